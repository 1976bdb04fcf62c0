import type { GameInfo } from "../../net/types";
import { type Counts, SPICES } from "./shown";
import type { ContractCard, PersonCard, Printed } from "./wire";

export type { ContractCard, PersonCard } from "./wire";

// What is printed on the cards of the table's pack.

const printedIn = (game: GameInfo | null): Printed | undefined => game?.board as Printed | undefined;

const BLANK_PERSON: PersonCard = { points: 0, points_per: "", must: false, caravan: [], parting: [] };
const BLANK_CONTRACT: ContractCard = { size: "", points: 0, mules: 0, price: {}, spices: [] };

export const isPerson = (game: GameInfo | null, id: string): boolean => id in (printedIn(game)?.persons ?? {});

export const personOf = (game: GameInfo | null, id: string): PersonCard => printedIn(game)?.persons[id] ?? BLANK_PERSON;

export const contractOf = (game: GameInfo | null, id: string): ContractCard =>
  printedIn(game)?.contracts[id] ?? BLANK_CONTRACT;

/** What a person in a caravan is worth to whoever has completed these contracts. */
export const worthOf = (person: PersonCard, contracts: readonly string[]): number =>
  person.points + contracts.filter((one) => one === person.points_per).length;

export interface Missing {
  /** What is missing of each stock; `mules` as far as the condition or the price asks for more than there are. */
  stocks: Counts;
  /** What is missing for the symbols, paid in the way that lacks least. */
  spices: number;
  /** All of it together; 0: it can be completed. */
  in_all: number;
}

/** What stocks lack for a contract at its own price (K9: the mules must be there before anything is paid). */
export function missing(contract: ContractCard, stocks: Counts): Missing {
  const lacking: Counts = {};
  const left: Counts = {};
  for (const [stock, have] of Object.entries(stocks)) {
    const need = Math.max(contract.price[stock] ?? 0, stock === "mules" ? contract.mules : 0);
    if (need > have) lacking[stock] = need - have;
    left[stock] = Math.max(0, have - (contract.price[stock] ?? 0));
  }
  const spices = lackingFor(
    contract.spices,
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
