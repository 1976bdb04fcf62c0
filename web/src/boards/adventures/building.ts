import { useEffect, useState } from "preact/hooks";
import type { Words } from "../../words/words";
import { type Grid, type Layout, wayOf } from "./geometry";
import { type City, chain, firstWay, joined, leftOf, type Merchant, placing, turning } from "./shown";
import type { Workbench } from "./workbench";

/** The tool that takes tiles away; the others are kinds of tiles. */
export const LIFT = "lift";

export interface Building {
  layout: Layout;
  open: boolean;
  tool: string;
  hold(tool: string): void;
  /** The kinds of tiles that this merchant has, and how many of each are in hand. */
  kinds: string[];
  left: Record<string, number>;
  /** Hexes on a path out of a city, hexes where such a path goes on, and whether a path joins both cities. */
  linked: Set<string>;
  next: Set<string>;
  whole: boolean;
  /** Why nothing was laid. */
  said: string;
  place(hex: string, kind: string): void;
  lift(hex: string): void;
  turn(hex: string, by?: number): void;
  /** Lay a tile of a kind, or turn the one of that kind that is there. */
  layOrTurn(hex: string, kind: string): void;
  /** Use the tool. */
  tap(hex: string): void;
  /** Carry a tile from the hand or a hex to another, or away. */
  drop(lies: string, from: string | null, to: string | null): void;
}

/** What can be done with one's own board, and how it stands. */
export function useBuilding(
  grid: Grid,
  words: Words,
  merchant: Merchant,
  { layout, open, act }: Workbench,
  on: City[],
  round: number,
): Building {
  const [tool, hold] = useState("straight");
  const [said, say] = useState("");
  useEffect(() => say(""), [round, open]);
  const tiles = words.figure("tiles");
  const left = leftOf(grid, layout, merchant, tiles);
  const kinds = grid.kinds.filter(
    (kind) => !kind.startsWith("bonus-") || (merchant.bonus[kind.slice("bonus-".length)] ?? 0) > 0,
  );
  const chains = on.map((city) => chain(grid, layout, city));
  const whole = joined(grid, layout, on);
  const next = whole || !open ? [] : chains.flatMap((one) => (one.next ? [one.next.hex] : []));

  const noneLeft = (kind: string): string =>
    kind.startsWith("bonus-")
      ? words.text("web-adventures-no-bonus", { tile: words.name("tile", kind.slice("bonus-".length)) })
      : words.text("web-adventures-no-tile", { tile: words.name("tile", kind), count: tiles });
  const place = (hex: string, kind: string): void => {
    const there = layout[hex];
    const spare = (left[kind] ?? 0) + (there && grid.kindOf(there) === kind ? 1 : 0);
    if (spare <= 0) return say(noneLeft(kind));
    say("");
    const without: Layout = { ...layout };
    delete without[hex];
    if (there) act(`lift ${hex}`);
    act(placing(hex, kind, firstWay(grid, without, on, hex, kind)));
  };
  const lift = (hex: string): void => {
    if (layout[hex]) act(`lift ${hex}`);
  };
  const turn = (hex: string, by = 1): void => {
    const lies = layout[hex];
    if (lies) act(turning(grid, hex, lies, by));
  };
  const layOrTurn = (hex: string, kind: string): void => {
    if (layout[hex] && grid.kindOf(layout[hex]) === kind) turn(hex);
    else place(hex, kind);
  };
  const tap = (hex: string): void => {
    if (tool === LIFT) lift(hex);
    else if (layout[hex]) turn(hex);
    else place(hex, tool);
  };
  const drop = (lies: string, from: string | null, to: string | null): void => {
    if (!open || from === to) return;
    if (from === null) {
      if (to) place(to, grid.kindOf(lies));
    } else if (to === null) {
      lift(from);
    } else if (!layout[to] && layout[from]) {
      lift(from);
      act(placing(to, grid.kindOf(lies), wayOf(lies)));
    }
  };
  const linked = new Set(chains.flatMap((one) => one.hexes));
  const stands = { layout, open, tool, hold, kinds, left, linked, next: new Set(next), whole, said };
  return { ...stands, place, lift, turn, layOrTurn, tap, drop };
}
