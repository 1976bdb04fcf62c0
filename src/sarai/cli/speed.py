"""How fast: `bench` measures the rules and the bots, `load` the server; `compile` makes the rules faster."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from sarai import build, games
from sarai.cli.asked import Json, Seed, whole
from sarai.cli.told import print_json, progress
from sarai.kernel.plain import to_plain
from sarai.kernel.reasons import BadOption

if TYPE_CHECKING:
    from sarai.lab.bench.printed import Sheet


def compile_build() -> int:
    """Compile the hot part of the rules, for the next start; needs a C compiler and Python's headers."""
    try:
        place = build.compile_hot()
    except build.CannotCompile as cannot:
        print(f"sarai: {cannot}", file=sys.stderr)
        return 1
    print(f"compiled: {place.name}")
    return 0


def bench(
    *,
    peers: Annotated[
        bool, Parameter(negative="", help="Install other engines in an environment of their own, and run beside them.")
    ] = False,
    names: Annotated[
        str, Parameter(name="--games", help="Only these games, with commas between. [default: all]", show_default=False)
    ] = "",
    rounds: Annotated[int, Parameter(converter=whole, help="How often everything takes its turn.")] = 5,
    slices: Annotated[
        int, Parameter(converter=whole, name="--slice", help="How long a turn is at least, in milliseconds.")
    ] = 200,
    markdown: Annotated[bool, Parameter(negative="", help="Print the tables as Markdown.")] = False,
    solver: Annotated[
        bool, Parameter(negative="", help="Time the solver of Silk Road Adventures instead: every map, every pair.")
    ] = False,
    json: Json = False,
) -> int:
    """Measure playouts, clones, views, search and memory of every game, interpreted and compiled.

    All subjects take turns in short slices; rates are medians over the rounds, and ratios are made within each round.
    Exit code 1 says that something could not be measured; it is named with the reason.
    """
    from sarai.lab.bench.printed import sheets
    from sarai.lab.bench.run import bench as run_bench

    if solver:
        return _bench_solver(json)
    with progress() as bar:
        task = bar.add_task("bench", total=None)
        report = run_bench(
            [name.strip() for name in names.split(",") if name.strip()],
            peers,
            rounds,
            slices / 1000,
            lambda line: bar.console.print(f"sarai: {line}", markup=False, highlight=False),
            lambda doing, done, of: bar.update(task, description=doing, completed=done, total=of),
        )
    if json:
        print_json(report.to_json())
    elif markdown:
        print("\n\n".join(sheet.markdown() for sheet in sheets(report)))
    else:
        _print_sheets(list(sheets(report)))
        print(f"{rounds} rounds, slices of {slices} ms; medians over the rounds")
    for name, reason in report.missing.items():
        print(f"sarai: not measured: {name} ({reason})", file=sys.stderr)
    return 1 if report.missing else 0


def _bench_solver(json: bool) -> int:
    from sarai.games.adventures import Adventures
    from sarai.lab.solving import time_solver

    game = games.load("adventures")
    assert isinstance(game, Adventures)
    timings = [time_solver(game), time_solver(game, bonus=(1, 1, 1), every=10)]
    if json:
        print_json([asdict(timing) for timing in timings])
        return 0
    for timing in timings:
        tiles = f" with {timing.bonus_tiles} bonus tiles" if timing.bonus_tiles else ""
        told = f"median {timing.median:.2f} ms, maximum {timing.most:.2f} ms"
        print(f"the best route{tiles}, {timing.routes} times ({timing.build}): {told}")
    return 0


def _print_sheets(tables: list[Sheet]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for sheet in tables:
        grid = Table(title=sheet.title, title_justify="left")
        for number, head in enumerate(sheet.heads):
            grid.add_column(head, justify="right" if number else "left")
        for line in sheet.lines:
            grid.add_row(*line)
        console.print(grid)


def load(
    *,
    tables: Annotated[int, Parameter(converter=whole, help="How many tables, with four sockets each.")] = 100,
    seconds: Annotated[int, Parameter(converter=whole, help="For how long, at a move a second for each table.")] = 20,
    seed: Seed = 1,
    json: Json = False,
) -> None:
    """Measure how fast the server shows a move to the other sockets, on this machine, beside a bare server."""
    from sarai.lab.load import MOST_SECONDS, MOST_TABLES, measure

    if not (1 <= tables <= MOST_TABLES and 1 <= seconds <= MOST_SECONDS):
        raise BadOption([f"tables should be 1 to {MOST_TABLES} and seconds 1 to {MOST_SECONDS}"])
    told = measure(tables, seconds, seed)
    if json:
        print_json(to_plain(told))
        return
    print(
        f"{told.moves} moves at {told.tables} tables with 4 sockets each in {told.seconds} s; {told.behind} came late"
    )
    print(f"from command to the other sockets: p50 {told.p50:.1f} ms, p99 {told.p99:.1f} ms, most {told.most:.1f} ms")
    print(f"a bare server: p50 {told.bare_p50:.1f} ms, p99 {told.bare_p99:.1f} ms")
    print(f"ratio: p50 {told.p50 / told.bare_p50:.1f}, p99 {told.p99 / told.bare_p99:.1f}")
