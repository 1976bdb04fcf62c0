"""What the docs show is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from sarai.kernel import actions

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


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


@pytest.mark.parametrize(
    ("name", "mark", "last"),
    [("dunhuang", "D", 34), ("kashgar", "K", 25), ("adventures", "S", 41), ("marco-polo", "M", 28)],
)
def test_every_ruling_that_the_code_names_is_explained_and_tested(name, mark, last):
    page = (ROOT / f"docs/rulings/{name}.md").read_text()
    explained = set(re.findall(rf"^##+ ({mark}\d+[a-f]?) ", page, re.MULTILINE))
    assert {f"{mark}{n}" for n in range(1, last + 1)} <= explained
    folder = name.replace("-", "_")
    source = "\n".join(path.read_text() for path in (ROOT / f"src/sarai/games/{folder}").rglob("*.py"))
    named = set(re.findall(rf"\b{mark}\d+[a-f]?\b", source))
    assert named <= explained
    tested = "\n".join(path.read_text() for path in (ROOT / f"tests/games/{folder}").glob("test_*.py"))
    untested = {rule for rule in explained if f"test_{rule.lower()}_" not in tested}
    assert untested == set()
