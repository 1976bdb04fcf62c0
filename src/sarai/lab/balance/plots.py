"""Plots as SVG, drawn by us: they look the same everywhere, need no library, and the same figures give the same
bytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

STYLE = """<style>
svg { background: #f6efe0; font: 13px system-ui, sans-serif; font-variant-numeric: tabular-nums }
text { fill: #2b2320 } .title { font: bold 16px serif } .faint { fill: #6d6052 }
.grid { stroke: #b9a98d; stroke-width: 1 } .zero { stroke: #2b2320; stroke-width: 1.5 }
.limit { stroke: #b23a2e; stroke-width: 1.5; stroke-dasharray: 6 4 }
.kept { stroke: #26538d; fill: #26538d } .broken { stroke: #b23a2e; fill: #b23a2e } .bar { fill: #26538d }
.line { stroke-width: 2.5 }
@media (prefers-color-scheme: dark) {
svg { background: #1d1a17 } text { fill: #efe6d6 } .faint { fill: #b9a98d }
.grid { stroke: #5b5147 } .zero { stroke: #efe6d6 } .limit { stroke: #e8776a }
.kept { stroke: #7fb0ea; fill: #7fb0ea } .broken { stroke: #e8776a; fill: #e8776a } .bar { fill: #7fb0ea }
}
</style>"""
WIDTH = 760
LEFT = 190
RIGHT = 30
LINE = 22
TOP = 64


@dataclass(frozen=True, slots=True)
class Mark:
    """A value with its interval, in points; broken ones are drawn as squares, the others as circles."""

    name: str
    value: float
    low: float
    high: float
    broken: bool


def intervals(title: str, below: str, marks: Sequence[Mark], limits: Sequence[float]) -> str:
    """Values with their intervals around a line at zero, and where the limits are."""
    reach = max([5.0, *(abs(end) for mark in marks for end in (mark.low, mark.high)), *map(abs, limits)]) * 1.05
    height = TOP + LINE * len(marks) + 48
    foot = height - 44

    def x(value: float) -> float:
        return LEFT + (value + reach) * (WIDTH - LEFT - RIGHT) / (2 * reach)

    drawn = []
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if reach / step <= 8)
    for tick in range(-int(reach // step) * step, int(reach) + 1, step):
        drawn.append(_line("grid" if tick else "zero", x(tick), TOP - 12, x(tick), foot))
        drawn.append(_text(x(tick), foot + 16, f"{tick:+d}" if tick else "0", "middle", "faint"))
    drawn += [_line("limit", x(limit), TOP - 12, x(limit), foot) for limit in limits]
    for number, mark in enumerate(marks):
        y = TOP + LINE * number + LINE / 2
        sort = "broken" if mark.broken else "kept"
        said = f"{mark.name}: {mark.value:+.1f} ({mark.low:+.1f} to {mark.high:+.1f})"
        drawn.append(f"<g><title>{escape(said)}</title>")
        drawn.append(_text(LEFT - 10, y + 4, mark.name, "end"))
        drawn.append(_line(f"{sort} line", x(mark.low), y, x(mark.high), y))
        if mark.broken:
            drawn.append(f'<rect class="{sort}" x="{x(mark.value) - 5:.1f}" y="{y - 5:.1f}" width="10" height="10"/>')
        else:
            drawn.append(f'<circle class="{sort}" cx="{x(mark.value):.1f}" cy="{y:.1f}" r="5"/>')
        drawn.append("</g>")
    drawn.append(_text(WIDTH / 2, height - 10, below, "middle", "faint"))
    return _page(title, height, drawn)


def histogram(title: str, below: str, counts: dict[int, int], marked: Sequence[float]) -> str:
    """How often each whole number occurred; `marked` are drawn as limits."""
    height, foot = 300, 256
    least = min([*counts, *map(int, marked)])
    most = max([*counts, *map(int, marked)])
    width = (WIDTH - 2 * RIGHT - 30) / (most - least + 1)
    highest = max(counts.values())

    def x(value: float) -> float:
        return RIGHT + 30 + (value - least) * width

    drawn = [_line("zero", x(least), foot, x(most + 1), foot)]
    for value, count in sorted(counts.items()):
        tall = (foot - TOP) * count / highest
        drawn.append(
            f'<rect class="bar" x="{x(value):.1f}" y="{foot - tall:.1f}" width="{max(1.0, width - 1):.1f}" '
            f'height="{tall:.1f}"><title>{value}: {count}</title></rect>'
        )
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if (most - least) / step <= 16)
    for tick in range(-(-least // step) * step, most + 1, step):
        drawn.append(_text(x(tick) + width / 2, foot + 16, str(tick), "middle", "faint"))
    drawn += [_line("limit", x(limit) + width / 2, TOP - 12, x(limit) + width / 2, foot) for limit in marked]
    drawn.append(_text(RIGHT + 24, TOP + 4, str(highest), "end", "faint"))
    drawn.append(_text(WIDTH / 2, height - 10, below, "middle", "faint"))
    return _page(title, height, drawn)


def _page(title: str, height: float, drawn: list[str]) -> str:
    size = f'width="{WIDTH}" height="{height:g}" viewBox="0 0 {WIDTH} {height:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}">'
    return "\n".join([head, STYLE, _text(20, 30, title, "start", "title"), *drawn, "</svg>", ""])


def _line(sort: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{sort}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, said: str, anchor: str, sort: str = "") -> str:
    marked = f' class="{sort}"' if sort else ""
    return f'<text{marked} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'
