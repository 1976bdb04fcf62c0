"""The numbers that the rules use are those that the game declares."""

from __future__ import annotations

from pathlib import Path

from sarai.games.dunhuang import constants
from sarai.kernel.actions import TIME_UP
from sarai.kernel.position import read_position
from sarai.lab.perft import perft


def test_actions_begin_where_the_rules_say(dunhuang):
    space = dunhuang.actions
    assert {name: known.base for name, known in space.families.items()} == {
        "time-up": TIME_UP,
        "keep": constants.KEEP,
        "place": constants.PLACE,
        "pay": constants.PAY,
        "leave": constants.LEAVE,
        "defend": constants.DEFEND,
        "yield": constants.YIELD,
        "use": constants.USE,
        "coins": constants.COINS,
        "pass": constants.PASS,
        "discard": constants.DISCARD,
        "lift": constants.LIFT,
        "lay": constants.LAY,
        "give": constants.GIVE,
        "flip": constants.FLIP,
        "take": constants.TAKE,
        "start": constants.START,
        "trade": constants.TRADE,
        "camel": constants.CAMEL,
    }
    assert (space.text(constants.SHOP), space.text(constants.HAND)) == ("place shop", "place hand")
    assert space.text(constants.CAMEL) == "camel 1"


def test_questions_and_streams_of_chance_stand_in_the_order_of_their_numbers(dunhuang):
    for number, question in enumerate(dunhuang.questions):
        assert getattr(constants, question.name.upper().replace("-", "_")) == number
    assert len(dunhuang.questions) == constants.OVER
    streams = {"tiles": constants.TILES, "pile": constants.PILE, "first": constants.FIRST, "blind": constants.BLIND}
    assert {name: dunhuang.outcomes.stream(name) for name in streams} == streams


SEQUENCES = {
    "bonus": [12, 72, 144, 1836, 9120],
    "choose-opponent": [1, 6, 32, 170, 856],
    "keep-drawn": [6, 6, 12, 68, 182],
    "lift-from-shop": [5, 5, 15, 30, 80],
    "manichean-defence": [2, 18, 24, 40, 288],
    "move-camel": [6, 12, 140, 860, 2647],
}


def test_the_number_of_sequences_from_the_middle_of_recorded_games_is_pinned(dunhuang):
    """Each at a different question."""
    counted = {}
    for path in sorted((Path(__file__).parent / "positions").glob("*.toml")):
        state, _ = read_position(dunhuang, path.read_text(encoding="utf-8"))
        counted[path.stem] = [perft(state, depth) for depth in range(1, 6)]
    assert counted == SEQUENCES
