import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { BotLevel, GameInfo, House } from "../net/types";
import type { Words } from "../words/words";

/** What a guest set once and keeps. */
export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  motion: "calm" | "quick" | "off";
  /** Choices by keys 1–9 and a–z. */
  keys: boolean;
  /** Every move asks for a second click. */
  careful: boolean;
  name: string;
}

const STORE = "sarai";

export function readSettings(languages: readonly string[]): Settings {
  const own = navigator.language.slice(0, 2);
  const first: Settings = {
    language: languages.includes(own) ? own : "en",
    theme: "system",
    motion: "calm",
    keys: true,
    careful: false,
    name: "",
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>) };
  } catch {
    return first;
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export interface HouseContext {
  house: House;
  words: Words;
  settings: Settings;
  set(change: Partial<Settings>): void;
  go(path: string): void;
}

export const InHouse = createContext<HouseContext | null>(null);

export function useHouse(): HouseContext {
  const house = useContext(InHouse);
  if (!house) throw new Error("outside the house");
  return house;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

export function useMedia(query: string): boolean {
  const [holds, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = (): void => set(media.matches);
    look();
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, [query]);
  return holds;
}

/** A part of the client that is fetched when it is first wanted; null until it is there. */
export function useLater<T>(wanted: boolean, fetch: () => Promise<T>): T | null {
  const [found, set] = useState<{ part: T } | null>(null);
  useEffect(() => {
    if (wanted && !found) void fetch().then((part) => set({ part }));
  }, [wanted]);
  return found?.part ?? null;
}

/** The bot that is offered where nobody has chosen one. */
export const mediumOf = (game: GameInfo): BotLevel | undefined =>
  game.bots.find((bot) => bot.level === "medium") ?? game.bots[0];
