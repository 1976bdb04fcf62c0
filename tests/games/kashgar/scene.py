"""Small scenes at the table of Kashgar: lay out just what a rule is about, let somebody act, look."""

from __future__ import annotations

from functools import cache

from sarai import games
from sarai.games.kashgar import Kashgar, ending, turn
from sarai.games.kashgar.table import bare_table
from sarai.games.kashgar.words import NO_CARD, PHASES, STOCKS
from sarai.kernel.chance import Chance, Fast, Playback
from sarai.kernel.events import Event, Said, Teller
from sarai.kernel.game import why_not
from sarai.kernel.native import i64, vec
from sarai.kernel.play import play
from sarai.kernel.reasons import Reason
from sarai.kernel.state import LETTERS

MARKET = "tea-house garrison well bridge"
CARAVANS = "patriarch | patriarch | patriarch"


@cache
def loaded() -> Kashgar:
    """With the first version of the pack, whatever is tuned later: scenes are about rules, and name its cards."""
    game = games.load("kashgar", games.packs("kashgar")[0])
    assert isinstance(game, Kashgar)
    return game


def stocks(text: str) -> dict[str, int]:
    """`ginger 5, mules 6`; all that is not named is 3."""
    named = dict(part.split() for part in text.split(",") if part.strip())
    return {stock: int(named.get(stock, 3)) for stock in STOCKS}


class Scene:
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
        self.game = game or loaded()
        self.table = table = bare_table(self.game, seats, self.game.complete_options(options or {}))
        for pile, text in ((table.standard, standard), (table.special, special), (table.contracts, contracts)):
            pile.put_under(vec[i64](self.row(text)))
        table.discard = vec[i64](self.row(discard))
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
        turn.begin(table, Fast(1), None)
        self.events: list[Event] = []

    def kind(self, name: str) -> int:
        return self.game.pieces.index(name)

    def row(self, text: str) -> list[int]:
        row = [0] * len(self.game.pieces)
        for word in text.split():
            name, _, count = word.partition("*")
            row[self.kind(name)] += int(count or 1)
        return row

    def do(self, *actions: str, seat: str = "A", gives: str | None = None) -> Scene:
        """Take actions; `gives` names what chance gives for them all together, else it is left to chance."""
        chance: Chance = Fast(7)
        if gives is not None:
            chance = Playback(self.game.outcomes)
            chance.waiting = gives.split()
        for text in actions:
            teller = Teller(self.game)
            play(self.table, LETTERS.index(seat), self.game.actions.parse(text), chance, teller)
            self.events += teller.events
        if isinstance(chance, Playback):
            assert not chance.waiting, f"chance was not asked for {chance.waiting}"
        return self

    def legal(self, seat: str = "A") -> list[str]:
        return [self.game.actions.text(action) for action in self.table.legal(LETTERS.index(seat))]

    def why_not(self, text: str, seat: str = "A") -> Reason:
        reason = why_not(self.table, LETTERS.index(seat), self.game.actions.parse(text))
        assert reason is not None, f"{text} is legal"
        return reason

    def told(self, kind: str) -> list[dict[str, int | str | None]]:
        return [event.args for event in self.events if isinstance(event, Said) and event.kind == kind]

    @property
    def phase(self) -> str:
        return PHASES[self.table.phase]

    @property
    def deciding(self) -> str:
        return "".join(LETTERS[seat] for seat in range(self.table.seats) if self.table.deciding >> seat & 1)

    def caravan(self, number: int, seat: str = "A") -> str:
        cards = self.table.players[LETTERS.index(seat)].caravans[number - 1]
        return " ".join(self.game.pieces[card] for card in cards)

    def has(self, stock: str, seat: str = "A") -> int:
        return int(self.table.players[LETTERS.index(seat)].stocks[STOCKS.index(stock)])

    def points(self, seat: str = "A") -> int:
        return int(self.table.players[LETTERS.index(seat)].points)

    def contracts(self, seat: str = "A") -> list[str]:
        return [self.game.pieces[card] for card in self.table.players[LETTERS.index(seat)].contracts]

    def market(self) -> list[str]:
        return ["-" if card == NO_CARD else self.game.pieces[card] for card in self.table.market]

    def at(self, place: str) -> dict[str, int]:
        row = self.table.at(place)
        return {name: int(count) for name, count in zip(self.game.pieces, row, strict=True) if count}
