import type { BoardProps } from "./board";

/** The attributes of a place on a board: what it is called, whether it may be chosen, what it says when pointed at. */
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

/** Pointing at a place lights its option. */
export function pointing(p: BoardProps, place: string): Record<string, unknown> {
  if (!p.targets.has(place)) return {};
  return {
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && p.point(place),
    onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && p.point(null),
    onFocus: () => p.point(place),
    onBlur: () => p.point(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) p.pick(place);
      }
    },
  };
}
