import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Explained } from "../boards/board";
import { Said } from "../icons/said";
import "../style/card.css";

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
    <div class="explanation" id="explanation" role="tooltip" ref={card}>
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
