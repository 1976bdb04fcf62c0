"""The actions by number: the first one of each family, in order. Number 0 is the kernel's time-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.games.marco_polo.constants import (
    BONUS_KINDS,
    CHARACTERS,
    CITIES,
    DIE_NAMES,
    FACE_NAMES,
    GOODS,
    MONEY,
    MOST_CAMELS,
    MOST_JADE,
    MOST_TIMES,
    MOST_TRADES,
    SEALS,
)
from sarai.kernel.actions import ActionSpace, family

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo

ACT: Final = 1
DIE: Final = 23
REROLL: Final = 35
RAISE: Final = 36
LOWER: Final = 37
BUY: Final = 38
END: Final = 39
COMPLETE: Final = 40
IMPROVE: Final = 89
SPEND: Final = 93
OFFER: Final = 103
SEAL: Final = 107
FIGURE: Final = 111
STOP: Final = 113
SWITCH: Final = 114
POST: Final = 115
LIFT: Final = 131
BONUS: Final = 147
TAKE: Final = 195
DROP: Final = 244
ENOUGH: Final = 293
GOOD: Final = 294
COPY: Final = 297
TRADE: Final = 304
TIMES: Final = 307
MARKER: Final = 319
GET: Final = 335
JADE_FOR_COINS: Final = 338
JADE_FOR_CAMELS: Final = 399
CAMELS: Final = 460
TWICE: Final = 476
PAIRS: Final = 496
CHARACTER: Final = 499
KEEP: Final = 506
BLACK: Final = 520
GO: Final = 526


def all_actions(game: MarcoPolo) -> ActionSpace:
    """As numbered above, which a test checks. How many places there are to go to depends on the pack."""
    cities = game.locations[:CITIES]
    contracts = game.deck("red") + game.deck("blue")
    return ActionSpace(
        family("act", space=game.spaces),
        family("die", die=DIE_NAMES),
        family("reroll"),
        family("raise"),
        family("lower"),
        family("buy-die"),
        family("end"),
        family("complete", contract=contracts),
        family("improve", seal=SEALS),
        family("spend", outpost=game.deck("outpost")),
        family("offer", number=range(1, 5)),
        family("seal", seal=SEALS),
        family("figure", number=range(1, 3)),
        family("stop"),
        family("switch"),
        family("post", location=cities),
        family("lift", location=cities),
        family("bonus", bonus=BONUS_KINDS, location=cities),
        family("take", contract=contracts),
        family("drop", contract=contracts),
        family("enough"),
        family("good", stock=GOODS),
        family("copy", marker=game.deck("marker")),
        family("trade", number=range(1, MOST_TRADES + 1)),
        family("times", count=range(1, MOST_TIMES + 1)),
        family("marker", location=cities),
        family("get", stock=MONEY),
        family("jade-for-coins", count=range(MOST_JADE + 1)),
        family("jade-for-camels", count=range(MOST_JADE + 1)),
        family("camels", count=range(MOST_CAMELS + 1)),
        family("twice", bonus=(*cities, *SEALS)),
        family("pairs", count=range(3)),
        family("character", character=CHARACTERS),
        family("keep", goal=game.deck("goal")),
        family("black", die=FACE_NAMES),
        family("go", location=game.locations),
    )
