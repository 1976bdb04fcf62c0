"""What a client is told about each question, and what no position may say while it is open."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from sarai.games.dunhuang import constants
from sarai.games.dunhuang.characters import SIXTEEN
from sarai.games.dunhuang.covering import DunhuangCovering
from sarai.kernel.position import position_line, read_position_line
from sarai.kernel.reasons import BadPosition
from sarai.kernel.showing import phases
from sarai.lab.coverage import record_game
from tests.games.dunhuang.scene import Scene, loaded, on

GAME = loaded()
TOLD = {
    "keep-one": ("goal", {"keep tea": "drawn:0:tea"}),
    "place-camel": ("goal", {"start trader": "market:4", "start musician": ""}),
    "move-camel": ("turn", {"camel 1": "market:0", "camel 11": "market:2"}),
    "pick-up": ("tokens", {"place shop": "shop:0", "place hand": "hand:0"}),
    "buddhist-price": ("buddhist", {"pay": "", "leave": ""}),
    "manichean-defence": ("manichean", {"defend": "", "yield": ""}),
    "bonus": ("manichean", {"use": "character:7", "coins": "coins", "pass": ""}),
    "discard-from-hand": ("manichean", {"discard tea": "hand:0:tea"}),
    "discard-from-shop": ("manichean", {"discard tea": "shop:0:tea"}),
    "keep-drawn": ("manichean", {"keep tea": "drawn:0:tea"}),
    "lift-from-shop": ("manichean", {"lift tea": "shop:0:tea"}),
    "take-for-shop": ("manichean", {"take maid": "market:5", "take domestic": ""}),
    "take-for-hand": ("manichean", {"take maid": "market:5", "take domestic": ""}),
    "lay-in-shop": ("manichean", {"lay tea": "hand:0:tea"}),
    "give-to-market": ("manichean", {"give tea": "hand:0:tea"}),
    "lift-or-lay": ("manichean", {"lift tea": "shop:0:tea", "lay tea": "hand:0:tea"}),
    "choose-opponent": ("manichean", {"trade B": "hand:1", "trade D": "hand:3"}),
    "victim-gives": ("manichean", {"give tea": "hand:0:tea"}),
    "give-back": ("manichean", {"give tea": "hand:0:tea"}),
    "collect": ("manichean", {"take maid": "market:5", "take domestic": ""}),
    "flip-token": ("manichean", {"flip tea": "shop:0:tea"}),
}
"""By question: where the rules explain it, and where its actions point, legal or not."""


def test_questions_actions_and_characters_stand_in_the_order_of_their_numbers():
    for number, question in enumerate(GAME.questions):
        assert getattr(constants, question.name.upper().replace("-", "_")) == number
    assert len(GAME.questions) == constants.OVER
    for family in GAME.actions.families:
        if family != "time-up":
            assert GAME.actions.base(family) == getattr(constants, family.upper())
    assert GAME.actions.parse("place hand") == constants.HAND
    assert [type(one).__name__.lower() for one in SIXTEEN] == list(constants.CHARACTERS)


def test_each_question_says_where_rules_speak_of_it_and_where_its_actions_point_at():
    table, actions, found = Scene(4).table, GAME.actions, {}
    for question in GAME.questions:
        said = {}
        for text in TOLD[question.name][1]:
            action = actions.parse(text)
            family = actions.family(action).name
            assert family in question.families
            said[text] = question.target(table, 0, family, actions.arguments(action))
        assert {text.split()[0] for text in said} == set(question.families)
        found[question.name] = question.topic_now(table), said
    assert found == TOLD


def test_the_rules_on_a_character_help_with_what_it_asks():
    asked = on("general", A={"hand": "tea"}, take="shop").asked()
    assert (asked.topic, asked.families) == ("general", ["take"])


def test_the_board_knows_what_follows_from_pack_and_rules():
    board = GAME.showing.board()
    assert {board.steps[name] for name in ("keep-one", "place-camel")} == {0}
    assert [board.steps[name] for name in ("move-camel", "pick-up", "manichean-defence", "collect", "over")] == [
        *(1, 2, 2, 3, 5)
    ]
    assert set(board.steps) == {*TOLD, "over"}
    assert (board.free_steps, board.goods_to_win, board.points) == (1, 4, {"tokens": 2, "prestige": 1})
    assert board.tiles == [list(tile.sides) for tile in GAME.content.tiles]


# -- positions


BUDDHIST = "painter,dancer,interpreter,general,merchant,maid,farmer,buddhist"
SHOW_ALL = [(3, "random"), (20, "random"), (0, BUDDHIST)]
"""Seeds and rings of games in which every question is asked."""


@cache
def positions() -> dict[str, tuple[int, dict[str, str], str]]:
    """A position for each question and one that is over, with its seats and options."""
    found: dict[str, tuple[int, dict[str, str], str]] = {}
    for seed, tiles in SHOW_ALL:
        playing = record_game(GAME, 2 + seed % 3, seed, DunhuangCovering.tempers[3], {"tiles": tiles})
        for step in playing.path:
            name = phases(GAME.questions)[step.state.phase]
            if name not in found:
                line = position_line(step.state, step.memories)
                found[name] = step.state.seats, dict(step.state.options), line
    return found


def read(name: str, said: dict[str, Any], **options: str) -> None:
    seats, agreed, _ = positions()[name]
    read_position_line(GAME, seats, {**agreed, **options}, json.dumps(said))


def said_of(name: str) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(positions()[name][2])
    return said


@pytest.mark.parametrize("name", [*TOLD, "over"])
def test_a_position_of_each_question_is_read(name):
    read(name, said_of(name))


@pytest.mark.parametrize(
    ("name", "member", "value", "fault"),
    [
        ("move-camel", "turn", "E", "table.turn is 'E'"),
        ("move-camel", "steps", 1, "table.steps"),
        ("move-camel", "end", "market-dry", "end should be given"),
        ("move-camel", "chosen", 10, "table.chosen should be 0 to 9"),
        ("move-camel", "next_bag", 0, "above the numbers of all bags"),
        ("move-camel", "last_round", True, "D22"),
        ("move-camel", "coins", -1, "there are"),
        ("move-camel", "deciding", [], "over when its phase is over"),
        ("move-camel", "phase", "place-camel", "nobody but"),
        ("pick-up", "steps", 0, "table.steps"),
        ("give-to-market", "phase", "collect", "only shepherd or farmer asks this"),
        ("bonus", "phase", "pick-up", "nothing to pick up"),
        ("give-to-market", "chosen", 9, "number of a Market space"),
        ("give-back", "owed", 0, "table.owed"),
        ("give-back", "exchange", 0, "table.owed"),
        ("over", "phase", "move-camel", "end should be given"),
        ("over", "end", "", "end should be given"),
        ("over", "end", "resigned", "table.end is 'resigned'"),
    ],
)
def test_what_a_position_may_not_say(name, member, value, fault):
    said = said_of(name)
    assert said["table"][member] != value
    said["table"][member] = value
    with pytest.raises(BadPosition, match=fault):
        read(name, said)


def test_a_token_in_question_is_held_by_somebody_and_wanted_by_who_can_pay():
    price = said_of("buddhist-price")
    poor = price["table"]["merchants"]["ABCD".index(price["table"]["thief"])]
    price["table"]["coins"], poor["coins"] = price["table"]["coins"] + poor["coins"], 0
    with pytest.raises(BadPosition, match="D21"):
        read("buddhist-price", price)
    defence = said_of("manichean-defence")
    table, good = defence["table"], GAME.pieces[defence["table"]["chosen"]]
    owner = next(one for one in table["merchants"] if one["seat"] == table["deciding"][0])
    [token] = (one for one in owner["tokens"] if one["good"] == good)
    for change, fault in (
        ({"thief": owner["seat"]}, "as many of that good"),
        ({"after_token": "keep-one"}, r"table\.after_token"),
        ({"turn": owner["seat"]}, "whose turn it is"),
    ):
        with pytest.raises(BadPosition, match=fault):
            read("manichean-defence", {**defence, "table": {**table, **change}})
    token["flipped"] = False
    with pytest.raises(BadPosition, match="商 side up"):
        read("manichean-defence", defence)
    owner["tokens"].remove(token)
    with pytest.raises(BadPosition, match="nobody is asked in phase"):
        read("manichean-defence", defence)


def test_what_was_offered_lies_in_the_shop_and_nobody_trades_alone():
    for name in ("take-for-shop", "lay-in-shop"):
        said = said_of(name)
        mine = said["table"]["merchants"]["ABCD".index(said["table"]["turn"])]["shop"]
        said["table"]["chosen"] = next(number for number, good in enumerate(GAME.pieces) if good not in mine)
        with pytest.raises(BadPosition, match="a good in the Shop"):
            read(name, said)
    said = said_of("give-back")
    said["table"]["partner"] = said["table"]["turn"]
    with pytest.raises(BadPosition, match="should be an opponent"):
        read("give-back", said)


def test_tokens_lie_once_and_on_the_largest_collection():
    said = said_of("move-camel")
    one, other = said["table"]["merchants"][:2]
    tea = {"good": "tea", "flipped": False}
    for tokens, mine, theirs, fault in (
        ([tea], {}, {}, "D21e"),
        ([tea], {"tea": 1}, {"tea": 2}, "D21d"),
        ([tea, tea], {"tea": 1}, {}, "two have the tea token"),
    ):
        one["tokens"], one["shop"], other["tokens"], other["shop"] = tokens, mine, [], theirs
        with pytest.raises(BadPosition, match=fault):
            read("move-camel", said)


def test_the_ring_has_a_side_of_each_tile_and_is_the_one_agreed_on():
    said = said_of("move-camel")
    with pytest.raises(BadPosition, match="the one agreed on in option tiles"):
        read("move-camel", said, tiles=",".join(tile.sides[0] for tile in reversed(GAME.content.tiles)))
    said["table"]["ring"][0]["character"] = said["table"]["ring"][1]["character"]
    with pytest.raises(BadPosition, match="D1"):
        read("move-camel", said)
    said["table"]["merchants"].reverse()
    with pytest.raises(BadPosition, match="in order"):
        read("move-camel", said)
    said["table"]["ring"].pop()
    with pytest.raises(BadPosition, match="should have 8 entries"):
        read("move-camel", said)


def test_hidden_cards_are_counted_and_a_supply_has_a_bottom():
    said = said_of("move-camel")
    said["table"]["merchants"][0]["cards"] += 1
    with pytest.raises(BadPosition, match="hand:0 should list"):
        read("move-camel", said)
    said = said_of("move-camel")
    said["table"]["prestige"], spare = -1, said["table"]["prestige"] + 1
    said["table"]["merchants"][0]["prestige"] += spare
    with pytest.raises(BadPosition, match="D13"):
        read("move-camel", said)
    read("move-camel", said, supply="unlimited")
