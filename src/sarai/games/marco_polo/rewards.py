"""Receiving rewards: fixed amounts at once, the rest as tasks that are carried out one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.games.marco_polo import actions, paying, questions, tasks
from sarai.games.marco_polo.constants import COINS, GOLD, GOODS, PEPPER
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.games.marco_polo.tasks import Ask, Task, task
from sarai.games.marco_polo.terms import Reward
from sarai.kernel.native import i64
from sarai.kernel.questions import Args, Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo
    from sarai.games.marco_polo.table import MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def give(table: MarcoPoloTable, seat: i64, reward: Reward, tell: Teller | None) -> None:
    """Give everything a reward shows; what asks or draws something comes next, before the tasks that wait already."""
    paying.gain_row(table, seat, reward.row, 1, tell)
    if reward.shields:
        table.players[seat].shields += reward.shields
        if tell is not None:
            tell.say("gains-shield", seat=seat, count=reward.shields)
    if reward.plain:
        return
    found: list[int] = []
    if reward.goods:
        if reward.different:
            found.append(task(tasks.DIFFERENT, reward.goods * EACH))
        else:
            found.append(task(tasks.GOODS, reward.goods))
    for _ in range(reward.black):
        found.append(task(tasks.BLACK_DIE))
    for _ in range(reward.pile_contracts):
        found.append(task(tasks.PILE_CONTRACT))
    for _ in range(reward.contracts):
        found.append(task(tasks.OPEN_CONTRACT))
    if reward.move:
        found.append(task(tasks.MOVE, reward.move))
    table.todo = found + table.todo


class Coins(Task):
    name = "coins"

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        paying.gain(table, seat, COINS, number, tell)


# -- markers of cities


class Marker(Task):
    """The bonus of the marker in a city."""

    name = "marker"

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        receive_marker(table, seat, number, tell)

    def possible(self, game: MarcoPolo, number: int) -> bool:
        return number < len(game.locations) and game.content.locations[number].marker


def receive_marker(table: MarcoPoloTable, seat: i64, city: i64, tell: Teller | None) -> None:
    """The marker that copies asks which other marker of this game to copy (M17)."""
    marker = table.markers[city]
    reward = table.terms.markers[marker - table.terms.first_marker]
    if tell is not None:
        tell.say("receives-marker", seat=seat, says=table.game.pieces[marker], location=city)
    if reward.copies:
        table.ask(questions.COPY)
        return
    give(table, seat, reward, tell)


class CopyMarker(MarcoPoloQuestion):
    """Any other marker in the game: not the one in the box, not itself (M17)."""

    name = "copy"
    families = ("copy",)

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        found: list[int] = []
        for city in table.terms.marker_cities:
            number = table.markers[city] - table.terms.first_marker
            if not table.terms.markers[number].copies:
                found.append(int(actions.COPY + number))
        found.sort()
        return found

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        number = action - actions.COPY
        table.phase = questions.FLOW
        if tell is not None:
            tell.say("copies", seat=seat, says=table.game.pieces[table.terms.first_marker + number])
        give(table, seat, table.terms.markers[number], tell)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        marker = said["marker"]
        if table.game.pieces.index(marker) not in [int(one) for one in table.markers]:
            return Reason("marco-polo-why-not-in-game", {"marker": marker}, "M17")
        copies = next(one for one in table.game.content.markers if one.id == marker).gives.copy
        return Reason("marco-polo-why-copies-itself", {}, "M17") if copies else None

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        return "marco-polo-do-copy", {**said, "says": said["marker"]}

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"marker:{said['marker']}"


# -- outpost tiles


class Outpost(Task):
    """The bonus of an outpost tile."""

    name = "outpost"

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        receive_outpost(table, seat, number, tell)

    def possible(self, game: MarcoPolo, number: int) -> bool:
        return number in game.decks["outpost"]


def receive_outpost(table: MarcoPoloTable, seat: i64, tile: i64, tell: Teller | None) -> None:
    if tell is not None:
        tell.say("receives-outpost", seat=seat, says=table.game.pieces[tile])
    give(table, seat, table.terms.outposts[tile - table.terms.first_outpost], tell)


# -- goods of choice: gold, silk or pepper, never jade

EACH: Final = 8
"""In the number of a task about different goods: this for each good still to come, plus a bit for each one chosen."""


class DifferentGoods(Ask):
    """Goods of choice, all different: `EACH` for each one still to come, plus a bit for each one chosen."""

    def possible(self, game: MarcoPolo, number: int) -> bool:
        return 0 < number // EACH <= len(GOODS) - (number % EACH).bit_count()


class ChooseGood(MarcoPoloQuestion):
    """One good; if there are more to choose, the question comes again."""

    name = "good"
    families = ("good",)

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        found: list[int] = []
        for good in range(GOLD - PEPPER + 1):
            if not chosen(table, good):
                found.append(actions.GOOD + int(good))
        return found

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        number = action - actions.GOOD
        argument = tasks.number_of(table.task)
        table.phase = questions.FLOW
        paying.gain(table, seat, PEPPER + number, 1, tell)
        if tasks.kind_of(table.task) == tasks.DIFFERENT:
            left = argument // EACH - 1
            if left:
                table.todo.insert(0, task(tasks.DIFFERENT, left * EACH + (argument % EACH | 1 << number)))
        elif argument > 1:
            table.todo.insert(0, task(tasks.GOODS, argument - 1))

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        kind, number = divmod(int(table.task), tasks.TASK)
        chosen = kind == tasks.DIFFERENT and number >> GOODS.index(said["stock"]) & 1
        return Reason("marco-polo-why-different", {"stock": said["stock"]}) if chosen else None

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        kind, number = divmod(int(table.task), tasks.TASK)
        return {"count": number // EACH if kind == tasks.DIFFERENT else number}

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"stocks:{seat}:{said['stock']}"

    def fits(self, table: MarcoPoloTable) -> bool:
        return tasks.kind_of(table.task) in (tasks.GOODS, tasks.DIFFERENT)


def chosen(table: MarcoPoloTable, good: i64) -> bool:
    """Whether a good was already chosen, if all should be different."""
    return tasks.kind_of(table.task) == tasks.DIFFERENT and bool(tasks.number_of(table.task) >> good & 1)
