import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Mark, SeatMark } from "../../icons/marks";
import type { BoardProps } from "../board";
import { spot } from "../spot";
import { Back, ContractCard, missingWords, PersonCard } from "./card";
import { contractOf, isPerson } from "./cards";
import { Glyph } from "./glyphs";
import type { Preview } from "./preview";
import { shownIn, sizeOf, total } from "./shown";

/** The road to the goal, with everybody on it. */
export function Road({ p, preview }: { p: BoardProps; preview: Preview | null }): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  const goal = Number(p.info.figures.goal ?? 25);
  const far = Math.max(goal, ...shown.merchants.map((one) => one.points + 1));
  const at = (points: number): string => `${(Math.max(0, Math.min(far, points)) / far) * 100}%`;
  const stood = new Map<number, number>();
  const label = shown.merchants
    .map((one, seat) => words.text("web-kashgar-has", { seat: words.seat(seat), count: one.points }))
    .join(", ");
  return (
    <section class="road" aria-label={words.text("web-kashgar-road", { goal })}>
      <p class="road-round">
        {words.text("web-kashgar-round", { round: shown.round })}
        {shown.last_round && !shown.end && <b class="road-last">{words.text("web-kashgar-last-round")}</b>}
      </p>
      <div class="road-way" role="img" aria-label={label} tabindex={0} data-explain="road">
        {[...Array(Math.floor(goal / 5) + 1).keys()].map((five) => (
          <span key={five} class={`stone${five * 5 === goal ? " goal" : ""}`} style={{ left: at(five * 5) }}>
            {five * 5 === goal && <Gate />}
            <small>{five * 5}</small>
          </span>
        ))}
        {shown.merchants.map((one, seat) => {
          const points = Math.max(0, one.points);
          const beside = stood.get(points) ?? 0;
          stood.set(points, beside + 1);
          const change = preview?.points.get(seat);
          return (
            <span key={seat}>
              <span class={`walker beside-${beside}`} style={{ left: at(one.points) }}>
                <SeatMark seat={seat} size={22} />
              </span>
              {change && (
                <span class="walker ghost" style={{ left: at(one.points + change) }}>
                  <SeatMark seat={seat} size={22} />
                </span>
              )}
            </span>
          );
        })}
      </div>
    </section>
  );
}

function Gate(): VNode {
  return (
    <svg class="gate" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path class="arch-out" d="M2 31V15C2 8 8 5 16 1c8 4 14 7 14 14v16z" />
      <path class="arch-in" d="M8 31V17c0-4 3-6 8-8.500 5 2.500 8 4.500 8 8.500v14z" />
    </svg>
  );
}

/** The open contracts, with what one's own stocks lack for each. */
export function Market({ p }: { p: BoardProps }): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  const stocks = shown.merchants[p.view.seat]?.stocks ?? null;
  return (
    <section class="market" aria-label={words.text("web-kashgar-market")}>
      {shown.market.map((id, at) => {
        const place = `market:${at}`;
        if (!id)
          return (
            <div key={at} class="card hole" data-place={place}>
              {words.text("web-kashgar-no-contract")}
            </div>
          );
        const lacks = stocks ? missingWords(contractOf(words.game, id), stocks, words) : "";
        const label = `${words.name("good", id)}. ${words.card(id)} ${lacks}`;
        return (
          <div key={at} {...spot(p, place, label, `contract:${id}`, "pieces contract")}>
            <ContractCard id={id} words={words} stocks={stocks} />
          </div>
        );
      })}
    </section>
  );
}

/** Three decks, the discard pile, and what has left the game. */
export function Decks({
  p,
  preview,
  browsing,
  browse,
}: {
  p: BoardProps;
  preview: Preview | null;
  browsing: boolean;
  browse(): void;
}): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  const decks: [string, number][] = [
    ["standard", sizeOf(shown.standard)],
    ["special", sizeOf(shown.special)],
    ["contract", sizeOf(shown.contracts)],
  ];
  const put = total(shown.discard);
  const gone = total(shown.box);
  return (
    <section class="decks" aria-label={words.text("web-kashgar-decks")}>
      {decks.map(([deck, size]) => (
        <div
          key={deck}
          {...spot(
            p,
            deck,
            words.text("web-kashgar-deck", { deck: words.name("deck", deck), count: size }),
            `deck:${deck}`,
            "deck",
          )}
        >
          <svg viewBox="-6 -6 66 84" width="40" height="51" aria-hidden="true">
            {[2, 1, 0].slice(0, Math.min(3, size)).map((up) => (
              <g key={up} transform={`translate(${up * -2.5} ${up * -2.5})`}>
                <Back deck={deck} />
              </g>
            ))}
            {size === 0 && <rect class="card-gap" x="2" y="2" width="56" height="74" rx="6" />}
          </svg>
          <b>{size}</b>
          {preview?.draws[deck] !== undefined && <span class="later less">−{preview.draws[deck]}</span>}
        </div>
      ))}
      <button
        type="button"
        class={`deck discard${p.last.has("discard") ? " last" : ""}`}
        data-place="discard"
        data-explain="discard"
        aria-expanded={browsing}
        aria-label={words.text("web-kashgar-discard", { count: put })}
        onClick={browse}
      >
        <svg viewBox="-4 -6 70 84" width="42" height="51" aria-hidden="true">
          {put > 2 && (
            <rect class="open-paper" x="2" y="2" width="56" height="74" rx="6" transform="rotate(-7 30 39)" />
          )}
          {put > 1 && <rect class="open-paper" x="2" y="2" width="56" height="74" rx="6" transform="rotate(5 30 39)" />}
          {put ? (
            <>
              <rect class="open-paper" x="2" y="2" width="56" height="74" rx="6" />
              <path
                class="open-eye"
                d="M12 39c6-9 12-12 18-12s12 3 18 12c-6 9-12 12-18 12s-12-3-18-12zM30 33a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"
              />
            </>
          ) : (
            <rect class="card-gap" x="2" y="2" width="56" height="74" rx="6" />
          )}
        </svg>
        <b>{put}</b>
      </button>
      <div {...spot(p, "box", words.text("web-kashgar-box", { count: gone }), "box", "deck box")}>
        <Glyph name="parting" size={26} />
        <b>{gone}</b>
      </div>
    </section>
  );
}

/** Cards spread out to choose from or to look at. */
export function Spread({
  p,
  title,
  place,
  cards,
  close,
}: {
  p: BoardProps;
  title: string;
  place: string;
  cards: Record<string, number>;
  close?(): void;
}): VNode {
  const { words } = p;
  const own = shownIn(p.view).merchants[p.view.seat]?.stocks ?? null;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (close) box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const ids = Object.keys(cards).sort((a, b) => p.info.pieces.indexOf(a) - p.info.pieces.indexOf(b));
  return (
    <section class="zone drawn spread-cards" ref={box} aria-label={title} data-place={place}>
      <header>
        <h3>{title}</h3>
        {close && (
          <button type="button" class="button plain round" aria-label={words.text("web-close")} onClick={close}>
            <Mark name="close" />
          </button>
        )}
      </header>
      <div class="fan-of-cards">
        {ids.map((id) => {
          const count = cards[id] ?? 0;
          const label = `${words.name("good", id)}${count > 1 ? ` ×${count}` : ""}. ${words.card(id)}`;
          const person = isPerson(words.game, id);
          const note = count > 1 ? <b class="copies">×{count}</b> : null;
          return (
            <div key={id} {...spot(p, `${place}:${id}`, label, `${person ? "person" : "contract"}:${id}`, "pieces")}>
              {person ? (
                <PersonCard id={id} words={words} note={note} />
              ) : (
                <ContractCard id={id} words={words} stocks={own} note={note} />
              )}
            </div>
          );
        })}
        {ids.length === 0 && <p class="empty">{words.text("web-kashgar-discard-empty")}</p>}
      </div>
    </section>
  );
}
