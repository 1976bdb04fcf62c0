"""Majority tokens: who takes them, who loses them, and what their 商 side does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.dunhuang.words import BUDDHIST_PRICE, MANICHEAN, MANICHEAN_DEFENCE, MIDDLE
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.dunhuang.table import Table
    from sarai.kernel.events import Teller


def most_of_others(table: Table, seat: i64, good: i64) -> i64:
    """The largest collection of a good in any other Shop."""
    most: i64 = 0
    for other in range(table.seats):
        if other != seat and table.players[other].shop[good] > most:
            most = table.players[other].shop[good]
    return most


def card_added(table: Table, seat: i64, good: i64, then: i64, tell: Teller | None) -> bool:
    """A card was placed in a Shop: its owner takes the token if nobody has more (D6, D7).

    False when somebody must first answer about a flipped token; the turn then goes on with `then`.
    """
    holder = table.holder[good]
    own = table.players[seat].shop[good]
    if holder == seat or own < most_of_others(table, seat, good):  # it stays where it is (D8, D6)
        return True
    if holder == MIDDLE:
        table.holder[good] = seat
        if tell is not None:
            tell.say("token", seat=seat, good=good)
        return True
    if table.flipped[good] and own == table.players[holder].shop[good]:
        return not _ask_about_flipped(table, seat, good, then, tell)
    steal(table, seat, good, tell)
    return True


def steal(table: Table, thief: i64, good: i64, tell: Teller | None) -> None:
    """The token changes Shops and lies number side up (D9)."""
    owner = table.holder[good]
    table.holder[good] = thief
    table.flipped[good] = 0
    if tell is not None:
        tell.say("steals", seat=thief, other=owner, good=good)


def _ask_about_flipped(table: Table, thief: i64, good: i64, then: i64, tell: Teller | None) -> bool:
    """The 商 side guards against equals only: the Manichean's owner may keep it, the Buddhist's thief must pay.

    True when somebody is asked; a thief without the price cannot steal (D21).
    """
    owner = table.holder[good]
    manichean = manichean_in_game(table)
    if not manichean and table.players[thief].coins < table.terms.price:
        if tell is not None:
            tell.say("cannot-pay", seat=thief, other=owner, good=good)
        return False
    table.phase = MANICHEAN_DEFENCE if manichean else BUDDHIST_PRICE
    table.deciding = 1 << int(owner if manichean else thief)
    table.chosen = good
    table.thief = thief
    table.after_token = then
    return True


def manichean_in_game(table: Table) -> bool:
    """Else the Buddhist is: they share a tile (D21a)."""
    return any(character == MANICHEAN for character in table.ring)


def manichean_answer(table: Table, defends: bool, tell: Teller | None) -> None:
    """Defended, the token stays and turns to its number side; the thief's card stays too (D20)."""
    good, thief = table.chosen, table.thief
    owner = table.holder[good]
    if not defends:
        if tell is not None:
            tell.say("yields", seat=owner, other=thief, good=good)
        steal(table, thief, good, tell)
        return
    table.flipped[good] = 0
    if tell is not None:
        tell.say("defends", seat=owner, other=thief, good=good)


def buddhist_answer(table: Table, pays: bool, tell: Teller | None) -> None:
    """The thief pays the owner exactly the price, or leaves the token; the owner cannot refuse (D21)."""
    good, thief = table.chosen, table.thief
    owner = table.holder[good]
    if not pays:
        if tell is not None:
            tell.say("leaves", seat=thief, other=owner, good=good)
        return
    table.players[thief].coins -= table.terms.price
    table.players[owner].coins += table.terms.price
    if tell is not None:
        tell.say("pays", seat=thief, other=owner, coins=table.terms.price)
    steal(table, thief, good, tell)


def card_removed(table: Table, seat: i64, good: i64, tell: Teller | None) -> None:
    """A card left a Shop: if anybody now has more, the token goes to the middle, not to them (D21d).

    Without a collection there is no majority either, unless the table plays otherwise (D21e).
    """
    if table.holder[good] != seat:
        return
    own = table.players[seat].shop[good]
    if most_of_others(table, seat, good) > own or (own == 0 and not table.terms.keep_bare_token):
        table.holder[good] = MIDDLE
        table.flipped[good] = 0  # D9
        if tell is not None:
            tell.say("returns", seat=seat, good=good)


def flip(table: Table, seat: i64, good: i64, tell: Teller | None) -> None:
    """One own token turns to its 商 side; there is no turning back (D21b)."""
    table.flipped[good] = 1
    if tell is not None:
        tell.say("flips", seat=seat, good=good)
