"""Which lines two games share: runs of lines that occur in both games' folders.

A line counts if it is code: not a blank line, comment, docstring or import. Spaces at its start and inside it do not
matter. Lines are the same to the letter, or in shape: with all names (not keywords) and all numbers made equal.

A run is as long as it can be: one more line before or after it would differ. Where lines repeat themselves, so that
two files also match when shifted, only the longest run counts, and those that do not overlap it on both sides.
"""

from __future__ import annotations

import ast
import io
import keyword
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from operator import attrgetter
from pathlib import Path

LAYOUT = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}


@dataclass(frozen=True, slots=True)
class Line:
    number: int
    letters: str
    shape: str


@dataclass(frozen=True, slots=True)
class Place:
    path: Path
    lines: Sequence[Line]

    def __str__(self) -> str:
        return f"{self.path}:{self.span}"

    @property
    def span(self) -> str:
        return f"{self.lines[0].number}-{self.lines[-1].number}"


@dataclass(frozen=True, slots=True)
class Pair:
    """Two places that share a run of lines."""

    one: Place
    other: Place

    def __len__(self) -> int:
        return len(self.one.lines)


def code_lines(source: str) -> list[Line]:
    """The lines of a Python source that count."""
    passed_over = _passed_over(ast.parse(source))
    letters: dict[int, list[str]] = {}
    shapes: dict[int, list[str]] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in LAYOUT:
            continue
        for number, text in enumerate(token.string.split("\n"), token.start[0]):  # a long text has several lines
            if number not in passed_over and text.strip():
                letters.setdefault(number, []).append(text.strip())
                shapes.setdefault(number, []).append(_shape(token, text.strip()))
    return [Line(number, " ".join(found), " ".join(shapes[number])) for number, found in sorted(letters.items())]


def _shape(token: tokenize.TokenInfo, text: str) -> str:
    if token.type == tokenize.NAME and not keyword.iskeyword(text):
        return "name"
    return "0" if token.type == tokenize.NUMBER else text


def _passed_over(tree: ast.Module) -> set[int]:
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) or is_text(node):
            assert isinstance(node, ast.stmt)
            found |= spanned(node)
    return found


def is_text(node: ast.AST) -> bool:
    """A docstring, or a string that documents an attribute."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def spanned(node: ast.stmt) -> set[int]:
    """The numbers of its lines."""
    return set(range(node.lineno, (node.end_lineno or node.lineno) + 1))


def runs(one: Sequence[str], other: Sequence[str], least: int) -> list[tuple[int, int, int]]:
    """The runs of at least this many that both have, longest first: where in each of the two, and how long."""
    starts: dict[tuple[str, ...], list[int]] = {}
    for place in range(len(other) - least + 1):
        starts.setdefault(tuple(other[place : place + least]), []).append(place)
    found = []
    for place in range(len(one) - least + 1):
        for there in starts.get(tuple(one[place : place + least]), ()):
            if not (place and there and one[place - 1] == other[there - 1]):
                found.append((place, there, _length(one, other, place, there)))
    found.sort(key=lambda run: (-run[2], run[0], run[1]))
    kept: list[tuple[int, int, int]] = []
    for run in found:
        if not any(_overlap(run, before) for before in kept):
            kept.append(run)
    return kept


def _length(one: Sequence[str], other: Sequence[str], place: int, there: int) -> int:
    length = 0
    while place + length < len(one) and there + length < len(other) and one[place + length] == other[there + length]:
        length += 1
    return length


def _overlap(run: tuple[int, int, int], before: tuple[int, int, int]) -> bool:
    return all(run[side] < before[side] + before[2] and before[side] < run[side] + run[2] for side in (0, 1))


def game_folders(checkout: Path) -> list[Path]:
    """The folder of each game."""
    return sorted(path.parent for path in (checkout / "src/sarai/games").glob("*/__init__.py"))


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def pairs(checkout: Path, least: int, *, in_shape: bool = False) -> list[Pair]:
    """The places in two games' folders that share this many lines or more, longest first."""
    found = [
        pair
        for one, other in combinations(game_folders(checkout), 2)
        for pair in pairs_between(one, other, least, in_shape=in_shape)
    ]
    return longest_first(Pair(_below(checkout, pair.one), _below(checkout, pair.other)) for pair in found)


def _below(checkout: Path, place: Place) -> Place:
    return Place(place.path.relative_to(checkout), place.lines)


def longest_first(found: Iterable[Pair]) -> list[Pair]:
    return sorted(found, key=lambda pair: (-len(pair), str(pair.one), str(pair.other)))


def pairs_between(one: Path, other: Path, least: int, *, in_shape: bool = False) -> list[Pair]:
    """The places that these two folders share."""
    return longest_first(
        pair for mine in sources(one) for theirs in sources(other) for pair in _shared(mine, theirs, least, in_shape)
    )


def varied(pair: Pair, least: int) -> bool:
    """Whether it has half as many different shapes as it must have lines; a list of fields or constants has few."""
    return 2 * len({line.shape for line in pair.one.lines}) >= least


def _shared(one: Path, other: Path, least: int, in_shape: bool) -> Iterator[Pair]:
    mine, theirs = _lines_of(one), _lines_of(other)
    key = attrgetter("shape" if in_shape else "letters")
    for place, there, length in runs([key(line) for line in mine], [key(line) for line in theirs], least):
        yield Pair(Place(one, mine[place : place + length]), Place(other, theirs[there : there + length]))


@cache
def _lines_of(path: Path) -> list[Line]:
    return code_lines(path.read_text("utf-8"))
