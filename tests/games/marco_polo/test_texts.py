"""What Marco Polo's cards, contracts, offers and goals say."""

from __future__ import annotations

import pytest

from sarai import games
from sarai.words import LANGUAGES, Words

GAME = games.load("marco-polo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tiles_say_the_same(language):
    """Each has a text of its own, made from what it does."""
    words = Words(language, GAME)
    said = [words.phrase(phrase) for name, phrase in GAME.showing.phrases.items() if name in GAME.pieces]
    assert len(said) == len(GAME.pieces)
    assert len(set(said)) >= len(said) - 3, "an outpost tile and a marker may give the same"
