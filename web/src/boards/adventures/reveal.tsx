import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Mark, SeatMark } from "../../icons/marks";
import { isSaid, type Line } from "../../net/types";
import type { Words } from "../../words/words";
import type { BoardProps } from "../board";
import { Cities, CityNames, Ground, Laid, VIEW_BOX, Ware } from "./drawing";
import { type Layout, wayOf } from "./geometry";
import { useGrid } from "./grid";
import { WareIcon } from "./icons";
import { type Arrival, type Bought, joined, type LastRound, type Shown, seatOf } from "./shown";

/** The best route by the key, as the log told it. */
export interface Best {
  points: number;
  layout: Layout;
}

/** The best route of the last scored round, for each seat. */
export function bestOf(lines: readonly Line[]): Map<number, Best> {
  const found = new Map<number, Best>();
  for (let n = lines.length - 1; n >= 0 && !found.size; n--) {
    for (const event of lines[n]!.events) {
      if (!isSaid(event) || event.kind !== "best") continue;
      const { seat, count, route } = event.args ?? {};
      const layout = Object.fromEntries(
        String(route)
          .split(", ")
          .map((one) => one.split(" ") as [string, string]),
      );
      found.set(Number(seat), { points: Number(count), layout });
    }
  }
  return found;
}

/** The bought goods, in the order in which the route meets them. */
export function alongRoute({ goods, route }: Arrival): Bought[] {
  const met = (good: Bought): number => {
    const steps = route.map((hex, index) => [hex, route[index + 1]]);
    const at = steps.findIndex(([one, two]) =>
      good.edges.some((name) => name === `${one}-${two}` || name === `${two}-${one}`),
    );
    return at < 0 ? steps.length : at;
  };
  return goods.filter((good) => good.times > 0).sort((a, b) => met(a) - met(b));
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
/** By how much the score changed, and how much of a loss was spared, since no score falls below zero. */
export function totalOf(arrival: Arrival, shown: Shown): { total: number; spared: number } {
  const total = (shown.merchants[seatOf(arrival)]?.score ?? arrival.before) - arrival.before;
  return {
    total,
    spared: arrival.cause ? 0 : total - arrival.goods_points - arrival.rank_points - arrival.length_points,
  };
}

function timeOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Counts up one step at a time while there is something to show; at once if nothing moves. */
function useSteps(key: string, steps: number, pace: number): [number, () => void] {
  const [state, set] = useState({ key, at: pace ? 0 : steps });
  const at = state.key === key ? state.at : pace ? 0 : steps;
  useEffect(() => {
    if (at >= steps) return;
    const timer = setTimeout(() => set({ key, at: at + 1 }), at === 0 ? pace * 2 : pace * 2.2);
    return () => clearTimeout(timer);
  }, [key, at, steps, pace]);
  return [Math.min(at, steps), () => set({ key, at: steps })];
}

interface RevealProps {
  p: BoardProps;
  shown: Shown;
  last: LastRound;
  /** Go on to this round's board, if there is one. */
  goOn?: (() => void) | undefined;
}

/** The last scored round: the key slides over a route, its goods light up, points are counted; then everybody's. */
export function Reveal({ p, shown, last, goOn }: RevealProps): VNode {
  const { words } = p;
  const grid = useGrid();
  const [seat, look] = useState(Math.max(0, p.view.seat));
  const [withBest, showBest] = useState(false);
  const arrival = last.arrivals[seat] ?? last.arrivals[0]!;
  const bought = alongRoute(arrival);
  const best = bestOf(p.lines).get(seat);
  const { total, spared } = totalOf(arrival, shown);
  const alone = shown.merchants.length === 1 ? shown.merchants[0] : undefined;
  const on = shown.cities.filter((city) => last.cities.includes(city.id));
  // the key, each good, and what is added to them
  const steps = 1 + bought.length + 1;
  const [at, skip] = useSteps(`${last.round}:${seat}`, steps, p.pace);
  const done = at >= steps;
  const lit = bought.slice(0, Math.max(0, at - 1));
  const goods = lit.reduce((sum, good) => sum + good.points, 0);
  const layer = useRef<SVGGElement>(null);
  const keyed = at > 0;
  useEffect(() => {
    if (!keyed || !p.pace || !layer.current?.animate) return;
    layer.current.animate([{ transform: "translate(1200px, -60px)" }, { transform: "none" }], {
      duration: p.pace * 1.8,
      easing: "cubic-bezier(.2,.7,.2,1)",
    });
  }, [keyed, seat, last.round]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click is only quicker; all is shown by itself
    <section class="reveal" aria-label={words.text("web-adventures-scored", { round: last.round })} onClick={skip}>
      <header>
        <h3>{words.text("web-adventures-scored", { round: last.round })}</h3>
        {last.arrivals.length > 1 && (
          <div class="switch" role="group" aria-label={words.text("web-adventures-whose")}>
            {last.arrivals.map((one) => (
              <button
                key={one.seat}
                type="button"
                aria-pressed={seatOf(one) === seat}
                onClick={(event) => {
                  event.stopPropagation();
                  look(seatOf(one));
                }}
              >
                <SeatMark seat={seatOf(one)} /> <span>{words.seat(seatOf(one))}</span>
              </button>
            ))}
          </div>
        )}
        {goOn && (
          <button type="button" class="button main small go-on" onClick={goOn}>
            {words.text("web-adventures-go-on", { round: shown.round })} <Mark name="on" size={16} />
          </button>
        )}
      </header>
      <div class="reveal-spread">
        <svg
          class="reveal-board"
          viewBox={VIEW_BOX}
          role="img"
          aria-label={words.text("web-adventures-route-of", {
            seat: words.seat(seat),
            route: arrival.route.join(" ") || words.text("web-adventures-no-route"),
          })}
        >
          <Ground />
          <Cities cities={shown.cities} on={on} />
          <Laid layout={arrival.layout} route={joined(grid, arrival.layout, on) ? arrival.route : []} />
          <CityNames cities={shown.cities} on={on} words={words} />
          {withBest && best && <BestRoute best={best} />}
          <g ref={layer} class={keyed ? "key" : "key away"}>
            <rect class="key-sheet" x="-572" y="-552" width="1144" height="1089" rx="24" />
            {arrival.goods.map((good, index) => (
              <KeyedGood key={index} good={good} lit={lit.includes(good)} />
            ))}
          </g>
        </svg>
        <div class="tale" aria-live="off">
          <ol class="bought">
            {lit.map((good, index) => (
              <li key={index}>
                <WareIcon ware={good.good} size={24} />
                <span>
                  {words.name("good", good.good)} <small>{good.edges.join(", ")}</small>
                </span>
                {good.times > 1 && <small class="twice">×{good.times}</small>}
                <b class={good.points < 0 ? "minus" : "plus"}>{signed(good.points)}</b>
              </li>
            ))}
            {done && !bought.length && <li class="nothing">{words.text("web-adventures-nothing")}</li>}
          </ol>
          {arrival.cause ? (
            <p class="cause">{done && words.name("cause", arrival.cause)}</p>
          ) : (
            <dl class="sums">
              <Sum name={words.text("adventures-points-goods")} points={goods} />
              {last.arrivals.length > 1 && (
                <>
                  <Sum name={words.text("adventures-points-rank")} points={done ? arrival.rank_points : null} />
                  <Sum name={words.text("adventures-points-length")} points={done ? arrival.length_points : null} />
                </>
              )}
              {done && spared > 0 && <Sum name={words.text("adventures-points-spared")} points={spared} />}
              <Sum name={words.text("web-adventures-round-total")} points={done ? total : null} strong />
            </dl>
          )}
          {alone && shown.phase === "over" && (
            <p class="par">{words.text("web-adventures-par-end", { par: alone.par ?? 0, count: alone.score })}</p>
          )}
          {best && done && (
            <button
              type="button"
              class="button small best"
              aria-pressed={withBest}
              onClick={(event) => {
                event.stopPropagation();
                showBest(!withBest);
              }}
            >
              <Mark name="lamp" size={18} /> {words.text("web-adventures-best", { count: best.points })}
            </button>
          )}
          {withBest && best && done && <p class="hidden">{Object.keys(best.layout).join(" ")}</p>}
        </div>
      </div>
      {last.arrivals.length > 1 && done && <Everybody last={last} shown={shown} words={words} />}
    </section>
  );
}

function Sum({ name, points, strong = false }: { name: string; points: number | null; strong?: boolean }): VNode {
  return (
    <div class={strong ? "strong" : ""}>
      <dt>{name}</dt>
      <dd key={String(points)} class={points !== null && points < 0 ? "minus" : ""}>
        {points === null ? "…" : signed(points)}
      </dd>
    </div>
  );
}

/** Where a good was drawn, and at which edges it really is. */
function KeyedGood({ good, lit }: { good: Bought; lit: boolean }): VNode {
  const grid = useGrid();
  const first = grid.edge(good.edges[0]!);
  return (
    <g class={lit ? "keyed lit" : "keyed"}>
      <path class="drawn-at" d={`M${good.x} ${good.y}L${first.x} ${first.y}`} />
      {good.edges.map((name) => {
        const [one, two] = grid.edgeLine(name);
        return <path key={name} class="key-edge" d={`M${one.x} ${one.y}L${two.x} ${two.y}`} />;
      })}
      {good.edges.map((name) => (
        <Ware key={name} good={good.good} {...grid.edge(name)} r={lit ? 40 : 32} look={lit ? "lit" : ""} />
      ))}
      {lit && (
        <text class={good.points < 0 ? "gain minus" : "gain"} x={first.x + 40} y={first.y - 30}>
          {signed(good.points)}
        </text>
      )}
    </g>
  );
}

function BestRoute({ best }: { best: Best }): VNode {
  const grid = useGrid();
  return (
    <g class="best-route">
      {Object.entries(best.layout).map(([hex, lies]) => {
        const { x, y } = grid.middle(hex);
        return <path key={hex} transform={`translate(${x} ${y})`} d={grid.wayPath(wayOf(lies))} />;
      })}
    </g>
  );
}

/** Everybody's round in numbers. */
function Everybody({ last, shown, words }: { last: LastRound; shown: Shown; words: Words }): VNode {
  const timed = last.arrivals.some((one) => one.time > 0);
  return (
    <div class="everybody">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="name">{words.text("web-adventures-merchant")}</span>
            </th>
            <th scope="col">
              <Mark name="hex" size={15} /> <span class="name">{words.text("web-adventures-tiles")}</span>
            </th>
            {timed && <th scope="col">{words.text("web-adventures-time")}</th>}
            <th scope="col">{words.text("adventures-points-goods")}</th>
            <th scope="col">{words.text("adventures-points-rank")}</th>
            <th scope="col">{words.text("adventures-points-length")}</th>
            <th scope="col">{words.text("web-adventures-round-total")}</th>
          </tr>
        </thead>
        <tbody>
          {last.arrivals.map((one) => (
            <tr key={one.seat}>
              <th scope="row">
                <SeatMark seat={seatOf(one)} /> <span class="name">{words.seat(seatOf(one))}</span>
              </th>
              {one.cause ? (
                <td colSpan={timed ? 6 : 5} class="cause">
                  {words.name("cause", one.cause)}
                </td>
              ) : (
                <>
                  <td>{one.route.length}</td>
                  {timed && <td>{one.doing === "declared" ? timeOf(one.time) : "–"}</td>}
                  <td>{signed(one.goods_points)}</td>
                  <td>{signed(one.rank_points)}</td>
                  <td>{signed(one.length_points)}</td>
                  <td>
                    <b>{signed(totalOf(one, shown).total)}</b>
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export { timeOf };
