"""For the operator of a server: `serve`, `admin`, and the store with `backup`, `restore` and `check-store`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from cyclopts.config import Toml

from sarai import build
from sarai.cli.output import print_json
from sarai.cli.parameters import Json, whole
from sarai.kernel.reasons import Refusal
from sarai.server.settings import Settings, data_folder

Data = Annotated[Path | None, Parameter(help="The folder in which tables are kept. [default: ~/.local/share/sarai]")]
Most = Annotated[int, Parameter(converter=whole, help="How many at most.")]


def from_file(app: App, commands: tuple[str, ...], arguments: Any) -> None:
    """Whatever is not given on the command line is taken from the file that --config names."""
    for argument in arguments:
        if "--config" in argument.names and argument.tokens:
            Toml(argument.tokens[0].value, must_exist=True, use_commands_as_keys=False)(app, commands, arguments)


serving = App(
    name="serve",
    config=from_file,
    help_epilogue="Examples: sarai serve --host-name games.example · sarai serve --config /etc/sarai.toml --check",
)


@serving.default
def serve(
    *,
    config: Annotated[
        Path | None, Parameter(help="A TOML file with any of these settings, under the same names.")
    ] = None,
    check: Annotated[bool, Parameter(negative="", help="Check everything and say what is wrong; serve nobody.")] = (
        False
    ),
    settings: Settings | None = None,
) -> int:
    """Serve tables to others: without a browser, with limits for strangers, and a log."""
    from sarai.server import run

    settings = settings or Settings()
    if not check:
        build.compile_later()
        run.serve(settings)
        return 0
    faults = run.looked_over(settings)
    for fault in faults:
        print(f"sarai: {fault}")
    if not faults:
        print(
            f"all is well: tables are kept in {settings.data}, and port {settings.port} of {settings.address} is ours"
        )
    return 2 if faults else 0


def backup(file: Annotated[Path, Parameter(help="A new file for the copy.")], *, data: Data = None) -> None:
    """Copy the store, even of a running server; the copy is checked, and readable by its owner only."""
    from sarai.server import control
    from sarai.server.backup import copy

    if file.exists():
        raise Refusal(f"{file} already exists; choose another file for the copy")
    folder = data or data_folder()
    try:
        control.ask_for_backup(folder, file)
    except control.NoServer:
        copy(folder, file)
    print(f"copied to {file}; it holds the seeds of running games and the key of all cookies, so keep it to yourself")


def restore(file: Annotated[Path, Parameter(help="A copy made by `backup`.")], *, data: Data = None) -> None:
    """Put a copy in the store's place; no server may be running on it. The old store stays beside it."""
    from sarai.server.backup import restore as bring_back

    aside = bring_back(file, data or data_folder())
    print(f"restored from {file}" + (f"; the old store is in {aside}" if aside else ""))


def check_store(
    file: Annotated[Path | None, Parameter(help="A store or a copy of one. [default: the folder's own]")] = None,
    *,
    data: Data = None,
    replay: Annotated[bool, Parameter(negative="", help="Also replay every game in it.")] = False,
    json: Json = False,
) -> int:
    """Check a store without changing it, even beside a running server. Exit code 1 means that something is wrong."""
    from sarai.server.backup import check
    from sarai.server.folder import STORE

    report = check(file or (data or data_folder()) / STORE, replay)
    if json:
        print_json(
            {
                "file": str(report.file),
                "form": report.form,
                "tables": report.tables,
                "running": report.running,
                "lines": report.lines,
                "replayed": report.replayed,
                "faults": report.faults,
            }
        )
        return 1 if report.faults else 0
    for fault in report.faults:
        print(f"sarai: {report.file} {fault}")
    if report.faults:
        return 1
    played = f", {report.replayed} games replayed" if replay else ""
    print(f"{report.file} is sound: {report.tables} tables, {report.running} in play, {report.lines} lines{played}")
    return 0


# -- admin

admin = App(name="admin", help="Manage a running server: its tables, and who may come in.")
# Both may begin with a hyphen.
TableName = Annotated[str, Parameter(help="A table, as `admin list` names it.", allow_leading_hyphen=True)]
GuestName = Annotated[
    str, Parameter(help="A guest or an address, as `admin list` names them.", allow_leading_hyphen=True)
]


@admin.command(name="list")
def list_tables(
    *,
    data: Data = None,
    most: Most = 40,
    running: Annotated[bool, Parameter(negative="", help="Only those in play.")] = False,
    json: Json = False,
) -> None:
    """List the tables played most recently, with the names by which guests and addresses can be blocked."""
    found = _ask(data, do="list", most=most, running=running)
    if json:
        print_json(found)
        return
    for one in found:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one["changed"] / 1000))
        state = "over" if one["over"] else f"{len(one['here'])} here"
        print(f"{one['id']}  {one['game']:<11} {one['lines']:>5} lines  {state:<8} {when}  from {one['address']}")
        for seat in one["seats"]:
            print(f"    {seat['name']:<24} {seat['bot'] or (_who(seat) if seat['guest'] else 'free')}")
        for eyes in one["here"]:
            print(f"    {'(is here)':<24} {_who(eyes)}")


def _who(one: dict[str, str]) -> str:
    """A guest and where they come from: either can be blocked."""
    return " from ".join(name for name in (one["guest"] or "nobody by name", one["address"]) if name)


@admin.command
def close(table: TableName, *, data: Data = None) -> None:
    """Disconnect everybody from a table; it is kept, and can be opened again."""
    print(f"closed {_ask(data, do='close', table=table)}")


@admin.command
def delete(table: TableName, *, data: Data = None) -> None:
    """Delete a table for good."""
    print(f"deleted {_ask(data, do='delete', table=table)}")


@admin.command
def block(
    who: GuestName,
    *,
    days: Annotated[int, Parameter(converter=whole, help="For how many days.")] = 30,
    data: Data = None,
) -> None:
    """Block a guest, or everybody at an address."""
    print(f"{_ask(data, do='block', who=who, days=days)} is blocked for {days} days")


@admin.command
def unblock(who: GuestName, *, data: Data = None) -> None:
    """Let somebody in again."""
    print(f"{_ask(data, do='block', who=who, days=0)} may come in again")


@admin.command
def blocked(*, data: Data = None, json: Json = False) -> None:
    """List who is blocked, and until when."""
    found = _ask(data, do="blocked")
    if json:
        print_json(found)
        return
    for who, until in found.items():
        print(f"{who}  until {time.strftime('%Y-%m-%d %H:%M', time.localtime(until / 1000))}")
    if not found:
        print("nobody is blocked")


@admin.command
def health(*, data: Data = None) -> int:
    """Say whether the store can be written to and the bots answer; exit code 1 means no."""
    found = _ask(data, do="health")
    print_json(found)
    return 0 if found["ok"] else 1


def _ask(data: Path | None, **asked: Any) -> Any:
    from sarai.server.control import ask

    return ask(data or data_folder(), **asked)
