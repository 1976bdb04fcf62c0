"""Turns rules around, one at a time: the tests of its area should notice each of them.

    .venv/bin/python -m tests.house.turned                       all of them, each against the tests of its area
    .venv/bin/python -m tests.house.turned --area kernel         one area: kernel, table, server, bots or a game
    .venv/bin/python -m tests.house.turned --only 7 --only 12    these

Each is tried in a copy of the checkout, interpreted, against the tests of its area alone, for at most two minutes of
computing. A turned rule that passes every test has survived, and the exit code says so; one that runs out of time was
not noticed either. What is turned around is listed in `turns.py`.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
SECONDS = 120
"""Seconds of computing, so that a busy machine makes no difference."""
PATIENCE = 10 * SECONDS
"""Seconds of waiting, for tests that hang."""


@dataclass(frozen=True, slots=True)
class Turn:
    """In a file of `src/sarai` one text becomes another; `tests` should notice."""

    area: str
    file: str
    old: str
    new: str
    tests: str

    def __str__(self) -> str:
        return f"{self.file}: {' '.join(self.old.split())} -> {' '.join(self.new.split())}"


FOUND = {0: "survived", 1: "noticed", 2: "noticed", -signal.SIGXCPU: "no time", -signal.SIGKILL: "no time"}
"""By pytest's exit code: 2 means that the tests could not even be collected."""


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))


@contextmanager
def copy_of(root: Path) -> Iterator[Path]:
    """A copy of the sources and tests, in which something may be turned around."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("src", "tests", "docs", "web", "locks"):
            if name in ("src", "tests"):
                shutil.copytree(root / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                (copy / name).symlink_to(root / name)
        for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "sarai"):
            shutil.copy(root / name, copy / name)
        yield copy


def noticed(copy: Path, turn: Turn) -> tuple[str, float]:
    """`noticed`, `survived` or `no time`, and the seconds it took."""
    path = copy / "src" / "sarai" / turn.file
    before = path.read_text("utf-8")
    assert before.count(turn.old) == 1, f"{turn.file} has this {before.count(turn.old)} times: {turn.old}"
    path.write_text(before.replace(turn.old, turn.new), "utf-8")
    began = time.monotonic()
    environment = {**os.environ, "SARAI_BUILD": "interpreted", "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    environment.pop("PYTEST_ADDOPTS", None)
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-n", "0", *turn.tests.split()]
    try:
        done = subprocess.run(
            command, cwd=copy, env=environment, timeout=PATIENCE, capture_output=True, check=False, preexec_fn=_limit
        )
        if done.returncode not in FOUND:
            raise RuntimeError(f"{turn}: pytest could not run\n{done.stdout.decode()[-2000:]}")
        found = FOUND[done.returncode]
    except subprocess.TimeoutExpired:
        found = "no time"
    finally:
        path.write_text(before, "utf-8")
    return found, time.monotonic() - began


def main(arguments: Sequence[str]) -> int:
    from tests.house.turns import TURNS

    parser = argparse.ArgumentParser(prog="python -m tests.house.turned", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--area", action="append", help="one area; may be repeated")
    parser.add_argument("--only", type=int, action="append", metavar="N", help="the Nth; may be repeated")
    asked = parser.parse_args(arguments)
    chosen = [
        (number, turn)
        for number, turn in enumerate(TURNS, 1)
        if (not asked.only or number in asked.only) and (not asked.area or turn.area in asked.area)
    ]
    if not chosen:
        parser.error("nothing to turn: --only counts all of them, whatever their area")
    left: list[str] = []
    with copy_of(ROOT) as copy:
        for number, turn in chosen:
            found, seconds = noticed(copy, turn)
            print(f"{number:>3} {turn.area:<10} {found:<9} {seconds:5.0f} s  {turn}", flush=True)
            if found != "noticed":
                left.append(str(number))
    print(f"{len(chosen) - len(left)} of {len(chosen)} noticed" + (f"; not noticed: {', '.join(left)}" if left else ""))
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
