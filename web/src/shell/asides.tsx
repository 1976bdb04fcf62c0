import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { BoardModule } from "../boards/board";
import { SeatMark } from "../icons/marks";
import { api } from "../net/api";
import type { Knowledge, Table } from "../net/types";
import type { Words } from "../words/words";
import { Address } from "./copy";
import "../style/asides.css";

/** A place of the kernel in words: somebody's hand, the pile. */
export function placeName(place: string, words: Words): string {
  const [kind = "", owner] = place.split(":");
  const key = `${words.game?.id}-place-${kind}`;
  if (!words.has(key)) return place;
  return words.text(key, { seat: words.seat(Number(owner)), number: Number(owner) });
}

const listGoods = (goods: Record<string, number>, words: Words): string =>
  Object.entries(goods)
    .map(([good, count]) => words.name("good", good) + (count > 1 ? ` ×${count}` : ""))
    .join(", ");

/** What one has seen and may remember, at tables that allow the aid. */
export function MemoryList({ memory, words, board }: { memory: Knowledge; words: Words; board: BoardModule }): VNode {
  const certain = Object.entries(memory.certain);
  if (certain.length + memory.groups.length === 0) return <p class="empty">{words.text("web-memory-none")}</p>;
  return (
    <ul class="memory">
      {certain.map(([place, goods]) => (
        <li key={place}>
          {Object.keys(goods).map((good) => board.icon?.("good", good, words))}
          <span>
            {words.text("web-memory-certain", { place: placeName(place, words), goods: listGoods(goods, words) })}
          </span>
        </li>
      ))}
      {memory.groups.map((group) => (
        <li key={group.places.join()}>
          {Object.keys(group.pieces).map((good) => board.icon?.("good", good, words))}
          <span>
            {words.text("web-memory-group", {
              places: group.places.map((place) => placeName(place, words)).join(` ${words.text("web-or")} `),
              goods: listGoods(group.pieces, words),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Whether this page's address only works on this machine. */
export const isLoopback = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

export function Invite({ words, table }: { words: Words; table: Table }): VNode | null {
  const free = table.seats.flatMap((seat, index) => (seat.kind === "open" ? [index] : []));
  // somebody who sat down when all seats were taken was given no link; a seat may be free now
  const lacks = free.length > 0 && !table.join_link && !table.open && table.seats.some((seat) => seat.mine);
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    if (lacks)
      api.table(table.id).then(
        (now) => setFound(now.join_link),
        () => {},
      );
  }, [lacks]);
  const link = table.join_link ?? found;
  if (!free.length || !link) return null;
  return (
    <section class="invite">
      <h2>
        {free.map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}{" "}
        {words.text("web-invite", { count: free.length })}
      </h2>
      <p>{words.text(isLoopback() ? "web-invite-here" : "web-invite.does")}</p>
      <Address
        link={new URL(link, location.origin).href}
        label={words.text("web-join-link")}
        copy={words.text("web-copy-link")}
      />
    </section>
  );
}
