"""What is done to one caravan, one's own or another player's: the acting player chooses it, the card says which end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import ending, printed
from sarai.games.kashgar.constants import (
    ANYWHERE,
    BACK,
    CARAVAN,
    CARAVANS,
    CHOOSE_CARAVAN,
    CHOOSE_RIVAL,
    FACES,
    FRONT,
    KINDS_OF_STOCK,
    MATRIARCH,
    MOVE,
    PASS_ON,
    REMOVE,
    REMOVE_CARD,
    RIVAL,
    ROB,
)
from sarai.games.kashgar.questions import OfCard
from sarai.games.kashgar.stocks import increase, lose
from sarai.kernel.native import i64
from sarai.kernel.reasons import Reason
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.kashgar.table import KashgarTable
    from sarai.games.kashgar.terms import DeedStep
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller
    from sarai.kernel.questions import Args, Arguments


def begin(table: KashgarTable, seat: i64, step: DeedStep, tell: Teller | None) -> bool:
    """Ask for another player, or at once for one's own caravan; True when there is none the step could affect."""
    if of_rival(step):
        for other in range(table.seats):
            if other != seat and within_reach(table, other, step):
                return table.must_choose(CHOOSE_RIVAL, 1)
    else:
        table.rival = seat
        if within_reach(table, seat, step):
            return table.must_choose(CHOOSE_CARAVAN, 1)
    if tell is not None:
        tell.say("finds-nothing", seat=seat)
    return True


def of_rival(step: DeedStep) -> bool:
    return step.from_rival or step.verb == ROB or step.verb == PASS_ON


def within_reach(table: KashgarTable, owner: i64, step: DeedStep) -> bool:
    """Whether the step can affect this player."""
    if step.verb == ROB or step.verb == PASS_ON:
        return True
    for number in range(CARAVANS):
        if can_be_target(table, owner, number, step):
            return True
    return False


def can_be_target(table: KashgarTable, owner: i64, number: i64, step: DeedStep) -> bool:
    """Whether the step can affect this caravan: no effect removes a Patriarch or Matriarch, and a card moves only past
    another one."""
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


def why_not_target(table: KashgarTable, owner: int, number: int) -> Reason | None:
    step = printed.step_in_use(table)
    caravan = [table.game.pieces[card] for card in table.players[owner].caravans[number]]
    if step.do == "move" and len(caravan) < 2:
        return Reason("kashgar-why-too-short", {"caravan": number + 1})
    if step.do == "remove":
        ends = {"front": caravan[:1], "back": caravan[-1:], "any": caravan}[step.end]
        if not [name for name in ends if name not in FACES]:
            return Reason("kashgar-why-nobody-to-remove", {"caravan": number + 1})
    return None


# -- what is done to it


def rob(table: KashgarTable, seat: i64, step: DeedStep, tell: Teller | None) -> None:
    """Take stocks from another player, as far as there are any."""
    for stock in range(KINDS_OF_STOCK):
        if step.row[stock]:
            taken = lose(table, table.rival, stock, step.row[stock], tell)
            increase(table, seat, stock, taken, tell)


def move(table: KashgarTable, seat: i64, step: DeedStep, tell: Teller | None) -> None:
    """A card goes from one end to the other."""
    caravan = table.players[table.rival].caravans[table.target]
    if step.end == FRONT:
        card = caravan.pop(0)
        caravan.append(card)
    else:
        card = caravan.pop()
        caravan.insert(0, card)
    if tell is not None:
        end = BACK if step.end == FRONT else FRONT
        tell.say("moves", seat=seat, other=table.rival, person=card, caravan=table.target + 1, end=end)


def remove(table: KashgarTable, seat: i64, place: i64, tell: Teller | None) -> None:
    """The card leaves the game, with its points (K15)."""
    owner = table.rival
    card = table.players[owner].caravans[table.target].pop(place)
    table.box[card] += 1
    if tell is not None:
        tell.move(card, f"caravans:{owner}:{table.target}", 0, "box")
        tell.say("removes", seat=seat, other=owner, person=card, caravan=table.target + 1)
    table.moment += 1
    ending.recount(table, owner, tell)


def pass_on(table: KashgarTable, seat: i64, tell: Teller | None) -> None:
    """The card in use moves to the back of another player's caravan; its points move in the same step (K13)."""
    table.players[seat].caravans[table.caravan].pop(table.place_in_use())
    table.players[table.rival].caravans[table.target].append(int(table.card))
    if tell is not None:
        source, target = f"caravans:{seat}:{table.caravan}", f"caravans:{table.rival}:{table.target}"
        tell.move(table.card, source, 0, target)
        tell.say("passes-on", seat=seat, other=table.rival, person=table.card, caravan=table.target + 1)
    table.moment += 1
    ending.recount(table, seat, tell)
    ending.recount(table, table.rival, tell)


# -- what is asked


class ChooseRival(OfCard):
    """Another player whom the step can affect."""

    name = "choose-rival"
    families = ("rival",)
    verbs = (REMOVE, MOVE, ROB, PASS_ON)

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        step = table.step_now()
        return [RIVAL + other for other in range(table.seats) if other != seat and within_reach(table, other, step)]

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        step = table.step_now()
        table.rival = action - RIVAL
        if step.verb == ROB:
            rob(table, seat, step, tell)
            table.finish_step()
            return
        if tell is not None:
            tell.say("turns-to", seat=seat, other=table.rival)
        table.ask(CHOOSE_CARAVAN)

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        other = LETTERS.index(said["seat"])
        if other == seat or other >= table.seats:
            return Reason("kashgar-why-not-rival")
        if all(why_not_target(table, other, number) for number in range(CARAVANS)):
            return Reason("kashgar-why-no-target", {"seat": said["seat"]})
        return None

    def target(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> str:
        return f"merchant:{LETTERS.index(said['seat'])}"

    def is_asked(self, table: KashgarTable) -> bool:
        return super().is_asked(table) and of_rival(table.step_now())


class OfCaravan(OfCard):
    """Something in the caravans of the player it concerns."""

    def args(self, table: KashgarTable, seat: int) -> Args:
        whose: Args = {"other": LETTERS[table.rival], "whose": "own" if table.rival == seat else "rival"}
        return {**super().args(table, seat), **whose, "caravan": int(table.target) + 1}

    def is_asked(self, table: KashgarTable) -> bool:
        return super().is_asked(table) and of_rival(table.step_now()) == (table.rival != table.turn)


class ChooseCaravan(OfCaravan):
    """A caravan that the step can affect."""

    name = "choose-caravan"
    families = ("caravan",)
    verbs = (REMOVE, MOVE, PASS_ON)

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        step = table.step_now()
        return [CARAVAN + number for number in range(CARAVANS) if can_be_target(table, table.rival, number, step)]

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        step = table.step_now()
        table.target = action - CARAVAN
        if step.verb == REMOVE and step.end == ANYWHERE:
            if tell is not None:
                tell.say("turns-to-caravan", seat=seat, caravan=table.target + 1)
            table.ask(REMOVE_CARD)
            return
        if step.verb == PASS_ON:
            pass_on(table, seat, tell)
        elif step.verb == MOVE:
            move(table, seat, step, tell)
        else:
            back = len(table.players[table.rival].caravans[table.target]) - 1
            remove(table, seat, 0 if step.end == FRONT else back, tell)
        table.finish_step()

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        return why_not_target(table, int(table.rival), int(said["caravan"]) - 1)

    def label(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        caravan = table.players[table.rival].caravans[int(said["caravan"]) - 1]
        first = caravan[-1 if table.step_now().end == BACK else 0] if caravan else -1
        return "kashgar-do-caravan", {**said, "person": table.game.pieces[first] if caravan else ""}

    def target(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> str:
        return f"caravans:{int(table.rival)}:{int(said['caravan']) - 1}"


class RemoveCard(OfCaravan):
    """A person in the chosen caravan; of two alike, the one nearer the front goes."""

    name = "remove-card"
    families = ("remove",)
    verbs = (REMOVE,)

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        found: list[int] = []
        for card in table.players[table.rival].caravans[table.target]:
            action = int(table.terms.remove + card)
            if card > MATRIARCH and action not in found:
                found.append(action)
        found.sort()
        return found

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        caravan = table.players[table.rival].caravans[table.target]
        remove(table, seat, caravan.index(int(action - table.terms.remove)), tell)
        table.finish_step()

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        if said["person"] in FACES:
            return Reason("kashgar-why-never-removed", {**said})
        standing = [table.game.pieces[card] for card in table.players[table.rival].caravans[table.target]]
        if said["person"] not in standing:
            return Reason("kashgar-why-not-there", {**said, "caravan": int(table.target) + 1})
        return None

    def target(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> str:
        return f"caravans:{int(table.rival)}:{int(table.target)}:{said['person']}"

    def is_asked(self, table: KashgarTable) -> bool:
        return super().is_asked(table) and table.target < CARAVANS and table.step_now().end == ANYWHERE
