"""What must hold for the browser client's sources, and for its build if there is one."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sarai import games
from sarai.server import frames, typescript
from sarai.words import BROWSER_PLAYS, LANGUAGES, game_source, lobby_source, text_files
from tests.web.recorded import text_of

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "sarai" / "static"
BUDGET = 80_000


def keys(language: str) -> set[str]:
    """Every message of the client's texts, its own and those of all boards, with its attributes."""
    found = set()
    for path in WEB.glob(f"texts/**/{language}*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found.add(entry.id.name)
                found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


def test_every_text_in_every_language():
    first, *others = [keys(language) for language in LANGUAGES]
    for other in others:
        assert other == first


def test_the_clients_texts_hide_no_others():
    """The client's own texts are loaded over those of the server, so they must not share a key."""
    for language in LANGUAGES:
        for game in games.GAMES:
            served = "\n".join(path.read_text(encoding="utf-8") for path in text_files(language, game))
            assert not keys(language) & set(re.findall(r"^([\w-]+) =", served, re.MULTILINE))


SHEETS = ["shell/sheets.tsx", "shell/elsewhere.tsx", "shell/asides.tsx", "shell/moving.tsx"]
LATER = [*SHEETS, "shell/end.tsx", "shell/replay.tsx"]
"""The modules that wait for the words that come later. So do the explanations of each board."""


def test_what_comes_first_needs_no_later_words():
    texts = "\n".join(path.read_text(encoding="utf-8") for path in WEB.glob("texts/**/en.later.ftl"))
    later = set(re.findall(r"(?m)^([\w-]+) =", texts))
    assert len(later) > 80
    waiting = [*(WEB / "src" / name for name in LATER), *WEB.glob("src/boards/*/explain.tsx")]
    assert all(path.exists() for path in waiting)
    for path in WEB.glob("src/**/*.ts*"):
        if path not in waiting:
            code = path.read_text(encoding="utf-8")
            named, families = re.findall(r"""["'`](web-[\w-]+)["'`.]""", code), re.findall(r"`(web-[\w-]+-)\$", code)
            assert not later.intersection(named), path
            assert not [key for key in later if key.startswith((*families, "-"))], path


def test_the_browser_gets_what_it_shares_with_the_terminal():
    said = "\n".join(path.read_text(encoding="utf-8") for path in WEB.glob("src/**/*.ts*"))
    assert set(re.findall(r"[\"'`](play-[\w-]+)[\"'`]", said)) == set(BROWSER_PLAYS)


def test_the_lock_names_no_host():
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in lock
    assert all("resolved" not in package for package in json.loads(lock)["packages"].values())


@pytest.mark.parametrize("path", typescript.files())
def test_the_clients_types_are_the_servers(path):
    made = (WEB / "src" / path).read_text(encoding="utf-8")
    assert made == typescript.files()[path], "run: python -m sarai.server.typescript"


@pytest.mark.parametrize("game", games.GAMES)
def test_the_client_is_tested_with_views_as_they_are(game):
    recorded = (WEB / "mock" / f"{game}.json").read_text(encoding="utf-8")
    assert recorded == text_of(game), "run: python -m tests.web.recorded"


def test_nothing_inline_and_nothing_from_elsewhere():
    """What a policy without unsafe-inline would refuse, and what would be fetched from elsewhere."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", page)
    for path in [WEB / "index.html", *WEB.glob("src/**/*.css"), *WEB.glob("src/**/*.ts*"), *WEB.glob("public/*")]:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?://|url\(['\"]?(?!/)", text), path


BOARDS = sorted(path.name for path in (WEB / "src" / "boards").iterdir() if path.is_dir())


def loaded_with(board: str) -> list[Path]:
    """The client's files that a browser fetches for the lobby and one board: what the page and its chunks import."""
    others = [f"web-{other}-" for other in BOARDS if other != board]
    wanted = [
        path
        for path in STATIC.glob("assets/*.js")
        if path.name.startswith(("index-", f"{board}-"))
        # the client's own texts and this board's: the other boards have their own files
        or (path.name.startswith("en-") and not any(other in path.read_text(encoding="utf-8") for other in others))
    ]
    found: dict[str, Path] = {}
    while wanted:
        path = wanted.pop()
        if path.name not in found:
            found[path.name] = path
            imported = re.findall(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""", path.read_text(encoding="utf-8"))
            wanted += [path.with_name(name) for name in imported]
    stems = {_stem(name) for name in found}
    styles = [path for path in STATIC.glob("assets/*.css") if _stem(path.name) in stems]
    return [STATIC / "index.html", *found.values(), *styles]


def _stem(name: str) -> str:
    """A built file's name without its hash of eight characters, which may contain a dash."""
    return name.partition(".")[0][:-9]


@pytest.mark.parametrize("board", BOARDS)
def test_a_first_game_is_small(board):
    """Lobby, one board and one language, as they travel."""
    assert (STATIC / "index.html").exists(), "the client has not been built; ./sarai test builds it first"
    sent = sum(len(gzip.compress(path.read_bytes())) for path in loaded_with(board))
    sent += sum(len(gzip.compress(text.encode())) for text in (game_source("en", board), lobby_source("en")))
    sent += sum(len(gzip.compress(part(games.load(board)))) for part in (frames.cards, frames.board))
    assert 20_000 < sent <= BUDGET
