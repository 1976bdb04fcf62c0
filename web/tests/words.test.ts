import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "../src/net/types";
import { faults, Words } from "../src/words/words";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const LANGUAGES = ["en", "nl"];

const info: GameInfo = {
  id: "dunhuang",
  toy: false,
  seats: [2, 4],
  playing_time: [30, 30],
  options: [],
  pieces: ["gold", "tea"],
  names: {
    good: ["gold", "tea"],
    seat: ["A", "B", "C", "D"],
    other: ["A", "B", "C", "D"],
    space: ["painter", "soldier"],
    where: ["shop", "hand"],
  },
  arguments: { good: "good", space: "character", where: "where" },
  own_names: { good: false, location: true },
  board: null,
  numbers: { gold: 1, tea: 7 },
  left_out: {},
  topics: ["goal"],
  topics_unasked: { "": "goal", "four-and-four": "goal", over: "points" },
  figures: { majority_points: 2, prestige_points: 1 },
  figures_for: {
    "2": { tokens_to_win: 5, buddhist_price: 2 },
    "4": { tokens_to_win: 4, buddhist_price: 2 },
  },
  bots: [],
  timed: false,
};

const files = (language: string): string[] => [
  read(`../src/sarai/words/${language}.ftl`),
  read(`../src/sarai/games/dunhuang/text/${language}.ftl`),
  read(`texts/${language}.ftl`),
  read(`texts/${language}.later.ftl`),
  read(`texts/dunhuang/${language}.ftl`),
];
const words = (language = "en", seats = ["You", "Ben"]): Words => new Words(language, files(language), info, seats);

let noted: string[] = [];
beforeEach(() => {
  noted = [];
  faults.note = (fault) => noted.push(fault);
});

describe("words", () => {
  it("says an event with names for numbers", () => {
    expect(words().says({ kind: "camel", args: { seat: 1, steps: 2, space: 1, coins: 1 } })).toBe(
      "Ben moved the camel 2 steps to the Soldier for 1 coin.",
    );
  });

  it("writes the reader small where another comes first", () => {
    expect(words().says({ kind: "steals", args: { seat: 1, good: 1, other: 0 } })).toBe(
      "Ben stole the tea token from you.",
    );
    expect(words("nl", ["Jij", "Ben"]).says({ kind: "steals", args: { seat: 1, good: 1, other: 0 } })).toContain("jou");
  });

  it("tells no more than the reader was told", () => {
    expect(words().says({ kind: "keeps", args: { seat: 1, good: null } })).toBe("Ben kept a card.");
  });

  it("labels a choice, counting in numbers and picking by id", () => {
    const args = { steps: "2", cost: "1", space: "soldier", card: "yes", good: "tea" };
    expect(words().label({ action: "camel 2", label: "dunhuang-do-camel", args, target: "market:1" })).toBe(
      "2 steps to the Soldier (1 coin): tea",
    );
  });

  it("gives a reason with its ruling, and the server's sentence where there is no text", () => {
    expect(words().why({ key: "dunhuang-why-coins", args: { cost: 3, coins: 1 }, rule: "D4", target: "" })).toBe(
      "That move costs 3 coins and you have 1. Choose fewer steps. [D4]",
    );
    expect(words().why({ key: "server-only", args: {}, rule: "", target: "" }, "No.")).toBe("No.");
  });

  it("knows the figures of this number of seats", () => {
    expect(words().rule("goal")).toContain("5 majority tokens");
    expect(words("en", ["a", "b", "c", "d"]).rule("goal")).toContain("4 majority tokens");
  });

  it("calls a good of a foreign pack as that pack calls it", () => {
    expect(words().name("good", "rock-salt")).toBe("rock salt");
    expect(words().name("location", "new-town")).toBe("New Town");
    expect(noted).toEqual([]);
  });
});

const keysOf = (source: string): Set<string> => {
  const keys = new Set<string>();
  for (const entry of new FluentResource(source).body) {
    keys.add(entry.id);
    for (const name of Object.keys(entry.attributes)) keys.add(`${entry.id}.${name}`);
  }
  return keys;
};

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => read(join(folder, path)));
}

/** The browser's own texts: for all pages, and for every board. */
function ownTexts(language: string): string {
  return readdirSync(join(root, "texts"), { recursive: true, encoding: "utf8" })
    .filter((path) => new RegExp(`(^|/)${language}(\\.later)?\\.ftl$`).test(path))
    .map((path) => read(join("texts", path)))
    .join("\n");
}

describe("texts of the client", () => {
  it("are the same keys in every language", () => {
    const [first, ...rest] = LANGUAGES.map((language) => [...keysOf(ownTexts(language))].sort());
    for (const other of rest) expect(other).toEqual(first);
  });

  it("exist for every key that the source names, and are all used", () => {
    const keys = keysOf(ownTexts("en"));
    const named = new Set<string>();
    const families: string[] = [];
    for (const source of sourceFiles("src")) {
      for (const [, key] of source.matchAll(/["'`](web-[a-z0-9-]+(?:\.[a-z]+)?)["'`]/g)) named.add(key!);
      for (const [, family] of source.matchAll(/`(web-[a-z-]+-)\$\{/g)) families.push(family!);
    }
    expect([...named].filter((key) => !keys.has(key))).toEqual([]);
    for (const family of families) expect([...keys].some((key) => key.startsWith(family))).toBe(true);
    const unused = [...keys].filter((key) => !named.has(key) && !families.some((family) => key.startsWith(family)));
    expect(unused).toEqual([]);
  });
});
