"""Silk Road Adventures as a `Game`: its actions, places, options and questions."""

from __future__ import annotations

from collections.abc import Mapping

from sarai.games.adventures import content as packs
from sarai.games.adventures import setup
from sarai.games.adventures.board import HEX_NAMES, SHAPES, WAY_NAMES
from sarai.games.adventures.constants import (
    CARDS,
    ICONS,
    MAPS,
    MAPS_A_ROUND,
    MODES,
    MOST_COMMANDS,
    MOST_SEATS,
    ROUNDS,
)
from sarai.games.adventures.covering import AdventuresCovering
from sarai.games.adventures.questions import Building, Opening, Picking, Ready
from sarai.games.adventures.riddles import BestRoutes
from sarai.games.adventures.routes import CAUSES
from sarai.games.adventures.showing import AdventuresShowing
from sarai.games.adventures.table import AdventuresTable
from sarai.games.adventures.terms import AdventuresTerms
from sarai.games.adventures.thinking import AdventuresThinking
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


class Adventures(Game[AdventuresTable]):
    """Silk Road Adventures (Osami Okano, Studium Mundi), 1 to 4 players. Rulings: docs/rulings/adventures.md."""

    id = "adventures"
    rules_version = 1
    seats = range(1, MOST_SEATS + 1)
    playing_time = (15, 25)
    own_pack = "house"
    timed = True
    places = Places(
        cards=Place(NO_ONE, "cards"),
        open=Place(OPEN),
        **{f"maps_{round_}": Place(NO_ONE, f"maps-{round_}") for round_ in range(1, ROUNDS + 1)},
        **{f"map_{round_}": Place(OWNER, f"maps-{round_}") for round_ in range(1, ROUNDS + 1)},
        board=Place(OWNER),
        keys=Place(NO_ONE),
    )
    questions = [Ready(), Building(), Picking(), Opening()]
    content_type = packs.AdventuresContent
    check_content = staticmethod(packs.check)
    thinking = AdventuresThinking()
    riddles: BestRoutes
    covering = AdventuresCovering(
        "lifts", "turns", "declares", "stops", "time-up", "rank", "length", "buys", "spends", "gets-bonus", "last"
    )

    def __init__(self, pack: Pack[packs.AdventuresContent]) -> None:
        self.pack, self.content = pack, pack.content
        cards = tuple(card.id for card in self.content.cards)
        self.pieces = cards + tuple(one.id for one in self.content.maps)
        self.decks = {"cards": range(CARDS)} | {
            f"maps-{n + 1}": range(CARDS + MAPS_A_ROUND * n, CARDS + MAPS_A_ROUND * (n + 1)) for n in range(ROUNDS)
        }
        self.riddles = BestRoutes()
        self.terms = ByAgreement(lambda options: AdventuresTerms(self.content, options, self.riddles.solved))
        self.actions = ActionSpace(
            family("place", hex=HEX_NAMES, way=WAY_NAMES),
            family("bonus", hex=HEX_NAMES, way=WAY_NAMES),
            family("turn", hex=HEX_NAMES, way=WAY_NAMES),
            family("lift", hex=HEX_NAMES),
            family("declare"),
            family("stop"),
            family("ready"),
            family("open"),
            family("pick", tile=SHAPES),
        )
        goods = tuple(good.id for good in self.content.goods)
        self.outcomes = Outcomes(
            streams("key", [str(n + 1) for n in range(packs.MOST_ALTERNATIVES)]),
            streams("price", goods),
            streams("card", self.pieces),
            streams("map", self.pieces),
        )
        seats = tuple(LETTERS[:MOST_SEATS])
        self.names = {
            "good": goods,
            "city": tuple(city.id for city in self.content.cities),
            "card": self.pieces,
            "map": self.pieces,
            "hex": HEX_NAMES,
            "way": WAY_NAMES,
            "tile": SHAPES + tuple(f"bonus-{shape}" for shape in SHAPES),
            "icon": ICONS,
            "cause": CAUSES,
            "seat": seats,
            "other": seats,
        }
        self.options = (
            TableOption.among("mode", *MODES, rule="S35"),
            TableOption("glass", "pack", ("pack", "60", "180"), "S35", _glass_fault),
            TableOption("step", "pack", ("pack", "5"), "S35", _step_fault),
            TableOption.among("first-place", "2", "3", "4", rule="S23"),
            TableOption.among("lone-finisher", "1", "0", "2", rule="S24"),
            TableOption.among("late", "last", "out", rule="S25"),
            TableOption.among("floor", "score", "round", rule="S19"),
            TableOption("ages", "seats", ("seats",), "S26", _ages_fault),
        )
        self.showing = AdventuresShowing(self)

    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> AdventuresTable:
        table = AdventuresTable.bare(self, seats, options)
        setup.set_up(table, chance, tell)
        return table

    def bound(self, seats: int) -> int:
        """In a round each seat gets ready, changes its board up to a limit, declares; one picks, and time runs out."""
        return ROUNDS * (seats * (MOST_COMMANDS + 4) + 1)

    def all_pieces(self, seats: int) -> list[int]:
        return [1] * (CARDS + MAPS)


def _glass_fault(value: str) -> str | None:
    if value == "pack" or (value.isdecimal() and len(value) < 4 and 10 <= int(value) <= 600):
        return None
    return "should be a number of seconds, 10 to 600, or pack for what the pack says"


def _step_fault(value: str) -> str | None:
    if value == "pack" or (value.isdecimal() and len(value) < 4 and 1 <= int(value) <= 600):
        return None
    return "should be a number of seconds, 1 to 600, or pack for what the pack says"


def _ages_fault(value: str) -> str | None:
    named = value.split(",")
    if value == "seats" or (set(named) <= set(LETTERS[:MOST_SEATS]) and len(set(named)) == len(named)):
        return None
    return "should be seats, or seats separated by commas, the youngest first, such as C,A,B"
