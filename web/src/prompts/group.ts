import type { Choice, Prompt } from "../net/types";

/** Options that belong together, under the name of what they share. */
export interface Group {
  name: string;
  choices: Choice[];
}

/** What options are grouped by. */
export type By = (choice: Choice) => string;

export const familyOf = (action: string): string => action.split(" ", 1)[0] ?? action;

/** Options that differ only in their arguments; used unless a board groups them otherwise. */
export const byFamily: By = (choice) => familyOf(choice.action);

/** In the order of the prompt; a group comes where its first option was. */
export function grouped(choices: readonly Choice[], by: By = byFamily): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const name = by(choice);
    const same = groups.get(name);
    if (same) same.push(choice);
    else groups.set(name, [choice]);
  }
  return [...groups].map(([name, own]) => ({ name, choices: own }));
}

const KEYS = "123456789abcdefghijklmnopqrstuvwxyz";

/** The key of the option at an index of the list: 1 to 9, then a to z, then none. */
export const keyOf = (index: number): string => KEYS[index] ?? "";

/** Options in the order in which they are listed, which is also the order of their keys. */
export const listed = (prompt: Prompt, by: By = byFamily): Choice[] =>
  grouped(prompt.choices, by).flatMap((group) => group.choices);

/** What a key chooses, if anything. Enter takes the default. */
export function chosenBy(prompt: Prompt, key: string, by: By = byFamily): Choice | undefined {
  const choices = listed(prompt, by);
  if (key === "Enter") return choices.find((choice) => choice.action === prompt.default);
  const index = key.length === 1 ? KEYS.indexOf(key) : -1;
  return index < 0 ? undefined : choices[index];
}

/** The options that point at each place of the board; a click there means the first one. */
export function byTarget(choices: readonly Choice[]): Map<string, Choice[]> {
  const targets = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.target) continue;
    const same = targets.get(choice.target);
    if (same) same.push(choice);
    else targets.set(choice.target, [choice]);
  }
  return targets;
}
