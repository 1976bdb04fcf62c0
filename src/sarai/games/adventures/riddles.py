"""The best routes that scoring will ask for, for whoever finds them beforehand."""

from __future__ import annotations

from sarai.games.adventures import scoring
from sarai.games.adventures.table import Table
from sarai.games.adventures.words import MOST_SEATS, TRADING
from sarai.kernel.remember import once
from sarai.kernel.riddles import Riddle, Riddles

MOST_SOLVED = MOST_SEATS * 5000
"""Best routes that are known beforehand: for every seat of as many tables as one server may have under way. Were there
fewer, each table would make others forget theirs, and all of them would be looked for again with every move."""


class BestRoutes(Riddles[Table]):
    """`solved` are those that are known, for the rules to take."""

    def __init__(self) -> None:
        self.solved: dict[Riddle, Riddle] = {}

    def open(self, table: Table) -> list[Riddle]:
        """Each player's best route of the round, as soon as maps, card and prices are there."""
        if table.phase != TRADING:
            return []
        return [riddle for riddle in scoring.riddles_of_round(table) if riddle not in self.solved]

    def solve(self, riddle: Riddle) -> Riddle:
        return scoring.answer_of(scoring.solve(riddle))

    def know(self, riddle: Riddle, answer: Riddle) -> None:
        once(self.solved, riddle, lambda: answer, MOST_SOLVED)
