"""How far a movement that is being planned can go, and for what: the rules' own steps, tried on copies of the table.

Nothing in the rules needs it. It is for whoever draws the map, who would else have to know the rules of travel.
"""

from __future__ import annotations

from sarai.games.marco_polo import travel
from sarai.games.marco_polo.table import Table
from sarai.games.marco_polo.words import DO_GO

Due = tuple[int, int, int]
"""Coins, camels and jade."""


def reachable(table: Table, seat: int) -> dict[int, Due]:
    """For each place that the walking figure can still come to, what would be due in all by the cheapest way there."""
    found: dict[int, Due] = {}
    tried: dict[int, list[tuple[int, Due]]] = {}
    waiting = [table]
    for here in waiting:  # grows while it is read
        for action in travel.walk_choices(here, seat):
            if action < DO_GO:
                continue
            there = here.clone()
            travel.go(there, seat, action - DO_GO, None)
            place, steps = int(there.walker), int(there.steps)
            due = (int(there.coins_due), int(there.camels_due), int(there.jade_due))
            ways = tried.setdefault(place, [])
            if any(left >= steps and all(a <= b for a, b in zip(paid, due, strict=True)) for left, paid in ways):
                continue  # an earlier way came here for no more, with as many steps left
            ways.append((steps, due))
            waiting.append(there)
            if place not in found or _dear(due) < _dear(found[place]):
                found[place] = due
    found.pop(int(table.walker), None)
    return found


def _dear(due: Due) -> tuple[int, int]:
    """Jade is worth at least what it stands for, so of two equal sums the one with less of it is cheaper."""
    return sum(due), due[2]
