import { type ComponentChildren, createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import type { Words } from "../../words/words";
import { Grid } from "./geometry";
import type { Board } from "./wire";

const grids = new WeakMap<Board, Grid>();

/** The grid of a table's board. */
export function gridIn(words: Words): Grid {
  const board = words.game?.board as Board;
  const grid = grids.get(board) ?? new Grid(board);
  grids.set(board, grid);
  return grid;
}

const OfTable = createContext<Grid | null>(null);

/** Everything drawn inside is drawn on the table's grid. */
export function OnGrid({ words, children }: { words: Words; children: ComponentChildren }): VNode {
  return <OfTable.Provider value={gridIn(words)}>{children}</OfTable.Provider>;
}

export function useGrid(): Grid {
  const grid = useContext(OfTable);
  if (!grid) throw new Error("outside the board");
  return grid;
}
