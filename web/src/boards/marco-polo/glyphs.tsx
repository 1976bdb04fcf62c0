import type { VNode } from "preact";
import { DieFace, Shield, Thing, shieldShape, thingShape } from "../../icons/journey";
import type { Phrase } from "../../words/phrases";
import type { Words } from "../../words/words";
import { signsOf, type Sign } from "./signs";
import type { Die } from "./wire";

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

/** What something says, in icons; in words where there are none for it. Whoever draws it says it in words too. */
export function Signs({ phrase, words, size = 18 }: { phrase: Phrase | undefined; words: Words; size?: number }): VNode {
  const signs = phrase ? signsOf(phrase) : null;
  return (
    <span class="signs" aria-hidden="true">
      {signs ? signs.map((sign, index) => <OneSign key={index} sign={sign} size={size} />) : phrase && words.phrase(phrase)}
    </span>
  );
}

const ICON = 21;
const DIGIT = 10.5;

const widthOf = (sign: Sign): number => (sign.icon || sign.shield ? ICON : 0) + (sign.text ? sign.text.length * DIGIT + 2 : 0) + 3;

/** The same inside a drawing: a row of icons, centred on a point, on a plate. */
export function Plate({ signs, x, y, look = "" }: { signs: Sign[]; x: number; y: number; look?: string }): VNode {
  const width = signs.reduce((sum, sign) => sum + widthOf(sign), 0) + 7;
  let at = x - width / 2 + 5;
  return (
    <g class={`plate ${look}`}>
      <rect x={x - width / 2} y={y - 14} width={width} height={28} rx="8" />
      {signs.map((sign, index) => {
        const left = at;
        at += widthOf(sign);
        return (
          <g key={index}>
            {sign.icon && (
              <svg x={left} y={y - 10} width="20" height="20" viewBox="0 0 24 24" class={`icon thing thing-${sign.icon}`}>
                {thingShape(sign.icon)}
              </svg>
            )}
            {sign.shield && (
              <svg x={left} y={y - 10} width="20" height="20" viewBox="0 0 24 24" class="icon shield">
                {shieldShape(sign.shield)}
              </svg>
            )}
            {sign.text && (
              <text x={left + (sign.icon || sign.shield ? ICON : 0)} y={y + 6.5}>
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
      return seat >= 0 ? `${words.seat(seat)} ${die.value}` : words.text(`web-marco-polo-die-${die.colour}`, { value: die.value });
    })
    .join(", ");
