import type { VNode } from "preact";
import type { Words } from "../words/words";
import type { Scene, Sitting } from "./sitting";

interface BannersProps {
  at: Sitting;
  scene: Scene;
  words: Words;
  /** The line that is looked at, if not the present; and the way back. */
  then: number | null;
  back(): void;
}

/**
 * What is unusual at this table: somebody only watches, it is paused, a bot plays for them, it is a branch, it is the
 * past.
 */
export function Banners({ at, scene, words, then, back }: BannersProps): VNode {
  const { table } = scene;
  const seat = at.seat;
  const free = table.seats.some((one) => one.kind === "open");
  const late = scene.clocks.kind !== "none" && scene.clocks.left[seat] === 0;
  const gone = table.seats[seat]?.resigned ? "web-resigned" : late ? "web-time-used-up" : "web-bot-for-you";
  const agree = (): void => {
    const offered = scene.offered;
    if (!offered) return;
    void at.send(offered.what === "bot" ? { do: "bot", seat: offered.seat, bot: offered.bot } : { do: "pause" });
  };
  return (
    <>
      {seat < 0 && !table.over && (
        <p class="banner quiet" role="status">
          {words.text("web-watching")}
        </p>
      )}
      {scene.paused && (
        <p class="banner" role="status">
          {words.text(free ? "web-waits-for-all" : "web-paused")}
          {seat >= 0 && !free && (
            <button type="button" class="button small" onClick={() => void at.send({ do: "resume" })}>
              {words.text("web-resume")}
            </button>
          )}
        </p>
      )}
      {scene.offered && (
        <p class="banner" role="status">
          {scene.offered.by === seat
            ? words.text("web-offered-by-you")
            : words.text("web-offered", {
                what: scene.offered.what,
                seat: words.seat(scene.offered.by),
                other: words.seat(scene.offered.seat),
              })}
          {seat >= 0 && scene.offered.by !== seat && (
            <>
              <button type="button" class="button small" onClick={agree}>
                {words.text("web-agree")}
              </button>
              <button type="button" class="button plain small" onClick={() => at.decline()}>
                {words.text("web-not-agree")}
              </button>
            </>
          )}
        </p>
      )}
      {table.seats[seat]?.bot && !table.over && (
        <p class="banner" role="status">
          {words.text(gone)}
          {gone === "web-bot-for-you" && (
            <button type="button" class="button small" onClick={() => void at.send({ do: "back" })}>
              {words.text("web-play-again")}
            </button>
          )}
        </p>
      )}
      {table.branch_of && (
        <p class="banner quiet">
          {words.text(table.branch_of.imagined ? "web-is-imagined" : "web-is-branch", { n: table.branch_of.n })}{" "}
          <a href={`/t/${table.branch_of.id}?n=${table.branch_of.n}`}>{words.text("web-branch-origin")}</a>
        </p>
      )}
      {then !== null && !table.over && (
        <p class="banner then" role="status">
          {words.text("web-then", { n: then })}
          <button type="button" class="button main small" onClick={back}>
            {words.text("web-back-to-now")}
          </button>
        </p>
      )}
    </>
  );
}
