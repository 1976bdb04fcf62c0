import { api } from "../net/api";
import type { GameInfo } from "../net/types";
import { Words } from "./words";

/** What the browser says itself: in the house, later, and on each board. */
const OWN = import.meta.glob<string>("../../texts/**/*.ftl", { query: "?raw", import: "default" });

const own = async (name: string): Promise<string> => (await OWN[`../../texts/${name}.ftl`]?.()) ?? "";

/** The Fluent sources for all pages, and for a game if one is named; `whole` includes what is said later. */
export const sources = (language: string, game: string | null, whole = false): Promise<string[]> =>
  Promise.all([
    api.words(language, "shared"),
    own(language),
    ...(game ? [api.words(language, game), own(`${game}/${language}`)] : []),
    ...(game && whole
      ? [api.words(language, `${game}/later`), own(`${language}.later`), own(`${game}/${language}.later`)]
      : []),
  ]);

export const house = async (language: string): Promise<Words> => new Words(language, await sources(language, null));

/** These words, with the reasons that occur everywhere; as they are if those do not arrive. */
export const withReasons = async (words: Words): Promise<Words> => {
  const reasons = await api.words(words.language, "shared/later").catch(() => "");
  return words.with(reasons);
};

/** All the words of a game. */
export const wordsOf = async (language: string, game: GameInfo, seats: string[]): Promise<Words> =>
  new Words(language, await sources(language, game.id, true), game, seats);
