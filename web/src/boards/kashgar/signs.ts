import type { Phrase } from "../../words/phrases";

/** An icon with a number, or a word between icons. `card` is a card that has a name of its own. */
export interface Sign {
  icon?: string;
  text?: string;
  /** Whether it is a price that is paid, or a joint between others. */
  look?: "cost" | "joint";
  card?: string;
}

const joint = (text: string): Sign => ({ text, look: "joint" });

function joined(groups: Sign[][], between: string): Sign[] {
  return groups.flatMap((group, index) => (index && between ? [joint(between), ...group] : group));
}

/** What a phrase says, in icons; null if it has no picture, so that its words are shown. */
export function signsOf(phrase: Phrase): Sign[] | null {
  const args = phrase.args ?? {};
  const count = Number(args.count ?? 0);
  const stock = String(args.stock ?? "");
  const part = (name: string, between: string): Sign[] | null => {
    const groups = (phrase.parts?.[name] ?? []).map(signsOf);
    return groups.every((group) => group !== null) ? joined(groups, between) : null;
  };
  const choice = phrase.joint === " / " ? "/" : "";
  const after = (first: Sign[], rest: Sign[] | null): Sign[] | null => rest && [...first, ...rest];
  switch (phrase.key.replace("kashgar-says-", "")) {
    case "free":
      return part("does", "›");
    case "for": {
      const cost = part("cost", "")?.map((sign): Sign => ({ ...sign, look: "cost" }));
      const does = part("does", "›");
      return cost && does ? [...cost, joint("→"), ...does] : null;
    }
    case "list":
      return part("items", "");
    case "nothing":
      return [{ icon: "free" }];
    case "amount":
      return [{ icon: stock, text: String(count) }];
    case "amount-spice":
    case "any-spice":
      return [{ icon: "spice", text: String(count) }];
    case "increase":
    case "set":
      return part("stocks", choice);
    case "increases":
      return [{ icon: stock, text: `+${count}` }];
    case "increases-spice":
      return [{ icon: "spice", text: `+${count}` }];
    case "sets":
      return [{ icon: stock, text: `=${count}` }];
    case "sets-spice":
      return [{ icon: "spice", text: `=${count}` }];
    case "per-card":
      return after([{ icon: "caravan" }, joint("×")], part("stocks", choice));
    case "exchange":
      return [
        { icon: stock, text: `≤${count}`, look: "cost" },
        joint("→"),
        { icon: String(args.other_stock), text: `×${args.rate}` },
      ];
    case "draw":
      return [{ icon: String(args.deck), text: String(count) }, joint("→"), { icon: "card", text: String(args.kept) }];
    case "take-discarded":
      return [{ icon: "discard" }, joint("→"), { icon: "card", text: "1" }];
    case "complete-open":
      return after([{ icon: "complete" }], part("kinds", "/"));
    case "complete-drawn":
      return after(
        [
          { icon: "contract", text: String(count) },
          joint("→"),
          { icon: "complete", text: Number(args.most) > 1 ? `≤${args.most}` : "" },
        ],
        part("kinds", "/"),
      );
    case "any-contract":
      return [];
    case "size":
      return [{ icon: String(args.size) === "special" ? "prestige" : String(args.size) }];
    case "named":
      return [{ card: String(args.contract) }];
    case "asking":
      return [{ icon: stock }];
    case "cheaper":
      return [{ icon: stock, text: `−${count}` }];
    case "for-nothing":
      return [{ icon: "free" }];
    case "without-mules":
      return [{ icon: "no-mules" }];
    case "remove":
      return args.whose === "own" ? [{ icon: "remove" }] : [{ icon: "rival" }, { icon: "remove" }];
    case "move": {
      const icon = args.end === "front" ? "back" : "front";
      return args.whose === "own" ? [{ icon }] : [{ icon: "rival" }, { icon }];
    }
    case "turn":
      return [{ icon: "turn" }];
    case "others-increase":
    case "others-set":
      return after([{ icon: "others" }], part("stocks", ""));
    case "others-lose":
      return after(
        [{ icon: "others" }],
        part("stocks", "")?.map((sign) => ({ ...sign, text: `−${sign.text}` })) ?? null,
      );
    case "take-from-rival":
      return after([{ icon: "rival" }, joint("→")], part("stocks", ""));
    case "pass-on":
      return [{ icon: "card" }, joint("→"), { icon: "rival" }];
    case "ready-patriarch":
      return [{ icon: "card", text: "+1", card: "patriarch" }];
    default:
      return null;
  }
}
