"""Trading: maps are opened, boards are built at the same time, players declare, or the sand runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.adventures import market, scoring
from sarai.games.adventures.board import HEXES, SHAPE, WAYS
from sarai.games.adventures.routes import EMPTY, empty_layout, is_bonus, of_shape, tile, way_of
from sarai.games.adventures.words import (
    A_BONUS,
    A_DECLARE,
    A_LIFT,
    A_OPEN,
    A_PICK,
    A_PLACE,
    A_READY,
    A_STOP,
    A_TURN,
    BUILDING,
    DECLARED,
    LIVE,
    MAP_STREAM,
    OWN_TIME,
    PICK,
    PIECES,
    READY,
    SET,
    STOPPED,
    TRADING,
    TURNS,
    WAITING,
)
from sarai.kernel.actions import TIME_UP
from sarai.kernel.events import eye
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.adventures.table import Table
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


# -- what may be answered


def choices(table: Table, seat: i64) -> list[int]:
    """Every action that a seat which owes an answer may take, in rising order."""
    player = table.players[seat]
    if table.phase == PICK:
        return [A_PICK + shape for shape in range(3) if table.box[shape]]
    if table.phase == READY:
        return [A_READY]
    if player.doing == WAITING:
        return [A_OPEN]
    found: list[int] = []
    if player.commands < table.terms.moves:
        changes(table, seat, found)
    found.append(A_DECLARE)
    if table.terms.mode == TURNS:
        found.append(A_STOP)
    return found


def changes(table: Table, seat: i64, found: list[int]) -> None:
    """Free placing, turning and lifting; one tile a hex, and no more tiles than there are (S10)."""
    player = table.players[seat]
    layout = player.layout
    for bonus in range(2):
        base = A_BONUS if bonus else A_PLACE
        left = [
            (player.bonus[shape] if bonus else table.terms.tiles) - of_shape(layout, shape, bonus) for shape in range(3)
        ]
        for hex_ in range(HEXES):
            if layout[hex_] == EMPTY:
                for way in range(WAYS):
                    if left[SHAPE[way]] > 0:
                        found.append(int(base + hex_ * WAYS + way))
    for hex_ in range(HEXES):
        laid = layout[hex_]
        if laid != EMPTY:
            lies = way_of(laid)
            for way in range(WAYS):
                if way != lies and SHAPE[way] == SHAPE[lies]:
                    found.append(int(A_TURN + hex_ * WAYS + way))
    for hex_ in range(HEXES):
        if layout[hex_] != EMPTY:
            found.append(int(A_LIFT + hex_))


# -- answering


def answer(table: Table, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
    if action == TIME_UP:
        time_up(table, chance, tell, at)
    elif action < A_DECLARE:
        build(table, seat, action, tell)
    elif action == A_DECLARE:
        declare(table, seat, chance, tell, at)
    elif action == A_STOP:
        stop(table, seat, tell)
        end_when_all_are_done(table, chance, tell, at)
    elif action == A_READY:
        get_ready(table, seat, chance, tell, at)
    elif action == A_OPEN:
        if tell is not None:
            tell.say("opens", seat=seat)
        open_map(table, seat, chance, tell, at)
    else:
        pick(table, seat, action - A_PICK, chance, tell, at)


def prepare(table: Table, chance: Chance, tell: Teller | None, at: int) -> None:
    """Clear the boards. With one glass all say that they are ready; with one's own each opens a map when they like."""
    table.started = 0
    for player in table.players:
        player.layout = empty_layout()
        player.doing = WAITING
        player.commands = 0
        player.opened = 0
        player.time = 0
    table.deciding = (1 << table.seats) - 1
    table.phase = READY if table.terms.mode == LIVE else TRADING
    if table.phase == TRADING and table.terms.mode != OWN_TIME:
        open_all(table, chance, tell, at)


def get_ready(table: Table, seat: i64, chance: Chance, tell: Teller | None, at: int) -> None:
    """When the last one is ready the glass is turned, and all maps with it (S37)."""
    table.players[seat].doing = SET
    table.deciding &= ~(1 << seat)
    if tell is not None:
        tell.say("ready", seat=seat)
    if table.deciding:
        return
    table.phase = TRADING
    table.started = at
    table.deciding = (1 << table.seats) - 1
    open_all(table, chance, tell, at)
    if tell is not None:
        tell.say("sand", count=table.terms.glass // 1000)


def open_all(table: Table, chance: Chance, tell: Teller | None, at: int) -> None:
    for seat in range(table.seats):
        open_map(table, seat, chance, tell, at)


def open_map(table: Table, seat: i64, chance: Chance, tell: Teller | None, at: int) -> None:
    """One map of this round, for its owner's eyes alone; no two players have the same (S8, S40)."""
    waiting = table.maps[table.round - 1]
    piece = chance.pick(MAP_STREAM, waiting)
    waiting[piece] -= 1
    player = table.players[seat]
    player.map = piece
    player.doing = BUILDING
    player.opened = at
    if tell is not None:
        left: i64 = 0
        for kind in range(PIECES):
            left += waiting[kind]
        tell.move(piece, f"maps-{table.round}", left, f"map-{table.round}:{seat}")


def build(table: Table, seat: i64, action: i64, tell: Teller | None) -> None:
    """Place a tile, place a bonus tile, turn one, lift one. What lies where is its owner's secret (S40)."""
    player = table.players[seat]
    layout = player.layout
    player.commands += 1
    if action >= A_LIFT:
        hex_ = action - A_LIFT
        layout[hex_] = EMPTY
        if tell is not None:
            tell.whisper("lifts", eye(int(seat)), "hex", seat=seat, hex=hex_)
        return
    if action >= A_TURN:
        where = action - A_TURN
        hex_ = where // WAYS
        way = where % WAYS
        layout[hex_] = tile(way, 1 if is_bonus(layout[hex_]) else 0)
        if tell is not None:
            tell.whisper("turns", eye(int(seat)), "hex way", seat=seat, hex=hex_, way=way)
        return
    bonus: i64 = 1 if action >= A_BONUS else 0
    where = action - (A_BONUS if bonus else A_PLACE)
    hex_ = where // WAYS
    way = where % WAYS
    layout[hex_] = tile(way, bonus)
    if tell is not None:
        kind = SHAPE[way] + 3 * bonus
        tell.whisper("places", eye(int(seat)), "hex way tile", seat=seat, hex=hex_, way=way, tile=kind)


def declare(table: Table, seat: i64, chance: Chance, tell: Teller | None, at: int) -> None:
    """Final, finished or not (S11). In turn mode the time is what the changes cost; nobody names their own (S35)."""
    player = table.players[seat]
    player.doing = DECLARED
    mode = table.terms.mode
    if mode == TURNS:
        player.time = player.commands * table.terms.step
    elif mode == OWN_TIME:
        player.time = at - player.opened
    elif mode == LIVE:
        player.time = at - table.started
    table.deciding &= ~(1 << seat)
    if tell is not None:
        if table.terms.ranks:
            tell.say("declares", seat=seat, count=player.time // 1000, time=player.time)
        else:
            tell.say("done", seat=seat)
    end_when_all_are_done(table, chance, tell, at)


def stop(table: Table, seat: i64, tell: Teller | None) -> None:
    """Time is up for one player; the board stays as it lies."""
    table.players[seat].doing = STOPPED
    table.deciding &= ~(1 << seat)
    if tell is not None:
        tell.say("stops", seat=seat)


def time_up(table: Table, chance: Chance, tell: Teller | None, at: int) -> None:
    """The sand of everybody, or of those whose own has run out, is through (S36)."""
    own = table.terms.mode == OWN_TIME
    if tell is not None and not own:
        tell.say("time-up")
    for seat in range(table.seats):
        player = table.players[seat]
        if player.doing == BUILDING and (not own or player.opened + table.terms.glass <= at):
            stop(table, seat, tell)
    end_when_all_are_done(table, chance, tell, at)


def end_when_all_are_done(table: Table, chance: Chance, tell: Teller | None, at: int) -> None:
    if table.deciding:
        return
    scoring.score(table, tell)
    scoring.clear_up(table, tell)
    if scoring.award(table, tell):
        go_on(table, chance, tell, at)


def pick(table: Table, seat: i64, shape: i64, chance: Chance, tell: Teller | None, at: int) -> None:
    """The sole last picks a bonus tile from those left (S29)."""
    scoring.give_bonus(table, seat, shape, tell)
    table.deciding = 0
    go_on(table, chance, tell, at)


def go_on(table: Table, chance: Chance, tell: Teller | None, at: int) -> None:
    if scoring.is_last_round(table):
        scoring.finish(table, tell)
    else:
        market.begin_round(table, chance, tell, at)
