"""The engine against an executor written separately and slowly: every answer and every position of many games."""

from __future__ import annotations

import tomllib
from collections import Counter

from sarai import games
from sarai.games.kashgar.table import Table
from sarai.games.kashgar.words import DECKS, ENDINGS, NO_CARD, STOCKS
from sarai.kernel.native import i64, vec
from sarai.kernel.play import Play
from sarai.kernel.state import LETTERS
from tests.games.kashgar.slow import Slow
from tests.laws.driver import GAMES, named, options_for, random_play, seeds

DEEP_GAMES = 1000


def test_answers_positions_and_winners_agree(shard, deep):
    game = GAMES["kashgar"]
    pack = tomllib.loads(games.packs("kashgar")[-1].read_text(encoding="utf-8"))
    for seed in seeds(12, deep, DEEP_GAMES, shard):
        with named(seed):
            seats = 2 + seed % 3
            slow = Slow(pack, seats, game.complete_options(options_for(game, seed)))
            story = slow.play()
            question: tuple[int, list[str]] | None = None
            for playing in random_play(game, seats, seed):
                line = playing.path[-1].line
                slow.fate += line.outcomes
                try:
                    question = story.send(line.text if question else None)  # type: ignore[arg-type]
                except StopIteration:
                    question = None
                assert not slow.fate, "the engine asked chance more often"
                _same_question(playing, question)
                _same_position(playing.state, slow)
            assert slow.ended == playing.state.standings().reason
            assert slow.winners() == playing.state.winners()


def _same_question(playing: Play, question: tuple[int, list[str]] | None) -> None:
    state = playing.state
    if question is None:
        assert not state.deciding
        return
    seat, answers = question
    assert state.deciding == 1 << seat
    assert sorted(playing.game.actions.text(action) for action in state.legal(seat)) == sorted(answers)


def _same_position(table: object, slow: Slow) -> None:
    assert isinstance(table, Table)
    names = table.rules.pieces
    for seat, player in enumerate(table.players):
        held = dict(zip(STOCKS, (int(count) for count in player.stocks), strict=True))
        assert held == slow.stocks[seat], LETTERS[seat]
        assert all(0 <= count <= (6 if stock == "mules" else 9) for stock, count in held.items())
        assert [[names[card] for card in caravan] for caravan in player.caravans] == slow.caravans[seat]
        assert [names[card] for card in player.contracts] == slow.done[seat]
        assert player.points == slow.totals[seat] == slow.count(seat)
    assert Counter(names[card] for card in table.market if card != NO_CARD) == Counter(slow.open)
    assert _cards(names, table.discard) == +slow.discard
    for number, deck in enumerate(DECKS):
        assert [_cards(names, bag.cards) for bag in table.pile(number).bags] == slow.decks[deck]
    assert table.ready == slow.ready
    assert ENDINGS[table.end] == slow.ended
    assert sum(table.tally().values()) == 165


def _cards(names: tuple[str, ...], row: vec[i64]) -> Counter[str]:
    return Counter({name: int(count) for name, count in zip(names, row, strict=True) if count})
