"""What persons do: one executor for the effect language. What a step asks is in the module on what it concerns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import caravans, drawing, stocks
from sarai.games.kashgar.constants import (
    AMOUNT,
    COMPLETE,
    COMPLETE_DRAWN,
    DRAW,
    EXCHANGE,
    FULFIL_DRAWN,
    FULFIL_OPEN,
    INCREASE,
    INCREASE_ONE,
    INCREASE_PER_CARD,
    INCREASE_SPICES,
    KEEP_CARD,
    KINDS_OF_STOCK,
    OTHERS_INCREASE,
    OTHERS_LOSE,
    OTHERS_SET,
    RAISE,
    READY_PATRIARCH,
    SET,
    SET_ONE,
    SET_STOCK,
    TAKE,
    TAKE_CARD,
    TURN_OVER,
)
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.kashgar.table import KashgarTable
    from sarai.games.kashgar.terms import DeedStep
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def begin(table: KashgarTable, seat: i64, chance: Chance, tell: Teller | None) -> bool:
    """Start a step; True when it is already finished, because there is nothing to choose."""
    step = table.step_now()
    verb = step.verb
    if verb == INCREASE:
        for stock in range(KINDS_OF_STOCK):
            if step.row[stock]:
                stocks.increase(table, seat, stock, step.row[stock], tell)
        return True
    if verb == INCREASE_ONE:
        return table.must_choose(RAISE, 1)
    if verb == INCREASE_SPICES:
        return table.must_choose(RAISE, len(step.symbols))
    if verb == INCREASE_PER_CARD:
        return table.must_choose(RAISE, len(table.players[seat].caravans[table.caravan]))
    if verb == DRAW:
        got = drawing.draw(table, seat, step.deck, step.count, chance, tell)
        return table.must_choose(KEEP_CARD, min(step.keep, got))
    if verb == TURN_OVER:
        drawing.turn_over(table, seat, tell)
        return True
    if verb == COMPLETE:
        return table.must_choose(FULFIL_OPEN, 1)
    if verb == COMPLETE_DRAWN:
        got = drawing.draw(table, seat, step.deck, step.count, chance, tell)
        return table.must_choose(FULFIL_DRAWN, step.keep if got else 0)
    if verb == TAKE:
        return nothing_discarded(table, seat, tell) or table.must_choose(TAKE_CARD, 1)
    if verb == SET:
        for stock in range(KINDS_OF_STOCK):
            if step.row[stock] >= 0:
                stocks.set_to(table, seat, stock, step.row[stock], tell)
        return True
    if verb == SET_ONE:
        return table.must_choose(SET_STOCK, 1)
    if verb == EXCHANGE:
        return table.must_choose(AMOUNT, 1)
    if verb == READY_PATRIARCH:
        drawing.ready_patriarch(table, seat, tell)
        return True
    if verb in (OTHERS_INCREASE, OTHERS_SET, OTHERS_LOSE):
        others(table, seat, step, tell)
        return True
    return caravans.begin(table, seat, step, tell)


def nothing_discarded(table: KashgarTable, seat: i64, tell: Teller | None) -> bool:
    """True when the discard pile is empty: it gives nothing, and the action goes on (K2)."""
    if drawing.total(table.discard):
        return False
    if tell is not None:
        tell.say("finds-nothing", seat=seat)
    return True


def others(table: KashgarTable, seat: i64, step: DeedStep, tell: Teller | None) -> None:
    """Do the step to every other player, clockwise."""
    for ahead in range(1, table.seats):
        other = (seat + ahead) % table.seats
        for stock in range(KINDS_OF_STOCK):
            count = step.row[stock]
            if step.verb == OTHERS_SET and count >= 0:
                stocks.set_to(table, other, stock, count, tell)
            elif step.verb == OTHERS_INCREASE and count:
                stocks.increase(table, other, stock, count, tell)
            elif step.verb == OTHERS_LOSE and count:
                stocks.lose(table, other, stock, count, tell)
