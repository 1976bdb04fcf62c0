// Made from sarai.server.wire by `python -m sarai.server.typescript`; change it there.

export interface BotLevel {
  level: string;
  spec: string;
}

export interface BranchOf {
  id: string;
  n: number;
  imagined: boolean;
}

export interface BranchWish {
  n: number;
  seat?: number;
  bots?: (string | null)[];
}

export interface Choice {
  action: string;
  label: string;
  args: Record<string, string>;
  target: string;
}

export interface ClockWish {
  kind?: "none" | "minutes" | "days";
  minutes?: number;
  increment?: number;
  days?: number;
}

export interface ClocksShown {
  kind: "none" | "minutes" | "days";
  left: number[];
  running: number[];
  wakes: number;
  now: number;
}

export interface DoAnswer {
  do: "answer";
  id: string;
  prompt: number;
  action: string;
}

export interface DoBack {
  do: "back";
  id: string;
}

export interface DoBot {
  do: "bot";
  id: string;
  seat: number;
  bot?: string;
}

export interface DoForesee {
  do: "foresee";
  id: string;
  action: string;
}

export interface DoPause {
  do: "pause";
  id: string;
}

export interface DoPing {
  do: "ping";
  id: string;
}

export interface DoResign {
  do: "resign";
  id: string;
}

export interface DoResume {
  do: "resume";
  id: string;
}

export interface DoUndo {
  do: "undo";
  id: string;
  prompt: number;
}

export interface DoWhy {
  do: "why";
  id: string;
  family?: string;
}

export interface Done {
  kind: "done";
  id: string;
}

export interface EventShown {
  kind?: string;
  args?: Record<string, number | string | null>;
  moved?: Movement;
}

export interface Foreseen {
  kind: "foreseen";
  id: string;
  action: string;
  events: EventShown[];
}

export interface GameBrief {
  id: string;
  seats: number[];
  playing_time: number[];
  figures: Record<string, number>;
  toy: boolean;
}

export interface GameShown {
  id: string;
  seats: number[];
  playing_time: number[];
  figures: Record<string, number>;
  toy: boolean;
  options: OptionShown[];
  pieces: string[];
  names: Record<string, string[]>;
  arguments: Record<string, string>;
  own_names: Record<string, boolean>;
  numbers: Record<string, number>;
  left_out: Record<string, string[]>;
  topics: string[];
  topics_unasked: Record<string, string>;
  figures_for: Record<string, Record<string, number>>;
  bots: BotLevel[];
  timed: boolean;
}

export interface Games {
  games: GameBrief[];
  languages: string[];
}

export interface Group {
  places: string[];
  pieces: Record<string, number>;
}

export interface Hello {
  kind: "hello";
  table: TableShown;
  seat: number;
  lines: LineShown[];
  view: View;
  prompt: number;
  undo: UndoShown;
  clocks: ClocksShown;
  paused: boolean;
  thinking: number[];
  offers: Offered[];
}

export interface JoinWish {
  token?: string;
  seat?: number | null;
  name?: string;
}

export interface Knowledge {
  certain: Record<string, Record<string, number>>;
  groups: Group[];
}

export interface LineFrame {
  kind: "line";
  line: LineShown;
  view: Seen;
  prompt: number;
  undo: UndoShown;
  clocks: ClocksShown;
}

export interface LineShown {
  n: number;
  seat: number;
  text: string;
  at: number;
  events: EventShown[];
  noted?: string;
  said?: string;
}

export interface LinesShown {
  lines: LineShown[];
}

export interface LinkWish {
  seat: number;
  anew?: boolean;
}

export interface Movement {
  piece: number | null;
  source: string;
  target: string;
}

export interface Offered {
  kind: "offered";
  what: "pause" | "bot";
  by: number;
  seat: number;
  bot: string;
}

export interface OptionShown {
  name: string;
  default: string;
  choices: string[];
  rule: string;
}

export interface Paused {
  kind: "paused";
  paused: boolean;
  by: number;
}

export interface Pong {
  kind: "pong";
  id: string;
}

export interface Promised {
  commitment: string;
}

export interface Prompt {
  kind: string;
  args: Record<string, number | string>;
  choices: Choice[];
  default?: string;
  workbench?: Record<string, Record<string, string[]>>;
  families: string[];
  topic: string;
  shows: unknown;
}

export interface RecordText {
  text: string;
}

export interface Refused {
  reason: Why;
  said: string;
}

export interface RefusedFrame {
  kind: "refused";
  id: string;
  reason: Why;
  said: string;
}

export interface Rematched {
  kind: "rematch";
  table: string;
}

export interface SeatChosen {
  seat: number;
}

export interface SeatLink {
  link: string;
}

export interface SeatShown {
  name: string;
  kind: "here" | "link" | "bot" | "open";
  bot: string;
  mine: boolean;
  away: boolean;
  gone_in: number;
  resigned: boolean;
}

export interface SeatWish {
  kind: "here" | "link" | "bot";
  name?: string;
  bot?: string;
}

export interface SeatsFrame {
  kind: "seats";
  seats: SeatShown[];
}

export interface Seen {
  deciding: number;
  wakes: number;
  table: unknown;
  memory: Knowledge;
  prompt?: Prompt;
  standings?: Standings;
}

export interface Standings {
  reason: string;
  ranks: number[];
  points: Record<string, number>[];
}

export interface TableShown {
  id: string;
  game: string;
  seats: SeatShown[];
  options: Record<string, string>;
  clock: ClockWish;
  open: boolean;
  aid: boolean;
  over: boolean;
  lines: number;
  started: number;
  host: boolean;
  begun: boolean;
  listed: boolean;
  branch_of: BranchOf | null;
  rematch: string | null;
  join_link: string | null;
  pack: string;
  commitment: string;
  seed: string | null;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  clock?: ClockWish;
  open?: boolean;
  aid?: boolean;
  promise?: string;
  nonce?: string;
}

export interface Tables {
  mine: TableShown[];
  open: TableShown[];
}

export interface TakeWish {
  token: string;
}

export interface ThinkingFrame {
  kind: "thinking";
  seats: number[];
}

export interface UndoShown {
  to?: number;
  reason?: Why;
}

export interface Verdict {
  ok: boolean;
  said: string;
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

export interface Why {
  key: string;
  args: Record<string, number | string>;
  rule: string;
  target: string;
}

export interface WhyFrame {
  kind: "why";
  id: string;
  reasons: Record<string, Why>;
}
