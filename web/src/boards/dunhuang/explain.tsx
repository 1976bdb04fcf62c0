import { GoodIcon } from "../../icons/goods";
import { Mark } from "../../icons/marks";
import type { Asked, Explained } from "../board";
import { CharacterIcon } from "./icons";
import { boardIn, camelAt, pileSize, type Shown, shownIn, started } from "./shown";

/** A thing that is asked about: which of its kind, beside what, at which table. */
interface Thing extends Asked {
  shown: Shown;
  what: string;
  beside: string;
}

type Tell = (thing: Thing) => Explained | null;

/** For what always has the same mark and the same words. */
const marked =
  (mark: string, title: string, text: string): Tell =>
  ({ words }) => ({ title: words.text(title), icon: <Mark name={mark} size={28} />, text: [words.text(text)] });

const TELLS: Record<string, Tell> = {
  character: ({ view, words, shown, what }) => {
    const board = boardIn(words);
    const begun = started(shown, board);
    const here = begun && shown.camel === what;
    const away = (shown.ring.findIndex((space) => space.character === what) - camelAt(shown) + 8) % 8 || 8;
    const text = [words.text(`dunhuang-character-${what}.does`)];
    if (here) text.push(words.text("web-dunhuang-camel-here"));
    else if (begun && !view.standings)
      text.push(words.text("web-dunhuang-away", { steps: away, cost: Math.max(0, away - board.free_steps) }));
    return { title: words.name("character", what), icon: <CharacterIcon character={what} size={28} />, text };
  },
  good: ({ words, info, shown, what, beside }) => {
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
        shops.length ? `${words.text("web-dunhuang-shops")} ${shops.join("; ")}.` : words.text("web-dunhuang-no-shop"),
        ...(beside ? [`${words.name("character", beside)}: ${words.text(`dunhuang-character-${beside}.does`)}`] : []),
      ],
    };
  },
  space: ({ words, what }) => ({ title: words.name("character", what), text: [words.text("web-dunhuang-no-card")] }),
  pile: ({ words, shown }) => ({
    title: words.text("dunhuang-board-pile", { count: pileSize(shown) }),
    text: [words.text("web-dunhuang-pile"), words.text("dunhuang-rules-end")],
  }),
  coins: ({ words, shown }) => ({
    title: words.text("dunhuang-board-supply", { coins: shown.coins, prestige: shown.prestige }),
    icon: <Mark name="coin" size={28} />,
    text: [words.text("web-dunhuang-coins")],
  }),
  prestige: ({ words, shown }) => ({
    title: words.text("dunhuang-board-prestige", { count: shown.prestige }),
    icon: <Mark name="prestige" size={28} />,
    text: [words.text("web-dunhuang-prestige")],
  }),
  purse: marked("coin", "web-dunhuang-purse", "web-dunhuang-coins"),
  fame: marked("prestige", "dunhuang-points-prestige", "web-dunhuang-prestige"),
  steps: ({ words }) => ({ title: words.text("web-topic-turn"), text: [words.text("dunhuang-rules-turn")] }),
  middle: marked("token", "dunhuang-board-middle", "dunhuang-rules-tokens"),
  tokens: marked("token", "dunhuang-board-tokens", "dunhuang-rules-tokens"),
  discard: ({ words }) => ({ title: words.text("dunhuang-board-discard"), text: [words.text("web-dunhuang-discard")] }),
  hand: ({ words, shown, what }) => {
    const merchant = shown.merchants[Number(what)];
    return {
      title: `${words.text("dunhuang-board-hand")}: ${words.seat(Number(what))}`,
      icon: <Mark name="cards" size={28} />,
      text: [
        words.text("dunhuang-board-hidden-cards", { count: merchant?.cards ?? 0 }),
        words.text("web-dunhuang-hidden-hand"),
      ],
    };
  },
  camel: ({ words }) => ({ title: words.text("web-dunhuang-camel"), text: [words.text("web-dunhuang-camel-does")] }),
};

/** What things on the board mean. */
export function explain(thing: string, asked: Asked): Explained | null {
  const [kind = "", what = "", beside = ""] = thing.split(":");
  return TELLS[kind]?.({ ...asked, shown: shownIn(asked.view), what, beside }) ?? null;
}
