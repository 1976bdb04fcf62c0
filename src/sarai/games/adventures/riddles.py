"""The best routes that scoring will need, for whoever can find them beforehand."""

from __future__ import annotations

from sarai.games.adventures import scoring
from sarai.games.adventures.constants import MOST_SEATS, TRADING
from sarai.games.adventures.table import AdventuresTable
from sarai.kernel.caches import once
from sarai.kernel.riddles import Riddle, Riddles

MOST_SOLVED = MOST_SEATS * 5000
"""How many best routes are kept: one for every seat of as many tables as one server may run. With fewer, tables would
push out each other's routes, and all of them would be searched for again with every move."""


class BestRoutes(Riddles[AdventuresTable]):
    """`solved` holds the answers that are known, for the rules to use."""

    def __init__(self) -> None:
        self.solved: dict[Riddle, Riddle] = {}

    def open(self, table: AdventuresTable) -> list[Riddle]:
        """Each player's best route of the round, as soon as map, card and prices are there."""
        if table.phase != TRADING:
            return []
        return [riddle for riddle in scoring.riddles_of_round(table) if riddle not in self.solved]

    def solve(self, riddle: Riddle) -> Riddle:
        return scoring.answer_of(scoring.solve(riddle))

    def know(self, riddle: Riddle, answer: Riddle) -> None:
        once(self.solved, riddle, lambda: answer, MOST_SOLVED)
