"""Dice: the roll of a round and what it brings, black dice, and what may be done to a die for camels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.games.marco_polo import actions, luck, paying, questions, rulebook, tasks
from sarai.games.marco_polo.constants import (
    CAMELS,
    COINS,
    DICE,
    DIE_KINDS,
    FACES,
    FOR_LOWER,
    FOR_RAISE,
    FOR_REROLL,
    GOLD,
    ISABELLA,
    JADE,
    NONE,
    SILK,
)
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.games.marco_polo.tasks import Task, task
from sarai.kernel.native import i64, vec
from sarai.kernel.questions import Args, Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo
    from sarai.games.marco_polo.table import MarcoPoloPlayer, MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


# -- kinds of dice: by value, the player's own before the black one


def value_of(kind: i64) -> i64:
    return (kind >> 1) + 1


def is_black(kind: i64) -> bool:
    return bool(kind & 1)


def held(player: MarcoPoloPlayer, kind: i64) -> i64:
    """Unplaced dice of a kind."""
    value = (kind >> 1) + 1  # written out, because nothing is called more often
    return player.black[value] if kind & 1 else player.own[value]


def take_die(player: MarcoPoloPlayer, kind: i64) -> None:
    if is_black(kind):
        player.black[value_of(kind)] -= 1
    else:
        player.own[value_of(kind)] -= 1


def add_die(player: MarcoPoloPlayer, kind: i64) -> None:
    if is_black(kind):
        player.black[value_of(kind)] += 1
    else:
        player.own[value_of(kind)] += 1


def unplaced(player: MarcoPoloPlayer) -> list[int]:
    """Every unplaced die, by its kind, for reasons for refusals."""
    found = [2 * value - 2 for value in range(1, 7) for _ in range(player.own[value])]
    return sorted(found + [2 * value - 1 for value in range(1, 7) for _ in range(player.black[value])])


# -- the roll


def roll_all(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
    """Everybody's five dice; in the variant also the black dice on the board."""
    faces = vec[i64]([1] * FACES)
    for ahead in range(table.seats):
        seat = (table.first + ahead) % table.seats
        player = table.players[seat]
        shown: list[str] = []
        for _ in range(DICE):
            value = chance.pick(luck.DIE + seat, faces) + 1
            player.own[value] += 1
            shown.append(str(value))
        if tell is not None:
            tell.reveal("rolls", seat=seat, dice=" ".join(shown))
    if table.terms.rolled_at_start:
        rolled: list[str] = []
        for _ in range(table.black_left):
            value = chance.pick(luck.BLACK_POOL, faces) + 1
            table.pool[value] += 1
            rolled.append(str(value))
        if tell is not None:
            tell.reveal("rolls-pool", dice=" ".join(rolled))


def after_roll(table: MarcoPoloTable) -> None:
    """Isabella's gains for the roll (M27), then compensation if one's own five dice total less than 15 (M21, M25)."""
    table.begin_turn()
    table.phase = questions.FLOW
    player = table.players[table.turn]
    found: list[int] = []
    total: i64 = 0
    for value in range(1, FACES + 1):
        total += value * player.own[value]
    if player.character == ISABELLA:
        for value in range(1, FACES + 1):
            if player.own[value]:
                found.append(task(tasks.PAIRS, value))
    if total < rulebook.FAIR_ROLL:
        found.append(task(tasks.COMPENSATION, rulebook.FAIR_ROLL - total))
    table.todo = found


class Compensation(MarcoPoloQuestion):
    """A low roll brings coins and camels, as many as it is short: how many of them are camels (M21)."""

    name = "compensation"
    families = ("camels",)
    topic = "round"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        return [actions.CAMELS + count for count in range(tasks.number_of(table.task) + 1)]

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        camels = action - actions.CAMELS
        table.phase = questions.FLOW
        paying.gain(table, seat, CAMELS, camels, tell)
        paying.gain(table, seat, COINS, (tasks.number_of(table.task) - camels) * self.coins(), tell)

    def coins(self) -> i64:
        """How many coins replace one camel."""
        return 1

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        most = int(tasks.number_of(table.task))
        return None if int(said["count"]) <= most else Reason("marco-polo-why-camels", {"count": most}, "M21")

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        return {"count": int(tasks.number_of(table.task))}

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        coins = (int(tasks.number_of(table.task)) - int(said["count"])) * int(self.coins())
        return "marco-polo-do-camels", {**said, "coins": str(coins)}

    def fits(self, table: MarcoPoloTable) -> bool:
        return tasks.kind_of(table.task) == tasks.COMPENSATION


# -- Isabella Donati

PAID: Final = 10
"""In the number of a task about pairs: the face, plus this for each die of the opposite face paid for (M27)."""


class LookForPairs(Task):
    """How many pairs of a face bring a good instead; a single die asks nothing."""

    name = "pairs"

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        if table.players[seat].own[number % PAID] > 1:
            table.ask(questions.PAIRS)
        else:
            pay_for_face(table, seat, 0, tell)

    def possible(self, game: MarcoPolo, number: int) -> bool:
        return 1 <= number % PAID <= FACES and number // PAID <= DICE


class Pairs(MarcoPoloQuestion):
    """Each die pays once, alone or in one pair of its face (M27)."""

    name = "pairs"
    families = ("pairs",)
    topic = "round"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        most = table.players[seat].own[face_asked(table)] // 2
        return [actions.PAIRS + count for count in range(most + 1)]

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        pay_for_face(table, seat, action - actions.PAIRS, tell)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        most = int(table.players[seat].own[face_asked(table)]) // 2
        return None if int(said["count"]) <= most else Reason("marco-polo-why-pairs", {"count": most}, "M27")

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        die = int(face_asked(table))
        return {"die": die, "count": int(table.players[seat].own[die])}

    def fits(self, table: MarcoPoloTable) -> bool:
        return tasks.kind_of(table.task) == tasks.PAIRS


def face_asked(table: MarcoPoloTable) -> i64:
    return tasks.number_of(table.task) % PAID


def pay_for_face(table: MarcoPoloTable, seat: i64, pairs: i64, tell: Teller | None) -> None:
    value = face_asked(table)
    table.phase = questions.FLOW
    paying.gain(table, seat, pair_gives(value), pairs, tell)
    single = table.players[seat].own[value] - 2 * pairs
    if table.terms.example_reading:  # 1 and 6, 2 and 5, 3 and 4 pay once together (M27, other reading)
        opposite = task(tasks.PAIRS, FACES + 1 - value)
        if opposite in table.todo:
            table.todo[table.todo.index(opposite)] = opposite + int(PAID * single)
        single = max(0, single - tasks.number_of(table.task) // PAID)
    for _ in range(single):
        pay_for_roll(table, seat, value, tell)


def pair_gives(value: i64) -> i64:
    if value in (1, 6):
        return JADE
    return SILK if value in (2, 5) else GOLD


def pay_for_roll(table: MarcoPoloTable, seat: i64, value: i64, tell: Teller | None) -> None:
    """Isabella's gain for a single die, black ones included."""
    if table.players[seat].character != ISABELLA:
        return
    if value in (1, 6):
        paying.gain(table, seat, COINS, rulebook.ISABELLA_COINS, tell)
    elif value in (2, 5):
        paying.score(table, seat, 1, tell)
    else:
        paying.gain(table, seat, CAMELS, 1, tell)


# -- black dice


class BlackDie(Task):
    name = "black-die"

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        take_black(table, seat, chance, tell)


def take_black(table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
    """Take and roll one, if any is left; in the variant the player chooses one and keeps its value."""
    if table.black_left == 0:
        if tell is not None:
            tell.say("no-black-die", seat=seat)
        return
    if table.terms.rolled_at_start:
        table.ask(questions.BLACK)
        return
    table.black_left -= 1
    value = chance.pick(luck.BLACK_DIE + seat, vec[i64]([1] * FACES)) + 1
    table.players[seat].black[value] += 1
    if tell is not None:
        tell.reveal("rolls-black", seat=seat, die=value)
    pay_for_roll(table, seat, value, tell)


class ChooseBlack(MarcoPoloQuestion):
    """One of the black dice that were rolled at the start of the round."""

    name = "black"
    families = ("black",)
    topic = "bonus"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        return [actions.BLACK + value - 1 for value in range(1, FACES + 1) if table.pool[value]]

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        value = action - actions.BLACK + 1
        table.pool[value] -= 1
        table.black_left -= 1
        table.players[seat].black[value] += 1
        table.phase = questions.FLOW
        if tell is not None:
            tell.say("takes-black", seat=seat, die=value)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        die = int(said["die"])
        return None if table.pool[die] else Reason("marco-polo-why-no-such-die", {"die": die, "colour": "black"})


def can_buy(table: MarcoPoloTable, seat: i64) -> bool:
    """A black die for camels once a turn (M13)."""
    return (
        not table.bought and table.black_left > 0 and paying.can_pay(table.players[seat], 0, rulebook.BLACK_CAMELS, 0)
    )


def why_not_buy(table: MarcoPoloTable, seat: int) -> Reason | None:
    if table.bought:
        return Reason("marco-polo-why-bought", {}, "M13")
    if not table.black_left:
        return Reason("marco-polo-why-no-black", {}, "M16")
    return paying.why_not_pay(table, seat, {"camels": rulebook.BLACK_CAMELS})


def begin_buying(table: MarcoPoloTable, seat: i64, tell: Teller | None) -> None:
    table.bought = 1
    if tell is not None:
        tell.say("buys-die", seat=seat)
    paying.owe(table, paying.FOR_BLACK, 0, rulebook.BLACK_CAMELS, 0)


class BuyBlack(paying.Purpose):
    name = "buy"

    def paid(self, table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        take_black(table, seat, chance, tell)


# -- rerolling, raising and lowering a die


def can_change(table: MarcoPoloTable, seat: i64, what: i64) -> bool:
    """Whether a seat that has dice can do this to one of them."""
    player = table.players[seat]
    if what == FOR_REROLL:
        return paying.can_pay(player, 0, rulebook.REROLL_CAMELS, 0)
    if not paying.can_pay(player, 0, rulebook.CHANGE_CAMELS, 0):
        return False
    for value in range(1, FACES + 1):
        if (player.own[value] or player.black[value]) and value != end_for(what):
            return True
    return False


def end_for(what: i64) -> i64:
    """The value that cannot be changed: a 6 goes no higher and a 1 no lower (M13)."""
    if what == FOR_RAISE:
        return FACES
    return 1 if what == FOR_LOWER else 0


def change_choices(table: MarcoPoloTable, seat: i64, what: i64) -> list[int]:
    """Unplaced dice, black ones too."""
    found: list[int] = []
    for kind in range(DIE_KINDS):
        if held(table.players[seat], kind) and value_of(kind) != end_for(what):
            found.append(int(actions.DIE + kind))
    return found


def why_not_change(table: MarcoPoloTable, seat: int, what: str) -> Reason | None:
    dice = unplaced(table.players[seat])
    if not dice:
        return Reason("marco-polo-why-no-dice")
    reasons = [why_not_changed(die, what) for die in dice]
    if None not in reasons:
        return reasons[0]
    return paying.why_not_pay(
        table, seat, {"camels": rulebook.REROLL_CAMELS if what == "reroll" else rulebook.CHANGE_CAMELS}
    )


def why_not_changed(die: int, what: str) -> Reason | None:
    end = {"raise": FACES, "lower": 1}.get(what)
    return Reason("marco-polo-why-die-limit", {"die": end}) if die // 2 + 1 == end else None


def begin_changing(table: MarcoPoloTable, seat: i64, kind: i64, tell: Teller | None) -> None:
    """Before the picked die is changed, that is paid for."""
    table.choice = kind
    if tell is not None:
        tell.say("picks", seat=seat, die=value_of(kind))
    if table.space in (FOR_RAISE, FOR_LOWER):
        paying.owe(table, paying.FOR_CHANGE, 0, rulebook.CHANGE_CAMELS, 0)
    else:
        paying.owe(table, paying.FOR_REROLL, 0, rulebook.REROLL_CAMELS, 0)


class Reroll(paying.Purpose):
    """A reroll is a roll: Isabella is paid for the new face (M27)."""

    name = "reroll"

    def paid(self, table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        player = table.players[seat]
        kind = table.choice
        table.choice = NONE
        take_die(player, kind)
        value = chance.pick(luck.DIE + seat, vec[i64]([1] * FACES)) + 1
        add_die(player, 2 * (value - 1) + (kind & 1))
        if tell is not None:
            tell.reveal("rerolls", seat=seat, die=value_of(kind), now=value)
        if table.terms.reroll_pays:
            pay_for_roll(table, seat, value, tell)


class Change(paying.Purpose):
    """One up or one down."""

    name = "change"

    def paid(self, table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        player = table.players[seat]
        kind = table.choice
        table.choice = NONE
        take_die(player, kind)
        turned = kind + (2 if table.space == FOR_RAISE else -2)
        add_die(player, turned)
        if tell is not None:
            tell.say("changes", seat=seat, die=value_of(kind), now=value_of(turned))
