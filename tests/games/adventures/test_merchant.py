"""The bot of Silk Road Adventures: its levels, its pace, and that it builds what it has planned."""

from __future__ import annotations

import pytest

from sarai import games
from sarai.bots import bot, pause
from sarai.bots.base import UnknownBot
from sarai.kernel.chance import Fast
from sarai.kernel.play import Play
from sarai.lab.simulate import simulate

GAME = games.load("adventures")


@pytest.mark.parametrize(("better", "worse"), [("2", "1"), ("3", "2"), ("4", "3")])
def test_the_levels_of_the_merchant_are_ordered(better, worse, deep):
    """In turn mode; a deep run plays the 400 games after which the whole interval must lie above one half."""
    bots = [f"merchant:{better}", f"merchant:{worse}"]
    tally = simulate(GAME, bots, 400 if deep else 24, seed=5, options={"mode": "turns"})
    assert tally.wins[0].low > 0.5 if deep else tally.wins[0].rate > 0.4


def test_the_merchant_plays_its_game_only_and_takes_a_persons_time():
    for wrong in ("merchant:0", "merchant:5", "merchant:x"):
        with pytest.raises(UnknownBot, match="levels 1 to 4"):
            bot(wrong, GAME, Fast(1))
    with pytest.raises(UnknownBot, match="plays adventures"):
        bot("merchant:2", games.load("dunhuang"), Fast(1))
    playing = Play(GAME, ["Ann", "Ben"], Fast(3))
    playing.answer(0, "ready", 10)
    playing.answer(1, "ready", 20)
    seen = playing.view(0)
    slow, quick = (pause(GAME, f"merchant:{level}", seen, 5) for level in "14")
    assert 3000 < quick < slow < 30_000
    first = GAME.actions.text(bot("merchant:4", GAME, Fast(5)).answer(seen))
    playing.answer(0, first, 3000)
    assert pause(GAME, "merchant:4", playing.view(0), 5) < quick, "only the first tile takes long"
    assert pause(GAME, "merchant:4", Play(GAME, ["Ann"], Fast(3), {"mode": "turns"}).view(0), 5) == 0, "no sand"


@pytest.mark.parametrize("level", "1234")
@pytest.mark.parametrize("glass", ["pack", "60", "30"])
def test_the_merchant_mostly_has_time_enough_by_a_short_glass_too(level, glass):
    done = []
    for seed in range(2):
        playing = Play(GAME, ["Ann"], Fast(seed), {"glass": glass})
        one = bot(f"merchant:{level}", GAME, Fast(seed))
        at = 0
        while not playing.over:
            seen = playing.view(0)
            at += one.pause(seen)
            if seen.wakes and at >= seen.wakes:
                at = seen.wakes
                playing.time_up(at)
            else:
                playing.act(0, one.answer(seen), at)
            if playing.view(0).table.round != seen.table.round or playing.over:
                done.append(playing.view(0).table.last.arrivals[0].doing)
    assert len(done) == 8
    assert done.count("declared") >= 6


def test_the_merchant_builds_what_it_has_planned_also_when_it_is_asked_anew_for_every_tile():
    playing = Play(GAME, ["Ann"], Fast(3), {"mode": "turns"})
    one = bot("merchant:4", GAME, Fast(9))
    for _ in range(40):
        if playing.view(0).table.last is not None:
            break
        action = bot("merchant:4", GAME, Fast(9)).answer(playing.view(0))
        assert action == one.answer(playing.view(0))
        playing.act(0, action)
    arrival = playing.view(0).table.last.arrivals[0]
    assert arrival.cause == ""
    assert arrival.doing == "declared"
    assert len(arrival.route) == len(arrival.layout)
