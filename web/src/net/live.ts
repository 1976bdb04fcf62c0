import {
  type Answer,
  type Command,
  type Frame,
  type Hello,
  type NewLine,
  type News,
  ownReason,
  type Reason,
} from "./types";

export type Connection = "opening" | "live" | "slow" | "lost" | "shut";

export interface Hearer {
  hello(frame: Hello): void;
  line(frame: NewLine): void;
  news(frame: News): void;
  /** `no` says why a table is shut, if the server told. */
  connection(state: Connection, no?: Refusal): void;
}

export interface Refusal {
  reason: Reason;
  said: string;
}

/** The part of a browser's WebSocket that is used. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Waiting {
  text: string;
  /** A question about the present moment: useless later, so it is not sent again. */
  passing: boolean;
  settle(answer: Answer): void;
}

const WAITS = [250, 500, 1000, 2000, 4000];
/** How long without an answer until we say so, and until we take the connection for dead and dial again. */
const SLOW = 2500;
const DEAD = 10_000;
/** How long without a word until we ask for one: somebody who only waits would not notice that nobody is there. */
const QUIET = 20_000;

/**
 * One pair of eyes on one table. A lost connection comes back by itself, from the next line on; commands not answered
 * yet are sent again under the same id, so that each is carried out once.
 */
export class Live {
  private wire: Wire | null = null;
  private next = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private count = 0;
  private greeted = false;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private slow = false;
  private closed = false;
  private no: Refusal | undefined;

  constructor(
    private readonly address: (from: number) => string,
    private readonly hearer: Hearer,
    private readonly dial: (address: string) => Wire = (to) => new WebSocket(to) as unknown as Wire,
    private readonly mark: string = Math.random().toString(36).slice(2),
  ) {
    this.open();
  }

  /** The answer comes exactly once, however often the connection breaks. */
  send(command: Command): Promise<Answer> {
    const id = `${this.mark}-${++this.count}`;
    const text = JSON.stringify({ id, ...command });
    return new Promise((settle) => {
      this.waiting.set(id, { text, passing: command.do === "why" || command.do === "foresee", settle });
      if (this.greeted) this.wire?.send(text);
      this.listen();
    });
  }

  /**
   * While an answer is owed, silence is reported; a long silence means that nobody is there, though nothing said so.
   */
  private listen(wait: number = SLOW): void {
    clearTimeout(this.watch);
    if (!this.waiting.size || !this.greeted) {
      this.quick();
      if (this.greeted) this.watch = setTimeout(() => this.beat(), QUIET);
      return;
    }
    this.watch = setTimeout(() => {
      if (!this.slow) {
        this.slow = true;
        this.hearer.connection("slow");
        this.listen(DEAD - SLOW);
        return;
      }
      this.drop();
      this.again();
    }, wait);
  }

  /** Ask whether anybody is there; whatever is heard then counts as an answer. */
  private beat(): void {
    this.wire?.send(JSON.stringify({ id: `${this.mark}-0`, do: "ping" }));
    this.watch = setTimeout(() => this.lose(), DEAD);
  }

  private quick(): void {
    if (!this.slow) return;
    this.slow = false;
    if (this.greeted) this.hearer.connection("live");
  }

  /** The browser says that the network is gone, or nobody answers. */
  lose(): void {
    if (this.closed || !this.wire) return;
    this.drop();
    this.again();
  }

  /** Try at once: the browser says that the network is back. */
  hurry(): void {
    if (this.wire || this.closed) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.watch);
    this.slow = false;
    const wire = this.wire;
    this.wire = null;
    this.greeted = false;
    for (const [id, waiting] of this.waiting) {
      if (!waiting.passing) continue;
      this.waiting.delete(id);
      waiting.settle({ kind: "refused", id, reason: ownReason("web-no-answer"), said: "" });
    }
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
  }

  private open(): void {
    const wire = this.dial(this.address(this.next));
    this.wire = wire;
    wire.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Frame);
    wire.onclose = (event) => {
      this.drop();
      const no = this.no;
      this.no = undefined;
      if (event.code >= 4400 && event.code < 4500) {
        this.closed = true;
        this.hearer.connection("shut", no);
        return;
      }
      this.again();
    };
  }

  private again(): void {
    if (this.closed) return;
    this.hearer.connection("lost");
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 4000;
    this.timer = setTimeout(() => this.open(), wait);
  }

  private hear(frame: Frame): void {
    if (!this.waiting.size) this.listen();
    switch (frame.kind) {
      case "hello":
        this.tries = 0;
        this.greeted = true;
        frame.lines = frame.lines.filter((line) => line.n >= this.next);
        this.next = Math.max(this.next, ...frame.lines.map((line) => line.n + 1));
        this.hearer.hello(frame);
        this.hearer.connection("live");
        for (const { text } of this.waiting.values()) this.wire?.send(text);
        this.listen();
        return;
      case "line":
        if (frame.line.n < this.next) return;
        if (frame.line.n > this.next) {
          // a line is missing: ask again from where we are
          this.drop();
          this.open();
          return;
        }
        this.next = frame.line.n + 1;
        this.hearer.line(frame);
        return;
      case "done":
      case "refused":
      case "why":
      case "foreseen": {
        if (frame.kind === "refused" && !frame.id) this.no = frame;
        const waiting = this.waiting.get(frame.id);
        this.waiting.delete(frame.id);
        this.listen();
        waiting?.settle(frame);
        return;
      }
      case "pong":
        return;
      default:
        this.hearer.news(frame);
    }
  }
}
