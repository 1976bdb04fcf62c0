import { describe, expect, test } from "vitest";
import type { GameInfo, View } from "../src/net/types";
import { topicNow } from "../src/shell/sheets";

const info = { topics_unasked: { "": "goal", "four-and-four": "goal", over: "points" } } as unknown as GameInfo;
const seen = (view: object): View => view as View;

describe("where the rules at hand open", () => {
  test("at what one is asked", () => {
    expect(topicNow(seen({ prompt: { topic: "turn" } }), info)).toBe("turn");
  });
  test("while others are asked, at what suits everybody", () => {
    expect(topicNow(seen({}), info)).toBe("goal");
  });
  test("when the game is over, at the way it ended", () => {
    expect(topicNow(seen({ standings: { reason: "four-and-four" } }), info)).toBe("goal");
    expect(topicNow(seen({ standings: { reason: "market-dry" } }), info)).toBe("points");
  });
  test("nowhere in a game without topics", () => {
    expect(topicNow(seen({ prompt: { topic: "" } }), { topics_unasked: {} } as unknown as GameInfo)).toBeNull();
  });
});
