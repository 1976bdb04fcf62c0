import type { View } from "../../net/types";
import { LETTERS } from "../../words/words";
import type { Deck, Shown } from "./wire";

export type { Deck, Merchant, Shown } from "./wire";

export type Counts = Record<string, number>;

export const SPICES = ["ginger", "cloves", "pepper", "anise", "cinnamon"];
export const STOCKS = [...SPICES, "gold", "mules"];

export const shownIn = (view: View): Shown => view.table as Shown;

export const sizeOf = (deck: Deck): number => deck.bags.reduce((sum, bag) => sum + bag.size, 0);

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Where an action points at, whether it is possible or not: the twin of Kashgar.target. */
export function targetOf(action: string, shown: Shown, seat: number): string | null {
  const [family, what = ""] = action.split(" ");
  const rival = shown.doing ? LETTERS.indexOf(shown.doing.rival) : seat;
  switch (family) {
    case "use":
    case "part":
    case "pass":
      return `caravans:${seat}:${Number(what) - 1}`;
    case "caravan":
      return `caravans:${rival}:${Number(what) - 1}`;
    case "pay":
    case "raise":
    case "set":
      return `stocks:${seat}:${what}`;
    case "rival":
      return `merchant:${LETTERS.indexOf(what)}`;
    case "keep":
      return `drawn:${seat}:${what}`;
    case "take":
      return `discard:${what}`;
    case "remove":
      return `caravans:${rival}:${shown.doing?.target ?? 0}:${what}`;
    case "fulfil": {
      const open = shown.market.indexOf(what);
      return shown.phase === "fulfil-drawn" || open < 0 ? `drawn:${seat}:${what}` : `market:${open}`;
    }
    default:
      return null;
  }
}

/** The row of the front card that stands for an action: `caravans:0:1:use:2`. */
export function partOf(action: string, seat: number): string | null {
  const [family = "", caravan = "", deed = "1"] = action.split(" ");
  return ["use", "part", "pass"].includes(family) ? `caravans:${seat}:${Number(caravan) - 1}:${family}:${deed}` : null;
}
