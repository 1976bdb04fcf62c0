"""Silk Road Adventures on a drawn terminal and in plain lines: roads that connect, building by keys, the glass."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from rich.cells import cell_len

from sarai import games
from sarai.bots import ask
from sarai.games.adventures import Adventures
from sarai.games.adventures.board import HEX_NAMES, SIDE_NAMES, WAY_NAMES, shape_of
from sarai.games.adventures.routes import follow_layout, layout_of
from sarai.games.adventures.showing import AdventuresCity
from sarai.kernel.chance import Fast
from sarai.kernel.copying import key
from sarai.kernel.play import Play, verify
from sarai.kernel.record import parse_record
from sarai.table import Keeper
from sarai.terminal.app import SaraiApp
from sarai.terminal.boards.adventures.building import LOOK, best_first, chain, marked, whole
from sarai.terminal.boards.adventures.saying import codes, signed
from sarai.terminal.boards.adventures.scene import HIGH, LOW, MIDDLE
from sarai.terminal.boards.adventures.sheet import (
    HEXES,
    LARGE,
    SMALL,
    Scale,
    Sheet,
    draw_borders,
    draw_roads,
    spot,
)
from sarai.terminal.boards.adventures.table import ROUTES
from sarai.terminal.boards.board import Canvas, WorkbenchStep
from sarai.terminal.pages import HandOver
from sarai.terminal.palette import NIGHT, SHAPES
from sarai.terminal.plain_lines import PlainGame
from sarai.terminal.sitting import Sitting
from sarai.terminal.widgets import KEYS, Choices, News
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
    prompt_of,
    run,
    seen_on,
    settled,
    shows,
    sitting,
    table_page,
    until,
)

LOADED = games.load("adventures")
assert isinstance(LOADED, Adventures)
GAME: Adventures = LOADED
SHORT = {"mode": "turns", "glass": "30", "step": "9"}
"""Three changes of the board in a round."""
LIVE = {"mode": "live", "glass": "60"}


# -- the drawing: whoever follows a road with a finger comes where the rules come

LEADS = dict(
    zip(
        "━┃┛┗┓┏╹╻═║╝╚╗╔",
        ("lr", "ud", "lu", "ru", "ld", "rd", "u", "d", "lr", "ud", "lu", "ru", "ld", "rd"),
        strict=True,
    )
)
STEPS = {"l": (0, -1), "r": (0, 1), "u": (-1, 0), "d": (1, 0)}
BACK = {"l": "r", "r": "l", "u": "d", "d": "u"}


def random_layout(chance: Fast, tiles: int) -> dict[str, str]:
    names = list(HEX_NAMES)
    chosen = [names.pop(chance.below(len(names))) for _ in range(tiles)]
    return {hex_: WAY_NAMES[chance.below(15)] + "*" * (chance.below(4) == 0) for hex_ in chosen}


def drawn_lines(scale: Scale, layout: dict[str, str]) -> list[str]:
    sheet = Sheet(scale)
    draw_borders(sheet, "")
    draw_roads(sheet, layout, [], dict.fromkeys(layout, ""), "")
    return [line.plain for line in sheet.lines()]


def followed(lines: list[str], scale: Scale, hex_: str, side: str) -> tuple[int, int] | None:
    """Follow the drawn road that enters a hex over a side; where it leaves the sheet's roads, if it leads anywhere."""
    line, column = spot(scale, HEXES[hex_]).place(scale, side)
    towards = {"ne": "d", "nw": "d", "se": "u", "sw": "u", "e": "l", "w": "r"}[side]
    came = BACK[towards]
    here = (line, column)
    if side in ("ne", "nw", "se", "sw"):  # the road of this hex reaches the side
        if towards not in LEADS.get(lines[line][column], ""):
            return None
        here = (line + STEPS[towards][0], column)
    while True:
        leads = LEADS.get(lines[here[0]][here[1]], "")
        if came not in leads:
            return None
        on = next((one for one in leads if one != came), "")
        if not on:
            return here
        there = (here[0] + STEPS[on][0], here[1] + STEPS[on][1])
        beyond = 0 <= there[0] < len(lines) and 0 <= there[1] < len(lines[0])
        if not beyond or BACK[on] not in LEADS.get(lines[there[0]][there[1]], ""):
            return here
        here, came = there, BACK[on]


@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_a_drawn_road_leads_where_the_rules_lead(scale):
    """From every border side over random tiles: the end of the drawn line is the side where the route ends."""
    chance = Fast(5)
    far = 0
    for _ in range(150):
        layout = random_layout(chance, 15 + chance.below(5))
        lines = drawn_lines(scale, layout)
        for name, hex_ in HEXES.items():
            for side in SIDE_NAMES:
                if side in hex_.beyond:
                    continue
                led = chain(layout, AdventuresCity("a city", name, side, True))
                end = followed(lines, scale, name, side)
                if not led.hexes:
                    assert end is None, (layout, name, side)
                    continue
                last, out = led.hexes[-1], led.out[1] if led.out else ""
                if led.next is not None:
                    out = _towards(last, *led.next)
                assert end == spot(scale, HEXES[last]).place(scale, out), (layout, name, side)
                far += len(led.hexes) > 2
    assert far > 50


def _towards(hex_: str, beyond: str, entered: str) -> str:
    """The side of a hex that leads to one beyond, where it is entered."""
    side = next(side for side, other in HEXES[hex_].beyond.items() if other == beyond)
    assert SIDE_NAMES[(SIDE_NAMES.index(side) + 3) % 6] == entered
    return side


@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_a_road_that_goes_on_nowhere_ends_half_way(scale):
    def side_of(layout: dict[str, str]) -> str:
        line, column = spot(scale, HEXES["c3"]).place(scale, "ne")
        return drawn_lines(scale, layout)[line][column]

    assert side_of({}) == "╲"
    assert side_of({"c3": "ne-w"}) == "╻"
    assert side_of({"b3": "nw-sw*"}) == "╹"
    assert side_of({"c3": "ne-w", "b3": "ne-sw"}) == "┃"
    east = spot(scale, HEXES["c3"]).place(scale, "e")
    row = drawn_lines(scale, {"c3": "e-w", "c4": "ne-se"})[east[0]]
    assert row[east[1]] == "━"
    assert row[east[1] + 1] not in LEADS


def test_a_bonus_tile_is_drawn_with_double_lines():
    plain_tile, bonus = ("".join(drawn_lines(SMALL, {"c3": f"ne-sw{star}"})) for star in ("", "*"))
    assert {"┏", "━", "┛"} <= set(plain_tile)
    assert {"╔", "═", "╝"} <= set(bonus)
    assert not {"┏", "━", "┛"} & set(bonus)


def test_the_chain_of_the_board_is_the_route_of_the_rules():
    chance = Fast(8)
    cities = Play(GAME, ["A"], Fast(1)).view(0).table.cities
    joined = 0
    for n in range(600):
        layout = random_layout(chance, 6 + n % 13)
        if n % 3 == 0:  # a whole road, so that some are
            layout |= {"b1": "nw-e", "b2": "e-w", "b3": "e-w", "b4": "e-w"}
        for one in cities:
            for other in cities:
                if one is other:
                    continue
                start, goal = (HEX_NAMES.index(c.hex) * 6 + SIDE_NAMES.index(c.side) for c in (one, other))
                route = follow_layout(layout_of(layout), start, goal, [])
                assert chain(layout, one).hexes == [HEX_NAMES[hex_] for hex_ in route.hexes]
                assert whole(layout, [one, other]) == (route.cause == 0)
                joined += route.cause == 0
    assert joined > 100


def test_the_first_way_offered_goes_on_with_the_road():
    cities = [
        city for city in Play(GAME, ["A"], Fast(1)).view(0).table.cities if city.id in ("constantinople", "changan")
    ]
    straight = [way for way in WAY_NAMES if shape_of(way) == "straight"]
    tight = [way for way in WAY_NAMES if shape_of(way) == "tight"]
    assert best_first({}, cities, "b4", straight)[0] == "e-w"
    assert {*best_first({}, cities, "b4", tight)[:2]} == {"ne-e", "e-se"}, "both ways out of the city"
    assert best_first({"b4": "e-w"}, cities, "b3", straight)[0] == "e-w"
    assert best_first({"b1": "nw-ne"}, cities, "a1", tight)[0] in ("e-se", "sw-w", "se-sw")
    assert set(best_first({}, cities, "c3", tight)) == set(tight)


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
        text = seen_on(app)
        standings = kept.table.playing.state.standings()
        assert words.text(f"adventures-end-{standings.reason}").split(".")[0] in " ".join(text.split())
        for category in standings.points[0]:
            assert words.text(f"adventures-points-{category}") in text

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


# -- the glass


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
