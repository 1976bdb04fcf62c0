import type { VNode } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { api, Refused } from "../net/api";
import type { House } from "../net/types";
import { house as houseWords } from "../words/load";
import type { Words } from "../words/words";
import { InHouse, keepSettings, readSettings, reload, type Settings, WhyNot } from "./house";
import { Lobby } from "./lobby";
import { TablePage } from "./table";

const LANGUAGES = ["en", "nl"];

/** The table that a path leads to; null: the lobby. */
const tableIn = (path: string): string | null => /^\/(?:t|replay)\/([\w-]+)/.exec(path)?.[1] ?? null;

export function App(): VNode {
  const [settings, setSettings] = useState<Settings>(() => readSettings(LANGUAGES));
  const [path, setPath] = useState(location.pathname);
  const [house, setHouse] = useState<House | null>(null);
  const [words, setWords] = useState<Words | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const [lacking, setLacking] = useState<{ no: unknown; again(): void } | null>(null);

  const set = useCallback((change: Partial<Settings>) => {
    setSettings((old) => {
      const next = { ...old, ...change };
      keepSettings(next);
      return next;
    });
  }, []);
  const go = useCallback((to: string) => {
    history.pushState(null, "", to);
    setPath(location.pathname);
    setLacking(null);
    scrollTo(0, 0);
  }, []);
  const lack = useCallback((no: unknown, again: () => void) => {
    setLacking((old) => ({
      no,
      again: () => {
        old?.again();
        again();
      },
    }));
  }, []);

  useEffect(() => {
    const back = (): void => setPath(location.pathname);
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);
  useEffect(() => {
    setFailed(null);
    api.house().then(setHouse, setFailed);
  }, [tries]);
  useEffect(() => {
    let current = true;
    houseWords(settings.language).then(
      (loaded) => {
        if (!current) return;
        setWords(loaded);
        document.documentElement.lang = loaded.language;
      },
      (no: unknown) => current && setFailed(no),
    );
    return () => {
      current = false;
    };
  }, [settings.language, tries]);
  useEffect(() => {
    document.documentElement.dataset.theme = settings.theme;
  }, [settings.theme]);

  const context = useMemo(
    () => (house && words ? { house, words, settings, set, go, lack } : null),
    [house, words, settings, set, go, lack],
  );
  if (!context) {
    return (
      <div class="opening" role="status">
        <svg viewBox="0 0 32 32" width="64" height="64" aria-hidden="true">
          <path class="arch-out" d="M2 31V15C2 8 8 5 16 1c8 4 14 7 14 14v16z" />
          <path class="arch-in" d="M8 31V17c0-4 3-6 8-8.500 5 2.500 8 4.500 8 8.500v14z" />
        </svg>
        {failed ? (
          <>
            <p lang="en">The house does not answer. Is the server running?</p>
            <p lang="nl">Het huis antwoordt niet. Draait de server?</p>
            <button
              type="button"
              class="button"
              onClick={() => (failed instanceof Refused ? setTries(tries + 1) : reload())}
            >
              ↻
            </button>
          </>
        ) : (
          <p>Sarai</p>
        )}
      </div>
    );
  }
  const table = tableIn(path);
  return (
    <InHouse.Provider value={context}>
      {table ? <TablePage key={table} id={table} /> : <Lobby />}
      {lacking && (
        <div class="lacking">
          <WhyNot no={lacking.no} words={context.words}>
            <button
              type="button"
              class="button small"
              onClick={() => {
                setLacking(null);
                lacking.again();
              }}
            >
              {context.words.text("web-try-again")}
            </button>
          </WhyNot>
        </div>
      )}
    </InHouse.Provider>
  );
}
