import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Lets everything with a `data-key` that has changed its place inside a box glide there. Places are noted after every
 * drawing, without the movement of that moment.
 */
export function useGliding(box: RefObject<HTMLElement | null>, pace: number): void {
  const places = useRef(new Map<string, { x: number; y: number }>());
  useLayoutEffect(() => {
    const within = box.current;
    if (!within) return;
    const origin = within.getBoundingClientRect();
    const before = places.current;
    places.current = new Map();
    for (const piece of within.querySelectorAll<HTMLElement>("[data-key]")) {
      const key = piece.dataset.key ?? "";
      const now = { x: piece.offsetLeft, y: piece.offsetTop };
      places.current.set(key, now);
      const then = before.get(key);
      if (!pace || !then || !origin.width || (then.x === now.x && then.y === now.y)) continue;
      piece.animate([{ transform: `translate(${then.x - now.x}px, ${then.y - now.y}px)` }, { transform: "none" }], {
        duration: pace,
        easing: "cubic-bezier(.3,.1,.2,1)",
      });
    }
  });
}
