"""The command line: `sarai COMMAND`, with `--help` everywhere and `--json` where a program may read."""

from __future__ import annotations

import hashlib
import json as jsonlib
import os
import re
import shutil
import sys
import textwrap
import time
from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from sarai import __version__, build, games
from sarai.kernel.chance import Fast
from sarai.kernel.content import entries
from sarai.kernel.game import Game
from sarai.kernel.memory import Memory
from sarai.kernel.plain import to_plain
from sarai.kernel.play import replay as replay_record
from sarai.kernel.play import verify as verify_record
from sarai.kernel.position import (
    checked_view,
    game_named_in,
    is_view,
    position_text,
    read_position,
    read_view_text,
    view_text,
)
from sarai.kernel.reasons import BadOption, BadRecord, Refusal
from sarai.kernel.record import Record, parse_record, seat_of
from sarai.kernel.standings import Standings
from sarai.kernel.state import LETTERS, State
from sarai.kernel.view import read_view, view
from sarai.lab.cover import cover as search_cover
from sarai.lab.cover import record_game
from sarai.lab.perft import perft as count_sequences
from sarai.lab.simulate import Tally, simulate
from sarai.table import Keeper, Seat, Shelf
from sarai.terminal.boards import board
from sarai.terminal.plain import Lines, utf8
from sarai.terminal.sitting import Sitting, open_table, resume_table, seat_names
from sarai.words import Words

if TYPE_CHECKING:
    from sarai.lab.bench.printed import Sheet

app = App(
    name="sarai",
    version=lambda: f"{__version__} ({build.running()})",
    help="An open table for board games of the Silk Road: play, simulate, record, replay.",
    help_epilogue="Start with: sarai play",
)


def _whole(kind: Any, tokens: Any) -> int:
    """Whole numbers only: cyclopts would round."""
    text = tokens[0].value
    if not re.fullmatch(r"-?\d{1,15}", text):
        raise ValueError(f"{text!r} is not a whole number")
    return int(text)


OptionList = Annotated[
    list[str] | None, Parameter(name="--option", negative="", help="A table option, as NAME=VALUE; may be repeated.")
]
Language = Annotated[str, Parameter(help="Language of the texts: en or nl.")]
Json = Annotated[bool, Parameter(negative="", help="Print JSON for programs.")]
PackFile = Annotated[Path | None, Parameter(help="A pack file of your own instead of ours.")]
Seats = Annotated[int, Parameter(converter=_whole, help="Number of seats.")]
Seed = Annotated[int, Parameter(converter=_whole, help="The same seed gives the same result.")]
Eyes = Annotated[
    str | None,
    Parameter(allow_leading_hyphen=True, help="Show it with this seat's eyes (A to H, - for a spectator)."),
]
GameName = Annotated[str, Parameter(help="A game's id; `sarai games` lists them.")]


def main() -> None:
    """Run a command; bad input gets one clear message and exit code 2."""
    if sys.stdin is None or sys.stdout is None or sys.stderr is None:
        sys.exit(2)  # somebody closed the channels over which we could say why
    utf8()
    try:
        status = app(sys.argv[1:], exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except (CycloptsError, Refusal) as refused:
        _stop(str(refused))
    except BrokenPipeError:  # the reader of our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        _stop(f"{error.filename or 'the output'}: {error.strerror}")
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(status if isinstance(status, int) else 0)


def _stop(message: str) -> NoReturn:
    """One line that people can read, whatever is in it, and exit code 2."""
    line = "".join(char if char.isprintable() else "?" for char in " ".join(message.split()))
    print(f"sarai: {line}", file=sys.stderr)
    sys.exit(2)


# -- play


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody who wants to play asks for; `play` and `term` take the same."""

    game: str | None
    seats: int
    people: int
    name: list[str] | None
    bots: str
    option: list[str] | None
    pack: Path | None
    seed: int | None
    record: Path | None
    resume: Path | None
    language: str


OptionalGame = Annotated[str | None, Parameter(help="A game's id; `sarai games` lists them.")]
People = Annotated[int, Parameter(converter=_whole, help="How many of the seats are people at this terminal.")]
Names = Annotated[
    list[str] | None, Parameter(name="--name", negative="", help="What a person is called; may be repeated.")
]
Bots = Annotated[str, Parameter(help="The bots in the other seats, with commas between: random, greedy, ismcts:1000.")]
KnownSeed = Annotated[int | None, Parameter(converter=_whole, help="Deal a known game again, for trying things out.")]
RecordFile = Annotated[
    Path | None, Parameter(help="A new file for the record. [default: in ~/.local/share/sarai/records]")
]
SaveFile = Annotated[Path | None, Parameter(help="Go on with a game that was left: its file that ends with .save.")]


@app.command(help_epilogue="Examples: sarai play · sarai play --port 9000 --no-browser · sarai play --plain --seats 4")
def play(
    game: OptionalGame = None,
    *,
    port: Annotated[int, Parameter(converter=_whole, help="Where to serve; the next free port if it is taken.")] = 8000,
    browser: Annotated[bool, Parameter(negative="--no-browser", help="Open the browser on the first page.")] = True,
    data: Annotated[
        Path | None, Parameter(help="The folder in which tables are kept. [default: ~/.local/share/sarai]")
    ] = None,
    plain: Annotated[bool, Parameter(negative="", help="In plain lines on this terminal instead.")] = False,
    address: Annotated[str, Parameter(help="The network address to listen on; 0.0.0.0 is for all.")] = "127.0.0.1",
    host_name: Annotated[
        list[str] | None, Parameter(negative="", help="A name by which others call this server; may be repeated.")
    ] = None,
    seats: Seats = 3,
    people: People = 1,
    name: Names = None,
    bots: Bots = "ismcts:300",
    language: Language = "en",
    option: OptionList = None,
    pack: PackFile = None,
    seed: KnownSeed = None,
    record: RecordFile = None,
    resume: SaveFile = None,
) -> None:
    """Play in the browser: serves tables from this machine and opens the first page.

    With --plain, or with anything that lays out a game (--seats and all below it), it is played on this terminal.
    """
    wanted = Wanted(game, seats, people, name, bots, option, pack, seed, record, resume, language)
    laid_out = wanted != Wanted(game, 3, 1, None, "ismcts:300", None, None, None, None, None, language)
    if not plain and not laid_out:
        _serve(game, port, browser, data, address, host_name or [])
    elif plain or not _drawable():
        build.compile_later()
        Lines(_sitting(wanted, stamped=False), language).run()
    else:
        _term(wanted)


def _serve(game: str | None, port: int, browser: bool, data: Path | None, address: str, names: list[str]) -> None:
    from sarai.server.run import data_folder, serve

    if not 0 <= port <= 65535:
        raise BadOption([f"port should be 0 to 65535, not {port}"])
    if game is not None:
        games.load(game)
    build.compile_later()
    serve(data or data_folder(), port, browser, address, names, path=f"/?game={game}" if game else "/")


@app.command(help_epilogue="Examples: sarai term · sarai term dunhuang --people 2 --seats 3 --name Ann --name Ben")
def term(
    game: OptionalGame = None,
    *,
    seats: Seats = 3,
    people: People = 1,
    name: Names = None,
    bots: Bots = "ismcts:300",
    language: Language = "en",
    option: OptionList = None,
    pack: PackFile = None,
    seed: KnownSeed = None,
    record: RecordFile = None,
    resume: SaveFile = None,
) -> None:
    """Play on a drawn table that fills the terminal; without a game, choose one or go on with one that was left."""
    if not _drawable():
        raise Refusal("term draws on a terminal, and this is none; sarai play --plain needs none")
    _term(Wanted(game, seats, people, name, bots, option, pack, seed, record, resume, language))


def _drawable() -> bool:
    """Whether this is a terminal on which a screen can be drawn."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _term(wanted: Wanted) -> None:
    from sarai.terminal.app import SaraiApp

    Words(wanted.language, games.load("dunhuang"))
    sitting = None
    if wanted.game is not None or wanted.resume is not None:
        sitting = _sitting(wanted, stamped=True)
    build.compile_later()
    for line in SaraiApp(wanted.language, sitting).run() or []:
        print(line)


def _sitting(wanted: Wanted, stamped: bool) -> Sitting:
    """The table that was asked for, new or resumed, with the file it is kept in."""
    clock = time.monotonic if stamped else None
    if wanted.resume is not None:
        keeper = Keeper.of_save(wanted.resume)
        table, at = resume_table(wanted.resume, wanted.pack, wanted.language)
        return Sitting(table, keeper, at, clock)
    game, people = wanted.game or "dunhuang", wanted.people
    loaded = games.load(game, wanted.pack)
    loaded.check_seats(wanted.seats)
    if not 1 <= people <= wanted.seats:
        raise BadOption([f"people should be 1 to {wanted.seats}, the number of seats, not {people}"])
    if len(wanted.name or ()) > people:
        raise BadOption([f"--name names {len(wanted.name or ())}, but there are {people} people at the table"])
    others = _bots(wanted.bots, wanted.seats - people) if people < wanted.seats else []
    dealt = None if wanted.seed is None else hashlib.sha256(str(wanted.seed).encode()).digest()
    called = seat_names(Words(wanted.language, loaded), people, len(others), wanted.name or ())
    seats = [Seat(name, bot) for name, bot in zip(called, [""] * people + others, strict=True)]
    table = open_table(loaded, seats, loaded.complete_options(_options(wanted.option)), dealt)
    return Sitting(table, _keeper(wanted.record, game), 0, clock)


def _keeper(named: Path | None, game: str) -> Keeper:
    """A new file for the game: the one that was named, else one among the player's own."""
    if named is None:
        return Shelf().keeper(game)
    keeper = Keeper(named)
    if named.exists() or (keeper.save and keeper.save.exists()):
        raise Refusal(f"{named} is there already; name another file for the record")
    _write(named, "")
    return keeper


# -- the build


@app.command(name="compile")
def compile_build() -> int:
    """Compile the hot part of the rules, for the next start; needs a C compiler and Python's headers."""
    try:
        place = build.compile_hot()
    except build.CannotCompile as cannot:
        print(f"sarai: {cannot}", file=sys.stderr)
        return 1
    print(f"compiled: {place.name}")
    return 0


# -- what there is


@app.command(name="games")
def list_games(*, json: Json = False, language: Language = "en") -> None:
    """List the games."""
    rows: list[dict[str, Any]] = []
    for name in games.GAMES:
        loaded = games.load(name)
        words = Words(language, loaded)
        rows.append(
            {
                "id": name,
                "title": words.text(f"{name}-title"),
                "about": words.text(f"{name}-about"),
                "seats": [loaded.seats[0], loaded.seats[-1]],
                "rules": loaded.rules,
                "pack": str(loaded.pack),
                "options": [
                    {
                        "name": option.name,
                        "default": option.default,
                        "choices": list(option.choices),
                        "rule": option.rule,
                        "does": words.text(f"{name}-option-{option.name}.does"),
                    }
                    for option in loaded.options
                ],
            }
        )
    if json:
        _print_json({"games": rows})
        return
    for row in rows:
        print(f"{row['id']:<12} {row['title']} ({row['seats'][0]} to {row['seats'][1]} seats)")
        _print_wrapped(row["about"])
        for option in row["options"]:
            rule = f" [{option['rule']}]" if option["rule"] else ""
            _print_wrapped(f"--option {option['name']}={'|'.join(option['choices'])}: {option['does']}{rule}")


def _print_wrapped(text: str) -> None:
    width = max(60, shutil.get_terminal_size().columns)
    print(textwrap.fill(text, width, initial_indent=" " * 13, subsequent_indent=" " * 15))


@app.command(help_epilogue="Examples: sarai content dunhuang · sarai content dunhuang --check my-pack.toml")
def content(
    game: GameName,
    *,
    check: Annotated[Path | None, Parameter(help="Check this pack file and say what is wrong with it.")] = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Show a game's pack, each entry with where it comes from; or check a pack of your own."""
    loaded = games.load(game, check)
    rows = list(entries(loaded.pack.content))
    if json:
        pack = loaded.pack
        head = {"game": pack.game, "pack": pack.name, "version": pack.version, "hash": pack.hash}
        _print_json({**head, "entries": [to_plain(entry) for entry in rows]})
        return
    if check:
        print(f"{check} is a good pack for {game}: {loaded.pack}, {len(rows)} entries")
        return
    words = Words(language, loaded)
    print(f"{game}: pack {loaded.pack}")
    for entry in rows:
        plain = {name: value for name, value in entry.says.items() if name != "id"}
        if entry.name in loaded.phrases:  # what is printed on a card, in words; beside it what is not printed there
            plain = {name: plain[name] for name in ("deck", "copies", "rank") if plain.get(name)}
        says = ", ".join(f"{name} {_plainly(value)}" for name, value in plain.items())
        print(f"  {entry.table:<9} {entry.name:<17} {entry.provenance:<9} {says}")
        if entry.name in loaded.phrases:
            _print_wrapped(words.phrase(loaded.phrases[entry.name]))


def _plainly(value: Any) -> str:
    return "/".join(str(item) for item in value) or "-" if isinstance(value, list) else str(value)


# -- many games


@app.command(help_epilogue="Example: sarai sim dunhuang --seats 4 --bots random --games 1000 --seed 7 --json")
def sim(
    game: GameName,
    *,
    seats: Seats = 2,
    bots: Annotated[str, Parameter(help="One bot for each seat, with commas between, or one for all.")] = "random",
    number: Annotated[int, Parameter(converter=_whole, name="--games", help="How many games.")] = 1000,
    seed: Seed = 1,
    processes: Annotated[int, Parameter(converter=_whole, help="How many processes share the games.")] = 1,
    option: OptionList = None,
    pack: PackFile = None,
    json: Json = False,
) -> None:
    """Play many games among bots, who change seats after each, and count wins, ends, lengths and points."""
    loaded = games.load(game, pack)
    loaded.check_seats(seats)
    names = _bots(bots, seats)
    with _progress() as bar:
        task = bar.add_task(f"{game}, {seats} seats", total=number)
        tally = simulate(
            loaded,
            names,
            number,
            seed,
            _options(option),
            lambda done: bar.update(task, completed=done),
            processes,
        )
    if json:
        _print_json(_tally_json(tally, loaded, names, seed))
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
    words = Words("en", game)
    grid = Grid("bot", "wins", "share", "95 % interval", "mean points of scored games")
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


@app.command(
    help_epilogue="Examples: sarai balance kashgar · "
    "sarai balance kashgar --games 10000 --option expansion=none --option expansion=all --processes 2"
)
def balance(
    game: GameName,
    *,
    bots: Annotated[str, Parameter(help="The bot that plays every seat.")] = "greedy",
    number: Annotated[int, Parameter(converter=_whole, name="--games", help="How many games.")] = 1000,
    seats: Annotated[
        str, Parameter(help="Numbers of seats, with commas between. [default: all]", show_default=False)
    ] = "",
    option: Annotated[
        list[str] | None,
        Parameter(name="--option", negative="", help="As NAME=VALUE; with several values both are played in turn."),
    ] = None,
    seed: Seed = 1,
    processes: Annotated[int, Parameter(converter=_whole, help="How many processes share the games.")] = 1,
    out: Annotated[
        Path | None,
        Parameter(help="The folder for games and report; games that are there already are not played again."),
    ] = None,
    pack: PackFile = None,
    json: Json = False,
) -> int:
    """Play many games among equal bots and report who wins more than a fair share: by seat, card and option.

    A run that was broken off goes on where it was. Exit code 1 says that a limit the game names for itself is broken.
    """
    from sarai.lab.balance import counted, played, printed

    loaded = games.load(game, pack)
    numbers = [_seats_in(text) for text in seats.split(",")] if seats else list(loaded.seats)
    folder = out or Path("balance") / f"{game}-{bots.replace(':', '-')}"
    planned = played.plan(loaded, bots, seed, list(dict.fromkeys(numbers)), _several_options(option))
    with _progress() as bar:
        task = bar.add_task(f"{game}, {bots}", total=number)
        told = played.play_all(
            loaded, planned, number, folder, processes, lambda done: bar.update(task, completed=done)
        )
    found = counted.count(planned, told, loaded.limits)
    printed.write(found, folder)
    if json:
        sys.stdout.write(printed.json_text(found))
    else:
        for finding in found.findings:
            print(f"{'kept  ' if finding.kept else 'BROKEN'} {finding.limit}: {finding.worst}")
        print(f"{found.games} games; the report is {folder / 'README.md'}")
    return 0 if found.kept else 1


def _seats_in(text: str) -> int:
    if not text.strip().isdecimal():
        raise BadOption([f"--seats is numbers with commas between, as in 2,3,4; {text!r} is none"])
    return int(text)


def _several_options(given: list[str] | None) -> dict[str, list[str]]:
    several: dict[str, list[str]] = {}
    for text in given or []:
        for name, value in _options([text]).items():
            several.setdefault(name, []).append(value)
    return several


@app.command(help_epilogue="Example: sarai perft dunhuang 3 --seats 2 --seed 1")
def perft(
    game: GameName,
    depth: Annotated[int, Parameter(converter=_whole, help="How many answers deep.")],
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
        loaded.check_seats(seats)
        state: State = loaded.start(seats, loaded.complete_options(_options(option)), Fast(seed), None)
    else:
        state, _ = read_position(loaded, _read(position, "position"))
    counts: list[int] = []
    with _progress() as bar:
        task = bar.add_task(f"{game}, depth {depth}", total=depth)
        for level in range(1, depth + 1):
            counts.append(count_sequences(state, level))
            bar.update(task, completed=level)
    if json:
        _print_json({"game": game, "depth": depth, "counts": counts, "nodes": counts[-1] if counts else 1})
        return
    for level, count in enumerate([1, *counts]):
        print(f"{level:>3} {count}")


# -- how fast


@app.command(
    help_epilogue="Examples: sarai bench · sarai bench --peers --rounds 15 · sarai bench --games dunhuang --json"
)
def bench(
    *,
    peers: Annotated[
        bool, Parameter(negative="", help="Install other engines in an environment of their own, and run beside them.")
    ] = False,
    names: Annotated[
        str, Parameter(name="--games", help="Only these games, with commas between. [default: all]", show_default=False)
    ] = "",
    rounds: Annotated[int, Parameter(converter=_whole, help="How often everything takes its turn.")] = 5,
    slices: Annotated[
        int, Parameter(converter=_whole, name="--slice", help="How long a turn is at least, in milliseconds.")
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
    with _progress() as bar:
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
        _print_json(report.to_json())
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
    timing = time_solver(game)
    if json:
        _print_json(asdict(timing))
    else:
        told = f"median {timing.median:.2f} ms, maximum {timing.most:.2f} ms"
        print(f"the best route, {timing.routes} times ({timing.build}): {told}")
    return 0


def _print_sheets(tables: list[Sheet]) -> None:
    console = Console()
    for sheet in tables:
        grid = Grid(title=sheet.title, title_justify="left")
        for number, head in enumerate(sheet.heads):
            grid.add_column(head, justify="right" if number else "left")
        for line in sheet.lines:
            grid.add_row(*line)
        console.print(grid)


@app.command(help_epilogue="Example: sarai load --tables 100 --seconds 20")
def load(
    *,
    tables: Annotated[int, Parameter(converter=_whole, help="How many tables, with four sockets each.")] = 100,
    seconds: Annotated[int, Parameter(converter=_whole, help="For how long, at a move a second for each table.")] = 20,
    seed: Seed = 1,
    json: Json = False,
) -> None:
    """Measure how fast the server shows a move to the other sockets, on this machine, beside a bare server."""
    from sarai.lab.load import MOST_SECONDS, MOST_TABLES, measure

    if not (1 <= tables <= MOST_TABLES and 1 <= seconds <= MOST_SECONDS):
        raise BadOption([f"tables should be 1 to {MOST_TABLES} and seconds 1 to {MOST_SECONDS}"])
    told = measure(tables, seconds, seed)
    if json:
        _print_json(to_plain(told))
        return
    print(
        f"{told.moves} moves at {told.tables} tables with 4 sockets each in {told.seconds} s; {told.behind} came late"
    )
    print(f"from command to the other sockets: p50 {told.p50:.1f} ms, p99 {told.p99:.1f} ms, most {told.most:.1f} ms")
    print(f"a bare server: p50 {told.bare_p50:.1f} ms, p99 {told.bare_p99:.1f} ms")
    print(f"ratio: p50 {told.p50 / told.bare_p50:.1f}, p99 {told.p99 / told.bare_p99:.1f}")


# -- records and positions


@app.command(
    help_epilogue="Examples: sarai record dunhuang --seats 3 --seed 5 · sarai record --cover dunhuang --out DIR"
)
def record(
    game: GameName,
    *,
    seats: Seats = 2,
    seed: Seed = 1,
    option: OptionList = None,
    eyes: Annotated[
        str | None, Parameter(allow_leading_hyphen=True, help="Only what this seat (A to H, or -) may know.")
    ] = None,
    out: Annotated[
        Path | None, Parameter(help="File to write; with --cover a folder, whose earlier records are replaced.")
    ] = None,
    cover: Annotated[bool, Parameter(negative="", help="Search games that show everything between them.")] = False,
    most: Annotated[
        int, Parameter(converter=_whole, help="With --cover: how many games to search at the most.")
    ] = 20_000,
    pack: PackFile = None,
    json: Json = False,
) -> int:
    """Record a game of random answers; or search a set of games that shows every rule."""
    loaded = games.load(game, pack)
    if cover:
        return _record_cover(loaded, out or Path("records") / game, most, json)
    loaded.check_seats(seats)
    playing = record_game(loaded, seats, seed, {}, _options(option))
    text = str(playing.record if eyes is None else playing.redacted(_seat(eyes, seats)))
    if json:
        _print_json({"game": game, "seats": seats, "record": text})
    if out is None:
        sys.stdout.write("" if json else text)
    else:
        _write(out, text)
    return 0


def _record_cover(game: Game, folder: Path, most: int, json: bool) -> int:
    with _progress() as bar:
        task = bar.add_task(f"{game.id}: goals shown", total=None)
        found, missing = search_cover(
            game, most, lambda tried, shown, goals: bar.update(task, completed=shown, total=goals)
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal(f"{folder} cannot be made: {error.strerror}") from error
    for old in folder.glob(f"{game.id}-*.sarai"):
        old.unlink()
    for one in found:
        _write(folder / f"{one.name}.sarai", one.record)
    if json:
        shown = {one.name: sorted(one.shows) for one in found}
        _print_json({"game": game.id, "records": shown, "missing": sorted(missing)})
    else:
        for one in found:
            print(f"{folder / one.name}.sarai shows {len(one.shows)} things")
    if missing:
        print(f"sarai: no game among {most} shows: {', '.join(sorted(missing))}", file=sys.stderr)
    return 1 if missing else 0


@app.command(help_epilogue="Examples: sarai replay game.sarai --to 40 --seat B · sarai replay game.sarai --verify")
def replay(
    file: Annotated[Path, Parameter(allow_leading_hyphen=True, help="A record; - reads standard input.")],
    *,
    verify: Annotated[bool, Parameter(negative="", help="Check the shuffles against the promised seed.")] = False,
    to: Annotated[int | None, Parameter(converter=_whole, help="Stop after this line of the game.")] = None,
    seat: Eyes = None,
    position: Annotated[bool, Parameter(negative="", help="Print the position as text instead of the board.")] = False,
    language: Language = "en",
    pack: PackFile = None,
    json: Json = False,
) -> None:
    """Replay a record: check every line, then show the table where it ends."""
    text = _read(file, "record")
    parsed = parse_record(text)
    game = games.load(parsed.head.game, pack) if pack else games.load_as_named(parsed.head.game, parsed.head.pack)
    if to is not None and not 0 <= to < len(parsed.lines):
        raise BadRecord(0, f"the game has lines 0 to {len(parsed.lines) - 1}; there is no line {to}")
    if parsed.head.eyes is not None:
        if verify or (seat is not None and _seat(seat, len(parsed.head.seats)) != parsed.head.eyes):
            raise BadOption(["this is one seat's record: it can be shown with that seat's eyes only, and not verified"])
        _replay_view(game, parsed, to, language, json, position)
        return
    words = Words(language, game, parsed.head.seats)
    try:
        playing = replay_record(game, parsed, to)
    except BadRecord as bad:
        if bad.reason is None:
            raise
        raise Refusal(f"bad record: {bad.said} {words.why(bad.reason)}") from bad
    if to is None and str(playing.record) != text:
        raise BadRecord(0, "the record replays, but is not written as Sarai writes it")
    if verify:
        verify_record(game, parsed)
    eyes = None if seat is None else _seat(seat, playing.state.seats)
    if position:
        memories = playing.path[-1].memories
        sys.stdout.write(position_text(playing.state, memories) if eyes is None else view_text(playing.view(eyes)))
        return
    if json:
        told: dict[str, Any] = {"lines": len(playing.record.lines), "over": playing.over, "verified": verify}
        told["standings"] = to_plain(playing.standings()) if playing.over else None
        if eyes is None:
            told["table"] = to_plain(game.table(playing.state, lambda place: True))
        else:
            told["view"] = to_plain(playing.view(eyes))
        _print_json(told)
        return
    shown = game.table(playing.state, lambda place: True) if eyes is None else playing.view(eyes).table
    _print_board(words, shown, playing.state.options)
    ends = "the game is over" if playing.over else "the game is not over"
    print(f"\n{len(playing.record.lines)} lines replay, and {ends}")
    if verify:
        print("the shuffles are those promised (the promise does not cover names, options and answers)")
    if playing.over:
        _print_standings(words, playing.standings())


def _replay_view(game: Game, parsed: Record, to: int | None, language: str, json: bool, position: bool) -> None:
    """One seat's record: show its view, and check that it is one."""
    views = parsed.views()
    last = len(views) - 1 if to is None else to
    seen = checked_view(game, read_view(game, views[last]))
    if seen.seat != parsed.head.eyes:
        raise BadRecord(1, "the views are another seat's than the head says")
    if json:
        _print_json({"lines": len(parsed.lines), "view": to_plain(seen)})
        return
    if position:
        sys.stdout.write(view_text(seen))
        return
    words = Words(language, game, parsed.head.seats)
    _print_board(words, seen.table, seen.options)
    print(f"\nwhat seat {parsed.head.seats[seen.seat] if seen.seat >= 0 else '-'} saw after line {last}")
    if seen.standings:
        _print_standings(words, seen.standings)


@app.command(
    help_epilogue="Example: sarai replay game.sarai --to 40 --position > here.toml && sarai show here.toml --seat A"
)
def show(
    position: Annotated[Path, Parameter(allow_leading_hyphen=True, help="A position; - reads standard input.")],
    *,
    seat: Eyes = None,
    language: Language = "en",
    pack: PackFile = None,
    json: Json = False,
) -> None:
    """Show a position: the table, and what the seats that decide may do."""
    text = _read(position, "position")
    name, pack_named = game_named_in(text)
    game = games.load(name, pack) if pack else games.load_as_named(name, pack_named)
    if is_view(text):
        seen = read_view_text(game, text)
        if seat is not None and _seat(seat, seen.seats) != seen.seat:
            raise BadOption([f"this is another seat's view; it cannot be shown with the eyes of {seat}"])
    else:
        state, memories = read_position(game, text)
        if seat is None:
            _show_whole(game, state, memories, language, json)
            return
        seen = view(state, memories[_seat(seat, state.seats)])
    words = Words(language, game)
    if json:
        _print_json(to_plain(seen))
        return
    _print_board(words, seen.table, seen.options)
    if seen.prompt:
        print(f"\n{words.asks(seen.prompt)}")
        for choice in seen.prompt.choices:
            print(f"  {choice.action:<16} {words.label(choice)}")


def _show_whole(game: Game, state: State, memories: list[Memory], language: str, json: bool) -> None:
    words = Words(language, game)
    shown = game.table(state, lambda place: True)
    if json:
        _print_json({"table": to_plain(shown), "views": [to_plain(view(state, memory)) for memory in memories]})
        return
    _print_board(words, shown, state.options)
    for seat in range(state.seats):
        prompt = view(state, memories[seat]).prompt
        if prompt:
            print(f"\n{LETTERS[seat]}: {words.asks(prompt)}")
            for choice in prompt.choices:
                print(f"  {choice.action:<16} {words.label(choice)}")
    if not state.deciding:
        _print_standings(words, state.standings())


# -- small things


def _print_board(words: Words, table: Any, options: Mapping[str, str]) -> None:
    for line in board(words, table, options):
        print(line)


def _print_standings(words: Words, standings: Standings) -> None:
    print(words.text(f"{words.game.id}-end-{standings.reason}"))
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(standings.ranks)):
        points = ", ".join(
            f"{words.text(f'{words.game.id}-points-{name}')} {count}"
            for name, count in (standings.points[seat].items() if standings.points else ())
        )
        total = f", {words.text('play-total')} {standings.total(seat)}" if points else ""
        print(f"  {words.text('play-place', rank=rank)} {words.seats[seat]}{': ' if points else ''}{points}{total}")


def _bots(text: str, seats: int) -> list[str]:
    """One bot for each seat; a single name stands for all."""
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadOption([f"--bots names {len(names)}, but bots take {seats} seats; give one for each, or one for all"])
    return names


def _options(given: list[str] | None) -> dict[str, str]:
    options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption([f"--option is written NAME=VALUE, not {text!r}"])
        options[name] = value
    return options


def _seat(text: str, seats: int) -> int:
    if text not in ("-", *LETTERS[:seats]):
        raise BadOption([f"seat should be {' or '.join(LETTERS[:seats])}, or - for a spectator, not {text!r}"])
    return seat_of(text)


def _read(path: Path, what: str) -> str:
    try:
        raw = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
        return raw.decode("utf-8")
    except OSError as error:
        raise Refusal(f"the {what} {path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Refusal(f"the {what} {path} is not text: {error}") from error


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror}") from error


def _print_json(data: Any) -> None:
    print(jsonlib.dumps(data, ensure_ascii=False, indent=2))


def _progress() -> AbstractContextManager[Progress]:
    """A bar on the screen, never in what a program reads."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
