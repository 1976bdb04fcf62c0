import type { VNode } from "preact";
import { GoodIcon } from "../../icons/goods";
import { Mark } from "../../icons/marks";
import type { GameInfo, View } from "../../net/types";
import type { Words } from "../../words/words";
import type { BoardProps, Figure, Listing, Motion, Standing } from "../board";
import { ahead, othersOf } from "../seats";
import { CARD_HEIGHT, CARD_WIDTH, CardBack, CardFace } from "./card";
import { CharacterIcon } from "./icons";
import { Mine, Neighbour, Supply } from "./merchants";
import { Ring } from "./ring";
import { boardIn, openPoints, shownIn, stepOf } from "./shown";
import { TilesOption } from "./tiles";
import "./tokens.css";
import "./style.css";

export const options = { tiles: TilesOption };

export function Board(p: BoardProps): VNode {
  const own = p.view.seat;
  const others = othersOf(p.view);
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

function Piece({ piece, info }: { piece: string | null; info: GameInfo }): VNode {
  return (
    <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} width={CARD_WIDTH} height={CARD_HEIGHT} aria-hidden="true">
      {piece ? <CardFace good={piece} number={info.numbers[piece]} /> : <CardBack />}
    </svg>
  );
}

function spots(place: string, piece: string | null): string[] {
  const kind = place.split(":", 1)[0] ?? place;
  return [...(piece ? [`${place}:${piece}`] : []), place, kind];
}

function figures(view: View, seat: number, words: Words): Figure[] {
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

function leaders(view: View, words: Words): number[] {
  const points = shownIn(view).merchants.map((merchant) => openPoints(merchant, boardIn(words)));
  return ahead(points);
}

function step(view: View, words: Words): { at: number; of: number } | null {
  const board = boardIn(words);
  const at = stepOf(shownIn(view), board);
  return at ? { at, of: Math.max(...Object.values(board.steps)) } : null;
}

export function icon(family: string, id: string): VNode | null {
  if (family === "good") return <GoodIcon good={id} />;
  if (family === "character" || family === "space") return <CharacterIcon character={id} />;
  if (family === "coins" || family === "cost") return <Mark name="coin" />;
  return null;
}

export const standing: Standing = { figures, leaders, step };
export const motion: Motion = { Piece, spots };
export const choices: Listing = { pictured: ["good", "got", "character", "space", "coins"] };
export const explaining = (): Promise<typeof import("./explain")> => import("./explain");
