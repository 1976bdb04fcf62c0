import type { ComponentChildren, VNode } from "preact";
import type { BoardProps } from "./board";
import { pointing } from "./spot";
import "./board.css";

interface ZoneProps {
  p: BoardProps;
  place: string;
  title: string;
  /** What stands beside the title. */
  head?: ComponentChildren;
  /** How the title is drawn, if not as its words. */
  face?: ComponentChildren;
  look?: string;
  children: ComponentChildren;
}

/**
 * An area of the board that can be chosen as a whole: by a click anywhere in it, or by its title, which is then a
 * button.
 */
export function Zone({ p, place, title, head, face, look, children }: ZoneProps): VNode {
  const can = p.targets.has(place);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose it by its title, which is a button then
    <section
      class={["zone", look, can && "can", p.hot === place && "hot", p.last.has(place) && "last"]
        .filter(Boolean)
        .join(" ")}
      data-place={place}
      aria-label={title}
      onClick={(event) => can && p.pick(place, event.detail)}
      onPointerEnter={(event) => can && event.pointerType === "mouse" && p.point(place)}
      onPointerLeave={(event) => can && event.pointerType === "mouse" && p.point(null)}
    >
      <header>
        <h3>
          {can ? (
            <button
              type="button"
              class="zone-button"
              aria-label={face ? title : undefined}
              {...pointing(p, place)}
              onClick={(event) => {
                event.stopPropagation();
                p.pick(place, event.detail);
              }}
            >
              {face ?? title}
            </button>
          ) : (
            (face ?? title)
          )}
        </h3>
        {head}
      </header>
      {children}
    </section>
  );
}
