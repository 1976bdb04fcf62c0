import type { ComponentChildren, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Event, type GameInfo, isSaid, type Choice as OneChoice, type Said, type View } from "../../net/types";
import { byFamily, familyOf } from "../../prompts/group";
import type { Words } from "../../words/words";
import type { BoardProps, ChoiceProps, Figure, Listing, Motion, News, Standing } from "../board";
import { ahead, othersOf } from "../seats";
import { Actions, ContractTile } from "./actions";
import { SignRow, Signs } from "./glyphs";
import { DieFace, hasThing, Thing } from "./icons";
import { JourneyMap } from "./map";
import { boardIn, pointsOf, shownIn } from "./shown";
import { Beginning, Mine, Neighbour } from "./travellers";
import "../board.css";
import "./style/layout.css";
import "./style/tokens.css";
import "./style/dice.css";
import "./style/map.css";
import "./style/actions.css";
import "./style/travellers.css";
import "./style/sizes.css";

const TABS = ["map", "actions", "mine", "others"] as const;
type Tab = (typeof TABS)[number];

/** The tab of a narrow screen on which a place is drawn. */
export function tabOf(place: string, seat: number): Tab {
  const [kind = "", owner = ""] = place.split(":");
  if (["location", "marker", "character", "keep"].includes(kind)) return "map";
  if (["dice", "active", "seals", "tiles", "stocks"].includes(kind)) return owner === String(seat) ? "mine" : "others";
  return "actions";
}

export function Board(p: BoardProps): VNode {
  const { view, words } = p;
  const own = view.seat;
  const others = othersOf(p.view);
  const [tab, setTab] = useState<Tab>("map");
  const places = [...p.targets.keys()];
  const possible = new Map<Tab, number>();
  for (const place of places) {
    const at = tabOf(place, own);
    possible.set(at, (possible.get(at) ?? 0) + 1);
  }
  // if nothing here answers the question, open the tab where something does
  useEffect(() => {
    const at = TABS.find((one) => possible.has(one));
    if (at && !possible.has(tab)) setTab(at);
  }, [p.targets]);
  useEffect(() => {
    if (p.hotChoice?.target) setTab(tabOf(p.hotChoice.target, own));
  }, [p.hotChoice]);
  const tabs = TABS.filter((one) => one !== "mine" || own >= 0);
  return (
    <div class={`marco-polo on-${tab}${own < 0 ? " watching" : ""}`}>
      <div class="journey-tabs" role="group" aria-label={words.text("web-marco-polo-tabs")}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === tab}
            class={possible.has(one) ? "glows" : ""}
            aria-label={words.text("web-marco-polo-tab-has", {
              tab: words.text(`web-marco-polo-tab-${one}`),
              count: possible.get(one) ?? 0,
            })}
            onClick={() => setTab(one)}
          >
            {words.text(`web-marco-polo-tab-${one}`)}
            {possible.has(one) && <b class="badge">{possible.get(one)}</b>}
          </button>
        ))}
      </div>
      <div class="neighbours tab-others">
        {others.map((seat) => (
          <Neighbour key={seat} p={p} seat={seat} />
        ))}
      </div>
      <div class="tab-map">
        <Beginning p={p} />
        <JourneyMap p={p} />
      </div>
      {own >= 0 && (
        <div class="tab-mine">
          <Mine p={p} seat={own} />
        </div>
      )}
      <div class="tab-actions">
        <Actions p={p} />
      </div>
    </div>
  );
}

function Piece({ piece }: { piece: string | null; info: GameInfo }): VNode {
  const kind = /^(red|blue)-/.test(piece ?? "")
    ? "contracts"
    : (/^(marker|outpost|goal)-/.exec(piece ?? "")?.[1] ?? (piece?.startsWith("offer-") ? "book" : "card"));
  return (
    <span class="flying">
      <Thing name={kind} size={34} />
    </span>
  );
}

/** The kernel has one board; what lies on it is drawn in many places, each named after its piece. */
function spots(place: string, piece: string | null): string[] {
  const [kind = "", owner = ""] = place.split(":");
  if (kind === "board" && piece) {
    if (/^(red|blue)-/.test(piece)) return [`contract:${piece}`, "red"];
    const sort = /^(marker|outpost|offer)-/.exec(piece)?.[1] ?? "card";
    return [`${sort}:${piece}`];
  }
  if (kind === "tiles" || kind === "active")
    return [...(piece ? [`${place}:${piece}`] : []), place, `traveller:${owner}`];
  return [...(piece ? [`${place}:${piece}`] : []), place, kind, ...(owner ? [`traveller:${owner}`] : [])];
}

function figures(view: View, seat: number, words: Words): Figure[] {
  const one = shownIn(view).travellers[seat];
  if (!one) return [];
  const done = one.completed.length;
  const posts = one.posts.length;
  return [
    {
      mark: "prestige",
      value: String(pointsOf(view, seat)),
      label: words.text("web-marco-polo-points", { count: pointsOf(view, seat) }),
      explain: `points:${seat}`,
    },
    {
      mark: "flag",
      icon: <Thing name="post" size={17} />,
      value: `${posts}/${boardIn(words).posts.length}`,
      label: words.text("web-marco-polo-posts", { count: posts }),
      explain: `posts:${seat}`,
    },
    {
      mark: "scroll",
      icon: <Thing name="complete" size={17} />,
      value: String(done),
      label: words.text("web-marco-polo-completed", { count: done }),
      explain: `completed:${seat}`,
    },
  ];
}

/** Half steps: the next line tells what comes of them. */
const HALF_STEPS = ["turns-to", "turns-to-city", "turns-to-card", "picks", "plans", "settles", "wants-seal"];
const quiet = ({ kind }: Said): boolean => HALF_STEPS.includes(kind);

function leaders(view: View): number[] {
  const points = shownIn(view).travellers.map((one) => one.points);
  return ahead(points);
}

/** The rounds; null before the first one. */
function step(view: View): { at: number; of: number } | null {
  const { round } = shownIn(view);
  return round ? { at: round, of: Number(view.options.rounds) } : null;
}

export function icon(family: string, id: string): VNode | null {
  return family === "stock" && hasThing(id) ? <Thing name={id} size={24} /> : null;
}

// -- the list of options

const DONE_TO_DICE = ["reroll", "raise", "lower", "buy-die"];

/** Bonuses that wait in one city are grouped, and so are the small things done to dice. */
const by = (choice: OneChoice): string => {
  const family = familyOf(choice.action);
  if (family === "bonus") return choice.target;
  return DONE_TO_DICE.includes(family) ? "dice" : byFamily(choice);
};

function heading(group: string, { words }: { view: View; words: Words }): ComponentChildren {
  const city = /^location:(.+)$/.exec(group)?.[1];
  return city ? words.name("location", city) : null;
}

const explains = (choice: OneChoice): string | undefined => {
  const { action, args, target: place } = choice;
  const family = familyOf(action);
  if (family === "act") return place;
  if (args.contract) return `contract:${args.contract}`;
  if (args.seal) return `seal:${args.seal}`;
  if (family === "offer") return `offer:${args.says}`;
  if (family === "character") return `character:${args.character}`;
  if (family === "keep") return `goal:${args.goal}`;
  return args.location ? `location:${args.location}` : undefined;
};

function Cost({ of }: { of: Record<string, string | number> }): VNode {
  return (
    <span class="signs" aria-hidden="true">
      {["coins", "camels", "jade"].map((stock) =>
        Number(of[stock] ?? 0) > 0 ? (
          <span key={stock} class="sign">
            <Thing name={stock} size={17} />
            <b>{of[stock]}</b>
          </span>
        ) : null,
      )}
    </span>
  );
}

function Choice({ choice, view, words }: ChoiceProps): ComponentChildren {
  const family = familyOf(choice.action);
  const { args } = choice;
  const says = args.says ?? "";
  const shown = shownIn(view);
  const own = shown.travellers[view.seat];
  if (family === "die") {
    const black = args.colour === "black";
    return (
      <span class="label journey-choice">
        <DieFace value={Number(args.die)} owner={black ? "black" : (own?.seat ?? "")} size={30} />
        {Number(args.fee) > 0 && <Cost of={{ coins: args.fee ?? "" }} />}
      </span>
    );
  }
  if (family === "character")
    return (
      <span class="label journey-choice">
        <Thing name="figure" size={22} /> {words.name("character", args.character ?? "")}
      </span>
    );
  if (family === "go")
    return (
      <span class="label journey-choice">
        {words.label(choice, true)} <Cost of={args} />
      </span>
    );
  if (family === "complete" || family === "take" || family === "drop")
    return (
      <span class="label journey-choice">
        {words.label(choice, true)} <ContractTile id={args.contract ?? ""} words={words} stocks={own?.stocks} />
      </span>
    );
  if (family === "improve" || family === "seal")
    return (
      <span class="label journey-choice">
        <Thing name={args.seal ?? ""} size={22} /> {words.label(choice, true)}
        <Signs of={says} words={words} size={15} />
      </span>
    );
  const costs = boardIn(words).costs[family];
  if (costs)
    return (
      <span class="label journey-choice dice-choice">
        {words.label(choice, true)} <Cost of={costs} />
      </span>
    );
  if (["offer", "trade", "copy"].includes(family))
    return (
      <span class="label journey-choice">
        <Signs of={says} words={words} size={20} />
      </span>
    );
  if (family === "act" && !says) {
    const space = args.where ?? "";
    const { icon, asks, gives } = boardIn(words).spaces[space]!;
    return (
      <span class="label journey-choice act-choice">
        <Thing name={icon} size={22} /> {words.name("where", space)}
        <SignRow signs={[...asks, ...gives]} size={17} />
        {args.fee === "yes" && <small>{words.text("web-marco-polo-fee")}</small>}
      </span>
    );
  }
  if (["keep", "spend", "marker", "twice", "bonus"].includes(family) || (family === "act" && says)) {
    const name =
      family === "act" || family === "keep"
        ? words.label(choice, true)
        : args.location
          ? words.name("location", args.location)
          : args.seal
            ? words.name("seal", args.seal)
            : "";
    if (!says) return null;
    return (
      <span class={`label journey-choice${family === "act" ? " act-choice" : ""}`}>
        {family === "act" && <Thing name={boardIn(words).spaces[choice.target.slice(6)]!.icon} size={22} />}
        {family === "spend" && <Thing name="outpost" size={18} />}
        {name} <Signs of={says} words={words} size={17} />
      </span>
    );
  }
  return null;
}

/** Where something happened though no card moved: a journey, a post, dice on a space. */
function touches(events: readonly Event[], info: GameInfo): string[] {
  return events.flatMap((event) => {
    if (!isSaid(event)) return [];
    const { location, where, seal, seat } = event.args ?? {};
    const named = (family: string, value: unknown): string => info.names[family]?.[Number(value)] ?? "";
    switch (event.kind) {
      case "travels":
      case "places-post":
      case "lifts-post":
        return [`location:${named("location", location)}`];
      case "uses":
        return [`space:${named("where", where)}`];
      case "uses-city":
        return [`space:action-${named("location", location)}`];
      case "takes-seal":
      case "improves":
        return [`seals:${seat}:${named("seal", seal)}`];
      default:
        return [];
    }
  });
}

export const standing: Standing = { figures, leaders, step };
export const motion: Motion = { Piece, spots };
export const news: News = { quiet, touches };
export const choices: Listing = { pictured: ["stock"], by, heading, Choice, explains };
export const explaining = (): Promise<typeof import("./explain")> => import("./explain");
