"""The recorded games: each replays byte for byte and keeps its promise."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from sarai import games
from sarai.kernel.play import replay, verify
from sarai.kernel.record import parse_record

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*/*.sarai"))


_game = cache(games.load_as_named)


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_recorded_game_replays_and_verifies(path):
    text = path.read_text(encoding="utf-8")
    record = parse_record(text)
    game = _game(record.head.game, record.head.pack)
    assert str(replay(game, record).record) == text
    verify(game, record)
