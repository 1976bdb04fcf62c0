"""A turn: move the camel, pick up a good, use a bonus, check for victory, refill the Market."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.games.dunhuang import characters, ending, majority, setup
from sarai.games.dunhuang.constants import (
    BONUS,
    CAMEL,
    CHARACTERS,
    COINS,
    HAND,
    MOVE_CAMEL,
    NO_CARD,
    PASS,
    PICK_UP,
    SHOP,
    SPACES,
    USE,
)
from sarai.games.dunhuang.questions import Asking
from sarai.kernel.native import i64
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.dunhuang.table import DunhuangTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller
    from sarai.kernel.questions import Args, Arguments


# Lists of answers that are made once, because they are needed in every turn of every imagined world.
SHOP_OR_HAND: Final[list[int]] = [SHOP, HAND]
USE_OR_COINS: Final[list[int]] = [USE, COINS, PASS]
USE_ALONE: Final[list[int]] = [USE, PASS]
COINS_ALONE: Final[list[int]] = [COINS, PASS]
NO_BONUS: Final[list[int]] = [PASS]


# -- 1. Move the camel


class MoveCamel(Asking):
    """One step is free and compulsory, each further one costs a coin; laps are allowed (D4)."""

    name = "move-camel"
    families = ("camel",)
    topic = "turn"
    step = 1

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        """With an unlimited supply a purse can outgrow the pack's supply; it still pays for no more steps than that."""
        return table.terms.moves[min(table.players[seat].coins, table.terms.coins)]

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        """Empty spaces count as steps too; the coins go to the supply first (D4)."""
        steps = action - CAMEL + 1
        table.players[seat].coins -= steps - 1
        table.bank += steps - 1
        table.steps = steps
        table.camel = (table.camel + steps) % SPACES
        if tell is not None:
            tell.say("camel", seat=seat, steps=steps, coins=steps - 1, space=table.character())
        if table.market[table.camel] == NO_CARD:
            if tell is not None:
                tell.say("no-card", seat=seat, space=table.character())
            table.phase = BONUS  # only the card is denied (D11)
        else:
            table.phase = PICK_UP

    def why_not(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> Reason | None:
        cost, coins = int(said["steps"]) - 1, int(table.players[seat].coins)
        return Reason("dunhuang-why-coins", {"cost": cost, "coins": coins}, "D4") if cost > coins else None

    def args(self, table: DunhuangTable, seat: int) -> Args:
        return {**super().args(table, seat), "coins": int(table.players[seat].coins)}

    def label(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        steps = int(said["steps"])
        space = (table.camel + steps) % SPACES
        good = table.market[space]
        found = {"card": "no", "good": ""} if good == NO_CARD else {"card": "yes", "good": table.game.pieces[good]}
        there = {"cost": str(steps - 1), "space": CHARACTERS[table.ring[space]], **found}
        return super().label(table, seat, family, {**said, **there})

    def target(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> str:
        return f"market:{int(table.camel + int(said['steps'])) % SPACES}"


# -- 2. Pick up a good


class PickUp(Asking):
    """The card beside the camel must be taken, into the Shop or the hand, which has no limit (D5)."""

    name = "pick-up"
    families = ("place",)
    topic = "tokens"
    step = 2

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        return SHOP_OR_HAND

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        good = table.market[table.camel]
        table.market[table.camel] = NO_CARD
        player = table.players[seat]
        if action == HAND:
            player.hand[good] += 1
        else:
            player.shop[good] += 1
        if tell is not None:
            tell.move(good, f"market:{table.camel}", 0, f"hand:{seat}" if action == HAND else f"shop:{seat}")
            tell.say("picks-up", seat=seat, good=good, where=int(action == HAND))
        table.phase = BONUS
        if action == SHOP:
            majority.card_added(table, seat, good, tell)

    def args(self, table: DunhuangTable, seat: int) -> Args:
        return {**super().args(table, seat), "good": table.game.pieces[table.market[table.camel]]}

    def target(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> str:
        return f"{said['where']}:{seat}"

    def faults(self, table: DunhuangTable) -> list[str]:
        there = table.market[table.camel] != NO_CARD
        return [] if there else ["table.phase: there is nothing to pick up where the camel stands"]


# -- 3. Use a bonus


class UseBonus(Asking):
    """The character if it can do something (D12), or coins as long as there are any (D13), or nothing (D10)."""

    name = "bonus"
    families = ("use", "coins", "pass")

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        usable = characters.SIXTEEN[table.character()].possible(table, seat)
        if table.terms.unlimited or table.bank > 0:
            return USE_OR_COINS if usable else COINS_ALONE
        return USE_ALONE if usable else NO_BONUS

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.end_bonus()
        if action == USE:
            if tell is not None:
                tell.say("uses", seat=seat, character=table.character())
            characters.SIXTEEN[table.character()].use(table, seat, chance, tell)
        elif action == COINS:
            take_coins(table, seat, tell)
        elif tell is not None:
            tell.say("passes", seat=seat)

    def why_not(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> Reason | None:
        if family == "use":
            return characters.SIXTEEN[table.character()].why_not(table, seat)
        none_left = family == "coins" and not table.terms.unlimited and table.bank <= 0
        return Reason("dunhuang-why-no-coins", {}, "D13") if none_left else None

    def args(self, table: DunhuangTable, seat: int) -> Args:
        usable = characters.SIXTEEN[table.character()].possible(table, seat)
        coins = int(bonus_coins(table))
        return {**super().args(table, seat), "coins": coins, "usable": "yes" if usable else "no"}

    def label(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        told = {"use": {"character": CHARACTERS[table.character()]}, "coins": {"coins": str(bonus_coins(table))}}
        return super().label(table, seat, family, told.get(family, said))

    def target(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> str:
        return {"use": f"character:{table.camel}", "coins": "coins"}.get(family, "")


def bonus_coins(table: DunhuangTable) -> i64:
    """No more than is left in the supply, unless it is unlimited (D13)."""
    wanted = table.terms.bonus_coins
    return wanted if table.terms.unlimited or table.bank >= wanted else table.bank


def take_coins(table: DunhuangTable, seat: i64, tell: Teller | None) -> None:
    taken = bonus_coins(table)
    table.bank -= taken
    table.players[seat].coins += taken
    if tell is not None:
        tell.say("coins", seat=seat, coins=taken)


# -- 4. Check for victory, 5. Refill the Market


def finish_turn(table: DunhuangTable, chance: Chance, tell: Teller | None) -> None:
    """Steps 4 and 5, then it is the turn of the player on the left."""
    seat = table.turn
    table.steps = 0
    table.chosen = 0
    table.partner = 0
    if ending.has_won(table, seat):
        ending.win(table, seat, tell)
        return
    refill(table, seat, chance, tell)
    if table.last_round and seat == (table.first + table.seats - 1) % table.seats:
        ending.score(table, tell)  # the round is finished, so all have had the same number of turns (D23)
        return
    table.turn = (seat + 1) % table.seats
    table.ask(MOVE_CAMEL)


def refill(table: DunhuangTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
    """Refill the Market clockwise from the camel's space (D24)."""
    refill_spaces(table, table.camel, SPACES, seat, chance, tell)
    refill_spaces(table, 0, table.camel, seat, chance, tell)


def refill_spaces(table: DunhuangTable, first: i64, end: i64, seat: i64, chance: Chance, tell: Teller | None) -> None:
    """A space that cannot be refilled ends the game; an empty pile alone does not (D22)."""
    for space in range(first, end):
        if table.market[space] != NO_CARD:
            continue
        if table.pile.size:
            setup.fill_space(table, space, chance, tell)
            if tell is not None:
                tell.say("refill", good=table.market[space], space=table.ring[space])
        elif not table.last_round:
            table.last_round = 1
            if tell is not None:
                tell.say("last-round", seat=seat)
