import type { VNode } from "preact";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardModule } from "../boards/board";
import { Mark, SeatMark } from "../icons/marks";
import type { Choice, Event, GameInfo, Prompt, Reason, Seat } from "../net/types";
import { byTarget, chosenBy, familyOf } from "../prompts/group";
import { Panel } from "../prompts/panel";
import type { Words } from "../words/words";
import { useDescribed, usePointed } from "./explain";
import { useForesight } from "./foresight";
import { useHouse, useLater, useMedia, useTitle, WhyNot } from "./house";
import { Herald, Latest, Log } from "./log";
import { lineIn, usePast } from "./past";
import { Sitting, seatsOf, touched } from "./sitting";
import { SeatStrip, TopBar } from "./top";

interface SeatedProps {
  id: string;
  seat: number;
  /** My seats at this screen. */
  here: number[];
  info: GameInfo;
  words: Words;
  /** Whether the words are all there, also for sheets, explanations and reasons; and how to ask for them. */
  whole: boolean;
  more(): void;
  board: BoardModule;
  handOver(seat: number): void;
  seatsChanged(seats: Seat[]): void;
  /** Come to the table anew, perhaps only to watch. */
  again(watch: boolean): void;
}

const PACE = { calm: 320, quick: 160, off: 0 };
const CONNECTION = { opening: "web-opening", slow: "web-slow", lost: "web-lost" };
const NO_TARGETS = new Map<string, Choice[]>();

export function Seated(props: SeatedProps): VNode {
  const { id, seat, here, info, words, whole, more, board, handOver, seatsChanged, again } = props;
  const { settings } = useHouse();
  const [, tick] = useState(0);
  const sitting = useRef<Sitting | null>(null);
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const pace = still ? 0 : PACE[settings.motion];
  useEffect(() => {
    const own = new Sitting(id, seat, () => tick((count) => count + 1));
    sitting.current = own;
    const back = (): void => own.hurry();
    const gone = (): void => own.lose();
    addEventListener("online", back);
    addEventListener("offline", gone);
    tick((count) => count + 1);
    return () => {
      removeEventListener("online", back);
      removeEventListener("offline", gone);
      own.close();
    };
  }, [id, seat]);

  const at = sitting.current;
  const scene = at?.scene ?? null;
  const last = scene ? scene.lines.length - 1 : 0;
  const [wanted, setThen] = useState<number | null>(() => lineIn(location.search));
  const then = wanted === null ? null : Math.min(wanted, last);
  const [eyes, setEyes] = useState(seat);
  const [playing, setPlaying] = useState(false);
  const [sheet, setSheet] = useState<string | null>(null);
  const sheets = useLater(!!sheet, () => import("./sheets"));
  const [hot, setHot] = useState<string | null>(null);
  const [hotChoice, setHotChoice] = useState<Choice | null>(null);
  const [armed, setArmed] = useState<string | null>(null);
  const [openedThen, setOpenedThen] = useState<{ prompt: Prompt | undefined; target: string | null } | null>(null);
  const [reasons, setReasons] = useState<{ prompt: number; of: Record<string, Reason> } | null>(null);
  const [noUndo, setNoUndo] = useState<Reason | null>(null);
  const touch = useRef(false);
  const pageBox = useRef<HTMLDivElement>(null);
  const past = usePast(
    id,
    eyes,
    scene ? (then ?? (eyes === seat ? null : last)) : null,
    last,
    eyes === seat && at ? at.views : null,
  );
  const now = then === null && eyes === seat;
  const view = now ? (scene?.view ?? null) : past;
  const shown = useRef(view);
  if (view) shown.current = view;

  const asked = now && !at?.behind && scene && !scene.paused ? scene.view.prompt : undefined;
  // while others act the question stays the same one, and so does what was touched or looked at for it
  const prompt = useMemo(() => asked, [useMemo(() => asked && JSON.stringify([scene?.prompt, asked]), [asked])]);
  // what is looked at closely belongs to one question; who draws the next one may look at something at once
  const opened = prompt && openedThen?.prompt === prompt ? openedThen.target : null;
  const setOpened = useCallback((target: string | null) => setOpenedThen({ prompt, target }), [prompt]);
  const busy = !!scene && at?.answered === scene.prompt;
  const targets = useMemo(() => (prompt && !busy ? byTarget(prompt.choices) : NO_TARGETS), [prompt, busy]);
  const [pointed, unpoint] = usePointed(pageBox, !!scene);

  useLayoutEffect(() => {
    setHot(null);
    setHotChoice(null);
    setArmed(null);
    unpoint();
  }, [prompt]);
  useEffect(() => setNoUndo(null), [scene?.n]);
  useEffect(() => {
    if (prompt) bringIntoSight(still);
  }, [prompt]);

  // the reasons why not, asked for once a question, when somebody points at what cannot be
  const place =
    pointed && !targets.has(pointed.place)
      ? (board.standsFor?.(pointed.place) ?? pointed.place)
      : (pointed?.place ?? "");
  const needsWhy = !!pointed && !!prompt && !targets.has(place);
  useEffect(() => {
    if (!needsWhy || !scene || !at || reasons?.prompt === scene.prompt) return;
    const possible = prompt?.choices.map((choice) => familyOf(choice.action)) ?? [];
    const others = board.families?.(scene.view).filter((family) => !possible.includes(family)) ?? [];
    const asked = [at.send({ do: "why" }), ...others.map((family) => at.send({ do: "why", family }))];
    void Promise.all(asked).then((answers) => {
      const of: Record<string, Reason> = {};
      for (const answer of answers) if (answer.kind === "why") Object.assign(of, answer.reasons);
      setReasons({ prompt: scene.prompt, of });
    });
  }, [needsWhy, scene?.prompt]);

  // several people at one screen: hide everything when it is another one's turn
  const deciding = scene ? seatsOf(scene.view.deciding) : [];
  const next =
    here.length > 1 && scene && !at?.behind && !deciding.includes(seat)
      ? deciding.find((one) => here.includes(one))
      : undefined;
  useEffect(() => {
    if (next !== undefined) handOver(next);
  }, [next]);
  const seats = scene?.table.seats;
  useEffect(() => {
    if (seats) seatsChanged(seats);
  }, [seats]);

  const show = useCallback((choice: Choice | null) => {
    setHotChoice(choice);
    setHot(choice?.target || null);
  }, []);
  // a finger does not point: where it touches gets the focus before it is lifted, and nothing may move under it until then
  const pointChoice = useCallback((choice: Choice | null) => {
    if (!touch.current) show(choice);
  }, []);
  const point = useCallback(
    (target: string | null) => {
      if (touch.current) return;
      setHot(target);
      setHotChoice(target ? (targets.get(target)?.[0] ?? null) : null);
    },
    [targets],
  );
  const choose = useCallback(
    (choice: Choice, twice: boolean, clicks = 1) => {
      // the rest of a double click is not an answer to the next question
      if (clicks > 1 && armed !== choice.action) return;
      if (twice && armed !== choice.action) {
        setArmed(choice.action);
        show(choice);
        return;
      }
      sitting.current?.answer(choice.action);
    },
    [armed],
  );
  const take = useCallback(
    // a finger cannot hover: its first touch previews
    (choice: Choice, clicks?: number) => choose(choice, settings.careful || touch.current, clicks),
    [choose, settings.careful],
  );
  const pick = useCallback(
    (target: string, clicks?: number) => {
      const choices = targets.get(target) ?? [];
      if (choices[0] && board.by?.(choices[0]) === target) {
        // what can be done there stands together: it is looked at closely, and a keyboard goes on to it
        setOpened(target);
        if (!clicks)
          requestAnimationFrame(() => document.querySelector<HTMLElement>(".prompt .opened .choice")?.focus());
      } else if (choices[0]) take(choices[0], clicks);
    },
    [targets, take, board, setOpened],
  );
  const foresee = useCallback(
    async (action: string): Promise<Event[]> => (await sitting.current?.foresee(action)) ?? [],
    [],
  );
  // what waits for its second touch stays lit: a board that changed under a finger would not be hit where it was touched
  const lit = hotChoice ?? prompt?.choices.find((choice) => choice.action === armed) ?? null;
  const foreseen = useForesight(
    prompt,
    lit?.action ?? null,
    (opened && targets.get(opened)?.map((choice) => choice.action)) || [],
    foresee,
  );
  const build = useCallback(
    async (action: string): Promise<boolean> => (await sitting.current?.build(action)) ?? false,
    [],
  );
  const undo = (): void => {
    if (!scene || !at) return;
    if ("reason" in scene.undo) setNoUndo(scene.undo.reason);
    else void at.send({ do: "undo", prompt: scene.prompt });
  };
  const goTo = useCallback((n: number) => setThen(n), []);

  // keys for everything; from the moment a question is shown a key is for that one, not for the one before
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      touch.current = false;
      const target = event.target instanceof Element ? event.target : null;
      if (document.querySelector("dialog[open]")) return;
      if (target?.matches("input:not([type=range]), textarea, select")) return;
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const take = (act: () => void): void => {
        event.preventDefault();
        act();
      };
      if (event.key === "?") return take(() => setSheet("help"));
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") return take(undo);
      if (event.shiftKey && plain) {
        if (event.key === "R") return take(() => setSheet("rules"));
        if (event.key === "L") return take(() => document.querySelector<HTMLElement>(".log ol")?.focus());
        if (event.key === "B")
          return take(() =>
            (
              document.querySelector<HTMLElement>(
                ".board .can[tabindex], .board .can button, .board .start[tabindex]",
              ) ?? document.querySelector<HTMLElement>(".board [tabindex]")
            )?.focus(),
          );
        if (event.key === "Q") return take(() => document.querySelector<HTMLElement>(".prompt .choice")?.focus());
      }
      if (at?.behind && [" ", "Enter", "Escape"].includes(event.key)) return take(() => at.catchUp());
      if (event.key === "Escape" && (then !== null || eyes !== seat)) {
        return take(() => {
          setPlaying(false);
          setThen(null);
          setEyes(seat);
        });
      }
      if (scene) {
        const step = (by: number): void =>
          setThen((old) => Math.min(last, Math.max(0, Math.min(old ?? last, last) + by)));
        const range = target?.matches("input[type=range]");
        if (!range && event.key === "ArrowLeft") return take(() => step(-1));
        if (!range && event.key === "ArrowRight" && then !== null) return take(() => step(1));
        if (!range && event.key === "Home") return take(() => setThen(0));
        if (!range && event.key === "End") return take(() => setThen(last));
        if (scene.table.over && event.key === " " && !target?.closest("button, [role=button], summary, a"))
          return take(() => setPlaying(!playing));
      }
      if (!prompt || !plain || !settings.keys || event.repeat) return;
      if (event.key === "Enter" && target && target.closest("button, [role=button], a, summary")) return;
      const choice = chosenBy(prompt, event.key, board.by);
      if (choice) take(() => choose(choice, settings.careful));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  const aside = !!scene?.table.aid || !!scene?.table.seats.some((one) => one.kind === "open");
  const running = now && !!scene?.view.wakes;
  const glass = useLater(running, () => import("./glass"));
  const asides = useLater(aside, () => import("./asides"));
  const unusual =
    !!scene &&
    (seat < 0 || !now || scene.paused || !!scene.offered || !!scene.table.seats[seat]?.bot || !!scene.table.branch_of);
  const banners = useLater(unusual, () => import("./banners"));
  const builder = useLater(!!prompt?.bench, () => import("../prompts/builder"));
  const stage = useLater(pace > 0, () => import("./stage"));
  const finish = useLater(!!scene?.table.over, () => import("./over"));
  const teller = useLater(!!pointed, async () => {
    const [card, told] = await Promise.all([import("./card"), board.explain ? board : board.explaining?.()]);
    return { Explanation: card.Explanation, explain: told?.explain };
  });
  const shut = at?.connection === "shut";
  const moving = useLater(shut, () => import("./moving"));
  const wanting = !!sheet || !!pointed || !!at?.refusal || !!noUndo || aside || shut || !!scene?.table.over;
  useEffect(() => {
    if (wanting && !whole) more();
  }, [wanting, whole]);
  useDescribed(pageBox, !!hotChoice);
  useTitle(`${prompt && !busy ? "● " : ""}${words.text(`${info.id}-title`)} · Sarai`);
  const shownView = view ?? shown.current;
  if (at?.connection === "shut") {
    if (!moving || !whole) return <main class="alone" />;
    return <moving.Outside no={at.shut} table={scene?.table} game={info.id} seat={seat} words={words} again={again} />;
  }
  if (!scene || !at || !shownView) {
    return (
      <main class="alone">
        <p role="status">{words.text("web-opening")}</p>
      </main>
    );
  }
  const { table } = scene;
  const lastLine = scene.lines[now ? scene.n : (then ?? last)];
  const lastEvents = lastLine && lastLine.text !== "start" ? lastLine.events : [];
  const lastPlaces = touched(lastEvents, info.pieces);
  for (const place of board.touches?.(lastEvents, info) ?? []) lastPlaces.add(place);
  const explained =
    (pointed && whole && teller?.explain?.(pointed.thing, { view: shownView, words, info, table })) || null;
  const why =
    needsWhy && !explained?.later && whole && reasons?.prompt === scene.prompt
      ? reasonFor(
          place,
          reasons.of,
          (action) => board.partOf?.(action, shownView) ?? board.targetOf?.(action, shownView) ?? null,
        )
      : null;
  const over = table.over && now;
  const waiting = seatsOf(scene.view.deciding).filter((one) => one !== seat);
  const free = table.seats.some((one) => one.kind === "open");
  // what is looked at stands still meanwhile
  const open = (which: string): void => {
    setPlaying(false);
    setSheet(which);
  };
  const Board = board.Board;
  return (
    <div
      class={`table-page game-${info.id}`}
      ref={pageBox}
      onPointerDown={(event) => (touch.current = event.pointerType !== "mouse")}
    >
      {prompt && (
        <a class="skip" href="#question">
          {words.text("web-skip")}
        </a>
      )}
      <div class="tops">
        <TopBar scene={scene} view={shownView} words={words} info={info} board={board} open={open} />
        <SeatStrip scene={scene} view={shownView} words={words} board={board} />
        {at.connection !== "live" && (
          <p class={`banner ${at.connection === "slow" ? "slow" : "lost"}`} role="alert">
            {words.text(CONNECTION[at.connection])}
          </p>
        )}
        {banners && (
          <banners.Banners
            at={at}
            scene={scene}
            words={words}
            then={now ? null : (then ?? last)}
            back={() => setThen(null)}
          />
        )}
      </div>
      <div class="spread">
        <aside class="side">
          <div class="panel">
            {now && !over && <Latest lines={scene.lines} seat={seat} words={words} quiet={board.quiet} />}
            {running && glass && <glass.Glass scene={scene} info={info} board={board} />}
            {over && scene.view.standings ? (
              finish &&
              whole && (
                <finish.End
                  words={words}
                  table={table}
                  standings={scene.view.standings}
                  seat={seat}
                  replay={() => {
                    setThen(0);
                    setPlaying(true);
                  }}
                  share={() => open("share")}
                />
              )
            ) : prompt ? (
              <Panel
                prompt={prompt}
                view={shownView}
                words={words}
                board={board}
                keys={settings.keys}
                hot={hot}
                hotChoice={hotChoice}
                armed={armed}
                busy={busy}
                point={pointChoice}
                choose={(choice, clicks) => choose(choice, settings.careful, clicks)}
                opened={opened}
                foreseen={foreseen}
                rules={() => open("rules")}
                Builder={builder?.Builder}
              />
            ) : now && !table.over ? (
              <section class="prompt waiting" aria-label={words.text("web-question")} role="status">
                <h2>
                  {waiting.map((one) => (
                    <SeatMark key={one} seat={one} />
                  ))}{" "}
                  {scene.paused
                    ? words.text(free ? "web-waits-for-all" : "web-paused")
                    : at.behind
                      ? words.text("web-showing")
                      : scene.thinking.length
                        ? words.text("web-bot-thinks", {
                            count: scene.thinking.length,
                            seat: scene.thinking.map((one) => words.seat(one)).join(", "),
                          })
                        : waiting.length
                          ? words.text("web-waiting", { seat: waiting.map((one) => words.seat(one)).join(", ") })
                          : words.text("web-sent")}
                </h2>
                {at.behind > 0 && (
                  <button type="button" class="button small" onClick={() => at.catchUp()}>
                    <Mark name="last" size={16} /> {words.text("web-skip-motion")}
                  </button>
                )}
              </section>
            ) : null}
            {at.refusal && (whole || words.has(at.refusal.reason.key)) && (
              <WhyNot no={at.refusal} words={words}>
                <button type="button" class="button plain small" onClick={() => at.forget()}>
                  {words.text("web-close")}
                </button>
              </WhyNot>
            )}
            {now && !table.over && seat >= 0 && (
              <div class="row undo-row">
                <button
                  type="button"
                  class="button small"
                  aria-disabled={"reason" in scene.undo}
                  title={!("reason" in scene.undo) ? "Ctrl+Z" : whole ? words.why(scene.undo.reason) : undefined}
                  onPointerEnter={more}
                  onClick={undo}
                >
                  <Mark name="undo" size={18} /> <span>{words.text("web-undo")}</span>
                </button>
                {noUndo && whole && (
                  <span class="undo-said" role="status">
                    {words.why(noUndo)}
                  </span>
                )}
              </div>
            )}
            {asides && whole && <asides.Invite words={words} table={table} />}
          </div>
          {table.aid && seat >= 0 && now && !table.over && (
            <details class="memory-box" open={!matchMedia("(max-width: 1099px)").matches}>
              <summary>
                <Mark name="lamp" size={18} /> {words.text("web-memory")}
              </summary>
              {asides && whole && <asides.MemoryList memory={shownView.memory} words={words} board={board} />}
            </details>
          )}
          <Log
            lines={scene.lines}
            words={words}
            quiet={board.quiet}
            at={now ? null : (then ?? last)}
            show={(n) => setThen(n === last ? null : n)}
          />
        </aside>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys catch up too, wherever the focus is */}
        <main
          class={`board${now ? "" : " past"}`}
          aria-label={words.text("web-board")}
          onClick={() => at.behind && at.catchUp()}
        >
          <Board
            view={shownView}
            words={words}
            info={info}
            table={table}
            targets={targets}
            hot={hot}
            hotChoice={lit}
            point={point}
            pick={pick}
            light={pointChoice}
            take={take}
            opened={opened}
            open={setOpened}
            foreseen={foreseen}
            pace={now ? pace : 0}
            last={lastPlaces}
            lines={now ? scene.lines : scene.lines.slice(0, (then ?? last) + 1)}
            build={prompt?.bench ? build : undefined}
          />
        </main>
      </div>
      {table.over && finish && whole && (
        <finish.ReplayBar
          n={then ?? last}
          last={last}
          stamps={board.timed?.(scene.view) ? scene.lines.map((line) => line.at) : null}
          words={words}
          seats={table.seats.length}
          eyes={eyes}
          playing={playing}
          go={goTo}
          play={setPlaying}
          look={setEyes}
          branch={() => open("branch")}
          share={() => open("share")}
        />
      )}
      {teller && pointed && explained && (
        <teller.Explanation
          box={pointed.box}
          listed={pointed.listed}
          explained={explained}
          why={why ? words.text("web-not-now", { why: words.why(why) }) : null}
        />
      )}
      {stage && <stage.Flights sitting={at} board={board} info={info} words={words} pace={pace} />}
      <Herald lines={scene.lines} words={words} quiet={board.quiet} />
      {sheets && whole && sheet && (
        <sheets.Sheets
          sheet={sheet}
          at={at}
          scene={scene}
          view={shownView}
          words={words}
          info={info}
          board={board}
          eyes={eyes >= 0 ? eyes : seat}
          then={then}
          open={open}
          close={() => setSheet(null)}
        />
      )}
    </div>
  );
}

/** Where the question lies over the board, what it asks about is scrolled to above it. */
function bringIntoSight(still: boolean): void {
  if (!matchMedia("(max-width: 1099px)").matches) return;
  // what is not drawn has no place; some things are looked at together
  const boxes = [...document.querySelectorAll(".board .can")]
    .filter((one) => one.getClientRects().length)
    .map((one) => (one.closest("[data-together]") ?? one).getBoundingClientRect());
  const ceiling = document.querySelector(".tops")?.getBoundingClientRect().bottom ?? 0;
  const floor = document.querySelector(".panel")?.getBoundingClientRect().top ?? innerHeight;
  if (!boxes.length || floor <= ceiling) return;
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  if (top >= Math.max(0, ceiling) && bottom <= floor) return;
  const air = Math.max(8, (floor - Math.max(0, ceiling) - (bottom - top)) / 2);
  scrollBy({ top: top - Math.max(0, ceiling) - air, behavior: still ? "auto" : "smooth" });
}

/** The reason that belongs to a place: of the first impossible action that would be pointed at there. */
function reasonFor(
  place: string,
  reasons: Record<string, Reason>,
  targetOf: (action: string) => string | null,
): Reason | null {
  if (!place) return null;
  return Object.entries(reasons).find(([action]) => targetOf(action) === place)?.[1] ?? null;
}
