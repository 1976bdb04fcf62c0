"""The engine against a scorer and majority checker written separately and slowly, on every state of many games."""

from __future__ import annotations

from sarai.games.dunhuang import ending
from sarai.games.dunhuang.constants import BUDDHIST_PRICE, FOUR_AND_FOUR, MANICHEAN, MANICHEAN_DEFENCE
from sarai.games.dunhuang.table import DunhuangTable
from sarai.kernel.events import Event, Moved, Said
from sarai.kernel.play import Play
from tests.games.dunhuang.slow import MajorityTokens, Purse, final_points, final_ranks, wins_at_once
from tests.laws.driver import GAMES, named, random_play, seeds

DEEP_GAMES = 1000


def test_scores_wins_and_tokens_agree_on_every_state(shard, deep):
    for seed in seeds(12, deep, DEEP_GAMES, shard):
        with named(seed):
            _agree(seed)


def test_a_flipped_token_is_questioned_alike():
    """Few random games get there, so this looks for the first ones that do."""
    asked = 0
    for seed in range(200):
        asked += _agree(seed)
        if asked >= 3:
            return
    raise AssertionError("no flipped token was in question")


def _agree(seed: int) -> int:
    """Follow a random game; returns how often a flipped token was in question."""
    seats = 2 + seed % 3
    asked = 0
    oracle: MajorityTokens | None = None
    for playing in random_play(GAMES["dunhuang"], seats, seed):
        table = playing.state
        assert isinstance(table, DunhuangTable)
        if oracle is None:
            manichean = any(c == MANICHEAN for c in table.ring)
            oracle = MajorityTokens(seats, manichean, table.options["bare-token"])
        asked += _follow(oracle, table, playing.path[-1].events)
        _same_tokens(oracle, table)
        _same_scores(table, playing)
    return asked


def _follow(oracle: MajorityTokens, table: DunhuangTable, events: list[Event]) -> int:
    """Tell the oracle what happened in the Shops, and check that it asks what the engine asks."""
    names = table.game.pieces
    question = None
    asked = 0
    for event in events:
        if isinstance(event, Moved) and event.piece is not None:
            if event.source.startswith("shop:"):
                oracle.removed(int(event.source[5:]), names[event.piece])
            if event.target.startswith("shop:"):
                seat = int(event.target[5:])
                question = oracle.added(seat, names[event.piece], _coins_then(table, events, seat))
        elif isinstance(event, Said):
            if event.kind in ("defends", "pays"):
                oracle.answered(True)
            elif event.kind in ("yields", "leaves"):
                oracle.answered(False)
            elif event.kind == "flips":
                oracle.flip(int(event.args["seat"] or 0), names[int(event.args["good"] or 0)])
    if question is not None:
        assert table.phase == (MANICHEAN_DEFENCE if question == "defence" else BUDDHIST_PRICE)
        asked += 1
    else:
        assert table.phase not in (MANICHEAN_DEFENCE, BUDDHIST_PRICE)
    return asked


def _coins_then(table: DunhuangTable, events: list[Event], seat: int) -> int:
    """The coins a seat had when a card came into its Shop: nothing else in such a line pays or earns coins."""
    return int(table.players[seat].coins)


def _same_tokens(oracle: MajorityTokens, table: DunhuangTable) -> None:
    names = table.game.pieces
    for good, name in enumerate(names):
        owner = int(table.holder[good])
        assert oracle.holder.get(name) == (None if owner < 0 else owner), name
        assert oracle.flipped.get(name, False) == bool(table.flipped[good]), name
        for seat, shop in enumerate(oracle.shops):
            assert shop.get(name, 0) == table.players[seat].shop[good]


def _same_scores(table: DunhuangTable, playing: Play) -> None:
    names = table.game.pieces
    purses = [
        Purse(
            [names[good] for good, owner in enumerate(table.holder) if owner == seat],
            int(player.prestige),
            int(player.coins),
            {name: int(count) for name, count in zip(names, player.hand, strict=True) if count},
        )
        for seat, player in enumerate(table.players)
    ]
    assert [ending.points(table, seat) for seat in range(table.seats)] == final_points(purses)
    for seat, purse in enumerate(purses):
        assert ending.has_won(table, seat) == wins_at_once(purse, table.seats)
    if playing.over and table.ended != FOUR_AND_FOUR:
        assert table.standings().ranks == final_ranks(purses)
