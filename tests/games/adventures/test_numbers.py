"""The numbers that the rules use are those that the game declares."""

from __future__ import annotations

from sarai import games
from sarai.games.adventures import words
from sarai.kernel.actions import TIME_UP

GAME = games.load("adventures")


def test_actions_begin_where_the_rules_say():
    assert {name: known.base for name, known in GAME.actions.families.items()} == {
        "time-up": TIME_UP,
        "place": words.A_PLACE,
        "bonus": words.A_BONUS,
        "turn": words.A_TURN,
        "lift": words.A_LIFT,
        "declare": words.A_DECLARE,
        "stop": words.A_STOP,
        "ready": words.A_READY,
        "open": words.A_OPEN,
        "pick": words.A_PICK,
    }
    assert GAME.actions.text(words.A_PLACE + 15 * 9 + 1) == "place c3 e-w"


def test_questions_and_streams_of_chance_have_the_numbers_of_the_rules():
    asked = {question.asks or question.name: number for number, question in enumerate(GAME.questions)}
    assert asked == {"ready": words.READY, "build": words.TRADING, "pick": words.PICK, "open": words.OPENING}
    streams = {
        "key": words.KEY_STREAM,
        "price": words.PRICE_STREAM,
        "card": words.CARD_STREAM,
        "map": words.MAP_STREAM,
    }
    assert {name: GAME.outcomes.stream(name) for name in streams} == streams
