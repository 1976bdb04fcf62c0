import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Mark } from "../icons/marks";
import "../icons/tools";
import type { Words } from "../words/words";

interface ReplayProps {
  n: number;
  last: number;
  /** When each line was played, if that is worth seeing again. */
  stamps: number[] | null;
  words: Words;
  seats: number;
  eyes: number;
  playing: boolean;
  go(n: number): void;
  play(on: boolean): void;
  look(eyes: number): void;
  branch(): void;
  share(): void;
}

const BEAT = 900;
/** Longer thinking than this is cut short. */
const LONGEST = 4000;
const SPEEDS = ["steps", "1", "4", "16"];

/** Moves through a finished game: slider, play and pause, anybody's eyes, and a way to play on from here. */
export function ReplayBar(p: ReplayProps): VNode {
  const { words } = p;
  const [speed, setSpeed] = useState(p.stamps ? "4" : "steps");
  useEffect(() => {
    if (!p.playing) return;
    if (p.n >= p.last) return p.play(false);
    const apart = (p.stamps?.[p.n + 1] ?? 0) - (p.stamps?.[p.n] ?? 0);
    const wait = speed === "steps" ? BEAT : Math.min(LONGEST, Math.max(0, apart)) / Number(speed);
    const timer = setTimeout(() => p.go(p.n + 1), wait);
    return () => clearTimeout(timer);
  }, [p.playing, p.n, speed]);
  const button = (name: string, label: string, to: () => void, off = false): VNode => (
    <button
      type="button"
      class="button plain round"
      aria-label={words.text(label)}
      title={words.text(label)}
      disabled={off}
      onClick={to}
    >
      <Mark name={name} />
    </button>
  );
  return (
    <section class="replay" aria-label={words.text("web-replay")}>
      <div class="replay-buttons">
        {button("first", "web-replay-first", () => p.go(0), p.n <= 0)}
        {button("back", "web-replay-back", () => p.go(p.n - 1), p.n <= 0)}
        {button(p.playing ? "pause" : "play", p.playing ? "web-replay-pause" : "web-replay-play", () =>
          p.play(!p.playing),
        )}
        {button("on", "web-replay-on", () => p.go(p.n + 1), p.n >= p.last)}
        {button("last", "web-replay-last", () => p.go(p.last), p.n >= p.last)}
      </div>
      <input
        type="range"
        min={0}
        max={p.last}
        value={p.n}
        aria-label={words.text("web-replay-at", { n: p.n, last: p.last })}
        onInput={(event) => {
          p.play(false);
          p.go(Number(event.currentTarget.value));
        }}
      />
      <output class="number">
        {p.n} / {p.last}
      </output>
      {p.stamps && (
        <select
          class="speed"
          aria-label={words.text("web-replay-speed")}
          value={speed}
          onChange={(event) => setSpeed(event.currentTarget.value)}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {words.text("web-replay-at-speed", { speed: one })}
            </option>
          ))}
        </select>
      )}
      <label class="eyes">
        <Mark name="eye" />
        <select
          aria-label={words.text("web-eyes")}
          value={String(p.eyes)}
          onChange={(event) => p.look(Number(event.currentTarget.value))}
        >
          {[...Array(p.seats).keys()].map((seat) => (
            <option key={seat} value={String(seat)}>
              {words.seat(seat)}
            </option>
          ))}
          <option value="-1">{words.text("web-spectator")}</option>
        </select>
      </label>
      <button type="button" class="button" onClick={p.branch}>
        <Mark name="branch" /> <span>{words.text("web-branch")}</span>
      </button>
      <button type="button" class="button" onClick={p.share}>
        <Mark name="link" /> <span>{words.text("web-share")}</span>
      </button>
    </section>
  );
}
