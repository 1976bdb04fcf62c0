"""Who may import whom, and who may name a game."""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from pathlib import Path

import pytest

from sarai import games

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sarai"
CLIENT = ROOT / "web" / "src"
MODULES = sorted(SOURCE.rglob("*.py"))
ROOMS = {  # room: the rooms it may import from
    "build.py": set(),
    "kernel": {"build"},
    "games": {"kernel"},
    "words": {"kernel", "games"},
    "table": {"kernel", "games"},
    "bots": {"kernel", "games"},
    "lab": {"build", "kernel", "games", "bots", "words"},
    "terminal": {"kernel", "games", "table", "bots", "words"},
    "server": {"build", "kernel", "games", "table", "bots", "words"},
    "cli": {"build", "kernel", "games", "table", "bots", "words", "lab", "terminal", "server"},
    "library.py": {"kernel", "games", "bots"},
    "__init__.py": {"build", "library", "kernel", "bots", "lab"},  # all but build when a name is first asked for
}
COMPILERS_TYPES = {"librt", "mypy_extensions", "typing_extensions"}


def imports(path: Path) -> set[str]:
    """The modules that a source imports; `from sarai.games import x` belongs to the room games."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path):
    room = path.relative_to(SOURCE).parts[0]
    for name in imports(path):
        if name.startswith("sarai."):
            other = name.split(".")[1]
            assert other in (room, "__version__") or other in ROOMS[room], f"{room} must not import {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_kernel_and_games_need_the_standard_library_only(path):
    if path.relative_to(SOURCE).parts[0] not in ("kernel", "games"):
        return
    allowed = set(sys.stdlib_module_names) | {"sarai"}
    if path.name == "native.py":
        allowed |= COMPILERS_TYPES
    assert {name.split(".")[0] for name in imports(path)} <= allowed


def test_games_do_not_know_each_other():
    for path in (SOURCE / "games").rglob("*.py"):
        own = path.relative_to(SOURCE / "games").parts[0]
        others = {f"sarai.games.{folder.name}" for folder in (SOURCE / "games").iterdir() if folder.is_dir()}
        others.discard(f"sarai.games.{own}")
        if own != "__init__.py":
            assert not any(name.startswith(tuple(others)) for name in imports(path)), path


# -- who may name a game, so that a new one needs no edit but its line in the registry

NAMERS = {
    "games/__init__.py": "the registry",
    "bots/__init__.py": "the registry of bots: which game has bots of its own",
    "bots/merchant.py": "the bot of one game",
    "terminal/boards": "the registry of drawn boards, and a board of each game that has one",
    "cli/__init__.py": "examples in the help",
    "cli/speed.py": "`bench --solver` times the solver of one game",
    "lab/maps.py": "makes the maps of one game",
    "lab/solving.py": "times the solver of one game",
    "lab/bench/report.py": "goals that were set for some games",
    "lab/load": "plays a short game and a long one, and one with the options for much building",
}
"""What in `src/sarai`, apart from a game's own folder, may name a game, and why."""
CLIENT_NAMERS = {
    "icons/scenes.tsx": "a game's picture in the lobby",
}
"""The same for `web/src`, where a game has `boards/GAME`."""


def test_nothing_but_the_registry_and_a_few_named_places_name_a_game():
    own = {games.folder(name).name for name in games.GAMES}
    found = {
        path.relative_to(SOURCE).as_posix()
        for path in MODULES
        if path.relative_to(SOURCE).parts[:2] not in {("games", folder) for folder in own}
        and named_in(python_code(path.read_text(encoding="utf-8")))
    }
    assert beside(found, NAMERS) == []


def test_nothing_but_boards_and_a_few_named_places_name_a_game_in_the_client():
    found = {
        path.relative_to(CLIENT).as_posix()
        for path in CLIENT.rglob("*")
        if path.suffix in (".ts", ".tsx", ".css")
        and path.relative_to(CLIENT).parts[:2] not in {("boards", name) for name in games.GAMES}
        and named_in(client_code(path.read_text(encoding="utf-8")))
    }
    assert beside(found, CLIENT_NAMERS) == []


def beside(found: set[str], allowed: dict[str, str]) -> list[str]:
    """The sources that name a game and may not, and the exceptions that are no longer needed."""
    needed = {place for place in allowed for path in found if path == place or path.startswith(f"{place}/")}
    return sorted(path for path in found if not any(path == one or path.startswith(f"{one}/") for one in allowed)) + [
        f"{place} names no game any more" for place in allowed if place not in needed
    ]


def named_in(code: str) -> bool:
    """Whether a game is named there as a word: its id, its folder or its class."""
    known = {word for name in games.GAMES for word in (name, games.folder(name).name, games.named(name).__name__)}
    return re.search(rf"\b({'|'.join(sorted(known))})\b", code) is not None


def python_code(text: str) -> str:
    """A source without its comments and docstrings."""
    told = {
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join(
        one.string
        for one in tokens
        if one.type != tokenize.COMMENT and not (one.type == tokenize.STRING and one.start[0] in told)
    )


def client_code(text: str) -> str:
    """A source of the client without its comments."""
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ('"""Of {game}."""\n# as in {game}\n', False),
        ('def one():\n    """Of {game}."""\n', False),
        ('ONE = "{game}"\n', True),
        ('ONE = "{game}-why-not"\n', True),
        ('ONE = "my{game}"\n', False),
        ("import sarai.games.{folder}.words\n", True),
    ],
)
def test_a_game_is_named_in_code_not_in_what_is_said_about_it(source, names):
    game = games.FIRST
    assert named_in(python_code(source.format(game=game, folder=games.folder(game).name))) == names
    assert named_in(client_code(f'const one = "{game}";'))
    assert not named_in(client_code(f"// {game}\n/* {game}\n{game} */"))
