import { GoodIcon } from "../../icons/goods";
import { Mark } from "../../icons/marks";
import type { Asked, Explained } from "../board";
import { CharacterIcon } from "./icons";
import { boardIn, camelAt, pileSize, shownIn, started } from "./shown";

/** What things on the board mean. */
export function explain(thing: string, { view, words, info }: Asked): Explained | null {
  const [kind, what = "", beside = ""] = thing.split(":");
  const shown = shownIn(view);
  switch (kind) {
    case "character": {
      const board = boardIn(words);
      const begun = started(shown, board);
      const here = begun && shown.camel === what;
      const away = (shown.ring.findIndex((space) => space.character === what) - camelAt(shown) + 8) % 8 || 8;
      const text = [words.text(`dunhuang-character-${what}.does`)];
      if (here) text.push(words.text("web-dunhuang-camel-here"));
      else if (begun && !view.standings)
        text.push(words.text("web-dunhuang-away", { steps: away, cost: Math.max(0, away - board.free_steps) }));
      return { title: words.name("character", what), icon: <CharacterIcon character={what} size={28} />, text };
    }
    case "good": {
      const number = info.numbers[what] ?? 0;
      const shops = shown.merchants.flatMap((merchant, seat) => {
        const count = merchant.shop[what] ?? 0;
        const token = merchant.tokens.find((one) => one.good === what);
        if (!count && !token) return [];
        return [
          words.text("web-dunhuang-shop-has", {
            seat: words.seat(seat),
            count,
            token: token ? (token.flipped ? "flipped" : "yes") : "no",
          }),
        ];
      });
      return {
        title: `${words.name("good", what)} ${number}`,
        icon: <GoodIcon good={what} size={28} />,
        text: [
          words.text("web-dunhuang-good", { number }),
          shops.length
            ? `${words.text("web-dunhuang-shops")} ${shops.join("; ")}.`
            : words.text("web-dunhuang-no-shop"),
          ...(beside ? [`${words.name("character", beside)}: ${words.text(`dunhuang-character-${beside}.does`)}`] : []),
        ],
      };
    }
    case "space":
      return { title: words.name("character", what), text: [words.text("web-dunhuang-no-card")] };
    case "pile":
      return {
        title: words.text("dunhuang-board-pile", { count: pileSize(shown) }),
        text: [words.text("web-dunhuang-pile"), words.text("dunhuang-rules-end")],
      };
    case "coins":
      return {
        title: words.text("dunhuang-board-supply", { coins: shown.coins, prestige: shown.prestige }),
        icon: <Mark name="coin" size={28} />,
        text: [words.text("web-dunhuang-coins")],
      };
    case "prestige":
      return {
        title: words.text("dunhuang-board-prestige", { count: shown.prestige }),
        icon: <Mark name="prestige" size={28} />,
        text: [words.text("web-dunhuang-prestige")],
      };
    case "purse":
      return {
        title: words.text("web-dunhuang-purse"),
        icon: <Mark name="coin" size={28} />,
        text: [words.text("web-dunhuang-coins")],
      };
    case "fame":
      return {
        title: words.text("dunhuang-points-prestige"),
        icon: <Mark name="prestige" size={28} />,
        text: [words.text("web-dunhuang-prestige")],
      };
    case "steps":
      return { title: words.text("web-topic-turn"), text: [words.text("dunhuang-rules-turn")] };
    case "middle":
      return {
        title: words.text("dunhuang-board-middle"),
        icon: <Mark name="token" size={28} />,
        text: [words.text("dunhuang-rules-tokens")],
      };
    case "tokens":
      return {
        title: words.text("dunhuang-board-tokens"),
        icon: <Mark name="token" size={28} />,
        text: [words.text("dunhuang-rules-tokens")],
      };
    case "discard":
      return { title: words.text("dunhuang-board-discard"), text: [words.text("web-dunhuang-discard")] };
    case "hand": {
      const merchant = shown.merchants[Number(what)];
      return {
        title: `${words.text("dunhuang-board-hand")}: ${words.seat(Number(what))}`,
        icon: <Mark name="cards" size={28} />,
        text: [
          words.text("dunhuang-board-hidden-cards", { count: merchant?.cards ?? 0 }),
          words.text("web-dunhuang-hidden-hand"),
        ],
      };
    }
    case "camel":
      return { title: words.text("web-dunhuang-camel"), text: [words.text("web-dunhuang-camel-does")] };
    default:
      return null;
  }
}
