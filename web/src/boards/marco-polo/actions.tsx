import type { ComponentChildren, VNode } from "preact";
import type { Words } from "../../words/words";
import type { BoardProps } from "../board";
import { spot } from "../spot";
import { Dice, diceWords, SignRow, Signs } from "./glyphs";
import { DieFace, Thing } from "./icons";
import { boardIn, type Space as PrintedSpace, type Shown, sealsIn, shownIn, sizeOf } from "./shown";

const ROMAN = ["", "I", "II", "III"];

/** The city card at a space; empty if there is none. */
const cardAt = (space: string, { city }: PrintedSpace, shown: Shown): string =>
  (city ? shown.city_cards[city] : shown.area[Number(space.slice(5)) - 1]) ?? "";

/** What a space is called. */
export function spaceName(space: string, shown: Shown, words: Words): string {
  const printed = boardIn(words).spaces[space]!;
  if (printed.icon === "special") return words.name("location", printed.city);
  if (printed.icon !== "card") return words.name("where", space);
  const card = words.name("good", cardAt(space, printed, shown));
  return printed.city ? `${card}, ${words.name("location", printed.city)}` : card;
}

/** What a die placed there does, in words. */
export function spaceDoes(space: string, shown: Shown, words: Words): string {
  const printed = boardIn(words).spaces[space]!;
  if (printed.icon === "special") return words.card(`city.${printed.city}`);
  if (printed.icon === "card") return words.card(cardAt(space, printed, shown));
  if (printed.book) return words.text("web-marco-polo-does-book", { die: printed.least });
  return words.text(`web-marco-polo-does-${space}`);
}

/** The spaces of one kind, in the order of the board. */
const spacesOf = (icon: string, words: Words): string[] =>
  Object.entries(boardIn(words).spaces).flatMap(([space, printed]) => (printed.icon === icon ? [space] : []));

/** A space for dice: how many it takes at once or, if each die has a place, in all; and what lies there. */
function Space({
  p,
  space,
  children,
  look = "",
}: {
  p: BoardProps;
  space: string;
  children?: ComponentChildren;
  look?: string;
}): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  const printed = boardIn(words).spaces[space]!;
  const dice = shown.spaces[space] ?? [];
  const label = [
    spaceName(space, shown, words),
    spaceDoes(space, shown, words),
    dice.length ? words.text("web-marco-polo-dice-there", { dice: diceWords(dice, words) }) : "",
  ].map((part) => part.replace(/\.$/, ""));
  const free = dice.length ? Math.max(0, printed.places - dice.length) : printed.places || printed.dice;
  const follows = printed.rising ? [{ look: "die", text: `${dice.at(-1)?.value ?? 1}+` }] : [];
  const signs = [...printed.gives, ...follows];
  return (
    <div {...spot(p, `space:${space}`, label.filter(Boolean).join(". "), `space:${space}`, `space ${look}`)}>
      <span class="slots">
        {dice.length > 0 && <Dice dice={dice} size={24} />}
        {[...Array(free).keys()].map((slot) => (
          <span key={slot} class="slot">
            {slot === 0 && printed.least > 1 ? `${printed.least}+` : ""}
          </span>
        ))}
      </span>
      {signs.length > 0 && <SignRow signs={signs} />}
      {children}
    </div>
  );
}

function Book({ p, book }: { p: BoardProps; book: number }): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  const tile = shown.offers[book - 1] ?? "";
  const next = shown.next_offers[book - 1] ?? "";
  const { spaces, signs } = boardIn(words);
  const offers = Object.keys(signs).filter(
    (name) => name.startsWith(`book.${book}.`) || name.startsWith(`offer.${tile}.`),
  );
  return (
    <section class="act book" aria-label={words.text("web-marco-polo-book", { number: book })}>
      <h4>
        <Thing name="book" size={20} /> {words.text("web-marco-polo-book", { number: ROMAN[book] ?? "" })}
      </h4>
      <div class="book-spaces">
        {Object.keys(spaces)
          .filter((space) => spaces[space]!.book === book)
          .map((space) => (
            <Space key={space} p={p} space={space} />
          ))}
      </div>
      <div class="offers" data-place={tile && `offer:${tile}`}>
        {offers.map((name) => (
          <div
            key={name}
            {...spot(
              p,
              `book:${book}:${name.split(".").at(-1)}`,
              words.card(name),
              `offer:${name}`,
              name.startsWith("book") ? "offer free" : "offer",
            )}
          >
            <Signs of={name} words={words} />
          </div>
        ))}
      </div>
      {next && (
        <div
          class="next"
          role="img"
          tabindex={0}
          data-place={`offer:${next}`}
          data-explain={`next:${next}`}
          aria-label={`${words.text("web-marco-polo-next")}: ${words.card(next)}`}
        >
          <small>{words.text("web-marco-polo-next")}</small>
          <Signs of={next} words={words} size={15} />
        </div>
      )}
    </section>
  );
}

function Favor({ p }: { p: BoardProps }): VNode {
  const { words } = p;
  return (
    <section class="act" aria-label={words.name("where", "favor")}>
      <h4>
        <Thing name="favor" size={20} /> {words.name("where", "favor")}
      </h4>
      <Space p={p} space="favor" />
    </section>
  );
}

function Guild({ p }: { p: BoardProps }): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  return (
    <section class="act guild" aria-label={words.name("where", "guild")}>
      <h4>
        <Thing name="guild" size={20} /> {words.name("where", "guild")}
      </h4>
      <Space p={p} space="guild" />
      {sealsIn(words).map((seal) => {
        const takers = shown.travellers.flatMap((one, seat) => (one.seals[seal] ? [words.seat(seat)] : []));
        return (
          <div
            key={seal}
            {...spot(
              p,
              `seal:${seal}`,
              `${words.name("seal", seal)}: ${words.card(`seal.${seal}`)}${takers.length ? `. ${takers.join(", ")}` : ""}`,
              `seal:${seal}`,
              "offer seal-row",
            )}
          >
            <Thing name={seal} size={20} />
            <Signs of={`seal.${seal}`} words={words} size={15} />
          </div>
        );
      })}
    </section>
  );
}

function Travel({ p }: { p: BoardProps }): VNode {
  const { words } = p;
  return (
    <section class="act travel" aria-label={words.text("web-marco-polo-travel")}>
      <h4>
        <Thing name="travel" size={20} /> {words.text("web-marco-polo-travel")}
      </h4>
      {spacesOf("travel", words)
        .toReversed()
        .map((space) => (
          <Space key={space} p={p} space={space} />
        ))}
    </section>
  );
}

/** A contract: what it asks for, what it gives, and whether one's own stocks suffice. */
export function ContractTile({
  id,
  words,
  stocks,
}: {
  id: string;
  words: Words;
  stocks?: Record<string, number> | undefined;
}): VNode {
  const { colour, asks, gives } = boardIn(words).contracts[id]!;
  const asked = Object.entries(asks);
  const enough = stocks && asked.every(([stock, count]) => (stocks[stock] ?? 0) >= count);
  return (
    <span class={`tile${colour === "blue" ? " blue" : ""}${enough ? " enough" : ""}`} aria-hidden="true">
      <span class="asks">
        {asked.map(([stock, count]) => (
          <SignRow key={stock} signs={[{ icon: stock, text: String(count) }]} size={17} />
        ))}
        {enough && <Thing name="complete" size={17} />}
      </span>
      <span class="gives">
        <SignRow signs={gives} size={17} />
      </span>
    </span>
  );
}

function Contracts({ p }: { p: BoardProps }): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  const stocks = shown.travellers[p.view.seat]?.stocks;
  const pile = sizeOf(shown.red_pile);
  return (
    <section class="act contracts" aria-label={words.name("where", "contracts")}>
      <h4>
        <Thing name="contracts" size={20} /> {words.name("where", "contracts")}
        <span
          class="count"
          role="img"
          data-place="red"
          data-explain="pile"
          aria-label={words.text("web-marco-polo-pile", { count: pile })}
        >
          <Thing name="pile-contracts" size={18} /> <b>{pile}</b>
        </span>
      </h4>
      <Space p={p} space="contracts" />
      <div class="market">
        {Object.entries(shown.contracts).map(([city, open]) => (
          <div key={city} class="stall">
            <small>
              {words.name("location", city)}
              {shown.travellers[p.view.seat]?.posts.includes(city) && <Thing name="post" size={14} />}
            </small>
            {open.map((id, index) =>
              id ? (
                <div
                  key={id}
                  {...spot(
                    p,
                    `contract:${id}`,
                    `${words.name("location", city)}. ${words.card(id)}`,
                    `contract:${id}`,
                    "pieces contract",
                  )}
                >
                  <ContractTile id={id} words={words} stocks={stocks} />
                </div>
              ) : (
                <div key={index} class="hole" />
              ),
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function CityCards({ p }: { p: BoardProps }): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  const posts = shown.travellers[p.view.seat]?.posts ?? [];
  const card = (space: string, icon: string, id: string, says: string, city: string): VNode => (
    <Space key={space} p={p} space={space} look={`city-card${city && !posts.includes(city) ? " far" : ""}`}>
      <span class="card-text" data-place={icon === "card" && id ? `card:${id}` : undefined}>
        <b class="card-title">
          <Thing name={icon} size={15} /> {id ? words.name("good", id) : words.name("location", city)}
        </b>
        {city && (
          <small>
            {id ? words.name("location", city) : words.text("web-marco-polo-special")}
            {posts.includes(city) && <Thing name="post" size={14} />}
          </small>
        )}
        <Signs of={says} words={words} size={16} />
      </span>
    </Space>
  );
  return (
    <section class="act city-cards" aria-label={words.text("web-marco-polo-cards")}>
      <h4>
        <Thing name="card" size={20} /> {words.text("web-marco-polo-cards")}
      </h4>
      <div class="cards-grid">
        {shown.area.map((id, index) => (id ? card(`area-${index + 1}`, "card", id, id, "") : null))}
        {Object.entries(shown.city_cards).map(([city, id]) => (id ? card(`card-${city}`, "card", id, id, city) : null))}
        {spacesOf("special", words).map((space) => {
          const { city } = boardIn(words).spaces[space]!;
          return card(space, "special", "", `city.${city}`, city);
        })}
      </div>
    </section>
  );
}

function Bag({ p }: { p: BoardProps }): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  return (
    <section class="act" aria-label={words.name("where", "bag")}>
      <h4>
        <Thing name="bag" size={20} /> {words.name("where", "bag")}
      </h4>
      <Space p={p} space="bag" />
      <p
        class="black-left"
        role="img"
        tabindex={0}
        data-explain="black"
        aria-label={`${words.text("web-marco-polo-black", { count: shown.black_dice })} ${shown.black_rolled.join(", ")}`}
      >
        <Thing name="black-dice" size={18} /> <b>{shown.black_dice}</b>
        {shown.black_rolled.map((value, index) => (
          <DieFace key={index} value={value} owner="black" size={20} />
        ))}
        <small>{words.text("web-marco-polo-black-left")}</small>
      </p>
    </section>
  );
}

/** The band of actions: every space where a die can go. */
export function Actions({ p }: { p: BoardProps }): VNode {
  return (
    <div class="actions">
      {[1, 2, 3].map((book) => (
        <Book key={book} p={p} book={book} />
      ))}
      <Travel p={p} />
      <Guild p={p} />
      <div class="act-pair">
        <Favor p={p} />
        <Bag p={p} />
      </div>
      <Contracts p={p} />
      <CityCards p={p} />
    </div>
  );
}
