"""A bot answers a prompt from a view, and nothing else leads it to the state."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.reasons import Refusal
from sarai.kernel.view import View


class Bot(ABC):
    """Human, bot and network player are the same thing to a table: something that answers a prompt.

    `blind` bots choose among the legal actions without looking; who drives them may spare the view and call `pick`.
    """

    name: str
    blind = False

    def __init__(self, game: Game, chance: Fast) -> None:
        self.game = game
        self.chance = chance

    @abstractmethod
    def answer(self, seen: View) -> int:
        """The action the bot takes; the view carries the prompt."""


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    name = "random"
    blind = True

    def answer(self, seen: View) -> int:
        assert seen.prompt is not None
        return self.pick([self.game.actions.parse(choice.action) for choice in seen.prompt.choices])

    def pick(self, legal: list[int]) -> int:
        return legal[self.chance.below(len(legal))]


class UnknownBot(Refusal):
    """A name that is no bot."""


BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot,)}


def bot(name: str, game: Game, chance: Fast) -> Bot:
    """A bot by its name, with its own source of chance."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](game, chance)
