"""What is counted for Kashgar, and that bots tell good play from bad."""

from __future__ import annotations

import pytest

from sarai import games
from sarai.games.kashgar import Kashgar
from sarai.lab.balance import sampling
from sarai.lab.simulate import simulate

GAME = games.load("kashgar")


def test_the_balance_tells_order_start_cards_and_persons(tmp_path):
    assert isinstance(GAME, Kashgar)
    planned = sampling.plan(GAME, "random", 4, [3], {"rounds": ["8"], "expansion": ["all"]})
    persons = set()
    for one in sampling.play_all(GAME, planned, 12, tmp_path):
        assert one.bounded == (one.end == "rounds")
        assert one.turns <= 8
        groups = [{group: sorted(n for g, n in traits if g == group) for group, _ in traits} for traits in one.had]
        assert sorted(groups[seat]["order"][0] for seat in range(3)) == ["1", "2", "3"]
        dealt = [name for seat in groups for name in seat["start"]]
        assert len(dealt) == len(set(dealt)) == 9
        ranks = {person.id: person.rank for person in GAME.content.persons}
        assert [min(seat["start"], key=ranks.__getitem__) for seat in groups if seat["order"] == ["1"]] == [
            min(dealt, key=ranks.__getitem__)
        ]
        assert all(set(seat["start"]) <= set(seat["person"]) for seat in groups), "held to both limits"
        persons |= {name for seat in groups for name in seat["person"]}
    decks = {person.id: person.deck for person in GAME.content.persons}
    drawn = {"start", "standard", "expansion"}
    assert drawn <= {decks[name] for name in persons} <= {*drawn, "special"}


@pytest.mark.parametrize(("better", "worse", "most"), [("greedy", "random", 20), ("ismcts:40", "random", 5)])
def test_the_better_bot_wins_most_games(better, worse, most):
    tally = simulate(GAME, [better, worse], most, seed=3)
    assert tally.wins[0].rate > 0.65
