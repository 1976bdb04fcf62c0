"""Figures on how the code is built, for this checkout or for several side by side, as one Markdown table.

    .venv/bin/python -m tests.house.measure
    .venv/bin/python -m tests.house.measure --of ../before .
    .venv/bin/python -m tests.house.measure --pairs 6

What is counted:

- Members of `Game`: each public name in the class body and in those of its bases in the kernel, once: annotations,
  attributes, properties, methods. No underscore names, and nothing that only a method gives to `self`.
- Members of `BoardModule`: the top-level members of the interface in the client, with those of interfaces it extends.
- The longest functions: from the line of `def` or of the declaration to the last, comments and blank lines included.
  A function inside another one counts by itself, and as part of the other.
- Lines shared by games: pairs of places in two games' folders, see `alike`. Lists of fields and constants all have one
  shape; so the figure that matters for shape is that of varied pairs: three different shapes in six lines, five in ten.
- Glue of a game: lines of functions that only pass on (`members.only_hands_on`), of `assert isinstance`, of imports,
  and those in a varied pair of six lines or more. Each line counts once.
- One move: see `one_move`. It takes some seconds; `--no-move` leaves it out.

A checkout is only read; the move is played by a process that has its `src` on the path.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.house import alike, members
from tests.house import scripts as client

OWN = Path(__file__).parents[2]
NONE = "–"
LONGEST = 10
SHORT, LONG = 6, 10
"""The least number of lines in a pair."""
SECONDS = 300
TRIES = 3

Figures = dict[str, str]


def figures(checkout: Path, *, move: bool = True) -> Figures:
    """All figures of a checkout, by name."""
    return {
        **contracts(checkout),
        **dict(longest("Python", python_functions(checkout))),
        **dict(longest("TypeScript", client_functions(checkout))),
        **shared_lines(checkout),
        **glue(checkout),
        **(one_move(checkout) if move else {}),
    }


def contracts(checkout: Path) -> Figures:
    game = members.public_members(checkout / "src/sarai/kernel", "Game", "game.py")
    board = client.members([path.read_text("utf-8") for path in client.scripts(checkout / "web/src")], "BoardModule")
    return {
        "members of `Game`": str(len(game)) if game else NONE,
        "of these a game has to provide": str(sum(game.values())) if game else NONE,
        "members of `BoardModule`": str(len(board)) if board else NONE,
    }


# -- functions


def python_functions(checkout: Path) -> Iterator[tuple[int, str, str]]:
    for path in alike.sources(checkout / "src"):
        for name, line, lines in members.python_functions(path.read_text("utf-8")):
            yield lines, f"{path.relative_to(checkout / 'src/sarai')}:{line}", name


def client_functions(checkout: Path) -> Iterator[tuple[int, str, str]]:
    for path in client.scripts(checkout / "web/src"):
        for one in client.functions(path.read_text("utf-8"), path.suffix == ".tsx"):
            yield one.lines, f"{path.relative_to(checkout / 'web/src')}:{one.line}", one.name


def longest(language: str, found: Iterator[tuple[int, str, str]]) -> Iterator[tuple[str, str]]:
    for rank, (lines, place, name) in enumerate(sorted(found, key=lambda one: (-one[0], one[1]))[:LONGEST], 1):
        yield f"longest function in {language}, {rank}", f"{lines}: `{name}` ({place})"


# -- games


def shared_lines(checkout: Path) -> Figures:
    found: Figures = {}
    for least in (SHORT, LONG):
        same, shape = alike.pairs(checkout, least), alike.pairs(checkout, least, in_shape=True)
        what = f"pairs of places with {least} lines or more"
        found[f"{what}: the same to the letter"] = str(len(same))
        found[f"{what}: alike in shape, varied"] = str(sum(alike.varied(pair, least) for pair in shape))
        found[f"{what}: alike in shape, lists of fields too"] = str(len(shape))
    return found


def glue(checkout: Path) -> Figures:
    shared = shared_numbers(checkout)
    found: Figures = {}
    for folder in alike.game_folders(checkout):
        kinds: dict[str, set[tuple[Path, int]]] = {}
        for path in alike.sources(folder):
            for kind, numbers in glue_of(path.read_text("utf-8")).items():
                kinds.setdefault(kind, set()).update((path, number) for number in numbers)
        kinds["alike in another game"] = {(path, number) for path, number in shared if folder in path.parents}
        lines = sum(len(path.read_text("utf-8").splitlines()) for path in alike.sources(folder))
        for kind, places in kinds.items():
            found[f"{folder.name}, glue: {kind}"] = str(len(places))
        found[f"{folder.name}, glue: together"] = f"{len(set().union(*kinds.values()))} of {lines} lines"
    return found


def glue_of(source: str) -> dict[str, set[int]]:
    tree = ast.parse(source)
    return {
        "only hands on": set().union(*members.handed_on(tree).values()),
        "`assert isinstance`": members.asserted_types(tree),
        "imports": members.imports(tree),
    }


def shared_numbers(checkout: Path) -> set[tuple[Path, int]]:
    """The lines that, in shape, are in another game's folder too."""
    return {
        (checkout / place.path, line.number)
        for pair in alike.pairs(checkout, SHORT, in_shape=True)
        if alike.varied(pair, SHORT)
        for place in (pair.one, pair.other)
        for line in place.lines
    }


def listed_pairs(checkout: Path, least: int) -> str:
    """All pairs, as Markdown: where they are and how they begin."""
    text = []
    for title, in_shape in (("the same to the letter", False), ("alike in shape, varied", True)):
        found = [
            pair
            for pair in alike.pairs(checkout, least, in_shape=in_shape)
            if not in_shape or alike.varied(pair, least)
        ]
        text += [f"## {named(checkout)}: {least} lines or more, {title}: {len(found)}", ""]
        text += ["| lines | one place | the other | begins with |", "| --: | --- | --- | --- |"]
        for pair in found:
            begins = pair.one.lines[0].letters[:60].replace("|", "\\|")
            text.append(f"| {len(pair)} | {pair.one} | {pair.other} | `{begins}` |")
        text.append("")
    return "\n".join(text)


# -- one move


def counted_move(checkout: Path) -> dict[str, Any]:
    """What `one_move` counts; raises `CalledProcessError`."""
    environment = {
        **{name: value for name, value in os.environ.items() if name != "SARAI_LAUNCHER"},
        "PYTHONPATH": str(checkout / "src"),
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        "SARAI_BUILD": "interpreted",
    }
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, str(Path(__file__).parent / "one_move.py"), f"{folder}/tables"],
            env=environment, cwd=folder, capture_output=True, text=True, check=True, timeout=SECONDS,
        )  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def one_move(checkout: Path) -> Figures:
    try:
        found = min((counted_move(checkout) for _ in range(TRIES)), key=lambda one: int(one["with_unnamed"]))
    except subprocess.CalledProcessError as error:
        print(f"the move could not be counted in {checkout}:\n{error.stderr}", file=sys.stderr)
        return {}
    return {
        "one move of Dunhuang: which": f"`{found['action']}`, line {found['line']}; {found['frames']} frames sent",
        "one move of Dunhuang: files": str(found["files"]),
        "one move of Dunhuang: calls": str(found["calls"]),
        "one move of Dunhuang: calls, lambdas and comprehensions too": str(found["with_unnamed"]),
    }


# -- the table


def named(checkout: Path) -> str:
    """Its commit, if it is a whole checkout, otherwise its folder."""

    def git(*args: str) -> str:
        done = subprocess.run(["git", "-C", str(checkout), *args], capture_output=True, text=True, check=False)
        return done.stdout.strip()

    if git("rev-parse", "--show-toplevel") != str(checkout):
        return checkout.name
    return git("rev-parse", "--short", "HEAD") + (" and changes" if git("status", "--porcelain", "src", "web") else "")


def table(columns: dict[str, Figures]) -> str:
    rows = list(dict.fromkeys(row for column in columns.values() for row in column))
    text = [f"| | {' | '.join(columns)} |", f"| --- |{' --- |' * len(columns)}"]
    text += [f"| {row} | {' | '.join(column.get(row, NONE) for column in columns.values())} |" for row in rows]
    return "\n".join(text)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.house.measure", description="Figures of how the house is built.")
    parser.add_argument("--of", nargs="+", type=Path, action="extend", default=[], help="checkouts; this one if none")
    parser.add_argument("--no-move", action="store_true", help="leave out what one move passes through")
    parser.add_argument("--pairs", type=int, metavar="LINES", help="instead list the places that share so many lines")
    asked = parser.parse_args()
    checkouts = [path.resolve() for path in asked.of] or [OWN]
    for checkout in checkouts:
        if not alike.game_folders(checkout):
            parser.error(f"{checkout} is no checkout of Sarai")
    if asked.pairs:
        print("\n".join(listed_pairs(checkout, asked.pairs) for checkout in checkouts))
        return
    columns: dict[str, Figures] = {}
    for checkout in checkouts:
        name = named(checkout)
        columns[name if name not in columns else str(checkout)] = figures(checkout, move=not asked.no_move)
    print(table(columns))


if __name__ == "__main__":
    main()
