import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { BoardModule } from "../boards/board";
import { Mark, SeatMark } from "../icons/marks";
import type { GameInfo, View } from "../net/types";
import type { Words } from "../words/words";
import { useHouse } from "./house";
import { type Scene, seatsOf } from "./sitting";

/** The server's time, updated again and again while something runs. */
export function useNow(ahead: number, every: number): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!every) return;
    const timer = setInterval(() => tick((count) => count + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  return Date.now() + ahead;
}

export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  const minutes = Math.floor(seconds / 60);
  return minutes >= 60
    ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")} h`
    : `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

function Clock({ scene, seat }: { scene: Scene; seat: number }): VNode | null {
  const clocks = scene.clocks;
  const runs = clocks.running.includes(seat) && !scene.paused && !scene.table.over;
  const now = useNow(scene.ahead, runs ? 500 : 0);
  if (scene.table.clock.kind === "none") return null;
  const left = (clocks.left[seat] ?? 0) - (runs ? now - clocks.now : 0);
  return <span class={`clock${left < 30_000 ? " short" : ""}`}>{clockText(left)}</span>;
}

interface TopProps {
  scene: Scene;
  view: View;
  words: Words;
  info: GameInfo;
  board: BoardModule;
  open(sheet: string): void;
}

export function TopBar({ scene, view, words, info, board, open }: TopProps): VNode {
  const { go } = useHouse();
  const step = board.standing?.step?.(view, words);
  const phase = (view.table as { phase?: string }).phase;
  const turn = seatsOf(view.deciding);
  const everybody = turn.length > 1;
  return (
    <header class="top-bar">
      {/* biome-ignore lint/a11y/useAnchorContent: its label says where it leads */}
      <a
        class="home"
        href="/"
        aria-label={words.text("web-to-lobby")}
        onClick={(event) => {
          event.preventDefault();
          go("/");
        }}
      >
        <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
          <path class="arch-out" d="M2 31V15C2 8 8 5 16 1c8 4 14 7 14 14v16z" />
          <path class="arch-in" d="M8 31V17c0-4 3-6 8-8.500 5 2.500 8 4.500 8 8.500v14z" />
        </svg>
      </a>
      <h1>{words.text(`${info.id}-title`)}</h1>
      <p class="phase">
        {step && (
          <span class="steps" role="img" aria-label={words.text("web-step", step)} data-explain="steps">
            {[...Array(step.of).keys()].map((index) => (
              <i key={index} class={index + 1 === step.at ? "now" : index + 1 < step.at ? "past" : ""} />
            ))}
          </span>
        )}
        {phase && words.name("phase", phase)}
      </p>
      <p class="turn" aria-live="off">
        {view.standings ? (
          <>
            <Mark name="crown" />
            {view.standings.ranks.map((rank, seat) => rank === 1 && <SeatMark key={seat} seat={seat} />)}
          </>
        ) : everybody ? (
          <>
            {turn.map((seat) => (
              <SeatMark key={seat} seat={seat} size={16} />
            ))}
            <span class="turn-all">{words.text("web-turn-all", { count: turn.length })}</span>
          </>
        ) : turn[0] !== undefined ? (
          <>
            <SeatMark seat={turn[0]} /> <b>{words.seat(turn[0])}</b> <Clock scene={scene} seat={turn[0]} />
          </>
        ) : null}
      </p>
      <nav class="tools" aria-label={words.text("web-tools")}>
        <button
          type="button"
          class="button plain round"
          aria-label={words.text("web-rules")}
          title={words.text("web-rules")}
          onClick={() => open("rules")}
        >
          <Mark name="book" />
        </button>
        <button
          type="button"
          class="button plain round"
          aria-label={words.text("web-menu")}
          title={words.text("web-menu")}
          onClick={() => open("menu")}
        >
          <Mark name="menu" />
        </button>
      </nav>
    </header>
  );
}

/** How everybody stands, in the few numbers that matter. */
export function SeatStrip({ scene, view, words, board }: Omit<TopProps, "open" | "info">): VNode {
  const ahead = board.standing?.leaders?.(view, words) ?? [];
  const winners = view.standings?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const leaders = winners ?? (ahead.length === 1 ? ahead : []);
  const [settled, settle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => settle(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section aria-label={words.text("web-seats")}>
      <ul class={settled ? "seat-strip settled" : "seat-strip"}>
        {scene.table.seats.map((seat, index) => {
          const asked = (view.deciding >> index) & 1;
          const thinks = scene.thinking.includes(index) && asked;
          return (
            <li key={index} class={`${asked ? "asked" : ""}${index === view.seat ? " own" : ""}`}>
              <span class="who">
                <SeatMark seat={index} />
                <b>{words.seat(index)}</b>
                {leaders.includes(index) && (
                  <span class="leads" role="img" aria-label={words.text("web-leads")} title={words.text("web-leads")}>
                    <Mark name="crown" size={16} />
                  </span>
                )}
                {seat.bot && (
                  <span role="img" aria-label={words.text("web-is-bot")} title={words.text("web-is-bot")}>
                    <Mark name="bot" size={15} />
                  </span>
                )}
                {seat.kind === "open" && <span class="away">{words.text("web-seat-free")}</span>}
                {seat.away && !seat.bot && seat.kind !== "open" && (
                  <span class="away" title={words.text("web-away")}>
                    <Mark name="away" size={15} /> {words.text("web-away")}
                  </span>
                )}
                {thinks ? (
                  <span
                    class="thinks"
                    role="img"
                    aria-label={words.text("web-thinks")}
                    title={words.text("web-thinks")}
                  >
                    <i />
                    <i />
                    <i />
                  </span>
                ) : null}
                <Clock scene={scene} seat={index} />
              </span>
              <span class="figures">
                {board.standing?.figures?.(view, index, words).map((figure) => (
                  <span
                    key={figure.mark}
                    class={`figure figure-${figure.mark}`}
                    role="img"
                    aria-label={figure.label}
                    data-explain={figure.explain}
                  >
                    {figure.icon ?? <Mark name={figure.mark} size={17} />}
                    <span key={figure.value} class="number">
                      {figure.value}
                    </span>
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
