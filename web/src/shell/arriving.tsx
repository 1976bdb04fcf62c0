import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Mark, SeatMark } from "../icons/marks";
import { ARCH, Vignette } from "../icons/scenes";
import { api } from "../net/api";
import type { Table } from "../net/types";
import type { Words } from "../words/words";
import { useHouse, WhyNot } from "./house";
import "../style/arriving.css";

/** A lit doorway with a person's mark in it. */
function Doorway({ children }: { children: VNode }): VNode {
  return (
    <span class="doorway">
      <svg class="vignette" viewBox="0 0 120 120" aria-hidden="true">
        <path class="niche-frame" d="M3 120V51C3 26 30 18 60 0c30 18 57 26 57 51v69z" />
        <path class="doorway-light" d={ARCH} />
        <path class="niche-line" d={ARCH} />
      </svg>
      {children}
    </span>
  );
}

/** Nothing of the table is on the screen, or in the page, until the next person says that they are there. */
export function HandOver({ name, seat, ready }: { name: string; seat: number; ready(): void }): VNode {
  const { words, go } = useHouse();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class="alone hand-over">
      <Doorway>
        <SeatMark seat={seat} size={56} />
      </Doorway>
      <h1>{words.text("web-hand-over", { name })}</h1>
      <p>{words.text("web-hand-over.does", { name })}</p>
      <button type="button" class="button main large" ref={button} onClick={ready}>
        {words.text("web-hand-over-ready", { name })}
      </button>
      <button type="button" class="button plain" onClick={() => go("/")}>
        {words.text("web-to-lobby")}
      </button>
    </main>
  );
}

export function Join({
  table,
  token,
  words: own,
  joined,
  watch,
}: {
  table: Table;
  token: string;
  words: Words;
  joined(table: Table): void;
  watch(): void;
}): VNode {
  const { words, settings, set, go } = useHouse();
  const [name, setName] = useState(settings.name);
  const [refused, setRefused] = useState<unknown>(null);
  const join = async (): Promise<void> => {
    set({ name });
    try {
      const found = await api.join(table.id, token, null, name.trim() || words.text("web-guest"));
      history.replaceState(null, "", `/t/${table.id}`);
      joined(found);
    } catch (no) {
      setRefused(no);
      api.table(table.id).then(joined, () => {}); // somebody else may have been quicker
    }
  };
  return (
    <main class="alone">
      <Vignette game={table.game} />
      <h1>{own.text(`${table.game}-title`)}</h1>
      <ul class="join-seats">
        {table.seats.map((seat, index) => (
          <li key={index}>
            <SeatMark seat={index} /> {seat.kind === "open" ? words.text("web-seat-free") : seat.name}
          </li>
        ))}
      </ul>
      <form
        class="join"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <label>
          {words.text("web-your-name")}
          <input
            type="text"
            maxLength={24}
            value={name}
            autofocus
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button main">
          <Mark name="person" size={18} /> {words.text("web-sit-down")}
        </button>
      </form>
      <button type="button" class="button" onClick={watch}>
        <Mark name="eye" size={18} /> {words.text("web-watch")}
      </button>
      {!!refused && <WhyNot no={refused} words={words} />}
      <button type="button" class="button plain" onClick={() => go("/")}>
        {words.text("web-to-lobby")}
      </button>
    </main>
  );
}
