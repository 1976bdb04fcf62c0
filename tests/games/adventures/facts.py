"""What the tests of all games need to know about Silk Road Adventures."""

from sarai.games.adventures.ending import SOLO_RANKS
from tests.facts import Facts

FACTS = Facts(
    long=True,
    brief=tuple({"mode": mode, "glass": "30"} for mode in ("live", "own-time", "turns", "relaxed")),
    served={"mode": "turns"},
    published=("house 1 085e45c317ab4915",),
    texts=(*(f"end-{rank}" for rank in SOLO_RANKS), "end-four-rounds"),
)
