"""Stocks: increase, set, pay, lose, and what a card asks about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import printed
from sarai.games.kashgar.constants import (
    EXCHANGE,
    INCREASE_ONE,
    INCREASE_PER_CARD,
    INCREASE_SPICES,
    KINDS_OF_STOCK,
    RAISE_STOCK,
    SET_ONE,
    SET_TO,
    STOCKS,
    TRADE,
)
from sarai.games.kashgar.questions import OfCard, OfStock
from sarai.kernel.native import i64
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.kashgar.table import KashgarTable
    from sarai.games.kashgar.terms import DeedStep
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller
    from sarai.kernel.questions import Args, Arguments


def increase(table: KashgarTable, seat: i64, stock: i64, by: i64, tell: Teller | None) -> None:
    """Raise a stock by this number; whatever exceeds the cap is lost (K21)."""
    stocks = table.players[seat].stocks
    got = min(by, table.terms.cap(stock) - stocks[stock])
    stocks[stock] += got
    if tell is not None:
        tell.say("raises", seat=seat, stock=stock, count=got, now=stocks[stock])


def set_to(table: KashgarTable, seat: i64, stock: i64, value: i64, tell: Teller | None) -> None:
    """Set a stock to exactly this value, up or down."""
    table.players[seat].stocks[stock] = value
    if tell is not None:
        tell.say("sets", seat=seat, stock=stock, now=value)


def pay(table: KashgarTable, seat: i64, stock: i64, count: i64, tell: Teller | None) -> None:
    stocks = table.players[seat].stocks
    stocks[stock] -= count
    if tell is not None:
        tell.say("pays", seat=seat, stock=stock, count=count, now=stocks[stock])


def lose(table: KashgarTable, seat: i64, stock: i64, count: i64, tell: Teller | None) -> i64:
    """Lose this many, or as many as there are; returns how many."""
    stocks = table.players[seat].stocks
    gone = min(count, stocks[stock])
    stocks[stock] -= gone
    if tell is not None:
        tell.say("loses", seat=seat, stock=stock, count=gone, now=stocks[stock])
    return gone


# -- what is asked


class Raise(OfStock):
    """One of the stocks shown (K7), or one spice for the whole number of a symbol S (K22)."""

    name = "raise"
    families = ("raise",)
    verbs = (INCREASE_ONE, INCREASE_SPICES, INCREASE_PER_CARD)

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        row = table.step_now().row
        return [RAISE_STOCK + stock for stock in range(KINDS_OF_STOCK) if row[stock] > 0]

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        stock = action - RAISE_STOCK
        increase(table, seat, stock, raised_by(table, stock), tell)
        table.left -= 1
        if not table.left:
            table.finish_step()

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        return why_not_offered(table, family, said["stock"])

    def label(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        by = raised_by(table, STOCKS.index(said["stock"]))
        return "kashgar-do-raise", {**said, "count": str(by)}

    def is_asked(self, table: KashgarTable) -> bool:
        step = table.step_now()
        return super().is_asked(table) and (step.verb != INCREASE_SPICES or table.left <= len(step.symbols))


def raised_by(table: KashgarTable, stock: i64) -> i64:
    step = table.step_now()
    return step.symbols[len(step.symbols) - table.left] if step.verb == INCREASE_SPICES else step.row[stock]


def why_not_offered(table: KashgarTable, family: str, stock: str) -> Reason | None:
    if stock in printed.offered(table):
        return None
    return Reason(f"kashgar-why-not-to-{family}", {"stock": stock}, "K7")


class SetStock(OfStock):
    """One of the stocks shown, to exactly the number shown (K7, K21)."""

    name = "set-stock"
    families = ("set",)
    verbs = (SET_ONE,)

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        row = table.step_now().row
        return [SET_TO + stock for stock in range(KINDS_OF_STOCK) if row[stock] >= 0]

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        stock = action - SET_TO
        set_to(table, seat, stock, table.step_now().row[stock], tell)
        table.finish_step()

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        return why_not_offered(table, family, said["stock"])

    def label(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        return "kashgar-do-set", {**said, "count": str(table.step_now().row[STOCKS.index(said["stock"])])}


class Exchange(OfCard):
    """How much of one stock to exchange for another, perhaps nothing."""

    name = "amount"
    families = ("trade",)
    topic = "stocks"
    verbs = (EXCHANGE,)

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        step = table.step_now()
        most = min(step.count, table.players[seat].stocks[step.asks])
        return [TRADE + count for count in range(most + 1)]

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        step = table.step_now()
        pay(table, seat, step.asks, action - TRADE, tell)
        increase(table, seat, bought(step), (action - TRADE) * step.keep, tell)
        table.finish_step()

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        step = printed.step_in_use(table)
        most = min(step.most, printed.stocks_of(table, seat)[step.give])
        over = int(said["count"]) > most
        return Reason("kashgar-why-amount", {"stock": step.give, "count": most}) if over else None

    def args(self, table: KashgarTable, seat: int) -> Args:
        step = table.step_now()
        stocks: Args = {"stock": STOCKS[step.asks], "other_stock": STOCKS[bought(step)]}
        return {**super().args(table, seat), **stocks, "rate": int(step.keep)}

    def label(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        step = table.step_now()
        got = str(int(said["count"]) * step.keep)
        stocks = {"stock": STOCKS[step.asks], "other_stock": STOCKS[bought(step)]}
        return "kashgar-do-trade", {**said, **stocks, "got": got}


def bought(step: DeedStep) -> i64:
    """The stock that an exchange brings."""
    stock: i64 = 0
    while not step.row[stock]:
        stock += 1
    return stock
