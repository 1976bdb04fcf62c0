"""What the tests of all games need to know about Sealed Bid."""

from tests.facts import Facts

FACTS = Facts(
    unseen_exchanges=(3, 4),
    published=("toy 1 05c9d7d58f8c7d17",),
    perft={(2, 1): [18, 198, 3996, 47988], (3, 2): [27, 486, 5076]},
)
