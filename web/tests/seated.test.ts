import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import type { Choice, Line, Prompt, Reason, View } from "../src/net/types";
import { clicked, DARK, litAt, litBy, picked, useChoosing } from "../src/shell/seated/choosing";
import { type Deed, deedOf, type Press, type Table } from "../src/shell/seated/keys";
import { hasAside, isUnusual } from "../src/shell/seated/parts";
import { stepped, usePast } from "../src/shell/seated/past";
import { type Pointed, reasonFor, useWhy, wondered } from "../src/shell/seated/pointing";
import { openQuestion, type Question, useQuestion } from "../src/shell/seated/question";
import { shift } from "../src/shell/seated/sight";
import { nextHere, useHotSeat } from "../src/shell/seated/sitting";
import { useUndoing } from "../src/shell/seated/undoing";
import type { Scene, Sitting } from "../src/shell/sitting";
import { type Held, hold } from "./held";

const choice = (action: string, target = ""): Choice => ({ action, label: "", args: {}, target });
const asking = (...choices: Choice[]): Prompt => ({
  kind: "ask",
  args: {},
  choices,
  families: [],
  topic: "goal",
  shows: null,
});
const LAY = choice("lay tea", "hand:0:tea");
const LIFT = choice("lift tea", "shop:0:tea");
const GIVE = choice("give tea", "hand:0:tea");
const PASS = choice("pass");

const scene = (more: Partial<Scene> = {}, prompt?: Prompt): Scene =>
  ({
    n: 3,
    prompt: 7,
    paused: false,
    offered: null,
    undo: { to: 2 },
    view: { deciding: 1, prompt } as View,
    table: { seats: [{ kind: "here" }, { kind: "bot" }], over: false, aid: false, branch_of: null },
    ...more,
  }) as Scene;

/** A sitting that does nothing but note what it is told. */
function sitting(at: Scene, more: Partial<Sitting> = {}): Sitting & { done: unknown[] } {
  const done: unknown[] = [];
  const note =
    (what: string) =>
    (told: unknown): Promise<unknown> => {
      done.push([what, told]);
      return Promise.resolve([]);
    };
  const fake = { scene: at, seat: 0, behind: 0, answered: -1, done, answer: note("answer"), send: note("send") };
  return { ...fake, foresee: note("foresee"), build: note("build"), ...more } as unknown as Sitting & {
    done: unknown[];
  };
}

describe("the open question", () => {
  const at = sitting(scene({}, asking(LAY)));

  it("is open now and to one's own eyes, when all that came before it is shown", () => {
    expect(openQuestion(at, true)?.choices).toEqual([LAY]);
    expect(openQuestion(at, false)).toBeUndefined();
    expect(openQuestion(null, true)).toBeUndefined();
    expect(openQuestion(sitting(scene({}, asking(LAY)), { behind: 1 }), true)).toBeUndefined();
    expect(openQuestion(sitting(scene({ paused: true }, asking(LAY))), true)).toBeUndefined();
  });

  it("stays the same one while others act, and so does what is looked at for it", async () => {
    const held = await hold((one: Sitting) => useQuestion(one, true), at as Sitting);
    const { prompt, targets } = held.now;
    held.now.open("hand:0:tea");
    await held.settle();
    expect(held.now.opened).toBe("hand:0:tea");
    await held.redraw(sitting(scene({ n: 4 }, asking({ ...LAY }))));
    expect(held.now.prompt).toBe(prompt);
    expect(held.now.targets).toBe(targets);
    expect(held.now.opened).toBe("hand:0:tea");
    await held.redraw(sitting(scene({ n: 5, prompt: 8 }, asking(LAY))));
    expect(held.now.prompt).not.toBe(prompt);
    expect(held.now.opened).toBeNull();
    held.leave();
  });

  it("lights nothing on the board once it is answered", async () => {
    const held = await hold((one: Sitting) => useQuestion(one, true), sitting(scene({}, asking(LAY)), { answered: 7 }));
    expect(held.now.busy).toBe(true);
    expect(held.now.targets.size).toBe(0);
    held.leave();
  });
});

describe("lighting and choosing", () => {
  const targets = new Map([
    ["hand:0:tea", [LAY, GIVE]],
    ["shop:0:tea", [LIFT]],
  ]);

  it("lights the place of an option, and the first option of a place", () => {
    expect(litBy(DARK, LIFT)).toEqual({ place: "shop:0:tea", choice: LIFT, armed: null });
    expect(litBy(DARK, PASS)).toEqual({ place: null, choice: PASS, armed: null });
    expect(litAt(DARK, "hand:0:tea", targets)).toEqual({ place: "hand:0:tea", choice: LAY, armed: null });
    expect(litAt(DARK, "pile", targets)).toEqual({ place: "pile", choice: null, armed: null });
    expect(litAt({ place: "pile", choice: LAY, armed: "pass" }, null, targets)).toEqual({ ...DARK, armed: "pass" });
  });

  it("answers with one click, or with the second on the same option", () => {
    expect(clicked(LAY, null, false, 1)).toBe("answer");
    expect(clicked(LAY, null, true, 1)).toBe("arm");
    expect(clicked(LAY, "lay tea", true, 1)).toBe("answer");
    expect(clicked(LAY, "pass", true, 1)).toBe("arm");
  });

  it("takes the rest of a double click for nothing, but a double click on one option for both its clicks", () => {
    expect(clicked(LAY, null, false, 2)).toBeNull();
    expect(clicked(LAY, null, true, 2)).toBeNull();
    expect(clicked(LAY, "lay tea", true, 2)).toBe("answer");
  });

  it("takes the first option of a place, or looks closely where they stand together", () => {
    expect(picked("hand:0:tea", targets, undefined)).toBe(LAY);
    expect(picked("hand:0:tea", targets, (one) => one.action)).toBe(LAY);
    expect(picked("hand:0:tea", targets, (one) => one.target)).toBe("look");
    expect(picked("pile", targets, undefined)).toBeNull();
  });

  interface Given {
    at: ReturnType<typeof sitting>;
    careful?: boolean;
  }
  const use = ({ at, careful = false }: Given): ReturnType<typeof useChoosing> & { question: Question } => {
    const question = useQuestion(at, true);
    return { ...useChoosing(at, question, careful, undefined), question };
  };
  let at: ReturnType<typeof sitting>;
  let held: Held<Given, ReturnType<typeof use>>;
  beforeEach(async () => {
    at = sitting(scene({}, asking(LAY, GIVE, LIFT, PASS)));
    held = await hold(use, { at });
  });
  afterEach(() => held.leave());

  it("answers what is clicked, on the board and in the list", () => {
    held.now.pick("shop:0:tea", 1);
    held.now.choose(PASS, 1);
    expect(at.done).toEqual([
      ["answer", "lift tea"],
      ["answer", "pass"],
    ]);
  });

  it("asks a finger for a second touch on the board, which stays lit until then", async () => {
    held.now.touch(true);
    held.now.pick("hand:0:tea", 1);
    await held.settle();
    expect(held.now.armed).toBe("lay tea");
    expect(at.done).toEqual([]);
    held.now.pointChoice(GIVE);
    held.now.pointPlace(null);
    await held.settle();
    expect(held.now.lit).toBe(LAY);
    held.now.pick("hand:0:tea", 1);
    expect(at.done).toEqual([["answer", "lay tea"]]);
  });

  it("asks everybody for a second click who wants to be careful", async () => {
    await held.redraw({ at, careful: true });
    held.now.choose(LIFT, 1);
    await held.settle();
    expect([held.now.armed, held.now.place]).toEqual(["lift tea", "shop:0:tea"]);
    held.now.choose(LIFT, 1);
    expect(at.done).toEqual([["answer", "lift tea"]]);
  });

  it("forgets with the question what was lit for it, and says what an option would do when it is stayed on", async () => {
    held.now.pointChoice(LIFT);
    await new Promise((done) => setTimeout(done, 250));
    await held.settle();
    expect(at.done).toEqual([["foresee", "lift tea"]]);
    expect(held.now.foreseen.get("lift tea")).toEqual([]);
    await held.redraw({ at: sitting(scene({ prompt: 8 }, asking(PASS))) });
    expect([held.now.place, held.now.choice, held.now.lit]).toEqual([null, null, null]);
    expect(held.now.foreseen.size).toBe(0);
  });
});

describe("what is pointed at", () => {
  const question: Question = {
    prompt: asking(LAY),
    busy: false,
    targets: new Map([["market:3", [LAY]]]),
    opened: null,
    open: () => {},
  };
  const pointed = (place: string, about = place): Pointed => ({
    thing: "",
    place,
    about,
    box: {} as DOMRect,
    listed: false,
  });
  const reason = (key: string, target: string): Reason => ({ key, args: {}, rule: "", target });

  it("is wondered about when it cannot be chosen", () => {
    expect(wondered(pointed("market:1"), question)).toBe("market:1");
    expect(wondered(pointed("market:3"), question)).toBeNull();
    expect(wondered(pointed("character:3", "market:3"), question)).toBeNull();
    expect(wondered(pointed("character:1", "market:1"), question)).toBe("market:1");
    expect(wondered(pointed("market:1"), { ...question, prompt: undefined })).toBeNull();
    expect(wondered(null, question)).toBeNull();
  });

  it("has the reason of the first action that would be pointed at there, or of its own action", () => {
    const reasons = { "use 1 1": reason("a", "front:0"), "use 1 2": reason("b", "front:0"), pass: reason("c", "") };
    expect(reasonFor("front:0", reasons)?.key).toBe("a");
    expect(reasonFor("use 1 2", reasons)?.key).toBe("b");
    expect(reasonFor("front:1", reasons)).toBeNull();
    expect(reasonFor("", reasons)).toBeNull();
  });

  it("is asked about once a question, when somebody wonders", async () => {
    const answer = { kind: "why", id: "1", reasons: { "lay silk": reason("no", "market:1") } };
    const send = vi.fn(() => Promise.resolve(answer)) as unknown as Sitting["send"] & ReturnType<typeof vi.fn>;
    const use = (place: string): Reason | null => useWhy(pointed(place), sitting(scene(), { send }), question);
    const held = await hold<string, Reason | null>(use, "market:3");
    expect(send).not.toHaveBeenCalled();
    await held.redraw("market:2");
    expect([send.mock.calls, held.now]).toEqual([[[{ do: "why" }]], null]);
    await held.redraw("market:3");
    await held.redraw("market:1");
    expect([send.mock.calls.length, held.now?.key]).toEqual([1, "no"]);
    held.leave();
  });
});

describe("keys", () => {
  const press = (key: string, more: Partial<Press> = {}): Press => ({
    key,
    shift: false,
    control: false,
    alt: false,
    held: false,
    on: null,
    ...more,
  });
  const table = (more: Partial<Table> = {}): Table => ({
    behind: false,
    open: true,
    line: null,
    elsewhere: false,
    over: false,
    prompt: { ...asking(LAY, LIFT, PASS), default: "pass" },
    keys: true,
    by: undefined,
    ...more,
  });
  const does = (key: string, at: Partial<Table> = {}, more: Partial<Press> = {}): Deed["do"] | undefined =>
    deedOf(press(key, more), table(at))?.do;
  const chosen = (key: string, at: Partial<Table> = {}, more: Partial<Press> = {}): string | undefined => {
    const deed = deedOf(press(key, more), table(at));
    return deed?.do === "choose" ? deed.choice.action : undefined;
  };

  it("choose options, and Enter the default", () => {
    expect(["1", "2", "3", "4", "Enter"].map((key) => chosen(key))).toEqual([
      "lay tea",
      "lift tea",
      "pass",
      undefined,
      "pass",
    ]);
  });

  it("choose nothing where they are not wanted, held down, with another key or on a button", () => {
    expect(chosen("1", { keys: false })).toBeUndefined();
    expect(chosen("1", { prompt: undefined })).toBeUndefined();
    expect(chosen("1", {}, { held: true })).toBeUndefined();
    expect(chosen("1", {}, { control: true })).toBeUndefined();
    expect(chosen("1", {}, { alt: true })).toBeUndefined();
    expect(chosen("Enter", {}, { on: "button" })).toBeUndefined();
    expect(chosen("1", {}, { on: "button" })).toBe("lay tea");
  });

  it("are for the field that somebody writes in", () => {
    for (const key of ["1", "?", "Enter", "ArrowLeft"]) expect(does(key, {}, { on: "words" })).toBeUndefined();
  });

  it("open help and rules, take back, and lead through the page", () => {
    expect(deedOf(press("?", { shift: true }), table())).toEqual({ do: "open", sheet: "help" });
    expect(deedOf(press("R", { shift: true }), table())).toEqual({ do: "open", sheet: "rules" });
    expect(deedOf(press("B", { shift: true }), table())).toEqual({ do: "focus", on: "board" });
    expect(does("z", {}, { control: true })).toBe("undo");
    expect(does("Z", {}, { control: true, shift: true })).toBe("undo");
    expect(does("R", {}, { shift: true, control: true })).toBeUndefined();
  });

  it("show at once what waits to be shown, before they do anything else", () => {
    for (const key of [" ", "Enter", "Escape"]) expect(does(key, { behind: true, line: 3 })).toBe("catch-up");
    expect(chosen("1", { behind: true })).toBe("lay tea");
  });

  it("go through the lines of the game, and come back", () => {
    expect(deedOf(press("ArrowLeft"), table())).toEqual({ do: "step", by: -1 });
    expect(does("ArrowRight")).toBeUndefined();
    expect(deedOf(press("ArrowRight"), table({ line: 3 }))).toEqual({ do: "step", by: 1 });
    expect([does("Home"), does("End")]).toEqual(["first", "last"]);
    expect(does("Escape")).toBeUndefined();
    expect(does("Escape", { line: 3 })).toBe("back");
    expect(does("Escape", { elsewhere: true })).toBe("back");
  });

  it("leave the slider its own, and a game that is not there yet", () => {
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) {
      expect(does(key, { line: 3 }, { on: "slider" })).toBeUndefined();
      expect(does(key, { open: false, line: 3 })).toBeUndefined();
    }
  });

  it("play a finished game, unless a button is meant", () => {
    const over = { over: true, prompt: undefined };
    expect(does(" ", over)).toBe("play");
    expect(does(" ", over, { on: "slider" })).toBe("play");
    expect(does(" ", over, { on: "button" })).toBeUndefined();
    expect(does(" ")).toBeUndefined();
  });
});

describe("the past", () => {
  it("is gone through from where one is, and ends where the game does", () => {
    expect(stepped(null, -1, 9)).toBe(8);
    expect(stepped(8, 1, 9)).toBe(9);
    expect(stepped(9, 1, 9)).toBe(9);
    expect(stepped(0, -1, 9)).toBe(0);
    expect(stepped(40, -1, 9)).toBe(8);
  });

  const table = (last: number): Sitting => {
    const lines = [...Array(last + 1).keys()].map((n) => ({ n }) as Line);
    return sitting(scene({ lines, n: last }), { views: new Map() });
  };
  const viewOf = (n: number, eyes: number): View => ({ deciding: n, seat: eyes }) as View;
  const viewsOf = (eyes: number, from: number, to: number): Awaited<ReturnType<typeof api.views>> => ({
    views: [...Array(to - from + 1).keys()].map((n) => ({ n: from + n, view: viewOf(from + n, eyes) })),
  });
  let come: () => void = () => {};
  const lack = vi.fn<(no: unknown, again: () => void) => void>();
  const views = vi.spyOn(api, "views");
  const held = async (last: number): Promise<Held<Sitting, ReturnType<typeof usePast>>> => {
    views.mockReset();
    views.mockImplementation(
      (_, eyes, from, to) =>
        new Promise((done) => {
          come = () => done(viewsOf(eyes, from, to));
        }),
    );
    vi.stubGlobal("location", { search: "" });
    return hold((at: Sitting) => usePast(at, "t", 0), table(last), { lack });
  };
  afterEach(() => void vi.unstubAllGlobals());

  it("is now until one looks back or through other eyes, and comes back to that", async () => {
    const past = await held(50);
    views.mockImplementation(async (_, eyes, from, to) => viewsOf(eyes, from, to));
    expect([past.now.now, past.now.line, past.now.n]).toEqual([true, null, 50]);
    past.now.go(45);
    await past.settle();
    expect([past.now.now, past.now.n, past.now.view]).toEqual([false, 45, viewOf(45, 0)]);
    past.now.look(2);
    past.now.step(-1);
    await past.settle();
    expect([past.now.n, past.now.view]).toEqual([44, viewOf(44, 2)]);
    past.now.back();
    await past.settle();
    expect([past.now.now, past.now.eyes]).toEqual([true, 0]);
    expect(views.mock.calls.map(([, ...asked]) => asked)).toEqual([
      [0, 40, 50],
      [2, 40, 50],
    ]);
    past.leave();
  });

  it("is asked for once, however fast one goes through it", async () => {
    const past = await held(50);
    for (const n of [40, 41, 42, 43]) {
      past.now.go(n);
      await past.settle();
    }
    expect(views).toHaveBeenCalledTimes(1);
    come();
    await past.settle();
    expect(past.now.view).toEqual(viewOf(43, 0));
    past.now.go(3);
    await past.settle();
    expect(views).toHaveBeenCalledTimes(2);
    past.leave();
  });

  it("is fetched one part after another, and only what is still wanted", async () => {
    const past = await held(130);
    for (const n of [3, 43, 83, 123]) {
      past.now.go(n);
      await past.settle();
    }
    expect(views).toHaveBeenCalledTimes(1);
    come();
    await past.settle();
    expect(views.mock.calls.map(([, , from]) => from)).toEqual([0, 120]);
    come();
    await past.settle();
    expect(past.now.view).toEqual(viewOf(123, 0));
    past.leave();
  });

  it("is asked for again when whoever was told that it did not come wants it", async () => {
    const past = await held(50);
    const told = lack.mock.calls.length;
    views.mockImplementation(() => Promise.reject(new Error("no")));
    past.now.go(3);
    await past.settle();
    expect([views.mock.calls.length, lack.mock.calls.length - told]).toEqual([1, 1]);
    views.mockImplementation(async (_, eyes, from, to) => viewsOf(eyes, from, to));
    lack.mock.calls.at(-1)![1]();
    await past.settle();
    expect(past.now.view).toEqual(viewOf(3, 0));
    past.leave();
  });

  it("has lines that came while those before them were fetched", async () => {
    const past = await held(10);
    past.now.look(1);
    await past.settle();
    await past.redraw(table(11));
    come();
    await past.settle();
    come();
    await past.settle();
    expect(past.now.view).toEqual(viewOf(11, 1));
    past.leave();
  });
});

describe("at one screen", () => {
  it("the one whose turn it is sits before it, and stays as long as it may be theirs", () => {
    expect(nextHere([0, 2], 0, [2])).toBe(2);
    expect(nextHere([0, 2], 0, [0, 2])).toBeUndefined();
    expect(nextHere([0, 2], 0, [1])).toBeUndefined();
    expect(nextHere([0], 0, [2])).toBeUndefined();
  });

  it("it is handed over when all is shown, once, and the seats are told as they change", async () => {
    const handOver = vi.fn();
    const seatsChanged = vi.fn();
    const turn = scene({ view: { deciding: 2 } as View });
    const use = (at: Sitting): void => useHotSeat(at, [0, 1], handOver, seatsChanged);
    const held = await hold(use, sitting(turn, { behind: 1 }));
    expect(handOver).not.toHaveBeenCalled();
    await held.redraw(sitting(turn));
    await held.redraw(sitting({ ...turn }));
    expect(handOver.mock.calls).toEqual([[1]]);
    expect(seatsChanged.mock.calls).toEqual([[turn.table.seats]]);
    held.leave();
  });
});

describe("taking back", () => {
  it("is sent, or refused with its reason until the next line", async () => {
    const free = sitting(scene());
    const held = await hold((at: Sitting) => useUndoing(at), free as Sitting);
    held.now.undo();
    expect(free.done).toEqual([["send", { do: "undo", prompt: 7 }]]);
    const reason: Reason = { key: "why-undo", args: {}, rule: "", target: "" };
    await held.redraw(sitting(scene({ undo: { reason } })));
    held.now.undo();
    await held.settle();
    expect(held.now.no).toBe(reason);
    await held.redraw(sitting(scene({ undo: { reason }, n: 4 })));
    expect(held.now.no).toBeNull();
    held.leave();
  });
});

describe("the page", () => {
  it("says what is unusual", () => {
    expect(isUnusual(scene(), 0, true)).toBe(false);
    expect(isUnusual(scene(), -1, true)).toBe(true);
    expect(isUnusual(scene(), 0, false)).toBe(true);
    expect(isUnusual(scene({ paused: true }), 0, true)).toBe(true);
  });

  it("has something aside where one may remember or invite", () => {
    const { table } = scene();
    expect(hasAside(scene())).toBe(false);
    expect(hasAside(scene({ table: { ...table, aid: true } }))).toBe(true);
    const seats = [...table.seats, { kind: "open" }] as typeof table.seats;
    expect(hasAside(scene({ table: { ...table, seats } }))).toBe(true);
  });

  it("scrolls what is asked about between the top and the question, and not at all when it is seen", () => {
    expect(shift(100, 200, 50, 300)).toBe(0);
    expect(shift(400, 500, 50, 300)).toBe(400 - 50 - 75);
    expect(shift(20, 400, 50, 300)).toBe(20 - 50 - 8);
    expect(shift(400, 500, 300, 200)).toBe(0);
  });
});
