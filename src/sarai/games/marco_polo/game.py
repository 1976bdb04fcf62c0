"""Marco Polo II as a `Game`: what it is made of, under the numbers that the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from sarai.games.marco_polo import (
    books,
    cards,
    contracts,
    counting,
    covering,
    dice,
    paying,
    posts,
    rewards,
    rounds,
    seals,
    setup,
    showing,
    spaces,
    travel,
    turn,
)
from sarai.games.marco_polo import content as packs
from sarai.games.marco_polo.actions import all_actions
from sarai.games.marco_polo.constants import (
    BOOKS,
    CHARACTERS,
    CONTRACT_TILES,
    FIXED_SPACES,
    MOST_CAMELS,
    MOST_SEATS,
    OFFERS_OF_BOOK,
    ROUNDS,
    SEALS,
    STOCKS,
)
from sarai.games.marco_polo.luck import all_outcomes
from sarai.games.marco_polo.questions import COMPENSATION, GOOD, MARKER, TWICE
from sarai.games.marco_polo.table import MarcoPoloTable
from sarai.games.marco_polo.tasks import Ask, NoTask, Task
from sarai.games.marco_polo.terms import MarcoPoloTerms
from sarai.games.marco_polo.thinking import MarcoPoloThinking
from sarai.kernel.caches import ByAgreement
from sarai.kernel.chance import Chance
from sarai.kernel.content import Pack
from sarai.kernel.events import Teller
from sarai.kernel.game import Game
from sarai.kernel.options import TableOption, complete_options
from sarai.kernel.places import NO_ONE, OPEN, OWNER, Place, Places
from sarai.kernel.state import LETTERS

ORDER = ("city", "start", "oasis")
"""The order in which locations are numbered, whatever their order in a pack."""
WHERE = (*FIXED_SPACES, "area-1", "area-2", "bag", "reroll", "raise", "lower")
"""What a die may be used for, apart from the spaces of cities."""


class MarcoPolo(Game[MarcoPoloTable]):
    """Marco Polo II (Tascini & Luciani, Hans im Glück 2019), 2 to 4 players. Rulings: docs/rulings/marco-polo.md."""

    id = "marco-polo"
    rules_version = 1
    seats = range(2, 5)
    playing_time = (60, 120)
    own_pack = "house"
    content_type = packs.MarcoPoloContent
    check_content = staticmethod(packs.check)
    places = Places(
        board=Place(OPEN),
        box=Place(OPEN),
        active=Place(OPEN),
        completed=Place(OPEN),
        tiles=Place(OPEN),
        shown=Place(OPEN),
        red=Place(NO_ONE, "red"),
        blue=Place(NO_ONE, "blue"),
        city=Place(NO_ONE, "card"),
        offer_1=Place(NO_ONE, "offer-1"),
        offer_2=Place(NO_ONE, "offer-2"),
        offer_3=Place(NO_ONE, "offer-3"),
        goals=Place(NO_ONE, "goal"),
        markers=Place(NO_ONE, "marker"),
        outposts=Place(NO_ONE, "outpost"),
        goal=Place(OWNER, "goal"),
    )
    questions = [
        setup.ChooseCharacter(),
        setup.KeepGoal(),
        rounds.Twice(),
        dice.Pairs(),
        dice.Compensation(),
        turn.Turn(),
        spaces.PickDie(),
        books.ChooseOffer(),
        seals.ChooseSeal(),
        travel.ChooseFigure(),
        travel.Walk(),
        posts.ExtraPost(),
        posts.LiftPost(),
        posts.ChooseBonus(),
        contracts.TakeContract(),
        contracts.DropContract(),
        rewards.ChooseGood(),
        rewards.CopyMarker(),
        cards.ChooseTrade(),
        cards.ChooseTimes(),
        cards.ChooseMarker(),
        spaces.MoneyBag(),
        paying.PayCoins(),
        paying.PayCamels(),
        posts.Oases(),
        dice.ChooseBlack(),
    ]
    tasks: ClassVar[list[Task]] = [
        NoTask(),
        rewards.Marker(),
        seals.ReceiveSeal(),
        rewards.Outpost(),
        rewards.Coins(),
        Ask("goods", GOOD),
        rewards.DifferentGoods("different", GOOD),
        dice.BlackDie(),
        travel.Move(),
        contracts.AskTake("open-contract"),
        contracts.PileContract(),
        contracts.AskTake("contracts"),
        contracts.AskTakeAt("contract-at"),
        posts.PlacePost(),
        posts.AnotherPost(),
        posts.PassOases(),
        dice.LookForPairs(),
        Ask("compensation", COMPENSATION, range(1, MOST_CAMELS + 1)),
        Ask("twice", TWICE, range(1)),
        Ask("markers", MARKER),
    ]
    """Everything that may have to be carried out, in the order of the numbers; the first is none."""
    purposes: ClassVar[list[paying.Purpose]] = [
        paying.NoPurpose(),
        books.TakeOffer(),
        seals.TakeSeal(),
        posts.Arrive(),
        contracts.ContractsPaid(),
        cards.TradePaid(),
        contracts.CompleteContract(),
        seals.ImproveSeal(),
        dice.Reroll(),
        dice.Change(),
        dice.BuyBlack(),
    ]
    """Everything that may be paid for, in the order of the numbers; the first is none."""
    thinking = MarcoPoloThinking()

    def __init__(self, pack: Pack[packs.MarcoPoloContent]) -> None:
        self.pack = pack
        self.content = content = _in_order(pack.content)
        self.locations = tuple(one.id for one in content.locations)
        self.spaces = (
            *FIXED_SPACES,
            *(f"action-{one.id}" for one in content.locations if one.special is not None),
            *(f"card-{one.id}" for one in content.locations if one.card),
            "area-1",
            "area-2",
            "bag",
        )
        self.purposes_of_dice = (*self.spaces, "reroll", "raise", "lower")
        self.pieces = ()
        self.decks = {}
        for name, ids in _decks(content).items():
            self.decks[name] = range(len(self.pieces), len(self.pieces) + len(ids))
            self.pieces += tuple(ids)
        self.first = {name: deck.start for name, deck in self.decks.items()}
        self.first["offer"] = self.first["offer-1"]
        self.actions, self.outcomes = all_actions(self), all_outcomes(self)
        self.names = {
            "location": self.locations,
            "where": WHERE,
            "stock": STOCKS,
            "seal": SEALS,
            "character": CHARACTERS,
            "seat": tuple(LETTERS[:MOST_SEATS]),
            "contract": self.pieces[:CONTRACT_TILES],
            **dict.fromkeys(("card", "offer", "goal", "marker", "outpost"), self.pieces),
        }
        self.options = (
            TableOption("rounds", str(ROUNDS), ("5", "3"), "", _rounds_fault),
            TableOption.among("black-dice", "rolled-when-taken", "rolled-at-start", rule=""),
            TableOption.among("first-roll", "before-characters", "after-characters", rule="M1"),
            TableOption.among("split-movement", "two-posts", "one-post", rule="M3"),
            TableOption.among("extra-post", "always", "with-end-post", rule="M9"),
            TableOption.among("moved-posts", "count", "bring-nothing", rule="M10"),
            TableOption.among("no-action", "one-die", "may-pass", rule="M14"),
            TableOption.among("second-place", "after-a-tie", "not-after-a-tie", rule="M18"),
            TableOption.among("isabella-rerolls", "paid", "not-paid", rule="M27"),
            TableOption.among("isabella-rows", "each-die", "once", rule="M27"),
        )
        self.terms = ByAgreement(lambda options: MarcoPoloTerms(self, options))
        self.terms(complete_options(self, {}))  # so that a pack whose terms cannot be made is refused at once
        self.showing = showing.MarcoPoloShowing(self)
        self.covering = covering.MarcoPoloCovering(self)
        self.counting = counting.MarcoPoloCounting(content)

    def deck(self, name: str) -> tuple[str, ...]:
        """The names of the pieces of a deck."""
        kinds = self.decks[name]
        return self.pieces[kinds.start : kinds.stop]

    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> MarcoPoloTable:
        table = MarcoPoloTable.bare(self, seats, options)
        setup.set_up(table, chance, tell)
        return table

    def bound(self, seats: int) -> int:
        """Each answer uses up dice, money or a task. Only Isabella's luck with rerolls has no strict limit."""
        return seats * ROUNDS * 2000

    def all_pieces(self, seats: int) -> list[int]:
        return [1] * len(self.pieces)


def _in_order(content: packs.MarcoPoloContent) -> packs.MarcoPoloContent:
    """Cities, then the start, then oases; red contracts before blue ones; offers by book."""
    return replace(
        content,
        locations=sorted(content.locations, key=lambda one: ORDER.index(one.kind)),
        contracts=sorted(content.contracts, key=lambda one: one.colour == "blue"),
        offers=sorted(content.offers, key=lambda one: one.book),
    )


def _decks(content: packs.MarcoPoloContent) -> dict[str, list[str]]:
    """The pieces of each deck, in the order of their numbers."""
    offers = [one.id for one in content.offers]
    return {
        "red": [one.id for one in content.contracts if one.colour == "red"],
        "blue": [one.id for one in content.contracts if one.colour == "blue"],
        "card": [one.id for one in content.cards],
        **{f"offer-{book + 1}": offers[book * OFFERS_OF_BOOK :][:OFFERS_OF_BOOK] for book in range(BOOKS)},
        "goal": [one.id for one in content.goals],
        "marker": [one.id for one in content.markers],
        "outpost": [one.id for one in content.outposts],
    }


def _rounds_fault(value: str) -> str | None:
    return None if value in tuple("12345") else f"should be a number of rounds, 1 to {ROUNDS}"
