"""Final scoring in the printed order, and who has won (M18, M19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import rulebook
from sarai.games.marco_polo.constants import (
    CAMELS,
    CITIES,
    COINS,
    DE_WU,
    GOALS,
    IMPROVED,
    JADE,
    PEPPER,
    SEALS,
)
from sarai.kernel.native import i64
from sarai.kernel.standings import Standings, rank

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import MarcoPoloPlayer, MarcoPoloTable
    from sarai.kernel.events import Teller


def close(table: MarcoPoloTable, tell: Teller | None) -> None:
    """Nothing more is awarded; goals are shown (M25, M28)."""
    table.end()
    if tell is not None:
        for seat in range(table.seats):
            for goal in range(GOALS):
                if table.players[seat].goals[goal]:
                    kind = table.terms.first_goal + goal
                    tell.move(kind, f"goal:{seat}", 0, f"shown:{seat}")
                    tell.reveal("shows-goal", seat=seat, goal=kind, says=table.game.pieces[kind])
        tell.say("ends")


def goal_points(table: MarcoPoloTable, player: MarcoPoloPlayer) -> i64:
    """Points for each improved seal that the goal shows."""
    points: i64 = 0
    for goal in range(GOALS):
        if player.goals[goal]:
            for seal in range(len(SEALS)):
                if player.seals[seal] == IMPROVED:
                    points += table.terms.goal_seals[goal][seal]
    return points


def shields_of(table: MarcoPoloTable, player: MarcoPoloPlayer) -> i64:
    """Different shields at one's posts, and every +1: those received, De Wu's own, and those a goal shows."""
    seen: i64 = 0
    for city in range(CITIES):
        if player.has_post(city):
            seen |= 1 << table.terms.shield[city]
    count = player.shields
    if player.character == DE_WU:
        count += 1
    for goal in range(GOALS):
        if player.goals[goal]:
            for shield in table.terms.goal_shields[goal]:
                if seen >> shield & 1:
                    count += 1
    while seen:
        seen &= seen - 1
        count += 1
    return count


def shield_points(table: MarcoPoloTable, player: MarcoPoloPlayer) -> i64:
    """The points on the track; its last number is the most."""
    track = table.terms.track
    return track[min(shields_of(table, player), len(track) - 1)]


def goods_points(player: MarcoPoloPlayer) -> i64:
    """All goods together, with jade, without camels; what is left over counts nothing (M18)."""
    goods: i64 = 0
    for stock in range(PEPPER, JADE + 1):
        goods += player.stocks[stock]
    return goods // rulebook.GOODS_A_POINT


def coin_points(player: MarcoPoloPlayer) -> i64:
    return player.stocks[COINS] // rulebook.COINS_A_POINT


def contract_points(table: MarcoPoloTable, seat: i64) -> i64:
    """8 for all with the most contracts, 4 for all with the next lower number; having none never scores (M18)."""
    mine = len(table.players[seat].completed)
    if mine == 0:
        return 0
    most: i64 = 0
    second: i64 = 0
    with_most: i64 = 0
    for player in table.players:
        done = len(player.completed)
        if done > most:
            second = most
            most = done
            with_most = 1
        elif done == most:
            with_most += 1
        elif done > second:
            second = done
    if mine == most:
        return rulebook.MOST_COMPLETED
    if mine != second or table.seats == 2 or (with_most > 1 and not table.terms.after_tie):
        return 0
    return rulebook.SECOND_COMPLETED


def total(table: MarcoPoloTable, seat: i64) -> i64:
    player = table.players[seat]
    points = player.points + goal_points(table, player) + shield_points(table, player)
    return points + goods_points(player) + coin_points(player) + contract_points(table, seat)


def winners(table: MarcoPoloTable) -> list[int]:
    """Most points, then most camels, then a shared victory (M19)."""
    first: list[int] = []
    most: i64 = -100_000
    camels: i64 = -1
    for seat in range(table.seats):
        points, have = total(table, seat), table.players[seat].stocks[CAMELS]
        if points > most or (points == most and have > camels):
            first = [int(seat)]
            most, camels = points, have
        elif points == most and have == camels:
            first.append(int(seat))
    return first


def standings(table: MarcoPoloTable) -> Standings:
    won = []
    for seat in range(table.seats):
        player = table.players[seat]
        won.append(
            {
                "play": int(player.points),
                "goal": int(goal_points(table, player)),
                "shields": int(shield_points(table, player)),
                "goods": int(goods_points(player)),
                "coins": int(coin_points(player)),
                "contracts": int(contract_points(table, seat)),
            }
        )
    order = [(int(total(table, seat)), int(table.players[seat].stocks[CAMELS])) for seat in range(table.seats)]
    return Standings("rounds", rank(order), won)
