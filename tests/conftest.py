"""Every run takes new seeds and prints them; SARAI_SEED repeats a run.

`--deep` runs the large counts and the repeats; `--quick` looks at every law in one game, each time in another.
"""

from __future__ import annotations

import os

import pytest

from sarai import build, games
from sarai.kernel.game import Game
from tests.laws.driver import SHARDS


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="run the large counts")
    parser.addoption("--quick", action="store_true", help="of each law run one game")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A law with a large count is one test in an ordinary run, and several in a deep one, for all cores."""
    if "shard" in metafunc.fixturenames:
        metafunc.parametrize("shard", range(SHARDS if metafunc.config.getoption("--deep") else 1))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In a quick run a law is looked at in one game, with one number of seats."""
    if not config.getoption("--quick"):
        return
    kept: dict[str, pytest.Item] = {}
    for item in items:
        spec = getattr(item, "callspec", None)
        game = spec.params.get("name") if spec and item.nodeid.startswith("tests/laws/") else None
        if game in (None, quick_game()):
            kept.setdefault(item.nodeid.partition("[")[0] if game else item.nodeid, item)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept.values()])
    items[:] = kept.values()


def quick_game() -> str:
    """The game in which a quick run looks at the laws."""
    return list(games.GAMES)[int(os.environ["SARAI_SEED"]) % len(games.GAMES)]


def pytest_report_header(config: pytest.Config) -> list[str]:
    told = [f"SARAI_SEED={os.environ['SARAI_SEED']} repeats this run"]
    return [*told, f"every law in one game: {quick_game()}"] if config.getoption("--quick") else told


@pytest.fixture(scope="session")
def deep(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--deep"))


@pytest.fixture(scope="session")
def both_builds() -> None:
    """For tests that start the program in the one build and in the other."""
    if not build.folder().is_dir():
        pytest.fail("nothing is compiled from these sources; run:  ./sarai compile", pytrace=False)


@pytest.fixture(scope="session")
def dunhuang() -> Game:
    return games.load("dunhuang")


@pytest.fixture(scope="session")
def toy() -> Game:
    return games.load("sealed-bid")
