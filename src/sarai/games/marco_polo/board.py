"""The board as it is printed, for clients to draw: the map, the action spaces, the tracks, the signs on each piece."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from sarai.games.marco_polo import content as packs
from sarai.games.marco_polo import rulebook, signs
from sarai.games.marco_polo.constants import (
    ACTIVE,
    FIXED_SPACES,
    POSTS,
    STOCKS,
)
from sarai.games.marco_polo.signs import Sign
from sarai.kernel.plain_data import plain_data

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo


@plain_data
class MarcoPoloLocation:
    """A place on the map. `action` is what a city offers: a card, contracts, or an action of its own (special)."""

    kind: str
    x: int
    y: int
    shield: str
    action: str
    space: str
    marker: bool
    outpost: bool


@plain_data
class MarcoPoloLeg:
    """Joins two locations, in the order of their names; `via` are points through which it is drawn."""

    ends: list[str]
    via: list[list[int]]
    seal: str
    cost: list[Sign]


@plain_data
class MarcoPoloSpace:
    """Where dice are placed.

    It takes `dice` at once or, if it has `places`, one die on each; their value is at least `least` and, if `rising`,
    no lower than the last. A space with a `city` is for those with a post there. `colour` says whether it may be used
    again once a die lies there: blue for a fee, brown not at all; Khan's Favor and the money bag are neither.
    """

    icon: str
    dice: int = 1
    places: int = 0
    least: int = 1
    rising: bool = False
    colour: str = ""
    book: int = 0
    city: str = ""
    asks: list[Sign] = field(default_factory=list)
    gives: list[Sign] = field(default_factory=list)


@plain_data
class MarcoPoloContract:
    """What it asks for and what it gives."""

    colour: str
    asks: dict[str, int]
    gives: list[Sign]


@plain_data
class MarcoPoloBoard:
    """What is the same in all games of a pack.

    `posts` has what each post scores when it is placed, `track` the points by number of different shields, `shields`
    the extra shields of characters, `goals` the shields that count twice by each goal, `costs` the cost of everything
    that can be done to dice, `signs` what cards, tiles and offers show, under the same names as their phrases.
    """

    width: int
    height: int
    locations: dict[str, MarcoPoloLocation]
    legs: list[MarcoPoloLeg]
    spaces: dict[str, MarcoPoloSpace]
    room: int
    posts: list[int]
    track: list[int]
    shields: dict[str, int]
    goals: dict[str, list[str]]
    costs: dict[str, dict[str, int]]
    contracts: dict[str, MarcoPoloContract]
    signs: dict[str, list[Sign]]


def board_of(game: MarcoPolo) -> MarcoPoloBoard:
    content = game.content
    width, height = packs.BOARD
    return MarcoPoloBoard(
        width=width,
        height=height,
        locations={one.id: _location(one) for one in content.locations},
        legs=[MarcoPoloLeg(sorted(one.between), one.via, one.seal, signs.of_leg(one)) for one in content.legs],
        spaces=_spaces(content),
        room=ACTIVE,
        posts=[
            rulebook.ELEVENTH if post == POSTS else rulebook.NINTH if post > POSTS - 3 else 0
            for post in range(1, POSTS + 1)
        ],
        track=content.board.shield_track,
        shields={"de-wu": 1},
        goals={one.id: one.shields for one in content.goals},
        costs={
            "reroll": {"camels": rulebook.REROLL_CAMELS},
            "raise": {"camels": rulebook.CHANGE_CAMELS},
            "lower": {"camels": rulebook.CHANGE_CAMELS},
            "buy-die": {"camels": rulebook.BLACK_CAMELS},
        },
        contracts={one.id: _contract(one) for one in content.contracts},
        signs=signs.all_signs(content),
    )


def _contract(one: packs.PrintedContract) -> MarcoPoloContract:
    asks: packs.Amounts = {stock: one.asks[stock] for stock in STOCKS if stock in one.asks}
    return MarcoPoloContract(one.colour, asks, signs.of_reward(one.gives))


# -- the map


def _location(one: packs.PrintedLocation) -> MarcoPoloLocation:
    action = "card" if one.card else "contracts" if one.contracts else "special" if one.special else ""
    space = {"card": f"card-{one.id}", "special": f"action-{one.id}"}.get(action, "")
    return MarcoPoloLocation(one.kind, one.x, one.y, one.shield, action, space, one.marker, one.outpost)


# -- the action spaces

PLACES = {"special": rulebook.SPECIAL_PLACES, "card": 1}


def _spaces(content: packs.MarcoPoloContent) -> dict[str, MarcoPoloSpace]:
    """All spaces by name, in the order of the board."""
    cities = {city.id: _location(city) for city in content.cities()}
    of_cities = {
        one.space: MarcoPoloSpace(one.action, places=PLACES[one.action], colour="brown", city=city)
        for city, one in cities.items()
        if one.space
    }
    areas = {f"area-{number}": MarcoPoloSpace("card", places=1, colour="brown") for number in (1, 2)}
    return {**_fixed_spaces(content), **of_cities, **areas, "bag": _bag()}


def _fixed_spaces(content: packs.MarcoPoloContent) -> dict[str, MarcoPoloSpace]:
    books = [*content.books, content.books[-1]]
    favor = signs.of_amounts({"coins": rulebook.FAVOR_COINS, "camels": rulebook.FAVOR_CAMELS})
    taken = [
        Sign(icon="contracts", text=f"1–{rulebook.CONTRACTS_TAKEN}"),
        *signs.of_amounts({"coins": rulebook.CONTRACTS_COINS}),
    ]
    made = [
        *(_book(book) for book in books),
        MarcoPoloSpace("favor", places=rulebook.FAVOR_PLACES, rising=True, gives=favor),
        MarcoPoloSpace("guild", dice=2, colour="blue"),
        *_travel(content.board),
        MarcoPoloSpace("contracts", colour="blue", gives=taken),
    ]
    return dict(zip(FIXED_SPACES, made, strict=True))


def _book(book: packs.Book) -> MarcoPoloSpace:
    asks = [signs.least(book.die)] if book.die > 1 else []
    return MarcoPoloSpace("book", least=book.die, colour="blue", book=book.id, asks=asks)


def _travel(board: packs.PrintedBoard) -> list[MarcoPoloSpace]:
    """The lower, the middle and the upper space; each takes one more die than the one before."""
    gives = [
        [Sign(icon="move", text="1"), *signs.of_amounts({"coins": rulebook.LOWER_COINS}, "cost")],
        [Sign(icon="move", text=f"≤{board.middle_limit}")],
        [Sign(icon="move", text=f"≤{board.upper_limit}"), Sign(icon="post", text="+1")],
    ]
    return [
        MarcoPoloSpace(
            "travel", dice, colour="blue", asks=[Sign(icon="die", text=f"×{dice}")] if dice > 1 else [], gives=given
        )
        for dice, given in enumerate(gives, 1)
    ]


def _bag() -> MarcoPoloSpace:
    gifts = ({"coins": rulebook.BAG_COINS}, {"camels": rulebook.BAG_CAMELS}, {"jade": rulebook.BAG_JADE})
    return MarcoPoloSpace("bag", gives=signs.joined([signs.of_amounts(gift) for gift in gifts], signs.OR))
