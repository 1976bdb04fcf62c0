"""Between them, the recorded games show every rule."""

from __future__ import annotations

import pytest

from sarai import games
from sarai.kernel.play import replay
from sarai.kernel.record import parse_record
from sarai.lab.coverage import all_goals, shown_by
from tests.games.test_records import RECORDS


@pytest.mark.parametrize("name", list(games.GAMES))
def test_the_recorded_games_show_every_rule_between_them(name):
    game = games.load(name)
    shown: set[str] = set()
    for path in RECORDS:
        if path.parent.name == name:
            shown |= shown_by(replay(game, parse_record(path.read_text(encoding="utf-8"))))
    assert all_goals(game) - shown == set()
