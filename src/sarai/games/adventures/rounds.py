"""A round, from its trade card to the bonus tile for the player in last place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.adventures import market, scoring
from sarai.games.adventures.constants import (
    BUILDING,
    LIVE,
    MAP_STREAM,
    OWN_TIME,
    PIECES,
    READY,
    ROUNDS,
    TRADING,
    WAITING,
)
from sarai.games.adventures.routes import empty_layout
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.adventures.table import AdventuresTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def begin(table: AdventuresTable, chance: Chance, tell: Teller | None, at: int) -> None:
    """Good, card, icon, and then trading can begin: prices and cities are open before any map is (S5)."""
    table.round += 1
    if tell is not None:
        tell.say("round", count=table.round)
    market.add_goods(table, chance, tell)
    market.turn_card(table, chance, tell)
    prepare(table, chance, tell, at)


def prepare(table: AdventuresTable, chance: Chance, tell: Teller | None, at: int) -> None:
    """Clear the boards. With one sandglass for all, players say that they are ready; with one each, they open their
    maps when they like."""
    table.started = 0
    for player in table.players:
        player.layout = empty_layout()
        player.doing = WAITING
        player.commands = 0
        player.opened = 0
        player.time = 0
    table.ask(READY if table.terms.mode == LIVE else TRADING)
    if table.phase == TRADING and table.terms.mode != OWN_TIME:
        open_all(table, chance, tell, at)


def open_all(table: AdventuresTable, chance: Chance, tell: Teller | None, at: int) -> None:
    for seat in range(table.seats):
        open_map(table, seat, chance, tell, at)


def open_map(table: AdventuresTable, seat: i64, chance: Chance, tell: Teller | None, at: int) -> None:
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


def end_when_all_are_done(table: AdventuresTable, chance: Chance, tell: Teller | None, at: int) -> None:
    if table.deciding:
        return
    scoring.score(table, tell)
    scoring.clear_up(table, tell)
    if scoring.award(table, tell):
        go_on(table, chance, tell, at)


def go_on(table: AdventuresTable, chance: Chance, tell: Teller | None, at: int) -> None:
    """On to the next round, or to the end."""
    if table.round < ROUNDS:
        begin(table, chance, tell, at)
        return
    table.end()
    if tell is not None:
        tell.say("ends")
