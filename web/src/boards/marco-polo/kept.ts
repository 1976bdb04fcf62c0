import { Component, type VNode } from "preact";
import type { BoardProps } from "../board";

interface KeptProps {
  /** All that the drawing is made from. */
  sign: string;
  draw(): VNode | null;
}

/** A part of the board that is drawn again only when its sign changes: most moves touch little of so much. */
export class Kept extends Component<KeptProps> {
  override shouldComponentUpdate(next: KeptProps): boolean {
    return next.sign !== this.props.sign;
  }

  override render({ draw }: KeptProps): VNode | null {
    return draw();
  }
}

let last = 0;
const numbers = new WeakMap<object, number>();

function numberOf(thing: object): number {
  const known = numbers.get(thing) ?? ++last;
  numbers.set(thing, known);
  return known;
}

/** What is drawn there, and what of choosing and pointing touches the places that begin like these. */
export function signOf(p: BoardProps, begin: readonly string[], ...drawn: unknown[]): string {
  const mine = (place: string): boolean => begin.some((start) => place.startsWith(start));
  const can = [...p.targets.keys()].filter(mine);
  // where something may be chosen, what choosing does is of this very question
  const acts = can.length ? [numberOf(p.targets), numberOf(p.pick), numberOf(p.point)] : [];
  return JSON.stringify([
    numberOf(p.words),
    p.view.seat,
    can,
    acts,
    p.hot && mine(p.hot) ? p.hot : "",
    [...p.last].filter(mine),
    drawn,
  ]);
}
