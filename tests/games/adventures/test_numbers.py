"""The numbers that the rules use are those that the game declares."""

from __future__ import annotations

from sarai import games
from sarai.games.adventures import constants
from sarai.kernel.actions import TIME_UP

GAME = games.load("adventures")


def test_actions_begin_where_the_rules_say():
    assert {name: known.base for name, known in GAME.actions.families.items()} == {
        "time-up": TIME_UP,
        "place": constants.A_PLACE,
        "bonus": constants.A_BONUS,
        "turn": constants.A_TURN,
        "lift": constants.A_LIFT,
        "declare": constants.A_DECLARE,
        "stop": constants.A_STOP,
        "ready": constants.A_READY,
        "open": constants.A_OPEN,
        "pick": constants.A_PICK,
    }
    assert GAME.actions.text(constants.A_PLACE + 15 * 9 + 1) == "place c3 e-w"


def test_questions_and_streams_of_chance_have_the_numbers_of_the_rules():
    asked = {question.asks or question.name: number for number, question in enumerate(GAME.questions)}
    assert asked == {
        "ready": constants.READY,
        "build": constants.TRADING,
        "pick": constants.PICK,
        "open": constants.OPENING,
    }
    streams = {
        "key": constants.KEY_STREAM,
        "price": constants.PRICE_STREAM,
        "card": constants.CARD_STREAM,
        "map": constants.MAP_STREAM,
    }
    assert {name: GAME.outcomes.stream(name) for name in streams} == streams
