"""Setting up the game: decks, open contracts, stocks, three caravans for each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import drawing, ending, turn
from sarai.games.kashgar.constants import CARAVANS, EXPANSION, KINDS_OF_STOCK, OPEN, PATRIARCH, START_CARDS
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.kashgar.table import KashgarTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def set_up(table: KashgarTable, chance: Chance, tell: Teller | None) -> None:
    """Everything before the first turn."""
    terms = table.terms
    make_standard_deck(table, chance, tell)
    table.special.put_under(vec[i64](terms.special))
    table.contracts.put_under(vec[i64](terms.contracts))
    for slot in range(OPEN):
        drawing.open_contract(table, slot, chance, tell)
    for player in table.players:
        for stock in range(KINDS_OF_STOCK):
            player.stocks[stock] = terms.at_start
    deal_caravans(table, chance, tell)
    for seat in range(table.seats):
        ending.recount(table, seat, tell)
        table.players[seat].rose = 0  # points from the start have not been earned (K13)
    turn.begin(table, tell)


def make_standard_deck(table: KashgarTable, chance: Chance, tell: Teller | None) -> None:
    """The standard cards with the agreed ones of the expansion; if only a number was agreed, drawn unseen (K18)."""
    terms = table.terms
    deck = vec[i64](terms.standard)
    pool = vec[i64](terms.expansion)
    left = drawing.total(pool)
    whole = table.game.counts("expansion")
    for kind in range(terms.kinds):
        table.box[kind] += whole[kind] - pool[kind]
    if left == terms.expansion_count:
        for kind in range(terms.kinds):
            deck[kind] += pool[kind]
    else:
        for number in range(terms.expansion_count):
            kind = chance.pick(EXPANSION, pool)
            pool[kind] -= 1
            deck[kind] += 1
            if tell is not None:
                tell.move(kind, "unused", left - number - 1, "standard:0")
        table.unused = pool
    table.standard.put_under(deck)
    if tell is not None:
        tell.say("expansion", count=terms.expansion_count)


def deal_caravans(table: KashgarTable, chance: Chance, tell: Teller | None) -> None:
    """A Patriarch at the front of each caravan, a start card behind; the player with the lowest rank begins (K14)."""
    start = vec[i64](table.terms.start)
    lowest: i64 = 1000
    left = drawing.total(start)
    for seat in range(table.seats):
        for number in range(CARAVANS):
            card = chance.pick(START_CARDS, start)
            start[card] -= 1
            table.players[seat].caravans[number] = [PATRIARCH, int(card)]
            left -= 1
            if tell is not None:
                tell.move(card, "start", left, f"caravans:{seat}:{number}")
                tell.say("deals", seat=seat, person=card, caravan=number + 1)
            if table.terms.rank[card] < lowest:
                lowest = table.terms.rank[card]
                table.first = seat
    for kind in range(table.terms.kinds):
        table.box[kind] += start[kind]
    table.ready = 1
    table.box[PATRIARCH] += table.game.counts("patriarch")[PATRIARCH] - 1 - CARAVANS * table.seats
    table.turn = table.first
    if tell is not None:
        tell.say("first", seat=table.first)
