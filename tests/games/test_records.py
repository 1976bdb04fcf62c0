"""The recorded games: each replays byte for byte and keeps its promise; together they show every rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from sarai import games
from sarai.kernel.play import replay, verify
from sarai.kernel.record import parse_record
from sarai.lab.cover import all_goals, shown_by

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*/*.sarai"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_recorded_game_replays_and_verifies(path):
    text = path.read_text(encoding="utf-8")
    record = parse_record(text)
    game = games.load_as_named(record.head.game, record.head.pack)
    assert str(replay(game, record).record) == text
    verify(game, record)


@pytest.mark.parametrize("name", list(games.GAMES))
def test_the_recorded_games_show_every_rule_between_them(name):
    game = games.load(name)
    shown: set[str] = set()
    for path in RECORDS:
        if path.parent.name == name:
            shown |= shown_by(replay(game, parse_record(path.read_text(encoding="utf-8"))))
    assert all_goals(game) - shown == set()
