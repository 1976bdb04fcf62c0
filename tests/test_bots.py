"""Bots: named, budgeted, and better than chance."""

from __future__ import annotations

import pytest

from sarai import games
from sarai.bots import BOTS, bot
from sarai.bots.base import UnknownBot
from sarai.bots.ismcts import IsmctsBot
from sarai.kernel.chance import Fast
from sarai.lab.simulate import simulate
from tests.laws.driver import GAMES, random_play


def test_bots_have_names_and_some_a_budget():
    game = games.load("dunhuang")
    assert set(BOTS) == {"random", "greedy", "ismcts"}
    assert bot("ismcts:50", game, Fast(1)).spec == "ismcts:50"
    assert bot("ismcts", game, Fast(1)).spec == "ismcts:1000"
    for wrong in ("genius", "random:3", "greedy:x", "ismcts:0", "ismcts:many", "ismcts:-1"):
        with pytest.raises(UnknownBot):
            bot(wrong, game, Fast(1))


@pytest.mark.parametrize(("better", "worse", "most"), [("greedy", "random", 60), ("ismcts:60", "random", 20)])
def test_the_better_bot_wins_most_games(better, worse, most):
    """Far from the limit: by luck alone this would fail less than once in a million runs."""
    tally = simulate(games.load("dunhuang"), [better, worse], most, seed=3)
    assert tally.wins[0].rate > 0.65


@pytest.mark.parametrize("name", list(GAMES))
def test_search_tells_the_values_of_the_alternatives(name):
    game = GAMES[name]
    for number, playing in enumerate(random_play(game, 3, 2)):
        for seat in range(3):
            seen = playing.view(seat)
            if seen.prompt is None or number > 12:
                continue
            searcher = bot("ismcts:40", game, Fast(number))
            assert isinstance(searcher, IsmctsBot)
            told = searcher.consider(seen)
            assert {one.action for one in told} <= {choice.action for choice in seen.prompt.choices}
            assert sum(one.visits for one in told) == 40
            assert all(0.0 <= one.value <= 1.0 for one in told)
            assert told == bot("ismcts:40", game, Fast(number)).consider(seen)  # type: ignore[attr-defined]
