"""Small scenes at the table of Kashgar: lay out just what a rule is about, let somebody act, look."""

from __future__ import annotations

from functools import cache

from sarai import games
from sarai.games.kashgar import Kashgar, ending, turn
from sarai.games.kashgar.constants import NO_CARD, STOCKS
from sarai.games.kashgar.table import KashgarPlayer, KashgarTable
from sarai.kernel.native import i64, vec
from sarai.kernel.options import complete_options
from sarai.kernel.state import LETTERS
from tests import scene

MARKET = "tea-house garrison well bridge"
CARAVANS = "patriarch | patriarch | patriarch"


@cache
def loaded() -> Kashgar:
    """With the first version of the pack, whatever is tuned later: scenes test rules, and name its cards."""
    game = games.load("kashgar", games.packs("kashgar")[0])
    assert isinstance(game, Kashgar)
    return game


def stocks(text: str) -> dict[str, int]:
    """`ginger 5, mules 6`; whatever is not named is 3."""
    named = dict(part.split() for part in text.split(",") if part.strip())
    return {stock: int(named.get(stock, 3)) for stock in STOCKS}


class Scene(scene.Scene[Kashgar, KashgarTable]):
    """A turn of A about to begin. Caravans are given front first: `grocer patriarch | patriarch | elder`."""

    def __init__(
        self,
        caravans: str = CARAVANS,
        *,
        seats: int = 2,
        others: str = CARAVANS,
        have: str = "",
        others_have: str = "",
        market: str = MARKET,
        standard: str = "planter*8 baker*8",
        special: str = "vizier*2 sage*2",
        contracts: str = "school*4 wedding*4",
        discard: str = "",
        done: str = "",
        others_done: str = "",
        ready: bool = True,
        first: str = "A",
        turn_of: str = "A",
        round_: int = 5,
        options: dict[str, str] | None = None,
        game: Kashgar | None = None,
    ) -> None:
        game = game or loaded()
        table = KashgarTable.bare(game, seats, complete_options(game, options or {}))
        super().__init__(game, table)
        for pile, text in ((table.standard, standard), (table.special, special), (table.contracts, contracts)):
            pile.put_under(self.row(text))
        table.discard = self.row(discard)
        names = [*market.split(), "-", "-", "-", "-"][:4]
        table.market = vec[i64]([NO_CARD if name == "-" else self.kind(name) for name in names])
        table.ready = int(ready)
        for seat, player in enumerate(table.players):
            held = stocks(have if seat == 0 else others_have)
            player.stocks = vec[i64]([held[stock] for stock in STOCKS])
            text = caravans if seat == 0 else others
            player.caravans = [[self.kind(name) for name in part.split()] for part in text.split("|")]
            player.contracts = [self.kind(name) for name in (done if seat == 0 else others_done).split()]
            ending.recount(table, seat, None)
            player.rose = 0
        table.last_round = 0
        table.first, table.turn, table.round = LETTERS.index(first), LETTERS.index(turn_of), round_
        turn.begin(table, None)

    def player(self, seat: str = "A") -> KashgarPlayer:
        return self.table.players[LETTERS.index(seat)]

    def caravan(self, number: int, seat: str = "A") -> str:
        cards = self.player(seat).caravans[number - 1]
        return " ".join(self.game.pieces[card] for card in cards)

    def has(self, stock: str, seat: str = "A") -> int:
        return int(self.player(seat).stocks[STOCKS.index(stock)])

    def points(self, seat: str = "A") -> int:
        return int(self.player(seat).points)

    def contracts(self, seat: str = "A") -> list[str]:
        return [self.game.pieces[card] for card in self.player(seat).contracts]

    def market(self) -> list[str]:
        return ["-" if card == NO_CARD else self.game.pieces[card] for card in self.table.market]
