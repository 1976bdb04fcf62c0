import { useLayoutEffect } from "preact/hooks";
import type { Choice, Prompt } from "../../net/types";
import { type By, chosenBy } from "../../prompts/group";

/** A key that was pressed, and on what. */
export interface Press {
  key: string;
  shift: boolean;
  /** Control, or command on an Apple keyboard. */
  control: boolean;
  alt: boolean;
  /** Whether it is held down. */
  held: boolean;
  on: "words" | "slider" | "button" | null;
}

/** What keys can act on at a table. */
export interface Table {
  /** Whether lines wait to be shown. */
  behind: boolean;
  /**
   * Whether there is anything to look at yet; and whether an earlier line is looked at, perhaps only through other
   * eyes.
   */
  open: boolean;
  line: number | null;
  elsewhere: boolean;
  over: boolean;
  prompt: Prompt | undefined;
  /** Whether options are chosen by keys, and what they are grouped by. */
  keys: boolean;
  by: By | undefined;
}

/** What a key means. */
export type Deed =
  | { do: "open"; sheet: "help" | "rules" }
  | { do: "focus"; on: "log" | "board" | "question" }
  | { do: "step"; by: 1 | -1 }
  | { do: "undo" | "catch-up" | "back" | "first" | "last" | "play" }
  | { do: "choose"; choice: Choice };

const SHIFTED: Record<string, Deed> = {
  R: { do: "open", sheet: "rules" },
  L: { do: "focus", on: "log" },
  B: { do: "focus", on: "board" },
  Q: { do: "focus", on: "question" },
};

const SKIPS = [" ", "Enter", "Escape"];

/** What a key means at a table; null: nothing. */
export function deedOf(press: Press, table: Table): Deed | null {
  const { key, on } = press;
  if (on === "words") return null;
  const plain = !press.control && !press.alt;
  if (key === "?") return { do: "open", sheet: "help" };
  if (press.control && key.toLowerCase() === "z") return { do: "undo" };
  if (press.shift && plain && SHIFTED[key]) return SHIFTED[key];
  if (table.behind && SKIPS.includes(key)) return { do: "catch-up" };
  if (key === "Escape" && (table.line !== null || table.elsewhere)) return { do: "back" };
  return (table.open && lineBy(press, table)) || (plain ? optionBy(press, table) : null);
}

/** Moving through the lines of the game. */
function lineBy({ key, on }: Press, { line, over }: Table): Deed | null {
  if (over && key === " ") return on === "button" ? null : { do: "play" };
  if (on === "slider") return null;
  if (key === "ArrowLeft") return { do: "step", by: -1 };
  if (key === "ArrowRight") return line === null ? null : { do: "step", by: 1 };
  if (key === "Home") return { do: "first" };
  return key === "End" ? { do: "last" } : null;
}

/** An option of the question; Enter on a button is for that button. */
function optionBy({ key, held, on }: Press, { prompt, keys, by }: Table): Deed | null {
  if (!prompt || !keys || held || (key === "Enter" && on === "button")) return null;
  const choice = chosenBy(prompt, key, by);
  return choice ? { do: "choose", choice } : null;
}

const FOCUS = {
  log: [".log ol"],
  // what can be chosen, otherwise anything
  board: [".board .can[tabindex], .board .can button, .board .start[tabindex]", ".board [tabindex]"],
  question: [".prompt .choice"],
};

/** Move the keyboard focus to a part of the page. */
export function focusOn(part: keyof typeof FOCUS): void {
  for (const places of FOCUS[part]) {
    const found = document.querySelector<HTMLElement>(places);
    if (found) return found.focus();
  }
}

function pressOf(event: KeyboardEvent): Press {
  const target = event.target instanceof Element ? event.target : null;
  const on = target?.matches("input[type=range]")
    ? "slider"
    : target?.matches("input, textarea, select")
      ? "words"
      : target?.closest("button, [role=button], summary, a")
        ? "button"
        : null;
  const control = event.ctrlKey || event.metaKey;
  return { key: event.key, shift: event.shiftKey, control, alt: event.altKey, held: event.repeat, on };
}

/** Keys for everything. Each press is noted first; under an open sheet it means nothing to the table. */
export function useKeys(table: Table, noted: () => void, act: (deed: Deed) => void): void {
  // as soon as a question is shown a key is for that one, not for the one before
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      noted();
      const deed = document.querySelector("dialog[open]") ? null : deedOf(pressOf(event), table);
      if (!deed) return;
      event.preventDefault();
      act(deed);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
