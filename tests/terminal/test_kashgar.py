"""Kashgar on the screen and in plain lines: whole games played by keys, in both languages, small and large."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from sarai import games
from sarai.games.kashgar import Kashgar
from sarai.games.kashgar.constants import STOCKS
from sarai.games.kashgar.content import KashgarContract, PrintedStep
from sarai.games.kashgar.printed import why_not_complete
from sarai.games.kashgar.table import KashgarTable
from sarai.kernel.chance import Fast
from sarai.kernel.copying import key
from sarai.kernel.play import Play, verify
from sarai.kernel.record import parse_record
from sarai.terminal.app import SaraiApp
from sarai.terminal.boards.board import Canvas
from sarai.terminal.boards.kashgar import CARAVANS, missing
from sarai.terminal.palette import NIGHT, SHAPES
from sarai.terminal.widgets import KEYS, Choices
from sarai.words import LANGUAGES, Words
from tests.laws.driver import play_on, scrambled
from tests.terminal.hands import (
    LARGE,
    SMALL,
    plain,
    play_to_the_end,
    prompt_of,
    run,
    seen_on,
    settled,
    sitting,
    table_page,
    tells_the_end,
)

GAME = games.load("kashgar")
THREES = dict.fromkeys(STOCKS, 3)


def everything_needed_is_there(app: SaraiApp, seat: int) -> None:
    """The question, the choices, the reader's front cards, open contracts, everybody's points and stocks."""
    page = table_page(app)
    seen = page.table.playing.view(seat)
    text = seen_on(app)
    words = page.words
    assert seen.prompt is not None
    assert " ".join(words.asks(seen.prompt).split()[:2]) in " ".join(text.split())
    choices = page.query_one(Choices)
    for row in choices.render().plain.splitlines():
        assert row.rstrip() in text, (row, text)
    for caravan in seen.table.merchants[seat].caravans:
        assert words.name("good", caravan[0]) in text
    for name in seen.table.market:
        assert not name or words.name("good", name)[:8] in text
    lines = plain(page.query_one("#board")).splitlines()
    for number, merchant in enumerate(seen.table.merchants):
        (line,) = [line for line in lines if f"{SHAPES[number]} {words.seats[number]}" in line]
        assert str(merchant.points) in line
        assert line.strip()[:14] in text
    assert words.text("term-key-leave") in text.splitlines()[-1]


@pytest.mark.parametrize(("language", "size"), [("en", SMALL), ("nl", LARGE)])
def test_a_whole_game_of_kashgar_by_keys(language, size, tmp_path):
    options = {"rounds": "10", "expansion": "all"}
    kept = sitting("kashgar", "", "random", "random", record=tmp_path / "game.sarai", options=options)
    app = SaraiApp(language, kept, pace=0)
    words = Words(language, GAME)

    async def steps(pilot):
        await play_to_the_end(pilot, pick=lambda n, choices: n * 5 % choices, look=everything_needed_is_there)
        tells_the_end(app, words, kept.table.playing.state.standings())

    run(app, size, steps)
    verify(GAME, parse_record((tmp_path / "game.sarai").read_text()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pointing_at_a_choice_previews_it_and_its_caravan_has_its_key(language):
    kept = sitting("kashgar", "", "random")
    app = SaraiApp(language, kept, pace=0)

    async def steps(pilot):
        await settled(pilot)
        page = table_page(app)
        choices = prompt_of(kept).choices
        turning = next(n for n, choice in enumerate(choices) if choice.action == "use 2 2")
        for _ in range(turning):
            await pilot.press("down")
        await pilot.pause()
        assert page.query_one(Choices).pointed == choices[turning]
        assert page.words.name("good", "patriarch") in plain(page.query_one("#preview"))
        own = kept.table.playing.view(0).table.merchants[0].caravans[1]
        (line,) = [line for line in plain(page.query_one("#board")).splitlines() if line[4:6] == "2 "]
        assert line[:4] == f"[{KEYS[turning - 1]}] ", "the key of the caravan's first choice"
        assert page.words.name("good", own[1]) in line

    run(app, SMALL, steps)


def test_what_is_pointed_at_is_lit():
    playing = Play(GAME, ["Ann", "Ben"], Fast(4))
    for lit, said in (("caravans:0:1", "2 Patriarch"), ("market:2", "needs"), ("stocks:1:gold", "3")):
        canvas = Canvas(Words("en", GAME, ["Ann", "Ben"]), NIGHT, 100, False, {"caravans:0:1": "7"}, lit)
        drawn = CARAVANS.draw(canvas, playing.view(0))
        (span,) = [span for span in drawn.spans if "reverse" in str(span.style)]
        assert said in drawn.plain[span.start : span.end]
        assert "[7] 2 Patriarch" in drawn.plain
        assert {cell_len(line) for line in drawn.plain.splitlines()} == {100}


def test_the_discard_pile_and_all_caravans_are_on_a_large_screen():
    kept = sitting("kashgar", "", "random", "random", options={"rounds": "10"})
    app = SaraiApp("en", kept, pace=0)
    seen_discards = []

    def look(app: SaraiApp, seat: int) -> None:
        table = kept.table.playing.view(seat).table
        text = seen_on(app)
        words = table_page(app).words
        for merchant in table.merchants:
            for caravan in merchant.caravans:
                assert caravan == [] or words.name("good", caravan[-1]) in text
        if table.discard:
            seen_discards.append(all(words.name("good", card) in text for card in table.discard))

    async def steps(pilot):
        await play_to_the_end(pilot, look=look)

    run(app, (200, 60), steps)
    assert seen_discards[0]


@pytest.mark.parametrize(
    ("price", "spices", "mules", "lacking"),
    [
        ({}, [2, 1], 0, ({}, [])),
        ({"ginger": 5}, [], 4, ({"ginger": 2, "mules": 1}, [])),
        ({"mules": 1, "cinnamon": 3}, [], 2, ({}, [])),
        ({"ginger": 3, "cloves": 3}, [3, 3, 3], 0, ({}, [])),
        ({"ginger": 3, "cloves": 3, "pepper": 2}, [3, 3, 3], 0, ({}, [2])),
        ({}, [4], 0, ({}, [1])),
    ],
)
def test_what_is_missing_for_a_contract(price, spices, mules, lacking):
    contract = KashgarContract("x", "small", 1, 2, mules, "house", price, spices)
    assert missing(contract, THREES) == lacking


def test_what_is_missing_is_nothing_exactly_when_the_rules_let_it_be_completed():
    """Compared with what the rules say, in positions from random games."""
    assert isinstance(GAME, Kashgar)
    within = 0
    for seed in range(4):
        playing, chance = Play(GAME, ["A", "B"], Fast(seed), {"rounds": "20"}), Fast(seed)
        while not playing.over:
            play_on(playing, chance)
            table, state = playing.view(0).table, playing.state
            assert isinstance(state, KashgarTable)
            for merchant in table.merchants:
                for contract in GAME.content.contracts:
                    forbidden = why_not_complete(state, PrintedStep("complete"), contract.id, merchant.stocks)
                    assert (missing(contract, merchant.stocks) == ({}, [])) == (forbidden is None), contract.id
                    within += forbidden is None
    assert within > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_board_says_what_lies_there_and_nothing_hidden(language):
    words = Words(language, GAME)
    playing, chance = Play(GAME, ["Ann", "Ben", "Cem"], Fast(4), {"rounds": "15", "expansion": "all"}), Fast(9)
    changed = 0
    while not playing.over:
        play_on(playing, chance)
        seen = playing.view(2)
        lines = CARAVANS.lines(words, seen.table, seen.options)
        text = "\n".join(lines)
        for merchant in seen.table.merchants:
            assert words.text("kashgar-board-points", count=merchant.points) in text
        for name in (*seen.table.market, *seen.table.discard):
            assert not name or words.name("good", name) in text
        state = playing.state
        twin = scrambled(state, lambda place: not GAME.places.seers(place) & 4, Fast(changed))
        changed += key(twin) != key(state)
        again = GAME.showing.table(twin, GAME.places.sight(2))
        assert CARAVANS.lines(words, again, seen.options) == lines
    assert changed
