"""How far a movement that is being planned can go, and at what cost; for clients that draw the map."""

from __future__ import annotations

from sarai.kernel.plain_data import plain_data


@plain_data
class Due:
    """What would have to be paid in total."""

    coins: int
    camels: int
    jade: int


@plain_data
class Reach:
    """The places that the walking figure can still reach, each by the cheapest way."""

    places: dict[str, Due]
