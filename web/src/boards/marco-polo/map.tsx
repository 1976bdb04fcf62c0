import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { SeatMark } from "../../icons/marks";
import type { Words } from "../../words/words";
import type { BoardProps } from "../board";
import { spot } from "../spot";
import { Plate, plateWidth } from "./glyphs";
import { shieldShape, thingShape } from "./icons";
import { BONUS, EDGE, FOOT, type Layout, layOut, PLATE, pointsOf, radiusOf } from "./layout";
import { type Board, boardIn, type Leg, type Location, legBetween, reachOf, type Shown, shownIn } from "./shown";

const lineOf = (board: Board, leg: Leg): string =>
  pointsOf(board, leg)
    .map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`)
    .join("");

/** The outline around the price of a leg. */
function ringOf(layout: Layout, leg: Leg): string {
  const { x, y, w, h } = layout.boxes.get(`leg:${leg.ends.join(":")}`)!;
  return `M${x - 1} ${y - 1}h${w + 2}v${h + 2}h${-w - 2}z`;
}

const layouts = new WeakMap<Board, Map<string, Layout>>();

/** Where prices and bonuses lie; found once per map and language, since names differ in length. */
function layoutOf(board: Board, words: Words): Layout {
  const known = layouts.get(board) ?? new Map<string, Layout>();
  layouts.set(board, known);
  let layout = known.get(words.language);
  if (!layout) {
    const names = new Map(Object.keys(board.locations).map((id) => [id, bare(words.name("location", id))]));
    layout = layOut(board, names, (leg) => plateWidth(leg.cost));
    known.set(words.language, layout);
  }
  return layout;
}

/** The way from Beijing to the west: places, legs with what they cost, and everybody on it. */
export function JourneyMap({ p }: { p: BoardProps }): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  const board = boardIn(words);
  const layout = layoutOf(board, words);
  const reach = reachOf(p.view);
  const walking = shown.phase === "walk" ? shown.doing.movement.at : "";
  const goal = p.hotChoice?.action.startsWith("go ") ? String(p.hotChoice.args.location) : "";
  const way = walking && goal ? legBetween(board, walking, goal) : undefined;
  const box = useRef<HTMLDivElement>(null);
  // where the map is wider than the screen, scroll what matters now to its middle
  const own = shown.travellers[p.view.seat];
  const goals = [...p.targets.keys()].filter((place) => place.startsWith("location:")).map((place) => place.slice(9));
  const about = (goals.length ? goals : [walking || own?.figures[0] || ""]).flatMap((id) => board.locations[id] ?? []);
  const middle = about.length ? about.reduce((sum, site) => sum + site.x, 0) / about.length : board.width / 2;
  useEffect(() => {
    const at = box.current;
    if (at && at.scrollWidth > at.clientWidth)
      at.scrollTo({ left: ((middle + EDGE) / (board.width + 2 * EDGE)) * at.scrollWidth - at.clientWidth / 2 });
  }, [middle, shown.phase]);
  // what never changes is drawn once: a game has many moves, and a map many legs
  const land = useMemo(
    () => (
      <g>
        <Ground board={board} />
        {board.legs.map((leg) => (
          <g key={leg.ends.join()} class={leg.seal ? "leg sealed" : "leg"}>
            <path class="leg-under" d={lineOf(board, leg)} />
            <path class="leg-line" d={lineOf(board, leg)} />
          </g>
        ))}
      </g>
    ),
    [board],
  );
  const prices = useMemo(
    () => (
      <g>
        {board.legs.map((leg) => {
          const [x, y] = layout.prices.get(leg) ?? [0, 0];
          return (
            <g key={leg.ends.join()} data-explain={`leg:${leg.ends.join(":")}`}>
              <Plate signs={leg.cost} x={x} y={y} look="cost" />
            </g>
          );
        })}
      </g>
    ),
    [board, layout],
  );
  return (
    <div class="map-box" ref={box}>
      <svg
        class="map"
        viewBox={`${-EDGE} ${-EDGE} ${board.width + 2 * EDGE} ${board.height + EDGE + FOOT}`}
        role="group"
        aria-label={words.text("web-marco-polo-map")}
      >
        {land}
        {way && (
          <g class="leg on-way">
            <path class="leg-line" d={lineOf(board, way)} />
          </g>
        )}
        {[...layout.bonuses].map(([id, [x, y]]) => {
          const site = board.locations[id]!;
          const height = PLATE * (Number(!!shown.markers[id]) + Number(!!shown.outposts[id]));
          return (
            height > 0 && (
              <path
                key={id}
                class="tether"
                d={`M${site.x} ${site.y}L${x + (x > site.x ? 20 : BONUS - 20)} ${y + height / 2}`}
              />
            )
          );
        })}
        {prices}
        {way && <path class="price-ring" d={ringOf(layout, way)} />}
        {Object.entries(board.locations).map(([id, site]) => (
          <Place
            key={id}
            p={p}
            id={id}
            site={site}
            shown={shown}
            goal={goal === id}
            here={walking === id}
            reach={id in reach}
          />
        ))}
        {[...layout.bonuses].map(([id, at]) => (
          <Bonuses key={id} p={p} id={id} site={board.locations[id]!} shown={shown} at={at} />
        ))}
      </svg>
    </div>
  );
}

/** Dunes, hills and a border: decoration only. */
function Ground({ board }: { board: Board }): VNode {
  const { width, height } = board;
  const wave = (x: number, y: number): string => `M${x} ${y}q14 -9 28 0t28 0`;
  const hill = (x: number, y: number): string => `M${x} ${y}l16 -26l9 14l8 -11l17 23`;
  return (
    <g class="ground" aria-hidden="true">
      <rect
        class="land"
        x={-EDGE + 3}
        y={-EDGE + 3}
        width={width + 2 * EDGE - 6}
        height={height + EDGE + FOOT - 6}
        rx="18"
      />
      <path class="sea" d={`M${-EDGE + 6} ${height - 110}q70 30 110 90t70 58H${-EDGE + 24}q-18 0 -18 -18z`} />
      <path
        class="sea"
        d={`M${width + EDGE - 6} ${height - 190}q-60 20 -70 80t-110 80t-230 30t-70 36h462q18 0 18 -18z`}
      />
      <path
        class="wave"
        d={[
          wave(-10, height - 10),
          wave(40, height + 18),
          wave(780, height + 5),
          wave(860, height - 50),
          wave(900, height + 22),
          wave(600, height + 26),
          wave(700, height + 24),
        ].join("")}
      />
      <path
        class="hill"
        d={[
          hill(455, 245),
          hill(505, 400),
          hill(300, 60),
          hill(330, 200),
          hill(560, 250),
          hill(470, 112),
          hill(230, 490),
          hill(170, 330),
          hill(520, 520),
          hill(690, 200),
        ].join("")}
      />
      <rect
        class="hem"
        x={-EDGE + 10}
        y={-EDGE + 10}
        width={width + 2 * EDGE - 20}
        height={height + EDGE + FOOT - 20}
        rx="14"
      />
    </g>
  );
}

/** Everything there is to say about a place, in a row, for people who cannot see it. */
export function placeWords(id: string, shown: Shown, words: Words): string[] {
  const said = [words.card(`location.${id}`)];
  const marker = shown.markers[id];
  const outpost = shown.outposts[id];
  const card = shown.city_cards[id];
  if (marker) said.push(`${words.text("web-marco-polo-marker")}: ${words.card(marker)}`);
  if (outpost) said.push(`${words.text("web-marco-polo-outpost")}: ${words.card(outpost)}`);
  if (card) said.push(`${words.name("good", card)}: ${words.card(card)}`);
  if (boardIn(words).locations[id]!.action === "special")
    said.push(`${words.text("web-marco-polo-special")}: ${words.card(`city.${id}`)}`);
  const open = (shown.contracts[id] ?? []).filter(Boolean);
  for (const contract of open) said.push(words.card(contract));
  const posts = shown.travellers.flatMap((one, seat) => (one.posts.includes(id) ? [words.seat(seat)] : []));
  if (posts.length) said.push(words.text("web-marco-polo-posts-of", { seats: posts.join(", ") }));
  const figures = shown.travellers.flatMap((one, seat) => (one.figures.includes(id) ? [words.seat(seat)] : []));
  if (figures.length) said.push(words.text("web-marco-polo-here", { seats: figures.join(", ") }));
  return said;
}

interface PlaceProps {
  p: BoardProps;
  id: string;
  site: Location;
  shown: Shown;
  goal: boolean;
  here: boolean;
  /** Whether the planned movement can still come here. */
  reach: boolean;
}

/** How many figures stand side by side; any more would cover the next city's name, so they stand above. */
const ABREAST = 3;
const FIGURE = 27;

/** A city, an oasis or Beijing. If only its action can be chosen, the city stands for that. */
function Place({ p, id, site, shown, goal, here, reach }: PlaceProps): VNode {
  const { words } = p;
  const own = `location:${id}`;
  const { space } = site;
  const acting = !p.targets.has(own) && !!space && p.targets.has(`space:${space}`);
  const label = `${words.name("location", id)}. ${placeWords(id, shown, words).join(". ")}`;
  const attributes = spot(
    p,
    acting ? `space:${space}` : own,
    label,
    own,
    `site site-${site.kind}${reach ? " reach" : ""}`,
  );
  const figures = shown.travellers.flatMap((one, seat) =>
    one.figures.flatMap((at, number) => (at === id ? [{ seat, number }] : [])),
  );
  const posts = shown.travellers.flatMap((one, seat) => (one.posts.includes(id) ? [seat] : []));
  const { x, y } = site;
  const radius = radiusOf(site);
  const { action } = site;
  const occupied = space ? (shown.spaces[space]?.length ?? 0) : 0;
  return (
    <g {...attributes} data-place={own} aria-label={label}>
      <circle class="hit" cx={x} cy={y} r="33" />
      <circle class="site-glow" cx={x} cy={y} r={radius + 7} />
      <circle class="site-ground" cx={x} cy={y} r={radius} />
      {site.kind === "city" && (
        <svg x={x - 18} y={y - 20} width="36" height="36" viewBox="0 0 24 24" class="icon shield">
          {shieldShape(site.shield)}
        </svg>
      )}
      {site.kind === "start" && (
        <svg x={x - 20} y={y - 21} width="40" height="40" viewBox="0 0 24 24" class="icon thing thing-favor">
          {thingShape("favor")}
        </svg>
      )}
      {site.kind === "oasis" && <path class="palm" d={PALM} transform={`translate(${x - 11} ${y - 12}) scale(0.92)`} />}
      {action && (
        <g class={`sort${occupied ? " taken" : ""}`}>
          <circle cx={x - 26} cy={y - 16} r="14" />
          <svg x={x - 36} y={y - 26} width="20" height="20" viewBox="0 0 24 24" class={`icon thing thing-${action}`}>
            {thingShape(action)}
          </svg>
          {occupied > 0 && <circle class="taken-dot" cx={x - 15} cy={y - 26} r="6" />}
        </g>
      )}
      <text class={`site-name name-${site.kind}`} x={x} y={y + radius + 20} text-anchor="middle">
        {bare(words.name("location", id))}
      </text>
      {posts.map((seat, index) => (
        <g key={seat} class="post" transform={`translate(${x - posts.length * 11 + index * 22} ${y + 12})`}>
          <svg width="22" height="20" viewBox="0 0 24 22" class={`seat-${seat}`}>
            <path class="post-house" d="M12 1l11 8v12H1V9z" />
            <g class="post-mark" transform="translate(6 8) scale(0.5)">
              <SeatMark seat={seat} size={24} />
            </g>
          </svg>
        </g>
      ))}
      {figures.map(({ seat, number }, index) => {
        const row = Math.floor(index / ABREAST);
        const inRow = Math.min(figures.length - row * ABREAST, ABREAST);
        const across = ((index % ABREAST) - (inRow - 1) / 2) * 24;
        return <Figure key={`${seat}${number}`} seat={seat} x={x + across} y={y - radius + 2 - row * FIGURE} />;
      })}
      {(goal || here) && p.view.seat >= 0 && (
        <g class="ghost">
          <Figure seat={p.view.seat} x={x} y={y - radius - Math.ceil(figures.length / ABREAST) * FIGURE} />
        </g>
      )}
    </g>
  );
}

/** Names of oases may begin with an article, which the map leaves out. */
export const bare = (name: string): string => name.replace(/^(the|de|het) /, "");

const PALM =
  "M11 24c1-6 1-9 0-13-3-2-6-1-9 2 0-5 3-8 8-6-2-3-5-4-8-3 4-4 9-2 10 2 2-4 6-6 10-3-4 0-6 1-7 3 5-2 8 2 8 6-3-3-6-4-9-1 1 4 1 8 0 13z";

function Figure({ seat, x, y }: { seat: number; x: number; y: number }): VNode {
  return (
    <g class={`walker seat-${seat}`} transform={`translate(${x - 14} ${y - 26})`}>
      <path
        class="walker-body"
        d="M14 1a6 6 0 0 1 3.500 10.900c4 2.200 6 7 6.500 16.100H4c.5-9.100 2.500-13.900 6.500-16.100A6 6 0 0 1 14 1z"
      />
      <g class="walker-mark" transform="translate(8.500 15) scale(0.46)">
        <SeatMark seat={seat} size={24} />
      </g>
    </g>
  );
}

/** The marker and the outpost tile of a city, beside it. */
function Bonuses({
  p,
  id,
  site,
  shown,
  at: [left, top],
}: {
  p: BoardProps;
  id: string;
  site: Location;
  shown: Shown;
  at: [number, number];
}): VNode | null {
  const { words } = p;
  const marker = shown.markers[id];
  const outpost = shown.outposts[id];
  if (!marker && !outpost) return null;
  const name = words.name("location", id);
  const beside = left > site.x;
  const of = (tile: string, look: string, row: number): VNode => {
    const signs = boardIn(words).signs[tile] ?? [];
    const width = plateWidth(signs);
    // aligned with the city, on whichever side they lie
    const x = beside ? left + width / 2 : left + BONUS - width / 2 - (look === "outpost" ? 9 : 0);
    return <Plate signs={signs} x={x} y={top + PLATE / 2 + row * (PLATE + 2)} look={look} />;
  };
  return (
    <>
      {marker && (
        <g
          {...spot(
            p,
            `marker:${marker}`,
            `${words.text("web-marco-polo-marker")}, ${name}: ${words.card(marker)}`,
            `marker:${id}`,
            "bonus",
          )}
          {...(!p.targets.has(`marker:${marker}`) && { tabindex: undefined, role: "img" })}
        >
          {p.targets.has(`marker:${marker}`) && <rect class="hit" x={left} y={top - 14} width={BONUS} height="56" />}
          {of(marker, "marker", 0)}
        </g>
      )}
      {outpost && (
        <g
          class="bonus"
          role="img"
          aria-label={`${words.text("web-marco-polo-outpost")}, ${name}: ${words.card(outpost)}`}
          data-place={`outpost:${outpost}`}
          data-explain={`outpost:${id}`}
        >
          {of(outpost, "outpost", site.marker ? 1 : 0)}
        </g>
      )}
    </>
  );
}
