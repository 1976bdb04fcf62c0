import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Mark, SeatMark } from "../icons/marks";
import "../icons/tools";
import { api } from "../net/api";
import { shareIn } from "../net/share";
import { type Standings, type Table, totalOf } from "../net/types";
import type { Words } from "../words/words";
import { useHouse, WhyNot } from "./house";

interface EndProps {
  words: Words;
  table: Table;
  standings: Standings;
  seat: number;
  replay(): void;
  share(): void;
}

/** Who won, why it ended, points by category, and the proof of the shuffles. */
export function End({ words, table, standings, seat, replay, share }: EndProps): VNode {
  const { go } = useHouse();
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  const order = standings.ranks
    .map((_, index) => index)
    .sort((a, b) => (standings.ranks[a] ?? 0) - (standings.ranks[b] ?? 0));
  const winners = order.filter((one) => standings.ranks[one] === 1);
  const categories = [...new Set(standings.points.flatMap((points) => Object.keys(points)))];
  const verify = async (): Promise<void> => {
    setRefused(null);
    try {
      const { ok, said: text } = await api.verify(table.id);
      const found = ok ? shareIn(await api.record(table.id, -1), table.id) : "none";
      setSaid({
        ok: ok && found !== "missing",
        text: words.text(ok ? `web-verified-${found}` : "web-not-verified", { said: text }),
      });
    } catch (no) {
      setRefused(no);
    }
  };
  const again = async (): Promise<void> => {
    try {
      go(`/t/${(await api.rematch(table.id)).id}`);
    } catch (no) {
      setRefused(no);
    }
  };
  return (
    <section class="end" ref={box} aria-label={words.text("web-over")}>
      <div class="winners" aria-hidden="true">
        {winners.map((one) => (
          <SeatMark key={one} seat={one} size={44} />
        ))}
      </div>
      <h2>
        {words.text(winners.length === 1 ? "play-winner" : "play-shared-win", {
          names: winners.map((one) => words.seat(one)).join(", "),
        })}
      </h2>
      <p>{words.text(`${table.game}-end-${standings.reason}`)}</p>
      {table.rematch && (
        <p class="good-news" role="status">
          {words.text("web-rematch-laid")}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{words.text("web-place")}</span>
            </th>
            {order.map((one) => (
              <th key={one} scope="col" class={one === seat ? "own" : ""}>
                <SeatMark seat={one} /> <span class="end-name">{words.seat(one)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row">{words.text(`${table.game}-points-${category}`)}</th>
              {order.map((one) => (
                <td key={one}>{standings.points[one]?.[category] ?? 0}</td>
              ))}
            </tr>
          ))}
          {categories.length > 0 && (
            <tr class="total">
              <th scope="row">{words.text("play-total")}</th>
              {order.map((one) => (
                <td key={one}>{totalOf(standings, one)}</td>
              ))}
            </tr>
          )}
          <tr class="rank">
            <th scope="row">{words.text("web-place")}</th>
            {order.map((one) => (
              <td key={one}>{words.text("play-place", { rank: standings.ranks[one] ?? 0 })}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <div class="row">
        {seat >= 0 ? (
          <button type="button" class="button main" onClick={() => void again()}>
            <Mark name="again" size={18} /> {words.text(table.rematch ? "web-rematch-join" : "web-rematch")}
          </button>
        ) : (
          table.rematch && (
            <button type="button" class="button main" onClick={() => go(`/t/${table.rematch}`)}>
              <Mark name="eye" size={18} /> {words.text("web-rematch-watch")}
            </button>
          )
        )}
        <button type="button" class="button" onClick={replay}>
          <Mark name="play" size={16} /> {words.text("web-replay")}
        </button>
        <button type="button" class="button" onClick={share}>
          <Mark name="link" /> {words.text("web-share")}
        </button>
      </div>
      {table.seed && (
        <details class="seed">
          <summary>{words.text("web-fair")}</summary>
          <p>{words.text("web-seed")}</p>
          <code>{table.seed}</code>
          <p>{words.text("web-commitment")}</p>
          <code>{table.commitment}</code>
          <button type="button" class="button" onClick={() => void verify()}>
            <Mark name="check" /> {words.text("web-verify")}
          </button>
        </details>
      )}
      {said && (
        <p class={said.ok ? "good-news" : "error"} role="status">
          {said.text}
        </p>
      )}
      {!!refused && <WhyNot no={refused} words={words} />}
    </section>
  );
}
