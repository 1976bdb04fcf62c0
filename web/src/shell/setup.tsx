import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { type BoardModule, boardOf } from "../boards/board";
import { Mark, SeatMark } from "../icons/marks";
import { deal } from "../net/share";
import type { ClockChoice, GameInfo, NewTable } from "../net/types";
import { wordsOf } from "../words/load";
import type { Words } from "../words/words";
import { mediumOf, useHouse, WhyNot } from "./house";
import { Sheet, Switch, Tick } from "./pieces";
import "../style/setup.css";

type Sitter = "me" | "here" | "link" | "bot";

interface Place {
  kind: Sitter;
  name: string;
  bot: string;
}

const NAMES = ["Roshan", "Meilan", "Tarkan", "Anahita", "Bataar", "Sughd"];

const CLOCKS: Record<string, ClockChoice> = {
  none: { kind: "none" },
  quick: { kind: "minutes", minutes: 10, increment: 10 },
  slow: { kind: "minutes", minutes: 30, increment: 30 },
  days: { kind: "days", days: 3 },
};

/** A table before it starts. All is chosen already: starting is one click. */
export function SetUp({ game, close }: { game: GameInfo; close(): void }): VNode {
  const { words, settings, set, go } = useHouse();
  const level = mediumOf(game);
  const fresh = (index: number): Place => ({
    kind: index ? "bot" : "me",
    name: index ? (NAMES[index - 1] ?? `Bot ${index}`) : "",
    bot: level?.spec ?? "greedy",
  });
  const [places, setPlaces] = useState<Place[]>(() => [...Array(game.seats[1]).keys()].map(fresh));
  const [name, setName] = useState(settings.name);
  const [options, setOptions] = useState<Record<string, string>>(() =>
    Object.fromEntries(game.options.map((option) => [option.name, option.default])),
  );
  const [clock, setClock] = useState("none");
  const [open, setOpen] = useState(false);
  const [aid, setAid] = useState(false);
  const [busy, setBusy] = useState(false);
  // what the options say, and how a board draws them, is fetched when somebody looks
  const [board, setBoard] = useState<BoardModule | null>(null);
  const [full, setFull] = useState<Words | null>(null);
  const [refused, setRefused] = useState<unknown>(null);

  const change = (index: number, part: Partial<Place>): void =>
    setPlaces(places.map((place, at) => (at === index ? { ...place, ...part } : place)));
  const shared = places.some((place) => place.kind === "link");
  const count = (seats: number): void =>
    setPlaces([...Array(seats).keys()].map((index) => places[index] ?? fresh(index)));

  const unfold = async (): Promise<void> => {
    try {
      const [found, module] = await Promise.all([wordsOf(settings.language, game, []), boardOf(game.id)]);
      setBoard(module);
      setFull(found);
      setRefused(null);
    } catch (no) {
      setRefused(no);
    }
  };

  const start = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    set({ name });
    const table: NewTable = {
      game: game.id,
      seats: places.map((place, index) => ({
        kind: place.kind === "me" ? "here" : place.kind,
        name: (place.kind === "me" ? name.trim() : place.name.trim()) || words.text("play-person", { n: index + 1 }),
        ...(place.kind === "bot" && { bot: place.bot }),
      })),
      options,
      clock: CLOCKS[clock] ?? { kind: "none" },
      open: open && shared,
      aid,
    };
    try {
      go(`/t/${(await deal(table)).id}`);
    } catch (no) {
      setRefused(no);
      setBusy(false);
    }
  };

  const seatCounts: [string, string][] = [];
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) seatCounts.push([String(seats), String(seats)]);
  return (
    <Sheet title={words.text(`${game.id}-title`)} close={close} wide>
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void start();
        }}
      >
        <div class="setting">
          <span>{words.text("web-players")}</span>
          <Switch
            label={words.text("web-players")}
            value={String(places.length)}
            choices={seatCounts}
            onChange={(seats) => count(Number(seats))}
          />
        </div>
        <ol class="places">
          {places.map((place, index) => (
            <li key={index}>
              <SeatMark seat={index} size={22} />
              <select
                aria-label={words.text("web-who", { n: index + 1 })}
                value={place.kind}
                onChange={(event) => change(index, { kind: event.currentTarget.value as Sitter })}
              >
                {(["me", "here", "link", "bot"] as const).map((kind) => (
                  <option key={kind} value={kind}>
                    {words.text(`web-who-${kind}`)}
                  </option>
                ))}
              </select>
              {place.kind === "bot" ? (
                <select
                  aria-label={words.text("web-level", { n: index + 1 })}
                  value={place.bot}
                  onChange={(event) => change(index, { bot: event.currentTarget.value })}
                >
                  {game.bots.map((bot) => (
                    <option key={bot.spec} value={bot.spec}>
                      {words.has(`web-bot-${bot.level}`) ? words.text(`web-bot-${bot.level}`) : bot.level}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  type="text"
                  maxLength={24}
                  aria-label={words.text("web-name", { n: index + 1 })}
                  placeholder={words.text(place.kind === "me" ? "web-your-name" : "play-person", { n: index + 1 })}
                  value={
                    place.kind === "me" ? name : place.kind === "here" && NAMES.includes(place.name) ? "" : place.name
                  }
                  onInput={(event) =>
                    place.kind === "me"
                      ? setName(event.currentTarget.value)
                      : change(index, { name: event.currentTarget.value })
                  }
                />
              )}
            </li>
          ))}
        </ol>
        <details class="more" onToggle={() => void unfold()}>
          <summary>{words.text("web-more-options")}</summary>
          {game.options.map((option) => {
            if (!full) return null;
            const Own = board?.options?.[option.name];
            if (!Own && option.choices.length < 2) return null;
            const title = (
              <span>
                {full.text(`${game.id}-option-${option.name}`)}
                <small>{full.text(`${game.id}-option-${option.name}.does`)}</small>
              </span>
            );
            const value = options[option.name] ?? option.default;
            const change = (next: string): void => setOptions({ ...options, [option.name]: next });
            if (Own) {
              return (
                <div key={option.name} class="option">
                  {title}
                  <Own value={value} change={change} words={full} info={game} />
                </div>
              );
            }
            return (
              <label key={option.name} class="option">
                {title}
                <select value={value} onChange={(event) => change(event.currentTarget.value)}>
                  {option.choices.map((choice) => (
                    <option key={choice} value={choice}>
                      {full.text(`${game.id}-option-${option.name}-${choice}`)}
                    </option>
                  ))}
                </select>
              </label>
            );
          })}
          <label class="option">
            <span>
              {words.text("web-clock")}
              <small>{words.text("web-clock.does")}</small>
            </span>
            <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
              {Object.keys(CLOCKS).map((id) => (
                <option key={id} value={id}>
                  {words.text(`web-clock-${id}`)}
                </option>
              ))}
            </select>
          </label>
          <Tick label={words.text("web-aid")} note={words.text("web-aid.does")} on={aid} change={setAid} />
          {shared && (
            <Tick label={words.text("web-open")} note={words.text("web-open.does")} on={open} change={setOpen} />
          )}
        </details>
        {!!refused && <WhyNot no={refused} words={words} sought />}
        <div class="row right">
          <button type="button" class="button plain" onClick={close}>
            {words.text("web-cancel")}
          </button>
          <button type="submit" class="button main" disabled={busy} autofocus>
            <Mark name="play" size={16} /> {words.text("web-start")}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
