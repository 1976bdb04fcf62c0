import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/net/types";
import { placesFor, seatsFrom } from "../src/shell/setup";

const game = {
  bots: [
    { level: "easy", spec: "greedy" },
    { level: "medium", spec: "ismcts:1" },
  ],
} as unknown as GameInfo;
const nameless = (index: number): string => `Merchant ${index + 1}`;

describe("the places of a new table", () => {
  it("are oneself against bots of medium strength", () => {
    const places = placesFor(game, 3);
    expect(places.map((place) => place.kind)).toEqual(["me", "bot", "bot"]);
    expect(places[1]!.bot).toBe("ismcts:1");
  });

  it("keep what was chosen when there are more or fewer of them", () => {
    const two = placesFor(game, 2).with(1, { kind: "link", name: "Ben", bot: "" });
    expect(placesFor(game, 4, two).map((place) => place.kind)).toEqual(["me", "link", "bot", "bot"]);
    expect(placesFor(game, 1, two)).toHaveLength(1);
  });

  it("are asked for with a name each, and a bot where one plays", () => {
    const places = placesFor(game, 2).concat({ kind: "here", name: "  ", bot: "greedy" });
    expect(seatsFrom(places, " Ann ", nameless)).toEqual([
      { kind: "here", name: "Ann" },
      { kind: "bot", name: "Roshan", bot: "ismcts:1" },
      { kind: "here", name: "Merchant 3" },
    ]);
  });
});
