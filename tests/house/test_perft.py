"""How many sequences of answers and outcomes there are from some positions: so rules do not change by accident.

This pins the rules, so it uses the first pack of a game, not one that is still being tuned.
"""

from __future__ import annotations

import pytest

from sarai import games
from sarai.kernel.chance import Fast
from sarai.kernel.options import complete_options
from sarai.kernel.playout import first_deciding
from sarai.kernel.state import State
from sarai.lab.perft import perft
from tests.laws.driver import FACTS

BEGINNINGS = [(name, *start) for name, known in FACTS.items() for start in known.perft]
MIDDLES = [(name, *way) for name, known in FACTS.items() for way in known.middles]


def begun(name: str, seats: int, seed: int, options: dict[str, str]) -> State:
    game = games.load(name, games.packs(name)[0])
    state: State = game.start(seats, complete_options(game, options), Fast(seed), None)
    return state


@pytest.mark.parametrize(("name", "seats", "seed"), BEGINNINGS, ids=str)
def test_the_number_of_sequences_is_pinned(name, seats, seed):
    pinned = FACTS[name].perft[seats, seed]
    state = begun(name, seats, seed, {})
    assert [perft(state, depth) for depth in range(1, len(pinned) + 1)] == pinned


@pytest.mark.parametrize(("name", "seats", "seed", "answers"), MIDDLES, ids=str)
def test_the_number_of_sequences_from_the_middle_of_a_game_is_pinned(name, seats, seed, answers):
    """For games with too many outcomes of chance at the beginning: some answers into a random game."""
    pinned = FACTS[name].middles[seats, seed, answers]
    state, chance = begun(name, seats, seed, dict(FACTS[name].middles_options)), Fast(seed)
    for _ in range(answers):
        seat = first_deciding(state)
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))], chance, None)
    assert [perft(state, depth) for depth in range(1, len(pinned) + 1)] == pinned
