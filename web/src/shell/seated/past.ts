import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../../net/api";
import type { View } from "../../net/types";
import { useHouse } from "../house";
import type { Sitting } from "../sitting";

const CHUNK = 40;

/** What is looked at: the present or an earlier line, through one's own eyes or another's. */
export interface Past {
  /** The line that is looked at; null: the last one, whatever comes. */
  line: number | null;
  /** The line whose view is shown. */
  n: number;
  last: number;
  eyes: number;
  /** Whether this is the present, seen through one's own eyes. */
  now: boolean;
  /** What is seen, or what was last seen while that is fetched; null before there was anything. */
  view: View | null;
  playing: boolean;
  go(line: number | null): void;
  step(by: number): void;
  look(eyes: number): void;
  play(on: boolean): void;
  /** Back to the present, and to one's own eyes. */
  back(): void;
}

/** The line that an address points at: `?n=12`. */
export function lineIn(search: string): number | null {
  const n = new URLSearchParams(search).get("n") ?? "";
  return /^\d+$/.test(n) ? Number(n) : null;
}

/** That many lines on from where one is, but not beyond the game. */
export const stepped = (line: number | null, by: number, last: number): number =>
  Math.min(last, Math.max(0, Math.min(line ?? last, last) + by));

/** Looks at a table, starting at the line that the address points at. */
export function usePast(at: Sitting | null, id: string, seat: number): Past {
  const scene = at?.scene ?? null;
  const last = scene ? scene.lines.length - 1 : 0;
  const [wanted, go] = useState<number | null>(() => lineIn(location.search));
  const [eyes, look] = useState(seat);
  const [playing, play] = useState(false);
  const line = wanted === null ? null : Math.min(wanted, last);
  const own = eyes === seat;
  const now = line === null && own;
  const asked = scene ? (line ?? (own ? null : last)) : null;
  const earlier = useViewAt(id, eyes, asked, last, own && at ? at.views : null);
  const view = now ? (scene?.view ?? null) : earlier;
  const seen = useRef(view);
  if (view) seen.current = view;
  return {
    line,
    n: line ?? last,
    last,
    eyes,
    now,
    view: view ?? seen.current,
    playing,
    go,
    step: (by) => go((line) => stepped(line, by, last)),
    look,
    play,
    back: () => {
      play(false);
      go(null);
      look(seat);
    },
  };
}

/** A past position through some eyes; null while it is fetched, with those around it. */
function useViewAt(
  id: string,
  eyes: number,
  n: number | null,
  last: number,
  own: Map<number, View> | null,
): View | null {
  const { lack } = useHouse();
  const cache = useRef(new Map<string, View>());
  const [tries, count] = useState(0);
  const found = n === null ? null : (own?.get(n) ?? cache.current.get(`${eyes}/${n}`) ?? null);
  const from = n === null || found ? null : n - (n % CHUNK);
  const key = from === null ? null : `${eyes}/${from}`;
  const wanted = useRef<string | null>(null);
  wanted.current = key;
  const busy = useRef(false);
  // one after another: however fast one moves through a game, nothing is asked for twice, nor much at once
  useEffect(() => {
    if (from === null || busy.current) return;
    busy.current = true;
    const again = (): void => count((tried) => tried + 1);
    void api
      .views(id, eyes, from, Math.min(last, from + CHUNK - 1))
      .then(
        ({ views }) => {
          for (const one of views) cache.current.set(`${eyes}/${one.n}`, one.view);
          return true;
        },
        (no: unknown) => {
          if (wanted.current === key) lack(no, again);
          return wanted.current !== key;
        },
      )
      .then((goOn) => {
        busy.current = false;
        if (goOn) again();
      });
  }, [key, tries]);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  return found;
}
