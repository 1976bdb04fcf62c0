"""How commands read files, and how they tell what they found: in lines, as JSON, with a progress bar meanwhile."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sarai.kernel.reasons import Refusal
from sarai.kernel.standings import Standings

if TYPE_CHECKING:
    from rich.progress import Progress

    from sarai.words import Words


def read(path: Path, what: str) -> str:
    try:
        raw = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
        return raw.decode("utf-8")
    except OSError as error:
        raise Refusal(f"the {what} {path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Refusal(f"the {what} {path} is not text: {error}") from error


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror}") from error


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def print_wrapped(text: str) -> None:
    width = max(60, shutil.get_terminal_size().columns)
    print(textwrap.fill(text, width, initial_indent=" " * 13, subsequent_indent=" " * 15))


def print_board(words: Words, table: Any, options: Mapping[str, str]) -> None:
    from sarai.terminal.boards import board_of

    for line in board_of(words.game).lines(words, table, options):
        print(line)


def print_standings(words: Words, standings: Standings) -> None:
    print(words.text(f"{words.game.id}-end-{standings.reason}"))
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(standings.ranks)):
        points = ", ".join(
            f"{words.text(f'{words.game.id}-points-{name}')} {count}"
            for name, count in (standings.points[seat].items() if standings.points else ())
        )
        total = f", {words.text('play-total')} {standings.total(seat)}" if points else ""
        print(f"  {words.text('play-place', rank=rank)} {words.seats[seat]}{': ' if points else ''}{points}{total}")


def progress() -> AbstractContextManager[Progress]:
    """A bar on the screen, never in what a program reads."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
