"""Silk Road Adventures in the terminal while the sand runs: bots build beside people, and nothing is lost."""

from __future__ import annotations

import threading
from functools import partial
from typing import Any

from sarai import games
from sarai.table import Keeper
from sarai.terminal.app import SaraiApp
from sarai.terminal.pages import HandOver
from sarai.terminal.sitting import Sitting
from sarai.terminal.widgets import KEYS, Choices, News
from sarai.words import Words
from tests.terminal.hands import (
    SMALL as SMALL_SCREEN,
)
from tests.terminal.hands import (
    plain,
    prompt_of,
    run,
    seen_on,
    settled,
    shows,
    sitting,
    table_page,
    until,
)

GAME = games.load("adventures")
LIVE = {"mode": "live", "glass": "60"}


class Hands(Sitting):
    """Bots that answer at once, when they are let; who was asked is kept."""

    def __init__(self, table: Any, clock: Any) -> None:
        super().__init__(table, Keeper(None), clock=clock)
        self.asked: list[tuple[int, int]] = []
        self.wait: dict[int, threading.Event] = {}
        self.told: dict[int, threading.Event] = {}

    def pause(self, question):
        return 0.0

    def ask(self, question):
        if question.view.prompt.workbench is None:
            return super().ask(question)
        changes = question.view.table.merchants[question.seat].commands
        self.asked.append((question.seat, changes))
        if question.seat in self.told:
            self.told[question.seat].set()
        if question.seat in self.wait:
            assert self.wait[question.seat].wait(20)
        return super().ask(question)


async def tick(pilot, page) -> None:
    page._tick()
    await pilot.pause()


def test_the_sand_runs_every_second_on_the_bar_and_on_the_board():
    now = [0.0]
    base = sitting("adventures", "", "", options=LIVE)
    kept = Sitting(base.table, Keeper(None), clock=lambda: now[0])
    app = SaraiApp("en", kept, pace=0)

    async def steps(pilot):
        for _ in range(2):
            await settled(pilot)
            assert shows(app, HandOver)
            await pilot.press("enter")
            await settled(pilot)
            assert "are still face down" in plain(table_page(app).query_one("#board"))
            await pilot.press("1")
        await until(pilot, lambda: kept.table.playing.state.wakes() > 0)
        await settled(pilot)
        page = table_page(app)
        for seconds, left in ((0.0, 60), (12.5, 48), (13.5, 47), (59.2, 1)):
            now[0] = seconds
            await tick(pilot, page)
            assert f"{left} seconds left" in seen_on(app) or left == 1
            assert f" {left} s" in plain(page.query_one("#board"))
        await pilot.press("1", "1")
        assert page.begun != ()
        now[0] = 60.0
        await tick(pilot, page)
        await settled(pilot)
        assert any(line.text == "time-up" and line.at == 60_000 for line in kept.table.playing.record.lines)
        assert kept.table.playing.view(0).table.round == 2
        assert "Round 1 by the key" in plain(page.query_one("#board"))
        assert page.words.text("adventures-tells-time-up") in " ".join(said for said, _ in page.query_one(News).told)
        for _ in range(2):
            await pilot.press("1")
            await settled(pilot)
            if shows(app, HandOver):
                await pilot.press("enter")
                await settled(pilot)
        assert kept.table.playing.view(0).table.phase == "trading"
        assert page.begun == (), "what was begun when the sand ran out is forgotten"

    run(app, SMALL_SCREEN, steps)


def test_bots_build_beside_each_other_while_a_person_builds():
    """The first bot is let go only when the second is asked: one after another they would never come to an end."""
    now = [0.0]
    base = sitting("adventures", "", "merchant:1", "merchant:1", options=LIVE)
    kept = Hands(base.table, lambda: now[0])
    kept.wait[1] = kept.told[2] = threading.Event()
    app = SaraiApp("en", kept, pace=0)

    async def steps(pilot):
        await settled(pilot)
        await pilot.press("1")
        await until(pilot, lambda: kept.table.owed == [0])
        doing = [one.doing for one in kept.table.playing.view(0).table.merchants]
        assert doing == ["building", "declared", "declared"]
        await settled(pilot)
        assert "✓" in plain(table_page(app).query_one("#board")).splitlines()[-1]
        assert "called out" in seen_on(app)

    run(app, SMALL_SCREEN, steps)


def test_a_bot_is_not_asked_anew_because_a_person_lays_a_tile():
    now = [0.0]
    base = sitting("adventures", "", "merchant:1", options=LIVE)
    kept = Hands(base.table, lambda: now[0])
    held, asked = threading.Event(), threading.Event()

    def laid_by_now(tiles: int) -> bool:
        return bool(kept.table.playing.view(0).table.merchants[0].tiles == tiles)

    kept.wait[1], kept.told[1] = held, asked
    app = SaraiApp("en", kept, pace=0)

    async def steps(pilot):
        await settled(pilot)
        await pilot.press("1")
        await until(pilot, asked.is_set)
        for laid in range(1, 4):
            await settled(pilot)
            await pilot.press("1", "1", "1")
            await until(pilot, partial(laid_by_now, laid))
        held.set()
        await until(pilot, lambda: kept.table.owed == [0])
        assert len(kept.asked) == len(set(kept.asked)) > 2

    run(app, SMALL_SCREEN, steps)


def test_what_others_do_leaves_the_choice_in_focus_where_it_is():
    base = sitting("adventures", "", "merchant:1", options={"mode": "relaxed"})
    kept = Hands(base.table, None)
    held = threading.Event()
    kept.wait[1] = held
    app = SaraiApp("en", kept, pace=0)

    async def steps(pilot):
        await settled(pilot)
        await pilot.press("1", "1", "down", "down")
        await pilot.pause()
        page = table_page(app)
        before = page.query_one(Choices).pointed
        held.set()
        await until(pilot, lambda: kept.table.owed == [0])
        await pilot.pause()
        assert page.query_one(Choices).pointed == before
        assert page.query_one(Choices).at == 2

    run(app, SMALL_SCREEN, steps)


def test_in_ones_own_time_the_glass_is_ones_own_and_the_screen_is_passed_on():
    """Who has finished passes it on although a bot still builds; the next one's glass begins with their map."""
    now = [0.0]
    base = sitting("adventures", "", "", "merchant:1", options={"mode": "own-time", "glass": "60"})
    kept = Hands(base.table, lambda: now[0])
    held = kept.wait[2] = threading.Event()
    app = SaraiApp("en", kept, pace=0)

    async def steps(pilot):
        await until(pilot, lambda: shows(app, HandOver) and kept.asked == [(2, 0)])
        await pilot.press("enter")
        await settled(pilot)
        page = table_page(app)
        assert prompt_of(kept, page.viewer).kind == "adventures-ask-open"
        now[0] = 5.0
        await pilot.press("1")
        await settled(pilot)
        now[0] = 15.0
        await tick(pilot, page)
        assert "50 seconds left" in seen_on(app)
        first = page.viewer
        declare = next(n for n, item in enumerate(page.query_one(Choices).items) if item.value.words == ("declare",))
        await pilot.press(KEYS[declare], "1")
        await until(pilot, lambda: shows(app, HandOver))
        now[0] = 30.0
        await pilot.press("enter")
        await settled(pilot)
        assert page.viewer != first
        assert "seconds left" not in seen_on(app).splitlines()[0]
        assert kept.table.playing.view(page.viewer).table.merchants[page.viewer].map is None
        await pilot.press("1")
        await settled(pilot)
        await tick(pilot, page)
        assert "60 seconds left" in seen_on(app)
        now[0] = 90.0
        await tick(pilot, page)
        held.set()
        await until(pilot, lambda: kept.table.playing.view(0).table.round == 2 or shows(app, HandOver))

    run(app, SMALL_SCREEN, steps)


def test_the_page_of_rules_says_how_to_read_the_board():
    app = SaraiApp("nl", sitting("adventures", "", options={"mode": "relaxed"}), pace=0)

    async def steps(pilot):
        await settled(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert Words("nl", GAME).text("adventures-board-legend") in plain(app.screen.query_one("#text"))

    run(app, SMALL_SCREEN, steps)


def test_in_turns_every_change_uses_up_sand_and_the_board_says_so():
    kept = sitting("adventures", "", "random", options={"mode": "turns", "glass": "60", "step": "5"})
    app = SaraiApp("nl", kept, pace=0)

    async def steps(pilot):
        await settled(pilot)
        page = table_page(app)
        assert " 60 s" in plain(page.query_one("#board"))
        await pilot.press("1", "1", "1")
        await settled(pilot)
        assert " 55 s" in plain(page.query_one("#board"))
        assert "seconden" not in seen_on(app).splitlines()[0]

    run(app, SMALL_SCREEN, steps)
