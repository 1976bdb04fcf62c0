"""Every run takes new seeds and prints them; SARAI_SEED repeats a run. `--deep` runs the large counts."""

from __future__ import annotations

import os

import pytest

from sarai import build, games
from sarai.kernel.game import Game
from tests.laws.driver import SHARDS


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="run the large counts")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A law with a large count is one test in an ordinary run, and several in a deep one, for all cores."""
    if "shard" in metafunc.fixturenames:
        metafunc.parametrize("shard", range(SHARDS if metafunc.config.getoption("--deep") else 1))


def pytest_report_header(config: pytest.Config) -> str:
    return f"SARAI_SEED={os.environ['SARAI_SEED']} repeats this run"


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
