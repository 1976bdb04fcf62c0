import { totalOf, type View } from "../../net/types";
import type { Words } from "../../words/words";
import type { Board, Deck, Due, Leg, Reach, Shown, Traveller } from "./wire";

export type { Board, Die, Leg, Location, Shown, Sign, Space, Traveller } from "./wire";

export const shownIn = (view: View): Shown => view.table as Shown;

/** What is printed on the board and the pieces of the table's pack. */
export const boardIn = (words: Words): Board => words.game?.board as Board;

export const sealsIn = (words: Words): readonly string[] => words.game?.names.seal ?? [];

export const sizeOf = (deck: Deck): number => deck.bags.reduce((sum, bag) => sum + bag.size, 0);

/** A leg between two places, if there is one. */
export const legBetween = (board: Board, one: string, other: string): Leg | undefined =>
  board.legs.find((leg) => leg.ends.includes(one) && leg.ends.includes(other) && one !== other);

/** What a planned movement would cost in all, by the place that can still be reached. */
export const reachOf = (view: View): Record<string, Due> => (view.prompt?.shows as Reach | null)?.places ?? {};

/** Different shields at the posts of a traveller. */
export function shieldsOf(posts: readonly string[], board: Board): Set<string> {
  return new Set(posts.map((city) => board.locations[city]?.shield ?? "").filter(Boolean));
}

/** Every +1 that is known: received, from the character, and from a visible goal that a post matches. */
export function extraShields(one: Traveller, board: Board): number {
  const have = shieldsOf(one.posts, board);
  const goal = one.goals?.length === 1 ? one.goals[0]! : "";
  const matched = (board.goals[goal] ?? []).filter((shield) => have.has(shield));
  return one.shields + (board.shields[one.character] ?? 0) + matched.length;
}

/** The points on the track; at the end, all points. */
export function pointsOf(view: View, seat: number): number {
  // somebody who resigned has no points to add up
  if (view.standings?.points[seat]) return totalOf(view.standings, seat);
  return shownIn(view).travellers[seat]?.points ?? 0;
}

/** Points at the end for that many shields. */
export const trackPoints = ({ track }: Board, shields: number): number =>
  shields ? track[Math.min(shields, track.length) - 1]! : 0;
