"""What holds for a whole game: map, tiles and cards as numbers, and what the table has agreed on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sarai.games.marco_polo.constants import (
    CITIES,
    COUNTED,
    FACES,
    NONE,
    ROW,
    SEALS,
    TRAVEL_LOWER,
    VERBS,
    WIDTH,
)
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.marco_polo import content as packs
    from sarai.games.marco_polo.game import MarcoPolo
    from sarai.games.marco_polo.paying import Purpose
    from sarai.games.marco_polo.tasks import Task


def amounts(named: Mapping[str, int]) -> vec[i64]:
    """A number for each stock, and for points."""
    row = [0] * WIDTH
    for name, count in named.items():
        row[ROW.index(name)] = count
    return vec[i64](row)


class Reward:
    """What is received at once. A plain one asks nothing and draws nothing."""

    row: vec[i64]
    goods: i64
    different: bool
    black: i64
    move: i64
    contracts: i64
    pile_contracts: i64
    shields: i64
    copies: bool
    plain: bool
    worth: float  # roughly, in points, for bots; worked out when first asked for

    __slots__ = tuple(__annotations__)

    def __init__(self, row: vec[i64]) -> None:
        self.row = row
        self.worth = -1.0
        self.goods = 0
        self.different = False
        self.black = 0
        self.move = 0
        self.contracts = 0
        self.pile_contracts = 0
        self.shields = 0
        self.copies = False
        self.plain = True


def reward(said: packs.PrintedReward) -> Reward:
    made = Reward(amounts(said.amounts()))
    made.goods = said.goods
    made.different = said.different
    made.black = said.black_dice
    made.move = said.move
    made.contracts = said.contracts
    made.pile_contracts = said.pile_contracts
    made.shields = said.shields
    made.copies = said.copy
    made.plain = not (said.goods or said.black_dice or said.move or said.contracts or said.pile_contracts or said.copy)
    return made


class Way:
    """A leg, seen from one of its ends."""

    to: i64
    coins: i64
    camels: i64
    jade: i64
    seal: i64

    __slots__ = tuple(__annotations__)

    def __init__(self, to: i64, coins: i64, camels: i64, jade: i64, seal: i64) -> None:
        self.to = to
        self.coins = coins
        self.camels = camels
        self.jade = jade
        self.seal = seal


class Trade:
    """What is paid, and what it brings."""

    pay: vec[i64]
    gives: Reward

    __slots__ = tuple(__annotations__)

    def __init__(self, pay: vec[i64], gives: Reward) -> None:
        self.pay = pay
        self.gives = gives


class CityCard:
    """A city card. Which members mean something depends on the verb."""

    verb: i64
    trades: list[Trade]
    times: vec[i64]  # how often at most, by die value
    counts: i64
    gives: Reward
    table: list[Reward]
    pay: vec[i64]

    __slots__ = tuple(__annotations__)

    def __init__(self, said: packs.PrintedCityCard, nothing: Reward) -> None:
        self.verb = VERBS.index(said.do)
        self.trades = [Trade(amounts(one.pay), reward(one.gives)) for one in said.trades]
        times = [0]
        times += said.times or range(1, FACES + 1)
        self.times = vec[i64](times)
        self.counts = COUNTED.index(said.counts) if said.counts else NONE
        self.gives = nothing if said.gives is None else reward(said.gives)
        self.table = [nothing, *(reward(one) for one in said.table)]
        self.pay = amounts(said.pay)


class Special:
    """The action of a special city."""

    city: i64
    seal: i64
    gives: Reward
    once: i64
    twice: i64

    __slots__ = tuple(__annotations__)

    def __init__(self, city: i64, said: packs.Action) -> None:
        self.city = city
        self.seal = SEALS.index(said.seal)
        self.gives = reward(said.gives)
        self.once = said.once
        self.twice = said.twice


class Offer:
    """One of the four offers of a book."""

    jade: i64
    gives: Reward

    __slots__ = tuple(__annotations__)

    def __init__(self, jade: i64, gives: Reward) -> None:
        self.jade = jade
        self.gives = gives


class MarcoPoloTerms:
    """Never changes during a game, so that all clones of a table share it."""

    # the map; cities are numbered first, then the start, then oases
    locations: i64
    start: i64
    ways: list[list[Way]]
    shield: vec[i64]  # of each city
    has_outpost: vec[i64]
    marker_cities: vec[i64]
    card_cities: vec[i64]
    contract_cities: vec[i64]
    special: list[Special]
    limits: vec[i64]  # of the three travel spaces
    track: vec[i64]  # points by number of shields
    # pieces: red and blue contracts, city cards, offers, goals, markers, outposts
    kinds: i64
    first_blue: i64
    first_card: i64
    first_offer: i64
    first_goal: i64
    first_marker: i64
    first_outpost: i64
    asks: list[vec[i64]]
    contract_gives: list[Reward]
    cards: list[CityCard]
    free: list[list[Offer]]  # by book
    priced: list[list[Offer]]  # by offer tile
    book_die: vec[i64]  # by book space
    markers: list[Reward]
    outposts: list[Reward]
    goal_seals: list[vec[i64]]
    goal_shields: list[vec[i64]]
    seal_die: vec[i64]
    seal_jade: vec[i64]
    seal_cost: list[vec[i64]]
    seal_gives: list[Reward]
    nothing: Reward
    tasks: list[Task]  # by number, and so are purposes
    purposes: list[Purpose]
    # what was agreed
    rounds: i64
    rolls_last: bool  # M1
    split_posts: bool  # M3
    extra_always: bool  # M9
    moved_counts: bool  # M10
    must_bag: bool  # M14
    after_tie: bool  # M18
    reroll_pays: bool  # M27
    example_reading: bool  # M27
    rolled_at_start: bool  # the variant with black dice

    __slots__ = tuple(__annotations__)

    def __init__(self, game: MarcoPolo, options: Mapping[str, str]) -> None:
        content = game.content
        self.nothing = Reward(amounts({}))
        self.make_map(game)
        self.first_blue = game.first["blue"]
        self.first_card = game.first["card"]
        self.first_offer = game.first["offer"]
        self.first_goal = game.first["goal"]
        self.first_marker = game.first["marker"]
        self.first_outpost = game.first["outpost"]
        self.kinds = len(game.pieces)
        self.asks = [amounts(one.asks) for one in content.contracts]
        self.contract_gives = [reward(one.gives) for one in content.contracts]
        self.cards = [CityCard(one, self.nothing) for one in content.cards]
        self.free = [[Offer(0, reward(one)) for one in book.free] for book in content.books]
        self.priced = [[Offer(one.jade, reward(one.gives)) for one in tile.offers] for tile in content.offers]
        dice = [book.die for book in content.books]
        self.book_die = vec[i64](dice + dice[-1:])
        self.markers = [reward(one.gives) for one in content.markers]
        self.outposts = [reward(one.gives) for one in content.outposts]
        shields = content.board.shields
        self.goal_seals = [vec[i64]([one.seals.get(seal, 0) for seal in SEALS]) for one in content.goals]
        self.goal_shields = [vec[i64]([shields.index(name) for name in one.shields]) for one in content.goals]
        self.seal_die = vec[i64]([one.die for one in content.seals])
        self.seal_jade = vec[i64]([one.jade for one in content.seals])
        self.seal_cost = [amounts(one.improve) for one in content.seals]
        self.seal_gives = [reward(one.gives) for one in content.seals]
        self.tasks = game.tasks
        self.purposes = game.purposes
        self.rounds = int(options["rounds"])
        self.rolls_last = options["first-roll"] == "after-characters"
        self.split_posts = options["split-movement"] == "two-posts"
        self.extra_always = options["extra-post"] == "always"
        self.moved_counts = options["moved-posts"] == "count"
        self.must_bag = options["no-action"] == "one-die"
        self.after_tie = options["second-place"] == "after-a-tie"
        self.reroll_pays = options["isabella-rerolls"] == "paid"
        self.example_reading = options["isabella-rows"] == "once"
        self.rolled_at_start = options["black-dice"] == "rolled-at-start"

    def make_map(self, game: MarcoPolo) -> None:
        content = game.content
        names = [one.id for one in content.locations]
        cities = content.locations[:CITIES]
        self.locations = len(names)
        self.start = CITIES
        self.ways = [[] for _ in names]
        for leg in content.legs:
            one, other = names.index(leg.between[0]), names.index(leg.between[1])
            seal = SEALS.index(leg.seal) if leg.seal else NONE
            self.ways[one].append(Way(other, leg.coins, leg.camels, leg.jade, seal))
            self.ways[other].append(Way(one, leg.coins, leg.camels, leg.jade, seal))
        self.shield = vec[i64]([content.board.shields.index(one.shield) for one in cities])
        self.has_outpost = vec[i64]([int(one.outpost) for one in cities])
        self.marker_cities = vec[i64]([city for city, one in enumerate(cities) if one.marker])
        self.card_cities = vec[i64]([city for city, one in enumerate(cities) if one.card])
        self.contract_cities = vec[i64]([city for city, one in enumerate(cities) if one.contracts])
        self.special = [Special(city, one.special) for city, one in enumerate(cities) if one.special is not None]
        board = content.board
        self.limits = vec[i64]([1, board.middle_limit, board.upper_limit])
        track = [0]
        track += board.shield_track
        self.track = vec[i64](track)

    def is_oasis(self, location: i64) -> bool:
        return location > CITIES

    def limit(self, space: i64) -> i64:
        return self.limits[space - TRAVEL_LOWER]

    def offer(self, book: i64, tile: i64, number: i64) -> Offer:
        """One of a book's offers: the free ones on the board come first, then those on the tile."""
        return self.free[book][number] if number < 2 else self.priced[tile - self.first_offer][number - 2]
