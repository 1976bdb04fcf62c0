"""What lies on the table in a game of Dunhuang; the rules that move it are in `setup`, `turn`, `characters` etc."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.dunhuang import ending, turn
from sarai.games.dunhuang.constants import KINDS, MIDDLE, NO_CARD, NO_SPACE, NOT_YET, OVER, SPACES
from sarai.games.dunhuang.goods import no_cards
from sarai.games.dunhuang.terms import DunhuangTerms
from sarai.kernel.native import i64, vec
from sarai.kernel.piles import Pile
from sarai.kernel.standings import Standings
from sarai.kernel.state import State

if TYPE_CHECKING:
    from sarai.games.dunhuang.game import Dunhuang
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


class DunhuangPlayer:
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

    def clone(self) -> DunhuangPlayer:
        twin = DunhuangPlayer(self.hand[:], self.shop[:], self.drawn[:], self.removed[:])
        twin.coins = self.coins
        twin.prestige = self.prestige
        return twin


class DunhuangTable(State["Dunhuang"]):
    """The whole position."""

    __slots__ = (
        "after_token",
        "bank",
        "camel",
        "chosen",
        "discard",
        "ended",
        "exchange",
        "first",
        "flipped",
        "holder",
        "last_round",
        "market",
        "owed",
        "partner",
        "pile",
        "players",
        "prestige_bank",
        "ring",
        "steps",
        "terms",
        "thief",
    )

    game: Dunhuang
    terms: DunhuangTerms
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
    players: list[DunhuangPlayer]
    # where in the turn
    first: i64
    steps: i64  # of the camel this turn
    chosen: i64  # the good picked first in an exchange, or the good of a token in question
    partner: i64  # the opponent of Trader and Merchant
    exchange: i64  # how many cards Trader and Merchant exchange
    owed: i64  # how many of them are still to be given
    thief: i64  # who is about to take a flipped token
    after_token: i64  # the phase to continue with once the question about the token is settled
    last_round: i64
    ended: i64  # how, or NOT_YET

    def lay_bare(self) -> None:
        """Nobody has anything and all tokens lie in the middle."""
        self.terms = self.game.terms(self.options, self.seats)
        self.ring = vec[i64]([0] * SPACES)
        self.market = vec[i64]([NO_CARD] * SPACES)
        self.camel = 0
        self.pile = Pile()
        self.discard = no_cards()
        self.bank = 0
        self.prestige_bank = 0
        self.holder = vec[i64]([MIDDLE] * KINDS)
        self.flipped = vec[i64]([0] * KINDS)
        self.players = [DunhuangPlayer(no_cards(), no_cards(), no_cards(), no_cards()) for _ in range(self.seats)]
        self.first = 0
        self.steps = 0
        self.chosen = 0
        self.partner = 0
        self.exchange = 0
        self.owed = 0
        self.thief = 0
        self.after_token = 0
        self.last_round = 0
        self.ended = NOT_YET

    def character(self) -> i64:
        """The one beside the camel."""
        return self.ring[self.camel]

    def space_of(self, character: i64) -> i64:
        """The space beside a character, NO_SPACE if it is not in the ring."""
        for space in range(SPACES):
            if self.ring[space] == character:
                return space
        return NO_SPACE

    def tokens(self, seat: i64) -> i64:
        """How many majority tokens lie in a Shop; flipped ones count everywhere (D21b)."""
        count: i64 = 0
        for owner in self.holder:
            if owner == seat:
                count += 1
        return count

    # -- playing

    def end_bonus(self) -> None:
        """The bonus has been used; unless something more is asked, the turn can be finished."""
        self.phase = OVER
        self.deciding = 0

    def legal(self, seat: i64) -> list[int]:
        return self.questions[self.phase].choices(self, seat) if self.deciding >> seat & 1 else []

    def apply(self, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int = 0) -> None:
        """Take an answer; after the bonus the turn is finished without a question."""
        self.questions[self.phase].answer(self, seat, action, chance, tell, at)
        if self.phase == OVER and self.ended == NOT_YET:
            turn.finish_turn(self, chance, tell)

    def standings(self) -> Standings:
        return ending.standings(self)

    def winners(self) -> list[int]:
        return ending.winners(self)

    def clone(self) -> DunhuangTable:
        twin = DunhuangTable(self.game, self.questions, self.seats, self.options)
        twin.terms = self.terms
        twin.deciding = self.deciding
        twin.phase = self.phase
        twin.turn = self.turn
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
        twin.steps = self.steps
        twin.chosen = self.chosen
        twin.partner = self.partner
        twin.exchange = self.exchange
        twin.owed = self.owed
        twin.thief = self.thief
        twin.after_token = self.after_token
        twin.last_round = self.last_round
        twin.ended = self.ended
        return twin

    # -- pieces

    def tally(self) -> dict[str, int]:
        """Cards by good, coins and prestige: none is ever made or lost."""
        coins = int(self.bank) + sum(int(player.coins) for player in self.players)
        prestige = int(self.prestige_bank) + sum(int(player.prestige) for player in self.players)
        return {**super().tally(), "coins": coins, "prestige": prestige}

    def lies(self) -> dict[str, vec[i64]]:
        return {place: self.at(place) for place in self.places()}

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
        """Replaces rows instead of filling them, which is faster: search does this for each world it imagines."""
        kind, _, number = place.partition(":")
        if kind == "hand":
            self.players[int(number)].hand = pieces
        elif kind == "removed":
            self.players[int(number)].removed = pieces
        elif kind == "bag":
            self.pile.bag(int(number)).cards = pieces
        else:
            super().put(place, pieces)
