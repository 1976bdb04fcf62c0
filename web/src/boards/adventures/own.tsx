import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board";
import { useBuilding } from "./building";
import { useDragging } from "./dragging";
import { useGrid } from "./grid";
import { Hexes } from "./hexes";
import { RoughMap } from "./map";
import type { City, Merchant, Shown } from "./shown";
import { TileIcon } from "./tiles";
import { Tray } from "./tray";
import type { Workbench } from "./workbench";

interface OwnProps {
  p: BoardProps;
  shown: Shown;
  merchant: Merchant;
  workbench: Workbench;
  on: City[];
  /** What else is in the row of the hand. */
  children: ComponentChildren;
}

/** One's own board with the map beside or over it, and the tiles in hand. */
export function Own({ p, shown, merchant, workbench, on, children }: OwnProps): VNode {
  const { words } = p;
  const { open } = workbench;
  const grid = useGrid();
  const building = useBuilding(grid, words, merchant, workbench, on, shown.round);
  const dragging = useDragging(open, building.drop);
  const [peeking, peek] = useState(false);
  const box = useRef<SVGSVGElement>(null);
  useEffect(() => {
    // on a phone prices, board and hand fit the screen together: scroll to them when building begins
    if (open && matchMedia("(max-width: 760px)").matches)
      box.current?.closest(".adventures")?.scrollIntoView({ block: "start", behavior: p.pace ? "smooth" : "auto" });
  }, [shown.round, open]);
  const { dragged } = dragging;
  return (
    <div class={open && building.whole ? "own whole" : "own"}>
      <div class={peeking ? "tables peeking" : "tables"}>
        <section class="own-board" aria-label={words.text("web-adventures-board")} data-place={`board:${p.view.seat}`}>
          <Hexes
            box={box}
            words={words}
            cities={shown.cities}
            on={on}
            building={building}
            dragging={dragging}
            peek={() => peek(!peeking)}
          />
        </section>
        <section
          class="own-map"
          aria-label={words.text("web-adventures-map")}
          data-place={`map-${shown.round}:${p.view.seat}`}
        >
          <RoughMap map={merchant.map} cities={shown.cities} on={on} words={words} />
        </section>
      </div>
      <Tray words={words} building={building} dragging={dragging} peeking={peeking} peek={peek}>
        {children}
      </Tray>
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
