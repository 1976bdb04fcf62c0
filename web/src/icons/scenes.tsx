import type { ComponentChildren, VNode } from "preact";
import { camel } from "./camel";

// Pictures for the lobby: the inn at night, and a niche for each game.

export const ARCH = "M10 120V52C10 30 34 22 60 6c26 16 50 24 50 46v68z";

function Niche({ children, sky }: { children: ComponentChildren; sky: string }): VNode {
  return (
    <svg class={`vignette sky-${sky}`} viewBox="0 0 120 120" aria-hidden="true">
      <path class="niche-frame" d="M3 120V51C3 26 30 18 60 0c30 18 57 26 57 51v69z" />
      <path class="niche-sky" d={ARCH} />
      {children}
      <path class="niche-line" d={ARCH} />
    </svg>
  );
}

const SCENES: Record<string, VNode> = {
  dunhuang: (
    <Niche sky="dusk">
      <circle class="p-saffron" cx="80" cy="46" r="11" />
      <path class="p-sand" d="M10 92c20-14 38-16 56-4s30 10 44 2v30H10z" />
      <path class="p-dune" d="M10 104c24-10 44-10 62-2s28 6 38 0v18H10z" />
      <g transform="translate(28 55) scale(1.150)">{camel}</g>
    </Niche>
  ),
  kashgar: (
    <Niche sky="day">
      <path class="p-hill" d="M10 86l24-30 16 18 22-32 38 44v34H10z" />
      <path class="p-snow" d="M72 42l9 11-6-1-4 5-5-6zM34 56l6 8-7 1-4-2z" />
      <path class="p-sand" d="M10 100c30-8 70-8 100 0v20H10z" />
      <path
        class="p-ink"
        d="M31 93c-2 3-2 8-1 12l2-6c0 5 1 9 1 15h4l1-10 4-3h20l2 13h4V99l6-9 3 3 7 1c2 0 2-3 1-4l-6-7 1-7-4 5-2-6-2 7-9 9H37c-3 0-5 0-6 2z"
      />
      <path class="p-cinnabar" d="M46 84h16v10H46z" />
      <path class="p-saffron" d="M44 91c-1-4 6-4 6 0v9h-6zM58 91c-1-4 6-4 6 0v9h-6z" />
    </Niche>
  ),
  adventures: (
    <Niche sky="dawn">
      <path class="p-paper" d="M24 48l24-8 24 8 24-8v52l-24 8-24-8-24 8z" />
      <path class="p-line" d="M48 40v52M72 48v52" />
      <path class="p-road" d="M32 84c8-14 14-4 20-14s10-18 18-12 12-6 18-10" />
      <path class="p-cinnabar" d="M84 44l8 8M92 44l-8 8M30 82a3 3 0 1 0 4 4 3 3 0 0 0-4-4z" />
      <path class="p-sand" d="M10 106c30-6 70-6 100 0v14H10z" />
    </Niche>
  ),
  "marco-polo": (
    <Niche sky="night">
      <path class="p-sea" d="M10 84c10-5 15 5 25 0s15 5 25 0 15 5 25 0 15 5 25 0v36H10z" />
      <path class="p-sea2" d="M10 96c10-5 15 5 25 0s15 5 25 0 15 5 25 0 15 5 25 0v24H10z" />
      <path class="p-ink" d="M30 76h60l-10 18H42z" />
      <path class="p-paper" d="M58 30v40H34c8-12 8-26 24-40zM62 34c16 8 24 22 24 36H62z" />
      <path class="p-line" d="M60 26v50M44 54h14M62 56h20" />
      <path
        class="p-star"
        d="M34 34l1.500 3.500L39 39l-3.500 1.500L34 44l-1.500-3.500L29 39l3.500-1.500zM92 40l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1z"
      />
    </Niche>
  ),
};

export function Vignette({ game }: { game: string }): VNode {
  return SCENES[game] ?? SCENES.adventures!;
}

/** The inn where caravans meet, its lamps lit. */
export function Inn(): VNode {
  const arch = (x: number, lit: boolean): VNode => (
    <g key={x} transform={`translate(${x} 0)`}>
      <path class={lit ? "inn-lit" : "inn-dark"} d="M0 150v-34c0-10 8-14 18-21 10 7 18 11 18 21v34z" />
      {lit && <path class="inn-lamp" d="M18 106v8m-4 0h8l-1.500 9h-5z" />}
    </g>
  );
  return (
    <svg class="inn" viewBox="0 0 900 176" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="inn-far" d="M0 150c120-50 200-60 320-20s220-50 330-20 160 10 250 0v80H0z" />
      <circle class="inn-moon" cx="716" cy="38" r="18" />
      <path
        class="inn-star"
        d="M120 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM250 58l1.500 3.500L255 63l-3.500 1.500L250 68l-1.500-3.500L245 63l3.500-1.500zM620 70l1.500 3.500L625 75l-3.500 1.500L620 80l-1.500-3.500L615 75l3.500-1.500zM800 88l2 4 4 2-4 2-2 4-2-4-4-2 4-2z"
      />
      <path
        class="inn-wall"
        d="M286 150V84h18v-8h10v8h14v-8h10v8h14v-8h10v8h20V66c0-14 30-24 68-46 38 22 68 32 68 46v18h20v-8h10v8h14v-8h10v8h14v-8h10v8h18v66z"
      />
      {[298, 344, 520, 566].map((x, index) => arch(x, index % 2 === 0))}
      <path class="inn-lit" d="M412 150V92c0-14 16-20 38-34 22 14 38 20 38 34v58z" />
      <path class="inn-lamp" d="M450 68v14m-6 0h12l-2 14h-8z" />
      <g class="inn-camels">
        <g transform="translate(120 112)">{camel}</g>
        <g transform="translate(180 114) scale(.94)">{camel}</g>
        <g transform="translate(700 113)">{camel}</g>
      </g>
      <path class="inn-ground" d="M0 150c150-8 300 6 450 0s300-6 450 2v40H0z" />
    </svg>
  );
}
