import type { VNode } from "preact";
import { SeatMark } from "../../icons/marks";
import type { BoardProps } from "../board";
import { spot } from "../spot";
import { ContractTile } from "./actions";
import { Signs } from "./glyphs";
import { DieFace, Shield, Thing } from "./icons";
import { boardIn, extraShields, pointsOf, sealsIn, shieldsOf, shownIn, type Traveller, trackPoints } from "./shown";

/** Dice of one kind lie together: `4`, or `black-4`. */
function kinds(one: Traveller): { kind: string; value: number; owner: string; count: number }[] {
  const all = [
    ...one.dice.map((value) => ({ kind: String(value), value, owner: one.seat })),
    ...one.black_dice.map((value) => ({ kind: `black-${value}`, value, owner: "black" })),
  ];
  const found = new Map<string, { kind: string; value: number; owner: string; count: number }>();
  for (const die of all) {
    const same = found.get(die.kind);
    if (same) same.count += 1;
    else found.set(die.kind, { ...die, count: 1 });
  }
  return [...found.values()];
}

const dieWords = (p: BoardProps, die: { value: number; owner: string; count: number }): string =>
  p.words.text(`web-marco-polo-dice-${die.owner === "black" ? "black" : "own"}`, {
    value: die.value,
    count: die.count,
  });

function Stocks({ p, seat, size }: { p: BoardProps; seat: number; size: number }): VNode {
  const one = shownIn(p.view).travellers[seat];
  return (
    <div class="stocks">
      {Object.entries(one?.stocks ?? {}).map(([stock, have]) => (
        <div
          key={stock}
          {...spot(
            p,
            `stocks:${seat}:${stock}`,
            `${p.words.name("stock", stock)}: ${have}`,
            `stock:${stock}`,
            `stock${have ? "" : " none"}`,
          )}
        >
          <Thing name={stock} size={size} /> <b>{have}</b>
        </div>
      ))}
    </div>
  );
}

function SealRow({ p, seat, size }: { p: BoardProps; seat: number; size: number }): VNode {
  const { words } = p;
  const one = shownIn(p.view).travellers[seat];
  return (
    <div class="seals" role="group" aria-label={words.text("web-marco-polo-seals")}>
      {sealsIn(words).map((seal) => {
        const side = one?.seals[seal] ?? "";
        const label = `${words.name("seal", seal)}: ${words.text(`web-marco-polo-seal-${side || "none"}`)}`;
        return (
          <div key={seal} {...spot(p, `seals:${seat}:${seal}`, label, `seal:${seal}`, `seal seal-${side || "none"}`)}>
            <Thing name={seal} size={size} />
            {side === "improved" && <Thing name="improved" size={Math.round(size * 0.6)} />}
          </div>
        );
      })}
    </div>
  );
}

function Title({ p, seat }: { p: BoardProps; seat: number }): VNode {
  const { words } = p;
  const shown = shownIn(p.view);
  const one = shown.travellers[seat]!;
  return (
    <header>
      <h3>
        <SeatMark seat={seat} /> {words.seat(seat)}
      </h3>
      {one.character && (
        <span
          class="character"
          role="img"
          tabindex={0}
          data-explain={`character:${one.character}`}
          aria-label={`${words.name("character", one.character)}. ${words.text(`marco-polo-character-${one.character}.does`)}`}
        >
          {words.name("character", one.character)}
        </span>
      )}
      {one.seat === shown.first && (
        <span class="first" role="img" data-explain="first" aria-label={words.text("web-marco-polo-first")}>
          1
        </span>
      )}
      {one.seat === shown.hourglass && shown.round > 0 && (
        <span class="hourglass" role="img" data-explain="hourglass" aria-label={words.text("web-marco-polo-hourglass")}>
          <Thing name="hourglass" size={18} />
        </span>
      )}
      <span
        class="figure"
        role="img"
        data-explain={`points:${seat}`}
        aria-label={words.text("web-marco-polo-points", { count: pointsOf(p.view, seat) })}
      >
        <Thing name="points" size={18} /> <b>{pointsOf(p.view, seat)}</b>
      </span>
    </header>
  );
}

/** Numbers that everybody can count: posts, shields, completed contracts. */
function Counts({ p, seat }: { p: BoardProps; seat: number }): VNode {
  const { words } = p;
  const one = shownIn(p.view).travellers[seat]!;
  const board = boardIn(words);
  const shields = shieldsOf(one.posts, board).size + extraShields(one, board);
  const facts: [string, string, string, string, string][] = [
    [
      "post",
      `${one.posts.length}/${board.posts.length}`,
      words.text("web-marco-polo-posts", { count: one.posts.length }),
      `posts:${seat}`,
      `posts:${seat}`,
    ],
    [
      "shields",
      String(shields),
      words.text("web-marco-polo-shields", { count: shields }),
      `shields:${seat}`,
      `shields:${seat}`,
    ],
    [
      "complete",
      String(one.completed.length),
      words.text("web-marco-polo-completed", { count: one.completed.length }),
      `completed:${seat}`,
      `completed:${seat}`,
    ],
  ];
  return (
    <div class="counts">
      {facts.map(([icon, value, label, explain, place]) => (
        <span
          key={icon}
          class="count"
          role="img"
          tabindex={0}
          data-explain={explain}
          data-place={place}
          aria-label={label}
        >
          <Thing name={icon} size={18} /> <b>{value}</b>
        </span>
      ))}
    </div>
  );
}

function Tiles({ p, seat }: { p: BoardProps; seat: number }): VNode | null {
  const { words } = p;
  const one = shownIn(p.view).travellers[seat]!;
  if (!one.outposts.length) return null;
  return (
    <div class="kept" role="group" aria-label={words.text("web-marco-polo-tiles")}>
      {one.outposts.map((id) => (
        <div
          key={id}
          {...spot(
            p,
            `tiles:${seat}:${id}`,
            `${words.text("web-marco-polo-outpost")}: ${words.card(id)}`,
            `tile:${id}`,
            "pieces kept-tile",
          )}
        >
          <Thing name="outpost" size={15} /> <Signs of={id} words={words} size={16} />
        </div>
      ))}
    </div>
  );
}

/** One's own board. */
export function Mine({ p, seat }: { p: BoardProps; seat: number }): VNode | null {
  const shown = shownIn(p.view);
  const one = shown.travellers[seat];
  if (!one) return null;
  const { words } = p;
  const board = boardIn(words);
  const shields = shieldsOf(one.posts, board);
  const extra = extraShields(one, board);
  const picked = shown.turn === one.seat ? shown.doing.picked : [];
  const dice = kinds(one)
    .map((die) => ({ ...die, count: die.count - picked.filter((kind) => kind === die.kind).length }))
    .filter((die) => die.count);
  const left = board.posts.length - one.posts.length;
  const { incoming } = shown.doing;
  const offered =
    shown.turn === one.seat &&
    incoming &&
    !one.contracts.includes(incoming) &&
    p.targets.has(`active:${seat}:${incoming}`);
  return (
    <section class="mine zone" aria-label={words.text("web-marco-polo-mine")}>
      <Title p={p} seat={seat} />
      <Stocks p={p} seat={seat} size={24} />
      <div class="dice" role="group" aria-label={words.text("web-marco-polo-dice")}>
        {dice.map((die) => (
          <div key={die.kind} {...spot(p, `dice:${seat}:${die.kind}`, dieWords(p, die), "dice", "pieces own-dice")}>
            {[...Array(die.count).keys()].map((index) => (
              <DieFace key={index} value={die.value} owner={die.owner} size={36} />
            ))}
          </div>
        ))}
        {!dice.length && !picked.length && <p class="empty">{words.text("web-marco-polo-no-dice")}</p>}
        {picked.length > 0 && (
          <span class="picked">
            {words.text("web-marco-polo-picked")}
            {picked.map((kind, index) => (
              <DieFace
                key={index}
                value={Number(kind.replace("black-", ""))}
                owner={kind.startsWith("black") ? "black" : one.seat}
                size={28}
              />
            ))}
          </span>
        )}
      </div>
      <div class="active" role="group" aria-label={words.text("web-marco-polo-active")}>
        {one.contracts.map((id) => (
          <div key={id} {...spot(p, `active:${seat}:${id}`, words.card(id), `contract:${id}`, "pieces contract")}>
            <ContractTile id={id} words={words} stocks={one.stocks} />
          </div>
        ))}
        {offered && (
          <div
            {...spot(
              p,
              `active:${seat}:${incoming}`,
              words.card(incoming),
              `contract:${incoming}`,
              "pieces contract incoming",
            )}
          >
            <ContractTile id={incoming} words={words} stocks={one.stocks} />
          </div>
        )}
        {[...Array(Math.max(0, board.room - one.contracts.length)).keys()].map((hole) => (
          <div key={hole} class="hole" data-place={`active:${seat}`}>
            {words.text("web-marco-polo-room")}
          </div>
        ))}
      </div>
      <SealRow p={p} seat={seat} size={26} />
      <div
        class="post-row"
        role="img"
        tabindex={0}
        data-place={`posts:${seat}`}
        data-explain={`posts:${seat}`}
        aria-label={words.text("web-marco-polo-posts-left", { count: left })}
      >
        {board.posts.map((points, index) => (
          <span key={index} class={index < one.posts.length ? "post-spot gone" : "post-spot"}>
            <Thing name="post" size={14} />
            {points > 0 && <small>{points}</small>}
          </span>
        ))}
      </div>
      <div class="counts">
        <span
          class="shield-row"
          role="img"
          tabindex={0}
          data-place={`shields:${seat}`}
          data-explain={`shields:${seat}`}
          aria-label={words.text("web-marco-polo-shields", { count: shields.size + extra })}
        >
          <Thing name="shields" size={20} /> <b>{shields.size + extra}</b>
          {[...shields].map((beast) => (
            <Shield key={beast} beast={beast} size={20} />
          ))}
          {extra > 0 && <b>+{extra}</b>}
          <span class="worth">
            <Thing name="points" size={15} /> {trackPoints(board, shields.size + extra)}
          </span>
        </span>
        <span
          class="count"
          role="img"
          tabindex={0}
          data-place={`completed:${seat}`}
          data-explain={`completed:${seat}`}
          aria-label={words.text("web-marco-polo-completed", { count: one.completed.length })}
        >
          <Thing name="complete" size={20} /> <b>{one.completed.length}</b>
        </span>
      </div>
      <Tiles p={p} seat={seat} />
      {one.goals && one.goals.length === 1 && !p.targets.has(`keep:${one.goals[0]}`) && (
        <div
          class="goal-row"
          role="img"
          tabindex={0}
          data-place={`goal:${seat}`}
          data-explain={`goal:${one.goals[0]}`}
          aria-label={`${words.text("web-marco-polo-goal")}: ${words.card(one.goals[0] ?? "")}`}
        >
          <Thing name="goal" size={18} /> <Signs of={one.goals[0] ?? ""} words={words} size={17} />
        </div>
      )}
    </section>
  );
}

/** Another board in brief. */
export function Neighbour({ p, seat }: { p: BoardProps; seat: number }): VNode | null {
  const shown = shownIn(p.view);
  const one = shown.travellers[seat];
  if (!one) return null;
  const { words } = p;
  const asked = shown.deciding.includes(one.seat);
  return (
    <section class={`neighbour${asked ? " asked" : ""}`} data-place={`traveller:${seat}`} aria-label={words.seat(seat)}>
      <Title p={p} seat={seat} />
      <Stocks p={p} seat={seat} size={16} />
      <div class="brief">
        <span
          class="small-dice"
          role="img"
          aria-label={`${words.text("web-marco-polo-dice")}: ${
            kinds(one)
              .map((die) => dieWords(p, die))
              .join(", ") || words.text("web-marco-polo-no-dice")
          }`}
          data-explain="dice"
          tabindex={0}
        >
          {kinds(one).flatMap((die) =>
            [...Array(die.count).keys()].map((index) => (
              <DieFace key={die.kind + index} value={die.value} owner={die.owner} size={20} />
            )),
          )}
          {!one.dice.length && !one.black_dice.length && <small>{words.text("web-marco-polo-no-dice")}</small>}
        </span>
        <Counts p={p} seat={seat} />
        <SealRow p={p} seat={seat} size={16} />
        {one.contracts.map((id) => (
          <span
            key={id}
            class="small-contract"
            role="img"
            tabindex={0}
            data-place={`active:${seat}:${id}`}
            data-explain={`contract:${id}`}
            aria-label={words.card(id)}
          >
            <ContractTile id={id} words={words} />
          </span>
        ))}
        <Tiles p={p} seat={seat} />
        {one.goals && one.goals.length === 1 && (
          <span
            class="small-goal"
            role="img"
            tabindex={0}
            data-explain={`goal:${one.goals[0]}`}
            aria-label={words.card(one.goals[0] ?? "")}
          >
            <Thing name="goal" size={16} /> <Signs of={one.goals[0] ?? ""} words={words} size={15} />
          </span>
        )}
      </div>
    </section>
  );
}

/** Before the first round: characters and goals to choose from. */
export function Beginning({ p }: { p: BoardProps }): VNode | null {
  const { words } = p;
  const shown = shownIn(p.view);
  const goals = shown.travellers[p.view.seat]?.goals ?? [];
  const choosing = goals.some((id) => p.targets.has(`keep:${id}`));
  const characters = shown.phase === "character" ? shown.characters : [];
  if (!characters.length && !choosing) return null;
  return (
    <section class="beginning" aria-label={words.text(choosing ? "web-marco-polo-goals" : "web-marco-polo-characters")}>
      {characters.map((id) => (
        <div
          key={id}
          {...spot(
            p,
            `character:${id}`,
            `${words.name("character", id)}. ${words.text(`marco-polo-character-${id}.does`)}`,
            `character:${id}`,
            "pieces candidate",
          )}
        >
          <b>
            <Thing name="figure" size={20} /> {words.name("character", id)}
          </b>
          <small>{words.text(`marco-polo-character-${id}.does`)}</small>
        </div>
      ))}
      {choosing &&
        goals.map((id) => (
          <div key={id} {...spot(p, `keep:${id}`, words.card(id), `goal:${id}`, "pieces candidate")}>
            <b>
              <Thing name="goal" size={18} /> {words.name("good", id)}
            </b>
            <Signs of={id} words={words} size={22} />
          </div>
        ))}
    </section>
  );
}
