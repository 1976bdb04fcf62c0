import type { VNode } from "preact";
import type { Page } from "./page";

/** The bar for replaying a finished game. */
export function Replay({ p }: { p: Page }): VNode | null {
  const { scene, words, board, past, parts } = p;
  if (!parts.finish || !p.whole) return null;
  const { ReplayBar } = parts.finish;
  return (
    <ReplayBar
      n={past.n}
      last={past.last}
      stamps={board.time?.timed?.(scene.view) ? scene.lines.map((line) => line.at) : null}
      words={words}
      seats={scene.table.seats.length}
      eyes={past.eyes}
      playing={past.playing}
      go={past.go}
      play={past.play}
      look={past.look}
      branch={() => p.open("branch")}
      share={() => p.open("share")}
    />
  );
}

/** The sheet that lies over the page. */
export function Sheet({ p, sheet, close }: { p: Page; sheet: string; close(): void }): VNode | null {
  const { at, scene, view, words, info, board, past, parts } = p;
  if (!parts.sheets || !p.whole) return null;
  const { Sheets } = parts.sheets;
  return (
    <Sheets
      sheet={sheet}
      at={at}
      scene={scene}
      view={view}
      words={words}
      info={info}
      board={board}
      eyes={past.eyes >= 0 ? past.eyes : at.seat}
      then={past.line}
      open={p.open}
      close={close}
    />
  );
}
