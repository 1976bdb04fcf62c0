"""No two games spell out the same logic: what the second one needs too moves to the kernel."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from tests.house.alike import Pair, game_folders, pairs_between

ROOT = Path(__file__).parents[2]
LINES = 10
"""In a row, to the letter; blank lines, comments, docstrings and imports are skipped."""


def told(pair: Pair) -> str:
    """Both places, and the lines at the first of them."""
    one, other = pair.one, pair.other
    source = (ROOT / one.path).read_text("utf-8").splitlines()
    shown = [f"    {line.number:>4}  {source[line.number - 1].rstrip()}" for line in one.lines]
    places = f"{one.path.relative_to(ROOT)}:{one.span} and {other.path.relative_to(ROOT)}:{other.span}"
    return "\n".join([f"{places} share {len(pair)} lines:", *shown])


@pytest.mark.parametrize(
    ("one", "other"), list(combinations(game_folders(ROOT), 2)), ids=lambda folder: str(folder.name)
)
def test_two_games_share_no_ten_lines(one, other):
    found = pairs_between(one, other, LINES)
    if found:
        pytest.fail("\n\n".join(map(told, found)), pytrace=False)
