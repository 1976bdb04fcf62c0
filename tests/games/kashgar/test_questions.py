"""What a client is told about each question, and what no position may say while it is open."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from sarai import games
from sarai.games.kashgar import constants
from sarai.games.kashgar.covering import KashgarCovering
from sarai.kernel.chance import Fast
from sarai.kernel.game import reasons
from sarai.kernel.playout import playout
from sarai.kernel.position import position_line, position_text, read_position_line
from sarai.kernel.prompts import prompt
from sarai.kernel.reasons import BadPosition
from sarai.kernel.view import views
from sarai.lab.coverage import record_game
from tests.games.kashgar.scene import Scene
from tests.laws.driver import named, seeds

GAME = games.load("kashgar")
TOLD = {
    "choose": ("turn", {"use 2 1": "caravans:0:1", "part 3 2": "caravans:0:2", "pass 1": "caravans:0:0"}),
    "pay": ("turn", {"pay anise": "stocks:0:anise"}),
    "raise": ("stocks", {"raise mules": "stocks:0:mules"}),
    "set-stock": ("stocks", {"set gold": "stocks:0:gold"}),
    "amount": ("stocks", {"trade 3": ""}),
    "keep-card": ("cards", {"keep planter": "drawn:0:planter"}),
    "take-card": ("cards", {"take elder": "discard:elder"}),
    "fulfil-open": ("contracts", {"fulfil garrison": "market:1", "fulfil school": "drawn:0:school"}),
    "fulfil-drawn": ("contracts", {"fulfil garrison": "drawn:0:garrison", "enough": ""}),
    "pay-price": ("contracts", {"pay pepper": "stocks:0:pepper"}),
    "choose-rival": ("cards", {"rival B": "merchant:1", "rival D": "merchant:3"}),
    "choose-caravan": ("cards", {"caravan 3": "caravans:1:2"}),
    "remove-card": ("cards", {"remove elder": "caravans:1:2:elder"}),
}
"""By question: where the rules explain it, and where its actions point, legal or not."""


def test_questions_stand_in_the_order_of_their_numbers_and_actions_begin_where_the_rules_say():
    for number, question in enumerate(GAME.questions):
        assert getattr(constants, question.name.upper().replace("-", "_")) == number
    assert len(GAME.questions) == constants.OVER
    bases = {
        "use": constants.USE,
        "part": constants.PART,
        "pass": constants.PASS,
        "pay": constants.PAY_SPICE,
        "trade": constants.TRADE,
    }
    bases |= {
        "raise": constants.RAISE_STOCK,
        "set": constants.SET_TO,
        "enough": constants.ENOUGH,
        "caravan": constants.CARAVAN,
    }
    bases |= {"rival": constants.RIVAL, "keep": constants.KEEP}
    assert {name: GAME.actions.base(name) for name in bases} == bases


def test_each_question_says_where_rules_speak_of_it_and_where_its_actions_point_at():
    scene = Scene(seats=4)
    scene.table.rival, scene.table.target = 1, 2
    found = {}
    for question in scene.game.questions:
        _, pointed = TOLD[question.name]
        said = {}
        for text in pointed:
            action = scene.game.actions.parse(text)
            family = scene.game.actions.family(action).name
            assert family in question.families
            said[text] = question.target(scene.table, 0, family, scene.game.actions.arguments(action))
        found[question.name] = question.topic, said
    assert found == TOLD


def test_the_board_knows_what_is_printed_on_the_cards():
    printed = GAME.showing.board()
    dealer, captain = printed.persons["spice-dealer"], printed.contracts["sea-captain"]
    assert (dealer.points, dealer.must, dealer.caravan) == (-1, False, ["spice-dealer.caravan.1"])
    assert [name for name, one in printed.persons.items() if one.must] == ["patriarch", "matriarch", "gate-keeper"]
    assert printed.persons["farmer"].points_per == "grain-field"
    assert (captain.points, captain.mules, captain.price) == (4, 3, {"cinnamon": 6, "mules": 1})


# -- positions


@cache
def positions() -> dict[str, list[tuple[int, dict[str, str], str]]]:
    """Some positions for each question, from whole games, with their seats and options."""
    found: dict[str, list[tuple[int, dict[str, str], str]]] = {question.name: [] for question in GAME.questions}
    seed = 0
    while min(map(len, found.values())) < 3:
        playing = record_game(GAME, 2 + seed % 3, seed, KashgarCovering.tempers[1], {"expansion": "all"})
        for step in playing.path[:-1]:
            known = found[GAME.questions[step.state.phase].name]
            if len(known) < 3:
                known.append((step.state.seats, dict(step.state.options), position_line(step.state, step.memories)))
        seed += 1
    return found


def read(said: dict[str, Any], name: str, number: int = 0) -> Any:
    seats, options, _ = positions()[name][number]
    return read_position_line(GAME, seats, options, json.dumps(said))


def table_of(name: str) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(positions()[name][0][2])
    return said


@pytest.mark.parametrize(
    ("name", "member", "value", "fault"),
    [
        ("choose", "end", "goal", "end should be given"),
        ("choose", "round", 61, "K19"),
        ("choose", "deciding", [], "over when its phase is over"),
        ("choose", "turn", "", "table.turn is ''"),
        ("choose", "market", ["well"], "should have 4 entries"),
        ("choose", "unused_cards", 1, "unused should list 1 cards"),
        ("choose", "phase", "raise", "table.doing should be given while"),
        ("raise", "phase", "choose", "nothing is being carried out"),
        ("raise", "phase", "amount", "does not ask amount in this step"),
        ("raise", "doing.left", 0, "does not ask raise in this step, or not that often"),
        ("raise", "doing.deed", 3, "no such action"),
        ("raise", "doing.step", 9, "no such step"),
        ("keep-card", "doing.left", 9, "no more cards can be kept"),
        ("keep-card", "drawn.count", 9, "should list 9 cards"),
        ("keep-card", "drawn.deck", "contract", "table.drawn should be given while"),
        ("choose-caravan", "doing.rival", "E", "table.doing.rival is 'E'"),
        ("remove-card", "doing.target", 3, "does not ask remove-card in this step"),
        ("pay-price", "doing.contract", "", "does not ask pay-price in this step"),
        ("pay-price", "doing.target", 9, "does not ask pay-price in this step"),
        ("pay", "doing.left", 9, "does not ask pay in this step, or not that often"),
    ],
)
def test_what_cannot_be_while_a_question_is_open_is_named(name, member, value, fault):
    said = table_of(name)
    holder, _, last = member.rpartition(".")
    (said["table"][holder] if holder else said["table"])[last] = value
    with pytest.raises(BadPosition) as bad:
        read(said, name)
    assert fault in str(bad.value)


def test_stocks_points_and_bags_are_counted():
    for change, fault in (
        (lambda shown: shown["merchants"][0]["stocks"].update(mules=7), "mules should be 0 to 6, not 7 [K21]"),
        (lambda shown: shown["merchants"][0].update(points=-(10**9)), "table.merchants[0].points should be"),
        (lambda shown: shown["merchants"][1].update(points=24), "not 24 [K11]"),
        (lambda shown: shown["merchants"][1].update(rose=10**6), "rose should be 0 to table.moment"),
        (lambda shown: shown["merchants"].reverse(), "in order"),
        (lambda shown: shown["standard"].update(next_bag=0), "below next_bag"),
        (lambda shown: shown["box"].update(elder=1), "in all, not 4"),
    ):
        said = table_of("choose")
        change(said["table"])
        with pytest.raises(BadPosition) as bad:
            read(said, "choose")
        assert fault in str(bad.value), fault


def test_a_position_with_other_words_and_numbers_is_refused_or_can_be_played(shard, deep):
    for seed in seeds(6, deep, 20_000, shard):
        with named(seed):
            _is_refused_or_played(random.Random(seed))


def _is_refused_or_played(chance: random.Random) -> None:
    name = chance.choice(list(positions()))
    seats, options, text = chance.choice(positions()[name])
    said = json.loads(text)
    for _ in range(chance.choice((1, 1, 2))):
        holder, key = chance.choice(list(_spots(said["table"])))
        holder[key] = _another(holder[key], chance)
    try:
        table, memories = read_position_line(GAME, seats, options, json.dumps(said))
    except BadPosition:
        return
    assert position_text(table, memories)
    assert views(table, memories)
    for seat in range(seats):
        if table.deciding >> seat & 1:
            assert prompt(table, seat)
            assert list(reasons(table, seat))
    playout(table, Fast(1))
    assert sum(table.tally().values()) == 165


def _spots(thing: Any) -> Iterator[tuple[Any, Any]]:
    """Every number, word and truth value, with what holds it."""
    for key, value in list(thing.items() if isinstance(thing, dict) else enumerate(thing)):
        if isinstance(value, dict | list):
            yield from _spots(value)
        else:
            yield thing, key


def _another(value: Any, chance: random.Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice((value + 1, value - 1, 0, 1, 2, 3, 9, 10**5, -(2**70)))
    phases = [question.name for question in GAME.questions]
    return chance.choice((*GAME.pieces, *phases, *constants.DECKS, *constants.ENDINGS, "over", "A", "B", "D"))
