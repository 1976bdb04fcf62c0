import { api, Refused } from "./api";
import { type NewTable, ownReason, type Table } from "./types";

// What this browser adds to the seeds of its tables. The server promises its seed first, so that neither side can
// choose the shuffles; at the end anybody can check both.

const STORE = "sarai-shares";
const MOST = 100;

export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function kept(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

/** Deal a table from a promised seed and a share of our own. */
export async function deal(table: NewTable): Promise<Table> {
  const { commitment } = await api.promise();
  const nonce = newShare();
  const dealt = await api.create({ ...table, promise: commitment, nonce });
  if (dealt.commitment !== commitment) throw new Refused(ownReason("web-other-seed"), "", 0);
  try {
    localStorage.setItem(STORE, JSON.stringify([...kept(), [dealt.id, nonce]].slice(-MOST)));
  } catch {
    // a browser that stores nothing can still play; it just cannot look up its share later
  }
  return dealt;
}

export type Found = "ours" | "missing" | "none";

/** Whether the record of a table contains the share that this browser gave. */
export function shareIn(record: string, id: string): Found {
  const mine = kept().find(([table]) => table === id)?.[1];
  if (!mine) return "none";
  const nonces = record.split("\n").filter((line) => line.startsWith("nonce "));
  return nonces.some((line) => line.endsWith(`: ${mine}`)) ? "ours" : "missing";
}
