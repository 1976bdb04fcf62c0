"""Where tables are saved: the only module of this package that touches files.

A game has two files side by side. `NAME.sarai` is its record, which may be shared. `NAME.sarai.save`, while the game
runs, is for its owner's eyes only: the record with the seed that is still secret, and how far the clock has run.

    sarai save 1
    seed: 0f3a…
    at: 41200

    sarai record 1
    …
"""

from __future__ import annotations

import os
import re
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from sarai.kernel.game import Game
from sarai.kernel.reasons import BadRecord, Refusal
from sarai.kernel.record import Record, parse_record
from sarai.table.table import Table

FORMAT = "sarai save 1"
SUFFIX = ".save"
Read = TypeVar("Read")
_HEAD = re.compile(rf"{FORMAT}\nseed: ((?:[0-9a-f]{{2}}){{1,64}})\nat: (0|[1-9]\d{{0,14}})\n\n")


def save_text(table: Table, at: int) -> str:
    return f"{FORMAT}\nseed: {table.dealer.seed.hex()}\nat: {at}\n\n{table.playing.record}"


@dataclass(frozen=True, slots=True)
class Saved:
    """What a save says; nobody has checked yet that its lines are a game."""

    seed: bytes
    at: int
    record: Record

    def table(self, game: Game) -> Table:
        """The table as it stood; raises `BadRecord` with the line of the file that is wrong."""
        return _shifted(lambda: Table.resumed(game, self.record, self.seed))


def read_save(text: str) -> Saved:
    """Read a save's text; raises `BadRecord` naming the line."""
    found = _HEAD.match(text)
    if found is None:
        raise BadRecord(_first_wrong(text), f"a save begins with {FORMAT!r}, its seed, its time and an empty line")
    record = _shifted(lambda: parse_record(text[found.end() :]))
    return Saved(bytes.fromhex(found[1]), max(int(found[2]), record.lines[-1].at), record)


def _first_wrong(text: str) -> int:
    """The first of the four head lines that is wrong: each is tried with good lines filled in after it."""
    model = [f"{FORMAT}\n", "seed: 00\n", "at: 0\n", "\n"]
    told = text.splitlines(keepends=True)
    good = 0
    while good < len(model) - 1 and _HEAD.match("".join([*told[: good + 1], *model[good + 1 :]])):
        good += 1
    return good + 1


def _shifted(read: Callable[[], Read]) -> Read:
    """A fault in the record is a fault in the save, some lines further down."""
    try:
        return read()
    except BadRecord as bad:
        if not bad.line:
            raise
        fault = bad.said.removeprefix(f"line {bad.line}: ")
        raise BadRecord(bad.line + 4, fault, bad.reason) from bad


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game, as far as its head describes it."""

    file: Path
    game: str
    seats: list[str]
    lines: int
    when: float


class SavesFolder:
    """The folder of a player's own games."""

    def __init__(self, folder: Path | None = None) -> None:
        home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
        self.folder = folder or Path(home) / "sarai" / "records"

    def keeper(self, game: str) -> Keeper:
        """A new file for a game. If it cannot be created, saving the game will say so."""
        stem = self.folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
        for name in (f"{stem}.sarai", *(f"{stem}-{n}.sarai" for n in range(2, 100))):
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                Path(name).touch(exist_ok=False)
            except FileExistsError:
                continue
            except OSError:
                break
            return Keeper(Path(name))
        return Keeper(Path(f"{stem}.sarai"))

    def kept(self) -> list[SavedGame]:
        """The games that can be resumed, the latest first; what cannot be read is left out."""
        found = []
        for path in self.folder.glob(f"*.sarai{SUFFIX}"):
            try:
                record = read_save(path.read_text(encoding="utf-8")).record
                when = path.stat().st_mtime
            except (OSError, ValueError):
                continue
            found.append(SavedGame(path, record.head.game, record.head.seats, len(record.lines), when))
        return sorted(found, key=lambda one: -one.when)


class Keeper:
    """Keeps one table on disk: its record and, while the game runs, the save beside it. Without a file, nothing."""

    def __init__(self, record: Path | None) -> None:
        self.record = record
        self.save = None if record is None else record.with_name(record.name + SUFFIX)

    @classmethod
    def of_save(cls, save: Path) -> Keeper:
        if not save.name.endswith(SUFFIX):
            raise Refusal(f"{save} is not a save: the name of a save ends with {SUFFIX}")
        return cls(save.with_name(save.name.removesuffix(SUFFIX)))

    def keep(self, table: Table, at: int) -> None:
        """Write the table to disk; a reader finds the old files or the new ones, never half of one."""
        if self.record is None or self.save is None:
            return
        if table.over:
            _write(self.record, str(table.playing.record))
            self.save.unlink(missing_ok=True)
        else:
            _write(self.save, save_text(table, at))
            _write(self.record, str(table.playing.record))


def _write(path: Path, text: str) -> None:
    """Replace the file in one step; only its owner can read it."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
