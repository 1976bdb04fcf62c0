"""Play a position out with random answers: what simulation, search and the benchmark do most."""

from __future__ import annotations

from sarai.kernel.chance import Fast
from sarai.kernel.state import State


def first_deciding(state: State) -> int:
    """The lowest seat that owes an answer; the caller knows that one does."""
    seat = 0
    while not state.deciding >> seat & 1:
        seat += 1
    return seat


def playout(state: State, chance: Fast) -> int:
    """Take random answers until the game is over; how many there were. Nobody is told anything, no time passes."""
    length = 0
    while state.deciding:
        seat = first_deciding(state)
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))], chance, None, 0)
        length += 1
    return length
