"""Places and the legs between them, in lines: where the reader may go from where, for what, and what lies there."""

from __future__ import annotations

from rich.text import Text

from sarai.games.marco_polo.board import MarcoPoloLeg
from sarai.games.marco_polo.constants import CHARACTERS, GANTULGA
from sarai.kernel.state import LETTERS
from sarai.terminal.boards.marco_polo.contracts import contract
from sarai.terminal.boards.marco_polo.scene import GAP, MarcoPoloScene, flow
from sarai.terminal.boards.marco_polo.signs import AGAIN, FIGURE, FIRST_POST, POST, amounts, shape
from sarai.terminal.palette import inked

FREE_LEGS = ("coins", "camels")


def legs_from(scene: MarcoPoloScene, place: str) -> list[tuple[str, MarcoPoloLeg]]:
    """The neighbours of a place with the legs that lead there."""
    found = []
    for leg in scene.printed.legs:
        if place in leg.ends:
            one, other = leg.ends
            found.append((other if place == one else one, leg))
    return found


def starting_points(scene: MarcoPoloScene) -> list[str]:
    """Where the next leg begins: the figure under way, else the figures of the reader, else of whose turn it is."""
    moving = scene.shown.doing.movement
    if moving.planning and moving.at:
        return [moving.at]
    one = scene.own or scene.shown.travellers[LETTERS.index(scene.shown.turn)]
    return list(dict.fromkeys(one.figures))


def neighbours(scene: MarcoPoloScene) -> list[Text]:
    """From each figure of the reader the legs, with their prices and whose posts stand there."""
    lines = []
    for start in starting_points(scene):
        items = []
        for place, leg in legs_from(scene, start):
            drawn = Text(f"{scene.place(place)} ") + price_of(scene, leg)
            standing = standing_at(scene, place)
            items.append(scene.spot(f"location:{place}", drawn + Text(" " if standing else "") + standing))
        title = inked(f"{FIGURE}{scene.place(start)}→ ", f"bold {scene.colours.lapis}")
        lines += flow(items, scene.canvas.width, title)
    return lines


def price_of(scene: MarcoPoloScene, leg: MarcoPoloLeg) -> Text:
    """What a leg costs the reader: Gantulga Od pays neither coins nor camels."""
    free = FREE_LEGS if scene.own is not None and scene.own.character == CHARACTERS[GANTULGA] else ()
    return scene.signs([sign for sign in leg.cost if sign.icon not in free]) or Text("0")


def standing_at(scene: MarcoPoloScene, place: str) -> Text:
    """The posts and figures at a place, by the shapes of their seats."""
    posts, figures = Text(), Text()
    for seat, one in enumerate(scene.shown.travellers):
        if place in one.posts:
            posts.append_text(shape(seat, scene.colours))
        for _ in range(one.figures.count(place)):
            figures.append_text(shape(seat, scene.colours))
    drawn = Text(POST if posts else "") + posts
    return drawn + Text(f"{' ' if posts else ''}{FIGURE}") + figures if figures else drawn


def pointed_at(scene: MarcoPoloScene) -> list[Text]:
    """A line for each place that the question is about: what the leg there costs, and all that lies there."""
    prices = {place: leg for start in starting_points(scene) for place, leg in legs_from(scene, start)}
    places = [target.partition(":")[2] for target in scene.canvas.keys if target.startswith("location:")]
    width = max((len(scene.place(place)) for place in places), default=0) + 4
    lines = []
    for place in places:
        drawn = Text(f" {scene.place(place)}", style="bold")
        leg = prices.get(place)
        if leg is not None and scene.shown.phase == "walk":
            drawn += Text(" ") + price_of(scene, leg)
        line = scene.spot(f"location:{place}", drawn)
        line.append(" " * (width - line.cell_len))
        lines += flow([line, *lying_at(scene, place)], scene.canvas.width, hang=width + GAP)
    return lines


def further(scene: MarcoPoloScene) -> list[Text]:
    """Where the figure can still come after the next step, with what the whole way would cost."""
    items = []
    for place, due in scene.reach.items():
        if f"location:{place}" not in scene.canvas.keys:
            costs = {"coins": due.coins, "camels": due.camels, "jade": due.jade}
            price = amounts({stock: count for stock, count in costs.items() if count}, scene.icons, scene.colours)
            items.append(Text(f"{scene.place(place)} ") + (price or Text("0")))
    title = inked(f" {scene.words.text('marco-polo-board-further')}: ", scene.colours.faint)
    return flow(items, scene.canvas.width, title)


def lying_at(scene: MarcoPoloScene, place: str) -> list[Text]:
    """The shield of a city, posts and figures, marker, outpost tile, card or contracts."""
    shown, printed = scene.shown, scene.printed.locations[place]
    items = []
    if printed.shield:
        items.append(inked(scene.words.name("shield", printed.shield), scene.colours.faint))
    standing = standing_at(scene, place)
    if standing:
        items.append(standing)
    if place in shown.markers:
        items.append(marker(scene, place))
    if place in shown.outposts:
        items.append(Text(FIRST_POST) + scene.thing(shown.outposts[place]))
    if place in shown.city_cards:
        card = shown.city_cards[place]
        items.append(Text(f"{scene.words.name('good', card)} ") + scene.thing(card))
    if printed.action == "special":
        items.append(scene.thing(f"city.{place}"))
    items += [contract(scene, one) for one in shown.contracts.get(place, []) if one]
    return items


def marker(scene: MarcoPoloScene, city: str, with_key: bool = True) -> Text:
    """The bonus marker of a city."""
    name = scene.shown.markers[city]
    drawn = Text(AGAIN) + scene.thing(name)
    return scene.spot(f"marker:{name}", drawn) if with_key else drawn


def markers(scene: MarcoPoloScene) -> list[Text]:
    """All markers, where one of them is chosen."""
    return flow(
        (
            scene.spot(
                f"marker:{name}", inked(f" {scene.place(city)} ", scene.colours.lapis) + Text(AGAIN) + scene.thing(name)
            )
            for city, name in scene.shown.markers.items()
        ),
        scene.canvas.width,
    )


def everywhere(scene: MarcoPoloScene) -> list[Text]:
    """Every place in a paragraph of its own, with what lies there and where its legs lead: a map for narrow screens."""
    lines = []
    for place in scene.printed.locations:
        legs = [Text(f"→{scene.place(end)} ") + scene.signs(leg.cost) for end, leg in legs_from(scene, place)]
        name = inked(f"{scene.place(place)} ", f"bold {scene.colours.lapis}")
        lines += flow([name, *lying_at(scene, place), *legs], scene.canvas.width, hang=4)
    return lines
