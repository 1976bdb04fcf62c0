import type { VNode } from "preact";
import type { OptionProps } from "../board";
import { CharacterIcon } from "./icons";

const SPACES = 8;

/** Which tile a character is on: characters are listed in pairs, as they share a tile. */
const tileOf = (characters: readonly string[], name: string): number => Math.floor(characters.indexOf(name) / 2);

/**
 * Put a character on a space; if its tile lies elsewhere, the two tiles swap, so that the ring always has each tile
 * once.
 */
export function placed(ring: readonly string[], characters: readonly string[], space: number, name: string): string[] {
  const next = [...ring];
  const elsewhere = ring.findIndex(
    (one, index) => index !== space && tileOf(characters, one) === tileOf(characters, name),
  );
  if (elsewhere >= 0) next[elsewhere] = ring[space] ?? name;
  next[space] = name;
  return next;
}

/** The ring as the table agrees on it: random, or eight characters in order. */
export function TilesOption({ value, change, words, info }: OptionProps): VNode {
  const own = value !== "random";
  const all = info.names.character ?? [];
  const ring = own ? value.split(",") : all.filter((_, index) => index % 2 === 0).slice(0, SPACES);
  return (
    <div class="tiles-option">
      <select
        aria-label={words.text("dunhuang-option-tiles")}
        value={own ? "own" : "random"}
        onChange={(event) => change(event.currentTarget.value === "own" ? ring.join(",") : "random")}
      >
        <option value="random">{words.text("dunhuang-option-tiles-random")}</option>
        <option value="own">{words.text("web-dunhuang-own-ring")}</option>
      </select>
      {own && (
        <ol>
          {ring.map((name, space) => (
            <li key={space}>
              <CharacterIcon character={name} />
              <select
                aria-label={words.text("web-dunhuang-space", { number: space + 1 })}
                value={name}
                onChange={(event) => change(placed(ring, all, space, event.currentTarget.value).join(","))}
              >
                {all.map((one) => (
                  <option key={one} value={one}>
                    {words.name("character", one)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
