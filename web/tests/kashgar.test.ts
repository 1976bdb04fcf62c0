import { readFileSync } from "node:fs";
import { join } from "node:path";
import { h } from "preact";
import { render } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import type { BoardProps } from "../src/boards/board";
import { choices, news } from "../src/boards/kashgar";
import { type ContractCard, contractOf, isPerson, missing, personOf, worthOf } from "../src/boards/kashgar/cards";
import { explain } from "../src/boards/kashgar/explain";
import { follow, type Kept } from "../src/boards/kashgar/follow";
import { Spread } from "../src/boards/kashgar/middle";
import { lookOf } from "../src/boards/kashgar/persons";
import { previewOf } from "../src/boards/kashgar/preview";
import type { Shown } from "../src/boards/kashgar/shown";
import { signsOf } from "../src/boards/kashgar/signs";
import type { Event, GameInfo, Table, View } from "../src/net/types";
import type { Cards, Phrase } from "../src/words/phrases";
import { Words } from "../src/words/words";

const mock = JSON.parse(readFileSync(join(import.meta.dirname, "../mock/kashgar.json"), "utf8")) as {
  info: GameInfo;
  cards: Cards;
  views: View[];
};
const { info, cards } = mock;

const plenty = { ginger: 3, cloves: 3, pepper: 3, anise: 3, cinnamon: 3, gold: 3, mules: 3 };
const contract = (more: Partial<ContractCard>): ContractCard => ({
  points: 2,
  size: "small",
  mules: 0,
  price: {},
  spices: [],
  ...more,
});

describe("what is printed on cards", () => {
  it("is points, the ! and actions", () => {
    const patriarch = personOf(info, "patriarch");
    expect([patriarch.points, patriarch.must, patriarch.caravan.length, patriarch.parting.length]).toEqual([
      0,
      true,
      2,
      0,
    ]);
    expect(personOf(info, "spice-dealer").points).toBe(-1);
    const farmer = personOf(info, "farmer");
    expect(farmer.points_per).toBe("grain-field");
    expect(worthOf(farmer, ["grain-field", "well", "grain-field"])).toBe(2);
  });

  it("has a phrase for each action, under its name", () => {
    for (const id of Object.keys(cards).filter((one) => isPerson(info, one))) {
      const { caravan, parting } = personOf(info, id);
      for (const deed of [...caravan, ...parting]) expect(cards[deed]?.key).toBeDefined();
    }
  });

  it("is a contract's condition and price", () => {
    expect(contractOf(info, "sea-captain")).toEqual({
      points: 4,
      size: "large",
      mules: 3,
      price: { cinnamon: 6, mules: 1 },
      spices: [],
    });
    expect(contractOf(info, "nothing-of-this-pack").points).toBe(0);
  });

  it("has a face of its own in our pack, and some face in any other", () => {
    const persons = Object.keys(cards).filter((one) => isPerson(info, one));
    const looks = persons.map((id) => lookOf(id).join());
    expect(new Set(looks).size).toBe(persons.length);
    for (const id of persons) expect(lookOf(id)[3], `${id} has no face of its own in PEOPLE`).not.toBe("");
    expect(lookOf("somebody-else")).toEqual(lookOf("somebody-else"));
  });
});

describe("what is missing for a contract", () => {
  it("counts what is named, each stock for itself", () => {
    expect(missing(contract({ price: { pepper: 5, gold: 1 } }), plenty)).toEqual({
      stocks: { pepper: 2 },
      spices: 0,
      in_all: 2,
    });
  });

  it("needs the mules to be there, of which some are paid", () => {
    expect(missing(contract({ mules: 3, price: { mules: 1 } }), plenty).in_all).toBe(0);
    expect(missing(contract({ mules: 5, price: { mules: 1 } }), plenty).stocks).toEqual({ mules: 2 });
  });

  it("takes each symbol from one spice, in the way that lacks least", () => {
    const few = { ginger: 1, cloves: 1, pepper: 1, anise: 1, cinnamon: 4, gold: 9, mules: 6 };
    expect(missing(contract({ spices: [2, 2] }), few).in_all).toBe(0);
    expect(missing(contract({ spices: [2, 2, 2] }), few).spices).toBe(1);
    expect(missing(contract({ spices: [3], price: { cinnamon: 2 } }), few).spices).toBe(1);
  });
});

describe("signs", () => {
  const known = (phrase: Phrase): boolean => signsOf(phrase) !== null;

  it("stand for everything that a card of ours does", () => {
    for (const [name, phrase] of Object.entries(cards))
      if (name.includes(".")) expect([name, known(phrase)]).toEqual([name, true]);
  });

  it("are price, arrow, and what it brings", () => {
    expect(signsOf(cards["elder.caravan.1"]!)).toEqual([
      { icon: "gold", text: "1", look: "cost" },
      { text: "→", look: "joint" },
      { icon: "spice", text: "+2" },
    ]);
  });

  it("tell a choice from all of it", () => {
    const stock = (name: string): Phrase => ({ key: "kashgar-says-increases", args: { stock: name, count: 2 } });
    const slashes = (joint: string): number => {
      const stocks = [stock("ginger"), stock("pepper")];
      const does: Phrase = { key: "kashgar-says-increase", parts: { stocks }, joint };
      return signsOf(does)!.filter((sign) => sign.text === "/").length;
    };
    expect(slashes(" / ")).toBe(1);
    expect(slashes(", ")).toBe(0);
  });

  it("leave a verb they do not know to its words", () => {
    expect(known({ key: "kashgar-says-free", parts: { does: [{ key: "kashgar-says-juggle" }] } })).toBe(false);
  });
});

describe("a card that is followed", () => {
  let last = 0;
  const fresh = (): number => ++last;
  const row = (...ids: string[]): Kept[] => follow([], ids, fresh);
  const keys = (cardsNow: Kept[]): number[] => cardsNow.map((card) => card.key);

  it("is the same when it goes from the front to the back", () => {
    const before = row("patriarch", "baker", "patriarch");
    const [a, b, c] = keys(before);
    expect(keys(follow(before, ["baker", "patriarch", "patriarch"], fresh))).toEqual([b, c, a]);
  });

  it("is the same when it is turned over at the back", () => {
    const before = row("patriarch", "baker");
    const [a, b] = keys(before);
    const after = follow(before, ["baker", "matriarch"], fresh);
    expect(keys(after)).toEqual([b, a]);
    expect(after[1]!.id).toBe("matriarch");
  });

  it("stays where it is while another joins or leaves", () => {
    const before = row("baker", "guide", "elder");
    const [a, b, c] = keys(before);
    expect(keys(follow(before, ["baker", "guide", "elder", "monk"], fresh)).slice(0, 3)).toEqual([a, b, c]);
    expect(keys(follow(before, ["guide", "elder"], fresh))).toEqual([b, c]);
  });
});

const number = (id: string): number => info.pieces.indexOf(id);
const shown = (): Shown => ({
  phase: "choose",
  turn: "A",
  first: "A",
  round: 1,
  deciding: ["A"],
  market: ["well", "", "school", "sea-captain"],
  merchants: ["A", "B"].map((seat) => ({
    seat,
    points: 3,
    rose: 0,
    stocks: { ...plenty },
    caravans: [["poet", "baker"], ["patriarch"], []],
    contracts: [],
  })),
  standard: { bags: [], next_bag: 0 },
  special: { bags: [], next_bag: 0 },
  contracts: { bags: [], next_bag: 0 },
  discard: {},
  box: {},
  unused_cards: 0,
  moment: 0,
  ready: true,
  last_round: false,
  end: "",
});

describe("a preview", () => {
  const preview = (...events: Event[]): ReturnType<typeof previewOf> => previewOf(events, shown(), info);

  it("shows stocks as they would be, mine and others'", () => {
    const seen = preview(
      { kind: "pays", args: { seat: 0, stock: 5, count: 1, now: 2 } },
      { kind: "raises", args: { seat: 0, stock: 6, count: 2, now: 5 } },
      { kind: "loses", args: { seat: 1, stock: 6, count: 1, now: 2 } },
    );
    expect(seen.stocks.get(0)).toEqual({ gold: 2, mules: 5 });
    expect(seen.stocks.get(1)).toEqual({ mules: 2 });
  });

  it("moves the front card to the back, and lets who joins come last", () => {
    const seen = preview(
      { kind: "uses", args: { seat: 0, person: number("poet"), caravan: 1, says: "poet.caravan.1" } },
      { kind: "gains", args: { seat: 0, person: number("monk"), caravan: 1 } },
    );
    expect(seen.caravans.get("0:0")).toEqual(["baker", "poet", "monk"]);
    expect(seen.points.get(0)).toBe(personOf(info, "monk").points);
  });

  it("takes a parted card away with its points", () => {
    const seen = preview({
      kind: "parts",
      args: { seat: 0, person: number("poet"), caravan: 1, says: "poet.parting.1" },
    });
    expect(seen.caravans.get("0:0")).toEqual(["baker"]);
    expect(seen.points.get(0)).toBe(-personOf(info, "poet").points);
  });

  it("turns the Patriarch over at the back", () => {
    const seen = preview(
      { kind: "uses", args: { seat: 0, person: number("patriarch"), caravan: 2, says: "patriarch.caravan.2" } },
      { kind: "turns", args: { seat: 0, person: number("patriarch"), caravan: 2 } },
    );
    expect(seen.caravans.get("0:1")).toEqual(["matriarch"]);
    expect(seen.points.size).toBe(0);
  });

  it("says what is drawn and what a contract brings", () => {
    const seen = preview(
      { kind: "draws", args: { seat: 0, count: 2, deck: 1 } },
      { kind: "completes", args: { seat: 0, contract: number("well"), count: 1 } },
    );
    expect(seen.draws).toEqual({ special: 2 });
    expect(seen.completes).toEqual(["well"]);
    expect(seen.points.get(0)).toBe(1);
  });

  it("counts what persons are worth with the contract that is completed", () => {
    const at = shown();
    at.merchants[0]!.caravans = [["farmer"], ["patriarch"], ["farmer", "baker"]];
    const seen = previewOf(
      [
        { kind: "uses", args: { seat: 0, person: number("farmer"), caravan: 1, says: "farmer.caravan.1" } },
        { kind: "completes", args: { seat: 0, contract: number("grain-field"), count: 2 } },
      ],
      at,
      info,
    );
    expect(seen.points.get(0)).toBe(2 + 2);
    expect(seen.points.has(1)).toBe(false);
  });

  it("moves and removes in somebody else's caravan", () => {
    const moved = preview({ kind: "moves", args: { seat: 0, other: 1, person: number("poet"), caravan: 1, end: 1 } });
    expect(moved.caravans.get("1:0")).toEqual(["baker", "poet"]);
    const gone = preview({ kind: "removes", args: { seat: 0, other: 1, person: number("baker"), caravan: 1 } });
    expect(gone.caravans.get("1:0")).toEqual(["poet"]);
  });
});

describe("on the board", () => {
  const sources = ["../../src/sarai/games/kashgar/text/en.ftl", "../texts/kashgar/en.ftl"];
  const files = sources.map((path) => readFileSync(join(import.meta.dirname, path), "utf8"));
  const words = new Words("en", files, info, ["Ann", "Ben"], cards);
  const view = mock.views[0]!;

  it("says of an empty deck what holds at this table", () => {
    const said = (options: Record<string, string>): string =>
      explain("deck:standard", { view, words, info, table: { options } as unknown as Table })!.text.join();
    expect(said({ "empty-deck": "reshuffle" })).toMatch(/discard pile is shuffled\.$/);
    expect(said({ "empty-deck": "stays-empty" })).toMatch(/nothing is drawn\.$/);
  });

  it("shows how often a drawn contract is there", () => {
    const props = { view, words, info, targets: new Map(), last: new Set() } as unknown as BoardProps;
    const drawn = (count: number): string =>
      render(h(Spread, { p: props, title: "Drawn", place: "drawn:0", cards: { well: count } }));
    expect(drawn(2)).toContain('class="copies">×2<');
    expect(drawn(1)).not.toContain("copies");
  });
});

describe("places", () => {
  it("group the options of a front card, and nothing else", () => {
    const choice = { label: "", args: {}, target: "caravans:0:1" };
    expect(choices.by?.({ ...choice, action: "use 2 1" })).toBe(choices.by?.({ ...choice, action: "pass 2" }));
    expect(choices.by?.({ ...choice, action: "caravan 2" })).toBe("caravan");
  });

  it("show a caravan as touched when its front card was used or moved", () => {
    expect(news.touches?.([{ kind: "uses", args: { seat: 1, person: 3, caravan: 2 } }], info)).toEqual([
      "caravans:1:1",
    ]);
    expect(
      news.touches?.([{ kind: "moves", args: { seat: 0, other: 1, person: 3, caravan: 1, end: 1 } }], info),
    ).toEqual(["caravans:1:0"]);
    expect(news.touches?.([{ kind: "draws", args: { seat: 1 } }], info)).toEqual([]);
  });
});
