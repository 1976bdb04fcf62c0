import type { RefObject, VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Said } from "../icons/said";
import type { Explained } from "../boards/board";

interface Pointed {
  thing: string;
  place: string;
  box: DOMRect;
  /** It is one of a list: what explains it stands beside it, so that the others stay in sight. */
  listed: boolean;
}

const HOLD = 450;

/** What is pointed at with mouse, focus or a long press, inside a box. */
export function usePointed(root: RefObject<HTMLElement | null>, ready: boolean): [Pointed | null, () => void] {
  const [pointed, set] = useState<Pointed | null>(null);
  useEffect(() => {
    const within = root.current;
    if (!within) return;
    let hold: ReturnType<typeof setTimeout> | undefined;
    let wait: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let rested = "";
    const spot = (event: PointerEvent): string => `${event.clientX} ${event.clientY}`;
    const show = (target: EventTarget | null): boolean => {
      const found = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-explain]") : null;
      if (!found) return false;
      set({
        thing: found.dataset.explain ?? "",
        place: found.dataset.place ?? "",
        box: found.getBoundingClientRect(),
        listed: !!found.closest(".choices, .aside"),
      });
      return true;
    };
    const hide = (): void => {
      clearTimeout(wait);
      set(null);
    };
    const over = (event: PointerEvent): void => {
      // what comes to lie under a pointer that rests after a click was not pointed at
      if (event.pointerType !== "mouse" || spot(event) === rested) return;
      clearTimeout(wait);
      const target = event.target;
      // what stands under a heading is foreseen in words while a mouse is on it; a finger has to press it long
      const said = target instanceof Element && target.closest(".headed");
      wait = setTimeout(() => (!said && show(target)) || set(null), 220);
    };
    const down = (event: PointerEvent): void => {
      held = false;
      if (event.pointerType === "mouse") {
        rested = spot(event);
        return hide();
      }
      set(null);
      const target = event.target;
      hold = setTimeout(() => {
        held = show(target);
      }, HOLD);
    };
    const up = (): void => clearTimeout(hold);
    const click = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) show(event.target);
    };
    const menu = (event: MouseEvent): void => {
      if (
        hold !== undefined &&
        event.target instanceof Element &&
        event.target.closest("[data-explain]") &&
        matchMedia("(pointer: coarse)").matches
      )
        event.preventDefault();
    };
    within.addEventListener("pointerover", over);
    within.addEventListener("pointerleave", hide);
    within.addEventListener("pointerdown", down);
    within.addEventListener("pointerup", up);
    within.addEventListener("pointercancel", up);
    within.addEventListener("click", click, true);
    within.addEventListener("focusin", focus);
    within.addEventListener("focusout", hide);
    within.addEventListener("contextmenu", menu);
    addEventListener("scroll", hide, { passive: true });
    return () => {
      clearTimeout(hold);
      clearTimeout(wait);
      within.removeEventListener("pointerover", over);
      within.removeEventListener("pointerleave", hide);
      within.removeEventListener("pointerdown", down);
      within.removeEventListener("pointerup", up);
      within.removeEventListener("pointercancel", up);
      within.removeEventListener("click", click, true);
      within.removeEventListener("focusin", focus);
      within.removeEventListener("focusout", hide);
      within.removeEventListener("contextmenu", menu);
      removeEventListener("scroll", hide);
    };
  }, [root, ready]);
  return [pointed, () => set(null)];
}

/** A small card beside what it explains, always inside the window. */
export function Explanation({
  box,
  listed,
  explained,
  why,
}: {
  box: DOMRect;
  listed: boolean;
  explained: Explained;
  why: string | null;
}): VNode {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = card.current;
    if (!own) return;
    const { width, height } = own.getBoundingClientRect();
    const air = 10;
    const onLeft = box.left - width - 2 * air;
    const onRight = box.right + 2 * air;
    const beside = onLeft > 0 ? onLeft : onRight + width < innerWidth ? onRight : null;
    if (listed && beside !== null) {
      const level = Math.min(Math.max(air, box.top), innerHeight - height - air);
      own.style.transform = `translate(${Math.round(beside)}px, ${Math.round(level)}px)`;
      return;
    }
    const left = Math.min(Math.max(air, box.left + box.width / 2 - width / 2), innerWidth - width - air);
    const below = box.bottom + air;
    const top = below + height < innerHeight ? below : Math.max(air, box.top - height - air);
    own.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  });
  return (
    <div class="explanation" role="tooltip" ref={card}>
      <h4>
        {explained.icon} {explained.title}
      </h4>
      {explained.text.map((line, index) => (
        <p key={index}>
          <Said text={line} />
        </p>
      ))}
      {why && (
        <p class="why">
          <Said text={why} />
        </p>
      )}
    </div>
  );
}
