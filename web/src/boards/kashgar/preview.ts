import { type Event, type GameInfo, isMoved } from "../../net/types";
import { personOf, worthOf } from "./cards";
import type { Counts, Shown } from "./shown";

/** What would certainly become of the table: stocks, caravans and points, as far as they change. */
export interface Preview {
  stocks: Map<number, Counts>;
  /** By `seat:caravan`, the front card first. */
  caravans: Map<string, string[]>;
  points: Map<number, number>;
  /** Cards that would be looked at, by deck. */
  draws: Counts;
  /** Contracts that would be completed. */
  completes: string[];
  /** Whether anything is shown at all. */
  any: boolean;
}

/** What foreseen events do to the table. */
export function previewOf(events: readonly Event[], shown: Shown, info: GameInfo | null): Preview {
  const pieces = info?.pieces ?? [];
  const decks = info?.names.deck ?? [];
  const stocks = info?.names.stock ?? [];
  const preview: Preview = {
    stocks: new Map(),
    caravans: new Map(),
    points: new Map(),
    draws: {},
    completes: [],
    any: false,
  };
  const completed = new Map<number, string[]>();
  const row = (seat: number, number: number): string[] => {
    const key = `${seat}:${number - 1}`;
    let caravan = preview.caravans.get(key);
    if (!caravan) {
      caravan = [...(shown.merchants[seat]?.caravans[number - 1] ?? [])];
      preview.caravans.set(key, caravan);
    }
    return caravan;
  };
  for (const event of events) {
    if (isMoved(event)) continue;
    const args = event.args ?? {};
    const seat = Number(args.seat);
    const other = Number(args.other);
    const number = Number(args.caravan);
    const person = pieces[Number(args.person)] ?? "";
    switch (event.kind) {
      case "pays":
      case "raises":
      case "sets":
      case "loses": {
        const own = preview.stocks.get(seat) ?? {};
        own[stocks[Number(args.stock)] ?? ""] = Number(args.now);
        preview.stocks.set(seat, own);
        break;
      }
      case "uses":
      case "passes": {
        const caravan = row(seat, number);
        caravan.push(...caravan.splice(0, 1));
        break;
      }
      case "parts":
        row(seat, number).shift();
        break;
      case "gains":
        row(seat, number).push(person);
        break;
      case "turns": {
        const caravan = row(seat, number);
        caravan[caravan.lastIndexOf(person)] = person === "patriarch" ? "matriarch" : "patriarch";
        break;
      }
      case "moves": {
        const caravan = row(other, number);
        const from = Number(args.end) === 1 ? 0 : caravan.length - 1;
        const moved = caravan.splice(from, 1);
        if (from === 0) caravan.push(...moved);
        else caravan.unshift(...moved);
        break;
      }
      case "removes": {
        const caravan = row(other, number);
        caravan.splice(caravan.indexOf(person), 1);
        break;
      }
      case "passes-on": {
        const doing = shown.doing;
        const own = doing ? row(seat, doing.caravan) : [];
        own.splice(own.lastIndexOf(person), 1);
        row(other, number).push(person);
        break;
      }
      case "draws":
        preview.draws[decks[Number(args.deck)] ?? ""] = Number(args.count);
        break;
      case "completes": {
        const contract = pieces[Number(args.contract)] ?? "";
        preview.completes.push(contract);
        completed.set(seat, [...(completed.get(seat) ?? []), contract]);
        preview.points.set(seat, (preview.points.get(seat) ?? 0) + Number(args.count));
        break;
      }
    }
  }
  // people may be worth more with a completed contract, even those who stay where they are
  for (const [seat, { caravans, contracts }] of shown.merchants.entries()) {
    const worth = (row: readonly string[], own: readonly string[]): number =>
      row.reduce((sum, id) => sum + worthOf(personOf(info, id), own), 0);
    const then = [...contracts, ...(completed.get(seat) ?? [])];
    const change = caravans.reduce(
      (sum, before, at) =>
        sum + worth(preview.caravans.get(`${seat}:${at}`) ?? before, then) - worth(before, contracts),
      0,
    );
    if (change) preview.points.set(seat, (preview.points.get(seat) ?? 0) + change);
  }
  preview.any =
    preview.stocks.size + preview.caravans.size + preview.points.size + Object.keys(preview.draws).length > 0;
  return preview;
}
