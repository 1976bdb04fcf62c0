import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Reason } from "../../net/types";
import type { Sitting } from "../sitting";
import type { Question } from "./question";

export interface Pointed {
  thing: string;
  place: string;
  /** What to ask about when it cannot be chosen: a place, or an action that a board draws separately. */
  about: string;
  box: DOMRect;
  /** Whether it is one of a list: its explanation then goes beside the list, so that the others stay in sight. */
  listed: boolean;
}

const HOLD = 450;

/** What is pointed at with mouse, focus or a long press, inside a box. */
function usePointed(root: RefObject<HTMLElement | null>, ready: boolean): [Pointed | null, () => void] {
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
        about: found.dataset.why ?? found.dataset.place ?? "",
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
      // what comes to lie under a pointer resting after a click was not pointed at
      if (event.pointerType !== "mouse" || spot(event) === rested) return;
      clearTimeout(wait);
      const target = event.target;
      // what is under a heading is foreseen in words while a mouse is on it; a finger has to press it long
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
    const blur = (event: FocusEvent): void => {
      hide();
      if (event.target instanceof Element) event.target.removeAttribute("aria-describedby");
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
    within.addEventListener("focusout", blur);
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
      within.removeEventListener("focusout", blur);
      within.removeEventListener("contextmenu", menu);
      removeEventListener("scroll", hide);
    };
  }, [root, ready]);
  return [pointed, () => set(null)];
}

/**
 * What has the keyboard focus, among the options and on the board, is described by what is shown about it: what it
 * would do, and what it is. The description is linked once it is there, so that it is read once.
 */
export function useDescribed(root: RefObject<HTMLElement | null>, lit: boolean): void {
  useEffect(() => {
    const on = root.current?.querySelector(".board :focus-visible, .choices :focus-visible");
    const by = [lit && "foreseen", "explanation"]
      .filter((id) => id && document.getElementById(id)?.textContent)
      .join(" ");
    if (!on || by === (on.getAttribute("aria-describedby") ?? "")) return;
    if (by) on.setAttribute("aria-describedby", by);
    else on.removeAttribute("aria-describedby");
  });
}

/** What to look up about a thing that cannot be chosen; null: it can, or there is no question. */
export function wondered(pointed: Pointed | null, { prompt, targets }: Question): string | null {
  if (!pointed || !prompt || targets.has(pointed.place) || targets.has(pointed.about)) return null;
  return pointed.about;
}

/**
 * Why a place cannot be chosen: the reason of the first impossible action that would be pointed at there. Or why an
 * action cannot.
 */
export function reasonFor(about: string, reasons: Record<string, Reason>): Reason | null {
  if (!about) return null;
  return reasons[about] ?? Object.values(reasons).find((reason) => reason.target === about) ?? null;
}

/** Why what is pointed at cannot be chosen; asked once a question, when somebody wonders. */
export function useWhy(pointed: Pointed | null, at: Sitting | null, question: Question): Reason | null {
  const number = at?.scene?.prompt;
  const [told, tell] = useState<{ prompt: number; reasons: Record<string, Reason> } | null>(null);
  const about = wondered(pointed, question);
  useEffect(() => {
    if (about === null || !at || number === undefined || told?.prompt === number) return;
    void at.send({ do: "why" }).then((answer) => {
      tell({ prompt: number, reasons: answer.kind === "why" ? answer.reasons : {} });
    });
  }, [about !== null, number]);
  return about !== null && told && told.prompt === number ? reasonFor(about, told.reasons) : null;
}

export interface Pointing {
  pointed: Pointed | null;
  /** Why what is pointed at cannot be chosen. */
  why: Reason | null;
}

/** What is pointed at on the page, until the next question. */
export function usePointing(root: RefObject<HTMLElement | null>, at: Sitting | null, question: Question): Pointing {
  const [pointed, unpoint] = usePointed(root, !!at?.scene);
  useLayoutEffect(unpoint, [question.prompt]);
  return { pointed, why: useWhy(pointed, at, question) };
}
