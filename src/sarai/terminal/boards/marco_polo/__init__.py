"""The table of Marco Polo II: map, spaces for dice, one's own board, the others in brief."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from sarai.games.marco_polo.constants import SEALS, STOCKS
from sarai.kernel.events import Said
from sarai.kernel.state import LETTERS
from sarai.kernel.view import View
from sarai.terminal.boards.board import Board, Canvas
from sarai.terminal.boards.marco_polo import contracts, places, spaces, travellers
from sarai.terminal.boards.marco_polo.atlas import atlas
from sarai.terminal.boards.marco_polo.plain_lines import in_lines
from sarai.terminal.boards.marco_polo.scene import MarcoPoloScene, Section, fitted, flow, scene_of
from sarai.terminal.boards.marco_polo.signs import icons_in
from sarai.terminal.palette import inked, sized
from sarai.words import Words

HALF_STEPS = ("turns-to", "turns-to-city", "turns-to-card", "picks", "plans", "settles", "wants-seal")
LOW, SCANT = 14, 11
"""So many lines there are where nobody says how many, on a small screen and where many choices need room."""


class Journey(Board):
    def draw(self, canvas: Canvas, seen: View) -> Text:
        scene = scene_of(canvas, seen)
        room = canvas.lines or (0 if canvas.tall else SCANT if canvas.scant else LOW)
        lines = fitted(_sections(scene, room), room)
        return Text("\n").join(sized(line, canvas.width) for line in lines)

    def lines(self, words: Words, table: Any, options: Mapping[str, str]) -> list[str]:
        return in_lines(words, table)

    def legend(self, words: Words) -> str:
        return "  ".join(_signs_in_words(words))

    def is_news(self, event: Said) -> bool:
        """Half a step is none: what comes of it is told by the next line."""
        return event.kind not in HALF_STEPS


JOURNEY = Journey()

OWN, ASKED, OTHERS, USEFUL, BESIDES, MORE, LEGEND, LEAST = range(8)
"""How soon a part gets its lines: what pays and what the question points at before all others."""


def _sections(scene: MarcoPoloScene, room: int) -> Iterator[Section]:
    """The parts of the board from top to bottom."""

    def rank(usual: int, *targets: str) -> int:
        return ASKED if scene.asks_for(*targets) else usual

    drawn = atlas(scene, room) if scene.canvas.tall else []
    usual = MORE if scene.shown.phase in ("character", "goal") else USEFUL
    yield Section(LEAST, [[_head(scene)]])
    yield Section(OWN, [drawn if drawn or room else places.everywhere(scene)])
    yield Section(rank(LEAST, "character:", "keep:"), [travellers.candidates(scene)])
    yield Section(rank(usual, "space:book", "book:"), [spaces.books(scene)])
    yield Section(LEAST, [spaces.next_offers(scene)])
    yield Section(
        rank(usual, *(f"space:{name}" for name in spaces.FIXED)), [spaces.fixed(scene), spaces.fixed(scene, brief=True)]
    )
    yield Section(rank(MORE, "seal:"), [spaces.seals(scene)])
    in_cities = rank(MORE, "space:card-", "space:area-", "space:action-")
    yield Section(in_cities, [spaces.cards(scene), spaces.cards(scene, usable=True)])
    yield Section(rank(MORE, "contract:"), [contracts.market(scene), contracts.market(scene, asked=True)])
    if scene.asks_for("marker:"):
        yield Section(ASKED, [places.markers(scene)])
    if scene.asks_for("location:"):
        yield Section(ASKED, [places.pointed_at(scene)])
        yield Section(OTHERS, [places.further(scene)])
    elif not drawn:
        yield Section(USEFUL, [places.neighbours(scene)])
    yield Section(OTHERS, [travellers.others(scene), travellers.others(scene, brief=True)])
    if scene.own is not None:
        yield Section(OWN, [travellers.own(scene, scene.own)])
        yield Section(BESIDES, [travellers.own_besides(scene, scene.own)])
    if scene.canvas.tall:
        yield Section(LEGEND, [_legend(scene), _legend(scene, brief=True)])


def _head(scene: MarcoPoloScene) -> Text:
    """The round, who begins, the black dice and contracts that are left."""
    shown, words = scene.shown, scene.words
    parts = [
        words.text("marco-polo-board-round", round=shown.round),
        words.text("marco-polo-board-first", name=words.seats[LETTERS.index(shown.first)]),
        words.text("marco-polo-board-black", count=shown.black_dice),
        words.text("marco-polo-board-pile", count=sum(bag.size for bag in shown.red_pile.bags)),
    ]
    return inked(" · ".join(parts), scene.colours.faint)


def _legend(scene: MarcoPoloScene, brief: bool = False) -> list[Text]:
    """What the signs stand for; in brief without those of the stocks, which one's own board names."""
    names = _signs_in_words(scene.words, brief)
    return flow((inked(one, scene.colours.faint) for one in names), scene.canvas.width)


def _signs_in_words(words: Words, brief: bool = False) -> list[str]:
    icons = icons_in(words)
    stocks = [f"{icons[stock]} {words.name('stock', stock)}" for stock in (*STOCKS, "points")]
    seals = [f"{icons[seal]} {words.name('seal', seal)}" for seal in SEALS]
    others = words.text("marco-polo-board-legend").split(", ")
    return others if brief else [*stocks, *seals, *others]
