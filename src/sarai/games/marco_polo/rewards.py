"""Receiving rewards: fixed amounts at once, the rest as tasks that `turn` carries out one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import paying
from sarai.games.marco_polo.terms import Reward
from sarai.games.marco_polo.words import (
    CHOOSE_DIFFERENT,
    CHOOSE_GOODS,
    COPY_MARKER,
    DO_COPY,
    DO_GOOD,
    GOLD,
    MOVE,
    OPEN_CONTRACT,
    PEPPER,
    PILE_CONTRACT,
    ROLL_BLACK,
    TASK,
)
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import Table
    from sarai.kernel.events import Teller


def give(table: Table, seat: i64, reward: Reward, tell: Teller | None) -> None:
    """Everything a reward shows; what asks or draws something comes next, before what was already to be done."""
    paying.gain_row(table, seat, reward.row, 1, tell)
    if reward.shields:
        table.players[seat].shields += reward.shields
        if tell is not None:
            tell.say("gains-shield", seat=seat, count=reward.shields)
    if reward.plain:
        return
    tasks: list[int] = []
    if reward.goods:
        if reward.different:
            tasks.append(int(CHOOSE_DIFFERENT * TASK + reward.goods * 8))
        else:
            tasks.append(int(CHOOSE_GOODS * TASK + reward.goods))
    for _ in range(reward.black):
        tasks.append(ROLL_BLACK * TASK)
    for _ in range(reward.pile_contracts):
        tasks.append(PILE_CONTRACT * TASK)
    for _ in range(reward.contracts):
        tasks.append(OPEN_CONTRACT * TASK)
    if reward.move:
        tasks.append(int(MOVE * TASK + reward.move))
    table.todo = tasks + table.todo


def receive_marker(table: Table, seat: i64, city: i64, tell: Teller | None) -> None:
    """The bonus of a city's marker. The one that copies asks which other marker of this game it copies (M17)."""
    marker = table.markers[city]
    reward = table.terms.markers[marker - table.terms.first_marker]
    if tell is not None:
        tell.say("receives-marker", seat=seat, says=table.rules.pieces[marker], location=city)
    if reward.copies:
        table.phase = COPY_MARKER
        return
    give(table, seat, reward, tell)


def copy_choices(table: Table) -> list[int]:
    """Any other marker in the game: not the one in the box, not itself (M17)."""
    found: list[int] = []
    for city in table.terms.marker_cities:
        number = table.markers[city] - table.terms.first_marker
        if not table.terms.markers[number].copies:
            found.append(int(DO_COPY + number))
    found.sort()
    return found


def copy(table: Table, seat: i64, number: i64, tell: Teller | None) -> None:
    if tell is not None:
        tell.say("copies", seat=seat, says=table.rules.pieces[table.terms.first_marker + number])
    give(table, seat, table.terms.markers[number], tell)


def receive_seal(table: Table, seat: i64, seal: i64, tell: Teller | None) -> None:
    """The bonus on an improved seal."""
    if tell is not None:
        tell.say("receives-seal", seat=seat, seal=seal)
    give(table, seat, table.terms.seal_gives[seal], tell)


def receive_tile(table: Table, seat: i64, tile: i64, tell: Teller | None) -> None:
    """The bonus of an outpost tile."""
    if tell is not None:
        tell.say("receives-outpost", seat=seat, says=table.rules.pieces[tile])
    give(table, seat, table.terms.outposts[tile - table.terms.first_outpost], tell)


# -- goods of choice: gold, silk or pepper, never jade


def good_choices(table: Table) -> list[int]:
    kind, argument = table.task // TASK, table.task % TASK
    found: list[int] = []
    for good in range(PEPPER, GOLD + 1):
        if kind != CHOOSE_DIFFERENT or not argument >> (good - PEPPER) & 1:
            found.append(int(DO_GOOD + good - PEPPER))
    return found


def choose_good(table: Table, seat: i64, number: i64, tell: Teller | None) -> None:
    """One good; if more are to be chosen, the question comes again."""
    kind, argument = table.task // TASK, table.task % TASK
    paying.gain(table, seat, PEPPER + number, 1, tell)
    if kind == CHOOSE_DIFFERENT:
        left = argument // 8 - 1
        if left:
            table.todo.insert(0, int(CHOOSE_DIFFERENT * TASK + left * 8 + (argument % 8 | 1 << number)))
    elif argument > 1:
        table.todo.insert(0, int(CHOOSE_GOODS * TASK + argument - 1))
