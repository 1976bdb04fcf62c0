"""A bot that searches: information-set Monte Carlo tree search over imagined worlds."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sarai.bots.base import Bot, UnknownBot
from sarai.bots.search import Search
from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.view import View, imagine

EXPLORATION = 0.6


@dataclass(frozen=True, slots=True)
class Alternative:
    """An action the search has looked at: how often, and what share of the win it brought."""

    action: str
    visits: int
    value: float


class IsmctsBot(Bot):
    """`ismcts:1000` takes a thousand iterations for each answer; the same view and seed give the same answer."""

    name = "ismcts"
    takes_budget = True

    def __init__(self, game: Game, chance: Fast, budget: str = "") -> None:
        super().__init__(game, chance, budget or "1000")
        if not re.fullmatch(r"[1-9]\d{0,6}", budget or "1000"):
            raise UnknownBot(f"ismcts takes its iterations as in ismcts:1000, not {budget!r}")
        self.iterations = int(budget or "1000")

    def answer(self, seen: View) -> int:
        legal = self.legal(seen)
        if len(legal) == 1:
            return legal[0]
        return self.game.actions.parse(self.consider(seen)[0].action)

    def consider(self, seen: View) -> list[Alternative]:
        """The alternatives, the one looked at most first."""
        worlds = imagine(self.game, seen)
        search = Search(seen.seat, self.chance, EXPLORATION)
        for _ in range(self.iterations):
            search.iterate(worlds.draw(self.chance))
        looked_at = sorted(search.root.children.items(), key=lambda one: (-one[1].visits, one[0]))
        text = self.game.actions.text
        return [Alternative(text(action), node.visits, node.value / node.visits) for action, node in looked_at]
