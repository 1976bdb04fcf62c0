// What the server sends and takes. Names of things are ids; words are made from Fluent texts.

export type Args = Record<string, string | number>;

export interface Reason {
  key: string;
  args: Args;
  rule: string;
}

export interface Option {
  name: string;
  default: string;
  choices: string[];
  rule: string;
}

/** What a client must know of a game that is built. */
export interface GameInfo {
  id: string;
  playable: boolean;
  seats: [number, number];
  minutes: [number, number];
  options: Option[];
  pieces: string[];
  names: Record<string, string[]>;
  numbers: Record<string, number>;
  characters: string[];
  topics: string[];
  /** Numbers that texts speak of; those that depend on the number of seats stand under that number. */
  figures: Record<string, number | Record<string, number>>;
  board: boolean;
}

export interface ComingGame {
  id: string;
  title: string;
  seats: [number, number];
  minutes: [number, number];
}

export interface BotLevel {
  level: string;
  spec: string;
}

export interface House {
  games: GameInfo[];
  coming: ComingGame[];
  bots: BotLevel[];
  languages: string[];
}

export type SeatKind = "here" | "link" | "bot" | "open";

export interface Seat {
  name: string;
  kind: SeatKind;
  /** The bot that plays here; empty where a person does. */
  bot: string;
  mine: boolean;
  away: boolean;
  resigned?: boolean;
}

export interface ClockChoice {
  kind: "none" | "minutes" | "days";
  minutes?: number;
  increment?: number;
  days?: number;
}

export interface Table {
  id: string;
  game: string;
  seats: Seat[];
  options: Record<string, string>;
  clock: ClockChoice;
  open: boolean;
  aid: boolean;
  over: boolean;
  lines: number;
  started: number;
  rematch: string | null;
  branch_of: { id: string; n: number; imagined: boolean } | null;
  join_link: string | null;
  pack: string;
  commitment: string;
  seed: string | null;
}

export interface Choice {
  action: string;
  label: string;
  args: Record<string, string>;
  target: string;
}

export interface Prompt {
  kind: string;
  args: Args;
  choices: Choice[];
  default?: string;
  bench?: Record<string, Record<string, string[]>>;
}

export interface Knowledge {
  certain: Record<string, Record<string, number>>;
  groups: { places: string[]; pieces: Record<string, number> }[];
}

export interface Standings {
  reason: string;
  ranks: number[];
  points: Record<string, number>[];
}

export interface View {
  game: string;
  rules: number;
  pack: string;
  options: Record<string, string>;
  seats: number;
  seat: number;
  deciding: number;
  wakes: number;
  table: unknown;
  memory: Knowledge;
  prompt?: Prompt;
  standings?: Standings;
}

export interface Said {
  kind: string;
  /** Missing where the sentence needs none. */
  args?: Record<string, string | number | null>;
}

export interface Moved {
  moved: { piece: number | null; source: string; target: string };
}

export type Event = Said | Moved;

export interface Line {
  n: number;
  seat: number;
  text: string;
  at: number;
  events: Event[];
}

export type Undo = { to: number } | { reason: Reason };

export interface RunningClocks {
  left: number[];
  running: number[];
  wakes: number;
  now: number;
}

export type Clocks = { kind: "none" } | RunningClocks;

export interface Hello {
  kind: "hello";
  table: Table;
  seat: number;
  lines: Line[];
  view: View;
  prompt: number;
  undo: Undo;
  clocks: Clocks;
  paused: boolean;
  thinking: number[];
}

export interface NewLine {
  kind: "line";
  line: Line;
  view: View;
  prompt: number;
  undo: Undo;
  clocks: Clocks;
}

export type Answer =
  | { kind: "done"; id: string }
  | { kind: "refused"; id: string; reason: Reason; said: string }
  | { kind: "why"; id: string; reasons: Record<string, Reason> }
  | { kind: "foreseen"; id: string; action: string; events: Event[] };

export type News =
  | { kind: "seats"; seats: Seat[] }
  | { kind: "thinking"; seats: number[] }
  | { kind: "paused"; paused: boolean; by: number }
  | { kind: "offered"; what: string; by: number; seat: number; bot: string };

export type Frame = Hello | NewLine | Answer | News;

export type Command =
  | { do: "answer"; prompt: number; action: string }
  | { do: "undo"; prompt: number }
  | { do: "resign" }
  | { do: "pause" }
  | { do: "resume" }
  | { do: "back" }
  | { do: "bot"; seat: number; bot: string }
  | { do: "why"; family?: string }
  | { do: "foresee"; action: string };

export const isMoved = (event: Event): event is Moved => "moved" in event;
