import { type ContainerNode, h, render } from "preact";
import { act } from "preact/test-utils";
import { type HouseContext, InHouse } from "../src/shell/house";

/** A hook in use, as a page has it: what it last returned, and how to draw it again. */
export interface Held<In, Out> {
  now: Out;
  /**
   * Do something, if anything is given, then let the page draw and run effects for as long as anything follows from it.
   */
  settle(what?: () => void): Promise<void>;
  redraw(given: In): Promise<void>;
  leave(): void;
}

/** Draws a component that uses the hook and shows nothing, so that no page is needed. */
export async function hold<In, Out>(
  hook: (given: In) => Out,
  given: In,
  house: Partial<HouseContext> = {},
): Promise<Held<In, Out>> {
  const root = { childNodes: [], firstChild: null } as unknown as ContainerNode;
  const Holder = ({ given }: { given: In }): null => {
    held.now = hook(given);
    return null;
  };
  const settle = async (what?: () => void): Promise<void> => {
    await act(async () => what?.());
    await act(async () => void (await new Promise(setImmediate))); // promises made meanwhile have resolved
  };
  const held = { settle } as Held<In, Out>;
  held.redraw = (next) =>
    settle(() => render(h(InHouse.Provider, { value: house as HouseContext }, h(Holder, { given: next })), root));
  held.leave = () => render(null, root);
  await held.redraw(given);
  return held;
}
