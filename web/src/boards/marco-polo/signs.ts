import type { Phrase } from "../../words/phrases";

/** An icon with a number, or a word between icons. */
export interface Sign {
  icon?: string;
  /** A beast on a shield. */
  shield?: string;
  text?: string;
  look?: "cost" | "joint" | "die";
}

const joint = (text: string): Sign => ({ text, look: "joint" });
const joined = (groups: Sign[][], between: string): Sign[] =>
  groups.flatMap((group, index) => (index && between ? [joint(between), ...group] : group));

/** Which dice a row is for: 3, or 3–4. */
const dice = (args: Record<string, string | number>): Sign => ({
  look: "die",
  text: args.low === args.high ? String(args.low) : `${args.low}–${args.high}`,
});

const COUNTED: Record<string, string> = {
  contracts: "complete",
  posts: "post",
  shields: "shields",
  seals: "guild",
  "improved-seals": "improved",
};

/** What a phrase says, in icons; null for one that has no picture, so that its words are shown. */
export function signsOf(phrase: Phrase): Sign[] | null {
  const args = phrase.args ?? {};
  const count = Number(args.count ?? 0);
  const part = (name: string, between = ""): Sign[] | null => {
    const groups = (phrase.parts?.[name] ?? []).map(signsOf);
    return groups.every((group) => group !== null) ? joined(groups, between) : null;
  };
  const cost = (): Sign[] | null => part("pay")?.map((sign): Sign => ({ ...sign, look: "cost" })) ?? null;
  const both = (...parts: (Sign[] | null)[]): Sign[] | null =>
    parts.every((one) => one !== null) ? parts.flat() : null;
  const name = phrase.key.replace("marco-polo-says-", "");
  switch (name) {
    case "list":
      return part("items", phrase.joint === "; " ? "·" : "");
    case "amount":
      return [{ icon: String(args.stock), text: String(count) }];
    case "nothing":
      return [{ icon: "nothing" }];
    case "goods":
    case "different-goods":
    case "black-dice":
    case "move":
    case "contracts":
    case "pile-contracts":
    case "shields":
      return [{ icon: name, text: String(count) }];
    case "copy":
      return [{ icon: "copy" }];
    case "for":
      return both(cost(), [joint("→")], part("gives"));
    case "contract":
      return both(part("asks")?.map((sign): Sign => ({ ...sign, look: "cost" })) ?? null, [joint("→")], part("gives"));
    case "offer":
      return part("offers", "·");
    case "goal":
      return part("icons", "");
    case "goal-seal":
      return [{ icon: String(args.seal) }, { icon: "points", text: String(count) }];
    case "goal-shield":
      return [{ shield: String(args.shield) }];
    case "seal":
      return both(
        [{ look: "die", text: `${args.die}+` }],
        count ? [{ icon: "jade", text: String(count) }] : [],
        [joint("·"), { icon: "improved" }],
        cost(),
        [joint("→"), { icon: "again" }],
        part("gives"),
      );
    case "special":
      return both(part("gives"), [
        joint("·"),
        { icon: String(args.seal) },
        { look: "die", text: `${args.once}+` },
        ...(Number(args.twice) > 6 ? [] : [{ look: "die", text: `${args.twice}+` } as Sign, { text: "×2" }]),
      ]);
    case "trade":
      return part("trades", "/");
    case "die-times":
      return [{ text: "×" }, { icon: "die" }];
    case "times-row":
      return [dice(args), { text: `×${count}` }];
    case "markers-row":
      return [dice(args), { icon: "marker", text: String(count) }];
    case "steps-row":
      return [dice(args), { icon: "move", text: String(count) }];
    case "row":
      return both([dice(args)], part("gives"));
    case "count":
      return both(part("gives"), [
        { text: "×" },
        { icon: COUNTED[String(args.counts)] ?? "goal" },
        { text: "≤" },
        { icon: "die" },
      ]);
    case "gain":
      return both(part("gives"), [{ text: "×" }, { icon: "die" }]);
    case "seal-action":
      return both(cost(), [joint("→"), { icon: "guild" }]);
    case "markers":
      return [{ icon: "marker" }, { icon: "post" }];
    case "movement":
      return both([{ icon: "move" }], cost());
    case "needs-seal":
      return [{ icon: String(args.seal) }];
    default:
      return null;
  }
}

/** What a card brings or costs, as amounts: the items of its list. */
export const amountsOf = (phrases: readonly Phrase[] | undefined): Record<string, number> =>
  Object.fromEntries(
    (phrases ?? [])
      .filter((phrase) => phrase.key === "marco-polo-says-amount")
      .map((phrase) => [String(phrase.args?.stock), Number(phrase.args?.count)]),
  );
