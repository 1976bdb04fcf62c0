"""Playing: `play` in the browser or in plain lines, `term` on a drawn table."""

from __future__ import annotations

import hashlib
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sarai import build, games
from sarai.cli.asked import Language, OptionList, PackFile, Seats, one_for_each, options_in, whole
from sarai.cli.told import write
from sarai.kernel.reasons import BadOption, Refusal
from sarai.table import Keeper, Seat, Shelf
from sarai.terminal.sitting import Sitting, open_table, resume_table, seat_names
from sarai.words import Words


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
People = Annotated[int, Parameter(converter=whole, help="How many of the seats are people at this terminal.")]
Names = Annotated[
    list[str] | None, Parameter(name="--name", negative="", help="What a person is called; may be repeated.")
]
Bots = Annotated[
    str,
    Parameter(help="The bots in the other seats, with commas between: random, greedy, ismcts:1000. [default: medium]"),
]
KnownSeed = Annotated[int | None, Parameter(converter=whole, help="Deal a known game again, for trying things out.")]
RecordFile = Annotated[
    Path | None, Parameter(help="A new file for the record. [default: in ~/.local/share/sarai/records]")
]
SaveFile = Annotated[Path | None, Parameter(help="Go on with a game that was left: its file that ends with .save.")]


def play(
    game: OptionalGame = None,
    *,
    port: Annotated[int, Parameter(converter=whole, help="Where to serve; the next free port if it is taken.")] = 8000,
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
    bots: Bots = "",
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
    laid_out = wanted != Wanted(game, 3, 1, None, "", None, None, None, None, None, language)
    if not plain and not laid_out:
        _serve(game, port, browser, data, address, host_name or [])
    elif plain or not _drawable():
        from sarai.terminal.plain import Lines

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


def term(
    game: OptionalGame = None,
    *,
    seats: Seats = 3,
    people: People = 1,
    name: Names = None,
    bots: Bots = "",
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
    others = (
        one_for_each(wanted.bots or loaded.levels["medium"], wanted.seats - people) if people < wanted.seats else []
    )
    dealt = None if wanted.seed is None else hashlib.sha256(str(wanted.seed).encode()).digest()
    called = seat_names(Words(wanted.language, loaded), people, len(others), wanted.name or ())
    seats = [Seat(name, bot) for name, bot in zip(called, [""] * people + others, strict=True)]
    table = open_table(loaded, seats, loaded.complete_options(options_in(wanted.option)), dealt)
    return Sitting(table, _keeper(wanted.record, game), 0, clock)


def _keeper(named: Path | None, game: str) -> Keeper:
    """A new file for the game: the one that was named, else one among the player's own."""
    if named is None:
        return Shelf().keeper(game)
    keeper = Keeper(named)
    if named.exists() or (keeper.save and keeper.save.exists()):
        raise Refusal(f"{named} is there already; name another file for the record")
    write(named, "")
    return keeper
