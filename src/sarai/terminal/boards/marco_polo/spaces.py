"""Where dice go: books with their offers, Khan's Favor, guild, travel, contracts, money bag, cities and city cards."""

from __future__ import annotations

from rich.text import Text

from sarai.games.marco_polo.constants import SEALS
from sarai.terminal.boards.marco_polo.scene import MarcoPoloScene, flow, offers_of
from sarai.terminal.boards.marco_polo.signs import ANY_DIE, POST, placed
from sarai.terminal.palette import inked

ROMAN = ("I", "II", "III")
FREE = "_"
FIXED = ("favor", "guild", "travel", "contracts", "bag")
"""How the names of the printed spaces begin that are no book's."""


def slots(scene: MarcoPoloScene, space: str) -> Text:
    """The dice on a space, and an open place for each that still fits."""
    dice = scene.shown.spaces[space]
    printed = scene.printed.spaces[space]
    free = max(0, printed.places - len(dice)) if printed.places else int(not dice)
    return placed(dice, scene.colours) + inked(FREE * free, scene.colours.faint)


# -- books


def books(scene: MarcoPoloScene) -> list[Text]:
    """A line for each book: its spaces, what it is open to, its four offers."""
    return [_book(scene, number) for number in (1, 2, 3)]


def _book(scene: MarcoPoloScene, number: int) -> Text:
    spaces = [name for name, space in scene.printed.spaces.items() if space.book == number]
    line = inked(f"{ROMAN[number - 1]:<3}", f"bold {scene.colours.lapis}")
    line.append_text(scene.signs(scene.printed.spaces[spaces[0]].asks))
    for space in spaces:
        line.append(" ")
        line.append_text(scene.spot(f"space:{space}", slots(scene, space)))
    line.append("  ")
    offers = enumerate(offers_of(scene.shown, number), 1)
    drawn = [scene.spot(f"book:{number}:{one}", scene.thing(name)) for one, name in offers]
    return line + inked(" │ ", scene.colours.dust).join(drawn)


def next_offers(scene: MarcoPoloScene) -> list[Text]:
    tiles = zip(ROMAN, scene.shown.next_offers, strict=True)
    items = [inked(f"{roman} ", scene.colours.faint) + scene.thing(tile) for roman, tile in tiles if tile]
    title = inked(f"{scene.words.text('marco-polo-board-next')}: ", scene.colours.faint)
    return flow(items, scene.canvas.width, title)


# -- other spaces that are printed on the board


def fixed(scene: MarcoPoloScene, brief: bool = False) -> list[Text]:
    """Travel, Khan's Favor, guild, contracts and the money bag; in brief without what they take and give."""
    words = scene.words
    travel = [_fixed(scene, f"travel-{which}", "", brief) for which in ("lower", "middle", "upper")]
    items = [
        _title(scene, words.text("marco-polo-board-travel")) + Text(" " if brief else "  ").join(travel),
        _fixed(scene, "favor", words.text("marco-polo-board-favor"), brief),
        _fixed(scene, "guild", words.text("marco-polo-board-guild"), brief),
        _fixed(scene, "contracts", words.text("marco-polo-board-contracts"), brief),
        _fixed(scene, "bag", words.text("marco-polo-board-bag"), brief),
    ]
    return flow(items, scene.canvas.width)


def _title(scene: MarcoPoloScene, name: str) -> Text:
    return inked(f"{name} ", f"bold {scene.colours.lapis}")


def _fixed(scene: MarcoPoloScene, space: str, name: str, brief: bool) -> Text:
    printed, dice = scene.printed.spaces[space], scene.shown.spaces[space]
    drawn = _title(scene, name) if name else Text()
    if not brief:
        least = f"{dice[-1].value}+" if printed.rising and dice else ""
        asks = f"{printed.dice}{ANY_DIE}" if printed.dice > 1 else least
        drawn.append(f"{asks} " if asks else "", style=scene.colours.faint)
        drawn.append_text(scene.signs(printed.gives) + Text(" " if printed.gives else ""))
    drawn.append_text(slots(scene, space))
    return scene.spot(f"space:{space}", drawn)


# -- cities and their cards


def cards(scene: MarcoPoloScene, usable: bool = False) -> list[Text]:
    """City cards and the actions of special cities; all of them, or those that the reader may use."""
    posts = scene.own.posts if scene.own else []
    items = []
    for space, printed in scene.printed.spaces.items():
        if printed.icon not in ("card", "special") or (usable and printed.city and printed.city not in posts):
            continue
        items.append(_card(scene, space, printed.city, printed.city in posts))
    return flow(items, scene.canvas.width)


def card_at(scene: MarcoPoloScene, space: str, city: str) -> str:
    """The card that lies at a space; empty where the city itself has an action."""
    if not city:
        return scene.shown.area[int(space[-1]) - 1]
    return scene.shown.city_cards.get(city, "")


def _card(scene: MarcoPoloScene, space: str, city: str, own: bool) -> Text:
    card = card_at(scene, space, city)
    drawn = Text(POST if own else "")
    if city:
        drawn.append(scene.place(city), style=f"bold {scene.colours.lapis}" if own else scene.colours.lapis)
        drawn.append(" ")
    if card:
        drawn.append(f"{scene.words.name('good', card)} ", style="bold" if own or not city else "")
    drawn.append_text(scene.thing(card or f"city.{city}"))
    drawn.append(" ")
    drawn.append_text(slots(scene, space))
    return scene.spot(f"space:{space}", drawn)


# -- guild seals


def seals(scene: MarcoPoloScene) -> list[Text]:
    """What die a seal asks for with what it brings at once, and what improving costs and brings in each round."""
    items = []
    for seal in SEALS:
        drawn = inked(scene.icons[seal], "bold") + Text(" ") + scene.thing(f"seal.{seal}")
        items.append(scene.spot(f"seal:{seal}", drawn))
    return flow(items, scene.canvas.width)
