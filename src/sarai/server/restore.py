"""Tables rebuilt from records: as one stood, and from any point of another. Long ones are rebuilt in slices."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from sarai import games
from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.game import Game
from sarai.kernel.memory import Memory
from sarai.kernel.play import Play, Replaying, replaying, resuming
from sarai.kernel.position import position_line
from sarai.kernel.record import Record, parse_record
from sarai.kernel.state import NOBODY, State
from sarai.kernel.view import View, imagine
from sarai.server.line_cache import LineCache
from sarai.server.refusals import Declined
from sarai.server.slices import Work
from sarai.server.store import StoredTable
from sarai.table import Table, TimeControl

Solve = Callable[[Game, State], Awaitable[None] | None]
"""Has somebody else solve what the rules will ask for; returns None if there is nothing to wait for."""


def table_of(whole: StoredTable, solve: Solve) -> Work[Table]:
    """The table as it stood, from what is stored of it."""
    record = parse_record(whole.kept.head + "\n\n" + "\n".join(whole.lines) + "\n")
    game = games.load_as_named(record.head.game, record.head.pack)
    yield None
    if not whole.kept.over:
        return Table((yield from _solving(resuming(game, record, whole.kept.seed), solve)))
    playing = yield from _solving(replaying(game, record), solve)
    playing.chance = Dealer(whole.kept.seed, tuple(record.head.nonces))
    return Table(playing)


def all_told(playing: Play) -> Work[LineCache]:
    """What everybody may read of the lines so far."""
    told = LineCache()
    while len(told) < len(playing.record.lines):
        told.follow(playing)
        yield None
    return told


def recalled(table: Table, n: int, solve: Solve) -> Work[None]:
    """Have the position after line n at hand, replaying the game if it is too far back to be remembered."""
    if not table.playing.remembers(n):
        table.playing.recall((yield from _solving(replaying(table.game, table.playing.record), solve)))


def true_branch(old: Table, n: int, dealer: Dealer, solve: Solve) -> Work[Table]:
    """The lines up to n as they were; from there on chance has a new seed."""
    record = old.playing.record
    head = replace(record.head, commitment=dealer.commitment, nonces=list(dealer.nonces), branch=n)
    lines = list(record.lines[: n + 1])
    return Table((yield from _solving(resuming(old.game, Record(head, lines), dealer.seed), solve)))


def _solving(replayed: Replaying, solve: Solve) -> Work[Play]:
    while True:
        try:
            playing = next(replayed)
        except StopIteration as end:
            whole: Play = end.value
            return whole
        yield solve(playing.game, playing.state)


def imagined(old: Table, seen: View, dealer: Dealer) -> Table:
    """A table in a world that the view's seat could not tell from the true one; made from nothing but the view."""
    if not seen.deciding:
        raise Declined(409, "why-over")
    state = imagine(old.game, seen).draw(Fast(secrets.randbits(40)))
    mine = Memory.of(old.game, seen.seat, seen.memory)
    position = position_line(
        state, [mine if one == seen.seat else Memory(old.game, one) for one in (*range(seen.seats), -1)]
    )
    return Table(Play(old.game, old.names, dealer, seen.options, position))


def seat_branch(table: Table, specs: Sequence[str | None]) -> None:
    if table.clock.pace.kind != "none":
        table.playing.note(str(TimeControl()), NOBODY)
    if table.paused:
        table.resume(NOBODY)
    for seat, spec in enumerate(specs):
        if spec is None and seat in table.bots:
            table.come_back(seat)
        elif spec is not None and table.bots.get(seat) != spec:
            table.take_over(seat, spec)
