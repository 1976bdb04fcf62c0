"""Rates with their uncertainty."""

from __future__ import annotations

from math import sqrt


def interval(successes: float, trials: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    centre = rate + z * z / (2 * trials)
    spread = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    whole = 1 + z * z / trials
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)
