import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Mark } from "../../icons/marks";
import { hasWare, WareIcon } from "../../icons/wares";
import type { GameInfo, Prompt, Table, View } from "../../net/types";
import type { Words } from "../../words/words";
import type { BoardProps, Explained, Figure } from "../board";
import { spot } from "../spot";
import { useBench } from "./bench";
import { Cities, Ground, Laid, VIEW_BOX } from "./drawing";
import { BonusIcon, Own } from "./own";
import { Reveal, timeOf } from "./reveal";
import { KINDS, shownIn, targetOf as target, type Shown } from "./shown";
import "./style.css";

export function Board(p: BoardProps): VNode {
  const { view, words } = p;
  const shown = shownIn(view);
  const bench = useBench(p, shown);
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
  const over = shown.phase === "over";
  const between = over || shown.phase === "pick";
  const on = shown.cities.filter((city) => city.marked);
  return (
    <div class="adventures">
      <div class="market-row">
        <Market p={p} shown={shown} />
        {last && !between && (
          <button type="button" class="button small look-back" aria-pressed={revealing} onClick={() => (revealing ? toBoard() : ask(true))}>
            <Mark name="eye" size={18} /> <span>{words.text("web-adventures-look-back", { round: last.round })}</span>
          </button>
        )}
      </div>
      {shown.phase === "pick" && <Box p={p} shown={shown} />}
      {revealing || (last && between) ? (
        <Reveal key={last!.round} p={p} shown={shown} last={last!} goOn={between ? undefined : toBoard} />
      ) : merchant ? (
        <Own p={p} shown={shown} merchant={merchant} bench={bench} on={on} />
      ) : (
        <Watched p={p} shown={shown} />
      )}
    </div>
  );
}

/** Whether the round that was scored last is what one should see first: not while a glass runs, nor after building began. */
function isFresh(view: View, shown: Shown): boolean {
  const mine = shown.merchants[view.seat];
  if (shown.phase !== "trading") return true;
  if (view.options.mode === "live") return false;
  return mine ? mine.commands === 0 && (view.options.mode !== "own-time" || mine.doing === "waiting") : view.deciding !== 0 && shown.merchants.every((one) => one.commands === 0);
}

function Market({ p, shown }: { p: BoardProps; shown: Shown }): VNode {
  const { words } = p;
  const goods = Object.entries(shown.prices).sort(([, one], [, two]) => two - one);
  return (
    <section class="market" aria-label={words.text("web-adventures-market")} data-place="open">
      <p class="journey" data-explain="card" tabindex={0} role="img" aria-label={words.name("good", shown.card)}>
        <span>{words.name("good", shown.card)}</span>
      </p>
      <ul class="prices">
        {goods.map(([good, price]) => (
          <li
            key={good}
            data-explain={`price:${good}`}
            tabindex={0}
            role="img"
            class={price < 0 ? "price minus" : "price"}
            aria-label={words.text("web-adventures-price", { good: words.name("good", good), price })}
          >
            <WareIcon ware={good} size={28} />
            <b>{price < 0 ? `−${-price}` : price}</b>
          </li>
        ))}
      </ul>
    </section>
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
            <div key={shape} {...spot(p, `tile:${shape}`, words.name("tile", `bonus-${shape}`), `bonus:${shape}`, "pieces")}>
              <BonusIcon shape={shape} size={64} />
            </div>
          ))}
      </div>
    </section>
  );
}

/** Who looks on sees the cities and how far everybody is; where tiles lie is their owners' secret. */
function Watched({ p, shown }: { p: BoardProps; shown: Shown }): VNode {
  const { words } = p;
  return (
    <div class="own watched">
      <svg class="hexes" viewBox={VIEW_BOX} role="img" aria-label={words.text("web-adventures-secret")}>
        <Ground />
        <Laid layout={{}} route={[]} />
        <Cities cities={shown.cities} on={shown.cities.filter((city) => city.marked)} words={words} />
      </svg>
      <p class="keys-said">{words.text("web-adventures-secret")}</p>
    </div>
  );
}

// -- what the shell asks

export function figures(view: View, seat: number, words: Words): Figure[] {
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
      mark: "token",
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

export function leaders(view: View): number[] {
  const scores = shownIn(view).merchants.map((merchant) => merchant.score);
  const most = Math.max(...scores);
  return most > 0 ? scores.flatMap((one, seat) => (one === most ? [seat] : [])) : [];
}

export const step = (view: View): { at: number; of: number } => ({ at: shownIn(view).round, of: 4 });

export const targetOf = (action: string): string | null => target(action);

export const builds = (family: string): boolean => ["place", "bonus", "turn", "lift"].includes(family);

export function wakes(view: View, info: GameInfo): number {
  const mine = shownIn(view).merchants[view.seat];
  if (view.options.mode !== "own-time" || !mine) return view.wakes;
  const glass = (Number(view.options.glass) || Number(info.figures.seconds)) * 1000;
  return mine.doing === "building" ? mine.opened + glass : 0;
}

export function ruleFor(prompt: Prompt | undefined, view: View): string | null {
  if (view.standings) return view.seats === 1 ? "alone" : "scoring";
  if (prompt?.bench) return "building";
  return prompt?.kind === "adventures-ask-pick" ? "bonus" : "round";
}

export function icon(family: string, id: string): VNode | null {
  if (family === "good" && hasWare(id)) return <WareIcon ware={id} />;
  if (family === "tile" && !KINDS.slice(3).includes(id)) return <BonusIcon shape={id} size={32} />;
  return null;
}

interface Asked {
  view: View;
  words: Words;
  info: GameInfo;
  table: Table;
}

export function explain(thing: string, { view, words }: Asked): Explained | null {
  const [kind = "", what = ""] = thing.split(":");
  const shown = shownIn(view);
  const merchant = shown.merchants[Number(what)];
  switch (kind) {
    case "price": {
      const price = shown.prices[what] ?? 0;
      return {
        title: words.name("good", what),
        icon: <WareIcon ware={what} size={32} />,
        text: [words.text("web-adventures-price-says", { price: Math.abs(price), sign: price < 0 ? "minus" : "plus" })],
      };
    }
    case "card":
      return { title: words.name("good", shown.card), text: [words.text("adventures-rules-round")] };
    case "bonus":
      return {
        title: words.name("tile", `bonus-${what}`),
        icon: <BonusIcon shape={what} size={40} />,
        text: [words.text("adventures-rules-bonus")],
      };
    case "points":
      return {
        title: words.text("web-adventures-points", { count: merchant?.score ?? 0 }),
        icon: <Mark name="prestige" size={28} />,
        text: [
          Object.entries(merchant?.points ?? {})
            .map(([name, count]) => `${words.text(`adventures-points-${name}`)} ${count}`)
            .join(", ") + ".",
          ...(view.seats === 1 ? [words.text("web-adventures-par", { count: merchant?.par ?? 0 })] : []),
        ],
      };
    case "laid":
      return {
        title: words.text("web-adventures-has-laid", { count: merchant?.tiles ?? 0 }),
        text: [words.text("web-adventures-changes", { count: merchant?.commands ?? 0 })],
      };
    case "doing":
      return { title: words.seat(Number(what)), text: [words.text(`web-adventures-${merchant?.doing ?? "set"}`)] };
    case "steps":
      return { title: words.text("web-step", { at: shown.round, of: 4 }), text: [words.text("adventures-rules-goal")] };
    default:
      return null;
  }
}
