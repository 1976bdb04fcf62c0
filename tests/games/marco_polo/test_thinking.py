"""How bots look ahead in Marco Polo II: no better than people could, and on their own copies of the table."""

from __future__ import annotations

import pytest

from sarai.games.marco_polo.questions import OVER, TURN
from sarai.games.marco_polo.thinking import TRIES, carry_on, play_on, tries, worth
from sarai.kernel.chance import Fast
from sarai.kernel.copying import key
from tests.games.marco_polo.scene import Scene


def test_looking_ahead_does_not_see_the_luck_that_comes():
    """The lowest die is rerolled whatever it will show: a bot that saw the luck would sometimes choose another."""
    scene = Scene(dice="2 3 6").do("reroll")
    for luck in range(30):
        after = carry_on(scene.table.clone(), Fast(100 + luck), Fast(luck))
        dice = list(after.players[0].own)
        assert dice[3] >= 1
        assert dice[6] >= 1
        assert sum(dice) == 3


def test_an_estimate_leaves_the_table_as_it_is():
    scene = Scene(dice="1 2 3 4 5").do("act travel-middle")
    before = key(scene.table)
    assert worth(scene.table, 0) == worth(scene.table, 0)
    assert key(scene.table) == before


@pytest.mark.parametrize("luck", range(4))
def test_playing_on_ends_where_the_seat_has_had_another_turn(luck):
    scene = Scene()
    had = scene.table.players[0].dice()
    after = play_on(scene.table.clone(), 0, Fast(luck))
    assert after.phase in (TURN, OVER)
    assert after.turn == 0
    assert not after.acted
    assert after.players[0].dice() <= had - 2 or after.round > scene.table.round


def test_search_tries_several_answers_where_a_turn_is_decided_and_one_on_the_way():
    scene = Scene(dice="1 2 3 4 5")
    assert tries(scene.table) == TRIES
    assert tries(scene.do("act travel-middle").table) == 1, "which dice"
    assert tries(Scene(dice="4").do("act book-2").table) == TRIES, "which offer"


@pytest.mark.parametrize("character", ["mailin-and-tian-chin", "abha-basu"])
def test_the_estimate_knows_what_a_character_lives_on(character):
    """A marker that comes back twice, a contract that brings jade: worth more to them than to Filippo Vitello."""
    lives_on_markers = character == "mailin-and-tian-chin"
    post, contract = ("fuzhou", "") if lives_on_markers else ("", "red-1")

    def gain(who: str) -> float:
        having, without = Scene(character=who, posts=post, contracts=contract), Scene(character=who)
        return worth(having.table, 0) - worth(without.table, 0)

    assert gain(character) > gain("filippo-vitello") + 0.5
