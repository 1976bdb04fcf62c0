import type { RefObject, VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Words } from "../../words/words";
import { type Building, LIFT } from "./building";
import type { Dragging } from "./dragging";
import { Cities, CityNames, Ground, Tile, VIEW_BOX } from "./drawing";
import { type Grid, sidesOf, wayOf } from "./geometry";
import { useGrid } from "./grid";
import { deedOf } from "./keys";
import { type City, firstWay } from "./shown";

/** How long a row's letter waits for its number, in ms. */
const WAITS = 1500;

interface HexesProps {
  box: RefObject<SVGSVGElement | null>;
  words: Words;
  cities: City[];
  on: City[];
  building: Building;
  dragging: Dragging;
  /** Look at the map, or no longer. */
  peek(): void;
}

/** One's own board, hex by hex: to look at, and to build on while it is open. */
export function Hexes({ box, words, cities, on, building, dragging, peek }: HexesProps): VNode {
  const grid = useGrid();
  const { layout, open, tool, left } = building;
  const [at, setAt] = useState(grid.centre);
  const [over, setOver] = useState<string | null>(null);
  const press = useKeys(building, (hex) => {
    setAt(hex);
    box.current?.querySelector<SVGElement>(`[data-place="hex:${hex}"]`)?.focus();
  });
  const tap = (hex: string): void => {
    setAt(hex);
    building.tap(hex);
  };
  const { dragged } = dragging;
  const ghost = open && !dragged && over && !layout[over] && tool !== LIFT && (left[tool] ?? 0) > 0 ? over : null;
  return (
    <svg
      ref={box}
      viewBox={VIEW_BOX}
      class={open ? "hexes open" : "hexes"}
      role="group"
      aria-label={words.text("web-adventures-hexes")}
      onPointerLeave={() => setOver(null)}
    >
      <Ground />
      <Cities cities={cities} on={on} />
      {grid.hexes.map((hex) => {
        const lies = dragged?.from === hex ? undefined : layout[hex];
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: it is a button while the board is open, a picture after
          <g
            key={hex}
            class={["hex-spot", lies && "laid", building.next.has(hex) && "next", hex === at && "start"]
              .filter(Boolean)
              .join(" ")}
            data-place={`hex:${hex}`}
            data-lies={lies}
            role={open ? "button" : "img"}
            tabindex={hex === at ? 0 : -1}
            aria-label={labelOf(grid, hex, building, words)}
            onFocus={() => setAt(hex)}
            onKeyDown={(event) => press(event, hex, () => tap(hex), peek)}
            onPointerEnter={(event) => event.pointerType === "mouse" && setOver(hex)}
            onPointerDown={(event) => {
              dragging.begin();
              if (lies) dragging.grab(event, lies, hex);
            }}
            onClick={() => {
              if (!dragging.ended() && open) tap(hex);
            }}
            onContextMenu={(event) => {
              if (!open || !lies) return;
              event.preventDefault();
              building.turn(hex, -1);
            }}
          >
            <Spot hex={hex} lies={lies} linked={building.linked.has(hex)}>
              {ghost === hex && firstWay(grid, layout, on, hex, tool) + (tool.startsWith("bonus-") ? "*" : "")}
            </Spot>
          </g>
        );
      })}
      <CityNames cities={cities} on={on} words={words} />
    </svg>
  );
}

type Pressed = (event: KeyboardEvent, hex: string, tap: () => void, peek: () => void) => void;

/** Building by keys; `go` moves the keyboard focus to a hex. */
function useKeys(building: Building, go: (hex: string) => void): Pressed {
  const grid = useGrid();
  const row = useRef<{ letter: string; since: number } | null>(null);
  return (event, hex, tap, peek) => {
    const arrow = event.key.startsWith("Arrow");
    if (event.ctrlKey || event.metaKey || event.altKey || (event.repeat && !arrow)) return;
    const letter = row.current && Date.now() - row.current.since < WAITS ? row.current.letter : null;
    if (!arrow) row.current = null;
    const deed = deedOf(event.key, hex, letter, grid, building.open ? building.kinds : null);
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    switch (deed.do) {
      case "go":
        return deed.hex ? go(deed.hex) : undefined;
      case "row":
        row.current = { letter: deed.letter, since: Date.now() };
        return;
      case "lay":
        building.hold(deed.kind);
        return building.layOrTurn(hex, deed.kind);
      case "turn":
        return building.turn(hex, deed.by);
      case "lift":
        return building.lift(hex);
      case "tap":
        return tap();
      case "peek":
        return peek();
    }
  };
}

interface SpotProps {
  hex: string;
  lies: string | undefined;
  linked: boolean;
  /** How a tile that is only held over the hex would lie there. */
  children: string | false;
}

function Spot({ hex, lies, linked, children: ghost }: SpotProps): VNode {
  const grid = useGrid();
  const { x, y } = grid.middle(hex);
  return (
    <>
      <polygon class={lies ? "hex laid" : "hex"} points={grid.outline(hex, 113)} />
      {!lies && (
        <text class="hex-name" x={x} y={y + 14} text-anchor="middle" aria-hidden="true">
          {hex}
        </text>
      )}
      {lies && (
        <g transform={`translate(${x} ${y})`}>
          <Tile lies={lies} look={linked ? "linked" : ""} />
        </g>
      )}
      {ghost && (
        <g class="ghost" transform={`translate(${x} ${y})`} aria-hidden="true">
          <Tile lies={ghost} />
        </g>
      )}
    </>
  );
}

function labelOf(grid: Grid, hex: string, { layout, next, linked }: Building, words: Words): string {
  const lies = layout[hex];
  if (!lies) return words.text("web-adventures-hex-empty", { hex, next: next.has(hex) ? "yes" : "no" });
  const [one, two] = sidesOf(wayOf(lies)).map((side) => words.text(`web-adventures-side-${side}`));
  return words.text("web-adventures-hex", {
    hex,
    tile: words.name("tile", grid.kindOf(lies)),
    one: one!,
    two: two!,
    linked: linked.has(hex) ? "yes" : "no",
  });
}
