"""The boards that the terminal draws: one module for each game with its own board.

A game that is not listed here is shown as the fields of its table, which needs no code.
"""

from __future__ import annotations

from sarai.kernel.game import Game
from sarai.kernel.registry import Registry
from sarai.terminal.boards.board import Board
from sarai.terminal.boards.fields import Fields

BOARDS = Registry[Board](
    {
        "adventures": "sarai.terminal.boards.adventures.table:ROUTES",
        "dunhuang": "sarai.terminal.boards.dunhuang:RING",
        "kashgar": "sarai.terminal.boards.kashgar:CARAVANS",
        "marco-polo": "sarai.terminal.boards.marco_polo:JOURNEY",
    }
)


def board_of(game: Game) -> Board:
    """The game's own board, or the one that suits every game."""
    return BOARDS.get(game.id, Fields())
