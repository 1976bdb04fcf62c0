import { useRef, useState } from "preact/hooks";

/** How far a pointer must move before it drags, in pixels. */
const DRAGS = 10;
/** A tile that leaves at this speed, in pixels per ms, is flicked away. */
const FLICK = 1.2;

/** A tile being dragged. */
export interface Dragged {
  lies: string;
  /** The hex it was taken from; null: the hand. */
  from: string | null;
  x: number;
  y: number;
}

export interface Dragging {
  dragged: Dragged | null;
  grab(event: PointerEvent, lies: string, from: string | null): void;
  /** Whether the click that ends a press was only the end of a drag; asking resets it. */
  ended(): boolean;
  /** Begin a press that may become a drag. */
  begin(): void;
}

const hexAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place^="hex:"]')?.dataset.place?.slice(4) ?? null;

/** Dragging: from the hand onto a hex, from hex to hex, or away. */
export function useDragging(
  open: boolean,
  drop: (lies: string, from: string | null, to: string | null) => void,
): Dragging {
  const [dragged, set] = useState<Dragged | null>(null);
  const was = useRef(false);
  const latest = useRef(drop);
  latest.current = drop;
  const begin = (): void => {
    was.current = false;
  };
  const grab = (event: PointerEvent, lies: string, from: string | null): void => {
    begin();
    if (!open || event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const pointer = event.pointerId;
    // a finger's pointer belongs to what it touched first; release it, so that it is seen wherever it goes
    const touched = event.target as Element;
    if (touched.hasPointerCapture?.(pointer)) touched.releasePointerCapture(pointer);
    let before = { ...start, at: event.timeStamp };
    let speed = 0;
    const move = (later: PointerEvent): void => {
      if (later.pointerId !== pointer) return;
      const passed = later.timeStamp - before.at;
      if (passed >= 16) {
        speed = Math.hypot(later.clientX - before.x, later.clientY - before.y) / passed;
        before = { x: later.clientX, y: later.clientY, at: later.timeStamp };
      }
      if (!was.current && Math.hypot(later.clientX - start.x, later.clientY - start.y) < DRAGS) return;
      was.current = true;
      set({ lies, from, x: later.clientX, y: later.clientY });
    };
    const end = (later: PointerEvent): void => {
      if (later.pointerId !== pointer) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      set(null);
      if (!was.current || later.type === "pointercancel") return;
      const flicked = from !== null && speed > FLICK && later.timeStamp - before.at < 50;
      latest.current(lies, from, flicked ? null : hexAt(later.clientX, later.clientY));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  const ended = (): boolean => {
    const dragging = was.current;
    was.current = false;
    return dragging;
  };
  return { dragged, grab, ended, begin };
}
