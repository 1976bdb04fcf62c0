import { useEffect } from "preact/hooks";
import type { BoardModule } from "../../boards/board";
import { useLater } from "../house";
import type { Scene, Sitting } from "../sitting";
import type { Past } from "./past";

/** What the page needs at the moment. */
export interface Wants {
  at: Sitting | null;
  past: Past;
  board: BoardModule;
  /** Which sheet is open. */
  sheet: string | null;
  /** Whether something is pointed at; whether a question is built freely; whether pieces travel. */
  pointed: boolean;
  workbench: boolean;
  moving: boolean;
}

/** Whether anything about the table, or the way one looks at it, has to be told above the board. */
export const isUnusual = (scene: Scene, seat: number, now: boolean): boolean =>
  seat < 0 || !now || scene.paused || !!scene.offered || !!scene.table.seats[seat]?.bot || !!scene.table.branch_of;

/** Whether there is something beside the game: what one may remember, or a seat to invite somebody to. */
export const hasAside = ({ table }: Scene): boolean => table.aid || table.seats.some((one) => one.kind === "open");

/** The parts of the page that not every table needs, each fetched when first wanted; null until then. */
export function useParts({ at, past, board, sheet, pointed, workbench, moving }: Wants) {
  const scene = at?.scene ?? null;
  return {
    sheets: useLater(!!sheet, () => import("../sheets")),
    glass: useLater(past.now && !!scene?.view.wakes, () => import("../glass")),
    asides: useLater(!!scene && hasAside(scene), () => import("../asides")),
    banners: useLater(!!at && !!scene && isUnusual(scene, at.seat, past.now), () => import("../banners")),
    builder: useLater(workbench, () => import("../../prompts/builder")),
    stage: useLater(moving, () => import("../stage")),
    finish: useLater(!!scene?.table.over, () => import("../over")),
    teller: useLater(pointed, async () => {
      const [card, told] = await Promise.all([import("../card"), board.explaining?.()]);
      return { Explanation: card.Explanation, explain: told?.explain };
    }),
    moving: useLater(at?.connection === "shut", () => import("../moving")),
  };
}

export type Parts = ReturnType<typeof useParts>;

/** Load all the words as soon as something may be said that is not said at every table. */
export function useWhole(whole: boolean, more: () => void, wanted: boolean): void {
  useEffect(() => {
    if (wanted && !whole) more();
  }, [wanted, whole]);
}
