import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Mark } from "../../icons/marks";
import type { Words } from "../../words/words";
import type { BoardProps } from "../board";
import type { Bench } from "./bench";
import { Cities, CityNames, Ground, Tile, VIEW_BOX } from "./drawing";
import { type Grid, hexagon, isBonus, type Layout, sidesOf, wayOf } from "./geometry";
import { OnGrid, useGrid } from "./grid";
import { RoughMap } from "./map";
import { type City, chain, firstWay, joined, leftOf, type Merchant, placing, type Shown, turning } from "./shown";

const LIFT = "lift";
/** So far a pointer must go before it drags, in pixels. */
const DRAGS = 10;
/** A tile that leaves so fast, in pixels a ms, is flicked away. */
const FLICK = 1.2;
/** So long a row's letter waits for its number, in ms. */
const WAITS = 1500;

interface Dragged {
  lies: string;
  /** The hex it was taken from; none: from the hand. */
  from: string | null;
  x: number;
  y: number;
}

interface OwnProps {
  p: BoardProps;
  shown: Shown;
  merchant: Merchant;
  bench: Bench;
  on: City[];
  /** What else stands in the row of the hand. */
  children: ComponentChildren;
}

/** The own board with the map beside or over it, and the tiles in hand. */
export function Own({ p, shown, merchant, bench, on, children }: OwnProps): VNode {
  const { words } = p;
  const grid = useGrid();
  const [tool, setTool] = useState("straight");
  const [at, setAt] = useState(grid.centre);
  const [over, setOver] = useState<string | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [said, say] = useState("");
  const [peeking, peek] = useState(false);
  const box = useRef<SVGSVGElement>(null);
  const wasDragged = useRef(false);
  const row = useRef<{ letter: string; since: number } | null>(null);
  const { layout, open, act } = bench;
  const tiles = words.figure("tiles");
  const left = leftOf(grid, layout, merchant, tiles);
  const kinds = grid.kinds.filter((kind) => !kind.startsWith("bonus-") || (merchant.bonus[kind.slice(6)] ?? 0) > 0);
  const chains = on.map((city) => chain(grid, layout, city));
  const linked = new Set(chains.flatMap((one) => one.hexes));
  const whole = joined(grid, layout, on);
  const next = new Set(whole || !open ? [] : chains.flatMap((one) => (one.next ? [one.next.hex] : [])));
  useEffect(() => say(""), [shown.round, open]);
  useEffect(() => {
    // on a phone prices, board and hand fit the screen together: bring them there when the building begins
    if (open && matchMedia("(max-width: 760px)").matches)
      box.current?.closest(".adventures")?.scrollIntoView({ block: "start", behavior: p.pace ? "smooth" : "auto" });
  }, [shown.round, open]);

  const noneLeft = (kind: string): void =>
    say(
      kind.startsWith("bonus-")
        ? words.text("web-adventures-no-bonus", { tile: words.name("tile", kind.slice(6)) })
        : words.text("web-adventures-no-tile", { tile: words.name("tile", kind), count: tiles }),
    );
  const place = (hex: string, kind: string, way?: string): void => {
    const there = layout[hex];
    const spare = (left[kind] ?? 0) + (there && grid.kindOf(there) === kind ? 1 : 0);
    if (spare <= 0) return noneLeft(kind);
    say("");
    const without: Layout = { ...layout };
    delete without[hex];
    if (there) act(`lift ${hex}`);
    act(placing(hex, kind, way ?? firstWay(grid, without, on, hex, kind)));
  };
  const lift = (hex: string): void => {
    if (layout[hex]) act(`lift ${hex}`);
  };
  const turn = (hex: string, by = 1): void => {
    const lies = layout[hex];
    if (lies) act(turning(grid, hex, lies, by));
  };
  const tap = (hex: string): void => {
    setAt(hex);
    if (tool === LIFT) lift(hex);
    else if (layout[hex]) turn(hex);
    else place(hex, tool);
  };
  const focus = (hex: string): void => {
    setAt(hex);
    box.current?.querySelector<SVGElement>(`[data-place="hex:${hex}"]`)?.focus();
  };

  // -- dragging: from the hand onto a hex, from hex to hex, or away
  const hexAt = (x: number, y: number): string | null =>
    document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place^="hex:"]')?.dataset.place?.slice(4) ?? null;
  const grab = (event: PointerEvent, lies: string, from: string | null): void => {
    wasDragged.current = false;
    if (!open || event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const pointer = event.pointerId;
    // a finger's pointer belongs to what it touched first; let it go, so that it is seen wherever it goes
    const touched = event.target as Element;
    if (touched.hasPointerCapture?.(pointer)) touched.releasePointerCapture(pointer);
    let was = { ...start, at: event.timeStamp };
    let speed = 0;
    const move = (later: PointerEvent): void => {
      if (later.pointerId !== pointer) return;
      const passed = later.timeStamp - was.at;
      if (passed >= 16) {
        speed = Math.hypot(later.clientX - was.x, later.clientY - was.y) / passed;
        was = { x: later.clientX, y: later.clientY, at: later.timeStamp };
      }
      if (!wasDragged.current && Math.hypot(later.clientX - start.x, later.clientY - start.y) < DRAGS) return;
      wasDragged.current = true;
      setDragged({ lies, from, x: later.clientX, y: later.clientY });
    };
    const end = (later: PointerEvent): void => {
      if (later.pointerId !== pointer) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      setDragged(null);
      if (!wasDragged.current || later.type === "pointercancel") return;
      const flicked = from !== null && speed > FLICK && later.timeStamp - was.at < 50;
      drop.current(lies, from, flicked ? null : hexAt(later.clientX, later.clientY));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  const drop = useRef<(lies: string, from: string | null, to: string | null) => void>(() => {});
  drop.current = (lies, from, to) => {
    if (!open || from === to) return;
    if (from === null) {
      if (to) place(to, grid.kindOf(lies));
    } else if (to === null) {
      lift(from);
    } else if (!layout[to] && layout[from]) {
      lift(from);
      act(placing(to, grid.kindOf(lies), wayOf(lies)));
    }
  };

  const press = (event: KeyboardEvent, hex: string): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key;
    const took = (does: () => void): void => {
      event.preventDefault();
      event.stopPropagation();
      does();
    };
    if (key.startsWith("Arrow")) {
      const to = grid.toward(hex, key);
      return took(() => to && focus(to));
    }
    if (event.repeat) return;
    const letter = row.current && Date.now() - row.current.since < WAITS ? row.current.letter : null;
    row.current = null;
    if (grid.hexes.some((one) => one[0] === key)) return took(() => (row.current = { letter: key, since: Date.now() }));
    if (letter && /^[1-9]$/.test(key) && Number(key) <= Math.max(...grid.board.rows)) {
      const to = `${letter}${key}`;
      return took(() => grid.hexes.includes(to) && focus(to));
    }
    if (!open) return;
    const kind = /^[1-6]$/.test(key) ? kinds[Number(key) - 1] : undefined;
    if (kind) {
      return took(() => {
        setTool(kind);
        if (layout[hex] && grid.kindOf(layout[hex]) === kind) turn(hex);
        else place(hex, kind);
      });
    }
    if (key === "Enter" || key === " ") return took(() => tap(hex));
    if (key === "t" || key === ".") return took(() => turn(hex));
    if (key === "," || key === "T") return took(() => turn(hex, -1));
    if (key === "Delete" || key === "Backspace" || key === "x") return took(() => lift(hex));
    if (key === "m") return took(() => peek(!peeking));
  };

  const ghost = open && !dragged && over && !layout[over] && tool !== LIFT && (left[tool] ?? 0) > 0 ? over : null;
  const hexLabel = (hex: string): string => {
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
  };
  return (
    <div class={open && whole ? "own whole" : "own"}>
      <div class={peeking ? "tables peeking" : "tables"}>
        <section class="own-board" aria-label={words.text("web-adventures-board")} data-place={`board:${p.view.seat}`}>
          <svg
            ref={box}
            viewBox={VIEW_BOX}
            class={open ? "hexes open" : "hexes"}
            role="group"
            aria-label={words.text("web-adventures-hexes")}
            onPointerLeave={() => setOver(null)}
          >
            <Ground />
            <Cities cities={shown.cities} on={on} />
            {grid.hexes.map((hex) => {
              const { x, y } = grid.middle(hex);
              const lies = dragged?.from === hex ? undefined : layout[hex];
              return (
                // biome-ignore lint/a11y/noStaticElementInteractions: it is a button while the board is open, a picture after
                <g
                  key={hex}
                  class={["hex-spot", lies && "laid", next.has(hex) && "next", hex === at && "start"]
                    .filter(Boolean)
                    .join(" ")}
                  data-place={`hex:${hex}`}
                  data-lies={lies}
                  role={open ? "button" : "img"}
                  tabindex={hex === at ? 0 : -1}
                  aria-label={hexLabel(hex)}
                  onFocus={() => setAt(hex)}
                  onKeyDown={(event) => press(event, hex)}
                  onPointerEnter={(event) => event.pointerType === "mouse" && setOver(hex)}
                  onPointerDown={(event) => {
                    wasDragged.current = false;
                    if (lies) grab(event, lies, hex);
                  }}
                  onClick={() => {
                    if (open && !wasDragged.current) tap(hex);
                    wasDragged.current = false;
                  }}
                  onContextMenu={(event) => {
                    if (!open || !lies) return;
                    event.preventDefault();
                    turn(hex, -1);
                  }}
                >
                  <polygon class={lies ? "hex laid" : "hex"} points={grid.outline(hex, 113)} />
                  {!lies && (
                    <text class="hex-name" x={x} y={y + 14} text-anchor="middle" aria-hidden="true">
                      {hex}
                    </text>
                  )}
                  {lies && (
                    <g transform={`translate(${x} ${y})`}>
                      <Tile lies={lies} look={linked.has(hex) ? "linked" : ""} />
                    </g>
                  )}
                  {ghost === hex && (
                    <g class="ghost" transform={`translate(${x} ${y})`} aria-hidden="true">
                      <Tile lies={firstWay(grid, layout, on, hex, tool) + (tool.startsWith("bonus-") ? "*" : "")} />
                    </g>
                  )}
                </g>
              );
            })}
            <CityNames cities={shown.cities} on={on} words={words} />
          </svg>
        </section>
        <section
          class="own-map"
          aria-label={words.text("web-adventures-map")}
          data-place={`map-${shown.round}:${p.view.seat}`}
        >
          <RoughMap map={merchant.map} cities={shown.cities} on={on} words={words} />
        </section>
      </div>
      <div class="tray" role="toolbar" aria-label={words.text("web-adventures-tray")}>
        {kinds.map((kind, index) => (
          <button
            key={kind}
            type="button"
            class={`tray-tile ${tool === kind ? "chosen" : ""}`}
            data-tile={kind}
            aria-pressed={tool === kind}
            aria-disabled={!open}
            aria-label={words.text("web-adventures-left", { tile: words.name("tile", kind), count: left[kind] ?? 0 })}
            title={words.name("tile", kind)}
            onPointerDown={(event) => grab(event, sampleOf(grid, kind), null)}
            onClick={() => setTool(kind)}
          >
            <TileIcon lies={sampleOf(grid, kind)} />
            <b>{left[kind]}</b>
            <kbd aria-hidden="true">{index + 1}</kbd>
          </button>
        ))}
        <button
          type="button"
          class={`tray-tile tray-lift ${tool === LIFT ? "chosen" : ""}`}
          aria-pressed={tool === LIFT}
          aria-disabled={!open}
          aria-label={words.text("web-adventures-lift")}
          title={words.text("web-adventures-lift")}
          onClick={() => setTool(tool === LIFT ? "straight" : LIFT)}
        >
          <Mark name="close" size={26} />
          <kbd aria-hidden="true">x</kbd>
        </button>
        <button
          type="button"
          class={`tray-tile tray-peek ${peeking ? "chosen" : ""}`}
          aria-pressed={peeking}
          aria-label={words.text("web-adventures-peek")}
          title={words.text("web-adventures-peek")}
          onPointerDown={(event) => {
            if (event.pointerType === "mouse" && event.button !== 0) return;
            peek(true);
            const end = (): void => {
              peek(false);
              removeEventListener("pointerup", end);
              removeEventListener("pointercancel", end);
            };
            addEventListener("pointerup", end);
            addEventListener("pointercancel", end);
          }}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            event.stopPropagation();
            if (!event.repeat) peek(!peeking);
          }}
        >
          <Mark name="scroll" size={30} />
          <span class="peek-word">{words.text("web-adventures-map")}</span>
        </button>
        <p class="tray-said" role="status">
          {said || (open && whole ? words.text("web-adventures-whole") : "")}
          {open && !said && !Object.keys(layout).length && (
            <span class="touch-said">{words.text("web-adventures-touch")}</span>
          )}
        </p>
        {children}
      </div>
      <p class="keys-said">{open && words.text("web-adventures-keys")}</p>
      <p class="hidden">{words.text("web-adventures-rows", { rows: grid.board.rows.length })}</p>
      {dragged && (
        <div class="drag-tile" aria-hidden="true" style={{ left: `${dragged.x}px`, top: `${dragged.y}px` }}>
          <TileIcon lies={dragged.lies} />
        </div>
      )}
    </div>
  );
}

/** How the tiles in hand are shown. */
const SAMPLES: Record<string, number> = { straight: 1, wide: 4, tight: 2 };

function sampleOf(grid: Grid, kind: string): string {
  const shape = kind.replace("bonus-", "");
  return grid.waysOf(shape)[SAMPLES[shape] ?? 0]! + (kind === shape ? "" : "*");
}

function TileIcon({ lies, size = 44 }: { lies: string; size?: number }): VNode {
  return (
    <svg
      class={`tile-icon ${isBonus(lies) ? "bonus" : ""}`}
      viewBox="-110 -122 220 244"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <polygon class="hex laid" points={hexagon({ x: 0, y: 0 }, 116)} />
      <Tile lies={lies} look="linked" />
    </svg>
  );
}

function BonusTile({ shape, size }: { shape: string; size: number }): VNode {
  return <TileIcon lies={sampleOf(useGrid(), `bonus-${shape}`)} size={size} />;
}

/** A bonus tile, on the board or beside it. */
export const BonusIcon = ({ shape, words, size }: { shape: string; words: Words; size: number }): VNode => (
  <OnGrid words={words}>
    <BonusTile shape={shape} size={size} />
  </OnGrid>
);
