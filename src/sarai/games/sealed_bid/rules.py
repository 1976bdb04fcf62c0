"""The rules of Sealed Bid, and how they are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sarai.kernel import piles
from sarai.kernel.actions import TIME_UP, ActionSpace, family
from sarai.kernel.chance import Chance, pick_weighted
from sarai.kernel.content import Pack
from sarai.kernel.events import Said, Teller, eye
from sarai.kernel.game import NO_ONE, OPEN, OWNER, Game, Place, TableOption
from sarai.kernel.native import i64, vec
from sarai.kernel.outcomes import Outcomes, streams
from sarai.kernel.plain import plain
from sarai.kernel.play import Play
from sarai.kernel.reasons import Reason
from sarai.kernel.standings import Standings, rank
from sarai.kernel.state import LETTERS, State

BIDDING: Final = 0
PASSING: Final = 1
OVER: Final = 2
PHASES: Final = ("bidding", "passing", "over")

NO_BID: Final = -1
NO_LOT: Final = -1

BAG: Final = 0
BLIND: Final = 1


# -- the pack


@dataclass(frozen=True, slots=True)
class Good:
    id: str
    points: int
    count: int
    provenance: str


@dataclass(frozen=True, slots=True)
class Table:
    coins: int
    hand: int
    rounds: int
    glass: int
    provenance: str


@dataclass(frozen=True, slots=True)
class Content:
    table: Table
    goods: list[Good]


def check(content: Content) -> list[str]:
    """What a pack for this game must fulfil."""
    faults = []
    if len({good.id for good in content.goods}) != len(content.goods):
        faults.append("goods: two have the same id")
    if any(good.count < 0 for good in content.goods):
        faults.append("goods: a count is below 0")
    if min(content.table.coins, content.table.hand, content.table.rounds, content.table.glass) < 1:
        faults.append("table: coins, hand, rounds and glass should each be at least 1")
    needed = 4 * content.table.hand + content.table.rounds
    if sum(good.count for good in content.goods) < needed:
        faults.append(f"goods: four seats need {needed} cards")
    return faults


# -- the state


class Lot(State):
    """Hands, purses, sealed bids, the lot on the table and the bag."""

    __slots__ = ("bids", "coins", "discard", "glass", "hands", "lot", "phase", "pile", "round", "rules", "winner")

    def __init__(self, rules: SealedBid, seats: int, options: dict[str, str]) -> None:
        kinds = len(rules.pieces)
        self.rules = rules
        self.seats = seats
        self.options = options
        self.deciding = 0
        self.phase = BIDDING
        self.round = 0
        self.lot = NO_LOT
        self.winner = 0
        self.glass = 0
        self.hands = [vec[i64]([0] * kinds) for _ in range(seats)]
        self.coins = vec[i64]([0] * seats)
        self.bids = vec[i64]([NO_BID] * seats)
        self.discard = vec[i64]([0] * kinds)
        self.pile = piles.Pile()

    @property
    def game(self) -> SealedBid:
        return self.rules

    def legal(self, seat: i64) -> list[int]:
        if not self.deciding >> seat & 1:
            return []
        if self.phase == BIDDING:
            return [self.rules.bid + coins for coins in range(int(self.coins[seat]) + 1)]
        return [self.rules.give + kind for kind, count in enumerate(self.hands[seat]) if count]

    def apply(self, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int = 0) -> None:
        if action == TIME_UP:
            if tell is not None:
                tell.say("time-up")
            for late in range(self.seats):
                self.bids[late] = max(self.bids[late], 0)
            self._open_bids(chance, tell, at)
        elif self.phase == BIDDING:
            self.bids[seat] = action - self.rules.bid
            self.deciding &= ~(1 << seat)
            if tell is not None:
                tell.whisper("bid", eye(seat), "coins", seat=seat, coins=int(self.bids[seat]))
            if not self.deciding:
                self._open_bids(chance, tell, at)
        else:
            self._pass_unseen(seat, action - self.rules.give, chance, tell)
            self._next_lot(chance, tell, at)

    def wakes(self) -> int:
        return self.glass if self.phase == BIDDING and self.deciding else 0

    def _next_lot(self, chance: Chance, tell: Teller | None, at: int) -> None:
        if self.round == self.rules.content.table.rounds:
            self.phase = OVER
            self.deciding = 0
            if tell is not None:
                self._show_hands(tell)
            return
        self.round += 1
        self.phase = BIDDING
        bag = f"bag:{self.pile.bags[0].number}"
        self.lot = self.pile.draw(BAG, chance)
        self.deciding = (1 << self.seats) - 1
        self.glass = 0 if self.options["glass"] == "none" else at + 1000 * int(self.options["glass"])
        for seat in range(self.seats):
            self.bids[seat] = NO_BID
        if tell is not None:
            tell.move(self.lot, bag, self.pile.size, "lot")
            tell.say("lot", good=self.lot, round=self.round)

    def _open_bids(self, chance: Chance, tell: Teller | None, at: int) -> None:
        """The only highest bidder pays and takes the lot; a tie, or no bid at all, and it goes to the discard."""
        if tell is not None:
            for seat in range(self.seats):
                tell.reveal("opens", seat=seat, coins=int(self.bids[seat]))
        best = max(self.bids)
        highest = [seat for seat in range(self.seats) if self.bids[seat] == best]
        lot = self.lot
        self.lot = NO_LOT
        if best == 0 or len(highest) > 1:
            self.discard[lot] += 1
            if tell is not None:
                tell.move(lot, "lot", 0, "discard")
                tell.say("unsold", good=lot)
            self._next_lot(chance, tell, at)
            return
        self.winner = highest[0]
        self.coins[self.winner] -= best
        self.hands[self.winner][lot] += 1
        self.phase = PASSING
        self.deciding = 1 << self.winner
        if tell is not None:
            tell.move(lot, "lot", 0, f"hand:{self.winner}")
            tell.say("sold", seat=self.winner, good=lot, coins=int(best))

    def _pass_unseen(self, seat: int, kind: int, chance: Chance, tell: Teller | None) -> None:
        """A card goes to the left neighbour, and one of theirs comes back blind; only the two see which."""
        left = (seat + 1) % self.seats
        self._hand_over(seat, left, kind, tell)
        self._hand_over(left, seat, pick_weighted(chance, BLIND, list(self.hands[left])), tell)
        if tell is not None:
            tell.say("exchanged", seat=seat, other=left)

    def _hand_over(self, giver: int, taker: int, kind: int, tell: Teller | None) -> None:
        self.hands[giver][kind] -= 1
        self.hands[taker][kind] += 1
        if tell is not None:
            tell.move(kind, f"hand:{giver}", sum(self.hands[giver]), f"hand:{taker}")

    def _show_hands(self, tell: Teller) -> None:
        for seat in range(self.seats):
            left = sum(self.hands[seat])
            for kind, count in enumerate(self.hands[seat]):
                for _ in range(count):
                    left -= 1
                    tell.move(kind, f"hand:{seat}", left, "shown")

    def standings(self) -> Standings:
        worth = [good.points for good in self.rules.content.goods]
        points = [
            {
                "goods": sum(int(n) * p for n, p in zip(self.hands[seat], worth, strict=True)),
                "coins": int(self.coins[seat]),
            }
            for seat in range(self.seats)
        ]
        return Standings("three-lots", rank([(sum(won.values()),) for won in points]), points)

    def clone(self) -> Lot:
        twin = Lot.__new__(Lot)
        twin.rules = self.rules
        twin.seats = self.seats
        twin.options = self.options
        twin.deciding = self.deciding
        twin.phase = self.phase
        twin.round = self.round
        twin.lot = self.lot
        twin.winner = self.winner
        twin.glass = self.glass
        twin.hands = [vec[i64](hand) for hand in self.hands]
        twin.coins = vec[i64](self.coins)
        twin.bids = vec[i64](self.bids)
        twin.discard = vec[i64](self.discard)
        twin.pile = self.pile.clone()
        return twin

    def key(self) -> bytes:
        table = (self.deciding, self.phase, self.round, self.lot, self.winner, self.glass)
        rows = ([list(hand) for hand in self.hands], list(self.coins), list(self.bids), list(self.discard))
        return repr((table, rows, [(bag.number, list(bag.cards)) for bag in self.pile.bags])).encode()

    def tally(self) -> dict[str, int]:
        held = dict.fromkeys(self.rules.pieces, 0)
        for place in self.places():
            for kind, count in enumerate(self.at(place)):
                held[self.rules.pieces[kind]] += int(count)
        return held

    def places(self) -> list[str]:
        hands = [f"hand:{seat}" for seat in range(self.seats)]
        return [*hands, "lot", "discard", *(f"bag:{bag.number}" for bag in self.pile.bags)]

    def at(self, place: str) -> vec[i64]:
        kind, _, number = place.partition(":")
        if kind == "hand":
            return self.hands[int(number)]
        if kind == "bag":
            return self.pile.bag(int(number)).cards
        if kind == "discard":
            return self.discard
        return vec[i64]([int(self.lot == good) for good in range(len(self.rules.pieces))])

    def put(self, place: str, pieces: vec[i64]) -> None:
        kind, _, number = place.partition(":")
        if kind == "hand":
            self.hands[int(number)] = pieces
        else:
            self.pile.bag(int(number)).cards = pieces


# -- how it is shown


@plain
class Bag:
    number: int
    size: int
    goods: dict[str, int] | None


@plain
class Bidder:
    seat: str
    coins: int
    cards: int
    hand: dict[str, int] | None
    has_bid: bool
    bid: int | None


@plain
class Shown:
    phase: str
    round: int
    lot: str | None
    winner: str
    glass: int
    deciding: list[str]
    bidders: list[Bidder]
    discard: dict[str, int]
    bags: list[Bag]


class SealedBid(Game):
    id = "sealed-bid"
    rules = 1
    seats = range(2, 5)
    minutes = (2, 5)
    own_pack = "toy"
    timed = True
    places = {
        "hand": Place(OWNER),
        "bag": Place(NO_ONE),
        "lot": Place(OPEN),
        "discard": Place(OPEN),
        "shown": Place(OPEN),
    }
    table_type = Shown
    content_type = Content

    def __init__(self, pack: Pack[Content]) -> None:
        self.pack = pack
        self.content = pack.content
        self.pieces = tuple(good.id for good in self.content.goods)
        self.decks = {"": range(len(self.pieces))}
        self.actions = ActionSpace(
            family("bid", coins=range(self.content.table.coins + 1)), family("give", good=self.pieces)
        )
        self.bid = self.actions.base("bid")
        self.give = self.actions.base("give")
        self.outcomes = Outcomes(streams("bag", self.pieces), streams("blind", self.pieces))
        self.options = (TableOption.among("glass", str(self.content.table.glass), "60", "none", rule=""),)
        self.names = {"good": self.pieces, "seat": tuple(LETTERS), "other": tuple(LETTERS)}

    @staticmethod
    def check_content(content: Any) -> list[str]:
        return check(content)

    def goals(self) -> set[str]:
        return {"tells-sold", "tells-unsold", "tells-time-up", "tells-exchanged"}

    def goals_shown_by(self, playing: Play) -> set[str]:
        told = [event for step in playing.path for event in step.events]
        return {f"tells-{event.kind}" for event in told if isinstance(event, Said)} & self.goals()

    def bound(self, seats: int) -> int:
        return self.content.table.rounds * (seats + 2)

    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> Lot:
        lot = Lot(self, seats, dict(options))
        lot.pile.put_under(vec[i64](self.all_pieces(seats)))
        for seat in range(seats):
            lot.coins[seat] = self.content.table.coins
            for _ in range(self.content.table.hand):
                bag = f"bag:{lot.pile.bags[0].number}"
                kind = lot.pile.draw(BAG, chance)
                lot.hands[seat][kind] += 1
                if tell is not None:
                    tell.move(kind, bag, lot.pile.size, f"hand:{seat}")
        lot._next_lot(chance, tell, 0)
        return lot

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Lot)
        worth = sum(int(n) * good.points for n, good in zip(state.hands[seat], self.content.goods, strict=True))
        return worth + float(state.coins[seat])

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        assert isinstance(state, Lot)
        chosen = self.actions.family(action).name
        if chosen != ("bid" if state.phase == BIDDING else "give"):
            return Reason("sealed-bid-why-step", {"phase": PHASES[state.phase]})
        if chosen == "bid" and action - self.bid > state.coins[seat]:
            return Reason("sealed-bid-why-coins", {"coins": int(state.coins[seat])})
        if chosen == "give" and not state.hands[seat][action - self.give]:
            return Reason("sealed-bid-why-no-card", self.actions.arguments(action))  # type: ignore[arg-type]
        return None

    def seers_of_action(self, state: State, seat: int, action: int) -> int:
        if self.actions.family(action).name == "bid":
            return eye(seat)
        return eye(seat) | eye((seat + 1) % state.seats)

    def guess(self, state: State, seat: int, chance: Chance) -> None:
        """A sealed bid may be anything its owner can pay."""
        assert isinstance(state, Lot)
        for other in range(state.seats):
            if state.phase == BIDDING and other != seat and not state.deciding >> other & 1:
                state.bids[other] = pick_weighted(chance, 0, [1] * (int(state.coins[other]) + 1))

    def all_pieces(self, seats: int) -> list[int]:
        return [good.count for good in self.content.goods]

    def ask(self, state: State, seat: int) -> tuple[str, dict[str, int | str]]:
        assert isinstance(state, Lot)
        if state.phase == BIDDING:
            return "sealed-bid-ask-bid", {"good": self.pieces[state.lot], "round": state.round}
        return "sealed-bid-ask-give", {"other": LETTERS[(seat + 1) % state.seats]}

    def target(self, state: State, seat: int, action: int) -> str:
        return "hand:" + self.actions.arguments(action)["good"] if action >= self.give else "purse"

    def default(self, state: State, seat: int) -> int | None:
        assert isinstance(state, Lot)
        return self.bid if state.phase == BIDDING else None

    def table(self, state: State, sees: Callable[[str], bool]) -> Shown:
        assert isinstance(state, Lot)
        over = state.phase == OVER

        def goods(row: vec[i64]) -> dict[str, int]:
            return {name: int(count) for name, count in zip(self.pieces, row, strict=True) if count}

        bidders = []
        for seat in range(state.seats):
            mine = over or sees(f"hand:{seat}")
            open_bid = mine or state.phase != BIDDING
            bidders.append(
                Bidder(
                    LETTERS[seat],
                    int(state.coins[seat]),
                    sum(state.hands[seat]),
                    goods(state.hands[seat]) if mine else None,
                    state.bids[seat] != NO_BID,
                    int(state.bids[seat]) if open_bid and state.bids[seat] != NO_BID else None,
                )
            )
        pile = state.pile
        return Shown(
            PHASES[state.phase],
            state.round,
            None if state.lot == NO_LOT else self.pieces[state.lot],
            LETTERS[state.winner],
            state.glass,
            [LETTERS[seat] for seat in range(state.seats) if state.deciding >> seat & 1],
            bidders,
            goods(state.discard),
            [Bag(bag.number, bag.size, goods(bag.cards) if sees(f"bag:{bag.number}") else None) for bag in pile.bags],
        )

    def _miscounted(self, table: Shown) -> list[str]:
        """Numbers that cannot be, or do not fit what is listed."""
        faults = []
        for one in table.bidders:
            purse = one.coins if table.phase == "bidding" else self.content.table.coins  # the winner has paid by then
            if not 0 <= one.coins <= self.content.table.coins or not 0 <= (one.bid or 0) <= purse:
                faults.append(f"table.bidders {one.seat}: coins or bid cannot be")
            if one.cards < 0 or (one.hand is not None and sum(one.hand.values()) != one.cards):
                faults.append(f"table.bidders {one.seat}: {one.cards} cards are counted, others are listed")
        for bag in table.bags:
            if bag.size < 1 or (bag.goods is not None and sum(bag.goods.values()) != bag.size):
                faults.append(f"table.bags {bag.number}: {bag.size} cards are counted, others are listed")
        if len({bag.number for bag in table.bags}) != len(table.bags):
            faults.append("table.bags: two have the same number")
        if not 1 <= table.round <= self.content.table.rounds or not 0 <= table.glass < 10**12:
            faults.append("table: round or glass cannot be")
        if len(set(table.deciding)) != len(table.deciding) or (table.phase == "over") != (not table.deciding):
            faults.append("table.deciding: each seat once, and none when the game is over")
        if (table.lot is None) != (table.phase != "bidding"):
            faults.append("table.lot: a lot lies open while bids are made, and only then")
        if table.phase == "passing" and table.deciding != [table.winner]:
            faults.append("table.deciding: the winner passes a card, nobody else")
        return faults

    def hidden(self, table: Any) -> dict[str, int]:
        hands = {f"hand:{LETTERS.index(one.seat)}": one.cards for one in table.bidders if one.hand is None}
        return hands | {f"bag:{bag.number}": bag.size for bag in table.bags if bag.goods is None}

    def state_of(self, table: Any, seats: int, options: Mapping[str, str], faults: list[str]) -> Lot | None:
        assert isinstance(table, Shown)
        lot = Lot(self, seats, dict(options))
        if [one.seat for one in table.bidders] != list(LETTERS[:seats]):
            faults.append(f"table.bidders should be for seats {' '.join(LETTERS[:seats])}, in order")
        if table.phase not in PHASES:
            faults.append(f"table.phase should be one of {', '.join(PHASES)}")
        names = [table.winner, *table.deciding]
        faults += [f"table names seat {name!r}, which is not here" for name in names if name not in LETTERS[:seats]]
        goods = [table.discard, *(one.hand or {} for one in table.bidders), *(bag.goods or {} for bag in table.bags)]
        goods.append({table.lot: 1} if table.lot else {})
        faults += [f"{name!r} is no good of this pack" for row in goods for name in row if name not in self.pieces]
        faults += [f"there are {count} {name}" for row in goods for name, count in row.items() if not 0 < count < 100]
        faults += self._miscounted(table)
        if faults:
            return None

        def row(named: dict[str, int] | None) -> vec[i64]:
            return vec[i64]([(named or {}).get(name, 0) for name in self.pieces])

        lot.phase = PHASES.index(table.phase)
        lot.round = table.round
        lot.lot = NO_LOT if table.lot is None else self.pieces.index(table.lot)
        lot.winner = LETTERS.index(table.winner)
        lot.glass = table.glass
        lot.deciding = sum(1 << LETTERS.index(name) for name in table.deciding)
        lot.discard = row(table.discard)
        for seat, bidder in enumerate(table.bidders):
            lot.coins[seat] = bidder.coins
            lot.hands[seat] = row(bidder.hand)
            lot.bids[seat] = (bidder.bid or 0) if bidder.has_bid else NO_BID
        for bag in table.bags:
            lot.pile.lay(list(row(bag.goods)), bag.number, bag.size)
        lot.pile.next_bag = 1
        if not self.hidden(table) and list(lot.tally().values()) != self.all_pieces(seats):
            faults.append(f"the cards should be {self.all_pieces(seats)} of {', '.join(self.pieces)} in all")
        return lot
