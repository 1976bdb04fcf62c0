import type { ComponentChildren, VNode } from "preact";
import type { Words } from "../../words/words";
import { type Grid, isBonus, type Layout, type Point, wayOf } from "./geometry";
import { useGrid } from "./grid";
import { wareShape } from "./icons";
import type { City } from "./shown";

// What board, map and reveal are drawn from, all at the same scale.

export const BOX = { x: -580, y: -560, width: 1160, height: 1105 };
export const VIEW_BOX = `${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`;

/** How far a gate stands out from the border, as a share of the way from the middle of a hex to its side. */
const OUT = 0.62;

function gateOf(grid: Grid, { hex, side }: City): { entry: Point; x: number; y: number; above: boolean } {
  const entry = grid.sideOf(hex, side);
  const out = grid.halfway(side);
  const y = entry.y + out.y * OUT;
  return { entry, x: entry.x + out.x * OUT, y, above: out.y < 0 || (out.y === 0 && y < 0) };
}

/** A domed gate before the edge where each road begins. */
export function Cities({ cities, on }: { cities: City[]; on: readonly City[] }): VNode {
  const grid = useGrid();
  return (
    <g class="cities" aria-hidden="true">
      {cities.map((city) => {
        const { entry, x, y } = gateOf(grid, city);
        return (
          <g key={city.id} class={on.some((one) => one.id === city.id) ? "city marked" : "city"}>
            <path class="city-road" d={`M${x} ${y}L${entry.x} ${entry.y}`} />
            <g transform={`translate(${x} ${y})`}>
              <path class="city-walls" d="M-46 40V-2h14v-12C-32-34-16-46 0-60c16 14 32 26 32 46v12h14v42z" />
              <path class="city-gate" d="M-15 40V14c0-12 8-18 15-24 7 6 15 12 15 24v26z" />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/**
 * The cities' names, drawn over everything else: beside a gate above or below the board, otherwise above or below the
 * gate.
 */
export function CityNames({ cities, on, words }: { cities: City[]; on: readonly City[]; words: Words }): VNode {
  const grid = useGrid();
  return (
    <g class="city-names" aria-hidden="true">
      {cities.map((city) => {
        const { entry, x, y, above } = gateOf(grid, city);
        const name = words.name("city", city.id);
        const beside = Math.abs(entry.x) < 150;
        const room = -BOX.x - 6 - name.length * 11;
        const at = beside
          ? { x: x + 60, y: y + (above ? -4 : 24) }
          : { x: Math.min(room, Math.max(-room, x + 60 * Math.sign(x))), y: above ? y - 82 : y + 90 };
        const marked = on.some((one) => one.id === city.id);
        return (
          <text
            key={city.id}
            class={marked ? "city-name marked" : "city-name"}
            {...at}
            text-anchor={beside ? "start" : "middle"}
          >
            {name}
          </text>
        );
      })}
    </g>
  );
}

/** A tile, centred on 0, 0. */
export function Tile({ lies, look = "" }: { lies: string; look?: string }): VNode {
  const grid = useGrid();
  const path = grid.wayPath(wayOf(lies));
  return (
    <g class={`tile-drawn ${grid.kindOf(lies)} ${look}`}>
      <path class="road-edge" d={path} />
      <path class="road" d={path} />
      {isBonus(lies) && <path class="star" d="M0-62l13 30 33 3-25 22 8 32-29-17-29 17 8-32-25-22 33-3z" />}
    </g>
  );
}

export function Ground(): VNode {
  const grid = useGrid();
  return (
    <g class="ground" aria-hidden="true">
      {grid.hexes.map((hex) => (
        <polygon key={hex} points={grid.outline(hex, 126)} />
      ))}
    </g>
  );
}

/** A board that is only looked at. */
export function Laid({ layout, route }: { layout: Layout; route: readonly string[] }): VNode {
  const grid = useGrid();
  return (
    <g aria-hidden="true">
      {grid.hexes.map((hex) => (
        <polygon key={hex} class={layout[hex] ? "hex laid" : "hex"} points={grid.outline(hex, 113)} />
      ))}
      {Object.entries(layout).map(([hex, lies]) => {
        const { x, y } = grid.middle(hex);
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <Tile lies={lies} look={route.includes(hex) ? "linked" : ""} />
          </g>
        );
      })}
    </g>
  );
}

/** A good in its circle. */
export function Ware({
  good,
  x,
  y,
  r = 44,
  look = "",
}: {
  good: string;
  x: number;
  y: number;
  r?: number;
  look?: string;
}): VNode {
  const size = r * 1.25;
  return (
    <g class={`ware-spot ware ware-${good} ${look}`} transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <svg x={-size / 2} y={-size / 2} width={size} height={size} viewBox="0 0 24 24">
        {wareShape(good)}
      </svg>
    </g>
  );
}

export function Drawing({
  label,
  look,
  children,
}: {
  label: string;
  look: string;
  children: ComponentChildren;
}): VNode {
  return (
    <svg class={look} viewBox={VIEW_BOX} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** What a sign on a trade card does to the prices: bars from dear to cheap, and which change places. */
export function MarketSign({ sign }: { sign: string }): VNode {
  const moves = { "swap-second": "01", "swap-third": "02", rotate: "012" }[sign] ?? "";
  return (
    <svg class="market-sign" viewBox="0 0 42 30" width="42" height="30" aria-hidden="true">
      {[12, 17, 21].map((y, index) => (
        <rect
          key={y}
          class={moves.includes(String(index)) ? "moved" : ""}
          x={5 + 11 * index}
          y={y}
          width="9"
          height={29 - y}
          rx="1"
        />
      ))}
      {SIGN_ARROWS[sign]?.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

const SIGN_ARROWS: Record<string, string[]> = {
  "swap-second": ["M10 10C11 2 19 2 20.500 14", "M7 7l3 3.500 3-3.500M17.500 11l3 3.500 3-3.500"],
  "swap-third": ["M10 10C12-1 29-1 31.500 18", "M7 7l3 3.500 3-3.500M28.500 15l3 3.500 3-3.500"],
  rotate: ["M31.500 18C31-1 12-1 10 10", "M7 7l3 3.500 3-3.500"],
};

/** How much is left in a glass that does not run by itself. */
export function Sand({ part }: { part: number }): VNode {
  const gone = 1 - Math.max(0, Math.min(1, part));
  return (
    <svg class="sand-left" viewBox="0 0 24 34" width="22" height="31" aria-hidden="true">
      <path
        class="grains"
        d={`M${6 + 6 * gone} ${5 + 11 * gone}H${18 - 6 * gone}L12 16.500zM6 29h12l-${3 * gone} -${9 * gone}h-${12 - 6 * gone}z`}
      />
      <path class="frame" d="M4 3h16M4 31h16M6 3v3c0 5 5 8 5 11s-5 6-5 11v3M18 3v3c0 5-5 8-5 11s5 6 5 11v3" />
    </svg>
  );
}
