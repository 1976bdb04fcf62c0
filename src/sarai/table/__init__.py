"""A game being played: who sits where, who owes an answer, what may be undone, and how it is saved."""

from __future__ import annotations

from sarai.table.clocks import Clock, Pace
from sarai.table.saves import Keeper, Kept, Saved, Shelf, read_save
from sarai.table.table import Ask, Question, Seat, Table

__all__ = ["Ask", "Clock", "Keeper", "Kept", "Pace", "Question", "Saved", "Seat", "Shelf", "Table", "read_save"]
