import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { news } from "../src/boards/adventures";
import { Grid } from "../src/boards/adventures/geometry";
import { deedOf } from "../src/boards/adventures/keys";
import { alongRoute, totalOf } from "../src/boards/adventures/reveal";
import {
  type Arrival,
  type City,
  chain,
  changeOf,
  firstWay,
  joined,
  type Merchant,
  type Shown,
  sandOf,
} from "../src/boards/adventures/shown";
import type { Board } from "../src/boards/adventures/wire";
import { Pending } from "../src/boards/adventures/workbench";
import type { View } from "../src/net/types";

const mock = JSON.parse(readFileSync(join(import.meta.dirname, "../mock/adventures.json"), "utf8")) as {
  info: { board: Board };
};
const grid = new Grid(mock.info.board);
const { hexes, board } = grid;
const sides = board.sides.map((side) => side.name);

const WEST: City = { id: "west", hex: "c1", side: "w", marked: true };
const EAST: City = { id: "east", hex: "c5", side: "e", marked: true };

describe("the board", () => {
  it("has 42 inner edges, each with one middle", () => {
    const inner = hexes.flatMap((hex) => sides.flatMap((side) => grid.beyond(hex, side) ?? []));
    expect(inner.length).toBe(84);
    for (const hex of hexes)
      for (const side of sides) {
        const on = grid.beyond(hex, side);
        if (!on) continue;
        expect(grid.beyond(on, grid.opposite(side))).toBe(hex);
        expect(grid.edge(`${hex}-${on}`)).toEqual(grid.edge(`${hex}-${side}`));
      }
  });

  it("turns a tile through all its ways and back", () => {
    for (const ways of Object.values(board.ways)) {
      let way = ways[0]!;
      for (const _ of ways) way = grid.turned(way);
      expect(way).toBe(ways[0]);
      expect(grid.turned(grid.turned(way), -1)).toBe(way);
    }
  });

  it("follows a path, and lays a tile so that it goes on", () => {
    const row = { c1: "e-w", c2: "e-w", c3: "e-w", c4: "e-w" };
    expect(chain(grid, row, WEST).next).toEqual({ hex: "c5", side: "w" });
    expect(joined(grid, row, [WEST, EAST])).toBe(false);
    const way = firstWay(grid, row, [WEST, EAST], "c5", "straight");
    expect(joined(grid, { ...row, c5: way }, [WEST, EAST])).toBe(true);
    expect(joined(grid, { ...row, c5: "ne-sw" }, [WEST, EAST])).toBe(false);
  });
});

describe("keys on a hex", () => {
  const KINDS = ["straight", "wide", "tight"];
  const deed = (key: string, row: string | null = null, open = true) =>
    deedOf(key, "c3", row, grid, open ? KINDS : null);

  it("go from hex to hex, also by a row's letter and its number", () => {
    expect(deed("ArrowLeft")).toEqual({ do: "go", hex: "c2" });
    expect(deedOf("ArrowRight", "c5", null, grid, KINDS)).toEqual({ do: "go", hex: undefined });
    expect(deed("b")).toEqual({ do: "row", letter: "b" });
    expect(deed("4", "b")).toEqual({ do: "go", hex: "b4" });
    expect(deed("5", "b")).toEqual({ do: "go", hex: undefined });
  });

  it("lay, turn and lift while the board is open", () => {
    expect(deed("2")).toEqual({ do: "lay", kind: "wide" });
    expect(deed("4")).toBeNull();
    expect(deed("t")).toEqual({ do: "turn", by: 1 });
    expect(deed(",")).toEqual({ do: "turn", by: -1 });
    expect(deed("Backspace")).toEqual({ do: "lift" });
    for (const key of ["2", "t", "Enter", "m"]) expect(deed(key, null, false)).toBeNull();
    expect(deed("ArrowLeft", null, false)).toEqual({ do: "go", hex: "c2" });
  });
});

describe("what has been sent and is not on the board yet", () => {
  const change = (action: string) => changeOf(action, {})!;

  it("lies at once, stays until the board has it, and is not doubled", () => {
    const pending = new Pending();
    expect(pending.over({}, 1, 0)).toEqual({});
    pending.add(change("place c3 e-w"), 0);
    pending.add(change("turn c3 ne-sw"), 0);
    expect(pending.over({}, 1, 0)).toEqual({ c3: "ne-sw" });
    expect(pending.over({ c3: "e-w" }, 1, 1)).toEqual({ c3: "ne-sw" });
    expect(pending.over({ c3: "ne-sw" }, 1, 2)).toEqual({ c3: "ne-sw" });
    expect(pending.size).toBe(0);
  });

  it("goes when it was refused, and what came after it is still counted right", () => {
    const pending = new Pending();
    pending.over({}, 1, 4);
    const first = pending.add(change("place c3 e-w"), 4);
    pending.add(change("place c4 e-w"), 4);
    pending.drop(first);
    expect(pending.over({}, 1, 4)).toEqual({ c4: "e-w" });
    expect(pending.over({ c4: "e-w" }, 1, 5)).toEqual({ c4: "e-w" });
    expect(pending.size).toBe(0);
  });

  it("is forgotten in the next round", () => {
    const pending = new Pending();
    pending.over({}, 1, 9);
    pending.add(change("place c3 e-w"), 9);
    expect(pending.over({}, 2, 0)).toEqual({});
  });
});

describe("the reveal", () => {
  it("lights goods in the order of the route, and only those that were bought", () => {
    const good = (name: string, edge: string, times: number) => ({
      good: name,
      x: 0,
      y: 0,
      meaning: 1,
      edges: [edge],
      times,
      points: times,
    });
    const arrival = {
      route: ["c1", "c2", "c3", "b3"],
      goods: [good("silk", "b3-c3", 1), good("wheat", "a1-a2", 0), good("lamps", "c1-c2", 2)],
    } as unknown as Arrival;
    expect(alongRoute(arrival).map((one) => one.good)).toEqual(["lamps", "silk"]);
  });

  it("adds up to what the score really changed, and says what was spared", () => {
    const shown = { merchants: [{ score: 0 }, { score: 6 }] } as unknown as Shown;
    const of = (seat: string, before: number, goods: number, cause = ""): Arrival =>
      ({ seat, before, goods_points: goods, rank_points: 0, length_points: 1, cause }) as unknown as Arrival;
    expect(totalOf(of("A", 2, -5), shown)).toEqual({ total: -2, spared: 2 });
    expect(totalOf(of("B", 2, 3), shown)).toEqual({ total: 4, spared: 0 });
    expect(totalOf(of("B", 6, 0, "gap"), shown)).toEqual({ total: 0, spared: 0 });
  });
});

describe("in turns", () => {
  const left = (seconds: number, step: number, commands: number): number | undefined =>
    sandOf({ prompt: { shows: { ends: 0, seconds, step } } } as unknown as View, { commands } as Merchant)?.left;

  it("every change uses up sand, as much as the table says, and never more than there is", () => {
    expect(left(120, 3, 4)).toBe(108);
    expect(left(60, 5, 4)).toBe(40);
    expect(left(60, 5, 14)).toBe(0);
  });

  it("nothing is used up where the sand runs by itself, or nobody builds", () => {
    expect(left(0, 0, 4)).toBeUndefined();
    expect(sandOf({} as View, { commands: 1 } as Merchant)).toBeNull();
  });
});

describe("news", () => {
  it("is what one did oneself, not that somebody laid a tile somewhere", () => {
    expect(news.quiet?.({ kind: "places", args: { seat: 1, hex: null } })).toBe(true);
    expect(news.quiet?.({ kind: "places", args: { seat: 0, hex: 4 } })).toBe(false);
    expect(news.quiet?.({ kind: "declares", args: { seat: 1, count: 4 } })).toBe(false);
  });
});
