import type { Board, Hex, Side } from "./wire";

export interface Point {
  x: number;
  y: number;
}

/** How the tile on each hex lies: `e-w`, with a star behind for a bonus tile. */
export type Layout = Record<string, string>;

export const wayOf = (lies: string): string => lies.replace("*", "");
export const isBonus = (lies: string): boolean => lies.endsWith("*");

export const sidesOf = (way: string): [string, string] => {
  const [one = "", two = ""] = way.split("-");
  return [one, two];
};

/** The side where a path that enters on one side leaves; undefined where there is no path. */
export function leaves(way: string, entered: string): string | undefined {
  const [one, two] = sidesOf(way);
  return one === entered ? two : two === entered ? one : undefined;
}

/** Half an edge, with a little air between two hexes. */
const HALF_EDGE = 58;
/** How far the middle of a bent way is pulled towards its sides. */
const PULL: Record<string, number> = { wide: 0.15, tight: 0.4 };

/** The board as the server lays it out: its hexes, their sides and edges, and the ways a tile can lie on a hex. */
export class Grid {
  readonly hexes: string[];
  readonly shapes: string[];
  /** Kinds of tiles: `straight`, or `bonus-straight`. */
  readonly kinds: string[];
  /** The hex in the middle. */
  readonly centre: string;
  private readonly byName: Map<string, Hex>;
  private readonly sides: Map<string, Side>;

  constructor(readonly board: Board) {
    this.byName = new Map(board.hexes.map((hex) => [hex.name, hex]));
    this.sides = new Map(board.sides.map((side) => [side.name, side]));
    this.hexes = [...this.byName.keys()];
    this.shapes = Object.keys(board.ways);
    this.kinds = [...this.shapes, ...this.shapes.map((shape) => `bonus-${shape}`)];
    this.centre = board.hexes.find(({ x, y }) => x === 0 && y === 0)!.name;
  }

  middle(hex: string): Point {
    const { x, y } = this.byName.get(hex)!;
    return { x, y };
  }

  /** The hex beyond a side, if there is one. */
  beyond(hex: string, side: string): string | undefined {
    return this.byName.get(hex)!.beyond[side];
  }

  opposite(side: string): string {
    return this.sides.get(side)!.opposite;
  }

  /** From the middle of a hex to the middle of one of its sides. */
  halfway(side: string): Point {
    const { x, y } = this.sides.get(side)!;
    return { x, y };
  }

  /** The middle of a side of a hex, which is the middle of an edge. */
  sideOf(hex: string, side: string): Point {
    const { x, y } = this.middle(hex);
    const half = this.halfway(side);
    return { x: x + half.x, y: y + half.y };
  }

  /** The middle of an edge by its name: `b2-c3`, or `a1-nw` on the border. */
  edge(name: string): Point {
    const [one, two] = sidesOf(name);
    if (!this.byName.has(two)) return this.sideOf(one, two);
    const a = this.middle(one);
    const b = this.middle(two);
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }

  /** The two ends of an edge. */
  edgeLine(name: string): [Point, Point] {
    const at = this.edge(name);
    const from = this.middle(sidesOf(name)[0]);
    const long = Math.hypot(at.x - from.x, at.y - from.y);
    const along = { x: (-(at.y - from.y) / long) * HALF_EDGE, y: ((at.x - from.x) / long) * HALF_EDGE };
    return [
      { x: at.x - along.x, y: at.y - along.y },
      { x: at.x + along.x, y: at.y + along.y },
    ];
  }

  /** The outline of a hex, a little inside its place. */
  outline(hex: string, radius: number): string {
    return hexagon(this.middle(hex), radius);
  }

  // -- ways

  shapeOf(way: string): string {
    return this.shapes.find((shape) => this.board.ways[shape]!.includes(way)) ?? "straight";
  }

  /** What kind of tile it is. */
  kindOf(lies: string): string {
    return (isBonus(lies) ? "bonus-" : "") + this.shapeOf(wayOf(lies));
  }

  waysOf(shape: string): string[] {
    return this.board.ways[shape] ?? [];
  }

  turned(way: string, by = 1): string {
    const ways = this.waysOf(this.shapeOf(way));
    return ways[(ways.indexOf(way) + by + ways.length) % ways.length]!;
  }

  /** The path of a way, centred on 0, 0. */
  wayPath(way: string): string {
    const [one, two] = sidesOf(way).map((side) => this.halfway(side)) as [Point, Point];
    const pull = PULL[this.shapeOf(way)];
    if (pull === undefined) return `M${one.x} ${one.y}L${two.x} ${two.y}`;
    const bend = { x: ((one.x + two.x) / 2) * pull, y: ((one.y + two.y) / 2) * pull };
    return `M${one.x} ${one.y}C${one.x * 0.45 + bend.x} ${one.y * 0.45 + bend.y} ${two.x * 0.45 + bend.x} ${two.y * 0.45 + bend.y} ${two.x} ${two.y}`;
  }

  /** The hex that an arrow key leads to. */
  toward(hex: string, key: string): string | undefined {
    const side = { ArrowLeft: "w", ArrowRight: "e" }[key];
    if (side) return this.beyond(hex, side);
    const { x } = this.middle(hex);
    // up and down take the side that leads to the middle, and back
    const left = x > 0 || (x === 0 && key === "ArrowUp");
    if (key === "ArrowUp") return this.beyond(hex, left ? "nw" : "ne") ?? this.beyond(hex, left ? "ne" : "nw");
    if (key === "ArrowDown") return this.beyond(hex, left ? "sw" : "se") ?? this.beyond(hex, left ? "se" : "sw");
    return undefined;
  }
}

/** A hex around a point. */
export function hexagon({ x, y }: Point, radius: number): string {
  const half = radius * 0.866;
  return [
    [0, -radius],
    [half, -radius / 2],
    [half, radius / 2],
    [0, radius],
    [-half, radius / 2],
    [-half, -radius / 2],
  ]
    .map(([dx, dy]) => `${(x + dx!).toFixed(1)},${(y + dy!).toFixed(1)}`)
    .join(" ");
}

/** Where something lies on the board, in hundredths across and down, for people who cannot see it. */
export const across = (point: Point): number => Math.round((point.x + 500) / 10);
export const down = (point: Point): number => Math.round((point.y + 464) / 9.28);
