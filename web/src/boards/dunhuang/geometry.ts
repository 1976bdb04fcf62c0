// The ring, on a square of 720: eight tiles clockwise from the top, the Market cards inside them, the pile in the
// middle.

export const SIDE = 720;
export const CENTRE = SIDE / 2;
export const SPACES = 8;
export const OUTER = 350;
export const INNER = 226;
export const NAME_AT = 322;
export const EMBLEM_AT = 272;
export const CARD_AT = 168;
export const CAMEL_AT = 222;
const TURN = (2 * Math.PI) / SPACES;

export interface Point {
  x: number;
  y: number;
}

/** The angle of a space's middle, 0 at the top, clockwise, in radians. */
export const angleOf = (space: number): number => space * TURN;

export function at(angle: number, radius: number): Point {
  return { x: CENTRE + radius * Math.sin(angle), y: CENTRE - radius * Math.cos(angle) };
}

const round = (value: number): string => value.toFixed(1);
const pair = (point: Point): string => `${round(point.x)} ${round(point.y)}`;

/** The outline of a tile: a piece of a ring, with a little air between neighbours. */
export function tilePath(space: number, inner = INNER, outer = OUTER, air = 4): string {
  const middle = angleOf(space);
  const edge = (radius: number): number => TURN / 2 - air / radius;
  const [a, b] = [middle - edge(outer), middle + edge(outer)];
  const [c, d] = [middle + edge(inner), middle - edge(inner)];
  return `M${pair(at(a, outer))}A${outer} ${outer} 0 0 1 ${pair(at(b, outer))}L${pair(at(c, inner))}A${inner} ${inner} 0 0 0 ${pair(at(d, inner))}Z`;
}

/** Whether a name at this space would be upside down if it ran clockwise. */
export const isUpsideDown = (space: number): boolean => Math.cos(angleOf(space)) < -0.01;

/** The arc along which a tile's name runs, always readable from below. */
export function namePath(space: number, radius = NAME_AT): string {
  const middle = angleOf(space);
  const reach = TURN / 2;
  const low = isUpsideDown(space);
  const arc = low ? radius + 13 : radius - 4;
  const [from, to] = low ? [middle + reach, middle - reach] : [middle - reach, middle + reach];
  return `M${pair(at(from, arc))}A${arc} ${arc} 0 0 ${low ? 0 : 1} ${pair(at(to, arc))}`;
}

/** The arc of a move: from one space over that many steps, clockwise; a whole lap is a full circle. */
export function movePath(from: number, steps: number, radius = CAMEL_AT): string {
  const parts = [`M${pair(at(angleOf(from), radius))}`];
  for (let step = 1; step <= Math.min(steps, SPACES); step++) {
    parts.push(`A${radius} ${radius} 0 0 1 ${pair(at(angleOf(from + step), radius))}`);
  }
  return parts.join("");
}

/** Turn on from an angle in degrees to a space, clockwise and never back. */
export function turnTo(degrees: number, space: number): number {
  const goal = (space * 360) / SPACES;
  const now = ((degrees % 360) + 360) % 360;
  return degrees + ((goal - now + 360) % 360);
}

/** How far apart cards of one kind lie, so that any number of them fits the room there is. */
export function overlap(count: number, card: number, room: number, most: number): number {
  if (count < 2) return 0;
  return Math.min(most, Math.max(0, (room - card) / (count - 1)));
}
