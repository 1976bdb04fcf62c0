"""Many games: `sim` counts who wins, `balance` whether that is fair, `perft` what the rules allow."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from sarai import games
from sarai.cli.output import print_json, progress, read
from sarai.cli.parameters import GameName, Json, OptionList, PackFile, Seats, Seed, one_for_each, options_in, whole
from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.options import check_seats, complete_options
from sarai.kernel.plain_data import to_plain
from sarai.kernel.position import read_position
from sarai.kernel.reasons import BadOption
from sarai.kernel.state import LETTERS, State
from sarai.lab.perft import perft as count_sequences
from sarai.lab.simulate import Tally, simulate
from sarai.words import Words


def sim(
    game: GameName,
    *,
    seats: Seats = 2,
    bots: Annotated[str, Parameter(help="One bot for each seat, separated by commas, or one for all.")] = "random",
    number: Annotated[int, Parameter(converter=whole, name="--games", help="How many games.")] = 1000,
    seed: Seed = 1,
    processes: Annotated[int, Parameter(converter=whole, help="How many processes share the games.")] = 1,
    option: OptionList = None,
    pack: PackFile = None,
    json: Json = False,
) -> None:
    """Play many games among bots, who change seats after each, and count wins, ends, lengths and points."""
    loaded = games.load(game, pack)
    check_seats(loaded, seats)
    names = one_for_each(bots, seats)
    with progress() as bar:
        task = bar.add_task(f"{game}, {seats} seats", total=number)
        tally = simulate(
            loaded,
            names,
            number,
            seed,
            options_in(option),
            lambda done: bar.update(task, completed=done),
            processes,
        )
    if json:
        print_json(_tally_json(tally, loaded, names, seed))
    else:
        _print_tally(tally, loaded)


def _tally_json(tally: Tally, game: Game, bots: list[str], seed: int) -> dict[str, Any]:
    return {
        "game": game.id,
        "seats": tally.seats,
        "bots": bots,
        "seed": seed,
        "games": tally.games,
        "ended": sum(tally.ended.values()),
        "ends": tally.ended,
        "decisions": tally.decisions,
        "seconds": tally.seconds,
        "decisions_per_second": tally.decisions_per_second,
        "length": {"least": tally.shortest, "mean": tally.mean_length, "most": tally.longest},
        "wins": [share.wins for share in tally.wins],
        "shares": [to_plain(share) for share in tally.wins],
        "seat_wins": tally.seat_wins,
    }


def _print_tally(tally: Tally, game: Game) -> None:
    from rich.console import Console
    from rich.table import Table

    words = Words("en", game)
    grid = Table("bot", "wins", "share", "95 % interval", "mean points of scored games")
    for share in tally.wins:
        points = ", ".join(
            f"{words.text(f'{game.id}-points-{name}')} {mean:.2f}" for name, mean in share.mean_points.items()
        )
        interval = f"{100 * share.low:.1f} to {100 * share.high:.1f} %"
        grid.add_row(share.bot, f"{share.wins:g}", f"{100 * share.rate:.1f} %", interval, points)
    console = Console()
    console.print(grid)
    ends = ", ".join(f"{reason} {count}" for reason, count in sorted(tally.ended.items()))
    console.print(f"{tally.games} games ended: {ends}")
    console.print(f"length: {tally.shortest} to {tally.longest} decisions, mean {tally.mean_length:.1f}")
    console.print(f"wins by seat: {', '.join(f'{LETTERS[s]} {wins:g}' for s, wins in enumerate(tally.seat_wins))}")
    console.print(f"{tally.decisions} decisions in {tally.seconds:.2f} s, {tally.decisions_per_second:.0f} a second")


def balance(
    game: GameName,
    *,
    bots: Annotated[str, Parameter(help="The bot that plays every seat.")] = "greedy",
    number: Annotated[int, Parameter(converter=whole, name="--games", help="How many games.")] = 1000,
    seats: Annotated[
        str, Parameter(help="Numbers of seats, separated by commas. [default: all]", show_default=False)
    ] = "",
    option: Annotated[
        list[str] | None,
        Parameter(name="--option", negative="", help="A table option, as NAME=VALUE; several values take turns."),
    ] = None,
    seed: Seed = 1,
    processes: Annotated[int, Parameter(converter=whole, help="How many processes share the games.")] = 1,
    out: Annotated[
        Path | None,
        Parameter(help="The folder for games and report; games already there are not played again."),
    ] = None,
    pack: PackFile = None,
    json: Json = False,
) -> int:
    """Play many games among equal bots and report who wins more than a fair share: by seat, card and option.

    An interrupted run resumes where it stopped. Exit code 1 means that a limit which the game sets itself is broken.
    """
    from sarai.lab.balance import estimates, report, sampling

    loaded = games.load(game, pack)
    numbers = [_seats_in(text) for text in seats.split(",")] if seats else list(loaded.seats)
    folder = out or Path("balance") / f"{game}-{bots.replace(':', '-')}"
    planned = sampling.plan(loaded, bots, seed, list(dict.fromkeys(numbers)), _several_options(option))
    with progress() as bar:
        task = bar.add_task(f"{game}, {bots}", total=number)
        told = sampling.play_all(
            loaded, planned, number, folder, processes, lambda done: bar.update(task, completed=done)
        )
    found = estimates.count(planned, told, loaded.counting.limits)
    report.write(found, folder)
    if json:
        sys.stdout.write(report.json_text(found))
    else:
        for finding in found.findings:
            print(f"{'kept  ' if finding.kept else 'BROKEN'} {finding.limit}: {finding.worst}")
        print(f"{found.games} games; the report is {folder / 'README.md'}")
    return 0 if found.kept else 1


def _seats_in(text: str) -> int:
    if not text.strip().isdecimal():
        raise BadOption([f"--seats takes numbers separated by commas, as in 2,3,4; {text!r} is not a number"])
    return int(text)


def _several_options(given: list[str] | None) -> dict[str, list[str]]:
    several: dict[str, list[str]] = {}
    for text in given or []:
        for name, value in options_in([text]).items():
            several.setdefault(name, []).append(value)
    return several


def perft(
    game: GameName,
    depth: Annotated[int, Parameter(converter=whole, help="How many answers deep.")],
    *,
    seats: Seats = 2,
    seed: Seed = 1,
    position: Annotated[Path | None, Parameter(help="Count from this position instead of a seeded start.")] = None,
    option: OptionList = None,
    pack: PackFile = None,
    json: Json = False,
) -> None:
    """Count the sequences of answers and outcomes that the rules allow."""
    if not 0 <= depth <= 20:
        raise BadOption([f"depth should be 0 to 20, not {depth}"])
    loaded = games.load(game, pack)
    if position is None:
        check_seats(loaded, seats)
        state: State = loaded.start(seats, complete_options(loaded, options_in(option)), Fast(seed), None)
    else:
        state, _ = read_position(loaded, read(position, "position"))
    counts: list[int] = []
    with progress() as bar:
        task = bar.add_task(f"{game}, depth {depth}", total=depth)
        for level in range(1, depth + 1):
            counts.append(count_sequences(state, level))
            bar.update(task, completed=level)
    if json:
        print_json({"game": game, "depth": depth, "counts": counts, "nodes": counts[-1] if counts else 1})
        return
    for level, count in enumerate([1, *counts]):
        print(f"{level:>3} {count}")
