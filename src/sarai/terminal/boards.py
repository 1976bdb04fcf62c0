"""A table drawn in plain lines, from what a view shows and nothing else. A game without a board is shown as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sarai.games.dunhuang.view import Goods, Merchant, Shown
from sarai.kernel.plain import to_plain, to_toml
from sarai.kernel.state import LETTERS
from sarai.words import Words


def board(words: Words, table: Any, options: Mapping[str, str]) -> list[str]:
    """The lines of the board."""
    if isinstance(table, Shown):
        return _dunhuang(words, table, options["supply"] == "unlimited")
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
    number = words.game.numbers[words.game.pieces.index(good)]  # type: ignore[attr-defined]
    return f"{words.name('good', good)} {number}"


def _goods(words: Words, goods: Goods) -> str:
    counted = [_good(words, good) + (f" ×{count}" if count > 1 else "") for good, count in goods.items()]
    return ", ".join(counted) or "-"
