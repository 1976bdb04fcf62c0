"""Points, which count at every moment, how the game ends, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar.constants import ENDINGS, GOAL, ROUNDS
from sarai.kernel.native import i64
from sarai.kernel.standings import Standings, rank

if TYPE_CHECKING:
    from sarai.games.kashgar.table import KashgarTable
    from sarai.kernel.events import Teller


def person_points(table: KashgarTable, seat: i64) -> i64:
    """The points of the persons in a player's caravans, negative ones too (K11)."""
    terms = table.terms
    player = table.players[seat]
    total: i64 = 0
    for caravan in player.caravans:
        for card in caravan:
            total += terms.points[card]
            counted = terms.points_per[card]
            if counted >= 0:
                for contract in player.contracts:
                    if contract == counted:
                        total += 1
    return total


def contract_points(table: KashgarTable, seat: i64) -> i64:
    points = table.terms.points
    total: i64 = 0
    for contract in table.players[seat].contracts:
        total += points[contract]
    return total


def recount(table: KashgarTable, seat: i64, tell: Teller | None) -> None:
    """After each step that changes a seat's cards: its points, when they last rose (K13), and the goal (K12)."""
    player = table.players[seat]
    before = player.points
    player.points = person_points(table, seat) + contract_points(table, seat)
    if player.points > before:
        player.rose = table.moment
    if not table.terms.holds:
        look_for_goal(table, seat, tell)


def look_for_goal(table: KashgarTable, seat: i64, tell: Teller | None) -> None:
    """Reaching the goal makes this round the last one, even if the points drop again (K12)."""
    if table.last_round or table.players[seat].points < table.terms.goal:
        return
    table.last_round = 1
    if tell is not None:
        tell.say("reaches-goal", seat=seat, count=table.players[seat].points)


def finish_round(table: KashgarTable, tell: Teller | None) -> None:
    """All have had the same number of turns: the game may end now (K12, K19)."""
    if table.last_round:
        close(table, GOAL, tell)
    elif table.round >= table.terms.rounds:
        close(table, ROUNDS, tell)
    else:
        table.round += 1


def close(table: KashgarTable, why: i64, tell: Teller | None) -> None:
    table.ended = why
    table.end()
    if tell is not None:
        tell.say("ends", count=table.round)


def winners(table: KashgarTable) -> list[int]:
    """Most points; in a tie, whoever's points rose last; then a shared win (K13)."""
    first: list[int] = []
    most: i64 = -1000
    last: i64 = -1
    for seat in range(table.seats):
        points, rose = table.players[seat].points, table.players[seat].rose
        if points > most or (points == most and rose > last):
            first = [int(seat)]
            most, last = points, rose
        elif points == most and rose == last:
            first.append(int(seat))
    return first


def standings(table: KashgarTable) -> Standings:
    """Ranked by the same rule as the winners (K13)."""
    won = [
        {"contracts": int(contract_points(table, seat)), "persons": int(person_points(table, seat))}
        for seat in range(table.seats)
    ]
    order = [(int(player.points), int(player.rose)) for player in table.players]
    return Standings(ENDINGS[table.ended], rank(order), won)
