import { describe, expect, it } from "vitest";
import type { Line, Seat, Table } from "../src/net/types";
import { hasPlayed, leavers, mayClose, mayLeave, removable, roughly } from "../src/shell/rights";
import type { Scene } from "../src/shell/sitting";
import { lineOf } from "./lines";

const line = (seat: number, text: string): Line => lineOf(text, { n: 0, seat });
const seatOf = (part: Partial<Seat>): Seat =>
  ({ name: "", kind: "link", bot: "", mine: false, away: false, gone_in: 0, resigned: false, ...part }) as Seat;
const OWN = seatOf({ kind: "here", mine: true });
const BOT = seatOf({ kind: "bot", bot: "greedy" });
const BEN = seatOf({});

const scene = (seats: Seat[], lines: Line[] = [], table: Partial<Table> = {}, seat = 0): Scene =>
  ({ table: { host: true, begun: false, over: false, seats, ...table }, lines, seat, told: 1000 }) as unknown as Scene;

describe("who has played", () => {
  it("has answered or given up; what the table wrote does not count", () => {
    const notes = [line(1, "name Ben"), line(1, "bot greedy"), line(1, "person"), line(-1, "pause")];
    expect(hasPlayed(notes, 1)).toBe(false);
    expect(hasPlayed([...notes, line(0, "keep tea")], 1)).toBe(false);
    expect(hasPlayed([...notes, line(1, "keep tea")], 1)).toBe(true);
    expect(hasPlayed([line(1, "resign")], 1)).toBe(true);
  });
});

describe("the host", () => {
  it("closes the table until somebody else has played", () => {
    expect(mayClose(scene([OWN, BEN, BOT], [line(0, "keep tea"), line(2, "keep tea")]))).toBe(true);
    expect(mayClose(scene([OWN, BEN, BOT], [line(1, "keep tea")]))).toBe(false);
    for (const no of [{ host: false }, { begun: true }, { over: true }])
      expect(mayClose(scene([OWN, BEN], [], no))).toBe(false);
  });

  it("removes those who came by a link and have not played", () => {
    const seats = [OWN, BEN, BEN, BOT, seatOf({ kind: "open" }), seatOf({ mine: true })];
    expect(removable(scene(seats, [line(2, "keep tea")]))).toEqual([1]);
    expect(removable(scene(seats, [], { host: false }))).toEqual([]);
    expect(removable(scene(seats, [], { over: true }))).toEqual([]);
  });
});

describe("who came by a link", () => {
  const seats = [BEN, seatOf({ mine: true })];
  it("gets up as long as they have not played", () => {
    expect(mayLeave(scene(seats, [line(0, "keep tea")], { host: false }, 1))).toBe(true);
    expect(mayLeave(scene(seats, [line(1, "keep tea")], {}, 1))).toBe(false);
    expect(mayLeave(scene(seats, [], { over: true }, 1))).toBe(false);
    expect(mayLeave(scene([OWN, BEN]))).toBe(false);
    expect(mayLeave(scene(seats, [], {}, -1))).toBe(false);
  });
});

describe("who lost the connection", () => {
  it("is waited for, from when that was told", () => {
    const away = [OWN, seatOf({ away: true, gone_in: 30_000 }), BEN, seatOf({ away: true, bot: "greedy" })];
    expect(leavers(scene(away), 1000)).toEqual([{ seat: 1, wait: 30_000 }]);
    expect(leavers(scene(away), 30_500)).toEqual([{ seat: 1, wait: 500 }]);
    expect(leavers(scene(away), 99_000)).toEqual([{ seat: 1, wait: 0 }]);
    expect(leavers(scene(away, [], {}, 1), 1000)).toEqual([]);
  });

  it("is waited for in seconds, minutes or hours", () => {
    expect(roughly(1)).toEqual({ count: 1, unit: "seconds" });
    expect(roughly(30_000)).toEqual({ count: 30, unit: "seconds" });
    expect(roughly(150_000)).toEqual({ count: 3, unit: "minutes" });
    expect(roughly(24 * 3_600_000)).toEqual({ count: 24, unit: "hours" });
  });
});
