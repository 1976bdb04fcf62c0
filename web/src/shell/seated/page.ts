import type { BoardModule } from "../../boards/board";
import type { GameInfo, View } from "../../net/types";
import type { Words } from "../../words/words";
import type { Scene, Sitting } from "../sitting";
import type { Choosing } from "./choosing";
import type { Parts } from "./parts";
import type { Past } from "./past";
import type { Question } from "./question";
import type { useUndoing } from "./undoing";

/** What every part of a table page is drawn from, once there is something to look at. */
export interface Page {
  at: Sitting;
  scene: Scene;
  /** What is looked at: the present, or an earlier line. */
  view: View;
  info: GameInfo;
  words: Words;
  /** Whether all words are loaded, including those for sheets, explanations and reasons; and how to load them. */
  whole: boolean;
  more(): void;
  board: BoardModule;
  past: Past;
  question: Question;
  choosing: Choosing;
  undoing: ReturnType<typeof useUndoing>;
  parts: Parts;
  /** Whether options are chosen by keys. */
  keys: boolean;
  /** Open a sheet over the page. */
  open(sheet: string): void;
}
