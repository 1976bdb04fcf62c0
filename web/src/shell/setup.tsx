import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import { type BoardModule, boardOf } from "../boards/board";
import { Mark, SeatMark } from "../icons/marks";
import { deal } from "../net/share";
import type { ClockChoice, GameInfo, NewTable, Option } from "../net/types";
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

/** A place of a table as first offered: oneself against bots. */
const fresh = (game: GameInfo, index: number): Place => ({
  kind: index ? "bot" : "me",
  name: index ? (NAMES[index - 1] ?? `Bot ${index}`) : "",
  bot: mediumOf(game)?.spec ?? "greedy",
});

/** As many places as wanted, keeping those already set as they were. */
export const placesFor = (game: GameInfo, seats: number, before: readonly Place[] = []): Place[] =>
  [...Array(seats).keys()].map((index) => before[index] ?? fresh(game, index));

/** Who sits at a table, in the form the server takes; `nameless` names people without a name. */
export const seatsFrom = (
  places: readonly Place[],
  own: string,
  nameless: (index: number) => string,
): NewTable["seats"] =>
  places.map((place, index) => ({
    kind: place.kind === "me" ? "here" : place.kind,
    name: (place.kind === "me" ? own : place.name).trim() || nameless(index),
    ...(place.kind === "bot" && { bot: place.bot }),
  }));

/** A table before it starts. Everything is chosen already: starting is one click. */
export function SetUp({ game, close }: { game: GameInfo; close(): void }): VNode {
  const { words, settings, set, go } = useHouse();
  const [places, setPlaces] = useState<Place[]>(() => placesFor(game, game.seats[1]));
  const [name, setName] = useState(settings.name);
  const [options, setOptions] = useState<Record<string, string>>(() =>
    Object.fromEntries(game.options.map((option) => [option.name, option.default])),
  );
  const [clock, setClock] = useState("none");
  const [open, setOpen] = useState(false);
  const [aid, setAid] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const shared = places.some((place) => place.kind === "link");
  const start = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    set({ name });
    const seats = seatsFrom(places, name, (index) => words.text("play-person", { n: index + 1 }));
    const wish = { game: game.id, seats, options, clock: CLOCKS[clock] ?? { kind: "none" }, open: open && shared, aid };
    try {
      go(`/t/${(await deal(wish)).id}`);
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
            onChange={(seats) => setPlaces(placesFor(game, Number(seats), places))}
          />
        </div>
        <ol class="places">
          {places.map((place, index) => (
            <PlaceLine
              key={index}
              game={game}
              place={place}
              index={index}
              own={name}
              rename={setName}
              change={(part) => setPlaces(places.with(index, { ...place, ...part }))}
            />
          ))}
        </ol>
        <More game={game} options={options} set={setOptions} refuse={setRefused}>
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
        </More>
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

interface PlaceProps {
  game: GameInfo;
  place: Place;
  index: number;
  /** One's own name, which is remembered for other tables too. */
  own: string;
  rename(name: string): void;
  change(part: Partial<Place>): void;
}

/** Who sits at one place: oneself, somebody else here, whoever has a link, or a bot. */
function PlaceLine({ game, place, index, own, rename, change }: PlaceProps): VNode {
  const { words } = useHouse();
  const me = place.kind === "me";
  const named = place.kind === "here" && NAMES.includes(place.name) ? "" : place.name;
  return (
    <li>
      <SeatMark seat={index} size={22} />
      <select
        aria-label={words.text("web-who", { n: index + 1 })}
        value={place.kind}
        onChange={(event) => change({ kind: event.currentTarget.value as Sitter })}
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
          onChange={(event) => change({ bot: event.currentTarget.value })}
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
          placeholder={words.text(me ? "web-your-name" : "play-person", { n: index + 1 })}
          value={me ? own : named}
          onInput={({ currentTarget: { value } }) => (me ? rename(value) : change({ name: value }))}
        />
      )}
    </li>
  );
}

interface MoreProps {
  game: GameInfo;
  options: Record<string, string>;
  set(options: Record<string, string>): void;
  refuse(no: unknown): void;
  /** What can be set at a table of any game. */
  children: ComponentChildren;
}

/** More settings. What the game's options say, and how its board draws them, is fetched when somebody looks. */
function More({ game, options, set, refuse, children }: MoreProps): VNode {
  const { words, settings } = useHouse();
  const [fetched, keep] = useState<{ words: Words; board: BoardModule } | null>(null);
  const unfold = async (): Promise<void> => {
    try {
      const [found, board] = await Promise.all([wordsOf(settings.language, game, []), boardOf(game.id)]);
      keep({ words: found, board });
      refuse(null);
    } catch (no) {
      refuse(no);
    }
  };
  return (
    <details class="more" onToggle={() => void unfold()}>
      <summary>{words.text("web-more-options")}</summary>
      {fetched &&
        game.options.map((option) => (
          <OptionLine
            key={option.name}
            {...fetched}
            game={game}
            option={option}
            value={options[option.name] ?? option.default}
            change={(value) => set({ ...options, [option.name]: value })}
          />
        ))}
      {children}
    </details>
  );
}

interface OptionLineProps {
  game: GameInfo;
  option: Option;
  words: Words;
  board: BoardModule;
  value: string;
  change(value: string): void;
}

/** An option of the game; one that leaves no choice is not shown. */
function OptionLine({ game, option, words, board, value, change }: OptionLineProps): VNode | null {
  const Own = board.options?.[option.name];
  const key = `${game.id}-option-${option.name}`;
  if (!Own && option.choices.length < 2) return null;
  const title = (
    <span>
      {words.text(key)}
      <small>{words.text(`${key}.does`)}</small>
    </span>
  );
  if (Own) {
    return (
      <div class="option">
        {title}
        <Own value={value} change={change} words={words} info={game} />
      </div>
    );
  }
  return (
    <label class="option">
      {title}
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        {option.choices.map((choice) => (
          <option key={choice} value={choice}>
            {words.text(`${key}-${choice}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
