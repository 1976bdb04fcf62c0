"""Play out a position with random answers: what simulation, search and the benchmark do most."""

from __future__ import annotations

from sarai.kernel.chance import Fast
from sarai.kernel.native import i64
from sarai.kernel.state import State


def first_deciding(state: State) -> i64:
    """The lowest seat that owes an answer; the caller knows that one does."""
    deciding = state.deciding
    seat: i64 = 0
    while not deciding & 1:
        deciding >>= 1
        seat += 1
    return seat


def playout(state: State, chance: Fast, most: i64 = 0) -> int:
    """Give random answers until the game is over, or at most `most` unless that is 0; returns how many.

    Nothing is reported and no time passes.
    """
    length: i64 = 0
    while state.deciding and (most == 0 or length < most):
        seat = first_deciding(state)
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))], chance, None)
        length += 1
    return int(length)
