from __future__ import annotations

import pytest

from tests.server.harness import Served, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory):
    """One server for all tests that do it no harm."""
    with serving(tmp_path_factory.mktemp("served") / "data") as one:
        yield one


@pytest.fixture(scope="module")
def _mortal(tmp_path_factory: pytest.TempPathFactory):
    with serving(tmp_path_factory.mktemp("mortal") / "data") as one:
        yield one


@pytest.fixture
def mortal(_mortal: Served) -> Served:
    """A server that tests may kill; the next test finds it alive again."""
    if _mortal.process is None or _mortal.process.poll() is not None:
        _mortal.start()
    return _mortal
