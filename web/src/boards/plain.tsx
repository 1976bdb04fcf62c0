import type { VNode } from "preact";
import { GoodIcon, hasGood } from "../icons/goods";
import { SeatMark } from "../icons/marks";
import type { GameInfo } from "../net/types";
import { LETTERS, type Words } from "../words/words";
import "../style/plain.css";
import type { BoardProps, Listing } from "./board";

// A game without a board of its own: what its view shows, as a list that can be read.

type Plain = Record<string, unknown>;

const HIDDEN = new Set(["deciding", "phase", "winner", "glass", "bags", "next_bag"]);

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function called(words: Words, key: string): string {
  const known = `web-plain-${key}`;
  return words.has(known) ? words.text(known) : key.replaceAll("_", " ");
}

function Pieces({ goods, words }: { goods: Plain; words: Words }): VNode {
  const entries = Object.entries(goods);
  return (
    <span class="plain-pieces">
      {entries.map(([good, count]) => (
        <Piece key={good} good={good} count={Number(count)} words={words} />
      ))}
      {entries.length === 0 && "–"}
    </span>
  );
}

function Piece({ good, count, words }: { good: string; count: number; words: Words }): VNode {
  return (
    <span class="plain-piece">
      {hasGood(good) && <GoodIcon good={good} size={28} />}
      {words.name("good", good)}
      {count > 1 && ` ×${count}`}
    </span>
  );
}

function Value({ value, info, words }: { value: unknown; info: GameInfo; words: Words }): VNode {
  if (typeof value === "boolean") return <>{words.text(value ? "web-yes" : "web-no")}</>;
  if (typeof value === "string" && info.pieces.includes(value)) return <Piece good={value} count={1} words={words} />;
  if (isPlain(value)) return <Pieces goods={value} words={words} />;
  return <b class="plain-number">{String(value)}</b>;
}

function Members({ of, info, words }: { of: Plain; info: GameInfo; words: Words }): VNode {
  return (
    <dl>
      {Object.entries(of)
        .filter(([key, value]) => !HIDDEN.has(key) && key !== "seat" && !Array.isArray(value))
        .map(([key, value]) => (
          <div key={key}>
            <dt>{called(words, key)}</dt>
            <dd>
              <Value value={value} info={info} words={words} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

export function Board({ view, info, words }: BoardProps): VNode {
  const table = view.table as Plain;
  const lists = Object.values(table).filter(
    (value): value is Plain[] => Array.isArray(value) && value.every((item) => isPlain(item) && "seat" in item),
  );
  return (
    <div class="plain-board">
      <section class="plain-card">
        <Members of={table} info={info} words={words} />
      </section>
      {lists.flat().map((item) => {
        const seat = LETTERS.indexOf(String(item.seat));
        return (
          <section key={seat} class="plain-card">
            <h3>
              <SeatMark seat={seat} /> {words.seat(seat)}
            </h3>
            <Members of={item} info={info} words={words} />
          </section>
        );
      })}
    </div>
  );
}

export function icon(family: string, id: string): VNode | null {
  return family === "good" && hasGood(id) ? <GoodIcon good={id} /> : null;
}

export const choices: Listing = { pictured: ["good"] };
