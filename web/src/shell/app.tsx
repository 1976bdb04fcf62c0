import type { VNode } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../net/api";
import type { House } from "../net/types";
import { house as houseWords } from "../words/load";
import type { Words } from "../words/words";
import { InHouse, keepSettings, readSettings, type Settings } from "./house";
import { Lobby } from "./lobby";
import { TablePage } from "./table";

const LANGUAGES = ["en", "nl"];

/** Where we are: the lobby, or a table. */
const tableIn = (path: string): string | null => /^\/(?:t|replay)\/([\w-]+)/.exec(path)?.[1] ?? null;

export function App(): VNode {
  const [settings, setSettings] = useState<Settings>(() => readSettings(LANGUAGES));
  const [path, setPath] = useState(location.pathname);
  const [house, setHouse] = useState<House | null>(null);
  const [words, setWords] = useState<Words | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

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
    scrollTo(0, 0);
  }, []);

  useEffect(() => {
    const back = (): void => setPath(location.pathname);
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);
  useEffect(() => {
    setFailed(false);
    api.house().then(setHouse, () => setFailed(true));
  }, [tries]);
  useEffect(() => {
    let current = true;
    houseWords(settings.language).then(
      (loaded) => {
        if (!current) return;
        setWords(loaded);
        document.documentElement.lang = loaded.language;
      },
      () => setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [settings.language, tries]);
  useEffect(() => {
    document.documentElement.dataset.theme = settings.theme;
  }, [settings.theme]);

  const context = useMemo(
    () => (house && words ? { house, words, settings, set, go } : null),
    [house, words, settings, set, go],
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
            <button type="button" class="button" onClick={() => setTries(tries + 1)}>
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
    <InHouse.Provider value={context}>{table ? <TablePage key={table} id={table} /> : <Lobby />}</InHouse.Provider>
  );
}
