"""Stocks, costs and prices, and completing contracts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import drawing, ending
from sarai.games.kashgar.terms import Deed, Step
from sarai.games.kashgar.words import KINDS_OF_STOCK, MULES, NO_CARD, OPEN, SPICES
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.kashgar.table import Table
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


# -- stocks


def increase(table: Table, seat: i64, stock: i64, by: i64, tell: Teller | None) -> None:
    """By the number shown; what goes beyond the cap is forfeit (K21)."""
    stocks = table.players[seat].stocks
    got = min(by, table.terms.cap(stock) - stocks[stock])
    stocks[stock] += got
    if tell is not None:
        tell.say("raises", seat=seat, stock=stock, count=got, now=stocks[stock])


def set_to(table: Table, seat: i64, stock: i64, value: i64, tell: Teller | None) -> None:
    """To exactly that value, up or down."""
    table.players[seat].stocks[stock] = value
    if tell is not None:
        tell.say("sets", seat=seat, stock=stock, now=value)


def pay(table: Table, seat: i64, stock: i64, count: i64, tell: Teller | None) -> None:
    stocks = table.players[seat].stocks
    stocks[stock] -= count
    if tell is not None:
        tell.say("pays", seat=seat, stock=stock, count=count, now=stocks[stock])


def lose(table: Table, seat: i64, stock: i64, count: i64, tell: Teller | None) -> i64:
    """As much of it as there is; how much that was."""
    stocks = table.players[seat].stocks
    gone = min(count, stocks[stock])
    stocks[stock] -= gone
    if tell is not None:
        tell.say("loses", seat=seat, stock=stock, count=gone, now=stocks[stock])
    return gone


# -- can it be paid?


def price_of(table: Table, step: Step, contract: i64, stock: i64) -> i64:
    """What a contract costs of a stock when this step completes it."""
    if step.free:
        return 0
    price = table.terms.price[contract][stock]
    if stock == step.asks:
        price -= min(step.less, price)
    return price


def symbols_of(table: Table, step: Step, contract: i64) -> i64:
    """How many symbols S its price has."""
    return 0 if step.free else len(table.terms.symbols[contract])


def can_complete(table: Table, step: Step, contract: i64, stocks: vec[i64]) -> bool:
    """Have the mules shown, checked before paying, then be able to pay (K9)."""
    if not step.allowed[contract]:
        return False
    waived = step.no_mules or (step.free and table.terms.waives_mules)
    if not waived and stocks[MULES] < table.terms.mules[contract]:
        return False
    if step.free:
        return True
    for stock in range(KINDS_OF_STOCK):
        if stocks[stock] < price_of(table, step, contract, stock):
            return False
    symbols = table.terms.symbols[contract]
    if not len(symbols):
        return True
    left = stocks[:]
    for stock in range(KINDS_OF_STOCK):
        left[stock] -= price_of(table, step, contract, stock)
    return can_pay_symbols(left, symbols, 0)


def can_pay_symbols(stocks: vec[i64], symbols: vec[i64], number: i64) -> bool:
    """Whether each symbol from this one on finds a spice (K22)."""
    if number == len(symbols):
        return True
    for spice in range(SPICES):
        if stocks[spice] >= symbols[number]:
            stocks[spice] -= symbols[number]
            possible = can_pay_symbols(stocks, symbols, number + 1)
            stocks[spice] += symbols[number]
            if possible:
                return True
    return False


def can_afford(table: Table, seat: i64, deed: Deed) -> bool:
    """The whole cost can be paid, in some mix that leaves the action possible (K6)."""
    if deed.draws_contracts and not table.contracts.size:
        return False
    stocks = table.players[seat].stocks
    if deed.free:
        return not deed.completes or some_open(table, deed.steps[0], stocks)
    for stock in range(KINDS_OF_STOCK):
        if stocks[stock] < deed.cost[stock]:
            return False
    if not len(deed.symbols) and not deed.completes:
        return True
    left = stocks[:]
    for stock in range(KINDS_OF_STOCK):
        left[stock] -= deed.cost[stock]
    return can_go_on(table, deed, left, 0)


def can_go_on(table: Table, deed: Deed, stocks: vec[i64], number: i64) -> bool:
    """With these stocks: the symbols of the cost from this one on can be paid, and the action is then possible (K6)."""
    if number == len(deed.symbols):
        return not deed.completes or some_open(table, deed.steps[0], stocks)
    for spice in range(SPICES):
        if stocks[spice] >= deed.symbols[number]:
            stocks[spice] -= deed.symbols[number]
            possible = can_go_on(table, deed, stocks, number + 1)
            stocks[spice] += deed.symbols[number]
            if possible:
                return True
    return False


def some_open(table: Table, step: Step, stocks: vec[i64]) -> bool:
    for contract in table.market:
        if contract != NO_CARD and can_complete(table, step, contract, stocks):
            return True
    return False


# -- completing


def pay_price(table: Table, seat: i64, step: Step, contract: i64, tell: Teller | None) -> None:
    """The price but for its symbols S, which are asked for one by one."""
    for stock in range(KINDS_OF_STOCK):
        price = price_of(table, step, contract, stock)
        if price:
            pay(table, seat, stock, price, tell)


def complete(table: Table, seat: i64, contract: i64, drawn: bool, chance: Chance, tell: Teller | None) -> None:
    """The contract lies before its owner from now on; an open one is replaced at once (K10)."""
    slot: i64 = 0
    if drawn:
        table.drawn[contract] -= 1
        if tell is not None:
            tell.move(contract, table.drawn_place(), drawing.drawn_left(table), f"completed:{seat}")
    else:
        while slot < OPEN and table.market[slot] != contract:
            slot += 1
        table.market[slot] = NO_CARD
        if tell is not None:
            tell.move(contract, f"market:{slot}", 0, f"completed:{seat}")
    table.players[seat].contracts.append(int(contract))
    if tell is not None:
        tell.say("completes", seat=seat, contract=contract, count=table.terms.points[contract])
    table.moment += 1
    ending.recount(table, seat, tell)
    if not drawn:
        drawing.open_contract(table, slot, chance, tell)
