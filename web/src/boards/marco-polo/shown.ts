import { totalOf, type View } from "../../net/types";
import type { Cards, Phrase } from "../../words/phrases";
import type { Deck, Shown, Traveller } from "./wire";

export type { Die, Shown, Traveller } from "./wire";

export const STOCKS = ["coins", "camels", "pepper", "silk", "gold", "jade"];
export const SEALS = ["farmer", "spicer", "tailor", "jeweler"];

export const shownIn = (view: View): Shown => view.table as Shown;

export const sizeOf = (deck: Deck): number => deck.bags.reduce((sum, bag) => sum + bag.size, 0);

/** The book a space belongs to, from 1; 0: none. */
export const bookOf = (space: string): number => Number(/^book-(\d)/.exec(space)?.[1] ?? 0);

/** The city whose card or action a space is; empty for the others. */
export const cityOf = (space: string): string => /^(?:card|action)-(.+)$/.exec(space)?.[1] ?? "";

/** How the phrase of an offer is called, the free ones first. */
export const offerName = (book: number, number: number, tile: string): string =>
  number < 3 ? `book.${book}.${number}` : `offer.${tile}.${number}`;

/** Where an action points at, whether it is possible or not: the twin of MarcoPolo.target. */
export function targetOf(action: string, shown: Shown, seat: number): string | null {
  const [family, what = "", more = ""] = action.split(" ");
  switch (family) {
    case "act":
      return `space:${what}`;
    case "die":
      return `dice:${seat}:${what}`;
    case "go":
    case "post":
    case "lift":
    case "marker":
      return `location:${what}`;
    case "bonus":
      return `location:${more}`;
    case "complete":
    case "drop":
      return `active:${seat}:${what}`;
    case "take":
      return `contract:${what}`;
    case "improve":
      return `seals:${seat}:${what}`;
    case "seal":
      return `seal:${what}`;
    case "spend":
      return `tiles:${seat}:${what}`;
    case "offer": {
      const book = bookOf(shown.doing.space);
      return book ? `book:${book}:${what}` : null;
    }
    case "good":
    case "get":
      return `stocks:${seat}:${what}`;
    case "copy":
      return `marker:${what}`;
    case "twice":
      return SEALS.includes(what) ? `seals:${seat}:${what}` : `location:${what}`;
    case "keep":
    case "character":
      return `${family}:${what}`;
    default:
      return null;
  }
}

// -- the map, read from what the places and legs of the table's pack say

export interface Site {
  id: string;
  kind: "city" | "start" | "oasis";
  x: number;
  y: number;
  shield: string;
  card: boolean;
  contracts: boolean;
  marker: boolean;
  outpost: boolean;
  /** What there is to do: a card, open contracts, an action of the city; empty where there is nothing. */
  sort: "card" | "contracts" | "special" | "";
}

export interface Leg {
  ends: [string, string];
  /** Points through which it is drawn. */
  via: [number, number][];
  phrase: Phrase;
  seal: string;
}

export interface Atlas {
  sites: Map<string, Site>;
  legs: Leg[];
  width: number;
  height: number;
}

const has = (phrase: Phrase, what: string): boolean =>
  !!phrase.parts?.items?.some((part) => part.key === `marco-polo-says-has-${what}`);

const atlases = new WeakMap<Cards, Atlas>();

export function atlasOf(cards: Cards): Atlas {
  const known = atlases.get(cards);
  if (known) return known;
  const sites = new Map<string, Site>();
  const legs: Leg[] = [];
  for (const [name, phrase] of Object.entries(cards)) {
    const [kind, one = "", other = ""] = name.split(".");
    const items = phrase.parts?.items ?? [];
    if (kind === "location") {
      const { x, y, kind: sort } = phrase.args ?? {};
      const shield = items.find((part) => part.args?.shield)?.args?.shield ?? "";
      sites.set(one, {
        id: one,
        kind: String(sort) as Site["kind"],
        x: Number(x),
        y: Number(y),
        shield: String(shield),
        card: has(phrase, "card"),
        contracts: has(phrase, "contracts"),
        marker: has(phrase, "marker"),
        outpost: has(phrase, "outpost"),
        sort: has(phrase, "card")
          ? "card"
          : has(phrase, "contracts")
            ? "contracts"
            : `city.${one}` in cards
              ? "special"
              : "",
      });
    } else if (kind === "leg") {
      const via = String(phrase.args?.via ?? "")
        .split(" ")
        .filter(Boolean)
        .map((point) => point.split(",").map(Number) as [number, number]);
      const seal = items.find((part) => part.args?.seal)?.args?.seal ?? "";
      // bends are told from the end that the pack names first; drawn either way they are the same line
      legs.push({ ends: [one, other], via, phrase, seal: String(seal) });
    }
  }
  const all = [...sites.values()];
  const atlas = {
    sites,
    legs,
    width: Math.max(1000, ...all.map((site) => site.x)),
    height: Math.max(640, ...all.map((site) => site.y)),
  };
  atlases.set(cards, atlas);
  return atlas;
}

/** A leg between two places, if there is one. */
export const legBetween = (atlas: Atlas, one: string, other: string): Leg | undefined =>
  atlas.legs.find((leg) => leg.ends.includes(one) && leg.ends.includes(other) && one !== other);

/** What a planned movement would cost in all, by the place it can still come to. */
export function reachOf(view: View): Map<string, Record<string, number>> {
  const said = String(view.prompt?.args.reach ?? "");
  return new Map(
    said
      .split(" ")
      .filter(Boolean)
      .map((one) => {
        const [place = "", ...due] = one.split(":");
        const [coins = 0, camels = 0, jade = 0] = due.map(Number);
        return [place, { coins, camels, jade }];
      }),
  );
}

/** What the posts from the ninth on score, by their number. */
export function latePost(number: number, words: { figure(name: string): number }): number {
  const last = words.figure("posts");
  return number === last ? words.figure("eleventh") : number > last - 3 ? words.figure("ninth") : 0;
}

/** Different shields at the posts of a traveller. */
export function shieldsOf(posts: readonly string[], atlas: Atlas): Set<string> {
  return new Set(posts.map((city) => atlas.sites.get(city)?.shield ?? "").filter(Boolean));
}

/** Every +1 that is known: received, De Wu's own, and those of a goal that can be seen and a post matches. */
export function extraShields(one: Traveller, cards: Cards): number {
  const have = shieldsOf(one.posts, atlasOf(cards));
  const shown = (one.goals?.length === 1 ? cards[one.goals[0] ?? ""]?.parts?.icons : null) ?? [];
  const matched = shown.filter((icon) => have.has(String(icon.args?.shield ?? "")));
  return one.shields + (one.character === "de-wu" ? 1 : 0) + matched.length;
}

/** Points on the track, and at the end all of them. */
export function pointsOf(view: View, seat: number): number {
  // who resigns leaves no points to add up
  if (view.standings?.points[seat]) return totalOf(view.standings, seat);
  return shownIn(view).travellers[seat]?.points ?? 0;
}

/** Points at the end for so many shields. */
export function trackPoints(cards: Cards, shields: number): number {
  const points = cards.track?.parts?.points ?? [];
  return shields ? Number(points[Math.min(shields, points.length) - 1]?.args?.count ?? 0) : 0;
}
