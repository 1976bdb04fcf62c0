"""Drawing from the three decks, and choosing among what was drawn or discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar import ending
from sarai.games.kashgar.constants import (
    CONTRACTS,
    DECKS,
    DRAW,
    KEEP,
    MATRIARCH,
    NO_CARD,
    NO_DECK,
    PATRIARCH,
    STANDARD,
    TAKE,
)
from sarai.games.kashgar.questions import OfCard
from sarai.kernel.events import eye
from sarai.kernel.native import i64, vec
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.kashgar.table import KashgarTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller
    from sarai.kernel.questions import Arguments


def draw(table: KashgarTable, seat: i64, deck: i64, count: i64, chance: Chance, tell: Teller | None) -> i64:
    """Look at this many cards, or at what there is (K1, K20, K23); returns how many."""
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


def reshuffle(table: KashgarTable, tell: Teller | None) -> bool:
    """The discard pile becomes the standard deck when a card must be drawn, and not before (K1)."""
    left = total(table.discard)
    if not left or not table.terms.reshuffles:
        return False
    cards = table.discard
    table.discard = table.empty_row()
    bag = table.standard.put_under(cards)
    if tell is not None:
        tell.say("reshuffles", count=left)
        tell.move_all(cards, "discard", f"{DECKS[STANDARD]}:{bag}")
    return True


def total(row: vec[i64]) -> i64:
    """How many cards there are in a row."""
    cards: i64 = 0
    for count in row:
        cards += count
    return cards


def put_away(table: KashgarTable, seat: i64, tell: Teller | None) -> None:
    """What was not chosen: persons go to the open discard pile, contracts and specials under their decks (K4)."""
    left = total(table.drawn)
    if left and table.drawn_deck == STANDARD:
        drawn, discard = table.drawn, table.discard
        for kind in range(table.terms.persons):
            while drawn[kind]:
                drawn[kind] -= 1
                discard[kind] += 1
                left -= 1
                if tell is not None:
                    tell.move(kind, table.drawn_place(), left, "discard")
                    tell.say("discards", seat=seat, person=kind)
            if not left:
                break
    elif left:
        cards = table.drawn
        table.drawn = table.empty_row()
        bag = table.pile(table.drawn_deck).put_under(cards)
        if tell is not None:
            tell.move_all(cards, table.drawn_place(), f"{DECKS[table.drawn_deck]}:{bag}")
            if table.drawn_deck == CONTRACTS:
                tell_contracts(tell, seat, cards)
            else:
                tell.say("puts-under", seat=seat, count=left, deck=table.drawn_deck)
    table.drawn_deck = NO_DECK


def tell_contracts(tell: Teller, seat: i64, cards: vec[i64]) -> None:
    """Tell only the drawer which they were: if none could be completed, no question has shown them (K23)."""
    for kind, count in enumerate(cards):
        for _ in range(count):
            tell.whisper("puts-contract-under", eye(int(seat)), "contract", seat=seat, contract=kind)


def gain(table: KashgarTable, seat: i64, card: i64, tell: Teller | None) -> None:
    """A person joins at the back of the caravan whose card gained it (K5, K16)."""
    table.players[seat].caravans[table.caravan].append(int(card))
    if tell is not None:
        tell.say("gains", seat=seat, person=card, caravan=table.caravan + 1)
    table.moment += 1
    ending.recount(table, seat, tell)


def ready_patriarch(table: KashgarTable, seat: i64, tell: Teller | None) -> None:
    """The set-aside Patriarch joins once; later uses gain nothing (K14)."""
    if not table.ready:
        if tell is not None:
            tell.say("finds-nothing", seat=seat)
        return
    table.ready = 0
    if tell is not None:
        tell.move(PATRIARCH, "ready", 0, f"caravans:{seat}:{table.caravan}")
    gain(table, seat, PATRIARCH, tell)


def turn_over(table: KashgarTable, seat: i64, tell: Teller | None) -> None:
    """The card in use shows its other side."""
    other = MATRIARCH if table.card == PATRIARCH else PATRIARCH
    table.players[seat].caravans[table.caravan][table.place_in_use()] = other
    if tell is not None:
        tell.say("turns", seat=seat, person=table.card, caravan=table.caravan + 1)
    table.moment += 1
    ending.recount(table, seat, tell)


def open_contract(table: KashgarTable, slot: i64, chance: Chance, tell: Teller | None) -> None:
    """A completed contract is replaced at once, as long as there are any (K10, K3)."""
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


# -- what is asked


class KeepCard(OfCard):
    """As many as the card says, in the order in which they will stand (K23)."""

    name = "keep-card"
    families = ("keep",)
    verbs = (DRAW,)

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        drawn = table.drawn
        return [KEEP + card for card in range(table.terms.persons) if drawn[card]]

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        card = action - KEEP
        table.drawn[card] -= 1
        if tell is not None:
            tell.move(card, table.drawn_place(), total(table.drawn), f"caravans:{seat}:{table.caravan}")
        gain(table, seat, card, tell)
        table.left -= 1
        if not table.left:
            put_away(table, seat, tell)
            table.finish_step()

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        drawn = table.drawn[table.game.pieces.index(said["person"])]
        return None if drawn else Reason("kashgar-why-not-drawn", {**said}, "K23")

    def label(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        return "kashgar-do-keep", {**said, "says": said["person"]}

    def target(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> str:
        return f"drawn:{seat}:{said['person']}"


class TakeCard(OfCard):
    """A person from the discard pile, which is open to all (K15)."""

    name = "take-card"
    families = ("take",)
    verbs = (TAKE,)

    def choices(self, table: KashgarTable, seat: i64) -> list[int]:
        first, discard = table.terms.take, table.discard
        return [int(first + card) for card in range(table.terms.persons) if discard[card]]

    def answer(self, table: KashgarTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        card = action - table.terms.take
        table.discard[card] -= 1
        if tell is not None:
            tell.move(card, "discard", total(table.discard), f"caravans:{seat}:{table.caravan}")
        gain(table, seat, card, tell)
        table.finish_step()

    def why_not(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> Reason | None:
        discarded = table.discard[table.game.pieces.index(said["person"])]
        return None if discarded else Reason("kashgar-why-not-discarded", {**said}, "K15")

    def label(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        return "kashgar-do-take", {**said, "says": said["person"]}

    def target(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> str:
        return f"discard:{said['person']}"
