import type { GameInfo, Table, View } from "../../net/types";
import type { Words } from "../../words/words";
import type { Explained } from "../board";
import { spaceDoes, spaceName } from "./actions";
import { diceWords } from "./glyphs";
import { Shield, Thing } from "./icons";
import { placeWords } from "./map";
import { boardIn, extraShields, reachOf, type Shown, shieldsOf, shownIn, sizeOf, trackPoints } from "./shown";

// What things mean when somebody points at them; fetched the first time that happens.

interface Asked {
  view: View;
  words: Words;
  info: GameInfo;
  table: Table;
}

const legWords = (id: string, words: Words): string[] =>
  boardIn(words)
    .legs.filter((leg) => leg.ends.includes(id))
    .map(({ ends }) => {
      const other = ends.find((end) => end !== id)!;
      return `${words.name("location", other)}: ${words.card(`leg.${ends.join(".")}`)}`;
    });

function fee(space: string, shown: Shown, words: Words): string[] {
  const dice = shown.spaces[space] ?? [];
  if (!dice.length) return [];
  const there = words.text("web-marco-polo-dice-there", { dice: diceWords(dice, words) });
  const { colour } = boardIn(words).spaces[space]!;
  return colour ? [there, words.text(`web-marco-polo-${colour}`)] : [there];
}

/** A sentence of its own, made from text for the middle of others. */
const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;

export function explain(thing: string, { view, words }: Asked): Explained | null {
  const [kind = "", what = "", other = ""] = thing.split(":");
  const shown = shownIn(view);
  const board = boardIn(words);
  const seat = Number(what);
  const one = shown.travellers[seat];
  switch (kind) {
    case "location": {
      const site = board.locations[what];
      if (!site) return null;
      const legs = legWords(what, words);
      const due = reachOf(view)[what];
      return {
        title: words.name("location", what),
        icon: site.shield ? <Shield beast={site.shield} size={28} /> : <Thing name="travel" size={28} />,
        text: [
          ...(due ? [words.text("web-marco-polo-reach", { ...due })] : []),
          ...placeWords(what, shown, words).map(sentence),
          `${words.text("web-marco-polo-legs")} ${legs.join("; ")}.`,
        ],
        later: !!due,
      };
    }
    case "leg":
      return {
        title: `${words.name("location", what)} – ${words.name("location", other)}`,
        icon: <Thing name="move" size={28} />,
        text: [`${words.card(`leg.${what}.${other}`)}.`, words.text("web-marco-polo-leg")],
      };
    case "marker":
      return {
        title: `${words.text("web-marco-polo-marker")}: ${words.name("location", what)}`,
        icon: <Thing name="marker" size={28} />,
        text: [sentence(words.card(shown.markers[what] ?? "")), words.text("web-marco-polo-marker.does")],
      };
    case "outpost":
      return {
        title: `${words.text("web-marco-polo-outpost")}: ${words.name("location", what)}`,
        icon: <Thing name="outpost" size={28} />,
        text: [sentence(words.card(shown.outposts[what] ?? "")), words.text("web-marco-polo-outpost.does")],
      };
    case "tile":
      return {
        title: words.text("web-marco-polo-outpost"),
        icon: <Thing name="outpost" size={28} />,
        text: [sentence(words.card(what)), words.text("marco-polo-character-filippo-vitello.does")],
      };
    case "space":
      return {
        title: spaceName(what, shown, words),
        icon: <Thing name={board.spaces[what]!.icon} size={28} />,
        text: [sentence(spaceDoes(what, shown, words)), ...fee(what, shown, words)],
      };
    case "offer":
      return {
        title: words.text("web-marco-polo-offer"),
        icon: <Thing name="book" size={28} />,
        text: [sentence(words.card(what)), words.text("web-marco-polo-offer.does")],
      };
    case "next":
      return {
        title: words.text("web-marco-polo-next"),
        icon: <Thing name="book" size={28} />,
        text: [sentence(words.card(what)), words.text("web-marco-polo-next.does")],
      };
    case "seal": {
      const takers = shown.travellers.flatMap((player, at) =>
        player.seals[what] ? [`${words.seat(at)} (${words.text(`web-marco-polo-seal-${player.seals[what]}`)})`] : [],
      );
      return {
        title: words.name("seal", what),
        icon: <Thing name={what} size={28} />,
        text: [`${words.card(`seal.${what}`)}.`, ...(takers.length ? [`${takers.join(", ")}.`] : [])],
      };
    }
    case "contract":
      return {
        title: words.name("good", what),
        icon: <Thing name="contracts" size={28} />,
        text: [sentence(words.card(what)), words.text("web-marco-polo-contract.does")],
      };
    case "goal":
      return {
        title: words.text("web-marco-polo-goal"),
        icon: <Thing name="goal" size={28} />,
        text: [sentence(words.card(what)), words.text("web-marco-polo-goal.does")],
      };
    case "character":
      return { title: words.name("character", what), text: [words.text(`marco-polo-character-${what}.does`)] };
    case "stock":
      return {
        title: words.name("stock", what),
        icon: <Thing name={what} size={28} />,
        text: [
          `${shown.travellers.map((player, at) => `${words.seat(at)} ${player.stocks[what] ?? 0}`).join(", ")}.`,
          words.text("web-marco-polo-stock", { kind: what }),
        ],
      };
    case "dice":
      return {
        title: words.text("web-marco-polo-dice"),
        icon: <Thing name="die" size={28} />,
        text: [words.text("marco-polo-rules-bonus")],
      };
    case "black":
      return {
        title: words.text("web-marco-polo-black", { count: shown.black_dice }),
        icon: <Thing name="black-dice" size={28} />,
        text: [words.text("web-marco-polo-black.does")],
      };
    case "pile":
      return {
        title: words.text("web-marco-polo-pile", { count: sizeOf(shown.red_pile) }),
        icon: <Thing name="pile-contracts" size={28} />,
        text: [words.text("web-marco-polo-pile.does")],
      };
    case "posts":
      return {
        title: words.text("web-marco-polo-posts", { count: one?.posts.length ?? 0 }),
        icon: <Thing name="post" size={28} />,
        text: [
          (one?.posts ?? []).map((city) => words.name("location", city)).join(", ") ||
            words.text("web-marco-polo-none"),
          words.text("web-marco-polo-late-posts"),
        ],
      };
    case "shields": {
      const have = shieldsOf(one?.posts ?? [], board);
      const count = have.size + (one ? extraShields(one, board) : 0);
      return {
        title: words.text("web-marco-polo-shields", { count }),
        icon: <Thing name="shields" size={28} />,
        text: [
          [...have].map((beast) => words.name("shield", beast)).join(", ") || words.text("web-marco-polo-none"),
          words.text("web-marco-polo-shields-worth", { points: trackPoints(board, count) }),
          sentence(words.card("track")),
        ],
      };
    }
    case "completed":
      return {
        title: words.text("web-marco-polo-completed", { count: one?.completed.length ?? 0 }),
        icon: <Thing name="complete" size={28} />,
        text: [
          (one?.completed ?? []).map((id) => words.card(id)).join(". ") || words.text("web-marco-polo-none"),
          words.text("web-marco-polo-most-contracts"),
        ],
      };
    case "points":
      return {
        title: words.text("web-marco-polo-points", { count: one?.points ?? 0 }),
        icon: <Thing name="points" size={28} />,
        text: [words.text("marco-polo-rules-goal")],
      };
    case "first":
    case "hourglass":
      return {
        title: words.text(`web-marco-polo-${kind}`),
        icon: <Thing name="hourglass" size={28} />,
        text: [words.text(`web-marco-polo-${kind}.does`)],
      };
    case "steps":
      return { title: words.text("web-marco-polo-rounds"), text: [words.text("marco-polo-rules-round")] };
    default:
      return null;
  }
}
