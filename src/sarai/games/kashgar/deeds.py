"""What persons do: one executor for the effect language.

`begin` starts a step of an action, `choices` and `answer` carry on where it asks something. `begin` and `answer`
return True when the step is finished.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import contracts, drawing, ending
from sarai.games.kashgar.terms import Step
from sarai.games.kashgar.words import (
    AMOUNT,
    ANYWHERE,
    BACK,
    CARAVAN,
    CARAVANS,
    CHOOSE_CARAVAN,
    CHOOSE_RIVAL,
    COMPLETE,
    COMPLETE_DRAWN,
    DRAW,
    ENOUGH,
    EXCHANGE,
    FRONT,
    FULFIL_DRAWN,
    FULFIL_OPEN,
    INCREASE,
    INCREASE_ONE,
    INCREASE_PER_CARD,
    INCREASE_SPICES,
    KEEP,
    KEEP_CARD,
    KINDS_OF_STOCK,
    MATRIARCH,
    MOVE,
    NO_CARD,
    OPEN,
    OTHERS_INCREASE,
    OTHERS_LOSE,
    OTHERS_SET,
    PASS_ON,
    PAY_PRICE,
    PAY_SPICE,
    RAISE,
    RAISE_STOCK,
    READY_PATRIARCH,
    REMOVE_CARD,
    RIVAL,
    ROB,
    SET,
    SET_ONE,
    SET_STOCK,
    SET_TO,
    SPICES,
    TAKE,
    TAKE_CARD,
    TRADE,
    TURN_OVER,
)
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.kashgar.table import Table
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def step_now(table: Table) -> Step:
    """The step that is being carried out."""
    deeds = table.terms.parting if table.parting else table.terms.caravan
    return deeds[table.card][table.deed].steps[table.step]


def begin(table: Table, seat: i64, chance: Chance, tell: Teller | None) -> bool:
    """Start a step; True when it is finished already."""
    step = step_now(table)
    verb = step.verb
    if verb == INCREASE:
        for stock in range(KINDS_OF_STOCK):
            if step.row[stock]:
                contracts.increase(table, seat, stock, step.row[stock], tell)
        return True
    if verb == INCREASE_ONE:
        return ask(table, RAISE, 1)
    if verb == INCREASE_SPICES:
        return ask(table, RAISE, len(step.symbols))
    if verb == INCREASE_PER_CARD:
        cards = len(table.players[seat].caravans[table.caravan])
        return cards == 0 or ask(table, RAISE, cards)
    if verb == DRAW:
        got = drawing.draw(table, seat, step.deck, step.count, chance, tell)
        return got == 0 or ask(table, KEEP_CARD, min(step.keep, got))
    if verb == TURN_OVER:
        drawing.turn_over(table, seat, tell)
        return True
    if verb == COMPLETE:
        return ask(table, FULFIL_OPEN, 1)
    if verb == COMPLETE_DRAWN:
        got = drawing.draw(table, seat, step.deck, step.count, chance, tell)
        return got == 0 or ask(table, FULFIL_DRAWN, step.keep)
    if verb == TAKE:
        return nothing_discarded(table, seat, tell) or ask(table, TAKE_CARD, 1)
    if verb == SET:
        for stock in range(KINDS_OF_STOCK):
            if step.row[stock] >= 0:
                contracts.set_to(table, seat, stock, step.row[stock], tell)
        return True
    if verb == SET_ONE:
        return ask(table, SET_STOCK, 1)
    if verb == EXCHANGE:
        return ask(table, AMOUNT, 1)
    if verb == READY_PATRIARCH:
        drawing.ready_patriarch(table, seat, tell)
        return True
    if verb in (OTHERS_INCREASE, OTHERS_SET, OTHERS_LOSE):
        others(table, seat, step, tell)
        return True
    return begin_targets(table, seat, step, tell)


def ask(table: Table, phase: i64, left: i64) -> bool:
    """A question is open; `left` choices are to be made."""
    table.phase = phase
    table.left = left
    return False


def choices(table: Table, seat: i64) -> list[int]:
    """What may be answered to a step's question, in rising order."""
    phase = table.phase
    step = step_now(table)
    if phase == RAISE:
        return [RAISE_STOCK + stock for stock in range(KINDS_OF_STOCK) if step.row[stock] > 0]
    if phase == KEEP_CARD:
        return [KEEP + card for card in range(table.terms.persons) if table.drawn[card]]
    if phase == FULFIL_OPEN:
        return open_choices(table, seat, step)
    if phase == FULFIL_DRAWN:
        return drawn_choices(table, seat, step)
    if phase == PAY_PRICE:
        return price_choices(table, seat)
    if phase == TAKE_CARD:
        return [int(table.terms.take + card) for card in range(table.terms.persons) if table.discard[card]]
    if phase == SET_STOCK:
        return [SET_TO + stock for stock in range(KINDS_OF_STOCK) if step.row[stock] >= 0]
    if phase == AMOUNT:
        most = min(step.count, table.players[seat].stocks[step.asks])
        return [TRADE + count for count in range(most + 1)]
    if phase == CHOOSE_RIVAL:
        return [RIVAL + other for other in range(table.seats) if other != seat and within_reach(table, other, step)]
    if phase == CHOOSE_CARAVAN:
        return [CARAVAN + number for number in range(CARAVANS) if can_be_target(table, table.rival, number, step)]
    return remove_choices(table)


def answer(table: Table, seat: i64, action: i64, chance: Chance, tell: Teller | None) -> bool:
    """Carry out an answer to a step's question; True when the step is finished."""
    phase = table.phase
    step = step_now(table)
    if phase == RAISE:
        return raise_stock(table, seat, step, action - RAISE_STOCK, tell)
    if phase == KEEP_CARD:
        return keep(table, seat, action - KEEP, tell)
    if phase == FULFIL_OPEN:
        return fulfil(table, seat, step, action - table.terms.fulfil, chance, tell)
    if phase == FULFIL_DRAWN:
        if action == ENOUGH:
            if tell is not None:
                tell.say("completes-no-more", seat=seat)
            drawing.put_away(table, seat, tell)
            return True
        return fulfil(table, seat, step, action - table.terms.fulfil, chance, tell)
    if phase == PAY_PRICE:
        return pay_symbol(table, seat, action - PAY_SPICE, chance, tell)
    if phase == TAKE_CARD:
        drawing.take(table, seat, action - table.terms.take, tell)
        return True
    if phase == SET_STOCK:
        contracts.set_to(table, seat, action - SET_TO, step.row[action - SET_TO], tell)
        return True
    if phase == AMOUNT:
        return exchange(table, seat, step, action - TRADE, tell)
    if phase == CHOOSE_RIVAL:
        return choose_rival(table, seat, action - RIVAL, step, tell)
    if phase == CHOOSE_CARAVAN:
        return choose_caravan(table, seat, action - CARAVAN, step, tell)
    remove_person(table, seat, action - table.terms.remove, tell)
    return True


# -- increase, exchange


def raise_stock(table: Table, seat: i64, step: Step, stock: i64, tell: Teller | None) -> bool:
    """One of those shown (K7), or a spice for a symbol S, whose whole number goes to it (K22)."""
    by = step.row[stock]
    if step.verb == INCREASE_SPICES:
        by = step.symbols[len(step.symbols) - table.left]
    contracts.increase(table, seat, stock, by, tell)
    table.left -= 1
    return table.left == 0


def exchange(table: Table, seat: i64, step: Step, count: i64, tell: Teller | None) -> bool:
    contracts.pay(table, seat, step.asks, count, tell)
    for stock in range(KINDS_OF_STOCK):
        if step.row[stock]:
            contracts.increase(table, seat, stock, count * step.keep, tell)
    return True


# -- draw and keep


def keep(table: Table, seat: i64, card: i64, tell: Teller | None) -> bool:
    """As many as the card says, in the order in which they then stand (K23)."""
    drawing.keep(table, seat, card, tell)
    table.left -= 1
    if table.left:
        return False
    drawing.put_away(table, seat, tell)
    return True


def nothing_discarded(table: Table, seat: i64, tell: Teller | None) -> bool:
    """An empty discard pile gives nothing, and the action goes on (K2)."""
    for count in table.discard:
        if count:
            return False
    if tell is not None:
        tell.say("finds-nothing", seat=seat)
    return True


# -- complete contracts


def open_choices(table: Table, seat: i64, step: Step) -> list[int]:
    """The open contracts that can be completed now; two alike are one choice."""
    found: list[int] = []
    for slot in range(OPEN):
        contract = table.market[slot]
        if contract != NO_CARD and contracts.can_complete(table, step, contract, table.players[seat].stocks):
            action = int(table.terms.fulfil + contract)
            if action not in found:
                found.append(action)
    found.sort()
    return found


def drawn_choices(table: Table, seat: i64, step: Step) -> list[int]:
    """The drawn contracts that can be completed; enough, if the card says "may" or nothing can be (K6, K23)."""
    stocks = table.players[seat].stocks
    found = [
        int(table.terms.fulfil + contract)
        for contract in range(table.terms.first_contract, table.terms.kinds)
        if table.drawn[contract] and contracts.can_complete(table, step, contract, stocks)
    ]
    return [ENOUGH, *found] if step.may or not found else found


def fulfil(table: Table, seat: i64, step: Step, contract: i64, chance: Chance, tell: Teller | None) -> bool:
    """`contract` is the number of the card."""
    contracts.pay_price(table, seat, step, contract, tell)
    table.contract = contract
    if contracts.symbols_of(table, step, contract):
        if tell is not None:
            tell.say("settles-on", seat=seat, contract=contract)
        table.target = 0
        table.phase = PAY_PRICE
        return False
    return completed(table, seat, step, chance, tell)


def price_choices(table: Table, seat: i64) -> list[int]:
    """The spices that may be paid for the next symbol S, so that the others can be paid too (K22)."""
    symbols = table.terms.symbols[table.contract]
    left = table.players[seat].stocks[:]
    found: list[int] = []
    for spice in range(SPICES):
        if left[spice] >= symbols[table.target]:
            left[spice] -= symbols[table.target]
            if contracts.can_pay_symbols(left, symbols, table.target + 1):
                found.append(PAY_SPICE + int(spice))
            left[spice] += symbols[table.target]
    return found


def pay_symbol(table: Table, seat: i64, spice: i64, chance: Chance, tell: Teller | None) -> bool:
    symbols = table.terms.symbols[table.contract]
    contracts.pay(table, seat, spice, symbols[table.target], tell)
    table.target += 1
    if table.target < len(symbols):
        return False
    return completed(table, seat, step_now(table), chance, tell)


def completed(table: Table, seat: i64, step: Step, chance: Chance, tell: Teller | None) -> bool:
    """The price is paid; of drawn contracts more may follow."""
    drawn = step.verb == COMPLETE_DRAWN
    contracts.complete(table, seat, table.contract, drawn, chance, tell)
    table.contract = NO_CARD
    table.target = 0
    table.left -= 1
    if not drawn:
        return True
    if table.left and drawing.drawn_left(table):
        table.phase = FULFIL_DRAWN
        return False
    drawing.put_away(table, seat, tell)
    return True


# -- all other players


def others(table: Table, seat: i64, step: Step, tell: Teller | None) -> None:
    """Every other player, clockwise."""
    for ahead in range(1, table.seats):
        other = (seat + ahead) % table.seats
        for stock in range(KINDS_OF_STOCK):
            count = step.row[stock]
            if step.verb == OTHERS_SET and count >= 0:
                contracts.set_to(table, other, stock, count, tell)
            elif step.verb == OTHERS_INCREASE and count:
                contracts.increase(table, other, stock, count, tell)
            elif step.verb == OTHERS_LOSE and count:
                contracts.lose(table, other, stock, count, tell)


# -- one caravan: an own one, or one of another player. Who acts chooses it; the card says which end


def begin_targets(table: Table, seat: i64, step: Step, tell: Teller | None) -> bool:
    if step.verb in (ROB, PASS_ON) or step.from_rival:
        for other in range(table.seats):
            if other != seat and within_reach(table, other, step):
                return ask(table, CHOOSE_RIVAL, 1)
    else:
        table.rival = seat
        if within_reach(table, seat, step):
            return ask(table, CHOOSE_CARAVAN, 1)
    if tell is not None:
        tell.say("finds-nothing", seat=seat)
    return True


def within_reach(table: Table, owner: i64, step: Step) -> bool:
    """Whether the step can do something with this player."""
    if step.verb in (ROB, PASS_ON):
        return True
    for number in range(CARAVANS):
        if can_be_target(table, owner, number, step):
            return True
    return False


def can_be_target(table: Table, owner: i64, number: i64, step: Step) -> bool:
    """No effect removes a Patriarch or Matriarch; a card moves only past another one."""
    caravan = table.players[owner].caravans[number]
    if step.verb == PASS_ON:
        return True
    if step.verb == MOVE:
        return len(caravan) > 1
    if step.end == ANYWHERE:
        for card in caravan:
            if card > MATRIARCH:
                return True
        return False
    if not caravan:
        return False
    return caravan[0 if step.end == FRONT else len(caravan) - 1] > MATRIARCH


def choose_rival(table: Table, seat: i64, other: i64, step: Step, tell: Teller | None) -> bool:
    table.rival = other
    if step.verb == ROB:
        for stock in range(KINDS_OF_STOCK):
            if step.row[stock]:
                taken = contracts.lose(table, other, stock, step.row[stock], tell)
                contracts.increase(table, seat, stock, taken, tell)
        return True
    if tell is not None:
        tell.say("turns-to", seat=seat, other=other)
    return ask(table, CHOOSE_CARAVAN, 1)


def choose_caravan(table: Table, seat: i64, number: i64, step: Step, tell: Teller | None) -> bool:
    caravan = table.players[table.rival].caravans[number]
    table.target = number
    if step.verb == PASS_ON:
        pass_on(table, seat, tell)
    elif step.verb == MOVE:
        place = 0 if step.end == FRONT else len(caravan) - 1
        card = caravan.pop(place)
        if step.end == FRONT:
            caravan.append(card)
        else:
            caravan.insert(0, card)
        if tell is not None:
            end = BACK if step.end == FRONT else FRONT
            tell.say("moves", seat=seat, other=table.rival, person=card, caravan=number + 1, end=end)
    elif step.end == ANYWHERE:
        if tell is not None:
            tell.say("turns-to-caravan", seat=seat, caravan=number + 1)
        return ask(table, REMOVE_CARD, 1)
    else:
        remove(table, seat, 0 if step.end == FRONT else len(caravan) - 1, tell)
    return True


def remove_choices(table: Table) -> list[int]:
    """The persons in the chosen caravan; of two alike the one nearer the front goes."""
    caravan = table.players[table.rival].caravans[table.target]
    found: list[int] = []
    for card in caravan:
        action = int(table.terms.remove + card)
        if card > MATRIARCH and action not in found:
            found.append(action)
    found.sort()
    return found


def remove_person(table: Table, seat: i64, card: i64, tell: Teller | None) -> None:
    remove(table, seat, table.players[table.rival].caravans[table.target].index(int(card)), tell)


def remove(table: Table, seat: i64, place: i64, tell: Teller | None) -> None:
    """Out of the game, with its points (K15)."""
    owner = table.rival
    card = table.players[owner].caravans[table.target].pop(place)
    table.box[card] += 1
    if tell is not None:
        tell.move(card, f"caravans:{owner}:{table.target}", 0, "box")
        tell.say("removes", seat=seat, other=owner, person=card, caravan=table.target + 1)
    table.moment += 1
    ending.recount(table, owner, tell)


def pass_on(table: Table, seat: i64, tell: Teller | None) -> None:
    """The card in use leaves for the back of another player's caravan; its points go along in the same step (K13)."""
    own = table.players[seat].caravans[table.caravan]
    place = len(own) - 1
    while place > 0 and own[place] != table.card:
        place -= 1
    own.pop(place)
    table.players[table.rival].caravans[table.target].append(int(table.card))
    if tell is not None:
        source, target = f"caravans:{seat}:{table.caravan}", f"caravans:{table.rival}:{table.target}"
        tell.move(table.card, source, 0, target)
        tell.say("passes-on", seat=seat, other=table.rival, person=table.card, caravan=table.target + 1)
    table.moment += 1
    ending.recount(table, seat, tell)
    ending.recount(table, table.rival, tell)
