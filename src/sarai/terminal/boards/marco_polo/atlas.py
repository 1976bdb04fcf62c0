"""The map, drawn on cells: places with their posts and figures, legs with their prices."""

from __future__ import annotations

from functools import cache

from rich.cells import cell_len
from rich.text import Text

from sarai.games.marco_polo.board import MarcoPoloLeg, MarcoPoloLocation
from sarai.games.marco_polo.constants import SEALS
from sarai.kernel.game import Game
from sarai.terminal.boards.marco_polo.chart import Box, Cell, Chart, Site, charted
from sarai.terminal.boards.marco_polo.places import marker, starting_points
from sarai.terminal.boards.marco_polo.scene import MarcoPoloScene, printed_on
from sarai.terminal.boards.marco_polo.signs import CONTRACT, FIGURE, FIRST_POST, shape
from sarai.terminal.palette import inked, sized

LEAST_WIDTH, LEAST_HEIGHT, MOST_HEIGHT, TALLEST = 70, 18, 28, 36
CELLS = 1850
"""With fewer cells there is rarely room for every price."""
LEAST_ROOM, BELOW = 34, 25
"""In fewer lines there is no map; so many are left below it, and one for each player."""
ACTIONS = {"card": "▫", "contracts": CONTRACT, "special": "✶"}
"""What a city has to do there."""
RIGHTWARDS = "─┐┘"
"""Signs of a leg that comes from the left."""
KEY, FIGURES, ALL_FIGURES = 3, 2, 6
"""So many cells a place keeps free for its key, for figures, for those of everybody."""
SHIELD_LETTERS, MARKER, OUTPOST = 3, 5, 5
"""And so many for the beast on its shield, its bonus marker, its outpost tile."""


def atlas(scene: MarcoPoloScene, room: int) -> list[Text]:
    """The map, about as high as there is room for; nothing where not every price could be read.

    The height does not follow what happens at the table, so that the map stays as it is.
    """
    if scene.canvas.width < LEAST_WIDTH or 0 < room < LEAST_ROOM:
        return []
    wished = room - BELOW - len(scene.shown.travellers) if room else scene.canvas.width // 4
    wished = max(wished, CELLS // scene.canvas.width)
    names = tuple((place, cell_len(scene.place(place))) for place in scene.printed.locations)
    heights = range(LEAST_HEIGHT, (MOST_HEIGHT if room else TALLEST) + 1)
    for height in sorted(heights, key=lambda one: abs(one - wished)):
        chart = chart_of(scene.words.game, names, scene.canvas.width, height)
        if len(chart.prices) == len(scene.printed.legs):
            return _drawn(scene, chart, height)
    return []


def _drawn(scene: MarcoPoloScene, chart: Chart, height: int) -> list[Text]:
    drawn = _prices(scene, chart)
    for place, box in chart.boxes.items():
        for line, text in enumerate(_place(scene, place)):
            drawn[box.x, box.y + line] = _to_the_legs(scene, chart, place, box, line, text)
    lines = _lines(scene, chart)
    return [_row(y, scene.canvas.width, lines, drawn) for y in range(height)]


@cache
def chart_of(game: Game, names: tuple[tuple[str, int], ...], width: int, height: int) -> Chart:
    """It takes a moment, and is the same until the language or the room changes."""
    printed = printed_on(game)
    sites = {place: _site(printed.locations[place], letters) for place, letters in names}
    legs = [(leg.ends[0], leg.ends[1], _price_width(leg)) for leg in printed.legs]
    return charted(sites, legs, width, height)


def _site(location: MarcoPoloLocation, letters: int) -> Site:
    """The room of a place: its name with a key, posts or figures; under it what a city has, as wide as it may be."""
    if location.kind != "city":
        free = ALL_FIGURES if location.kind == "start" else KEY
        return Site(location.x, location.y, letters + free, 1, letters)
    below = SHIELD_LETTERS + 1 + MARKER * location.marker + OUTPOST * location.outpost
    return Site(location.x, location.y, max(letters + KEY, below + FIGURES), 2, min(letters, below))


def _price_width(leg: MarcoPoloLeg) -> int:
    return sum(len(sign.text or "") + (3 if sign.icon in SEALS else 1) for sign in leg.cost)


# -- places


def _place(scene: MarcoPoloScene, place: str) -> list[Text]:
    """The name with the posts there; under that of a city its shield, what it gives, and the figures."""
    location, colours = scene.printed.locations[place], scene.colours
    own = scene.own is not None and place in scene.own.posts
    style = colours.faint if location.kind == "oasis" else f"bold {colours.lapis}" if own else colours.lapis
    first = scene.spot(f"location:{place}", inked(scene.place(place), style))
    posts, figures = Text(), Text()
    for seat, one in enumerate(scene.shown.travellers):
        if place in one.posts:
            posts.append_text(shape(seat, colours))
        for _ in range(one.figures.count(place)):
            figures.append_text(shape(seat, colours))
    if figures:
        figures = inked(FIGURE, "bold") + figures
    if location.kind != "city":
        return [first + figures]
    return [first + posts, _below(scene, place, location) + figures]


def _below(scene: MarcoPoloScene, place: str, location: MarcoPoloLocation) -> Text:
    beast = scene.words.name("shield", location.shield)[:SHIELD_LETTERS]
    drawn = inked(f"{beast}{ACTIONS.get(location.action, '')}", scene.colours.faint)
    if place in scene.shown.markers:
        drawn.append_text(marker(scene, place, with_key=False))
    if place in scene.shown.outposts:
        drawn.append(FIRST_POST)
        drawn.append_text(scene.thing(scene.shown.outposts[place]))
    return drawn


def _to_the_legs(scene: MarcoPoloScene, chart: Chart, place: str, box: Box, line: int, text: Text) -> Text:
    """A line of a place in all of its box, drawn out to the leg that joins it on the right."""
    free = box.width - text.cell_len
    beside = (box.x + box.width, box.y + line)
    own = [number for number, leg in enumerate(scene.printed.legs) if place in leg.ends]
    joins = any(beside in (chart.routes[number][0], chart.routes[number][-1]) for number in own)
    if free < 1 or not joins or chart.lines[beside] not in RIGHTWARDS:
        return sized(text, box.width) if free > 0 else text
    return text + inked("─" * free, scene.colours.faint)


# -- legs


def _ends_of(scene: MarcoPoloScene) -> tuple[set[str], str]:
    """Where the next leg can begin, and the place that is in focus."""
    lit = scene.canvas.lit
    return set(starting_points(scene)), lit.removeprefix("location:") if lit.startswith("location:") else ""


def _look_of(scene: MarcoPoloScene, leg: MarcoPoloLeg) -> str:
    """Legs that begin where the reader's figure stands are lighter than the others; the one in focus is bold."""
    starts, goal = _ends_of(scene)
    if not starts & {*leg.ends}:
        return ""
    return f"bold {scene.colours.saffron}" if goal in leg.ends else scene.colours.saffron


def _prices(scene: MarcoPoloScene, chart: Chart) -> dict[Cell, Text]:
    drawn = {}
    for number, leg in enumerate(scene.printed.legs):
        look = _look_of(scene, leg)
        text = Text().join(
            Text(f"{sign.text or ''}{scene.icons[sign.icon or '']}", style=look or scene.colours.ink)
            for sign in leg.cost
        )
        if "bold" in look:
            text.stylize("reverse")
        drawn[chart.prices[number]] = text
    return drawn


def _lines(scene: MarcoPoloScene, chart: Chart) -> dict[Cell, Text]:
    drawn = {cell: inked(sign, scene.colours.faint) for cell, sign in chart.lines.items()}
    for number, leg in enumerate(scene.printed.legs):
        look = _look_of(scene, leg)
        if look:
            drawn |= {cell: inked(chart.lines[cell], look) for cell in chart.routes[number]}
    return drawn


def _row(y: int, width: int, lines: dict[Cell, Text], drawn: dict[Cell, Text]) -> Text:
    """What is drawn lies over the legs; where it is too long it ends before the next."""
    row = Text()
    starts = sorted(x for x, line in drawn if line == y)
    x = 0
    while x < width:
        if starts and starts[0] <= x:
            text = drawn[starts.pop(0), y]
            room = (starts[0] if starts else width) - x
            text = text.copy()
            text.truncate(room, overflow="crop")
            row.append_text(text)
            x += text.cell_len
        else:
            row.append_text(lines.get((x, y), Text(" ")))
            x += 1
    return row
