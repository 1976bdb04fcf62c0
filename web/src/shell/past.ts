import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../net/api";
import type { View } from "../net/types";
import { useHouse } from "./house";

const CHUNK = 40;

/** The line that an address points at: `?n=12`. */
export function lineIn(search: string): number | null {
  const n = new URLSearchParams(search).get("n") ?? "";
  return /^\d+$/.test(n) ? Number(n) : null;
}

/** A position of the past through some eyes; null while it is fetched. */
export function usePast(
  id: string,
  eyes: number,
  n: number | null,
  last: number,
  own: Map<number, View> | null,
): View | null {
  const { lack } = useHouse();
  const cache = useRef(new Map<string, View>());
  const [, tick] = useState(0);
  const [tries, retry] = useState(0);
  const key = `${eyes}/${n}`;
  const found = n === null ? null : (own?.get(n) ?? cache.current.get(key) ?? null);
  useEffect(() => {
    if (n === null || found) return;
    let current = true;
    const from = Math.max(0, n - (n % CHUNK));
    void api.views(id, eyes, from, Math.min(last, from + CHUNK - 1)).then(
      ({ views }) => {
        for (const one of views) cache.current.set(`${eyes}/${one.n}`, one.view);
        if (current) tick((count) => count + 1);
      },
      (no: unknown) => current && lack(no, () => retry((count) => count + 1)),
    );
    return () => {
      current = false;
    };
  }, [key, found === null, tries]);
  return found;
}
