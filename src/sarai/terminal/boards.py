"""A table drawn in plain lines, from what a view shows and nothing else. A game without a board is shown as text."""

from __future__ import annotations

from typing import Any

from sarai.games.dunhuang.view import Goods, Merchant, Shown
from sarai.kernel.plain import to_plain, to_toml
from sarai.kernel.state import LETTERS
from sarai.words import Words


def board(words: Words, table: Any) -> list[str]:
    """The lines of the board."""
    if isinstance(table, Shown):
        return _dunhuang(words, table)
    return to_toml(to_plain(table)).splitlines()


def _dunhuang(words: Words, shown: Shown) -> list[str]:
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
    lines.append(f"{said('dunhuang-board-pile', count=pile)} · {supply}")
    if shown.discard:
        lines.append(f"{said('dunhuang-board-discard')}: {_goods(words, shown.discard)}")
    if shown.last_round:
        lines.append(said("dunhuang-board-last-round"))
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
    lines = [f"{mark} {merchant.seat} {name}: {coins}, {prestige}"]
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
    number = words.game.numbers[words.game.pieces.index(good)]  # type: ignore[attr-defined]
    return f"{words.name('good', good)} {number}"


def _goods(words: Words, goods: Goods) -> str:
    counted = [_good(words, good) + (f" ×{count}" if count > 1 else "") for good, count in goods.items()]
    return ", ".join(counted) or "-"
