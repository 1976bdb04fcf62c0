"""What is sent to be drawn and asked, and impossible positions."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from sarai.bots import ask
from sarai.games.adventures.board import SHAPE, SHAPES, WAY_NAMES, turned
from sarai.games.adventures.sand import Sand
from sarai.kernel.chance import Fast
from sarai.kernel.events import Said
from sarai.kernel.plain_data import to_toml
from sarai.kernel.play import Play
from sarai.kernel.position import position_text, read_position
from sarai.kernel.reasons import BadPosition
from sarai.kernel.view import foresee
from tests.games.adventures import slow
from tests.games.adventures.scene import SHORT, Scene, loaded


def playing(*answers: str, mode: str = "live", seats: int = 2) -> Play:
    """A second passes before each answer."""
    found = Play(loaded(), ["Ann", "Ben", "Cem"][:seats], Fast(2), {"mode": mode})
    for answer in answers:
        found.answer("ABC".index(answer[0]), answer[2:], found.at + 1000)
    return found


# -- questions


@pytest.mark.parametrize(
    ("mode", "answers", "kind", "topic", "families"),
    [
        ("live", (), "ready", "round", "ready"),
        ("own-time", (), "open", "round", "open"),
        ("own-time", ("A open",), "build", "building", "place bonus turn lift declare stop"),
        ("turns", (), "build", "building", "place bonus turn lift declare stop"),
    ],
)
def test_a_prompt_says_its_topic_and_its_families(mode, answers, kind, topic, families):
    asked = playing(*answers, mode=mode).prompts[0]
    assert asked is not None
    assert (asked.kind, asked.topic, asked.families) == (f"adventures-ask-{kind}", topic, families.split())


def test_who_picks_a_bonus_tile_is_pointed_at_the_tiles():
    scene = Scene("", SHORT, goods="lamps b2-b3", round_=1, mode="turns").do("A stop", "B declare")
    question = scene.table.asked(0)
    assert question.topic_now(scene.table) == "bonus"
    told = [question.target(scene.table, 0, "pick", {"tile": shape}) for shape in SHAPES]
    assert told == ["tile:straight", "tile:wide", "tile:tight"]


def test_a_change_of_the_board_points_at_its_hex_possible_or_not():
    table = Scene("c3 e-w", "", mode="turns").table
    question = table.asked(0)
    for family in ("place", "bonus", "turn", "lift"):
        assert question.target(table, 0, family, {"hex": "c3", "way": "e-w"}) == "hex:c3"
    assert question.target(table, 0, "declare", {}) == ""


def test_a_question_to_build_says_how_much_sand_there_is():
    def sand(*answers: str, mode: str) -> list[Any]:
        return [asked and asked.shows for asked in playing(*answers, mode=mode).prompts]

    assert sand(mode="live") == [None, None]
    assert sand("A ready", "B ready", mode="live") == [Sand(122_000, 0, 0)] * 2
    assert sand("A open", "B open", "B place c3 e-w", mode="own-time") == [Sand(121_000, 0, 0), Sand(122_000, 0, 0)]
    assert sand("A place c3 e-w", mode="turns") == [Sand(0, 120, 3)] * 2
    assert sand(mode="relaxed") == [Sand(0, 0, 0)] * 2


# -- the board


def test_the_board_that_is_sent_is_that_of_the_other_geometry():
    board = loaded().showing.board()
    assert [side.name for side in board.sides] == slow.AROUND
    assert all(side.opposite == slow.opposite(side.name) for side in board.sides)
    assert {one.name for one in board.hexes} == set(slow.CUBES)
    middles = {one.name: (one.x, one.y) for one in board.hexes}
    for one in board.hexes:
        for side in board.sides:
            other = slow.beyond(one.name, side.name)
            assert one.beyond.get(side.name) == other
            if other is not None:
                assert middles[other] == (one.x + 2 * side.x, one.y + 2 * side.y)
    assert board.rows == [3, 4, 5, 4, 3]
    assert board.rounds == 4
    for shape, ways in board.ways.items():
        assert ways == [way for number, way in enumerate(WAY_NAMES) if SHAPES[SHAPE[number]] == shape]
        after = [WAY_NAMES[int(turned(WAY_NAMES.index(way)))] for way in ways]
        assert after == [*ways[1:], ways[0]]


# -- impossible positions

END = 10**400


def merchant(number: int, **members: Any) -> Callable[[dict[str, Any]], None]:
    return lambda table: table["merchants"][number].update(members)


def points(**members: int) -> Callable[[dict[str, Any]], None]:
    return lambda table: table["merchants"][0]["points"].update(members)


def last(**members: Any) -> Callable[[dict[str, Any]], None]:
    return lambda table: table["last"]["arrivals"][0].update(members)


def top(**members: Any) -> Callable[[dict[str, Any]], None]:
    return lambda table: table.update(members)


def swap_maps(table: dict[str, Any]) -> None:
    table["maps"][2], table["maps"][3] = table["maps"][3], table["maps"][2]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (points(spared=-END), "a number of over 18 digits"),
        (points(spared=-(10**18)), "spared should be -10000 to 10000"),
        (points(goods=1), "points add up to"),
        (merchant(0, score=-1), "score should be 0 to 10000"),
        (merchant(0, time=END), "a number of over 18 digits"),
        (merchant(0, commands=401), "commands should be 0 to 400"),
        (merchant(0, tiles=2), "2 tiles are counted"),
        (merchant(0, layout={"c3": "e-e"}), "is 'e-e'"),
        (merchant(0, layout={"c6": "e-w"}), "is 'c6'"),
        (merchant(0, layout={"c3": "e-w*"}), "more straight tiles lie there than there are"),
        (merchant(0, doing="waiting"), "cannot be waiting"),
        (merchant(0, doing="declared"), "nobody but B is asked"),
        (merchant(0, has_map=False), "a player has a map exactly while"),
        (merchant(0, bonus={"straight": 1, "wide": 0, "tight": 0}), "there are 2 straight bonus tiles"),
        (merchant(0, bonus={"straight": 0}), "should have straight, wide, tight"),
        (merchant(0, par=3), "table.merchants does not fit"),
        (merchant(1, seat="A"), "should be for seats A B"),
        (top(icons=["rotate", "rotate"]), "table.icons does not fit"),
        (top(card="constantinople-rome"), "is 'constantinople-rome'"),
        (top(cards_left=3), "table.cards_left does not fit"),
        (top(prices={"wheat": 2}), "one of its prices"),
        (top(round=9), "round should be 1 to 4"),
        (top(phase="ready"), "cannot be building"),
        (top(phase="pick"), "cannot be building"),
        (top(phase="over"), "over"),
        (top(deciding=["A"]), "table.deciding should be"),
        (top(started=-1), "started should be 0"),
        (top(maps_left=[4, 6, 6]), "should have 4 entries"),
        (top(keys={}), "table.keys should be given"),
        (swap_maps, "of another round"),
        (last(map="map-99"), "is 'map-99'"),
        (last(goods=[]), "one of the meanings"),
        (last(cause="lost"), "is 'lost'"),
        (last(route=["a1"]), "table.last does not fit"),
        (last(goods_points=END), "a number of over 18 digits"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_fault(change, fault):
    game = loaded()
    found = playing("A place c3 e-w", "A declare", "B stop", "A place c4 e-w", mode="turns")
    data = tomllib.loads(position_text(found.state, [found.memory(seat) for seat in (0, 1, -1)]))
    read_position(game, to_toml(data))
    change(data["table"])
    with pytest.raises(BadPosition, match=fault):
        read_position(game, to_toml(data))


def test_a_bonus_tile_used_up_lies_where_it_lay_while_the_next_is_picked():
    game = loaded()
    found = Play(game, ["Ann", "Ben"], Fast(0), {"mode": "relaxed"})
    for mine in (("declare", "pick straight"), ("bonus c3 e-w", "declare")):
        for answer in mine:
            while found.view(1).prompt is not None:
                found.act(1, ask(game, "merchant:4", found.view(1), len(found.path)))
            found.answer(0, answer, found.at)
    while found.view(1).prompt is not None:
        found.act(1, ask(game, "merchant:4", found.view(1), len(found.path)))
    seen = found.view(0)
    assert seen.table.phase == "pick"
    assert seen.table.merchants[0].layout == {"c3": "e-w*"}
    assert seen.table.gone["straight"] == 1
    told = foresee(game, seen, game.actions.parse("pick wide"))
    assert any(isinstance(event, Said) and event.kind == "gets-bonus" for event in told)
    text = position_text(found.state, [found.memory(seat) for seat in (0, 1, -1)])
    assert read_position(game, text)
