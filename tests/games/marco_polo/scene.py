"""Small scenes at the table of Marco Polo II: lay out just what a rule is about, let somebody act, look."""

from __future__ import annotations

from functools import cache
from typing import cast

from sarai import games
from sarai.games.marco_polo import MarcoPolo, questions
from sarai.games.marco_polo.constants import (
    BLACK,
    BLOCKING,
    CHARACTERS,
    CITIES,
    MAILIN,
    NONE,
    PLAYING,
    RED,
    SEALS,
    STOCKS,
)
from sarai.games.marco_polo.table import MarcoPoloPlayer, MarcoPoloTable
from sarai.kernel.chance import Fast
from sarai.kernel.native import i64, vec
from sarai.kernel.options import complete_options
from sarai.kernel.play import Play
from sarai.kernel.state import LETTERS
from tests import scene

CITY_CARDS = "jade-carver mint notary camel-market surveyor guild-hall"
AREA = "treasury bazaar"
NEW_ROUND = "offer-1-b offer-2-b offer-3-b harbour stables"
FAIR = "3 3 3 3 3 3 3 3 3 3"
ELEVEN = "kashgar baghdad balkh hormuz xanadu yangzhou xian karakorum dunhuang lhasa samarkand"
MARKERS = {
    "kashgar": "marker-1",
    "baghdad": "marker-3",
    "balkh": "marker-6",
    "hormuz": "marker-2",
    "fuzhou": "marker-4",
    "karakorum": "marker-5",
}
OUTPOSTS = {
    "kashgar": "outpost-3",
    "baghdad": "outpost-2",
    "balkh": "outpost-4",
    "hormuz": "outpost-5",
    "karakorum": "outpost-6",
    "pagan": "outpost-1",
    "samarkand": "outpost-7",
    "kabul": "outpost-8",
    "jaipur": "outpost-9",
    "calicut": "outpost-10",
}


@cache
def loaded() -> MarcoPolo:
    """With the first version of the pack, whatever is tuned later: scenes test rules, and name its cards."""
    game = games.load("marco-polo", games.packs("marco-polo")[0])
    assert isinstance(game, MarcoPolo)
    return game


def dealt(seats: int = 3, seed: int = 1, **options: str) -> Play:
    """A game from its beginning."""
    return Play(loaded(), list(LETTERS[:seats]), Fast(seed), options)


def table_of(playing: Play) -> MarcoPoloTable:
    return cast("MarcoPoloTable", playing.state)


def leg(game: MarcoPolo, one: str, other: str) -> tuple[int, int, int]:
    """Coins, camels and jade from one place to the next."""
    found = next(leg for leg in game.content.legs if set(leg.between) == {one, other})
    return found.coins, found.camels, found.jade


class Scene(scene.Scene[MarcoPolo, MarcoPoloTable]):
    """A turn of A about to begin, with plenty of everything unless it says otherwise.

    `have` is what A has, as in `coins 3, jade 1`; `dice` are A's unplaced dice, black ones as `b4`; `on` puts dice on
    spaces, as in `guild: B3 B4; favor: x1`, where x blocks and b is black. `others` are the other characters.
    """

    def __init__(
        self,
        *,
        seats: int = 2,
        character: str = "filippo-vitello",
        others: str = "",
        have: str = "coins 20, camels 20",
        others_have: str = "coins 20, camels 20",
        dice: str = "1 2 3 4 5",
        others_dice: str = "3 3 3 3 3",
        on: str = "",
        at: str = "beijing",
        posts: str = "",
        others_posts: str = "",
        seals: str = "",
        contracts: str = "",
        done: str = "",
        others_done: str = "",
        goal: str = "goal-1",
        city_cards: str = CITY_CARDS,
        area: str = AREA,
        markers: dict[str, str] | None = None,
        outposts: dict[str, str] | None = None,
        market: str = "red-1 red-2 red-3 red-4 red-5 red-6 red-7 red-8 red-9 red-10",
        pile: str = "red-20 red-21 red-22 red-23",
        offers: str = "offer-1-a offer-2-a offer-3-a",
        tiles: str = "",
        black: int | None = None,
        round_: int = 2,
        first: str = "A",
        options: dict[str, str] | None = None,
        game: MarcoPolo | None = None,
    ) -> None:
        game = game or loaded()
        table = MarcoPoloTable.bare(game, seats, complete_options(game, options or {}))
        super().__init__(game, table)
        table.stage, table.round = PLAYING, round_
        table.first = table.hourglass = LETTERS.index(first)
        table.ask(questions.TURN)
        free = [one for one in CHARACTERS if one != character]
        played = [character, *(others.split() or free[: seats - 1])]
        for seat, player in enumerate(table.players):
            self._seat(player, played[seat], have if seat == 0 else others_have, dice if seat == 0 else others_dice)
        me, you = table.players[0], table.players[1]
        stands = at.split()
        me.figure = self.location(stands[0])
        if me.character == MAILIN:
            me.second = self.location(stands[-1])
        me.posts, you.posts = self._mask(posts), self._mask(others_posts)
        for word in seals.split():
            name, _, side = word.partition("*")
            me.seals[SEALS.index(name)] = 2 if side else 1
        me.contracts = [self.kind(name) for name in contracts.split()]
        me.completed = [self.kind(name) for name in done.split()]
        you.completed = [self.kind(name) for name in others_done.split()]
        me.tiles = [self.kind(name) for name in tiles.split()]
        me.goals[self.kind(goal) - self.game.first["goal"]] = 1
        for number, name in enumerate(city_cards.split()):
            table.city_cards[number] = self.kind(name)
        for number, name in enumerate(area.split()):
            table.area[number] = self.kind(name)
        for city, name in (MARKERS if markers is None else {**MARKERS, **markers}).items():
            table.markers[self.location(city)] = self.kind(name)
        for city, name in (OUTPOSTS if outposts is None else outposts).items():
            table.outposts[self.location(city)] = self.kind(name)
        names = [*market.split(), *["-"] * 10][:10]
        table.market = vec[i64]([NONE if name == "-" else self.kind(name) for name in names])
        row = [0] * RED
        for name in pile.split():
            row[self.kind(name)] += 1
        table.red_pile.put_under(vec[i64](row))
        table.city_pile.put_under(vec[i64]([1] * 25))
        for book, name in enumerate(offers.split()):
            table.offers[book] = self.kind(name)
            table.next_offers[book] = self.kind(name[:-1] + "f")
            table.offer_piles[book].put_under(vec[i64]([0, 1, 1, 1, 0, 0]))
        table.black_left = seats + 2 if black is None else black
        for part in on.split(";"):
            if part.strip():
                space, _, laid = part.partition(":")
                table.spaces[self.game.spaces.index(space.strip())] = [self._die(die) for die in laid.split()]

    def _seat(self, player: MarcoPoloPlayer, character: str, have: str, dice: str) -> None:
        player.character = CHARACTERS.index(character)
        if character == "mailin-and-tian-chin":
            player.second = CITIES
        for part in have.split(","):
            if part.strip():
                stock, count = part.split()
                player.stocks[STOCKS.index(stock)] = int(count)
        for die in dice.split():
            row = player.black if die.startswith("b") else player.own
            row[int(die[-1])] += 1

    @staticmethod
    def _die(text: str) -> int:
        colour = {"x": BLOCKING, "b": BLACK}.get(text[0])
        return (LETTERS.index(text[0]) if colour is None else colour) * 10 + int(text[1])

    def _mask(self, cities: str) -> int:
        return sum(1 << self.location(city) for city in cities.split())

    def location(self, name: str) -> int:
        return self.game.locations.index(name)

    # -- acting

    def travel(self, space: str, *more: str) -> Scene:
        return self.do(f"act travel-{space}", *more)

    # -- looking

    def player(self, seat: str = "A") -> MarcoPoloPlayer:
        return self.table.players[LETTERS.index(seat)]

    def has(self, stock: str, seat: str = "A") -> int:
        return int(self.player(seat).stocks[STOCKS.index(stock)])

    def points(self, seat: str = "A") -> int:
        return int(self.player(seat).points)

    def posts(self, seat: str = "A") -> set[str]:
        return {self.game.locations[city] for city in range(CITIES) if self.player(seat).has_post(city)}

    def contracts(self, seat: str = "A") -> list[str]:
        return [self.game.pieces[one] for one in self.player(seat).contracts]

    def where(self, seat: str = "A") -> list[str]:
        player = self.player(seat)
        return [self.game.locations[one] for one in (player.figure, player.second) if one != NONE]

    def dice(self, seat: str = "A") -> str:
        player = self.player(seat)
        own = [str(value) for value in range(1, 7) for _ in range(player.own[value])]
        return " ".join(own + [f"b{value}" for value in range(1, 7) for _ in range(player.black[value])])

    def on(self, space: str) -> list[int]:
        return list(self.table.spaces[self.game.spaces.index(space)])

    def asked(self, seat: int = 0) -> dict[str, int | str]:
        """The prompt of the open question."""
        return self.table.asked(seat).args(self.table, seat)
