import { render } from "preact-render-to-string";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { boardOf, type Explain } from "../src/boards/board";
import * as plain from "../src/boards/plain";
import { Builder } from "../src/prompts/builder";
import { Panel } from "../src/prompts/panel";
import { sentences } from "../src/shell/log";
import { faults } from "../src/words/words";
import { lineOf } from "./lines";
import { gameOf, recorded, shown, wordsOf } from "./recorded";

// Views from recorded games, one for each question that a game asks, drawn in both languages.

const nothing = (): void => {};
let noted: string[] = [];
beforeEach(() => {
  noted = [];
  faults.note = (fault) => noted.push(fault);
});

const GAMES = await Promise.all(recorded().map(async (id) => [id, await boardOf(id)] as const));

describe.each(GAMES)("%s", (id, board) => {
  let explain: Explain | undefined;
  beforeAll(async () => {
    explain = (await board.explaining?.())?.explain;
  });
  const { info, views, events } = gameOf(id);

  describe.each(["en", "nl"])("in %s", (language) => {
    const wordsFor = wordsOf(id, language);

    it.each(views.map((view) => [view.prompt?.kind ?? view.standings?.reason, view] as const))(
      "draws %s",
      (_, view) => {
        const words = wordsFor(view);
        const props = shown(info, view, words);
        const drawn = render(<board.Board {...props} />);
        expect(drawn.length).toBeGreaterThan(200);
        // whatever can be chosen by pointing can be pointed at
        if (board !== plain) for (const place of props.targets.keys()) expect(drawn).toContain(`data-place="${place}"`);
        for (const [, thing] of drawn.matchAll(/data-explain="([^"]*)"/g))
          expect(explain?.(thing!, props)?.text.length).toBeGreaterThan(0);
        for (let seat = 0; seat < view.seats; seat++) board.standing?.figures?.(view, seat, words);
        board.standing?.leaders?.(view, words);
        if (view.prompt?.topic) words.rule(view.prompt.topic);
        expect(noted).toEqual([]);
      },
    );

    it.each(views.filter((view) => view.prompt).map((view) => [view.prompt!.kind, view] as const))(
      "asks %s",
      (_, view) => {
        const asked = render(
          <Panel
            prompt={view.prompt!}
            words={wordsFor(view)}
            board={board}
            keys
            hot={null}
            hotChoice={null}
            armed={null}
            busy={false}
            point={nothing}
            choose={nothing}
            view={view}
            opened={null}
            foreseen={new Map()}
            rules={nothing}
            Builder={Builder}
          />,
        );
        // what is built on the board itself is not offered twice
        const built = Object.keys(view.prompt!.workbench ?? {}).filter((family) => !board.choices?.builds?.(family));
        expect(asked.match(/<button/g)!.length).toBe(view.prompt!.choices.length + built.length + 1);
        expect(noted).toEqual([]);
      },
    );

    it("tells what the table wrote down", () => {
      const words = wordsFor(views[0]!);
      const told = (text: string): string => sentences(lineOf(text, { seat: 1 }), words).join();
      const notes = ["undo 1", "bot greedy", "person", "resign", "out-of-time", "pause", "resume", "seed 00"];
      for (const text of notes) expect(told(text)).not.toBe("");
      expect(told("name Li Po")).toContain("Li Po");
      expect(told("clock none")).toBe("");
      expect(told("?")).toBe("");
      expect(noted).toEqual([]);
    });

    it("tells every event", () => {
      const words = wordsFor(views.find((view) => view.seats === 4) ?? views[0]!);
      for (const event of events) {
        expect(sentences({ n: 1, seat: 0, text: "?", at: 0, events: [event] }, words).join("")).not.toBe(
          "moved" in event ? "x" : "",
        );
      }
      expect(noted).toEqual([]);
    });
  });
});
