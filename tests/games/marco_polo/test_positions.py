"""Hand-written positions: what is impossible is named, and what is read is written back the same."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import pytest

from sarai.kernel.chance import Fast
from sarai.kernel.plain_data import to_toml
from sarai.kernel.position import position_text, read_position
from sarai.kernel.reasons import BadPosition
from sarai.kernel.showing import phases
from tests.laws.driver import GAMES, random_play

GAME = GAMES["marco-polo"]
Plain = dict[str, Any]


@cache
def texts() -> dict[str, str]:
    """A position of three travellers for each question that some games ask."""
    found: dict[str, str] = {}
    for seed in range(2):
        for playing in random_play(GAME, 3, seed):
            phase = phases(GAME.questions)[playing.state.phase]
            found[phase] = position_text(playing.state, playing.path[-1].memories)
    return found


def written(phase: str) -> Plain:
    return tomllib.loads(texts()[phase])


def refused(data: Plain) -> str:
    with pytest.raises(BadPosition) as bad:
        read_position(GAME, to_toml(data))
    return "\n".join(bad.value.faults)


def test_every_question_is_read_and_written_alike():
    assert len(texts()) > 12
    for text in texts().values():
        assert position_text(*read_position(GAME, text)) == text


Change = Callable[[Plain], object]
TURN: list[tuple[Change, str]] = [
    (lambda table: table.update(phase="reading"), "table.phase is 'reading'"),
    (lambda table: table.update(stage="late"), "table.stage is 'late'"),
    (lambda table: table.update(end="rounds"), "table.end should be given"),
    (lambda table: table.update(round=6), "table.round should be 1 to 5, not 6"),
    (lambda table: table.update(idle=3), "table.idle should be 0 to 2, not 3"),
    (lambda table: table.update(first="D"), "table.first is 'D'; there are: A, B, C"),
    (lambda table: table.update(highest="bag"), "table.highest is 'bag', which is not a travel space"),
    (lambda table: table.update(deciding=[]), "a game is over when its phase is over"),
    (lambda table: table.update(deciding=["A", "B", "C"]), "table.deciding: nobody but"),
    (lambda table: table["travellers"].reverse(), "table.travellers should be for seats A B C, in order"),
    (lambda table: table["travellers"].pop(), "table.travellers should be for seats A B C, in order"),
    (lambda table: table["spaces"].pop("bag"), "table.spaces should have book-1,"),
    (lambda table: table["spaces"]["bag"].append({"colour": "pink", "value": 1}), "colour is 'pink'"),
    (lambda table: table["spaces"]["bag"].append({"colour": "A", "value": 7}), "value should be 1 to 6, not 7"),
    (lambda table: table["spaces"]["bag"].append({"colour": "A", "value": 6}), "should have 5 dice in all"),
    (lambda table: table.update(black_dice=table["black_dice"] - 1), "black dice in all"),
    (lambda table: table["offers"].pop(), "table.offers should have 3 entries, not 2"),
    (lambda table: table["offers"].reverse(), "is not an offer of offer-1"),
    (lambda table: table["area"].append("mint"), "table.area should have 2 entries, not 3"),
    (lambda table: table["contracts"].update(beijing=["", ""]), "table.contracts should have"),
    (lambda table: table["contracts"]["xian"].pop(), "table.contracts.xian should have 2 entries, not 1"),
    (lambda table: table["contracts"].update(xian=["blue-1", ""]), "table.contracts.xian[0] is 'blue-1'"),
    (lambda table: table["markers"].update(beijing="marker-1"), "table.markers should have"),
    (lambda table: table["outposts"].update(xanadu="outpost-1"), "table.outposts is 'xanadu'"),
    (lambda table: table.update(characters=["marco"]), "table.characters[0] is 'marco'"),
    (lambda table: table.update(fresh=["kabul", "kabul"]), "table.fresh lists something twice"),
    (lambda table: table.update(fresh=["moon-spring"]), "table.fresh[0] is 'moon-spring'"),
    (lambda table: table["box"].update({"red-1": 2}), "table.box.red-1 should be 1 to 1, not 2"),
    (lambda table: table["blue_left"].update(size=9), "table: blue should list 9 cards"),
    (lambda table: table["goals_left"].update(cards={}), "table: goals should list"),
    (lambda table: table["blue_left"]["cards"].update({"red-1": 1}), "table: red-1 is not a card of blue"),
    (lambda table: table["red_pile"]["bags"][0].update(size=1), "should list 1 cards, not"),
    (
        lambda table: table["red_pile"]["bags"].append(table["red_pile"]["bags"][0]),
        "two bags of red have the same number",
    ),
    (lambda table: table["offer_piles"].pop(), "table.offer_piles should have 3 entries, not 2"),
]
TRAVELLER: list[tuple[Change, str]] = [
    (lambda one: one.update(character="marco"), "character is 'marco'"),
    (lambda one: one.update(figures=[]), "table.travellers A should have one figure, or two"),
    (lambda one: one.update(figures=["beijing"] * 3), "table.travellers A should have one figure, or two"),
    (lambda one: one.update(figures=["rome"]), "figures[0] is 'rome'"),
    (lambda one: one["stocks"].pop("jade"), "stocks should have coins, camels"),
    (lambda one: one["stocks"].update(jade=-1), "stocks.jade should be 0 to 10000, not -1"),
    (lambda one: one["stocks"].update(coins=10**30), "not a number of over 18 digits"),
    (lambda one: one.update(points=-(10**30)), "not a number of over 18 digits"),
    (lambda one: one["dice"].append(6), "should have 5 dice in all"),
    (lambda one: one["dice"].append(0), "should be 1 to 6, not 0"),
    (lambda one: one.update(posts=["beijing"]), "posts[0] is 'beijing'"),
    (lambda one: one["seals"].update(farmer="lost"), "seals.farmer is 'lost'"),
    (lambda one: one["contracts"].extend(["red-1", "red-1"]), "contracts lists something twice"),
    (lambda one: one["completed"].append("mint"), "is 'mint'"),
    (lambda one: one["goals"].append("goal-99"), "is 'goal-99'"),
    (lambda one: one.update(goal_cards=3), "table: goal:0 should list 3 pieces, not"),
    (lambda one: one.update(shields=100), "shields should be 0 to 99, not 100"),
]
DOING: list[tuple[Change, str]] = [
    (lambda doing: doing.update(task="sleep 1"), "table.doing.task is 'sleep 1'"),
    (lambda doing: doing.update(task="move"), "should be a task and a number below 1000"),
    (lambda doing: doing.update(task="move 1000"), "should be a task and a number below 1000"),
    (lambda doing: doing.update(todo=[""]), "table.doing.todo[0] is ''"),
    (lambda doing: doing.update(bonuses=["marker rome"]), "table.doing.bonuses[0] is 'marker rome'"),
    (lambda doing: doing.update(space="moon"), "table.doing.space is 'moon'"),
    (lambda doing: doing.update(picked=["7"]), "table.doing.picked[0] is '7'"),
    (lambda doing: doing.update(choice=-2), "table.doing.choice should be -1 to 65536, not -2"),
    (lambda doing: doing.update(incoming="mint"), "table.doing.incoming is 'mint'"),
    (lambda doing: doing["movement"].update(oases=["beijing"]), "table.doing.movement.oases[0] is 'beijing'"),
    (lambda doing: doing["movement"].update(figure=3), "table.doing.movement.figure should be 1 to 2, not 3"),
    (lambda doing: doing["movement"].update(at="rome"), "table.doing.movement.at is 'rome'"),
    (lambda doing: doing["payment"].update(purpose="fun"), "table.doing.payment.purpose is 'fun'"),
    (lambda doing: doing["payment"].update(jade=-1), "table.doing.payment.jade should be 0 to 10000, not -1"),
]


def _named(cases: list[tuple[Change, str]]) -> list[Any]:
    return [pytest.param(*case, id=case[1]) for case in cases]


@pytest.mark.parametrize(("change", "fault"), _named(TURN))
def test_a_table_that_cannot_be_is_refused(change, fault):
    data = written("turn")
    change(data["table"])
    assert fault in refused(data)


@pytest.mark.parametrize(("change", "fault"), _named(TRAVELLER))
def test_a_traveller_who_cannot_be_is_refused(change, fault):
    data = written("turn")
    change(data["table"]["travellers"][0])
    assert fault in refused(data)


@pytest.mark.parametrize(("change", "fault"), _named(DOING))
def test_what_cannot_be_carried_out_is_refused(change, fault):
    data = written("turn")
    change(data["table"]["doing"])
    assert fault in refused(data)


def test_any_change_is_refused_in_words_or_can_be_played():
    for seed in range(150):
        chance = random.Random(seed)
        data = written(chance.choice(sorted(texts())))
        _spoil(data["table"], chance)
        with suppress(BadPosition):
            state, _ = read_position(GAME, to_toml(data))
            for seat in range(state.seats):
                for action in state.legal(seat):
                    state.clone().apply(seat, action, Fast(seed), None)


def _spoil(thing: Any, chance: random.Random) -> None:
    """Change one member somewhere below."""
    members = list(thing) if isinstance(thing, dict) else list(range(len(thing)))
    if not members:
        return
    name = chance.choice(members)
    value = thing[name]
    if isinstance(value, dict | list) and value and chance.random() < 0.9:
        _spoil(value, chance)
    elif isinstance(value, list):
        value.append(copy.deepcopy(chance.choice(value)) if value else "xian")
    else:
        thing[name] = chance.choice((-1, 0, 1, 5, 99, 10**30, "", "xian", "red-1", "A", "marker 3", [], True))
