"""Trials: the few answers that look best are tried in the same imagined worlds, which are then played on by estimate.

For games with so many answers that a tree would not get beyond its first branches. Each world tries every answer that
is still in the race, with the same luck, so that any difference is due to the answer. An answer that is clearly behind
the best leaves the race, and so does one that makes no difference.
"""

from __future__ import annotations

import math
from typing import Final

from sarai.bots.search import judged
from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.native import i64
from sarai.kernel.state import State

FIRST_LOOKS: Final = 2
"""Worlds in which all answers are estimated, to find the few that look best."""
FEWEST: Final = 4
"""Worlds before any answer may leave the race."""
CLEARLY: Final = 1.6
"""By how many standard errors an answer that leaves is behind."""
MATTERS: Final = 0.005
"""A smaller share of the win is not worth more thought: many answers reach the same position by another way."""


class Trial:
    """An answer, and the share of the win it brought in each world."""

    __slots__ = ("action", "estimate", "shares")

    action: i64
    estimate: float
    shares: list[float]

    def __init__(self, action: i64) -> None:
        self.action = action
        self.estimate = 0.0
        self.shares = []

    def mean(self) -> float:
        total = 0.0
        for share in self.shares:
            total += share
        return total / float(len(self.shares))

    def can_leave(self, best: Trial) -> bool:
        """Whether it is clearly behind the best, or no different from it, in the worlds that both were tried in."""
        count = len(self.shares)
        behind = best.mean() - self.mean()
        spread = 0.0
        for world in range(count):
            beside = best.shares[world] - self.shares[world] - behind
            spread += beside * beside
        return behind + MATTERS > CLEARLY * math.sqrt(spread / float(count * (count - 1)))


class Trials:
    """A race between the answers to `seat`'s question."""

    __slots__ = ("chance", "game", "racing", "seat", "tried")

    seat: i64
    chance: Fast
    game: Game
    tried: list[Trial]
    racing: list[Trial]

    def __init__(self, game: Game, seat: i64, chance: Fast) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance
        self.tried = []
        self.racing = []

    def look(self, worlds: list[State], most: i64) -> None:
        """Enter the answers with the best estimates: as many as the game says, but no more than `most`."""
        trials = [Trial(action) for action in worlds[0].legal(self.seat)]
        for trial in trials:
            for world in worlds:
                after = world.clone()
                after.apply(self.seat, trial.action, self.chance, None)
                trial.estimate += self.game.thinking.evaluate(after, self.seat)
        trials.sort(key=lambda trial: -trial.estimate)
        self.tried = trials[: min(self.game.thinking.tries(worlds[0]), most)]
        self.racing = self.tried

    def run(self, world: State) -> i64:
        """Try all answers still in the race in one world; returns how many."""
        luck = self.chance.below(1 << 30)
        for trial in self.racing:
            chance = Fast(luck)
            after = world.clone()
            after.apply(self.seat, trial.action, chance, None)
            shares = judged(self.game.thinking.play_on(after, self.seat, chance))
            trial.shares.append(shares[self.seat])
        count = len(self.racing)
        if len(self.racing[0].shares) >= FEWEST:
            self.part()
        return count

    def part(self) -> None:
        """Drop the answers that are clearly behind the best, and those that are no different from it."""
        best = self.racing[0]
        for trial in self.racing:
            if trial.mean() > best.mean():
                best = trial
        self.racing = [trial for trial in self.racing if trial is best or not trial.can_leave(best)]

    def decided(self) -> bool:
        return len(self.racing) == 1
