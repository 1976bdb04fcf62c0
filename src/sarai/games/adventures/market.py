"""Before the sand runs: a good comes to market, a trade card is turned, its icon moves the prices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.adventures.constants import CARD_STREAM, CARDS, PRICE_STREAM, ROTATE, SWAP_SECOND
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.adventures.table import AdventuresTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def on_market(table: AdventuresTable) -> i64:
    """How many goods have a price; they are the first ones of the pack."""
    return table.round + 2


def add_goods(table: AdventuresTable, chance: Chance, tell: Teller | None) -> None:
    """Round 1: three goods get the three prices by chance (S2). Later: one good at the new price (S3)."""
    terms = table.terms
    if table.round > 1:
        newcomer = on_market(table) - 1
        assert table.prices[newcomer] == 0
        for good in range(newcomer):
            assert table.prices[good] != terms.good_price[newcomer], "the new slot is empty (S3)"
        table.prices[newcomer] = terms.good_price[newcomer]
        if tell is not None:
            tell.say("comes", good=newcomer, price=terms.good_price[newcomer])
        return
    waiting = vec[i64]([0] * int(terms.goods))
    first = on_market(table)
    for good in range(first):
        waiting[good] = 1
    for slot in range(first):
        good = chance.pick(PRICE_STREAM, waiting)
        waiting[good] = 0
        table.prices[good] = terms.good_price[slot]
        if tell is not None:
            tell.say("comes", good=good, price=terms.good_price[slot])


def turn_card(table: AdventuresTable, chance: Chance, tell: Teller | None) -> None:
    """One card for this round; those of earlier rounds have left, and nothing is shuffled again (S7)."""
    card = chance.pick(CARD_STREAM, table.cards)
    table.cards[card] -= 1
    table.used[card] += 1
    table.card = card
    if tell is not None:
        left: i64 = 0
        for piece in range(CARDS):
            left += table.cards[piece]
        tell.move(card, "cards", left, "open")
        tell.say("card", card=card)
    for icon in table.terms.card_icons[card]:
        move_prices(table, icon)
        if tell is not None:
            tell.say("icon", icon=icon)


def by_price(table: AdventuresTable) -> list[int]:
    """The goods on the market, the dearest first (S4)."""
    goods = list(range(int(on_market(table))))
    return sorted(goods, key=lambda good: -table.prices[good])


def move_prices(table: AdventuresTable, icon: i64) -> None:
    """Swap the dearest and the second or third dearest; or make all one rank cheaper, the cheapest dearest (S4)."""
    ranked = by_price(table)
    prices = [table.prices[good] for good in ranked]
    if icon == ROTATE:
        for rank in range(len(ranked)):
            table.prices[ranked[rank]] = prices[(rank + 1) % len(ranked)]
        return
    other = 1 if icon == SWAP_SECOND else 2
    table.prices[ranked[0]] = prices[other]
    table.prices[ranked[other]] = prices[0]
