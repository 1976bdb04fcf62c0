import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args, Choice, GameInfo, Prompt, Reason, Said } from "../net/types";
import type { Cards, Phrase } from "./phrases";

export const LETTERS = "ABCDEFGHIJKLMNO";

/** Reports what a reader should never see, such as a key without a text. Tests listen here. */
export const faults = { note: (_fault: string): void => {} };

/** Texts in one language, for all pages or for one game; the twin of sarai.words in Python. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly figures: Args = {};
  private readonly said = new Map<string, string>();

  constructor(
    readonly language: string,
    private readonly sources: string[],
    readonly game: GameInfo | null = null,
    readonly seats: string[] = [],
    /** What the table's cards say. */
    readonly cards: Cards = {},
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    if (game) Object.assign(this.figures, game.figures, game.figures_for[seats.length || game.seats[1]]);
  }

  with(source: string): Words {
    return new Words(this.language, [...this.sources, source], this.game, this.seats, this.cards);
  }

  /** A number that the texts mention, for the game with that many seats. */
  figure(name: string): number {
    return Number(this.figures[name] ?? faults.note(`no figure ${name}`) ?? 0);
  }

  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return !!(attribute ? message?.attributes[attribute] : message?.value);
  }

  /** The text of a key; `key.attribute` names an attribute of it. */
  text(key: string, args: Args = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      faults.note(`${key} has no text in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, { ...this.figures, ...args }, errors);
    if (errors[0]) faults.note(`${key} in ${this.language}: ${errors[0].message}`);
    return said;
  }

  /**
   * The name of a good, a character or a phase. Things that a pack may name itself have the name that the pack gives.
   */
  name(family: string, value: string): string {
    const key = `${this.game?.id}-${family}-${value}`;
    const own = this.game?.own_names[family];
    if (own === undefined || this.has(key)) return this.text(key);
    const said = value.replaceAll("-", " ");
    return own ? said.replace(/(?<!\S)./g, (first) => first.toUpperCase()) : said;
  }

  /** The rules at hand on a topic, a card or a character. */
  rule(topic: string): string {
    const id = this.game?.id;
    if (this.game?.topics.includes(topic)) return this.text(`${id}-rules-${topic}`);
    return topic in this.cards ? this.card(topic) : this.text(`${id}-character-${topic}.does`);
  }

  /** What a card says, or one of its actions: `grocer.parting.1`. Cached, since a table's cards always say the same. */
  card(name: string): string {
    const known = this.said.get(name);
    if (known !== undefined) return known;
    const phrase = this.cards[name];
    if (phrase) {
      const text = this.phrase(phrase);
      this.said.set(name, text);
      return text;
    }
    faults.note(`${name} is no card of this table`);
    return name;
  }

  phrase(phrase: Phrase): string {
    const said = this.translated(phrase.args ?? {});
    for (const [name, parts] of Object.entries(phrase.parts ?? {}))
      said[name] = parts.map((part) => this.phrase(part)).join(phrase.joint ?? ", ");
    return this.text(phrase.key, said);
  }

  seat(seat: number): string {
    return this.seats[seat] ?? LETTERS[seat] ?? "";
  }

  /** The log's sentence for an event, as it was told to the reader. */
  says(event: Said): string {
    const named: Args = {};
    let known = "yes";
    for (const [argument, value] of Object.entries(event.args ?? {})) {
      if (value === null) known = "no";
      const names = this.game?.names[argument];
      named[argument] = value === null ? "" : typeof value === "string" || !names ? value : (names[value] ?? "");
    }
    return this.text(`${this.game?.id}-tells-${event.kind}`, { known, ...this.translated(named) });
  }

  asks(prompt: Prompt): string {
    return this.text(prompt.kind, this.translated(prompt.args));
  }

  /** What a choice says; `brief` for where there is little room, if the text has such a form. */
  label(choice: Choice, brief = false): string {
    const short = `${choice.label}.brief`;
    return this.text(brief && this.has(short) ? short : choice.label, this.translated(choice.args));
  }

  /** A reason in words. The server may refuse for reasons that only its own texts know: then its sentence is used. */
  why(reason: Reason, said = ""): string {
    if (!this.has(reason.key)) return said || this.text("web-refused");
    return this.text(reason.key, this.translated(reason.args)) + (reason.rule ? ` [${reason.rule}]` : "");
  }

  /** Names for things and players, numbers as numbers. */
  translated(args: Args): Args {
    const said: Args = {};
    for (const [argument, value] of Object.entries(args)) {
      const text = String(value);
      const family = this.game?.arguments[argument];
      if (family && text) {
        said[argument] = this.name(family, text);
        said[`${argument}_is`] = text; // for sentences that depend on what it is
      } else if (argument === "says") {
        said[argument] = this.card(text);
      } else if (argument === "seat" || argument === "other" || argument === "seats") {
        said[argument] = text
          .split(" ")
          .filter(Boolean)
          .map((letter) => this.seat(LETTERS.indexOf(letter)))
          .join(", ");
      } else {
        said[argument] = /^\d+$/.test(text) ? Number(text) : value;
      }
    }
    return said;
  }
}
