import { Mark } from "../../icons/marks";
import type { Words } from "../../words/words";
import type { Asked, Explained } from "../board";
import { missingWords } from "./card";
import { contractOf, personOf, worthOf } from "./cards";
import { Glyph } from "./glyphs";
import { Portrait } from "./persons";
import { type Counts, type Merchant, type Shown, STOCKS, shownIn, total } from "./shown";

/** A thing that is asked about: which of its kind, or whose, at which table. */
interface Thing extends Asked {
  shown: Shown;
  what: string;
  number: string;
  merchant: Merchant | undefined;
  /** The merchant who asks. */
  mine: Merchant | undefined;
}

const named = (cards: Counts, words: Words): string =>
  Object.entries(cards)
    .map(([id, count]) => words.name("good", id) + (count > 1 ? ` ×${count}` : ""))
    .join(", ");

type Tell = (thing: Thing) => Explained | null;

const TELLS: Record<string, Tell> = {
  person: ({ words, what }) => ({
    title: words.name("good", what),
    icon: <Portrait id={what} size={40} />,
    text: (words.cards[what]?.parts?.lines ?? [])
      .filter((line) => line.key !== "kashgar-says-points" || line.args?.count)
      .map((line) => words.phrase(line)),
  }),
  deed: ({ words, what }) => {
    const [person = "", source] = what.split(".");
    const parting = source === "parting";
    return {
      title: words.name("good", person),
      icon: <Glyph name={parting ? "parting" : "use"} size={26} />,
      text: [
        `${words.text(parting ? "web-kashgar-part" : "web-kashgar-use")}: ${words.card(what)}.`,
        words.text(parting ? "web-kashgar-part.does" : "web-kashgar-use.does"),
      ],
    };
  },
  pass: ({ words }) => ({ title: words.text("web-kashgar-pass"), text: [words.text("web-kashgar-pass.does")] }),
  contract: ({ words, what, mine }) => {
    const contract = contractOf(words.game, what);
    return {
      title: words.name("good", what),
      icon: <Glyph name="contract" size={28} />,
      text: [words.card(what), ...(mine ? [missingWords(contract, mine.stocks, words)] : [])],
    };
  },
  stock: ({ words, shown, what }) => {
    const have = shown.merchants.map((one, seat) => `${words.seat(seat)} ${one.stocks[what] ?? 0}`);
    const wanted = shown.market.filter((id) => id && contractOf(words.game, id).price[what]);
    const text = [`${have.join(", ")}.`, words.text("web-kashgar-stock", { kind: what })];
    if (wanted.length)
      text.push(words.text("web-kashgar-wanted", { contracts: wanted.map((id) => words.name("good", id)).join(", ") }));
    return { title: words.name("stock", what), icon: <Glyph name={what} size={28} />, text };
  },
  stocks: ({ words, what, merchant }) => ({
    title: words.seat(Number(what)),
    text: [STOCKS.map((stock) => `${words.name("stock", stock)} ${merchant?.stocks[stock] ?? 0}`).join(", ")],
  }),
  caravan: ({ words, what, number, merchant }) => {
    const row = merchant?.caravans[Number(number)] ?? [];
    return {
      title: words.text("web-kashgar-caravan-of", { seat: words.seat(Number(what)), number: Number(number) + 1 }),
      icon: <Glyph name="caravan" size={26} />,
      text: [
        row.map((id) => words.name("good", id)).join(", ") || words.text("web-kashgar-empty-caravan"),
        words.text("web-kashgar-queue"),
      ],
    };
  },
  persons: ({ words, merchant }) => {
    const standing = merchant?.caravans.flat() ?? [];
    const persons = standing.reduce((sum, id) => sum + worthOf(personOf(words.game, id), merchant?.contracts ?? []), 0);
    return {
      title: words.text("web-kashgar-points", { count: merchant?.points ?? 0 }),
      icon: <Mark name="prestige" size={28} />,
      text: [
        words.text("web-kashgar-points-from", { contracts: (merchant?.points ?? 0) - persons, persons }),
        words.text("kashgar-rules-goal"),
      ],
    };
  },
  completed: ({ words, merchant }) => {
    const done = merchant?.contracts ?? [];
    return {
      title: words.text("web-kashgar-completed", { count: done.length }),
      icon: <Glyph name="complete" size={28} />,
      text: [
        done.map((id) => `${words.name("good", id)} (${contractOf(words.game, id).points})`).join(", ") ||
          words.text("web-kashgar-none-yet"),
      ],
    };
  },
  road: ({ words, shown }) => ({
    title: words.text("web-kashgar-road", { goal: Number(words.game?.figures.goal ?? 25) }),
    text: [
      `${shown.merchants
        .map((one, seat) => words.text("web-kashgar-has", { seat: words.seat(seat), count: one.points }))
        .join(", ")}.`,
      words.text("kashgar-rules-end"),
    ],
  }),
  deck: ({ words, table, shown, what }) => {
    const size = { standard: shown.standard, special: shown.special, contract: shown.contracts }[what];
    return {
      title: words.text("web-kashgar-deck", {
        deck: words.name("deck", what),
        count: size?.bags.reduce((sum, bag) => sum + bag.size, 0) ?? 0,
      }),
      icon: <Glyph name={what} size={28} />,
      text: [words.text(`web-kashgar-deck-${what}`, { empty: table.options["empty-deck"] ?? "reshuffle" })],
    };
  },
  discard: ({ words, shown }) => ({
    title: words.text("web-kashgar-discard", { count: total(shown.discard) }),
    icon: <Glyph name="discard" size={28} />,
    text: [
      named(shown.discard, words) || words.text("web-kashgar-discard-empty"),
      words.text("web-kashgar-discard.does"),
    ],
  }),
  box: ({ words, shown }) => ({
    title: words.text("web-kashgar-box", { count: total(shown.box) }),
    icon: <Glyph name="parting" size={28} />,
    text: [named(shown.box, words) || words.text("web-kashgar-none-yet")],
  }),
  points: (thing) => TELLS.persons!(thing),
};

/** What things on the board mean. */
export function explain(thing: string, asked: Asked): Explained | null {
  const [kind = "", what = "", number = ""] = thing.split(":");
  const shown = shownIn(asked.view);
  const of = { what, number, merchant: shown.merchants[Number(what)], mine: shown.merchants[asked.view.seat] };
  return TELLS[kind]?.({ ...asked, ...of, shown }) ?? null;
}
