import type { VNode } from "preact";
import type { BoardModule } from "../boards/board";
import type { GameInfo } from "../net/types";
import { useHouse } from "./house";
import type { Scene } from "./sitting";
import { useNow } from "./top";
import "../style/glass.css";

/** A sandglass that runs down. */
export function Glass({ scene, info, board }: { scene: Scene; info: GameInfo; board: BoardModule }): VNode | null {
  const { words } = useHouse();
  const wakes = scene.clocks.wakes && (board.time?.wakes?.(scene.view) ?? scene.clocks.wakes);
  const now = useNow(scene.ahead, wakes && !scene.paused ? 250 : 0);
  if (!wakes) return null;
  const left = Math.max(0, wakes - now);
  const whole = (Number(scene.view.options.glass) || Number(info.figures.seconds) || 60) * 1000;
  const part = Math.min(1, left / whole);
  const seconds = Math.ceil(left / 1000);
  return (
    <p class={`glass${seconds <= 5 ? " short" : ""}`} role="timer" aria-label={words.text("web-glass", { seconds })}>
      <svg viewBox="0 0 24 34" width="30" height="42" aria-hidden="true">
        <path class="sand" d={`M${6 + 6 * (1 - part)} ${5 + 11 * (1 - part)}H${18 - 6 * (1 - part)}L12 16.500z`} />
        <path class="sand" d={`M6 29h12l-${3 * (1 - part) + 0.1} -${9 * (1 - part)}h-${12 - 6 * (1 - part)}z`} />
        <path class="line" d="M4 3h16M4 31h16M6 3v3c0 5 5 8 5 11s-5 6-5 11v3M18 3v3c0 5-5 8-5 11s5 6 5 11v3" />
      </svg>
      <b>{seconds}</b>
    </p>
  );
}
