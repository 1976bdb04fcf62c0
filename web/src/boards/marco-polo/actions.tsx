import type { ComponentChildren, VNode } from "preact";
import type { Words } from "../../words/words";
import type { BoardProps } from "../board";
import { spot } from "../spot";
import { Dice, diceWords, SignRow, Signs } from "./glyphs";
import { DieFace, hasThing, Thing } from "./icons";
import { Kept, signOf } from "./kept";
import { bookOf, cityOf, offerName, SEALS, type Shown, shownIn, sizeOf } from "./shown";
import type { Sign } from "./signs";

const ROMAN = ["", "I", "II", "III"];

/** What a space is called. */
export function spaceName(space: string, shown: Shown, words: Words): string {
  const city = cityOf(space);
  if (space.startsWith("card-"))
    return `${words.name("good", shown.city_cards[city] ?? "")}, ${words.name("location", city)}`;
  if (space.startsWith("action-")) return words.name("location", city);
  if (space.startsWith("area-")) return words.name("good", shown.area[Number(space.slice(5)) - 1] ?? "");
  return words.name("where", space);
}

/** What a die placed there does, in words. */
export function spaceDoes(space: string, shown: Shown, words: Words): string {
  const city = cityOf(space);
  if (space.startsWith("card-")) return words.card(shown.city_cards[city] ?? "");
  if (space.startsWith("action-")) return words.card(`city.${city}`);
  if (space.startsWith("area-")) return words.card(shown.area[Number(space.slice(5)) - 1] ?? "");
  if (bookOf(space)) return words.text("web-marco-polo-does-book", { die: words.figure(`book_${bookOf(space)}`) });
  return words.text(`web-marco-polo-does-${space}`);
}

/** The same in icons, for the spaces that are always there. */
export function spaceSigns(space: string, words: Words): Sign[] {
  const of = (icon: string, figure: string, more: Partial<Sign> = {}): Sign => ({
    icon,
    text: String(words.figure(figure)),
    ...more,
  });
  const or: Sign = { text: "/", look: "joint" };
  switch (space) {
    case "favor":
      return [of("coins", "favor_coins"), of("camels", "favor_camels")];
    case "bag":
      return [of("coins", "bag_coins"), or, of("camels", "bag_camels"), or, of("jade", "bag_jade")];
    case "contracts":
      return [{ icon: "contracts", text: `1–${words.figure("contracts_taken")}` }, of("coins", "contracts_coins")];
    case "travel-lower":
      return [{ icon: "move", text: "1" }, of("coins", "lower_coins", { look: "cost" })];
    case "travel-middle":
      return [{ icon: "move", text: `≤${words.figure("middle")}` }];
    case "travel-upper":
      return [
        { icon: "move", text: `≤${words.figure("upper")}` },
        { icon: "post", text: "+1" },
      ];
    default:
      return [];
  }
}

/** Which dice a space asks for, where it is not any one die. */
export function diceSigns(space: string, words: Words): Sign[] {
  const least = bookOf(space) ? words.figure(`book_${bookOf(space)}`) : 1;
  const many = TRAVEL.indexOf(space) + 1;
  return [
    ...(least > 1 ? [{ look: "die", text: `${least}+` } as Sign] : []),
    ...(many > 1 ? [{ icon: "die", text: `×${many}` }] : []),
  ];
}

/** The travel spaces; each takes one die more than the one before. */
const TRAVEL = ["travel-lower", "travel-middle", "travel-upper"];

/** The picture of an action space. */
export function iconOf(space: string): string {
  if (space.startsWith("book")) return "book";
  if (space.startsWith("travel")) return "travel";
  if (space.startsWith("action-")) return "special";
  return hasThing(space) ? space : "card";
}

/** A space for dice: how many it takes at once or, where each die has a place, in all; and what lies there. */
function Space({
  p,
  space,
  slots = 1,
  places = 0,
  least = 0,
  children,
  look = "",
}: {
  p: BoardProps;
  space: string;
  slots?: number;
  places?: number;
  least?: number;
  children?: ComponentChildren;
  look?: string;
}): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  const dice = shown.spaces[space] ?? [];
  const label = [
    spaceName(space, shown, words),
    spaceDoes(space, shown, words),
    dice.length ? words.text("web-marco-polo-dice-there", { dice: diceWords(dice, words) }) : "",
  ].map((part) => part.replace(/\.$/, ""));
  return (
    <div {...spot(p, `space:${space}`, label.filter(Boolean).join(". "), `space:${space}`, `space ${look}`)}>
      <span class="slots">
        {dice.length > 0 && <Dice dice={dice} size={24} />}
        {[...Array(dice.length ? Math.max(0, places - dice.length) : places || slots).keys()].map((slot) => (
          <span key={slot} class="slot">
            {slot === 0 && least > 1 ? `${least}+` : ""}
          </span>
        ))}
      </span>
      {children}
    </div>
  );
}

function Book({ p, book }: { p: BoardProps; book: number }): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  const tile = shown.offers[book - 1] ?? "";
  const next = shown.next_offers[book - 1] ?? "";
  const least = words.figure(`book_${book}`);
  const spaces = book === 3 ? ["book-3-upper", "book-3-lower"] : [`book-${book}`];
  return (
    <section class="act book" aria-label={words.text("web-marco-polo-book", { number: book })}>
      <h4>
        <Thing name="book" size={20} /> {words.text("web-marco-polo-book", { number: ROMAN[book] ?? "" })}
      </h4>
      <div class="book-spaces">
        {spaces.map((space) => (
          <Space key={space} p={p} space={space} least={least} />
        ))}
      </div>
      <div class="offers" data-place={tile && `offer:${tile}`}>
        {[1, 2, 3, 4].map((number) => {
          const name = offerName(book, number, tile);
          if (!words.cards[name]) return null;
          return (
            <div
              key={number}
              {...spot(
                p,
                `book:${book}:${number}`,
                words.card(name),
                `offer:${name}`,
                number < 3 ? "offer free" : "offer",
              )}
            >
              <Signs phrase={words.cards[name]} words={words} />
            </div>
          );
        })}
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
          <Signs phrase={words.cards[next]} words={words} size={15} />
        </div>
      )}
    </section>
  );
}

function Favor({ p }: { p: BoardProps }): VNode {
  const { words } = p;
  const { spaces } = shownIn(p.view);
  return (
    <section class="act" aria-label={words.name("where", "favor")}>
      <h4>
        <Thing name="favor" size={20} /> {words.name("where", "favor")}
      </h4>
      <Space p={p} space="favor" places={words.figure("favor_places")}>
        <SignRow
          signs={[...spaceSigns("favor", words), { look: "die", text: `${spaces.favor?.at(-1)?.value ?? 1}+` }]}
        />
      </Space>
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
      <Space p={p} space="guild" slots={2} />
      {SEALS.map((seal) => {
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
            <Signs phrase={words.cards[`seal.${seal}`]} words={words} size={15} />
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
      {TRAVEL.toReversed().map((space) => (
        <Space key={space} p={p} space={space} slots={TRAVEL.indexOf(space) + 1}>
          <SignRow signs={spaceSigns(space, words)} />
        </Space>
      ))}
    </section>
  );
}

/** A contract: what it asks for, what it brings, and what the own stocks have of it. */
export function ContractTile({
  id,
  words,
  stocks,
}: {
  id: string;
  words: Words;
  stocks?: Record<string, number> | undefined;
}): VNode {
  const phrase = words.cards[id];
  const asks = phrase?.parts?.asks ?? [];
  const enough = stocks && asks.every((one) => (stocks[String(one.args?.stock)] ?? 0) >= Number(one.args?.count));
  return (
    <span class={`tile${phrase?.args?.colour === "blue" ? " blue" : ""}${enough ? " enough" : ""}`} aria-hidden="true">
      <span class="asks">
        {asks.map((one, index) => (
          <Signs key={index} phrase={one} words={words} size={17} />
        ))}
        {enough && <Thing name="complete" size={17} />}
      </span>
      <span class="gives">
        {(phrase?.parts?.gives ?? []).map((one, index) => (
          <Signs key={index} phrase={one} words={words} size={17} />
        ))}
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
      <Space p={p} space="contracts">
        <SignRow signs={spaceSigns("contracts", words)} />
      </Space>
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
    <Space
      key={space}
      p={p}
      space={space}
      places={icon === "special" ? words.figure("special_places") : 1}
      look={`city-card${city && !posts.includes(city) ? " far" : ""}`}
    >
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
        <Signs phrase={words.cards[says]} words={words} size={16} />
      </span>
    </Space>
  );
  const special = Object.keys(shown.spaces).filter((space) => space.startsWith("action-"));
  return (
    <section class="act city-cards" aria-label={words.text("web-marco-polo-cards")}>
      <h4>
        <Thing name="card" size={20} /> {words.text("web-marco-polo-cards")}
      </h4>
      <div class="cards-grid">
        {shown.area.map((id, index) => (id ? card(`area-${index + 1}`, "card", id, id, "") : null))}
        {Object.entries(shown.city_cards).map(([city, id]) => (id ? card(`card-${city}`, "card", id, id, city) : null))}
        {special.map((space) => card(space, "special", "", `city.${cityOf(space)}`, cityOf(space)))}
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
      <Space p={p} space="bag">
        <SignRow signs={spaceSigns("bag", words)} />
      </Space>
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

/** The band of actions: every space a die can go to. */
export function Actions({ p }: { p: BoardProps }): VNode {
  const shown = shownIn(p.view);
  const own = shown.travellers[p.view.seat];
  const diceOn = (...starts: string[]): unknown[] =>
    Object.entries(shown.spaces).filter(([space]) => starts.some((start) => space.startsWith(start)));
  return (
    <div class="actions">
      {[1, 2, 3].map((book) => (
        <Kept
          key={book}
          sign={signOf(
            p,
            [`space:book-${book}`, `book:${book}:`],
            shown.offers,
            shown.next_offers,
            diceOn(`book-${book}`),
          )}
          draw={() => <Book p={p} book={book} />}
        />
      ))}
      <Kept sign={signOf(p, ["space:travel"], diceOn("travel"))} draw={() => <Travel p={p} />} />
      <Kept
        sign={signOf(
          p,
          ["space:guild", "seal:"],
          diceOn("guild"),
          shown.travellers.map((one) => one.seals),
        )}
        draw={() => <Guild p={p} />}
      />
      <div class="act-pair">
        <Favor p={p} />
        <Bag p={p} />
      </div>
      <Kept
        sign={signOf(
          p,
          ["space:contracts", "contract:"],
          diceOn("contracts"),
          shown.contracts,
          sizeOf(shown.red_pile),
          own?.stocks,
          own?.posts,
        )}
        draw={() => <Contracts p={p} />}
      />
      <Kept
        sign={signOf(
          p,
          ["space:card-", "space:action-", "space:area-"],
          diceOn("card-", "action-", "area-"),
          shown.area,
          shown.city_cards,
          own?.posts,
        )}
        draw={() => <CityCards p={p} />}
      />
    </div>
  );
}
