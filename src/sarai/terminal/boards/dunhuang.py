"""Dunhuang's table: the ring of eight with the Market's goods, the supply in the middle, the merchants below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from sarai.games.dunhuang.showing import DunhuangMerchant, DunhuangShown, Goods
from sarai.kernel.state import LETTERS
from sarai.kernel.view import View
from sarai.terminal.boards.board import Board, Canvas, who
from sarai.terminal.palette import inked, sized
from sarai.words import Words

CLOCKWISE = ((0, 1, 2), (7, None, 3), (6, 5, 4))
"""The spaces of the ring as three rows of three, clockwise from the top left."""
LETTERS_LEFT = (40, 8, 6, 4, 3)
"""How many letters the names of goods keep, step by step, as room gets scarce."""
TOKEN = "◈"
FLIPPED = "商"
PLAIN, CAMEL, LIT = "┌─┐│└┘", "╔═╗║╚╝", "┏━┓┃┗┛"


class Ring(Board):
    def draw(self, canvas: Canvas, seen: View) -> Text:
        shown: DunhuangShown = seen.table
        ring = _tall_ring(canvas, shown, seen) if canvas.tall else _low_ring(canvas, shown, seen)
        seats = _blocks(canvas, shown, seen) if canvas.tall else _rows(canvas, shown, seen)
        return Text("\n").join([*ring, *seats])

    def lines(self, words: Words, table: Any, options: Mapping[str, str]) -> list[str]:
        shown: DunhuangShown = table
        lines = [*_market_in_lines(words, shown), *_supply_in_lines(words, shown, options["supply"] == "unlimited")]
        for merchant in shown.merchants:
            lines += ["", *_merchant_in_lines(words, shown, merchant)]
        return lines


RING = Ring()


# -- the ring


def _cell(canvas: Canvas, shown: DunhuangShown, space: int) -> tuple[Text, Text]:
    """A space in two lines: its number and character, then its good."""
    words, colours = canvas.words, canvas.colours
    here = _camel_at(shown, space)
    one = inked("▶" if here else " ", f"bold {colours.cinnabar}")
    one.append(f"{space + 1} ", style=colours.faint)
    one.append(
        words.name("character", shown.ring[space].character), style=f"bold {colours.cinnabar}" if here else "bold"
    )
    if here and canvas.tall and canvas.width >= 84:
        one.append(f"  {words.text('dunhuang-board-camel')}", style=colours.cinnabar)
    two = Text("   ")
    good = shown.ring[space].good
    two.append_text(_good(canvas, good) if good else inked(words.text("dunhuang-board-empty"), colours.faint))
    key = canvas.keys.get(f"market:{space}")
    if key:
        two.append(f"  [{key}]", style=f"bold {colours.saffron}")
    return one, two


def _camel_at(shown: DunhuangShown, space: int) -> bool:
    return shown.phase not in ("keep-one", "place-camel") and shown.ring[space].character == shown.camel


def _middle(canvas: Canvas, shown: DunhuangShown, seen: View) -> list[Text]:
    words = canvas.words
    pile = words.text("dunhuang-board-pile", count=sum(bag.size for bag in shown.pile))
    supply = words.text("dunhuang-board-supply-unlimited")
    if seen.options["supply"] == "limited":
        supply = words.text("dunhuang-board-left", coins=shown.coins, prestige=shown.prestige)
    lines = [Text(pile), Text(supply)]
    if shown.last_round:
        lines[0] = inked(words.text("dunhuang-board-last-round"), f"bold {canvas.colours.cinnabar}")
    return lines


def _low_ring(canvas: Canvas, shown: DunhuangShown, seen: View) -> list[Text]:
    width = (canvas.width - 2) // 3
    middle = _middle(canvas, shown, seen)
    lines = []
    for row in CLOCKWISE:
        cells = [middle if space is None else _cell(canvas, shown, space) for space in row]
        for part in (0, 1):
            line = Text()
            for column, (space, cell) in enumerate(zip(row, cells, strict=True)):
                drawn = sized(cell[part], width)
                if space is not None and canvas.lit == f"market:{space}":
                    drawn.stylize("reverse")
                line.append_text(drawn)
                line.append("│" if column < 2 else "", style=canvas.colours.dust)
            lines.append(line)
    return lines if canvas.scant else [*lines, _tokens_in_the_middle(canvas, shown)]


def _tall_ring(canvas: Canvas, shown: DunhuangShown, seen: View) -> list[Text]:
    width = min(34, canvas.width // 3)
    lines = []
    for row in CLOCKWISE:
        boxes = [_hollow(canvas, shown, seen, width) if s is None else _box(canvas, shown, s, width) for s in row]
        lines += [Text().join(parts) for parts in zip(*boxes, strict=True)]
    lines.append(_tokens_in_the_middle(canvas, shown))
    if shown.discard:
        lines.append(_cards(canvas, "", "discard", shown.discard))
    return [*lines, Text()]


def _box(canvas: Canvas, shown: DunhuangShown, space: int, width: int) -> list[Text]:
    """A space in a frame: double if the camel is there, heavy if the choice in focus points there."""
    lit = canvas.lit == f"market:{space}"
    frame = LIT if lit else CAMEL if _camel_at(shown, space) else PLAIN
    colour = canvas.colours.saffron if lit else canvas.colours.cinnabar if frame == CAMEL else canvas.colours.dust
    one, two = (sized(part, width - 2) for part in _cell(canvas, shown, space))
    side = inked(frame[3], colour)
    top = inked(frame[0] + frame[1] * (width - 2) + frame[2], colour)
    bottom = inked(frame[4] + frame[1] * (width - 2) + frame[5], colour)
    return [top, side + one + side, side + two + side, bottom]


def _hollow(canvas: Canvas, shown: DunhuangShown, seen: View, width: int) -> list[Text]:
    lines = _middle(canvas, shown, seen)
    padded = [Text(" ") + line for line in [*lines, Text(), Text()][:4]]
    return [sized(line, width) for line in padded]


def _tokens_in_the_middle(canvas: Canvas, shown: DunhuangShown) -> Text:
    words = canvas.words
    free = _free_tokens(words, shown)
    title = f"{TOKEN} {words.text('dunhuang-board-middle' if canvas.tall else 'dunhuang-board-free')}: "
    for letters in LETTERS_LEFT:
        named = " ".join(words.name("good", good)[:letters].strip() for good in free)
        if cell_len(title + named) <= canvas.width:
            break
    return sized(inked(title, canvas.colours.faint) + inked(named or "-", canvas.colours.ink), canvas.width)


def _free_tokens(words: Words, shown: DunhuangShown) -> list[str]:
    """The goods whose Majority token nobody holds."""
    held = {token.good for merchant in shown.merchants for token in merchant.tokens}
    cards = words.game.all_pieces(len(shown.merchants))
    return [good for good, count in zip(words.game.pieces, cards, strict=True) if count and good not in held]


# -- the merchants


def _rows(canvas: Canvas, shown: DunhuangShown, seen: View) -> list[Text]:
    """A line for each merchant under a shared heading, and the reader's own cards."""
    words, colours = canvas.words, canvas.colours
    titles = [words.text(f"dunhuang-column-{name}") for name in ("coins", "prestige", "hand")]
    widths = [max(5, cell_len(title)) + 1 for title in titles]
    name = max(10, min(18, max(cell_len(called) for called in words.seats[: seen.seats]) + 4))
    head = inked(" " * name, colours.faint)
    for title, width in zip(titles, widths, strict=True):
        head.append(title.rjust(width))
    head.append(f"  {words.text('dunhuang-column-shop', token=TOKEN)}")
    lines = []
    room = canvas.width - name - sum(widths) - 2
    for merchant in shown.merchants:
        line = _named(canvas, shown, merchant, name)
        for count, width in zip((merchant.coins, merchant.prestige, merchant.cards), widths, strict=True):
            line.append(str(count).rjust(width))
        line.append("  ")
        line.append_text(_shop(canvas, merchant, room))
        lines.append(sized(line, canvas.width))
    if canvas.scant:
        return [*_own(canvas, shown, seen), *lines, _tokens_in_the_middle(canvas, shown)]
    return [sized(head, canvas.width), *lines, *_own(canvas, shown, seen)]


def _blocks(canvas: Canvas, shown: DunhuangShown, seen: View) -> list[Text]:
    words = canvas.words
    lines = []
    for merchant in shown.merchants:
        line = _named(canvas, shown, merchant, 0)
        counts = [
            words.text("dunhuang-board-coins", count=merchant.coins),
            words.text("dunhuang-board-prestige", count=merchant.prestige),
            words.text("dunhuang-board-in-hand", count=merchant.cards),
        ]
        line.append(f"  {' · '.join(counts)}")
        shop = inked(f"    {words.text('dunhuang-board-shop')}: ", canvas.colours.faint)
        lines += [line, shop + _shop(canvas, merchant, canvas.width - len(shop))]
        if merchant.seat == LETTERS[seen.seat : seen.seat + 1] and seen.seat >= 0:
            lines += _own(canvas, shown, seen, "    ")
        elif merchant.hand:
            lines.append(_cards(canvas, "    ", "hand", merchant.hand))
        lines.append(Text())
    lines.append(inked(words.text("dunhuang-board-legend", token=TOKEN, flipped=FLIPPED), canvas.colours.faint))
    return lines


def _named(canvas: Canvas, shown: DunhuangShown, merchant: DunhuangMerchant, width: int) -> Text:
    seat = LETTERS.index(merchant.seat)
    drawn = inked("▸" if merchant.seat in shown.deciding else " ", f"bold {canvas.colours.cinnabar}")
    drawn.append_text(canvas.seat(seat))
    if width:
        return sized(drawn, width)
    if shown.phase != "keep-one" and merchant.seat == shown.first:
        drawn.append(f" ({canvas.words.text('dunhuang-board-first')})", style=canvas.colours.faint)
    return drawn


def _shop(canvas: Canvas, merchant: DunhuangMerchant, room: int) -> Text:
    """The goods of a Shop with their counts, those with a token marked; names are cut where there is little room."""
    tokens = {token.good: FLIPPED if token.flipped else TOKEN for token in merchant.tokens}
    goods = {good: merchant.shop.get(good, 0) for good in canvas.words.game.pieces}
    there = [(good, count) for good, count in goods.items() if count or good in tokens]
    for letters in LETTERS_LEFT:
        drawn = Text()
        for good, count in there:
            drawn.append(tokens.get(good, ""), style=f"bold {canvas.colours.saffron}")
            drawn.append(canvas.words.name("good", good)[:letters].strip(), style="bold" if good in tokens else "")
            drawn.append(f"×{count} " if count != 1 else " ", style=canvas.colours.faint)
        if drawn.cell_len <= room:
            break
    return drawn if there else inked("-", canvas.colours.faint)


def _own(canvas: Canvas, shown: DunhuangShown, seen: View, indent: str = " ") -> list[Text]:
    """The reader's own cards: in hand, and what was just drawn."""
    if seen.seat < 0:
        return []
    mine = shown.merchants[seen.seat]
    lines = []
    if mine.drawn:
        lines.append(_cards(canvas, indent, "drawn", mine.drawn))
    if mine.hand or not mine.drawn:
        lines.append(_cards(canvas, indent, "hand", mine.hand or {}))
    return lines


def _cards(canvas: Canvas, indent: str, where: str, goods: Goods) -> Text:
    line = inked(f"{indent}{canvas.words.text(f'dunhuang-board-{where}')}: ", canvas.colours.lapis)
    for good, count in goods.items():
        line.append_text(_good(canvas, good))
        line.append(f"×{count}  " if count > 1 else "  ", style=canvas.colours.faint)
    return line if goods else line + Text("-")


def _good(canvas: Canvas, good: str) -> Text:
    number = canvas.words.game.showing.numbers[good]
    drawn = Text(canvas.words.name("good", good))
    drawn.append(f" {number}", style=canvas.colours.saffron)
    return drawn


# -- in plain lines


def _market_in_lines(words: Words, shown: DunhuangShown) -> list[str]:
    said = words.text
    lines = [said("dunhuang-board-market")]
    width = max(len(words.name("character", space.character)) for space in shown.ring)
    for number, space in enumerate(shown.ring):
        name = words.name("character", space.character).ljust(width)
        good = _good_in_words(words, space.good) if space.good else said("dunhuang-board-empty")
        here = _camel_at(shown, number)
        camel = f"  {said('dunhuang-board-camel-here')}" if here else ""
        lines.append(f"  {'>' if here else ' '} {number + 1} {name}  {good}{camel}")
    return lines


def _supply_in_lines(words: Words, shown: DunhuangShown, unlimited: bool) -> list[str]:
    said = words.text
    pile = said("dunhuang-board-pile", count=sum(bag.size for bag in shown.pile))
    supply = said("dunhuang-board-supply", coins=shown.coins, prestige=shown.prestige)
    if unlimited:
        supply = said("dunhuang-board-supply-unlimited")
    lines = [f"{pile} · {supply}"]
    if shown.discard:
        lines.append(f"{said('dunhuang-board-discard')}: {_goods_in_words(words, shown.discard)}")
    middle = dict.fromkeys(_free_tokens(words, shown), 1)
    lines.append(f"{said('dunhuang-board-middle')}: {_goods_in_words(words, middle)}")
    if shown.phase not in ("keep-one", "place-camel", "over"):
        turn = said("dunhuang-board-turn", seat=words.seats[LETTERS.index(shown.turn)])
        lines.append(turn + (f" · {said('dunhuang-board-last-round')}" if shown.last_round else ""))
    return lines


def _merchant_in_lines(words: Words, shown: DunhuangShown, merchant: DunhuangMerchant) -> list[str]:
    said = words.text
    mark = "*" if merchant.seat in shown.deciding else " "
    tokens = ", ".join(
        _good_in_words(words, token.good) + (f" {said('dunhuang-board-flipped')}" if token.flipped else "")
        for token in merchant.tokens
    )
    coins = said("dunhuang-board-coins", count=merchant.coins)
    prestige = said("dunhuang-board-prestige", count=merchant.prestige)
    drawn = shown.phase != "keep-one" and merchant.seat == shown.first
    first = f" ({said('dunhuang-board-first')})" if drawn else ""
    lines = [f"{mark} {who(words, merchant.seat)}{first}: {coins}, {prestige}"]
    lines.append(f"    {said('dunhuang-board-tokens')}: {tokens or '-'}")
    lines.append(f"    {said('dunhuang-board-shop')}: {_goods_in_words(words, merchant.shop)}")
    for key, count, goods in (
        ("hand", merchant.cards, merchant.hand),
        ("drawn", merchant.drawn_cards, merchant.drawn),
        ("removed", merchant.removed_cards, merchant.removed),
    ):
        if count and goods is not None:
            lines.append(f"    {said(f'dunhuang-board-{key}')}: {_goods_in_words(words, goods)}")
        elif key == "hand" or (count and key == "drawn"):
            lines.append(f"    {said(f'dunhuang-board-{key}')}: {said('dunhuang-board-hidden-cards', count=count)}")
    return lines


def _good_in_words(words: Words, good: str) -> str:
    number = words.game.showing.numbers[good]
    return f"{words.name('good', good)} {number}"


def _goods_in_words(words: Words, goods: Goods) -> str:
    counted = [_good_in_words(words, good) + (f" ×{count}" if count > 1 else "") for good, count in goods.items()]
    return ", ".join(counted) or "-"
