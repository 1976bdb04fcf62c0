import { useEffect, useRef, useState } from "preact/hooks";
import type { Event } from "../../net/types";

const PAUSE = 180;
const NOTHING = new Map<string, Event[]>();

/**
 * What options would certainly do, asked from the server and kept while their question is open: for the option somebody
 * stays on, and at once for all options of a place that is looked at closely.
 */
export function useForesight(
  question: unknown,
  pointed: string | null,
  opened: readonly string[],
  foresee: (action: string) => Promise<Event[]>,
): Map<string, Event[]> {
  const [known, setKnown] = useState<{ question: unknown; of: Map<string, Event[]> }>({ question, of: NOTHING });
  const asked = useRef<{ question: unknown; of: Set<string> }>({ question: null, of: new Set() });
  const now = useRef(question);
  now.current = question;
  const ask = (action: string): void => {
    if (asked.current.question !== question) asked.current = { question, of: new Set() };
    if (asked.current.of.has(action)) return;
    asked.current.of.add(action);
    void foresee(action).then((events) => {
      if (now.current !== question) return;
      setKnown((old) => ({ question, of: new Map(old.question === question ? old.of : NOTHING).set(action, events) }));
    });
  };
  useEffect(() => {
    if (!question || !pointed) return;
    const timer = setTimeout(() => ask(pointed), PAUSE);
    return () => clearTimeout(timer);
  }, [question, pointed]);
  useEffect(() => {
    if (question) opened.forEach(ask);
  }, [question, opened.join()]);
  return known.question === question ? known.of : NOTHING;
}
