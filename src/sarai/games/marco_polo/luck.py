"""What the rules ask of chance: the streams, by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.games.marco_polo.constants import CHARACTERS, FACE_NAMES, MOST_SEATS
from sarai.kernel.outcomes import Outcomes, streams
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo

FIRST: Final = 0
CHARACTER: Final = 1
MARKER: Final = 2
OUTPOST: Final = 3
CITY: Final = 4
RED: Final = 5
BLUE: Final = 6
OFFER: Final = 7  # three of them, one per book
GOAL: Final = 10
DIE: Final = 11  # one per seat; a family with a stream for each seat has eight
BLACK_DIE: Final = 19  # one per seat
BLACK_POOL: Final = 27


def all_outcomes(game: MarcoPolo) -> Outcomes:
    """As numbered above, which a test checks."""
    return Outcomes(
        streams("first", LETTERS[:MOST_SEATS]),
        streams("character", CHARACTERS),
        streams("marker", game.deck("marker")),
        streams("outpost", game.deck("outpost")),
        streams("city", game.deck("card")),
        streams("red", game.deck("red")),
        streams("blue", game.deck("blue")),
        streams("offer-1", game.deck("offer-1")),
        streams("offer-2", game.deck("offer-2")),
        streams("offer-3", game.deck("offer-3")),
        streams("goal", game.deck("goal")),
        streams("die", FACE_NAMES, each_seat=True),
        streams("black-die", FACE_NAMES, each_seat=True),
        streams("black-pool", FACE_NAMES),
    )
