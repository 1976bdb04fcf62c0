"""A bot that searches: information-set Monte Carlo tree search over imagined worlds."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from dataclasses import dataclass

from sarai.bots.base import Bot, UnknownBot
from sarai.bots.search import Search
from sarai.bots.trials import FIRST_LOOKS, Trials
from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.view import View, imagine
from sarai.kernel.worlds import Worlds

EXPLORATION = 0.6
MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3600.0
MOST_PARTS = 64
MOST_WORLDS = 100_000
"""A race that is undecided by then never will be decided, and the results of each world take memory."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a search may spend on one answer: iterations or seconds, perhaps in parts that are searched independently.

    `1000` and `1000x2` are iterations, in one tree or shared between two; `500ms`, `2s` and `2sx4` are time.
    """

    iterations: int
    seconds: float
    parts: int

    @classmethod
    def read(cls, text: str) -> Budget:
        match = re.fullmatch(r"(\d{1,8}(?:\.\d{1,3})?)(ms|s|)(?:x(\d{1,2}))?", text)
        amount, unit, parts = match.groups() if match else ("0", "", None)
        seconds = float(amount) / (1000 if unit == "ms" else 1) if unit else 0.0
        iterations = 0 if unit or "." in amount else int(amount)
        budget = cls(iterations, seconds, int(parts or 1))
        bounded = iterations <= MOST_ITERATIONS and seconds <= MOST_SECONDS and 1 <= budget.parts <= MOST_PARTS
        if not (iterations or seconds) or not bounded:
            raise UnknownBot(
                f"ismcts takes a budget such as ismcts:1000, ismcts:1000x2 (shared by 2), ismcts:500ms or ismcts:2s, "
                f"not {text!r}"
            )
        return budget

    def share(self, part: int) -> int:
        """The iterations of one part."""
        return self.iterations // self.parts + (part < self.iterations % self.parts)


@dataclass(frozen=True, slots=True)
class Alternative:
    """An action that the search has tried: how often, and what share of the win it brought."""

    action: str
    visits: int
    value: float


class IsmctsBot(Bot):
    """`ismcts:1000` takes a thousand iterations for each answer; the same view and seed give the same answer.

    With a time budget it depends on the machine how far it gets, so only iterations can be repeated exactly.
    """

    name = "ismcts"
    takes_budget = True

    def __init__(self, game: Game, chance: Fast, budget: str = "") -> None:
        super().__init__(game, chance, budget or "1000")
        self.budget = Budget.read(budget or "1000")

    def answer(self, seen: View) -> int:
        legal = self.legal(seen)
        if len(legal) == 1:
            return legal[0]
        return self.game.actions.parse(self.consider(seen)[0].action)

    def consider(self, seen: View) -> list[Alternative]:
        """The alternatives, the one visited most first."""
        seed = self.chance.below(2**30)
        return merge(self.look(seen, seed, part) for part in range(self.budget.parts))

    def look(self, seen: View, seed: int, part: int) -> list[Alternative]:
        """What one part of the budget finds; the parts may run in different processes."""
        chance = Fast(seed * MOST_PARTS + part)
        worlds = imagine(self.game, seen)
        if self.game.thinking.races:
            return self.race(worlds, seen.seat, chance, part)
        search = Search(seen.seat, chance, EXPLORATION, self.game.thinking.horizon)
        for _ in range(self.budget.share(part)):
            search.iterate(worlds.draw(chance))
        if self.budget.seconds:
            ends = time.perf_counter() + self.budget.seconds
            while search.root.visits == 0 or time.perf_counter() < ends:
                search.iterate(worlds.draw(chance))
        text = self.game.actions.text
        children = search.root.children.items()
        return [Alternative(text(action), node.visits, node.mean()) for action, node in children]

    def race(self, worlds: Worlds, seat: int, chance: Fast, part: int) -> list[Alternative]:
        """The same by trials, for a game that `races`; the race may be over before the budget is spent."""
        ends = time.perf_counter() + self.budget.seconds
        left = self.budget.share(part)
        if self.budget.iterations and not left:
            return []
        trials = Trials(self.game, seat, chance)
        trials.look([worlds.draw(chance) for _ in range(FIRST_LOOKS)], left or MOST_ITERATIONS)
        left -= trials.run(worlds.draw(chance))
        for _ in range(MOST_WORLDS):
            if trials.decided() or (left < len(trials.racing) and time.perf_counter() >= ends):
                break
            left -= trials.run(worlds.draw(chance))
        text = self.game.actions.text
        return [Alternative(text(one.action), len(one.shares), one.mean()) for one in trials.tried]


def merge(parts: Iterable[list[Alternative]]) -> list[Alternative]:
    """One list of what several parts found, the action visited most first."""
    visits: dict[str, int] = {}
    value: dict[str, float] = {}
    for part in parts:
        for one in part:
            visits[one.action] = visits.get(one.action, 0) + one.visits
            value[one.action] = value.get(one.action, 0.0) + one.value * one.visits
    found = [Alternative(action, count, value[action] / count) for action, count in visits.items()]
    return sorted(found, key=lambda one: (-one.visits, -one.value, one.action))
