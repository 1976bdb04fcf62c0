/** A card in a row, with a key that stays with it while the row changes. */
export interface Kept {
  id: string;
  key: number;
}

/** Two sides of one card. */
const faceless = (id: string): string => (id === "matriarch" ? "patriarch" : id);

/**
 * The row as it is now, with the keys of the cards that were there before. Equal cards keep their order; a front card
 * that went to the back is the same card, not a new one.
 */
export function follow(before: readonly Kept[], now: readonly string[], fresh: () => number): Kept[] {
  const turned = [...before.slice(1), ...before.slice(0, 1)];
  const match = (row: readonly Kept[]): { kept: (Kept | null)[]; fixed: number } => {
    const left = [...row];
    let fixed = 0;
    let at = 0;
    const kept = now.map((id) => {
      const found = left.findIndex((card) => faceless(card.id) === faceless(id));
      if (found < 0) return null;
      const [card] = left.splice(found, 1);
      const place = row.indexOf(card!);
      if (place >= at) fixed++;
      at = place;
      return card!;
    });
    return { kept, fixed };
  };
  const same = match(before);
  const gone = match(turned);
  const best = gone.fixed > same.fixed ? gone : same;
  return now.map((id, index) => ({ id, key: best.kept[index]?.key ?? fresh() }));
}
