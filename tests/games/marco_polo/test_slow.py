"""Points counted again by a separate, slow scorer; holdings equal to the ledger of events; all pairs of characters."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from sarai import games
from sarai.games.marco_polo.constants import CHARACTERS, STOCKS
from sarai.games.marco_polo.table import MarcoPoloTable
from sarai.kernel.chance import Fast, pick_weighted
from sarai.kernel.events import Said
from sarai.kernel.game import why_not
from sarai.kernel.play import Play, replay
from sarai.kernel.playout import first_deciding
from sarai.kernel.record import parse_record
from sarai.kernel.state import LETTERS, NOBODY
from sarai.lab.coverage import record_game
from tests.laws.driver import GAMES, check_knowing, eyes, named, options_for, seeds

DEEP_GAMES = 1000
PACK = tomllib.loads(games.packs("marco-polo")[-1].read_text(encoding="utf-8"))


def some_game(seed: int) -> Play:
    game = GAMES["marco-polo"]
    tempers = game.covering.tempers
    temper = {**tempers[seed % len(tempers)], "by-estimate": 0.1}
    options = {**options_for(game, seed), "rounds": "5"}
    return record_game(game, 2 + seed % 3, seed, temper, options)


def slow_score(shown: Any, options: dict[str, str], seat: int) -> Counter[str]:
    """The final scoring as in the rulebook, from the printed pack and what lies on the table."""
    one = shown.travellers[seat]
    goal = next(card for card in PACK["goals"] if card["id"] == one.goals[0])
    shields = {place["id"]: place["shield"] for place in PACK["locations"] if place["kind"] == "city"}
    mine = {shields[city] for city in one.posts}
    count = len(mine) + len(mine & set(goal["shields"])) + one.shields + (one.character == "de-wu")
    track = PACK["board"]["shield_track"]
    done = [len(other.completed) for other in shown.travellers]
    ranked = sorted(set(done), reverse=True)
    contest = 0
    if done[seat] and done[seat] == ranked[0]:
        contest = 8
    elif done[seat] and done[seat] == ranked[1] and len(done) > 2:
        tied = done.count(ranked[0]) > 1
        contest = 0 if tied and options["second-place"] == "not-after-a-tie" else 4
    return Counter(
        play=one.points,
        goal=sum(points for seal, points in goal["seals"].items() if one.seals.get(seal) == "improved"),
        shields=0 if count == 0 else track[min(count, len(track)) - 1],
        goods=sum(one.stocks[good] for good in ("pepper", "silk", "gold", "jade")) // 2,
        coins=one.stocks["coins"] // 10,
        contracts=contest,
    )


def test_the_slow_scorer_agrees_and_holdings_equal_the_ledger(shard, deep):
    for seed in seeds(12, deep, DEEP_GAMES, shard):
        with named(seed):
            playing = some_game(seed)
            ledger: Counter[tuple[int, str]] = Counter()
            for step in playing.path:
                for event in step.events:
                    if isinstance(event, Said):
                        _book(ledger, event)
                _same_holdings(step.state, ledger)
            standings = playing.state.standings()
            shown = playing.view(NOBODY).table
            order = []
            for seat in range(playing.state.seats):
                slow = slow_score(shown, playing.state.options, seat)
                assert dict(slow) == standings.points[seat], LETTERS[seat]
                order.append((sum(slow.values()), shown.travellers[seat].stocks["camels"]))
            assert standings.ranks == [1 + sum(other > own for other in order) for own in order]


def _book(ledger: Counter[tuple[int, str]], event: Said) -> None:
    seat, count = int(event.args.get("seat") or 0), int(event.args.get("count") or 0)
    if event.kind in ("gains", "pays"):
        stock = STOCKS[int(event.args["stock"] or 0)]
        ledger[seat, stock] += count if event.kind == "gains" else -count
        assert ledger[seat, stock] == event.args["now"]
    elif event.kind in ("scores", "loses-points"):
        ledger[seat, "points"] += count if event.kind == "scores" else -count
    elif event.kind == "places-post":
        ledger[seat, "posts"] += 1
    elif event.kind == "lifts-post":
        ledger[seat, "posts"] -= 1
    elif event.kind == "completes":
        ledger[seat, "completed"] += 1


def _same_holdings(table: object, ledger: Counter[tuple[int, str]]) -> None:
    assert isinstance(table, MarcoPoloTable)
    for seat, player in enumerate(table.players):
        for stock, count in zip(STOCKS, player.stocks, strict=True):
            assert ledger[seat, stock] == count >= 0, (LETTERS[seat], stock)
        assert ledger[seat, "points"] == player.points
        assert ledger[seat, "posts"] == player.posts_placed() <= 11
        assert ledger[seat, "completed"] == len(player.completed)


PAIRS = list(combinations(CHARACTERS, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pair", PAIRS, ids=["-".join(one[:4] for one in pair) for pair in PAIRS])
def test_the_laws_hold_for_every_pair_of_characters(pair, seats, deep):
    """Pieces are conserved, an action is legal if no rule forbids it, nobody sees too much, and the record replays."""
    game = GAMES["marco-polo"]
    playing = dealt_to(pair, seats, "5" if deep else "1")
    chance = Fast(PAIRS.index(pair))
    whole = playing.state.tally()
    while not playing.over:
        seat = int(first_deciding(playing.state))
        legal = playing.state.legal(seat)
        line = len(playing.record.lines)
        if line % 9 == 0:
            assert [one for one in game.actions if one and why_not(playing.state, seat, one) is None] == legal
            check_knowing(playing, eyes(seats)[line // 9 % (seats + 1)], chance)
        weights = [1 if game.actions.text(action) in ("act bag", "reroll", "end") else 6 for action in legal]
        playing.act(seat, legal[pick_weighted(chance, 0, weights)])
        assert playing.state.tally() == whole
    assert set(pair) <= {one.character for one in playing.view(NOBODY).table.travellers}
    text = str(playing.record)
    assert str(replay(game, parse_record(text)).record) == text


def dealt_to(pair: tuple[str, str], seats: int, rounds: str) -> Play:
    """A game in which the first two to choose are offered these characters, and take them."""
    game = GAMES["marco-polo"]
    seed = 0
    while True:
        playing = Play(game, list(LETTERS[:seats]), Fast(seed), {"rounds": rounds})
        seed += 1
        if set(pair) <= set(playing.view(NOBODY).table.characters):
            for character in pair:
                playing.answer(int(first_deciding(playing.state)), f"character {character}")
            return playing
