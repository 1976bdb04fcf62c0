"""Contracts, open in cities and on the players' boards: what they ask for and bring, and what is missing for them."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from sarai.terminal.boards.marco_polo.scene import MarcoPoloScene, flow
from sarai.terminal.boards.marco_polo.signs import CONTRACT, DONE, POST, amounts
from sarai.terminal.palette import inked


def missing(asks: Mapping[str, int], stocks: Mapping[str, int]) -> dict[str, int]:
    """What somebody with these stocks lacks. Jade that is left over stands for camels."""
    lacking = {stock: count - stocks[stock] for stock, count in asks.items() if count > stocks[stock]}
    spare = max(0, stocks["jade"] - asks.get("jade", 0))
    if lacking.get("camels", 0) > spare:
        lacking["camels"] -= spare
    else:
        lacking.pop("camels", None)
    return lacking


def contract(scene: MarcoPoloScene, name: str, with_missing: bool = False) -> Text:
    """A contract with its number, what it asks for and brings; marked where the reader has all that it asks for."""
    printed, colours = scene.printed.contracts[name], scene.colours
    lacking = missing(printed.asks, scene.own.stocks) if scene.own else {}
    ready = scene.own is not None and not lacking
    drawn = inked(DONE if ready else CONTRACT, f"bold {colours.jade}" if ready else colours.faint)
    drawn.append(f"{number_of(scene, name)} ", style=colours.faint)
    drawn.append_text(amounts(printed.asks, scene.icons, colours))
    drawn.append("→", style=colours.faint)
    drawn.append_text(scene.signs(printed.gives))
    if with_missing and lacking:
        drawn.append(" (−", style=colours.cinnabar)
        drawn.append(amounts(lacking, scene.icons, colours).plain, style=colours.cinnabar)
        drawn.append(")", style=colours.cinnabar)
    return drawn


def number_of(scene: MarcoPoloScene, name: str) -> str:
    """The number by which choices and the log call a contract."""
    return scene.words.name("good", name).rpartition(" ")[2]


def market(scene: MarcoPoloScene, asked: bool = False) -> list[Text]:
    """The contracts that lie open in cities; all of them, or those in cities that the question is about."""
    stalls = []
    for city, lying in scene.shown.contracts.items():
        if not asked or any(f"contract:{one}" in scene.canvas.keys for one in lying):
            stalls.append(stall(scene, city))
    return flow(stalls, scene.canvas.width)


def stall(scene: MarcoPoloScene, city: str) -> Text:
    """The contracts of a city, behind its name."""
    own = scene.own is not None and city in scene.own.posts
    drawn = Text(POST if own else "")
    drawn.append(scene.place(city), style=f"bold {scene.colours.lapis}" if own else scene.colours.lapis)
    for one in scene.shown.contracts[city]:
        drawn.append(" ")
        drawn.append_text(scene.spot(f"contract:{one}", contract(scene, one)) if one else Text("–"))
    return drawn
