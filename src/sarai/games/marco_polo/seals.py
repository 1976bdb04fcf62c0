"""Guild seals: taking one, improving it as a bonus action, and the bonus of an improved one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import actions, paying, rewards, tasks
from sarai.games.marco_polo.constants import BAG, BASIC, CAMELS, CARD, COINS, DE_WU, GUILD, IMPROVED, JADE, NONE, SEALS
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.games.marco_polo.tasks import Task, task
from sarai.kernel.native import i64
from sarai.kernel.questions import Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo
    from sarai.games.marco_polo.table import MarcoPoloPlayer, MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def can_take(table: MarcoPoloTable, player: MarcoPoloPlayer, die: i64) -> bool:
    """Whether a seal is left that this lowest die can take."""
    for seal in range(len(SEALS)):
        if not player.seals[seal] and table.terms.seal_die[seal] <= die:
            return True
    return False


def why_none(table: MarcoPoloTable, seat: int, lowest: int) -> Reason | None:
    seals = table.players[seat].seals
    able = [one for number, one in enumerate(table.game.content.seals) if one.die <= lowest and not seals[number]]
    return None if able else Reason("marco-polo-why-no-seal", {"die": lowest}, "M7")


class ChooseSeal(MarcoPoloQuestion):
    """One of each seal; the lowest die decides which can be taken (M7)."""

    name = "seal"
    families = ("seal",)
    topic = "seals"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        player = table.players[seat]
        found: list[int] = []
        for seal in range(len(SEALS)):
            if not player.seals[seal] and table.terms.seal_die[seal] <= table.lowest:
                found.append(actions.SEAL + int(seal))
        return found

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.choice = action - actions.SEAL
        if tell is not None:
            tell.say("wants-seal", seat=seat, seal=table.choice)
        paying.owe(table, paying.FOR_SEAL, table.coins_due, table.camels_due, table.jade_due)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        number = SEALS.index(said["seal"])
        if table.players[seat].seals[number]:
            return Reason("marco-polo-why-has-seal", {"seal": said["seal"]})
        die = table.game.content.seals[number].die
        return Reason("marco-polo-why-die-too-low", {"die": die}, "M7") if die > table.lowest else None

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        return "marco-polo-do-seal", {**said, "says": f"seal.{said['seal']}"}

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"seal:{said['seal']}"

    def fits(self, table: MarcoPoloTable) -> bool:
        return (table.space == GUILD or CARD <= table.space < BAG) and table.lowest >= 1


class TakeSeal(paying.Purpose):
    """The seal comes basic side up and brings jade once."""

    name = "seal"

    def paid(self, table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        seal = table.choice
        table.choice = NONE
        player = table.players[seat]
        player.seals = player.seals[:]
        player.seals[seal] = BASIC
        if tell is not None:
            tell.say("takes-seal", seat=seat, seal=seal)
        paying.gain(table, seat, JADE, table.terms.seal_jade[seal], tell)


# -- improving one


def can_improve(table: MarcoPoloTable, seat: i64, seal: i64) -> bool:
    player = table.players[seat]
    return player.seals[seal] == BASIC and paying.can_pay_row(player, table.terms.seal_cost[seal], 1)


def why_not_improve(table: MarcoPoloTable, seat: int, seal: str) -> Reason | None:
    number = SEALS.index(seal)
    side = table.players[seat].seals[number]
    if side != BASIC:
        return Reason("marco-polo-why-improved" if side else "marco-polo-why-seal-missing", {"seal": seal})
    return paying.why_not_pay(table, seat, table.game.content.seals[number].improve)


def begin_improving(table: MarcoPoloTable, seat: i64, seal: i64, tell: Teller | None) -> None:
    cost = table.terms.seal_cost[seal]
    table.choice = seal
    if tell is not None:
        tell.say("begins-improving", seat=seat, seal=seal)
    paying.owe(table, paying.FOR_IMPROVING, cost[COINS], cost[CAMELS], cost[JADE])


class ImproveSeal(paying.Purpose):
    """The bonus comes at once, and again at the start of each round; De Wu gets a jade for it."""

    name = "improve"

    def paid(self, table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        seal = table.choice
        player = table.players[seat]
        table.choice = NONE
        paying.pay_goods(table, seat, table.terms.seal_cost[seal], 1, tell)
        player.seals = player.seals[:]
        player.seals[seal] = IMPROVED
        if tell is not None:
            tell.say("improves", seat=seat, seal=seal)
        if player.character == DE_WU:
            paying.gain(table, seat, JADE, 1, tell)
        table.todo.insert(0, task(tasks.SEAL, seal))


class ReceiveSeal(Task):
    """The bonus on an improved seal."""

    name = "seal"

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        if tell is not None:
            tell.say("receives-seal", seat=seat, seal=number)
        rewards.give(table, seat, table.terms.seal_gives[number], tell)

    def possible(self, game: MarcoPolo, number: int) -> bool:
        return number < len(SEALS)
