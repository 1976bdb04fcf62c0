"""What the tests of all games need to know about Marco Polo."""

from tests.facts import Facts

SHIELDS = "dragon tiger horse monkey elephant eagle crane snake tortoise"

FACTS = Facts(
    long=True,
    brief=({"rounds": "2"}, {"rounds": "1"}),
    many_worlds=(3, 4),
    published=("house 1 499d318c87712764", "house 2 11b445d18dadfbaa", "house 3 b01f37e252323e17"),
    texts=(
        "stock-points",
        *(f"shield-{one}" for one in SHIELDS.split()),
        *(f"do-act-{where}" for where in ("city", "card", "area")),
        *(f"do-bonus-{kind}" for kind in ("marker", "outpost", "contract")),
    ),
    perft={(2, 1): [3, 6, 36, 108], (4, 3): [5, 20, 60]},
    middles={  # none where a round is about to end: ten dice can show too many things
        (3, 1, 13): [2, 24],
        (3, 1, 15): [24, 360],
        (3, 1, 20): [2, 6],
        (3, 1, 29): [3, 10],
        (3, 1, 48): [3, 6],
        (3, 1, 52): [2, 8],
        (3, 1, 64): [4, 12],
        (3, 1, 69): [2, 9],
        (3, 1, 71): [2, 5],
        (3, 1, 166): [3, 18],
        (4, 2, 38): [2, 4],
        (4, 2, 60): [3, 77],
        (4, 2, 110): [2, 6],
        (3, 4, 91): [2, 6],
        (2, 6, 186): [2, 4],
        (3, 16, 114): [2, 4],
    },
)
