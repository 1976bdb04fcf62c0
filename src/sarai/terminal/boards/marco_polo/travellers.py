"""The players: one's own board in full, the others in brief, and what is chosen before the first round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from sarai.games.marco_polo.board import MarcoPoloBoard as Printed
from sarai.games.marco_polo.constants import SEALS
from sarai.games.marco_polo.showing import Traveller
from sarai.kernel.state import LETTERS
from sarai.terminal.boards.marco_polo.contracts import contract
from sarai.terminal.boards.marco_polo.scene import MarcoPoloScene, flow
from sarai.terminal.boards.marco_polo.signs import (
    ANY_DIE,
    BLACK_DIE,
    CONTRACT,
    DONE,
    HOURGLASS,
    PIPS,
    POINTS,
    POST,
    SHIELD,
    colour_of,
)
from sarai.terminal.palette import inked, sized


def shields_of(printed: Printed, one: Traveller) -> int:
    """Different shields at the posts, and every one more that is known: of tiles, of the character, of a seen goal."""
    have = beasts(printed, one)
    goal = one.goals[0] if one.goals and len(one.goals) == 1 else ""
    matched = [shield for shield in printed.goals.get(goal, []) if shield in have]
    return len(have) + one.shields + printed.shields.get(one.character, 0) + len(matched)


def beasts(printed: Printed, one: Traveller) -> set[str]:
    return {printed.locations[city].shield for city in one.posts}


def worth(printed: Printed, shields: int) -> int:
    """Points at the end for so many different shields."""
    return printed.track[min(shields, len(printed.track)) - 1] if shields else 0


# -- one's own board


def own(scene: MarcoPoloScene, one: Traveller) -> list[Text]:
    """Who and how far, stocks and dice, contracts with what is missing."""
    return [*_head(scene, one)[:1], *_means(scene, one), *_contracts(scene, one)]


def own_besides(scene: MarcoPoloScene, one: Traveller) -> list[Text]:
    """What had no room in the first line, and the goal that was kept, with what of it is reached."""
    lines = _head(scene, one)[1:]
    if one.goals and len(one.goals) == 1:
        title = inked(f" {scene.words.text('marco-polo-board-goal')}: ", scene.colours.faint)
        lines.append(title + goal(scene, one.goals[0], one))
    return lines


def _head(scene: MarcoPoloScene, one: Traveller) -> list[Text]:
    return flow([*_standing(scene, one), *_place(scene, one)], scene.canvas.width, hang=2)


def _standing(scene: MarcoPoloScene, one: Traveller, brief: bool = False) -> list[Text]:
    """Points, posts, shields, contracts done; unless in brief also of how many, and what that is worth at the end."""
    shields = shields_of(scene.printed, one)
    of, points = f"/{len(scene.printed.posts)}", f"={worth(scene.printed, shields)}{POINTS}"
    items = [
        _named(scene, one),
        Text(f"{one.points}{POINTS}", style="bold"),
        Text(f"{len(one.posts)}{'' if brief else of}{POST}"),
        Text(f"{shields}{SHIELD}") + inked("" if brief else points, scene.colours.faint),
        Text(f"{len(one.completed)}{CONTRACT}{DONE}"),
    ]
    return [*items, *_seals(scene, one), *_tiles(scene, one)]


def _named(scene: MarcoPoloScene, one: Traveller) -> Text:
    shown, colours = scene.shown, scene.colours
    drawn = inked("▸" if one.seat in shown.deciding else " ", f"bold {colours.cinnabar}")
    drawn.append_text(scene.canvas.seat(LETTERS.index(one.seat)))
    if one.seat == shown.hourglass:
        drawn.append(f" {HOURGLASS}", style=colours.saffron)
    return drawn


def _seals(scene: MarcoPoloScene, one: Traveller) -> list[Text]:
    """Those one has, the improved ones ticked."""
    seat = LETTERS.index(one.seat)
    items = []
    for seal in SEALS:
        if seal in one.seals:
            tick = DONE if one.seals[seal] == "improved" else ""
            items.append(scene.spot(f"seals:{seat}:{seal}", Text(f"{scene.icons[seal]}{tick}")))
    return items


def _tiles(scene: MarcoPoloScene, one: Traveller) -> list[Text]:
    seat = LETTERS.index(one.seat)
    return [scene.spot(f"tiles:{seat}:{tile}", Text("+") + scene.thing(tile)) for tile in one.outposts]


def _place(scene: MarcoPoloScene, one: Traveller) -> list[Text]:
    """Where one's figures stand, and who one is."""
    where = ", ".join(f"{scene.place(at)}{' ×2' if n > 1 else ''}" for at, n in Counter(one.figures).items())
    items = [inked(f"@{where}", scene.colours.lapis)]
    if one.character:
        items.append(inked(scene.words.name("character", one.character), scene.colours.faint))
    return items


def _means(scene: MarcoPoloScene, one: Traveller) -> list[Text]:
    """Stocks by name, then the dice; without names where that saves a line."""
    dice = Text(" ").join(_dice(scene, one))
    for named in (True, False):
        lines = flow([*_stocks(scene, one, named), dice], scene.canvas.width, Text(" "))
        if len(lines) == 1:
            return lines
    return flow([*_stocks(scene, one, True), dice], scene.canvas.width, Text(" "))


def _stocks(scene: MarcoPoloScene, one: Traveller, named: bool) -> list[Text]:
    seat = LETTERS.index(one.seat)
    items = []
    for stock, count in one.stocks.items():
        drawn = Text(f"{count}{scene.icons[stock]}", style=f"bold {colour_of(stock, scene.colours)}")
        if named:
            drawn.append(f" {scene.words.name('stock', stock)}", style=scene.colours.faint)
        items.append(scene.spot(f"stocks:{seat}:{stock}", drawn))
    return items


def _dice(scene: MarcoPoloScene, one: Traveller) -> list[Text]:
    """The dice that are left, each kind behind its key, and those that are already picked for a space."""
    seat, shown = LETTERS.index(one.seat), scene.shown
    picked = shown.doing.picked if one.seat == shown.turn else []
    left = Counter(_kinds(one))
    left.subtract(picked)
    items = []
    for kind, count in left.items():
        if count > 0:
            items.append(scene.spot(f"dice:{seat}:{kind}", Text(" ".join([face(kind)] * count), style="bold")))
    if picked:
        chosen = inked(f"{scene.words.text('marco-polo-board-picked')} ", scene.colours.faint)
        items.append(chosen + Text(" ".join(map(face, picked)), style="bold"))
    return items or [inked(scene.words.text("marco-polo-board-no-dice"), scene.colours.faint)]


def _kinds(one: Traveller) -> Iterable[str]:
    """The dice by the names that choices have for them."""
    return (*map(str, one.dice), *(f"black-{value}" for value in one.black_dice))


def face(kind: str) -> str:
    """A die as its pips and its value; a black one begins with a circle."""
    value = int(kind.removeprefix("black-"))
    return f"{BLACK_DIE if kind.startswith('black') else ''}{PIPS[value - 1]}{value}"


def _contracts(scene: MarcoPoloScene, one: Traveller) -> list[Text]:
    """Those that lie open on the board, one that has just come, and the room there is."""
    seat, shown = LETTERS.index(one.seat), scene.shown
    lying = list(one.contracts)
    coming = shown.doing.incoming
    if coming and one.seat == shown.turn and coming not in lying:
        lying.append(coming)
    items = [scene.spot(f"active:{seat}:{name}", contract(scene, name, with_missing=True)) for name in lying]
    if len(items) < scene.printed.room:
        items.append(inked(scene.words.text("marco-polo-board-room"), scene.colours.faint))
    return flow(items, scene.canvas.width, Text(" "))


def goal(scene: MarcoPoloScene, name: str, one: Traveller) -> Text:
    """Points for improved seals, and shields that count twice; what one has is ticked."""
    have, drawn = beasts(scene.printed, one), Text()
    seals = [sign for sign in scene.printed.signs[name] if not sign.shield]
    for seal, points in zip(seals[::2], seals[1::2], strict=True):
        ticked = DONE if one.seals.get(seal.icon or "") == "improved" else ""
        drawn.append(f"{scene.icons[seal.icon or '']}✓→{points.text}{POINTS}{ticked}  ")
    for shield in scene.printed.goals[name]:
        ticked = DONE if shield in have else ""
        drawn.append(f"{SHIELD}{scene.words.name('shield', shield)}{ticked}  ")
    return drawn


# -- the others


def others(scene: MarcoPoloScene, brief: bool = False) -> list[Text]:
    """A line for each other player; in brief all of them in as few lines as it takes."""
    seats = [one for seat, one in enumerate(scene.shown.travellers) if seat != scene.reader]
    if brief:
        items = [_named(scene, one) + Text(f" {one.points}{POINTS} {_faces(one)}") for one in seats]
        return flow(items, scene.canvas.width)
    name = max(_named(scene, one).cell_len for one in seats)
    return [sized(_other(scene, one, name), scene.canvas.width) for one in seats]


def _faces(one: Traveller) -> str:
    """Dice in brief: `⚂1 3 6 ○4`."""
    faces = [*map(str, one.dice), *(f"{BLACK_DIE}{value}" for value in one.black_dice)]
    return f"{ANY_DIE}{' '.join(faces)}" if faces else f"{ANY_DIE}–"


def _other(scene: MarcoPoloScene, one: Traveller, name: int) -> Text:
    standing = _standing(scene, one, brief=True)
    line = sized(standing[0], name)
    for item in standing[1:5]:
        line.append("  ")
        line.append_text(item)
    line.append("  ")
    line.append_text(Text().join(_held(scene, one)))
    line.append(f"  {_faces(one)}")
    for item in [*_place(scene, one)[:1], *standing[5:], *_place(scene, one)[1:]]:
        line.append("  ")
        line.append_text(item)
    return line


def _held(scene: MarcoPoloScene, one: Traveller) -> Iterable[Text]:
    for stock, count in one.stocks.items():
        if count:
            yield Text(f"{count}{scene.icons[stock]}", style=colour_of(stock, scene.colours))


# -- before the first round


def candidates(scene: MarcoPoloScene) -> list[Text]:
    """Characters that may be chosen, or the goal cards between which one chooses."""
    shown = scene.shown
    characters = shown.characters if shown.phase == "character" else []
    items = [
        scene.spot(f"character:{one}", Text(f" {scene.words.name('character', one)}", style="bold"))
        for one in characters
    ]
    lines = flow(items, scene.canvas.width)
    one = scene.own
    if one is not None and one.goals and len(one.goals) > 1:
        for name in one.goals:
            drawn = inked(f" {scene.words.name('good', name)}: ", "bold") + goal(scene, name, one)
            lines.append(scene.spot(f"keep:{name}", drawn))
    return lines
