"""Trials: the few answers that look best are tried in the same imagined worlds, and played on by the game's estimate.

For games with so many answers that a tree would not get beyond its first branches. A world tries every answer that is
still in the race, with the same luck, so that what differs is the answer's doing; an answer that is clearly behind
leaves the race, and so does one that comes to the same.
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
"""Worlds in which all answers are looked at, to find the few."""
FEWEST: Final = 4
"""Worlds before an answer leaves the race."""
CLEARLY: Final = 1.6
"""Standard errors that an answer is behind when it leaves."""
MATTERS: Final = 0.005
"""A share of the win for which nobody needs to think on: many answers lead to the same by another way."""


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
        """Clearly behind, or no different, by the worlds that both were tried in."""
        count = len(self.shares)
        behind = best.mean() - self.mean()
        spread = 0.0
        for world in range(count):
            beside = best.shares[world] - self.shares[world] - behind
            spread += beside * beside
        return behind + MATTERS > CLEARLY * math.sqrt(spread / float(count * (count - 1)))


class Trials:
    """The race of the answers to a question to `seat`."""

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
        """Let those answers race that have the best estimate: as many as the game says, and no more than `most`."""
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
        """Try all that still race in one world; says how many that were."""
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
        """Answers that are clearly behind the best leave the race, and those that are no different."""
        best = self.racing[0]
        for trial in self.racing:
            if trial.mean() > best.mean():
                best = trial
        self.racing = [trial for trial in self.racing if trial is best or not trial.can_leave(best)]

    def decided(self) -> bool:
        return len(self.racing) == 1
