import type { View } from "../../net/types";
import { LETTERS } from "../../words/words";
import { type Grid, isBonus, type Layout, leaves, sidesOf, wayOf } from "./geometry";
import type { City, Merchant, Sand, Shown } from "./wire";

export type { Arrival, Bought, City, LastRound, Merchant, RoughMap, Shown } from "./wire";

export const shownIn = (view: View): Shown => view.table as Shown;
export const seatOf = (one: { seat: string }): number => LETTERS.indexOf(one.seat);

/** How many tiles of each kind are still in hand. */
export function leftOf(grid: Grid, layout: Layout, merchant: Merchant, tiles: number): Record<string, number> {
  const left: Record<string, number> = {};
  for (const shape of grid.shapes) {
    left[shape] = tiles;
    left[`bonus-${shape}`] = merchant.bonus[shape] ?? 0;
  }
  for (const lies of Object.values(layout)) left[grid.kindOf(lies)]! -= 1;
  return left;
}

/** How long one may build, for whoever is building. */
export const sandIn = (view: View): Sand | null => (view.prompt?.shows as Sand | null | undefined) ?? null;

/** Seconds of sand, where changes use it up: how many there were, what each change takes, how many are left. */
export function sandOf(view: View, merchant: Merchant): { whole: number; step: number; left: number } | null {
  const sand = sandIn(view);
  if (!sand?.seconds) return null;
  return { whole: sand.seconds, step: sand.step, left: Math.max(0, sand.seconds - merchant.commands * sand.step) };
}

export interface Chain {
  hexes: string[];
  /** The place that the path leads to, and the side on which it enters; null if it leaves the board. */
  next: { hex: string; side: string } | null;
  /** The border where it leaves the board. */
  out: { hex: string; side: string } | null;
}

/** The tiles that a path out of a city crosses. */
export function chain(grid: Grid, layout: Layout, from: { hex: string; side: string }): Chain {
  const hexes: string[] = [];
  let { hex, side } = from;
  for (;;) {
    const lies = layout[hex];
    const left = lies && leaves(wayOf(lies), side);
    if (!left) return { hexes, next: { hex, side }, out: null };
    hexes.push(hex);
    const on = grid.beyond(hex, left);
    if (!on) return { hexes, next: null, out: { hex, side: left } };
    hex = on;
    side = grid.opposite(left);
  }
}

/** Whether tiles join the two cities. */
export function joined(grid: Grid, layout: Layout, cities: City[]): boolean {
  const [from, to] = cities;
  if (!from || !to) return false;
  const { out } = chain(grid, layout, from);
  return out?.hex === to.hex && out.side === to.side;
}

/**
 * How a new tile is laid at first: continuing a path that leads there, and neither off the board nor against a tile.
 */
export function firstWay(grid: Grid, layout: Layout, cities: City[], hex: string, kind: string): string {
  const ways = grid.waysOf(kind.replace("bonus-", ""));
  const ends = cities.flatMap((city) => chain(grid, layout, city).next ?? []);
  const goals = cities.map((city) => `${city.hex} ${city.side}`);
  const worth = (way: string): number => {
    let sum = 0;
    for (const side of sidesOf(way)) {
      if (ends.some((end) => end.hex === hex && end.side === side)) sum += 8;
      const on = grid.beyond(hex, side);
      if (!on) sum += goals.includes(`${hex} ${side}`) ? 4 : -4;
      else if (layout[on]) sum += leaves(wayOf(layout[on]), grid.opposite(side)) ? 3 : -2;
    }
    return sum;
  };
  return ways.reduce((best, way) => (worth(way) > worth(best) ? way : best));
}

// -- building: actions, and what they do to a board

export type Change = { hex: string; lies: string | null };

/** What a building action does to its hex. */
export function changeOf(action: string, layout: Layout): Change | null {
  const [family, hex = "", way = ""] = action.split(" ");
  switch (family) {
    case "place":
      return { hex, lies: way };
    case "bonus":
      return { hex, lies: `${way}*` };
    case "turn":
      return { hex, lies: way + (isBonus(layout[hex] ?? "") ? "*" : "") };
    case "lift":
      return { hex, lies: null };
    default:
      return null;
  }
}

export function changed(layout: Layout, { hex, lies }: Change): Layout {
  const { [hex]: _, ...rest } = layout;
  return lies === null ? rest : { ...rest, [hex]: lies };
}

export const placing = (hex: string, kind: string, way: string): string =>
  kind.startsWith("bonus-") ? `bonus ${hex} ${way}` : `place ${hex} ${way}`;
export const turning = (grid: Grid, hex: string, lies: string, by = 1): string =>
  `turn ${hex} ${grid.turned(wayOf(lies), by)}`;
