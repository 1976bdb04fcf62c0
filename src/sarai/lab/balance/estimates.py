"""Shares and differences with their 95 % intervals, and whether they stay within a game's limits.

Each game counts as one throw: its seats win at each other's cost, so a difference between seats with and without
something is judged by what each game adds to it, not seat by seat. Tables with other numbers of seats have other fair
shares, so differences are taken within each table and then combined.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import median

from sarai.kernel.counting import Limits
from sarai.lab.balance.sampling import BalancePlan, Played, Trait
from sarai.lab.statistics import interval

Z = 1.959964
ENOUGH = 30
"""Seats on either side of a comparison, below which nothing is said about it."""

ALL = "all"


@dataclass(frozen=True, slots=True)
class Interval:
    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.value:+.1f} ({100 * self.low:+.1f} to {100 * self.high:+.1f})"


@dataclass(frozen=True, slots=True)
class TraitShare:
    """Those who had a trait, in a scope: their share of the wins, and what it is held against.

    `above` is how far their share lies over the fair one, `apart` how far over the share of those without the trait;
    each with its interval, None where there are too few to say. `sort` says to which of the two the limit applies, if
    there is one. A row is `beyond` its limit if its whole interval lies beyond it; that breaks the limit if the row is
    `held_to` it.
    """

    scope: str
    group: str
    name: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    above: Interval | None
    apart: Interval | None
    sort: str
    limit: float | None
    held_to: bool

    @property
    def held(self) -> Interval | None:
        """What the limit is about."""
        return self.apart if self.sort == "apart" else self.above

    @property
    def beyond(self) -> bool:
        return self.limit is not None and self.reach > self.limit

    @property
    def broken(self) -> bool:
        return self.beyond and self.held_to

    @property
    def reach(self) -> float:
        """How far off the share certainly is: the end of the interval that is nearer to zero."""
        if self.held is None:
            return -1.0
        return max(self.held.low, -self.held.high) if self.sort == "apart" else self.held.low

    def __str__(self) -> str:
        said = "too few" if self.held is None else str(self.held)
        return f"{self.name} {said}" + ("" if self.scope == ALL else f" [{self.scope}]")


@dataclass(frozen=True, slots=True)
class Lengths:
    """How long games of a scope lasted, in turns per player, and how many ended only at the bound on a game's
    length."""

    scope: str
    games: int
    median: float
    shortest: float
    longest: float
    bounded: int
    bounded_low: float
    bounded_high: float
    turns: dict[int, int]


@dataclass(frozen=True, slots=True)
class Finding:
    """A promise of the game, and whether it is kept; `worst` says how close it came, or what broke it."""

    limit: str
    kept: bool
    worst: str


@dataclass(slots=True)
class Balance:
    plan: BalancePlan
    games: int
    winning: list[int] = field(default_factory=list)
    """The winner's points in each game."""
    rows: list[TraitShare] = field(default_factory=list)
    lengths: list[Lengths] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    @property
    def kept(self) -> bool:
        return all(finding.kept for finding in self.findings)


@dataclass(slots=True)
class _Side:
    """Seats of one table that had a trait, or did not."""

    seats: int = 0
    wins: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / self.seats


def count(planned: BalancePlan, played: Sequence[Played], limits: Limits) -> Balance:
    """The balance of these games."""
    found = Balance(planned, len(played), [one.points for one in played])
    for scope, holds in scopes(planned).items():
        some = [one for one in played if holds(one)]
        if some:
            found.rows += _rows(scope, planned, some, limits)
            found.lengths.append(_lengths(scope, some))
    found.findings = list(_findings(found, limits))
    return found


def scopes(planned: BalancePlan) -> dict[str, Callable[[Played], bool]]:
    """All games together, then those of each number of seats, then those of each value of an option that varies."""
    tables = planned.tables

    def among(numbers: set[int]) -> Callable[[Played], bool]:
        return lambda one: one.table in numbers

    found = {ALL: among(set(range(len(tables))))}
    seats = sorted({table.seats for table in tables})
    if len(seats) > 1:
        for number in seats:
            found[f"{number} seats"] = among({n for n, table in enumerate(tables) if table.seats == number})
    for option in tables[0].options:
        values = list(dict.fromkeys(table.options[option] for table in tables))
        if len(values) > 1:
            for value in values:
                mine = {n for n, table in enumerate(tables) if table.options[option] == value}
                found[f"{option} {value}"] = among(mine)
    return found


def _rows(scope: str, planned: BalancePlan, played: Sequence[Played], limits: Limits) -> Iterable[TraitShare]:
    seats = {number: table.seats for number, table in enumerate(planned.tables)}
    holders: dict[Trait, list[tuple[Played, int]]] = defaultdict(list)
    for one in played:
        for seat, traits in enumerate(one.had):
            for trait in traits:
                holders[trait].append((one, seat))
    whole: dict[int, _Side] = defaultdict(_Side)
    for one in played:
        whole[one.table].seats += seats[one.table]
        whole[one.table].wins += 1.0
    for trait in sorted(holders):
        yield _row(scope, trait, holders[trait], whole, seats, limits)


def won(one: Played, seat: int) -> float:
    """A shared win counts its part."""
    return 1.0 / len(one.winners) if seat in one.winners else 0.0


def _row(
    scope: str,
    trait: Trait,
    holders: list[tuple[Played, int]],
    whole: dict[int, _Side],
    seats: dict[int, int],
    limits: Limits,
) -> TraitShare:
    group, name = trait
    wins = sum(won(one, seat) for one, seat in holders)
    fair = sum(1.0 / seats[one.table] for one, _ in holders) / len(holders)
    low, high = interval(wins, len(holders))
    above = excess(holders, seats)
    apart = difference(holders, whole, seats)
    sort = "apart" if group in limits.apart else "above"
    limit = limits.apart.get(group, limits.above.get(group))
    share = wins / len(holders)
    held_to = scope == ALL or group in limits.everywhere
    return TraitShare(
        scope, group, name, len(holders), wins, share, low, high, fair, above, apart, sort, limit, held_to
    )


def excess(holders: list[tuple[Played, int]], seats: dict[int, int]) -> Interval | None:
    """How far those who had something won more than their fair share."""
    if len(holders) < ENOUGH:
        return None
    over = [won(one, seat) - 1.0 / seats[one.table] for one, seat in holders]
    mean = sum(over) / len(over)
    by_game: dict[int, float] = defaultdict(float)
    for (one, _), each in zip(holders, over, strict=True):
        by_game[one.number] += each - mean
    spread = Z * sqrt(sum(each * each for each in by_game.values())) / len(over)
    return Interval(mean, mean - spread, mean + spread)


def difference(holders: list[tuple[Played, int]], whole: dict[int, _Side], seats: dict[int, int]) -> Interval | None:
    """The share of those who had something minus the share of those who had not, taken within each table."""
    having: dict[int, _Side] = defaultdict(_Side)
    for one, seat in holders:
        having[one.table].seats += 1
        having[one.table].wins += won(one, seat)
    lacking = {
        table: _Side(whole[table].seats - side.seats, whole[table].wins - side.wins) for table, side in having.items()
    }
    tables = [table for table in having if lacking[table].seats]
    if min(sum(side[table].seats for table in tables) for side in (having, lacking)) < ENOUGH:
        return None
    weights = {
        table: having[table].seats * lacking[table].seats / (having[table].seats + lacking[table].seats)
        for table in tables
    }
    total = sum(weights.values())
    apart = sum(weights[table] * (having[table].share - lacking[table].share) for table in tables) / total
    return Interval(apart, *_around(apart, holders, having, lacking, weights, seats))


def _around(
    apart: float,
    holders: list[tuple[Played, int]],
    having: dict[int, _Side],
    lacking: dict[int, _Side],
    weights: dict[int, float],
    seats: dict[int, int],
) -> tuple[float, float]:
    """The interval of a difference. A game adds what its seats with the trait won beyond the mean of such seats, minus
    the same for those without it; a game in which nobody had it also adds something, the same for every such game of a
    table."""
    total = sum(weights.values())
    by_game: dict[int, tuple[int, int, float]] = {}
    for one, seat in holders:
        table, mine, wins = by_game.get(one.number, (one.table, 0, 0.0))
        by_game[one.number] = (table, mine + 1, wins + won(one, seat))
    square = 0.0
    games_with: dict[int, int] = defaultdict(int)
    for table, mine, wins in by_game.values():
        games_with[table] += 1
        if table in weights:
            square += (weights[table] / total * _adds(having[table], lacking[table], seats[table], mine, wins)) ** 2
    for table, weight in weights.items():
        games = (having[table].seats + lacking[table].seats) // seats[table]
        adds = weight / total * _adds(having[table], lacking[table], seats[table], 0, 0.0)
        square += (games - games_with[table]) * adds**2
    return apart - Z * sqrt(square), apart + Z * sqrt(square)


def _adds(having: _Side, lacking: _Side, seats: int, mine: int, wins: float) -> float:
    """What a game adds to the difference of its table, if `mine` of its seats had the trait and won that much."""
    with_it = (wins - mine * having.share) / having.seats
    without = (1.0 - wins - (seats - mine) * lacking.share) / lacking.seats
    return with_it - without


def _lengths(scope: str, played: Sequence[Played]) -> Lengths:
    turns = [one.turns for one in played]
    bounded = sum(one.bounded for one in played)
    spread: dict[int, int] = defaultdict(int)
    for each in turns:
        spread[round(each)] += 1
    return Lengths(
        scope,
        len(played),
        median(turns),
        min(turns),
        max(turns),
        bounded,
        *interval(bounded, len(played)),
        dict(sorted(spread.items())),
    )


def _findings(found: Balance, limits: Limits) -> Iterable[Finding]:
    for group in dict.fromkeys(row.group for row in found.rows if row.limit is not None):
        rows = [row for row in found.rows if row.group == group and row.held is not None and row.held_to]
        broken = [row for row in rows if row.broken]
        if rows:
            worst = "; ".join(map(str, broken)) or f"nearest: {max(rows, key=lambda row: row.reach)}"
            yield Finding(_promise(rows[0]), not broken, worst)
    whole = next(lengths for lengths in found.lengths if lengths.scope == ALL)
    if limits.turns:
        least, most = limits.turns
        kept = least <= whole.median <= most
        yield Finding(f"median length {least} to {most} turns a player", kept, f"{whole.median:g}")
    if limits.bounded is not None:
        share = f"{100 * whole.bounded / whole.games:.2f} % ({percent(whole.bounded_low, whole.bounded_high)})"
        kept = whole.bounded_low <= limits.bounded
        yield Finding(f"at most {100 * limits.bounded:g} % of games end at the bound", kept, share)
    for group, names in limits.used.items():
        unused = sorted(set(names) - {row.name for row in found.rows if row.group == group})
        yield Finding(f"{group}: each is used", not unused, ", ".join(unused) or f"all {len(names)}")
    if limits.winning:
        least, most = limits.winning
        within = sum(least <= points <= most for points in found.winning)
        low, high = interval(within, found.games)
        middle = f"{100 * within / found.games:.1f} % ({percent(low, high)}), median {median(found.winning):g}"
        yield Finding(f"winners have {least} to {most} points in 90 % of games", high >= 0.9, middle)


def _promise(row: TraitShare) -> str:
    limit = 100 * (row.limit or 0.0)
    if row.sort == "above":
        return f"{row.group}: at most {limit:g} points above the fair share"
    return f"{row.group}: with and without it at most {limit:g} points apart"


def percent(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f} %"
