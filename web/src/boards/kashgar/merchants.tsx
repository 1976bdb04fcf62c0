import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Mark, SeatMark } from "../../icons/marks";
import type { BoardProps } from "../board";
import { Zone } from "../zone";
import { Caravan, SmallCaravan } from "./caravans";
import { Glyph } from "./glyphs";
import { Portrait } from "./persons";
import type { Preview } from "./preview";
import { shownIn } from "./shown";
import { SmallStocks, Stocks } from "./stocks";

/** Another merchant in brief: points, contracts, stocks, and three caravans in order. */
export function Neighbour({
  p,
  seat,
  preview,
}: {
  p: BoardProps;
  seat: number;
  preview: Preview | null;
}): VNode | null {
  const shown = shownIn(p.view);
  const merchant = shown.merchants[seat];
  if (!merchant) return null;
  const { words } = p;
  const asked = shown.deciding.includes(merchant.seat);
  return (
    <Zone
      p={p}
      place={`merchant:${seat}`}
      title={words.seat(seat)}
      look={`neighbour${asked ? " asked" : ""}`}
      face={
        <>
          <SeatMark seat={seat} /> {words.seat(seat)}
        </>
      }
      head={
        <span class="neighbour-facts">
          {merchant.seat === shown.first && (
            <span
              class="first"
              role="img"
              aria-label={words.text("web-kashgar-first")}
              title={words.text("web-kashgar-first")}
            >
              1
            </span>
          )}
          <span
            class="figure"
            role="img"
            data-place={`completed:${seat}`}
            data-explain={`completed:${seat}`}
            aria-label={words.text("web-kashgar-completed", { count: merchant.contracts.length })}
          >
            <Glyph name="complete" size={18} /> <b>{merchant.contracts.length}</b>
          </span>
          <span
            class="figure"
            role="img"
            data-explain={`points:${seat}`}
            aria-label={words.text("web-kashgar-points", { count: merchant.points })}
          >
            <Mark name="prestige" size={18} /> <b>{merchant.points}</b>
          </span>
        </span>
      }
    >
      <SmallStocks p={p} seat={seat} preview={preview} />
      <div class="small-caravans">
        {merchant.caravans.map((_, number) => (
          <SmallCaravan key={number} p={p} seat={seat} number={number} />
        ))}
      </div>
    </Zone>
  );
}

/** One's own side of the table: stocks and three caravans; on a narrow screen one caravan at a time. */
export function Mine({ p, seat, preview }: { p: BoardProps; seat: number; preview: Preview | null }): VNode | null {
  const shown = shownIn(p.view);
  const merchant = shown.merchants[seat];
  const [tab, setTab] = useState(0);
  const { words } = p;
  const asks = p.view.prompt?.kind === "kashgar-ask-choose";
  // keep the list of options and the tabs on the same caravan
  useEffect(() => {
    const number = Number(/^caravans:\d+:(\d)/.exec(p.opened ?? p.hot ?? "")?.[1] ?? -1);
    const own = (p.opened ?? p.hot ?? "").startsWith(`caravans:${seat}:`);
    if (own && number >= 0 && number !== tab) setTab(number);
  }, [p.opened, p.hot]);
  useEffect(() => {
    if (asks && p.targets.size && matchMedia(NARROW).matches) look(tab);
  }, [p.view, p.targets]);
  if (!merchant) return null;
  const look = (number: number): void => {
    setTab(number);
    if (!asks) return;
    const place = `caravans:${seat}:${number}`;
    if (p.targets.has(place)) p.open(place);
  };
  return (
    <div class="mine" data-together="">
      <Stocks p={p} seat={seat} preview={preview} />
      <div class="caravan-tabs" role="group" aria-label={words.text("web-kashgar-caravans")}>
        {merchant.caravans.map((row, number) => (
          <button
            key={number}
            type="button"
            aria-pressed={number === tab}
            class={p.targets.has(`caravans:${seat}:${number}`) ? "glows" : ""}
            aria-label={`${words.text("web-kashgar-caravan", { number: number + 1 })}: ${row[0] ? words.name("good", row[0]) : words.text("web-kashgar-empty-caravan")}, ${row.length}`}
            onClick={() => look(number)}
          >
            {row[0] && <Portrait id={row[0]} size={32} />}
            <span>
              <b>{number + 1}</b> <small>×{row.length}</small>
            </span>
          </button>
        ))}
      </div>
      <div class={`caravans tab-${tab}`}>
        {merchant.caravans.map((_, number) => (
          <Caravan key={number} p={p} seat={seat} number={number} preview={preview} />
        ))}
      </div>
    </div>
  );
}

export const NARROW = "(max-width: 760px)";
