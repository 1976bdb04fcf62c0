"""What a store keeps, and what it must be able to do. `sql.SqlStore` does it with SQLite; PostgreSQL can follow."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Protocol

from sarai.kernel.record import Line


@dataclass(slots=True)
class Owner:
    """Who has a seat: the bot, the guest who made the table, or one who came by link; nobody yet where guest is ''."""

    kind: str
    guest: str
    name: str
    bot: str = ""
    resigned: bool = False


@dataclass(slots=True)
class Kept:
    """A table as it is kept, all but its lines: enough to list it without playing anything again."""

    id: str
    game: str
    head: str
    seed: bytes
    clock: str
    maker: str
    open: bool
    aid: bool
    over: bool
    stirs: bool
    """Whether it goes on by itself: a bot is to answer, or a clock runs."""
    lines: int
    started: int
    changed: int
    branch_of: str | None = None
    branch_n: int | None = None
    imagined: bool = False
    rematch: str | None = None
    owners: list[Owner] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Whole:
    """All that a table is made anew from."""

    kept: Kept
    lines: list[str]
    written: int
    """When the last line was written, in milliseconds since 1970."""
    commands: set[tuple[str, str]]
    """The commands that were carried out: whose, and its id."""


class LineTaken(Exception):
    """Somebody else has written a line of this number: what we hold is not the newest."""


class Store(Protocol):
    """Writing returns at once; the future is done when all of it is on disk, or none of it."""

    def add(self, kept: Kept, lines: Sequence[Line]) -> Future[None]: ...

    def append(self, kept: Kept, lines: Sequence[Line], command: tuple[str, str] | None = None) -> Future[None]:
        """New lines with what they change about the table, and the command that brought them; raises `LineTaken`."""

    def whole(self, table: str) -> Whole | None: ...

    def of_guest(self, guest: str, most: int = 60) -> list[Kept]: ...

    def open_tables(self, most: int = 60) -> list[Kept]: ...

    def stirring(self) -> list[str]: ...

    def key(self) -> bytes: ...

    def close(self) -> None: ...
