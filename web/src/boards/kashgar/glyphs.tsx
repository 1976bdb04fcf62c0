import type { VNode } from "preact";
import { markShape } from "../../icons/marks";
import type { Phrase } from "../../words/phrases";
import type { Words } from "../../words/words";
import { hasStock, StockIcon } from "./icons";
import { type Sign, signsOf } from "./signs";

/** An icon of this game, or a shared one. */
export function Glyph({ name, size = 20 }: { name: string; size?: number }): VNode {
  if (hasStock(name)) return <StockIcon name={name} size={size} />;
  return (
    <svg class={`icon mark mark-${name}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {markShape(name)}
    </svg>
  );
}

function OneSign({ sign, words, size }: { sign: Sign; words: Words; size: number }): VNode {
  return (
    <span class={`sign${sign.look ? ` sign-${sign.look}` : ""}`}>
      {sign.icon && <Glyph name={sign.icon} size={size} />}
      {sign.card && <span class="sign-name">{words.name("good", sign.card)}</span>}
      {sign.text && <b>{sign.text}</b>}
    </span>
  );
}

/** What an action says, in icons, or in words if there are no icons for it. The caller must say it in words too. */
export function Signs({ phrase, words, size = 20 }: { phrase: Phrase; words: Words; size?: number }): VNode {
  const signs = signsOf(phrase);
  return (
    <span class="signs" aria-hidden="true">
      {signs
        ? signs.map((sign, index) => <OneSign key={index} sign={sign} words={words} size={size} />)
        : words.phrase(phrase)}
    </span>
  );
}
