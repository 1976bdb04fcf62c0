/** What is printed on a card: a text key, its arguments, and arguments that are phrases of their own. */
export interface Phrase {
  key: string;
  args?: Record<string, string | number>;
  parts?: Record<string, Phrase[]>;
  joint?: string;
}

/** What each card says, and each of its actions, by name. */
export type Cards = Record<string, Phrase>;
