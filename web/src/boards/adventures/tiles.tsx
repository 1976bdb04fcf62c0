import type { VNode } from "preact";
import type { Words } from "../../words/words";
import { Tile } from "./drawing";
import { type Grid, hexagon, isBonus } from "./geometry";
import { OnGrid, useGrid } from "./grid";

/** Which way the tiles in hand are shown. */
const SAMPLES: Record<string, number> = { straight: 1, wide: 4, tight: 2 };

/** A tile of a kind, as it lies in the hand. */
export function sampleOf(grid: Grid, kind: string): string {
  const shape = kind.replace("bonus-", "");
  return grid.waysOf(shape)[SAMPLES[shape] ?? 0]! + (kind === shape ? "" : "*");
}

export function TileIcon({ lies, size = 44 }: { lies: string; size?: number }): VNode {
  return (
    <svg
      class={`tile-icon ${isBonus(lies) ? "bonus" : ""}`}
      viewBox="-110 -122 220 244"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <polygon class="hex laid" points={hexagon({ x: 0, y: 0 }, 116)} />
      <Tile lies={lies} look="linked" />
    </svg>
  );
}

function BonusTile({ shape, size }: { shape: string; size: number }): VNode {
  return <TileIcon lies={sampleOf(useGrid(), `bonus-${shape}`)} size={size} />;
}

/** A bonus tile, on the board or beside it. */
export const BonusIcon = ({ shape, words, size }: { shape: string; words: Words; size: number }): VNode => (
  <OnGrid words={words}>
    <BonusTile shape={shape} size={size} />
  </OnGrid>
);
