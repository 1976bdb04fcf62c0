import { api } from "../net/api";
import type { GameInfo } from "../net/types";
import { Words } from "./words";

/** What the browser says itself: in the house, later, and on each board. */
const OWN = import.meta.glob<string>("../../texts/**/*.ftl", { query: "?raw", import: "default" });

const own = async (name: string): Promise<string> => (await OWN[`../../texts/${name}.ftl`]?.()) ?? "";

/** The Fluent sources for the house, and for a game if one is named; `whole` with what is said later. */
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

/** These words, with the reasons that may be said anywhere; as they are where those do not come. */
export const withReasons = async (words: Words): Promise<Words> => {
  const reasons = await api.words(words.language, "shared/later").catch(() => "");
  return words.with(reasons);
};

/** All that is said of a game. */
export const wordsOf = async (language: string, game: GameInfo, seats: string[]): Promise<Words> =>
  new Words(language, await sources(language, game.id, true), game, seats);
