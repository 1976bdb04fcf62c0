"""A bot for Silk Road Adventures: it reads the rough map, plans with the solver, and builds tile by tile.

It sees what a person in its seat sees: circles without a grid. It judges what a circle may mean by its position, with
eyes as good as its level, and looks neither at the pack nor at the key. The same view and luck give the same plan, so a
bot that is made anew for every tile goes on with the route it has begun.
"""

from __future__ import annotations

from dataclasses import dataclass

from sarai.bots.base import Bot, UnknownBot
from sarai.games.adventures import Adventures
from sarai.games.adventures.board import HEX_NAMES, INNER, SHAPES, SIDE_NAMES, SIDES, WAY_NAMES
from sarai.games.adventures.reading import plausible
from sarai.games.adventures.routes import is_bonus, way_of
from sarai.games.adventures.showing import AdventuresMerchant, AdventuresShown
from sarai.games.adventures.solver import Best, best_route
from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.view import View

POINT = 100
"""What a point counts in the solver, since readings are in per cent."""


@dataclass(frozen=True, slots=True)
class Level:
    """How good its eyes and nerves are.

    `misjudges`: how wide a range, in units of the board, it may place a circle in; `weighs`: whether it weighs doubtful
    readings, or takes the likeliest edge as certain; `per_tile`: what one more tile must bring, in hundredths of a
    point; `careless`: in how many rounds out of a hundred it calls out with a tile missing; `hasty`: in how many it
    takes a short route, to be first; `pace`: milliseconds per tile, under a sandglass of two minutes.
    """

    misjudges: int
    weighs: bool
    per_tile: int
    careless: int
    hasty: int
    pace: int


LEVELS = {
    "1": Level(misjudges=110, weighs=False, per_tile=-70, careless=15, hasty=30, pace=6000),
    "2": Level(misjudges=60, weighs=False, per_tile=-40, careless=6, hasty=15, pace=4500),
    "3": Level(misjudges=40, weighs=False, per_tile=-20, careless=3, hasty=8, pace=3200),
    "4": Level(misjudges=0, weighs=True, per_tile=-20, careless=0, hasty=0, pace=2300),
}
USUAL_GLASS = 120_000
QUICKEST = 1000
"""Milliseconds per tile. Under a shorter sandglass it hurries, as people do; no hand lays tiles faster than this."""
READING = 3
"""Before the first tile it studies the map for as long as this many tiles take."""
HASTE = -150
KEEPS_BELOW = 4 * POINT
"""Before the last round a bonus tile is laid only if it brings this much more."""


class MerchantBot(Bot):
    """`merchant:3`: levels 1 to 4."""

    name = "merchant"
    takes_budget = True

    def __init__(self, game: Game, chance: Fast, budget: str = "") -> None:
        super().__init__(game, chance, budget or "3")
        if not isinstance(game, Adventures):
            raise UnknownBot(f"the bot {self.name!r} plays adventures, not {game.id}")
        if (budget or "3") not in LEVELS:
            raise UnknownBot(f"the bot {self.name!r} has levels 1 to 4, as in {self.name}:3")
        self.level = LEVELS[budget or "3"]
        self.luck = int(chance.below(2**30))
        self._plan: tuple[tuple[int, str], dict[str, str]] | None = None

    def answer(self, seen: View) -> int:
        assert seen.prompt is not None
        if seen.prompt.workbench is None:
            legal = self.legal(seen)
            return legal[self.chance.below(len(legal))]
        return self.game.actions.parse(self.next_step(seen))

    def pause(self, seen: View) -> int:
        """About as long as a person takes for a tile; longer for the first one."""
        if seen.prompt is None or seen.prompt.workbench is None:
            return 0
        mine = _mine(seen)
        chance = Fast(self.luck + 1009 * mine.commands)
        tiles = READING if mine.commands == 0 else 1
        pace = self.pace(seen)
        return tiles * (pace // 2 + int(chance.below(pace)))

    def pace(self, seen: View) -> int:
        """Milliseconds per tile, on average."""
        assert isinstance(self.game, Adventures)
        glass = min(USUAL_GLASS, int(self.game.terms(seen.options).glass))
        return max(QUICKEST, self.level.pace * glass // USUAL_GLASS)

    # -- building

    def next_step(self, seen: View) -> str:
        """The next change towards the planned route, then the call."""
        mine = _mine(seen)
        planned = self.plan(seen)
        laid = mine.layout or {}
        if self._out_of_time(seen, mine):
            return "declare" if laid == planned else "stop"
        for hex_, lies in laid.items():
            if planned.get(hex_) != lies:
                return f"lift {hex_}"
        for hex_, lies in planned.items():
            if hex_ not in laid:
                family = "bonus" if lies.endswith("*") else "place"
                return f"{family} {hex_} {lies.removesuffix('*')}"
        return "declare"

    def _out_of_time(self, seen: View, mine: AdventuresMerchant) -> bool:
        """Whether the changes that fit into the sandglass in turn mode are used up."""
        if seen.options["mode"] != "turns":
            return False
        assert isinstance(self.game, Adventures)
        return mine.commands >= int(self.game.terms(seen.options).moves)

    # -- planning

    def plan(self, seen: View) -> dict[str, str]:
        """How the tile on each hex should lie, in the order of the route; kept for as long as this bot lives."""
        mine = _mine(seen)
        assert mine.map is not None
        key = (seen.table.round, mine.map.id)
        if self._plan is None or self._plan[0] != key:
            self._plan = (key, self._make_plan(seen.table, mine))
        return self._plan[1]

    def _make_plan(self, table: AdventuresShown, mine: AdventuresMerchant) -> dict[str, str]:
        chance = Fast(self.luck + 31 * table.round)
        worth = self.read(table, mine, chance)
        hasty = int(chance.below(100)) < self.level.hasty
        careless = int(chance.below(100)) < self.level.careless
        per_tile = HASTE if hasty else self.level.per_tile
        best = self._best(table, worth, [0, 0, 0], per_tile)
        held = [mine.bonus[shape] for shape in SHAPES]
        if any(held):
            doubled = self._best(table, worth, held, per_tile)
            if table.round == 4 or doubled.value >= best.value + KEEPS_BELOW:
                best = doubled
        planned = {
            HEX_NAMES[hex_]: WAY_NAMES[int(way_of(laid))] + ("*" if is_bonus(laid) else "")
            for hex_, laid in zip(best.hexes, best.tiles, strict=True)
        }
        if careless and len(planned) > 1:
            planned.pop(list(planned)[chance.below(len(planned))])
        return planned

    def read(self, table: AdventuresShown, mine: AdventuresMerchant, chance: Fast) -> list[int]:
        """What each edge seems to be worth, in hundredths of a point."""
        assert mine.map is not None
        worth = [0] * INNER
        off = self.level.misjudges
        for circle in mine.map.circles:
            x = circle.x + (int(chance.below(off + 1)) - off // 2)
            y = circle.y + (int(chance.below(off + 1)) - off // 2)
            readings = plausible(x, y)
            if not self.level.weighs:
                readings = [(readings[0][0], POINT)]
            for edge, weight in readings:
                worth[edge] += weight * table.prices[circle.good]
        return worth

    def _best(self, table: AdventuresShown, worth: list[int], bonus: list[int], per_tile: int) -> Best:
        assert isinstance(self.game, Adventures)
        start, goal = (
            HEX_NAMES.index(city.hex) * SIDES + SIDE_NAMES.index(city.side) for city in table.cities if city.marked
        )
        tiles = self.game.content.rules.tiles
        best = best_route(start, goal, worth, [], [tiles] * 3, bonus, per_tile)
        assert best is not None, "any two cities can be joined"
        return best


def _mine(seen: View) -> AdventuresMerchant:
    merchant = seen.table.merchants[seen.seat]
    assert isinstance(merchant, AdventuresMerchant)
    return merchant
