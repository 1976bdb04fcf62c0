"""Drawing from the three decks and choosing among what was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import ending
from sarai.games.kashgar.words import CONTRACTS, DECKS, MATRIARCH, NO_CARD, NO_DECK, PATRIARCH, STANDARD
from sarai.kernel.events import eye
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.kashgar.table import Table
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def draw(table: Table, seat: i64, deck: i64, count: i64, chance: Chance, tell: Teller | None) -> i64:
    """Look at so many cards, or at what there is (K1, K20, K23); how many they are."""
    table.drawn_deck = deck
    got: i64 = 0
    while got < count:
        pile = table.pile(deck)
        if not pile.size and not (deck == STANDARD and reshuffle(table, tell)):
            break
        bag = pile.bags[0]
        card = pile.draw(deck, chance)
        table.drawn[card] += 1
        got += 1
        if tell is not None:
            tell.move(card, f"{DECKS[deck]}:{bag.number}", bag.size, table.drawn_place())
    if got == 0:
        table.drawn_deck = NO_DECK
    if tell is not None:
        tell.say("draws", seat=seat, count=got, deck=deck)
    return got


def reshuffle(table: Table, tell: Teller | None) -> bool:
    """The discard pile becomes the standard deck, when a card must be drawn and not before (K1)."""
    left: i64 = 0
    for count in table.discard:
        left += count
    if not left or not table.terms.reshuffles:
        return False
    cards = table.discard
    table.discard = table.empty_row()
    bag = table.standard.put_under(cards)
    if tell is not None:
        tell.say("reshuffles", count=left)
        tell_all(tell, cards, "discard", f"{DECKS[STANDARD]}:{bag}")
    return True


def tell_all(tell: Teller, cards: vec[i64], source: str, target: str) -> None:
    """Every card of a row goes from one place to another."""
    left: i64 = 0
    for count in cards:
        left += count
    for kind, count in enumerate(cards):
        for _ in range(count):
            left -= 1
            tell.move(kind, source, left, target)


def drawn_left(table: Table) -> i64:
    left: i64 = 0
    for count in table.drawn:
        left += count
    return left


def put_away(table: Table, seat: i64, tell: Teller | None) -> None:
    """What was not chosen: persons to the open discard pile, contracts and specials under their decks (K4)."""
    left = drawn_left(table)
    if left and table.drawn_deck == STANDARD:
        for kind in range(table.terms.persons):
            while table.drawn[kind]:
                table.drawn[kind] -= 1
                table.discard[kind] += 1
                left -= 1
                if tell is not None:
                    tell.move(kind, table.drawn_place(), left, "discard")
                    tell.say("discards", seat=seat, person=kind)
    elif left:
        cards = table.drawn
        table.drawn = table.empty_row()
        bag = table.pile(table.drawn_deck).put_under(cards)
        if tell is not None:
            tell_all(tell, cards, table.drawn_place(), f"{DECKS[table.drawn_deck]}:{bag}")
            if table.drawn_deck == CONTRACTS:
                tell_contracts(tell, seat, cards)
            else:
                tell.say("puts-under", seat=seat, count=left, deck=table.drawn_deck)
    table.drawn_deck = NO_DECK


def tell_contracts(tell: Teller, seat: i64, cards: vec[i64]) -> None:
    """To the drawer alone which they were: where none could be completed, nothing was asked that showed them (K23)."""
    for kind, count in enumerate(cards):
        for _ in range(count):
            tell.whisper("puts-contract-under", eye(int(seat)), "contract", seat=seat, contract=kind)


def keep(table: Table, seat: i64, card: i64, tell: Teller | None) -> None:
    """A drawn person joins the caravan of the card that drew it."""
    table.drawn[card] -= 1
    if tell is not None:
        tell.move(card, table.drawn_place(), drawn_left(table), f"caravans:{seat}:{table.caravan}")
    gain(table, seat, card, tell)


def take(table: Table, seat: i64, card: i64, tell: Teller | None) -> None:
    """A person from the discard pile, which is open to all (K15)."""
    table.discard[card] -= 1
    if tell is not None:
        left: i64 = 0
        for count in table.discard:
            left += count
        tell.move(card, "discard", left, f"caravans:{seat}:{table.caravan}")
    gain(table, seat, card, tell)


def gain(table: Table, seat: i64, card: i64, tell: Teller | None) -> None:
    """A person comes to the back of the caravan whose card gained it (K5, K16)."""
    table.players[seat].caravans[table.caravan].append(int(card))
    if tell is not None:
        tell.say("gains", seat=seat, person=card, caravan=table.caravan + 1)
    table.moment += 1
    ending.recount(table, seat, tell)


def ready_patriarch(table: Table, seat: i64, tell: Teller | None) -> None:
    """The set-aside Patriarch joins once; later uses gain nothing (K14)."""
    if not table.ready:
        if tell is not None:
            tell.say("finds-nothing", seat=seat)
        return
    table.ready = 0
    if tell is not None:
        tell.move(PATRIARCH, "ready", 0, f"caravans:{seat}:{table.caravan}")
    gain(table, seat, PATRIARCH, tell)


def turn_over(table: Table, seat: i64, tell: Teller | None) -> None:
    """The card in use shows its other side."""
    caravan = table.players[seat].caravans[table.caravan]
    place = len(caravan) - 1
    while place > 0 and caravan[place] != table.card:
        place -= 1
    other = MATRIARCH if table.card == PATRIARCH else PATRIARCH
    caravan[place] = other
    if tell is not None:
        tell.say("turns", seat=seat, person=table.card, caravan=table.caravan + 1)
    table.moment += 1
    ending.recount(table, seat, tell)


def open_contract(table: Table, slot: i64, chance: Chance, tell: Teller | None) -> None:
    """A contract that was completed is replaced at once, while there are any (K10, K3)."""
    pile = table.contracts
    if not pile.size:
        table.market[slot] = NO_CARD
        if tell is not None:
            tell.say("no-contract")
        return
    bag = pile.bags[0]
    card = pile.draw(CONTRACTS, chance)
    table.market[slot] = card
    if tell is not None:
        tell.move(card, f"{DECKS[CONTRACTS]}:{bag.number}", bag.size, f"market:{slot}")
        tell.say("opens", contract=card)
