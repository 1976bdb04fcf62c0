"""Marco Polo II on a drawn terminal and in plain lines: whole games by keys, in both languages, small and large."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from rich.cells import cell_len
from rich.text import Text

from sarai import games
from sarai.games.marco_polo import MarcoPolo
from sarai.games.marco_polo.constants import SEALS, STOCKS
from sarai.games.marco_polo.contracts import why_not_complete
from sarai.games.marco_polo.table import MarcoPoloTable
from sarai.kernel.chance import Fast
from sarai.kernel.copying import key
from sarai.kernel.events import Said
from sarai.kernel.plain_data import changed
from sarai.kernel.play import Play, verify
from sarai.kernel.record import parse_record
from sarai.kernel.standings import Standings
from sarai.kernel.view import View
from sarai.terminal.app import SaraiApp
from sarai.terminal.boards.board import Canvas
from sarai.terminal.boards.marco_polo import JOURNEY
from sarai.terminal.boards.marco_polo.atlas import chart_of
from sarai.terminal.boards.marco_polo.chart import Box, Site, charted
from sarai.terminal.boards.marco_polo.contracts import missing, number_of
from sarai.terminal.boards.marco_polo.scene import Section, fitted, flow, printed_on, scene_of
from sarai.terminal.boards.marco_polo.signs import icons_in
from sarai.terminal.boards.marco_polo.travellers import shields_of
from sarai.terminal.palette import NIGHT, SHAPES
from sarai.terminal.widgets import KEYS, Choices
from sarai.words import LANGUAGES, Words
from tests.laws.driver import play_on, scrambled
from tests.terminal.hands import (
    LARGE,
    SMALL,
    plain,
    play_to_the_end,
    run,
    seen_on,
    sitting,
    table_page,
)

GAME = games.load("marco-polo")
PRINTED = printed_on(GAME)
NAMES = ["Ann", "Ben", "Cem", "Dik"]
SHORT = {"rounds": "2"}
WHOSE = {**dict(zip("ABCD", SHAPES, strict=True)), "black": "○", "block": "×"}


def moments(seats: int, seed: int) -> Iterator[tuple[Play, View]]:
    """Every question of a random game, as whoever is asked sees it."""
    playing, chance = Play(GAME, NAMES[:seats], Fast(seed), SHORT), Fast(seed)
    while not playing.over:
        for seat in range(seats):
            seen = playing.view(seat)
            if seen.prompt is not None:
                yield playing, seen
        play_on(playing, chance)


def keys_of(seen: View) -> dict[str, str]:
    """As the page gives them to the board."""
    keys: dict[str, str] = {}
    for choice, sign in zip(seen.prompt.choices if seen.prompt else [], KEYS, strict=False):
        keys.setdefault(choice.target, sign)
    return {target: sign for target, sign in keys.items() if target}


def drawn(seen: View, width: int, lines: int, language: str = "en", lit: str = "", keys: bool = True) -> Text:
    words = Words(language, GAME, NAMES[: seen.seats])
    tall = lines == 0 or lines > 40
    return JOURNEY.draw(
        Canvas(words, NIGHT, width, tall, keys_of(seen) if keys else {}, lit, lines < 14, lines=lines), seen
    )


def reversed_in(board: Text) -> list[str]:
    return [board.plain[span.start : span.end] for span in board.spans if "reverse" in str(span.style)]


# -- whole games


def by_rank(standings: Standings) -> list[int]:
    return sorted(range(len(standings.ranks)), key=lambda seat: standings.ranks[seat])


def everything_needed_is_there(app: SaraiApp, seat: int) -> None:
    """The question, all choices, the keys on the board, own stocks and dice, the others."""
    page = table_page(app)
    seen = page.table.playing.view(seat)
    text = seen_on(app)
    words, table = page.words, seen.table
    assert seen.prompt is not None
    assert " ".join(words.asks(seen.prompt).split()[:2]) in " ".join(text.split())
    choices = page.query_one(Choices)
    for row in choices.render().plain.splitlines():
        assert row.rstrip() in text, (row, text)
    board = plain(page.query_one("#board"))
    for line in board.splitlines():
        assert line.rstrip() in text, (line, text)
    for target, sign in keys_of(seen).items():
        assert f"[{sign}]" in board, (target, board)
    signs = icons_in(words)
    own = table.travellers[seat]
    for stock in STOCKS:
        assert re.search(rf"[ \]]{own.stocks[stock]}{re.escape(signs[stock])}", board), (stock, board)
    held = rf"[ \]]{own.stocks['coins']}¢ .*[ \]]{own.stocks['gold']}{signs['gold']} "
    (row,) = [line for line in board.splitlines() if re.search(held, line)]
    assert len(re.findall("[⚀-⚅]", row)) == len(own.dice) + len(own.black_dice), row
    for contract in own.contracts:
        assert f"{words.name('good', contract).split()[-1]} " in board
    for number in range(seen.seats):
        assert f"{SHAPES[number]} {words.seats[number]}" in board
    assert words.text("term-key-leave") in text.splitlines()[-1]


@pytest.mark.parametrize(("language", "size", "rounds"), [("nl", SMALL, "2"), ("en", LARGE, "1")])
def test_a_whole_game_of_marco_polo_by_keys(language, size, rounds, tmp_path):
    kept = sitting("marco-polo", "", "random", "random", record=tmp_path / "game.sarai", options={"rounds": rounds})
    app = SaraiApp(language, kept, pace=0)
    words = Words(language, GAME)

    async def steps(pilot):
        await play_to_the_end(pilot, pick=lambda n, choices: n * 5 % choices, look=everything_needed_is_there)
        text = seen_on(app)
        standings = kept.table.playing.state.standings()
        assert words.text(f"marco-polo-end-{standings.reason}").split(".")[0] in " ".join(text.split())
        for category in standings.points[0]:
            (row,) = [line for line in text.splitlines() if words.text(f"marco-polo-points-{category}") in line]
            assert row.split()[-3:] == [str(standings.points[seat][category]) for seat in by_rank(standings)]

    run(app, size, steps)
    verify(GAME, parse_record((tmp_path / "game.sarai").read_text()))


def test_many_choices_and_few_lines_cut_off_no_choice():
    """On the smallest screen, where a turn offers so much that the board has to give way."""
    kept = sitting("marco-polo", "", "random", options=SHORT)
    app = SaraiApp("nl", kept, pace=0)
    most = []

    def look(app: SaraiApp, seat: int) -> None:
        choices = table_page(app).query_one(Choices)
        for row in choices.render().plain.splitlines():
            assert row.rstrip() in seen_on(app)
        most.append(len(choices.items))

    async def steps(pilot):
        await play_to_the_end(pilot, pick=lambda n, choices: n * 3 % choices, look=look, most=30)

    run(app, (60, 20), steps)
    assert max(most) > 14


# -- what is drawn


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 5), (4, 3)])
def test_every_choice_that_points_at_the_board_has_its_key_there_and_is_lit(seats, seed):
    """In the lines that the page has: beside many choices, on a small screen, on a large one."""
    kinds = set()
    for number, (_, seen) in enumerate(moments(seats, seed)):
        keys = keys_of(seen)
        assert seen.prompt is not None
        many = len(seen.prompt.choices) > 12
        sizes = [(78, 13 if many else 14)] + [(94, 48)] * (number % 6 == 0)
        for width, lines in sizes:
            lit = [*keys, ""][number % (len(keys) + 1)]
            board = drawn(seen, width, lines, LANGUAGES[number % 2], lit)
            for target, sign in keys.items():
                assert f"[{sign}]" in board.plain, (target, board.plain)
                kinds.add(target.partition(":")[0])
            assert bool(reversed_in(board)) == bool(lit), (lit, board.plain)
            assert all(f"[{keys[lit]}]" in said for said in reversed_in(board) if lit and said.startswith("["))
            assert len(board.plain.splitlines()) <= lines
    assert kinds >= {"space", "dice", "stocks", "book", "keep", "character", "location"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "lines"), [(58, 7), (58, 12), (78, 14), (98, 14), (74, 48), (94, 48), (158, 0)])
def test_no_line_is_wider_than_the_canvas_and_none_is_one_too_many(language, width, lines):
    for number, (_, seen) in enumerate(moments(4, 8)):
        if number % 12 == 0:
            board = drawn(seen, width, lines, language)
            assert {cell_len(line) for line in board.plain.split("\n")} == {width}
            assert not lines or len(board.plain.split("\n")) <= lines


def test_a_space_bears_its_dice_with_whose_they_are():
    playing = Play(GAME, NAMES[:2], Fast(1), SHORT)
    opened = drawn(playing.view(0), 94, 0, keys=False).plain
    assert re.search(r"Favor 1\+ 4¢2C ×1×1__", opened)  # two players: two places are blocked for good
    assert re.search(r"III5\+ _ ×5 ", opened)
    used = set()
    for _, seen in moments(3, 4):
        board = drawn(seen, 94, 0, keys=False).plain
        for space, dice in seen.table.spaces.items():
            there = "".join(f"{WHOSE[die.colour]}{die.value}" for die in dice)
            assert there in board, (space, there)
            used |= {space} if dice else set()
    assert len(used) > 12


def test_gantulga_pays_on_no_leg_but_jade():
    playing = Play(GAME, NAMES[:2], Fast(1), SHORT)
    seen = playing.view(0)
    own = changed(seen.table.travellers[0], character="gantulga-od", figures=["karakorum"])
    table = changed(seen.table, travellers=[own, *seen.table.travellers[1:]])
    seen = changed(seen, table=table)
    text = " ".join(drawn(seen, 78, 14, keys=False).plain.split())
    assert "Karakorum→ Eagle Rock 0 Moon Spring 0 Kashgar 1J" in text
    other = changed(own, character="de-wu")
    text = drawn(changed(seen, table=changed(table, travellers=[other, *table.travellers[1:]])), 78, 14).plain
    assert "Eagle Rock 2¢2C" in text


def test_what_has_been_picked_is_no_longer_among_the_dice():
    for _, seen in moments(2, 2):
        picked = seen.table.doing.picked
        if picked:
            board = drawn(seen, 94, 0).plain
            (line,) = [line for line in board.splitlines() if " picked " in line]
            left, chosen = line.split(" picked ")
            own = seen.table.travellers[seen.seat]
            assert len(re.findall("[⚀-⚅]", chosen)) == len(picked)
            assert len(re.findall("[⚀-⚅]", left)) == len(own.dice) + len(own.black_dice) - len(picked)
            return
    raise AssertionError("nobody picked two dice")


def test_a_planned_way_says_what_it_would_cost_further_on():
    farther = 0
    for _, seen in moments(3, 6):
        if seen.table.phase != "walk":
            continue
        assert seen.prompt is not None
        text = " ".join(drawn(seen, 78, 14).plain.split())
        for place, due in seen.prompt.shows.places.items():
            if f"location:{place}" not in keys_of(seen):
                name = Words("en", GAME).name("location", place).removeprefix("the ")
                costs = ((due.coins, "¢"), (due.camels, "C"), (due.jade, "J"))
                price = "".join(f"{count}{sign}" for count, sign in costs if count)
                assert f"{name} {price or 0}" in text, (place, due, text)
                farther += 1
            elif "the whole way" in text:
                nearby = Words("en", GAME).name("location", place).removeprefix("the ")
                assert nearby not in text.partition("the whole way: ")[2].partition("◆")[0]
    assert farther > 10


def test_who_only_watches_sees_the_table_and_everybody_in_brief():
    for number, (playing, _) in enumerate(moments(3, 2)):
        if number % 15 == 0:
            for width, lines in ((78, 14), (94, 48)):
                board = drawn(playing.view(-1), width, lines).plain
                assert all(f"{SHAPES[seat]} {NAMES[seat]}" in board for seat in range(3))
                assert {cell_len(line) for line in board.split("\n")} == {width}


def test_the_signs_of_goods_and_seals_are_one_cell_and_cannot_be_mixed_up():
    for language in LANGUAGES:
        words = Words(language, GAME)
        signs = icons_in(words)
        stocks = [signs[stock] for stock in STOCKS]
        assert len({*stocks}) == len(STOCKS)
        assert len({signs[seal] for seal in SEALS}) == len(SEALS)
        assert {cell_len(sign) for sign in stocks} == {1}
        for stock in STOCKS[1:]:
            assert words.name("stock", stock)[0].upper() == signs[stock]
        for seal in SEALS:
            assert words.name("seal", seal)[0].upper() == signs[seal][-1]
        printed = {sign.icon for signs_of in PRINTED.signs.values() for sign in signs_of}
        printed |= {sign.icon for contract in PRINTED.contracts.values() for sign in contract.gives}
        assert printed - {None} <= {*signs}


def test_the_large_table_shows_everything_that_lies_open():
    words = Words("en", GAME, NAMES[:3])
    seen = [seen for _, seen in moments(3, 6)][-1]
    scene = scene_of(Canvas(words, NIGHT, 94, True, {}), seen)
    text = drawn(seen, 94, 0, keys=False).plain
    table = seen.table
    for card in (*table.city_cards.values(), *table.area):
        assert words.name("good", card) in text
        assert scene.thing(card).plain.split(" · ")[0] in text
    for lying in table.contracts.values():
        for contract in filter(None, lying):
            assert re.search(rf"[≡✓]{number_of(scene, contract)} ", text)
    for place in PRINTED.locations:
        assert scene.place(place) in text
    for tile in (*table.markers.values(), *table.outposts.values()):
        assert scene.thing(tile).plain in text
    for one in table.travellers:
        assert words.name("character", one.character) in text
    assert words.text("marco-polo-board-legend").split(", ")[-1] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_every_good_and_seal(language):
    words = Words(language, GAME)
    said = JOURNEY.legend(words)
    for name, sign in icons_in(words).items():
        if name in STOCKS or name in SEALS:
            assert f"{sign} {words.name('seal' if name in SEALS else 'stock', name)}" in said


def test_the_news_leave_out_half_steps():
    playing, chance, told = Play(GAME, NAMES[:2], Fast(2), SHORT), Fast(2), dict[str, bool]()
    while not playing.over:
        play_on(playing, chance)
        events = [event.told_to(0) for event in playing.path[-1].events]
        told |= {event.kind: JOURNEY.is_news(event) for event in events if isinstance(event, Said)}
    assert told["uses"]
    assert told["gains"]
    assert not told["turns-to"]
    assert not told["picks"]


def test_a_screen_too_narrow_for_the_map_has_the_places_in_lines():
    _, seen = next(moments(2, 1))
    text = drawn(seen, 58, 0, keys=False).plain
    for leg in PRINTED.legs:
        one, other = leg.ends
        words = Words("en", GAME)
        scene = scene_of(Canvas(words, NIGHT, 58, True, {}), seen)
        price = scene.signs(leg.cost).plain
        for end in (one, other):
            assert re.search(rf"→{scene.place(end)}\s+{re.escape(price)}", text), (leg.ends, price)


# -- the map


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "lines"), [(94, 48), (74, 48), (158, 48), (72, 0)])
def test_the_map_has_every_place_and_every_price(language, width, lines):
    _, seen = next(moments(4, 1))
    text = drawn(seen, width, lines, language, keys=False).plain
    scene = scene_of(Canvas(Words(language, GAME), NIGHT, width, True, {}), seen)
    drawn_map = text[: text.index("\nI  ")]
    for place in PRINTED.locations:
        assert scene.place(place) in drawn_map
    prices: dict[str, int] = {}
    for leg in PRINTED.legs:
        price = "".join(f"{sign.text or ''}{scene.icons[sign.icon or '']}" for sign in leg.cost)
        prices[price] = prices.get(price, 0) + 1
    for price, count in prices.items():
        longer = sum(found for other, found in prices.items() if other != price and price in other)
        assert drawn_map.count(price) >= count + longer, (price, drawn_map)


def straight_through(cell: tuple[int, int], route: Sequence[tuple[int, int]]) -> str:
    """Which coordinate alone changes where a route goes through a cell; none at a bend."""
    at = list(route).index(cell)
    near = [*route[max(0, at - 1) : at + 2]]
    return "".join(axis for axis, values in zip("yx", zip(*near, strict=True), strict=True) if len({*values}) == 1)


@pytest.mark.parametrize(("width", "height"), [(94, 24), (94, 20), (74, 25), (72, 34), (158, 22)])
def test_legs_run_from_place_to_place_and_cross_without_joining(width, height):
    names = tuple((place, len(place)) for place in PRINTED.locations)
    chart = chart_of(GAME, names, width, height)
    taken = {cell for box in chart.boxes.values() for cell in box.cells()}
    assert len(taken) == sum(box.width * box.height for box in chart.boxes.values()), "places overlap"
    assert all(0 <= x < width and 0 <= y < height for x, y in (*taken, *chart.lines))
    for number, leg in enumerate(PRINTED.legs):
        route = chart.routes[number]
        assert not taken & {*route}
        assert all(abs(x - u) + abs(y - v) == 1 for (x, y), (u, v) in pairwise(route))
        for end, (x, y) in ((leg.ends[0], route[0]), (leg.ends[1], route[-1])):
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
            assert beside & {*chart.boxes[end].cells()}, leg.ends
        for other in range(number):
            for cell in {*route} & {*chart.routes[other]}:
                assert chart.lines[cell] == "┼"
                assert {straight_through(cell, route), straight_through(cell, chart.routes[other])} == {"x", "y"}


def test_a_map_without_room_for_its_prices_says_so_by_leaving_them_out():
    sites = {"a": Site(0, 0, 4, 1, 4), "b": Site(10, 0, 4, 1, 4)}
    roomy = charted(sites, [("a", "b", 3)], 20, 3)
    assert roomy.boxes["a"] == Box(0, roomy.boxes["a"].y, 4, 1, 4)
    assert len(roomy.prices) == 1
    assert charted(sites, [("a", "b", 30)], 20, 3).prices == {}


# -- contracts, shields


@pytest.mark.parametrize(
    ("asks", "has", "lacking"),
    [
        ({"camels": 2, "silk": 1}, {"camels": 1, "silk": 1}, {"camels": 1}),
        ({"camels": 2, "silk": 1}, {"camels": 1, "silk": 1, "jade": 1}, {}),
        ({"camels": 2, "jade": 1}, {"camels": 1, "jade": 1}, {"camels": 1}),
        ({"pepper": 2}, {"jade": 5}, {"pepper": 2}),
        ({"jade": 3, "camels": 1}, {"jade": 2}, {"jade": 1, "camels": 1}),
    ],
)
def test_what_is_missing_for_a_contract(asks, has, lacking):
    assert missing(asks, {**dict.fromkeys(STOCKS, 0), **has}) == lacking


def test_nothing_is_missing_exactly_when_the_rules_let_a_contract_be_completed():
    """Beside the rules' own judgement, in the positions of random games."""
    assert isinstance(GAME, MarcoPolo)
    within = without = 0
    for seed in range(4):
        for playing, seen in moments(3, seed):
            state, own = playing.state, seen.table.travellers[seen.seat]
            assert isinstance(state, MarcoPoloTable)
            for name in own.contracts:
                forbidden = why_not_complete(state, seen.seat, name)
                assert (missing(PRINTED.contracts[name].asks, own.stocks) == {}) == (forbidden is None), name
                within += forbidden is None
                without += forbidden is not None
    assert within > 20
    assert without > 20


def test_shields_count_as_at_the_end():
    for seed in range(3):
        *_, (playing, _) = moments(3, seed)
        chance = Fast(seed)
        while not playing.over:
            play_on(playing, chance)
        shown, standings = playing.view(0).table, playing.state.standings()
        for seat, one in enumerate(shown.travellers):
            shields = shields_of(PRINTED, one)
            worth = PRINTED.track[min(shields, len(PRINTED.track)) - 1] if shields else 0
            assert standings.points[seat]["shields"] == worth


# -- how parts are fitted


def test_parts_get_their_lines_by_rank_and_stand_in_their_order():
    long, short = [Text("a"), Text("b")], [Text("c")]
    parts = [Section(2, [long, short]), Section(0, [[Text("x")]]), Section(1, [long])]
    assert [str(line) for line in fitted(parts, 0)] == ["a", "b", "x", "a", "b"]
    assert [str(line) for line in fitted(parts, 5)] == ["a", "b", "x", "a", "b"]
    assert [str(line) for line in fitted(parts, 4)] == ["c", "x", "a", "b"]
    assert [str(line) for line in fitted(parts, 3)] == ["x", "a", "b"]
    assert [str(line) for line in fitted(parts, 2)] == ["c", "x"]


def test_what_flows_keeps_within_the_width():
    lines = flow([Text("one"), Text("two"), Text("three four five")], 10, Text("to "))
    assert [str(line) for line in lines] == ["to one", "   two", "   three", "       four", "       five"]
    assert flow([], 10, Text("to ")) == []


# -- plain lines, and nothing hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_board_says_what_lies_there_and_nothing_hidden(language):
    words = Words(language, GAME, NAMES[:3])
    differ = 0
    for number, (playing, seen) in enumerate(moments(3, 4)):
        if number % 5:
            continue
        viewer = 2
        seen = playing.view(viewer)
        lines = JOURNEY.lines(words, seen.table, seen.options)
        text = "\n".join(lines)
        for one in seen.table.travellers:
            assert words.text("marco-polo-board-points", count=one.points) in text
            assert not one.character or words.name("character", one.character) in text
        for name in PRINTED.locations:
            assert words.name("location", name) in text
        for card in (*seen.table.city_cards.values(), *seen.table.area):
            assert words.name("good", card) in text
        state = playing.state
        twin = scrambled(state, lambda place: not GAME.places.seers(place) & 4, Fast(number))
        differ += key(twin) != key(state)
        again = GAME.showing.table(twin, GAME.places.sight(viewer))
        assert JOURNEY.lines(words, again, seen.options) == lines
    assert differ


def test_the_drawn_board_tells_nothing_hidden():
    differ = 0
    for number, (playing, _) in enumerate(moments(3, 9)):
        if number % 10:
            continue
        seen = playing.view(1)
        twin = scrambled(playing.state, lambda place: not GAME.places.seers(place) & 2, Fast(number))
        differ += key(twin) != key(playing.state)
        again = changed(seen, table=GAME.showing.table(twin, GAME.places.sight(1)))
        assert drawn(again, 94, 0, keys=False) == drawn(seen, 94, 0, keys=False)
    assert differ


def test_at_the_end_the_goals_of_all_are_in_the_plain_lines():
    playing, chance = Play(GAME, NAMES[:2], Fast(2), SHORT), Fast(2)
    while not playing.over:
        play_on(playing, chance)
    words = Words("en", GAME, NAMES[:2])
    text = "\n".join(JOURNEY.lines(words, playing.view(-1).table, {}))
    for one in playing.view(-1).table.travellers:
        assert one.goals
        assert words.name("good", one.goals[0]) in text
