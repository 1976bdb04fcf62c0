import type { Choice, Prompt } from "../net/types";

/** Options that differ only in their arguments, under the name of their family. */
export interface Group {
  family: string;
  choices: Choice[];
}

export const familyOf = (action: string): string => action.split(" ", 1)[0] ?? action;

/** In the order of the prompt; a family stands where its first option stood. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const family = familyOf(choice.action);
    const same = groups.get(family);
    if (same) same.push(choice);
    else groups.set(family, [choice]);
  }
  return [...groups].map(([family, own]) => ({ family, choices: own }));
}

const KEYS = "123456789abcdefghijklmnopqrstuvwxyz";

/** The key of the option at a place in the list: 1 to 9, then a to z, then none. */
export const keyOf = (index: number): string => KEYS[index] ?? "";

/** Options in the order in which they are listed, which is also the order of their keys. */
export const listed = (prompt: Prompt): Choice[] => grouped(prompt.choices).flatMap((group) => group.choices);

/** What a key chooses, if anything. Enter takes the default. */
export function chosenBy(prompt: Prompt, key: string): Choice | undefined {
  const choices = listed(prompt);
  if (key === "Enter") return choices.find((choice) => choice.action === prompt.default);
  const index = key.length === 1 ? KEYS.indexOf(key) : -1;
  return index < 0 ? undefined : choices[index];
}

/** The options that point at each place of the board; the first one is what a click there means. */
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
