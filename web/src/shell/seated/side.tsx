import type { VNode } from "preact";
import { Mark, SeatMark } from "../../icons/marks";
import { Panel } from "../../prompts/panel";
import type { Words } from "../../words/words";
import { WhyNot } from "../house";
import { Latest, Log } from "../log";
import { type Scene, type Sitting, seatsOf } from "../sitting";
import type { Page } from "./page";

/** What is beside the board: the question and what belongs to it, what one may remember, the log. */
export function Side({ p }: { p: Page }): VNode {
  const { at, scene, words, whole, board, past, parts } = p;
  const { table } = scene;
  const { quiet } = board.news ?? {};
  const plays = at.seat >= 0 && past.now && !table.over;
  return (
    <aside class="side">
      <div class="panel">
        {past.now && !table.over && <Latest lines={scene.lines} seat={at.seat} words={words} quiet={quiet} />}
        {past.now && !!scene.view.wakes && parts.glass && (
          <parts.glass.Glass scene={scene} info={p.info} board={board} />
        )}
        <Asked p={p} />
        {at.refusal && (whole || words.has(at.refusal.reason.key)) && (
          <WhyNot no={at.refusal} words={words}>
            <button type="button" class="button plain small" onClick={() => at.forget()}>
              {words.text("web-close")}
            </button>
          </WhyNot>
        )}
        {plays && <Undo p={p} />}
        {parts.asides && whole && <parts.asides.Invite words={words} table={table} />}
      </div>
      {table.aid && plays && (
        <details class="memory-box" open={!matchMedia("(max-width: 1099px)").matches}>
          <summary>
            <Mark name="lamp" size={18} /> {words.text("web-memory")}
          </summary>
          {parts.asides && whole && <parts.asides.MemoryList memory={p.view.memory} words={words} board={board} />}
        </details>
      )}
      <Log
        lines={scene.lines}
        words={words}
        quiet={quiet}
        at={past.now ? null : past.n}
        show={(n) => past.go(n === past.last ? null : n)}
      />
    </aside>
  );
}

/** The end of the game, the open question, or what one waits for. */
function Asked({ p }: { p: Page }): VNode | null {
  const { at, scene, words, board, past, question, choosing, parts } = p;
  const { table, view } = scene;
  if (table.over && past.now && view.standings) {
    const again = (): void => {
      past.go(0);
      past.play(true);
    };
    if (!parts.finish || !p.whole) return null;
    return (
      <parts.finish.End
        words={words}
        table={table}
        standings={view.standings}
        seat={at.seat}
        replay={again}
        share={() => p.open("share")}
      />
    );
  }
  if (!question.prompt) return past.now && !table.over ? <Waiting at={at} scene={scene} words={words} /> : null;
  return (
    <Panel
      prompt={question.prompt}
      view={p.view}
      words={words}
      board={board}
      keys={p.keys}
      hot={choosing.place}
      hotChoice={choosing.choice}
      armed={choosing.armed}
      busy={question.busy}
      point={choosing.pointChoice}
      choose={choosing.choose}
      opened={question.opened}
      foreseen={choosing.foreseen}
      rules={() => p.open("rules")}
      Builder={parts.builder?.Builder}
    />
  );
}

interface WaitingProps {
  at: Sitting;
  scene: Scene;
  words: Words;
}

/** Nothing is asked of these eyes: what they are waiting for. */
function Waiting({ at, scene, words }: WaitingProps): VNode {
  const others = seatsOf(scene.view.deciding).filter((one) => one !== at.seat);
  return (
    <section class="prompt waiting" aria-label={words.text("web-question")} role="status">
      <h2>
        {others.map((one) => (
          <SeatMark key={one} seat={one} />
        ))}{" "}
        {awaited({ at, scene, words }, others)}
      </h2>
      {at.behind > 0 && (
        <button type="button" class="button small" onClick={() => at.catchUp()}>
          <Mark name="last" size={16} /> {words.text("web-skip-motion")}
        </button>
      )}
    </section>
  );
}

function awaited({ at, scene, words }: WaitingProps, others: readonly number[]): string {
  const named = (seats: readonly number[]): string => seats.map((one) => words.seat(one)).join(", ");
  const { paused, thinking, table } = scene;
  if (paused) return words.text(table.seats.some((one) => one.kind === "open") ? "web-waits-for-all" : "web-paused");
  if (at.behind) return words.text("web-showing");
  if (thinking.length) return words.text("web-bot-thinks", { count: thinking.length, seat: named(thinking) });
  return others.length ? words.text("web-waiting", { seat: named(others) }) : words.text("web-sent");
}

function Undo({ p }: { p: Page }): VNode {
  const { scene, words, whole, undoing } = p;
  const { reason } = scene.undo;
  return (
    <div class="row undo-row">
      <button
        type="button"
        class="button small"
        aria-disabled={!!reason}
        title={!reason ? "Ctrl+Z" : whole ? words.why(reason) : undefined}
        onPointerEnter={p.more}
        onClick={undoing.undo}
      >
        <Mark name="undo" size={18} /> <span>{words.text("web-undo")}</span>
      </button>
      {undoing.no && whole && (
        <span class="undo-said" role="status">
          {words.why(undoing.no)}
        </span>
      )}
    </div>
  );
}
