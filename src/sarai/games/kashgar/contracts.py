"""Costs and prices, and completing contracts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import drawing, ending, printed
from sarai.games.kashgar.constants import (
    COMPLETE,
    COMPLETE_DRAWN,
    ENOUGH,
    FULFIL_DRAWN,
    KINDS_OF_STOCK,
    MULES,
    NO_CARD,
    PAY_PRICE,
    PAY_SPICE,
    SPICES,
)
from sarai.games.kashgar.questions import OfCard, OfStock
from sarai.games.kashgar.stocks import pay
from sarai.kernel.native import i64, vec
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.kashgar.table import KashgarTable
    from sarai.games.kashgar.terms import Deed, DeedStep
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller
    from sarai.kernel.questions import Args, Arguments


# -- can it be paid?


def price_of(step: DeedStep, stock: i64, price: i64) -> i64:
    """What a contract costs of a stock when this step completes it."""
    if step.free:
        return 0
    return price - min(step.less, price) if stock == step.asks else price


def can_complete(table: KashgarTable, step: DeedStep, contract: i64, stocks: vec[i64]) -> bool:
    """Whether the mules shown are there, checked before paying, and the price can be paid (K9)."""
    if not step.allowed[contract]:
        return False
    waived = step.no_mules or (step.free and table.terms.waives_mules)
    if not waived and stocks[MULES] < table.terms.mules[contract]:
        return False
    if step.free:
        return True
    price = table.terms.price[contract]
    for stock in range(KINDS_OF_STOCK):
        if stocks[stock] < price_of(step, stock, price[stock]):
            return False
    symbols = table.terms.symbols[contract]
    if not len(symbols):
        return True
    left = stocks[:]
    for stock in range(KINDS_OF_STOCK):
        left[stock] -= price_of(step, stock, price[stock])
    return can_pay_symbols(left, symbols, 0)


def can_pay_symbols(stocks: vec[i64], symbols: vec[i64], number: i64) -> bool:
    """Whether there is a spice for each symbol from this one on (K22)."""
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


def can_afford(table: KashgarTable, seat: i64, deed: Deed) -> bool:
    """Whether the whole cost can be paid, in some mix that leaves the action possible (K6)."""
    if deed.draws_contracts and not table.contracts.size:
        return False
    stocks = table.players[seat].stocks
    if deed.free:
        return not deed.completes or some_open(table, deed.steps[0], stocks)
    cost = deed.cost
    for stock in range(KINDS_OF_STOCK):
        if stocks[stock] < cost[stock]:
            return False
    if not len(deed.symbols) and not deed.completes:
        return True
    left = stocks[:]
    for stock in range(KINDS_OF_STOCK):
        left[stock] -= cost[stock]
    return can_go_on(table, deed, left, 0)


def can_go_on(table: KashgarTable, deed: Deed, stocks: vec[i64], number: i64) -> bool:
    """Whether these stocks can pay the symbols of the cost from this one on, leaving the action possible (K6)."""
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


def some_open(table: KashgarTable, step: DeedStep, stocks: vec[i64]) -> bool:
    for contract in table.market:
        if contract != NO_CARD and can_complete(table, step, contract, stocks):
            return True
    return False


# -- completing


def fulfil(table: KashgarTable, seat: i64, contract: i64, chance: Chance, tell: Teller | None) -> None:
    """Choose a contract and pay its price; its symbols S are asked for one by one."""
    step = table.step_now()
    price = table.terms.price[contract]
    for stock in range(KINDS_OF_STOCK):
        count = price_of(step, stock, price[stock])
        if count:
            pay(table, seat, stock, count, tell)
    table.contract = contract
    if step.free or not len(table.terms.symbols[contract]):
        complete(table, seat, chance, tell)
        return
    if tell is not None:
        tell.say("settles-on", seat=seat, contract=contract)
    table.target = 0
    table.ask(PAY_PRICE)


def complete(table: KashgarTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
    """The price is paid, and the contract is its owner's from now on; more drawn contracts may follow."""
    contract = table.contract
    table.contract = NO_CARD
    table.target = 0
    table.left -= 1
    if table.step_now().verb == COMPLETE:
        complete_open(table, seat, contract, chance, tell)
        table.finish_step()
        return
    table.drawn[contract] -= 1
    if tell is not None:
        tell.move(contract, table.drawn_place(), drawing.total(table.drawn), f"completed:{seat}")
    own(table, seat, contract, tell)
    if table.left and drawing.total(table.drawn):
        table.ask(FULFIL_DRAWN)
        return
    drawing.put_away(table, seat, tell)
    table.finish_step()


def complete_open(table: KashgarTable, seat: i64, contract: i64, chance: Chance, tell: Teller | None) -> None:
    """An open contract is replaced at once (K10)."""
    slot: i64 = 0
    while table.market[slot] != contract:
        slot += 1
    table.market[slot] = NO_CARD
    if tell is not None:
        tell.move(contract, f"market:{slot}", 0, f"completed:{seat}")
    own(table, seat, contract, tell)
    drawing.open_contract(table, slot, chance, tell)


def own(table: KashgarTable, seat: i64, contract: i64, tell: Teller | None) -> None:
    table.players[seat].contracts.append(int(contract))
    if tell is not None:
        tell.say("completes", seat=seat, contract=contract, count=table.terms.points[contract])
    table.moment += 1
    ending.recount(table, seat, tell)


# -- what is asked


class FulfilOpen(OfCard):
    """Which of the open contracts that can be completed now; two alike are one choice."""

    name = "fulfil-open"
    families = ("fulfil",)
    topic = "contracts"
    verbs = (COMPLETE,)

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        step = table.step_now()
        found: list[int] = []
        for contract in table.market:
            if contract != NO_CARD and can_complete(table, step, contract, table.players[seat].stocks):
                action = int(table.terms.fulfil + contract)
                if action not in found:
                    found.append(action)
        found.sort()
        return found

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        fulfil(table, seat, action - table.terms.fulfil, chance, tell)

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        if table.game.pieces.index(said["contract"]) not in table.market:
            return Reason("kashgar-why-not-open", {**said})
        return why_not_now(table, seat, said["contract"])

    def label(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        return label_of(table, said)

    def target(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> str:
        market = [int(card) for card in table.market]
        contract = table.game.pieces.index(said["contract"])
        return f"market:{market.index(contract)}" if contract in market else f"drawn:{seat}:{said['contract']}"


class FulfilDrawn(OfCard):
    """Which of the drawn contracts; enough, if the card says "may" or none can be completed (K6, K23)."""

    name = "fulfil-drawn"
    families = ("enough", "fulfil")
    topic = "contracts"
    verbs = (COMPLETE_DRAWN,)

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        step, drawn, stocks = table.step_now(), table.drawn, table.players[seat].stocks
        found = [
            int(table.terms.fulfil + contract)
            for contract in range(table.terms.first_contract, table.terms.kinds)
            if drawn[contract] and can_complete(table, step, contract, stocks)
        ]
        return [ENOUGH, *found] if step.may or not found else found

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        if action != ENOUGH:
            fulfil(table, seat, action - table.terms.fulfil, chance, tell)
            return
        if tell is not None:
            tell.say("completes-no-more", seat=seat)
        drawing.put_away(table, seat, tell)
        table.finish_step()

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        drawn = [name for name, count in zip(table.game.pieces, table.drawn) if count]
        if family == "enough":
            if printed.step_in_use(table).may or all(why_not_now(table, seat, name) for name in drawn):
                return None
            return Reason("kashgar-why-not-enough", {}, "K23")
        if said["contract"] not in drawn:
            return Reason("kashgar-why-contract-not-drawn", {**said}, "K23")
        return why_not_now(table, seat, said["contract"])

    def label(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        return label_of(table, said) if family == "fulfil" else super().label(table, seat, family, said)

    def target(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> str:
        return f"drawn:{seat}:{said['contract']}" if family == "fulfil" else ""


class PayPrice(OfStock):
    """A spice for each symbol S of a contract's price, one that leaves the other symbols payable (K22)."""

    name = "pay-price"
    families = ("pay",)
    topic = "contracts"
    verbs = (COMPLETE, COMPLETE_DRAWN)

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        symbols = table.terms.symbols[table.contract]
        left = table.players[seat].stocks[:]
        found: list[int] = []
        for spice in range(SPICES):
            if left[spice] >= symbols[table.target]:
                left[spice] -= symbols[table.target]
                if can_pay_symbols(left, symbols, table.target + 1):
                    found.append(PAY_SPICE + int(spice))
                left[spice] += symbols[table.target]
        return found

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        symbols = table.terms.symbols[table.contract]
        pay(table, seat, action - PAY_SPICE, symbols[table.target], tell)
        table.target += 1
        if table.target == len(symbols):
            complete(table, seat, chance, tell)

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        contract = printed.contract_named(table, table.game.pieces[table.contract])
        return printed.why_not_symbol(table, seat, said["stock"], contract.spices[table.target :])

    def args(self, table: KashgarTable, seat: int) -> Args:
        count = int(table.terms.symbols[table.contract][table.target])
        return {**super().args(table, seat), "contract": table.game.pieces[table.contract], "count": count}

    def is_asked(self, table: KashgarTable) -> bool:
        contract, step = table.contract, table.step_now()
        if contract == NO_CARD or step.free or table.target >= len(table.terms.symbols[contract]):
            return False
        drawn = step.verb == COMPLETE_DRAWN  # only the drawer knows which they are
        return super().is_asked(table) and (drawn or int(contract) in table.market)


def why_not_now(table: KashgarTable, seat: int, contract: str) -> Reason | None:
    """Why the current step cannot complete a contract."""
    return printed.why_not_complete(table, printed.step_in_use(table), contract, printed.stocks_of(table, seat))


def label_of(table: KashgarTable, said: Arguments) -> tuple[str, Arguments]:
    points = table.terms.points[table.game.pieces.index(said["contract"])]
    return "kashgar-do-fulfil", {**said, "points": str(points), "says": said["contract"]}
