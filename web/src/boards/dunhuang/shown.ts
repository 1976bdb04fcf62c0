import type { View } from "../../net/types";

// The table as the game shows it: sarai.games.dunhuang.view.Shown.

export type Goods = Record<string, number>;

export interface Token {
  good: string;
  flipped: boolean;
}

export interface Merchant {
  seat: string;
  coins: number;
  prestige: number;
  tokens: Token[];
  shop: Goods;
  cards: number;
  hand?: Goods;
  drawn_cards: number;
  drawn?: Goods;
  removed_cards: number;
  removed?: Goods;
}

export interface Shown {
  phase: string;
  turn: string;
  first: string;
  deciding: string[];
  camel: string;
  steps: number;
  ring: { character: string; good?: string }[];
  pile: { number: number; size: number; goods?: Goods }[];
  discard: Goods;
  coins: number;
  prestige: number;
  merchants: Merchant[];
  last_round: boolean;
  end: string;
}

export const shownIn = (view: View): Shown => view.table as Shown;

export const started = (shown: Shown): boolean => shown.phase !== "keep-one" && shown.phase !== "place-camel";

export const camelAt = (shown: Shown): number => shown.ring.findIndex((space) => space.character === shown.camel);

export const pileSize = (shown: Shown): number => shown.pile.reduce((sum, bag) => sum + bag.size, 0);

/** What the goods of a table with so many seats lack; the rest of the pack is in play. */
const WITHOUT: Record<number, string[]> = { 2: ["gold", "wool", "silk"], 3: ["gold", "silk"] };

export function middleTokens(shown: Shown, pieces: readonly string[]): string[] {
  const held = new Set(shown.merchants.flatMap((merchant) => merchant.tokens.map((token) => token.good)));
  const without = WITHOUT[shown.merchants.length] ?? [];
  return pieces.filter((good) => !held.has(good) && !without.includes(good));
}

/** Points that everybody can see: tokens and prestige. */
export const openPoints = (merchant: Merchant, perToken: number): number =>
  merchant.tokens.length * perToken + merchant.prestige;

export const tokensToWin = (seats: number): number => (seats === 2 ? 5 : 4);

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

/** Where an action points at, whether it is possible or not: the twin of Dunhuang.target. */
export function targetOf(action: string, shown: Shown, seat: number): string | null {
  const [family, what = ""] = action.split(" ");
  switch (family) {
    case "camel":
      return `market:${(camelAt(shown) + Number(what)) % shown.ring.length}`;
    case "take":
    case "start": {
      const space = shown.ring.findIndex((one) => one.character === what);
      return space < 0 ? null : `market:${space}`;
    }
    case "place":
      return `${what}:${seat}`;
    case "trade":
      return `hand:${"ABCD".indexOf(what)}`;
    case "lift":
    case "flip":
      return `shop:${seat}:${what}`;
    case "discard":
      return shown.phase === "discard-from-shop" ? `shop:${seat}:${what}` : `hand:${seat}:${what}`;
    case "keep":
      return `drawn:${seat}:${what}`;
    case "lay":
    case "give":
      return `hand:${seat}:${what}`;
    case "use":
      return `character:${camelAt(shown)}`;
    case "coins":
      return "coins";
    default:
      return null;
  }
}
