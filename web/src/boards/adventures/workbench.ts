import { useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board";
import type { Layout } from "./geometry";
import { type Change, changed, changeOf, type Shown } from "./shown";

interface Sent extends Change {
  /** Which change of this round's board it will have been. */
  count: number;
}

/** Changes that have been sent but are not on the board yet, numbered on from those that are. */
export class Pending {
  private sent: Sent[] = [];
  private round = 0;

  /** The board as it will be. A change says how its hex lies afterwards, so seeing it twice changes nothing more. */
  over(layout: Layout, round: number, commands: number): Layout {
    if (round !== this.round) this.sent = [];
    this.round = round;
    this.sent = this.sent.filter((one) => one.count > commands);
    return this.sent.reduce(changed, layout);
  }

  add(change: Change, commands: number): Sent {
    const one = { ...change, count: Math.max(commands, ...this.sent.map((other) => other.count)) + 1 };
    this.sent.push(one);
    return one;
  }

  /** It was refused: it never lay there, and those behind it move up. */
  drop(gone: Sent): void {
    if (!this.sent.includes(gone)) return;
    this.sent = this.sent.filter((one) => one !== gone);
    for (const one of this.sent) if (one.count > gone.count) one.count -= 1;
  }

  get size(): number {
    return this.sent.length;
  }
}

export interface Workbench {
  layout: Layout;
  /** Whether it may be built on now. */
  open: boolean;
  /** How many changes are under way. */
  pending: number;
  /** Carry out an action at once; the server confirms it behind the scenes. */
  act(action: string): void;
}

/** One's own board: as it is known to lie, with what has been sent on top. */
export function useWorkbench(p: BoardProps, shown: Shown): Workbench {
  const pending = useRef<Pending>(undefined);
  pending.current ??= new Pending();
  const [, redraw] = useState(0);
  const merchant = shown.merchants[p.view.seat];
  const open = !!p.build && !!p.view.prompt?.workbench && merchant?.doing === "building";
  const commands = merchant?.commands ?? 0;
  const known = merchant?.layout ?? {};
  const latest = useRef({ known, commands, round: shown.round });
  latest.current = { known, commands, round: shown.round };
  const layout = open ? pending.current.over(known, shown.round, commands) : known;
  return {
    layout,
    open,
    pending: open ? pending.current.size : 0,
    act(action) {
      const now = latest.current;
      const change = changeOf(action, pending.current!.over(now.known, now.round, now.commands));
      if (!open || !change) return;
      const sent = pending.current!.add(change, now.commands);
      redraw((count) => count + 1);
      void p.build!(action).then((done) => {
        if (done) return;
        pending.current!.drop(sent);
        redraw((count) => count + 1);
      });
    },
  };
}
