"""What lies on the table in a game of Kashgar; the rules that move it are in setup, turn, deeds and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import ending, turn
from sarai.games.kashgar.terms import Terms
from sarai.games.kashgar.words import (
    CARAVANS,
    CHOOSE,
    CONTRACTS,
    DECKS,
    KINDS_OF_STOCK,
    MATRIARCH,
    NO_CARD,
    NO_DECK,
    NOT_YET,
    OPEN,
    PATRIARCH,
    SPECIAL,
    STANDARD,
)
from sarai.kernel.chance import Chance
from sarai.kernel.native import i64, vec
from sarai.kernel.piles import Pile
from sarai.kernel.standings import Standings
from sarai.kernel.state import State

if TYPE_CHECKING:
    from sarai.games.kashgar.game import Kashgar
    from sarai.kernel.events import Teller


class Player:
    """One merchant: seven stocks, three caravans with the front card first, contracts completed."""

    __slots__ = ("caravans", "contracts", "points", "rose", "stocks")

    stocks: vec[i64]
    caravans: list[list[int]]
    contracts: list[int]
    points: i64  # of contracts and persons, kept up to date by ending.recount (K11)
    rose: i64  # the moment at which they last rose, 0: never (K13)

    def __init__(self, stocks: vec[i64], caravans: list[list[int]], contracts: list[int]) -> None:
        self.stocks = stocks
        self.caravans = caravans
        self.contracts = contracts
        self.points = 0
        self.rose = 0

    def clone(self) -> Player:
        twin = Player(self.stocks[:], [caravan[:] for caravan in self.caravans], self.contracts[:])
        twin.points = self.points
        twin.rose = self.rose
        return twin


class Table(State):
    """The whole position."""

    __slots__ = (
        "box",
        "caravan",
        "card",
        "contract",
        "contracts",
        "deed",
        "discard",
        "drawn",
        "drawn_deck",
        "end",
        "first",
        "last_round",
        "left",
        "market",
        "moment",
        "parting",
        "phase",
        "players",
        "ready",
        "rival",
        "round",
        "rules",
        "special",
        "standard",
        "step",
        "target",
        "terms",
        "turn",
        "unused",
    )

    standard: Pile
    special: Pile
    contracts: Pile
    discard: vec[i64]  # of standard and expansion cards, open to all (K15)
    box: vec[i64]  # out of the game (K15)
    unused: vec[i64]  # expansion cards that were not drawn into this game, known to nobody (K18)
    drawn: vec[i64]  # just drawn by the player whose turn it is (K23)
    drawn_deck: i64
    market: vec[i64]  # the open contracts
    ready: i64  # the Aristocrat's Patriarch, while it waits (K14)
    players: list[Player]
    # whose turn, and where in it
    first: i64
    turn: i64
    round: i64
    phase: i64
    last_round: i64
    end: i64
    moment: i64  # counts the single steps in which points change (K13)
    # the action that is being carried out
    card: i64
    caravan: i64
    parting: i64
    deed: i64
    step: i64
    left: i64  # choices that are still to be made in this step
    contract: i64  # the one that is being paid for
    rival: i64  # whose caravan it is about
    target: i64  # which of them

    rules: Kashgar
    terms: Terms

    def __init__(self, rules: Kashgar, terms: Terms, seats: i64, options: dict[str, str]) -> None:
        """A table with nothing on it: `bare_table` and `clone` lay out the rest."""
        self.rules = rules
        self.terms = terms
        self.seats = seats
        self.options = options

    def lay_bare(self) -> None:
        self.deciding = 0
        self.standard = Pile()
        self.special = Pile()
        self.contracts = Pile()
        self.discard = self.empty_row()
        self.box = self.empty_row()
        self.unused = self.empty_row()
        self.drawn = self.empty_row()
        self.drawn_deck = NO_DECK
        self.market = vec[i64]([NO_CARD] * OPEN)
        self.ready = 0
        self.players = [
            Player(vec[i64]([0] * KINDS_OF_STOCK), [[] for _ in range(CARAVANS)], []) for _ in range(self.seats)
        ]
        self.first = 0
        self.turn = 0
        self.round = 1
        self.phase = CHOOSE
        self.last_round = 0
        self.end = NOT_YET
        self.moment = 0
        self.forget_action()

    def forget_action(self) -> None:
        """No action is being carried out."""
        self.card = NO_CARD
        self.caravan = 0
        self.parting = 0
        self.deed = 0
        self.step = 0
        self.left = 0
        self.contract = NO_CARD
        self.rival = 0
        self.target = 0

    def empty_row(self) -> vec[i64]:
        return vec[i64]([0] * int(self.terms.kinds))

    @property
    def game(self) -> Kashgar:
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

    def pile(self, deck: i64) -> Pile:
        if deck == STANDARD:
            return self.standard
        return self.special if deck == SPECIAL else self.contracts

    def clone(self) -> Table:
        twin = Table(self.rules, self.terms, self.seats, self.options)
        twin.deciding = self.deciding
        twin.standard = self.standard.clone()
        twin.special = self.special.clone()
        twin.contracts = self.contracts.clone()
        twin.discard = self.discard[:]
        twin.box = self.box[:]
        twin.unused = self.unused  # never changes after set-up
        twin.drawn = self.drawn[:]
        twin.drawn_deck = self.drawn_deck
        twin.market = self.market[:]
        twin.ready = self.ready
        twin.players = [player.clone() for player in self.players]
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.last_round = self.last_round
        twin.end = self.end
        twin.moment = self.moment
        twin.card = self.card
        twin.caravan = self.caravan
        twin.parting = self.parting
        twin.deed = self.deed
        twin.step = self.step
        twin.left = self.left
        twin.contract = self.contract
        twin.rival = self.rival
        twin.target = self.target
        return twin

    def key(self) -> bytes:
        middle = (self.deciding, self.first, self.turn, self.round, self.phase, self.last_round, self.end, self.moment)
        within = (self.card, self.caravan, self.parting, self.deed, self.step, self.left, self.contract)
        about = (self.rival, self.target, self.ready, self.drawn_deck, sorted(self.options.items()))
        rows = [list(row) for row in (self.discard, self.box, self.unused, self.drawn, self.market)]
        piles = [
            (pile.next_bag, [(bag.number, list(bag.cards)) for bag in pile.bags])
            for pile in (self.standard, self.special, self.contracts)
        ]
        seats = [(list(one.stocks), one.caravans, one.contracts, one.points, one.rose) for one in self.players]
        return repr((middle, within, about, rows, piles, seats)).encode()

    def tally(self) -> dict[str, int]:
        """The cards, by kind: none is ever made or lost."""
        held = [0] * int(self.terms.kinds)
        for place in self.places():
            for kind, count in enumerate(self.at(place)):
                held[kind] += int(count)
        return dict(zip(self.rules.pieces, held, strict=True))

    def places(self) -> list[str]:
        open_to_all = ["discard", "box", "market", "ready"]
        owned = [f"{kind}:{seat}" for kind in ("caravans", "completed") for seat in range(self.seats)]
        drawn = [self.drawn_place()] if self.drawn_deck != NO_DECK else []
        bags = [
            f"{DECKS[deck]}:{bag.number}" for deck in (STANDARD, SPECIAL, CONTRACTS) for bag in self.pile(deck).bags
        ]
        return [*open_to_all, *owned, *drawn, *bags, *(["unused"] if self.has_unused() else [])]

    def has_unused(self) -> bool:
        return any(self.unused)

    def drawn_place(self) -> str:
        """Where the cards just drawn are, by their deck and by who looks at them."""
        return f"drawn-{DECKS[self.drawn_deck]}:{self.turn}"

    def at(self, place: str) -> vec[i64]:
        kind, _, number = place.partition(":")
        if kind in DECKS:
            return self.pile(DECKS.index(kind)).bag(int(number)).cards
        if kind == "discard":
            return self.discard
        if kind == "box":
            return self.box
        if kind == "unused":
            return self.unused
        if kind.startswith("drawn"):
            return self.drawn
        row = self.empty_row()
        if kind == "ready":
            row[PATRIARCH] = self.ready
        elif kind == "market":
            for card in self.market:
                if card != NO_CARD:
                    row[card] += 1
        elif kind == "completed":
            for card in self.players[int(number)].contracts:
                row[card] += 1
        else:
            for caravan in self.players[int(number)].caravans:
                for card in caravan:
                    row[PATRIARCH if card == MATRIARCH else card] += 1
        return row

    def put(self, place: str, pieces: vec[i64]) -> None:
        kind, _, number = place.partition(":")
        if kind in DECKS:
            self.pile(DECKS.index(kind)).bag(int(number)).cards = pieces
        elif kind == "discard":
            self.discard = pieces
        elif kind == "box":
            self.box = pieces
        elif kind == "unused":
            self.unused = pieces
        else:
            self.drawn = pieces


def bare_table(rules: Kashgar, seats: int, options: dict[str, str]) -> Table:
    """A table before anything is dealt."""
    table = Table(rules, rules.terms(options), seats, options)
    table.lay_bare()
    return table
