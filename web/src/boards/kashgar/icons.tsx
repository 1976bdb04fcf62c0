import type { ComponentChildren, VNode } from "preact";

// Kashgar's seven stocks and what its cards do, on the grid of 24: silhouettes first, `cut` lines in the colour beneath.

const cut = (d: string): VNode => <path class="cut" d={d} />;
const line = (d: string): VNode => <path class="line" d={d} />;
const petals = [0, 45, 90, 135, 180, 225, 270, 315];

const SHAPES: Record<string, ComponentChildren> = {
  // a root with its knobs
  ginger: (
    <>
      <path d="M2.200 15.800c-.9-2.400.8-4.600 3.200-4.500-1-2.600 1-5.300 3.700-4.700 1.300.3 2.100 1.200 2.400 2.300.9-1.400.3-3.300 1-4.900.8-1.800 3.300-2.200 4.600-.6 1 1.300.7 2.900.2 4.400 1.900-1 4.400.3 4.500 2.600.1 1.900-1.300 3.100-3 3.200 1.900 1.600 2.500 4.700.6 6.300-1.900 1.500-4.600.4-5.100-2-1.700 1.500-4 2.300-6 1.400-.3 1.600-2 2.500-3.500 1.900-1.700-.7-1.600-2.600-.9-3.900-.8-.3-1.400-.9-1.700-1.500z" />
      {cut(
        "M7.800 9.700c.4 1 1 1.700 1.900 2.100M14.700 6.600c-.2 1-.2 2-.7 2.900M15 13.800c.9.300 1.800.3 2.600.1M8 16.200c.9.2 1.600 0 2.200-.5",
      )}
    </>
  ),
  // a bud on its stalk
  cloves: (
    <>
      <circle cx="12" cy="5.200" r="3.400" />
      <path d="M5 5.800l4.300 3h5.400l4.300-3-1.300 5.400c-1.200 1.600-2.500 2.500-3.700 3L13.100 21c-.2 1.300-2 1.300-2.200 0L10 14.200c-1.200-.5-2.500-1.400-3.700-3z" />
      {cut("M8.800 8.700c2 1 4.400 1 6.400 0M12 2.600v5")}
    </>
  ),
  // three corns
  pepper: (
    <>
      <circle cx="12" cy="7.200" r="4.800" />
      <circle cx="7" cy="16" r="4.800" />
      <circle cx="17" cy="16" r="4.800" />
      {cut(
        "M9.800 6.300c.5-1.200 1.600-1.800 2.900-1.600M4.800 15.200c.5-1.200 1.600-1.800 2.900-1.600M14.800 15.200c.5-1.200 1.600-1.800 2.900-1.600",
      )}
    </>
  ),
  // a star of eight
  anise: (
    <>
      {petals.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} 12 12)`}
          d="M12 12c-2.700-3.600-2.400-7.600 0-10.800 2.400 3.200 2.700 7.200 0 10.800z"
        />
      ))}
      {petals.map((turn) => (
        <path key={turn} class="cut" transform={`rotate(${turn} 12 12)`} d="M12 8.200V5" />
      ))}
    </>
  ),
  // sticks, tied
  cinnamon: (
    <>
      <g transform="rotate(-38 12 12)">
        <rect x="1" y="4.600" width="21" height="4.400" rx="2.200" />
        <rect x="2.500" y="9.800" width="21" height="4.400" rx="2.200" />
        <rect x="1" y="15" width="21" height="4.400" rx="2.200" />
        {cut("M4 6.800h4M5.500 12h4M4 17.200h4")}
        <path class="cut" stroke-width="2.400" d="M13.200 4.200v15.600" />
      </g>
    </>
  ),
  // a bar
  gold: (
    <>
      <path d="M7.600 5.500h8.800l1.700 4.600 4 9.400H1.900l4-9.400z" />
      {cut("M6.300 10.300h11.400M9.300 15.200h5.400")}
    </>
  ),
  // a head with long ears
  mules: (
    <>
      <path d="M10 9.300C8.200 7.200 6.600 4.600 6.400 1.200c2.900.9 4.900 2.900 6 5.500.1-2.200.8-4 2.200-5.700 1.800 1.900 2.500 4.300 2 7 2.600 2.200 4.400 6.500 4.800 14.500H11.300c.5-3-.3-4.700-1.600-5.700l-3.400 2.300c-1.600 1-3.600.3-4.200-1.400-.4-1.100-.1-2.200.6-3.100z" />
      {cut("M10.800 11.700l1.500.6M4.300 16.600l1 .7M17.200 10.500c.8 1.500 1.500 3.500 1.800 5.600")}
    </>
  ),
  // any of the five
  spice: (
    <>
      <path
        fill-rule="evenodd"
        d="M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21zm0 2.200a8.300 8.300 0 1 1 0 16.600 8.300 8.300 0 0 1 0-16.600z"
      />
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle key={turn} cx="12" cy="7.700" r="2.200" transform={`rotate(${turn} 12 12)`} />
      ))}
    </>
  ),
  // a contract
  contract: (
    <>
      <path class="tone" d="M6.500 4h11v15.500h-11z" />
      {line("M6.500 4h11v15.500h-11zM4 4h16M4 19.500h16M9.500 8h5M9.500 11h5")}
      <circle cx="14.500" cy="15.500" r="2" />
    </>
  ),
  // a completed contract
  complete: (
    <>
      <path class="tone" d="M6 3.500h12V20H6z" />
      {line("M12 20H6V3.500h12V10M3.500 3.500h17M9 7.500h6M9 11h4")}
      <path class="line thick" d="M11.500 17l3.500 3.500 7-8" />
    </>
  ),
  card: (
    <>
      <path class="tone" d="M5.500 2.500h13v19h-13z" />
      {line("M5.500 2.500h13v19h-13z")}
      <circle cx="12" cy="9.500" r="2.600" />
      <path d="M7.500 18c.4-3.300 2-4.700 4.500-4.700s4.100 1.400 4.500 4.700z" />
    </>
  ),
  standard: (
    <>
      <path class="tone" d="M7.500 3h12v16h-12z" />
      {line("M7.500 3h12v16h-12zM7.500 6l-4 .8L6.700 22l1-.2M13.500 7l3 4-3 4-3-4z")}
    </>
  ),
  special: (
    <>
      <path class="tone" d="M7.500 3h12v16h-12z" />
      {line("M7.500 3h12v16h-12zM7.500 6l-4 .8L6.700 22l1-.2")}
      <path d="M13.500 6.500l1.300 3 3.200.3-2.400 2.100.7 3.200-2.800-1.700-2.800 1.700.7-3.200-2.400-2.100 3.200-.3z" />
    </>
  ),
  discard: (
    <>
      <path class="tone" d="M3 8l11-4 5 13-11 4z" />
      {line("M3 8l11-4 5 13-11 4zM14.500 6.500H21V19h-3")}
    </>
  ),
  turn: (
    <>
      <path class="tone" d="M8 5h8v14H8z" />
      {line("M8 5h8v14H8z")}
      {line("M4.500 15.500C2.500 12 3 8 5.500 5.500M3 5h3v3M19.500 8.500c2 3.500 1.500 7.500-1 10M21 19h-3v-3")}
    </>
  ),
  remove: (
    <>
      <path class="tone" d="M4.500 3h11v17h-11z" />
      {line("M15.500 9V3h-11v17H12")}
      <path class="line thick" d="M15 14.500l6.500 6.500M21.500 14.500L15 21" />
    </>
  ),
  // to the back, to the front
  back: (
    <>
      <path class="tone" d="M3 3h9v13H3z" />
      {line("M3 3h9v13H3zM16.500 5v14M13 15.800l3.500 3.700 3.500-3.700")}
    </>
  ),
  front: (
    <>
      <path class="tone" d="M3 8h9v13H3z" />
      {line("M3 8h9v13H3zM16.500 19V5M13 8.200l3.500-3.700L20 8.200")}
    </>
  ),
  // everybody else, somebody else
  others: (
    <>
      <circle cx="7" cy="7.500" r="3.200" />
      <circle cx="17" cy="7.500" r="3.200" />
      <path d="M1.500 19c.5-5 2.500-7 5.500-7s5 2 5.500 7zM13.500 19c0-2.700-.6-4.700-1.600-6 1.300-.7 3-1 5.100-1 3 0 5 2 5.500 7z" />
    </>
  ),
  rival: (
    <>
      <circle cx="12" cy="7" r="3.800" />
      <path d="M4.500 20.500c.6-6 3.400-8.300 7.500-8.300s6.900 2.300 7.500 8.300z" />
    </>
  ),
  // everybody who walks one behind the other
  caravan: (
    <>
      <path class="tone" d="M3 2.500h10v10H3z" />
      {line("M3 2.500h10v10H3zM13 6h4v10H7v-3.500M17 9.500h4v10H11V16")}
    </>
  ),
  // goes to the back of its caravan
  use: (
    <>
      <path class="tone" d="M4 2.500h9v8.500H4z" />
      {line("M4 2.500h9v8.500H4zM13 6.800h3.500c5 0 5 10.700 0 10.700H7M10.500 13.800L6.800 17.500l3.700 3.700")}
    </>
  ),
  // leaves for good
  parting: (
    <>
      <path class="tone" d="M3 2.500h9v19H3z" />
      {line("M12 8V2.500H3v19h9V16M8 12h13M17.500 8.200l3.700 3.800-3.700 3.800")}
    </>
  ),
  pass: line("M4 5l6 7-6 7M12.500 5l6 7-6 7"),
  free: (
    <>
      <path class="tone" d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z" />
      {line("M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.300 17.700L17.700 6.300")}
    </>
  ),
  "no-mules": (
    <>
      <path
        class="tone"
        d="M10 9.300C8.200 7.200 6.600 4.600 6.400 1.200c2.900.9 4.900 2.900 6 5.500.1-2.200.8-4 2.200-5.700 1.800 1.900 2.500 4.300 2 7 2.600 2.200 4.400 6.500 4.800 14.500H11.300c.5-3-.3-4.700-1.600-5.700l-3.400 2.300c-1.600 1-3.600.3-4.200-1.400-.4-1.100-.1-2.200.6-3.100z"
      />
      <path class="line thick" d="M3 3l18 18" />
    </>
  ),
  must: (
    <>
      <path d="M10 2.500h4l-.8 12h-2.400z" />
      <circle cx="12" cy="19" r="2.400" />
    </>
  ),
  small: <path d="M8 12l4-5 4 5-4 5z" />,
  large: <path d="M3 12l9-11 9 11-9 11z" />,
};

export const hasStock = (name: string): boolean => name in SHAPES;

export const stockShape = (name: string): ComponentChildren => SHAPES[name] ?? null;

export function StockIcon({ name, size = 20 }: { name: string; size?: number }): VNode {
  return (
    <svg class={`icon stock stock-${name}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}
