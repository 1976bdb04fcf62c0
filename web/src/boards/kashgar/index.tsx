import type { ComponentChildren, VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Mark, SeatMark } from "../../icons/marks";
import {
  type Event,
  type GameInfo,
  isSaid,
  type Choice as OneChoice,
  type Prompt,
  type Said,
  type Table,
  type View,
} from "../../net/types";
import { byFamily, familyOf } from "../../prompts/group";
import { LETTERS, type Words } from "../../words/words";
import type { BoardProps, ChoiceProps, Explained, Figure } from "../board";
import { Back, ContractCard, Deed, Head, missingWords, PersonCard } from "./card";
import { contractOf, isPerson, personOf, worthOf } from "./cards";
import { Glyph } from "./glyphs";
import { hasStock } from "./icons";
import { Mine, Neighbour } from "./merchants";
import { Decks, Market, Road, Spread } from "./middle";
import { Portrait } from "./persons";
import { previewOf } from "./preview";
import { partOf as part, STOCKS, shownIn, targetOf as target, total } from "./shown";
import "./style/layout.css";
import "./style/tokens.css";
import "./style/people.css";
import "./style/cards.css";
import "./style/road.css";
import "./style/decks.css";
import "./style/others.css";
import "./style/mine.css";
import "./style/options.css";
import "./style/sizes.css";

export function Board(p: BoardProps): VNode {
  const { view, words } = p;
  const shown = shownIn(view);
  const own = view.seat;
  const first = own < 0 ? 0 : own;
  // clockwise from the own seat, as at a table
  const others = [...Array(view.seats - (own < 0 ? 0 : 1)).keys()].map(
    (index) => (first + index + (own < 0 ? 0 : 1)) % view.seats,
  );
  const [browsing, browse] = useState(false);
  const events = p.hotChoice ? p.foreseen.get(p.hotChoice.action) : undefined;
  const preview = useMemo(
    () => (events?.length ? previewOf(events, shown, p.info, words.cards) : null),
    [events, shown, p.info, words],
  );
  const choosing = [...p.targets.keys()].some((place) => place.startsWith("discard:"));
  const drawn = shown.drawn?.cards;
  return (
    <div class={`kashgar others-${others.length}${own < 0 ? " watching" : ""}`}>
      <Road p={p} preview={preview} />
      <div class="neighbours">
        {others.map((seat) => (
          <Neighbour key={seat} p={p} seat={seat} preview={preview} />
        ))}
      </div>
      <div class="right">
        <div class="middle">
          <Market p={p} />
          <Decks p={p} preview={preview} browsing={browsing || choosing} browse={() => browse(!browsing)} />
        </div>
        {drawn && total(drawn) > 0 && (
          <Spread p={p} title={words.text("web-kashgar-drawn")} place={`drawn:${own}`} cards={drawn} />
        )}
        {(browsing || choosing) && (
          <Spread
            p={p}
            title={words.text("web-kashgar-discard", { count: total(shown.discard) })}
            place="discard"
            cards={shown.discard}
            {...(!choosing && { close: () => browse(false) })}
          />
        )}
        {own >= 0 && <Mine p={p} seat={own} preview={preview} />}
      </div>
    </div>
  );
}

export function Piece({ piece, words }: { piece: string | null; info: GameInfo; words: Words }): VNode {
  return (
    <svg viewBox="0 0 60 78" width="60" height="78" aria-hidden="true">
      {piece ? (
        <>
          <rect class="open-paper" x="1" y="1" width="58" height="76" rx="6" />
          <svg x="6" y="15" width="48" height="48">
            {isPerson(words.cards, piece) ? <Portrait id={piece} /> : <Glyph name="contract" size={48} />}
          </svg>
        </>
      ) : (
        <Back deck="standard" />
      )}
    </svg>
  );
}

/** Cards that are drawn come from `standard:3` to `drawn-standard:0`; both are drawn without their numbers and decks. */
export function spots(place: string, piece: string | null): string[] {
  const [kind = "", owner = ""] = place.split(":");
  if (kind.startsWith("drawn-")) {
    const spread = `drawn:${owner}`;
    return [...(piece ? [`${spread}:${piece}`] : []), spread, `merchant:${owner}`];
  }
  return [...(piece ? [`${place}:${piece}`] : []), place, kind];
}

export function figures(view: View, seat: number, words: Words): Figure[] {
  const merchant = shownIn(view).merchants[seat];
  if (!merchant) return [];
  const goal = Number(words.game?.figures.goal ?? 25);
  const cards = merchant.caravans.reduce((sum, row) => sum + row.length, 0);
  return [
    {
      mark: "prestige",
      value: String(merchant.points),
      label: words.text("web-kashgar-points-of", { have: merchant.points, goal }),
      explain: `points:${seat}`,
    },
    {
      mark: "scroll",
      value: String(merchant.contracts.length),
      label: words.text("web-kashgar-completed", { count: merchant.contracts.length }),
      explain: `completed:${seat}`,
    },
    {
      mark: "cards",
      value: String(cards),
      label: words.text("web-kashgar-persons", { count: cards }),
      explain: `persons:${seat}`,
    },
  ];
}

export function leaders(view: View): number[] {
  const points = shownIn(view).merchants.map((merchant) => merchant.points);
  const most = Math.max(...points);
  return most > 0 ? points.flatMap((one, seat) => (one === most ? [seat] : [])) : [];
}

export const targetOf = (action: string, view: View): string | null => target(action, shownIn(view), view.seat);
export const partOf = (action: string, view: View): string | null => part(action, view.seat);

export const families = (view: View): string[] => (shownIn(view).phase === "choose" ? ["use", "part", "pass"] : []);

const RULES: Record<string, string> = {
  choose: "turn",
  pay: "turn",
  "fulfil-open": "contracts",
  "fulfil-drawn": "contracts",
  "pay-price": "contracts",
  raise: "stocks",
  "set-stock": "stocks",
  amount: "stocks",
};

export function ruleFor(prompt: Prompt | undefined, view: View): string | null {
  if (view.standings) return "end";
  return prompt ? (RULES[shownIn(view).phase] ?? "cards") : "goal";
}

export function icon(family: string, id: string, words: Words): VNode | null {
  if (family === "stock" && hasStock(id)) return <Glyph name={id} size={24} />;
  if (family === "deck") return <Glyph name={id} size={24} />;
  if (family === "person" || family === "contract" || family === "good")
    return isPerson(words.cards, id) ? <Portrait id={id} size={32} /> : <Glyph name="contract" size={24} />;
  return null;
}

// -- the list of options

const FRONT = ["use", "part", "pass"];

/** What can be done with a front card stands together. */
export const by = (choice: OneChoice): string =>
  FRONT.includes(familyOf(choice.action)) ? choice.target : byFamily(choice);

export function heading(group: string, { view, words }: { view: View; words: Words }): ComponentChildren {
  const [, seat, number] = /^caravans:(\d+):(\d+)$/.exec(group) ?? [];
  const front = shownIn(view).merchants[Number(seat)]?.caravans[Number(number)]?.[0];
  if (!front) return null;
  return (
    <>
      <span class="caravan-number">{Number(number) + 1}</span> <Portrait id={front} size={30} />{" "}
      {words.name("good", front)}
    </>
  );
}

export const explains = (choice: OneChoice): string | undefined => {
  const family = familyOf(choice.action);
  if (family === "use" || family === "part") return `deed:${choice.args.says}`;
  if (family === "pass") return "pass";
  if (choice.args.contract) return `contract:${choice.args.contract}`;
  return choice.args.person && family !== "caravan" ? `person:${choice.args.person}` : undefined;
};

export function Choice({ choice, view, words, opened, many, foreseen }: ChoiceProps): ComponentChildren {
  const family = familyOf(choice.action);
  if (family === "use" || family === "part") {
    const name = choice.args.says ?? "";
    return (
      <span class={`label deed-choice deed-${family}`}>
        <Deed name={name} kind={family} words={words} />
        {opened && <small class="does">{words.card(name)}</small>}
        {opened && ((foreseen && Outcome({ events: foreseen, view, words })) ?? <span class="outcome" />)}
      </span>
    );
  }
  if (family === "pass") {
    return (
      <span class="label deed-choice">
        <Glyph name="pass" size={16} /> {words.text("web-kashgar-pass")}
        {opened && <small class="does">{words.text("web-kashgar-pass.does")}</small>}
      </span>
    );
  }
  if (family === "rival") {
    return (
      <span class="label deed-choice">
        <SeatMark seat={LETTERS.indexOf(choice.args.seat ?? "")} /> {words.label(choice)}
      </span>
    );
  }
  const stocks = shownIn(view).merchants[view.seat]?.stocks ?? null;
  if (family === "fulfil") return <ContractCard id={choice.args.contract ?? ""} words={words} stocks={stocks} />;
  if (family === "keep" || family === "take") {
    const id = choice.args.person ?? "";
    // of many the board shows the cards themselves
    if (!many) return <PersonCard id={id} words={words} />;
    return (
      <span class="label card-head">
        <Head id={id} words={words} size={32} />
      </span>
    );
  }
  return null;
}

const IN_SIGNS = ["pays", "raises", "sets", "loses"];

export const inSigns = (event: Said): boolean => IN_SIGNS.includes(event.kind);

/** What an action would surely do to stocks and points, the own ones first. */
export function Outcome({ events, view, words }: { events: Event[]; view: View; words: Words }): VNode | null {
  const shown = shownIn(view);
  const preview = previewOf(events, shown, words.game, words.cards);
  const seats = [...new Set([view.seat, ...preview.stocks.keys(), ...preview.points.keys()])];
  const signs = seats.flatMap((seat) => {
    const before = shown.merchants[seat]?.stocks ?? {};
    const then = preview.stocks.get(seat) ?? {};
    const points = preview.points.get(seat) ?? 0;
    const changed = STOCKS.filter((stock) => then[stock] !== undefined && then[stock] !== before[stock]);
    if (!changed.length && !points) return [];
    return [
      ...(seat === view.seat ? [] : [<SeatMark key={seat} seat={seat} size={15} />]),
      ...changed.map((stock) => (
        <span key={`${seat}${stock}`} class="sign">
          <Glyph name={stock} size={18} />
          <b>
            {before[stock]}→{then[stock]}
          </b>
        </span>
      )),
      ...(points
        ? [
            <span key={`${seat}points`} class="sign">
              <Mark name="prestige" size={16} />
              <b>{points > 0 ? `+${points}` : `−${-points}`}</b>
            </span>,
          ]
        : []),
    ];
  });
  return signs.length ? (
    <span class="outcome" aria-hidden="true">
      {signs}
    </span>
  ) : null;
}

/** A caravan whose front card was used, passed or moved: nothing came or left, but it is what happened. */
export function touches(events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    if (!isSaid(event) || !["uses", "passes", "moves", "turns"].includes(event.kind)) return [];
    const { seat, other, caravan } = event.args ?? {};
    return [`caravans:${other ?? seat}:${Number(caravan) - 1}`];
  });
}

// -- explaining

interface Asked {
  view: View;
  words: Words;
  info: GameInfo;
  table: Table;
}

export function explain(thing: string, { view, words, table }: Asked): Explained | null {
  const [kind = "", what = "", number = ""] = thing.split(":");
  const shown = shownIn(view);
  const merchant = shown.merchants[Number(what)];
  const mine = shown.merchants[view.seat];
  const named = (cards: Record<string, number>): string =>
    Object.entries(cards)
      .map(([id, count]) => words.name("good", id) + (count > 1 ? ` ×${count}` : ""))
      .join(", ");
  switch (kind) {
    case "person":
      return {
        title: words.name("good", what),
        icon: <Portrait id={what} size={40} />,
        text: (words.cards[what]?.parts?.lines ?? [])
          .filter((line) => line.key !== "kashgar-says-points" || line.args?.count)
          .map((line) => words.phrase(line)),
      };
    case "deed": {
      const [person = "", source] = what.split(".");
      const parting = source === "parting";
      return {
        title: words.name("good", person),
        icon: <Glyph name={parting ? "parting" : "use"} size={26} />,
        text: [
          `${words.text(parting ? "web-kashgar-part" : "web-kashgar-use")}: ${words.card(what)}.`,
          words.text(parting ? "web-kashgar-part.does" : "web-kashgar-use.does"),
        ],
      };
    }
    case "pass":
      return { title: words.text("web-kashgar-pass"), text: [words.text("web-kashgar-pass.does")] };
    case "contract": {
      const contract = contractOf(words.cards, what);
      return {
        title: words.name("good", what),
        icon: <Glyph name="contract" size={28} />,
        text: [words.card(what), ...(mine ? [missingWords(contract, mine.stocks, words)] : [])],
      };
    }
    case "stock": {
      const have = shown.merchants.map((one, seat) => `${words.seat(seat)} ${one.stocks[what] ?? 0}`);
      const wanted = shown.market.filter((id) => id && contractOf(words.cards, id).price[what]);
      const text = [`${have.join(", ")}.`, words.text("web-kashgar-stock", { kind: what })];
      if (wanted.length)
        text.push(
          words.text("web-kashgar-wanted", { contracts: wanted.map((id) => words.name("good", id)).join(", ") }),
        );
      return { title: words.name("stock", what), icon: <Glyph name={what} size={28} />, text };
    }
    case "stocks":
      return {
        title: words.seat(Number(what)),
        text: [STOCKS.map((stock) => `${words.name("stock", stock)} ${merchant?.stocks[stock] ?? 0}`).join(", ")],
      };
    case "caravan": {
      const row = merchant?.caravans[Number(number)] ?? [];
      return {
        title: words.text("web-kashgar-caravan-of", { seat: words.seat(Number(what)), number: Number(number) + 1 }),
        icon: <Glyph name="caravan" size={26} />,
        text: [
          row.map((id) => words.name("good", id)).join(", ") || words.text("web-kashgar-empty-caravan"),
          words.text("web-kashgar-queue"),
        ],
      };
    }
    case "points":
    case "persons": {
      const standing = merchant?.caravans.flat() ?? [];
      const persons = standing.reduce(
        (sum, id) => sum + worthOf(personOf(words.cards, id), merchant?.contracts ?? []),
        0,
      );
      return {
        title: words.text("web-kashgar-points", { count: merchant?.points ?? 0 }),
        icon: <Mark name="prestige" size={28} />,
        text: [
          words.text("web-kashgar-points-from", { contracts: (merchant?.points ?? 0) - persons, persons }),
          words.text("kashgar-rules-goal"),
        ],
      };
    }
    case "completed": {
      const done = merchant?.contracts ?? [];
      return {
        title: words.text("web-kashgar-completed", { count: done.length }),
        icon: <Glyph name="complete" size={28} />,
        text: [
          done.map((id) => `${words.name("good", id)} (${contractOf(words.cards, id).points})`).join(", ") ||
            words.text("web-kashgar-none-yet"),
        ],
      };
    }
    case "road":
      return {
        title: words.text("web-kashgar-road", { goal: Number(words.game?.figures.goal ?? 25) }),
        text: [
          `${shown.merchants
            .map((one, seat) => words.text("web-kashgar-has", { seat: words.seat(seat), count: one.points }))
            .join(", ")}.`,
          words.text("kashgar-rules-end"),
        ],
      };
    case "deck": {
      const size = { standard: shown.standard, special: shown.special, contract: shown.contracts }[what];
      return {
        title: words.text("web-kashgar-deck", {
          deck: words.name("deck", what),
          count: size?.bags.reduce((sum, bag) => sum + bag.size, 0) ?? 0,
        }),
        icon: <Glyph name={what} size={28} />,
        text: [words.text(`web-kashgar-deck-${what}`, { empty: table.options["empty-deck"] ?? "reshuffle" })],
      };
    }
    case "discard":
      return {
        title: words.text("web-kashgar-discard", { count: total(shown.discard) }),
        icon: <Glyph name="discard" size={28} />,
        text: [named(shown.discard) || words.text("web-kashgar-discard-empty"), words.text("web-kashgar-discard.does")],
      };
    case "box":
      return {
        title: words.text("web-kashgar-box", { count: total(shown.box) }),
        icon: <Glyph name="parting" size={28} />,
        text: [named(shown.box) || words.text("web-kashgar-none-yet")],
      };
    default:
      return null;
  }
}
