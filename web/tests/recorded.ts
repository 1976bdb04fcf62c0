import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BoardProps } from "../src/boards/board";
import type { Event, GameInfo, Table, View } from "../src/net/types";
import { byTarget } from "../src/prompts/group";
import type { Cards } from "../src/words/phrases";
import { Words } from "../src/words/words";

// Views of recorded games, as `python -m tests.web.recorded` writes them into `mock`.

interface Recorded {
  info: GameInfo;
  /** What the game's cards say, if anything. */
  cards?: Cards;
  views: View[];
  events: Event[];
}

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const NAMES = ["You", "Ben", "Cem", "Dua"];
const nothing = (): void => {};

/** The games of which there are views. */
export const recorded = (): string[] => readdirSync(join(root, "mock")).map((file) => file.replace(".json", ""));

export const gameOf = (id: string): Recorded => JSON.parse(read(`mock/${id}.json`)) as Recorded;

/** The words for a view of a game, in a language. */
export function wordsOf(id: string, language: string): (view: View) => Words {
  const { info, cards } = gameOf(id);
  const own = [`texts/${id}/${language}.ftl`, `texts/${id}/${language}.later.ftl`];
  const sources = [
    `../src/sarai/words/${language}.ftl`,
    `../src/sarai/games/${id.replaceAll("-", "_")}/text/${language}.ftl`,
    `texts/${language}.ftl`,
    `texts/${language}.later.ftl`,
    ...own.filter((path) => existsSync(join(root, path))),
  ].map(read);
  return (view) => new Words(language, sources, info, NAMES.slice(0, view.seats), cards);
}

/** The props of a board while its first option is pointed at. */
export function shown(info: GameInfo, view: View, words: Words): BoardProps {
  return {
    view,
    words,
    info,
    table: { id: "t", game: info.id, seats: [], options: {}, over: false } as unknown as Table,
    targets: byTarget(view.prompt?.choices ?? []),
    hot: null,
    hotChoice: view.prompt?.choices[0] ?? null,
    point: nothing,
    pick: nothing,
    light: nothing,
    take: nothing,
    opened: null,
    open: nothing,
    foreseen: new Map(),
    pace: 0,
    last: new Set(),
    lines: [],
  };
}
