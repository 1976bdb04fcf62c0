import type { ComponentChildren, ComponentType } from "preact";
import type { Choice, Event, GameInfo, Line, Said, Table, View } from "../net/types";
import type { By } from "../prompts/group";
import type { Words } from "../words/words";

/** What a board is given. It draws; it decides nothing. */
export interface BoardProps {
  view: View;
  words: Words;
  info: GameInfo;
  table: Table;
  /** What may be chosen now, by the place on the board that it points at. */
  targets: Map<string, Choice[]>;
  /** The place that is pointed at, here or in the list of options. */
  hot: string | null;
  /** The option that is pointed at in the list, if any: it may say more than its place. */
  hotChoice: Choice | null;
  point(target: string | null): void;
  pick(target: string, clicks?: number): void;
  /** Light an option itself, and take it: for boards that draw the options of one place separately. */
  light(choice: Choice | null): void;
  take(choice: Choice, clicks?: number): void;
  /** The place whose options are looked at closely, where places have several. */
  opened: string | null;
  open(target: string | null): void;
  /** What is known about what options would certainly do, by action. */
  foreseen: Map<string, Event[]>;
  /** How long a movement takes, in ms; 0: nothing moves. */
  pace: number;
  /** The places of the last move. */
  last: Set<string>;
  /** The log up to what is shown. */
  lines: readonly Line[];
  /**
   * Where one builds freely: send a change without waiting for the one before; resolves to whether it was carried out.
   */
  build?: ((action: string) => Promise<boolean>) | undefined;
}

export interface Explained {
  title: string;
  icon?: ComponentChildren;
  text: string[];
  /** Whether it is reachable later: then why not now is not asked. */
  later?: boolean;
}

/** The table at which something's meaning is asked for. */
export interface Asked {
  view: View;
  words: Words;
  info: GameInfo;
  table: Table;
}

/** What things mean, by their name in `data-explain`. */
export type Explain = (thing: string, asked: Asked) => Explained | null;

/** A number in the seat strip: a mark, its value and what it means. */
export interface Figure {
  mark: string;
  /** The board's own picture of it. */
  icon?: ComponentChildren;
  value: string;
  label: string;
  /** What `explain` is asked when it is pointed at. */
  explain: string;
}

/** What an option in the list is drawn from. */
export interface ChoiceProps {
  choice: Choice;
  view: View;
  words: Words;
  /** Whether it is looked at closely: then there is room for words, and for what it would do. */
  opened: boolean;
  /** Whether it is one of many: then a line must do. */
  many: boolean;
  foreseen: Event[] | null;
}

/** The props of a table option that is not a choice among words. */
export interface OptionProps {
  value: string;
  change(value: string): void;
  words: Words;
  info: GameInfo;
}

/** How everybody stands, above the board. */
export interface Standing {
  figures?(view: View, seat: number, words: Words): Figure[];
  /** Who is ahead, as far as everybody can see. */
  leaders?(view: View, words: Words): number[];
  /** Which step this is, of how many. */
  step?(view: View, words: Words): { at: number; of: number } | null;
}

/** How pieces travel. */
export interface Motion {
  /** What travels when a piece moves; null: a hidden piece. */
  Piece: ComponentType<{ piece: string | null; info: GameInfo; words: Words }>;
  /** Which drawn places may stand for a place of the kernel, the best one first. */
  spots?(place: string, piece: string | null): string[];
}

/** What happened, besides what the log says by itself. */
export interface News {
  /** Whether it is no news when it happens: then it is neither listed nor read aloud. */
  quiet?(event: Said): boolean;
  /** Places that a line touched besides those its pieces came from and went to. */
  touches?(events: readonly Event[], info: GameInfo): string[];
}

/** What is said about time, in games played against a sandglass. */
export interface Time {
  /** Whether a finished game may be watched at the speed at which it was played. */
  timed?(view: View): boolean;
  /** When the onlooker's sand runs out, where everybody has a glass of their own; in the table's milliseconds. */
  wakes?(view: View): number;
}

/** How a question's options are listed, if not as their words, one family after another. */
export interface Listing {
  /** What options are grouped by, if not by family; and what stands above a group. */
  by?: By;
  heading?(group: string, props: { view: View; words: Words }): ComponentChildren;
  /** The arguments whose picture (`icon`) is shown beside an option's words, the most telling first. */
  pictured?: readonly string[];
  /** Draws an option in another way than as its words; null: as its words. */
  Choice?(props: ChoiceProps): ComponentChildren;
  /** What is explained when an option is pointed at, if anything. */
  explains?(choice: Choice): string | undefined;
  /** What an option would do, in signs; and which of its events these signs say, so that words need not. */
  Outcome?(props: { events: Event[]; view: View; words: Words }): ComponentChildren;
  inSigns?(event: Said): boolean;
  /** Whether this family is built on the board itself, so that the question need not offer it. */
  builds?(family: string): boolean;
}

/** What a board's folder exports. */
export interface BoardModule {
  Board: ComponentType<BoardProps>;
  /** The picture of a thing: of a good, of a character. */
  icon?(family: string, id: string, words: Words): ComponentChildren;
  /** What things mean; fetched when first wanted. */
  explaining?(): Promise<{ explain: Explain }>;
  standing?: Standing;
  motion?: Motion;
  news?: News;
  time?: Time;
  choices?: Listing;
  /** Options of the table that need more than a list of words, by name. */
  options?: Record<string, ComponentType<OptionProps>>;
}

/** Each folder here is the board of the game with that id, loaded when it is opened. */
const BOARDS = import.meta.glob<BoardModule>("./*/index.tsx");

const loaded = new Map<string, Promise<BoardModule>>();

/** The board of a game; a game without one is shown as a plain list. */
export function boardOf(game: string): Promise<BoardModule> {
  let board = loaded.get(game);
  if (!board) {
    board = (BOARDS[`./${game}/index.tsx`] ?? (() => import("./plain")))();
    loaded.set(game, board);
  }
  return board;
}
