"""Prompts: what they say about their question, and how often they are made."""

from __future__ import annotations

import pytest

from sarai import games
from sarai.kernel import play as playing_of
from sarai.kernel import view as views_of
from sarai.kernel.chance import Fast
from sarai.kernel.play import Play
from sarai.kernel.prompts import prompt


@pytest.fixture
def made(monkeypatch) -> list[int]:
    """The seats for which prompts are made from here on."""
    seats: list[int] = []

    def counting(state, seat):
        seats.append(seat)
        return prompt(state, seat)

    monkeypatch.setattr(playing_of, "prompt", counting)
    monkeypatch.setattr(views_of, "prompt", counting)
    return seats


def begun() -> Play:
    return Play(games.load("sealed-bid"), ["Ann", "Ben", "Cem"], Fast(3), {"glass": "none"})


def test_a_prompt_is_made_once_for_a_seat_and_a_line(made):
    playing = begun()
    made.clear()
    playing.answer(0, "bid 2")
    for seat in (0, 1, 2, -1):
        playing.view(seat)
        playing.view(seat)
    assert sorted(made) == [0, 1, 2]


def test_what_the_table_writes_makes_no_prompt_anew(made):
    playing = begun()
    asked, made[:] = list(playing.prompts), []
    playing.note("pause", 0)
    playing.seat_bot(1, "random")
    assert (made, playing.prompts) == ([], asked)
    playing.note("resign", 0)
    assert playing.prompts == asked, "two still play"
    playing.note("resign", 1)
    assert playing.over
    assert playing.prompts == [None, None, None]
    assert playing.view(2).prompt is None


def test_a_prompt_says_what_a_client_must_know_of_its_question():
    seen = begun().view(1).prompt
    assert seen is not None
    assert (seen.kind, seen.families, seen.default) == ("sealed-bid-ask-bidding", ["bid"], "bid 0")
