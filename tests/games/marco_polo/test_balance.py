"""What is counted for Marco Polo, and that bots tell good play from bad."""

from __future__ import annotations

import pytest

from sarai import games
from sarai.lab.balance import sampling
from sarai.lab.simulate import simulate

GAME = games.load("marco-polo")


def test_the_balance_tells_characters_goals_cards_and_cities(tmp_path):
    planned = sampling.plan(GAME, "random", 3, [4], {"rounds": ["3"]})
    seen: dict[str, set[str]] = {}
    for one in sampling.play_all(GAME, planned, 6, tmp_path):
        characters = [name for traits in one.had for group, name in traits if group == "character"]
        assert len(set(characters)) == len(characters) == 4
        assert sorted(name for traits in one.had for group, name in traits if group == "order") == list("1234")
        for traits in one.had:
            assert len([name for group, name in traits if group == "goal"]) == 1
            for group, name in traits:
                seen.setdefault(group, set()).add(name)
        assert 5 < one.turns < 30
    assert seen["card"] <= set(GAME.counting.limits.used["card"])
    assert len(seen["card"]) > 10
    assert seen.get("city", set()) <= set(GAME.counting.limits.used["city"])
    assert seen["contract"]


@pytest.mark.parametrize(("better", "worse", "most"), [("greedy", "random", 6), ("ismcts:6", "random", 1)])
def test_the_better_bot_wins_most_games(better, worse, most):
    tally = simulate(GAME, [better, worse], most, seed=3)
    assert tally.wins[0].rate > 0.65
