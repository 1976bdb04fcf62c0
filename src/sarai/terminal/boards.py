"""A table drawn in plain lines, from what a view shows and nothing else. A game without a board is shown as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sarai.games.dunhuang.view import Goods, Merchant, Shown
from sarai.games.kashgar.view import Shown as Kashgar
from sarai.games.kashgar.words import STOCKS
from sarai.kernel.plain import to_plain, to_toml
from sarai.kernel.state import LETTERS
from sarai.terminal.caravans import (
    caravan_in_words,
    contract_named,
    decks_in_words,
    missing_in_words,
    price_in_words,
)
from sarai.words import Words


def board(words: Words, table: Any, options: Mapping[str, str]) -> list[str]:
    """The lines of the board."""
    if isinstance(table, Shown):
        return _dunhuang(words, table, options["supply"] == "unlimited")
    if isinstance(table, Kashgar):
        return _kashgar(words, table)
    return to_toml(to_plain(table)).splitlines()


def _dunhuang(words: Words, shown: Shown, unlimited: bool) -> list[str]:
    said = words.text
    lines = [said("dunhuang-board-market")]
    width = max(len(words.name("character", space.character)) for space in shown.ring)
    started = shown.phase not in ("keep-one", "place-camel")
    for number, space in enumerate(shown.ring, 1):
        name = words.name("character", space.character).ljust(width)
        good = _good(words, space.good) if space.good else said("dunhuang-board-empty")
        here = started and space.character == shown.camel
        lines.append(f"  {'>' if here else ' '} {number} {name}  {good}{'  ' + _camel(words) if here else ''}")
    pile = sum(bag.size for bag in shown.pile)
    supply = said("dunhuang-board-supply", coins=shown.coins, prestige=shown.prestige)
    if unlimited:
        supply = said("dunhuang-board-supply-unlimited")
    lines.append(f"{said('dunhuang-board-pile', count=pile)} · {supply}")
    if shown.discard:
        lines.append(f"{said('dunhuang-board-discard')}: {_goods(words, shown.discard)}")
    held = {token.good for merchant in shown.merchants for token in merchant.tokens}
    cards = words.game.all_pieces(len(shown.merchants))
    middle = {good: 1 for good, count in zip(words.game.pieces, cards, strict=True) if count and good not in held}
    lines.append(f"{said('dunhuang-board-middle')}: {_goods(words, middle)}")
    if started and shown.phase != "over":
        turn = said("dunhuang-board-turn", seat=words.seats[LETTERS.index(shown.turn)])
        lines.append(turn + (f" · {said('dunhuang-board-last-round')}" if shown.last_round else ""))
    for merchant in shown.merchants:
        lines += ["", *_merchant(words, shown, merchant)]
    return lines


def _camel(words: Words) -> str:
    return words.text("dunhuang-board-camel-here")


def _merchant(words: Words, shown: Shown, merchant: Merchant) -> list[str]:
    said = words.text
    name = words.seats[LETTERS.index(merchant.seat)]
    mark = "*" if merchant.seat in shown.deciding else " "
    tokens = ", ".join(
        _good(words, token.good) + (f" {said('dunhuang-board-flipped')}" if token.flipped else "")
        for token in merchant.tokens
    )
    coins = said("dunhuang-board-coins", count=merchant.coins)
    prestige = said("dunhuang-board-prestige", count=merchant.prestige)
    drawn = shown.phase != "keep-one" and merchant.seat == shown.first
    first = f" ({said('dunhuang-board-first')})" if drawn else ""
    who = merchant.seat if name == merchant.seat else f"{merchant.seat} {name}"
    lines = [f"{mark} {who}{first}: {coins}, {prestige}"]
    lines.append(f"    {said('dunhuang-board-tokens')}: {tokens or '-'}")
    lines.append(f"    {said('dunhuang-board-shop')}: {_goods(words, merchant.shop)}")
    for key, count, goods in (
        ("hand", merchant.cards, merchant.hand),
        ("drawn", merchant.drawn_cards, merchant.drawn),
        ("removed", merchant.removed_cards, merchant.removed),
    ):
        if count and goods is not None:
            lines.append(f"    {said(f'dunhuang-board-{key}')}: {_goods(words, goods)}")
        elif key == "hand" or (count and key == "drawn"):
            lines.append(f"    {said(f'dunhuang-board-{key}')}: {said('dunhuang-board-hidden-cards', count=count)}")
    return lines


def _good(words: Words, good: str) -> str:
    number = words.game.showing.numbers[good]
    return f"{words.name('good', good)} {number}"


def _goods(words: Words, goods: Goods) -> str:
    counted = [_good(words, good) + (f" ×{count}" if count > 1 else "") for good, count in goods.items()]
    return ", ".join(counted) or "-"


def _kashgar(words: Words, shown: Kashgar) -> list[str]:
    """Contracts first, with what is missing for whoever's turn it is, then the merchants."""
    said = words.text
    last = f" · {said('kashgar-board-last-round')}" if shown.last_round else ""
    lines = [f"{said('kashgar-board-round', round=shown.round)}{last} · {decks_in_words(words, shown)}"]
    lines.append(f"{said('kashgar-board-market')}:")
    mine = shown.merchants[LETTERS.index(shown.turn)]
    for name in shown.market:
        if not name:
            lines.append(f"    {said('kashgar-board-no-contract')}")
            continue
        contract = contract_named(words, name)
        lacking = missing_in_words(words, contract, mine.stocks)
        state = said("kashgar-board-missing", what=lacking) if lacking else said("kashgar-board-enough")
        lines.append(f"    {words.name('good', name)} {price_in_words(words, contract)} ({state})")
    for title, cards in (("drawn", shown.drawn.cards if shown.drawn else None), ("discard", shown.discard)):
        if cards:
            named = (words.name("good", card) + (f" ×{n}" if n > 1 else "") for card, n in cards.items())
            lines.append(f"{said(f'kashgar-board-{title}')}: {', '.join(named)}")
    for seat, merchant in enumerate(shown.merchants):
        mark = "*" if merchant.seat in shown.deciding else " "
        name = words.seats[seat]
        who = merchant.seat if name == merchant.seat else f"{merchant.seat} {name}"
        first = f" ({said('kashgar-board-first')})" if merchant.seat == shown.first else ""
        lines += ["", f"{mark} {who}{first}: {said('kashgar-board-points', count=merchant.points)}"]
        lines.append("    " + ", ".join(f"{words.name('stock', stock)} {merchant.stocks[stock]}" for stock in STOCKS))
        lines += [f"    {n} {caravan_in_words(words, caravan)}" for n, caravan in enumerate(merchant.caravans, 1)]
        if merchant.contracts:
            done = ", ".join(words.name("good", one) for one in merchant.contracts)
            lines.append(f"    {said('kashgar-board-completed')}: {done}")
    return lines
