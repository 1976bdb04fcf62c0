import type { VNode } from "preact";
import type { Words } from "../../words/words";
import { Cities, CityNames, Drawing, Ware } from "./drawing";
import { across, down } from "./geometry";
import type { City, RoughMap as Rough } from "./shown";

/** The goods as drawn on the map: no grid, no edges. At the board's scale, so that one can guess. */
export function RoughMap({
  map,
  cities,
  on,
  words,
}: {
  map: Rough | undefined;
  cities: City[];
  on: City[];
  words: Words;
}): VNode {
  if (!map)
    return (
      <Drawing look="rough-map closed" label={words.text("web-adventures-map-closed")}>
        <path class="paper" d={PAPER} />
        <path class="back" d="M0-300L260-150V150L0 300L-260 150V-150z M0-200L173-100V100L0 200L-173 100V-100z" />
        <text class="map-said" y="430" text-anchor="middle">
          {words.text("web-adventures-map-closed")}
        </text>
      </Drawing>
    );
  const said = map.circles.map((circle) =>
    words.text("web-adventures-circle", {
      good: words.name("good", circle.good),
      across: across(circle),
      down: down(circle),
    }),
  );
  return (
    <>
      <Drawing look="rough-map" label={words.text("web-adventures-map-of", { map: words.name("good", map.id) })}>
        <path class="paper" d={PAPER} />
        <g class="dunes" aria-hidden="true">
          {DUNES.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <Cities cities={cities} on={on} />
        <CityNames cities={cities} on={on} words={words} />
        {map.circles.map((circle, index) => (
          <Ware key={index} {...circle} />
        ))}
      </Drawing>
      <p class="hidden">{words.text("web-adventures-map-says", { goods: said.join("; ") })}</p>
    </>
  );
}

/** A sheet with worn edges, which follow no hex. */
const PAPER =
  "M-572-548C-380-560-140-546 40-552S430-560 568-550C576-370 566-150 572 10s-8 360 2 522C400 544 220 534 20 538S-410 544-574 534C-566 360-576 180-570 0S-578-370-572-548z";
const DUNES = [
  "M-150-30c60-40 110-40 170 0M-60 10c50-30 90-30 130 0",
  "M180 300c50-34 96-34 150 0",
  "M-330-120c40-28 80-28 124 0",
  "M210-240c44-30 84-30 130 0",
  "M-240 250c44-30 84-30 130 0",
];
