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
    """Who has a seat: the bot, the guest who made the table, or one who came by link; nobody yet where guest is ''."""

    kind: str
    guest: str
    name: str
    bot: str = ""
    resigned: bool = False
    seen: int = 0
    """When its guest was last at the table, in milliseconds since 1970."""
    link: int = 0
    """How often its private link was used or made anew: only the newest is good."""
    address: str = ""
    """From where its guest sat down; a keyed hash, so that nobody can read it."""

    @property
    def free(self) -> bool:
        return self.kind == "link" and not self.guest


class Kept(Struct):
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
    address: str = ""
    """From where it was made; a keyed hash, so that nobody can read it."""
    listed: bool = False
    """Whether the lobby shows it: it is open, has not begun, and somebody waits there."""
    begun: bool = False
    """Whether somebody besides its maker has answered a question."""
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
class Whole:
    """All that a table is made anew from."""

    kept: Kept
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
    """Somebody else has written a line of this number: what we hold is not the newest."""


class Store(Protocol):
    """Writing returns at once; the future is done when all of it is on disk, or none of it."""

    def add(self, kept: Kept, lines: Sequence[Line | str]) -> Future[None]: ...

    def append(
        self,
        kept: Kept,
        lines: Sequence[Line],
        command: CommandKey | None = None,
        owners: Sequence[int] | None = None,
        lines_only: bool = False,
    ) -> Future[None]:
        """New lines with what they change about the table, and the command that brought them; raises `LineTaken`.

        `owners` are the seats whose owners have changed, all where nothing is said of them. With `lines_only` what is
        kept of the table is left as it was: how many lines it has, and when it changed, is told by the lines too.
        """

    def bar(self, table: str, guest: str) -> Future[None]:
        """From now on the guest cannot sit down there."""

    def delete(self, table: str) -> Future[None]: ...

    def block(self, who: str, until: int) -> Future[None]:
        """Keep a guest, or an address by its hash, out until then; in milliseconds since 1970, 0: let in again."""

    def blocked(self) -> dict[str, int]: ...

    def beat(self) -> Future[None]:
        """Write something, and nothing that matters: done when it is on disk."""

    def whole(self, table: str) -> Whole | None: ...

    def of_guest(self, guest: str, most: int = 60) -> list[Kept]: ...

    def listed(self, most: int = 60, of_one: int = 5, of_address: int = 20) -> list[Kept]:
        """The tables that the lobby shows, the newest first: so many of one host, and of one address."""

    def newest(self, most: int = 60, running: bool = False) -> list[Kept]: ...

    def count(self, guest: str = "", address: str = "") -> Count: ...

    def stirring(self) -> list[str]:
        """The tables that go on by themselves, and those that the lobby shows: they need a host."""

    def key(self) -> bytes: ...

    def attend(self, loop: AbstractEventLoop | None) -> None:
        """Whoever waits for what is written does so on this loop; None: in any thread."""

    def close(self) -> None: ...
