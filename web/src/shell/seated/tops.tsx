import type { VNode } from "preact";
import { SeatStrip, TopBar } from "../top";
import type { Page } from "./page";

const CONNECTION = { opening: "web-opening", slow: "web-slow", lost: "web-lost", shut: "web-lost" };

/** What is above the board: the game, the seats, and anything unusual. */
export function Tops({ p }: { p: Page }): VNode {
  const { at, scene, view, words, info, board, past, parts } = p;
  return (
    <div class="tops">
      <TopBar scene={scene} view={view} words={words} info={info} board={board} open={p.open} />
      <SeatStrip scene={scene} view={view} words={words} board={board} />
      {at.connection !== "live" && (
        <p class={`banner ${at.connection === "slow" ? "slow" : "lost"}`} role="alert">
          {words.text(CONNECTION[at.connection])}
        </p>
      )}
      {parts.banners && (
        <parts.banners.Banners
          at={at}
          scene={scene}
          words={words}
          then={past.now ? null : past.n}
          back={() => past.go(null)}
        />
      )}
    </div>
  );
}
