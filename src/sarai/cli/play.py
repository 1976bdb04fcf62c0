"""Playing: `play` in the browser or in plain lines, `term` on a drawn table."""

from __future__ import annotations

import hashlib
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from sarai import build, games
from sarai.bots import levels
from sarai.cli.output import write
from sarai.cli.parameters import Language, OptionList, PackFile, Seats, one_for_each, options_in, whole
from sarai.kernel.options import check_seats, complete_options
from sarai.kernel.reasons import BadOption, Refusal
from sarai.table import Keeper, SavesFolder, Seat
from sarai.terminal.screen import why_not_drawn
from sarai.terminal.sitting import Sitting, open_table, resume_table, seat_names
from sarai.words import Words

if TYPE_CHECKING:
    from sarai.server.settings import Settings

OptionalGame = Annotated[str | None, Parameter(help="A game's id; `sarai games` lists them.")]


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """How somebody wants a game laid out on this terminal; `play` and `term` take the same."""

    seats: Seats = 3
    people: Annotated[int, Parameter(converter=whole, help="How many of the seats are people at this terminal.")] = 1
    name: Annotated[
        list[str] | None, Parameter(name="--name", negative="", help="A person's name; may be repeated.")
    ] = None
    bots: Annotated[
        str,
        Parameter(
            help="The bots in the other seats, separated by commas: random, greedy, ismcts:1000. [default: medium]",
            show_default=False,
        ),
    ] = ""
    option: OptionList = None
    pack: PackFile = None
    seed: Annotated[int | None, Parameter(converter=whole, help="Deal the same game again, for trying things out.")] = (
        None
    )
    record: Annotated[
        Path | None, Parameter(help="A new file for the record. [default: in ~/.local/share/sarai/records]")
    ] = None
    resume: Annotated[Path | None, Parameter(help="Resume a game from its file, which ends with .save.")] = None


AS_USUAL = Wanted()


def play(
    game: OptionalGame = None,
    *,
    port: Annotated[int, Parameter(converter=whole, help="The port to serve on, or the next free one.")] = 8000,
    browser: Annotated[bool, Parameter(negative="--no-browser", help="Open the browser on the first page.")] = True,
    data: Annotated[
        Path | None, Parameter(help="The folder in which tables are kept. [default: ~/.local/share/sarai]")
    ] = None,
    plain: Annotated[bool, Parameter(negative="", help="Play in plain lines on this terminal instead.")] = False,
    address: Annotated[str, Parameter(help="The network address to listen on; 0.0.0.0 means all.")] = "127.0.0.1",
    host_name: Annotated[
        list[str] | None, Parameter(negative="", help="A host name by which others reach this server; may be repeated.")
    ] = None,
    wanted: Wanted = AS_USUAL,
    language: Language = "en",
) -> None:
    """Play in the browser: serves tables from this machine and opens the first page.

    With --plain, or with any option that lays out a game (--seats and all below it), play on this terminal instead.
    """
    if not plain and wanted == AS_USUAL:
        from sarai.server.settings import Settings, data_folder

        names = tuple(host_name or ())
        _serve(game, Settings(data=data or data_folder(), address=address, port=port, host_name=names), browser)
    elif plain:
        _in_plain_lines(_sitting(game, wanted, language, stamped=False), language)
    else:
        _term(game, wanted, language, anyhow=True)


def _serve(game: str | None, settings: Settings, browser: bool) -> None:
    from sarai.server.run import serve

    if game is not None:
        games.load(game)
    build.compile_later()
    path = f"/?game={game}" if game else "/"
    serve(settings.for_oneself(), browser=browser, path=path, next_port=True)


def term(
    game: OptionalGame = None,
    *,
    wanted: Wanted = AS_USUAL,
    language: Language = "en",
) -> None:
    """Play on a drawn table that fills the terminal; without a game, choose one or resume one."""
    _term(game, wanted, language)


def _term(game: str | None, wanted: Wanted, language: str, anyhow: bool = False) -> None:
    """On a drawn table, or in plain lines where nothing can be drawn: `anyhow`, or if whoever is asked agrees."""
    words = Words(language, games.load(games.FIRST))
    why = why_not_drawn(words)
    if why:
        if sys.stdin.isatty() and sys.stdout.isatty():
            _offer_plain_lines(words, why)
            if game is None and wanted.resume is None:
                game = _chosen_game(language)
        elif not anyhow:
            raise Refusal(f"{why} {words.text('term-plain-command', command='sarai play --plain')}")
        sitting = _sitting(game, wanted, language, stamped=False)
        if not sys.stdout.isatty():
            print(why)
        _in_plain_lines(sitting, language)
        return
    from sarai.terminal.app import Left, SaraiApp

    opened = None
    if game is not None or wanted.resume is not None:
        opened = _sitting(game, wanted, language, stamped=True)
    build.compile_later()
    app = SaraiApp(language, opened)
    left = app.run() or Left()
    for line in left.lines:
        print(line)
    if left.plain:
        going_on = left.sitting or _sitting(_chosen_game(app.language), wanted, app.language, stamped=False)
        _in_plain_lines(going_on, app.language)


def _offer_plain_lines(words: Words, why: str) -> None:
    """Say why nothing can be drawn here, and ask whether plain lines will do."""
    print(why)
    if _asked(f"{words.text('term-plain-instead')} ").lower().startswith("n"):
        raise SystemExit(0)


def _chosen_game(language: str) -> str:
    """Which game to play, asked in plain lines; Enter takes the first."""
    names = list(games.GAMES)
    words = [Words(language, games.load(name)) for name in names]
    print(words[0].text("term-what"))
    for number, (name, own) in enumerate(zip(names, words, strict=True), 1):
        print(f"  {number}  {own.text(f'{name}-title')}")
    while True:
        typed = _asked("> ") or "1"
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        if typed in names:
            return typed


def _asked(question: str) -> str:
    """What was typed; whoever ends the input leaves."""
    from sarai.terminal.plain_lines import typed

    try:
        return typed(question).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        raise SystemExit(0) from None


def _in_plain_lines(sitting: Sitting, language: str) -> None:
    from sarai.terminal.plain_lines import PlainGame

    build.compile_later()
    PlainGame(sitting, language).run()


def _sitting(named: str | None, wanted: Wanted, language: str, stamped: bool) -> Sitting:
    """The table that was asked for, new or resumed, with the file it is kept in."""
    clock = time.monotonic if stamped else None
    if wanted.resume is not None:
        keeper = Keeper.of_save(wanted.resume)
        table, at = resume_table(wanted.resume, wanted.pack, language)
        return Sitting(table, keeper, at, clock)
    game, people = named or games.FIRST, wanted.people
    loaded = games.load(game, wanted.pack)
    check_seats(loaded, wanted.seats)
    if not 1 <= people <= wanted.seats:
        raise BadOption([f"people should be 1 to {wanted.seats}, the number of seats, not {people}"])
    if len(wanted.name or ()) > people:
        raise BadOption([f"--name names {len(wanted.name or ())}, but there are {people} people at the table"])
    others = (
        one_for_each(wanted.bots or levels(loaded)["medium"], wanted.seats - people) if people < wanted.seats else []
    )
    dealt = None if wanted.seed is None else hashlib.sha256(str(wanted.seed).encode()).digest()
    called = seat_names(Words(language, loaded), people, len(others), wanted.name or ())
    seats = [Seat(name, bot) for name, bot in zip(called, [""] * people + others, strict=True)]
    table = open_table(loaded, seats, complete_options(loaded, options_in(wanted.option)), dealt)
    return Sitting(table, _keeper(wanted.record, game), 0, clock)


def _keeper(named: Path | None, game: str) -> Keeper:
    """A new file for the game: the one that was named, else one among the player's own."""
    if named is None:
        return SavesFolder().keeper(game)
    keeper = Keeper(named)
    if named.exists() or (keeper.save and keeper.save.exists()):
        raise Refusal(f"{named} already exists; choose another file for the record")
    write(named, "")
    return keeper
