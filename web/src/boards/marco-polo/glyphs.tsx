import type { VNode } from "preact";
import type { Words } from "../../words/words";
import { DieFace, Shield, shieldShape, Thing, thingShape } from "./icons";
import { boardIn, type Die, type Sign } from "./shown";

function OneSign({ sign, size }: { sign: Sign; size: number }): VNode {
  return (
    <span class={`sign${sign.look ? ` sign-${sign.look}` : ""}`}>
      {sign.look === "die" ? (
        <b class="pipped">{sign.text}</b>
      ) : (
        <>
          {sign.icon && <Thing name={sign.icon} size={size} />}
          {sign.shield && <Shield beast={sign.shield} size={size + 2} />}
          {sign.text && <b>{sign.text}</b>}
        </>
      )}
    </span>
  );
}

/** A row of icons; the caller must say it in words too. */
export function SignRow({ signs, size = 18 }: { signs: readonly Sign[]; size?: number }): VNode {
  return (
    <span class="signs" aria-hidden="true">
      {signs.map((sign, index) => (
        <OneSign key={index} sign={sign} size={size} />
      ))}
    </span>
  );
}

/** What is printed on a thing, by the thing's name. The caller must say it in words too. */
export function Signs({ of, words, size = 18 }: { of: string; words: Words; size?: number }): VNode {
  return <SignRow signs={boardIn(words).signs[of] ?? []} size={size} />;
}

const ICON = 20;
const DIGIT = 11.5;
const COIN = 25;

const isCoin = (sign: Sign): boolean => sign.icon === "coins" && !!sign.text;
const signWidth = (sign: Sign): number =>
  isCoin(sign) ? COIN + 2 : (sign.icon || sign.shield ? ICON : 0) + (sign.text ? sign.text.length * DIGIT : 0) + 3;

/** How wide a plate with these signs is. */
export const plateWidth = (signs: readonly Sign[]): number => signs.reduce((sum, sign) => sum + signWidth(sign), 0) + 5;

/** The same inside a drawing: a row of icons on a plate, centred on a point. The number of coins is on the coin. */
export function Plate({
  signs,
  x,
  y,
  look = "",
}: {
  signs: readonly Sign[];
  x: number;
  y: number;
  look?: string;
}): VNode {
  const width = plateWidth(signs);
  let at = x - width / 2 + 4;
  return (
    <g class={`plate ${look}`}>
      {look === "outpost" ? (
        <path class="plate-ground" d={`M${x - width / 2} ${y - 13}h${width + 9}l-7 13l7 13h${-width - 9}z`} />
      ) : (
        <rect
          class="plate-ground"
          x={x - width / 2}
          y={y - 13}
          width={width}
          height={26}
          rx={look === "marker" ? 13 : 7}
        />
      )}
      {signs.map((sign, index) => {
        const left = at;
        at += signWidth(sign);
        return isCoin(sign) ? (
          <g key={index} class="coin">
            <circle cx={left + COIN / 2} cy={y} r={COIN / 2 - 1.5} />
            <text x={left + COIN / 2} y={y + 6.5} text-anchor="middle">
              {sign.text}
            </text>
          </g>
        ) : (
          <g key={index}>
            {sign.icon && (
              <svg
                x={left}
                y={y - 10}
                width="20"
                height="20"
                viewBox="0 0 24 24"
                class={`icon thing thing-${sign.icon}`}
              >
                {thingShape(sign.icon)}
              </svg>
            )}
            {sign.shield && (
              <svg x={left} y={y - 10} width="20" height="20" viewBox="0 0 24 24" class="icon shield">
                {shieldShape(sign.shield)}
              </svg>
            )}
            {sign.text && (
              <text x={left + (sign.icon || sign.shield ? ICON + 1 : 0)} y={y + 6.5}>
                {sign.text}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Dice as they lie on a space. */
export function Dice({ dice, size = 26 }: { dice: readonly Die[]; size?: number }): VNode {
  return (
    <span class="dice-row">
      {dice.map((die, index) => (
        <DieFace key={index} value={die.value} owner={die.colour} size={size} />
      ))}
    </span>
  );
}

/** Dice in words: "Ann 3, black 5". */
export const diceWords = (dice: readonly Die[], words: Words): string =>
  dice
    .map((die) => {
      const seat = "ABCD".indexOf(die.colour);
      return seat >= 0
        ? `${words.seat(seat)} ${die.value}`
        : words.text(`web-marco-polo-die-${die.colour}`, { value: die.value });
    })
    .join(", ");
