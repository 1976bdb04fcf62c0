import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardModule } from "../boards/board";
import { Mark } from "../icons/marks";
import "../icons/tools";
import { Said } from "../icons/said";
import { api } from "../net/api";
import type { Args, Command, GameInfo, Knowledge, Table, View } from "../net/types";
import type { Words } from "../words/words";
import { MemoryList } from "./asides";
import { Address, Copy } from "./copy";
import { mediumOf, type Settings, useHouse, useLater, WhyNot } from "./house";
import { Languages, Sheet, Switch, Themes, Tick } from "./pieces";
import { leavers, mayClose, mayLeave, mayRest, removable, roughly } from "./rights";
import type { Scene, Sitting } from "./sitting";
import { useNow } from "./top";
import "../style/sheets.css";

interface SheetsProps {
  /** Which one is open. */
  sheet: string;
  at: Sitting;
  scene: Scene;
  view: View;
  words: Words;
  info: GameInfo;
  board: BoardModule;
  /** The seat through whose eyes one looks. */
  eyes: number;
  /** The line that is looked at, if not the present. */
  then: number | null;
  open(sheet: string): void;
  close(): void;
}

/** The sheet over a table: one at a time. */
export function Sheets({
  sheet,
  at,
  scene,
  view,
  words,
  info,
  board,
  eyes,
  then,
  open,
  close,
}: SheetsProps): VNode | null {
  const { go } = useHouse();
  const { table, paused } = scene;
  const { seat } = at;
  const said = { words, close };
  const [which, of] = sheet.split(":");
  const other = Number(of);
  const elsewhere = useLater(which === "elsewhere", () => import("./elsewhere"));
  const rise = async (from: number): Promise<void> => {
    await api.remove(table.id, from);
    close();
  };
  const send = async (command: Command): Promise<void> => {
    close();
    await at.send(command);
  };
  switch (which) {
    case "rules":
      return <Rules {...said} info={info} board={board} at={topicNow(scene.view, info)} asked={!!scene.view.prompt} />;
    case "help":
      return <Help {...said} />;
    case "menu":
      return (
        <Menu
          {...said}
          info={info}
          scene={scene}
          open={open}
          takeOver={(away) => void send({ do: "bot", seat: away })}
          pause={() => void send({ do: paused ? "resume" : "pause" })}
        />
      );
    case "share":
      return <Share {...said} table={table} seat={seat} n={then} />;
    case "branch":
      return <Branch {...said} info={info} table={table} seat={eyes} n={then ?? scene.lines.length - 1} />;
    case "memory":
      return <MemorySheet {...said} memory={view.memory} board={board} />;
    case "resign":
      return <Confirm {...said} {...SURE.resign} act={() => send({ do: "resign" })} />;
    case "elsewhere":
      return elsewhere && <elsewhere.Elsewhere {...said} table={table} seat={seat} />;
    case "leave":
      return <Confirm {...said} {...SURE.leave} act={() => rise(seat)} />;
    case "remove":
      return <Confirm {...said} {...SURE.remove} who={other} act={() => rise(other)} />;
    case "end-table":
      return (
        <Confirm
          {...said}
          {...SURE.end}
          act={async () => {
            await api.close(table.id);
            go("/");
          }}
        />
      );
    default:
      return null;
  }
}

/** The rules at hand, searchable, opened where the question is. */
function Rules({
  words,
  info,
  board,
  at,
  asked,
  close,
}: {
  words: Words;
  info: GameInfo;
  board: BoardModule;
  at: string | null;
  /** Whether there is a question that the rule they open at helps with. */
  asked: boolean;
  close(): void;
}): VNode {
  const [wanted, setWanted] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const characters = info.names.character ?? [];
  const entries = useMemo(
    () => [
      ...info.topics.map((id) => ({
        id,
        title: topicTitle(words, info, id),
        text: words.rule(id),
        family: "",
      })),
      ...characters.map((id) => ({
        id,
        title: words.name("character", id),
        text: words.rule(id),
        family: "character",
      })),
      ...info.pieces
        .filter((id) => id in words.cards)
        .map((id) => ({ id, title: words.name("good", id), text: words.card(id), family: "good" })),
    ],
    [words, info],
  );
  const plain = wanted.trim().toLowerCase();
  const shown = entries.filter(({ title, text }) => !plain || `${title} ${text}`.toLowerCase().includes(plain));
  useEffect(() => {
    list.current?.querySelector(".at")?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Sheet title={words.text("web-rules")} close={close} wide>
      <label class="search">
        <span class="hidden">{words.text("web-search")}</span>
        <input
          type="search"
          placeholder={words.text("web-search")}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </label>
      <div class="rules" ref={list}>
        {info.topics.length + characters.length === 0 && <p>{words.text(`${info.id}-about`)}</p>}
        {shown.map(({ id, title, text, family }) => (
          <article key={id} class={id === at && !plain ? "at" : ""}>
            <h3>
              {family && board.icon?.(family, id, words)} {title}
              {id === at && asked && !plain && <small>{words.text("web-rules-now")}</small>}
            </h3>
            <p>
              <Said text={text} />
            </p>
          </article>
        ))}
        {shown.length === 0 && entries.length > 0 && <p class="empty">{words.text("web-nothing-found")}</p>}
      </div>
    </Sheet>
  );
}

/** Where the rules at hand open: at what one is asked, otherwise at where the game stands. */
export function topicNow(view: View, info: GameInfo): string | null {
  const unasked = info.topics_unasked;
  const end = view.standings ? (unasked[view.standings.reason] ?? unasked.over) : unasked[""];
  return view.prompt?.topic || end || null;
}

function topicTitle(words: Words, info: GameInfo, id: string): string {
  const key = [`web-topic-${id}`, `${info.id}-topic-${id}`].find((one) => words.has(one));
  const title = key ? words.text(key) : id;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

const HELP: [string, string][] = [
  ["1–9 a–z", "choose"],
  ["Enter", "enter"],
  ["Tab", "tab"],
  ["Ctrl Z", "undo"],
  ["Shift R", "rules"],
  ["Shift L", "log"],
  ["Shift B", "board"],
  ["Shift Q", "question"],
  ["← → Home End", "replay"],
  ["Space", "space"],
  ["Esc", "escape"],
  ["?", "help"],
];

function Help({ words, close }: { words: Words; close(): void }): VNode {
  return (
    <Sheet title={words.text("web-help")} close={close}>
      <p>{words.text("web-help.does")}</p>
      <dl class="help">
        {HELP.map(([keys, id]) => (
          <div key={id}>
            <dt>
              {keys.split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words.text(`web-help-${id}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

interface MenuProps {
  words: Words;
  info: GameInfo;
  scene: Scene;
  open(sheet: string): void;
  pause(): void;
  takeOver(seat: number): void;
  close(): void;
}

function Menu({ words, info, scene, open, pause, takeOver, close }: MenuProps): VNode {
  const { table, seat, paused } = scene;
  const item = (mark: string, key: string, act: () => void, args: Args = {}): VNode => (
    <button type="button" class="button menu-item" onClick={act}>
      <Mark name={mark} /> {words.text(key, args)}
    </button>
  );
  const playing = seat >= 0 && !table.over;
  return (
    <Sheet title={words.text("web-menu")} close={close}>
      <div class="menu">
        {item("book", "web-rules", () => open("rules"))}
        {item("help", "web-help", () => open("help"))}
        {item("link", "web-share", () => open("share"))}
        {playing && item("device", "web-elsewhere", () => open("elsewhere"))}
        {table.aid && item("lamp", "web-memory", () => open("memory"))}
        {playing && item(paused ? "play" : "pause", paused ? "web-resume" : "web-pause", pause)}
        {playing && !info.timed && item("branch", "web-branch", () => open("branch"))}
        {playing && mayRest(table, seat) && item("bot", "web-rest", () => takeOver(seat))}
        {playing && item("flag", "web-resign", () => open("resign"))}
      </div>
      <People words={words} scene={scene} item={item} open={open} takeOver={takeOver} />
      <h3>{words.text("web-settings")}</h3>
      <SettingsList words={words} />
    </Sheet>
  );
}

interface PeopleProps extends Pick<MenuProps, "words" | "scene" | "open" | "takeOver"> {
  item(mark: string, key: string, act: () => void, args?: Args): VNode;
}

/** What can be done about the people at the table: a bot for a leaver, freeing a seat, closing the table. */
function People({ words, scene, item, open, takeOver }: PeopleProps): VNode | null {
  const away = scene.seat >= 0 && !scene.table.over ? leavers(scene, Date.now()) : [];
  useNow(0, away.some(({ wait }) => wait) ? 250 : 0);
  const guests = removable(scene);
  const leaves = mayLeave(scene);
  const closes = mayClose(scene);
  if (!away.length && !guests.length && !leaves && !closes) return null;
  return (
    <>
      <h3>{words.text("web-this-table")}</h3>
      <div class="menu">
        {away.map(({ seat, wait }) => (
          <button
            key={seat}
            type="button"
            class="button menu-item"
            aria-disabled={wait > 0}
            onClick={() => wait || takeOver(seat)}
          >
            <Mark name="bot" />
            <span>
              {words.text("web-take-over", { seat: words.seat(seat) })}
              {wait > 0 && <small>{words.text("web-take-over.wait", roughly(wait))}</small>}
            </span>
          </button>
        ))}
        {guests.map((seat) => item("door", "web-remove", () => open(`remove:${seat}`), { seat: words.seat(seat) }))}
        {leaves && item("door", "web-leave", () => open("leave"))}
        {closes && item("close", "web-end-table", () => open("end-table"))}
      </div>
    </>
  );
}

/** What a guest may set: language, theme, motion, keys. */
function SettingsList({ words }: { words: Words }): VNode {
  const { settings, set } = useHouse();
  const motions: [Settings["motion"], string][] = (["calm", "quick", "off"] as const).map((id) => [
    id,
    words.text(`web-motion-${id}`),
  ]);
  return (
    <div class="settings">
      <div class="setting">
        <span>{words.text("web-language")}</span>
        <Languages />
      </div>
      <div class="setting">
        <span>{words.text("web-theme")}</span>
        <Themes />
      </div>
      <div class="setting">
        <span>{words.text("web-motion")}</span>
        <Switch
          label={words.text("web-motion")}
          value={settings.motion}
          choices={motions}
          onChange={(motion) => set({ motion })}
        />
      </div>
      <Tick
        label={words.text("web-keys")}
        note={words.text("web-keys.does")}
        on={settings.keys}
        change={(keys) => set({ keys })}
      />
      <Tick
        label={words.text("web-careful")}
        note={words.text("web-careful.does")}
        on={settings.careful}
        change={(careful) => set({ careful })}
      />
    </div>
  );
}

/** What asks for confirmation: its title, what it does, both answers, and the mark of the first. */
const SURE = {
  resign: { title: "web-resign", does: "web-resign.does", yes: "web-resign.yes", no: "web-play-on", mark: "flag" },
  leave: { title: "web-leave", does: "web-leave.does", yes: "web-leave.yes", no: "web-stay", mark: "door" },
  remove: { title: "web-remove", does: "web-remove.does", yes: "web-remove.yes", no: "web-cancel", mark: "door" },
  end: {
    title: "web-end-table",
    does: "web-end-table.does",
    yes: "web-end-table.yes",
    no: "web-keep-table",
    mark: "close",
  },
};

interface ConfirmProps {
  words: Words;
  close(): void;
  title: string;
  does: string;
  yes: string;
  no: string;
  mark: string;
  /** The seat it would be done to. */
  who?: number;
  act(): Promise<void>;
}

/** What cannot be undone asks for confirmation. */
function Confirm({ words, close, title, does, yes, no, mark, who, act }: ConfirmProps): VNode {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const args: Args = who === undefined ? {} : { seat: words.seat(who) };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    try {
      await act();
    } catch (no) {
      setRefused(no);
      setBusy(false);
    }
  };
  return (
    <Sheet title={words.text(title, args)} close={close}>
      <p>{words.text(does, args)}</p>
      {!!refused && <WhyNot no={refused} words={words} />}
      <div class="row right">
        <button type="button" class="button" autofocus onClick={close}>
          {words.text(no)}
        </button>
        <button type="button" class="button danger" disabled={busy} onClick={() => void confirm()}>
          <Mark name={mark} /> {words.text(yes)}
        </button>
      </div>
    </Sheet>
  );
}

/** Share by link, by file or as text. */
function Share({
  words,
  table,
  seat,
  n,
  close,
}: {
  words: Words;
  table: Table;
  seat: number;
  n: number | null;
  close(): void;
}): VNode {
  const [text, setText] = useState("");
  const [refused, setRefused] = useState<unknown>(null);
  const link = `${location.origin}/t/${table.id}${n === null ? "" : `?n=${n}`}`;
  const read = (): void => {
    setRefused(null);
    api.record(table.id, seat).then(setText, setRefused);
  };
  useEffect(read, []);
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const anchor = document.createElement("a");
    anchor.href = address;
    anchor.download = `${table.game}-${table.id}.sarai`;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };
  return (
    <Sheet title={words.text("web-share")} close={close} wide>
      <p>{words.text(table.over ? "web-share-over" : "web-share-running")}</p>
      <Address link={link} label={words.text("web-table-link")} copy={words.text("web-copy-link")} />
      {!!refused && (
        <WhyNot no={refused} words={words}>
          <button type="button" class="button small" onClick={read}>
            {words.text("web-try-again")}
          </button>
        </WhyNot>
      )}
      <div class="row">
        <Copy text={text} label={words.text("web-copy-record")} />
        <button type="button" class="button" disabled={!text} onClick={save}>
          <Mark name="save" /> {words.text("web-save-record")}
        </button>
      </div>
      <textarea class="record" readOnly rows={8} aria-label={words.text("web-record")} value={text} />
    </Sheet>
  );
}

/** Play on from a point of a game, against bots. */
function Branch({
  info,
  words,
  table,
  seat,
  n,
  close,
}: {
  info: GameInfo;
  words: Words;
  table: Table;
  seat: number;
  n: number;
  close(): void;
}): VNode {
  const { go } = useHouse();
  const level = mediumOf(info);
  const [own, setOwn] = useState(seat >= 0 ? seat : 0);
  const [spec, setSpec] = useState(level?.spec ?? "");
  const [refused, setRefused] = useState<unknown>(null);
  const start = async (): Promise<void> => {
    try {
      const bots = table.seats.map((_, index) => (index === own ? null : spec));
      const made = await api.branch(table.id, { n, seat: own, bots });
      go(`/t/${made.id}`);
    } catch (no) {
      setRefused(no);
    }
  };
  return (
    <Sheet title={words.text("web-branch")} close={close}>
      <p>{words.text(table.over ? "web-branch-true" : "web-branch-imagined", { n })}</p>
      <label class="option">
        <span>{words.text("web-branch-seat")}</span>
        <select
          value={String(own)}
          disabled={!table.over && seat >= 0}
          onChange={(event) => setOwn(Number(event.currentTarget.value))}
        >
          {table.seats.map((_, index) => (
            <option key={index} value={String(index)}>
              {words.seat(index)}
            </option>
          ))}
        </select>
      </label>
      <label class="option">
        <span>{words.text("web-branch-bots")}</span>
        <select value={spec} onChange={(event) => setSpec(event.currentTarget.value)}>
          {info.bots.map((bot) => (
            <option key={bot.spec} value={bot.spec}>
              {words.has(`web-bot-${bot.level}`) ? words.text(`web-bot-${bot.level}`) : bot.level}
            </option>
          ))}
        </select>
      </label>
      {!!refused && <WhyNot no={refused} words={words} />}
      <div class="row right">
        <button type="button" class="button main" onClick={() => void start()}>
          <Mark name="branch" /> {words.text("web-branch-start")}
        </button>
      </div>
    </Sheet>
  );
}

function MemorySheet({
  memory,
  words,
  board,
  close,
}: {
  memory: Knowledge;
  words: Words;
  board: BoardModule;
  close(): void;
}): VNode {
  return (
    <Sheet title={words.text("web-memory")} close={close}>
      <p>{words.text("web-aid.does")}</p>
      <MemoryList memory={memory} words={words} board={board} />
    </Sheet>
  );
}
