"""The engine against an executor written separately and slowly: every answer and every position of many games."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import replace
from functools import cache

from sarai import games
from sarai.games.kashgar import Kashgar
from sarai.games.kashgar.constants import DECKS, ENDINGS, NO_CARD, STOCKS
from sarai.games.kashgar.covering import KashgarCovering
from sarai.games.kashgar.table import KashgarTable
from sarai.kernel.chance import Fast
from sarai.kernel.native import i64, vec
from sarai.kernel.options import complete_options
from sarai.kernel.state import LETTERS
from sarai.lab.coverage import record_game
from tests.games.kashgar.slow import Slow
from tests.laws.driver import named, seeds

DEEP_GAMES = 1000
PACK = tomllib.loads(games.packs("kashgar")[-1].read_text(encoding="utf-8"))
GAME = games.load("kashgar")
NEAR = 12
"""A goal that is reached sooner, so that more often somebody falls below it again, or it ends in a tie."""


@cache
def with_goal(goal: int) -> Kashgar:
    content = GAME.pack.content
    return Kashgar(replace(GAME.pack, content=replace(content, rules=replace(content.rules, goal=goal))))


def test_answers_positions_and_winners_agree(shard, deep):
    for seed in seeds(12, deep, DEEP_GAMES, shard):
        with named(seed):
            _whole_game_agrees(seed)


def _whole_game_agrees(seed: int) -> None:
    goal = NEAR if seed % 4 else 25
    seats, options = 2 + seed % 3, _options(seed)
    playing = record_game(
        with_goal(goal), seats, seed, KashgarCovering.tempers[seed % len(KashgarCovering.tempers)], options
    )
    slow = Slow({**PACK, "rules": {**PACK["rules"], "goal": goal}}, seats, complete_options(playing.game, options))
    story = slow.play()
    question: tuple[int, list[str]] | None = None
    for step in playing.path:
        slow.fate += step.line.outcomes
        try:
            question = story.send(step.line.text if question else None)  # type: ignore[arg-type]
        except StopIteration:
            question = None
        assert not slow.fate, "the engine asked chance more often"
        assert isinstance(step.state, KashgarTable)
        _same_question(step.state, question)
        _same_position(step.state, slow)
    assert slow.ended == playing.state.standings().reason
    assert slow.winners() == playing.state.winners()


def _options(seed: int) -> dict[str, str]:
    """Every option in every value, independent of the others; mostly as many rounds as the goal takes."""
    chance = Fast(seed)
    options = {option.name: option.choices[chance.below(len(option.choices))] for option in GAME.options}
    return {**options, "rounds": "1" if seed % 10 == 9 else "60"}


def _same_question(state: KashgarTable, question: tuple[int, list[str]] | None) -> None:
    if question is None:
        assert not state.deciding
        return
    seat, answers = question
    assert state.deciding == 1 << seat
    assert sorted(state.game.actions.text(action) for action in state.legal(seat)) == sorted(answers)


def _same_position(table: KashgarTable, slow: Slow) -> None:
    names = table.game.pieces
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
    assert ENDINGS[table.ended] == slow.ended
    assert sum(table.tally().values()) == 165


def _cards(names: tuple[str, ...], row: vec[i64]) -> Counter[str]:
    return Counter({name: int(count) for name, count in zip(names, row, strict=True) if count})
