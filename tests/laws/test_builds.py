"""The compiled and the interpreted build are one program: same seed, same game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

from sarai import build, games

STORY = """
import hashlib, sys
from sarai import build, games
from sarai.kernel.chance import Fast
from sarai.kernel.options import complete_options
from sarai.kernel.copying import key
from sarai.lab.coverage import record_game
from sarai.lab.simulate import play_blind

first = int(sys.argv[1])
told = hashlib.sha256()
for name in games.GAMES:
    game = games.load(name)
    for seats in game.seats:
        for seed in range(first, first + 12):
            state, length = play_blind(game, seats, complete_options(game, {}), Fast(seed))
            told.update(key(state) + str(length).encode())
        told.update(str(record_game(game, seats, first, {}, {}).record).encode())
print(build.running().split()[0], told.hexdigest())
"""


def story(wanted: str, first: int) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", STORY, str(first)],
        env={**os.environ, "SARAI_BUILD": wanted},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.usefixtures("both_builds")
def test_same_seed_same_game_in_both_builds():
    first = int(os.environ["SARAI_SEED"])
    interpreted, compiled = story("interpreted", first), story("compiled", first)
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert interpreted[1] == compiled[1], f"SARAI_SEED={first}"


def test_an_edited_source_is_never_shadowed(tmp_path, monkeypatch):
    """The compiled folder is named after the sources: whichever compiled source is edited, nothing compiled fits."""
    copied = tmp_path / "sarai"
    shutil.copytree(build.PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__"))
    before = build.folder()
    monkeypatch.setattr(build, "PACKAGE", copied)
    assert build.folder() == before
    for module in build.HOT:
        text = build.source(module).read_text(encoding="utf-8")
        build.source(module).write_text(text + "# edited\n", encoding="utf-8")
        assert build.folder() != before, module
        build.source(module).write_text(text, encoding="utf-8")
    assert build.Compiled(tmp_path).find_spec("sarai.kernel.piles", None) is None, "an empty folder offers nothing"


def test_insisting_on_a_build_that_is_not_there_says_so(tmp_path):
    environment = {**os.environ, "SARAI_BUILD": "compiled"}
    code = (
        "import sys; sys.prefix = sys.argv[1]\ntry:\n    import sarai\nexcept RuntimeError as error:\n    print(error)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], env=environment, capture_output=True, text=True, check=True
    )
    assert "nothing is compiled from these sources" in done.stdout


GROWTH = """
import sys

from sarai import games
from sarai.kernel.chance import Fast
from sarai.kernel.play import Play
from sarai.kernel.view import imagine

def held():
    return int(open("/proc/self/statm").read().split()[1]) * 4096

game, chance = games.load(sys.argv[1]), Fast(2)

def some(count):
    for number in range(count):
        playing = Play(game, ["Ann", "Ben"], Fast(number))
        for seat in range(2):
            imagine(game, playing.view(seat)).draw(chance)

some(200)
before = held()
some(1000)
print(held() - before)
"""


@pytest.mark.parametrize("name", list(games.GAMES))
@pytest.mark.parametrize("wanted", ["interpreted", "compiled"])
def test_imagining_keeps_no_memory(wanted, name, request):
    """A packed row that interpreted code hands to compiled code is never freed, so none is handed over."""
    if wanted == "compiled":
        request.getfixturevalue("both_builds")
    done = subprocess.run(
        [sys.executable, "-c", GROWTH, name],
        env={**os.environ, "SARAI_BUILD": wanted},
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(done.stdout) < 1_000_000, "two thousand imagined worlds left more than a megabyte"
