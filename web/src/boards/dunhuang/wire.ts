// Made from sarai.games.dunhuang by `python -m sarai.server.typescript`; change it there.

export interface Bag {
  number: number;
  size: number;
  goods?: Record<string, number>;
}

export interface Board {
  steps: Record<string, number>;
  free_steps: number;
  goods_to_win: number;
  points: Record<string, number>;
  tiles: string[][];
}

export interface Merchant {
  seat: string;
  coins: number;
  prestige: number;
  tokens: Token[];
  shop: Record<string, number>;
  cards: number;
  hand?: Record<string, number>;
  drawn_cards: number;
  drawn?: Record<string, number>;
  removed_cards: number;
  removed?: Record<string, number>;
}

export interface Shown {
  phase: string;
  turn: string;
  first: string;
  deciding: string[];
  camel: string;
  steps: number;
  ring: Space[];
  pile: Bag[];
  next_bag: number;
  discard: Record<string, number>;
  coins: number;
  prestige: number;
  merchants: Merchant[];
  chosen: number;
  partner: string;
  exchange: number;
  owed: number;
  thief: string;
  after_token: string;
  last_round: boolean;
  end: string;
}

export interface Space {
  character: string;
  good?: string;
}

export interface Token {
  good: string;
  flipped: boolean;
}
