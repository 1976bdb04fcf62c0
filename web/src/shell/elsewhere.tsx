import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { encode } from "uqr";
import { Mark } from "../icons/marks";
import "../icons/tools";
import { api } from "../net/api";
import type { Table } from "../net/types";
import type { Words } from "../words/words";
import { isLoopback } from "./asides";
import { Address } from "./copy";
import { WhyNot } from "./house";
import { Sheet } from "./pieces";
import "../style/elsewhere.css";

/** The margin, in squares, without which some cameras do not find the code. */
const QUIET = 4;

/** An address for a camera. It is dark on light by day and by night, since many cameras cannot read the reverse. */
function Code({ text, label }: { text: string; label: string }): VNode {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges">
      <path class="code-paper" d={`M0 0h${size}v${size}H0z`} />
      <path class="code-ink" d={squares.join("")} />
    </svg>
  );
}

/** The private link of one's seat, which moves it to another browser. */
export function Elsewhere({
  words,
  table,
  seat,
  close,
}: {
  words: Words;
  table: Table;
  seat: number;
  close(): void;
}): VNode {
  const [link, setLink] = useState("");
  const [anew, setAnew] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const ask = async (other: boolean): Promise<void> => {
    setRefused(null);
    try {
      const found = await api.link(table.id, seat, other);
      setLink(new URL(found.link, location.origin).href);
      setAnew(other);
    } catch (no) {
      setRefused(no);
    }
  };
  useEffect(() => void ask(false), []);
  const several = table.seats.filter((one) => one.mine).length > 1;
  return (
    <Sheet title={words.text("web-elsewhere")} close={close}>
      <p>
        {several && `${words.text("web-elsewhere-of", { name: words.seat(seat) })} `}
        {words.text("web-elsewhere.does")} <strong>{words.text("web-elsewhere.secret")}</strong>
      </p>
      {isLoopback() && <p class="elsewhere-note">{words.text("web-elsewhere-here")}</p>}
      <div class="code-place">{link && <Code text={link} label={words.text("web-seat-code")} />}</div>
      <Address link={link} label={words.text("web-seat-link")} copy={words.text("web-copy-link")} />
      {!!refused && <WhyNot no={refused} words={words} sought />}
      <div class="elsewhere-anew">
        <button type="button" class="button" onClick={() => void ask(true)}>
          <Mark name="again" /> {words.text("web-new-link")}
        </button>
        <span role="status">{words.text(anew ? "web-new-link.made" : "web-new-link.does")}</span>
      </div>
    </Sheet>
  );
}
