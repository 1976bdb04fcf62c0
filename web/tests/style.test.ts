import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

// Sizes and colours have one home: src/style/tokens.css, and a tokens.css in the folder of each board.

const SRC = join(import.meta.dirname, "../src");
const TOKENS = "style/tokens.css";

interface Sheet {
  name: string;
  /** Its text, without comments. */
  text: string;
  declarations: { property: string; value: string }[];
}

const sheets: Sheet[] = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((name) => name.endsWith(".css"))
  .map((name) => {
    const text = readFileSync(join(SRC, name), "utf-8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
    const declarations = [...text.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].map(([, property, value]) => ({
      property: property ?? "",
      value: value ?? "",
    }));
    return { name, text, declarations };
  });
const homes = sheets.filter(({ name }) => name.endsWith("tokens.css"));
const others = sheets.filter((sheet) => !homes.includes(sheet));

const code = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SRC, name), "utf-8") }));

/** What the sheets say about these properties that is not allowed. */
const faults = (property: RegExp, forbidden: RegExp): string[] =>
  others.flatMap(({ name, declarations }) =>
    declarations
      .filter((one) => property.test(one.property) && forbidden.test(one.value))
      .map((one) => `${name}: ${one.property}: ${one.value}`),
  );

const LENGTH = /(?<![\w.-])[\d.]+(?:px|rem|pt|vw|vh)\b/;
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(|(?<![\w-])(?:white|black|red|green|blue)(?![\w-])/i;

describe("the tokens", () => {
  it("are where every size of letters comes from", () => {
    expect(faults(/^font(-size)?$/, LENGTH)).toEqual([]);
  });

  it("are where every corner comes from", () => {
    expect(faults(/^border(-\w+)*-radius$/, LENGTH)).toEqual([]);
  });

  it("are where every colour comes from", () => {
    expect(faults(/./, COLOUR)).toEqual([]);
    const painted = code.filter(({ text }) => /["'`]#[\da-f]{3,8}["'`]|\b(?:rgba?|hsla?)\(/i.test(text));
    expect(painted.map(({ name }) => name)).toEqual([]);
  });

  it("are where the room between and inside things comes from, but for hairlines and what is drawn over another", () => {
    const more = /(?<![\w.(-])(?:[2-9]|\d\d+)px/;
    expect(faults(/^((row-|column-)?gap|padding.*|margin.*)$/, more)).toEqual([]);
  });

  it("are all used, and all that is used is there", () => {
    const used = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)));
    const made = (among: Sheet[]) =>
      new Set(among.flatMap(({ text }) => text.match(/(?<=[{;]\s*)--[\w-]+(?=:)/g) ?? []));
    expect([...made(homes)].filter((name) => !used.has(name))).toEqual([]);
    const all = made(sheets);
    const unknown = [...used].filter(
      (name) => /^--(text|radius|space|pigment)-/.test(name ?? "") && !all.has(name ?? ""),
    );
    expect(unknown).toEqual([]);
  });

  it("have both sides of each colour: nothing else asks for light or dark", () => {
    const asking = sheets.filter(({ text }) => text.includes("prefers-color-scheme")).map(({ name }) => name);
    expect(asking).toEqual([]);
    const themed = others.filter(({ text }) => text.includes("data-theme")).map(({ name }) => name);
    expect(themed).toEqual([]);
    const home = sheets.find(({ name }) => name === TOKENS);
    const sides = [...(home?.text ?? "").matchAll(/\[data-theme="(\w+)"\] \{([^}]*)\}/g)];
    expect(sides.map(([, theme, body]) => [theme, body?.trim()])).toEqual([
      ["light", "color-scheme: light;"],
      ["dark", "color-scheme: dark;"],
    ]);
  });

  it("list the breakpoints", () => {
    const listed: string[] =
      readFileSync(join(SRC, TOKENS), "utf-8").match(/\((?:min|max)-(?:width|height): \d+px\)/g) ?? [];
    const asked = [
      ...sheets.flatMap(({ name, text }) => (text.match(/@media [^{]+/g) ?? []).map((query) => [name, query] as const)),
      ...code.map(({ name, text }) => [name, text] as const),
    ].flatMap(([name, query]) =>
      (query.match(/\([^()]*(?:width|height)\s*[:<>=]\s*\d+px\)/g) ?? []).map((size) => `${name}: ${size}`),
    );
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((one) => !listed.includes(one.slice(one.indexOf("("))))).toEqual([]);
  });
});
