import { type ContainerNode, h, render } from "preact";
import { type HouseContext, InHouse } from "../src/shell/house";

/** A hook in use, as a page has it: what it last returned, and how to draw it again. */
export interface Held<In, Out> {
  now: Out;
  /** Everything that happens on the page in between, effects too. */
  settle(): Promise<void>;
  redraw(given: In): Promise<void>;
  leave(): void;
}

const FRAME = 45; // effects wait for a frame, or for 35 ms where there are no frames

/** Draws a component that uses the hook and shows nothing, so that no page is needed. */
export async function hold<In, Out>(
  hook: (given: In) => Out,
  given: In,
  house: Partial<HouseContext> = {},
): Promise<Held<In, Out>> {
  const root = { childNodes: [], firstChild: null } as unknown as ContainerNode;
  const held = { settle: () => new Promise((done) => setTimeout(done, FRAME)) } as Held<In, Out>;
  const Holder = ({ given }: { given: In }): null => {
    held.now = hook(given);
    return null;
  };
  held.redraw = (next) => {
    render(h(InHouse.Provider, { value: house as HouseContext }, h(Holder, { given: next })), root);
    return held.settle();
  };
  held.leave = () => render(null, root);
  await held.redraw(given);
  return held;
}
