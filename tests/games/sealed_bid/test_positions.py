"""Positions that Sealed Bid cannot reach are refused."""

from __future__ import annotations

import pytest

from sarai import games
from sarai.kernel.chance import Fast
from sarai.kernel.play import Play
from sarai.kernel.position import position_text, read_position
from sarai.kernel.reasons import BadPosition

GAME = games.load("sealed-bid")
BEGUN = Play(GAME, ["Ann", "Ben"], Fast(1))
TEXT = position_text(BEGUN.state, BEGUN.path[-1].memories)


@pytest.mark.parametrize(
    ("said", "instead", "fault"),
    [
        ("coins = 8", "coins = 9", "more coins than at the start"),
        ("coins = 8", "coins = -1", "should be 0 to"),
        ('turn = "A"', 'turn = "C"', "turn is 'C'"),
        ('phase = "bidding"', 'phase = "over"', "nobody decides"),
        ('phase = "bidding"', 'phase = "passing"', "nobody but A is asked"),
    ],
)
def test_what_cannot_be_is_named(said, instead, fault):
    assert said in TEXT
    with pytest.raises(BadPosition, match=fault):
        read_position(GAME, TEXT.replace(said, instead, 1))


def test_what_is_written_is_read():
    state, memories = read_position(GAME, TEXT)
    assert position_text(state, memories) == TEXT
