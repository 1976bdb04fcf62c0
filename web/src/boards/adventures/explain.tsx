import { Mark } from "../../icons/marks";
import type { Asked, Explained } from "../board";
import { MarketSign } from "./drawing";
import { gridIn } from "./grid";
import { WareIcon } from "./icons";
import { type Merchant, type Shown, sandOf, shownIn } from "./shown";
import { BonusIcon } from "./tiles";

/** A thing that is asked about: which of its kind, or whose, at which table. */
interface Thing extends Asked {
  shown: Shown;
  what: string;
  merchant: Merchant | undefined;
}

type Tell = (thing: Thing) => Explained | null;

const TELLS: Record<string, Tell> = {
  price: ({ words, shown, what }) => {
    const price = shown.prices[what] ?? 0;
    return {
      title: words.name("good", what),
      icon: <WareIcon ware={what} size={32} />,
      text: [words.text("web-adventures-price-says", { price: Math.abs(price), sign: price < 0 ? "minus" : "plus" })],
    };
  },
  sign: ({ words, what }) => ({
    title: words.text("web-adventures-sign-title"),
    icon: <MarketSign sign={what} />,
    text: [words.text("web-adventures-sign", { does: words.name("icon", what) })],
  }),
  sand: ({ view, words, shown }) => {
    const mine = shown.merchants[view.seat];
    const sand = mine && sandOf(view, mine);
    if (!sand) return null;
    return {
      title: words.text("web-adventures-sand", { count: sand.left }),
      text: [words.text("web-adventures-sand-says", { step: sand.step })],
    };
  },
  bonus: ({ words, what }) => ({
    title: words.name("tile", `bonus-${what}`),
    icon: <BonusIcon shape={what} words={words} size={40} />,
    text: [words.text("adventures-rules-bonus")],
  }),
  points: ({ view, words, merchant }) => ({
    title: words.text("web-adventures-points", { count: merchant?.score ?? 0 }),
    icon: <Mark name="prestige" size={28} />,
    text: [
      `${Object.entries(merchant?.points ?? {})
        .map(([name, count]) => `${words.text(`adventures-points-${name}`)} ${count}`)
        .join(", ")}.`,
      ...(view.seats === 1 ? [words.text("web-adventures-par", { count: merchant?.par ?? 0 })] : []),
    ],
  }),
  laid: ({ words, merchant }) => ({
    title: words.text("web-adventures-has-laid", { count: merchant?.tiles ?? 0 }),
    text: [words.text("web-adventures-changes", { count: merchant?.commands ?? 0 })],
  }),
  doing: ({ words, what, merchant }) => ({
    title: words.seat(Number(what)),
    text: [words.text(`web-adventures-${merchant?.doing ?? "set"}`)],
  }),
  steps: ({ words, shown }) => ({
    title: words.text("web-step", { at: shown.round, of: gridIn(words).board.rounds }),
    text: [words.text("adventures-rules-goal")],
  }),
};

/** What things on the board mean. */
export function explain(thing: string, asked: Asked): Explained | null {
  const [kind = "", what = ""] = thing.split(":");
  const shown = shownIn(asked.view);
  return TELLS[kind]?.({ ...asked, shown, what, merchant: shown.merchants[Number(what)] }) ?? null;
}
