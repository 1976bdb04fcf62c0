import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { news } from "../src/boards/marco-polo";
import { plateWidth } from "../src/boards/marco-polo/glyphs";
import { hasThing } from "../src/boards/marco-polo/icons";
import { type Box, EDGE, FOOT, layOut, takenBy } from "../src/boards/marco-polo/layout";
import { bare } from "../src/boards/marco-polo/map";
import {
  type Board,
  extraShields,
  pointsOf,
  reachOf,
  type Traveller,
  trackPoints,
} from "../src/boards/marco-polo/shown";
import type { GameInfo, Said, View } from "../src/net/types";
import type { Cards } from "../src/words/phrases";
import { Words } from "../src/words/words";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const { info, cards } = JSON.parse(read("mock/marco-polo.json")) as { info: GameInfo; cards: Cards };
const wordsIn = (language: string): Words =>
  new Words(language, [read(`../src/sarai/games/marco_polo/text/${language}.ftl`)], info, ["a", "b"], cards);

const common = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

const board = info.board as Board;

const laid = (words: Words) => {
  const names = new Map(Object.keys(board.locations).map((id) => [id, bare(words.name("location", id))]));
  const { boxes } = layOut(board, names, (leg) => plateWidth(leg.cost));
  const sites = Object.entries(board.locations).flatMap(([id, site]) =>
    takenBy(site, names.get(id)!).map((box, part) => [`${id} ${part}`, box] as const),
  );
  return { boxes, sites };
};

describe.each(["en", "nl"])("the map in %s", (language) => {
  const { boxes, sites } = laid(wordsIn(language));

  it("has a price at each leg and the bonuses of each city that has some", () => {
    expect(board.legs.length).toBeGreaterThan(30);
    for (const leg of board.legs) expect(boxes.has(`leg:${leg.ends.join(":")}`)).toBe(true);
    for (const [id, site] of Object.entries(board.locations))
      expect(boxes.has(`bonus:${id}`)).toBe(site.marker || site.outpost);
  });

  it("covers nothing that has to be read", () => {
    const faults: string[] = [];
    const all = [...boxes];
    all.forEach(([id, box], index) => {
      const whole = box.w * box.h;
      for (const [other, there] of all.slice(index + 1))
        if (common(box, there) > 0.04 * whole) faults.push(`${id} lies on ${other}`);
      for (const [site, there] of sites) if (common(box, there) > 0.12 * whole) faults.push(`${id} lies on ${site}`);
      if (box.x < -EDGE || box.y < -EDGE || box.x + box.w > board.width + EDGE || box.y + box.h > board.height + FOOT)
        faults.push(`${id} lies outside the map`);
    });
    expect(faults).toEqual([]);
  });

  it("keeps what belongs together together", () => {
    for (const [id, box] of boxes) {
      const near = id
        .split(":")
        .slice(1)
        .map((end) => board.locations[end]!);
      const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
      const far = Math.min(...near.map((site) => Math.hypot(site.x - x, site.y - y)));
      const length = near.length === 2 ? Math.hypot(near[0]!.x - near[1]!.x, near[0]!.y - near[1]!.y) : 180;
      expect(far, id).toBeLessThan(length / 2 + 22);
    }
  });
});

describe("numbers", () => {
  it("of shields are all that can be known", () => {
    const withHorse = Object.keys(board.locations).find((id) => board.locations[id]!.shield === "horse")!;
    const one = (more: Partial<Traveller>): Traveller =>
      ({ character: "abha-basu", posts: [withHorse], shields: 0, ...more }) as Traveller;
    expect(extraShields(one({}), board)).toBe(0);
    expect(extraShields(one({ shields: 2 }), board)).toBe(2);
    expect(extraShields(one({ character: "de-wu" }), board)).toBe(1);
    expect(extraShields(one({ goals: ["goal-1"] }), board)).toBe(1); // a horse and an elephant
    expect(extraShields(one({ goals: ["goal-1"], posts: [] }), board)).toBe(0);
    expect(extraShields(one({ goals: ["goal-1", "goal-2"] }), board)).toBe(0); // one of them still has to be chosen
  });

  it("of the track end with its last one", () => {
    expect([0, 1, 13, 20].map((shields) => trackPoints(board, shields))).toEqual([
      0,
      board.track[0],
      board.track.at(-1),
      board.track.at(-1),
    ]);
  });

  it("of points are those of the end, once it has come", () => {
    const view = { table: { travellers: [{ points: 12 }] } } as unknown as View;
    expect(pointsOf(view, 0)).toBe(12);
    expect(pointsOf({ ...view, standings: { reason: "rounds", ranks: [1], points: [{ play: 12, goal: 5 }] } }, 0)).toBe(
      17,
    );
  });

  it("of a journey come with the question", () => {
    const asked = (shows: unknown): View => ({ prompt: { shows } }) as unknown as View;
    const places = { xian: { coins: 3, camels: 4, jade: 0 }, "salt-lake": { coins: 10, camels: 2, jade: 1 } };
    expect(reachOf(asked({ places }))).toEqual(places);
    expect(reachOf(asked(null))).toEqual({});
    expect(reachOf({} as View)).toEqual({});
  });
});

describe("what is printed", () => {
  it("has signs and a text under the same names", () => {
    const said = Object.keys(cards).filter((name) => !/^(leg|location)\.|^track$/.test(name));
    expect(said.sort()).toEqual([...Object.keys(board.signs), ...Object.keys(board.contracts)].sort());
  });

  it("is drawn with icons that there are", () => {
    const rows = [
      ...Object.values(board.signs),
      ...board.legs.map((leg) => leg.cost),
      ...Object.values(board.contracts).map((contract) => contract.gives),
      ...Object.values(board.spaces).flatMap((space) => [space.asks, space.gives]),
    ];
    const icons = [
      ...rows.flat().flatMap((sign) => sign.icon ?? []),
      ...Object.values(board.contracts).flatMap((contract) => Object.keys(contract.asks)),
      ...Object.values(board.spaces).map((space) => space.icon),
      ...Object.values(board.locations).flatMap((site) => site.action || []),
    ];
    expect(icons.length).toBeGreaterThan(300);
    expect([...new Set(icons)].filter((icon) => !hasThing(icon))).toEqual([]);
  });
});

describe("the log", () => {
  it("leaves out half a step, and tells what came of it", () => {
    const told = (kind: string): boolean => !news.quiet?.({ kind, args: {} } as Said);
    expect(["picks", "plans", "settles", "turns-to", "turns-to-card", "wants-seal"].filter(told)).toEqual([]);
    expect(["uses", "travels", "pays", "takes-seal"].filter((kind) => !told(kind))).toEqual([]);
  });
});
