"""Kashgar's table: open contracts with what the reader lacks for them, caravans front card first, all stocks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from rich.cells import cell_len
from rich.text import Text

from sarai.games.kashgar import Kashgar
from sarai.games.kashgar.constants import SPICES, STOCKS
from sarai.games.kashgar.content import KashgarContent, KashgarContract
from sarai.games.kashgar.showing import Cards, KashgarMerchant, KashgarShown
from sarai.kernel.phrases import Phrase
from sarai.kernel.state import LETTERS
from sarai.kernel.view import View
from sarai.terminal.boards.board import Board, Canvas, who
from sarai.terminal.palette import inked, sized
from sarai.words import Words

BEHIND = " › "
FULL, EMPTY = "▮", "▯"


class Caravans(Board):
    def draw(self, canvas: Canvas, seen: View) -> Text:
        shown: KashgarShown = seen.table
        lines = [_head(canvas, shown), *_market(canvas, shown, seen.seat)]
        if shown.drawn is not None and shown.drawn.cards:
            lines += _listed(canvas, "drawn", shown.drawn.cards, f"drawn:{seen.seat}")
        if canvas.tall:
            lines += [Text(), *_blocks(canvas, shown)]
            if shown.discard:
                lines += _listed(canvas, "discard", shown.discard, "discard")
        else:
            if seen.seat >= 0:
                lines += _caravans(canvas, shown.merchants[seen.seat])
            lines += _rows(canvas, shown, seen.seat)
        return Text("\n").join(sized(line, canvas.width) for line in lines)

    def lines(self, words: Words, table: Any, options: Mapping[str, str]) -> list[str]:
        """Contracts first, with what the player whose turn it is lacks for them, then the merchants."""
        shown: KashgarShown = table
        lines = _contracts_in_lines(words, shown)
        for merchant in shown.merchants:
            lines += ["", *_merchant_in_lines(words, shown, merchant)]
        return lines


CARAVANS = Caravans()


# -- in words, for the plain board too


def _content(words: Words) -> KashgarContent:
    return cast("Kashgar", words.game).content


def decks_in_words(words: Words, shown: KashgarShown) -> str:
    """How many cards are in each deck and in the discard pile."""
    decks = (shown.standard, shown.special, shown.contracts)
    standard, special, contracts = (sum(bag.size for bag in deck.bags) for deck in decks)
    discard = sum(shown.discard.values())
    return words.text("kashgar-board-decks", standard=standard, special=special, contracts=contracts, discard=discard)


def contract_named(words: Words, name: str) -> KashgarContract:
    return next(contract for contract in _content(words).contracts if contract.id == name)


def price_in_words(words: Words, contract: KashgarContract) -> str:
    """Its points, the mules it requires, and its price."""
    parts = [words.text("kashgar-board-worth", count=contract.points)]
    if contract.mules:
        parts.append(words.text("kashgar-board-needs", count=contract.mules))
    return f"{', '.join(parts)}: {', '.join(_amounts(words, contract.price, contract.spices))}"


def missing_in_words(words: Words, contract: KashgarContract, stocks: dict[str, int]) -> str:
    """What somebody with these stocks lacks for a contract; empty if nothing."""
    return ", ".join(_amounts(words, *missing(contract, stocks)))


def missing(contract: KashgarContract, stocks: dict[str, int]) -> tuple[dict[str, int], list[int]]:
    """How much of each stock is lacking, and how much of any spice. Required mules count even if they are not paid."""
    asked = {**contract.price, "mules": max(contract.mules, contract.price.get("mules", 0))}
    lacking = {stock: asked[stock] - stocks[stock] for stock in STOCKS if asked.get(stock, 0) > stocks[stock]}
    left = sorted((stocks[spice] - contract.price.get(spice, 0) for spice in STOCKS[:SPICES]), reverse=True)
    short = []
    for symbol in sorted(contract.spices, reverse=True):
        left.sort(reverse=True)
        if left[0] < symbol:
            short.append(symbol - max(0, left[0]))
        left[0] -= symbol
    return lacking, short


def _amounts(words: Words, named: dict[str, int], spices: list[int]) -> Iterator[str]:
    for stock in STOCKS:
        if named.get(stock):
            yield words.phrase(Phrase("kashgar-says-amount", {"stock": stock, "count": named[stock]}))
    if spices:
        yield words.phrase(Phrase("kashgar-says-any-spice", {"count": "+".join(map(str, spices))}))


def caravan_in_words(words: Words, caravan: list[str]) -> str:
    return BEHIND.join(words.name("good", card) for card in caravan) or words.text("kashgar-board-empty")


# -- drawn


def _head(canvas: Canvas, shown: KashgarShown) -> Text:
    words, colours = canvas.words, canvas.colours
    line = inked(words.text("kashgar-board-round", round=shown.round), "bold")
    if shown.last_round:
        line.append(f" · {words.text('kashgar-board-last-round')}", style=f"bold {colours.cinnabar}")
    line.append(f" · {decks_in_words(words, shown)}", style=colours.faint)
    return line


def _market(canvas: Canvas, shown: KashgarShown, reader: int) -> list[Text]:
    """A line for each open contract, or two contracts to a line if there is little room."""
    stocks = shown.merchants[reader].stocks if reader >= 0 else None
    cells = [_contract(canvas, slot, name, stocks) for slot, name in enumerate(shown.market)]
    if not canvas.scant:
        return cells
    half = canvas.width // 2
    return [sized(cells[n], half - 1) + Text(" ") + sized(cells[n + 1], half) for n in range(0, len(cells), 2)]


def _contract(canvas: Canvas, slot: int, name: str, stocks: dict[str, int] | None) -> Text:
    words, colours = canvas.words, canvas.colours
    line = _key(canvas, f"market:{slot}")
    if not name:
        return line + inked(words.text("kashgar-board-no-contract"), colours.faint)
    contract = contract_named(words, name)
    lacking = "" if stocks is None else missing_in_words(words, contract, stocks)
    if stocks is not None:
        line.append("− " if lacking else "✓ ", style=colours.cinnabar if lacking else colours.jade)
    line.append(words.name("good", name), style="bold")
    line.append(f" {price_in_words(words, contract)}", style=colours.ink)
    if lacking and not canvas.scant:
        line.append(f" ({words.text('kashgar-board-missing', what=lacking)})", style=colours.cinnabar)
    if canvas.lit == f"market:{slot}":
        line.stylize("reverse")
    return line


def _key(canvas: Canvas, target: str) -> Text:
    """The key of the choice that points there, or an equally wide gap."""
    key = canvas.keys.get(target)
    return inked(f"[{key}] ", f"bold {canvas.colours.saffron}") if key else Text("    ")


def _caravans(canvas: Canvas, merchant: KashgarMerchant, indent: str = "") -> list[Text]:
    """A merchant's three caravans, one per line, front card first."""
    lines = []
    seat = LETTERS.index(merchant.seat)
    for number, caravan in enumerate(merchant.caravans):
        line = Text(indent) + _key(canvas, f"caravans:{seat}:{number}")
        line.append(f"{number + 1} ", style=canvas.colours.faint)
        line.append_text(_queue(canvas, caravan))
        if canvas.lit.startswith(f"caravans:{seat}:{number}"):
            line.stylize("reverse")
        lines.append(line)
    return lines


def _queue(canvas: Canvas, caravan: list[str]) -> Text:
    words, colours = canvas.words, canvas.colours
    if not caravan:
        return inked(words.text("kashgar-board-empty"), colours.faint)
    line = inked(words.name("good", caravan[0]), f"bold {colours.lapis}")
    for card in caravan[1:]:
        line.append(BEHIND, style=colours.dust)
        line.append(words.name("good", card))
    return line


def _rows(canvas: Canvas, shown: KashgarShown, reader: int) -> list[Text]:
    """A line for each merchant: points and stocks, and the three front cards of everybody but the reader."""
    words, colours = canvas.words, canvas.colours
    titles = [words.text("kashgar-column-points"), *(words.text(f"kashgar-column-{stock}") for stock in STOCKS)]
    widths = [max(3, cell_len(title)) + 1 for title in titles]
    name = max(10, min(16, max(cell_len(called) for called in words.seats[: len(shown.merchants)]) + 4))
    head = inked(" " * name, colours.faint)
    for title, width in zip(titles, widths, strict=True):
        head.append(title.rjust(width))
    lines = [head]
    for seat, merchant in enumerate(shown.merchants):
        line = sized(_named(canvas, shown, merchant), name)
        line.append(str(merchant.points).rjust(widths[0]), style="bold")
        for stock, width in zip(STOCKS, widths[1:], strict=True):
            lit = canvas.lit == f"stocks:{seat}:{stock}"
            line.append(str(merchant.stocks[stock]).rjust(width), style="reverse" if lit else "")
        if seat != reader:
            fronts = [words.name("good", caravan[0]) if caravan else "-" for caravan in merchant.caravans]
            line.append(f"  {' | '.join(fronts)}", style=colours.faint)
        lines.append(line)
    return lines


def _blocks(canvas: Canvas, shown: KashgarShown) -> Iterator[Text]:
    """Everything each merchant has: gauges, caravans, completed contracts."""
    words, colours = canvas.words, canvas.colours
    for seat, merchant in enumerate(shown.merchants):
        line = _named(canvas, shown, merchant)
        line.append(f"  {words.text('kashgar-board-points', count=merchant.points)}", style="bold")
        yield line
        yield Text("    ") + Text("  ").join(_gauge(canvas, seat, merchant, stock) for stock in STOCKS[:4])
        yield Text("    ") + Text("  ").join(_gauge(canvas, seat, merchant, stock) for stock in STOCKS[4:])
        yield from _caravans(canvas, merchant)
        if merchant.contracts:
            done = ", ".join(words.name("good", name) for name in merchant.contracts)
            yield inked(f"    {words.text('kashgar-board-completed')}: ", colours.faint) + Text(done)
        yield Text()


def _gauge(canvas: Canvas, seat: int, merchant: KashgarMerchant, stock: str) -> Text:
    rules = _content(canvas.words).rules
    most = rules.most_mules if stock == "mules" else rules.most
    have = merchant.stocks[stock]
    drawn = Text(f"{canvas.words.name('stock', stock)} ")
    drawn.append(FULL * have, style=canvas.colours.saffron)
    drawn.append(EMPTY * (most - have), style=canvas.colours.dust)
    drawn.append(f" {have}", style="bold")
    if canvas.lit == f"stocks:{seat}:{stock}":
        drawn.stylize("reverse")
    return drawn


def _named(canvas: Canvas, shown: KashgarShown, merchant: KashgarMerchant) -> Text:
    drawn = inked("▸" if merchant.seat in shown.deciding else " ", f"bold {canvas.colours.cinnabar}")
    drawn.append_text(canvas.seat(LETTERS.index(merchant.seat)))
    if canvas.tall and merchant.seat == shown.first:
        drawn.append(f" ({canvas.words.text('kashgar-board-first')})", style=canvas.colours.faint)
    return drawn


def _listed(canvas: Canvas, where: str, cards: Cards, target: str) -> list[Text]:
    """Cards, with the keys of the choices that point at them, in as many lines as they need."""
    lines = [inked(f"{canvas.words.text(f'kashgar-board-{where}')}: ", canvas.colours.lapis)]
    for card, count in cards.items():
        one = Text()
        key = canvas.keys.get(f"{target}:{card}")
        if key:
            one.append(f"[{key}] ", style=f"bold {canvas.colours.saffron}")
        lit = canvas.lit == f"{target}:{card}"
        one.append(canvas.words.name("good", card), style="bold reverse" if lit else "bold" if key else "")
        one.append(f" ×{count}  " if count > 1 else "  ", style=canvas.colours.faint)
        if lines[-1].cell_len + one.cell_len > canvas.width + 2:
            lines.append(Text("    "))
        lines[-1].append_text(one)
    return lines


# -- in plain lines


def _contracts_in_lines(words: Words, shown: KashgarShown) -> list[str]:
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
    return lines


def _merchant_in_lines(words: Words, shown: KashgarShown, merchant: KashgarMerchant) -> list[str]:
    said = words.text
    mark = "*" if merchant.seat in shown.deciding else " "
    first = f" ({said('kashgar-board-first')})" if merchant.seat == shown.first else ""
    lines = [f"{mark} {who(words, merchant.seat)}{first}: {said('kashgar-board-points', count=merchant.points)}"]
    lines.append("    " + ", ".join(f"{words.name('stock', stock)} {merchant.stocks[stock]}" for stock in STOCKS))
    lines += [f"    {n} {caravan_in_words(words, caravan)}" for n, caravan in enumerate(merchant.caravans, 1)]
    if merchant.contracts:
        done = ", ".join(words.name("good", one) for one in merchant.contracts)
        lines.append(f"    {said('kashgar-board-completed')}: {done}")
    return lines
