// Made from sarai.games.kashgar by `python -m sarai.server.typescript`; change it there.

export interface Bag {
  number: number;
  size: number;
  cards?: Record<string, number>;
}

export interface ContractCard {
  size: string;
  points: number;
  mules: number;
  price: Record<string, number>;
  spices: number[];
}

export interface Deck {
  bags: Bag[];
  next_bag: number;
}

export interface Doing {
  card: string;
  caravan: number;
  parting: boolean;
  deed: number;
  step: number;
  left: number;
  contract: string;
  rival: string;
  target: number;
}

export interface Drawn {
  deck: string;
  count: number;
  cards?: Record<string, number>;
}

export interface Merchant {
  seat: string;
  points: number;
  rose: number;
  stocks: Record<string, number>;
  caravans: string[][];
  contracts: string[];
}

export interface PersonCard {
  points: number;
  points_per: string;
  must: boolean;
  caravan: string[];
  parting: string[];
}

export interface Printed {
  persons: Record<string, PersonCard>;
  contracts: Record<string, ContractCard>;
}

export interface Shown {
  phase: string;
  turn: string;
  first: string;
  round: number;
  deciding: string[];
  market: string[];
  merchants: Merchant[];
  standard: Deck;
  special: Deck;
  contracts: Deck;
  discard: Record<string, number>;
  box: Record<string, number>;
  unused?: Record<string, number>;
  unused_cards: number;
  ready: boolean;
  drawn?: Drawn;
  doing?: Doing;
  moment: number;
  last_round: boolean;
  end: string;
}
