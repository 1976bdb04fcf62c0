import type { VNode } from "preact";
import { GoodIcon, hasGood } from "../icons/goods";
import { SeatMark } from "../icons/marks";
import type { GameInfo } from "../net/types";
import { LETTERS, type Words } from "../words/words";
import "../style/plain.css";
import type { BoardProps, Listing } from "./board";

// A game without a board of its own: what its view shows, as a readable list.

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isListed = (value: unknown): value is Plain[] => Array.isArray(value) && value.every(isPlain);

const keyOf = (info: GameInfo, member: string): string => `${info.id}-table-${member.replaceAll("_", "-")}`;

/** The members worth a word, with what they hold: those that the game's texts name, or all if they name none. */
function told(of: Plain, { info, words, named }: Told): [string, unknown][] {
  return Object.entries(of).filter(
    ([member, value]) =>
      !["seat", "phase", "deciding"].includes(member) &&
      value !== "" &&
      !(isListed(value) && value.length === 0) &&
      (!named || words.has(keyOf(info, member))),
  );
}

interface Told {
  info: GameInfo;
  words: Words;
  /** Whether the game's texts name members of its table. */
  named: boolean;
}

const called = (member: string, { info, words }: Told): string => {
  const key = keyOf(info, member);
  return words.has(key) ? words.text(key) : member.replaceAll("_", " ");
};

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

function Value({ value, ...more }: Told & { value: unknown }): VNode {
  const { info, words } = more;
  if (typeof value === "boolean") return <>{words.text(value ? "web-yes" : "web-no")}</>;
  if (typeof value === "string" && info.pieces.includes(value)) return <Piece good={value} count={1} words={words} />;
  if (typeof value === "string" && value.length === 1 && LETTERS.includes(value))
    return <b>{words.seat(LETTERS.indexOf(value))}</b>;
  if (isListed(value))
    return (
      <>
        {value.map((item, at) => (
          <Members key={at} of={item} {...more} />
        ))}
      </>
    );
  if (Array.isArray(value))
    return (
      <>
        {value.map((item, at) => (
          <Value key={at} value={item} {...more} />
        ))}
      </>
    );
  if (isPlain(value)) return <Pieces goods={value} words={words} />;
  return <b class="plain-number">{String(value)}</b>;
}

function Members({ of, ...more }: Told & { of: Plain }): VNode {
  return (
    <dl>
      {told(of, more).map(([member, value]) => (
        <div key={member}>
          <dt>{called(member, more)}</dt>
          <dd>
            <Value value={value} {...more} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Board({ view, info, words }: BoardProps): VNode {
  const table = view.table as Plain;
  const more = { info, words, named: Object.keys(table).some((member) => words.has(keyOf(info, member))) };
  const seated = (value: unknown): value is Plain[] => isListed(value) && value.some((item) => "seat" in item);
  const middle = Object.fromEntries(Object.entries(table).filter(([, value]) => !seated(value)));
  return (
    <div class="plain-board">
      <section class="plain-card">
        <Members of={middle} {...more} />
      </section>
      {Object.values(table)
        .filter(seated)
        .flat()
        .map((item) => {
          const seat = LETTERS.indexOf(String(item.seat));
          return (
            <section key={seat} class="plain-card">
              <h3>
                <SeatMark seat={seat} /> {words.seat(seat)}
              </h3>
              <Members of={item} {...more} />
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
