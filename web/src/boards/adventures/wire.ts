// Made from sarai.games.adventures by `python -m sarai.server.typescript`; change it there.

export interface Arrival {
  seat: string;
  map: string;
  doing: string;
  time: number;
  cause: string;
  place: number;
  route: string[];
  layout: Record<string, string>;
  goods: Bought[];
  before: number;
  goods_points: number;
  rank_points: number;
  length_points: number;
}

export interface Board {
  rounds: number;
  rows: number[];
  sides: Side[];
  hexes: Hex[];
  ways: Record<string, string[]>;
}

export interface Bought {
  good: string;
  x: number;
  y: number;
  meaning: number;
  edges: string[];
  times: number;
  points: number;
}

export interface Circle {
  good: string;
  x: number;
  y: number;
}

export interface City {
  id: string;
  hex: string;
  side: string;
  marked: boolean;
}

export interface Hex {
  name: string;
  x: number;
  y: number;
  beyond: Record<string, string>;
}

export interface LastRound {
  round: number;
  card: string;
  cities: string[];
  prices: Record<string, number>;
  arrivals: Arrival[];
}

export interface Merchant {
  seat: string;
  score: number;
  points: Points;
  doing: string;
  tiles: number;
  commands: number;
  opened: number;
  time: number;
  has_map: boolean;
  bonus: Record<string, number>;
  layout?: Record<string, string>;
  map?: RoughMap;
  par?: number;
}

export interface Points {
  goods: number;
  rank: number;
  length: number;
  spared: number;
}

export interface RoughMap {
  id: string;
  circles: Circle[];
}

export interface Sand {
  ends: number;
  seconds: number;
  step: number;
}

export interface Shown {
  phase: string;
  round: number;
  card: string;
  icons: string[];
  cities: City[];
  prices: Record<string, number>;
  deciding: string[];
  started: number;
  merchants: Merchant[];
  cards_left: number;
  cards?: string[];
  maps_left: number[];
  maps?: string[][];
  used: string[];
  box: Record<string, number>;
  gone: Record<string, number>;
  keys?: Record<string, number[]>;
  last?: LastRound;
}

export interface Side {
  name: string;
  opposite: string;
  x: number;
  y: number;
}
