"""What the docs show is true."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path
from typing import get_args

import pytest
from litestar import Litestar

from sarai import __version__, games
from sarai.cli.serve import admin
from sarai.kernel import actions
from sarai.server import logs, wire
from sarai.server.app import HANDLERS
from sarai.server.inn import Inn
from sarai.server.settings import Quotas, Settings
from sarai.server.sql import SqlStore
from sarai.words import Words
from tests.house.test_rooms import ROOMS

ROOT = Path(__file__).parent.parent
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / ".github").rglob("*.md")),
    ROOT / "web" / "README.md",
]
PAPERS = [ROOT / "CONTRIBUTING.md", ROOT / "web" / "README.md"]
"""Pages that guide people through the sources by file names."""


def called(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", PAGES, ids=called)
def test_sessions_in_the_docs_run(path):
    assert doctest.testfile(str(path), module_relative=False).failed == 0


def test_sessions_in_the_source_run():
    results = doctest.testmod(actions)
    assert results.attempted
    assert results.failed == 0


def test_the_changelog_begins_with_this_version():
    """The version is written in one place: pyproject.toml reads it there, and test_installed.py checks the wheels."""
    first = re.search(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert first is not None
    assert first[1] == __version__
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"] == {"path": "src/sarai/__init__.py"}


@pytest.mark.parametrize("path", PAGES, ids=called)
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
    """The rulings of a game share a letter, and no number is missing."""
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


# -- pages that guide people through the sources

FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
PLACEHOLDER = re.compile(r"\bGAME\b")
MADE = {"src/sarai/static", "web/node_modules"}
"""What exists only after a build."""
QUOTED = re.compile(r"^`([^` ]+)`:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def is_path(text: str) -> bool:
    """Whether a word in backticks names a file or folder of the repository, rather than a program or a name in code."""
    first, slash, _ = text.partition("/")
    if not re.fullmatch(r"[\w./-]+", text) or text in MADE:
        return False
    ends = re.search(r"\w\.(py|md|tsx?|css|toml|json|ftl|txt)$", text)
    return bool(ends) or bool(slash and first not in ("", ".", ".venv"))


def found_at(text: str) -> bool:
    """Whether there is something with that path from the repository's root; GAME means any game's folder."""
    return any(ROOT.glob(PLACEHOLDER.sub("*", text.rstrip("/"))))


@pytest.mark.parametrize("path", PAPERS, ids=called)
def test_files_that_a_page_names_are_there(path):
    text = FENCED.sub("", path.read_text(encoding="utf-8"))
    named = [word for code in re.findall(r"`([^`]+)`", text) for word in code.split() if is_path(word)]
    assert len(named) > 20
    assert [one for one in named if not found_at(one)] == []


@pytest.mark.parametrize("path", PAPERS, ids=called)
def test_names_in_brackets_stand_in_the_file_before_them(path):
    text = FENCED.sub("", path.read_text(encoding="utf-8"))
    pairs = re.findall(r"`([^` ]+)`\s+\((`\w[\w.]*`(?:, `\w[\w.]*`)*)\)", text)
    assert pairs
    missing = []
    for file, names in pairs:
        source = (ROOT / file).read_text(encoding="utf-8")
        missing += [f"{file}: {name}" for name in re.findall(r"\w+", names) if not re.search(rf"\b{name}\b", source)]
    assert missing == []


def test_tests_that_a_page_names_are_there():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.findall(r"`(test_\w+)(…?)`", text)
    assert len(named) > 10
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    assert [name + more for name, more in named if f"def {name}{'' if more else '('}" not in tests] == []


def test_lines_that_are_quoted_as_good_examples_stand_in_their_file():
    quoted = QUOTED.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert len(quoted) > 3
    assert [file for file, lines in quoted if lines not in (ROOT / file).read_text(encoding="utf-8")] == []


def test_the_map_of_the_house_says_who_may_import_whom():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rooms = {room: others for room, others in ROOMS.items() if not room.endswith(".py")}
    told = re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", text, re.MULTILINE)
    said = {room: set(re.findall(r"`(\w+)`", others)) for room, others in told if room in rooms}
    assert said.pop("cli") == set()
    assert rooms.pop("cli") == {*said, "build"}, "all of these"
    assert said == rooms


def test_every_page_stands_in_the_table_of_contents():
    contents = ROOT / "docs" / "README.md"
    linked = re.findall(r"\]\(([^)#]+)\)", contents.read_text(encoding="utf-8"))
    pages = {called(path) for path in contents.parent.rglob("*.md")} - {called(contents)}
    assert pages - {called((contents.parent / link).resolve()) for link in linked} == set()


def test_who_asks_about_a_rule_can_name_every_game():
    form = (ROOT / ".github" / "ISSUE_TEMPLATE" / "rule.yml").read_text(encoding="utf-8")
    for name in games.GAMES:
        assert (Words("en", games.load(name)).text(f"{name}-title") in form) == (name not in games.TOYS)


# -- docs/server.md and what the server has

SERVER = (ROOT / "docs/server.md").read_text(encoding="utf-8")


def documented(start: str) -> str:
    """The first paragraph that starts with this."""
    found = re.search(rf"^{re.escape(start)}.*?(?=\n\n)", SERVER, re.MULTILINE | re.DOTALL)
    assert found, start
    return found[0]


def rows(head: str = "|") -> dict[str, list[str]]:
    """The rows of the table that begins like this, or of all tables, by each code span in the first cell."""
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


@pytest.mark.parametrize("game", [name for name in games.GAMES if name not in games.TOYS])
def test_every_table_option_stands_among_the_rulings(game):
    page = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    for option in games.load(game).options:
        assert re.search(f"`{option.name}[`=]", page), f"docs/rulings/{game}.md lacks the option {option.name}"


def test_the_servers_page_names_all_that_a_list_of_games_says():
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| `GET /api/games` |"))
    for member in wire.GameBrief.__struct_fields__:
        assert re.search(rf"\b{member}\b", row), member
