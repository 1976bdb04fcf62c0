"""A report for people: tables on the screen, or the same tables in Markdown for the documentation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sarai.lab.bench import ours
from sarai.lab.bench.environment import OWN, SAME
from sarai.lab.bench.report import LANES_OF_A_GAME, OURS, Ratio, Report, Row


@dataclass(frozen=True, slots=True)
class TextTable:
    """A table of texts; the first column is names, the others are numbers."""

    title: str
    heads: list[str]
    lines: list[list[str]]

    def markdown(self) -> str:
        rule = ["---", *("---:" for _ in self.heads[1:])]
        lines = ("| " + " | ".join(cells) + " |" for cells in (self.heads, rule, *self.lines))
        return "\n".join([f"**{self.title}**", "", *lines])


def sheets(report: Report) -> Iterator[TextTable]:
    """Our own games, then the two comparisons, apart from each other and each with its ratios; empty ones are left
    out."""
    every = (*_ours(report), *_same_game(report), *_own_games(report))
    return (sheet for sheet in every if sheet.lines)


def _ours(report: Report) -> Iterator[TextTable]:
    rows = [row for row in report.rows if row.group == OURS]
    heads = ["", "decisions/s", "choices/s", "driven/s", "clones/s", "views/s", "ismcts/s", "bytes"]
    lines = []
    for row in rows:
        playouts = (row.decisions_per_second, row.choices_per_second, row.driven_decisions_per_second)
        others = (row.clones_per_second, row.views_per_second, row.iterations_per_second, row.bytes_per_state)
        lines.append([row.name, *map(_rate, playouts), *map(_rate, others)])
    yield TextTable("Our own games", heads, lines)
    ratios = {(ratio.over, ratio.of): ratio for ratio in report.ratios if ratio.group == OURS}
    lines = []
    for row in rows:
        keys = [(f"{row.name}, {lane}", ours.unit(lane)) for lane in (ours.IN_MODULE, *LANES_OF_A_GAME)]
        if keys[0] in ratios:
            lines.append([f"{row.game}, {row.seats} seats", *(_reached(ratios[key]) for key in keys)])
    yield TextTable("Compiled over interpreted", ["", "decisions", "driven", "clones", "views", "ismcts"], lines)


def _same_game(report: Report) -> Iterator[TextTable]:
    rows = [row for row in report.rows if row.group == SAME]
    ratios = [ratio for ratio in report.ratios if ratio.group == SAME]
    for game in dict.fromkeys(row.game for row in rows):
        yield _playouts(f"The same game on each engine: {game}", [row for row in rows if row.game == game], game)
        yield _ratios(f"Ratios: {game}", [ratio for ratio in ratios if game in ratio.over], game)


def _own_games(report: Report) -> Iterator[TextTable]:
    title = "Each engine on its own games, which compares engine and game together"
    yield _playouts(title, [row for row in report.rows if row.group == OWN])
    ratios = [ratio for ratio in report.ratios if ratio.group == OWN]
    for over in dict.fromkeys(ratio.over for ratio in ratios):
        mine = [ratio for ratio in ratios if ratio.over == over]
        lines = []
        for under in dict.fromkeys(ratio.under for ratio in mine):
            both = [ratio for ratio in mine if ratio.under == under]
            spreads = [f"{_factor(ratio.low)} to {_factor(ratio.high)}" for ratio in both[:1]]
            lines.append([under, _reached(both[0]), *spreads, _reached(both[1])])
        yield TextTable(f"Ratios: {over}, over", ["", "decisions", "lowest to highest", "choices"], lines)


def _playouts(title: str, rows: list[Row], game: str = "") -> TextTable:
    heads = ["", "decisions/s", "lowest", "highest", "choices/s", "decisions a game"]
    lines = []
    for row in rows:
        low, high = row.spread["decisions_per_second"]
        name = f"Sarai, {row.name}" if row.engine == "Sarai" else row.name
        rates = (row.decisions_per_second, low, high, row.choices_per_second)
        lines.append([_without(name, game), *map(_rate, rates), f"{row.decisions_per_game:.1f}"])
    return TextTable(title, heads, lines)


def _ratios(title: str, ratios: list[Ratio], game: str = "") -> TextTable:
    lines = []
    for ratio in ratios:
        name = f"{_without(ratio.over, game)} / {_without(ratio.under, game)}"
        what = "" if ratio.of == "decisions" else f", {ratio.of}"
        lines.append([name + what, _reached(ratio), _factor(ratio.low), _factor(ratio.high)])
    return TextTable(title, ["", "median", "lowest", "highest"], lines)


def _without(name: str, game: str) -> str:
    return name.replace(f", {game}", "").removeprefix(f"{game}, ") if game else name


def _reached(ratio: Ratio) -> str:
    """The median, and beside it our goal if there is one."""
    if ratio.goal is None:
        return _factor(ratio.median)
    word = "goal" if ratio.median >= ratio.goal else "below goal"
    return f"{_factor(ratio.median)} ({word} {_factor(ratio.goal)})"


def _rate(value: float | None) -> str:
    """Three significant figures, in thousands or millions."""
    if value is None:
        return ""
    for unit, name in ((1e6, " M"), (1e3, " k")):
        if value >= unit:
            return f"{value / unit:.3g}{name}" if value < 1000 * unit else f"{value / unit:.0f}{name}"
    return f"{value:.0f}"


def _factor(value: float) -> str:
    return f"{value:.0f}×" if value >= 100 else f"{value:.3g}×"
