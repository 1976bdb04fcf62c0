"""What a store keeps, and what it must be able to do. `sql.SqlStore` does it with SQLite; PostgreSQL can follow."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from msgspec import Struct, field

from sarai.kernel.record import Line
from sarai.kernel.state import NOBODY


class Owner(Struct):
    """Who has a seat: the bot, the guest who made the table, or one who came by link; nobody yet if `guest` is
    empty."""

    kind: str
    guest: str
    name: str
    bot: str = ""
    resigned: bool = False
    seen: int = 0
    """When its guest was last at the table, in milliseconds since 1970."""
    link: int = 0
    """How often its private link was used or renewed: only the newest is good."""
    address: str = ""
    """Where its guest sat down from, as a keyed hash that nobody can read."""

    @property
    def free(self) -> bool:
        return self.kind == "link" and not self.guest


class TableRow(Struct):
    """A table as it is stored, all but its lines: enough to list it without replaying anything."""

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
    address: str = ""
    """Where it was made from, as a keyed hash that nobody can read."""
    listed: bool = False
    """Whether the lobby shows it: it is open, has a free seat, and somebody is waiting there."""
    begun: bool = False
    """Whether somebody other than its maker has answered a question."""
    unattended: bool = False
    """Whether only bots play."""
    owners: list[Owner] = field(default_factory=list)


class CommandKey(NamedTuple):
    """A command that was carried out: whose, on which seat, and its id. Old ones have no seat."""

    guest: str
    seat: int
    id: str

    @property
    def old(self) -> CommandKey:
        return self._replace(seat=NOBODY)


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything from which a table is rebuilt."""

    kept: TableRow
    lines: list[str]
    written: int
    """When the last line was written, in milliseconds since 1970."""
    commands: set[CommandKey]
    barred: set[str]
    """The guests who were removed from it."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many tables in play somebody has made: in all, in the lobby, and with bots alone."""

    tables: int = 0
    listed: int = 0
    unattended: int = 0

    def __add__(self, more: Count) -> Count:
        return Count(self.tables + more.tables, self.listed + more.listed, self.unattended + more.unattended)

    def __sub__(self, less: Count) -> Count:
        return Count(self.tables - less.tables, self.listed - less.listed, self.unattended - less.unattended)


class LineTaken(Exception):
    """Somebody else has written a line with this number: what we hold is not the newest."""


class Store(Protocol):
    """Writing returns at once; the future is done when all of it is on disk, or none of it."""

    def add(self, kept: TableRow, lines: Sequence[Line | str]) -> Future[None]: ...

    def append(
        self,
        kept: TableRow,
        lines: Sequence[Line],
        command: CommandKey | None = None,
        owners: Sequence[int] | None = None,
        lines_only: bool = False,
    ) -> Future[None]:
        """New lines with what they change about the table, and the command that brought them; raises `LineTaken`.

        `owners` are the seats whose owners have changed; None means all. With `lines_only` the rest of what is stored
        of the table is left as it was: the lines themselves tell how many there are and when it changed.
        """

    def bar(self, table: str, guest: str) -> Future[None]:
        """Keep the guest from sitting down there from now on."""

    def delete(self, table: str) -> Future[None]: ...

    def block(self, who: str, until: int) -> Future[None]:
        """Block a guest, or an address by its hash, until then, in milliseconds since 1970; 0 unblocks."""

    def blocked(self) -> dict[str, int]: ...

    def beat(self) -> Future[None]:
        """Write something that does not matter: done when it is on disk."""

    def whole(self, table: str) -> StoredTable | None: ...

    def of_guest(self, guest: str, most: int = 60) -> list[TableRow]: ...

    def listed(self, most: int = 60, of_one: int = 5, of_address: int = 20) -> list[TableRow]:
        """The tables that the lobby shows, the newest first: only so many of one host, and of one address."""

    def newest(self, most: int = 60, running: bool = False) -> list[TableRow]: ...

    def count(self, guest: str = "", address: str = "") -> Count: ...

    def stirring(self) -> list[str]:
        """The tables that go on by themselves, and those that the lobby shows: they need a host."""

    def key(self) -> bytes: ...

    def attend(self, loop: AbstractEventLoop | None) -> None:
        """Deliver results on this loop; None: in any thread."""

    def close(self) -> None: ...
