"""Everything an operator may choose. The command line and the configuration file use the same names."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from sarai.bots.process import cores
from sarai.kernel.reasons import BadOption

LOCAL = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("0.0.0.0", "::", "")
PROXY = "127.0.0.1"
"""A request from this address is believed about the client that it is forwarded for."""


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "sarai"


MOST_DIGITS = 15


def whole(kind: Any, tokens: Any) -> int:
    """Whole numbers only: cyclopts would round."""
    text = str(tokens[0].value)
    digits = re.fullmatch(r"-?([0-9]+)", text)
    if digits is None:
        raise ValueError(f"{text!r} is not a whole number")
    if len(digits[1]) > MOST_DIGITS:
        raise ValueError(f"{text!r} has {len(digits[1])} digits; a number may have {MOST_DIGITS}")
    return int(text)


def _about(text: str) -> Parameter:
    return Parameter(help=text, negative="", show_default="[default:" not in text)


def _count(text: str) -> Parameter:
    return Parameter(help=text, converter=whole, show_default="[default:" not in text)


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class Quotas:
    """How much one guest, and one address from which guests come, may take up; 0 is no limit."""

    guest_tables: Annotated[int, _count("Tables in play that a guest has made.")] = 40
    guest_open_tables: Annotated[int, _count("Tables of a guest that the lobby shows.")] = 3
    guest_bot_tables: Annotated[int, _count("Tables of a guest where only bots play.")] = 2
    guest_new_tables: Annotated[int, _count("Tables that a guest makes in 24 hours, uploads included.")] = 150
    guest_sockets: Annotated[int, _count("Tables that a guest has open at once, counting each window.")] = 40
    guest_chores: Annotated[int, _count("Checks, uploads and replays of a guest that run at once.")] = 2
    guest_commands: Annotated[int, _count("Commands a second from a guest, both moves and questions.")] = 40
    guest_open_seats: Annotated[int, _count("Seats that a guest takes at somebody else's open table.")] = 2
    address_tables: Annotated[int, _count("Tables in play that all guests at one address have made.")] = 1000
    address_open_tables: Annotated[int, _count("Tables of one address that the lobby shows.")] = 40
    address_bot_tables: Annotated[int, _count("Tables of one address where only bots play.")] = 8
    address_new_tables: Annotated[int, _count("Tables that one address makes in 24 hours.")] = 3000
    address_sockets: Annotated[int, _count("Tables that all guests at one address have open at once.")] = 1000
    address_connections: Annotated[int, _count("Connections for requests open at once from one address.")] = 2000
    address_chores: Annotated[int, _count("Checks, uploads and replays of one address that run at once.")] = 6
    address_commands: Annotated[int, _count("Commands a second from one address.")] = 400
    address_unread: Annotated[int, _count("Connections of one address that wait for it to read.")] = 200
    address_open_seats: Annotated[int, _count("Seats that guests of one address take at an open table.")] = 4
    address_requests: Annotated[int, _count("Requests a minute from one address.")] = 3000
    game_lines: Annotated[int, _count("Lines of a game after which nothing can be undone or paused.")] = 6000
    record_bytes: Annotated[int, _count("Bytes of an uploaded record.")] = 400_000


FREE = Quotas(
    guest_tables=0,
    guest_open_tables=0,
    guest_bot_tables=0,
    guest_new_tables=0,
    guest_commands=0,
    address_commands=0,
    address_tables=0,
    address_open_tables=0,
    address_bot_tables=0,
    address_new_tables=0,
)
"""For one's own machine: somebody playing alone may leave any number of games unfinished, and have programs play."""


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs."""

    data: Annotated[Path, _about("The folder in which tables are kept. [default: ~/.local/share/sarai]")] = field(
        default_factory=data_folder
    )
    address: Annotated[str, _about("The network address to listen on; 0.0.0.0 means all.")] = "127.0.0.1"
    port: Annotated[int, _count("The port to listen on.")] = 8000
    host_name: Annotated[Sequence[str], _about("A host name by which others reach this server; may be repeated.")] = ()
    core: Annotated[int | None, _count("A core for the server alone, from 0; bots and writing use the others.")] = None
    bots: Annotated[int, _count("Processes in which bots think. [default: one for each core they have]")] = 0
    bot_seconds: Annotated[float, _about("How long a bot may think about one answer.")] = 20.0
    bot_memory: Annotated[int, _count("Megabytes of memory that such a process may use.")] = 512
    chore_seconds: Annotated[float, _about("How long a check, an upload or a replay may take.")] = 20.0
    grace: Annotated[float, _about("Seconds after which somebody who lost the connection counts as gone.")] = 30.0
    request_seconds: Annotated[float, _about("Seconds within which a request has to arrive whole.")] = 15.0
    metrics: Annotated[
        Literal["loopback", "everybody", "nobody"], _about("Who may read /metrics: this machine, everybody or nobody.")
    ] = "loopback"
    log: Annotated[Literal["plain", "json"], _about("How the log is written: for people, or as lines of JSON.")] = (
        "plain"
    )
    quotas: Quotas = field(default_factory=Quotas)

    def __post_init__(self) -> None:
        faults = []
        if not 0 <= self.port <= 65535:
            faults.append(f"port should be 0 to 65535, not {self.port}")
        if self.core is not None and (self.core not in cores() or len(cores()) < 2):
            found = ", ".join(map(str, sorted(cores()))) or "unknown here"
            faults.append(f"core should be one of at least two ({found}), not {self.core}")
        for name, least, most in (
            ("bots", 0, 256),
            ("bot_seconds", 0.1, 3600),
            ("bot_memory", 128, 65536),
            ("chore_seconds", 0.1, 3600),
            ("grace", 0, 86400),
            ("request_seconds", 1, 3600),
        ):
            value = getattr(self, name)
            if not least <= value <= most:
                faults.append(f"{name.replace('_', '-')} should be {least} to {most}, not {value}")
        faults += [
            f"{name.replace('_', '-')} should be 0 or more, not {getattr(self.quotas, name)}"
            for name in Quotas.__slots__
            if getattr(self.quotas, name) < 0
        ]
        faults += [f"{name!r} is not a host name" for name in self.host_name if not name or set(name) & set(" /@")]
        if faults:
            raise BadOption(faults)

    @property
    def processes(self) -> int:
        own = 0 if self.core is None else 1
        return self.bots or (len(cores()) or os.cpu_count() or 1) - own

    @property
    def local(self) -> bool:
        """Whether only this machine can connect."""
        return self.address in LOCAL

    def for_oneself(self) -> Settings:
        """These settings for playing at home: where nobody else can connect, tables and commands are not counted."""
        return replace(self, quotas=FREE) if self.local else self
