import type { VNode } from "preact";
import type { Page } from "./page";
import type { Pointing } from "./pointing";

/** What is pointed at, in words; and why it cannot be chosen, unless it is reachable later. */
export function Explaining({ p, pointing }: { p: Page; pointing: Pointing }): VNode | null {
  const { scene, view, words, info, whole, parts } = p;
  const { pointed, why } = pointing;
  if (!parts.teller || !pointed || !whole) return null;
  const { Explanation, explain } = parts.teller;
  const explained = explain?.(pointed.thing, { view, words, info, table: scene.table });
  if (!explained) return null;
  return (
    <Explanation
      box={pointed.box}
      listed={pointed.listed}
      explained={explained}
      why={why && !explained.later ? words.text("web-not-now", { why: words.why(why) }) : null}
    />
  );
}
