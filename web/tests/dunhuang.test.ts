import { describe, expect, it } from "vitest";
import {
  angleOf,
  at,
  CENTRE,
  isUpsideDown,
  movePath,
  namePath,
  overlap,
  SPACES,
  tilePath,
  turnTo,
} from "../src/boards/dunhuang/geometry";
import { type Board, type Merchant, middleTokens, openPoints, type Shown, stepOf } from "../src/boards/dunhuang/shown";
import { placed } from "../src/boards/dunhuang/tiles";
import type { GameInfo, Line } from "../src/net/types";
import { lasting } from "../src/shell/log";
import { touched, undone } from "../src/shell/sitting";
import { lineOf } from "./lines";

const merchant = (seat: string, goods: string[] = []): Merchant => ({
  seat,
  coins: 5,
  prestige: 0,
  tokens: goods.map((good) => ({ good, flipped: false })),
  shop: {},
  cards: 0,
  drawn_cards: 0,
  removed_cards: 0,
});

const BOARD = {
  steps: { "keep-one": 0, "place-camel": 0, "move-camel": 1, "pick-up": 2, bonus: 3, "give-back": 3, over: 5 },
  points: { tokens: 3, prestige: 1 },
} as unknown as Board;
const RING = ["painter", "princess", "interpreter", "soldier", "trader", "maid", "shepherd", "manichean"];
const shown = (phase: string, merchants = [merchant("A"), merchant("B")]): Shown => ({
  phase,
  turn: "A",
  first: "A",
  deciding: ["A"],
  camel: "trader",
  steps: 0,
  ring: RING.map((character) => ({ character })),
  pile: [],
  next_bag: 0,
  chosen: 0,
  partner: "",
  exchange: 0,
  owed: 0,
  thief: "",
  after_token: "",
  discard: {},
  coins: 34,
  prestige: 28,
  merchants,
  last_round: false,
  end: "",
});

describe("the ring", () => {
  it("begins at the top and goes clockwise", () => {
    expect(at(angleOf(0), 100)).toEqual({ x: CENTRE, y: CENTRE - 100 });
    expect(at(angleOf(2), 100).x).toBeCloseTo(CENTRE + 100);
    expect(at(angleOf(4), 100).y).toBeCloseTo(CENTRE + 100);
  });

  it("never turns a name on its head", () => {
    expect([...Array(SPACES).keys()].filter(isUpsideDown)).toEqual([3, 4, 5]);
    expect(namePath(0)).toContain(" 0 0 1 ");
    expect(namePath(4)).toContain(" 0 0 0 ");
  });

  it("has tiles that are closed shapes of finite numbers", () => {
    for (let space = 0; space < SPACES; space++) {
      expect(tilePath(space)).toMatch(/^M.*Z$/);
      expect(tilePath(space)).not.toContain("NaN");
    }
  });

  it("moves the camel on and never back", () => {
    expect(turnTo(0, 1)).toBe(45);
    expect(turnTo(315, 0)).toBe(360);
    expect(turnTo(360, 7)).toBe(675);
    expect(turnTo(45, 1)).toBe(45);
    for (let from = 0; from < 20; from++)
      for (let to = 0; to < SPACES; to++) expect(turnTo(from * 45, to)).toBeGreaterThanOrEqual(from * 45);
  });

  it("draws a walk of as many steps as there are, one lap at most", () => {
    expect(movePath(0, 3).match(/A/g)).toHaveLength(3);
    expect(movePath(0, 11).match(/A/g)).toHaveLength(8);
  });

  it("lays cards over one another only as far as needed", () => {
    expect(overlap(1, 60, 168, 26)).toBe(0);
    expect(overlap(3, 60, 168, 26)).toBe(26);
    expect(overlap(10, 60, 168, 26)).toBe(12);
  });
});

describe("the table of Dunhuang", () => {
  it("knows the step of a turn", () => {
    expect(
      ["keep-one", "place-camel", "move-camel", "pick-up", "bonus", "give-back", "over"].map((phase) =>
        stepOf(shown(phase), BOARD),
      ),
    ).toEqual([0, 0, 1, 2, 3, 3, 5]);
  });

  it("counts what everybody sees as the pack does", () => {
    expect(openPoints({ ...merchant("A", ["tea", "gold"]), prestige: 4 }, BOARD)).toBe(10);
  });

  it("leaves in the middle the tokens of goods in play that nobody has", () => {
    const goods = ["gold", "tea", "wool", "silk", "paper"];
    const info = { pieces: goods, left_out: { 2: ["gold", "wool", "silk"], 4: [] } } as unknown as GameInfo;
    expect(middleTokens(shown("bonus", [merchant("A", ["tea"]), merchant("B")]), info)).toEqual(["paper"]);
    expect(
      middleTokens(shown("bonus", [merchant("A", ["tea"]), merchant("B"), merchant("C"), merchant("D")]), info),
    ).toEqual(["gold", "wool", "silk", "paper"]);
  });
});

describe("a ring of one's own", () => {
  const characters = ["painter", "musician", "princess", "dancer", "interpreter", "diplomat"];

  it("has each tile once, whatever is chosen", () => {
    const ring = ["painter", "princess", "interpreter"];
    expect(placed(ring, characters, 0, "musician")).toEqual(["musician", "princess", "interpreter"]);
    expect(placed(ring, characters, 0, "diplomat")).toEqual(["diplomat", "princess", "painter"]);
    for (let space = 0; space < 3; space++) {
      for (const name of characters)
        expect(new Set(placed(ring, characters, space, name).map((one) => characters.indexOf(one) >> 1)).size).toBe(3);
    }
  });
});

describe("the log", () => {
  const line = (n: number, text: string): Line => lineOf(text, { n });

  it("knows which lines were taken back", () => {
    const lines = [line(0, "start"), line(1, "a"), line(2, "b"), line(3, "undo 1"), line(4, "c"), line(5, "undo 0")];
    expect([...undone(lines)].sort()).toEqual([1, 2, 3, 4]);
  });

  it("keeps what the table wrote down while lines were taken back", () => {
    const notes = ["resign", "pause", "resume", "bot greedy", "name Ben", "person", "out-of-time", "clock none"];
    const lines = ["start", "a", ...notes, "b", "undo 0"].map((text, n) => line(n, text));
    expect([...undone(lines)]).toEqual([1, notes.length + 2]);
  });

  it("tells of bots that play on, not of those that sat there from the start", () => {
    const start = { ...line(0, "start"), seat: -1 };
    const lines = [start, line(1, "bot greedy"), line(2, "a"), line(3, "b"), line(4, "undo 2"), line(5, "bot greedy")];
    expect(lasting(lines).map((one) => one.n)).toEqual([0, 2, 4, 5]);
    expect(lasting(lines.slice(0, 2)).map((one) => one.n)).toEqual([0]);
  });

  it("outlines the places of the last move", () => {
    const places = touched(
      [
        { moved: { piece: 1, source: "market:3", target: "hand:0" } },
        { moved: { piece: null, source: "bag:0", target: "drawn:1" } },
      ],
      ["gold", "tea"],
    );
    expect([...places].sort()).toEqual(["bag:0", "drawn:1", "hand:0", "hand:0:tea", "market:3"]);
  });
});
