import type { GameInfo, View } from "../../net/types";
import type { Words } from "../../words/words";
import type { Board, Merchant, Shown } from "./wire";

export type { Board, Merchant, Shown } from "./wire";

export type Goods = Record<string, number>;

export const shownIn = (view: View): Shown => view.table as Shown;

/** What the rules say about this pack. */
export const boardIn = (words: Words): Board => words.game?.board as Board;

/** Which of the five steps of a turn; 0 during set-up. */
export const stepOf = (shown: Shown, { steps }: Board): number => steps[shown.phase] ?? 0;

export const started = (shown: Shown, board: Board): boolean => stepOf(shown, board) > 0;

export const camelAt = (shown: Shown): number => shown.ring.findIndex((space) => space.character === shown.camel);

export const pileSize = (shown: Shown): number => shown.pile.reduce((sum, bag) => sum + bag.size, 0);

/** Tokens that nobody holds, of the goods in play with that many merchants. */
export function middleTokens(shown: Shown, info: GameInfo): string[] {
  const held = new Set(shown.merchants.flatMap((merchant) => merchant.tokens.map((token) => token.good)));
  const out = info.left_out[shown.merchants.length] ?? [];
  return info.pieces.filter((good) => !out.includes(good) && !held.has(good));
}

/** Points that everybody can see: tokens and prestige. */
export const openPoints = (merchant: Merchant, { points }: Board): number =>
  merchant.tokens.length * (points.tokens ?? 0) + merchant.prestige * (points.prestige ?? 0);
