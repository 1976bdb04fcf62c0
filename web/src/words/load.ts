import { api } from "../net/api";
import type { GameInfo } from "../net/types";
import { Words } from "./words";

const OWN: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("../../texts/en.ftl?raw"),
  nl: () => import("../../texts/nl.ftl?raw"),
};

/** What the browser says on a board, beside what the game says itself. */
const BOARDS = import.meta.glob<string>("../../texts/*/*.ftl", { query: "?raw", import: "default" });

/** The Fluent sources for the house, and for a game if one is named. */
export async function sources(language: string, game: string | null): Promise<string[]> {
  const own = OWN[language] ?? OWN.en!;
  const board = BOARDS[`../../texts/${game}/${language}.ftl`];
  const [mine, shared, ...theirs] = await Promise.all([
    own(),
    api.words(language, "shared"),
    ...(game ? [api.words(language, game), board?.() ?? ""] : []),
  ]);
  return [shared, mine.default, ...theirs];
}

export const house = async (language: string): Promise<Words> => new Words(language, await sources(language, null));

export const wordsOf = async (language: string, game: GameInfo, seats: string[]): Promise<Words> =>
  new Words(language, await sources(language, game.id), game, seats);
