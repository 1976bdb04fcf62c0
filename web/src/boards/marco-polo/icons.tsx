import type { ComponentChildren, VNode } from "preact";

// Marco Polo's goods, seals, shields and deeds on the grid of 24: silhouettes first, `cut` lines in the colour beneath.

const cut = (d: string): VNode => <path class="cut" d={d} />;
const line = (d: string): VNode => <path class="line" d={d} />;
const tone = (d: string): VNode => <path class="tone" d={d} />;

const SHAPES: Record<string, ComponentChildren> = {
  // a coin with a square hole
  coins: <path fill-rule="evenodd" d="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM8.8 8.8h6.4v6.4H8.8z" />,
  // two humps, a neck
  camels: (
    <path d="M4 21.5l.8-6.2C2.8 14 2.6 10.8 4 8.6c.9-1.3 1.5-2.3 2-3.9.5-1.5 2.3-1.5 2.8 0 .4 1.2.7 1.9 1.5 1.9s1.2-.7 1.6-1.9c.5-1.5 2.3-1.5 2.8 0 .6 1.9 1.4 3.4 2.4 4.4.8.5 1.3-.6 1.4-2.8.1-2 .5-3.2 1.6-3.7 1.6-.2 3 .5 3.4 1.5.2.8-.8 1.1-1.9 1-.7 0-.8.7-.9 1.6-.2 3.8-1.2 7-3.9 8.1l-.4 6.7h-2l-.4-5.5h-4.4l-.4 5.5h-2l-.4-5.7-.8 5.7z" />
  ),
  // a bag, tied
  pepper: (
    <>
      <path d="M8.7 7.3L6.5 2.6l3.3 1 2.2-1.8 2.2 1.8 3.3-1-2.2 4.7c4 3 6 6.4 6 9.5 0 3.6-3 5.2-9.3 5.2s-9.3-1.6-9.3-5.2c0-3.1 2-6.5 6-9.5z" />
      {cut("M8.5 7.6h7M9 13.5h.1M12 15.5h.1M15 13.5h.1M10.5 18h.1M13.7 18.2h.1")}
    </>
  ),
  // a bundle of cloth, bound
  silk: (
    <>
      <path d="M2 7.5C2 5.5 3.5 4 5.5 4h13C20.5 4 22 5.5 22 7.5v9c0 2-1.5 3.5-3.5 3.5h-13C3.5 20 2 18.5 2 16.5z" />
      {cut(
        "M8 4v16M16 4v16M2.5 9c2 1 3.5 1 5.5 0M2.5 14.5c2 1 3.5 1 5.5 0M16 9c2 1 3.5 1 5.5 0M16 14.5c2 1 3.5 1 5.5 0",
      )}
    </>
  ),
  // a bar
  gold: (
    <>
      <path d="M7.6 5.5h8.8l1.7 4.6 4 9.4H1.9l4-9.4z" />
      {cut("M6.3 10.3h11.4M9.3 15.2h5.4")}
    </>
  ),
  // a disc
  jade: (
    <>
      <path
        fill-rule="evenodd"
        d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 7.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z"
      />
      {cut("M7 6.5c3-2 7-2 10 0M7 17.5c3 2 7 2 10 0")}
    </>
  ),
  points: <path d="M12 1.8l2.7 6.3 6.9.6-5.2 4.5 1.6 6.7-6-3.6-6 3.6 1.6-6.7L2.4 8.7l6.9-.6z" />,
  // any of the three goods
  goods: (
    <>
      <path d="M9 3h6l1.5 5.5h-9zM2.8 12.5h7.4v8H2.8z" />
      <path d="M16.6 11.5a4.6 4.6 0 1 0 .1 9.2 4.6 4.6 0 0 0-.1-9.2z" />
      {cut("M5.3 12.5v8")}
    </>
  ),
  "different-goods": (
    <>
      <path d="M9 2h6l1.5 5.5h-9zM2.8 14h7.4v7.5H2.8z" />
      <path d="M16.6 13a4.4 4.4 0 1 0 .1 8.8 4.4 4.4 0 0 0-.1-8.8z" />
      {line("M10.5 12.5L13 9.5M10 9.5h3.5M10 12.5h3.5")}
    </>
  ),
  "black-dice": (
    <>
      <path d="M4 3h16v18H4z" />
      {cut("M8 7.5h.1M16 7.5h.1M12 12h.1M8 16.5h.1M16 16.5h.1")}
    </>
  ),
  die: (
    <>
      {tone("M4 4h16v16H4z")}
      {line("M4 4h16v16H4z")}
      <circle cx="12" cy="12" r="2.2" />
    </>
  ),
  // footprints on the way
  move: (
    <>
      <path d="M5.5 13c-2-1.5-2.5-6 .3-6.5 2.5-.4 3.4 2.6 2.6 5.5zM5.6 14.3l2.7-.8c.8 1.8-.2 3.2-1.2 3.2s-1.6-1-1.5-2.4zM15.8 9.3c-1.6-1.8-1.5-6.2 1.3-6.3 2.5-.1 3 3 1.8 5.8zM15.7 10.6l2.8-.4c.6 1.9-.6 3.1-1.6 3-.9-.1-1.4-1.2-1.2-2.6z" />
      {line("M4 21h15M16 18l3.5 3-3.5 2.5")}
    </>
  ),
  contracts: (
    <>
      {tone("M6.5 4h11v15.5h-11z")}
      {line("M6.5 4h11v15.5h-11zM4 4h16M4 19.5h16M9.5 8h5M9.5 11h5")}
      <circle cx="14.5" cy="15.5" r="2" />
    </>
  ),
  "pile-contracts": (
    <>
      {tone("M8.5 2.5h11V17h-11z")}
      {line("M8.5 2.5h11V17h-11zM8.5 5.5h-2.5V20h11v-3M6 8.5H3.5V22.5H14V20M11.5 6.5h5M11.5 10h5")}
    </>
  ),
  complete: (
    <>
      {tone("M6 3.5h12V20H6z")}
      {line("M12 20H6V3.5h12V10M3.5 3.5h17M9 7.5h6M9 11h4")}
      <path class="line thick" d="M11.5 17l3.5 3.5 7-8" />
    </>
  ),
  shields: (
    <>
      {tone("M12 2l8.5 2.5C21 13 18 19 12 22.5 6 19 3 13 3.5 4.5z")}
      {line("M12 2l8.5 2.5C21 13 18 19 12 22.5 6 19 3 13 3.5 4.5zM12 7v9M7.5 11.5h9")}
    </>
  ),
  copy: (
    <>
      <circle class="tone" cx="9" cy="9.5" r="6.5" />
      {line("M9 3a6.5 6.5 0 1 0 0 13A6.5 6.5 0 0 0 9 3zM17 8.8a6.5 6.5 0 1 1-6.8 9.7")}
    </>
  ),
  // a trading house
  post: <path d="M12 2.5l9.5 8.5h-3v10.5H14V15h-4v6.5H5.5V11h-3z" />,
  outpost: (
    <>
      <path d="M6 2.5h13l-3 4.5 3 4.5H6z" />
      {line("M6 2v20M3 22h7")}
    </>
  ),
  marker: (
    <>
      <circle class="tone" cx="12" cy="12" r="9" />
      {line("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v9M7.5 12h9")}
    </>
  ),
  card: (
    <>
      {tone("M4.5 2.5h15v19h-15z")}
      {line("M4.5 2.5h15v19h-15z")}
      <path d="M7.5 18v-6l2-2 2 2V9l2.5-3 2.5 3v9z" />
    </>
  ),
  special: (
    <>
      <path d="M3 21.5V10h2.5V7H8v3h2V6l2-3.5L14 6v4h2V7h2.5v3H21v11.5h-6.5v-5c0-3-5-3-5 0v5z" />
    </>
  ),
  book: (
    <>
      {tone("M12 6c-2-1.7-5-2-9-2v14c4 0 7 .3 9 2 2-1.7 5-2 9-2V4c-4 0-7 .3-9 2z")}
      {line(
        "M12 6c-2-1.7-5-2-9-2v14c4 0 7 .3 9 2 2-1.7 5-2 9-2V4c-4 0-7 .3-9 2zM12 6v14M6 8.5h3M6 12h3M15 8.5h3M15 12h3",
      )}
    </>
  ),
  favor: <path d="M2.5 8.5l4.8 3.8L12 4l4.7 8.3 4.8-3.8-2 9h-15zM4.5 19h15v2.5h-15z" />,
  guild: (
    <>
      {tone(
        "M12 2.5l2.6 1.9 3.2-.1.9 3 2.7 1.8-1.1 3 1.1 3-2.7 1.8-.9 3-3.2-.1L12 21.5l-2.6-1.7-3.2.1-.9-3-2.7-1.8 1.1-3-1.1-3 2.7-1.8.9-3 3.2.1z",
      )}
      {line(
        "M12 2.5l2.6 1.9 3.2-.1.9 3 2.7 1.8-1.1 3 1.1 3-2.7 1.8-.9 3-3.2-.1L12 21.5l-2.6-1.7-3.2.1-.9-3-2.7-1.8 1.1-3-1.1-3 2.7-1.8.9-3 3.2.1zM8 12h8M12 8v8",
      )}
    </>
  ),
  travel: (
    <>
      <circle class="tone" cx="12" cy="12" r="9.5" />
      {line("M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z")}
      <path d="M16.5 7.5L13.5 14l-6 2.5L10.5 10z" />
    </>
  ),
  bag: (
    <>
      {tone("M9 7.5h6c4 3.5 6 7 6 10 0 3-2.5 4-9 4s-9-1-9-4c0-3 2-6.5 6-10z")}
      {line("M9 7.5h6c4 3.5 6 7 6 10 0 3-2.5 4-9 4s-9-1-9-4c0-3 2-6.5 6-10zM9 7.5L7 3l3 1 2-1.7L14 4l3-1-2 4.5")}
      {line("M12 11.3a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z")}
    </>
  ),
  hourglass: line(
    "M5 2.5h14M5 21.5h14M6.5 2.5c0 5 4 6.5 4 9.5s-4 4.5-4 9.5M17.5 2.5c0 5-4 6.5-4 9.5s4 4.5 4 9.5M9 19.5l3-3 3 3",
  ),
  // a traveller
  figure: (
    <path d="M12 2a4.2 4.2 0 0 1 2.3 7.7c2.7 1.6 4.2 5.3 4.7 10.3H5c.5-5 2-8.7 4.7-10.3A4.2 4.2 0 0 1 12 2zM4 21h16v1.5H4z" />
  ),
  goal: (
    <>
      <circle class="tone" cx="12" cy="12" r="9.5" />
      {line("M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z")}
      <circle cx="12" cy="12" r="1.8" />
    </>
  ),
  improved: <path class="line thick" d="M4 15l8-8 8 8M4 21l8-8 8 8" />,
  again: line("M19.5 12A7.5 7.5 0 1 1 17 6.4M17.5 2v4.8h-4.8"),
  nothing: line("M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.3 17.7L17.7 6.3"),
  // guilds: a sheaf, a mortar, scissors, a cut stone
  farmer: (
    <>
      <path d="M12 1.5c2 2 2 4.3 0 6.3-2-2-2-4.3 0-6.3zM12.6 12.2c.3-3 2.5-4.6 5.8-4.5-.1 3.2-2.4 5-5.8 4.5zM11.4 12.2c-.3-3-2.5-4.6-5.8-4.5.1 3.2 2.4 5 5.8 4.5zM12.6 17.2c.3-3 2.5-4.6 5.8-4.5-.1 3.2-2.4 5-5.8 4.5zM11.4 17.2c-.3-3-2.5-4.6-5.8-4.5.1 3.2 2.4 5 5.8 4.5z" />
      {line("M12 8v14.5")}
    </>
  ),
  spicer: (
    <>
      <path d="M3 10h18c0 5-2.5 8-5.5 9.2l1.5 2.6H7l1.5-2.6C5.5 18 3 15 3 10z" />
      <path class="line thick" d="M13 9l5-7" />
    </>
  ),
  tailor: (
    <>
      {line(
        "M6.5 3L16 16M17.5 3L8 16M5.5 15.5a3 3 0 1 0 .1 6 3 3 0 0 0-.1-6zM18.5 15.5a3 3 0 1 0 .1 6 3 3 0 0 0-.1-6z",
      )}
      <path d="M5.5 2l5.7 8.3-1.2 1.7C7 9 5.3 5.7 5.5 2zM18.5 2l-5.7 8.3 1.2 1.7C17 9 18.7 5.7 18.5 2z" />
    </>
  ),
  jeweler: (
    <>
      <path d="M7 3.5h10l5.2 6.3L12 21.5 1.8 9.8z" />
      {cut("M2.5 9.8h19M7.6 4.2l1.2 5.6L12 20.5l3.2-10.7 1.2-5.6")}
    </>
  ),
};

// nine beasts, to stand on a shield
const BEASTS: Record<string, ComponentChildren> = {
  dragon: (
    <>
      <path d="M3 8.5c3-1 4.5-3.5 8-4L10 1.5l4 3.2c4 .6 7 3.3 7.5 7l-4 .3 2.3 2-5 .2c-2.5.3-3.6 1.6-3.3 3.3.4 1.7 2.6 2 4 1-.3 2.6-2.3 4-4.7 3.8-3.3-.3-5.2-3-4.5-6 .4-2 1.6-3.3 3.2-4.3z" />
      {cut("M14 8.5h.1")}
    </>
  ),
  tiger: (
    <>
      <path d="M3.5 3.5l4.2 1.8c2.7-1 5.9-1 8.6 0l4.2-1.8-.5 6c1.5 5.5-1.5 11-8 12-6.5-1-9.5-6.5-8-12z" />
      {cut(
        "M12 5v3.5M9 5.8l.8 2.4M15 5.8l-.8 2.4M4.5 12l3 .8M19.5 12l-3 .8M5 15.5l3-.5M19 15.5l-3-.5M9 11h.1M15 11h.1M10.7 15h2.6L12 16.8v2",
      )}
    </>
  ),
  horse: (
    <>
      <path d="M9 2l2 2.7c6 .3 10.5 5.3 10 17.3H9.5c.3-3.5 1.5-5.7 3.3-7.3-2.3.8-4.3 1-6 2.7C5 18.8 2.7 17 3.4 15L7.5 7z" />
      {cut("M10 8.3h.1M15.5 7.5c2 2.5 3 6 3 11")}
    </>
  ),
  monkey: (
    <>
      <path d="M12 3c4.3 0 7 2.6 7.3 6 2-.3 3.2 1 3.2 2.7s-1.5 3-3.5 2.5c-.8 4.3-3.3 7.3-7 7.3s-6.2-3-7-7.3c-2 .5-3.5-.8-3.5-2.5s1.2-3 3.2-2.7C5 5.6 7.7 3 12 3z" />
      {cut("M7.5 13.5C6 9 10 7.5 12 10c2-2.5 6-1 4.5 3.5M9.5 11.8h.1M14.5 11.8h.1M9 17.5c2 1.5 4 1.5 6 0")}
    </>
  ),
  elephant: (
    <>
      <path d="M12 3.5c3 0 4.6 1.2 5.4 3 3-1.2 5.6.8 5.2 4.7-.3 3.3-2.6 5.5-5.4 4.5-.7 1-1.5 1.5-2.4 1.8-.3 2.8-.8 4.5-2.4 4.5h-3c-1.7 0-2.4-2-1-2.7l1.6-.2c.3-.6.3-1.2.2-1.8-.9-.2-1.7-.7-2.4-1.6-2.8 1-5.1-1.2-5.4-4.5C1 7.3 3.6 5.3 6.6 6.5 7.4 4.7 9 3.5 12 3.5z" />
      {cut("M9.3 10h.1M14.7 10h.1M7 8c-.8 2.5-.6 5 .6 7M17 8c.8 2.5.6 5-.6 7M10.5 14c1 .5 2 .5 3 0")}
    </>
  ),
  eagle: (
    <path d="M12 3.5c1.2 0 2 .8 2.2 1.8l1.6.9-1.6.5v1.5C18 8 21 6 23 3c.3 6-2 11-7 13l2 5-4-1.5L12 22l-2-2.5L6 21l2-5C3 14 .7 9 1 3c2 3 5 5 8.8 5.2V5.7c0-1.3 1-2.2 2.2-2.2z" />
  ),
  crane: (
    <>
      <path d="M6.5 3.2C8 1.8 10 2.5 10 4.5c0 3-2 5-.5 7 3-2 8-2 12.5 1-3 .5-5 2-7 3.7-2.5 1.7-6 1.3-7.5-1.2-2-3.3 1-6.5.8-9.3L3 6z" />
      {line("M11.5 17v5M13.8 16.5L15 22M9.5 22H17")}
    </>
  ),
  snake: (
    <>
      <path d="M17 2.5c3 0 5 1.5 5 3.3 0 1.5-1.5 2.5-3.8 2.5-4 0-8.7-.5-8.7 1.7 0 2 10 .7 10 6 0 5.5-9.5 6.5-17.5 5 2-1 3-1.7 4.5-1.7 5 0 9-.5 9-2.7C15.5 14.3 5 15.5 5 10c0-5 7-5.5 9-6.5.8-.5 1.7-1 3-1z" />
      {cut("M18.5 5.3h.1")}
    </>
  ),
  tortoise: (
    <>
      <path d="M4.5 15c0-5.5 3-9 7.5-9s7.5 3.5 7.5 9zM19.5 12c1-2 3.7-1.7 3.7.5 0 1.7-1.5 2.7-3.7 2.7zM5.5 16h3.3v3.5H5.5zM15 16h3.3v3.5H15zM4.5 14L1 16.2h4z" />
      {cut("M9 15l-1.5-3.7L10 8.5h4l2.5 2.8L15 15M7.5 11.3L5.5 12M16.5 11.3l2 .7M10 8.5L9.3 6.7M14 8.5l.7-1.8")}
    </>
  ),
};

export const hasThing = (name: string): boolean => name in SHAPES;

/** The glyph alone, to stand inside a drawing. */
export const thingShape = (name: string): ComponentChildren => SHAPES[name] ?? null;

/** A beast on a shield; one from somebody's own pack is a plain cross. */
export const beastShape = (name: string): ComponentChildren => BEASTS[name] ?? line("M12 5v14M5 12h14");

export function Thing({ name, size = 20 }: { name: string; size?: number }): VNode {
  return (
    <svg class={`icon thing thing-${name}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}

const SHIELD = "M12 1l9.5 2.5C22.3 13 19 19.5 12 23.3 5 19.5 1.7 13 2.5 3.5z";

/** The beast on its shield, on the grid of 24. */
export function shieldShape(beast: string): VNode {
  return (
    <>
      <path class="shield-ground" d={SHIELD} />
      <g class="beast" transform="translate(5.2 4) scale(0.57)">
        {beastShape(beast)}
      </g>
    </>
  );
}

export function Shield({ beast, size = 22 }: { beast: string; size?: number }): VNode {
  return (
    <svg class="icon shield" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {shieldShape(beast)}
    </svg>
  );
}

const PIPS: Record<number, [number, number][]> = {
  1: [[12, 12]],
  2: [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7.5, 7.5],
    [16.5, 7.5],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7.5, 6.5],
    [16.5, 6.5],
    [7.5, 12],
    [16.5, 12],
    [7.5, 17.5],
    [16.5, 17.5],
  ],
};

const CORNERS = [
  <circle cx="12" cy="12" r="11" />,
  <path d="M12 .5L23.5 12 12 23.5.5 12z" />,
  <path d="M12 1l11 20.5H1z" />,
  null,
];

/**
 * A die: its pips, and its owner by colour and by the small shape at its corner. `owner` is a seat, black, block or
 * none.
 */
export function DieFace({ value, owner, size = 28 }: { value: number; owner: string; size?: number }): VNode {
  const seat = "ABCD".indexOf(owner);
  return (
    <svg class={`die die-${owner || "none"}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect class="die-body" x="1.5" y="1.5" width="21" height="21" rx="4.5" />
      {owner === "block" && <path class="die-bar" d="M4 20L20 4" />}
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} class="pip" cx={x} cy={y} r="2" />
      ))}
      {owner && seat >= 0 && (
        <g class="die-owner" transform="translate(18 -5) scale(0.36)">
          <circle class="die-tag" cx="12" cy="12" r="15" />
          {CORNERS[seat] ?? <path d="M3 3h18v18H3z" />}
        </g>
      )}
    </svg>
  );
}
