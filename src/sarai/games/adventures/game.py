"""Silk Road Adventures as a game of the house: its actions, places and options, and what a seat is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sarai.games.adventures import content as packs
from sarai.games.adventures import cover, reasons, scoring, setup, view
from sarai.games.adventures.board import HEX_NAMES, HEXES, NEIGHBOUR, SHAPES, SIDES, WAY_NAMES
from sarai.games.adventures.routes import CAUSES, QUALIFIES, leads, tile
from sarai.games.adventures.solver import distances
from sarai.games.adventures.table import Table, bare_table
from sarai.games.adventures.terms import Terms
from sarai.games.adventures.words import (
    BUILDING,
    CARDS,
    DECLARED,
    ICONS,
    MAPS,
    MAPS_A_ROUND,
    MODES,
    MOST_COMMANDS,
    MOST_SEATS,
    PHASES,
    ROUNDS,
    STOPPED,
    TRADING,
    TURNS,
)
from sarai.kernel.actions import ActionSpace, family
from sarai.kernel.chance import Chance, pick_weighted
from sarai.kernel.content import Pack
from sarai.kernel.events import EVERYONE, Teller, eye
from sarai.kernel.game import NO_ONE, OPEN, OWNER, Game, Place, Sight, TableOption
from sarai.kernel.outcomes import Outcomes, streams
from sarai.kernel.play import Play
from sarai.kernel.reasons import Reason
from sarai.kernel.remember import once
from sarai.kernel.state import LETTERS, State

SECRET = ("place", "bonus", "turn", "lift")
"""What a seat does on its own board is its own secret (S40)."""
MOST_SOLVED = MOST_SEATS * 5000
"""Best routes that are known beforehand: for every seat of as many tables as one server may have under way. Were there
fewer, each table would make others forget theirs, and all of them would be looked for again with every move."""
BONUS_TILES = tuple(f"bonus-{shape}" for shape in SHAPES)


class Adventures(Game):
    """Silk Road Adventures (Osami Okano, Studium Mundi), 1 to 4 players. Rulings: docs/rulings/adventures.md."""

    id = "adventures"
    rules = 1
    seats = range(1, MOST_SEATS + 1)
    minutes = (15, 25)
    levels = {"beginner": "merchant:1", "easy": "merchant:2", "medium": "merchant:3", "hard": "merchant:4"}
    own_pack = "house"
    timed = True
    horizon = 60
    clear_lead = 4.0
    topics = ("goal", "round", "building", "scoring", "modes", "bonus", "alone")
    places = {
        "cards": Place(NO_ONE, "cards"),
        "open": Place(OPEN),
        **{f"maps-{round_}": Place(NO_ONE, f"maps-{round_}") for round_ in range(1, ROUNDS + 1)},
        **{f"map-{round_}": Place(OWNER, f"maps-{round_}") for round_ in range(1, ROUNDS + 1)},
        "board": Place(OWNER),
        "keys": Place(NO_ONE),
    }
    table_type = view.Shown
    content_type = packs.Content

    def __init__(self, pack: Pack[packs.Content]) -> None:
        self.pack = pack
        self.content: packs.Content = pack.content
        cards = tuple(card.id for card in self.content.cards)
        maps = tuple(one.id for one in self.content.maps)
        self.pieces = cards + maps
        self.decks = {"cards": range(CARDS)} | {
            f"maps-{n + 1}": range(CARDS + MAPS_A_ROUND * n, CARDS + MAPS_A_ROUND * (n + 1)) for n in range(ROUNDS)
        }
        self._terms: dict[tuple[str, ...], Terms] = {}
        self.solved: dict[tuple[int, ...], tuple[int, ...]] = {}
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
            "tile": SHAPES + BONUS_TILES,
            "icon": ICONS,
            "cause": CAUSES,
            "seat": seats,
            "other": seats,
        }
        rules = self.content.rules
        self.figures = {"tiles": rules.tiles, "seconds": rules.glass, "step": rules.step}
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

    @staticmethod
    def check_content(content: Any) -> list[str]:
        return packs.check(content)

    # -- playing

    def terms(self, options: Mapping[str, str]) -> Terms:
        """What holds for a whole game; made once for each way to play."""
        return once(self._terms, tuple(options.values()), lambda: Terms(self.content, options, self.solved))

    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> Table:
        table = bare_table(self, seats, dict(options))
        setup.set_up(table, chance, tell)
        return table

    def bound(self, seats: int) -> int:
        """In a round each seat gets ready, changes its board so often, declares; some pick, and sand runs out."""
        return ROUNDS * (seats * (MOST_COMMANDS + 4) + 1)

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        assert isinstance(state, Table)
        return reasons.why_not(state, seat, action)

    def seers_of_action(self, state: State, seat: int, action: int) -> int:
        return eye(seat) if self.actions.family(action).name in SECRET else EVERYONE

    def guess(self, state: State, seat: int, chance: Chance) -> None:
        """Keys by the weights of the pack (S8), and on the boards of others so many tiles as lie there."""
        assert isinstance(state, Table)
        first = view.first_keyed_round(PHASES[state.phase], int(state.round))
        if first <= ROUNDS:
            setup.draw_keys(state, first, chance)
        if state.phase != TRADING:
            return
        for other, player in enumerate(state.players):
            if other != seat:
                _lay_any(player, _tiles(player.layout), int(state.terms.tiles), chance)

    # -- judging

    def evaluate(self, state: State, seat: int) -> float:
        """The score, and of a board that is being built what it promises and how near the goal its path is."""
        assert isinstance(state, Table)
        player = state.players[seat]
        worth = float(player.score) + 0.5 * float(sum(player.bonus))
        if state.phase != TRADING or player.doing not in (BUILDING, DECLARED, STOPPED):
            return worth
        route = scoring.route_now(state, seat)
        promised = self._promised(state, seat, int(route.crossed), int(route.doubled))
        if route.cause == QUALIFIES:
            return worth + 3.0 + promised + (1.0 if player.doing == DECLARED else 0.0)
        if player.doing != BUILDING:
            return worth
        strays = _tiles(player.layout) - len(route.hexes)
        return worth + 0.5 * promised - 0.4 * self._still_to_go(state, seat, route.hexes) - 0.3 * strays

    def _promised(self, state: Table, seat: int, crossed: int, doubled: int) -> float:
        """What the crossed edges are worth on average, by the weights of the map; the key is not asked."""
        terms = state.terms
        number = state.map_number(state.players[seat].map)
        total = 0.0
        for index in range(int(terms.first_circle[number]), int(terms.first_circle[number + 1])):
            circle = terms.circles[index]
            price, whole = float(state.prices[circle.good]), float(sum(circle.weights))
            for weight, edges in zip(circle.weights, circle.edges, strict=True):
                if edges & crossed:
                    total += price * float(weight) / whole * (2.0 if edges & doubled else 1.0)
        return total

    def _still_to_go(self, state: Table, seat: int, hexes: list[int]) -> float:
        """How many tiles are missing at least, from where the path out of the first city ends."""
        terms = state.terms
        far = distances(terms.card_to[state.card])
        start = int(terms.card_from[state.card])
        here, entered = start // SIDES, start % SIDES
        for hex_ in hexes:
            leaves = int(leads(state.players[seat].layout[hex_], entered))
            beyond = int(NEIGHBOUR[hex_ * SIDES + leaves])
            if beyond < 0:
                return float(HEXES)
            here, entered = beyond, (leaves + 3) % SIDES
        blocked = state.players[seat].layout[here] != 0
        return float(far[here]) + 1.0 + (3.0 if blocked else 0.0)

    # -- recorded games

    def goals(self) -> set[str]:
        return cover.goals()

    def goals_shown_by(self, playing: Play) -> set[str]:
        return cover.shown_by(playing)

    def tempers(self) -> Sequence[Mapping[str, float]]:
        return cover.TEMPERS

    def habit(self, state: State, seat: int, temper: Mapping[str, float]) -> int | None:
        assert isinstance(state, Table)
        return cover.habit(state, seat, temper)

    def agreements(self) -> Sequence[Mapping[str, str]]:
        return cover.AGREEMENTS

    # -- showing

    def tables(self, state: State, sights: Sequence[Sight]) -> list[view.Shown]:
        assert isinstance(state, Table)
        return view.show(self, state, sights)

    def state_of(self, table: Any, seats: int, options: Mapping[str, str], faults: list[str]) -> Table | None:
        return view.state_of(self, table, seats, options, faults)

    def hidden(self, table: Any) -> dict[str, int]:
        return view.hidden(table)

    def all_pieces(self, seats: int) -> list[int]:
        return [1] * (CARDS + MAPS)

    def ask(self, state: State, seat: int) -> tuple[str, dict[str, int | str]]:
        assert isinstance(state, Table)
        phase = PHASES[state.phase]
        args: dict[str, int | str] = {"round": int(state.round)}
        if phase == "pick":
            return "adventures-ask-pick", args
        cities = self.content.cards[state.card].cities
        args |= {"city": cities[0], "other_city": cities[1]}
        if phase == "ready":
            return "adventures-ask-ready", args
        if state.players[seat].doing != BUILDING:
            return "adventures-ask-open", args
        return "adventures-ask-build", args

    def riddles(self, state: State) -> list[tuple[int, ...]]:
        """Each player's best route of the round, as soon as maps, card and prices are there."""
        assert isinstance(state, Table)
        if state.phase != TRADING:
            return []
        return [riddle for riddle in scoring.riddles_of_round(state) if riddle not in self.solved]

    def solve(self, riddle: tuple[int, ...]) -> tuple[int, ...]:
        return scoring.answer_of(scoring.solve(riddle))

    def know(self, riddle: tuple[int, ...], answer: tuple[int, ...]) -> None:
        once(self.solved, riddle, lambda: answer, MOST_SOLVED)

    def bench(self, state: State, seat: int) -> tuple[str, ...]:
        assert isinstance(state, Table)
        if state.phase != TRADING or state.players[seat].doing != BUILDING:
            return ()
        return (*SECRET, "declare", "stop") if state.terms.mode == TURNS else (*SECRET, "declare")

    def target(self, state: State, seat: int, action: int) -> str:
        said = self.actions.arguments(action)
        if "hex" in said:
            return f"hex:{said['hex']}"
        return f"tile:{said['tile']}" if "tile" in said else ""


def _tiles(layout: Iterable[int]) -> int:
    return sum(bool(laid) for laid in layout)


def _lay_any(player: Any, count: int, tiles: int, chance: Chance) -> None:
    """A board with so many tiles: any hexes, any tiles that the player has."""
    free = [1] * HEXES
    left = [tiles] * 3
    special = [int(held) for held in player.bonus]
    row = [0] * HEXES
    for _ in range(count):
        hex_ = int(pick_weighted(chance, 0, free))
        free[hex_] = 0
        shape = int(pick_weighted(chance, 0, [plain + more for plain, more in zip(left, special, strict=True)]))
        ways = ((0, 3), (3, 9), (9, 15))[shape]
        way = ways[0] + int(pick_weighted(chance, 0, [1] * (ways[1] - ways[0])))
        star = int(special[shape] and (not left[shape] or pick_weighted(chance, 0, [2, 1])))
        if star:
            special[shape] -= 1
        else:
            left[shape] -= 1
        row[hex_] = int(tile(way, star))
    player.lay(row)


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
    return "should be seats, or seats with commas between, the youngest first, such as C,A,B"
