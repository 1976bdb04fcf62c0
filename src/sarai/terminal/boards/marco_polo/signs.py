"""Short signs for what board, cards and tiles print: a cell or two each, read without colour.

Goods and guild seals go by initials in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from sarai.games.marco_polo.constants import SEALS, STOCKS
from sarai.games.marco_polo.showing import Die
from sarai.games.marco_polo.signs import Sign
from sarai.kernel.state import LETTERS
from sarai.terminal.palette import SHAPES, Palette, inked
from sarai.words import Words

POINTS: Final = "★"
POST: Final = "⌂"
FIGURE: Final = "♙"
SHIELD: Final = "♦"
SEAL: Final = "§"
DONE: Final = "✓"
CONTRACT: Final = "≡"
AGAIN: Final = "!"
FIRST_POST: Final = "+"
STEP: Final = "»"
ANY_DIE: Final = "⚂"
BLACK_DIE: Final = "○"
BLOCKING_DIE: Final = "×"
HOURGLASS: Final = "◷"
PIPS: Final = "⚀⚁⚂⚃⚄⚅"

ICONS: Final = {
    "points": POINTS,
    "goods": "?",
    "different-goods": "≠",
    "black-dice": BLACK_DIE,
    "move": STEP,
    "contracts": CONTRACT,
    "pile-contracts": f"{CONTRACT}↓",
    "complete": f"{CONTRACT}{DONE}",
    "shields": SHIELD,
    "guild": SEAL,
    "improved": f"{SEAL}{DONE}",
    "marker": AGAIN,
    "copy": f"{AGAIN}?",
    "again": AGAIN,
    "post": POST,
    "die": ANY_DIE,
    "nothing": "0",
}


def icons_in(words: Words) -> Mapping[str, str]:
    """The sign of each icon that cards and tiles print."""
    stocks = zip(STOCKS, words.text("marco-polo-board-stock-signs"), strict=True)
    seals = zip(SEALS, words.text("marco-polo-board-seal-signs"), strict=True)
    return {**ICONS, **dict(stocks), **{seal: f"{SEAL}{initial}" for seal, initial in seals}}


def colour_of(icon: str | None, colours: Palette) -> str:
    return {
        "coins": colours.saffron,
        "gold": colours.saffron,
        "jade": colours.jade,
        "silk": colours.lapis,
        "pepper": colours.cinnabar,
        "points": f"bold {colours.ink}",
    }.get(icon or "", "")


def signed(signs: Sequence[Sign], icons: Mapping[str, str], words: Words, colours: Palette) -> Text:
    """A row of printed signs: `2C1J→3★`, `1–2: 2¢ · 3–6: 4¢`."""
    drawn = Text()
    bought = any(sign.text == "→" for sign in signs)
    for sign in signs:
        text = sign.text or ""
        gap = " " if drawn and not drawn.plain.endswith(" ") else ""
        if sign.look == "joint":
            drawn.append(text if text == "→" else f" {text} ", style=colours.faint)
        elif sign.look == "die":
            drawn.append(f"{gap}{text}" if text.endswith("+") else f"{gap}{text}: ", style=colours.faint)
        elif sign.shield:
            drawn.append(f"{gap}{words.name('shield', sign.shield)}")
        elif sign.icon in SEALS:
            drawn.append(f"{gap}{icons[sign.icon]}")
        else:
            minus = "−" if sign.look == "cost" and not bought else ""
            drawn.append(f"{minus}{text}{icons.get(sign.icon or '', '')}", style=colour_of(sign.icon, colours))
    return drawn


def amounts(stocks: Mapping[str, int], icons: Mapping[str, str], colours: Palette) -> Text:
    """So many of each: `2C1S`."""
    drawn = Text()
    for stock, count in stocks.items():
        drawn.append(f"{count}{icons[stock]}", style=colour_of(stock, colours))
    return drawn


def placed(dice: Sequence[Die], colours: Palette) -> Text:
    """Dice on a space, each with whose it is: a seat's shape, a circle for a black one, a cross for one that blocks."""
    drawn = Text()
    for die in dice:
        if die.colour in LETTERS:
            seat = LETTERS.index(die.colour)
            drawn.append(f"{SHAPES[seat % len(SHAPES)]}{die.value}", style=f"bold {colours.seat(seat)}")
        else:
            drawn.append(f"{BLACK_DIE if die.colour == 'black' else BLOCKING_DIE}{die.value}")
    return drawn


def shape(seat: int, colours: Palette) -> Text:
    return inked(SHAPES[seat % len(SHAPES)], f"bold {colours.seat(seat)}")
