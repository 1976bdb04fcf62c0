"""What the tests of all games need to know about Kashgar."""

from sarai.games.kashgar.constants import STOCKS
from tests.facts import Facts

FACTS = Facts(
    long=True,
    brief=({"rounds": "12"}, {"rounds": "12", "expansion": "none"}, {"rounds": "12", "expansion": "all"}),
    whole={"rounds": "60"},
    served={"rounds": "12", "expansion": "all"},
    published=("house 1 fb64a510ba97ef10", "house 2 4bb23cd0b7934d95"),
    texts=(
        *("why-no-such-use", "why-no-such-part", "why-not-to-raise", "why-not-to-set"),
        *("board-drawn", "board-discard"),
        "says-amount-spice",  # no card of ours costs others a spice of their choice
        *(f"column-{stock}" for stock in STOCKS),
    ),
    perft={(2, 1): [1086], (4, 3): [1086, 67212]},
    middles={
        (2, 2, 34): [2, 2302],
        (2, 3, 41): [9, 3179],
        (2, 5, 55): [8, 157],
        (2, 6, 62): [5, 25],
        (2, 12, 104): [3, 15],
        (3, 1, 27): [5, 3290],
        (3, 8, 76): [5, 3135],
        (3, 9, 83): [2, 6],
    },
    middles_options={"expansion": "all"},
)
