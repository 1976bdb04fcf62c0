import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line, View } from "../src/net/types";
import { Sitting } from "../src/shell/sitting";

class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onopen = null;
  sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}

  says(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const line = (n: number, text = "pass"): Line => ({
  n,
  seat: 1,
  text,
  at: 0,
  events: [{ kind: "passes", args: { seat: 1 } }],
});
const view = (mark: number, asked = true): View =>
  ({ deciding: 1, wakes: mark, ...(asked && { prompt: { kind: "ask", args: {}, choices: [] } }) }) as unknown as View;
const rest = { undo: { to: 0 }, clocks: { kind: "none" } };
const hello = (from: number, to: number, mark: number): unknown => ({
  kind: "hello",
  table: { id: "t", seats: [], seed: null, over: false },
  seat: 0,
  lines: [...Array(to - from).keys()].map((index) => line(from + index)),
  view: view(mark),
  prompt: 1,
  paused: false,
  thinking: [],
  offers: [],
  ...rest,
});
const news = (n: number, prompt = 1): unknown => ({ kind: "line", line: line(n), view: view(n), prompt, ...rest });

let sitting: Sitting;
const socket = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1]!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  sitting = new Sitting("t", 0, () => {}, "ws://here");
});
afterEach(() => {
  sitting.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a sitting", () => {
  it("makes one move of a double click, and one more when asked again", () => {
    socket().says(hello(0, 1, 0));
    sitting.answer("use");
    sitting.answer("use");
    expect(socket().sent.filter((command) => command.do === "answer")).toHaveLength(1);
    expect(socket().sent[0]).toMatchObject({ do: "answer", prompt: 1, action: "use" });
    socket().says(news(1, 2));
    sitting.answer("use");
    expect(socket().sent).toHaveLength(2);
  });

  it("still shows an offer after a reload and when somebody comes, until a bot has the seat", () => {
    const offer = { kind: "offered", what: "bot", by: 0, seat: 1, bot: "greedy" };
    socket().says({ ...(hello(0, 1, 0) as object), offers: [offer] });
    expect(sitting.scene?.offered).toMatchObject({ what: "bot", seat: 1 });
    socket().says({ kind: "seats", seats: [{ bot: "" }, { bot: "" }] });
    expect(sitting.scene?.offered).not.toBeNull();
    socket().says({ kind: "seats", seats: [{ bot: "" }, { bot: "greedy" }] });
    expect(sitting.scene?.offered).toBeNull();
  });

  it("lets a refused answer be given again, and keeps the reason until something happens", async () => {
    socket().says(hello(0, 1, 0));
    sitting.answer("use");
    socket().says({
      kind: "refused",
      id: socket().sent[0]!.id,
      reason: { key: "why-over", args: {}, rule: "", target: "" },
      said: "",
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(sitting.refusal?.reason.key).toBe("why-over");
    sitting.answer("coins");
    expect(socket().sent).toHaveLength(2);
    socket().says(news(1, 2));
    expect(sitting.refusal).toBeNull();
  });

  it("shows lines one after another while pieces travel, and takes no answer meanwhile", () => {
    socket().says(hello(0, 1, 0));
    sitting.stage = { before: () => 300 };
    socket().says(news(1));
    socket().says(news(2, 2));
    expect([sitting.scene?.n, sitting.behind]).toEqual([1, 1]);
    sitting.answer("use");
    expect(socket().sent).toEqual([]);
    vi.advanceTimersByTime(300);
    expect([sitting.scene?.n, sitting.behind]).toEqual([2, 0]);
  });

  it("can skip what is waiting", () => {
    socket().says(hello(0, 1, 0));
    sitting.stage = { before: () => 300 };
    for (let n = 1; n < 6; n++) socket().says(news(n));
    sitting.catchUp();
    expect([sitting.scene?.n, sitting.behind]).toEqual([5, 0]);
  });

  it("loses no line when the connection breaks while lines wait", () => {
    socket().says(hello(0, 1, 0));
    sitting.stage = { before: () => 300 };
    socket().says(news(1));
    socket().says(news(2));
    socket().onclose?.({ code: 1006 });
    expect(sitting.connection).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(socket().address).toContain("from=3");
    socket().says(hello(3, 5, 4));
    expect(sitting.scene?.lines.map((one) => one.n)).toEqual([0, 1, 2, 3, 4]);
    expect(sitting.scene?.n).toBe(4);
    expect(sitting.connection).toBe("live");
  });
});
