import type { Cards, Phrase } from "../../words/phrases";
import { type Counts, SPICES } from "./shown";

// What is printed on a card, read from the phrases of which its text is made: so picture, text and rule cannot drift.

export interface Person {
  points: number;
  /** A contract's id: a point more for each own one. */
  per: string | null;
  /** The !: it cannot be passed. */
  must: boolean;
  caravan: Phrase[];
  parting: Phrase[];
}

export interface Contract {
  points: number;
  size: string;
  mules: number;
  price: Counts;
  /** The number on each symbol for any spice. */
  symbols: number[];
}

const argument = (phrase: Phrase | undefined, name: string): number => Number(phrase?.args?.[name] ?? 0);

export const isPerson = (cards: Cards, id: string): boolean => cards[id]?.key === "kashgar-says-person";

export function personOf(cards: Cards, id: string): Person {
  const lines = cards[id]?.parts?.lines ?? [];
  const of = (kind: string): Phrase[] =>
    lines.filter((line) => line.key === `kashgar-says-${kind}`).flatMap((line) => line.parts?.deed ?? []);
  const worth = lines.find((line) => line.key.startsWith("kashgar-says-points"));
  return {
    points: argument(worth, "count"),
    per: (worth?.args?.contract as string | undefined) ?? null,
    must: lines.some((line) => line.key === "kashgar-says-must"),
    caravan: of("caravan"),
    parting: of("parting"),
  };
}

export function contractOf(cards: Cards, id: string): Contract {
  const says = cards[id];
  const items = says?.parts?.price?.flatMap((list) => list.parts?.items ?? []) ?? [];
  const price: Counts = {};
  const symbols: number[] = [];
  for (const item of items) {
    const stock = item.args?.stock;
    if (stock) price[stock] = argument(item, "count");
    else if (item.key.endsWith("any-spice")) symbols.push(argument(item, "count"));
  }
  return {
    points: argument(says, "count"),
    size: String(says?.args?.size ?? ""),
    mules: argument(says, "mules"),
    price,
    symbols,
  };
}

/** What a person in a caravan is worth to whoever has completed these contracts. */
export const worthOf = (person: Person, contracts: readonly string[]): number =>
  person.points + (person.per ? contracts.filter((one) => one === person.per).length : 0);

export interface Missing {
  /** What is lacking of each stock; `mules` as far as the condition or the price asks for more than there are. */
  stocks: Counts;
  /** What is lacking for the symbols, in the way of paying them that lacks least. */
  spices: number;
  /** All of it together; 0: it can be completed. */
  in_all: number;
}

/** What stocks lack for a contract at its own price (K9: the mules must be there before anything is paid). */
export function missing(contract: Contract, stocks: Counts): Missing {
  const lacking: Counts = {};
  const left: Counts = {};
  for (const [stock, have] of Object.entries(stocks)) {
    const need = Math.max(contract.price[stock] ?? 0, stock === "mules" ? contract.mules : 0);
    if (need > have) lacking[stock] = need - have;
    left[stock] = Math.max(0, have - (contract.price[stock] ?? 0));
  }
  const spices = lackingFor(
    contract.symbols,
    SPICES.map((spice) => left[spice] ?? 0),
  );
  const named = Object.values(lacking).reduce((sum, count) => sum + count, 0);
  return { stocks: lacking, spices, in_all: named + spices };
}

/** Each symbol's whole number comes from one spice (K22); the way that lacks least. */
function lackingFor(symbols: readonly number[], left: readonly number[]): number {
  const [first, ...rest] = [...symbols].sort((a, b) => b - a);
  if (first === undefined) return 0;
  let least = Infinity;
  for (const [spice, have] of left.entries()) {
    const after = left.with(spice, Math.max(0, have - first));
    least = Math.min(least, Math.max(0, first - have) + lackingFor(rest, after));
    if (least === 0) break;
  }
  return least;
}
