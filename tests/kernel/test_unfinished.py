"""A game that leaves something out gets a clear error, and does not spoil other games."""

from __future__ import annotations

import logging
from typing import Any, cast

import pytest

from sarai import games
from sarai.games.sealed_bid import SealedBid
from sarai.games.sealed_bid.rules import Lot, Passing, SealedBidShowing
from sarai.kernel.chance import Fast
from sarai.kernel.copying import copied, key
from sarai.kernel.game import unsaid
from sarai.kernel.members import Members
from sarai.kernel.native import i64, vec
from sarai.kernel.piles import Pile
from sarai.kernel.plain_data import plain_data
from sarai.kernel.reasons import Unsaid
from sarai.kernel.showing import Showing
from sarai.kernel.state import State
from sarai.server import frames


@pytest.fixture
def without_minutes(monkeypatch):
    monkeypatch.delattr(SealedBid, "playing_time")
    for kept in (games._own, frames._sound):
        kept.cache_clear()
    yield
    for kept in (games._own, frames._sound):
        kept.cache_clear()


@pytest.mark.parametrize("name", list(games.GAMES))
def test_every_game_says_all_of_itself(name):
    assert unsaid(games.load(name)) == []


def test_what_a_game_leaves_out_is_named(without_minutes):
    with pytest.raises(games.UnfinishedGame, match="sealed-bid does not define: playing_time"):
        games.load("sealed-bid")


def test_what_a_question_leaves_out_is_named(monkeypatch):
    game = games.load("sealed-bid")
    monkeypatch.delattr(Passing, "families")
    assert unsaid(game) == ["Passing.families"]


def test_a_question_without_choices_or_without_an_answer_is_named(monkeypatch):
    game = games.load("sealed-bid")
    for name in ("choices", "answer"):
        monkeypatch.delattr(Passing, name)
    assert unsaid(game) == ["Passing.choices", "Passing.answer"]


def test_a_table_that_does_not_say_what_lies_on_it_is_told_so():
    """Interpreted, it cannot be made at all; compiled, a missing place would be read from anywhere in memory."""

    class Mute(State[SealedBid]):
        __slots__ = ()

        def lay_bare(self) -> None:
            return

    game = cast("SealedBid", games.load("sealed-bid"))
    for what in ("lies", "standings"):
        with pytest.raises(TypeError, match=what):
            getattr(Mute.bare(game, 2, {}), what)()


def test_sand_that_runs_out_over_a_question_without_a_glass_is_an_error():
    lot = games.load("sealed-bid").start(2, {"glass": "none"}, Fast(1), None)
    with pytest.raises(Unsaid, match="Passing does not define time_up"):
        Passing().time_up(cast("Lot", lot), Fast(1), None, 0)


def test_the_list_of_games_does_without_it(without_minutes, caplog):
    with caplog.at_level(logging.ERROR):
        listed = [game.id for game in frames.all_games().games]
    assert listed == [name for name in games.GAMES if name != "sealed-bid"]
    assert "a game cannot be played" in caplog.text


def test_a_game_that_does_not_say_how_its_table_is_shown_is_told_so():
    with pytest.raises(TypeError, match="Blind does not say how a table is shown"):

        class Blind(Showing):
            pass


def test_a_showing_may_inherit_how_a_table_is_shown():
    class Sharp(SealedBidShowing):
        pass

    assert Sharp.table is SealedBidShowing.table


def test_a_table_with_members_that_would_not_be_copied_is_told_so():
    class Loose(Lot):
        pass

    game = cast("SealedBid", games.load("sealed-bid"))
    lot = Lot.bare(game, 2, {"glass": "none"})
    assert key(copied(lot)) == key(lot)
    for use in (copied, key):
        with pytest.raises(TypeError, match="Loose needs __slots__"):
            use(Loose.bare(game, 2, {"glass": "none"}))


def test_a_copy_shares_nothing_that_can_change():
    class Chest(Lot):
        __slots__ = ("drawers",)

        drawers: list[Any]

    chest = Chest.bare(cast("SealedBid", games.load("sealed-bid")), 2, {"glass": "none"})
    pile = Pile()
    chest.drawers = [None, pile, [], [[1, 2], [None, pile]], ["a"], vec[i64]([3])]
    twin = copied(chest)
    assert key(twin) == key(chest)
    twin.drawers[1].put_under(vec[i64]([1]))
    twin.drawers[2].append(1)
    twin.drawers[3][0][0] = 5
    twin.drawers[3][1][1].put_under(vec[i64]([1]))
    twin.drawers[4][0] = "b"
    twin.drawers[5][0] = 4
    assert pile.size == 0
    assert chest.drawers == [None, pile, [], [[1, 2], [None, pile]], ["a"], vec[i64]([3])]


def test_a_member_that_cannot_be_converted_is_an_error():
    @plain_data
    class Shown:
        chest: Shelf

    with pytest.raises(TypeError, match=r"shown\.chest has the type .*Shelf"):
        Members(Shown, {}, "chest")


@plain_data
class Shelf:
    width: int
