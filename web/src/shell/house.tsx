import { type ComponentChildren, createContext, type VNode } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { Refused } from "../net/api";
import type { Refusal } from "../net/live";
import type { BotLevel, GameInfo, House } from "../net/types";
import { withReasons } from "../words/load";
import type { Words } from "../words/words";

/** What a guest has set once and for all. */
export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  motion: "calm" | "quick" | "off";
  /** Choose options by the keys 1–9 and a–z. */
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
    // a browser that stores nothing can still play
  }
}

export interface HouseContext {
  house: House;
  words: Words;
  settings: Settings;
  set(change: Partial<Settings>): void;
  go(path: string): void;
  /** Something did not arrive: say so wherever one is, with a way to try again. */
  lack(no: unknown, again: () => void): void;
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

/** A browser does not fetch a part again that failed once, so the page has to be reloaded. */
export const reload = (): void => location.reload();

/**
 * A part of the client that is fetched when first wanted, and again under another key; null until it is there. If it
 * does not arrive, the page says so.
 */
export function useLater<T>(wanted: boolean, fetch: () => Promise<T>, key = ""): T | null {
  const { lack } = useHouse();
  const [found, set] = useState<{ key: string; part: T } | null>(null);
  const [tries, setTries] = useState(0);
  const now = useRef(key);
  now.current = key;
  useEffect(() => {
    if (!wanted || found?.key === key) return;
    fetch().then(
      (part) => now.current === key && set({ key, part }),
      (no: unknown) =>
        now.current === key && lack(no, no instanceof Refused ? () => setTries((count) => count + 1) : reload),
    );
  }, [wanted, key, tries]);
  return found?.part ?? null;
}

/**
 * Why something could not be done or fetched. The reasons that occur everywhere are fetched with the first refusal, and
 * nothing is shown before they are there. Anything that the server did not refuse is a part that did not arrive.
 */
export function WhyNot({
  no,
  words,
  sought,
  children,
}: {
  no: unknown;
  words: Words;
  /** Scroll to it when it appears: whoever is told this has just asked for something. */
  sought?: boolean;
  children?: ComponentChildren;
}): VNode | null {
  const { reason, said } = no as Partial<Refusal>;
  const lacks = !!reason && !words.has(reason.key);
  const more = useLater(lacks, () => withReasons(words), words.language);
  useEffect(() => {
    if (!reason) console.error(no);
  }, [no]);
  const waits = lacks && !more;
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sought) box.current?.scrollIntoView({ block: "nearest" });
  }, [waits]);
  if (waits) return null;
  return (
    <p class="error" role="alert" ref={box}>
      {reason ? (lacks && more ? more : words).why(reason, said) : words.text("web-missing")} {children}
    </p>
  );
}

/** The bot that is offered if nobody has chosen one. */
export const mediumOf = (game: GameInfo): BotLevel | undefined =>
  game.bots.find((bot) => bot.level === "medium") ?? game.bots[0];
