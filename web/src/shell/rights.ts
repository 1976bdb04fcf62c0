import type { Line, Seat, Table } from "../net/types";
import type { Scene } from "./sitting";

// What may be done about the people at a table. The server decides; this is what the menu offers.

/** Whether anybody has answered a question on the seat, or resigned. */
export const hasPlayed = (lines: readonly Line[], seat: number): boolean =>
  lines.some((line) => line.seat === seat && (!line.noted || line.noted === "resign"));

const isSomebodyElse = (seat: Seat): boolean => !seat.mine && (seat.kind === "link" || seat.kind === "here");

/** The host may close a table for good as long as nobody else has played. */
export const mayClose = ({ table, lines }: Scene): boolean =>
  table.host &&
  !table.begun &&
  !table.over &&
  !table.seats.some((seat, n) => isSomebodyElse(seat) && hasPlayed(lines, n));

/** The seats of people who came by a link and have not played: the host may free them. */
export const removable = ({ table, lines }: Scene): number[] =>
  table.seats.flatMap((seat, n) =>
    table.host && !table.over && seat.kind === "link" && !seat.mine && !hasPlayed(lines, n) ? [n] : [],
  );

/** Somebody who came by a link may get up again as long as they have not played. */
export const mayLeave = ({ table, lines, seat }: Scene): boolean => {
  const own = table.seats[seat];
  return !!own?.mine && own.kind === "link" && !table.over && !hasPlayed(lines, seat);
};

/** Somebody who plays with other people may leave the seat to a bot for a while. */
export const mayRest = ({ seats }: Table, seat: number): boolean => !seats[seat]?.bot && seats.some(isSomebodyElse);

/** The seats of others who lost the connection, and in how many milliseconds each may be given to a bot. */
export const leavers = ({ table, seat, told }: Scene, now: number): { seat: number; wait: number }[] =>
  table.seats.flatMap((other, n) =>
    other.away && !other.bot && other.kind !== "open" && n !== seat
      ? [{ seat: n, wait: Math.max(0, other.gone_in - (now - told)) }]
      : [],
  );

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long one has to wait, as one would say it. */
export function roughly(ms: number): { count: number; unit: string } {
  if (ms > 2 * HOUR) return { count: Math.ceil(ms / HOUR), unit: "hours" };
  if (ms > 2 * MINUTE) return { count: Math.ceil(ms / MINUTE), unit: "minutes" };
  return { count: Math.ceil(ms / 1000), unit: "seconds" };
}
