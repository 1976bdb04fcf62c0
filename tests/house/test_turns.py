"""What `python -m tests.house.turned` turns around is still there to be turned around."""

from __future__ import annotations

import pytest

from tests.house.turned import ROOT
from tests.house.turns import TURNS


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: f"{turn.area}-{turn.file}-{TURNS.index(turn) + 1}")
def test_each_text_stands_once_in_its_file(turn):
    assert (ROOT / "src" / "sarai" / turn.file).read_text("utf-8").count(turn.old) == 1
    assert turn.old != turn.new


def test_the_tests_that_should_notice_are_there():
    named = {word for turn in TURNS for word in turn.tests.split() if word.startswith("tests/")}
    assert [word for word in sorted(named) if not (ROOT / word).exists()] == []
