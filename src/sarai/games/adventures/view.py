"""The table in the players' words: what a view shows, what a position text says, and back to a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from sarai.games.adventures import market, scoring
from sarai.games.adventures.board import EDGE_NAMES, HEX_NAMES, HEXES, SHAPES, WAY_NAMES
from sarai.games.adventures.results import Scored, result_of, scored_of
from sarai.games.adventures.routes import CAUSES, edges_of, is_bonus, tile, way_of
from sarai.games.adventures.table import Table, bare_table
from sarai.games.adventures.words import (
    BUILDING,
    CARDS,
    DECLARED,
    DOINGS,
    MAPS_A_ROUND,
    MOST_COMMANDS,
    NOTHING,
    PHASES,
    ROUNDS,
    SET,
    STOPPED,
    WAITING,
)
from sarai.kernel.native import i64, vec
from sarai.kernel.plain import changed, plain
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.adventures.game import Adventures
    from sarai.kernel.game import Sight

Layout = dict[str, str]
"""By hex how its tile lies: `e-w`, a bonus tile with a star behind."""


@plain
class Circle:
    """A good on a rough map, in units of the board: a hex is 200 wide, rows are 174 apart, c3 is at 0, 0."""

    good: str
    x: int
    y: int


@plain
class RoughMap:
    """What its owner sees of it: no grid, no edges (S9)."""

    id: str
    circles: list[Circle]


@plain
class Points:
    goods: int
    rank: int
    length: int
    spared: int


@plain
class Merchant:
    """One player. How many tiles lie is open, where they lie is not (S40). Times are milliseconds. Alone: `par`."""

    seat: str
    score: int
    points: Points
    doing: str
    tiles: int
    commands: int
    opened: int
    time: int
    has_map: bool
    bonus: dict[str, int]
    layout: Layout | None
    map: RoughMap | None
    par: int | None


@plain
class City:
    id: str
    hex: str
    side: str
    marked: bool


@plain
class Bought:
    """A good on a scored map: its circle, what it meant, and how often it counted (0: not bought)."""

    good: str
    x: int
    y: int
    meaning: int
    edges: list[str]
    times: int
    points: int


@plain
class Arrival:
    """How one player did in the round that was scored last; `cause` says why not, if not."""

    seat: str
    map: str
    doing: str
    time: int
    cause: str
    place: int
    route: list[str]
    layout: Layout
    goods: list[Bought]
    before: int
    goods_points: int
    rank_points: int
    length_points: int


@plain
class LastRound:
    round: int
    card: str
    cities: list[str]
    prices: dict[str, int]
    arrivals: list[Arrival]


@plain
class Shown:
    """All of the table that a seat may see."""

    phase: str
    round: int
    card: str
    icons: list[str]
    cities: list[City]
    prices: dict[str, int]
    deciding: list[str]
    started: int
    merchants: list[Merchant]
    cards_left: int
    cards: list[str] | None
    maps_left: list[int]
    maps: list[list[str]] | None
    used: list[str]
    box: dict[str, int]
    gone: dict[str, int]
    keys: dict[str, list[int]] | None
    last: LastRound | None


# -- showing


def show(game: Adventures, table: Table, sights: Sequence[Sight]) -> list[Shown]:
    """The table with the cards, maps and boards of those places that are seen, for each who looks."""
    open_side = _open_side(game, table)
    return [_with_secrets(game, table, open_side, sees) for sees in sights]


def _listed(game: Adventures, row: vec[i64]) -> list[str]:
    return [name for name, count in zip(game.pieces, row, strict=True) if count]


def _open_side(game: Adventures, table: Table) -> Shown:
    """What everybody sees."""
    card = game.content.cards[table.card]
    return Shown(
        PHASES[table.phase],
        int(table.round),
        card.id,
        list(card.icons),
        [City(city.id, city.hex, city.side, city.id in card.cities) for city in game.content.cities],
        _prices(game, table.prices, int(market.on_market(table))),
        [LETTERS[seat] for seat in range(table.seats) if table.deciding >> seat & 1],
        int(table.started),
        [_merchant(table, seat) for seat in range(table.seats)],
        sum(table.cards),
        None,
        [sum(row) for row in table.maps],
        None,
        _listed(game, table.used),
        _counts(table.box),
        _counts(table.gone),
        None,
        None if table.scored is None else _last_round(game, table, table.scored),
    )


def _with_secrets(game: Adventures, table: Table, shown: Shown, sees: Sight) -> Shown:
    """A board and the map beside it, cards and maps to come, the key: for those who see into them."""
    merchants = list(shown.merchants)
    for seat, player in enumerate(table.players):
        if sees(f"board:{seat}"):
            merchants[seat] = changed(merchants[seat], layout=lay_out(player.layout))
        if player.map != NOTHING and sees(f"map-{table.round}:{seat}"):
            one = game.content.maps[table.map_number(player.map)]
            circles = [Circle(circle.good, circle.x, circle.y) for circle in one.circles]
            merchants[seat] = changed(merchants[seat], map=RoughMap(one.id, circles))
    all_maps = all(sees(f"maps-{round_ + 1}") for round_ in range(ROUNDS))
    return changed(
        shown,
        merchants=merchants,
        cards=_listed(game, table.cards) if sees("cards") else None,
        maps=[_listed(game, row) for row in table.maps] if all_maps else None,
        keys=_keys(game, table) if sees("keys") else None,
    )


def _prices(game: Adventures, prices: vec[i64], goods: int) -> dict[str, int]:
    return {good.id: int(price) for good, price in zip(game.content.goods[:goods], prices, strict=False)}


def _counts(row: vec[i64]) -> dict[str, int]:
    return {shape: int(count) for shape, count in zip(SHAPES, row, strict=True)}


def lay_out(layout: vec[i64]) -> Layout:
    return {
        HEX_NAMES[hex_]: WAY_NAMES[int(way_of(laid))] + ("*" if is_bonus(laid) else "")
        for hex_, laid in enumerate(layout)
        if laid
    }


def _merchant(table: Table, seat: int) -> Merchant:
    player = table.players[seat]
    return Merchant(
        LETTERS[seat],
        int(player.score),
        Points(*(int(count) for count in player.won)),
        DOINGS[player.doing],
        sum(bool(laid) for laid in player.layout),
        int(player.commands),
        int(player.opened),
        int(player.time),
        bool(player.map != NOTHING),
        _counts(player.bonus),
        None,
        None,
        int(player.par) if table.seats == 1 else None,
    )


def _keys(game: Adventures, table: Table) -> dict[str, list[int]]:
    firsts = [int(first) for first in table.terms.first_circle]
    return {
        one.id: [int(table.keys[circle]) + 1 for circle in range(firsts[number], firsts[number + 1])]
        for number, one in enumerate(game.content.maps)
        if table.keys[firsts[number]] != NOTHING
    }


def _last_round(game: Adventures, table: Table, scored: Scored) -> LastRound:
    prices = _prices(game, scored.prices, int(scored.round) + 2)
    arrivals = [_arrival(game, table, scored, seat, prices) for seat in range(table.seats)]
    card = game.content.cards[scored.card]
    return LastRound(int(scored.round), card.id, list(card.cities), prices, arrivals)


def _arrival(game: Adventures, table: Table, scored: Scored, seat: int, prices: dict[str, int]) -> Arrival:
    result = scored.results[seat]
    terms = table.terms
    route = scoring.route_then(table, seat)
    goods = []
    one = game.content.maps[table.map_number(result.map)]
    first = int(terms.first_circle[table.map_number(result.map)])
    for number, circle in enumerate(one.circles):
        meaning = int(result.key[number])
        edges = terms.circles[first + number].edges[meaning]
        crossed = edges & route.crossed if result.cause == 0 else 0
        times = 0 if not crossed else 2 if edges & route.doubled else 1
        names = [EDGE_NAMES[edge] for edge in edges_of(edges)]
        goods.append(Bought(circle.good, circle.x, circle.y, meaning + 1, names, times, times * prices[circle.good]))
    return Arrival(
        LETTERS[seat],
        one.id,
        DOINGS[result.doing],
        int(result.time),
        CAUSES[result.cause],
        int(result.place),
        [HEX_NAMES[hex_] for hex_ in route.hexes],
        lay_out(result.layout),
        goods,
        int(result.before),
        int(result.goods),
        int(result.rank),
        int(result.length),
    )


def hidden(shown: Shown) -> dict[str, int]:
    """The places whose cards and maps are not shown, with how many lie there."""
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


def state_of(game: Adventures, shown: Shown, seats: int, options: Mapping[str, str], faults: list[str]) -> Table | None:
    """The state that is shown, hidden places empty. What cannot be is named in `faults`."""
    faults += _bad_words(game, shown, seats)
    if faults:
        return None

    def row(names: list[str] | None) -> list[int]:
        return [int(name in (names or ())) for name in game.pieces]

    table = bare_table(game, seats, dict(options))
    table.phase, table.round = PHASES.index(shown.phase), shown.round
    table.card = game.pieces.index(shown.card)
    table.deciding = sum(1 << LETTERS.index(name) for name in shown.deciding)
    table.started = shown.started
    table.lay_out("cards", row(shown.cards))
    for number in range(ROUNDS):
        table.lay_out(f"maps-{number + 1}", row(shown.maps[number] if shown.maps else None))
    box, gone = ([counts[shape] for shape in SHAPES] for counts in (shown.box, shown.gone))
    table.set_market(_price_row(game, shown.prices), box, gone, row(shown.used))
    for player, one in zip(table.players, shown.merchants, strict=True):
        player.score, player.par = one.score, one.par or 0
        points = [one.points.goods, one.points.rank, one.points.length, one.points.spared]
        player.hold([one.bonus[shape] for shape in SHAPES], points)
        player.doing, player.commands = DOINGS.index(one.doing), one.commands
        player.opened, player.time = one.opened, one.time
        player.lay(_some(one.tiles) if one.layout is None else _layout_row(one.layout))
        player.map = NOTHING if one.map is None else game.pieces.index(one.map.id)
    for name, meanings in (shown.keys or {}).items():
        number = game.pieces.index(name) - CARDS
        for circle, meaning in enumerate(meanings):
            table.keys[table.terms.first_circle[number] + circle] = meaning - 1
    if shown.last is not None:
        table.scored = _scored(game, shown.last)
    faults += _impossible(game, shown, table)
    return None if faults else table


def _price_row(game: Adventures, prices: dict[str, int]) -> list[int]:
    return [prices.get(good.id, 0) for good in game.content.goods]


def _layout_row(layout: Layout) -> list[int]:
    row = [0] * HEXES
    for name, lies in layout.items():
        row[HEX_NAMES.index(name)] = int(tile(WAY_NAMES.index(lies.rstrip("*")), int(lies.endswith("*"))))
    return row


def _some(count: int) -> list[int]:
    """So many tiles lie on a board that is not shown: some, until `guess` lays others."""
    return [int(tile((0, 3, 9)[hex_ % 3], 0)) if hex_ < count else 0 for hex_ in range(HEXES)]


def _scored(game: Adventures, last: LastRound) -> Scored:
    results = []
    for one in last.arrivals:
        numbers = [game.pieces.index(one.map), DOINGS.index(one.doing), one.time, CAUSES.index(one.cause), one.place]
        numbers += [one.before, one.goods_points, one.rank_points, one.length_points]
        key = [bought.meaning - 1 for bought in one.goods]
        results.append(result_of(numbers, _layout_row(one.layout), key))
    return scored_of(last.round, game.pieces.index(last.card), _price_row(game, last.prices), results)


# -- what cannot be


def _bad_words(game: Adventures, shown: Shown, seats: int) -> list[str]:
    """Names that mean nothing here, and numbers that cannot be."""
    faults: list[str] = []
    letters = list(LETTERS[:seats])
    cards, maps = list(game.pieces[:CARDS]), list(game.pieces[CARDS:])

    def known(where: str, name: str, names: tuple[str, ...] | list[str]) -> None:
        if name not in names:
            faults.append(f"table.{where} is {name!r}; there are: {', '.join(names)}")

    def between(where: str, number: int, least: int, most: int) -> None:
        if not least <= number <= most:
            faults.append(f"table.{where} should be {least} to {most}, not {number}")

    def laid(where: str, layout: Layout) -> None:
        for name, lies in layout.items():
            known(where, name, HEX_NAMES)
            known(where, lies.removesuffix("*"), WAY_NAMES)

    def priced(where: str, prices: dict[str, int], round_: int) -> None:
        names = [good.id for good in game.content.goods if good.round <= round_]
        if list(prices) != names or sorted(prices.values()) != sorted(game.content.prices(round_)):
            faults.append(f"table.{where} should give each good of round {round_} one of its prices, in order")

    known("phase", shown.phase, PHASES)
    known("card", shown.card, cards)
    between("round", shown.round, 1, ROUNDS)
    between("started", shown.started, 0, 10**12)
    for name in shown.deciding:
        known("deciding", name, letters)
    if [one.seat for one in shown.merchants] != letters:
        faults.append(f"table.merchants should be for seats {' '.join(letters)}, in order")
    if len(set(shown.deciding)) != len(shown.deciding):
        faults.append("table.deciding names a seat twice")
    for name in shown.cards or ():
        known("cards", name, cards)
    if len(shown.maps_left) != ROUNDS or (shown.maps is not None and len(shown.maps) != ROUNDS):
        faults.append(f"table.maps: there should be {ROUNDS} lots of maps")
    for number, names in enumerate(shown.maps or ()):
        for name in names:
            known("maps", name, maps[MAPS_A_ROUND * number : MAPS_A_ROUND * (number + 1)])
    for name in shown.used:
        known("used", name, game.pieces)
    if not faults:
        priced("prices", shown.prices, shown.round)
    for where, counts in (("box", shown.box), ("gone", shown.gone), *(("bonus", one.bonus) for one in shown.merchants)):
        if list(counts) != list(SHAPES) or not all(0 <= count <= 1 for count in counts.values()):
            faults.append(f"table.{where} should say 0 or 1 for each of {', '.join(SHAPES)}")
    for one in shown.merchants:
        where = f"merchants {one.seat}"
        known(f"{where}.doing", one.doing, DOINGS)
        for number, most in ((one.score, 10**4), (one.commands, MOST_COMMANDS), (one.opened, 10**12)):
            between(where, number, 0, most)
        between(f"{where}.par", one.par or 0, 0, 10**4)
        between(f"{where}.time", one.time, 0, 10**12)
        between(f"{where}.tiles", one.tiles, 0, HEXES)
        if not all(abs(count) < 10**4 for count in (one.points.goods, one.points.rank, one.points.length)):
            faults.append(f"table.{where}.points: a number is out of its range")
        laid(f"{where}.layout", one.layout or {})
        if one.map is not None:
            known(f"{where}.map", one.map.id, maps)
    for name, meanings in (shown.keys or {}).items():
        known("keys", name, maps)
        faults += _bad_key(game, name, meanings)
    if shown.last is not None:
        between("last.round", shown.last.round, 1, ROUNDS)
        known("last.card", shown.last.card, cards)
        if not faults:
            priced("last.prices", shown.last.prices, shown.last.round)
        if [one.seat for one in shown.last.arrivals] != letters:
            faults.append(f"table.last.arrivals should be for seats {' '.join(letters)}, in order")
        for arrival in shown.last.arrivals:
            where = f"last.arrivals {arrival.seat}"
            known(f"{where}.map", arrival.map, maps)
            known(f"{where}.doing", arrival.doing, DOINGS)
            known(f"{where}.cause", arrival.cause, CAUSES)
            laid(f"{where}.layout", arrival.layout)
            between(f"{where}.time", arrival.time, 0, 10**12)
            between(f"{where}.place", arrival.place, 0, seats)
            for number in (arrival.before, arrival.goods_points, arrival.rank_points, arrival.length_points):
                between(where, number, -(10**4), 10**4)
            faults += _bad_key(game, arrival.map, [bought.meaning for bought in arrival.goods])
    return faults


def _bad_key(game: Adventures, name: str, meanings: list[int]) -> list[str]:
    one = next((one for one in game.content.maps if one.id == name), None)
    if one is None:
        return []
    fits = len(meanings) == len(one.circles) and all(
        1 <= meaning <= len(circle.means) for meaning, circle in zip(meanings, one.circles, strict=True)
    )
    return [] if fits else [f"table: {name} should have one of the meanings of each of its circles"]


def _impossible(game: Adventures, shown: Shown, table: Table) -> list[str]:
    """What the words say but the rules rule out."""
    faults = []
    if shown.cards is not None and len(shown.cards) != shown.cards_left:
        faults.append("table.cards: so many are counted, others are listed")
    if shown.maps is not None and [len(names) for names in shown.maps] != shown.maps_left:
        faults.append("table.maps: so many are counted, others are listed")
    for one in shown.merchants:
        if one.layout is not None:
            faults += _bad_layout(game, one)
        drawn = game.content.maps[game.pieces.index(one.map.id) - CARDS] if one.map is not None else None
        if drawn is not None and (drawn.round != shown.round or not one.has_map):
            faults.append(f"table.merchants {one.seat}.map is no map of round {shown.round}")
        total = one.points.goods + one.points.rank + one.points.length + one.points.spared
        if total != one.score:
            faults.append(f"table.merchants {one.seat}: points make {total}, not {one.score}")
    if not hidden(shown):
        faults += _incomplete(game, shown, table)
    return faults + _wrong_question(shown)


def _bad_layout(game: Adventures, one: Merchant) -> list[str]:
    layout = one.layout or {}
    faults = [] if len(layout) == one.tiles else [f"table.merchants {one.seat}: {one.tiles} tiles are counted"]
    for shape in SHAPES:
        lying = [lies for lies in layout.values() if shape_of(lies) == shape]
        bonus = sum(lies.endswith("*") for lies in lying)
        if bonus > one.bonus[shape] or len(lying) - bonus > game.content.rules.tiles:
            faults.append(f"table.merchants {one.seat}: more {shape} tiles lie than there are [S10]")
    return faults


def shape_of(lies: str) -> str:
    way = WAY_NAMES.index(lies.removesuffix("*"))
    return SHAPES[0 if way < 3 else 1 if way < 9 else 2]


def _incomplete(game: Adventures, shown: Shown, table: Table) -> list[str]:
    """A whole position has every card, map, tile and key."""
    faults = []
    for name, count in table.tally().items():
        if count != 1:
            faults.append(f"table: there are {count} {name} in all, not 1")
    wanted = [one.id for one in game.content.maps if one.round >= first_keyed_round(shown.phase, shown.round)]
    if list(shown.keys or {}) != wanted:
        faults.append("table.keys should be given for every map that is not scored yet [S8]")
    faults += [f"table.merchants {one.seat}.layout is not told" for one in shown.merchants if one.layout is None]
    return faults


def first_keyed_round(phase: str, round_: int) -> int:
    """From this round on maps have keys: those of the round that was scored are put away."""
    return round_ if phase in ("ready", "trading") else round_ + 1


def _wrong_question(shown: Shown) -> list[str]:
    """Whether those who are asked can be asked that."""
    doing = {one.seat: DOINGS.index(one.doing) for one in shown.merchants}
    asked = {
        "ready": [seat for seat, what in doing.items() if what == WAITING],
        "trading": [seat for seat, what in doing.items() if what in (WAITING, BUILDING)],
        "pick": shown.deciding[:1],
        "over": [],
    }[shown.phase]
    if shown.deciding != asked or (shown.phase != "over") != bool(shown.deciding):
        return [f"table.deciding should be {asked} while the phase is {shown.phase}"]
    faults = []
    allowed = {
        "ready": (WAITING, SET),
        "trading": (WAITING, BUILDING, DECLARED, STOPPED),
    }.get(shown.phase, (DECLARED, STOPPED))
    for one in shown.merchants:
        what = doing[one.seat]
        if what not in allowed:
            faults.append(f"table.merchants {one.seat} cannot be {one.doing} while the phase is {shown.phase}")
        opened = shown.phase == "trading" and what not in (WAITING, SET)
        if one.has_map != opened:
            faults.append(f"table.merchants {one.seat}: a map is held exactly while it is traded by [S8]")
    if shown.phase == "pick" and not any(shown.box.values()):
        faults.append("table.box: there is no bonus tile to pick [S29]")
    return faults
