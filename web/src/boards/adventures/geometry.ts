// The twin of sarai.games.adventures.board: 19 hexes, their sides and edges, the ways a tile can lie on one.
// A hex is 200 wide, rows are 174 apart, the middle of c3 is at 0, 0.

export interface Point {
  x: number;
  y: number;
}

export const ROWS = [3, 4, 5, 4, 3];
export const SIDES = ["ne", "e", "se", "sw", "w", "nw"];
const STEPS = [
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
] as const;
/** From the middle of a hex to the middle of each of its sides. */
const HALFWAY: Point[] = [
  { x: 50, y: -87 },
  { x: 100, y: 0 },
  { x: 50, y: 87 },
  { x: -50, y: 87 },
  { x: -100, y: 0 },
  { x: -50, y: -87 },
];

const PLACES = ROWS.flatMap((length, row) =>
  [...Array(length).keys()].map((number) => ({
    name: `${"abcde"[row]}${number + 1}`,
    row: row - 2,
    across: 2 * number - (length - 1),
  })),
);
export const HEXES = PLACES.map((place) => place.name);
const BY_NAME = new Map(PLACES.map((place) => [place.name, place]));
const BY_PLACE = new Map(PLACES.map((place) => [`${place.row},${place.across}`, place.name]));

export const isHex = (name: string): boolean => BY_NAME.has(name);

export function middle(hex: string): Point {
  const place = BY_NAME.get(hex)!;
  return { x: 100 * place.across, y: 174 * place.row };
}

/** The hex beyond a side, if there is one. */
export function beyond(hex: string, side: string): string | undefined {
  const place = BY_NAME.get(hex)!;
  const [down, right] = STEPS[SIDES.indexOf(side)]!;
  return BY_PLACE.get(`${place.row + down},${place.across + right}`);
}

export const opposite = (side: string): string => SIDES[(SIDES.indexOf(side) + 3) % 6]!;

/** The middle of a side of a hex, which is the middle of an edge. */
export function sideOf(hex: string, side: string): Point {
  const { x, y } = middle(hex);
  const half = HALFWAY[SIDES.indexOf(side)]!;
  return { x: x + half.x, y: y + half.y };
}

/** The middle of an edge by its name: `b2-c3`, or `a1-nw` on the border. */
export function edge(name: string): Point {
  const [one = "", two = ""] = name.split("-");
  if (!isHex(two)) return sideOf(one, two);
  const a = middle(one);
  const b = middle(two);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The two ends of an inner edge. */
export function edgeLine(name: string): [Point, Point] {
  const [one = "", two = ""] = name.split("-");
  const at = edge(name);
  const from = middle(one);
  const to = isHex(two) ? middle(two) : { x: 2 * at.x - from.x, y: 2 * at.y - from.y };
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (-(to.y - from.y) / long) * 58, y: ((to.x - from.x) / long) * 58 };
  return [
    { x: at.x - along.x, y: at.y - along.y },
    { x: at.x + along.x, y: at.y + along.y },
  ];
}

/** The outline of a hex, a little inside its place. */
export function outline(hex: string, radius = 116): string {
  const { x, y } = middle(hex);
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

// -- ways

export const SHAPES = ["straight", "wide", "tight"];
const SPANS = [3, 2, 1];

/** How the tiles of a shape can lie, each the one before turned clockwise by a side. */
export const WAYS: Record<string, string[]> = Object.fromEntries(
  SHAPES.map((shape, index) => [
    shape,
    SIDES.slice(0, index === 0 ? 3 : 6).map((side, number) => `${side}-${SIDES[(number + SPANS[index]!) % 6]}`),
  ]),
);

export const sidesOf = (way: string): [string, string] => {
  const [one = "", two = ""] = way.split("-");
  return [one, two];
};

export const shapeOf = (way: string): string => SHAPES.find((shape) => WAYS[shape]!.includes(way)) ?? "straight";

export function turned(way: string, by = 1): string {
  const ways = WAYS[shapeOf(way)]!;
  return ways[(ways.indexOf(way) + by + ways.length) % ways.length]!;
}

/** Where a path that enters on one side leaves; nothing where there is no path. */
export function leaves(way: string, entered: string): string | undefined {
  const [one, two] = sidesOf(way);
  return one === entered ? two : two === entered ? one : undefined;
}

/** The path of a way, around 0, 0. */
export function wayPath(way: string): string {
  const [one, two] = sidesOf(way).map((side) => HALFWAY[SIDES.indexOf(side)]!) as [Point, Point];
  if (shapeOf(way) === "straight") return `M${one.x} ${one.y}L${two.x} ${two.y}`;
  const pull = shapeOf(way) === "wide" ? 0.15 : 0.4;
  const bend = { x: ((one.x + two.x) / 2) * pull, y: ((one.y + two.y) / 2) * pull };
  return `M${one.x} ${one.y}C${one.x * 0.45 + bend.x} ${one.y * 0.45 + bend.y} ${two.x * 0.45 + bend.x} ${two.y * 0.45 + bend.y} ${two.x} ${two.y}`;
}

/** The hex that an arrow key leads to. */
export function toward(hex: string, key: string): string | undefined {
  const side = { ArrowLeft: "w", ArrowRight: "e" }[key];
  if (side) return beyond(hex, side);
  const { x } = middle(hex);
  // up and down go the way that leads to the middle, and back
  const left = x > 0 || (x === 0 && key === "ArrowUp");
  if (key === "ArrowUp") return beyond(hex, left ? "nw" : "ne") ?? beyond(hex, left ? "ne" : "nw");
  if (key === "ArrowDown") return beyond(hex, left ? "sw" : "se") ?? beyond(hex, left ? "se" : "sw");
  return undefined;
}

/** Where something lies on the board, in hundredths across and down: for those who do not see it. */
export const across = (point: Point): number => Math.round((point.x + 500) / 10);
export const down = (point: Point): number => Math.round((point.y + 464) / 9.28);
