import type { View } from "../../net/types";
import type { Deck, Shown } from "./wire";

export type { Deck, Merchant, Shown } from "./wire";

export type Counts = Record<string, number>;

export const SPICES = ["ginger", "cloves", "pepper", "anise", "cinnamon"];
export const STOCKS = [...SPICES, "gold", "mules"];

export const shownIn = (view: View): Shown => view.table as Shown;

export const sizeOf = (deck: Deck): number => deck.bags.reduce((sum, bag) => sum + bag.size, 0);

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
