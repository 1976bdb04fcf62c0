import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { Choice } from "../../net/types";
import type { BoardProps } from "../board";
import { part, spot } from "../spot";
import { Zone } from "../zone";
import { Deed, deedsOf, Head, Points } from "./card";
import { personOf, worthOf } from "./cards";
import { useGliding } from "./flip";
import { follow, type Kept } from "./follow";
import { Glyph } from "./glyphs";
import { Portrait } from "./persons";
import type { Preview } from "./preview";
import { shownIn } from "./shown";

let lastKey = 0;
const fresh = (): number => ++lastKey;

/** The cards of a caravan, with keys that stay with them. */
function useFollowed(row: readonly string[]): Kept[] {
  const kept = useRef<Kept[]>([]);
  const known = kept.current;
  if (known.length !== row.length || known.some((card, at) => card.id !== row[at]))
    kept.current = follow(known, row, fresh);
  return kept.current;
}

/** What an action of a front card is called in the prompt. */
const actionOf = (kind: string, caravan: number, number: number): string =>
  kind === "pass" ? `pass ${caravan + 1}` : `${kind} ${caravan + 1} ${number}`;

/** One of one's own caravans: the front card large with all it can do, the others behind it in order. */
export function Caravan({
  p,
  seat,
  number,
  preview,
}: {
  p: BoardProps;
  seat: number;
  number: number;
  preview: Preview | null;
}): VNode {
  const { words } = p;
  const merchant = shownIn(p.view).merchants[seat];
  const row = useFollowed(merchant?.caravans[number] ?? []);
  const box = useRef<HTMLOListElement>(null);
  useGliding(box, p.pace);
  const place = `caravans:${seat}:${number}`;
  const after = preview?.caravans.get(`${seat}:${number}`);
  const coming = after?.slice(Math.max(0, row.length - 1)) ?? [];
  const worth = row.reduce((sum, card) => sum + worthOf(personOf(words.game, card.id), merchant?.contracts ?? []), 0);
  const title = words.text("web-kashgar-caravan", { number: number + 1 });
  return (
    <Zone
      p={p}
      place={place}
      title={title}
      look={`caravan${p.opened === place ? " opened" : ""}`}
      head={
        <span
          class="caravan-facts"
          role="img"
          aria-label={words.text("web-kashgar-caravan-has", { count: row.length, points: worth })}
          data-explain={`caravan:${seat}:${number}`}
        >
          <Glyph name="card" size={16} />
          <b>{row.length}</b>
          <Points points={worth} />
        </span>
      }
    >
      <ol class="queue aside" ref={box}>
        {row.map((card, at) =>
          at === 0 ? (
            <li key={card.key} data-key={card.key} class={`front${after ? " leaving" : ""}`}>
              <Front p={p} id={card.id} place={place} number={number} />
            </li>
          ) : (
            <li key={card.key} data-key={card.key}>
              <div
                {...spot(
                  p,
                  `${place}:${card.id}`,
                  `${words.text("web-kashgar-place", { place: at + 1 })}: ${words.name("good", card.id)}. ${words.card(card.id)}`,
                  `person:${card.id}`,
                  "strip",
                )}
              >
                <span class="strip-place">{at + 1}</span>
                <Head id={card.id} words={words} size={26} />
              </div>
            </li>
          ),
        )}
        {coming.map((id, at) => (
          <li key={`ghost${at}`} class="ghost-card" aria-hidden="true">
            <div class="strip">
              <span class="strip-place">
                <Glyph name="back" size={16} />
              </span>
              <Head id={id} words={words} size={26} />
            </div>
          </li>
        ))}
        {after && after.length < row.length && !coming.length && (
          <li class="ghost-card gone" aria-hidden="true">
            <div class="strip">
              <Glyph name="parting" size={18} /> {words.text("web-kashgar-leaves")}
            </div>
          </li>
        )}
      </ol>
      {row.length === 0 && <p class="empty">{words.text("web-kashgar-empty-caravan")}</p>}
    </Zone>
  );
}

/** The front card: who it is, and each of its actions, which can be chosen. */
function Front({ p, id, place, number }: { p: BoardProps; id: string; place: string; number: number }): VNode {
  const { words } = p;
  const choices = p.targets.get(place) ?? [];
  const choose = (kind: string, at: number): Choice | undefined =>
    choices.find((choice) => choice.action === actionOf(kind, number, at));
  // where a whole caravan is asked for, its front card is only looked at; where one of its cards is, it can be chosen
  const asked = p.view.prompt?.kind === "kashgar-ask-choose";
  const head = `${words.name("good", id)}. ${words.card(id)}`;
  const must = personOf(words.game, id).must;
  return (
    <div class="card front-card">
      <div {...spot(p, `${place}:${id}`, head, `person:${id}`, "card-head")}>
        <Head id={id} words={words} size={56} />
      </div>
      {deedsOf(id, words).map(({ name, kind, number: at }) => (
        <div
          key={name}
          data-why={actionOf(kind, number, at)}
          {...part(
            p,
            choose(kind, at),
            `${place}:${kind}:${at}`,
            `${words.text(kind === "use" ? "web-kashgar-use" : "web-kashgar-part")}: ${words.card(name)}`,
            `deed:${name}`,
            `deed deed-${kind}${asked && !choose(kind, at) ? " cannot" : ""}`,
          )}
        >
          <Deed name={name} kind={kind} words={words} />
        </div>
      ))}
      {!must && (
        <div
          data-why={actionOf("pass", number, 1)}
          {...part(
            p,
            choose("pass", 1),
            `${place}:pass:1`,
            words.text("web-kashgar-pass"),
            "pass",
            `deed deed-pass${asked && !choose("pass", 1) ? " cannot" : ""}`,
          )}
        >
          <Glyph name="pass" size={16} /> <span>{words.text("web-kashgar-pass")}</span>
        </div>
      )}
    </div>
  );
}

/** Somebody else's caravan, small: faces in order, the front one larger. */
export function SmallCaravan({ p, seat, number }: { p: BoardProps; seat: number; number: number }): VNode {
  const { words } = p;
  const row = useFollowed(shownIn(p.view).merchants[seat]?.caravans[number] ?? []);
  const box = useRef<HTMLDivElement>(null);
  useGliding(box, p.pace);
  const place = `caravans:${seat}:${number}`;
  const names = row.map((card) => words.name("good", card.id)).join(", ") || words.text("web-kashgar-empty-caravan");
  const label = `${words.text("web-kashgar-caravan", { number: number + 1 })}: ${names}`;
  const attributes = spot(p, place, label, `caravan:${seat}:${number}`, "small-caravan");
  return (
    <div {...attributes} role={p.targets.has(place) ? "button" : "group"} ref={box}>
      {row.map((card, at) => {
        const own = `${place}:${card.id}`;
        const look = at === 0 ? "face front-face" : "face";
        const face = (
          <>
            <Portrait id={card.id} size={at === 0 ? 40 : 24} />
            {at === 0 && <span class="face-name">{words.name("good", card.id)}</span>}
          </>
        );
        return p.targets.has(own) ? (
          <div
            key={card.key}
            data-key={card.key}
            {...spot(p, own, words.name("good", card.id), `person:${card.id}`, look)}
          >
            {face}
          </div>
        ) : (
          <div key={card.key} data-key={card.key} class={look} data-explain={`person:${card.id}`} data-place={own}>
            {face}
          </div>
        );
      })}
    </div>
  );
}
