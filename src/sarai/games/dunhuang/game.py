"""Merchants of Dunhuang as a `Game`: its questions, actions, places and options."""

from __future__ import annotations

from collections.abc import Mapping

from sarai.games.dunhuang import characters, majority, setup, turn
from sarai.games.dunhuang import content as packs
from sarai.games.dunhuang.constants import CHARACTERS, KINDS, MOST_SEATS, SPACES
from sarai.games.dunhuang.covering import DunhuangCovering
from sarai.games.dunhuang.showing import DunhuangShowing
from sarai.games.dunhuang.table import DunhuangTable
from sarai.games.dunhuang.terms import DunhuangTerms
from sarai.games.dunhuang.thinking import DunhuangThinking
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

WHERE = ("shop", "hand")


class Dunhuang(Game[DunhuangTable]):
    """Merchants of Dunhuang (Gabriele Bubola, Mandoo Games 2020), 2 to 4 players. Rulings: docs/rulings/dunhuang.md."""

    id = "dunhuang"
    rules_version = 1
    seats = range(2, 5)
    playing_time = (20, 35)
    own_pack = "base"
    content_type = packs.DunhuangContent
    check_content = staticmethod(packs.check)
    places = Places(
        market=Place(OPEN),
        shop=Place(OPEN),
        discard=Place(OPEN),
        shown=Place(OPEN),
        hand=Place(OWNER),
        drawn=Place(OWNER),
        removed=Place(OWNER),
        bag=Place(NO_ONE),
    )
    questions = [
        setup.KeepOne(),
        setup.PlaceCamel(),
        turn.MoveCamel(),
        turn.PickUp(),
        majority.BuddhistPrice(),
        majority.ManicheanDefence(),
        turn.UseBonus(),
        characters.DiscardFromHand(),
        characters.DiscardFromShop(),
        characters.KeepDrawn(),
        characters.LiftFromShop(),
        characters.TakeForShop(),
        characters.TakeForHand(),
        characters.LayInShop(),
        characters.GiveToMarket(),
        characters.LiftOrLay(),
        characters.ChooseOpponent(),
        characters.VictimGives(),
        characters.GiveBack(),
        characters.Collect(),
        characters.FlipToken(),
    ]
    thinking, covering = DunhuangThinking(), DunhuangCovering()

    def __init__(self, pack: Pack[packs.DunhuangContent]) -> None:
        self.pack = pack
        self.content = pack.content
        goods = tuple(good.id for good in self.content.goods)
        seats = tuple(LETTERS[:MOST_SEATS])
        self.pieces = goods
        self.decks = {"": range(KINDS)}
        self.terms = ByAgreement(lambda options, seats: DunhuangTerms(self.content, options, seats))
        self.actions = ActionSpace(
            family("keep", good=goods),
            family("place", where=WHERE),
            family("pay"),
            family("leave"),
            family("defend"),
            family("yield"),
            family("use"),
            family("coins"),
            family("pass"),
            family("discard", good=goods),
            family("lift", good=goods),
            family("lay", good=goods),
            family("give", good=goods),
            family("flip", good=goods),
            family("take", space=CHARACTERS),
            family("start", space=CHARACTERS),
            family("trade", seat=seats),
            family("camel", steps=range(1, self.content.supply.coins + 2)),
        )
        self.outcomes = Outcomes(
            streams("tiles", CHARACTERS), streams("pile", goods), streams("first", seats), streams("blind", goods)
        )
        self.names = {
            "good": goods,
            "got": goods,
            "seat": seats,
            "other": seats,
            "space": CHARACTERS,
            "character": CHARACTERS,
            "where": WHERE,
        }
        self.options = (
            TableOption("tiles", "random", ("random",), "D1", self.content.ring_fault),
            TableOption.among("supply", "limited", "unlimited", rule="D13"),
            TableOption.among("lonely-merchant", "nothing", "prestige", rule="D17"),
            TableOption.among("bare-token", "return", "keep", rule="D21e"),
        )
        self.showing = DunhuangShowing(self)

    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> DunhuangTable:
        table = DunhuangTable.bare(self, seats, options)
        setup.set_up(table, chance, tell)
        return table

    def bound(self, seats: int) -> int:
        """Every turn takes a card off the pile, and the last round is finished; no turn has more than nine answers."""
        pile = sum(self.content.counts(seats)) - SPACES - 3 * seats
        turns = -(-(pile + 1) // seats) * seats
        return seats + 1 + 9 * turns

    def all_pieces(self, seats: int) -> list[int]:
        return self.content.counts(seats)
