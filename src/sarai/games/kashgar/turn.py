"""A turn: one front card, for its caravan action, its parting action, or a pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import contracts, deeds, ending, printed
from sarai.games.kashgar.constants import (
    CARAVANS,
    CHOOSE,
    FACES,
    KINDS_OF_STOCK,
    MATRIARCH,
    MOST_DEEDS,
    NO_CARD,
    NO_DECK,
    PART,
    PASS,
    PATRIARCH,
    PAY,
    PAY_SPICE,
    SPICES,
    USE,
)
from sarai.games.kashgar.questions import OfStock
from sarai.games.kashgar.stocks import pay
from sarai.kernel.native import i64
from sarai.kernel.questions import Question
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.kashgar.table import KashgarTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller
    from sarai.kernel.questions import Args, Arguments


def begin(table: KashgarTable, tell: Teller | None) -> None:
    """The player whose turn it is chooses; players with no action at all are skipped (K17)."""
    while not table.ended and not can_act(table, table.turn):
        if tell is not None:
            tell.say("cannot-act", seat=table.turn)
        next_player(table, tell)
    if not table.ended:
        table.ask(CHOOSE)


def can_act(table: KashgarTable, seat: i64) -> bool:
    """Whether a player can choose a card: any but a ! card without a payable action (K8)."""
    terms = table.terms
    fronts = [caravan[0] for caravan in table.players[seat].caravans if caravan]
    for card in fronts:
        if not terms.must[card]:
            return True
    for card in fronts:
        for deeds_of in (terms.caravan, terms.parting):
            if any(contracts.can_afford(table, seat, deed) for deed in deeds_of[card]):
                return True
    return False


class Choose(Question["KashgarTable"]):
    """A front card, with one of its actions that can be paid, or to pass (K5, K6, K8)."""

    name = "choose"
    families = ("use", "part", "pass")
    topic = "turn"

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        terms = table.terms
        caravans = table.players[seat].caravans
        found: list[int] = []
        for number in range(CARAVANS):
            caravan = caravans[number]
            if caravan:
                for index, deed in enumerate(terms.caravan[caravan[0]]):
                    if contracts.can_afford(table, seat, deed):
                        found.append(USE + number * MOST_DEEDS + index)
        for number in range(CARAVANS):
            caravan = caravans[number]
            if caravan:
                for index, deed in enumerate(terms.parting[caravan[0]]):
                    if contracts.can_afford(table, seat, deed):
                        found.append(PART + number * MOST_DEEDS + index)
        for number in range(CARAVANS):
            caravan = caravans[number]
            if caravan and not terms.must[caravan[0]]:
                found.append(PASS + number)
        return found

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        if action >= PASS:
            pass_card(table, seat, action - PASS, tell)
            return
        parting = action >= PART
        number = action - PART if parting else action - USE
        begin_action(table, seat, number // MOST_DEEDS, parting, number % MOST_DEEDS, tell)

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        number = int(said["caravan"]) - 1
        caravan = table.players[seat].caravans[number]
        if not caravan:
            return Reason("kashgar-why-empty-caravan", {"caravan": number + 1}, "K16")
        person = table.game.content.persons[caravan[0]]
        if family == "pass":
            return Reason("kashgar-why-must", {"person": person.id}, "K8") if person.must else None
        actions = person.parting if family == "part" else person.caravan
        index = int(said["deed"]) - 1
        if index >= len(actions):
            rule = "K24" if person.id in FACES and family == "part" else "K7"
            return Reason(f"kashgar-why-no-such-{family}", {"person": person.id}, rule)
        return printed.why_not_deed(table, seat, actions[index])

    def args(self, table: KashgarTable, seat: int) -> Args:
        return {"round": int(table.round)}

    def label(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        card = table.players[seat].caravans[int(said["caravan"]) - 1][0]
        named = {**said, "person": table.game.pieces[card]}
        if family != "pass":
            named["says"] = table.game.deed_name(card, int(family == "part"), int(said["deed"]) - 1)
        return f"kashgar-do-{family}", named

    def target(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> str:
        return f"caravans:{seat}:{int(said['caravan']) - 1}"

    def faults(self, table: KashgarTable) -> list[str]:
        idle = table.card == NO_CARD and table.drawn_deck == NO_DECK
        return [] if idle else ["table: nothing is being carried out or drawn while a front card is chosen"]


def begin_action(table: KashgarTable, seat: i64, number: i64, parting: bool, deed: i64, tell: Teller | None) -> None:
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
            tell.say("parts", seat=seat, person=card, caravan=number + 1, says=table.game.deed_name(card, 1, deed))
        table.moment += 1
        ending.recount(table, seat, tell)
    else:
        caravan.append(card)
        if tell is not None:
            tell.say("uses", seat=seat, person=card, caravan=number + 1, says=table.game.deed_name(card, 0, deed))
    pay_cost(table, seat, tell)


def pass_card(table: KashgarTable, seat: i64, number: i64, tell: Teller | None) -> None:
    """The card goes to the back, and that is all (K5)."""
    caravan = table.players[seat].caravans[number]
    card = caravan.pop(0)
    caravan.append(card)
    if tell is not None:
        tell.say("passes", seat=seat, person=card, caravan=number + 1)


# -- the cost


def pay_cost(table: KashgarTable, seat: i64, tell: Teller | None) -> None:
    """Pay the stocks that the cost names; its symbols S are asked for one by one."""
    deed = table.deed_now()
    if deed.free:
        return
    for stock in range(KINDS_OF_STOCK):
        if deed.cost[stock]:
            pay(table, seat, stock, deed.cost[stock], tell)
    table.must_choose(PAY, len(deed.symbols))


class Pay(OfStock):
    """A spice for each symbol S of the cost, one that leaves the action possible (K6, K22)."""

    name = "pay"
    families = ("pay",)
    topic = "turn"

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        deed = table.deed_now()
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

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        pay(table, seat, action - PAY_SPICE, symbol_now(table), tell)
        table.left -= 1

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        deed = printed.deed_in_use(table)
        return printed.why_not_symbol(table, seat, said["stock"], deed.spices[-int(table.left) :], deed)

    def args(self, table: KashgarTable, seat: int) -> Args:
        return {**super().args(table, seat), "count": int(symbol_now(table))}

    def is_asked(self, table: KashgarTable) -> bool:
        return table.step == 0 and table.left <= len(table.deed_now().symbols)

    def draws(self, table: KashgarTable) -> i64:
        return NO_DECK


def symbol_now(table: KashgarTable) -> i64:
    """The number on the symbol S that is being paid."""
    symbols = table.deed_now().symbols
    return symbols[len(symbols) - table.left]


# -- what follows


def go_on(table: KashgarTable, chance: Chance, tell: Teller | None) -> None:
    """Carry out steps, and then further turns, until there is something to choose.

    When only one answer is possible, nobody is asked.
    """
    while table.card != NO_CARD:
        if table.left:
            question = table.questions[table.phase]
            possible = question.choices(table, table.turn)
            if len(possible) > 1:
                return
            question.answer(table, table.turn, possible[0], chance, tell, 0)
        elif deeds.begin(table, table.turn, chance, tell):
            table.finish_step()
    next_player(table, tell)
    begin(table, tell)


def next_player(table: KashgarTable, tell: Teller | None) -> None:
    """Clockwise; the last turn of a round may be the last of the game."""
    if table.terms.holds:  # the goal counts only for whoever still has it when a turn is over (K12, the other reading)
        for seat in range(table.seats):
            ending.look_for_goal(table, seat, tell)
    table.turn = (table.turn + 1) % table.seats
    if table.turn == table.first:
        ending.finish_round(table, tell)
