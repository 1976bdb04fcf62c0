"""Board and map side by side, between rounds what the key has shown, and around them prices, sand, hand and players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, cast

from rich.text import Text

from sarai.games.adventures import Adventures
from sarai.games.adventures.constants import TURNS
from sarai.games.adventures.showing import AdventuresMerchant, AdventuresShown, Bought, LastRound, RoughMap
from sarai.kernel.view import View
from sarai.terminal.boards.adventures.building import LOOK, linked, marked, picture, shown_layout, tray, whole
from sarai.terminal.boards.adventures.saying import (
    arrival_in_words,
    city_name,
    clock,
    codes,
    dear_first,
    icons_in_words,
    signed,
    standing_in_words,
    total_of,
)
from sarai.terminal.boards.adventures.sheet import (
    BOARD,
    HEXES,
    LARGE,
    SMALL,
    Scale,
    Sheet,
    draw_borders,
    draw_cities,
    draw_roads,
    spot,
)
from sarai.terminal.boards.board import Canvas
from sarai.terminal.palette import SHAPES, inked, sized

HIGH, MIDDLE, LOW = "▀▬▄"
"""Where in its line a good on the map is."""
PAYS, COSTS = "⊕⊖"
TILE = "⬡"
FULL, EMPTY = "▓", "░"
GRAINS: Final = 8
BESIDE: Final = 74
"""From so many columns on there is room for prices and hand beside board and map."""
SAMPLES: Final = {"straight": "e-w", "wide": "ne-w", "tight": "nw-ne"}


def glass_of(seen: View) -> int:
    """When the glass runs out that the view's owner plays by; in one's own time one's own, while one builds."""
    if seen.options["mode"] == "own-time" and seen.seat >= 0:
        return int(seen.prompt.shows.ends) if seen.prompt and seen.prompt.shows else 0
    return seen.wakes


class AdventuresScene:
    """One drawing of the table."""

    def __init__(self, canvas: Canvas, seen: View) -> None:
        self.canvas, self.words, self.colours = canvas, canvas.words, canvas.colours
        self.seen = seen
        self.shown: AdventuresShown = seen.table
        self.reader = max(0, seen.seat)
        self.mine = self.shown.merchants[self.reader]
        self.terms = cast("Adventures", self.words.game).terms(seen.options)
        self.large = canvas.tall and canvas.width >= 93
        self.scale = LARGE if self.large else SMALL
        # between rounds there is nothing else to look at
        between = self.shown.phase != "trading" and self.mine.map is None
        self.story = between or self.mine.doing == "waiting" or canvas.shows == LOOK
        self.codes = codes(self.words, self.shown.prices)

    def lines(self) -> list[Text]:
        canvas = self.canvas
        if canvas.scant and not self.large:
            return [self._scant_head(), *self._tables()]
        if self.large:
            lines = [self._head(), *self._prices(), *self._tables(), self._hand_in_a_line()]
        elif canvas.width < BESIDE:
            lines = [self._head(), *self._prices(), *self._tables()]
        else:
            lines = [self._head(), *self._tables()]
        lines += self._others()
        return [*lines, Text(), *self._merchants(), *self._details()] if canvas.tall else lines

    # -- heads

    def _head(self) -> Text:
        words, shown = self.words, self.shown
        line = inked(words.text("adventures-board-round", round=shown.round, rounds=BOARD.rounds), "bold")
        line.append_text(inked(" · ", self.colours.faint))
        ends = inked(" – ", self.colours.faint).join(
            inked(city_name(words, city.id, True), f"bold {self.colours.saffron}") for city in marked(shown)
        )
        line.append_text(ends)
        sand = self._sand()
        if sand is not None and (self.canvas.width < BESIDE or self.large):
            line.append_text(Text("  ") + sand)
        return line

    def _scant_head(self) -> Text:
        """All that there is room for in one line: sand, prices, and of everybody points and, if they fit, tiles."""
        left, _ = self._seconds()
        line = Text()
        if left is not None:
            line.append(f"{self.words.text('adventures-board-sand', seconds=left)} ", style="bold")
        for good, price in dear_first(self.shown.prices):
            line.append(f"{self.codes[good]}{signed(price)} ", style=self._of_price(price))
        for brief in (False, True):
            everybody = Text().join(self._in_signs(seat, brief) for seat in range(len(self.shown.merchants)))
            if line.cell_len + everybody.cell_len <= self.canvas.width:
                break
        return line + everybody

    def _in_signs(self, seat: int, brief: bool) -> Text:
        merchant = self.shown.merchants[seat]
        cell = inked(f" {SHAPES[seat]}", self.colours.seat(seat)) + inked(f"{merchant.score}", "bold")
        said = self._doing(merchant, brief=True).replace(" ", "")
        return cell + inked(said.removeprefix(f"{TILE}{merchant.tiles}") if brief else said, self.colours.faint)

    def _of_price(self, price: int) -> str:
        return f"bold {self.colours.jade if price > 0 else self.colours.cinnabar}"

    def _price(self, good: str, price: int, width: int = 0) -> Text:
        line = inked(f"{self.codes[good]} ", self._of_price(price))
        name = self.words.name("good", good)
        if width:
            line.append_text(sized(Text(name), max(1, width - 6)))
        else:
            line.append(name)
        line.append(signed(price).rjust(3) if width else f" {signed(price)}", style=self._of_price(price))
        return line

    def _prices(self) -> list[Text]:
        """With names as far as there is room; in one line where lines are few."""
        prices = dear_first(self.shown.prices)
        rows = flowing([self._price(good, price) for good, price in prices], self.canvas.width)
        if len(rows) == 1 or self.canvas.tall:
            return rows
        brief = (inked(f"{self.codes[good]} {signed(price)}", self._of_price(price)) for good, price in prices)
        return [Text("  ").join(brief)]

    def _sand(self) -> Text | None:
        """How much is left of the glass, in seconds and as a bar; none where none runs."""
        left, most = self._seconds()
        if left is None:
            return None
        colours = self.colours
        full = -(-left * GRAINS // max(1, most))
        line = inked(f"{self.words.text('adventures-board-sand', seconds=left)} ", "bold")
        line.append(FULL * full, style=colours.cinnabar if left * 6 <= most else colours.saffron)
        line.append(EMPTY * (GRAINS - full), style=colours.dust)
        return line

    def _seconds(self) -> tuple[int | None, int]:
        """Seconds left and in a whole glass, for who looks on."""
        terms, most = self.terms, int(self.terms.glass) // 1000
        if terms.mode == TURNS:
            if self.mine.doing != "building" or self.seen.seat < 0:
                return None, most
            return max(0, most - self.mine.commands * int(terms.step) // 1000), most
        ends = glass_of(self.seen)
        return (max(0, -(-(ends - self.canvas.at) // 1000)) if ends else None), most

    # -- board, map, and what stands beside them

    def _tables(self) -> list[Text]:
        width, scale = self.canvas.width, self.scale
        gap = inked(" ", "")
        board = self._last_board(self.scale, self.reader) if self._reveals() else self._own_board()
        rest = width - scale.width - 1
        if self.story:
            beside = self._story(rest)
        elif not self.large and width >= BESIDE:
            beside = [
                one + gap + two
                for one, two in zip(self._map(scale.width), self._side(rest - scale.width - 1), strict=True)
            ]
        else:
            beside = self._map(min(rest, scale.width))
        return [one + gap + two for one, two in zip(board, beside, strict=True)]

    def _reveals(self) -> bool:
        return self.story and self.shown.last is not None

    def _own_board(self) -> list[Text]:
        canvas, colours, scale = self.canvas, self.colours, self.scale
        on = marked(self.shown)
        layout = self.mine.layout or {}
        lies = shown_layout(layout, canvas.shows) if canvas.shows else layout
        joined = linked(lies, on)
        done = whole(lies, on)
        road = colours.jade if done else colours.saffron
        sheet = Sheet(scale)
        draw_borders(sheet, colours.dust)
        styles = {hex_: f"bold {road}" if hex_ in joined else colours.ink for hex_ in lies}
        draw_roads(sheet, lies, [(city.hex, city.side) for city in on], styles, f"bold {colours.saffron}")
        self._cities(sheet, [city.id for city in on])
        for name in HEXES:
            self._hex(sheet, name, lies.get(name, ""))
        return sheet.lines()

    def _cities(self, sheet: Sheet, on: Sequence[str], margin: int = 0) -> None:
        names = {city.id: city_name(self.words, city.id, city.id in on) for city in self.shown.cities}
        styles = {
            city.id: f"bold {self.colours.saffron}" if city.id in on else self.colours.faint
            for city in self.shown.cities
        }
        draw_cities(sheet, self.shown.cities, names, styles, margin)

    def _hex(self, sheet: Sheet, name: str, lies: str) -> None:
        """What it is called, the key of the choice that points there, and whether that is the one in focus."""
        canvas, colours, scale = self.canvas, self.colours, self.scale
        at = spot(scale, HEXES[name])
        key = canvas.keys.get(f"hex:{name}", "")
        lit = canvas.lit == f"hex:{name}"
        middle = at.first + scale.wide // 2 - 1
        called = name + "*" * (lies.endswith("*") and scale is LARGE)
        style = f"{colours.ink}" if lies else colours.faint
        if scale is LARGE:
            sheet.put(at.line - 1, middle, called, style)
            if key and not lit:
                sheet.put(at.line + 1, middle - 1, f"[{key}]", f"bold {colours.saffron}")
        elif not key or lit:
            sheet.put(at.line, middle, called, style)
        elif lies:  # the road has the places on both sides of the name
            sheet.put(at.line, middle, f"»{key}", f"bold {colours.saffron}")
        else:
            sheet.put(at.line, at.first + 1, f"[{key}]", f"bold {colours.saffron}")
            sheet.put(at.line, at.first + 4, called, style)
        if lit:
            rows = range(at.line - 1, at.line + 2) if scale is LARGE else (at.line,)
            for row in rows:
                sheet.restyle(row, at.first, scale.wide, "reverse")

    def _map(self, width: int) -> list[Text]:
        """The goods where the map shows them: no grid, no edges."""
        rough = self.mine.map
        scale = self.scale
        first = -(-(scale.width - width) // 2)
        if rough is None:
            said = self.words.text("adventures-board-map-closed" if self.seen.seat >= 0 else "adventures-board-secret")
            return self._written([inked(said, self.colours.faint)], width)
        sheet = Sheet(scale)
        sheet.put(0, first, self.words.name("good", rough.id), self.colours.faint)
        on = marked(self.shown)
        draw_roads(sheet, {}, [(city.hex, city.side) for city in on], {}, f"bold {self.colours.saffron}")
        self._cities(sheet, [city.id for city in on], first)
        self._goods(sheet, rough)
        return sheet.lines(first, width)

    def _goods(self, sheet: Sheet, rough: RoughMap) -> None:
        scale = sheet.scale
        for circle in rough.circles:
            exact = scale.line(circle.y)
            line, column = round(exact), scale.column(circle.x)
            mark = MIDDLE if abs(exact - line) <= 1 / 6 else LOW if exact > line else HIGH
            style = self._of_price(self.shown.prices[circle.good])
            code = self.codes[circle.good]
            if sheet.free(line, column + 1, len(code)) or not sheet.free(line, column - len(code), len(code)):
                sheet.put(line, column, mark + code, style)
            else:
                sheet.put(line, column - len(code), code + mark, style)

    def _side(self, width: int) -> list[Text]:
        """Prices, sand and hand, in a column."""
        rows = [self._price(good, price, min(width, 24)) for good, price in dear_first(self.shown.prices)]
        sand = self._sand()
        if sand is not None:
            rows.append(sand)
        room = SMALL.height - len(rows)
        hand = self._hand()
        if len(hand) < room:
            rows.append(Text())
        return self._written([*rows, *hand], width)

    def _hand(self) -> list[Text]:
        """Each kind of tile as it is drawn, and how many of it are in hand; a bonus tile doubles its goods."""
        if self.mine.layout is None or self.shown.phase != "trading":
            return []
        tiles = int(self.terms.tiles)
        rows = []
        for kind, left in tray(self.mine.layout, self.mine.bonus, tiles).items():
            star = kind[len(kind.removesuffix("*")) :]
            drawn = picture(SAMPLES[kind.removesuffix("*")] + star)
            row = inked(drawn, f"bold {self.colours.saffron}")
            row.append_text(inked("★" if star else " ", f"bold {self.colours.jade}") + Text(f"×{left}"))
            key = self.canvas.keys.get(f"tile:{kind}")
            if key:
                row.append(f" [{key}]", style=f"bold {self.colours.saffron}")
            if self.canvas.lit == f"tile:{kind}":
                row.stylize("reverse")
            rows.append(row)
        return rows

    def _hand_in_a_line(self) -> Text:
        return Text("   ").join(self._hand())

    def _written(self, rows: list[Text], width: int) -> list[Text]:
        """Beside the board: as many lines as it has."""
        rows = rows[: self.scale.height]
        return [sized(row, width) for row in rows] + [Text(" " * width)] * (self.scale.height - len(rows))

    # -- the round that was scored last

    def _last_board(self, scale: Scale, seat: int) -> list[Text]:
        """A board as it lay, with what was bought at its edges; large, with all goods of its key."""
        last = cast("LastRound", self.shown.last)
        arrival = last.arrivals[seat]
        colours = self.colours
        gates = [(city.hex, city.side) for city in self.shown.cities if city.id in last.cities]
        sheet = Sheet(scale)
        draw_borders(sheet, colours.dust)
        styles = {hex_: f"bold {colours.jade}" if hex_ in arrival.route else colours.ink for hex_ in arrival.layout}
        draw_roads(sheet, arrival.layout, gates, styles, f"bold {colours.saffron}")
        self._cities(sheet, last.cities)
        for name, hex_ in HEXES.items():
            at = spot(scale, hex_)
            line = at.line - 1 if scale is LARGE else at.line
            sheet.put(
                line, at.first + scale.wide // 2 - 1, name, colours.ink if name in arrival.layout else colours.faint
            )
        for good in arrival.goods:
            self._keyed(sheet, good, codes(self.words, last.prices))
        return sheet.lines()

    def _keyed(self, sheet: Sheet, good: Bought, named: Mapping[str, str]) -> None:
        for edge in good.edges:
            one, _, other = edge.partition("-")
            side = next(side for side, beyond in HEXES[one].beyond.items() if beyond == other)
            line, column = spot(sheet.scale, HEXES[one]).place(sheet.scale, side)
            if sheet.scale is LARGE:
                style = self._of_price(good.points) if good.times else self.colours.faint
                sheet.put(line, column, named[good.good], f"{style} reverse" if good.times else style)
            elif good.times:
                sheet.put(line, column, PAYS if good.points > 0 else COSTS, self._of_price(good.points))

    def _story(self, width: int) -> list[Text]:
        """Between rounds: how the last one went, and what is to come."""
        words, shown, last = self.words, self.shown, self.shown.last
        rows: list[Text] = []
        if last is not None:
            rows.append(inked(words.text("adventures-board-last", round=last.round), "bold"))
            for seat, arrival in enumerate(last.arrivals):
                line = self.canvas.seat(seat)
                line.append(f" {signed(total_of(shown, arrival))} ", style=self._of_price(total_of(shown, arrival)))
                brief = seat != self.reader and not self.large
                line.append(arrival_in_words(words, shown, arrival, brief), style=self.colours.ink)
                rows += self._wrapped(line, width)
        ahead: list[Text] = []
        if shown.phase == "pick":
            ahead = [self._boxed(shape) for shape, count in shown.box.items() if count]
        elif shown.phase != "over":
            if self.mine.map is None:
                ahead = [inked(words.text("adventures-board-map-closed"), self.colours.faint)]
            if self.canvas.width >= BESIDE and not self.large:  # elsewhere prices have a line of their own
                ahead += flowing([self._price(good, price) for good, price in dear_first(shown.prices)], width)
        room = self.scale.height - len(ahead)
        return self._written([*rows[:room], *([Text()] * (len(rows) < room)), *ahead], width)

    def _boxed(self, shape: str) -> Text:
        """A bonus tile that nobody has, with the key of the choice to take it."""
        key = self.canvas.keys.get(f"tile:{shape}")
        row = inked(f"[{key}] " if key else "    ", f"bold {self.colours.saffron}")
        row.append(f"{picture(SAMPLES[shape] + '*')} {self.words.name('tile', f'bonus-{shape}')}")
        if self.canvas.lit == f"tile:{shape}":
            row.stylize("reverse")
        return row

    def _wrapped(self, line: Text, width: int) -> list[Text]:
        """A line broken between words, what follows indented."""
        rows, rest = [], line
        while rest.cell_len > width:
            cut = rest.plain.rfind(" ", 0, width)
            cut = cut if cut > width // 2 else width
            rows.append(rest[:cut])
            rest = Text("  ") + rest[cut + (rest.plain[cut] == " ") :]
        return [*rows, rest]

    # -- everybody

    def _doing(self, merchant: AdventuresMerchant, brief: bool = False) -> str:
        """How many tiles lie, and whether somebody has finished, in signs."""
        said = f" {TILE}{merchant.tiles}" if self.shown.phase == "trading" and not self.story else ""
        if merchant.doing == "declared":
            return f"{said} ✓" + ("" if brief or not merchant.time else clock(merchant.time))
        return said + {"stopped": " ✗", "set": " ✓"}.get(merchant.doing, "")

    def _others(self) -> list[Text]:
        """A cell for each merchant: name, points, tiles, whether they have finished."""
        merchants = self.shown.merchants
        columns = len(merchants) if self.canvas.width // len(merchants) >= 19 else 2
        width = self.canvas.width // columns
        cells = []
        for seat, merchant in enumerate(merchants):
            figures = Text(f" {merchant.score}", style="bold")
            figures.append("*" * sum(merchant.bonus.values()), style=self.colours.jade)
            figures.append(self._doing(merchant), style=self.colours.faint)
            if merchant.par is not None:
                figures.append(f"  {self.words.text('adventures-board-par')} {merchant.par}", style=self.colours.faint)
            if figures.cell_len > width - 8:
                figures = Text(f" {merchant.score}", style="bold") + Text(self._doing(merchant, brief=True))
            name = self._named(seat)
            room = max(4, width - 1 - figures.cell_len)
            if name.cell_len > room:
                name = sized(name, room)
            cells.append(sized(name + figures, width))
        return [Text().join(cells[at : at + columns]) for at in range(0, len(cells), columns)]

    def _named(self, seat: int) -> Text:
        merchant = self.shown.merchants[seat]
        drawn = inked("▸" if merchant.seat in self.shown.deciding else " ", f"bold {self.colours.cinnabar}")
        return drawn + self.canvas.seat(seat)

    def _merchants(self) -> list[Text]:
        """A line for each merchant, in words."""
        return [
            self._named(seat) + Text(f"  {said}")
            for seat, said in enumerate(standing_in_words(self.words, self.shown, one) for one in self.shown.merchants)
        ]

    # -- what there is room for on a tall screen, and on the page of the whole table

    def _details(self) -> list[Text]:
        words = self.words
        lines = [Text()]
        lines += self._wrapped(inked(words.text("adventures-board-legend"), self.colours.faint), self.canvas.width)
        for said in icons_in_words(words, self.shown):
            lines += self._wrapped(inked(said, self.colours.faint), self.canvas.width)
        last = self.shown.last
        if last is None:
            return lines
        if not self.story:
            lines += [Text(), inked(words.text("adventures-board-last", round=last.round), "bold")]
            for seat, arrival in enumerate(last.arrivals):
                line = self.canvas.seat(seat) + Text(f" {signed(total_of(self.shown, arrival))} ")
                lines += self._wrapped(line + Text(arrival_in_words(words, self.shown, arrival)), self.canvas.width)
        return [*lines, *self._boards()]

    def _boards(self) -> Iterator[Text]:
        """The boards of all as they were scored."""
        across = max(1, self.canvas.width // (SMALL.width + 1))
        seats = range(len(self.shown.merchants))
        for first in range(0, len(seats), across):
            row = seats[first : first + across]
            yield Text()
            yield Text(" ").join(sized(self.canvas.seat(seat), SMALL.width) for seat in row)
            boards = [self._last_board(SMALL, seat) for seat in row]
            for parts in zip(*boards, strict=True):
                yield Text(" ").join(parts)


def flowing(parts: Iterable[Text], width: int) -> list[Text]:
    """As many to a line as fit, none of them broken."""
    rows = [Text()]
    for part in parts:
        if rows[-1] and rows[-1].cell_len + 2 + part.cell_len > width:
            rows.append(Text())
        rows[-1].append_text(Text("  ") + part if rows[-1] else part)
    return rows
