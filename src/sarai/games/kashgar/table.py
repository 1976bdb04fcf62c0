"""What lies on the table in a game of Kashgar; the rules that move it are in `setup`, `turn`, `deeds` and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import ending, turn
from sarai.games.kashgar.constants import (
    CARAVANS,
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
from sarai.kernel.native import i64, vec
from sarai.kernel.piles import Pile
from sarai.kernel.state import State

if TYPE_CHECKING:
    from sarai.games.kashgar.game import Kashgar
    from sarai.games.kashgar.terms import Deed, DeedStep, KashgarTerms
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller
    from sarai.kernel.standings import Standings


class KashgarPlayer:
    """One merchant: seven stocks, three caravans with the front card first, completed contracts."""

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

    def clone(self) -> KashgarPlayer:
        twin = KashgarPlayer(self.stocks[:], [caravan[:] for caravan in self.caravans], self.contracts[:])
        twin.points = self.points
        twin.rose = self.rose
        return twin


class KashgarTable(State["Kashgar"]):
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
        "ended",
        "first",
        "last_round",
        "left",
        "market",
        "moment",
        "parting",
        "players",
        "ready",
        "rival",
        "round",
        "special",
        "standard",
        "step",
        "target",
        "terms",
        "unused",
    )

    game: Kashgar
    terms: KashgarTerms
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
    players: list[KashgarPlayer]
    first: i64
    round: i64
    last_round: i64
    ended: i64  # why, or NOT_YET
    moment: i64  # counts the single steps in which points change (K13)
    # the action that is being carried out
    card: i64
    caravan: i64
    parting: i64
    deed: i64
    step: i64
    left: i64  # choices that are still to be made in this step
    contract: i64  # the one that is being paid for
    rival: i64  # whose caravan it concerns
    target: i64  # which of that player's caravans, or which symbol S of a price

    def lay_bare(self) -> None:
        self.terms = self.game.terms(self.options)
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
            KashgarPlayer(vec[i64]([0] * KINDS_OF_STOCK), [[] for _ in range(CARAVANS)], []) for _ in range(self.seats)
        ]
        self.first = 0
        self.round = 1
        self.last_round = 0
        self.ended = NOT_YET
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

    # -- playing

    def legal(self, seat: i64) -> list[int]:
        return self.questions[self.phase].choices(self, seat) if self.deciding >> seat & 1 else []

    def apply(self, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int = 0) -> None:
        """Take an answer, and then everything that needs no answer."""
        self.questions[self.phase].answer(self, seat, action, chance, tell, at)
        turn.go_on(self, chance, tell)

    def deed_now(self) -> Deed:
        """The action that is being carried out."""
        return (self.terms.parting if self.parting else self.terms.caravan)[self.card][self.deed]

    def step_now(self) -> DeedStep:
        """The step of that action that is being carried out."""
        return self.deed_now().steps[self.step]

    def must_choose(self, phase: i64, times: i64) -> bool:
        """Ask the acting player a question this many times; True if that is 0, so that nothing is left to choose."""
        self.left = times
        self.phase = phase
        return times == 0

    def finish_step(self) -> None:
        """The next step follows; after the last one, nothing is being carried out any more."""
        self.left = 0
        self.step += 1
        if self.step == len(self.deed_now().steps):
            self.forget_action()

    def place_in_use(self) -> i64:
        """Where in its caravan the card in use is: of two alike, the one nearer the back."""
        caravan = self.players[self.turn].caravans[self.caravan]
        place = len(caravan) - 1
        while place > 0 and caravan[place] != self.card:
            place -= 1
        return place

    def standings(self) -> Standings:
        return ending.standings(self)

    def winners(self) -> list[int]:
        return ending.winners(self)

    def pile(self, deck: i64) -> Pile:
        if deck == STANDARD:
            return self.standard
        return self.special if deck == SPECIAL else self.contracts

    def clone(self) -> KashgarTable:
        twin = KashgarTable(self.game, self.questions, self.seats, self.options)
        twin.terms = self.terms
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
        twin.ended = self.ended
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

    # -- pieces

    def drawn_place(self) -> str:
        """The place of the cards just drawn, by their deck and by who looks at them."""
        return f"drawn-{DECKS[self.drawn_deck]}:{self.turn}"

    def lies(self) -> dict[str, vec[i64]]:
        found = {"discard": self.discard, "box": self.box}
        found["market"] = self.row_of([int(card) for card in self.market if card != NO_CARD])
        found["ready"] = self.row_of([PATRIARCH] * int(self.ready))
        for seat, player in enumerate(self.players):
            found[f"caravans:{seat}"] = self.row_of([card for caravan in player.caravans for card in caravan])
            found[f"completed:{seat}"] = self.row_of(player.contracts)
        if self.drawn_deck != NO_DECK:
            found[self.drawn_place()] = self.drawn
        for deck, name in enumerate(DECKS):
            for bag in self.pile(deck).bags:
                found[f"{name}:{bag.number}"] = bag.cards
        if any(self.unused):
            found["unused"] = self.unused
        return found

    def row_of(self, cards: list[int]) -> vec[i64]:
        """These cards as a row of counts; a Matriarch is the other side of a Patriarch."""
        row = self.empty_row()
        for card in cards:
            row[PATRIARCH if card == MATRIARCH else card] += 1
        return row

    def put(self, place: str, pieces: vec[i64]) -> None:
        """Only for places that may be hidden: they are filled for each imagined world."""
        kind, _, number = place.partition(":")
        if kind in DECKS:
            self.pile(DECKS.index(kind)).bag(int(number)).cards = pieces
        elif kind == "unused":
            self.unused = pieces
        else:
            self.drawn = pieces
