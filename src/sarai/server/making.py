"""Tables from what is written: as one stood, as somebody brings it, and from any point of another."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from sarai import games
from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.memory import Memory
from sarai.kernel.play import Play, replay, resume
from sarai.kernel.position import position_line
from sarai.kernel.reasons import BadRecord
from sarai.kernel.record import Record, parse_record
from sarai.kernel.state import NOBODY
from sarai.kernel.view import imagine
from sarai.server.refusing import Declined
from sarai.server.store import Whole
from sarai.table import Pace, Table

MOST_LINES = 6000


def table_of(whole: Whole) -> Table:
    """The table as it stood, from what is kept of it."""
    record = parse_record(whole.kept.head + "\n\n" + "\n".join(whole.lines) + "\n")
    game = games.load_as_named(record.head.game, record.head.pack)
    if whole.kept.over:
        playing = replay(game, record)
        playing.chance = Dealer(whole.kept.seed, tuple(record.head.nonces))
        return Table(playing)
    return Table(resume(game, record, whole.kept.seed))


def brought(text: str) -> Table:
    """The table of a record that somebody brings, as it was before it was copied and pasted."""
    text = "\n".join(text.lstrip("\ufeff").splitlines()).strip("\n") + "\n"
    if text.count("\n") > MOST_LINES:
        raise Declined(413, "why-too-big", most=MOST_LINES)
    record = parse_record(text)
    playing = replay(games.load_as_named(record.head.game, record.head.pack), record)
    if str(playing.record) != text:
        raise BadRecord(0, "the record replays, but is not written as Sarai writes it")
    playing.chance = Dealer(b"")
    return Table(playing)


def true_branch(old: Table, n: int, seat: int, dealer: Dealer) -> Table:
    """The lines to n as they were; from there on chance has a new seed."""
    record = old.playing.record
    head = replace(record.head, commitment=dealer.commitment, nonces=list(dealer.nonces), branch=n)
    return Table(resume(old.game, Record(head, list(record.lines[: n + 1])), dealer.seed))


def imagined(old: Table, n: int, seat: int, dealer: Dealer) -> Table:
    """A world that the seat could not tell from the true one after line n; nothing else of the game goes into it."""
    seen = old.playing.view_after(n, seat)
    if not seen.deciding:
        raise Declined(409, "why-over")
    state = imagine(old.game, seen).draw(Fast(secrets.randbits(40)))
    mine = Memory.of(old.game, seat, seen.memory)
    position = position_line(
        state, [mine if one == seat else Memory(old.game, one) for one in (*range(seen.seats), -1)]
    )
    return Table(Play(old.game, old.names, dealer, seen.options, position))


def seat_branch(table: Table, specs: Sequence[str | None]) -> None:
    if table.clock.pace.kind != "none":
        table.playing.note(str(Pace()), NOBODY)
    if table.paused:
        table.resume(NOBODY)
    for seat, spec in enumerate(specs):
        if spec is None and seat in table.bots:
            table.come_back(seat)
        elif spec is not None and table.bots.get(seat) != spec:
            table.take_over(seat, spec)
