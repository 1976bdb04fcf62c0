"""Majority tokens: who takes them, who loses them, and what their 商 side does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.dunhuang.constants import (
    BONUS,
    BUDDHIST_PRICE,
    DEFEND,
    LEAVE,
    MANICHEAN,
    MANICHEAN_DEFENCE,
    MIDDLE,
    NO_SPACE,
    OVER,
    PAY,
    YIELD,
)
from sarai.games.dunhuang.questions import Asking
from sarai.kernel.native import i64
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.dunhuang.table import DunhuangTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller
    from sarai.kernel.questions import Args, Arguments


def most_of_others(table: DunhuangTable, seat: i64, good: i64) -> i64:
    """The largest collection of a good in any other Shop."""
    most: i64 = 0
    for other in range(table.seats):
        if other != seat and table.players[other].shop[good] > most:
            most = table.players[other].shop[good]
    return most


def card_added(table: DunhuangTable, seat: i64, good: i64, tell: Teller | None) -> None:
    """A card was placed in a Shop: its owner takes the token if nobody has more (D6, D7).

    Callers settle everything else first, because somebody may now have to answer about a flipped token.
    """
    holder = table.holder[good]
    own = table.players[seat].shop[good]
    if holder == seat or own < most_of_others(table, seat, good):  # it stays where it is (D8, D6)
        return
    if holder == MIDDLE:
        table.holder[good] = seat
        if tell is not None:
            tell.say("token", seat=seat, good=good)
    elif table.flipped[good] and own == table.players[holder].shop[good]:
        come_for_flipped(table, seat, good, tell)
    else:
        steal(table, seat, good, tell)


def steal(table: DunhuangTable, thief: i64, good: i64, tell: Teller | None) -> None:
    """The token moves to the thief's Shop, number side up (D9)."""
    owner = table.holder[good]
    table.holder[good] = thief
    table.flipped[good] = 0
    if tell is not None:
        tell.say("steals", seat=thief, other=owner, good=good)


def card_removed(table: DunhuangTable, seat: i64, good: i64, tell: Teller | None) -> None:
    """A card left a Shop: if anybody now has more, the token goes to the middle, not to them (D21d).

    It also goes there without any card left, unless the table plays otherwise (D21e).
    """
    if table.holder[good] != seat:
        return
    own = table.players[seat].shop[good]
    if most_of_others(table, seat, good) > own or (own == 0 and not table.terms.keep_bare_token):
        table.holder[good] = MIDDLE
        table.flipped[good] = 0  # D9
        if tell is not None:
            tell.say("returns", seat=seat, good=good)


# -- the 商 side


def flip(table: DunhuangTable, seat: i64, good: i64, tell: Teller | None) -> None:
    """One of the seat's own tokens turns to its 商 side; it cannot be turned back (D21b)."""
    table.flipped[good] = 1
    if tell is not None:
        tell.say("flips", seat=seat, good=good)


def manichean_in_game(table: DunhuangTable) -> bool:
    """Otherwise the Buddhist is: they share a tile (D21a)."""
    return table.space_of(MANICHEAN) != NO_SPACE


def come_for_flipped(table: DunhuangTable, thief: i64, good: i64, tell: Teller | None) -> None:
    """The 商 side protects only against an equal number: with the Manichean the owner may keep it, with the Buddhist
    the thief must pay.

    A thief who does not have the price cannot steal (D21).
    """
    manichean = manichean_in_game(table)
    if not manichean and table.players[thief].coins < table.terms.price:
        if tell is not None:
            tell.say("cannot-pay", seat=thief, other=table.holder[good], good=good)
        return
    table.chosen = good
    table.thief = thief
    table.after_token = table.phase
    table.ask(MANICHEAN_DEFENCE if manichean else BUDDHIST_PRICE)


class AskingAboutToken(Asking):
    """Who gets a flipped token; then the turn goes on where it was interrupted."""

    step = 2

    def args(self, table: DunhuangTable, seat: int) -> Args:
        good, owner = table.game.pieces[table.chosen], LETTERS[table.holder[table.chosen]]
        told: Args = {"good": good, "coins": int(table.terms.price), "seat": LETTERS[table.thief], "other": owner}
        return {**super().args(table, seat), **told}

    def faults(self, table: DunhuangTable) -> list[str]:
        good, owner, thief = table.chosen, table.holder[table.chosen], table.thief
        if owner == MIDDLE or not table.flipped[good]:
            return ["table.chosen: nobody holds that token with its 商 side up"]
        if thief == owner or table.players[thief].shop[good] != table.players[owner].shop[good]:
            return ["table.thief should have as many of that good as the owner of its token [D20, D21]"]
        if thief != table.turn:
            return ["table.thief should be whose turn it is: nobody else adds cards"]
        known = table.after_token in (BONUS, OVER)
        return [] if known else ["table.after_token should be bonus, or over where the bonus has been used"]

    def go_back(self, table: DunhuangTable) -> None:
        then = table.after_token
        table.chosen = 0
        table.thief = 0
        table.after_token = 0
        if then == BONUS:
            table.ask(BONUS)
        else:
            table.end_bonus()


class ManicheanDefence(AskingAboutToken):
    """If defended, the token stays and turns to its number side; the thief's card stays too (D20)."""

    name = "manichean-defence"
    families = ("defend", "yield")
    topic = "manichean"

    def who(self, table: DunhuangTable) -> i64:
        owner = table.holder[table.chosen]
        return 0 if owner == MIDDLE else 1 << int(owner)

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        return [DEFEND, YIELD]

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        good, thief = table.chosen, table.thief
        if action == DEFEND:
            table.flipped[good] = 0
        if tell is not None:
            tell.say("defends" if action == DEFEND else "yields", seat=seat, other=thief, good=good)
        if action == YIELD:
            steal(table, thief, good, tell)
        self.go_back(table)

    def default(self, table: DunhuangTable, seat: int) -> int:
        """The token is defended unless its owner lets it go (D20)."""
        return DEFEND


class BuddhistPrice(AskingAboutToken):
    """The thief pays the owner exactly the price or leaves the token; the owner cannot refuse (D21)."""

    name = "buddhist-price"
    families = ("pay", "leave")
    topic = "buddhist"

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        return [PAY, LEAVE]

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        good, price = table.chosen, table.terms.price
        owner = table.holder[good]
        if action == PAY:
            table.players[seat].coins -= price
            table.players[owner].coins += price
            if tell is not None:
                tell.say("pays", seat=seat, other=owner, coins=price)
            steal(table, seat, good, tell)
        elif tell is not None:
            tell.say("leaves", seat=seat, other=owner, good=good)
        self.go_back(table)

    def label(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        coins = {"coins": str(table.terms.price)} if family == "pay" else {}
        return super().label(table, seat, family, {**said, **coins})

    def faults(self, table: DunhuangTable) -> list[str]:
        missing = super().faults(table)
        if not missing and table.players[table.thief].coins < table.terms.price:
            return ["table.thief: does not have enough coins to pay [D21]"]
        return missing
