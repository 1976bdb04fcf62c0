import type { Board, Leg, Location } from "./shown";

// Where on the map prices and bonuses are drawn. Places and bends come from the pack; that nothing covers anything else
// is ensured here, so that it holds for the map of somebody's own box too.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  /** The middle of the price of each leg. */
  prices: Map<Leg, [number, number]>;
  /** The upper left corner of what lies beside a city: its marker, with its outpost tile below. */
  bonuses: Map<string, [number, number]>;
  /** Everything that was placed, for tests. */
  boxes: Map<string, Box>;
}

export const PLATE = 27;
export const BONUS = 76;
const RADII: Record<string, number> = { start: 30, city: 24, oasis: 14 };
/** The radius at which a place is drawn. */
export const radiusOf = ({ kind }: Location): number => RADII[kind]!;
/** How far a map reaches beyond its outermost places. */
export const EDGE = 42;
export const FOOT = 48;

type Point = [number, number];

/** A leg as a line, starting at the end it is named by. */
export function pointsOf(board: Board, leg: Leg): Point[] {
  const [one, other] = leg.ends.map((end) => board.locations[end]);
  const via = [...leg.via] as Point[];
  const first = via[0];
  // bends are listed from one of the ends: the nearer one
  if (
    one &&
    other &&
    first &&
    Math.hypot(first[0] - one.x, first[1] - one.y) > Math.hypot(first[0] - other.x, first[1] - other.y)
  )
    via.reverse();
  return [[one?.x ?? 0, one?.y ?? 0], ...via, [other?.x ?? 0, other?.y ?? 0]];
}

/** Evenly spaced points along a line, with the direction at each. */
function along(points: Point[], parts: number): { at: Point; side: Point }[] {
  const lengths = points.slice(1).map(([x, y], index) => Math.hypot(x - points[index]![0], y - points[index]![1]));
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  return [...Array(parts + 1).keys()].map((part) => {
    let rest = (whole * part) / parts;
    let index = 0;
    while (index < lengths.length - 1 && rest > lengths[index]!) rest -= lengths[index++]!;
    const [x1, y1] = points[index]!;
    const [x2, y2] = points[index + 1]!;
    const length = lengths[index] || 1;
    const share = rest / length;
    return {
      at: [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share],
      side: [-(y2 - y1) / length, (x2 - x1) / length],
    };
  });
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

const within = (box: Box, [x, y]: Point): boolean => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;

/** Roughly how wide the name of a place is drawn. */
export const nameWidth = (name: string, kind: string): number => name.length * (kind === "oasis" ? 8.4 : 10.2) + 4;

/** The room that a place itself takes: its disc, its name, the row of posts, its badge and room for figures. */
export function takenBy(site: Location, name: string): Box[] {
  const { x, y, kind } = site;
  const r = radiusOf(site);
  const w = nameWidth(name, kind);
  const boxes = [
    { x: x - r - 3, y: y - r - 3, w: 2 * r + 6, h: 2 * r + 6 },
    { x: x - w / 2, y: y + r + 3, w, h: 22 },
  ];
  if (kind === "city") boxes.push({ x: x - 45, y: y + 13, w: 90, h: 18 });
  if (kind !== "oasis") boxes.push({ x: x - 15, y: y - r - 26, w: 30, h: 26 });
  if (site.action) boxes.push({ x: x - 42, y: y - 32, w: 30, h: 28 });
  return boxes;
}

interface Item {
  id: string;
  choices: { box: Box; cost: number }[];
  box: Box;
}

/** Place everything where it covers least; each thing in turn gives way to the others, a few times over. */
export function layOut(board: Board, names: Map<string, string>, widthOf: (leg: Leg) => number): Layout {
  const sites = Object.entries(board.locations);
  const fixed = sites.flatMap(([id, site]) => takenBy(site, names.get(id) ?? ""));
  const lines = board.legs.map((leg) => {
    const points = along(pointsOf(board, leg), 20).map((one) => one.at);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { leg, points, x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
  });
  const [left, top, right, bottom] = [-EDGE + 8, -EDGE + 8, board.width + EDGE - 8, board.height + FOOT - 8];
  const alone = (box: Box, own: Leg | null): number => {
    let cost = 0;
    for (const one of fixed) cost += 3 * overlap(box, one);
    for (const line of lines) {
      const near =
        box.x < line.x + line.w && box.x + box.w > line.x && box.y < line.y + line.h && box.y + box.h > line.y;
      if (near && line.leg !== own) for (const point of line.points) if (within(box, point)) cost += 70;
    }
    const out =
      Math.max(0, left - box.x) +
      Math.max(0, top - box.y) +
      Math.max(0, box.x + box.w - right) +
      Math.max(0, box.y + box.h - bottom);
    return cost + 400 * out;
  };
  const items: Item[] = [];
  const add = (id: string, choices: Item["choices"]): void => {
    choices.sort((one, other) => one.cost - other.cost);
    items.push({ id, choices, box: choices[0]!.box });
  };
  for (const [id, site] of sites) {
    const rows = Number(site.marker) + Number(site.outpost);
    if (!rows) continue;
    const h = rows * PLATE + (rows - 1) * 2;
    const r = radiusOf(site) + 4;
    const choices: Item["choices"] = [];
    const choose = (x: number, y: number, far: number): void => {
      const box = { x, y, w: BONUS, h };
      choices.push({ box, cost: alone(box, null) + far });
    };
    for (let dy = -h - 6; dy <= 30; dy += 6) {
      const far = 4 * Math.abs(dy + h / 2);
      choose(site.x + r, site.y + dy, far);
      choose(site.x - r - BONUS, site.y + dy, far + 20);
      choose(site.x + r + 14, site.y + dy, far + 60);
      choose(site.x - r - 14 - BONUS, site.y + dy, far + 80);
    }
    for (let dx = -BONUS; dx <= 0; dx += 10) {
      choose(site.x + dx, site.y - r - h, 120);
      choose(site.x + dx, site.y + r + 24, 160);
    }
    add(`bonus:${id}`, choices);
  }
  for (const leg of [...board.legs].sort((one, other) => length(board, one) - length(board, other))) {
    const w = widthOf(leg);
    const way = along(pointsOf(board, leg), 24);
    const choices: Item["choices"] = [];
    way.slice(3, 22).forEach(({ at: [x, y], side }, index) => {
      for (const off of [0, -9, 9, -18, 18, -27, 27, -36, 36]) {
        const box = { x: x + side[0] * off - w / 2, y: y + side[1] * off - PLATE / 2 + 1, w, h: PLATE - 2 };
        choices.push({ box, cost: alone(box, leg) + 6 * Math.abs(index - 9) + 7 * Math.abs(off) });
      }
    });
    add(`leg:${leg.ends.join(":")}`, choices);
  }
  for (let turn = 0; turn < 5; turn++)
    for (const item of items) {
      let least = Infinity;
      for (const { box, cost } of item.choices) {
        if (cost >= least) break;
        let whole = cost;
        for (const other of items) if (other !== item) whole += 4 * overlap(box, other.box);
        if (whole < least) {
          least = whole;
          item.box = box;
        }
      }
    }
  const boxes = new Map(items.map(({ id, box }) => [id, box]));
  return {
    prices: new Map(
      board.legs.map((leg) => {
        const { x, y, w, h } = boxes.get(`leg:${leg.ends.join(":")}`)!;
        return [leg, [x + w / 2, y + h / 2]];
      }),
    ),
    bonuses: new Map(
      sites.flatMap(([id]) =>
        boxes.get(`bonus:${id}`) ? [[id, [boxes.get(`bonus:${id}`)!.x, boxes.get(`bonus:${id}`)!.y]]] : [],
      ),
    ),
    boxes,
  };
}

function length(board: Board, leg: Leg): number {
  const points = pointsOf(board, leg);
  return points
    .slice(1)
    .reduce((sum, [x, y], index) => sum + Math.hypot(x - points[index]![0], y - points[index]![1]), 0);
}
