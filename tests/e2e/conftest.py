from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, sync_playwright

from sarai.server.pages import built
from tests.e2e.visitor import Visitor, launch, visiting
from tests.server.harness import Served, serving


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert built(), "the client has not been built; ./sarai test builds it first"
    with sync_playwright() as playwright:
        one = launch(playwright)
        yield one
        one.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that do it no harm."""
    with serving(tmp_path_factory.mktemp("served") / "data") as one:
        yield one


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that soon counts somebody who lost the connection as gone."""
    with serving(tmp_path_factory.mktemp("impatient") / "data", settings=["--grace", "0.5"]) as one:
        yield one


@pytest.fixture
def visitor(browser: Browser, served: Served) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end no page of theirs may have complained, or asked another host for anything."""
    with ExitStack() as stack:
        yield lambda **context: stack.enter_context(visiting(browser, served, **context))


@pytest.fixture
def soon_gone(browser: Browser, impatient: Served) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors to the server where nobody is waited for long."""
    with ExitStack() as stack:
        yield lambda **context: stack.enter_context(visiting(browser, impatient, **context))
