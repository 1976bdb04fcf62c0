"""The innermost loops of the bench, compiled with the rules; each returns how much it has done."""

from __future__ import annotations

from sarai.kernel.chance import Fast
from sarai.kernel.playout import playout
from sarai.kernel.state import State


def rollouts(start: State, count: int, chance: Fast) -> int:
    """Play out a position that many times, as search does; returns how many decisions that took."""
    decisions = 0
    for _ in range(count):
        decisions += playout(start.clone(), chance)
    return decisions


def clones(state: State, count: int) -> int:
    for _ in range(count):
        state.clone()
    return count
