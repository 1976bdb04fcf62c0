"""The command line: `sarai COMMAND`, with `--help` everywhere and `--json` where a program may read.

Each family of commands has a module, which is loaded only when one of its commands runs.
"""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from cyclopts import App, CycloptsError

from sarai import __version__, build
from sarai.kernel.reasons import Refusal

COMMANDS = {  # the command: the function that runs it, and examples
    "play": (
        "play:play",
        "Examples: sarai play · sarai play --port 9000 --no-browser · sarai play --plain --seats 4",
    ),
    "term": (
        "play:term",
        "Examples: sarai term · sarai term dunhuang --people 2 --seats 3 --name Ann --name Ben",
    ),
    "serve": ("serve:serving", ""),
    "admin": ("serve:admin", ""),
    "backup": ("serve:backup", "Example: sarai backup sarai-backup.sqlite"),
    "restore": ("serve:restore", "Example: sarai restore sarai-backup.sqlite"),
    "check-store": ("serve:check_store", "Examples: sarai check-store · sarai check-store backup.sqlite --replay"),
    "compile": ("speed:compile_build", ""),
    "games": ("catalogue:list_games", ""),
    "content": (
        "catalogue:content",
        "Examples: sarai content dunhuang · sarai content dunhuang --check my-pack.toml",
    ),
    "sim": (
        "simulation:sim",
        "Example: sarai sim dunhuang --seats 4 --bots random --games 1000 --seed 7 --json",
    ),
    "balance": (
        "simulation:balance",
        "Example: sarai balance kashgar --games 10000 --option expansion=none --option expansion=all --processes 2",
    ),
    "perft": ("simulation:perft", "Example: sarai perft dunhuang 3 --seats 2 --seed 1"),
    "bench": (
        "speed:bench",
        "Examples: sarai bench · sarai bench --peers --rounds 15 · sarai bench --games dunhuang --json",
    ),
    "load": ("speed:load", "Example: sarai load --tables 100 --seconds 20"),
    "record": (
        "records:record",
        "Examples: sarai record dunhuang --seats 3 --seed 5 · sarai record --cover dunhuang --out DIR",
    ),
    "replay": (
        "records:replay",
        "Examples: sarai replay game.sarai --to 40 --seat B · sarai replay game.sarai --verify",
    ),
    "show": (
        "records:show",
        "Example: sarai replay game.sarai --to 40 --position > here.toml && sarai show here.toml --seat A",
    ),
}

PARTS = {"client": "the browser client", "compiled": "compiled rules"}


def told_version() -> str:
    """The version and the build that runs; then, a line each, what this installation lacks, and why."""
    lines = [f"{__version__} ({build.running()})"]
    for part, reason in build.left_out().items():
        if part != "compiled" or build.running() == "interpreted":  # it may have been compiled since
            lines.append(f"without {PARTS[part]}: {reason}")
    return "\n".join(lines)


app = App(
    name="sarai",
    version=told_version,
    version_format="plaintext",
    help="An open table for board games of the Silk Road: play, simulate, record, replay.",
    help_epilogue="Start with: sarai play",
)
for _name, (_place, _examples) in COMMANDS.items():
    app.command(f"sarai.cli.{_place}", name=_name, **({"help_epilogue": _examples} if _examples else {}))


def main() -> None:
    """Run a command; bad input gets one clear message and exit code 2."""
    if sys.stdin is None or sys.stdout is None or sys.stderr is None:
        sys.exit(2)  # the streams on which we could say why are closed
    _every_letter()
    if set(sys.argv[1:]) <= {"--help", "-h"}:
        for name in COMMANDS:
            app[name]  # loads it, so that the list of commands can describe it
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


def _every_letter() -> None:
    """Terminals with another encoding still get every letter, or a stand-in for it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _stop(message: str) -> NoReturn:
    """One line that people can read, whatever is in it, and exit code 2."""
    line = "".join(char if char.isprintable() else "?" for char in " ".join(message.split()))
    print(f"sarai: {line}", file=sys.stderr)
    sys.exit(2)
