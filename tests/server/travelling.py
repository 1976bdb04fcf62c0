"""A merchant's shortest way between the cities of a trade card, from what a view shows."""

from __future__ import annotations

from typing import Any

from sarai.games.adventures.board import SIDE_NAMES, WAY_NAMES
from tests.games.adventures.slow import beyond, opposite


def shortest_way(table: dict[str, Any]) -> dict[str, str]:
    """Tiles that join the two marked cities, by hex, in the order of the route."""
    start, goal = [(city["hex"], city["side"]) for city in table["cities"] if city["marked"]]
    routes: list[tuple[str, str, dict[str, str]]] = [(*start, {})]
    for hex_, entered, laid in routes:
        for side in SIDE_NAMES:
            if side == entered:
                continue
            joined = {**laid, hex_: next(way for way in (f"{entered}-{side}", f"{side}-{entered}") if way in WAY_NAMES)}
            if (hex_, side) == goal:
                return joined
            on = beyond(hex_, side)
            if on is not None and on not in joined:
                routes.append((on, opposite(side), joined))
    raise AssertionError("every two cities can be joined")
