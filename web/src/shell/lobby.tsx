import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Mark, SeatMark } from "../icons/marks";
import { Inn, Vignette } from "../icons/scenes";
import { api, Refused } from "../net/api";
import { type Args, type GameBrief, type GameInfo, ownReason, type Table } from "../net/types";
import { useHouse, useTitle, WhyNot } from "./house";
import { Languages, Themes } from "./pieces";

interface Looked {
  tables: { mine: Table[]; open: Table[] } | null;
  /** Why the last look showed nothing. */
  no: unknown;
}

/** The tables, refreshed again and again; and how to refresh them at once. */
function useTables(): Looked & { look(): void } {
  const [looked, set] = useState<Looked>({ tables: null, no: null });
  const look = (): void =>
    void api.tables().then(
      (tables) => set({ tables, no: null }),
      (no: unknown) => set(({ tables }) => ({ tables, no })),
    );
  useEffect(() => {
    look();
    const timer = setInterval(() => document.visibilityState === "visible" && look(), 8000);
    return () => clearInterval(timer);
  }, []);
  return { ...looked, look };
}

/** The game that the page's address asks for: `/?game=kashgar`. */
const gameIn = (search: string): string | null => new URLSearchParams(search).get("game");

/** How many may play, and how long it takes. */
const factsOf = ({ seats, playing_time }: GameBrief): Args => ({
  least: seats[0],
  most: seats[1],
  short: playing_time[0],
  long: playing_time[1],
});

export function Lobby(): VNode {
  const { house, words, go } = useHouse();
  const { tables, no, look } = useTables();
  const [chosen, setChosen] = useState<{ game: GameInfo; setup: typeof import("./setup") } | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const choose = async (id: string): Promise<void> => {
    setRefused(null);
    try {
      const [game, setup] = await Promise.all([api.game(id), import("./setup")]);
      setChosen({ game, setup });
    } catch (no) {
      setRefused(no);
    }
  };
  useEffect(() => {
    const wanted = gameIn(location.search);
    if (wanted === null) return;
    history.replaceState(null, "", "/");
    if (house.games.some((game) => game.id === wanted)) void choose(wanted);
    else setRefused(new Refused(ownReason("why-no-game"), "", 404));
  }, []);
  useTitle("Sarai");
  const shown = house.games.filter((game) => !game.toy);
  const toys = house.games.filter((game) => game.toy);
  const running = tables?.mine.filter((table) => !table.over) ?? [];
  const over = tables?.mine.filter((table) => table.over) ?? [];
  return (
    <div class="lobby">
      <header class="lobby-top">
        <div class="lobby-tools">
          <Languages />
          <Themes />
        </div>
        <Inn />
        <h1>Sarai</h1>
        <p class="tagline">{words.text("web-tagline")}</p>
      </header>
      <main>
        <h2 class="hidden">{words.text("web-games")}</h2>
        <div class="game-cards">
          {shown.map((game) => (
            <article key={game.id} class="game-card" data-game={game.id}>
              <Vignette game={game.id} />
              <h3 id={`title-${game.id}`}>{words.text(`${game.id}-title`)}</h3>
              <p class="facts">{words.text("web-facts", factsOf(game))}</p>
              <button
                type="button"
                class="button main"
                aria-describedby={`title-${game.id}`}
                onClick={() => void choose(game.id)}
              >
                {words.text("web-play")}
              </button>
              <p>{words.text(`${game.id}-about`, game.figures)}</p>
            </article>
          ))}
        </div>
        {!!refused && <WhyNot no={refused} words={words} />}
        {toys.length > 0 && (
          <p class="toys">
            {words.text("web-toys")}{" "}
            {toys.map((game) => (
              <button key={game.id} type="button" class="button small" onClick={() => void choose(game.id)}>
                {words.text(`${game.id}-title`)}
              </button>
            ))}
          </p>
        )}
        <div class="lobby-lists">
          <section>
            <h2>{words.text("web-my-tables")}</h2>
            {!!no && (
              <WhyNot no={no} words={words}>
                <button type="button" class="button small" onClick={look}>
                  {words.text("web-try-again")}
                </button>
              </WhyNot>
            )}
            {tables && running.length + over.length === 0 && <p class="empty">{words.text("web-no-tables")}</p>}
            <Tables tables={running} open={(table) => go(`/t/${table.id}`)} />
            {over.length > 0 && (
              <details open={running.length === 0}>
                <summary>{words.text("web-finished", { count: over.length })}</summary>
                <Tables tables={over.slice(0, 20)} open={(table) => go(`/t/${table.id}`)} />
              </details>
            )}
          </section>
          <section>
            <h2>{words.text("web-open-tables")}</h2>
            {tables?.open.length === 0 && <p class="empty">{words.text("web-no-open-tables")}</p>}
            <Tables tables={tables?.open ?? []} open={(table) => go(`/t/${table.id}`)} />
          </section>
          <Study />
        </div>
      </main>
      {chosen && <chosen.setup.SetUp game={chosen.game} close={() => setChosen(null)} />}
    </div>
  );
}

function Tables({ tables, open }: { tables: Table[]; open(table: Table): void }): VNode {
  const { words } = useHouse();
  return (
    <ul class="tables">
      {tables.map((table) => (
        <li key={table.id}>
          <button type="button" class="table-line" onClick={() => open(table)}>
            <b>{words.text(`${table.game}-title`)}</b>
            <span class="table-seats">
              {table.seats.map((seat, index) => (
                <span key={index}>
                  <SeatMark seat={index} size={14} /> {seat.kind === "open" ? words.text("web-seat-free") : seat.name}
                </span>
              ))}
            </span>
            <small>{table.over ? words.text("web-over") : words.text("web-lines", { count: table.lines })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A record to study: pasted, dropped or chosen as a file. */
function Study(): VNode {
  const { words, go } = useHouse();
  const [text, setText] = useState("");
  const [refused, setRefused] = useState<unknown>(null);
  const study = async (record: string): Promise<void> => {
    setRefused(null);
    try {
      go(`/t/${(await api.study(record)).id}`);
    } catch (no) {
      setRefused(no);
    }
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file) await study(await file.text());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped here, and the button below takes it too
    <section
      class="study"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void read(event.dataTransfer?.files[0]);
      }}
    >
      <h2>{words.text("web-study")}</h2>
      <p>{words.text("web-study.does")}</p>
      <label class="hidden" for="record">
        {words.text("web-record")}
      </label>
      <textarea
        id="record"
        rows={3}
        value={text}
        spellcheck={false}
        placeholder={words.text("web-record.hint")}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div class="row">
        <button type="button" class="button" disabled={!text.trim()} onClick={() => void study(text)}>
          <Mark name="play" size={16} /> {words.text("web-study-open")}
        </button>
        <label class="button file">
          <Mark name="save" size={16} /> {words.text("web-study-file")}
          <input
            type="file"
            accept=".sarai,.txt,text/plain"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      {!!refused && <WhyNot no={refused} words={words} />}
    </section>
  );
}
