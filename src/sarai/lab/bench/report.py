"""What a run of the bench found: rows, ratios within rounds, and what could not be measured."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from sarai.lab.bench import ours
from sarai.lab.bench.environment import OWN, PEERS, SAME
from sarai.lab.bench.games import BOARDS
from sarai.lab.bench.rounds import Crew, Key, Measurements, Spread

OURS = "ours"
COMPILED, INTERPRETED = "compiled", "interpreted"
GOALS: dict[tuple[str, int], dict[str, float]] = {
    ("dunhuang", 4): {COMPILED: 150.0, INTERPRETED: 10.0, ours.IN_MODULE: 10.0, ours.ITERATIONS: 8.0},
    ("kashgar", 4): {COMPILED: 50.0},
    ("marco-polo", 4): {COMPILED: 20.0},
}
"""Our games that are compared with others' games, and our goals: how many times as fast as catanatron in each build,
and how many times faster compiled than interpreted."""
LANES_OF_A_GAME = {
    ours.DRIVEN: "driven_decisions_per_second",
    ours.CLONES: "clones_per_second",
    ours.VIEWS: "views_per_second",
    ours.ITERATIONS: "iterations_per_second",
}


def subject_of(game: str, seats: int, build: str) -> str:
    """The name of one of our own workers."""
    return f"{game}, {build}" if game in BOARDS else f"{game}, {seats} seats, {build}"


@dataclass(slots=True)
class Row:
    """One subject. Decisions count all answers, choices only those with at least two options.

    The rates are medians over the rounds; `spread` has the lowest and the highest of each. Rows of our own games have
    all rates; rows of the comparisons have playouts alone.
    """

    name: str
    group: str
    engine: str
    game: str
    seats: int | None
    build: str | None
    how: str
    decisions_per_second: float
    choices_per_second: float
    decisions: int
    decisions_per_game: float
    driven_decisions_per_second: float | None = None
    clones_per_second: float | None = None
    views_per_second: float | None = None
    iterations_per_second: float | None = None
    bytes_per_state: float | None = None
    spread: dict[str, list[float]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ratio:
    """`over` divided by `under`, in decisions, choices or whatever `of` says; `goal` is what we aim for."""

    group: str
    over: str
    under: str
    of: str
    median: float
    low: float
    high: float
    goal: float | None

    @property
    def name(self) -> str:
        return f"{self.over} / {self.under}"


@dataclass(slots=True)
class Report:
    rounds: int
    seconds: float
    facts: dict[str, Any]
    rows: list[Row]
    ratios: list[Ratio]
    missing: dict[str, str]

    def to_json(self) -> dict[str, Any]:
        return {
            "rounds": self.rounds,
            "slice_seconds": self.seconds,
            **self.facts,
            "rows": [asdict(row) for row in self.rows],
            "ratios": [{"name": ratio.name, **asdict(ratio)} for ratio in self.ratios],
            "missing": [{"name": name, "reason": reason} for name, reason in self.missing.items()],
        }


@dataclass(frozen=True, slots=True)
class Subjects:
    """What a run measures: our games with their seats, in these builds."""

    tables: tuple[tuple[str, int], ...]
    builds: tuple[str, ...]

    def boards(self) -> list[str]:
        return [game for game, _ in self.tables if game in BOARDS]

    def games(self) -> list[tuple[str, int]]:
        return [(game, seats) for game, seats in self.tables if game not in BOARDS]

    def beside_others(self) -> list[tuple[str, int]]:
        return [table for table in self.tables if table in GOALS]


class Reporter:
    def __init__(self, subjects: Subjects, crew: Crew, slices: Measurements) -> None:
        self.subjects = subjects
        self.crew = crew
        self.slices = slices

    def rows(self) -> list[Row]:
        return [row for row in (*self._same_game(), *self._own_games(), *self._ours()) if row is not None]

    def _row(self, key: Key, group: str, engine: str, game: str, seats: int | None, build: str | None) -> Row | None:
        if key not in self.slices:
            return None
        worker, how = key
        rate, lane = self.slices.rate(key), self.crew.workers[worker].lanes[how]
        assert lane["length"] is not None
        assert lane["choices"] is not None
        name = f"{worker}, {how}" if group != OURS else worker
        row = Row(name, group, engine, game, seats, build, how, rate.median, rate.median * lane["choices"],
                  self.slices.done(key), lane["length"])  # fmt: skip
        row.spread["decisions_per_second"] = [rate.low, rate.high]
        return row

    def _same_game(self) -> Iterator[Row | None]:
        for game in self.subjects.boards():
            for build in self.subjects.builds:
                for how in (ours.IN_MODULE, ours.DRIVEN):
                    yield self._row((subject_of(game, 2, build), how), SAME, "Sarai", game, 2, build)
            yield from self._peers(SAME, game)

    def _own_games(self) -> Iterator[Row | None]:
        beside = list(self._peers(OWN, None))
        if any(beside):
            for table in self.subjects.beside_others():
                for build in self.subjects.builds:
                    for how in (ours.IN_MODULE, ours.DRIVEN):
                        yield self._row((subject_of(*table, build), how), OWN, "Sarai", *table, build)
        yield from beside

    def _peers(self, group: str, game: str | None) -> Iterator[Row | None]:
        for peer in PEERS:
            if peer.group == group and game in (None, peer.game) and peer.name in self.crew.workers:
                for how in self.crew.workers[peer.name].lanes:
                    yield self._row((peer.name, how), group, peer.engine, peer.game, None, None)

    def _ours(self) -> Iterator[Row | None]:
        for game, seats in self.subjects.games():
            for build in self.subjects.builds:
                name = subject_of(game, seats, build)
                row = self._row((name, ours.IN_MODULE), OURS, "Sarai", game, seats, build)
                if row is None:
                    continue
                for lane, column in LANES_OF_A_GAME.items():
                    rate = self.slices.rate((name, lane))
                    setattr(row, column, rate.median)
                    row.spread[column] = [rate.low, rate.high]
                row.bytes_per_state = self.crew.workers[name].facts["bytes"]
                yield row

    # -- ratios

    def ratios(self) -> list[Ratio]:
        return [
            *(ratio for game in self.subjects.boards() for ratio in self._beside_the_same(game)),
            *self._beside_their_own(),
            *(ratio for table in self.subjects.games() for ratio in self._between_builds(*table)),
        ]

    def _ratio(
        self, group: str, over: Key, under: Key, goal: float | None = None, of: str = "decisions"
    ) -> Iterator[Ratio]:
        if over not in self.slices or under not in self.slices:
            return
        factor = 1.0
        if of == "choices":
            one, other = (self.crew.workers[worker].lanes[how]["choices"] for worker, how in (over, under))
            assert one is not None
            assert other is not None
            factor = one / other
        spread: Spread = self.slices.ratio(over, under, factor)
        yield Ratio(group, ", ".join(over), ", ".join(under), of, spread.median, spread.low, spread.high, goal)

    def _beside_the_same(self, game: str) -> Iterator[Ratio]:
        driven = ours.DRIVEN
        for build in self.subjects.builds:
            mine = subject_of(game, 2, build)
            goals: Mapping[str, float] = {} if build == INTERPRETED else {"spiel": 2, "zoo": 100, "inside": 0.5}
            spiel, zoo = f"OpenSpiel, {game}", f"PettingZoo, {game}"
            yield from self._ratio(SAME, (mine, driven), (spiel, driven), goals.get("spiel"))
            yield from self._ratio(SAME, (mine, driven), (zoo, driven), goals.get("zoo"))
            yield from self._ratio(SAME, (mine, driven), (zoo, f"{driven}, unchecked"))
            yield from self._ratio(SAME, (mine, driven), (f"boardgame.io, {game}", driven))
            yield from self._ratio(SAME, (mine, ours.IN_MODULE), (spiel, "in C++"), goals.get("inside"))

    def _beside_their_own(self) -> Iterator[Ratio]:
        for table in self.subjects.beside_others():
            for build in self.subjects.builds:
                mine = (subject_of(*table, build), ours.IN_MODULE)
                for peer in PEERS:
                    if peer.group != OWN or peer.name not in self.crew.workers:
                        continue
                    for how in self.crew.workers[peer.name].lanes:
                        goal = GOALS[table].get(build) if peer.engine == "catanatron" else None
                        yield from self._ratio(OWN, mine, (peer.name, how), goal)
                        yield from self._ratio(OWN, mine, (peer.name, how), of="choices")

    def _between_builds(self, game: str, seats: int) -> Iterator[Ratio]:
        compiled, interpreted = (subject_of(game, seats, build) for build in (COMPILED, INTERPRETED))
        goals = GOALS.get((game, seats), {})
        for lane in (ours.IN_MODULE, *LANES_OF_A_GAME):
            yield from self._ratio(OURS, (compiled, lane), (interpreted, lane), goals.get(lane), ours.unit(lane))
