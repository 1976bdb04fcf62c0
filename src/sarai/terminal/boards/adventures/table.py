"""What the terminal asks of the board of Silk Road Adventures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from sarai.kernel.events import Said
from sarai.kernel.view import View
from sarai.terminal.boards.adventures.building import BuildingSteps
from sarai.terminal.boards.adventures.saying import last_in_lines, merchants_in_lines, round_in_lines
from sarai.terminal.boards.adventures.scene import AdventuresScene, glass_of
from sarai.terminal.boards.adventures.sheet import SMALL
from sarai.terminal.boards.board import Board, Canvas, Workbench
from sarai.terminal.palette import sized
from sarai.words import Words


class Routes(Board):
    least = SMALL.height + 1

    def draw(self, canvas: Canvas, seen: View) -> Text:
        return Text("\n").join(sized(line, canvas.width) for line in AdventuresScene(canvas, seen).lines())

    def lines(self, words: Words, table: Any, options: Mapping[str, str]) -> list[str]:
        return [*round_in_lines(words, table), *merchants_in_lines(words, table), *last_in_lines(words, table)]

    def workbench(self, words: Words, seen: View, possible: Sequence[str], begun: tuple[str, ...]) -> Workbench:
        return BuildingSteps(words, seen, possible).workbench(begun)

    def glass(self, seen: View) -> int:
        return glass_of(seen)

    def legend(self, words: Words) -> str:
        return words.text("adventures-board-legend")

    def is_news(self, event: Said) -> bool:
        """Tiles are seen on the board, or nobody sees them but their owner."""
        return event.kind not in ("places", "turns", "lifts")


ROUTES = Routes()
