import type { ComponentChildren, VNode } from "preact";
import { Mark } from "../../icons/marks";
import type { Words } from "../../words/words";
import { type Building, LIFT } from "./building";
import type { Dragging } from "./dragging";
import { useGrid } from "./grid";
import { sampleOf, TileIcon } from "./tiles";

interface TrayProps {
  words: Words;
  building: Building;
  dragging: Dragging;
  peeking: boolean;
  peek(on: boolean): void;
  /** What else is in the row. */
  children: ComponentChildren;
}

/** The tiles in hand, to hold or to drag; the tool that takes tiles away; and the map, to peek at. */
export function Tray({ words, building, dragging, peeking, peek, children }: TrayProps): VNode {
  const grid = useGrid();
  const { open, tool, kinds, left, whole, said, layout, hold } = building;
  return (
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
          onPointerDown={(event) => dragging.grab(event, sampleOf(grid, kind), null)}
          onClick={() => hold(kind)}
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
        onClick={() => hold(tool === LIFT ? "straight" : LIFT)}
      >
        <Mark name="close" size={26} />
        <kbd aria-hidden="true">x</kbd>
      </button>
      <Peek words={words} peeking={peeking} peek={peek} />
      <p class="tray-said" role="status">
        {said || (open && whole ? words.text("web-adventures-whole") : "")}
        {open && !said && !Object.keys(layout).length && (
          <span class="touch-said">{words.text("web-adventures-touch")}</span>
        )}
      </p>
      {children}
    </div>
  );
}

/** Shows the map over the board for as long as this is held. */
function Peek({ words, peeking, peek }: Pick<TrayProps, "words" | "peeking" | "peek">): VNode {
  return (
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
  );
}
