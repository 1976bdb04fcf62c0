"""Silk Road Adventures on a drawn terminal and in plain lines: roads that connect, building by keys, the glass."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from rich.cells import cell_len

from sarai import games
from sarai.bots import ask
from sarai.games.adventures import Adventures
from sarai.games.adventures.board import HEX_NAMES, SIDE_NAMES, WAY_NAMES, shape_of
from sarai.games.adventures.showing import AdventuresCity
from sarai.kernel.chance import Fast
from sarai.kernel.copying import key
from sarai.kernel.play import Play, verify
from sarai.kernel.record import parse_record
from sarai.terminal.app import SaraiApp
from sarai.terminal.boards.adventures.building import LOOK, marked, whole
from sarai.terminal.boards.adventures.saying import codes, signed
from sarai.terminal.boards.adventures.scene import HIGH, LOW, MIDDLE
from sarai.terminal.boards.adventures.sheet import (
    HEXES,
    LARGE,
    SMALL,
)
from sarai.terminal.boards.adventures.table import ROUTES
from sarai.terminal.boards.board import Canvas, WorkbenchStep
from sarai.terminal.palette import NIGHT, SHAPES
from sarai.terminal.plain_lines import PlainGame
from sarai.terminal.widgets import KEYS, Choices
from sarai.words import LANGUAGES, Words
from tests.laws.driver import play_on, scrambled
from tests.terminal.hands import (
    LARGE as LARGE_SCREEN,
)
from tests.terminal.hands import (
    SMALL as SMALL_SCREEN,
)
from tests.terminal.hands import (
    plain,
    play_to_the_end,
    run,
    seen_on,
    settled,
    sitting,
    table_page,
    tells_the_end,
    until,
)

LOADED = games.load("adventures")
assert isinstance(LOADED, Adventures)
GAME: Adventures = LOADED
SHORT = {"mode": "turns", "glass": "30", "step": "9"}
"""Three changes of the board in a round."""


# -- board and map


def building(seed: int, seats: int = 2, **options: str) -> Play:
    playing = Play(GAME, ["Ann", "Ben", "Cem", "Dia"][:seats], Fast(seed), {"mode": "relaxed"} | options)
    assert playing.view(0).table.phase == "trading"
    return playing


def act(playing: Play, seat: int, action: str) -> None:
    playing.act(seat, GAME.actions.parse(action))


def canvas_of(width: int, tall: bool = False, language: str = "en", **more: Any) -> Canvas:
    words = Words(language, GAME, ["Ann", "Benjamin", "Cem", "Dia"])
    return Canvas(words, NIGHT, width, tall, more.pop("keys", {}), **more)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "tall"), [(58, False), (78, False), (74, True), (98, False), (94, True)])
def test_no_line_is_wider_than_the_screen_and_every_hex_has_its_name(language, width, tall):
    """Through whole games, laid or not, small and large."""
    for scant in (False, True):
        playing, chance = Play(GAME, ["A", "B", "C", "D"], Fast(3), SHORT), Fast(6)
        heights = set()
        while not playing.over:
            play_on(playing, chance)
            drawn = ROUTES.draw(canvas_of(width, tall, language, scant=scant), playing.view(1)).plain
            assert {cell_len(line) for line in drawn.splitlines()} == {width}
            for hex_ in HEX_NAMES:
                assert hex_ in drawn, (hex_, drawn)
            heights.add(drawn.count("\n") + 1)
        if not tall:
            assert max(heights) <= (12 if scant else 15)


@pytest.mark.parametrize(("width", "tall", "scale"), [(78, False, SMALL), (58, False, SMALL), (94, True, LARGE)])
def test_the_map_shows_each_good_within_a_third_of_a_line_of_its_place_and_no_hex(width, tall, scale):
    for seed in range(30):
        playing = building(seed)
        while playing.view(0).table.round < 1 + seed % 4:  # later maps have more goods
            for seat in range(2):
                if playing.view(seat).prompt is not None and not playing.over:
                    act(playing, seat, "pick straight" if playing.view(0).table.phase == "pick" else "declare")
        if playing.view(0).table.phase != "trading":
            continue
        seen = playing.view(0)
        canvas = canvas_of(width, tall)
        lines = ROUTES.draw(canvas, seen).plain.splitlines()
        top = next(
            n for n, line in enumerate(lines) if canvas.words.name("good", seen.table.merchants[0].map.id) in line
        )
        beside = scale.width + 1
        shown = width - beside if width < 74 or tall else scale.width
        cut = -(-(scale.width - shown) // 2)
        named = codes(canvas.words, seen.table.prices)
        for circle in seen.table.merchants[0].map.circles:
            exact = scale.line(circle.y)
            line = lines[top + round(exact)]
            column = beside + scale.column(circle.x) - cut
            off = exact - round(exact)
            assert line[column] == (MIDDLE if abs(off) <= 1 / 6 else LOW if off > 0 else HIGH)
            assert named[circle.good] in (line[column + 1 : column + 3], line[column - 2 : column])
        for line in lines[top : top + scale.height]:
            assert not any(hex_ in line[beside : beside + shown] for hex_ in HEX_NAMES)


def test_capitals_earn_and_small_letters_cost_and_no_two_goods_are_alike():
    for language in LANGUAGES:
        words = Words(language, GAME)
        named = codes(words, dict(zip(GAME.names["good"], (2, 1, -2, 3, -3, 4), strict=True)))
        assert [code.isupper() for code in named.values()] == [True, True, False, True, False, True]
        assert len({code.lower() for code in named.values()}) == 6


def test_keys_and_the_hex_in_focus_are_on_the_board():
    playing = building(4)
    for action in ("place c3 e-w", "place d2 w-ne"):
        act(playing, 0, action)
    seen = playing.view(0)
    for tall, width, laid in ((False, 78, "»7"), (True, 94, "[7]")):
        drawn = ROUTES.draw(
            canvas_of(width, tall, keys={"hex:c3": "7", "hex:a1": "5", "hex:d2": "9"}, lit="hex:d2"), seen
        )
        assert laid in drawn.plain
        assert "[5]" in drawn.plain
        lit = "".join(drawn.plain[span.start : span.end] for span in drawn.spans if "reverse" in str(span.style))
        assert "d2" in lit
        assert "c3" not in lit


def test_the_choice_in_focus_is_drawn_before_it_is_made():
    playing = building(4)
    act(playing, 0, "place c3 e-w")
    seen = playing.view(0)

    def drawn(shows: str) -> str:
        return ROUTES.draw(canvas_of(78, shows=shows), seen).plain

    def after(action: str) -> str:
        twin = building(4)
        act(twin, 0, "place c3 e-w")
        act(twin, 0, action)
        return ROUTES.draw(canvas_of(78), twin.view(0)).plain

    def board(said: str) -> list[str]:
        return [line[: SMALL.width] for line in said.splitlines()[1:12]]

    for action in ("place c4 sw-w", "turn c3 ne-sw", "lift c3"):
        assert board(drawn(action)) == board(after(action)) != board(drawn(""))


def test_a_bonus_tile_is_in_the_hand_and_once_used_up_on_the_board_that_was_scored():
    playing = building(0)
    for mine in (("declare", "pick straight"), ("bonus c3 e-w", "declare")):
        for answer in mine:
            while playing.view(1).prompt is not None:
                playing.act(1, ask(GAME, "merchant:4", playing.view(1), len(playing.path)))
            if answer.startswith("bonus"):
                assert "══════★×1" in ROUTES.draw(canvas_of(78), playing.view(0)).plain
            act(playing, 0, answer)
    while playing.view(1).prompt is not None:
        playing.act(1, ask(GAME, "merchant:4", playing.view(1), len(playing.path)))
    seen = playing.view(0)
    assert seen.table.phase == "pick"
    for width, tall in ((58, False), (78, False), (72, True), (94, True)):
        canvas = canvas_of(width, tall, keys={"tile:wide": "1", "tile:tight": "2"})
        drawn = ROUTES.draw(canvas, seen).plain
        assert "[1] ════╝  wide bonus tile" in drawn
        assert "[2]  ╚══╝  tight bonus tile" in drawn
        assert "straight bonus tile" not in drawn
        assert "★" not in drawn


def test_what_the_key_has_shown_is_on_the_board_between_rounds():
    playing, chance = Play(GAME, ["Ann", "Ben"], Fast(11), {"mode": "live"}), Fast(2)
    bought = 0
    for _ in range(6):
        while not playing.over and not (playing.view(0).table.phase == "ready" and playing.view(0).table.last):
            play_on(playing, chance)
        if playing.over:
            break
        last = playing.view(0).table.last
        text = ROUTES.draw(canvas_of(98), playing.view(0)).plain
        assert f"Round {last.round} by the key" in text
        for seat, arrival in enumerate(last.arrivals):
            total = playing.view(0).table.merchants[seat].score - arrival.before
            assert f"{SHAPES[seat]} {['Ann', 'Benjamin'][seat]} {signed(total)}" in text
            if arrival.cause:
                assert canvas_of(98).words.name("cause", arrival.cause).split()[0] in text
        bought += sum(good.times > 0 for good in last.arrivals[0].goods)
        act(playing, 0, "ready")
        act(playing, 1, "ready")


# -- at the workbench


def steps_from(playing: Play, seat: int, begun: tuple[str, ...] = ()) -> Iterator[WorkbenchStep]:
    """Every step that can be taken, to the last one of each action."""
    possible = [GAME.actions.text(action) for action in playing.state.legal(seat)]
    seen = playing.view(seat)
    for step in ROUTES.workbench(Words("en", GAME), seen, possible, begun).steps:
        yield step
        if not step.action and step.words != (LOOK,):
            yield from steps_from(playing, seat, step.words)


@pytest.mark.parametrize("options", [SHORT, {"mode": "relaxed"}])
def test_every_possible_action_can_be_put_together_and_no_other(options):
    playing, chance = Play(GAME, ["A", "B"], Fast(5), options), Fast(5)
    looked = 0
    while not playing.over and looked < 25:
        play_on(playing, chance)
        asked = playing.prompts[0]
        if asked is None or asked.workbench is None:
            continue
        looked += 1
        found = [step.action for step in steps_from(playing, 0) if step.action]
        possible = {GAME.actions.text(action) for action in playing.state.legal(0)}
        assert set(found) == possible
        assert len(found) == len(set(found))
    assert looked > 5


def test_no_step_comes_after_words_that_lead_nowhere():
    playing = building(4)
    words = Words("en", GAME)
    possible = [GAME.actions.text(action) for action in playing.state.legal(0)]
    for begun in (("change",), ("straight*",), ("straight", "z9"), ("straight", "c3", "e-w"), ("stop",)):
        assert ROUTES.workbench(words, playing.view(0), possible, begun).steps == []


def test_a_broken_road_is_declared_only_when_one_is_sure():
    playing = building(4)
    words = Words("en", GAME)

    def declaring() -> WorkbenchStep:
        possible = [GAME.actions.text(action) for action in playing.state.legal(0)]
        steps = ROUTES.workbench(words, playing.view(0), possible, ()).steps
        return next(step for step in steps if step.words == ("declare",))

    broken = declaring()
    assert broken.action == ""
    assert "not whole" in broken.label
    (sure,) = ROUTES.workbench(words, playing.view(0), ["declare"], broken.words).steps
    assert sure.action == "declare"
    on = marked(playing.view(0).table)
    for hex_, way in road_between(on[0], on[1]).items():
        act(playing, 0, f"place {hex_} {way}")
    assert whole(playing.view(0).table.merchants[0].layout, on)
    assert declaring().action == "declare"
    assert "(whole)" in declaring().label


def road_between(one: AdventuresCity, other: AdventuresCity) -> dict[str, str]:
    """Tiles that join two cities, by the fewest hexes."""
    reached: dict[str, dict[str, str]] = {one.hex: {one.hex: one.side}}  # each hex with the side on which it is entered
    coming = [one.hex]
    for hex_ in coming:
        entered = reached[hex_]
        if hex_ == other.hex:
            sides = {here: (side, other.side if here == hex_ else "") for here, side in entered.items()}
            order = list(entered)
            for here, there in pairwise(order):
                leaves = SIDE_NAMES[(SIDE_NAMES.index(entered[there]) + 3) % 6]
                sides[here] = (entered[here], leaves)
            return {here: _way(*joined) for here, joined in sides.items()}
        for side, beyond in HEXES[hex_].beyond.items():
            if beyond not in reached:
                coming.append(beyond)
                reached[beyond] = entered | {beyond: SIDE_NAMES[(SIDE_NAMES.index(side) + 3) % 6]}
    raise AssertionError("there is always a road")


def _way(one: str, other: str) -> str:
    return next(way for way in WAY_NAMES if set(way.split("-")) == {one, other})


# -- whole games by keys


def everything_needed_is_there(app: SaraiApp, seat: int) -> None:
    """Question, choices, cities, prices, names of hexes, own tiles, everybody's points, and the way out."""
    page = table_page(app)
    seen = page.table.playing.view(seat)
    text = seen_on(app)
    words = page.words
    table = seen.table
    assert seen.prompt is not None
    for row in page.query_one(Choices).render().plain.splitlines():
        assert row.rstrip() in text, (row, text)
    board = plain(page.query_one("#board"))
    for line in board.splitlines()[:14]:
        assert line.rstrip() in text
    for hex_ in HEX_NAMES:
        assert hex_ in board or f"»{_key_of(page, hex_)}" in board
    looks_back = table.last is not None and words.text("adventures-board-last", round=table.last.round) in "".join(
        board.splitlines()[1:4]
    )
    for city in table.cities:
        name = words.name("city", city.id)
        on = city.id in table.last.cities if looks_back else city.marked
        assert (name[:3].upper() if on else name[:3]) in board
    for good, code in codes(words, table.prices).items():
        assert code in board
        assert signed(table.prices[good]) in board
    for number, merchant in enumerate(table.merchants):
        lines = [line for line in board.splitlines() if f"{SHAPES[number]} {words.seats[number]}" in line]
        assert any(str(merchant.score) in line for line in lines)
    assert words.text("term-key-leave") in text.splitlines()[-1]
    for item, sign in zip(page.query_one(Choices).items, KEYS, strict=False):
        if isinstance(item.value, WorkbenchStep) and item.value.target.startswith("hex:") and not item.value.action:
            lit = item.value == page.query_one(Choices).pointed
            assert lit or f"[{sign}]" in board or f"»{sign}" in board


def _key_of(page: Any, hex_: str) -> str:
    return next(
        (
            sign
            for item, sign in zip(page.query_one(Choices).items, KEYS, strict=False)
            if isinstance(item.value, WorkbenchStep) and item.value.target == f"hex:{hex_}"
        ),
        "?",
    )


@pytest.mark.parametrize(("language", "size"), [("en", SMALL_SCREEN), ("nl", LARGE_SCREEN), ("nl", (60, 20))])
def test_a_whole_game_of_adventures_by_keys(language, size, tmp_path):
    kept = sitting("adventures", "", "random", "random", record=tmp_path / "game.sarai", options=SHORT)
    app = SaraiApp(language, kept, pace=0)
    words = Words(language, GAME)
    seen: list[int] = []
    look = everything_needed_is_there if size != (60, 20) else lambda app, seat: seen.append(seat)

    async def steps(pilot):
        await play_to_the_end(pilot, pick=lambda n, choices: 0 if n % 4 else n % choices, look=look, most=900)
        tells_the_end(app, words, kept.table.playing.state.standings())

    run(app, size, steps)
    assert kept.table.over
    verify(GAME, parse_record((tmp_path / "game.sarai").read_text()))


def test_a_tile_is_laid_with_three_keys_turned_and_lifted():
    kept = sitting("adventures", "", options={"mode": "relaxed"})
    app = SaraiApp("en", kept, pace=0)

    def layout() -> Any:
        return kept.table.playing.view(0).table.merchants[0].layout

    async def press(pilot, *keys):
        for one in keys:
            await pilot.press(one)
            await settled(pilot)

    async def steps(pilot):
        await settled(pilot)
        page: Any = table_page(app)
        on = marked(kept.table.playing.view(0).table)
        await press(pilot, "1", "1")
        assert page.begun == ("straight", on[0].hex)
        way = page.query_one(Choices).items[1].value.words[-1]
        board = plain(page.query_one("#board"))
        await press(pilot, "down")
        assert plain(page.query_one("#board")) != board, "the other way is drawn"
        assert layout() == {}
        await press(pilot, "enter")
        assert layout() == {on[0].hex: way}
        assert page.begun == ()
        await press(pilot, "4", "1", "1")
        assert layout()[on[0].hex] != way
        assert shape_of(layout()[on[0].hex]) == "straight"
        await press(pilot, "4", "escape")
        assert page.begun == ()
        await press(pilot, "4", "1", "3")
        assert layout() == {}

    run(app, SMALL_SCREEN, steps)


def test_how_the_round_went_is_in_focus_before_the_next_one_is_built():
    """Where no glass runs the next round has begun when the last one is scored."""
    kept = sitting("adventures", "", "random", options=SHORT)
    app = SaraiApp("en", kept, pace=0)

    async def steps(pilot):
        await settled(pilot)
        page = table_page(app)
        board = page.query_one("#board")
        assert "by the key" not in plain(board)
        while kept.table.playing.view(0).table.round == 1:
            (sure, *_) = (n for n, item in enumerate(page.query_one(Choices).items) if item.value.words == ("declare",))
            await pilot.press(KEYS[sure], "1")
            await settled(pilot)
            if kept.table.playing.view(0).table.phase == "pick":
                await pilot.press("1")
                await settled(pilot)
        await until(pilot, lambda: "Round 1 by the key" in plain(board))
        assert "face down" not in plain(board)
        await pilot.press("enter")
        await pilot.pause()
        assert "by the key" not in plain(board)
        assert page.query_one(Choices).at == 0
        await pilot.press("escape")
        await pilot.pause()
        assert "Round 1 by the key" in plain(board)
        await pilot.press("1", "1", "1")
        await settled(pilot)
        assert kept.table.playing.view(0).table.merchants[0].tiles == 1
        assert "by the key" not in seen_on(app), "once something lies it is on the page of the table"

    run(app, SMALL_SCREEN, steps)


# -- nothing hidden, and plain lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boards_say_what_lies_there_and_nothing_hidden(language):
    """Others' boards, maps to come and the key may be anything: drawn and in plain lines it stays the same."""
    playing, chance = Play(GAME, ["Ann", "Ben", "Cem"], Fast(4), SHORT), Fast(9)
    words = Words(language, GAME)
    canvas = canvas_of(94, True, language)
    changed = 0
    while not playing.over:
        play_on(playing, chance)
        seen = playing.view(2)
        lines = ROUTES.lines(words, seen.table, seen.options)
        text = "\n".join(lines)
        drawn = ROUTES.draw(canvas, seen).plain
        for merchant in seen.table.merchants:
            assert words.text("adventures-board-points", count=merchant.score) in text
        for good, price in seen.table.prices.items():
            assert f"{words.name('good', good)} {signed(price)}" in text
        state: Any = playing.state
        twin: Any = scrambled(state, lambda place: not GAME.places.seers(place) & 4, Fast(changed))
        changed += key(twin) != key(state)
        again = GAME.showing.table(twin, GAME.places.sight(2))
        assert ROUTES.lines(words, again, seen.options) == lines
        assert ROUTES.draw(canvas, _seeing(seen, again)).plain == drawn
    assert changed


def _seeing(seen: Any, table: Any) -> Any:
    from sarai.kernel.plain_data import changed

    return changed(seen, table=table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_lines_tell_the_own_board_and_map(language):
    words = Words(language, GAME)
    playing = building(4)
    act(playing, 0, "place c3 e-w")
    seen = playing.view(0)
    text = "\n".join(ROUTES.lines(words, seen.table, seen.options))
    assert "c3 e-w" in text
    assert "━━c3━━" in text
    one = seen.table.merchants[0].map.circles[0]
    across, down = round((one.x + 500) / 10), round((one.y + 435) / 8.7)
    assert words.text("adventures-board-circle", good=words.name("good", one.good), across=across, down=down) in text
    state: Any = playing.state
    whole_table = GAME.showing.table(state, lambda place: True)
    told = "\n".join(ROUTES.lines(words, whole_table, seen.options))
    assert told.count(f"{words.name('good', seen.table.merchants[0].map.id)}:") == 1
    assert told.count("c1") >= 2, "the true table shows both boards"


def test_in_plain_lines_tiles_that_nobody_sees_are_in_the_log_alone(capsys):
    kept = sitting("adventures", "", "merchant:1", options={"mode": "relaxed"})
    typed = iter(("place c3 e-w", "log", "quit"))
    before: list[str] = []

    def ask_person(question: str) -> str:
        before.append(capsys.readouterr().out)
        return next(typed)

    PlainGame(kept, "en", ask_person).run()
    first, then, logged = before
    assert "called out" in first
    assert "placed a tile." not in first
    assert "You placed a tile on c3" in " ".join(then.split())
    assert "Seat B placed a tile." in logged
