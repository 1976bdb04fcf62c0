import { useEffect } from "preact/hooks";
import type { Prompt } from "../../net/types";

const AIR = 8;

/** How far to scroll so that what lies between `top` and `bottom` is visible between ceiling and floor; 0 if it is. */
export function shift(top: number, bottom: number, ceiling: number, floor: number): number {
  const least = Math.max(0, ceiling);
  if (floor <= ceiling || (top >= least && bottom <= floor)) return 0;
  return top - least - Math.max(AIR, (floor - least - (bottom - top)) / 2);
}

/** Where the question covers the board, scroll what it asks about to above it. */
export function useIntoSight(prompt: Prompt | undefined, still: boolean): void {
  useEffect(() => {
    if (prompt && matchMedia("(max-width: 1099px)").matches) bringIntoSight(still);
  }, [prompt]);
}

function bringIntoSight(still: boolean): void {
  // what is not drawn has no place; some things are looked at together
  const boxes = [...document.querySelectorAll(".board .can")]
    .filter((one) => one.getClientRects().length)
    .map((one) => (one.closest("[data-together]") ?? one).getBoundingClientRect());
  if (!boxes.length) return;
  const ceiling = document.querySelector(".tops")?.getBoundingClientRect().bottom ?? 0;
  const floor = document.querySelector(".panel")?.getBoundingClientRect().top ?? innerHeight;
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const by = shift(top, bottom, ceiling, floor);
  if (by) scrollBy({ top: by, behavior: still ? "auto" : "smooth" });
}
