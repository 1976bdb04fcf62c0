"""A turn: one front card, and its caravan action, its parting action, or a pass.

`choices` lists what may be answered to the open question, `answer` carries it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import contracts, deeds, ending
from sarai.games.kashgar.terms import Deed
from sarai.games.kashgar.words import (
    CARAVANS,
    CHOOSE,
    KINDS_OF_STOCK,
    MATRIARCH,
    MOST_DEEDS,
    PART,
    PASS,
    PATRIARCH,
    PAY,
    PAY_SPICE,
    SPICES,
    USE,
)
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.kashgar.table import Table
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def begin(table: Table, chance: Chance, tell: Teller | None) -> None:
    """The next player chooses; who has no action at all is passed over (K17)."""
    table.phase = CHOOSE
    table.deciding = 1 << table.turn
    while table.deciding and not can_act(table, table.turn):
        if tell is not None:
            tell.say("cannot-act", seat=table.turn)
        next_player(table, tell)


def next_player(table: Table, tell: Teller | None) -> None:
    """Clockwise; after the last of the round it is asked whether there is another."""
    if table.terms.holds:  # the goal counts only for who still has it when a turn is over (K12, the other reading)
        for seat in range(table.seats):
            ending.look_for_goal(table, seat, tell)
    table.turn = (table.turn + 1) % table.seats
    if table.turn == table.first and ending.round_is_over(table, tell):
        return
    table.phase = CHOOSE
    table.deciding = 1 << table.turn


def can_act(table: Table, seat: i64) -> bool:
    """A ! card without a payable action is the only one that cannot be chosen (K8)."""
    for number in range(CARAVANS):
        caravan = table.players[seat].caravans[number]
        if caravan and not table.terms.must[caravan[0]]:
            return True
    for number in range(CARAVANS):
        caravan = table.players[seat].caravans[number]
        if caravan:
            for deed in table.terms.caravan[caravan[0]]:
                if contracts.can_afford(table, seat, deed):
                    return True
            for deed in table.terms.parting[caravan[0]]:
                if contracts.can_afford(table, seat, deed):
                    return True
    return False


def choices(table: Table, seat: i64) -> list[int]:
    """Every answer the seat may give to the open question, in rising order."""
    if table.phase == CHOOSE:
        return front_choices(table, seat)
    if table.phase == PAY:
        return cost_choices(table, seat)
    return deeds.choices(table, seat)


def answer(table: Table, seat: i64, action: i64, chance: Chance, tell: Teller | None) -> None:
    """Carry out an answer and whatever follows from it; an answer that is the only one is not asked for."""
    carry_out(table, seat, action, chance, tell)
    while table.deciding and table.phase != CHOOSE:
        forced = choices(table, seat)
        if len(forced) > 1:
            return
        carry_out(table, seat, forced[0], chance, tell)


def carry_out(table: Table, seat: i64, action: i64, chance: Chance, tell: Teller | None) -> None:
    if table.phase == CHOOSE:
        if action >= PASS:
            pass_card(table, seat, action - PASS, tell)
            finish_turn(table, chance, tell)
            return
        parting = action >= PART
        number = action - PART if parting else action - USE
        begin_action(table, seat, number // MOST_DEEDS, parting, number % MOST_DEEDS, tell)
        if table.phase == PAY:
            return
        finished = deeds.begin(table, seat, chance, tell)
    elif table.phase == PAY:
        if not pay_symbol(table, seat, action - PAY_SPICE, tell):
            return
        finished = deeds.begin(table, seat, chance, tell)
    else:
        finished = deeds.answer(table, seat, action, chance, tell)
    while finished:
        table.step += 1
        if table.step == len(deed_now(table).steps):
            finish_turn(table, chance, tell)
            return
        finished = deeds.begin(table, seat, chance, tell)


def deed_now(table: Table) -> Deed:
    """The action that is being carried out."""
    return (table.terms.parting if table.parting else table.terms.caravan)[table.card][table.deed]


# -- choosing a front card


def front_choices(table: Table, seat: i64) -> list[int]:
    """For each front card: its caravan actions and parting actions that can be paid, and to pass (K5, K6, K8)."""
    terms = table.terms
    caravans = table.players[seat].caravans
    found: list[int] = []
    for number in range(CARAVANS):
        if caravans[number]:
            for index, deed in enumerate(terms.caravan[caravans[number][0]]):
                if contracts.can_afford(table, seat, deed):
                    found.append(USE + number * MOST_DEEDS + index)
    for number in range(CARAVANS):
        if caravans[number]:
            for index, deed in enumerate(terms.parting[caravans[number][0]]):
                if contracts.can_afford(table, seat, deed):
                    found.append(PART + number * MOST_DEEDS + index)
    for number in range(CARAVANS):
        if caravans[number] and not terms.must[caravans[number][0]]:
            found.append(PASS + number)
    return found


def begin_action(table: Table, seat: i64, number: i64, parting: bool, deed: i64, tell: Teller | None) -> None:
    """First the card goes to the back, or leaves the game with its points; then the cost is paid (K5)."""
    caravan = table.players[seat].caravans[number]
    card = caravan.pop(0)
    table.card = card
    table.caravan = number
    table.parting = 1 if parting else 0
    table.deed = deed
    table.step = 0
    if parting:
        table.box[PATRIARCH if card == MATRIARCH else card] += 1
        if tell is not None:
            tell.move(card, f"caravans:{seat}:{number}", len(caravan), "box")
            tell.say("parts", seat=seat, person=card, caravan=number + 1, says=table.rules.deed_name(card, 1, deed))
        table.moment += 1
        ending.recount(table, seat, tell)
    else:
        caravan.append(card)
        if tell is not None:
            tell.say("uses", seat=seat, person=card, caravan=number + 1, says=table.rules.deed_name(card, 0, deed))
    pay_cost(table, seat, deed_now(table), tell)


def pass_card(table: Table, seat: i64, number: i64, tell: Teller | None) -> None:
    """The card goes to the back, and that is all (K5)."""
    caravan = table.players[seat].caravans[number]
    card = caravan.pop(0)
    caravan.append(card)
    if tell is not None:
        tell.say("passes", seat=seat, person=card, caravan=number + 1)


# -- the cost


def pay_cost(table: Table, seat: i64, deed: Deed, tell: Teller | None) -> None:
    """What the cost names; its symbols S are asked for one by one."""
    if deed.free:
        return
    for stock in range(KINDS_OF_STOCK):
        if deed.cost[stock]:
            contracts.pay(table, seat, stock, deed.cost[stock], tell)
    if len(deed.symbols):
        table.left = len(deed.symbols)
        table.phase = PAY


def cost_choices(table: Table, seat: i64) -> list[int]:
    """The spices that may be paid now and leave the action possible (K6, K22)."""
    deed = deed_now(table)
    number = len(deed.symbols) - table.left
    left = table.players[seat].stocks[:]
    found: list[int] = []
    for spice in range(SPICES):
        if left[spice] >= deed.symbols[number]:
            left[spice] -= deed.symbols[number]
            if contracts.can_go_on(table, deed, left, number + 1):
                found.append(PAY_SPICE + int(spice))
            left[spice] += deed.symbols[number]
    return found


def pay_symbol(table: Table, seat: i64, spice: i64, tell: Teller | None) -> bool:
    """True when the whole cost is paid."""
    deed = deed_now(table)
    contracts.pay(table, seat, spice, deed.symbols[len(deed.symbols) - table.left], tell)
    table.left -= 1
    return table.left == 0


# -- the end of a turn


def finish_turn(table: Table, chance: Chance, tell: Teller | None) -> None:
    table.forget_action()
    next_player(table, tell)
    if table.deciding and not can_act(table, table.turn):
        begin(table, chance, tell)
