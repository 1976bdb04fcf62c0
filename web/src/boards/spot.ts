import type { Choice } from "../net/types";
import type { BoardProps } from "./board";

/** The attributes of a place on a board: its name, whether it can be chosen, what it explains when pointed at. */
export function spot(p: BoardProps, place: string, label: string, explain: string, look = ""): Record<string, unknown> {
  const can = p.targets.has(place);
  const hot = p.hot === place;
  return {
    class: [look, can && "can", hot && "hot", p.last.has(place) && "last"].filter(Boolean).join(" "),
    "data-place": place,
    "data-explain": explain,
    role: can ? "button" : "img",
    tabindex: 0,
    "aria-label": label,
    ...(can && { onClick: (event: MouseEvent) => p.pick(place, event.detail) }),
    ...pointing(p, place),
  };
}

/**
 * The attributes of one option of a place, where a board draws them separately; `choice` is undefined if impossible.
 */
export function part(
  p: BoardProps,
  choice: Choice | undefined,
  place: string,
  label: string,
  explain: string,
  look = "",
): Record<string, unknown> {
  return {
    class: [look, choice && "can", choice && p.hotChoice?.action === choice.action && "hot"].filter(Boolean).join(" "),
    "data-place": place,
    "data-explain": explain,
    role: choice ? "button" : "img",
    tabindex: 0,
    "aria-label": label,
    ...(choice && {
      onClick: (event: MouseEvent) => {
        event.stopPropagation();
        p.take(choice, event.detail);
      },
      ...listening(
        () => p.light(choice),
        () => p.light(null),
        () => p.take(choice),
      ),
    }),
  };
}

/** Pointing at a place lights its option. */
export function pointing(p: BoardProps, place: string): Record<string, unknown> {
  if (!p.targets.has(place)) return {};
  return listening(
    () => p.point(place),
    () => p.point(null),
    () => p.pick(place),
  );
}

/** By mouse, by focus and by key. */
function listening(on: () => void, off: () => void, take: () => void): Record<string, unknown> {
  return {
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && on(),
    onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && off(),
    onFocus: on,
    onBlur: off,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) take();
    },
  };
}
