import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { BoardModule } from "../boards/board";
import { Mark } from "../icons/marks";
import { Said } from "../icons/said";
import { type Choice, type Event, isSaid, type Prompt, type View } from "../net/types";
import type { Words } from "../words/words";
import type { Builder } from "./builder";
import { grouped, keyOf, listed } from "./group";

export interface PanelProps {
  prompt: Prompt;
  view: View;
  words: Words;
  board: BoardModule;
  keys: boolean;
  hot: string | null;
  hotChoice: Choice | null;
  /** The option that waits for its second click. */
  armed: string | null;
  busy: boolean;
  point(choice: Choice | null): void;
  choose(choice: Choice, clicks?: number): void;
  /** The place whose options are looked at closely. */
  opened: string | null;
  foreseen: Map<string, Event[]>;
  rules(): void;
  /** Draws a family of free building that the board leaves to the list; fetched with the first such question. */
  Builder?: typeof Builder | undefined;
}

const COMPACT_FROM = 5;
const WORDY_FROM = 24;

/** Many options lie close together; a few long ones get a row each on a narrow screen. */
function shapeOf(choices: readonly Choice[], words: Words): string {
  if (choices.length >= COMPACT_FROM) return "many";
  return choices.some((choice) => words.label(choice).length >= WORDY_FROM) ? "wordy" : "";
}

/** The one place where a seat is asked: a short question, with the options as buttons. Knows nothing about any game. */
export function Panel(p: PanelProps): VNode {
  const { prompt, words } = p;
  const groups = grouped(prompt.choices, p.board.choices?.by);
  const order = listed(prompt, p.board.choices?.by);
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the focus is not lost after answering with the last button
    if (document.activeElement === document.body) question.current?.focus({ preventScroll: true });
  }, [prompt]);
  return (
    <section class="prompt" aria-label={words.text("web-question")}>
      <h2 id="question" ref={question} tabindex={-1}>
        <Said text={words.asks(prompt)} />
        <button
          type="button"
          class="button plain round small rule-link"
          aria-label={words.text("web-rules-here")}
          title={words.text("web-rules-here")}
          onClick={p.rules}
        >
          <Mark name="help" size={16} />
        </button>
      </h2>
      <div class="choices" role="group" aria-labelledby="question">
        {groups.map((group) => {
          const heading = p.board.choices?.heading?.(group.name, { view: p.view, words });
          const shape = heading ? "headed" : shapeOf(group.choices, words);
          const opened = p.opened === group.name;
          return (
            <div key={group.name} class={["family", shape, opened && "opened"].filter(Boolean).join(" ")}>
              {heading && <h3>{heading}</h3>}
              {group.choices.map((choice) => (
                <Option
                  key={choice.action}
                  choice={choice}
                  index={order.indexOf(choice)}
                  p={p}
                  opened={opened}
                  many={shape === "many"}
                />
              ))}
            </div>
          );
        })}
        {p.Builder &&
          Object.entries(prompt.workbench ?? {})
            .filter(([family]) => !p.board.choices?.builds?.(family))
            .map(
              ([family, domains]) => p.Builder && <p.Builder key={family} family={family} domains={domains} p={p} />,
            )}
      </div>
      <Foreseen action={p.hotChoice?.action ?? p.armed} p={p} />
    </section>
  );
}

/** The picture of the most telling thing in an option. */
function pictureOf(choice: Choice, board: BoardModule, words: Words): ComponentChildren {
  for (const argument of board.choices?.pictured ?? []) {
    const id = choice.args[argument];
    const icon = id && board.icon?.(argument, id, words);
    if (icon) return icon;
  }
  return null;
}

function Option({
  choice,
  index,
  p,
  opened,
  many,
}: {
  choice: Choice;
  index: number;
  p: PanelProps;
  opened: boolean;
  many: boolean;
}): VNode {
  const drawn = p.board.choices?.Choice?.({
    choice,
    view: p.view,
    words: p.words,
    opened,
    many,
    foreseen: p.foreseen.get(choice.action) ?? null,
  });
  const isDefault = choice.action === p.prompt.default;
  const hot = p.hotChoice?.action === choice.action || (!p.hotChoice && !!choice.target && p.hot === choice.target);
  const key = keyOf(index);
  const does = `${p.words.game?.id}-character-${choice.args.character}.does`;
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const row = own.current?.parentElement;
    // pointed at on the board: bring it into sight where the options lie in one row
    if (hot && own.current && row && row.scrollWidth > row.clientWidth)
      row.scrollTo({
        left: own.current.offsetLeft - (row.clientWidth - own.current.offsetWidth) / 2,
        behavior: "smooth",
      });
  }, [hot]);
  return (
    <button
      type="button"
      ref={own}
      class={["choice", hot && "hot", isDefault && "default", p.armed === choice.action && "armed"]
        .filter(Boolean)
        .join(" ")}
      data-action={choice.action}
      data-explain={p.board.choices?.explains?.(choice)}
      aria-label={drawn ? p.words.label(choice) : undefined}
      aria-disabled={p.busy}
      aria-keyshortcuts={(p.keys && [key, isDefault && "Enter"].filter(Boolean).join(" ")) || undefined}
      onPointerEnter={(event) => event.pointerType === "mouse" && p.point(choice)}
      onPointerLeave={(event) => event.pointerType === "mouse" && p.point(null)}
      onFocus={() => p.point(choice)}
      onBlur={() => p.point(null)}
      onClick={(event) => p.choose(choice, event.detail)}
    >
      {p.keys && key && <kbd aria-hidden="true">{key}</kbd>}
      {drawn ?? (
        <>
          {pictureOf(choice, p.board, p.words)}
          <span class="label">
            <Said text={p.words.label(choice)} />
            {p.words.has(does) && (
              <small class="does">
                <Said text={p.words.text(does)} />
              </small>
            )}
          </span>
        </>
      )}
      {isDefault && p.keys && <kbd aria-hidden="true">{p.words.text("web-default")}</kbd>}
      {p.armed === choice.action && <small>{p.words.text("web-again")}</small>}
    </button>
  );
}

/** What would certainly happen, in words, and in signs where a board has some. */
function Foreseen({ action, p }: { action: string | null; p: PanelProps }): VNode {
  const { board, words } = p;
  const events = (action && p.foreseen.get(action)) || [];
  const said = events.flatMap((event) =>
    isSaid(event) && !board.choices?.inSigns?.(event) ? [words.says(event)] : [],
  );
  return (
    <div id="foreseen" class={`foreseen${events.length ? "" : " none"}${p.armed ? " armed" : ""}`} aria-live="off">
      {events.length > 0 && (
        <>
          <h3>{words.text("web-foreseen")}</h3>
          <p>
            <Said text={said.join(" ")} />
          </p>
          {board.choices?.Outcome?.({ events, view: p.view, words })}
        </>
      )}
    </div>
  );
}
