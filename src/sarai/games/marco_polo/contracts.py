"""Contracts: taking them, giving old ones up, completing them, and filling the cities again (M11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import paying, rewards
from sarai.games.marco_polo.words import (
    ABHA,
    ACTIVE,
    CAMELS,
    CONTRACT_AT,
    CONTRACT_CITIES,
    CONTRACTS_TAKEN,
    DO_COMPLETE,
    DO_DROP,
    DO_ENOUGH,
    DO_TAKE,
    DROP_CONTRACT,
    FLOW,
    FOR_COMPLETING,
    JADE,
    NONE,
    OPEN_IN_CITY,
    PILE_CONTRACT,
    RED,
    RED_CONTRACT,
    TAKE_CONTRACT,
    TAKE_CONTRACTS,
    TASK,
)
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import Table
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def any_open(table: Table, city: i64) -> bool:
    """Whether a contract lies open in the city."""
    for number in range(CONTRACT_CITIES):
        if table.terms.contract_cities[number] == city:
            for slot in range(number * OPEN_IN_CITY, (number + 1) * OPEN_IN_CITY):
                if table.market[slot] != NONE:
                    return True
    return False


def within_reach(table: Table, seat: i64, city: i64) -> list[int]:
    """The open contracts of one city, or of all where the seat has a post if none is named."""
    player = table.players[seat]
    found: list[int] = []
    for number in range(CONTRACT_CITIES):
        here = table.terms.contract_cities[number]
        if here == city or (city == NONE and player.has_post(here)):
            for slot in range(number * OPEN_IN_CITY, (number + 1) * OPEN_IN_CITY):
                if table.market[slot] != NONE:
                    found.append(int(table.market[slot]))
    found.sort()
    return found


def offered(table: Table, seat: i64) -> list[int]:
    """The contracts that the open task lets the seat take."""
    kind, argument = table.task // TASK, table.task % TASK
    return within_reach(table, seat, argument if kind == CONTRACT_AT else NONE)


def ask_take(table: Table, seat: i64) -> None:
    """A task lets the seat take a contract; where there is none, or no place for one, it lapses."""
    if offered(table, seat) and has_place(table, seat):
        table.phase = TAKE_CONTRACT


def has_place(table: Table, seat: i64) -> bool:
    """Whether a place is free, or holds a contract that was not taken in this action (M11)."""
    active = table.players[seat].contracts
    if len(active) < ACTIVE:
        return True
    for contract in active:
        if contract not in table.taken:
            return True
    return False


def take_choices(table: Table, seat: i64) -> list[int]:
    """The one for a new post may be declined, the second of the Contracts action too (M11)."""
    kind, left = table.task // TASK, table.task % TASK
    declines = kind == CONTRACT_AT or (kind == TAKE_CONTRACTS and left < CONTRACTS_TAKEN)
    found = [DO_TAKE + contract for contract in offered(table, seat)]
    return [*found, DO_ENOUGH] if declines else found


def take(table: Table, seat: i64, contract: i64, tell: Teller | None) -> None:
    """From a city to the own board; if there is no room, an old one has to go first."""
    for slot in range(CONTRACT_CITIES * OPEN_IN_CITY):
        if table.market[slot] == contract:
            table.market[slot] = NONE
    if tell is not None:
        tell.move(contract, "board", 0, f"active:{seat}")
        tell.say("takes", seat=seat, contract=contract, says=table.rules.pieces[contract])
    place(table, seat, contract)


def place(table: Table, seat: i64, contract: i64) -> None:
    if len(table.players[seat].contracts) < ACTIVE:
        put_down(table, seat, contract)
    else:
        table.incoming = contract
        table.phase = DROP_CONTRACT


def put_down(table: Table, seat: i64, contract: i64) -> None:
    """The contract lies on the board; a Contracts action may go on."""
    table.players[seat].contracts.append(int(contract))
    table.taken.append(int(contract))
    table.incoming = NONE
    table.phase = FLOW
    kind, left = table.task // TASK, table.task % TASK
    if kind == TAKE_CONTRACTS and left > 1 and within_reach(table, seat, NONE) and has_place(table, seat):
        table.task = TAKE_CONTRACTS * TASK + left - 1
        table.phase = TAKE_CONTRACT


def drop_choices(table: Table, seat: i64) -> list[int]:
    """An old one, never one taken in this action; one from the pile may itself be given up (M11)."""
    found = [DO_DROP + contract for contract in table.players[seat].contracts if contract not in table.taken]
    if table.task // TASK == PILE_CONTRACT:
        found.append(int(DO_DROP + table.incoming))
    found.sort()
    return found


def drop(table: Table, seat: i64, contract: i64, tell: Teller | None) -> None:
    """A red one goes under the pile, a blue one to the box (M11)."""
    if contract != table.incoming:
        table.players[seat].contracts.remove(int(contract))
    if contract < RED:
        row = vec[i64]([0] * RED)
        row[contract] = 1
        bag = table.own_red_pile().put_under(row)
        if tell is not None:
            tell.move(contract, f"active:{seat}", 0, f"red:{bag}")
    else:
        table.put_in_box(contract)
        if tell is not None:
            tell.move(contract, f"active:{seat}", 0, "box")
    if tell is not None:
        tell.say("drops", seat=seat, contract=contract)
    if contract == table.incoming:
        table.incoming = NONE
        table.phase = FLOW
    else:
        put_down(table, seat, table.incoming)


def draw(table: Table, seat: i64, chance: Chance, tell: Teller | None) -> None:
    """The top of the pile; without room an old one or the new one is given up."""
    if table.red_pile.size == 0:
        if tell is not None:
            tell.say("no-contract")
        return
    bag = table.red_pile.bags[0]
    number, left = bag.number, bag.size - 1
    contract = table.own_red_pile().draw(RED_CONTRACT, chance)
    if tell is not None:
        tell.move(contract, f"red:{number}", left, f"active:{seat}")
        tell.say("draws-contract", seat=seat, contract=contract, says=table.rules.pieces[contract])
    place(table, seat, contract)


def refill(table: Table, chance: Chance, tell: Teller | None) -> None:
    """At the end of a turn every city has its contracts again, while the pile lasts (M11)."""
    for slot in range(CONTRACT_CITIES * OPEN_IN_CITY):
        if table.market[slot] == NONE and table.red_pile.size:
            bag = table.red_pile.bags[0]
            number, left = bag.number, bag.size - 1
            contract = table.own_red_pile().draw(RED_CONTRACT, chance)
            table.market[slot] = contract
            if tell is not None:
                tell.move(contract, f"red:{number}", left, "board")
                city = table.terms.contract_cities[slot // OPEN_IN_CITY]
                tell.say("opens", contract=contract, location=city, says=table.rules.pieces[contract])


# -- completing one: a bonus action


def can_complete(table: Table, seat: i64, contract: i64) -> bool:
    return paying.can_pay_row(table.players[seat], table.terms.asks[contract], 1)


def complete_choices(table: Table, seat: i64) -> list[int]:
    found = [DO_COMPLETE + one for one in table.players[seat].contracts if can_complete(table, seat, one)]
    found.sort()
    return found


def begin_completing(table: Table, seat: i64, contract: i64) -> None:
    asks = table.terms.asks[contract]
    table.choice = contract
    paying.owe(table, FOR_COMPLETING, 0, asks[CAMELS], asks[JADE])


def complete(table: Table, seat: i64, tell: Teller | None) -> None:
    """Goods and camels are paid, then the whole reward comes; the contract lies face down from now on."""
    contract = table.choice
    player = table.players[seat]
    paying.pay_goods(table, seat, table.terms.asks[contract], 1, tell)
    player.contracts.remove(int(contract))
    player.completed = [*player.completed, int(contract)]
    table.choice = NONE
    if tell is not None:
        tell.move(contract, f"active:{seat}", 0, f"completed:{seat}")
        tell.say("completes", seat=seat, contract=contract, count=len(player.completed))
    rewards.give(table, seat, table.terms.contract_gives[contract], tell)
    if player.character == ABHA:
        paying.gain(table, seat, JADE, 1, tell)
