import type { VNode } from "preact";
import { GoodIcon } from "../../icons/goods";
import { Mark } from "../../icons/marks";
import type { GameInfo, Prompt, Table, View } from "../../net/types";
import type { Words } from "../../words/words";
import type { BoardProps, Explained, Figure } from "../board";
import { CARD_HEIGHT, CARD_WIDTH, CardBack, CardFace } from "./card";
import { CharacterIcon } from "./icons";
import { Mine, Neighbour, Supply } from "./merchants";
import { Ring } from "./ring";
import { camelAt, openPoints, pileSize, shownIn, started, stepOf, targetOf as target } from "./shown";
import { TilesOption } from "./tiles";
import "./tokens.css";
import "./style.css";

export const options = { tiles: TilesOption };

export function Board(p: BoardProps): VNode {
  const seats = p.view.seats;
  const own = p.view.seat;
  const first = own < 0 ? 0 : own;
  // clockwise from the own seat, as at a table
  const others = [...Array(seats - (own < 0 ? 0 : 1)).keys()].map(
    (index) => (first + index + (own < 0 ? 0 : 1)) % seats,
  );
  const sides =
    others.length === 1
      ? ["top"]
      : others.length === 2
        ? ["left", "right"]
        : others.length === 3
          ? ["left", "top", "right"]
          : ["left", "top", "right", "own"];
  return (
    <div class={`dunhuang others-${others.length}`}>
      <div class="neighbours">
        {others.map((seat, index) => (
          <Neighbour key={seat} p={p} seat={seat} side={sides[index] ?? "left"} />
        ))}
      </div>
      <div class="middle">
        <Ring {...p} />
        <Supply p={p} />
      </div>
      {own >= 0 && <Mine p={p} seat={own} />}
    </div>
  );
}

export function Piece({ piece, info }: { piece: string | null; info: GameInfo }): VNode {
  return (
    <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} width={CARD_WIDTH} height={CARD_HEIGHT} aria-hidden="true">
      {piece ? <CardFace good={piece} number={info.numbers[piece]} /> : <CardBack />}
    </svg>
  );
}

export function spots(place: string, piece: string | null): string[] {
  const kind = place.split(":", 1)[0] ?? place;
  return [...(piece ? [`${place}:${piece}`] : []), place, kind];
}

export function figures(view: View, seat: number, words: Words): Figure[] {
  const shown = shownIn(view);
  const merchant = shown.merchants[seat];
  if (!merchant) return [];
  const need = words.figure("tokens_to_win");
  const tokens = merchant.tokens.length;
  return [
    {
      mark: "token",
      value: `${tokens}/${need}`,
      label: words.text("web-dunhuang-tokens-of", { have: tokens, need }),
      explain: "tokens",
    },
    {
      mark: "cards",
      value: String(merchant.cards),
      label: `${words.text("dunhuang-board-hand")}: ${words.text("dunhuang-board-hidden-cards", { count: merchant.cards })}`,
      explain: `hand:${seat}`,
    },
    {
      mark: "coin",
      value: String(merchant.coins),
      label: words.text("dunhuang-board-coins", { count: merchant.coins }),
      explain: "purse",
    },
    {
      mark: "prestige",
      value: String(merchant.prestige),
      label: words.text("dunhuang-board-prestige", { count: merchant.prestige }),
      explain: "fame",
    },
  ];
}

export function leaders(view: View): number[] {
  const points = shownIn(view).merchants.map((merchant) => openPoints(merchant, 2));
  const most = Math.max(...points);
  return most > 0 ? points.flatMap((one, seat) => (one === most ? [seat] : [])) : [];
}

export function step(view: View): { at: number; of: number } | null {
  const at = stepOf(shownIn(view));
  return at ? { at, of: 5 } : null;
}

export const targetOf = (action: string, view: View): string | null => target(action, shownIn(view), view.seat);

const TOKENS = ["buddhist-price", "manichean-defence"];

/** The paragraph that helps with the question: the camel's character, or the step of the turn. */
export function ruleFor(prompt: Prompt | undefined, view: View): string | null {
  const shown = shownIn(view);
  if (view.standings) return shown.end === "four-and-four" ? "goal" : "points";
  if (!prompt || !started(shown)) return "goal";
  if (shown.phase === "move-camel") return "turn";
  if (shown.phase === "pick-up") return "tokens";
  if (TOKENS.includes(shown.phase))
    return shown.ring.find((space) => ["manichean", "buddhist"].includes(space.character))?.character ?? "tokens";
  return shown.camel;
}

export function icon(family: string, id: string): VNode | null {
  if (family === "good") return <GoodIcon good={id} />;
  if (family === "character" || family === "space") return <CharacterIcon character={id} />;
  if (family === "coins" || family === "cost") return <Mark name="coin" />;
  return null;
}

interface Asked {
  view: View;
  words: Words;
  info: GameInfo;
  table: Table;
}

/** While the camel is moved, a tile means the card beside it. */
export const standsFor = (place: string): string => place.replace(/^character:/, "market:");

export function explain(thing: string, { view, words, info }: Asked): Explained | null {
  const [kind, what = "", beside = ""] = thing.split(":");
  const shown = shownIn(view);
  switch (kind) {
    case "character": {
      const here = started(shown) && shown.camel === what;
      const away = (shown.ring.findIndex((space) => space.character === what) - camelAt(shown) + 8) % 8 || 8;
      const text = [words.text(`dunhuang-character-${what}.does`)];
      if (here) text.push(words.text("web-dunhuang-camel-here"));
      else if (started(shown) && !view.standings)
        text.push(words.text("web-dunhuang-away", { steps: away, cost: away - 1 }));
      return { title: words.name("character", what), icon: <CharacterIcon character={what} size={28} />, text };
    }
    case "good": {
      const number = info.numbers[what] ?? 0;
      const shops = shown.merchants.flatMap((merchant, seat) => {
        const count = merchant.shop[what] ?? 0;
        const token = merchant.tokens.find((one) => one.good === what);
        if (!count && !token) return [];
        return [
          words.text("web-dunhuang-shop-has", {
            seat: words.seat(seat),
            count,
            token: token ? (token.flipped ? "flipped" : "yes") : "no",
          }),
        ];
      });
      return {
        title: `${words.name("good", what)} ${number}`,
        icon: <GoodIcon good={what} size={28} />,
        text: [
          words.text("web-dunhuang-good", { number }),
          shops.length
            ? `${words.text("web-dunhuang-shops")} ${shops.join("; ")}.`
            : words.text("web-dunhuang-no-shop"),
          ...(beside ? [`${words.name("character", beside)}: ${words.text(`dunhuang-character-${beside}.does`)}`] : []),
        ],
      };
    }
    case "space":
      return { title: words.name("character", what), text: [words.text("web-dunhuang-no-card")] };
    case "pile":
      return {
        title: words.text("dunhuang-board-pile", { count: pileSize(shown) }),
        text: [words.text("web-dunhuang-pile"), words.text("dunhuang-rules-end")],
      };
    case "coins":
      return {
        title: words.text("dunhuang-board-supply", { coins: shown.coins, prestige: shown.prestige }),
        icon: <Mark name="coin" size={28} />,
        text: [words.text("web-dunhuang-coins")],
      };
    case "prestige":
      return {
        title: words.text("dunhuang-board-prestige", { count: shown.prestige }),
        icon: <Mark name="prestige" size={28} />,
        text: [words.text("web-dunhuang-prestige")],
      };
    case "purse":
      return {
        title: words.text("web-dunhuang-purse"),
        icon: <Mark name="coin" size={28} />,
        text: [words.text("web-dunhuang-coins")],
      };
    case "fame":
      return {
        title: words.text("dunhuang-points-prestige"),
        icon: <Mark name="prestige" size={28} />,
        text: [words.text("web-dunhuang-prestige")],
      };
    case "steps":
      return { title: words.text("web-topic-turn"), text: [words.text("dunhuang-rules-turn")] };
    case "middle":
      return {
        title: words.text("dunhuang-board-middle"),
        icon: <Mark name="token" size={28} />,
        text: [words.text("dunhuang-rules-tokens")],
      };
    case "tokens":
      return {
        title: words.text("dunhuang-board-tokens"),
        icon: <Mark name="token" size={28} />,
        text: [words.text("dunhuang-rules-tokens")],
      };
    case "discard":
      return { title: words.text("dunhuang-board-discard"), text: [words.text("web-dunhuang-discard")] };
    case "hand": {
      const merchant = shown.merchants[Number(what)];
      return {
        title: `${words.text("dunhuang-board-hand")}: ${words.seat(Number(what))}`,
        icon: <Mark name="cards" size={28} />,
        text: [
          words.text("dunhuang-board-hidden-cards", { count: merchant?.cards ?? 0 }),
          words.text("web-dunhuang-hidden-hand"),
        ],
      };
    }
    case "camel":
      return { title: words.text("web-dunhuang-camel"), text: [words.text("web-dunhuang-camel-does")] };
    default:
      return null;
  }
}
