import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Choice, Event } from "../../net/types";
import type { By } from "../../prompts/group";
import type { Sitting } from "../sitting";
import { useForesight } from "./foresight";
import type { Question } from "./question";

/** What is lit of a question: a place, an option of it, and the option that waits for its second click. */
export interface Lit {
  place: string | null;
  choice: Choice | null;
  armed: string | null;
}

export const DARK: Lit = { place: null, choice: null, armed: null };

/** Pointing at an option lights its place too. */
export const litBy = (lit: Lit, choice: Choice | null): Lit => ({ ...lit, choice, place: choice?.target || null });

/** Pointing at a place lights the option that a click there means. */
export const litAt = (lit: Lit, place: string | null, targets: Question["targets"]): Lit => ({
  ...lit,
  place,
  choice: place ? (targets.get(place)?.[0] ?? null) : null,
});

/** What a click on an option does: it answers, or waits for a second click, or was only the rest of a double click. */
export function clicked(choice: Choice, armed: string | null, twice: boolean, clicks: number): "answer" | "arm" | null {
  if (armed === choice.action) return "answer";
  // the rest of a double click is not an answer to the next question
  if (clicks > 1) return null;
  return twice ? "arm" : "answer";
}

/**
 * What a click on a place does: it takes the first option, unless the place's options are grouped, which are then
 * shown.
 */
export function picked(place: string, targets: Question["targets"], by: By | undefined): Choice | "look" | null {
  const first = targets.get(place)?.[0];
  return first && by?.(first) === place ? "look" : (first ?? null);
}

export interface Choosing extends Lit {
  /** What waits for its second touch stays lit, so that the board does not change under the finger before it lands. */
  lit: Choice | null;
  /** What is known about what options would certainly do, by action. */
  foreseen: Map<string, Event[]>;
  /** Note whether a finger is pointing now: it does not hover. */
  touch(finger: boolean): void;
  pointChoice(choice: Choice | null): void;
  pointPlace(place: string | null): void;
  /** Click an option, in the list or by its key. */
  choose(choice: Choice, clicks?: number): void;
  /** Click an option that the board draws. */
  take(choice: Choice, clicks?: number): void;
  /** Click a place of the board. */
  pick(place: string, clicks?: number): void;
  build(action: string): Promise<boolean>;
}

/** Lighting and choosing options, in the list and on the board. */
export function useChoosing(at: Sitting | null, question: Question, careful: boolean, by: By | undefined): Choosing {
  const { prompt, targets, opened, open } = question;
  const [lit, light] = useState(DARK);
  const { armed } = lit;
  const finger = useRef(false);
  useLayoutEffect(() => light(DARK), [prompt]);
  // where a finger touches gets the focus before the finger is lifted, and nothing may move under it until then
  const pointChoice = useCallback((choice: Choice | null) => {
    if (!finger.current) light((old) => litBy(old, choice));
  }, []);
  const pointPlace = useCallback(
    (place: string | null) => {
      if (!finger.current) light((old) => litAt(old, place, targets));
    },
    [targets],
  );
  const click = useCallback(
    (choice: Choice, twice: boolean, clicks = 1) => {
      const does = clicked(choice, armed, twice, clicks);
      if (does === "answer") at?.answer(choice.action);
      else if (does === "arm") light((old) => ({ ...litBy(old, choice), armed: choice.action }));
    },
    [armed, at],
  );
  const choose = useCallback((choice: Choice, clicks?: number) => click(choice, careful, clicks), [click, careful]);
  const take = useCallback(
    // a finger cannot hover: its first touch previews
    (choice: Choice, clicks?: number) => click(choice, careful || finger.current, clicks),
    [click, careful],
  );
  const pick = useCallback(
    (place: string, clicks?: number) => {
      const what = picked(place, targets, by);
      if (what !== "look") return what ? take(what, clicks) : undefined;
      // the place is looked at closely, and the keyboard moves on to its options
      open(place);
      if (!clicks) requestAnimationFrame(() => document.querySelector<HTMLElement>(".prompt .opened .choice")?.focus());
    },
    [targets, take, by, open],
  );
  const shown = lit.choice ?? prompt?.choices.find((choice) => choice.action === armed) ?? null;
  const foresee = useCallback(async (action: string): Promise<Event[]> => (await at?.foresee(action)) ?? [], [at]);
  const close = (opened && targets.get(opened)?.map((choice) => choice.action)) || [];
  return {
    ...lit,
    lit: shown,
    foreseen: useForesight(prompt, shown?.action ?? null, close, foresee),
    touch: useCallback((on: boolean) => {
      finger.current = on;
    }, []),
    pointChoice,
    pointPlace,
    choose,
    take,
    pick,
    build: useCallback(async (action: string) => (await at?.build(action)) ?? false, [at]),
  };
}
