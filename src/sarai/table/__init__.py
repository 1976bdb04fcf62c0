"""A game being played: who sits where, who owes an answer, what may be undone, and how it is saved."""

from __future__ import annotations

from sarai.table.clocks import Clock, TimeControl
from sarai.table.saves import Keeper, Saved, SavedGame, SavesFolder, read_save
from sarai.table.table import Ask, BotQuestion, Seat, Table

__all__ = [
    "Ask",
    "BotQuestion",
    "Clock",
    "Keeper",
    "Saved",
    "SavedGame",
    "SavesFolder",
    "Seat",
    "Table",
    "TimeControl",
    "read_save",
]
