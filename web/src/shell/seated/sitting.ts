import { useEffect, useRef, useState } from "preact/hooks";
import type { Seat } from "../../net/types";
import { type Scene, Sitting, seatsOf } from "../sitting";

/** Sits at a table as one pair of eyes for as long as they are there, and draws what changes; null at first. */
export function useSitting(id: string, seat: number): Sitting | null {
  const [, tick] = useState(0);
  const sitting = useRef<Sitting | null>(null);
  useEffect(() => {
    const draw = (): void => tick((count) => count + 1);
    const own = new Sitting(id, seat, draw);
    sitting.current = own;
    const back = (): void => own.hurry();
    const gone = (): void => own.lose();
    addEventListener("online", back);
    addEventListener("offline", gone);
    draw();
    return () => {
      removeEventListener("online", back);
      removeEventListener("offline", gone);
      own.close();
    };
  }, [id, seat]);
  return sitting.current;
}

/** Whose turn it is among those at this screen, unless it is the turn of whoever is at it now. */
export const nextHere = (here: readonly number[], seat: number, deciding: readonly number[]): number | undefined =>
  here.length > 1 && !deciding.includes(seat) ? deciding.find((one) => here.includes(one)) : undefined;

/** Several people at one screen: everything is hidden when it is another's turn. Also reports who sits where. */
export function useHotSeat(
  at: Sitting | null,
  here: readonly number[],
  handOver: (seat: number) => void,
  seatsChanged: (seats: Seat[]) => void,
): void {
  const scene: Scene | null = at?.scene ?? null;
  const next = at && scene && !at.behind ? nextHere(here, at.seat, seatsOf(scene.view.deciding)) : undefined;
  useEffect(() => {
    if (next !== undefined) handOver(next);
  }, [next]);
  const seats = scene?.table.seats;
  useEffect(() => {
    if (seats) seatsChanged(seats);
  }, [seats]);
}
