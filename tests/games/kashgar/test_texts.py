"""What Kashgar's cards say, and the numbers that follow from how many cards a pack has."""

from __future__ import annotations

import pytest

from sarai import games
from sarai.games.kashgar import Kashgar, constants
from sarai.kernel.options import complete_options
from sarai.words import LANGUAGES, Words

GAME = games.load("kashgar")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_say_the_same(language):
    """Each action of each card has a text of its own, made from its effect."""
    spoken = Words(language, GAME)
    cards = [spoken.phrase(phrase) for name, phrase in GAME.showing.phrases.items() if "." not in name]
    assert len(set(cards)) == len(cards) == len(GAME.pieces)
    assert {spoken.rule(name) for name in GAME.pieces}


def test_actions_with_cards_and_streams_of_chance_have_the_numbers_of_the_rules():
    assert isinstance(GAME, Kashgar)
    terms, persons = GAME.terms(complete_options(GAME, {})), len(GAME.names["person"])
    assert {name: GAME.actions.base(name) for name in ("take", "remove", "fulfil")} == {
        "take": terms.take,
        "remove": terms.remove,
        "fulfil": terms.fulfil + persons,
    }
    assert [GAME.outcomes.stream(name) for name in (*constants.DECKS, "start", "expansion")] == [0, 1, 2, 3, 4]
    assert (constants.STANDARD, constants.SPECIAL, constants.CONTRACTS) == (0, 1, 2)
    assert (constants.START_CARDS, constants.EXPANSION) == (3, 4)
    assert (constants.STOCKS.index("gold"), constants.STOCKS.index("mules")) == (constants.GOLD, constants.MULES)
