import type { VNode } from "preact";
import type { BoardProps } from "../board";
import { spot } from "../spot";
import { Glyph } from "./glyphs";
import type { Preview } from "./preview";
import { STOCKS, shownIn } from "./shown";

const HIGH = 60;

export const mostOf = (p: BoardProps, stock: string): number =>
  Number(p.info.figures[stock === "mules" ? "most_mules" : "most"] ?? 9);

/** One's own stocks: a column for each, as high as it can rise, with its number and what it would become. */
export function Stocks({ p, seat, preview }: { p: BoardProps; seat: number; preview: Preview | null }): VNode {
  const { words } = p;
  const stocks = shownIn(p.view).merchants[seat]?.stocks ?? {};
  const then = preview?.stocks.get(seat) ?? {};
  return (
    <section class="stocks" aria-label={words.text("web-kashgar-stocks")}>
      {STOCKS.map((stock) => {
        const have = stocks[stock] ?? 0;
        const most = mostOf(p, stock);
        const later = then[stock];
        const label = words.text("web-kashgar-stock-of", { stock: words.name("stock", stock), have, most });
        return (
          <div key={stock} {...spot(p, `stocks:${seat}:${stock}`, label, `stock:${stock}`, "gauge")}>
            <Column have={have} most={most} later={later ?? have} stock={stock} />
            <span class="gauge-number">
              <b key={have}>{have}</b>
              {later !== undefined && later !== have && (
                <span class={`later ${later > have ? "more" : "less"}`}>→{later}</span>
              )}
            </span>
            <Glyph name={stock} size={26} />
            <span class="gauge-name">{words.name("stock", stock)}</span>
          </div>
        );
      })}
    </section>
  );
}

function Column({ have, most, later, stock }: { have: number; most: number; later: number; stock: string }): VNode {
  const step = HIGH / 9;
  const top = (count: number): number => HIGH - count * step;
  const low = Math.min(have, later);
  const high = Math.max(have, later);
  return (
    <svg class={`column stock-${stock}`} viewBox={`0 0 22 ${HIGH}`} width="22" height={HIGH} aria-hidden="true">
      <rect class="column-room" x="1" y={top(most)} width="20" height={most * step} rx="3" />
      <rect class="column-full" x="1" y={top(low)} width="20" height={low * step} rx="3" />
      {high > low && (
        <rect
          class={later > have ? "column-more" : "column-less"}
          x="1"
          y={top(high)}
          width="20"
          height={(high - low) * step}
          rx="3"
        />
      )}
      {[...Array(most - 1).keys()].map((at) => (
        <path key={at} class="column-line" d={`M2 ${top(at + 1)}h18`} />
      ))}
    </svg>
  );
}

/** Somebody else's stocks in one line: icon, number, and how full it is. */
export function SmallStocks({ p, seat, preview }: { p: BoardProps; seat: number; preview: Preview | null }): VNode {
  const { words } = p;
  const stocks = shownIn(p.view).merchants[seat]?.stocks ?? {};
  const then = preview?.stocks.get(seat) ?? {};
  const label = STOCKS.map((stock) => `${words.name("stock", stock)} ${stocks[stock] ?? 0}`).join(", ");
  return (
    <div class="small-stocks" role="img" tabindex={0} aria-label={label} data-explain={`stocks:${seat}`}>
      {STOCKS.map((stock) => {
        const have = stocks[stock] ?? 0;
        const later = then[stock] ?? have;
        return (
          <span
            key={stock}
            class={`small-gauge${later > have ? " more" : later < have ? " less" : ""}`}
            data-explain={`stock:${stock}`}
            data-place={`stocks:${seat}:${stock}`}
          >
            <Glyph name={stock} size={16} />
            <b>{later === have ? have : `${have}→${later}`}</b>
            <meter min={0} max={mostOf(p, stock)} value={have} aria-hidden="true" />
          </span>
        );
      })}
    </div>
  );
}
