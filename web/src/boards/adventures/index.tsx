import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import { Mark, SeatMark } from "../../icons/marks";
import type { Said, View } from "../../net/types";
import type { Words } from "../../words/words";
import type { BoardProps, Figure, Listing, News, Standing, Time } from "../board";
import { ahead } from "../seats";
import { spot } from "../spot";
import { Cities, CityNames, Ground, Laid, MarketSign, Sand, VIEW_BOX } from "./drawing";
import { gridIn, OnGrid } from "./grid";
import { hasWare, WareIcon } from "./icons";
import { Own } from "./own";
import { Reveal, timeOf } from "./reveal";
import { type City, type Merchant, type Shown, sandIn, sandOf, shownIn } from "./shown";
import { BonusIcon } from "./tiles";
import { useWorkbench } from "./workbench";
import "./tokens.css";
import "./style.css";

export function Board(p: BoardProps): VNode {
  const { view, words } = p;
  const shown = shownIn(view);
  const workbench = useWorkbench(p, shown);
  const [seen, see] = useState(0);
  const [asked, ask] = useState<boolean | null>(null);
  const merchant = shown.merchants[view.seat];
  const last = shown.last;
  const fresh = !!last && seen < last.round && isFresh(view, shown);
  const revealing = !!last && (asked ?? fresh);
  const toBoard = (): void => {
    if (last) see(last.round);
    ask(null);
  };
  // between rounds there is nothing else to look at
  const between = shown.phase !== "trading";
  const on = shown.cities.filter((city) => city.marked);
  const lookBack = last && (
    <button type="button" class="button small look-back" onClick={() => ask(true)}>
      <Mark name="eye" size={18} /> <span>{words.text("web-adventures-look-back", { round: last.round })}</span>
    </button>
  );
  return (
    <OnGrid words={words}>
      <div class="adventures">
        <Market p={p} shown={shown} />
        {shown.phase === "pick" && <Box p={p} shown={shown} />}
        {revealing || (last && between) ? (
          <Reveal key={last!.round} p={p} shown={shown} last={last!} goOn={between ? undefined : toBoard} />
        ) : merchant ? (
          <Own p={p} shown={shown} merchant={merchant} workbench={workbench} on={on}>
            {lookBack}
          </Own>
        ) : (
          <Watched p={p} shown={shown} on={on}>
            {lookBack}
          </Watched>
        )}
      </div>
    </OnGrid>
  );
}

/** Whether the last scored round should be shown first: not while a glass runs, nor after building has begun. */
function isFresh(view: View, shown: Shown): boolean {
  const mine = shown.merchants[view.seat];
  if (shown.phase !== "trading") return true;
  if (view.options.mode === "live") return false;
  return mine
    ? mine.commands === 0 && (view.options.mode !== "own-time" || mine.doing === "waiting")
    : view.deciding !== 0 && shown.merchants.every((one) => one.commands === 0);
}

function Market({ p, shown }: { p: BoardProps; shown: Shown }): VNode {
  const { view, words } = p;
  const merchant = shown.merchants[view.seat];
  const goods = Object.entries(shown.prices).sort(([, one], [, two]) => two - one);
  return (
    <section class="market" aria-label={words.text("web-adventures-market")} data-place="open">
      <p class="journey">
        <small>{words.text("web-adventures-round", { round: shown.round })}</small>
        <b>{words.name("good", shown.card)}</b>
      </p>
      {shown.icons.map((sign, index) => (
        <span
          key={index}
          class="sign"
          data-explain={`sign:${sign}`}
          tabindex={0}
          role="img"
          aria-label={words.text("web-adventures-sign", { does: words.name("icon", sign) })}
        >
          <MarketSign sign={sign} />
        </span>
      ))}
      <div class="prices">
        {goods.map(([good, price]) => (
          <span
            key={good}
            data-explain={`price:${good}`}
            tabindex={0}
            role="img"
            class={price < 0 ? "price minus" : "price"}
            aria-label={words.text("web-adventures-price", { good: words.name("good", good), price })}
          >
            <WareIcon ware={good} size={28} />
            <b>{price < 0 ? `−${-price}` : price}</b>
          </span>
        ))}
      </div>
      {merchant && <TurnGlass p={p} merchant={merchant} />}
    </section>
  );
}

/** In turns the sand does not run by itself: every change uses some up. */
function TurnGlass({ p, merchant }: { p: BoardProps; merchant: Merchant }): VNode | null {
  const sand = sandOf(p.view, merchant);
  if (!sand) return null;
  const { whole, left } = sand;
  return (
    <p
      class={left <= whole / 6 ? "turn-glass short" : "turn-glass"}
      role="img"
      tabindex={0}
      data-explain="sand"
      aria-label={p.words.text("web-adventures-sand", { count: left })}
    >
      <Sand part={left / whole} /> <b>{left}</b>
    </p>
  );
}

/** The bonus tiles that nobody has, to pick from. */
function Box({ p, shown }: { p: BoardProps; shown: Shown }): VNode {
  const { words } = p;
  return (
    <section class="bonus-box" aria-label={words.text("web-adventures-box")}>
      <h3>{words.text("web-adventures-box")}</h3>
      <div class="row">
        {Object.entries(shown.box)
          .filter(([, count]) => count > 0)
          .map(([shape]) => (
            <div
              key={shape}
              {...spot(p, `tile:${shape}`, words.name("tile", `bonus-${shape}`), `bonus:${shape}`, "pieces")}
            >
              <BonusIcon shape={shape} words={words} size={64} />
            </div>
          ))}
      </div>
    </section>
  );
}

/** Onlookers see the cities and how far everybody is; where tiles lie is their owners' secret. */
function Watched({
  p,
  shown,
  on,
  children,
}: {
  p: BoardProps;
  shown: Shown;
  on: City[];
  children: ComponentChildren;
}): VNode {
  const { words } = p;
  return (
    <div class="own watched">
      <svg class="hexes" viewBox={VIEW_BOX} role="img" aria-label={words.text("web-adventures-secret")}>
        <Ground />
        <Laid layout={{}} route={[]} />
        <Cities cities={shown.cities} on={on} />
        <CityNames cities={shown.cities} on={on} words={words} />
      </svg>
      <div class="builders">
        <p>{words.text("web-adventures-secret")}</p>
        <ul>
          {shown.merchants.map((one, seat) => (
            <li key={seat}>
              <h3>
                <SeatMark seat={seat} /> {words.seat(seat)}
                {one.doing === "declared" && (
                  <span class="called">
                    <Mark name="flag" size={18} /> {one.time ? timeOf(one.time) : ""}
                  </span>
                )}
              </h3>
              <p>
                {[...Array(one.tiles).keys()].map((tile) => (
                  <svg key={tile} viewBox="-100 -116 200 232" width="18" height="21" aria-hidden="true">
                    <path d="M0-110L95-55V55L0 110L-95 55V-55z" />
                  </svg>
                ))}
                <span>{words.text("web-adventures-has-laid", { count: one.tiles })}</span>
              </p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}

// -- what the shell asks for

function figures(view: View, seat: number, words: Words): Figure[] {
  const shown = shownIn(view);
  const merchant = shown.merchants[seat];
  if (!merchant) return [];
  const found: Figure[] = [
    {
      mark: "prestige",
      value: String(merchant.score),
      label: words.text("web-adventures-points", { count: merchant.score }),
      explain: `points:${seat}`,
    },
  ];
  if (shown.phase === "trading")
    found.push({
      mark: "hex",
      value: String(merchant.tiles),
      label: words.text("web-adventures-has-laid", { count: merchant.tiles }),
      explain: `laid:${seat}`,
    });
  const mark = { declared: "flag", stopped: "away", set: "check" }[merchant.doing];
  if (mark && (shown.phase === "trading" || shown.phase === "ready"))
    found.push({
      mark,
      value: merchant.doing === "declared" && merchant.time ? timeOf(merchant.time) : "",
      label: words.text(`web-adventures-${merchant.doing}`),
      explain: `doing:${seat}`,
    });
  return found;
}

function leaders(view: View): number[] {
  const scores = shownIn(view).merchants.map((merchant) => merchant.score);
  return ahead(scores);
}

const step = (view: View, words: Words): { at: number; of: number } => ({
  at: shownIn(view).round,
  of: gridIn(words).board.rounds,
});

/** Others' changes to their boards are no news: how many tiles they have laid stands beside their names. */
const quiet = ({ kind, args }: Said): boolean => ["places", "turns", "lifts"].includes(kind) && args?.hex === null;

/** Whether the time stamps tell how it went in real time. */
const timed = (view: View): boolean => view.options.mode !== "turns";

const builds = (family: string): boolean => ["place", "bonus", "turn", "lift"].includes(family);

/** The glass that all share, or the onlooker's own while they build if everybody has one. */
const wakes = (view: View): number =>
  view.options.mode === "own-time" && view.seat >= 0 ? (sandIn(view)?.ends ?? 0) : view.wakes;

export function icon(family: string, id: string, words: Words): VNode | null {
  if (family === "good" && hasWare(id)) return <WareIcon ware={id} />;
  if (family === "tile" && gridIn(words).shapes.includes(id)) return <BonusIcon shape={id} words={words} size={32} />;
  return null;
}

export const standing: Standing = { figures, leaders, step };
export const news: News = { quiet };
export const time: Time = { timed, wakes };
export const choices: Listing = { pictured: ["good"], builds };
export const explaining = (): Promise<typeof import("./explain")> => import("./explain");
