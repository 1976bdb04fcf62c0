import type { Grid } from "./geometry";

/** What a key on a hex means. */
export type Deed =
  | { do: "go"; hex: string | undefined }
  | { do: "row"; letter: string }
  | { do: "lay"; kind: string }
  | { do: "turn"; by: 1 | -1 }
  | { do: "tap" | "lift" | "peek" };

const DEEDS: Record<string, Deed> = {
  Enter: { do: "tap" },
  " ": { do: "tap" },
  t: { do: "turn", by: 1 },
  ".": { do: "turn", by: 1 },
  ",": { do: "turn", by: -1 },
  T: { do: "turn", by: -1 },
  Delete: { do: "lift" },
  Backspace: { do: "lift" },
  x: { do: "lift" },
  m: { do: "peek" },
};

/** What a key means on a hex of a board, open or not; a hex is named by its row's letter, then its number. */
export function deedOf(key: string, hex: string, row: string | null, grid: Grid, kinds: string[] | null): Deed | null {
  if (key.startsWith("Arrow")) return { do: "go", hex: grid.toward(hex, key) };
  if (grid.hexes.some((one) => one[0] === key)) return { do: "row", letter: key };
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  if (row && number && number <= Math.max(...grid.board.rows)) {
    const named = `${row}${key}`;
    return { do: "go", hex: grid.hexes.includes(named) ? named : undefined };
  }
  if (!kinds) return null;
  const kind = kinds[number - 1];
  return kind ? { do: "lay", kind } : (DEEDS[key] ?? null);
}
