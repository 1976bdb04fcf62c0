import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { SeatMark } from "../icons/marks";
import { Said } from "../icons/said";
import { type Said as Event, isSaid, type Line } from "../net/types";
import type { Words } from "../words/words";
import { undone } from "./sitting";

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

type Quiet = ((event: Event) => boolean) | undefined;

/** What a line says, in words. Set-up is told in one sentence. */
export function sentences(line: Line, words: Words, quiet?: Quiet): string[] {
  if (line.noted === "start") return [words.text("web-log-start")];
  const said = line.events.flatMap((event) => (isSaid(event) && !quiet?.(event) ? [capital(words.says(event))] : []));
  if (said.length) return said;
  const key = `web-log-${line.noted}`;
  return line.noted && words.has(key) ? [words.text(key, { seat: words.seat(line.seat), name: line.said ?? "" })] : [];
}

/** The lines worth telling: not those that were taken back, nor that a bot sits where it sat from the start. */
export function lasting(lines: readonly Line[]): Line[] {
  const gone = undone(lines);
  const begun = lines.find((line) => line.seat >= 0 && line.noted !== "bot")?.n ?? lines.length;
  return lines.filter((line) => !gone.has(line.n) && !(line.n < begun && line.noted === "bot"));
}

/** This many sentences still make a paragraph; more get a line each. */
const LONG = 5;

export function Log({
  lines,
  words,
  at,
  show,
  quiet,
}: {
  lines: Line[];
  words: Words;
  quiet?: Quiet;
  at: number | null;
  show(n: number): void;
}): VNode {
  const list = useRef<HTMLOListElement>(null);
  const told = useMemo(
    () =>
      lasting(lines).flatMap((line) => {
        const said = sentences(line, words, quiet);
        return said.length ? [{ line, said }] : [];
      }),
    [lines, words],
  );
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const follow = (): void => {
      const line = box.querySelector<HTMLElement>(".at");
      if (at === null) box.scrollTop = box.scrollHeight;
      else if (line) box.scrollTop = line.offsetTop - box.clientHeight / 2;
    };
    follow();
    const resized = new ResizeObserver(follow); // what is above it may take room from it
    resized.observe(box);
    return () => resized.disconnect();
  }, [told.length, at]);
  return (
    <section class="log" aria-label={words.text("web-log")}>
      <h2>{words.text("web-log")}</h2>
      <ol ref={list} tabindex={0} aria-label={words.text("web-log")}>
        {told.map(({ line, said }) => (
          <li key={line.n} class={at === line.n ? "at" : ""}>
            <button
              type="button"
              title={words.text("web-log-show")}
              aria-current={at === line.n ? "step" : undefined}
              onClick={() => show(line.n)}
            >
              {line.seat >= 0 ? <SeatMark seat={line.seat} size={13} /> : <span class="no-seat" />}
              <span class={said.length > LONG ? "long" : ""}>
                {said.length > LONG ? (
                  said.map((one, index) => (
                    <span key={index}>
                      <Said text={one} />
                    </span>
                  ))
                ) : (
                  <Said text={said.join(" ")} />
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the others did last, shown where the log is out of sight. */
export function Latest({
  lines,
  seat,
  words,
  quiet,
}: {
  lines: Line[];
  seat: number;
  words: Words;
  quiet?: Quiet;
}): VNode | null {
  const mine = lines.findLast((line) => line.seat === seat)?.n ?? -1;
  const worth = useMemo(() => lasting(lines), [lines]);
  const told = worth
    .filter((line) => line.n > mine && line.seat >= 0 && line.noted !== "start")
    .flatMap((line) => sentences(line, words, quiet).map((said) => ({ line, said })))
    .slice(-3);
  const [first] = told;
  if (!first) return null;
  return (
    <button type="button" class="latest" onClick={() => document.querySelector(".log")?.scrollIntoView()}>
      <SeatMark seat={first.line.seat} size={13} />
      <span>
        <Said text={told.map(({ said }) => said).join(" ")} />
      </span>
    </button>
  );
}

/** Reads new lines aloud, politely. */
export function Herald({ lines, words, quiet }: { lines: Line[]; words: Words; quiet?: Quiet }): VNode {
  const from = useRef(lines.length);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const news = lines.slice(from.current).flatMap((line) => sentences(line, words, quiet));
    from.current = lines.length;
    if (news.length) setSaid(news.join(" "));
  }, [lines]);
  return (
    <div class="hidden" role="log" aria-live="polite">
      {said}
    </div>
  );
}
