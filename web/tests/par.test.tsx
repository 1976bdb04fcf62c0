import { render } from "preact-render-to-string";
import { expect, it } from "vitest";
import { Board } from "../src/boards/adventures";
import { gameOf, shown, wordsOf } from "./recorded";

const { info, views } = gameOf("adventures");
const wordsFor = wordsOf("adventures", "en");

it.each(views.map((view) => [view.prompt?.kind ?? view.standings?.reason, view] as const))(
  "measures one who played alone by the best routes: %s",
  (_, view) => {
    const drawn = render(<Board {...shown(info, view, wordsFor(view))} />);
    expect(drawn.includes('class="par"')).toBe(view.seats === 1 && !!view.standings);
  },
);
