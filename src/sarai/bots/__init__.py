"""Bots answer prompts by themselves. `bot("ismcts:1000", game, chance)` makes one by name."""

from __future__ import annotations

from typing import Final

from sarai.bots.base import Bot, UnknownBot
from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.registry import Registry
from sarai.kernel.view import View

BOTS = Registry[type[Bot]](
    {
        "random": "sarai.bots.base:RandomBot",
        "greedy": "sarai.bots.greedy:GreedyBot",
        "ismcts": "sarai.bots.ismcts:IsmctsBot",
        "merchant": "sarai.bots.merchant:MerchantBot",
    }
)

ORDINARY: Final = {"beginner": "random", "easy": "greedy", "medium": "ismcts:300", "hard": "ismcts:1500"}
RACING: Final = {"beginner": "random", "easy": "greedy", "medium": "ismcts:60ms", "hard": "ismcts:600ms"}
"""For games that race: search tries a few answers in the same worlds, so time measures it better than a count."""
OWN: Final = {
    "adventures": {"beginner": "merchant:1", "easy": "merchant:2", "medium": "merchant:3", "hard": "merchant:4"},
}
"""For games with bots of their own."""


def levels(game: Game) -> dict[str, str]:
    """The bots that a table can have, by how hard they are; with any others a guest could hog the machine."""
    return OWN.get(game.id, RACING if game.thinking.races else ORDINARY)


def bot(spec: str, game: Game, chance: Fast) -> Bot:
    """A bot by its name, perhaps with a budget after a colon, and with its own source of chance."""
    name, _, budget = spec.partition(":")
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](game, chance, budget)


def searches(spec: str) -> bool:
    """Whether the bot may think for long."""
    return spec.partition(":")[0] == "ismcts"


def ask(game: Game, spec: str, seen: View, luck: int) -> int:
    """What the bot answers to the prompt of a view; the same luck gives the same answer."""
    return bot(spec, game, Fast(luck)).answer(seen)


def pause(game: Game, spec: str, seen: View, luck: int) -> int:
    """How long a bot waits before it answers, in milliseconds, so that it builds in real time at a human pace."""
    return bot(spec, game, Fast(luck)).pause(seen) if seen.wakes else 0
