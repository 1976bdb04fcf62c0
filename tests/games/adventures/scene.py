"""Positions for the tests: a table in the middle of trading, with the goods where a test wants them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from sarai import games
from sarai.games.adventures import Adventures, rounds
from sarai.games.adventures.board import SHAPES
from sarai.games.adventures.constants import DOINGS
from sarai.games.adventures.content import Map, Meaning, PrintedCircle
from sarai.games.adventures.routes import CAUSES, layout_of
from sarai.games.adventures.table import AdventuresPlayer, AdventuresTable
from sarai.kernel.chance import Fast
from sarai.kernel.native import i64, vec
from sarai.kernel.options import complete_options
from sarai.kernel.state import LETTERS
from tests import scene

SHORT = "b1 nw-e, b2 e-w, b3 se-w, c4 se-nw, d4 se-nw"
"""Five tiles from Constantinople to Calicut, over b1-b2, b2-b3, b3-c4 and c4-d4."""
LONG = "b1 se-nw, c2 nw-e, c3 e-w, c4 e-w, c5 sw-w, d4 ne-se"
"""Six tiles, over b1-c2, c2-c3, c3-c4, c4-c5 and c5-d4."""
PRICES = {"wheat": 2, "spices": 1, "jewels": -2, "silk": 3, "porcelain": -3, "lamps": 4}


@cache
def loaded() -> Adventures:
    game = games.load("adventures")
    assert isinstance(game, Adventures)
    return game


def with_goods(goods: str, **changes: object) -> Adventures:
    """The game with these goods on each map of a round that trades them: `wheat b1-b2; silk b2-b3 c3-c4`."""
    game = loaded()
    since = {good.id: good.round for good in game.content.goods}
    circles = []
    for entry in filter(None, goods.split(";")):
        name, *edges = entry.split()
        circles.append(PrintedCircle(name, 0, 0, [Meaning(edges, 1)]))
    maps = [
        Map(one.id, one.round, [circle for circle in circles if since[circle.good] <= one.round], "house")
        for one in game.content.maps
    ]
    return Adventures(replace(game.pack, content=replace(game.content, maps=maps, **changes)))  # type: ignore[arg-type]


class Scene(scene.Scene[Adventures, AdventuresTable]):
    """`goods` are on everybody's map; `boards` are there at first, one each; the sandglass was turned at `since`."""

    now = 2000

    def __init__(
        self,
        *boards: str,
        goods: str = "lamps c5-d4",
        mode: str = "live",
        round_: int = 4,
        prices: Mapping[str, int] | None = None,
        card: str = "constantinople-calicut",
        scores: tuple[int, ...] = (),
        bonus: tuple[str, ...] = (),
        options: Mapping[str, str] | None = None,
        since: int = 1000,
    ) -> None:
        game = with_goods(goods)
        seats = len(boards)
        table = game.start(seats, complete_options(game, {"mode": mode, **(options or {})}), Fast(1), None)
        super().__init__(game, table)
        table.round = round_
        wanted = game.pieces.index(card)
        table.cards[table.card], table.used[table.card] = 1, 0
        table.cards[wanted], table.used[wanted] = 0, 1
        table.card = wanted
        count = round_ + 2
        row = [(prices or PRICES)[good.id] for good in game.content.goods]
        held = [[int(shape in named.split()) for shape in SHAPES] for named in bonus or ("",) * seats]
        table.prices = vec[i64](row[:count] + [0] * (6 - count))
        table.box = vec[i64]([1 - sum(one[shape] for one in held) for shape in range(3)])
        rounds.prepare(table, Fast(2), None, 0)
        if mode in ("live", "own-time"):
            for seat in range(seats):
                table.apply(seat, table.legal(seat)[0], Fast(3), None, since)
        for seat, board in enumerate(boards):
            player = table.players[seat]
            player.lay(layout(board))
            player.score = scores[seat] if scores else 0
            player.bonus, player.won = vec[i64](held[seat]), vec[i64]([player.score, 0, 0, 0])

    def player(self, seat: str = "A") -> AdventuresPlayer:
        return self.table.players[LETTERS.index(seat)]

    @property
    def scores(self) -> list[int]:
        return [int(player.score) for player in self.table.players]

    def doing(self, seat: str) -> str:
        return DOINGS[self.player(seat).doing]

    def results(self, what: str) -> list[int]:
        """What each seat got in the last scored round: goods, rank, length, place, before, time."""
        assert self.table.scored is not None
        return [int(getattr(one, what)) for one in self.table.scored.results]

    def causes(self) -> list[str]:
        assert self.table.scored is not None
        return [CAUSES[one.cause] for one in self.table.scored.results]

    def holds(self, seat: str = "A") -> list[str]:
        held = self.player(seat).bonus
        return [shape for shape, count in zip(SHAPES, held, strict=True) if count]


def layout(board: str) -> list[int]:
    """The row of a board in words: `b1 nw-e, b2 e-w*`."""
    return layout_of(dict(entry.split() for entry in filter(None, board.split(", "))))
