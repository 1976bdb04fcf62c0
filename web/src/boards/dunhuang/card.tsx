import type { VNode } from "preact";
import { goodShape } from "../../icons/goods";
import { SHANG } from "../../icons/said";
import { overlap } from "./geometry";

export const CARD_WIDTH = 60;
export const CARD_HEIGHT = 78;

/** A goods card, 60 by 78, to stand inside a drawing. */
export function CardFace({ good, number }: { good: string; number: number | undefined }): VNode {
  return (
    <g class={`card-face good-${good}`}>
      <rect class="card-paper" x="0.8" y="0.8" width="58.400" height="76.400" rx="6" />
      <path class="card-band" d="M6.800 70.500h46.400" />
      <g class="good" transform="translate(13 23) scale(1.420)">
        {goodShape(good)}
      </g>
      <text class="card-number" x="7" y="20">
        {number ?? ""}
      </text>
    </g>
  );
}

export function CardBack(): VNode {
  return (
    <g class="card-back">
      <rect class="card-paper" x="0.8" y="0.8" width="58.400" height="76.400" rx="6" />
      <path class="card-weave" d="M30 10l19 29-19 29L11 39zM30 22l11 17-11 17-11-17z" />
      <circle class="card-dot" cx="30" cy="39" r="4" />
    </g>
  );
}

/** A majority token: its number, or 商 when it has been turned. */
export function TokenFace({
  good,
  number,
  flipped,
  r = 13,
}: {
  good: string;
  number: number | undefined;
  flipped: boolean;
  r?: number;
}): VNode {
  return (
    <g class={`token good-${good}${flipped ? " flipped" : ""}`}>
      <circle class="token-rim" r={r} />
      <circle class="token-in" r={r - 3} />
      {flipped ? (
        <path class="token-shang" transform={`scale(${r / 17}) translate(-12 -12)`} d={SHANG} />
      ) : (
        <text class="token-text" y={r * 0.38} font-size={r * 1.05} text-anchor="middle">
          {number}
        </text>
      )}
    </g>
  );
}

export interface PileOfCards {
  good: string;
  count: number;
  number: number | undefined;
  token: { flipped: boolean } | null;
  /** Height in pixels. */
  height: number;
}

/** Cards of one kind, each overlapping the one before, with the token on the last. */
export function Stack({ good, count, number, token, height }: PileOfCards): VNode {
  const step = overlap(count, CARD_WIDTH, 168, 26);
  const width = CARD_WIDTH + step * (count - 1) + 14;
  const top = 14;
  return (
    <svg
      class="stack"
      viewBox={`0 0 ${width} ${CARD_HEIGHT + top}`}
      width={(width * height) / (CARD_HEIGHT + top)}
      height={height}
      aria-hidden="true"
    >
      {[...Array(count).keys()].map((index) => (
        <g key={index} transform={`translate(${index * step} ${top})`}>
          <CardFace good={good} number={number} />
        </g>
      ))}
      {count > 1 && (
        <text class="stack-count" x={CARD_WIDTH + step * (count - 1) - 6} y={CARD_HEIGHT + top - 12} text-anchor="end">
          ×{count}
        </text>
      )}
      {token && (
        <g transform={`translate(${CARD_WIDTH + step * (count - 1) - 6} 19)`}>
          <TokenFace good={good} number={number} flipped={token.flipped} r={18} />
        </g>
      )}
    </svg>
  );
}
