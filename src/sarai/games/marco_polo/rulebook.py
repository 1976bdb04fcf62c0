"""The numbers that the rulebook prints; what the pieces print is in the pack."""

from __future__ import annotations

from typing import Final

START_CAMELS: Final = 3
START_COINS: Final = 8
GOALS_DEALT: Final = 3
FAIR_ROLL: Final = 15
FAVOR_COINS: Final = 4
FAVOR_CAMELS: Final = 2
FAVOR_PLACES: Final = 4
SPECIAL_PLACES: Final = 2
LOWER_COINS: Final = 2
CONTRACTS_COINS: Final = 3
CONTRACTS_TAKEN: Final = 2
BAG_COINS: Final = 3
BAG_CAMELS: Final = 2
BAG_JADE: Final = 1
REROLL_CAMELS: Final = 1
CHANGE_CAMELS: Final = 2
BLACK_CAMELS: Final = 3
NINTH: Final = 5
ELEVENTH: Final = 10

# -- characters
OASIS_POINTS: Final = 3
OASIS_COINS: Final = 2
MAILIN_COINS: Final = 3
ABHA_COINS: Final = 2
ISABELLA_COINS: Final = 2

# -- the end
MOST_COMPLETED: Final = 8
SECOND_COMPLETED: Final = 4
GOODS_A_POINT: Final = 2
COINS_A_POINT: Final = 10
