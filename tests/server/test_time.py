"""Clocks of a real server that really run out, with shortened minutes and days."""

from __future__ import annotations

import pytest

from sarai.server import frames
from tests.server.harness import Refusal, serving

pytestmark = pytest.mark.xdist_group("hasty")
"""One worker runs them all, so that the server they share starts once."""
MINUTE = 2500
DAY = 2500


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory):
    first = f"from sarai.table import clocks; clocks.MINUTE, clocks.DAY = {MINUTE}, {DAY}"
    with serving(tmp_path_factory.mktemp("hasty") / "data", first) as one:
        yield one


def until_text(live, text: str) -> None:
    while not any(line["text"] == text for line in live.lines.values()):
        live.read()


@pytest.mark.parametrize("increment", [0, 30])
def test_minutes_that_are_used_up_are_used_up_for_good(hasty, increment):
    ann, ben = hasty.guest(), hasty.guest()
    table = ann.table("here", "link", clock={"kind": "minutes", "minutes": 1, "increment": increment})
    ben.join(table)
    mine, his = ann.look(table["id"], 0), ben.look(table["id"], 1)
    his.until_asked()
    his.answer()
    until_text(mine, "out-of-time")
    until_text(mine, f"bot {frames.follower('dunhuang')}")
    for _ in range(2):
        with pytest.raises(Refusal) as no:
            mine.do("back")
        assert no.value.key == "why-out-of-time"
        mine.drain()
    assert mine.clocks["left"][0] == 0, "so a client need not offer it"
    assert ann.look(table["id"], 0).hello["clocks"]["left"][0] == 0
    assert not any(line["text"] == "person" for line in mine.lines.values())


def test_who_missed_a_day_comes_back_when_the_bot_has_answered(hasty):
    ann, ben = hasty.guest(), hasty.guest()
    table = ann.table("here", "link", clock={"kind": "days", "days": 1})
    ben.join(table)
    mine = ann.look(table["id"], 0)
    until_text(mine, "out-of-time")
    while mine.clocks["left"][0] == 0:
        mine.read()
    mine.do("back")
    assert "person" in [line["text"] for line in mine.lines.values()]
    assert mine.clocks["left"][0] > DAY / 2


def test_a_correspondence_game_is_paused_by_all_its_people_and_a_reload_still_shows_the_offer(hasty):
    ann, ben = hasty.guest(), hasty.guest()
    table = ann.table("here", "link", clock={"kind": "days", "days": 900})
    ben.join(table)
    mine = ann.look(table["id"], 0)
    mine.do("pause")
    mine.drain()
    assert not mine.paused, "somebody alone there does not decide"
    offered = {"kind": "offered", "what": "pause", "by": 0, "seat": -1, "bot": ""}
    his = ben.look(table["id"], 1)
    assert his.hello["offers"] == [offered]
    assert ann.look(table["id"], 0).hello["offers"] == [offered]
    his.do("pause")
    while not his.paused:
        his.read()
    assert ben.look(table["id"], 1).hello["offers"] == []


def test_no_clock_runs_for_a_seat_that_nobody_has_taken(hasty):
    ann, ben = hasty.guest(), hasty.guest()
    clock = {"kind": "minutes", "minutes": 100}
    for _ in range(6):  # whoever begins, it is mostly a bot
        table = ann.table("random", "random", "random", "link", game="kashgar", clock=clock)
        mine = ann.look(table["id"])
        assert mine.hello["paused"]
    ben.join(table)
    until_text(mine, "resume")
    while mine.paused or not mine.clocks["running"]:
        mine.read()
