import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { news } from "../src/boards/marco-polo";
import { plateWidth } from "../src/boards/marco-polo/glyphs";
import { type Box, EDGE, FOOT, layOut, takenBy } from "../src/boards/marco-polo/layout";
import { bare } from "../src/boards/marco-polo/map";
import {
  type Atlas,
  atlasOf,
  extraShields,
  latePost,
  pointsOf,
  reachOf,
  type Traveller,
} from "../src/boards/marco-polo/shown";
import { signsOf } from "../src/boards/marco-polo/signs";
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

const laid = (atlas: Atlas, words: Words) => {
  const names = new Map([...atlas.sites.keys()].map((id) => [id, bare(words.name("location", id))]));
  const { boxes } = layOut(atlas, names, (leg) => plateWidth(signsOf(leg.phrase) ?? []));
  const sites = [...atlas.sites.values()].flatMap((site) =>
    takenBy(site, names.get(site.id)!).map((box, part) => [`${site.id} ${part}`, box] as const),
  );
  return { boxes, sites };
};

describe.each(["en", "nl"])("the map in %s", (language) => {
  const atlas = atlasOf(cards);
  const { boxes, sites } = laid(atlas, wordsIn(language));

  it("has a price at each leg and the bonuses of each city that has some", () => {
    expect(atlas.legs.length).toBeGreaterThan(30);
    for (const leg of atlas.legs) expect(boxes.has(`leg:${leg.ends.join(":")}`)).toBe(true);
    for (const site of atlas.sites.values()) expect(boxes.has(`bonus:${site.id}`)).toBe(site.marker || site.outpost);
  });

  it("covers nothing that has to be read", () => {
    const faults: string[] = [];
    const all = [...boxes];
    all.forEach(([id, box], index) => {
      const whole = box.w * box.h;
      for (const [other, there] of all.slice(index + 1))
        if (common(box, there) > 0.04 * whole) faults.push(`${id} lies on ${other}`);
      for (const [site, there] of sites) if (common(box, there) > 0.12 * whole) faults.push(`${id} lies on ${site}`);
      if (box.x < -EDGE || box.y < -EDGE || box.x + box.w > atlas.width + EDGE || box.y + box.h > atlas.height + FOOT)
        faults.push(`${id} lies outside the map`);
    });
    expect(faults).toEqual([]);
  });

  it("keeps what belongs together together", () => {
    for (const [id, box] of boxes) {
      const near = id
        .split(":")
        .slice(1)
        .map((end) => atlas.sites.get(end)!);
      const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
      const far = Math.min(...near.map((site) => Math.hypot(site.x - x, site.y - y)));
      const length = near.length === 2 ? Math.hypot(near[0]!.x - near[1]!.x, near[0]!.y - near[1]!.y) : 180;
      expect(far, id).toBeLessThan(length / 2 + 22);
    }
  });
});

describe("numbers", () => {
  it("of late posts are the rulebook's", () => {
    const words = wordsIn("en");
    const all = words.figure("posts");
    expect([...Array(all).keys()].map((index) => latePost(index + 1, words))).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 10,
    ]);
  });

  it("of shields are all that can be known", () => {
    const atlas = atlasOf(cards);
    const withHorse = [...atlas.sites.values()].find((site) => site.shield === "horse")!.id;
    const one = (more: Partial<Traveller>): Traveller =>
      ({ character: "abha-basu", posts: [withHorse], shields: 0, ...more }) as Traveller;
    expect(extraShields(one({}), cards)).toBe(0);
    expect(extraShields(one({ shields: 2 }), cards)).toBe(2);
    expect(extraShields(one({ character: "de-wu" }), cards)).toBe(1);
    expect(extraShields(one({ goals: ["goal-1"] }), cards)).toBe(1); // a horse and an elephant
    expect(extraShields(one({ goals: ["goal-1"], posts: [] }), cards)).toBe(0);
    expect(extraShields(one({ goals: ["goal-1", "goal-2"] }), cards)).toBe(0); // one of them is still to be chosen
  });

  it("of points are those of the end, once it has come", () => {
    const view = { table: { travellers: [{ points: 12 }] } } as unknown as View;
    expect(pointsOf(view, 0)).toBe(12);
    expect(pointsOf({ ...view, standings: { reason: "rounds", ranks: [1], points: [{ play: 12, goal: 5 }] } }, 0)).toBe(
      17,
    );
  });

  it("of what is done to dice are in the rulebook's", () => {
    const words = wordsIn("en");
    expect(["reroll_camels", "change_camels", "black_camels"].map((name) => words.figure(name))).toEqual([1, 2, 3]);
  });

  it("of a journey are read from the question", () => {
    const asked = (reach?: string): View =>
      ({ prompt: { args: reach === undefined ? {} : { reach } } }) as unknown as View;
    expect([...reachOf(asked("xian:3:4:0 salt-lake:10:2:1"))]).toEqual([
      ["xian", { coins: 3, camels: 4, jade: 0 }],
      ["salt-lake", { coins: 10, camels: 2, jade: 1 }],
    ]);
    expect(reachOf(asked("")).size).toBe(0);
    expect(reachOf(asked()).size).toBe(0);
  });
});

describe("the log", () => {
  it("leaves out half a step, and tells what came of it", () => {
    const told = (kind: string): boolean => !news.quiet?.({ kind, args: {} } as Said);
    expect(["picks", "plans", "settles", "turns-to", "turns-to-card", "wants-seal"].filter(told)).toEqual([]);
    expect(["uses", "travels", "pays", "takes-seal"].filter((kind) => !told(kind))).toEqual([]);
  });
});
