"""What lies on the table in a game of Dunhuang; the rules that move it are in setup, turn, characters and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.dunhuang import ending, turn
from sarai.games.dunhuang.terms import Terms
from sarai.games.dunhuang.words import KEEP_ONE, KINDS, MIDDLE, NO_CARD, NOT_YET, SPACES
from sarai.kernel.chance import Chance
from sarai.kernel.native import i64, vec
from sarai.kernel.piles import Pile
from sarai.kernel.standings import Standings
from sarai.kernel.state import State

if TYPE_CHECKING:
    from sarai.games.dunhuang.game import Dunhuang
    from sarai.kernel.events import Teller


class Player:
    """One merchant: hand and Shop as counts by good, coins, prestige; `drawn` and `removed` are face down."""

    __slots__ = ("coins", "drawn", "hand", "prestige", "removed", "shop")

    hand: vec[i64]
    shop: vec[i64]
    drawn: vec[i64]
    removed: vec[i64]
    coins: i64
    prestige: i64

    def __init__(self, hand: vec[i64], shop: vec[i64], drawn: vec[i64], removed: vec[i64]) -> None:
        self.hand = hand
        self.shop = shop
        self.drawn = drawn
        self.removed = removed
        self.coins = 0
        self.prestige = 0

    def clone(self) -> Player:
        twin = Player(self.hand[:], self.shop[:], self.drawn[:], self.removed[:])
        twin.coins = self.coins
        twin.prestige = self.prestige
        return twin


def empty_row() -> vec[i64]:
    return vec[i64]([0] * KINDS)


class Table(State):
    """The whole position."""

    __slots__ = (
        "after_token",
        "bank",
        "camel",
        "chosen",
        "discard",
        "end",
        "exchange",
        "first",
        "flipped",
        "holder",
        "last_round",
        "market",
        "owed",
        "partner",
        "phase",
        "pile",
        "players",
        "prestige_bank",
        "ring",
        "rules",
        "steps",
        "terms",
        "thief",
        "turn",
    )

    # the ring, the Market, the middle
    ring: vec[i64]  # the character on each space, clockwise
    market: vec[i64]  # the good on each space, or NO_CARD
    camel: i64
    pile: Pile
    discard: vec[i64]
    bank: i64  # coins in the supply; below 0 when the supply is unlimited (D13)
    prestige_bank: i64
    holder: vec[i64]  # who has the majority token of each good, or MIDDLE
    flipped: vec[i64]  # 1 where that token shows its 商 side
    players: list[Player]
    # whose turn, and where in it
    first: i64
    turn: i64
    phase: i64
    steps: i64  # of the camel this turn
    chosen: i64  # the good picked first in an exchange, or the good of a token in question
    partner: i64  # the opponent of Trader and Merchant
    exchange: i64  # how many cards Trader and Merchant exchange
    owed: i64  # how many of them are still to be given
    thief: i64  # who is about to take a flipped token
    after_token: i64  # the phase to go on with when the question about the token is settled
    last_round: i64
    end: i64

    rules: Dunhuang
    terms: Terms

    def __init__(self, rules: Dunhuang, terms: Terms, seats: i64, options: dict[str, str]) -> None:
        """A table with nothing on it: `bare_table` and `clone` lay out the rest."""
        self.rules = rules
        self.terms = terms
        self.seats = seats
        self.options = options

    def lay_bare(self) -> None:
        """Nobody has anything and all tokens lie in the middle."""
        self.deciding = 0
        self.ring = vec[i64]([0] * SPACES)
        self.market = vec[i64]([NO_CARD] * SPACES)
        self.camel = 0
        self.pile = Pile()
        self.discard = empty_row()
        self.bank = 0
        self.prestige_bank = 0
        self.holder = vec[i64]([MIDDLE] * KINDS)
        self.flipped = empty_row()
        self.players = [Player(empty_row(), empty_row(), empty_row(), empty_row()) for _ in range(self.seats)]
        self.first = 0
        self.turn = 0
        self.phase = KEEP_ONE
        self.steps = 0
        self.chosen = 0
        self.partner = 0
        self.exchange = 0
        self.owed = 0
        self.thief = 0
        self.after_token = 0
        self.last_round = 0
        self.end = NOT_YET

    @property
    def game(self) -> Dunhuang:
        return self.rules

    def legal(self, seat: i64) -> list[int]:
        if not self.deciding >> seat & 1:
            return []
        return turn.choices(self, seat)

    def apply(self, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int = 0) -> None:
        turn.answer(self, seat, action, chance, tell)

    def standings(self) -> Standings:
        return ending.standings(self)

    def winners(self) -> list[int]:
        return ending.winners(self)

    def tokens(self, seat: i64) -> i64:
        """How many majority tokens lie in a Shop; flipped ones count everywhere (D21b)."""
        count: i64 = 0
        for owner in self.holder:
            if owner == seat:
                count += 1
        return count

    def clone(self) -> Table:
        twin = Table(self.rules, self.terms, self.seats, self.options)
        twin.deciding = self.deciding
        twin.ring = self.ring  # never changes after set-up
        twin.market = self.market[:]
        twin.camel = self.camel
        twin.pile = self.pile.clone()
        twin.discard = self.discard[:]
        twin.bank = self.bank
        twin.prestige_bank = self.prestige_bank
        twin.holder = self.holder[:]
        twin.flipped = self.flipped[:]
        twin.players = [player.clone() for player in self.players]
        twin.first = self.first
        twin.turn = self.turn
        twin.phase = self.phase
        twin.steps = self.steps
        twin.chosen = self.chosen
        twin.partner = self.partner
        twin.exchange = self.exchange
        twin.owed = self.owed
        twin.thief = self.thief
        twin.after_token = self.after_token
        twin.last_round = self.last_round
        twin.end = self.end
        return twin

    def key(self) -> bytes:
        middle = (self.deciding, self.camel, self.bank, self.prestige_bank, self.first, self.turn, self.phase)
        within = (self.steps, self.chosen, self.partner, self.exchange, self.owed, self.thief, self.after_token)
        ends = (self.last_round, self.end, sorted(self.options.items()))
        rows = [list(row) for row in (self.ring, self.market, self.discard, self.holder, self.flipped)]
        piles = [self.pile.next_bag, [(bag.number, list(bag.cards)) for bag in self.pile.bags]]
        seats = [
            (list(one.hand), list(one.shop), list(one.drawn), list(one.removed), one.coins, one.prestige)
            for one in self.players
        ]
        return repr((middle, within, ends, rows, piles, seats)).encode()

    def tally(self) -> dict[str, int]:
        """Cards by good, coins and prestige: none is ever made or lost."""
        held = [0] * KINDS
        for place in self.places():
            for good, count in enumerate(self.at(place)):
                held[good] += int(count)
        conserved = dict(zip(self.rules.pieces, held, strict=True))
        conserved["coins"] = int(self.bank) + sum(int(player.coins) for player in self.players)
        conserved["prestige"] = int(self.prestige_bank) + sum(int(player.prestige) for player in self.players)
        return conserved

    def places(self) -> list[str]:
        owned = [f"{kind}:{seat}" for kind in ("hand", "shop", "drawn", "removed") for seat in range(self.seats)]
        return [*owned, "market", "discard", *(f"bag:{bag.number}" for bag in self.pile.bags)]

    def at(self, place: str) -> vec[i64]:
        kind, _, number = place.partition(":")
        if kind == "bag":
            return self.pile.bag(int(number)).cards
        if kind == "discard":
            return self.discard
        if kind == "market":
            return vec[i64]([sum(1 for card in self.market if card == good) for good in range(KINDS)])
        player = self.players[int(number)]
        if kind == "hand":
            return player.hand
        if kind == "shop":
            return player.shop
        return player.drawn if kind == "drawn" else player.removed

    def put(self, place: str, pieces: vec[i64]) -> None:
        kind, _, number = place.partition(":")
        if kind == "bag":
            self.pile.bag(int(number)).cards = pieces
            return
        if kind == "discard":
            self.discard = pieces
            return
        player = self.players[int(number)]
        if kind == "hand":
            player.hand = pieces
        elif kind == "shop":
            player.shop = pieces
        elif kind == "drawn":
            player.drawn = pieces
        else:
            player.removed = pieces


def bare_table(rules: Dunhuang, seats: int, options: dict[str, str]) -> Table:
    """A table before anything is dealt."""
    table = Table(rules, rules.terms(seats, options), seats, options)
    table.lay_bare()
    return table
