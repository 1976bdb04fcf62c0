// Made from sarai.games.marco_polo by `python -m sarai.server.typescript`; change it there.

export interface Bag {
  number: number;
  size: number;
  cards?: Record<string, number>;
}

export interface Board {
  width: number;
  height: number;
  locations: Record<string, Location>;
  legs: Leg[];
  spaces: Record<string, Space>;
  room: number;
  posts: number[];
  track: number[];
  shields: Record<string, number>;
  goals: Record<string, string[]>;
  costs: Record<string, Record<string, number>>;
  contracts: Record<string, Contract>;
  signs: Record<string, Sign[]>;
}

export interface Contract {
  colour: string;
  asks: Record<string, number>;
  gives: Sign[];
}

export interface Deck {
  bags: Bag[];
  next_bag: number;
}

export interface Die {
  colour: string;
  value: number;
}

export interface Doing {
  task: string;
  todo: string[];
  bonuses: string[];
  space: string;
  picked: string[];
  lowest: number;
  choice: number;
  incoming: string;
  taken: string[];
  movement: Movement;
  payment: Payment;
}

export interface Due {
  coins: number;
  camels: number;
  jade: number;
}

export interface Heap {
  size: number;
  cards?: Record<string, number>;
}

export interface Leg {
  ends: string[];
  via: number[][];
  seal: string;
  cost: Sign[];
}

export interface Location {
  kind: string;
  x: number;
  y: number;
  shield: string;
  action: string;
  space: string;
  marker: boolean;
  outpost: boolean;
}

export interface Movement {
  planning: boolean;
  at: string;
  figure: number;
  other_ended_at: string;
  second_half: boolean;
  steps: number;
  legs: number;
  passed: string[];
  oases: string[];
  posts: string[];
  extra_post: boolean;
  may_stay: boolean;
}

export interface Payment {
  purpose: string;
  coins: number;
  camels: number;
  jade: number;
  jade_for_coins: number;
}

export interface Reach {
  places: Record<string, Due>;
}

export interface Shown {
  phase: string;
  stage: string;
  round: number;
  turn: string;
  first: string;
  hourglass: string;
  highest: string;
  deciding: string[];
  travellers: Traveller[];
  spaces: Record<string, Die[]>;
  black_dice: number;
  black_rolled: number[];
  offers: string[];
  next_offers: string[];
  contracts: Record<string, string[]>;
  city_cards: Record<string, string>;
  area: string[];
  markers: Record<string, string>;
  outposts: Record<string, string>;
  characters: string[];
  red_pile: Deck;
  city_pile: Deck;
  offer_piles: Deck[];
  blue_left: Heap;
  goals_left: Heap;
  box: Record<string, number>;
  acted: boolean;
  bought: boolean;
  bagged: number;
  idle: number;
  fresh: string[];
  doing: Doing;
  end: string;
}

export interface Sign {
  icon?: string;
  shield?: string;
  text?: string;
  look?: string;
}

export interface Space {
  icon: string;
  dice: number;
  places: number;
  least: number;
  rising: boolean;
  colour: string;
  book: number;
  city: string;
  asks: Sign[];
  gives: Sign[];
}

export interface Traveller {
  seat: string;
  character: string;
  points: number;
  stocks: Record<string, number>;
  dice: number[];
  black_dice: number[];
  figures: string[];
  posts: string[];
  seals: Record<string, string>;
  contracts: string[];
  completed: string[];
  outposts: string[];
  shields: number;
  goal_cards: number;
  goals?: string[];
}
