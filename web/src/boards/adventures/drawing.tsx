import type { ComponentChildren, VNode } from "preact";
import { wareShape } from "../../icons/wares";
import type { Words } from "../../words/words";
import { HEXES, middle, outline, sideOf, SIDES, wayPath } from "./geometry";
import { isBonus, kindOf, wayOf, type City, type Layout } from "./shown";

// What board, map and reveal are drawn of, all in the same scale.

export const BOX = { x: -640, y: -590, width: 1280, height: 1180 };
export const VIEW_BOX = `${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`;

/** Out of the board, for each side. */
const OUT = [
  { x: 0.5, y: -0.87 },
  { x: 1, y: 0 },
  { x: 0.5, y: 0.87 },
  { x: -0.5, y: 0.87 },
  { x: -1, y: 0 },
  { x: -0.5, y: -0.87 },
];

/** A domed gate before the edge where its road begins, and its name. */
function CityMark({ city, on, words }: { city: City; on: boolean; words: Words }): VNode {
  const entry = sideOf(city.hex, city.side);
  const out = OUT[SIDES.indexOf(city.side)]!;
  const x = entry.x + out.x * 62;
  const y = entry.y + out.y * 62;
  const above = out.y < 0 || (out.y === 0 && y < 0);
  const anchor = entry.x < -150 ? "start" : entry.x > 150 ? "end" : "middle";
  const edge = anchor === "start" ? BOX.x + 8 : anchor === "end" ? -BOX.x - 8 : x;
  return (
    <g class={on ? "city marked" : "city"}>
      <path class="city-road" d={`M${x} ${y}L${entry.x} ${entry.y}`} />
      <g transform={`translate(${x} ${y})`}>
        <path class="city-walls" d="M-46 40V-2h14v-12C-32-34-16-46 0-60c16 14 32 26 32 46v12h14v42z" />
        <path class="city-gate" d="M-15 40V14c0-12 8-18 15-24 7 6 15 12 15 24v26z" />
      </g>
      <text class="city-name" x={edge} y={above ? y - 74 : y + 88} text-anchor={anchor}>
        {words.name("city", city.id)}
      </text>
    </g>
  );
}

export function Cities({ cities, on, words }: { cities: City[]; on: readonly City[]; words: Words }): VNode {
  return (
    <g class="cities" aria-hidden="true">
      {cities.map((city) => (
        <CityMark key={city.id} city={city} on={on.some((one) => one.id === city.id)} words={words} />
      ))}
    </g>
  );
}

/** A tile around 0, 0. */
export function Tile({ lies, look = "" }: { lies: string; look?: string }): VNode {
  return (
    <g class={`tile-drawn ${kindOf(lies)} ${look}`}>
      <path class="road-edge" d={wayPath(wayOf(lies))} />
      <path class="road" d={wayPath(wayOf(lies))} />
      {isBonus(lies) && <path class="star" d="M0-62l13 30 33 3-25 22 8 32-29-17-29 17 8-32-25-22 33-3z" />}
    </g>
  );
}

export function Ground(): VNode {
  return (
    <g class="ground" aria-hidden="true">
      {HEXES.map((hex) => (
        <polygon key={hex} points={outline(hex, 126)} />
      ))}
    </g>
  );
}

/** A board that is only looked at. */
export function Laid({ layout, route }: { layout: Layout; route: readonly string[] }): VNode {
  return (
    <g aria-hidden="true">
      {HEXES.map((hex) => (
        <polygon key={hex} class={layout[hex] ? "hex laid" : "hex"} points={outline(hex, 113)} />
      ))}
      {Object.entries(layout).map(([hex, lies]) => {
        const { x, y } = middle(hex);
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
export function Ware({ good, x, y, r = 44, look = "" }: { good: string; x: number; y: number; r?: number; look?: string }): VNode {
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

export function Drawing({ label, look, children }: { label: string; look: string; children: ComponentChildren }): VNode {
  return (
    <svg class={look} viewBox={VIEW_BOX} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
