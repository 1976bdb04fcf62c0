import { useCallback, useMemo, useState } from "preact/hooks";
import type { Choice, Prompt } from "../../net/types";
import { byTarget } from "../../prompts/group";
import type { Sitting } from "../sitting";

const NO_TARGETS = new Map<string, Choice[]>();

/** What these eyes are asked now. */
export interface Question {
  /** The same object as long as it is the same question. */
  prompt: Prompt | undefined;
  /** Whether it has been answered, but that is not carried out yet. */
  busy: boolean;
  /** What may be chosen, by the place on the board that it points at. */
  targets: Map<string, Choice[]>;
  /** The place whose options are looked at closely. */
  opened: string | null;
  open(target: string | null): void;
}

/** The open question; undefined while one looks at something else, or while lines still wait to be shown. */
export function openQuestion(at: Sitting | null, now: boolean): Prompt | undefined {
  const scene = at?.scene;
  return now && !at?.behind && scene && !scene.paused ? scene.view.prompt : undefined;
}

export function useQuestion(at: Sitting | null, now: boolean): Question {
  const number = at?.scene?.prompt;
  const asked = openQuestion(at, now);
  // while others act the question stays the same, and so does what was touched or looked at for it
  const sign = useMemo(() => asked && JSON.stringify([number, asked]), [asked]);
  const prompt = useMemo(() => asked, [sign]);
  const busy = !!at?.scene && at.answered === number;
  const targets = useMemo(() => (prompt && !busy ? byTarget(prompt.choices) : NO_TARGETS), [prompt, busy]);
  // what is looked at closely belongs to one question; a board that draws the next may open something at once
  const [looked, look] = useState<{ prompt: Prompt | undefined; target: string | null } | null>(null);
  const opened = prompt && looked?.prompt === prompt ? looked.target : null;
  const open = useCallback((target: string | null) => look({ prompt, target }), [prompt]);
  return { prompt, busy, targets, opened, open };
}
