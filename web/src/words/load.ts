import { api } from "../net/api";
import type { GameInfo } from "../net/types";
import { Words } from "./words";

const OWN: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("../../texts/en.ftl?raw"),
  nl: () => import("../../texts/nl.ftl?raw"),
};

/** What the browser says on a board, beside what the game says itself. */
const BOARDS = import.meta.glob<string>("../../texts/*/*.ftl", { query: "?raw", import: "default" });

const fetched = new Map<string, Promise<string>>();

function once(language: string, game: string): Promise<string> {
  const key = `${language}/${game}`;
  let source = fetched.get(key);
  if (!source) {
    source = api.words(language, game);
    source.catch(() => fetched.delete(key));
    fetched.set(key, source);
  }
  return source;
}

/** The Fluent sources for the house, and for a game if one is named. */
export async function sources(language: string, game: string | null): Promise<string[]> {
  const own = OWN[language] ?? OWN.en!;
  const board = BOARDS[`../../texts/${game}/${language}.ftl`];
  const [mine, shared, ...theirs] = await Promise.all([
    own(),
    once(language, "shared"),
    ...(game ? [once(language, game), board?.() ?? ""] : []),
  ]);
  return [shared, mine.default, ...theirs];
}

export const house = async (language: string): Promise<Words> => new Words(language, await sources(language, null));

export const wordsOf = async (language: string, game: GameInfo, seats: string[]): Promise<Words> =>
  new Words(language, await sources(language, game.id), game, seats);
