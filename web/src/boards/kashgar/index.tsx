import type { ComponentChildren, VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Mark, SeatMark } from "../../icons/marks";
import { type Event, type GameInfo, isSaid, type Choice as OneChoice, type Said, type View } from "../../net/types";
import { byFamily, familyOf } from "../../prompts/group";
import { LETTERS, type Words } from "../../words/words";
import type { BoardProps, ChoiceProps, Figure, Listing, Motion, News, Standing } from "../board";
import { ahead, othersOf } from "../seats";
import { Back, ContractCard, Deed, Head, PersonCard } from "./card";
import { isPerson } from "./cards";
import { Glyph } from "./glyphs";
import { hasStock } from "./icons";
import { Mine, Neighbour } from "./merchants";
import { Decks, Market, Road, Spread } from "./middle";
import { Portrait } from "./persons";
import { previewOf } from "./preview";
import { STOCKS, shownIn, total } from "./shown";
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
  const others = othersOf(p.view);
  const [browsing, browse] = useState(false);
  const events = p.hotChoice ? p.foreseen.get(p.hotChoice.action) : undefined;
  const preview = useMemo(() => (events?.length ? previewOf(events, shown, p.info) : null), [events, shown, p.info]);
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

function Piece({ piece, words }: { piece: string | null; info: GameInfo; words: Words }): VNode {
  return (
    <svg viewBox="0 0 60 78" width="60" height="78" aria-hidden="true">
      {piece ? (
        <>
          <rect class="open-paper" x="1" y="1" width="58" height="76" rx="6" />
          <svg x="6" y="15" width="48" height="48">
            {isPerson(words.game, piece) ? <Portrait id={piece} /> : <Glyph name="contract" size={48} />}
          </svg>
        </>
      ) : (
        <Back deck="standard" />
      )}
    </svg>
  );
}

/** Drawn cards move from `standard:3` to `drawn-standard:0`; both are drawn without their numbers and decks. */
function spots(place: string, piece: string | null): string[] {
  const [kind = "", owner = ""] = place.split(":");
  if (kind.startsWith("drawn-")) {
    const spread = `drawn:${owner}`;
    return [...(piece ? [`${spread}:${piece}`] : []), spread, `merchant:${owner}`];
  }
  return [...(piece ? [`${place}:${piece}`] : []), place, kind];
}

function figures(view: View, seat: number, words: Words): Figure[] {
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

function leaders(view: View): number[] {
  const points = shownIn(view).merchants.map((merchant) => merchant.points);
  return ahead(points);
}

export function icon(family: string, id: string, words: Words): VNode | null {
  if (family === "stock" && hasStock(id)) return <Glyph name={id} size={24} />;
  if (family === "deck") return <Glyph name={id} size={24} />;
  if (family === "person" || family === "contract" || family === "good")
    return isPerson(words.game, id) ? <Portrait id={id} size={32} /> : <Glyph name="contract" size={24} />;
  return null;
}

// -- the list of options

const FRONT = ["use", "part", "pass"];

/** What can be done with a front card is grouped together. */
const by = (choice: OneChoice): string => (FRONT.includes(familyOf(choice.action)) ? choice.target : byFamily(choice));

function heading(group: string, { view, words }: { view: View; words: Words }): ComponentChildren {
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

const explains = (choice: OneChoice): string | undefined => {
  const family = familyOf(choice.action);
  if (family === "use" || family === "part") return `deed:${choice.args.says}`;
  if (family === "pass") return "pass";
  if (choice.args.contract) return `contract:${choice.args.contract}`;
  return choice.args.person && family !== "caravan" ? `person:${choice.args.person}` : undefined;
};

function Choice({ choice, view, words, opened, many, foreseen }: ChoiceProps): ComponentChildren {
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
    // if there are many, the board shows the cards themselves
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

const inSigns = (event: Said): boolean => IN_SIGNS.includes(event.kind);

/** What an action would certainly do to stocks and points, one's own first. */
function Outcome({ events, view, words }: { events: Event[]; view: View; words: Words }): VNode | null {
  const shown = shownIn(view);
  const preview = previewOf(events, shown, words.game);
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

/** A caravan whose front card was used, passed or moved: nothing came or left, but that is what happened. */
function touches(events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    if (!isSaid(event) || !["uses", "passes", "moves", "turns"].includes(event.kind)) return [];
    const { seat, other, caravan } = event.args ?? {};
    return [`caravans:${other ?? seat}:${Number(caravan) - 1}`];
  });
}

export const standing: Standing = { figures, leaders };
export const motion: Motion = { Piece, spots };
export const news: News = { touches };
export const choices: Listing = {
  pictured: ["person", "contract", "stock", "deck"],
  by,
  heading,
  Choice,
  explains,
  Outcome,
  inSigns,
};
export const explaining = (): Promise<typeof import("./explain")> => import("./explain");
