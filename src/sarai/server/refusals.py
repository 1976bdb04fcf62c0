"""How the server says no: a reason as data, the same in English, and a status."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sarai import games
from sarai.kernel.actions import UnknownAction
from sarai.kernel.reasons import BadRecord, IllegalAction, Reason, Refusal
from sarai.server.wire import Refused, RefusedFrame, Why
from sarai.words import MissingText, Words


class Declined(Exception):
    """A request that is not carried out."""

    def __init__(self, status: int, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.status = status
        self.reason = Reason(key, args)


def reason_of(error: Exception) -> Reason:
    """The reason in any of the refusals that kernel, table and server know."""
    if isinstance(error, Declined | IllegalAction):
        return error.reason
    if isinstance(error, BadRecord):
        return Reason("why-bad-record", {"line": error.line, "fault": _short(str(error))})
    assert isinstance(error, Refusal | UnknownAction)
    return Reason("why-bad-request", {"fault": _short(str(error))})


def _short(text: str) -> str:
    line = "".join(char if char.isprintable() else "?" for char in " ".join(text.split()))
    return line if len(line) <= 300 else line[:297] + "..."


def why(reason: Reason) -> Why:
    return Why(reason.key, dict(reason.args), reason.rule, reason.target)


@lru_cache(maxsize=64)
def words(game: str, seats: tuple[str, ...] = ()) -> Words:
    return Words("en", games.load(game), seats)


def said(reason: Reason, game: str = "", seats: Sequence[str] = ()) -> str:
    """The reason as an English sentence."""
    try:
        return words(game or games.FIRST, tuple(seats)).why(reason)
    except MissingText:
        return str(reason)


def refused(error: Exception, game: str = "", seats: Sequence[str] = ()) -> Refused:
    reason = reason_of(error)
    return Refused(why(reason), said(reason, game, seats))


def refused_frame(command: str, reason: Reason, game: str = "", seats: Sequence[str] = ()) -> RefusedFrame:
    return RefusedFrame(command, why(reason), said(reason, game, seats))
