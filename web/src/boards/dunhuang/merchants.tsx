import type { VNode } from "preact";
import { Mark, SeatMark } from "../../icons/marks";
import type { BoardProps } from "../board";
import { spot } from "../spot";
import { Zone } from "../zone";
import { CARD_HEIGHT, CARD_WIDTH, CardBack, CardFace, Stack, TokenFace } from "./card";
import { type Goods, type Merchant, middleTokens, shownIn } from "./shown";

const KINDS_TO_WIN = 4;

/** Goods in the order of their numbers. */
export const inOrder = (goods: Goods, numbers: Record<string, number>): [string, number][] =>
  Object.entries(goods).sort(([a], [b]) => (numbers[a] ?? 0) - (numbers[b] ?? 0));

/** How many of how many, to be seen at a glance. */
function Pips({ have, need, label, mark }: { have: number; need: number; label: string; mark: string }): VNode {
  return (
    <span class="pips" role="img" aria-label={label} title={label}>
      {[...Array(Math.max(have, need)).keys()].map((index) => (
        <i key={index} class={`pip pip-${mark}${index < have ? " full" : ""}${index >= need ? " extra" : ""}`} />
      ))}
    </span>
  );
}

function Shop({
  p,
  merchant,
  seat,
  height,
}: {
  p: BoardProps;
  merchant: Merchant;
  seat: number;
  height: number;
}): VNode {
  const { words, info } = p;
  const goods: Goods = { ...merchant.shop };
  for (const token of merchant.tokens) goods[token.good] ??= 0;
  return (
    <div class="shop-row">
      {inOrder(goods, info.numbers).map(([good, count]) => {
        const token = merchant.tokens.find((one) => one.good === good) ?? null;
        const label = [
          `${words.name("good", good)} ${info.numbers[good] ?? ""} ×${count}`,
          token && words.text("web-dunhuang-token"),
          token?.flipped && words.text("dunhuang-board-flipped"),
        ]
          .filter(Boolean)
          .join(", ");
        return (
          <div key={good} {...spot(p, `shop:${seat}:${good}`, label, `good:${good}`, "pieces")}>
            <Stack good={good} count={count} number={info.numbers[good]} token={token} height={height} />
          </div>
        );
      })}
    </div>
  );
}

/** Another merchant: the name, hidden cards as backs, the Shop open. */
export function Neighbour({ p, seat, side }: { p: BoardProps; seat: number; side: string }): VNode | null {
  const shown = shownIn(p.view);
  const merchant = shown.merchants[seat];
  if (!merchant) return null;
  const { words } = p;
  const cards = merchant.cards + merchant.drawn_cards;
  const need = words.figure("tokens_to_win");
  const asked = shown.deciding.includes(merchant.seat);
  return (
    <section class={`neighbour side-${side}${asked ? " asked" : ""}`} aria-label={words.seat(seat)}>
      <header>
        <SeatMark seat={seat} />
        <h3>{words.seat(seat)}</h3>
        {shown.phase !== "keep-one" && merchant.seat === shown.first && (
          <span class="first" title={words.text("dunhuang-board-first")}>
            1
          </span>
        )}
        <Pips
          have={merchant.tokens.length}
          need={need}
          mark="token"
          label={words.text("web-dunhuang-tokens-of", { have: merchant.tokens.length, need })}
        />
      </header>
      <div class="neighbour-rows" data-place={`shop:${seat}`}>
        <div
          {...spot(
            p,
            `hand:${seat}`,
            `${words.text("dunhuang-board-hand")}: ${words.text("dunhuang-board-hidden-cards", { count: cards })}`,
            `hand:${seat}`,
            "backs pieces",
          )}
        >
          {merchant.hand && Object.keys(merchant.hand).length ? (
            <>
              <b class="caption">{words.text("dunhuang-board-hand")}</b>
              <Faces goods={merchant.hand} p={p} />
            </>
          ) : (
            <>
              {cards ? <Backs count={cards} /> : <NoCards />}
              <b class="count">{cards}</b>
            </>
          )}
        </div>
        {Object.keys(merchant.shop).length || merchant.tokens.length ? (
          <Shop p={p} merchant={merchant} seat={seat} height={68} />
        ) : (
          <p class="empty">{words.text("web-dunhuang-shop-empty")}</p>
        )}
      </div>
    </section>
  );
}

function NoCards(): VNode {
  return (
    <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} height="42" width="32" aria-hidden="true">
      <rect class="card-hole" x="3" y="3" width="54" height="72" rx="6" />
    </svg>
  );
}

function Backs({ count }: { count: number }): VNode {
  const shown = Math.min(count, 6);
  const width = CARD_WIDTH + Math.max(0, shown - 1) * 14;
  return (
    <svg viewBox={`0 0 ${width} ${CARD_HEIGHT}`} height="42" width={(width * 42) / CARD_HEIGHT} aria-hidden="true">
      {[...Array(shown).keys()].map((index) => (
        <g key={index} transform={`translate(${index * 14} 0)`}>
          <CardBack />
        </g>
      ))}
    </svg>
  );
}

function Faces({ goods, p }: { goods: Goods; p: BoardProps }): VNode {
  return (
    <span class="faces">
      {inOrder(goods, p.info.numbers).map(([good, count]) => (
        <Stack key={good} good={good} count={count} number={p.info.numbers[good]} token={null} height={66} />
      ))}
    </span>
  );
}

/** One's own side of the table: cards just drawn, hand and Shop. */
export function Mine({ p, seat }: { p: BoardProps; seat: number }): VNode | null {
  const shown = shownIn(p.view);
  const merchant = shown.merchants[seat];
  if (!merchant) return null;
  const { words } = p;
  const hand = merchant.hand ?? {};
  const kinds = Object.keys(hand).length;
  const need = words.figure("tokens_to_win");
  const drawn = merchant.drawn ?? {};
  return (
    <div class="mine">
      {Object.keys(drawn).length > 0 && (
        <section class="zone drawn" aria-label={words.text("dunhuang-board-drawn")} data-place={`drawn:${seat}`}>
          <header>
            <h3>{words.text("dunhuang-board-drawn")}</h3>
          </header>
          <Fan p={p} goods={drawn} place={`drawn:${seat}`} />
        </section>
      )}
      <Zone
        p={p}
        place={`hand:${seat}`}
        title={words.text("dunhuang-board-hand")}
        head={
          <Pips
            have={kinds}
            need={KINDS_TO_WIN}
            mark="kind"
            label={words.text("web-dunhuang-kinds-of", { have: kinds, need: KINDS_TO_WIN })}
          />
        }
      >
        {kinds ? (
          <Fan p={p} goods={hand} place={`hand:${seat}`} />
        ) : (
          <p class="empty">{words.text("web-dunhuang-hand-empty")}</p>
        )}
      </Zone>
      <Zone
        p={p}
        place={`shop:${seat}`}
        title={words.text("dunhuang-board-shop")}
        head={
          <Pips
            have={merchant.tokens.length}
            need={need}
            mark="token"
            label={words.text("web-dunhuang-tokens-of", { have: merchant.tokens.length, need })}
          />
        }
      >
        {Object.keys(merchant.shop).length || merchant.tokens.length ? (
          <Shop p={p} merchant={merchant} seat={seat} height={104} />
        ) : (
          <p class="empty">{words.text("web-dunhuang-shop-empty")}</p>
        )}
      </Zone>
    </div>
  );
}

function Fan({ p, goods, place }: { p: BoardProps; goods: Goods; place: string }): VNode {
  const { words, info } = p;
  return (
    <div class="fan">
      {inOrder(goods, info.numbers).map(([good, count]) => (
        <div
          key={good}
          {...spot(
            p,
            `${place}:${good}`,
            `${words.name("good", good)} ${info.numbers[good] ?? ""} ×${count}`,
            `good:${good}`,
            "pieces",
          )}
        >
          <Stack good={good} count={count} number={info.numbers[good]} token={null} height={104} />
        </div>
      ))}
    </div>
  );
}

/** Rows that get longer downwards, like the corner beside a ring. */
export function rows<T>(things: T[]): T[][] {
  const lengths = [4, 3, 2, 1];
  const cut: T[][] = [];
  let end = things.length;
  for (let index = 0; end > 0; index++) {
    const length = lengths[index] ?? 4;
    cut.unshift(things.slice(Math.max(0, end - length), end));
    end -= length;
  }
  return cut;
}

/** What lies beside the ring: coins, prestige, tokens nobody has, discarded cards. */
export function Supply({ p }: { p: BoardProps }): VNode {
  const shown = shownIn(p.view);
  const { words, info } = p;
  const unlimited = p.view.options.supply === "unlimited";
  const middle = middleTokens(shown, info);
  const put = inOrder(shown.discard, info.numbers);
  const many = (count: number): string => (unlimited ? "∞" : String(count));
  return (
    <div class="supply">
      <div
        {...spot(
          p,
          "coins",
          unlimited
            ? words.text("dunhuang-board-supply-unlimited")
            : words.text("dunhuang-board-supply", { coins: shown.coins, prestige: shown.prestige }),
          "coins",
          "corner corner-coins",
        )}
      >
        <Mark name="coin" size={28} />
        <b>{many(shown.coins)}</b>
      </div>
      <div
        {...spot(
          p,
          "prestige",
          words.text("dunhuang-board-prestige", { count: shown.prestige }),
          "prestige",
          "corner corner-prestige",
        )}
      >
        <Mark name="prestige" size={28} />
        <b>{many(shown.prestige)}</b>
      </div>
      <div
        class="corner corner-tokens"
        role="img"
        tabindex={0}
        data-explain="middle"
        aria-label={`${words.text("dunhuang-board-middle")}: ${middle.map((good) => words.name("good", good)).join(", ") || "–"}`}
      >
        {rows(middle).map((row, index) => (
          <span key={index} class="token-row">
            {row.map((good) => (
              <svg
                key={good}
                viewBox="-14 -14 28 28"
                width="28"
                height="28"
                aria-hidden="true"
                data-place={`token:${good}`}
              >
                <TokenFace good={good} number={info.numbers[good]} flipped={false} />
              </svg>
            ))}
          </span>
        ))}
      </div>
      <div
        class="corner corner-discard"
        role="img"
        tabindex={0}
        data-place="discard"
        data-explain="discard"
        aria-label={`${words.text("dunhuang-board-discard")}: ${put.map(([good, count]) => `${words.name("good", good)} ×${count}`).join(", ") || "–"}`}
      >
        <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} width="40" height="52" aria-hidden="true">
          {put.length ? (
            <CardFace good={put[put.length - 1]![0]} number={info.numbers[put[put.length - 1]![0]]} />
          ) : (
            <rect class="card-hole" x="3" y="3" width="54" height="72" rx="6" />
          )}
        </svg>
        <b>{put.reduce((sum, [, count]) => sum + count, 0)}</b>
      </div>
    </div>
  );
}
