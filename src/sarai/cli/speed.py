"""How fast: `bench` measures the rules and the bots, `load` the server; `compile` makes the rules faster."""

from __future__ import annotations

import re
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from sarai import build, games
from sarai.cli.output import print_json, progress
from sarai.cli.parameters import Json, Seed, whole
from sarai.kernel.plain_data import to_plain
from sarai.kernel.reasons import BadOption

if TYPE_CHECKING:
    from sarai.lab.bench.report_text import TextTable
    from sarai.lab.load.measure import Beside, Load, Slowdown


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
        bool, Parameter(negative="", help="Install other engines in an environment of their own, and measure them too.")
    ] = False,
    names: Annotated[
        str, Parameter(name="--games", help="Only these games, separated by commas. [default: all]", show_default=False)
    ] = "",
    rounds: Annotated[int, Parameter(converter=whole, help="How many turns everything takes.")] = 5,
    slices: Annotated[
        int, Parameter(converter=whole, name="--slice", help="The least length of a turn, in milliseconds.")
    ] = 200,
    markdown: Annotated[bool, Parameter(negative="", help="Print the tables as Markdown.")] = False,
    solver: Annotated[
        bool, Parameter(negative="", help="Time the solver of Silk Road Adventures instead: every map, every pair.")
    ] = False,
    json: Json = False,
) -> int:
    """Measure playouts, clones, views, search and memory of every game, interpreted and compiled.

    All subjects take turns in short slices; rates are medians over the rounds, and ratios are taken within each round.
    Exit code 1 means that something could not be measured; it is named with the reason.
    """
    from sarai.lab.bench.report_text import sheets
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


def _print_sheets(tables: list[TextTable]) -> None:
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


def seconds_in(kind: Any, tokens: Any) -> float:
    """A time as people write it: 2s, 500ms."""
    found = re.fullmatch(r"(\d{1,6}(?:\.\d{1,3})?)(ms|s)", str(tokens[0].value))
    if not found:
        raise ValueError(f"{tokens[0].value!r} is not a time; write it like 2s or 500ms")
    return float(found[1]) / (1000 if found[2] == "ms" else 1)


def load(
    *,
    tables: Annotated[int, Parameter(converter=whole, help="How many tables, with four sockets each.")] = 100,
    seconds: Annotated[int, Parameter(converter=whole, help="For how long.")] = 20,
    every: Annotated[
        float, Parameter(converter=seconds_in, help="How long a table waits between two moves, as in 2s.")
    ] = 1.0,
    game: Annotated[str, Parameter(help="Which game; several, separated by commas, or `all` take turns.")] = (
        games.FIRST
    ),
    bot_tables: Annotated[
        int, Parameter(converter=whole, help="Measure without and with this many tables of hard bots alone.")
    ] = 0,
    beside: Annotated[
        str,
        Parameter(
            help="Measure without and with ten clients that keep asking for: games, verify, upload, views, tables, "
            "options, branch, record, open, commands."
        ),
    ] = "",
    own_core: Annotated[
        bool, Parameter(help="Give the servers a core of their own, as `serve --core` does, if there are two.")
    ] = True,
    awake: Annotated[
        bool, Parameter(help="Keep the cores from falling asleep: a rented machine may wake them late. Needs root.")
    ] = False,
    seed: Seed = 1,
    json: Json = False,
) -> None:
    """Measure how fast the server shows a move to the other sockets on this machine, beside servers that do less."""
    from sarai.lab.load import measure as load_of
    from sarai.lab.load import server_process
    from sarai.lab.load.strangers import ATTACKS

    names = (
        [one for one in games.GAMES if one not in games.TOYS]
        if game == "all"
        else [name.strip() for name in game.split(",") if name.strip()]
    )
    for name in names:
        games.named(name)
    faults = []
    if not (1 <= tables <= load_of.MOST_TABLES and 1 <= seconds <= load_of.MOST_SECONDS):
        faults.append(f"tables should be 1 to {load_of.MOST_TABLES} and seconds 1 to {load_of.MOST_SECONDS}")
    if not 0.1 <= every <= 600:
        faults.append("every should be 100ms to 600s")
    if beside and beside not in ATTACKS:
        faults.append(f"beside should be one of {', '.join(ATTACKS)}, not {beside!r}")
    if faults or not names:
        raise BadOption(faults or ["game should name a game"])

    def tell(doing: str) -> None:
        print(f"sarai: {doing}", file=sys.stderr)

    core = server_process.own_core() if own_core else None
    if core is not None:
        tell(f"the servers have core {core} to themselves; their processes and the clients share the others")
    plan = load_of.LoadPlan(tables, seconds, every, names, seed, tell, core)
    with server_process.awake(awake):
        if bot_tables:
            found: Beside | Load = load_of.beside_bots(plan, bot_tables)
        elif beside:
            found = load_of.beside_attack(plan, beside)
        else:
            found = load_of.measure(plan)
    if json:
        print_json(to_plain(found))
    elif isinstance(found, load_of.Load):
        _print_load(found)
    else:
        _print_beside(found)


def _print_load(told: Load) -> None:
    shares = {"ours": told.ours, "a bare server": told.bare, "one that commits": told.committing}
    print(
        f"{told.ours.moves} moves at {told.tables} tables with 4 sockets each, one every {told.every:g} s, in "
        f"{told.seconds:g} s ({', '.join(told.games)}); {told.ours.late} came late, {told.finished} games finished"
    )
    print("from a command to the other sockets:")
    for name, one in shares.items():
        print(f"  {name:<17} p50 {one.p50:6.1f} ms   p99 {one.p99:6.1f} ms   most {one.most:6.1f} ms")
    for name, ratio in (("a bare server", told.to_bare), ("one that commits", told.to_committing)):
        print(f"  ours to {name}: {_ratio(ratio)}")
    print(
        f"the server's process took {100 * told.cpu:.0f} % of a core; a table takes {told.idle_table:.3f} MB idle, "
        f"{told.watched_table:.3f} MB with 4 sockets; GET /api/games takes {told.games_request:.2f} ms to compute"
    )
    print(f"others had {100 * told.stolen:.1f} % of this machine's cores while we wanted them")
    for number, minute in enumerate(told.minutes, 1):
        stolen = f"others had {100 * minute.stolen:4.1f} %"
        print(f"  minute {number:>2}: {minute.memory:4.0f} MB   p99 {minute.p99:6.1f} ms   {stolen}")


def _ratio(found: Slowdown) -> str:
    """The median over the rounds, and the range from the least to the most."""
    told = []
    for name, middle, rounds in (("p50", found.p50, found.p50_by_round), ("p99", found.p99, found.p99_by_round)):
        by_round = f" ({min(rounds):.2f} to {max(rounds):.2f} by round)" if len(rounds) > 1 else ""
        told.append(f"{name} {middle:.2f} x{by_round}")
    return ", ".join(told)


def _print_beside(found: Beside) -> None:
    for name, one in (("undisturbed", found.quiet), (f"beside {found.what}", found.with_it)):
        print(f"{name}: p50 {one.p50:.1f} ms, p99 {one.p99:.1f} ms, {one.moves} moves, {one.late} late")
    refused = f", {found.refused} refused" if found.refused else ""
    print(f"ratio: {_ratio(found.ratio)}; {found.done} answers meanwhile{refused} ({found.what})")
    if found.answers:
        p50, p95 = found.answer_share(0.5), found.answer_share(0.95)
        print(f"a quick bot's answer to a person: p50 {p50:.0f} ms, p95 {p95:.0f} ms ({len(found.answers)} answers)")
