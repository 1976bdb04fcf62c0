import type { GameInfo, View } from "../../net/types";
import type { Merchant, Shown } from "./wire";

export type { Merchant, Shown } from "./wire";

export type Goods = Record<string, number>;

export const shownIn = (view: View): Shown => view.table as Shown;

export const started = (shown: Shown): boolean => shown.phase !== "keep-one" && shown.phase !== "place-camel";

export const camelAt = (shown: Shown): number => shown.ring.findIndex((space) => space.character === shown.camel);

export const pileSize = (shown: Shown): number => shown.pile.reduce((sum, bag) => sum + bag.size, 0);

/** Tokens that nobody holds, of the goods that are in play with so many merchants. */
export function middleTokens(shown: Shown, info: GameInfo): string[] {
  const held = new Set(shown.merchants.flatMap((merchant) => merchant.tokens.map((token) => token.good)));
  const out = info.left_out[shown.merchants.length] ?? [];
  return info.pieces.filter((good) => !out.includes(good) && !held.has(good));
}

/** Points that everybody can see: tokens and prestige. */
export const openPoints = (merchant: Merchant, perToken: number): number =>
  merchant.tokens.length * perToken + merchant.prestige;

const STEPS: Record<string, number> = {
  "move-camel": 1,
  "pick-up": 2,
  "buddhist-price": 2,
  "manichean-defence": 2,
  over: 5,
};

/** Which of the five steps of a turn; 0 in set-up. */
export function stepOf(shown: Shown): number {
  if (!started(shown)) return 0;
  return STEPS[shown.phase] ?? 3;
}
