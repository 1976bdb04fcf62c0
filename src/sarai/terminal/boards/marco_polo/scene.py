"""What every part of the board draws from, and how parts are fitted into the lines there are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import cast

from rich.text import Text

from sarai.games.marco_polo import MarcoPolo
from sarai.games.marco_polo.board import MarcoPoloBoard as Printed
from sarai.games.marco_polo.reach import Due, Reach
from sarai.games.marco_polo.showing import MarcoPoloShown, Traveller
from sarai.games.marco_polo.signs import Sign
from sarai.kernel.game import Game
from sarai.kernel.view import View
from sarai.terminal.boards.board import Canvas
from sarai.terminal.boards.marco_polo.signs import icons_in, signed
from sarai.terminal.palette import Palette, inked
from sarai.words import Words

GAP = 2
"""So many cells between things in a line."""


@cache
def printed_on(game: Game) -> Printed:
    """The board as it is printed; the same for all games of a pack."""
    printed: Printed = cast("MarcoPolo", game).showing.board()
    return printed


@dataclass(frozen=True, slots=True)
class MarcoPoloScene:
    """A table, the board it lies on, and how to draw it."""

    canvas: Canvas
    shown: MarcoPoloShown
    printed: Printed
    icons: Mapping[str, str]
    reader: int
    reach: Mapping[str, Due]
    """What a planned movement would cost in all, by the place that can still be reached."""

    @property
    def words(self) -> Words:
        return self.canvas.words

    @property
    def colours(self) -> Palette:
        return self.canvas.colours

    @property
    def own(self) -> Traveller | None:
        return self.shown.travellers[self.reader] if self.reader >= 0 else None

    def key(self, target: str) -> Text:
        """The key of the choice that points there, if there is one."""
        key = self.canvas.keys.get(target)
        return inked(f"[{key}]", f"bold {self.colours.saffron}") if key else Text()

    def spot(self, target: str, drawn: Text) -> Text:
        """Something that can be pointed at, behind its key; what is in focus is reversed."""
        whole = self.key(target) + drawn
        return inked(whole.plain, "bold reverse") if self.canvas.lit == target else whole

    def signs(self, signs: Sequence[Sign]) -> Text:
        return signed(signs, self.icons, self.words, self.colours)

    def thing(self, name: str) -> Text:
        """What is printed on a card or tile, by its name."""
        return self.signs(self.printed.signs[name])

    def place(self, name: str) -> str:
        """What a place is called on a map: without an article."""
        called = self.words.name("location", name)
        first, _, rest = called.partition(" ")
        return rest if first in ("the", "de", "het") else called

    def asks_for(self, *targets: str) -> bool:
        """Whether a choice points at something that is called so, or begins so."""
        return any(target.startswith(targets) for target in self.canvas.keys)


def offers_of(shown: MarcoPoloShown, book: int) -> list[str]:
    """The four offers of a book by their names: two of the board, two of the tile that lies there."""
    tile = shown.offers[book - 1]
    return [f"book.{book}.1", f"book.{book}.2", f"offer.{tile}.3", f"offer.{tile}.4"]


def scene_of(canvas: Canvas, seen: View) -> MarcoPoloScene:
    reach = seen.prompt.shows if seen.prompt is not None else None
    places = reach.places if isinstance(reach, Reach) else {}
    return MarcoPoloScene(canvas, seen.table, printed_on(canvas.words.game), icons_in(canvas.words), seen.seat, places)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the board. The lower its rank the sooner it gets its lines.

    `forms` are ways to draw it, the fullest first.
    """

    rank: int
    forms: Sequence[Sequence[Text]]


def fitted(sections: Iterable[Section], room: int) -> list[Text]:
    """The sections in their order. Those of a rank first get their shortest forms, then as full ones as fit.

    Without a limit (0) all of them, in full.
    """
    ordered = list(sections)
    if not room:
        return [line for section in ordered for line in section.forms[0]]
    chosen: list[Sequence[Text]] = [()] * len(ordered)
    left = room
    for rank in sorted({section.rank for section in ordered}):
        alike = [place for place, section in enumerate(ordered) if section.rank == rank]
        for place in alike:
            if len(ordered[place].forms[-1]) <= left:
                chosen[place] = ordered[place].forms[-1]
                left -= len(chosen[place])
        for place in alike:
            had = len(chosen[place])
            chosen[place] = next((form for form in ordered[place].forms if len(form) <= left + had), chosen[place])
            left -= len(chosen[place]) - had
    return [line for form in chosen for line in form]


def flow(items: Iterable[Text], width: int, title: Text | None = None, hang: int = 0) -> list[Text]:
    """Items one after another in as many lines as they need, those after the first indented by the title, or by `hang`.

    An item that is longer than a line is broken between its words.
    """
    indent = title.cell_len if title is not None else hang
    lines = [title.copy() if title is not None else Text()]
    room = width - indent
    begun = False
    for item in items:
        parts = [item] if item.cell_len <= room else _broken(item, room)
        for part in parts:
            if begun and lines[-1].cell_len + GAP + part.cell_len > width:
                lines.append(Text(" " * indent))
                begun = False
            if begun:
                lines[-1].append(" " * GAP)
            lines[-1].append_text(part)
            begun = True
    return lines if begun else []


def _broken(item: Text, width: int) -> list[Text]:
    """An item in lines of its own; all but the first are indented."""
    lines: list[Text] = []
    for word in item.split(" "):
        if lines and lines[-1].cell_len + 1 + word.cell_len <= width:
            lines[-1].append(" ")
            lines[-1].append_text(word)
        else:
            lines.append(Text("    ") + word if lines else word)
    return lines
