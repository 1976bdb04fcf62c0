import type { ComponentChildren, VNode } from "preact";

// Marks that all pages share: seats, points, and what buttons show. Grid of 24.

const SEATS: VNode[] = [
  <circle cx="12" cy="12" r="9" />,
  <path d="M12 1.500L22.500 12 12 22.500 1.500 12z" />,
  <path d="M12 2.500L22.500 21h-21z" />,
  <path d="M3.500 3.500h17v17h-17z" />,
];

/** A seat is a colour and a shape: lapis circle, cinnabar diamond, jade triangle, saffron square. */
export function SeatMark({ seat, size = 18 }: { seat: number; size?: number }): VNode {
  return (
    <svg class={`icon seat-mark seat-${seat}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {SEATS[seat] ?? <circle class="line" cx="12" cy="12" r="8" />}
    </svg>
  );
}

const MARKS: Record<string, ComponentChildren> = {
  prestige: (
    <path d="M12 1.800l2.700 6.300 6.900.6-5.200 4.500 1.600 6.700-6-3.600-6 3.600 1.600-6.700L2.400 8.700l6.900-.6z" />
  ),
  cards: (
    <>
      <path class="tone" d="M8.500 4.500h11v16h-11z" />
      <path class="line" d="M8.500 4.500h11v16h-11zM8.500 7l-4.500 1 3.500 13.500 1-.3" />
    </>
  ),
  scroll: (
    <>
      <path class="tone" d="M6.500 4h11v15.500h-11z" />
      <path class="line" d="M6.500 4h11v15.500h-11zM4 4h16M4 19.500h16M9.500 8.500h5M9.500 12h5" />
    </>
  ),
  crown: <path d="M2.500 7l5 4.500L12 4l4.500 7.500 5-4.500-2 12h-15z" />,
  book: <path class="line" d="M12 6c-2-1.700-5-2-9-2v14c4 0 7 .3 9 2 2-1.700 5-2 9-2V4c-4 0-7 .3-9 2zM12 6v14" />,
  undo: <path class="line" d="M8.500 4.500L4 9l4.500 4.500M4 9h9.500c4 0 6.500 2.500 6.500 5.500S17.500 20 14 20h-4" />,
  play: <path d="M7 4.500v15l12.500-7.500z" />,
  help: (
    <>
      <path class="line" d="M8 9c0-5.500 8.500-5.500 8.500-.5 0 3.500-4.300 3.300-4.300 7" />
      <circle cx="12.200" cy="19.600" r="1.500" />
    </>
  ),
  flag: <path class="line" d="M5.500 22V3.500c4-2 7 2 13 0v10c-6 2-9-2-13 0" />,
  on: <path class="line" d="M8 5l9 7-9 7z" />,
  back: <path class="line" d="M16 5l-9 7 9 7z" />,
  menu: <path class="line" d="M4 6.500h16M4 12h16M4 17.500h16" />,
  close: <path class="line" d="M5.500 5.500l13 13M18.500 5.500l-13 13" />,
  last: <path class="line" d="M18 5v14M6 5l9 7-9 7z" />,
  link: (
    <path
      class="line"
      d="M10 14a4 4 0 0 0 6 .5l3.500-3.500a4.200 4.200 0 0 0-6-6L12 6.500M14 10a4 4 0 0 0-6-.5L4.500 13a4.200 4.200 0 0 0 6 6l1.500-1.500"
    />
  ),
  save: <path class="line" d="M12 3.500v12M7 11l5 5 5-5M4 20.500h16" />,
  lamp: (
    <path
      class="line"
      d="M9 2.500h6M12 2.500v2.500M8.500 8L10 5h4l1.500 3v8.500L14 19.500h-4l-1.500-3zM12 9.500c1.500 1.800 1.500 3.500 0 5-1.500-1.500-1.500-3.200 0-5zM10 22h4"
    />
  ),
  eye: (
    <>
      <path
        class="line"
        d="M2 12c3-4.500 6.300-6.500 10-6.500S19 7.500 22 12c-3 4.500-6.300 6.500-10 6.500S5 16.500 2 12z"
      />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  away: <path class="line" d="M12 4a8 8 0 1 0 8 8A6.500 6.500 0 0 1 12 4z" />,
  bot: (
    <path
      class="line"
      d="M5 9h14v10.500H5zM12 9V5M9.500 13.500v1.500M14.500 13.500v1.500M2.500 12.500v4M21.500 12.500v4M10.500 4.500h3"
    />
  ),
  person: (
    <path class="line" d="M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c.5-4.500 3.500-6.500 8-6.500s7.500 2 8 6.500" />
  ),
  check: <path class="line" d="M4 12.500l5.500 5.500L20 6.500" />,
};

/** Add marks that come with a separately loaded part of the client. */
export const addMarks = (more: Record<string, ComponentChildren>): void => void Object.assign(MARKS, more);

export function Mark({ name, size = 20 }: { name: string; size?: number }): VNode {
  return (
    <svg class={`icon mark mark-${name}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {MARKS[name]}
    </svg>
  );
}

export const markShape = (name: string): ComponentChildren => MARKS[name];
