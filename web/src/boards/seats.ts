import type { View } from "../net/types";

/** The other seats clockwise from one's own, as at a table; onlookers see all of them from the first. */
export function othersOf({ seats, seat }: View): number[] {
  const first = Math.max(0, seat);
  const own = seat < 0 ? 0 : 1;
  return [...Array(seats - own).keys()].map((index) => (first + index + own) % seats);
}

/** Who has the most points, if anybody has any. */
export function ahead(points: readonly number[]): number[] {
  const most = Math.max(...points);
  return most > 0 ? points.flatMap((one, seat) => (one === most ? [seat] : [])) : [];
}
