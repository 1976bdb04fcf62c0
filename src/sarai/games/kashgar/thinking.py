"""How well a seat stands: points, stocks, persons, contracts within reach. For `greedy` and for search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.games.kashgar import contracts
from sarai.games.kashgar.constants import (
    COMPLETE,
    COMPLETE_DRAWN,
    DRAW,
    INCREASE,
    INCREASE_ONE,
    INCREASE_PER_CARD,
    INCREASE_SPICES,
    KINDS_OF_STOCK,
    MULES,
    NO_CARD,
    SPICES,
    TAKE,
)
from sarai.kernel.native import i64, mypyc_attr
from sarai.kernel.thinking import Thinking

if TYPE_CHECKING:
    from sarai.games.kashgar.table import KashgarTable
    from sarai.games.kashgar.terms import Deed, DeedStep, KashgarTerms

# In points: roughly what a good, a mule, a person and a way to complete contracts are worth.
GOOD: Final = 0.2
MULE: Final = 0.3
PLENTY: Final = 6.0  # of a stock; more than that is worth nothing here
PERSON: Final = 0.5  # of the best that a person can do
CROWD: Final = 12.0  # persons in the caravans; more than that only wait
COMPLETING: Final = 2.5
NEARNESS: Final = 0.4  # of what the two contracts within easiest reach bring
MISSING: Final = 0.5  # for each good or mule that a contract still needs
DECIDED: Final = 1000.0


@mypyc_attr(native_class=False)
class KashgarThinking(Thinking["KashgarTable"]):
    """Judges by a simple estimate, which search uses after a number of answers."""

    horizon = 25
    clear_lead = 1.5

    def evaluate(self, state: KashgarTable, seat: int) -> float:
        return evaluate(state, seat)


def evaluate(table: KashgarTable, seat: i64) -> float:
    """Points, stocks, persons, how close the best open contracts are, and what the turn may still bring."""
    if not table.deciding:
        return DECIDED if seat in table.winners() else -DECIDED
    player = table.players[seat]
    worth = float(player.points)
    for stock in range(KINDS_OF_STOCK):
        worth += worth_of(stock) * min(float(player.stocks[stock]), PLENTY)
    able = 0.0
    crowd = 0.0
    for caravan in player.caravans:
        for card in caravan:
            able += table.terms.worth[card]
            crowd += 1.0
    worth += able * min(1.0, CROWD / max(1.0, crowd))
    best = 0.0
    second = 0.0
    for contract in table.market:
        if contract != NO_CARD:
            near = nearness(table, seat, contract)
            if near > best:
                best, second = near, best
            elif near > second:
                second = near
    worth += NEARNESS * (best + second)
    if table.turn == seat and table.card != NO_CARD:
        worth += pending(table, seat)
    return worth


def worth_of(stock: i64) -> float:
    return MULE if stock == MULES else GOOD


def nearness(table: KashgarTable, seat: i64, contract: i64) -> float:
    """A contract's points, less something for each good and mule that is missing."""
    stocks, terms = table.players[seat].stocks, table.terms
    missing: i64 = max(0, terms.mules[contract] - stocks[MULES])
    spare: i64 = 0
    price = terms.price[contract]
    for stock in range(KINDS_OF_STOCK):
        over = stocks[stock] - price[stock]
        if over < 0:
            missing -= over
        elif stock < SPICES:
            spare += over
    asked: i64 = 0
    for symbol in terms.symbols[contract]:
        asked += symbol
    if asked > spare:
        missing += asked - spare
    return max(0.0, float(terms.points[contract]) - MISSING * float(missing))


def pending(table: KashgarTable, seat: i64) -> float:
    """What the rest of the current action may still bring."""
    deed = (table.terms.parting if table.parting else table.terms.caravan)[table.card][table.deed]
    worth = 0.0
    for number in range(table.step, len(deed.steps)):
        step = deed.steps[number]
        if step.verb == COMPLETE:
            best = 0.0
            for contract in table.market:
                if contract != NO_CARD and contracts.can_complete(table, step, contract, table.players[seat].stocks):
                    best = max(best, gain(table, contract, step.free))
            worth += best
        else:
            worth += step_worth(step)
    return worth


def gain(table: KashgarTable, contract: i64, free: bool) -> float:
    """What completing a contract brings, less what its price is worth."""
    worth = float(table.terms.points[contract])
    if free:
        return worth
    for stock in range(KINDS_OF_STOCK):
        worth -= worth_of(stock) * float(table.terms.price[contract][stock])
    for symbol in table.terms.symbols[contract]:
        worth -= GOOD * float(symbol)
    return worth


def step_worth(step: DeedStep) -> float:
    """Roughly what a step brings, without looking at the table."""
    worth = 0.0
    if step.verb == INCREASE:
        for stock in range(KINDS_OF_STOCK):
            worth += worth_of(stock) * float(step.row[stock])
        return worth
    if step.verb == INCREASE_ONE:
        for stock in range(KINDS_OF_STOCK):
            worth = max(worth, worth_of(stock) * float(step.row[stock]))
        return worth
    if step.verb == INCREASE_SPICES:
        for symbol in step.symbols:
            worth += 0.25 * float(symbol)
        return worth
    if step.verb == INCREASE_PER_CARD or step.verb == COMPLETE_DRAWN:
        return 1.0
    if step.verb == DRAW:
        return 0.7 * float(step.keep)
    if step.verb == TAKE:
        return 0.8
    return COMPLETING if step.verb == COMPLETE else 0.3


def deed_worth(deed: Deed) -> float:
    worth = 0.0
    for step in deed.steps:
        worth += step_worth(step)
    for stock in range(KINDS_OF_STOCK):
        worth -= worth_of(stock) * float(deed.cost[stock])
    for symbol in deed.symbols:
        worth -= GOOD * float(symbol)
    return worth


def person_worths(terms: KashgarTerms) -> list[float]:
    """What each card in a caravan is worth besides its points, judged by the best that it can do now and then."""
    worths = [0.0] * int(terms.kinds)
    for card in range(terms.persons):
        best = 0.0
        for deed in terms.caravan[card]:
            best = max(best, deed_worth(deed) * (2.0 if deed.completes else 1.0))
        for deed in terms.parting[card]:
            best = max(best, deed_worth(deed))
        worths[card] = PERSON * best
    return worths
