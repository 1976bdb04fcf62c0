// What the server sends and takes, under the client's names; `wire.ts` is generated from the server's types. Names of
// things are ids; words are made from Fluent texts.

import type * as wire from "./wire";

export type {
  BotLevel,
  BranchWish,
  Choice,
  ClockWish as ClockChoice,
  Hello,
  Knowledge,
  LineFrame as NewLine,
  LineShown as Line,
  OptionShown as Option,
  Prompt,
  SeatShown as Seat,
  Seen,
  Standings,
  TableShown as Table,
  Tables,
  TableWish as NewTable,
  UndoShown as Undo,
  Verdict,
  View,
  Why as Reason,
} from "./wire";

/** A reason of the client's own. */
export const ownReason = (key: string): wire.Why => ({ key, args: {}, rule: "", target: "" });

export type Args = wire.Why["args"];

/** The least and the most. */
type Span = { seats: [number, number]; playing_time: [number, number] };

/** What a client must know about a game; `board` is what a table's pack gives its board to draw. */
export type GameInfo = wire.GameShown & Span & { board?: unknown };
export type GameBrief = wire.GameBrief & Span;
export type House = Omit<wire.Games, "games"> & { games: GameBrief[] };

export type Event = wire.EventShown;
export type Said = Event & { kind: string };
export type Moved = Event & { moved: wire.Movement };
export type Clocks = wire.ClocksShown;

export type Answer = wire.Done | wire.RefusedFrame | wire.WhyFrame | wire.Foreseen;
export type News = wire.SeatsFrame | wire.ThinkingFrame | wire.Paused | wire.Offered | wire.Rematched;
export type Frame = wire.Hello | wire.LineFrame | Answer | wire.Pong | News;

type Unnumbered<Sent> = Sent extends unknown ? Omit<Sent, "id"> : never;
/** A command without the id under which it is sent. */
export type Command = Unnumbered<
  | wire.DoAnswer
  | wire.DoUndo
  | wire.DoResign
  | wire.DoPause
  | wire.DoResume
  | wire.DoBack
  | wire.DoBot
  | wire.DoWhy
  | wire.DoForesee
>;

/** The sum of a seat's points at the end. */
export const totalOf = (standings: wire.Standings, seat: number): number =>
  Object.values(standings.points[seat] ?? {}).reduce((sum, points) => sum + points, 0);

export const isSaid = (event: Event): event is Said => event.kind !== undefined;
export const isMoved = (event: Event): event is Moved => event.moved !== undefined;
