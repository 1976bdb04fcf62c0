import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { camel } from "../../icons/camel";
import type { BoardProps } from "../board";
import { pointing, spot } from "../spot";
import { CARD_HEIGHT, CARD_WIDTH, CardBack, CardFace } from "./card";
import {
  angleOf,
  at,
  CAMEL_AT,
  CARD_AT,
  CENTRE,
  EMBLEM_AT,
  INNER,
  movePath,
  namePath,
  OUTER,
  SIDE,
  SPACES,
  tilePath,
  turnTo,
} from "./geometry";
import { emblem } from "./icons";
import { boardIn, camelAt, pileSize, shownIn, started } from "./shown";

const CARD_SCALE = 1.38;
const CAMEL_SCALE = 1.38;
/** The camel stands in the first part of a tile, so that it hides neither emblem nor card. */
const ASIDE = -13.5;

export function Ring(p: BoardProps): VNode {
  const shown = shownIn(p.view);
  const { words } = p;
  const here = camelAt(shown);
  const begun = started(shown, boardIn(words));
  const walking = p.hotChoice?.action.startsWith("camel ") ? Number(p.hotChoice.args.steps) : 0;
  const cost = walking ? Number(p.hotChoice?.args.cost) : 0;
  const starting = p.hotChoice?.action.startsWith("start ") ? Number(p.hotChoice.target.split(":")[1]) : -1;
  const goal = walking ? (here + walking) % SPACES : starting;
  const reach = begun && walking ? movePath(here, walking, INNER + 2) : "";
  return (
    <svg class="ring" viewBox={`0 0 ${SIDE} ${SIDE}`} role="group" aria-label={words.text("dunhuang-board-market")}>
      <circle class="ring-ground" cx={CENTRE} cy={CENTRE} r={OUTER + 7} />
      <circle class="ring-sand" cx={CENTRE} cy={CENTRE} r={INNER - 6} />
      <circle class="ring-stitch" cx={CENTRE} cy={CENTRE} r={INNER - 14} />
      <circle class="ring-stitch" cx={CENTRE} cy={CENTRE} r={96} />
      {shown.ring.map((space, index) => (
        <Tile key={`tile${index}`} index={index} character={space.character} props={p} here={begun && index === here} />
      ))}
      {shown.ring.map((space, index) => (
        <Space key={`space${index}`} index={index} good={space.good} props={p} character={space.character} />
      ))}
      {reach && <path class="walk" d={reach} />}
      {goal >= 0 && <CamelPiece space={goal} ghost />}
      {begun && (
        <Camel
          space={here}
          label={`${words.text("dunhuang-board-camel-here")}: ${words.name("character", shown.camel)}`}
        />
      )}
      {cost > 0 && <Cost steps={walking} at={goal} label={String(cost)} />}
      <g
        {...spot(p, "bag", words.text("dunhuang-board-pile", { count: pileSize(shown) }), "pile", "pile")}
        transform={`translate(${CENTRE - CARD_WIDTH / 2} ${CENTRE - CARD_HEIGHT / 2 - 12})`}
      >
        {[2, 1, 0].slice(0, Math.min(3, pileSize(shown))).map((up) => (
          <g key={up} transform={`translate(${up * -3} ${up * -3})`}>
            <CardBack />
          </g>
        ))}
        {pileSize(shown) === 0 && <rect class="card-hole" width={CARD_WIDTH} height={CARD_HEIGHT} rx="6" />}
        <text class="pile-count" x={CARD_WIDTH / 2} y={CARD_HEIGHT + 26} text-anchor="middle">
          {pileSize(shown)}
        </text>
      </g>
      {shown.last_round && (
        <text class="last-round" x={CENTRE} y={CENTRE - 62} text-anchor="middle">
          {words.text("dunhuang-board-last-round")}
        </text>
      )}
    </svg>
  );
}

function Tile({
  index,
  character,
  props: p,
  here,
}: {
  index: number;
  character: string;
  props: BoardProps;
  here: boolean;
}): VNode {
  const name = p.words.name("character", character);
  const middle = at(angleOf(index), EMBLEM_AT);
  const own = `character:${index}`;
  // where only the space can be chosen, its tile means the same
  const place = p.targets.has(own) ? own : `market:${index}`;
  const can = p.targets.has(place);
  const label = `${name}. ${p.words.text(`dunhuang-character-${character}.does`)}`;
  const attributes = p.targets.has(own)
    ? spot(p, own, label, `character:${character}`)
    : {
        "data-place": own,
        "data-why": place,
        "data-explain": `character:${character}`,
        role: can ? "button" : "img",
        tabindex: 0,
        "aria-label": label,
        ...(can && { ...pointing(p, place), onClick: (event: MouseEvent) => p.pick(place, event.detail) }),
      };
  return (
    <g
      {...attributes}
      class={["tile", here && "here", can && "can", p.hot === place && "hot", `tile-${index % 2}`]
        .filter(Boolean)
        .join(" ")}
    >
      <path class="tile-ground" d={tilePath(index)} />
      <path class="tile-edge" d={tilePath(index, INNER + 7, OUTER - 7, 11)} />
      <path id={`name-${index}`} class="name-path" d={namePath(index)} />
      <text class="tile-name">
        <textPath href={`#name-${index}`} startOffset="50%" text-anchor="middle">
          {name}
        </textPath>
      </text>
      <g class="emblem" transform={`translate(${middle.x - 31} ${middle.y - 31}) scale(2.600)`}>
        {emblem(character)}
      </g>
    </g>
  );
}

function Space({
  index,
  good,
  character,
  props: p,
}: {
  index: number;
  good: string | undefined;
  character: string;
  props: BoardProps;
}): VNode {
  const middle = at(angleOf(index), CARD_AT);
  const place = `market:${index}`;
  const words = p.words;
  const what = good ? `${words.name("good", good)} ${p.info.numbers[good] ?? ""}` : words.text("dunhuang-board-empty");
  const label = `${words.name("character", character)}: ${what}`;
  return (
    <g
      {...spot(p, place, label, good ? `good:${good}:${character}` : `space:${character}`, "space")}
      transform={`translate(${middle.x - (CARD_WIDTH * CARD_SCALE) / 2} ${middle.y - (CARD_HEIGHT * CARD_SCALE) / 2}) scale(${CARD_SCALE})`}
    >
      <rect class="card-glow" x="-4" y="-4" width={CARD_WIDTH + 8} height={CARD_HEIGHT + 8} rx="9" />
      {good ? (
        <CardFace good={good} number={p.info.numbers[good]} />
      ) : (
        <rect class="card-hole" x="3" y="3" width={CARD_WIDTH - 6} height={CARD_HEIGHT - 6} rx="6" />
      )}
    </g>
  );
}

function CamelPiece({ space, ghost = false }: { space: number; ghost?: boolean }): VNode {
  const degrees = (space * 360) / SPACES + ASIDE;
  return (
    <g class={ghost ? "camel ghost" : "camel"} transform={`rotate(${degrees} ${CENTRE} ${CENTRE})`}>
      <Standing degrees={degrees} flip={goesLeft(space)} />
    </g>
  );
}

/** It walks clockwise, so in the lower half it looks to the left. */
const goesLeft = (space: number): boolean => space > 2 && space < 6;

function Standing({ degrees, flip }: { degrees: number; flip: boolean }): VNode {
  const y = CENTRE - CAMEL_AT - 40;
  return (
    <g transform={`rotate(${-degrees} ${CENTRE} ${y})`}>
      <g
        transform={`translate(${CENTRE} ${y}) scale(${flip ? -CAMEL_SCALE : CAMEL_SCALE} ${CAMEL_SCALE}) translate(-26 -22)`}
      >
        {camel}
      </g>
    </g>
  );
}

/** The camel itself walks clockwise along the ring, and never takes a short cut. */
function Camel({ space, label }: { space: number; label: string }): VNode {
  const turned = useRef<number | null>(null);
  turned.current = turned.current === null ? (space * 360) / SPACES : turnTo(turned.current, space);
  const degrees = turned.current + ASIDE;
  const y = CENTRE - CAMEL_AT - 40;
  return (
    <g
      class="camel walking"
      role="img"
      aria-label={label}
      data-explain="camel"
      data-place="camel"
      style={{ transform: `rotate(${degrees}deg)` }}
    >
      <g class="camel-upright" style={{ transform: `rotate(${-degrees}deg)`, transformOrigin: `${CENTRE}px ${y}px` }}>
        <g
          transform={`translate(${CENTRE} ${y}) scale(${goesLeft(space) ? -CAMEL_SCALE : CAMEL_SCALE} ${CAMEL_SCALE}) translate(-26 -22)`}
        >
          {camel}
        </g>
      </g>
    </g>
  );
}

function Cost({ at: space, label }: { steps: number; at: number; label: string }): VNode {
  const middle = at(angleOf(space), INNER + 2);
  return (
    <g class="cost" transform={`translate(${middle.x} ${middle.y})`}>
      <circle r="21" />
      <text y="9" text-anchor="middle">
        −{label}
      </text>
    </g>
  );
}
