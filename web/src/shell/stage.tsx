import { Component, createRef, type VNode } from "preact";
import type { BoardModule } from "../boards/board";
import { type GameInfo, isMoved, isSaid, type Line } from "../net/types";
import type { Words } from "../words/words";
import type { Sitting } from "./sitting";

interface Flight {
  key: number;
  piece: string | null;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

interface Props {
  sitting: Sitting;
  board: BoardModule;
  info: GameInfo;
  words: Words;
  /** How long a movement takes, in ms; 0: nothing travels. */
  pace: number;
}

const MOST_AT_ONCE = 8;
const STAGGER = 70;

const find = (spots: string[]): Element | null => {
  for (const spot of spots) {
    const found = document.querySelector(`[data-place="${spot}"]`);
    if (found) return found;
  }
  return null;
};

/** Lets pieces travel: notes where they are before a line, looks up where they are after it, and lets them fly. */
export class Flights extends Component<Props, { flights: Flight[] }> {
  override state: { flights: Flight[] } = { flights: [] };
  private count = 0;
  private waiting: { piece: string | null; from: DOMRect; target: string }[] = [];

  override componentDidMount(): void {
    this.props.sitting.stage = { before: (line) => this.before(line) };
  }

  private spots(place: string, piece: string | null): string[] {
    return this.props.board.motion?.spots?.(place, piece) ?? [place, place.split(":", 1)[0] ?? place];
  }

  private before(line: Line): number {
    const { pace, board, info } = this.props;
    if (!pace || document.hidden) return 0;
    const said = line.events.some((event) => !(isSaid(event) && board.news?.quiet?.(event)));
    if (!board.motion) return said ? pace : 0;
    const moves = line.events.filter(isMoved);
    for (const { moved } of moves.slice(0, MOST_AT_ONCE)) {
      const piece = moved.piece === null ? null : (info.pieces[moved.piece] ?? null);
      const source = find(this.spots(moved.source, piece));
      if (source) this.waiting.push({ piece, from: source.getBoundingClientRect(), target: moved.target });
    }
    if (this.waiting.length) requestAnimationFrame(() => requestAnimationFrame(() => this.fly()));
    const flying = moves.length ? pace + STAGGER * Math.min(moves.length, MOST_AT_ONCE) : 0;
    return said ? Math.max(flying, pace) + 60 : 0;
  }

  private fly(): void {
    const waiting = this.waiting;
    this.waiting = [];
    const flights = waiting.flatMap(({ piece, from, target }, index) => {
      const goal = find(this.spots(target, piece));
      if (!goal) return [];
      return [{ key: ++this.count, piece, from, to: goal.getBoundingClientRect(), delay: index * STAGGER }];
    });
    if (flights.length) this.setState((old) => ({ flights: [...old.flights, ...flights] }));
  }

  private landed(key: number): void {
    this.setState((old) => ({ flights: old.flights.filter((flight) => flight.key !== key) }));
  }

  render(): VNode {
    const { board, info, words, pace } = this.props;
    return (
      <div class="flights" aria-hidden="true">
        {this.state.flights.map((flight) => (
          <Flying
            key={flight.key}
            flight={flight}
            board={board}
            info={info}
            words={words}
            pace={pace}
            landed={() => this.landed(flight.key)}
          />
        ))}
      </div>
    );
  }
}

class Flying extends Component<Omit<Props, "sitting"> & { flight: Flight; landed(): void }> {
  private readonly box = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    const { flight, pace, landed } = this.props;
    const box = this.box.current;
    if (!box) return;
    const place = (rect: DOMRect): string => {
      const height = Math.min(rect.height, 96);
      return `translate(${rect.left + rect.width / 2 - 30}px, ${rect.top + rect.height / 2 - 39}px) scale(${Math.max(0.4, height / 78)})`;
    };
    const motion = box.animate([{ transform: place(flight.from) }, { transform: place(flight.to) }], {
      duration: Math.max(pace, 120),
      delay: flight.delay,
      easing: "cubic-bezier(.3,.1,.2,1)",
      fill: "both",
    });
    motion.onfinish = landed;
    motion.oncancel = landed;
  }

  render(): VNode {
    const { board, flight, info, words } = this.props;
    const Piece = board.motion?.Piece;
    return (
      <div class="flying" ref={this.box}>
        {Piece && <Piece piece={flight.piece} info={info} words={words} />}
      </div>
    );
  }
}
