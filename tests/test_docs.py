"""What the docs show is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import get_args

import pytest
from litestar import Litestar

from sarai import games
from sarai.cli.serve import admin
from sarai.kernel import actions
from sarai.server import logs, wire
from sarai.server.app import HANDLERS
from sarai.server.inn import Inn
from sarai.server.settings import Quotas, Settings
from sarai.server.sql import SqlStore

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_sessions_in_the_docs_run(path):
    assert doctest.testfile(str(path), module_relative=False).failed == 0


def test_sessions_in_the_source_run():
    results = doctest.testmod(actions)
    assert results.attempted
    assert results.failed == 0


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path):
    text = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        file, _, anchor = target.partition("#")
        goal = path if not file else path.parent / file
        assert goal.exists(), f"{path.name} links to {target}"
        if anchor and goal.suffix == ".md":
            heads = re.findall(r"^#+ (.*)$", goal.read_text(encoding="utf-8"), re.MULTILINE)
            anchors = {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}
            named = set(re.findall(r'<a id="([^"]+)">', goal.read_text(encoding="utf-8")))
            assert anchor in anchors | named, f"{path.name} links to {target}"


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "rulings").glob("*.md")), ids=lambda page: page.stem)
def test_every_ruling_that_the_code_names_is_explained_and_tested(page):
    """The rulings of a game have a letter in common, and no number is left out."""
    explained = set(re.findall(r"^##+ ([A-Z]\d+[a-f]?) ", page.read_text(encoding="utf-8"), re.MULTILINE))
    (mark,) = {ruling[0] for ruling in explained}
    numbers = {int(ruling[1:].rstrip("abcdef")) for ruling in explained}
    assert {f"{mark}{n}" for n in range(1, max(numbers) + 1)} <= explained
    folder = games.folder(page.stem)
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    assert set(re.findall(rf"\b{mark}\d+[a-f]?\b", source)) <= explained
    tests = (ROOT / "tests" / "games" / folder.name).glob("test_*.py")
    tested = "\n".join(path.read_text(encoding="utf-8") for path in tests)
    assert {ruling for ruling in explained if f"test_{ruling.lower()}_" not in tested} == set()


# -- docs/server.md and what the server has

SERVER = (ROOT / "docs/server.md").read_text(encoding="utf-8")


def documented(start: str) -> str:
    """The first paragraph that starts like this."""
    found = re.search(rf"^{re.escape(start)}.*?(?=\n\n)", SERVER, re.MULTILINE | re.DOTALL)
    assert found, start
    return found[0]


def rows(head: str = "|") -> dict[str, list[str]]:
    """The rows of the table that begins so, or of all tables, by each thing in code that the first cell names."""
    found: dict[str, list[str]] = {}
    for table in re.findall(rf"^{re.escape(head)}.*(?:\n\|.*)*", SERVER, re.MULTILINE):
        for line in table.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            found.update(dict.fromkeys(re.findall(r"`([^`]+)`", cells[0]), cells))
    return found


def test_the_server_page_names_every_route():
    described = Litestar(HANDLERS).openapi_schema.paths
    assert described
    named = {name.partition("?")[0] for name in rows()}
    for path, item in described.items():
        for method in ("get", "post", "put", "patch", "delete"):
            if getattr(item, method) is not None:
                assert f"{method.upper()} {path}" in named
    assert {"GET /health", "GET /metrics"} <= named
    paths = {name.partition(" ")[2] for name in named if name.startswith(("GET ", "POST "))}
    assert paths == {*described, "/health", "/metrics"}, "and no others"


def test_the_server_page_names_every_field_of_a_table_and_a_seat():
    assert set(wire.TableShown.__struct_fields__) <= set(re.findall(r"\w+", documented("Table: `{")))
    assert set(wire.SeatShown.__struct_fields__) <= set(re.findall(r"\w+", documented("Seat: `{")))


def test_the_server_page_names_every_frame_and_command():
    frames, commands = rows("| frame |"), rows("| do |")
    assert set(commands) == {str(kind.__struct_config__.tag) for kind in get_args(wire.AnyCommand)}
    assert set(frames) == {str(kind.__struct_config__.tag) for kind in wire.FRAMES}
    for kind in wire.FRAMES:
        cells = frames[str(kind.__struct_config__.tag)]
        assert set(kind.__struct_fields__) <= set(re.findall(r"\w+", cells[1])), cells


def test_the_server_page_names_every_setting_with_its_default():
    quotas, told, settings = rows("| setting | default | counts |"), rows("| setting | default | |"), Settings()
    assert set(quotas) == {name.replace("_", "-") for name in Quotas.__slots__}
    for name in Quotas.__slots__:
        cells = quotas[name.replace("_", "-")]
        assert cells[1] == str(getattr(settings.quotas, name))
        assert re.search(r"`why-[a-z-]+`", cells[3])
    for name in Settings.__slots__:
        if name not in ("quotas", "data", "host_name", "core", "bots"):
            value = getattr(settings, name)
            assert (f"{value:g}" if isinstance(value, float) else str(value)) in told[name.replace("_", "-")][1]
    assert {"data", "host-name", "core", "bots"} <= set(told)


def test_the_server_page_names_every_metric_and_nothing_else(tmp_path):
    inn = Inn(SqlStore.at(tmp_path), Settings(data=tmp_path))
    try:
        have = {
            f"{family.name}_total" if family.type == "counter" else family.name
            for family in inn.metrics.registry.collect()
        }
    finally:
        for lane in inn.lanes.values():
            lane.close()
        inn.store.close()
    assert {name for name in rows() if name.startswith("sarai_")} == have


def test_the_server_page_names_all_that_a_log_may_say_every_lane_and_command():
    assert set(logs.FACTS) <= set(re.findall(r"\w+", documented("**The log**")))
    for name in ("serve", "backup FILE", "restore FILE", "check-store [FILE]"):
        assert f"sarai {name}" in rows()
    for name in admin:
        if not name.startswith("-"):
            assert any(row.startswith(f"sarai admin {name}") for row in rows()), name
    assert {"quick", "search", "unattended", "solver", "chores"} <= set(rows())


@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_reason_that_the_server_page_names_is_said(language):
    said = (ROOT / f"src/sarai/words/{language}.ftl").read_text(encoding="utf-8")
    for key in set(re.findall(r"`(why-[a-z-]+)`", SERVER)):
        assert re.search(rf"^{key} =", said, re.MULTILINE), key
