"""Whole games in the terminal, played by pressing keys: in both languages, small and large, alone and in company."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sarai import games
from sarai.kernel.chance import Fast
from sarai.kernel.copying import key
from sarai.kernel.play import verify
from sarai.kernel.prompts import prompt
from sarai.kernel.record import parse_record
from sarai.kernel.state import NOBODY
from sarai.table import Keeper, SavesFolder
from sarai.terminal.app import Left, SaraiApp
from sarai.terminal.lobby import EndPage, NewPage, StartPage
from sarai.terminal.pages import HandOver, ReadingPage
from sarai.terminal.sitting import Sitting, resume_table, words_for
from sarai.terminal.table_page import TablePage
from sarai.terminal.widgets import Choices, News
from sarai.words import LANGUAGES, Words
from tests.laws.driver import scrambled
from tests.terminal.hands import (
    LARGE,
    SMALL,
    plain,
    play_to_the_end,
    press_choice,
    prompt_of,
    run,
    seen_on,
    settled,
    shows,
    sitting,
    small_pack,
    table_page,
    until,
)

GAME = games.load("dunhuang")


def goods_named_in(text: str, language: str) -> list[str]:
    words = Words(language, GAME)
    return [good for good in GAME.pieces if re.search(rf"\b{words.name('good', good)}\b", text)]


def everything_needed_is_there(app: SaraiApp, seat: int) -> None:
    """The question, every choice with its key, and the key to leave are on the screen, whatever its size."""
    page = table_page(app)
    seen = page.table.playing.view(seat)
    text = seen_on(app)
    lines = text.splitlines()
    assert seen.prompt is not None
    assert len(lines) == app.size.height
    assert page.words.asks(seen.prompt).split()[0] in text
    choices = page.query_one(Choices)
    shown = choices.render().plain
    for item in choices.items:
        assert item.label in shown or item.brief in shown, (item.label, shown)
    for row in shown.splitlines():
        assert row.rstrip() in text, (row, text)
    for space in seen.table.ring:
        assert page.words.name("character", space.character) in text
    for merchant in range(seen.seats):
        assert page.words.seats[merchant] in text
    assert page.words.text("term-key-leave") in lines[-1]


@pytest.mark.parametrize(("language", "size"), [("en", SMALL), ("nl", LARGE)])
def test_a_whole_game_against_a_bot(language, size, tmp_path):
    kept = sitting("dunhuang", "", "random", record=tmp_path / "game.sarai")
    app = SaraiApp(language, kept, pace=0)
    words = Words(language, GAME)

    async def steps(pilot):
        await play_to_the_end(pilot, look=everything_needed_is_there)
        text = seen_on(app)
        standings = kept.table.playing.state.standings()
        assert words.text(f"dunhuang-end-{standings.reason}").split(".")[0] in " ".join(text.split())
        assert words.text("play-you") in text
        assert standings.reason == "market-dry", "this seed was chosen because its game ends with points"
        for category in standings.points[0]:
            assert words.text(f"dunhuang-points-{category}") in text
        for seat in range(2):
            assert str(standings.total(seat)) in text
        assert b"dune".hex() in text
        assert "--verify" in text
        await pilot.press("b")
        await pilot.pause()
        assert words.text("term-do-rematch") in seen_on(app)

    run(app, size, steps)
    verify(GAME, parse_record((tmp_path / "game.sarai").read_text()))
    assert not (tmp_path / "game.sarai.save").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rich_merchant_sees_every_step_on_a_small_screen(language):
    """Seventeen coins give eighteen choices, each with its key, at a full table."""
    kept = sitting("dunhuang", "", "random", "random", "random")
    app = SaraiApp(language, kept, pace=0)

    async def steps(pilot):
        await settled(pilot)
        while kept.table.playing.view(0).table.phase != "move-camel":
            await press_choice(pilot, 0)
            await settled(pilot)
        state: Any = kept.table.playing.state
        more = 17 - state.players[0].coins
        state.players[0].coins += more
        state.bank -= more
        kept.table.playing.prompts[0] = prompt(state, 0)  # the old one was made before the merchant was rich
        page = table_page(app)
        page.speak()
        await until(pilot, lambda: len(page.query_one(Choices).items) == 18)
        await pilot.pause()
        rows = page.query_one(Choices).render().plain.splitlines()
        assert all(row.rstrip() in seen_on(app) for row in rows), seen_on(app)
        assert {row[2 + column * (len(row) // 3)] for row in rows for column in range(3)} >= set("123456789ABCDEFGHI")
        assert page.words.seats[3] in seen_on(app)

    run(app, SMALL, steps)


@pytest.mark.parametrize(("language", "size"), [("en", LARGE), ("nl", SMALL)])
def test_three_people_pass_the_screen_and_see_only_their_own(language, size, tmp_path):
    """Whatever the others hold, the screen stays the same; while it is passed on, it shows nothing of the game."""
    kept = sitting("dunhuang", "", "", "", seed=b"three", pack=small_pack(tmp_path))
    app = SaraiApp(language, kept, pace=0)
    viewers: list[int] = []

    def look(app: SaraiApp, seat: int) -> None:
        text = seen_on(app)
        if seat < 0:
            assert isinstance(app.screen, HandOver)
            assert goods_named_in(text, language) == []
            assert app.screen.called() in text
            assert app.screen.seat in kept.table.owed
            return
        if len(viewers) % 5 == 0:
            page = table_page(app)
            told = seen_on(app)
            step = kept.table.playing.path[-1]
            truth = step.state
            step.state = scrambled(truth, lambda p: hidden_from(p, seat), Fast(len(viewers)))
            page.speak()
            app.screen._compositor.reflow(app.screen, app.size)
            assert seen_on(app) == told
            step.state = truth
            page.speak()
        viewers.append(seat)

    async def steps(pilot):
        await play_to_the_end(pilot, look=look)
        assert shows(app, EndPage)

    run(app, size, steps)
    assert set(viewers) == {0, 1, 2}
    assert kept.table.over


def hidden_from(place: str, seat: int) -> bool:
    return not GAME.places.sight(seat)(place)


def test_nothing_of_a_hand_stays_for_the_next_person():
    """Nothing in the log, in a page left open, or behind the page that hides the table."""
    kept = sitting("dunhuang", "", "", seed=b"kept")
    app = SaraiApp("en", kept, pace=0)

    async def steps(pilot):
        await pilot.press("enter")
        await settled(pilot)
        mine = prompt_of(kept).choices[0].args["good"]
        name = Words("en", GAME).name("good", mine)
        assert f"Keep {name}" in seen_on(app)
        await press_choice(pilot, 0)
        await settled(pilot)
        assert shows(app, HandOver)
        for page in app.screen_stack:
            if isinstance(page, TablePage):
                assert plain(page.query_one("#board")) == ""
                assert page.query_one(Choices).items == []
                assert page.query_one(News).told == []
        await pilot.press("enter")
        await settled(pilot)
        assert table_page(app).viewer == 1
        assert "Seat A kept a card." in seen_on(app)
        await pilot.press("g")
        await pilot.pause()
        assert shows(app, ReadingPage)
        assert "Seat A kept a card." in seen_on(app)
        assert f"Seat A kept {name}" not in seen_on(app)
        table_page(app)._hand_over(0)  # as when a bot's answer makes it another person's turn
        await pilot.pause()
        assert shows(app, HandOver)
        assert not any(isinstance(page, ReadingPage) for page in app.screen_stack)

    run(app, SMALL, steps)


def test_the_toy_game_with_its_glass():
    """Bids against a sandglass that runs out, in Dutch, in a game that has no board."""
    now = [0.0]
    base = sitting("sealed-bid", "", "random")
    kept = Sitting(base.table, Keeper(None), clock=lambda: now[0])
    app = SaraiApp("nl", kept, pace=0)

    async def steps(pilot):
        await settled(pilot)
        text = seen_on(app)
        assert "nog 30 seconden" in text
        assert "Bieders" in text
        for english in ("bidders", "round", "coins", "true", "bidding", "glass", "number", "winner"):
            assert english not in text
        now[0] = 12.5
        page = table_page(app)
        page._tick()
        await pilot.pause()
        assert "nog 18 seconden" in seen_on(app)
        now[0] = 30.0
        page._tick()
        await settled(pilot)
        assert any(line.text == "time-up" and line.at == 30_000 for line in kept.table.playing.record.lines)
        await pilot.press("g")
        await pilot.pause()
        assert "De zandloper liep leeg." in seen_on(app)
        await pilot.press("escape")
        await play_to_the_end(pilot, pick=lambda n, choices: n % choices)

    run(app, SMALL, steps)
    assert kept.table.over


def test_a_game_left_and_resumed_is_the_same_game(tmp_path):
    """Played in one go, or left and resumed every few answers: the record is the same."""

    def pick(n: int, choices: int) -> int:
        return (n * 5 + 2) % choices

    pack = small_pack(tmp_path)
    whole = sitting("dunhuang", "", "random", seed=b"same", pack=pack)
    run(SaraiApp("en", whole, pace=0), SMALL, lambda pilot: play_to_the_end(pilot, pick))
    kept = sitting("dunhuang", "", "random", seed=b"same", record=tmp_path / "g.sarai", pack=pack)
    done, said = 0, list[str]()
    for _ in range(8):
        app = SaraiApp("en", kept, pace=0)

        async def steps(pilot):
            nonlocal done
            start = done
            done += await play_to_the_end(pilot, lambda n, choices: pick(n + start, choices), most=7)
            await pilot.press("q")

        run(app, SMALL, steps)
        assert app.return_value is not None
        said = app.return_value.lines
        if kept.table.over:
            break
        assert f"--resume {tmp_path / 'g.sarai.save'}" in said[-1]
        table, at = resume_table(tmp_path / "g.sarai.save", pack)
        kept = Sitting(table, Keeper.of_save(tmp_path / "g.sarai.save"), at, clock=None)
    assert kept.table.over
    assert done > 14, "it was left at least twice"
    assert "--resume" not in said[-1]
    assert str(kept.table.playing.record) == str(whole.table.playing.record)
    assert (tmp_path / "g.sarai").read_text() == str(whole.table.playing.record)


def test_taking_back_against_bots_and_the_reason_when_not():
    kept = sitting("dunhuang", "", "random")
    app = SaraiApp("en", kept, pace=0)

    async def steps(pilot):
        await settled(pilot)
        await pilot.press("u")
        await pilot.pause()
        assert "nothing to take back" in seen_on(app)
        before = key(kept.table.playing.state)
        await press_choice(pilot, 1)
        await settled(pilot)
        assert key(kept.table.playing.state) != before
        await pilot.press("u")
        await settled(pilot)
        assert key(kept.table.playing.state) == before
        assert "taken back" in seen_on(app)
        assert " undo " in str(kept.table.playing.record)

    run(app, SMALL, steps)


def test_in_company_undo_is_refused_with_its_reason_and_works_before_the_screen_is_passed_on():
    kept = sitting("dunhuang", "", "")
    app = SaraiApp("nl", kept, pace=0)

    async def steps(pilot):
        await pilot.press("enter")
        await settled(pilot)
        await press_choice(pilot, 0)
        await settled(pilot)
        assert shows(app, HandOver)
        await pilot.press("u")
        await settled(pilot)
        assert shows(app, HandOver)  # somebody other than the first player may have pressed it
        assert table_page(app).viewer == NOBODY
        await pilot.press("enter")
        await settled(pilot)
        assert table_page(app).viewer == 0
        assert kept.table.owed == [0, 1]
        await press_choice(pilot, 0)
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("u")
        await pilot.pause()
        assert "niet van jou" in " ".join(seen_on(app).split())
        assert kept.table.owed == [1]

    run(app, SMALL, steps)


def test_language_theme_rules_reasons_and_log_are_a_key_away():
    kept = sitting("dunhuang", "", "random")
    app = SaraiApp("en", kept, pace=0)

    async def steps(pilot):
        await settled(pilot)
        await press_choice(pilot, 0)
        await settled(pilot)
        while kept.table.playing.view(0).table.phase != "move-camel":
            await press_choice(pilot, 0)
            await settled(pilot)
        for language in ("nl", "en"):
            await pilot.press("l")
            await pilot.pause()
            words = words_for(language, kept.table, 0)
            text = seen_on(app)
            assert words.text("dunhuang-phase-move-camel") in text
            assert words.text("dunhuang-column-coins") in text
            assert words.text("term-key-why") in text
            await pilot.press("exclamation_mark")
            await pilot.pause()
            assert "[D4]" in seen_on(app)
            assert words.text("term-why-not") in seen_on(app)
            await pilot.press("escape")
            await pilot.press("down", "question_mark")
            await pilot.pause()
            pointed = table_page(app).query_one(Choices).pointed
            rule = words.text(f"dunhuang-character-{pointed.args['space']}.does")
            assert " ".join(rule.split()[:4]) in " ".join(seen_on(app).split())
            assert prompt_of(kept).choices.index(pointed) > 0
            await pilot.press("escape", "g")
            await pilot.pause()
            assert words.says(kept.table.log(0)[-1][-1]) in " ".join(seen_on(app).split())
            await pilot.press("escape")
        assert app.current_theme.dark
        await pilot.press("t")
        assert not app.current_theme.dark

    run(app, LARGE, steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arrows_and_enter_choose_and_the_preview_says_what_surely_happens(language):
    kept = sitting("dunhuang", "", "random")
    app = SaraiApp(language, kept, pace=0)

    async def steps(pilot):
        await settled(pilot)
        await pilot.press("down")
        await pilot.pause()
        page = table_page(app)
        pointed = page.query_one(Choices).pointed
        assert pointed == prompt_of(kept).choices[1]
        good = page.words.name("good", pointed.args["good"])
        preview = plain(page.query_one("#preview"))
        assert good in preview
        await pilot.press("enter")
        await settled(pilot)
        assert any(line.text == pointed.action for line in kept.table.playing.record.lines)

    run(app, SMALL, steps)


def in_focus(app: SaraiApp) -> str:
    return (app.focused.id or "") if app.focused else ""


def test_the_door_lays_out_a_game_and_goes_on_with_one_that_was_left(tmp_path):
    saves = SavesFolder(tmp_path)
    app = SaraiApp("nl", None, saves, pace=0)

    async def lay_out(pilot):
        assert [type(page) for page in app.screen_stack] == [StartPage]
        await pilot.press("1")
        await until(pilot, lambda: in_focus(app) == "seats")
        assert [type(page) for page in app.screen_stack] == [StartPage, NewPage]
        await pilot.press("left")
        await until(pilot, lambda: in_focus(app) == "seats" and len(app.screen.query("Input")) == 2)
        await pilot.press("down")
        await until(pilot, lambda: in_focus(app) == "name-0")
        await pilot.press("A", "n", "n", "down", "down", "down")
        await until(pilot, lambda: in_focus(app) == "kind-1")
        await pilot.press("left", "left")
        await until(pilot, lambda: "bot: beginner" in seen_on(app))
        text = seen_on(app)
        assert "mens" in text
        for english in ("person", "Seats", "Start ", "random", "supply"):
            assert english not in text
        await pilot.press("f2")
        await settled(pilot)
        page = table_page(app)
        assert [seat.bot for seat in page.table.seats] == ["", "random"]
        assert page.table.seats[0].name == "Ann"
        await press_choice(pilot, 0)
        await settled(pilot)
        await pilot.press("q")

    run(app, SMALL, lay_out)
    (kept,) = saves.kept()
    assert kept.seats[0] == "Ann"
    again = SaraiApp("en", None, saves, pace=0)

    async def go_on(pilot):
        assert "Resume" in seen_on(again)
        assert "Ann" in seen_on(again)
        await pilot.press("1")
        await settled(pilot)
        assert len(table_page(again).table.playing.record.lines) >= kept.lines

    run(again, SMALL, go_on)
    kept.file.write_text(kept.file.read_text().replace(" keep ", " weep "))
    broken = SaraiApp("nl", None, saves, pace=0)

    async def refused(pilot):
        await pilot.press("1")
        await until(pilot, lambda: len(broken._notifications) == 1)
        assert shows(broken, StartPage)
        (said,) = (note.message for note in broken._notifications)
        assert re.search(r"regel \d+ van .* klopt niet", said)

    run(broken, SMALL, refused)


def test_a_rematch_seats_the_same_people(tmp_path):
    saves = SavesFolder(tmp_path)
    kept = sitting("sealed-bid", "", "random", options={"glass": "none"})
    app = SaraiApp("en", kept, saves, pace=0)

    async def steps(pilot):
        await play_to_the_end(pilot)
        await pilot.press("r")
        await settled(pilot)
        again = table_page(app).table
        assert again is not kept.table
        assert again.seats == kept.table.seats
        assert again.playing.state.options == {"glass": "none"}
        assert not again.over

    run(app, SMALL, steps)


def test_too_small_a_terminal_says_so():
    app = SaraiApp("en", sitting("dunhuang", "", "random"), pace=0)

    async def steps(pilot):
        assert "at least 60×20" in " ".join(seen_on(app).split())
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "at least" not in seen_on(app)
        await pilot.press("p")
        await pilot.pause()
        assert app.is_running, "if a table can be drawn, p does nothing"

    run(app, (50, 12), steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_too_little_room_the_same_game_goes_on_in_plain_lines(language):
    kept = sitting("dunhuang", "", "random")
    app = SaraiApp(language, kept, pace=0)

    async def steps(pilot):
        assert app.words.text("term-plain-key") in " ".join(seen_on(app).split())
        await pilot.press("p")

    run(app, (50, 12), steps)
    assert app.return_value == Left(plain=True, sitting=kept)
