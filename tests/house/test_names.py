"""One name, one meaning: what is held of names in the program."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from sarai import games

SOURCE = Path(__file__).parents[2] / "src" / "sarai"
CONTRACTS = ("Table", "Thinking", "Showing", "Covering", "Counting", "Content", "Terms", "Shown")
"""What every game has one of. Its class is called after the game: `DunhuangTable`."""


def classes() -> dict[str, list[str]]:
    """Every class below `src/sarai`, also those within others, with the places where one of that name is defined."""
    found = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(f"{path.relative_to(SOURCE)}:{node.lineno}")
    return found


def test_no_class_name_is_used_for_two_things():
    twice = {name: places for name, places in classes().items() if len(places) > 1}
    assert twice == {}, "give each its own name; what every game has is called after the game (docs/words.md)"


def test_what_every_game_has_is_called_after_the_game():
    """Otherwise the next game would have to find a name of its own for each."""
    found = classes()
    for name in games.GAMES:
        if name in games.TOYS:
            continue
        game = games.named(name).__name__
        folder = f"games/{games.folder(name).name}/"
        for contract in CONTRACTS:
            places = found.get(f"{game}{contract}", [])
            if contract != "Counting":  # Adventures and Dunhuang promise nothing of their balance
                assert places, f"{name} has no {game}{contract}"
            assert all(place.startswith(folder) for place in places)
