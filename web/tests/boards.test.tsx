import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact-render-to-string";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as adventures from "../src/boards/adventures";
import type { BoardModule, BoardProps, Explain } from "../src/boards/board";
import * as dunhuang from "../src/boards/dunhuang";
import * as kashgar from "../src/boards/kashgar";
import * as marcoPolo from "../src/boards/marco-polo";
import * as plain from "../src/boards/plain";
import type { Event, GameInfo, Table, View } from "../src/net/types";
import { Builder } from "../src/prompts/builder";
import { byTarget } from "../src/prompts/group";
import { Panel } from "../src/prompts/panel";
import { sentences } from "../src/shell/log";
import type { Cards } from "../src/words/phrases";
import { faults, Words } from "../src/words/words";

// Views of recorded games, one for each question that a game asks, drawn in both languages.

interface Recorded {
  info: GameInfo;
  /** What its cards say, if they say anything. */
  cards?: Cards;
  views: View[];
  events: Event[];
}

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const NAMES = ["You", "Ben", "Cem", "Dua"];
const nothing = (): void => {};
let noted: string[] = [];
beforeEach(() => {
  noted = [];
  faults.note = (fault) => noted.push(fault);
});

const GAMES: [string, string, BoardModule][] = [
  ["dunhuang", "dunhuang", dunhuang],
  ["kashgar", "kashgar", kashgar],
  ["adventures", "adventures", adventures],
  ["marco-polo", "marco_polo", marcoPolo],
  ["sealed-bid", "sealed_bid", plain],
];

describe.each(GAMES)("%s", (id, folder, board) => {
  let explain: Explain | undefined;
  beforeAll(async () => {
    explain = (await board.explaining?.())?.explain;
  });
  const { info, cards, views, events } = JSON.parse(read(`mock/${id}.json`)) as Recorded;
  const table = { id: "t", game: id, seats: [], options: {}, over: false } as unknown as Table;

  describe.each(["en", "nl"])("in %s", (language) => {
    const sources = [
      `../src/sarai/words/${language}.ftl`,
      `../src/sarai/games/${folder}/text/${language}.ftl`,
      `texts/${language}.ftl`,
      `texts/${language}.later.ftl`,
      ...(id === "sealed-bid" ? [] : [`texts/${id}/${language}.ftl`]),
      ...(id === "marco-polo" ? [`texts/${id}/${language}.later.ftl`] : []),
    ].map(read);
    const wordsFor = (view: View): Words => new Words(language, sources, info, NAMES.slice(0, view.seats), cards);

    it.each(views.map((view) => [view.prompt?.kind ?? view.standings?.reason, view] as const))(
      "draws %s",
      (_, view) => {
        const words = wordsFor(view);
        const targets = byTarget(view.prompt?.choices ?? []);
        const props: BoardProps = {
          view,
          words,
          info,
          table,
          targets,
          hot: null,
          hotChoice: view.prompt?.choices[0] ?? null,
          point: nothing,
          pick: nothing,
          light: nothing,
          take: nothing,
          opened: null,
          open: nothing,
          foreseen: new Map(),
          pace: 0,
          last: new Set(),
          lines: [],
        };
        const drawn = render(<board.Board {...props} />);
        expect(drawn.length).toBeGreaterThan(200);
        // alone one is measured by the best routes
        if (id === "adventures") expect(drawn.includes('class="par"')).toBe(view.seats === 1 && !!view.standings);
        // whatever may be chosen by pointing can be pointed at
        if (board !== plain) for (const place of targets.keys()) expect(drawn).toContain(`data-place="${place}"`);
        for (const [, thing] of drawn.matchAll(/data-explain="([^"]*)"/g))
          expect(explain?.(thing!, { view, words, info, table })?.text.length).toBeGreaterThan(0);
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
        const built = Object.keys(view.prompt!.bench ?? {}).filter((family) => !board.choices?.builds?.(family));
        expect(asked.match(/<button/g)!.length).toBe(view.prompt!.choices.length + built.length + 1);
        expect(noted).toEqual([]);
      },
    );

    it("tells what the table wrote down", () => {
      const words = wordsFor(views[0]!);
      const told = (text: string): string => sentences({ n: 1, seat: 1, text, at: 0, events: [] }, words).join();
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
