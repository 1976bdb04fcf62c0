"""Long work that needs no open table: checks, uploads, replays, calculations. Done in a process of its own.

Such a process is trusted: unlike a bot's, it is handed whole records. Each chore is a question in JSON and an answer in
JSON; a fault in somebody's record is an answer too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from sarai import games
from sarai.bots.process import work
from sarai.kernel.caches import once
from sarai.kernel.chance import Dealer
from sarai.kernel.play import Play, replay, verify
from sarai.kernel.reasons import BadRecord, Refusal
from sarai.kernel.record import Record, parse_record
from sarai.server.encoding import whole_view
from sarai.server.wire import encode
from sarai.table import Table

MOST_LINES = 8000
MOST_LINE = 40_000
MOST_NAME = 60
MOST_BOT = 40
MOST_PLAYS = 4
_plays: dict[bytes, Play] = {}


def check(text: str) -> bytes:
    """Whether the shuffles of a record follow from the seed that was promised."""
    try:
        record = parse_record(text)
        verify(games.load_as_named(record.head.game, record.head.pack), record)
    except BadRecord as bad:
        return encode({"ok": False, "said": str(bad)})
    return encode({"ok": True, "said": "the shuffles are those promised before the game"})


def bring(text: str) -> bytes:
    """Read an uploaded record, undoing what copying and pasting did to it; returns what a store keeps of its table."""
    text = "\n".join(text.lstrip("\ufeff").splitlines()).strip("\n") + "\n"
    try:
        _check_sizes(text)
        table = Table(_brought(text))
    except BadRecord as bad:
        return encode({"line": bad.line, "fault": str(bad)})
    except Refusal as bad:
        return encode({"line": 1, "fault": str(bad)})
    record = table.playing.record
    return encode(
        {
            "game": record.head.game,
            "head": str(record.head),
            "lines": [str(line) for line in record.lines],
            "seed": record.lines[-1].said if record.lines[-1].noted == "seed" else "",
            "names": table.names,
            "bots": [table.bots.get(seat, "") for seat in range(len(table.names))],
            "resigned": list(table.playing.resigned),
            "clock": str(table.clock.pace),
            "over": table.over,
        }
    )


def _check_sizes(text: str) -> None:
    if text.count("\n") > MOST_LINES:
        raise BadRecord(MOST_LINES, f"an uploaded record has at most {MOST_LINES} lines")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_LINE:
            raise BadRecord(number, f"a line has at most {MOST_LINE} characters")


def _brought(text: str) -> Play:
    record = parse_record(text)
    _check_names(record)
    playing = replay(games.load_as_named(record.head.game, record.head.pack), record)
    if str(playing.record) != text:
        raise BadRecord(0, "the record replays, but is not written as Sarai writes it")
    playing.chance = Dealer(b"")
    return playing


def _check_names(record: Record) -> None:
    names = [*record.head.seats, *record.head.nonces]
    names += [line.said for line in record.lines if line.noted == "name"]
    bots = [line.said for line in record.lines if line.noted == "bot"]
    if any(len(name) > MOST_NAME for name in names) or any(len(bot) > MOST_BOT for bot in bots):
        raise BadRecord(1, f"a name has at most {MOST_NAME} characters, and a bot's {MOST_BOT}")


def views(text: str, seat: int, first: int, last: int) -> bytes:
    """The views of a seat after some lines of a record. The caller has checked that the asker may see that seat."""
    playing = _played(text)
    shown = [
        b'{"n":%d,"view":%b}' % (n, whole_view(playing.game, playing.view_after(n, seat)))
        for n in range(first, last + 1)
    ]
    return b'{"views":[' + b",".join(shown) + b"]}"


def redact(text: str, seat: int) -> bytes:
    """The record as one seat may have it while the game runs."""
    return encode(str(_played(text).redacted(seat)))


def _played(text: str) -> Play:
    """Cached, because leafing through a game asks for it again and again."""
    record = parse_record(text)
    key = hashlib.sha256(text.encode()).digest()
    game = games.load_as_named(record.head.game, record.head.pack)
    return once(_plays, key, lambda: replay(game, record), MOST_PLAYS)


def solve(game: str, pack: str, riddles: list[list[int]]) -> bytes:
    """The answers that the rules will ask for."""
    loaded = games.load_as_named(game, pack)
    return encode([loaded.riddles.solve(tuple(riddle)) for riddle in riddles])


CHORES: dict[str, Callable[..., bytes]] = {
    "verify": check,
    "bring": bring,
    "views": views,
    "redact": redact,
    "solve": solve,
}


def do(asked: dict[str, Any]) -> bytes:
    return CHORES[asked.pop("do")](**asked)


if __name__ == "__main__":
    work(do)
