"""The table of Silk Road Adventures in words: goods, prices, what a round brought, and all of it in plain lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, cast

from sarai.games.adventures import Adventures
from sarai.games.adventures.showing import AdventuresMerchant, AdventuresShown, Arrival, Bought, RoughMap
from sarai.kernel.state import LETTERS
from sarai.terminal.boards.adventures.building import marked
from sarai.terminal.boards.adventures.sheet import (
    BOARD,
    HEXES,
    NAME,
    SMALL,
    Sheet,
    draw_borders,
    draw_cities,
    draw_roads,
    spot,
)
from sarai.terminal.boards.board import who
from sarai.words import Words

SAID: Final = {
    "waiting": "adventures-board-waiting",
    "set": "adventures-board-set",
    "building": "adventures-board-building",
    "declared": "adventures-board-declared",
    "stopped": "adventures-board-stopped",
}


def codes(words: Words, prices: Mapping[str, int]) -> dict[str, str]:
    """Two letters for each good, in capitals where it earns, in small letters where it costs."""
    found: dict[str, str] = {}
    for good in cast("Adventures", words.game).names["good"]:
        name = words.name("good", good).lower()
        pairs = [name[0] + letter for letter in name[1:]]
        found[good] = next((pair for pair in pairs if pair not in found.values()), name[:2])
    return {good: found[good].upper() if price > 0 else found[good] for good, price in prices.items()}


def city_name(words: Words, city: str, on: bool) -> str:
    """Those of the trade card begin with capitals, as they do on the board."""
    name = words.name("city", city)
    return name[:NAME].upper() + name[NAME:] if on else name


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def clock(milliseconds: int) -> str:
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return f"{minutes}:{seconds:02}"


def dear_first(prices: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(prices.items(), key=lambda one: -one[1])


def bought_in_words(words: Words, good: Bought) -> str:
    return words.text(
        "adventures-board-bought",
        good=words.name("good", good.good),
        edge=", ".join(good.edges),
        points=signed(good.points),
        times=good.times,
    )


def total_of(shown: AdventuresShown, arrival: Arrival) -> int:
    """By how much the round has changed the score."""
    return shown.merchants[LETTERS.index(arrival.seat)].score - arrival.before


def arrival_in_words(words: Words, shown: AdventuresShown, arrival: Arrival, brief: bool = False) -> str:
    """What one merchant got in the round, and why; in brief not which goods."""
    if arrival.cause:
        return words.name("cause", arrival.cause)
    parts = [bought_in_words(words, good) for good in arrival.goods if good.times]
    if brief and parts:
        parts = [f"{words.text('adventures-points-goods')} {signed(arrival.goods_points)}"]
    won = {"rank": arrival.rank_points, "length": arrival.length_points}
    parts += [f"{words.text(f'adventures-points-{name}')} {signed(points)}" for name, points in won.items() if points]
    spared = total_of(shown, arrival) - arrival.goods_points - sum(won.values())
    if spared:
        parts.append(f"{words.text('adventures-points-spared')} {signed(spared)}")
    return ", ".join(parts) or words.text("adventures-board-nothing")


def doing_in_words(words: Words, merchant: AdventuresMerchant) -> str:
    said = words.text(SAID[merchant.doing])
    return f"{said} {clock(merchant.time)}" if merchant.doing == "declared" and merchant.time else said


def icons_in_words(words: Words, shown: AdventuresShown) -> list[str]:
    """What the trade card has done to the prices."""
    return [words.text("adventures-tells-icon", icon=words.name("icon", icon)) for icon in shown.icons]


def standing_in_words(words: Words, shown: AdventuresShown, merchant: AdventuresMerchant) -> str:
    """Points and where they came from, tiles, bonus tiles, what somebody does; alone also par."""
    parts = [words.text("adventures-board-points", count=merchant.score)]
    won = {
        "goods": merchant.points.goods,
        "rank": merchant.points.rank,
        "length": merchant.points.length,
        "spared": merchant.points.spared,
    }
    came = [f"{words.text(f'adventures-points-{name}')} {signed(count)}" for name, count in won.items() if count]
    if came:
        parts[0] += f" ({', '.join(came)})"
    if merchant.par is not None:
        parts.append(f"{words.text('adventures-board-par')} {merchant.par}")
    if shown.phase == "trading":
        parts.append(words.text("adventures-board-laid", count=merchant.tiles))
    parts += [words.name("tile", f"bonus-{shape}") for shape, count in merchant.bonus.items() if count]
    if shown.phase in ("ready", "trading"):
        parts.append(doing_in_words(words, merchant))
    return ", ".join(parts)


# -- in plain lines


def round_in_lines(words: Words, shown: AdventuresShown) -> list[str]:
    cities = " – ".join(words.name("city", city.id) for city in marked(shown))
    round_ = words.text("adventures-board-round", round=shown.round, rounds=BOARD.rounds)
    prices = ", ".join(f"{words.name('good', good)} {signed(price)}" for good, price in dear_first(shown.prices))
    return [f"{round_}: {cities}", *icons_in_words(words, shown), prices]


def merchants_in_lines(words: Words, shown: AdventuresShown) -> list[str]:
    lines = []
    for merchant in shown.merchants:
        mark = "*" if merchant.seat in shown.deciding else " "
        lines += ["", f"{mark} {who(words, merchant.seat)}: {standing_in_words(words, shown, merchant)}"]
        if merchant.map is not None:
            lines += _map_in_lines(words, merchant.map)
        if merchant.layout is not None and shown.phase == "trading":
            lines += _plain_board(words, shown, merchant.layout, marked(shown))
            lies = ", ".join(f"{hex_} {how}" for hex_, how in merchant.layout.items())
            if lies:
                lines.append(f"    {lies}")
    return lines


def _map_in_lines(words: Words, rough: RoughMap) -> Iterator[str]:
    """Each good by its place in hundredths of the board, across and down: that is as rough as the map is."""
    goods = (
        words.text(
            "adventures-board-circle",
            good=words.name("good", circle.good),
            across=round((circle.x + 500) / 10),
            down=round((circle.y + 435) / 8.7),
        )
        for circle in rough.circles
    )
    yield f"    {words.name('good', rough.id)}: {'; '.join(goods)}"


def _plain_board(words: Words, shown: AdventuresShown, layout: Mapping[str, str], on: Iterable[Any]) -> list[str]:
    sheet = Sheet(SMALL)
    draw_borders(sheet, "")
    draw_roads(sheet, layout, [(city.hex, city.side) for city in on], dict.fromkeys(layout, ""), "")
    cities = {city.id: city_name(words, city.id, city.marked) for city in shown.cities}
    draw_cities(sheet, shown.cities, cities, dict.fromkeys(cities, ""))
    for name, hex_ in HEXES.items():
        at = spot(SMALL, hex_)
        sheet.put(at.line, at.first + 2, name, "")
    return [f"    {line.plain.rstrip()}" for line in sheet.lines()]


def last_in_lines(words: Words, shown: AdventuresShown) -> list[str]:
    if shown.last is None:
        return []
    lines = ["", words.text("adventures-board-last", round=shown.last.round)]
    for arrival in shown.last.arrivals:
        total = signed(total_of(shown, arrival))
        lines.append(f"  {who(words, arrival.seat)} {total}: {arrival_in_words(words, shown, arrival)}")
    return lines
