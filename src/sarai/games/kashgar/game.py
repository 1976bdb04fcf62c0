"""Kashgar as a `Game`: its questions, actions, places and options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sarai.games.kashgar import content as packs
from sarai.games.kashgar.caravans import ChooseCaravan, ChooseRival, RemoveCard
from sarai.games.kashgar.constants import CARAVANS, DECKS, ENDS, MOST_DEEDS, MOST_SEATS, SPICES, STOCKS
from sarai.games.kashgar.contracts import FulfilDrawn, FulfilOpen, PayPrice
from sarai.games.kashgar.counting import KashgarCounting
from sarai.games.kashgar.covering import KashgarCovering
from sarai.games.kashgar.drawing import KeepCard, TakeCard
from sarai.games.kashgar.phrases import SOURCES
from sarai.games.kashgar.setup import set_up
from sarai.games.kashgar.showing import KashgarShowing
from sarai.games.kashgar.stocks import Exchange, Raise, SetStock
from sarai.games.kashgar.table import KashgarTable
from sarai.games.kashgar.terms import KashgarTerms
from sarai.games.kashgar.thinking import KashgarThinking, person_worths
from sarai.games.kashgar.turn import Choose, Pay
from sarai.kernel.actions import ActionSpace, family
from sarai.kernel.caches import ByAgreement
from sarai.kernel.chance import Chance
from sarai.kernel.content import Pack
from sarai.kernel.events import Teller
from sarai.kernel.game import Game
from sarai.kernel.options import TableOption
from sarai.kernel.outcomes import Outcomes, streams
from sarai.kernel.places import NO_ONE, OPEN, OWNER, Place, Places
from sarai.kernel.state import LETTERS

ORDER = ("patriarch", "matriarch", "start", "standard", "expansion", "special")
"""The order in which persons are numbered, whatever their order in a pack: each deck's kinds are together."""
MOST_ROUNDS = 200


class Kashgar(Game[KashgarTable]):
    """Kashgar (Gerhard Hecht, Kosmos 2013, Grail Games 2018), 2 to 4 players. Rulings: docs/rulings/kashgar.md."""

    id, rules_version, own_pack, content_type = "kashgar", 1, "house", packs.KashgarContent
    seats, playing_time = range(2, 5), (20, 45)
    check_content = staticmethod(packs.check)
    places = Places(
        caravans=Place(OPEN),
        completed=Place(OPEN),
        market=Place(OPEN),
        discard=Place(OPEN),
        box=Place(OPEN),
        ready=Place(OPEN),
        start=Place(NO_ONE),
        standard=Place(NO_ONE, "standard"),
        special=Place(NO_ONE, "special"),
        contract=Place(NO_ONE, "contract"),
        drawn_standard=Place(OWNER, "standard"),
        drawn_special=Place(OWNER, "special"),
        drawn_contract=Place(OWNER, "contract"),
        unused=Place(NO_ONE, "expansion"),
    )
    questions = [
        Choose(),
        Pay(),
        Raise(),
        SetStock(),
        Exchange(),
        KeepCard(),
        TakeCard(),
        FulfilOpen(),
        FulfilDrawn(),
        PayPrice(),
        ChooseRival(),
        ChooseCaravan(),
        RemoveCard(),
    ]
    thinking, counting = KashgarThinking(), KashgarCounting()

    def __init__(self, pack: Pack[packs.KashgarContent]) -> None:
        self.pack = pack
        content = pack.content
        self.content = replace(content, persons=sorted(content.persons, key=lambda one: ORDER.index(one.deck)))
        persons = tuple(person.id for person in self.content.persons)
        agreed = tuple(contract.id for contract in self.content.contracts)
        self.pieces = persons + agreed
        self.decks = self._decks()
        self.terms = ByAgreement(self._terms)
        seats = LETTERS[:MOST_SEATS]
        numbers, actions = range(1, CARAVANS + 1), range(1, MOST_DEEDS + 1)
        self.actions = ActionSpace(
            family("use", caravan=numbers, deed=actions),
            family("part", caravan=numbers, deed=actions),
            family("pass", caravan=numbers),
            family("pay", stock=STOCKS[:SPICES]),
            family("raise", stock=STOCKS),
            family("set", stock=STOCKS),
            family("trade", count=range(10)),
            family("enough"),
            family("caravan", caravan=numbers),
            family("rival", seat=seats),
            family("keep", person=persons),
            family("take", person=persons),
            family("remove", person=persons),
            family("fulfil", contract=agreed),
        )
        self.outcomes = Outcomes(
            *(streams(deck, self.pieces) for deck in DECKS),
            streams("start", self.pieces),
            streams("expansion", self.pieces),
        )
        self.names = {
            "person": persons,
            "contract": self.pieces,
            "stock": STOCKS,
            "deck": DECKS,
            "end": ENDS,
            "seat": tuple(seats),
            "other": tuple(seats),
        }
        self.options = (
            TableOption("expansion", "none", ("none", "all", "4"), "K18", self._expansion_fault),
            TableOption("rounds", "60", ("60", "30"), "K19", _rounds_fault),
            TableOption.among("free-contracts", "need-mules", "no-mules", rule="K9"),
            TableOption.among("empty-deck", "reshuffle", "stays-empty", rule="K1"),
            TableOption.among("goal-lost-again", "ends", "plays-on", rule="K12"),
        )
        self.showing = KashgarShowing(self)
        self.covering = KashgarCovering(self)

    def _terms(self, options: Mapping[str, str]) -> KashgarTerms:
        made = KashgarTerms(self, options)
        made.worth = person_worths(made)
        return made

    def _decks(self) -> dict[str, range]:
        """Which kinds each deck has; the expansion's are part of the standard deck."""

        def kinds(*names: str) -> range:
            numbers = [n for n, person in enumerate(self.content.persons) if person.deck in names]
            return range(numbers[0], numbers[-1] + 1)

        return {
            "standard": kinds("standard", "expansion"),
            "expansion": kinds("expansion"),
            "special": kinds("special"),
            "contract": range(len(self.content.persons), len(self.pieces)),
        }

    def counts(self, deck: str) -> list[int]:
        """How many persons of each kind a deck has."""
        row = [person.copies if person.deck == deck else 0 for person in self.content.persons]
        return row + [0] * len(self.content.contracts)

    def all_pieces(self, seats: int) -> list[int]:
        persons, agreed = self.content.persons, self.content.contracts
        return [one.copies for one in persons] + [one.copies for one in agreed]

    def deed_name(self, card: int, parting: int, deed: int) -> str:
        """The name of a person's action among the phrases."""
        return f"{self.pieces[card]}.{SOURCES[parting]}.{deed + 1}"

    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> KashgarTable:
        table = KashgarTable.bare(self, seats, options)
        set_up(table, chance, tell)
        return table

    def bound(self, seats: int) -> int:
        """The number of rounds is limited (K19), and in one turn no card asks more often than there are cards."""
        cards = sum(person.copies for person in self.content.persons)
        return seats * MOST_ROUNDS * (cards + 10)

    # -- the expansion

    def _expansion_fault(self, value: str) -> str | None:
        if value in ("none", "all", *map(str, range(13))):
            return None
        copies = {person.id: person.copies for person in self.content.of_deck("expansion")}
        named = value.split(",")
        if all(name in copies and named.count(name) <= copies[name] for name in named):
            return None
        return f"should be none, all, a number up to 12, or cards separated by commas, out of {', '.join(copies)}"

    def agreed_expansion(self, options: Mapping[str, str]) -> tuple[list[int], int]:
        """The cards that the table agreed on, and how many of them join the standard deck (K18)."""
        value = options["expansion"]
        whole = self.counts("expansion")
        if value == "all":
            return whole, sum(whole)
        if value == "none" or value == "0":
            return [0] * len(whole), 0
        if value.isdecimal():
            return whole, int(value)
        named = value.split(",")
        return [named.count(name) for name in self.pieces], len(named)


def _rounds_fault(value: str) -> str | None:
    if value in map(str, range(1, MOST_ROUNDS + 1)):
        return None
    return f"should be a number of rounds, 1 to {MOST_ROUNDS}"
