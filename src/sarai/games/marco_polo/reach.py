"""How far a movement that is being planned can go, and for what: for whoever draws the map."""

from __future__ import annotations

from sarai.kernel.plain import plain


@plain
class Due:
    """What would have to be paid in all."""

    coins: int
    camels: int
    jade: int


@plain
class Reach:
    """The places to which the walking figure can still come, each by the cheapest way."""

    places: dict[str, Due]
