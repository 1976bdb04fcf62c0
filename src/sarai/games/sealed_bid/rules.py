"""The rules of Sealed Bid, and how they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from sarai.kernel.actions import ActionSpace, family
from sarai.kernel.chance import Chance, pick_weighted
from sarai.kernel.content import Pack
from sarai.kernel.covering import Covering
from sarai.kernel.events import Teller, eye
from sarai.kernel.game import Game
from sarai.kernel.members import NOTHING, Count, Lies, Phase, Seat, Seats, Some, counts, named
from sarai.kernel.native import i64, vec
from sarai.kernel.options import TableOption
from sarai.kernel.outcomes import Outcomes, streams
from sarai.kernel.piles import Pile
from sarai.kernel.places import NO_ONE, OPEN, OWNER, Place, Places, Sight
from sarai.kernel.plain_data import Among, WholeNumber, plain_data
from sarai.kernel.questions import AllAtOnce, Args, Arguments, Question
from sarai.kernel.reasons import Reason
from sarai.kernel.showing import Showing
from sarai.kernel.shown_piles import Cards, ShownBag, lay_bags, show_bags
from sarai.kernel.standings import Standings, rank
from sarai.kernel.state import LETTERS, State
from sarai.kernel.thinking import Thinking

BIDDING, PASSING = range(2)
BAG, BLIND = range(2)


@dataclass(frozen=True, slots=True)
class SealedBidGood:
    id: str
    points: int
    count: Count
    provenance: str


@dataclass(frozen=True, slots=True)
class Figures:
    coins: Some
    hand: Some
    rounds: Some
    glass: Some
    provenance: str


@dataclass(frozen=True, slots=True)
class SealedBidContent:
    table: Figures
    goods: list[SealedBidGood]


class Lot(State["SealedBid"]):
    """Hands, purses, sealed bids, the lot on the table and the bag."""

    __slots__ = ("bids", "coins", "discard", "glass", "hands", "lot", "pile", "round")

    def lay_bare(self) -> None:
        kinds = len(self.game.pieces)
        self.round, self.glass, self.lot, self.pile = 0, 0, NOTHING, Pile()
        self.hands, self.discard = [vec[i64]([0] * kinds) for _ in range(self.seats)], vec[i64]([0] * kinds)
        self.coins, self.bids = vec[i64]([0] * self.seats), vec[i64]([NOTHING] * self.seats)

    def wakes(self) -> int:
        return self.glass if self.phase == BIDDING else 0

    def lies(self) -> dict[str, vec[i64]]:
        found = {f"hand:{seat}": hand for seat, hand in enumerate(self.hands)}
        found |= {f"bag:{bag.number}": bag.cards for bag in self.pile.bags}
        lot = vec[i64]([int(self.lot == kind) for kind in range(len(self.discard))])
        return found | {"lot": lot, "discard": self.discard}

    def next_lot(self, chance: Chance, tell: Teller | None, at: int) -> None:
        if self.round == self.game.content.table.rounds:
            self.end()
            if tell is not None:
                for seat, hand in enumerate(self.hands):
                    tell.move_all(hand, f"hand:{seat}", "shown")
            return
        self.round, self.lot = self.round + 1, self.pile.draw(BAG, chance)
        self.glass = 0 if self.options["glass"] == "none" else at + 1000 * int(self.options["glass"])
        self.bids = vec[i64]([NOTHING] * self.seats)
        self.ask(BIDDING)
        if tell is not None:
            tell.move(self.lot, "bag:0", self.pile.size, "lot")
            tell.say("lot", good=self.lot, round=self.round)

    def hand_over(self, giver: int, taker: int, kind: int, tell: Teller | None) -> None:
        self.hands[giver][kind] -= 1
        self.hands[taker][kind] += 1
        if tell is not None:
            tell.move(kind, f"hand:{giver}", sum(self.hands[giver]), f"hand:{taker}")

    def standings(self) -> Standings:
        worth = [good.points for good in self.game.content.goods]
        goods = [sum(int(n) * each for n, each in zip(hand, worth, strict=True)) for hand in self.hands]
        points = [{"goods": won, "coins": int(coins)} for won, coins in zip(goods, self.coins, strict=True)]
        return Standings("three-lots", rank([(sum(won.values()),) for won in points]), points)


class Bidding(AllAtOnce[Lot]):
    """All bid at once and in secret while the sand runs; whoever is late bids nothing."""

    name, families, topic = "bidding", ("bid",), ""

    def choices(self, lot: Lot, seat: int) -> list[int]:
        return [lot.game.bid + coins for coins in range(int(lot.coins[seat]) + 1)]

    def answer(self, lot: Lot, seat: int, action: int, chance: Chance, tell: Teller | None, at: int) -> None:
        lot.bids[seat] = action - lot.game.bid
        lot.deciding &= ~(1 << seat)
        if tell is not None:
            tell.whisper("bid", eye(seat), "coins", seat=seat, coins=int(lot.bids[seat]))
        if not lot.deciding:
            self.open(lot, chance, tell, at)

    def time_up(self, lot: Lot, chance: Chance, tell: Teller | None, at: int) -> None:
        if tell is not None:
            tell.say("time-up")
        lot.bids = vec[i64]([max(bid, 0) for bid in lot.bids])
        self.open(lot, chance, tell, at)

    def open(self, lot: Lot, chance: Chance, tell: Teller | None, at: int) -> None:
        """A single highest bidder pays and takes the lot; after a tie, or no bid at all, it is discarded."""
        if tell is not None:
            for seat, bid in enumerate(lot.bids):
                tell.reveal("opens", seat=seat, coins=int(bid))
        best, good, lot.lot = max(lot.bids), lot.lot, NOTHING
        first, *others = (seat for seat, bid in enumerate(lot.bids) if bid == best)
        if best == 0 or others:
            lot.discard[good] += 1
            if tell is not None:
                tell.move(good, "lot", 0, "discard")
                tell.say("unsold", good=good)
            lot.next_lot(chance, tell, at)
            return
        lot.turn, lot.coins[first] = first, lot.coins[first] - best
        lot.hands[first][good] += 1
        lot.ask(PASSING)
        if tell is not None:
            tell.move(good, "lot", 0, f"hand:{lot.turn}")
            tell.say("sold", seat=lot.turn, good=good, coins=int(best))

    def why_not(self, lot: Lot, seat: int, family: str, said: Arguments) -> Reason | None:
        coins = int(lot.coins[seat])
        return Reason("sealed-bid-why-coins", {"coins": coins}) if int(said["coins"]) > coins else None

    def args(self, lot: Lot, seat: int) -> Args:
        return {"good": lot.game.pieces[lot.lot], "round": lot.round}

    def default(self, lot: Lot, seat: int) -> int:
        return lot.game.bid

    def knows(self, lot: Lot, seat: int, family: str) -> int:
        return eye(seat)

    def faults(self, lot: Lot) -> list[str]:
        able = lot.lot != NOTHING and all(bid <= coins for bid, coins in zip(lot.bids, lot.coins, strict=True))
        return [] if able else ["table: a lot lies open while bids are made, and nobody bids more than they have"]


class Passing(Question[Lot]):
    """The winner passes a card to the left, and one of theirs comes back blind; only the two see which."""

    name, families, topic = "passing", ("give",), ""

    def choices(self, lot: Lot, seat: int) -> list[int]:
        return [lot.game.give + kind for kind, count in enumerate(lot.hands[seat]) if count]

    def answer(self, lot: Lot, seat: int, action: int, chance: Chance, tell: Teller | None, at: int) -> None:
        left = (seat + 1) % lot.seats
        lot.hand_over(seat, left, action - lot.game.give, tell)
        lot.hand_over(left, seat, pick_weighted(chance, BLIND, list(lot.hands[left])), tell)
        if tell is not None:
            tell.say("exchanged", seat=seat, other=left)
        lot.next_lot(chance, tell, at)

    def why_not(self, lot: Lot, seat: int, family: str, said: Arguments) -> Reason | None:
        kind = lot.game.pieces.index(said["good"])
        return None if lot.hands[seat][kind] else Reason("sealed-bid-why-no-card", {**said})

    def args(self, lot: Lot, seat: int) -> Args:
        return {"other": LETTERS[(seat + 1) % lot.seats]}

    def knows(self, lot: Lot, seat: int, family: str) -> int:
        return eye(seat) | eye((seat + 1) % lot.seats)


@plain_data
class Bidder:
    seat: Seat
    coins: Count
    cards: Count
    hand: Annotated[Cards | None, Lies("hand", by="seat", counted="cards")]
    has_bid: bool
    bid: Count | None


@plain_data
class SealedBidShown:
    phase: Phase
    round: Count
    lot: Annotated[str | None, Among("good")]
    turn: Seat
    glass: Annotated[int, WholeNumber(0, 10**12)]
    deciding: Seats
    bidders: list[Bidder]
    discard: Cards
    bags: list[ShownBag]


class SealedBidShowing(Showing[Lot]):
    """Only its owner sees a hand and a sealed bid; when the game is over, everybody sees the hands."""

    game: SealedBid
    table_type = SealedBidShown
    arguments = {"good": "good", "phase": "phase"}

    def table(self, lot: Lot, sees: Sight) -> SealedBidShown:
        bidders = [self._bidder(lot, seat, sees(f"hand:{seat}")) for seat in range(lot.seats)]
        bags = show_bags(lot.pile, self.game.pieces, sees)
        return SealedBidShown(**self.members.show(lot), bidders=bidders, bags=bags)

    def _bidder(self, lot: Lot, seat: int, mine: bool) -> Bidder:
        hand, bid = lot.hands[seat], int(lot.bids[seat])
        seen = named(hand, self.game.pieces) if mine or not lot.deciding else None
        opened = bid != NOTHING and (mine or lot.phase != BIDDING)
        return Bidder(LETTERS[seat], int(lot.coins[seat]), sum(hand), seen, bid != NOTHING, bid if opened else None)

    def state_of(self, shown: SealedBidShown, seats: int, options: Mapping[str, str], faults: list[str]) -> Lot:
        lot = Lot.bare(self.game, seats, options)
        self.members.lay(shown, lot)
        for seat, one in enumerate(shown.bidders[:seats]):
            lot.coins[seat] = one.coins
            lot.bids[seat] = (one.bid or 0) if one.has_bid else NOTHING
            lot.lay_out(f"hand:{seat}", counts(one.hand, self.game.pieces))
        if max(lot.coins) > self.game.content.table.coins:
            faults.append("table.bidders: nobody has more coins than at the start")
        lay_bags(lot.pile, shown.bags, self.game.pieces, 1)
        return lot

    def guess(self, lot: Lot, seat: int, chance: Chance) -> None:
        """A sealed bid may be anything its owner can pay."""
        for other, bid in enumerate(lot.bids):
            if lot.phase == BIDDING and other != seat and bid != NOTHING:
                lot.bids[other] = pick_weighted(chance, 0, [1] * (int(lot.coins[other]) + 1))


class SealedBidThinking(Thinking[Lot]):
    def evaluate(self, lot: Lot, seat: int) -> float:
        return float(lot.standings().total(seat))


class SealedBid(Game[Lot]):
    id, rules_version, own_pack, content_type = "sealed-bid", 1, "toy", SealedBidContent
    seats, playing_time, timed = range(2, 5), (2, 5), True
    places = Places(hand=Place(OWNER), bag=Place(NO_ONE), lot=Place(OPEN), discard=Place(OPEN), shown=Place(OPEN))
    questions = [Bidding(), Passing()]
    thinking, covering = SealedBidThinking(), Covering("sold", "unsold", "time-up", "exchanged")

    def __init__(self, pack: Pack[SealedBidContent]) -> None:
        self.pack, self.content = pack, pack.content
        self.pieces = goods = tuple(good.id for good in self.content.goods)
        self.actions = ActionSpace(family("bid", coins=range(self.content.table.coins + 1)), family("give", good=goods))
        self.bid, self.give = self.actions.base("bid"), self.actions.base("give")
        self.outcomes = Outcomes(streams("bag", goods), streams("blind", goods))
        self.options = (TableOption.among("glass", str(self.content.table.glass), "60", "none", rule=""),)
        self.decks, self.names = {"": range(len(goods))}, {"good": goods}
        self.showing = SealedBidShowing(self, "phase", "round", "lot", "turn", "glass", "deciding", "discard")

    @staticmethod
    def check_content(content: SealedBidContent) -> list[str]:
        needed = 4 * content.table.hand + content.table.rounds
        return [] if sum(good.count for good in content.goods) >= needed else [f"goods: four seats need {needed} cards"]

    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> Lot:
        lot = Lot.bare(self, seats, options)
        lot.pile.put_under(vec[i64](self.all_pieces(seats)))
        for seat in range(seats):
            lot.coins[seat] = self.content.table.coins
            for _ in range(self.content.table.hand):
                kind = lot.pile.draw(BAG, chance)
                lot.hands[seat][kind] += 1
                if tell is not None:
                    tell.move(kind, "bag:0", lot.pile.size, f"hand:{seat}")
        lot.next_lot(chance, tell, 0)
        return lot

    def all_pieces(self, seats: int) -> list[int]:
        return [good.count for good in self.content.goods]

    def bound(self, seats: int) -> int:
        return self.content.table.rounds * (seats + 2)
