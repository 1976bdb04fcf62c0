import type { Line } from "../src/net/types";

const NOTED = /^(start|undo|seed|bot|person|name|resign|out-of-time|clock|pause|resume)(?: (.*))?$/;

/** A line with this text, as the server sends it. */
export function lineOf(text: string, { n = 1, seat = 0 }: { n?: number; seat?: number } = {}): Line {
  const [, noted, said] = NOTED.exec(text) ?? [];
  return { n, seat, text, at: 0, events: [], ...(noted && { noted }), ...(said && { said }) };
}
