"""Games and bots are imported when they are first asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sarai.bots import BOTS
from sarai.games import GAMES
from sarai.kernel.registry import Registry

LOADED = """
import sys
from sarai import bots, games
bots.BOTS["greedy"]
games.load("dunhuang")
print(*(name for name in games.GAMES if f"sarai.games.{name.replace('-', '_')}" in sys.modules))
"""


def test_each_lies_where_its_name_says():
    assert {name: game.id for name, game in GAMES.items()} == {name: name for name in GAMES}
    assert {name: kind.name for name, kind in BOTS.items()} == {name: name for name in BOTS}


def test_who_plays_one_game_loads_no_other():
    loaded = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == ["dunhuang"]


def test_a_shelf_knows_its_names_and_refuses_others():
    shelf = Registry[object]({"chance": "random:Random", "nowhere": "sarai.nowhere:Thing"})
    assert list(shelf) == ["chance", "nowhere"]
    assert "nowhere" in shelf
    assert "dice" not in shelf
    assert shelf["chance"] is shelf["chance"]
    with pytest.raises(KeyError):
        shelf["dice"]
    with pytest.raises(ImportError):
        shelf["nowhere"]
