/** What is printed on a card: a text key, its arguments, and arguments that are phrases themselves. */
export interface Phrase {
  key: string;
  args?: Record<string, string | number>;
  parts?: Record<string, Phrase[]>;
  joint?: string;
}

/** What each card and each of its actions says, by name. */
export type Cards = Record<string, Phrase>;
