import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { BoardModule } from "../../boards/board";
import type { GameInfo, Seat } from "../../net/types";
import type { Words } from "../../words/words";
import { useHouse, useMedia, useTitle } from "../house";
import { Herald } from "../log";
import { useChoosing } from "./choosing";
import { Explaining } from "./explaining";
import { type Deed, focusOn, useKeys } from "./keys";
import { Replay, Sheet } from "./laid";
import { Middle } from "./middle";
import type { Page } from "./page";
import { hasAside, useParts, useWhole } from "./parts";
import { usePast } from "./past";
import { useDescribed, usePointing } from "./pointing";
import { useQuestion } from "./question";
import { Side } from "./side";
import { useIntoSight } from "./sight";
import { useHotSeat, useSitting } from "./sitting";
import { Tops } from "./tops";
import { useUndoing } from "./undoing";

interface SeatedProps {
  id: string;
  seat: number;
  /** My seats at this screen. */
  here: number[];
  info: GameInfo;
  words: Words;
  /** Whether all words are loaded, including those for sheets, explanations and reasons; and how to load them. */
  whole: boolean;
  more(): void;
  board: BoardModule;
  handOver(seat: number): void;
  seatsChanged(seats: Seat[]): void;
  /** Come to the table anew, perhaps only to watch. */
  again(watch: boolean): void;
}

const PACE = { calm: 320, quick: 160, off: 0 };

/** A table as one pair of eyes sees it, and what they may do there. */
export function Seated(props: SeatedProps): VNode {
  const { id, seat, info, words, whole, more, board } = props;
  const { settings } = useHouse();
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const pace = still ? 0 : PACE[settings.motion];
  const box = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<string | null>(null);

  const at = useSitting(id, seat);
  const scene = at?.scene ?? null;
  const past = usePast(at, id, seat);
  const question = useQuestion(at, past.now);
  const choosing = useChoosing(at, question, settings.careful, board.choices?.by);
  const pointing = usePointing(box, at, question);
  const undoing = useUndoing(at);
  useHotSeat(at, props.here, props.handOver, props.seatsChanged);
  useIntoSight(question.prompt, still);
  const act = (deed: Deed): void => {
    switch (deed.do) {
      case "open":
        return setSheet(deed.sheet);
      case "focus":
        return focusOn(deed.on);
      case "step":
        return past.step(deed.by);
      case "first":
        return past.go(0);
      case "last":
        return past.go(past.last);
      case "play":
        return past.play(!past.playing);
      case "back":
        return past.back();
      case "catch-up":
        return at?.catchUp();
      case "undo":
        return undoing.undo();
      case "choose":
        return choosing.choose(deed.choice);
    }
  };
  const keyed = {
    behind: !!at?.behind,
    open: !!scene,
    line: past.line,
    elsewhere: past.eyes !== seat,
    over: !!scene?.table.over,
    prompt: question.prompt,
    keys: settings.keys,
    by: board.choices?.by,
  };
  useKeys(keyed, () => choosing.touch(false), act);
  const workbench = !!question.prompt?.workbench;
  const parts = useParts({ at, past, board, sheet, pointed: !!pointing.pointed, workbench, moving: pace > 0 });
  const shut = at?.connection === "shut";
  const told = !!sheet || !!pointing.pointed || !!at?.refusal || !!undoing.no || shut;
  useWhole(whole, more, told || (!!scene && (hasAside(scene) || scene.table.over)));
  useDescribed(box, !!choosing.choice);
  useTitle(`${question.prompt && !question.busy ? "● " : ""}${words.text(`${info.id}-title`)} · Sarai`);

  if (at && shut) {
    if (!parts.moving || !whole) return <main class="alone" />;
    const { Outside } = parts.moving;
    return <Outside no={at.shut} table={scene?.table} game={info.id} seat={seat} words={words} again={props.again} />;
  }
  const { view } = past;
  if (!at || !scene || !view) {
    return (
      <main class="alone">
        <p role="status">{words.text("web-opening")}</p>
      </main>
    );
  }
  // a replay stops meanwhile
  const open = (which: string): void => {
    past.play(false);
    setSheet(which);
  };
  const { keys } = settings;
  const seen = { at, scene, view, info, words, whole, more, board };
  const p: Page = { ...seen, past, question, choosing, undoing, parts, keys, open };
  return (
    <div
      class={`table-page game-${info.id}`}
      ref={box}
      onPointerDown={(event) => choosing.touch(event.pointerType !== "mouse")}
    >
      {question.prompt && (
        <a class="skip" href="#question">
          {words.text("web-skip")}
        </a>
      )}
      <Tops p={p} />
      <div class="spread">
        <Side p={p} />
        <Middle p={p} pace={pace} />
      </div>
      {scene.table.over && <Replay p={p} />}
      <Explaining p={p} pointing={pointing} />
      {parts.stage && <parts.stage.Flights sitting={at} board={board} info={info} words={words} pace={pace} />}
      <Herald lines={scene.lines} words={words} quiet={board.news?.quiet} />
      {sheet && <Sheet p={p} sheet={sheet} close={() => setSheet(null)} />}
    </div>
  );
}
