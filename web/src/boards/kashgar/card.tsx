import type { ComponentChildren, VNode } from "preact";
import { Mark } from "../../icons/marks";
import type { Words } from "../../words/words";
import { type ContractCard as Contract, contractOf, missing, personOf } from "./cards";
import { Glyph, Signs } from "./glyphs";
import { Portrait } from "./persons";
import { type Counts, STOCKS } from "./shown";

/** Points on a card; with a mark beside them if they depend on something. */
export function Points({ points, more = false }: { points: number; more?: boolean }): VNode {
  return (
    <span class="points">
      <Mark name="prestige" size={14} />
      <b>{points < 0 ? `−${-points}` : points}</b>
      {more && "+"}
    </span>
  );
}

/** Who it is: face, name, points, and the ! of a card that cannot be passed. */
export function Head({ id, words, size }: { id: string; words: Words; size: number }): VNode {
  const person = personOf(words.game, id);
  return (
    <>
      <Portrait id={id} size={size} />
      <span class="card-name">{words.name("good", id)}</span>
      {person.must && <Glyph name="must" size={16} />}
      {(person.points !== 0 || person.points_per) && <Points points={person.points} more={!!person.points_per} />}
    </>
  );
}

/** One action on a card: a mark for its kind, and what it does in icons. */
export function Deed({ name, kind, words }: { name: string; kind: "use" | "part"; words: Words }): VNode {
  const phrase = words.cards[name];
  return (
    <>
      <Glyph name={kind === "use" ? "use" : "parting"} size={18} />
      {phrase && <Signs phrase={phrase} words={words} />}
    </>
  );
}

/** A person's actions, in the order on the card. */
export function deedsOf(id: string, words: Words): { name: string; kind: "use" | "part"; number: number }[] {
  const person = personOf(words.game, id);
  return [
    ...person.caravan.map((name, at) => ({ name, kind: "use" as const, number: at + 1 })),
    ...person.parting.map((name, at) => ({ name, kind: "part" as const, number: at + 1 })),
  ];
}

/** A person as on a card, to be looked at. */
export function PersonCard({ id, words, note }: { id: string; words: Words; note?: ComponentChildren }): VNode {
  return (
    <span class="card person-card">
      <span class="card-head">
        <Head id={id} words={words} size={36} />
        {note}
      </span>
      {deedsOf(id, words).map(({ name, kind }) => (
        <span key={name} class={`deed deed-${kind}`}>
          <Deed name={name} kind={kind} words={words} />
        </span>
      ))}
    </span>
  );
}

function Price({ icon, need, lacks }: { icon: string; need: string; lacks: number }): VNode {
  return (
    <span class="price">
      <Glyph name={icon} size={20} />
      <b>{need}</b>
      {lacks > 0 && <i>−{lacks}</i>}
    </span>
  );
}

/** A contract; given stocks, it shows what is missing from them. */
export function ContractCard({
  id,
  words,
  stocks,
  note,
}: {
  id: string;
  words: Words;
  stocks: Counts | null;
  note?: ComponentChildren;
}): VNode {
  const contract = contractOf(words.game, id);
  const lacks = stocks ? missing(contract, stocks) : null;
  return (
    <span class={`card contract-card size-${contract.size}${lacks?.in_all === 0 ? " enough" : ""}`}>
      <span class="card-head">
        <Points points={contract.points} />
        {contract.mules > 0 && (
          <Price icon="mules" need={`≥${contract.mules}`} lacks={stocks ? contract.mules - (stocks.mules ?? 0) : 0} />
        )}
        {note}
      </span>
      <span class="card-name">
        <Glyph name={contract.size === "special" ? "prestige" : contract.size} size={13} /> {words.name("good", id)}
      </span>
      <span class="prices">
        {STOCKS.filter((stock) => contract.price[stock]).map((stock) => (
          <Price
            key={stock}
            icon={stock}
            need={String(contract.price[stock])}
            lacks={stock === "mules" ? 0 : (lacks?.stocks[stock] ?? 0)}
          />
        ))}
        {contract.spices.map((count, at) => (
          <Price key={at} icon="spice" need={String(count)} lacks={at ? 0 : (lacks?.spices ?? 0)} />
        ))}
      </span>
      {lacks?.in_all === 0 && <Mark name="check" size={18} />}
    </span>
  );
}

/** What is missing for a contract, in words. */
export function missingWords(contract: Contract, stocks: Counts, words: Words): string {
  const lacks = missing(contract, stocks);
  if (!lacks.in_all) return words.text("web-kashgar-enough");
  const named = STOCKS.filter((stock) => lacks.stocks[stock]).map(
    (stock) => `${lacks.stocks[stock]} ${words.name("stock", stock)}`,
  );
  if (lacks.spices) named.push(words.text("web-kashgar-of-any", { count: lacks.spices }));
  return words.text("web-kashgar-missing", { what: named.join(", ") });
}

export const BACKS: Record<string, string> = {
  standard: "M30 10l19 29-19 29L11 39zM30 22l11 17-11 17-11-17z",
  special: "M30 12l6 14 15 1-11.500 10 3.500 15L30 44l-13 8 3.500-15L9 27l15-1zM12 64h36M12 70h36",
  contract: "M14 12h32v54H14zM8 12h44M8 66h44M22 26h16M22 36h16M22 46h10",
};

/** The back of a card, 60 by 78. */
export function Back({ deck }: { deck: string }): VNode {
  return (
    <g class={`back back-${deck}`}>
      <rect class="back-paper" x="0.8" y="0.8" width="58.400" height="76.400" rx="6" />
      <path class="back-weave" d={BACKS[deck] ?? BACKS.standard} />
    </g>
  );
}
