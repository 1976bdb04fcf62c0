"""Which build runs: the compiled modules if they were made from exactly these sources, otherwise the sources.

mypyc compiles the hot part of the kernel and of the games from the same source that also runs interpreted. Compiled
modules are kept in a folder named after the fingerprint of their sources, so an older compilation never shadows an
edited source. SARAI_BUILD=interpreted or =compiled insists on one of the two. A wheel may contain compiled modules; an
installation knows which of its parts are missing (`left_out`).
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from shutil import copytree, ignore_patterns, which
from types import ModuleType

PACKAGE = Path(__file__).parent
HOUSE = (
    "kernel.chance",
    "kernel.piles",
    "kernel.questions",
    "kernel.state",
    "kernel.playout",
    "kernel.worlds",
    "bots.search",
    "bots.trials",
    "lab.bench.grid",
    "lab.bench.tictactoe",
    "lab.bench.connect_four",
    "lab.bench.loops",
)
"""The modules of the house that compile, below `sarai`."""
LIST = "compiled.txt"
"""In a game's folder: the names of its modules that compile, one per line."""
BROUGHT = "compiled"
"""In an installed package: the folder for a wheel's compiled modules, which are in a folder named by fingerprint."""
LEFT_OUT = "left-out.txt"
"""In an installed package: the parts that were left out of the wheel, one per line, each with the reason."""


def _of_games() -> tuple[str, ...]:
    lists = sorted((PACKAGE / "games").glob(f"*/{LIST}"))
    return tuple(f"games.{path.parent.name}.{name}" for path in lists for name in path.read_text("utf-8").split())


HOT = (*HOUSE, *_of_games())
"""The modules that compile, below `sarai`."""


class CannotCompile(Exception):
    """There is no compiler, or it failed; the text says which, and what the compiler said."""


def source(module: str) -> Path:
    return PACKAGE / (module.replace(".", "/") + ".py")


def fingerprint() -> str:
    """Changes with every hot source, and with the kind of Python that would load the result (`cpython-311`, say)."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for module in HOT:
        digest.update(source(module).read_bytes())
    return digest.hexdigest()[:16]


def folder() -> Path:
    """Where the modules compiled from these sources are, if they exist: where a wheel or `compile_hot` puts them."""
    name = fingerprint()
    brought = PACKAGE / BROUGHT / name
    return brought if brought.is_dir() else Path(sys.prefix) / "sarai-compiled" / name


class Compiled(MetaPathFinder):
    """Finds the hot modules, and the library they share, in the compiled folder."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        shared = fullname.endswith("__mypyc")
        if not shared and fullname.removeprefix("sarai.") not in HOT:
            return None
        file = self.place / (fullname.replace(".", "/") + EXTENSION_SUFFIXES[0])
        if not file.exists():
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def choose() -> None:
    """Use the compiled modules if they match the sources; called once, before any hot module is loaded."""
    wanted = os.environ.get("SARAI_BUILD", "auto")
    if wanted == "interpreted":
        return
    place = folder()
    if place.is_dir():
        sys.meta_path.insert(0, Compiled(place))
    elif wanted == "compiled":
        raise RuntimeError(f"SARAI_BUILD=compiled, but nothing is compiled from these sources in {place.parent}")


def running() -> str:
    """The build that is running, as `--version` shows it."""
    compiled = [finder.place.name for finder in sys.meta_path if isinstance(finder, Compiled)]
    return f"compiled {compiled[0]}" if compiled else "interpreted"


def left_out() -> dict[str, str]:
    """The parts that this installation lacks (`client`, `compiled`), each with the reason."""
    told, brought = PACKAGE / LEFT_OUT, PACKAGE / BROUGHT
    lines = told.read_text("utf-8").splitlines() if told.is_file() else []
    parts = {part: reason for part, _, reason in (line.partition(": ") for line in lines)}
    if brought.is_dir() and not (brought / fingerprint()).is_dir():
        parts["compiled"] = "the sources have changed since they were compiled"
    return parts


def missing_for_compiling() -> str:
    """What this machine lacks for compiling, in words; empty if nothing."""
    if not (which("gcc") or which("cc")):
        return "a C compiler (Debian: gcc libc6-dev)"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        return "Python's headers (Debian: python3-dev)"
    return ""


def compile_hot(place: Path | None = None) -> Path:
    """Compile the hot modules and put them where the next start finds them, or into `place`; raises `CannotCompile`."""
    place = place or folder()
    if place.is_dir():
        return place
    lacking = missing_for_compiling()
    if lacking:
        raise CannotCompile(f"compiling needs {lacking}")
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        raise CannotCompile("compiling needs mypy and setuptools (pip install mypy setuptools)")
    with tempfile.TemporaryDirectory() as scratch:
        copytree(PACKAGE, Path(scratch) / "sarai", ignore=ignore_patterns("__pycache__", "static", BROUGHT))
        (Path(scratch) / "sarai" / "__init__.py").write_text("")  # else mypyc checks all that it imports
        files = [f"sarai/{module.replace('.', '/')}.py" for module in HOT]
        done = subprocess.run(
            [sys.executable, "-m", "mypyc", *files],
            cwd=scratch,
            env={**os.environ, "MYPYC_DEBUG_LEVEL": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise CannotCompile(f"mypyc failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
        ready = Path(tempfile.mkdtemp(dir=_made(place.parent)))
        for built in Path(scratch).rglob(f"*{EXTENSION_SUFFIXES[0]}"):
            if "build" not in built.relative_to(scratch).parts:
                goal = ready / built.relative_to(scratch)
                _made(goal.parent)
                goal.write_bytes(built.read_bytes())
        try:
            ready.rename(place)
        except OSError:  # another start may have compiled the same sources in the meantime
            if not place.is_dir():
                raise
    return place


def compile_later() -> None:
    """Have the launcher compile for the next start, if that is needed and possible; nobody waits for it."""
    launcher = os.environ.get("SARAI_LAUNCHER")
    chosen = os.environ.get("SARAI_BUILD", "auto")
    if not launcher or chosen != "auto" or running() != "interpreted" or missing_for_compiling():
        return
    with (Path(sys.prefix) / "sarai-compile.log").open("w") as log:
        subprocess.Popen(
            [launcher, "compile"], stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )


def _made(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path
