import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Mark } from "../icons/marks";
import { Vignette } from "../icons/scenes";
import { api, Refused } from "../net/api";
import type { Refusal } from "../net/live";
import { ownReason, type Table } from "../net/types";
import type { Words } from "../words/words";
import { reload, useHouse, WhyNot } from "./house";
import "../style/arriving.css";

function ToLobby({ main = false }: { main?: boolean }): VNode {
  const { words, go } = useHouse();
  return (
    <button type="button" class={main ? "button main" : "button plain"} onClick={() => go("/")}>
      {words.text("web-to-lobby")}
    </button>
  );
}

/** A seat's private link was opened: asks whether to move the seat to this browser. */
export function BringHere({
  table,
  token,
  words,
  brought,
  not,
}: {
  table: Table;
  token: string;
  words: Words;
  brought(table: Table): void;
  not(): void;
}): VNode {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const bring = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    try {
      brought(await api.take(table.id, token));
    } catch (no) {
      setRefused(no);
      setBusy(false);
    }
  };
  const useless = refused instanceof Refused && refused.status === 403;
  return (
    <main class="alone">
      <Vignette game={table.game} />
      <h1>{words.text(`${table.game}-title`)}</h1>
      {!useless && (
        <>
          <h2>{words.text("web-bring")}</h2>
          <p class="alone-text">{words.text("web-bring.does")}</p>
          <button type="button" class="button main large" ref={button} disabled={busy} onClick={() => void bring()}>
            {words.text("web-bring-yes")}
          </button>
        </>
      )}
      {!!refused && <WhyNot no={refused} words={words} />}
      <div class="row">
        <ToTable mine={table.seats.some((seat) => seat.mine)} words={words} go={not} />
        <ToLobby />
      </div>
    </main>
  );
}

function ToTable({ mine, words, go }: { mine: boolean; words: Words; go(): void }): VNode {
  return (
    <button type="button" class="button" onClick={go}>
      {!mine && <Mark name="eye" size={18} />} {words.text(mine ? "web-to-table" : "web-watch")}
    </button>
  );
}

/** Reasons after which somebody who lost a seat may still look on; and reasons after which there is no table left. */
const SEAT_GONE = ["why-removed", "why-seat-left", "why-seat-moved"];
const TABLE_GONE = ["why-table-closed", "why-no-table"];

/** The table sent these eyes away: says why, and where to go from here. */
export function Outside({
  no,
  table,
  game,
  seat,
  words,
  again,
}: {
  no: Refusal | undefined;
  /** The table as it was last seen, if it ever was. */
  table: Table | undefined;
  game: string;
  seat: number;
  words: Words;
  again(watch: boolean): void;
}): VNode {
  const told = no ?? { reason: ownReason("web-shut"), said: "" };
  const { key } = told.reason;
  const box = useRef<HTMLHeadingElement>(null);
  useEffect(() => box.current?.focus(), []);
  const mine = !!table?.seats.some((one, n) => one.mine && n !== seat);
  return (
    <main class="alone">
      <Vignette game={game} />
      <h1 ref={box} tabindex={-1}>
        {words.text(`${game}-title`)}
      </h1>
      <WhyNot no={told} words={words} />
      <div class="row">
        {key === "why-seat-left" && table?.open && !mine && (
          <button type="button" class="button" onClick={() => again(false)}>
            <Mark name="person" size={18} /> {words.text("web-sit-down")}
          </button>
        )}
        {SEAT_GONE.includes(key) ? (
          <ToTable mine={mine} words={words} go={() => again(!mine)} />
        ) : (
          !TABLE_GONE.includes(key) && (
            <button type="button" class="button" onClick={reload}>
              {words.text("web-try-again")}
            </button>
          )
        )}
        <ToLobby main />
      </div>
    </main>
  );
}
