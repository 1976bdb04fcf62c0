"""What a pack for Marco Polo II says, in a small language of rewards and effects, and the checks that make it playable.

The map is content too: locations with their places on the board, and the legs between them. `terms` turns all this into
numbers for the rules, `phrases` into the texts of cards and tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from sarai.games.marco_polo.constants import (
    BLUE,
    CARD_CITIES,
    CITIES,
    CITY_CARDS,
    CONTRACT_CITIES,
    COUNTED,
    FACES,
    GOALS,
    MARKERS,
    MOST_TIMES,
    MOST_TRADES,
    OFFERS_OF_BOOK,
    OUTPOSTS,
    RED,
    ROW,
    SEALS,
    SHIELDS,
    SPECIAL_CITIES,
    STOCKS,
    VERBS,
)

Amounts = dict[str, int]
KINDS = ("start", "city", "oasis")
BOOKS = 3
TRACK = 13
BOARD = (1000, 640)
"""Positions on the map lie within these."""


@dataclass(frozen=True, slots=True)
class PrintedReward:
    """What is received at once. `goods` are chosen from gold, silk and pepper; `different`: no two alike."""

    coins: int = 0
    camels: int = 0
    pepper: int = 0
    silk: int = 0
    gold: int = 0
    jade: int = 0
    points: int = 0
    goods: int = 0
    different: bool = False
    black_dice: int = 0
    move: int = 0
    contracts: int = 0
    pile_contracts: int = 0
    shields: int = 0
    copy: bool = False

    def amounts(self) -> Amounts:
        return {name: getattr(self, name) for name in ROW if getattr(self, name)}

    def numbers(self) -> list[int]:
        more = (self.goods, self.black_dice, self.move, self.contracts, self.pile_contracts, self.shields)
        return [getattr(self, name) for name in ROW] + list(more)

    def more(self) -> Amounts:
        """What is received besides stocks and points, under the names that phrases and signs use."""
        counts = {
            "different-goods" if self.different else "goods": self.goods,
            "black-dice": self.black_dice,
            "move": self.move,
            "contracts": self.contracts,
            "pile-contracts": self.pile_contracts,
            "shields": self.shields,
        }
        return {name: count for name, count in counts.items() if count}

    def lasting(self) -> bool:
        """Whether it may come back each round: no movement, contract, black die or shield, so that nothing chains."""
        return not (self.black_dice or self.move or self.contracts or self.pile_contracts or self.shields)


@dataclass(frozen=True, slots=True)
class PrintedBoard:
    """Numbers of the board that the rulebook leaves to its pictures."""

    middle_limit: int
    upper_limit: int
    shields: list[str]
    shield_track: list[int]
    provenance: str


@dataclass(frozen=True, slots=True)
class Action:
    """The action of a special city: a reward, and a seal's bonus once or twice depending on the die."""

    seal: str
    gives: PrintedReward
    once: int
    twice: int


@dataclass(frozen=True, slots=True)
class PrintedLocation:
    """A place on the map: the start, a city or an oasis. Only cities have the members from `shield` on."""

    id: str
    kind: str
    x: int
    y: int
    provenance: str
    shield: str = ""
    marker: bool = False
    card: bool = False
    contracts: bool = False
    outpost: bool = False
    special: Action | None = None


@dataclass(frozen=True, slots=True)
class PrintedLeg:
    """Joins two locations, either way. `via` are points of the board through which it is drawn."""

    between: list[str]
    provenance: str
    coins: int = 0
    camels: int = 0
    jade: int = 0
    seal: str = ""
    via: list[list[int]] = field(default_factory=list)

    @property
    def cost(self) -> Amounts:
        return {"coins": self.coins, "camels": self.camels, "jade": self.jade}


@dataclass(frozen=True, slots=True)
class Seal:
    id: str
    die: int
    jade: int
    improve: Amounts
    gives: PrintedReward
    provenance: str


@dataclass(frozen=True, slots=True)
class Book:
    id: int
    die: int
    free: list[PrintedReward]
    provenance: str


@dataclass(frozen=True, slots=True)
class Priced:
    jade: int
    gives: PrintedReward

    @property
    def pay(self) -> Amounts:
        return {"jade": self.jade}


@dataclass(frozen=True, slots=True)
class PrintedOffer:
    id: str
    book: int
    offers: list[Priced]
    provenance: str


@dataclass(frozen=True, slots=True)
class PrintedTrade:
    gives: PrintedReward
    pay: Amounts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PrintedCityCard:
    """A city card. `do` is its verb; which other members mean something depends on it."""

    id: str
    do: str
    provenance: str
    trades: list[PrintedTrade] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    counts: str = ""
    gives: PrintedReward | None = None
    table: list[PrintedReward] = field(default_factory=list)
    pay: Amounts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PrintedTile:
    """An outpost bonus tile or a city bonus marker."""

    id: str
    gives: PrintedReward
    provenance: str


@dataclass(frozen=True, slots=True)
class PrintedContract:
    id: str
    colour: str
    asks: Amounts
    gives: PrintedReward
    provenance: str


@dataclass(frozen=True, slots=True)
class Goal:
    """Four icons: seals with the points for improving them, and shields."""

    id: str
    seals: Amounts
    shields: list[str]
    provenance: str


@dataclass(frozen=True, slots=True)
class MarcoPoloContent:
    board: PrintedBoard
    locations: list[PrintedLocation]
    legs: list[PrintedLeg]
    seals: list[Seal]
    books: list[Book]
    offers: list[PrintedOffer]
    cards: list[PrintedCityCard]
    outposts: list[PrintedTile]
    markers: list[PrintedTile]
    contracts: list[PrintedContract]
    goals: list[Goal]

    def cities(self) -> list[PrintedLocation]:
        return [one for one in self.locations if one.kind == "city"]


MEMBERS: dict[str, tuple[str, ...]] = {
    "trade": ("trades", "times"),
    "count": ("counts", "gives"),
    "gain": ("gives",),
    "table": ("table",),
    "seal": ("pay",),
    "markers": ("times",),
    "move": ("times", "pay"),
}
"""The members that each verb of a city card takes."""


def check(content: MarcoPoloContent) -> list[str]:
    """Every fault of a pack, each naming its entry."""
    return [
        *_check_names(content),
        *_check_board(content),
        *_check_locations(content),
        *_check_legs(content),
        *_check_seals(content),
        *_check_books(content),
        *_check_cards(content),
        *_check_tiles(content),
        *_check_contracts(content),
        *_check_goals(content),
    ]


def _check_names(content: MarcoPoloContent) -> Iterable[str]:
    """Names: no two pieces and no two locations have the same, and each is one word."""
    pieces = [
        one.id
        for table in (
            content.contracts,
            content.cards,
            content.offers,
            content.goals,
            content.markers,
            content.outposts,
        )
        for one in table
    ]
    for names in (pieces, [one.id for one in content.locations]):
        for name, times in Counter(names).items():
            if times > 1:
                yield f"{name}: is there {times} times"
            if not name or not name.replace("-", "").isalnum() or not name.isascii() or name != name.lower():
                yield f"{name!r}: an id is one word of lower-case letters, digits and hyphens"


def _check_board(content: MarcoPoloContent) -> Iterable[str]:
    board = content.board
    if not 1 <= board.middle_limit <= 6 or not 1 <= board.upper_limit <= 6:
        yield "board: middle_limit and upper_limit should be 1 to 6"
    if len(set(board.shields)) != SHIELDS or len(board.shields) != SHIELDS:
        yield f"board: there should be {SHIELDS} shields, all different"
    track = board.shield_track
    if len(track) != TRACK or track != sorted(track) or not all(0 <= points <= 99 for points in track):
        yield f"board: shield_track should be {TRACK} numbers from 0 to 99 that never fall"


def _check_locations(content: MarcoPoloContent) -> Iterable[str]:
    """How many cities of each sort there are, what each one has, and where it is."""
    cities = content.cities()
    for kind in {one.kind for one in content.locations} - set(KINDS):
        yield f"locations: kind is {kind!r}; there are: {', '.join(KINDS)}"
    if sum(one.kind == "start" for one in content.locations) != 1:
        yield "locations: there should be one of kind start"
    if sum(one.kind == "oasis" for one in content.locations) > 30:
        yield "locations: there should be at most 30 oases"
    for one in content.locations:
        where = f"locations {one.id}"
        if not (0 <= one.x <= BOARD[0] and 0 <= one.y <= BOARD[1]):
            yield f"{where}: x should be 0 to {BOARD[0]}, y 0 to {BOARD[1]}"
        has = one.marker or one.card or one.contracts or one.outpost or one.special is not None or bool(one.shield)
        if one.kind != "city" and has:
            yield f"{where}: only a city has a shield, a marker, a card, contracts, an outpost or an action"
        if one.kind == "city":
            if one.shield not in content.board.shields:
                yield f"{where}: shield is {one.shield!r}; there are: {', '.join(content.board.shields)}"
            if one.contracts and (one.marker or one.card or one.special):
                yield f"{where}: a city with contracts has no marker, card or action"
            if one.special is not None:
                yield from _check_special(one, where)
    for what, wanted, count in (
        ("cities", CITIES, len(cities)),
        ("cities with a marker", MARKERS - 1, sum(one.marker for one in cities)),
        ("cities with a card", CARD_CITIES, sum(one.card for one in cities)),
        ("cities with contracts", CONTRACT_CITIES, sum(one.contracts for one in cities)),
        ("cities with an outpost", OUTPOSTS, sum(one.outpost for one in cities)),
        ("special cities", SPECIAL_CITIES, sum(one.special is not None for one in cities)),
    ):
        if count != wanted:
            yield f"locations: there should be {wanted} {what}, not {count}"


def _check_special(city: PrintedLocation, where: str) -> Iterable[str]:
    special = city.special
    assert special is not None
    if not city.marker or city.card:
        yield f"{where}: a special city has a marker and no card"
    if special.seal not in SEALS:
        yield f"{where}: seal should be one of {', '.join(SEALS)}"
    if not 1 <= special.once <= special.twice <= FACES + 1:
        yield f"{where}: once should be 1 to 6, twice no lower, or 7 if it never comes twice"
    yield from _check_reward(special.gives, f"{where} gives")


def _check_legs(content: MarcoPoloContent) -> Iterable[str]:
    known = {one.id: one for one in content.locations}
    seen: set[frozenset[str]] = set()
    for leg in content.legs:
        where = f"legs {' - '.join(leg.between)}"
        if len(leg.between) != 2 or leg.between[0] == leg.between[1] or not set(leg.between) <= set(known):
            yield f"{where}: should be between two locations of this pack"
            continue
        if frozenset(leg.between) in seen:
            yield f"{where}: is there twice"
        seen.add(frozenset(leg.between))
        if not all(0 <= cost <= 9 for cost in (leg.coins, leg.camels, leg.jade)):
            yield f"{where}: coins, camels and jade should be 0 to 9"
        if leg.coins + leg.camels < 1:
            yield f"{where}: should cost coins or camels, or a path over oases would never end [M8]"
        if leg.seal and leg.seal not in SEALS:
            yield f"{where}: seal should be one of {', '.join(SEALS)}"
        if any(len(point) != 2 for point in leg.via):
            yield f"{where}: via should be points of two numbers"
    start = next((one.id for one in content.locations if one.kind == "start"), "")
    reached = _reached(content, start)
    for one in content.locations:
        if one.id not in reached:
            yield f"locations {one.id}: cannot be reached without a seal"


def _reached(content: MarcoPoloContent, start: str) -> set[str]:
    """The locations within reach of the start over legs without a seal."""
    reached = {start}
    while True:
        more = {name for leg in content.legs if not leg.seal and set(leg.between) & reached for name in leg.between}
        if more <= reached:
            return reached
        reached |= more


def _check_seals(content: MarcoPoloContent) -> Iterable[str]:
    if tuple(one.id for one in content.seals) != SEALS:
        yield f"seals: there should be {', '.join(SEALS)}, in this order"
    for one in content.seals:
        where = f"seals {one.id}"
        if not 1 <= one.die <= FACES or not 0 <= one.jade <= 9:
            yield f"{where}: die should be 1 to 6, jade 0 to 9"
        yield from _check_amounts(one.improve, f"{where} improve", STOCKS)
        if not one.improve:
            yield f"{where}: improving should cost something"
        yield from _check_reward(one.gives, f"{where} gives", lasting=True)


def _check_books(content: MarcoPoloContent) -> Iterable[str]:
    if [book.id for book in content.books] != [1, 2, 3]:
        yield "books: there should be 1, 2 and 3, in this order"
    for book in content.books:
        if not 1 <= book.die <= FACES or len(book.free) != 2:
            yield f"books {book.id}: die should be 1 to 6, and there should be two free offers"
        for number, reward in enumerate(book.free, 1):
            yield from _check_reward(reward, f"books {book.id} free {number}")
    for number in range(1, BOOKS + 1):
        tiles = sum(offer.book == number for offer in content.offers)
        if tiles != OFFERS_OF_BOOK:
            yield f"offers: there should be {OFFERS_OF_BOOK} of book {number}, not {tiles}"
    for offer in content.offers:
        where = f"offers {offer.id}"
        if not 1 <= offer.book <= BOOKS or len(offer.offers) != 2:
            yield f"{where}: book should be 1 to {BOOKS}, and there should be two offers"
        for priced in offer.offers:
            if not 0 <= priced.jade <= 9:
                yield f"{where}: jade should be 0 to 9"
            yield from _check_reward(priced.gives, f"{where} gives")


def _check_cards(content: MarcoPoloContent) -> Iterable[str]:
    if len(content.cards) != CITY_CARDS:
        yield f"cards: there should be {CITY_CARDS}, not {len(content.cards)}"
    for card in content.cards:
        where = f"cards {card.id}"
        if card.do not in VERBS:
            yield f"{where}: there is no verb {card.do!r}; there are: {', '.join(VERBS)}"
            continue
        plain = PrintedCityCard(card.id, card.do, card.provenance)
        for name in ("trades", "times", "counts", "gives", "table", "pay"):
            if getattr(card, name) != getattr(plain, name) and name not in MEMBERS[card.do]:
                yield f"{where}: {card.do} takes no {name}"
        yield from _check_card(card, where)


def _check_card(card: PrintedCityCard, where: str) -> Iterable[str]:
    if "times" in MEMBERS[card.do] and card.times:
        rising = card.times == sorted(card.times)
        if len(card.times) != FACES or not rising or not all(0 <= n <= MOST_TIMES for n in card.times):
            yield f"{where}: times should be 6 numbers from 0 to {MOST_TIMES}, by die value, that never fall"
    if card.do in ("markers", "move") and not card.times:
        yield f"{where}: times should say how many for each die value"
    if card.do == "trade":
        if not 1 <= len(card.trades) <= MOST_TRADES:
            yield f"{where}: there should be 1 to {MOST_TRADES} trades"
        for number, trade in enumerate(card.trades, 1):
            yield from _check_amounts(trade.pay, f"{where} trade {number} pay", ROW)
            if not trade.pay:
                yield f"{where} trade {number}: nothing is paid; that is a gain"
            yield from _check_reward(trade.gives, f"{where} trade {number} gives", lasting=True, chosen=False)
    if card.do in ("count", "gain"):
        if card.gives is None:
            yield f"{where}: gives should say what"
        else:
            yield from _check_reward(card.gives, f"{where} gives", lasting=True, chosen=False)
    if card.do == "count" and card.counts not in COUNTED:
        yield f"{where}: counts should be one of {', '.join(COUNTED)}"
    if card.do == "table":
        if len(card.table) != FACES:
            yield f"{where}: table should have a reward for each of the 6 die values"
        for number, reward in enumerate(card.table, 1):
            yield from _check_reward(reward, f"{where} table {number}")
    yield from _check_amounts(card.pay, f"{where} pay", STOCKS)


def _check_tiles(content: MarcoPoloContent) -> Iterable[str]:
    for name, tiles, wanted in (("outposts", content.outposts, OUTPOSTS), ("markers", content.markers, MARKERS)):
        if len(tiles) != wanted:
            yield f"{name}: there should be {wanted}, not {len(tiles)}"
        for tile in tiles:
            lasting = name == "markers"
            yield from _check_reward(tile.gives, f"{name} {tile.id} gives", lasting=lasting, copy=lasting)
    if sum(tile.gives.copy for tile in content.markers) > 1:
        yield "markers: at most one can copy another, or two could copy each other for ever [M17]"


def _check_contracts(content: MarcoPoloContent) -> Iterable[str]:
    for colour, wanted in (("red", RED), ("blue", BLUE)):
        count = sum(one.colour == colour for one in content.contracts)
        if count != wanted:
            yield f"contracts: there should be {wanted} {colour} ones, not {count}"
    for one in content.contracts:
        where = f"contracts {one.id}"
        if one.colour not in ("red", "blue"):
            yield f"{where}: colour should be red or blue"
        yield from _check_amounts(one.asks, f"{where} asks", STOCKS[1:])
        if not one.asks:
            yield f"{where}: asks for nothing"
        if one.gives.points < 1:
            yield f"{where}: gives no points"
        yield from _check_reward(one.gives, f"{where} gives")


def _check_goals(content: MarcoPoloContent) -> Iterable[str]:
    if len(content.goals) != GOALS:
        yield f"goals: there should be {GOALS}, not {len(content.goals)}"
    for goal in content.goals:
        where = f"goals {goal.id}"
        if len(goal.seals) + len(goal.shields) != 4 or len(set(goal.shields)) != len(goal.shields):
            yield f"{where}: there should be four icons, no shield twice"
        for seal, points in goal.seals.items():
            if seal not in SEALS or not 1 <= points <= 30:
                yield f"{where}: seals should be out of {', '.join(SEALS)}, each with 1 to 30 points"
        for shield in goal.shields:
            if shield not in content.board.shields:
                yield f"{where}: there is no shield {shield!r}"


def _check_amounts(amounts: Amounts, where: str, stocks: tuple[str, ...]) -> Iterable[str]:
    for stock, count in amounts.items():
        if stock not in stocks:
            yield f"{where}: there is no {stock!r} here; there are: {', '.join(stocks)}"
        if not 1 <= count <= 20:
            yield f"{where}: {stock} should be 1 to 20, not {count}"


def _check_reward(
    reward: PrintedReward, where: str, lasting: bool = False, copy: bool = False, chosen: bool = True
) -> Iterable[str]:
    if not all(0 <= number <= 20 for number in reward.numbers()):
        yield f"{where}: every number should be 0 to 20"
    if not any(reward.numbers()) and not reward.copy:
        yield f"{where}: gives nothing"
    if lasting and not reward.lasting():
        yield f"{where}: no movement, contract, black die or shield is possible here, or rewards could go in circles"
    if reward.copy and (not copy or any(reward.numbers())):
        yield f"{where}: only a marker can copy, and then it gives nothing else"
    if reward.different and not 2 <= reward.goods <= 3:
        yield f"{where}: different goods should be 2 or 3, out of gold, silk and pepper"
    if reward.goods and not chosen:
        yield f"{where}: goods of choice cannot be multiplied here; name the goods"
