"""A bot answers a prompt from a view, and has no way to the state."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.reasons import Refusal
from sarai.kernel.view import View, imagine


class UnknownBot(Refusal):
    """A name that is not a bot's, or a budget that the bot does not take."""


class Bot(ABC):
    """Human, bot and network player are the same thing to a table: something that answers a prompt."""

    name: str
    takes_budget = False

    def __init__(self, game: Game, chance: Fast, budget: str = "") -> None:
        """`budget` is what follows the colon in `ismcts:1000`."""
        if budget and not self.takes_budget:
            raise UnknownBot(f"the bot {self.name!r} takes no budget, so nothing may follow its name")
        self.game = game
        self.chance = chance
        self.spec = f"{self.name}:{budget}" if budget else self.name

    @abstractmethod
    def answer(self, seen: View) -> int:
        """The action the bot takes; the view carries the prompt."""

    def pause(self, seen: View) -> int:
        """How long to wait before answering, in milliseconds, where people play against the clock."""
        return 0

    def legal(self, seen: View) -> list[int]:
        """What the view's prompt lets the seat answer; at a workbench, what is legal in an imagined world."""
        assert seen.prompt is not None
        if seen.prompt.workbench is not None:
            return imagine(self.game, seen).draw(Fast(0)).legal(seen.seat)
        return [self.game.actions.parse(choice.action) for choice in seen.prompt.choices]


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    name = "random"

    def answer(self, seen: View) -> int:
        legal = self.legal(seen)
        return legal[self.chance.below(len(legal))]
