import { describe, expect, it } from "vitest";
import type { Choice, Prompt } from "../src/net/types";
import { byTarget, chosenBy, grouped, keyOf, listed } from "../src/prompts/group";

const choice = (action: string, target = ""): Choice => ({ action, label: "", args: {}, target });
const prompt = (actions: string[], preset?: string): Prompt => ({
  kind: "",
  args: {},
  choices: actions.map((one) => choice(one)),
  ...(preset !== undefined && { default: preset }),
  families: [],
  topic: "",
  shows: null,
});

describe("options", () => {
  it("stand by family, in the order of their first", () => {
    const groups = grouped([choice("lift tea"), choice("lay silk"), choice("lift wool"), choice("pass")]);
    expect(groups.map((group) => [group.name, group.choices.map((one) => one.action)])).toEqual([
      ["lift", ["lift tea", "lift wool"]],
      ["lay", ["lay silk"]],
      ["pass", ["pass"]],
    ]);
  });

  it("have the keys 1 to 9, then a to z, in the order in which they are shown", () => {
    const many = prompt([...Array(40).keys()].map((n) => `bid ${n}`));
    expect(keyOf(0)).toBe("1");
    expect(keyOf(9)).toBe("a");
    expect(keyOf(35)).toBe("");
    expect(chosenBy(many, "1")?.action).toBe("bid 0");
    expect(chosenBy(many, "b")?.action).toBe("bid 10");
    expect(chosenBy(many, "z")?.action).toBe("bid 34");
    const mixed = prompt(["lift tea", "lay silk", "lift wool"]);
    expect(listed(mixed).map((one) => one.action)).toEqual(["lift tea", "lift wool", "lay silk"]);
    expect(chosenBy(mixed, "2")?.action).toBe("lift wool");
  });

  it("give Enter to the default alone", () => {
    expect(chosenBy(prompt(["defend", "yield"], "defend"), "Enter")?.action).toBe("defend");
    expect(chosenBy(prompt(["use", "coins"]), "Enter")).toBeUndefined();
  });

  it("ignore other keys", () => {
    for (const key of ["0", "3", "Shift", "ArrowLeft", "", "é"])
      expect(chosenBy(prompt(["use", "coins"]), key)).toBeUndefined();
  });

  it("are found by the place they point at, the first first", () => {
    const targets = byTarget([choice("camel 1", "market:2"), choice("camel 9", "market:2"), choice("pass")]);
    expect([...targets.keys()]).toEqual(["market:2"]);
    expect(targets.get("market:2")?.[0]?.action).toBe("camel 1");
  });
});
