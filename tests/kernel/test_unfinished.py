"""A game that leaves something out is told so, and spoils no other game."""

from __future__ import annotations

import logging

import pytest

from sarai import games
from sarai.games.sealed_bid import SealedBid
from sarai.kernel.game import unsaid
from sarai.server import showing


@pytest.fixture
def without_minutes(monkeypatch):
    monkeypatch.delattr(SealedBid, "minutes")
    for kept in (games._own, showing._sound):
        kept.cache_clear()
    yield
    for kept in (games._own, showing._sound):
        kept.cache_clear()


@pytest.mark.parametrize("name", list(games.GAMES))
def test_every_game_says_all_of_itself(name):
    assert unsaid(games.load(name)) == []


def test_what_a_game_leaves_out_is_named(without_minutes):
    with pytest.raises(games.UnfinishedGame, match="sealed-bid does not say: minutes"):
        games.load("sealed-bid")


def test_the_list_of_games_does_without_it(without_minutes, caplog):
    with caplog.at_level(logging.ERROR):
        listed = [game.id for game in showing.all_games().games]
    assert listed == [name for name in games.GAMES if name != "sealed-bid"]
    assert "a game cannot be played" in caplog.text
