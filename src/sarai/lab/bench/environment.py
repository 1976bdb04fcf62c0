"""The other engines: what they are, how they are installed in an environment of their own, and how each is started."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

from sarai import build
from sarai.kernel.reasons import Refusal
from sarai.lab.bench.rounds import Start
from sarai.lab.bench.worker import BOOT

ROOT = build.PACKAGE.parent.parent
LOCK = ROOT / "locks" / "peers.txt"
NODE_LOCK = ROOT / "locks" / "peers"
SAME, OWN = "same game", "own games"


@dataclass(frozen=True, slots=True)
class Peer:
    """An engine on one game: `module` measures it, `package` provides it."""

    engine: str
    game: str
    group: str
    package: str
    module: str
    wanted: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.engine}, {self.game}"

    @property
    def beside(self) -> str:
        return self.game if self.group == SAME else OWN


PEERS = (
    Peer("OpenSpiel", "tic-tac-toe", SAME, "open-spiel", "openspiel", ("tic-tac-toe",)),
    Peer("PettingZoo", "tic-tac-toe", SAME, "pettingzoo[classic]", "zoo", ("tic-tac-toe",)),
    Peer("boardgame.io", "tic-tac-toe", SAME, "boardgame.io", "boardgame.cjs"),
    Peer("OpenSpiel", "connect-four", SAME, "open-spiel", "openspiel", ("connect-four",)),
    Peer("PettingZoo", "connect-four", SAME, "pettingzoo[classic]", "zoo", ("connect-four",)),
    Peer("catanatron", "Catan, 4 seats", OWN, "catanatron", "catan"),
    Peer("RLCard", "Uno", OWN, "rlcard", "cards", ("uno",)),
    Peer("RLCard", "gin rummy", OWN, "rlcard", "cards", ("gin-rummy",)),
    Peer("RLCard", "Leduc hold'em", OWN, "rlcard", "cards", ("leduc-holdem",)),
    Peer("python-chess", "chess", OWN, "chess", "chessboard"),
    Peer("OpenSpiel", "breakthrough", OWN, "open-spiel", "openspiel", ("breakthrough",)),
)
PACKAGES = tuple(dict.fromkeys(peer.package for peer in PEERS if not peer.module.endswith("cjs")))


class Environment:
    """A Python, and a folder of modules for node, that hold the other engines and nothing of ours."""

    def __init__(self, place: Path, say: Callable[[str], None]) -> None:
        self.place = place
        self.python = place / "bin" / "python"
        self.node_modules = place / "node"
        self.missing: dict[str, str] = {}
        """Packages that could not be installed, with the reason."""
        self._say = say

    def make(self) -> None:
        """Install what the locks name, unless that is done already; what cannot be installed is `missing`."""
        if not LOCK.exists():
            raise Refusal("the other engines are installed from the locks of the repository: run ./sarai bench --peers")
        self._make_python()
        self._make_node()

    def _make_python(self) -> None:
        stamp, lock = self.place / "ready", LOCK.read_text(encoding="utf-8")
        made_from = f"{sys.version}\n{lock}"
        if stamp.exists() and stamp.read_text(encoding="utf-8") == made_from:
            return
        uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
        if uv is None:
            self.missing |= dict.fromkeys(PACKAGES, "there is no uv here to install it")
            return
        self._say("installing the other engines")
        environment = _uv_environment()
        made = _attempt([uv, "venv", "--clear", "--python", sys.executable, str(self.place)], environment)
        if made:
            self.missing |= dict.fromkeys(PACKAGES, made)
            return
        install = [uv, "pip", "install", "--python", str(self.python), "--require-hashes"]
        if _attempt([*install, "-r", str(LOCK)], environment):
            # Not all together, so one by one, held to the same lock.
            for package in PACKAGES:
                fault = _attempt([*install, "-c", str(LOCK), locked(lock, package)], environment)
                if fault:
                    self.missing[package] = fault
        if not self.missing:
            stamp.write_text(made_from, encoding="utf-8")

    def _make_node(self) -> None:
        stamp, lock = self.node_modules / "ready", (NODE_LOCK / "package-lock.json").read_text(encoding="utf-8")
        if not shutil.which("node") or not shutil.which("npm"):
            self.missing["boardgame.io"] = "there is no node with npm here"
            return
        if stamp.exists() and stamp.read_text(encoding="utf-8") == lock:
            return
        self._say("installing boardgame.io")
        shutil.rmtree(self.node_modules, ignore_errors=True)
        shutil.copytree(NODE_LOCK, self.node_modules)
        fault = _attempt(
            ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], dict(os.environ), self.node_modules
        )
        if fault:
            self.missing["boardgame.io"] = fault
        else:
            stamp.write_text(lock, encoding="utf-8")

    def start(self, peer: Peer) -> Start:
        """How to start the process that measures the peer."""
        if peer.module.endswith("cjs"):
            script = build.PACKAGE / "lab" / "bench" / "peers" / peer.module
            plain = {**os.environ, "NODE_ENV": "production"}
            return Start(peer.name, ("node", str(script), str(self.node_modules)), plain, peer.beside)
        plain = {**os.environ, "SARAI_BUILD": "interpreted", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        module = f"sarai.lab.bench.peers.{peer.module}"
        command = (str(self.python), "-I", "-c", BOOT, str(build.PACKAGE.parent), module, *peer.wanted)
        return Start(peer.name, command, plain, peer.beside)


def locked(lock: str, package: str) -> str:
    """The package with its version in the lock."""
    name = package.partition("[")[0]
    found = re.search(rf"^{re.escape(name)}(==[^\s;\\]+)", lock, re.MULTILINE)
    if found is None:
        raise Refusal(f"locks/peers.txt does not name {name}; run locks/update")
    return package + found[1]


def versions() -> dict[str, str]:
    """The versions that the locks name, by package."""
    lock = LOCK.read_text(encoding="utf-8")
    node = json.loads((NODE_LOCK / "package-lock.json").read_text(encoding="utf-8"))
    found = {package.partition("[")[0]: locked(lock, package).partition("==")[2] for package in PACKAGES}
    return found | {"boardgame.io": node["packages"]["node_modules/boardgame.io"]["version"]}


def _attempt(command: list[str], environment: Mapping[str, str], folder: Path | None = None) -> str:
    """Empty if the command did its work, else the last thing it said."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    said = " ".join(done.stdout.split())
    return "" if done.returncode == 0 else f"{command[0]} failed: {said[-300:] or done.returncode}"


def _uv_environment() -> dict[str, str]:
    """The launcher's, which knows how to pass pip's configuration to uv."""
    launcher = ROOT / "sarai"
    loader = SourceFileLoader("sarai_launcher", str(launcher))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    environment: dict[str, str] = module.uv_environment()
    return environment
