import type { Cards } from "../words/phrases";
import {
  type BranchWish,
  type GameInfo,
  type House,
  type Line,
  type NewTable,
  ownReason,
  type Reason,
  type Table,
  type Tables,
  type Verdict,
  type View,
} from "./types";
import type { Promised, SeatLink } from "./wire";

/** The server said no, with its reason. */
export class Refused extends Error {
  constructor(
    readonly reason: Reason,
    readonly said: string,
    readonly status: number,
  ) {
    super(said);
  }
}

const NO_ANSWER = ownReason("web-no-answer");

async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(
      `/api${path}`,
      body === undefined
        ? {}
        : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refused(NO_ANSWER, "", 0);
  }
  if (answer.ok) return answer;
  const no = (await answer.json().catch(() => null)) as { reason?: Reason; said?: string } | null;
  throw new Refused(no?.reason ?? NO_ANSWER, no?.said ?? "", answer.status);
}

const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();

const kept = new Map<string, Promise<unknown>>();

/** What stays the same while the page is open is fetched once. */
function once<T>(path: string, read: (answer: Promise<Response>) => Promise<T>): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const found = read(ask(path));
  found.catch(() => kept.delete(path));
  kept.set(path, found);
  return found;
}

export const api = {
  house: () => json<House>(ask("/games")),
  game: (id: string) => once(`/games/${id}`, json<GameInfo>),
  words: (language: string, of: string) => once(`/words/${language}/${of}`, text),
  promise: () => json<Promised>(ask("/promises", {})),
  create: (table: NewTable) => json<Table>(ask("/tables", table)),
  tables: () => json<Tables>(ask("/tables")),
  table: (id: string) => json<Table>(ask(`/tables/${id}`)),
  join: (id: string, token: string, seat: number | null, name: string) =>
    json<Table>(ask(`/tables/${id}/join`, { token, seat, name })),
  remove: (id: string, seat: number) => json<Table>(ask(`/tables/${id}/remove`, { seat })),
  close: (id: string) => ask(`/tables/${id}/close`, {}),
  link: (id: string, seat: number, anew: boolean) => json<SeatLink>(ask(`/tables/${id}/link`, { seat, anew })),
  take: (id: string, token: string) => json<Table>(ask(`/tables/${id}/take`, { token })),
  board: (id: string) => json<unknown>(ask(`/tables/${id}/board`)),
  cards: (id: string) => json<Cards>(ask(`/tables/${id}/cards`)),
  lines: (id: string, seat: number) => json<{ lines: Line[] }>(ask(`/tables/${id}/lines?seat=${seat}`)),
  views: (id: string, seat: number, from: number, to: number) =>
    json<{ views: { n: number; view: View }[] }>(ask(`/tables/${id}/views?seat=${seat}&from=${from}&to=${to}`)),
  record: (id: string, seat: number) => text(ask(`/tables/${id}/record?seat=${seat}`)),
  verify: (id: string) => json<Verdict>(ask(`/tables/${id}/verify`, {})),
  branch: (id: string, wish: BranchWish) => json<Table>(ask(`/tables/${id}/branch`, wish)),
  rematch: (id: string) => json<Table>(ask(`/tables/${id}/rematch`, {})),
  study: (record: string) => json<Table>(ask("/records", { text: record })),
};
