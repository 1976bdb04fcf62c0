"""The table in the players' words: what a view shows, what a position text says, and back to a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Final

from sarai.games.adventures import ending, market, scoring, setup
from sarai.games.adventures.board import EDGE_NAMES, HEX_NAMES, HEXES, SHAPES, WAY_NAMES, shape_of
from sarai.games.adventures.constants import (
    BUILDING,
    CARDS,
    DECLARED,
    DOINGS,
    LIVE,
    MOST_COMMANDS,
    NOTHING,
    OWN_TIME,
    READY,
    ROUNDS,
    SET,
    STOPPED,
    TRADING,
    WAITING,
)
from sarai.games.adventures.content import MOST_ALTERNATIVES, Across, Down, Edge, Hex, Price, Round, Side
from sarai.games.adventures.geometry import AdventuresBoard, board
from sarai.games.adventures.results import Scored, result_of, scored_of
from sarai.games.adventures.routes import by_hex, edges_of, layout_of, tile, tiles_on
from sarai.games.adventures.table import AdventuresPlayer, AdventuresTable
from sarai.kernel.chance import pick_weighted
from sarai.kernel.members import Count, Members, Phase, Seat, Seats, fill
from sarai.kernel.native import i64, vec
from sarai.kernel.plain_data import Among, Exactly, Lists, WholeNumber, changed, plain_data
from sarai.kernel.showing import Showing, everything
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.adventures.content import Map
    from sarai.games.adventures.game import Adventures
    from sarai.kernel.chance import Chance
    from sarai.kernel.places import Sight

HIGHEST: Final = 10**4

Time = Annotated[int, WholeNumber(0, 10**12)]
Score = Annotated[int, WholeNumber(0, HIGHEST)]
Change = Annotated[int, WholeNumber(-HIGHEST, HIGHEST)]
Doing = Annotated[str, Among(DOINGS)]
Good = Annotated[str, Among("good")]
Piece = Annotated[str, Among("piece")]
Card = Annotated[str, Among("cards")]
MapName = Annotated[str, Among("maps")]
Layout = dict[Hex, Annotated[str, Among((*WAY_NAMES, *(f"{way}*" for way in WAY_NAMES)))]]
"""How the tile on each hex lies: `e-w`; a bonus tile has a star after it."""
Prices = dict[Good, Price]
Tiles = Annotated[dict[Annotated[str, Among(SHAPES)], Annotated[int, WholeNumber(0, 1)]], Exactly(SHAPES)]


@plain_data
class AdventuresCircle:
    """A good on a rough map, in units of the board: a hex is 200 wide, rows are 174 apart, c3 is at 0, 0."""

    good: Good
    x: Across
    y: Down


@plain_data
class RoughMap:
    """What its owner sees of a map: no grid, no edges (S9)."""

    id: MapName
    circles: list[AdventuresCircle]


@plain_data
class Points:
    goods: Change
    rank: Change
    length: Change
    spared: Change


@plain_data
class AdventuresMerchant:
    """One player. All see how many tiles lie, not where (S40). Times are in milliseconds. `par` is for a solo game."""

    seat: Seat
    score: Score
    points: Points
    doing: Doing
    tiles: Annotated[int, WholeNumber(0, HEXES)]
    commands: Annotated[int, WholeNumber(0, MOST_COMMANDS)]
    opened: Time
    time: Time
    has_map: bool
    bonus: Tiles
    layout: Layout | None
    map: RoughMap | None
    par: Score | None


@plain_data
class AdventuresCity:
    id: Annotated[str, Among("city")]
    hex: Hex
    side: Side
    marked: bool


@plain_data
class Bought:
    """A good on a scored map: its circle, what it meant, and how often it counted (0: not bought)."""

    good: Good
    x: Across
    y: Down
    meaning: Annotated[int, WholeNumber(1, MOST_ALTERNATIVES)]
    edges: list[Edge]
    times: Annotated[int, WholeNumber(0, 2)]
    points: Change


@plain_data
class Arrival:
    """How one player did in the last scored round; `cause` says why they did not arrive, if they did not."""

    seat: Seat
    map: MapName
    doing: Doing
    time: Time
    cause: Annotated[str, Among("cause")]
    place: Count
    route: list[Hex]
    layout: Layout
    goods: list[Bought]
    before: Score
    goods_points: Change
    rank_points: Change
    length_points: Change


@plain_data
class LastRound:
    round: Round
    card: Card
    cities: list[Annotated[str, Among("city")]]
    prices: Prices
    arrivals: list[Arrival]


@plain_data
class AdventuresShown:
    """All of the table that a seat may see."""

    phase: Phase
    round: Round
    card: Card
    icons: list[Annotated[str, Among("icon")]]
    cities: list[AdventuresCity]
    prices: Prices
    deciding: Seats
    started: Time
    merchants: list[AdventuresMerchant]
    cards_left: Count
    cards: list[Card] | None
    maps_left: Annotated[list[Count], Exactly(ROUNDS)]
    maps: Annotated[list[list[MapName]] | None, Exactly(ROUNDS)]
    used: list[Piece]
    box: Tiles
    gone: Tiles
    keys: dict[MapName, list[Annotated[int, WholeNumber(1, MOST_ALTERNATIVES)]]] | None
    last: LastRound | None


class AdventuresShowing(Showing[AdventuresTable]):
    """Only its owner sees a board and the map beside it, until the round is scored (S40)."""

    game: Adventures
    table_type = AdventuresShown
    board_type = AdventuresBoard
    topics = ("goal", "round", "building", "scoring", "modes", "bonus", "alone")
    topics_unasked = {"": "round", **dict.fromkeys(ending.SOLO_RANKS, "alone"), "over": "scoring"}
    arguments = {
        "good": "good",
        "card": "good",
        "map": "good",
        "phase": "phase",
        "city": "city",
        "other_city": "city",
        "tile": "tile",
        "icon": "icon",
        "cause": "cause",
    }
    own_names = {"good": False, "city": True}

    def __init__(self, game: Adventures) -> None:
        super().__init__(game, "phase", "round", "card", "deciding", "started", "box", "gone")
        every = self.lists(game.seats[-1])
        self.merchant = Members(AdventuresMerchant, every, "doing", "score", "commands", "opened", "time", "bonus")
        same = ("doing", "time", "cause", "place", "before")
        renamed = {"goods_points": "goods", "rank_points": "rank", "length_points": "length"}
        self.arrival = Members(Arrival, every, *same, **renamed)
        self.content, self.pieces = game.content, game.pieces
        self.maps = {one.id: one for one in self.content.maps}
        rules = self.content.rules
        self.figures = {"tiles": rules.tiles, "seconds": rules.glass, "step": rules.step}

    def lists(self, seats: int) -> Lists:
        return {**super().lists(seats), "maps": self.game.pieces[CARDS:]}

    def board(self) -> AdventuresBoard:
        return board()

    # -- showing

    def tables(self, table: AdventuresTable, sights: Sequence[Sight]) -> list[AdventuresShown]:
        open_side = self._open_side(table)
        return [self._with_secrets(table, open_side, sees) for sees in sights]

    def _open_side(self, table: AdventuresTable) -> AdventuresShown:
        """What everybody sees."""
        card = self.content.cards[table.card]
        return AdventuresShown(
            **self.members.show(table),
            icons=list(card.icons),
            cities=[
                AdventuresCity(city.id, city.hex, city.side, city.id in card.cities) for city in self.content.cities
            ],
            prices=self._prices(table.prices, int(market.on_market(table))),
            merchants=[self._merchant(table, seat, player) for seat, player in enumerate(table.players)],
            cards_left=sum(table.cards),
            cards=None,
            maps_left=[sum(row) for row in table.maps],
            maps=None,
            used=self._listed(table.used),
            keys=None,
            last=None if table.scored is None else self._last_round(table, table.scored),
        )

    def _with_secrets(self, table: AdventuresTable, shown: AdventuresShown, sees: Sight) -> AdventuresShown:
        """Boards and the maps beside them, cards and maps to come, and the key, for those who see into them."""
        merchants = list(shown.merchants)
        for seat, player in enumerate(table.players):
            if sees(f"board:{seat}"):
                merchants[seat] = changed(merchants[seat], layout=by_hex(player.layout))
            if player.map != NOTHING and sees(f"map-{table.round}:{seat}"):
                one = self.content.maps[table.map_number(player.map)]
                circles = [AdventuresCircle(circle.good, circle.x, circle.y) for circle in one.circles]
                merchants[seat] = changed(merchants[seat], map=RoughMap(one.id, circles))
        all_maps = all(sees(f"maps-{round_ + 1}") for round_ in range(ROUNDS))
        return changed(
            shown,
            merchants=merchants,
            cards=self._listed(table.cards) if sees("cards") else None,
            maps=[self._listed(row) for row in table.maps] if all_maps else None,
            keys=self._keys(table) if sees("keys") else None,
        )

    def _listed(self, row: vec[i64]) -> list[str]:
        return [name for name, count in zip(self.pieces, row, strict=True) if count]

    def _prices(self, prices: vec[i64], goods: int) -> dict[str, int]:
        return {good.id: int(price) for good, price in zip(self.content.goods[:goods], prices, strict=False)}

    def _merchant(self, table: AdventuresTable, seat: int, player: AdventuresPlayer) -> AdventuresMerchant:
        return AdventuresMerchant(
            **self.merchant.show(player),
            seat=LETTERS[seat],
            points=Points(*(int(count) for count in player.won)),
            tiles=int(tiles_on(player.layout)),
            has_map=bool(player.map != NOTHING),
            layout=None,
            map=None,
            par=int(player.par) if table.seats == 1 else None,
        )

    def _keys(self, table: AdventuresTable) -> dict[str, list[int]]:
        firsts = [int(first) for first in table.terms.first_circle]
        return {
            one.id: [int(table.keys[circle]) + 1 for circle in range(firsts[number], firsts[number + 1])]
            for number, one in enumerate(self.content.maps)
            if table.keys[firsts[number]] != NOTHING
        }

    def _last_round(self, table: AdventuresTable, scored: Scored) -> LastRound:
        prices = self._prices(scored.prices, int(scored.round) + 2)
        arrivals = [self._arrival(table, scored, seat, prices) for seat in range(table.seats)]
        card = self.content.cards[scored.card]
        return LastRound(int(scored.round), card.id, list(card.cities), prices, arrivals)

    def _arrival(self, table: AdventuresTable, scored: Scored, seat: int, prices: dict[str, int]) -> Arrival:
        result = scored.results[seat]
        route = scoring.route_then(table, seat)
        goods = []
        one = self.content.maps[table.map_number(result.map)]
        first = int(table.terms.first_circle[table.map_number(result.map)])
        for number, circle in enumerate(one.circles):
            meaning = int(result.key[number])
            edges = table.terms.circles[first + number].edges[meaning]
            crossed = edges & route.crossed if result.cause == 0 else 0
            times = 0 if not crossed else 2 if edges & route.doubled else 1
            names = [EDGE_NAMES[edge] for edge in edges_of(edges)]
            points = times * prices[circle.good]
            goods.append(Bought(circle.good, circle.x, circle.y, meaning + 1, names, times, points))
        return Arrival(
            **self.arrival.show(result),
            seat=LETTERS[seat],
            map=one.id,
            route=[HEX_NAMES[hex_] for hex_ in route.hexes],
            layout=by_hex(result.layout),
            goods=goods,
        )

    def hidden(self, shown: AdventuresShown) -> dict[str, int]:
        places: dict[str, int] = {}
        if shown.cards is None:
            places["cards"] = shown.cards_left
        if shown.maps is None:
            places |= {f"maps-{number}": left for number, left in enumerate(shown.maps_left, 1)}
        for seat, one in enumerate(shown.merchants):
            if one.has_map and one.map is None:
                places[f"map-{shown.round}:{seat}"] = 1
        return places

    # -- back to a state

    def state_of(
        self, shown: AdventuresShown, seats: int, options: Mapping[str, str], faults: list[str]
    ) -> AdventuresTable | None:
        faults += self._unfit(shown, LETTERS[:seats])
        if faults:
            return None
        table = AdventuresTable.bare(self.game, seats, options)
        self.members.lay(shown, table)
        fill(table, "prices", self._price_row(shown.prices))
        table.lay_out("cards", self._row(shown.cards or ()))
        for number, names in enumerate(shown.maps or ()):
            table.lay_out(f"maps-{number + 1}", self._row(names))
        table.lay_out("open", self._row(shown.used))
        for player, one in zip(table.players, shown.merchants, strict=True):
            self.merchant.lay(one, player)
            fill(player, "won", [one.points.goods, one.points.rank, one.points.length, one.points.spared])
            player.par = one.par or 0
            player.map = NOTHING if one.map is None else self.pieces.index(one.map.id)
            player.lay(_some(one.tiles) if one.layout is None else layout_of(one.layout))
        for name, meanings in (shown.keys or {}).items():
            first = table.terms.first_circle[self.pieces.index(name) - CARDS]
            for circle, meaning in enumerate(meanings):
                table.keys[first + circle] = meaning - 1
        if shown.last is not None:
            table.scored = self._scored(shown.last)
        faults += self._impossible(shown, table)
        return None if faults else table

    def _row(self, names: Sequence[str]) -> list[int]:
        return [int(name in names) for name in self.pieces]

    def _price_row(self, prices: dict[str, int]) -> list[int]:
        return [prices.get(good.id, 0) for good in self.content.goods]

    def _scored(self, last: LastRound) -> Scored:
        results = []
        for one in last.arrivals:
            key = [bought.meaning - 1 for bought in one.goods]
            result = result_of(self.pieces.index(one.map), layout_of(one.layout), key)
            self.arrival.lay(one, result)
            results.append(result)
        return scored_of(last.round, self.pieces.index(last.card), self._price_row(last.prices), results)

    def guess(self, table: AdventuresTable, seat: int, chance: Chance) -> None:
        """Keys by the weights of the pack (S8), and as many tiles on the boards of others as lie there."""
        first = _first_keyed_round(table)
        if first <= ROUNDS:
            setup.draw_keys(table, first, chance)
        if table.phase != TRADING:
            return
        for other, player in enumerate(table.players):
            if other != seat:
                _lay_any(player, int(tiles_on(player.layout)), int(table.terms.tiles), chance)

    # -- what is impossible

    def _unfit(self, shown: AdventuresShown, letters: str) -> list[str]:
        """Faults in the seats, goods or circles that are named: no state could be made of them."""
        faults = []
        lots = [("prices", shown.prices, shown.round)]
        seated = [("merchants", [one.seat for one in shown.merchants])]
        keyed = list((shown.keys or {}).items())
        if shown.last is not None:
            lots.append(("last.prices", shown.last.prices, shown.last.round))
            seated.append(("last.arrivals", [one.seat for one in shown.last.arrivals]))
            keyed += [(one.map, [bought.meaning for bought in one.goods]) for one in shown.last.arrivals]
        for where, prices, round_ in lots:
            goods = {good.id for good in self.content.goods if good.round <= round_}
            if set(prices) != goods or sorted(prices.values()) != sorted(self.content.prices(round_)):
                faults.append(f"table.{where} should give each good of round {round_} one of its prices")
        for where, seats in seated:
            if seats != list(letters):
                faults.append(f"table.{where} should be for seats {' '.join(letters)}, in order")
        for name, meanings in keyed:
            if not _reads(self.maps[name], meanings):
                faults.append(f"table: {name} should have one of the meanings of each of its circles")
        return faults

    def _impossible(self, shown: AdventuresShown, table: AdventuresTable) -> list[str]:
        """Faults by the rules of the game."""
        faults = [fault for one in shown.merchants for fault in self._wrong_merchant(shown, table, one)]
        for shape in SHAPES:
            count = sum(counts[shape] for counts in (shown.box, shown.gone, *(one.bonus for one in shown.merchants)))
            if count != 1:
                faults.append(f"table: there are {count} {shape} bonus tiles, not 1 [S29]")
        for number, names in enumerate(shown.maps or (), 1):
            if any(self.maps[name].round != number for name in names):
                faults.append(f"table.maps: a map given for round {number} is of another round")
        if faults or self.hidden(shown):
            return faults
        wanted = [one.id for one in self.content.maps if one.round >= _first_keyed_round(table)]
        if list(shown.keys or {}) != wanted:
            faults.append("table.keys should be given for every map that is not scored yet [S8]")
        again = everything(self.game, table)
        members = (member.name for member in fields(AdventuresShown))
        differing = [name for name in members if getattr(again, name) != getattr(shown, name)]
        return faults + [f"table.{name} does not fit the rest" for name in differing]

    def _wrong_merchant(self, shown: AdventuresShown, table: AdventuresTable, one: AdventuresMerchant) -> list[str]:
        faults = []
        mode, doing = table.terms.mode, DOINGS.index(one.doing)
        may: tuple[int, ...] = (DECLARED, STOPPED)
        if table.phase == READY:
            may = (WAITING, SET) if mode == LIVE else ()
        elif table.phase == TRADING:
            may = (BUILDING, DECLARED, STOPPED, *((WAITING,) if mode == OWN_TIME else ()))
        if doing not in may:
            faults.append(f"cannot be {one.doing} while the phase is {shown.phase}")
        if one.has_map != (table.phase == TRADING and doing != WAITING):
            faults.append("a player has a map exactly while trading by it [S8]")
        if one.map is not None and (self.maps[one.map.id].round != shown.round or not one.has_map):
            faults.append(f"the map is not one of round {shown.round}")
        total = one.points.goods + one.points.rank + one.points.length + one.points.spared
        if total != one.score:
            faults.append(f"points add up to {total}, not {one.score}")
        return [f"table.merchants {one.seat}: {fault}" for fault in (*faults, *self._wrong_tiles(shown, one))]

    def _wrong_tiles(self, shown: AdventuresShown, one: AdventuresMerchant) -> list[str]:
        faults = []
        tiles = self.content.rules.tiles
        held = dict(one.bonus)
        if shown.phase not in ("ready", "trading"):  # what was used up lies where it lay until the boards are cleared
            held = {shape: count + shown.gone[shape] for shape, count in held.items()}
        there = len(SHAPES) * tiles + sum(held.values())
        if one.tiles > there:
            faults.append(f"{one.tiles} tiles are counted, but there are only {there} [S10]")
        if one.layout is None:
            return faults
        if len(one.layout) != one.tiles:
            faults.append(f"{one.tiles} tiles are counted, but {len(one.layout)} listed")
        for shape in SHAPES:
            stars = [lies.endswith("*") for lies in one.layout.values() if shape_of(lies.removesuffix("*")) == shape]
            if stars.count(True) > held[shape] or stars.count(False) > tiles:
                faults.append(f"more {shape} tiles lie there than there are [S10]")
        return faults


def _reads(one: Map, meanings: Sequence[int]) -> bool:
    """Whether there is one meaning for each of the map's circles, and the circle has it."""
    return len(meanings) == len(one.circles) and all(
        meaning <= len(circle.means) for meaning, circle in zip(meanings, one.circles, strict=True)
    )


def _first_keyed_round(table: AdventuresTable) -> int:
    """The first round whose maps have keys: those of a round that was scored are put away."""
    return int(table.round) + (table.phase not in (READY, TRADING))


def _some(count: int) -> list[int]:
    """Some tiles, of this number, for a board that is not shown, until `guess` lays others."""
    return [int(tile((0, 3, 9)[hex_ % 3], 0)) if hex_ < count else 0 for hex_ in range(HEXES)]


def _lay_any(player: AdventuresPlayer, count: int, tiles: int, chance: Chance) -> None:
    """Lay this many tiles: on any hexes, any tiles that the player has."""
    free = [1] * HEXES
    left = [tiles] * 3
    special = [int(held) for held in player.bonus]
    row = [0] * HEXES
    for _ in range(count):
        hex_ = int(pick_weighted(chance, 0, free))
        free[hex_] = 0
        shape = int(
            pick_weighted(chance, 0, [plain_data + more for plain_data, more in zip(left, special, strict=True)])
        )
        ways = ((0, 3), (3, 9), (9, 15))[shape]
        way = ways[0] + int(pick_weighted(chance, 0, [1] * (ways[1] - ways[0])))
        star = int(special[shape] and (not left[shape] or pick_weighted(chance, 0, [2, 1])))
        if star:
            special[shape] -= 1
        else:
            left[shape] -= 1
        row[hex_] = int(tile(way, star))
    player.lay(row)
