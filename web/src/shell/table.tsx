import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { boardOf } from "../boards/board";
import { api, Refused } from "../net/api";
import type { GameInfo, Table } from "../net/types";
import { sources } from "../words/load";
import type { Cards } from "../words/phrases";
import { Words } from "../words/words";
import { useHouse, useLater, WhyNot } from "./house";
import { Seated } from "./seated/seated";
import { seatsOf } from "./sitting";

/** My seats at this screen: more than one of them make a hot seat. */
const hereOf = (table: Table): number[] =>
  table.seats.flatMap((seat, index) => (seat.mine && !seat.bot ? [index] : []));
const mineOf = (table: Table): number[] => table.seats.flatMap((seat, index) => (seat.mine ? [index] : []));

type Where = { kind: "seated"; seat: number } | { kind: "hand-over"; seat: number };

interface Texts {
  language: string;
  whole: boolean;
  files: string[];
}

/** The words of a table, in which somebody with a single seat is "You". */
function useTableWords(
  table: Table | null,
  info: GameInfo | null,
  texts: Texts | null,
  cards: Cards | null,
): Words | null {
  const called = table?.seats.map((seat) => `${seat.mine} ${seat.name}`).join("\n") ?? "";
  return useMemo(() => {
    if (!table || !info || !texts || !cards) return null;
    const wordsFor = (seats: string[]): Words => new Words(texts.language, texts.files, info, seats, cards);
    const plain = wordsFor(table.seats.map((seat) => seat.name));
    const mine = mineOf(table);
    if (mine.length !== 1) return plain;
    return wordsFor(table.seats.map((seat, index) => (index === mine[0] ? plain.text("play-you") : seat.name)));
  }, [texts, info, called, table?.id, cards]);
}

/** What a seat's private link brought, and how to forget it; `told` is called when it comes. */
function useBrought(told: () => void): [string, (token: string) => void] {
  const [brings, setBrings] = useState("");
  useEffect(() => {
    const read = (): void => {
      const found = /#seat=([\w.~-]+)/.exec(location.hash)?.[1];
      if (!found) return;
      history.replaceState(null, "", location.pathname); // it is as good as the seat: nobody should read it there
      setBrings(found);
      told();
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return [brings, setBrings];
}

/** There is no such table, or it did not arrive. */
function Trouble({ no, again }: { no: unknown; again(): void }): VNode {
  const { words, go } = useHouse();
  const status = no instanceof Refused ? no.status : 0;
  return (
    <main class="alone">
      {status === 404 ? (
        <p class="error" role="alert">
          {words.text("web-no-such-table")}
        </p>
      ) : (
        <WhyNot no={no} words={words} />
      )}
      <div class="row">
        {![403, 404].includes(status) && (
          <button type="button" class="button main" onClick={again}>
            {words.text("web-try-again")}
          </button>
        )}
        <button type="button" class="button" onClick={() => go("/")}>
          {words.text("web-to-lobby")}
        </button>
      </div>
    </main>
  );
}

/** A table: fetched, sat down at, brought or handed over, and then played at. */
export function TablePage({ id }: { id: string }): VNode {
  const { words, settings } = useHouse();
  const [table, setTable] = useState<Table | null>(null);
  const [where, setWhere] = useState<Where | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const [watching, setWatching] = useState(false);
  /** Whether more is needed than what is said at every table: rules, reasons, sheets. */
  const [whole, setWhole] = useState(false);
  const [cards, setCards] = useState<Cards | null>(null);
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [brings, setBrings] = useBrought(() => setWhole(true));
  const token = /#join=([\w.~-]+)/.exec(location.hash)?.[1] ?? "";

  const sit = async (found: Table): Promise<void> => {
    setTable(found);
    const here = hereOf(found);
    if (here.length > 1 && !found.over) {
      const { views } = await api.views(id, -1, found.lines - 1, found.lines - 1);
      const deciding = seatsOf(views[0]?.view.deciding ?? 0);
      setWhere({ kind: "hand-over", seat: here.find((seat) => deciding.includes(seat)) ?? here[0]! });
    } else {
      setWhere({ kind: "seated", seat: mineOf(found)[0] ?? -1 });
    }
  };
  useEffect(() => {
    setTrouble(null);
    api
      .table(id)
      .then(async (found) => {
        const [known, printed, board] = await Promise.all([api.game(found.game), api.cards(id), api.board(id)]);
        setInfo({ ...known, board });
        setCards(printed);
        await sit(found);
      })
      .catch(setTrouble);
  }, [id, tries]);
  const game = table?.game ?? "";
  const { language } = settings;
  const board = useLater(!!game, () => boardOf(game));
  const texts = useLater(
    !!game,
    async () => ({ language, whole, files: await sources(language, game, whole) }),
    `${game} ${language} ${whole}`,
  );

  const gameWords = useTableWords(table, info, texts, cards);

  const free = !!table?.seats.some((seat) => seat.kind === "open");
  const mayJoin = !!table && free && !mineOf(table).length && !watching && !table.over && (!!token || table.open);
  const arrives = mayJoin || where?.kind === "hand-over";
  const arriving = useLater(arrives, () => import("./arriving"));
  const moving = useLater(!!brings, () => import("./moving"));

  if (trouble) return <Trouble no={trouble} again={() => setTries(tries + 1)} />;
  if (
    !table ||
    !where ||
    !info ||
    !texts ||
    !gameWords ||
    !board ||
    (arrives && !arriving) ||
    (brings && !(moving && texts.whole))
  ) {
    return (
      <main class="alone">
        <p role="status">{words.text("web-opening")}</p>
      </main>
    );
  }
  if (moving && brings) {
    return (
      <moving.BringHere
        key={brings}
        table={table}
        token={brings}
        words={gameWords}
        brought={(found) => void sit(found).then(() => setBrings(""), setTrouble)}
        not={() => setBrings("")}
      />
    );
  }
  if (arriving && mayJoin) {
    return (
      <arriving.Join
        table={table}
        token={token}
        words={gameWords}
        joined={(found) => void sit(found).catch(setTrouble)}
        watch={() => setWatching(true)}
      />
    );
  }
  if (arriving && where.kind === "hand-over") {
    return (
      <arriving.HandOver
        name={table.seats[where.seat]?.name ?? ""}
        seat={where.seat}
        ready={() => setWhere({ kind: "seated", seat: where.seat })}
      />
    );
  }
  return (
    <Seated
      key={`${table.id}/${where.seat}`}
      id={id}
      seat={where.seat}
      here={hereOf(table)}
      info={info}
      words={gameWords}
      whole={texts.whole}
      more={() => setWhole(true)}
      board={board}
      handOver={(seat) => setWhere({ kind: "hand-over", seat })}
      seatsChanged={(seats) => setTable({ ...table, seats })}
      again={(watch) => {
        setWatching(watch);
        setTries(tries + 1);
      }}
    />
  );
}
