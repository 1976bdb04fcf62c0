"""Contracts: taking them, giving up old ones, completing them, and refilling the cities (M11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import actions, luck, paying, questions, rewards, rulebook, tasks
from sarai.games.marco_polo.constants import (
    ABHA,
    ACTIVE,
    CAMELS,
    CONTRACT_CITIES,
    JADE,
    NONE,
    OPEN_IN_CITY,
    RED,
)
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.games.marco_polo.tasks import Task, task
from sarai.kernel.native import i64, vec
from sarai.kernel.questions import Args, Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo
    from sarai.games.marco_polo.table import MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def any_open(table: MarcoPoloTable, city: i64) -> bool:
    """Whether a contract lies open in the city."""
    for number in range(CONTRACT_CITIES):
        if table.terms.contract_cities[number] == city:
            for slot in range(number * OPEN_IN_CITY, (number + 1) * OPEN_IN_CITY):
                if table.market[slot] != NONE:
                    return True
    return False


def within_reach(table: MarcoPoloTable, seat: i64, city: i64) -> list[int]:
    """The open contracts of one city or, if none is named, of all cities where the seat has a post."""
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


def names_within_reach(table: MarcoPoloTable, seat: int, city: str = "") -> list[str]:
    """The same by name, worked out separately, for reasons for refusals."""
    found: list[str] = []
    cities = [one.id for one in table.game.content.locations if one.contracts]
    for number, name in enumerate(cities):
        if name == city or (not city and table.players[seat].has_post(table.game.locations.index(name))):
            here = [int(table.market[2 * number]), int(table.market[2 * number + 1])]
            found += [table.game.pieces[one] for one in here if one != NONE]
    return found


# -- taking one


class AskTake(Task):
    """Ask for a contract from a city with a post, or for those of the Contracts action; `number`: how many are left."""

    def __init__(self, name: str) -> None:
        self.name = name

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        """It lapses if there is none to take, or no room for one."""
        if offered(table, seat) and has_place(table, seat):
            table.ask(questions.TAKE)


class AskTakeAt(AskTake):
    """Ask for a contract in a city with a new post."""

    def possible(self, game: MarcoPolo, number: int) -> bool:
        return number < len(game.locations) and game.content.locations[number].contracts


def offered(table: MarcoPoloTable, seat: i64) -> list[int]:
    """The contracts that the open task lets the seat take."""
    at_post = tasks.kind_of(table.task) == tasks.CONTRACT_AT
    return within_reach(table, seat, tasks.number_of(table.task) if at_post else NONE)


def has_place(table: MarcoPoloTable, seat: i64) -> bool:
    """Whether there is room, or a contract that was not taken in this action (M11)."""
    active = table.players[seat].contracts
    if len(active) < ACTIVE:
        return True
    for contract in active:
        if contract not in table.taken:
            return True
    return False


def may_decline(table: MarcoPoloTable) -> bool:
    """A contract for a new post may be declined, and so may the second of the Contracts action (M11)."""
    kind, left = tasks.kind_of(table.task), tasks.number_of(table.task)
    return kind == tasks.CONTRACT_AT or (kind == tasks.CONTRACTS and left < rulebook.CONTRACTS_TAKEN)


class TakeContract(MarcoPoloQuestion):
    """From a city to the player's board; if there is no room, an old one has to go first."""

    name = "take"
    families = ("take", "enough")
    topic = "contracts"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        found = [actions.TAKE + contract for contract in offered(table, seat)]
        if may_decline(table):
            found.append(actions.ENOUGH)
        return found

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.phase = questions.FLOW
        if action == actions.ENOUGH:
            if tell is not None:
                tell.say("enough", seat=seat)
            return
        contract = action - actions.TAKE
        for slot in range(CONTRACT_CITIES * OPEN_IN_CITY):
            if table.market[slot] == contract:
                table.market[slot] = NONE
        if tell is not None:
            tell.move(contract, "board", 0, f"active:{seat}")
            tell.say("takes", seat=seat, contract=contract, says=table.game.pieces[contract])
        place(table, seat, contract)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        kind, number = divmod(int(table.task), tasks.TASK)
        if family == "enough":
            may = kind == tasks.CONTRACT_AT or (kind == tasks.CONTRACTS and number < rulebook.CONTRACTS_TAKEN)
            return None if may else Reason("marco-polo-why-must-take", {}, "M7")
        name = said["contract"]
        there = names_within_reach(table, seat, table.game.locations[number] if kind == tasks.CONTRACT_AT else "")
        return None if name in there else Reason("marco-polo-why-not-within-reach", {"contract": name}, "M11")

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        kind, number = divmod(int(table.task), tasks.TASK)
        return {"second": "yes" if kind == tasks.CONTRACTS and number < rulebook.CONTRACTS_TAKEN else "no"}

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        if family == "enough":
            return super().label(table, seat, family, said)
        return "marco-polo-do-take", {**said, "says": said["contract"]}

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return "" if family == "enough" else f"contract:{said['contract']}"

    def fits(self, table: MarcoPoloTable) -> bool:
        return tasks.kind_of(table.task) in (tasks.OPEN_CONTRACT, tasks.CONTRACTS, tasks.CONTRACT_AT)


def place(table: MarcoPoloTable, seat: i64, contract: i64) -> None:
    if len(table.players[seat].contracts) < ACTIVE:
        put_down(table, seat, contract)
    else:
        table.incoming = contract
        table.ask(questions.DROP)


def put_down(table: MarcoPoloTable, seat: i64, contract: i64) -> None:
    """The contract goes on the player's board; a Contracts action may go on."""
    table.players[seat].contracts.append(int(contract))
    table.taken.append(int(contract))
    table.incoming = NONE
    table.phase = questions.FLOW
    left = tasks.number_of(table.task)
    goes_on = tasks.kind_of(table.task) == tasks.CONTRACTS and left > 1
    if goes_on and within_reach(table, seat, NONE) and has_place(table, seat):
        table.task = task(tasks.CONTRACTS, left - 1)
        table.ask(questions.TAKE)


class DropContract(MarcoPoloQuestion):
    """Which contract to give up: an old one, never one taken in this action; or the one from the pile (M11)."""

    name = "drop"
    families = ("drop",)
    topic = "contracts"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        found = [actions.DROP + one for one in table.players[seat].contracts if one not in table.taken]
        if tasks.kind_of(table.task) == tasks.PILE_CONTRACT:
            found.append(actions.DROP + int(table.incoming))
        found.sort()
        return found

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        """A red one goes under the pile, a blue one to the box."""
        contract = action - actions.DROP
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
            table.phase = questions.FLOW
        else:
            put_down(table, seat, table.incoming)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        name = said["contract"]
        piece = table.game.pieces.index(name)
        taken = Reason("marco-polo-why-just-taken", {"contract": name}, "M11")
        if piece == int(table.incoming):
            return None if tasks.kind_of(table.task) == tasks.PILE_CONTRACT else taken
        if piece not in table.players[seat].contracts:
            return Reason("marco-polo-why-not-active", {"contract": name})
        return taken if piece in table.taken else None

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        return {"contract": table.game.pieces[table.incoming]}

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        return "marco-polo-do-drop", {**said, "says": said["contract"]}

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"active:{seat}:{said['contract']}"

    def fits(self, table: MarcoPoloTable) -> bool:
        return table.incoming != NONE and len(table.players[table.turn].contracts) == ACTIVE


class ContractsPaid(paying.Purpose):
    """The Contracts action: two contracts, then its coins."""

    name = "contracts"

    def paid(self, table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        table.todo = [
            task(tasks.CONTRACTS, rulebook.CONTRACTS_TAKEN),
            task(tasks.COINS, rulebook.CONTRACTS_COINS),
            *table.todo,
        ]


# -- the pile


class PileContract(Task):
    """The top contract of the pile; if there is no room, an old one or the new one is given up."""

    name = "pile-contract"

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        if table.red_pile.size == 0:
            if tell is not None:
                tell.say("no-contract")
            return
        contract = draw(table, f"active:{seat}", chance, tell)
        if tell is not None:
            tell.say("draws-contract", seat=seat, contract=contract, says=table.game.pieces[contract])
        place(table, seat, contract)


def draw(table: MarcoPoloTable, to: str, chance: Chance, tell: Teller | None) -> i64:
    bag = table.red_pile.bags[0]
    number, left = bag.number, bag.size - 1
    contract = table.own_red_pile().draw(luck.RED, chance)
    if tell is not None:
        tell.move(contract, f"red:{number}", left, to)
    return contract


def refill(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
    """At the end of a turn every city gets its contracts back, as long as the pile lasts (M11)."""
    for slot in range(CONTRACT_CITIES * OPEN_IN_CITY):
        if table.market[slot] == NONE and table.red_pile.size:
            contract = draw(table, "board", chance, tell)
            table.market[slot] = contract
            if tell is not None:
                city = table.terms.contract_cities[slot // OPEN_IN_CITY]
                tell.say("opens", contract=contract, location=city, says=table.game.pieces[contract])


# -- completing one: a bonus action


def can_complete(table: MarcoPoloTable, seat: i64, contract: i64) -> bool:
    return paying.can_pay_row(table.players[seat], table.terms.asks[contract], 1)


def complete_choices(table: MarcoPoloTable, seat: i64) -> list[int]:
    found = [actions.COMPLETE + one for one in table.players[seat].contracts if can_complete(table, seat, one)]
    found.sort()
    return found


def why_not_complete(table: MarcoPoloTable, seat: int, name: str) -> Reason | None:
    if table.game.pieces.index(name) not in table.players[seat].contracts:
        return Reason("marco-polo-why-not-active", {"contract": name})
    asks = next(one.asks for one in table.game.content.contracts if one.id == name)
    return paying.why_not_pay(table, seat, asks)


def begin_completing(table: MarcoPoloTable, seat: i64, contract: i64, tell: Teller | None) -> None:
    asks = table.terms.asks[contract]
    table.choice = contract
    if tell is not None:
        tell.say("begins-completing", seat=seat, contract=contract)
    paying.owe(table, paying.FOR_COMPLETING, 0, asks[CAMELS], asks[JADE])


class CompleteContract(paying.Purpose):
    """Goods and camels are paid, then comes the whole reward; from now on the contract lies face down."""

    name = "complete"

    def paid(self, table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
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
