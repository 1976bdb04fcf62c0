import { type Connection, Live, type Refusal } from "../net/live";
import {
  type Answer,
  type Clocks,
  type Command,
  type Event,
  isMoved,
  type Line,
  type NewLine,
  type Seen,
  type Table,
  type Undo,
  type View,
} from "../net/types";

/** What the page shows of a table, as one pair of eyes sees it. */
export interface Scene {
  table: Table;
  seat: number;
  view: View;
  lines: Line[];
  /** The line after which the view stands. */
  n: number;
  prompt: number;
  undo: Undo;
  clocks: Clocks;
  /** How far the server's clock is ahead of ours. */
  ahead: number;
  paused: boolean;
  thinking: number[];
  /** When the seats were last reported, by our own clock. */
  told: number;
  offered: { what: string; by: number; seat: number; bot: string } | null;
}

export interface Stage {
  /** Called before a new view is shown; returns how long its movements take, in ms. */
  before(line: Line): number;
}

const still: Stage = { before: () => 0 };
const MOST_WAITING = 24;

/** Sits at one table as one pair of eyes: keeps the scene, and paces what comes in so that pieces can travel. */
export class Sitting {
  scene: Scene | null = null;
  connection: Connection = "opening";
  /** Why the table is shut, if the server told. */
  shut: Refusal | undefined;
  refusal: Refusal | null = null;
  /** The prompt that has been answered, but not yet carried out. */
  answered = -1;
  stage: Stage = still;
  readonly views = new Map<number, View>();
  private readonly live: Live;
  private queue: NewLine[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly seat: number,
    private readonly changed: () => void,
    socketBase: string = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`,
  ) {
    this.live = new Live((from) => `${socketBase}/api/tables/${id}/live?seat=${seat}&from=${from}`, {
      hello: (frame) => {
        clearTimeout(this.timer);
        this.timer = undefined;
        const before = this.queue.map((waiting) => waiting.line);
        this.queue = [];
        const lines = [...(this.scene?.lines ?? []), ...before, ...frame.lines];
        const n = lines.length - 1;
        this.views.set(n, frame.view);
        this.scene = {
          table: frame.table,
          seat: frame.seat,
          view: frame.view,
          lines,
          n,
          prompt: frame.prompt,
          undo: frame.undo,
          clocks: frame.clocks,
          ahead: frame.clocks.now - Date.now(),
          paused: frame.paused,
          thinking: frame.thinking,
          told: Date.now(),
          offered: frame.offers.at(-1) ?? null,
        };
        this.changed();
      },
      line: (frame) => {
        this.queue.push(frame);
        if (this.timer === undefined) this.pump();
      },
      news: (frame) => {
        const scene = this.scene;
        if (!scene) return;
        if (frame.kind === "seats") {
          const { offered } = scene; // coming and going leave it open; a bot on its seat does not
          const open = offered && !(offered.what === "bot" && frame.seats[offered.seat]?.bot) ? offered : null;
          this.scene = { ...scene, table: { ...scene.table, seats: frame.seats }, told: Date.now(), offered: open };
        } else if (frame.kind === "thinking") this.scene = { ...scene, thinking: frame.seats };
        else if (frame.kind === "paused") this.scene = { ...scene, paused: frame.paused, offered: null };
        else if (frame.kind === "offered") this.scene = { ...scene, offered: frame };
        else if (frame.kind === "rematch") this.scene = { ...scene, table: { ...scene.table, rematch: frame.table } };
        this.changed();
      },
      connection: (state, no) => {
        this.connection = state;
        this.shut = no;
        this.changed();
      },
    });
  }

  /** Show everything that is waiting, at once. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const stage = this.stage;
    this.stage = still;
    this.pump();
    this.stage = stage;
  }

  get behind(): number {
    return this.queue.length;
  }

  private pump(): void {
    this.timer = undefined;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      // somebody who is building does not have to wait for what the others do
      const building = !!this.scene?.view.prompt?.workbench;
      const wait = building || this.queue.length > MOST_WAITING ? 0 : this.stage.before(next.line);
      this.show(next);
      if (wait > 0) {
        this.timer = setTimeout(() => this.pump(), wait);
        break;
      }
    }
    this.changed();
  }

  private show(frame: NewLine): void {
    const scene = this.scene;
    if (!scene) return;
    const view = whole(scene.view, frame.view);
    this.views.set(frame.line.n, view);
    const seed = frame.line.noted === "seed" ? frame.line.said : undefined;
    this.scene = {
      ...scene,
      view,
      lines: [...scene.lines, frame.line],
      n: frame.line.n,
      prompt: frame.prompt,
      undo: frame.undo,
      clocks: frame.clocks,
      ahead: frame.clocks.now - Date.now(),
      table: {
        ...scene.table,
        lines: frame.line.n + 1,
        over: !view.deciding,
        seed: seed ?? scene.table.seed,
      },
    };
    this.refusal = null;
    this.changed();
  }

  async send(command: Command): Promise<Answer> {
    const answer = await this.live.send(command);
    if (answer.kind === "refused" && command.do !== "why" && command.do !== "foresee") {
      this.refusal = { reason: answer.reason, said: answer.said };
      this.answered = -1;
      this.changed();
    }
    return answer;
  }

  /** What would certainly happen; nothing when the question is no longer open. */
  async foresee(action: string): Promise<Event[]> {
    const open = this.scene?.view.prompt?.choices.some((choice) => choice.action === action);
    if (!open || this.queue.length || this.answered === this.scene?.prompt) return [];
    const answer = await this.send({ do: "foresee", action });
    return answer.kind === "foreseen" ? answer.events : [];
  }

  /** Answer the open question; a second click on the same question does nothing. */
  answer(action: string): void {
    const scene = this.scene;
    if (!scene?.view.prompt || this.queue.length || this.answered === scene.prompt) return;
    this.answered = scene.prompt;
    this.refusal = null;
    this.changed();
    void this.send({ do: "answer", prompt: scene.prompt, action });
  }

  /** Change what is being built; changes do not wait for one another. Resolves to whether it was carried out. */
  async build(action: string): Promise<boolean> {
    const scene = this.scene;
    if (!scene?.view.prompt?.workbench || this.answered === scene.prompt) return false;
    const answer = await this.send({ do: "answer", prompt: scene.prompt, action });
    return answer.kind === "done";
  }

  /** Hide an offer that one does not want to see any more; the others may still agree on it. */
  decline(): void {
    if (this.scene) this.scene = { ...this.scene, offered: null };
    this.changed();
  }

  forget(): void {
    this.refusal = null;
    this.changed();
  }

  hurry(): void {
    this.live.hurry();
  }

  lose(): void {
    this.live.lose();
  }

  close(): void {
    clearTimeout(this.timer);
    this.live.close();
  }
}

/** A new view: what never changes at a table comes from the first one. */
export const whole = ({ game, rules, pack, options, seats, seat }: View, seen: Seen): View => ({
  game,
  rules,
  pack,
  options,
  seats,
  seat,
  ...seen,
});

/**
 * Which lines no longer stand, because they were taken back: only answers; what the table wrote between them stands.
 */
export function undone(lines: readonly Line[]): Set<number> {
  const gone = new Set<number>();
  for (const line of lines) {
    if (line.noted !== "undo") continue;
    const to = Number(line.said);
    for (const { n, noted } of lines) if (n > to && n < line.n && (!noted || noted === "undo")) gone.add(n);
  }
  return gone;
}

/** The places that a line's pieces came from or went to: they are outlined as the last move. */
export function touched(events: readonly Event[], pieces: readonly string[]): Set<string> {
  const places = new Set<string>();
  for (const event of events) {
    if (!isMoved(event)) continue;
    const { piece, source, target } = event.moved;
    places.add(source).add(target);
    if (piece !== null) places.add(`${target}:${pieces[piece]}`);
  }
  return places;
}

/** The bits of a mask, as seats. */
export const seatsOf = (mask: number): number[] => [...Array(16).keys()].filter((seat) => (mask >> seat) & 1);
