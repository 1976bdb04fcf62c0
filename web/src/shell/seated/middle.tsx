import type { VNode } from "preact";
import type { BoardModule } from "../../boards/board";
import type { GameInfo, Line } from "../../net/types";
import { touched } from "../sitting";
import type { Page } from "./page";

/** The places of a line: where its pieces came from and went to, and what else the board knows. */
function placesOf(line: Line | undefined, info: GameInfo, board: BoardModule): Set<string> {
  const events = line && line.noted !== "start" ? line.events : [];
  const places = touched(events, info.pieces);
  for (const place of board.news?.touches?.(events, info) ?? []) places.add(place);
  return places;
}

/** The board, as it is now or was then. */
export function Middle({ p, pace }: { p: Page; pace: number }): VNode {
  const { at, scene, view, words, info, board, past, question, choosing } = p;
  const { Board } = board;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys catch up too, wherever the focus is
    <main
      class={`board${past.now ? "" : " past"}`}
      aria-label={words.text("web-board")}
      onClick={() => at.behind && at.catchUp()}
    >
      <Board
        view={view}
        words={words}
        info={info}
        table={scene.table}
        targets={question.targets}
        hot={choosing.place}
        hotChoice={choosing.lit}
        point={choosing.pointPlace}
        pick={choosing.pick}
        light={choosing.pointChoice}
        take={choosing.take}
        opened={question.opened}
        open={question.open}
        foreseen={choosing.foreseen}
        pace={past.now ? pace : 0}
        last={placesOf(scene.lines[past.n], info, board)}
        lines={past.now ? scene.lines : scene.lines.slice(0, past.n + 1)}
        build={question.prompt?.workbench ? choosing.build : undefined}
      />
    </main>
  );
}
