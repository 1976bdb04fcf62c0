"""What comes in and goes out: stocks, points, and payments in which jade may stand for coins and camels (M4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo.words import (
    ABHA,
    CAMELS,
    COINS,
    DO_JADE_CAMELS,
    DO_JADE_COINS,
    FLOW,
    JADE,
    KINDS_OF_STOCK,
    MOST_JADE,
    PAY_CAMELS,
    PAY_COINS,
    POINTS,
)
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import Player, Table
    from sarai.kernel.events import Teller


def gain(table: Table, seat: i64, stock: i64, count: i64, tell: Teller | None) -> None:
    """Goods, coins and camels never run out (M23)."""
    if count == 0:
        return
    player = table.players[seat]
    player.stocks[stock] += count
    if tell is not None:
        tell.say("gains", seat=seat, stock=stock, count=count, now=player.stocks[stock])
    if stock == JADE and player.character == ABHA:
        score(table, seat, count, tell)


def lose(table: Table, seat: i64, stock: i64, count: i64, tell: Teller | None) -> None:
    if count == 0:
        return
    player = table.players[seat]
    player.stocks[stock] -= count
    if tell is not None:
        tell.say("pays", seat=seat, stock=stock, count=count, now=player.stocks[stock])


def score(table: Table, seat: i64, count: i64, tell: Teller | None) -> None:
    """Points may fall below 0 (M20)."""
    if count == 0:
        return
    player = table.players[seat]
    player.points += count
    if tell is not None and count > 0:
        tell.say("scores", seat=seat, count=count, now=player.points)
    elif tell is not None:
        tell.say("loses-points", seat=seat, count=-count, now=player.points)


def gain_row(table: Table, seat: i64, row: vec[i64], times: i64, tell: Teller | None) -> None:
    for stock in range(KINDS_OF_STOCK):
        gain(table, seat, stock, row[stock] * times, tell)
    score(table, seat, row[POINTS] * times, tell)


# -- payments


def can_pay(player: Player, coins: i64, camels: i64, jade: i64) -> bool:
    """Where jade is asked only jade serves; what is left of it stands for a coin or a camel each (M4)."""
    stocks = player.stocks
    spare = stocks[JADE] - jade
    if coins > stocks[COINS]:
        spare -= coins - stocks[COINS]
    if camels > stocks[CAMELS]:
        spare -= camels - stocks[CAMELS]
    return spare >= 0


def can_pay_row(player: Player, row: vec[i64], times: i64, more_coins: i64 = 0) -> bool:
    """A price of several stocks, so many times. Points can always be paid."""
    for stock in range(CAMELS + 1, JADE):
        if player.stocks[stock] < row[stock] * times:
            return False
    return can_pay(player, row[COINS] * times + more_coins, row[CAMELS] * times, row[JADE] * times)


def pay_goods(table: Table, seat: i64, row: vec[i64], times: i64, tell: Teller | None) -> None:
    """What of a price is neither coins nor camels nor jade: those are paid by `settle`."""
    for stock in range(CAMELS + 1, JADE):
        lose(table, seat, stock, row[stock] * times, tell)
    score(table, seat, -row[POINTS] * times, tell)


def owe(table: Table, purpose: i64, coins: i64, camels: i64, jade: i64) -> None:
    """A payment is due; `ask_payment` finds out how it is made."""
    table.purpose = purpose
    table.coins_due = coins
    table.camels_due = camels
    table.jade_due = jade
    table.jade_for_coins = 0
    table.phase = PAY_COINS


def least_for_coins(table: Table, player: Player) -> i64:
    return max(0, table.coins_due - player.stocks[COINS])


def most_for_coins(table: Table, player: Player) -> i64:
    """No more than is due, and so much that the camels can still be paid."""
    spare = player.stocks[JADE] - table.jade_due - max(0, table.camels_due - player.stocks[CAMELS])
    return min(table.coins_due, spare, MOST_JADE)


def least_for_camels(table: Table, player: Player) -> i64:
    return max(0, table.camels_due - player.stocks[CAMELS])


def most_for_camels(table: Table, player: Player) -> i64:
    spare = player.stocks[JADE] - table.jade_due - table.jade_for_coins
    return min(table.camels_due, spare, MOST_JADE)


def coin_choices(table: Table, seat: i64) -> list[int]:
    player = table.players[seat]
    least, most = least_for_coins(table, player), most_for_coins(table, player)
    return [int(DO_JADE_COINS + count) for count in range(least, most + 1)]


def camel_choices(table: Table, seat: i64) -> list[int]:
    player = table.players[seat]
    least, most = least_for_camels(table, player), most_for_camels(table, player)
    return [int(DO_JADE_CAMELS + count) for count in range(least, most + 1)]


def pay_coins(table: Table, jade: i64) -> None:
    table.jade_for_coins = jade
    table.phase = PAY_CAMELS


def settle(table: Table, seat: i64, jade: i64, tell: Teller | None) -> None:
    """All of it is paid: `jade` stands for that many camels."""
    for_coins = table.jade_for_coins
    lose(table, seat, COINS, table.coins_due - for_coins, tell)
    lose(table, seat, CAMELS, table.camels_due - jade, tell)
    lose(table, seat, JADE, table.jade_due + for_coins + jade, tell)
    table.coins_due = 0
    table.camels_due = 0
    table.jade_due = 0
    table.jade_for_coins = 0
    table.phase = FLOW
