import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, Live, type Refusal, type Wire } from "../src/net/live";
import type { Frame, Line, NewLine } from "../src/net/types";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { id: string; do: string }[] = [];
  closed = false;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; do: string });
  }

  close(): void {
    this.closed = true;
  }

  says(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

const line = (n: number): Line => ({ n, seat: 0, text: "pass", at: 0, events: [] });
const hello = (from: number, to: number): Partial<Frame> =>
  ({ kind: "hello", lines: [...Array(to - from).keys()].map((index) => line(from + index)) }) as Partial<Frame>;

let wires: FakeWire[];
let heard: number[];
let states: Connection[];
let told: (Refusal | undefined)[];
let live: Live;
const last = (): FakeWire => wires[wires.length - 1]!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = [];
  states = [];
  told = [];
  live = new Live(
    (from) => `/live?from=${from}`,
    {
      hello: (frame) => heard.push(...frame.lines.map((one) => one.n)),
      line: (frame: NewLine) => heard.push(frame.line.n),
      news: () => {},
      connection: (state, no) => {
        states.push(state);
        told.push(no);
      },
    },
    (address) => {
      const wire = new FakeWire(address);
      wires.push(wire);
      return wire;
    },
    "me",
  );
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe("the live connection", () => {
  it("says so when no answer comes, and dials again when none comes at all", async () => {
    last().says(hello(0, 1));
    const answer = live.send({ do: "answer", prompt: 1, action: "pass" });
    vi.advanceTimersByTime(2400);
    expect(states.at(-1)).toBe("live");
    vi.advanceTimersByTime(200);
    expect(states.at(-1)).toBe("slow");
    vi.advanceTimersByTime(7600);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    last().says(hello(1, 1));
    expect(last().sent.map((one) => one.id)).toEqual(["me-1"]);
    last().says({ kind: "done", id: "me-1" });
    expect((await answer).kind).toBe("done");
    vi.advanceTimersByTime(20_000);
    expect(states.at(-1)).toBe("live");
  });

  it("is quick again when the answer comes late", () => {
    last().says(hello(0, 1));
    void live.send({ do: "undo", prompt: 1 });
    vi.advanceTimersByTime(3000);
    last().says({ kind: "done", id: "me-1" });
    expect(states).toEqual(["live", "slow", "live"]);
    vi.advanceTimersByTime(20_000);
    expect(wires).toHaveLength(1);
  });

  it("comes back from the next line, and hears every line once", () => {
    last().says(hello(0, 3));
    last().says({ kind: "line", line: line(3) });
    last().breaks();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(last().address).toBe("/live?from=4");
    last().says(hello(2, 6)); // a server that repeats some lines
    last().says({ kind: "line", line: line(5) });
    last().says({ kind: "line", line: line(6) });
    expect(heard).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(states.at(-1)).toBe("live");
  });

  it("asks again when a line is missing", () => {
    last().says(hello(0, 1));
    last().says({ kind: "line", line: line(4) });
    expect(wires).toHaveLength(2);
    expect(wires[0]!.closed).toBe(true);
    expect(last().address).toBe("/live?from=1");
    expect(heard).toEqual([0]);
  });

  it("sends an unanswered command again under the same id, and settles it once", async () => {
    last().says(hello(0, 1));
    const settled = vi.fn();
    void live.send({ do: "answer", prompt: 1, action: "pass" }).then(settled);
    const id = last().sent[0]!.id;
    last().breaks();
    vi.advanceTimersByTime(300);
    expect(last().sent).toEqual([]); // not before the hello
    last().says(hello(1, 1));
    expect(last().sent.map((command) => command.id)).toEqual([id]);
    last().says({ kind: "done", id });
    last().says({ kind: "done", id });
    await vi.runAllTimersAsync();
    expect(settled).toHaveBeenCalledTimes(1);
    last().breaks();
    vi.advanceTimersByTime(300);
    last().says(hello(1, 1));
    expect(last().sent).toEqual([]);
  });

  it("does not ask again about a moment that has passed", async () => {
    last().says(hello(0, 1));
    const settled = vi.fn();
    void live.send({ do: "foresee", action: "pass" }).then(settled);
    last().breaks();
    await vi.advanceTimersByTimeAsync(300);
    last().says(hello(1, 1));
    expect(last().sent).toEqual([]);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it("keeps what is said before it is open", () => {
    void live.send({ do: "undo", prompt: 1 });
    expect(last().sent).toEqual([]);
    last().says(hello(0, 1));
    expect(last().sent).toHaveLength(1);
  });

  it("waits longer each time, and at once when told that the network is back", () => {
    last().says(hello(0, 1));
    last().breaks();
    vi.advanceTimersByTime(250);
    last().breaks();
    vi.advanceTimersByTime(250);
    expect(wires).toHaveLength(2);
    live.hurry();
    expect(wires).toHaveLength(3);
    vi.advanceTimersByTime(5000);
    expect(wires).toHaveLength(3);
  });

  it("notices that nobody is there while one only waits", () => {
    last().says(hello(0, 1));
    vi.advanceTimersByTime(19_000);
    last().says({ kind: "line", line: line(1) });
    vi.advanceTimersByTime(19_000);
    expect(last().sent).toEqual([]); // something was heard meanwhile
    vi.advanceTimersByTime(1000);
    expect(last().sent).toEqual([{ id: "me-0", do: "ping" }]);
    last().says({ kind: "pong", id: "me-0" });
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toHaveLength(2);
    expect(states).toEqual(["live"]);
    vi.advanceTimersByTime(10_000);
    expect(states).toEqual(["live", "lost"]);
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    last().says(hello(2, 2));
    expect(last().sent).toEqual([]);
  });

  it("says why it is sent away, and comes back when that passes", () => {
    const refused = (key: string): unknown => ({
      kind: "refused",
      id: "",
      reason: { key, args: {}, rule: "", target: "" },
      said: "No.",
    });
    last().says(refused("why-closing"));
    last().breaks(4503);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    last().says(refused("why-not-your-seat"));
    last().breaks(4403);
    expect(states.at(-1)).toBe("shut");
    expect(told.at(-1)?.reason.key).toBe("why-not-your-seat");
  });

  it("stays away when it is sent away, and when it is closed", () => {
    last().breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(states.at(-1)).toBe("shut");
  });
});
