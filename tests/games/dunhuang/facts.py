"""What the tests of all games need to know about Dunhuang."""

from sarai.games.dunhuang.constants import CHARACTERS
from tests.facts import Facts

FACTS = Facts(
    published=("base 1 53c06d275743d968",),
    texts=(
        *(f"why-no-{one}" for one in CHARACTERS if one != "dancer"),
        *(f"why-not-in-{where}" for where in ("hand", "shop", "drawn")),
        *(f"board-{where}" for where in ("hand", "drawn", "removed")),
        *(f"column-{what}" for what in ("coins", "prestige", "hand")),
    ),
    perft={
        (2, 1): [5, 24, 192, 1152],
        (3, 2): [7, 32, 216, 1728],
        (4, 3): [11, 90, 486, 5184, 41472],
    },
)
