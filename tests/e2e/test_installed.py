"""What people install: the wheels, the checkout and the source distribution, each in a separate environment.

Those environments have nothing from this machine but Python: no Node, no compiler, no checkout. What Sarai needs comes
from the locks, as the launcher installs it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from playwright.sync_api import Browser

import hatch_build
import sarai
from sarai import build
from tests.e2e.visitor import ASKED, expect, visiting
from tests.server.harness import Served

pytestmark = [pytest.mark.xdist_group("installed"), pytest.mark.usefixtures("both_builds")]
ROOT = Path(__file__).parents[2]
LAUNCHER = hatch_build.load("sarai_launcher", ROOT / "sarai")
LOADED = """
import sarai, sys
from sarai import build
sarai.simulate(sarai.load("dunhuang"), ["greedy", "random"], 1, seed=1)
print(build.running())
for name, module in sorted(sys.modules.items()):
    if name.partition(".")[0] == "sarai" or "mypyc" in name:
        print(module.__file__)
"""


class Place:
    """An environment, and what is installed into it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        self.alone = folder / "alone"
        self.alone.mkdir(parents=True)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)

    def uv(self, *words: str) -> None:
        uv, python = Path(sys.prefix) / "bin" / "uv", self.bin / "python"
        command = [str(uv), "pip", words[0], "--python", str(python), *words[1:]]
        done = subprocess.run(command, env=LAUNCHER.uv_environment(), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    @property
    def environment(self) -> dict[str, str]:
        """What a program finds here: a PATH with nothing on it."""
        return {"PATH": str(self.alone), "HOME": str(self.folder), "LANG": "C.UTF-8", "COLUMNS": "200"}

    def run(self, program: str, *words: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.bin / program), *map(str, words)]
        environment = self.environment | more
        return subprocess.run(
            command, cwd=self.alone, env=environment, capture_output=True, text=True, timeout=300, check=False
        )

    def good(self, program: str, *words: str | Path, **more: str) -> str:
        done = self.run(program, *words, **more)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def pip_install(self, what: Path, **more: str) -> subprocess.CompletedProcess[str]:
        """As people do it; the locks have already installed what it needs, so pip asks no index."""
        how = ["--no-deps", "--no-build-isolation", "--force-reinstall", "--no-compile"]
        return self.run("python", "-m", "pip", "install", *how, what, **more)


class Installed(Served):
    """`sarai play` from an environment, as started by somebody who has nothing else."""

    def __init__(self, place: Place) -> None:
        self.place = place
        super().__init__(place.folder / "data")

    def start(self) -> None:
        self.process = subprocess.Popen(
            [str(self.place.bin / "sarai"), "play", "--no-browser", "--port", "0", "--data", str(self.folder)],
            cwd=self.place.alone, env=self.place.environment, text=True,
            stdout=subprocess.PIPE, stderr=(self.place.folder / "server.log").open("a"),
        )  # fmt: skip
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError(f"the server did not start:\n{self.said()}")


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """What `./sarai wheel` makes from what is already compiled and built: `compiled` and `pure`."""
    layers = ("base", "run", "build", "web")
    assert all(map(LAUNCHER.ready, layers)), "the environment is out of date; ./sarai test sets it up"
    folder = tmp_path_factory.mktemp("dist")
    command = [LAUNCHER.PYTHON, ROOT / "sarai", "wheel", folder]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    made = {"pure" if "-none-any" in path.name else "compiled": path for path in folder.iterdir()}
    assert set(made) == {"pure", "compiled"}, done.stdout
    assert all(str(path) in done.stdout for path in made.values())
    return made


@pytest.fixture(scope="module")
def compiled(wheels: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Only the wheel and what it asks for, in the versions of the lock."""
    place = Place(tmp_path_factory.mktemp("compiled"))
    place.uv("install", "--constraint", str(ROOT / "locks" / "run.txt"), str(wheels["compiled"]))
    return place


@pytest.fixture(scope="module")
def builder(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """An environment that can also build, but has neither Node nor a compiler."""
    place = Place(tmp_path_factory.mktemp("builder"))
    subprocess.run([str(place.bin / "python"), "-m", "ensurepip"], check=True, stdout=subprocess.DEVNULL)
    locks = [word for lock in ("boot.txt", "run.txt") for word in ("-r", str(ROOT / "locks" / lock))]
    place.uv("install", "--require-hashes", *locks)
    return place


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files of this checkout, and nothing that was built from them."""
    copied = tmp_path / "checkout"
    built = shutil.ignore_patterns(".*", "node_modules", "static", "__pycache__", "dist", "build")
    shutil.copytree(ROOT, copied, ignore=built)
    for dotted in (".npmrc", ".editorconfig"):
        shutil.copy(ROOT / "web" / dotted, copied / "web" / dotted)
    return copied


@contextmanager
def serving(place: Place) -> Iterator[Installed]:
    one = Installed(place)
    try:
        yield one
    finally:
        one.stop()


def first_page(place: Place) -> str:
    """What people get when they open the address of a server installed there."""
    with serving(place) as one:
        return httpx.get(one.origin + "/").text


def test_the_wheels_are_what_they_are_called(wheels):
    for kind, path in wheels.items():
        with ZipFile(path) as file:
            names = file.namelist()
            (metadata,) = [name for name in names if name.endswith(".dist-info/METADATA")]
            told = Parser().parsestr(file.read(metadata).decode())
            (wheel,) = [name for name in names if name.endswith(".dist-info/WHEEL")]
            pure = "Root-Is-Purelib: true" in file.read(wheel).decode()
        assert path.name.startswith(f"sarai-{sarai.__version__}-")
        assert told["Version"] == sarai.__version__
        assert "sarai/static/index.html" in names
        modules = [name for name in names if name.endswith(".so")]
        assert pure == (kind == "pure") == (not modules)
        if modules:
            assert {name.partition("/sarai/")[2].partition(".")[0] for name in modules if "__mypyc" not in name} == {
                module.replace(".", "/") for module in build.HOT
            }
            assert all(f"/{build.fingerprint()}/" in name for name in modules)


def test_the_compiled_wheel_plays_at_once(compiled, browser: Browser):
    """In a real browser; the server has loaded the wheel's compiled modules and nothing from the checkout."""
    assert not list(compiled.alone.iterdir()), "there is neither Node nor a compiler"
    assert compiled.good("sarai", "--version") == f"{sarai.__version__} (compiled {build.fingerprint()})\n"
    with serving(compiled) as served, visiting(browser, served) as ann:
        ann.page.goto("/")
        ann.play_button().click()
        ann.page.get_by_role("button", name="Start").click()
        for _ in range(3):
            assert ann.asked()
            with ann.answering():
                ann.page.locator(ASKED).first.click()
        expect(ann.page.locator("main.board")).to_be_visible()
        assert served.process is not None
        libraries = set(re.findall(r"/\S+\.so", Path(f"/proc/{served.process.pid}/maps").read_text()))
    rules = {path for path in libraries if f"/{build.BROUGHT}/{build.fingerprint()}/" in path}
    assert any("dunhuang" in path for path in rules)
    assert all(path.startswith(str(compiled.folder)) for path in rules)
    assert not [path for path in libraries if path.startswith(str(ROOT))]


def test_the_compiled_wheel_is_all_that_a_program_loads(compiled):
    running, *files = compiled.good("python", "-c", LOADED).splitlines()
    assert running == f"compiled {build.fingerprint()}"
    assert all(file.startswith(str(compiled.folder)) for file in files)
    assert sum(file.endswith(".so") for file in files) > 10
    assert compiled.good("sarai", "compile") == f"compiled: {build.fingerprint()}\n", "there is nothing left to do"


def test_an_edited_installation_runs_interpreted(compiled):
    """What runs is always what is installed there."""
    place = Path(compiled.good("python", "-c", "from sarai import build; print(build.source('kernel.piles'))").strip())
    before = place.rename(place.with_suffix(".before"))  # the installer's cache may share this file
    try:
        place.write_text(before.read_text(encoding="utf-8") + "# edited\n", encoding="utf-8")
        told = compiled.good("sarai", "--version").splitlines()
        assert told[0] == f"{sarai.__version__} (interpreted)"
        assert told[1:] == ["without compiled rules: the sources have changed since they were compiled"]
    finally:
        before.replace(place)


def test_the_wheel_for_any_machine_says_that_it_is_not_compiled(wheels, builder):
    builder.uv("install", "--reinstall", "--no-deps", str(wheels["pure"]))
    first, *others = builder.good("sarai", "--version").splitlines()
    assert first == f"{sarai.__version__} (interpreted)"
    assert others == ["without compiled rules: it was built with SARAI_COMPILE=no"]
    assert "/assets/" in first_page(builder)


def test_a_bare_machine_installs_the_checkout_and_is_told_what_is_left_out(builder, checkout):
    """A client built from other sources is left out too."""
    static = checkout / "src" / "sarai" / "static"
    static.mkdir()
    for name in ("index.html", "made-from.txt"):
        (static / name).write_text("/assets/ of long ago", encoding="utf-8")
    done = builder.pip_install(checkout)
    assert done.returncode == 0, done.stdout + done.stderr
    first, client, rules = builder.good("sarai", "--version").splitlines()
    assert first == f"{sarai.__version__} (interpreted)"
    assert client.startswith("without the browser client: there was no Node 20.19 or newer")
    assert rules.startswith("without compiled rules: compiling needs a C compiler")
    page = first_page(builder)
    assert "there was no Node 20.19 or newer" in page
    assert "/assets/" not in page


def test_whoever_insists_on_a_part_is_refused_without_it(builder, checkout):
    for setting, why in (("SARAI_CLIENT", "there was no Node"), ("SARAI_COMPILE", "compiling needs a C compiler")):
        done = builder.pip_install(checkout, **{setting: "require"})
        assert done.returncode != 0
        assert f"{setting}=require" in done.stdout + done.stderr
        assert why in done.stdout + done.stderr
    done = builder.pip_install(checkout, SARAI_COMPILE="maybe")
    assert done.returncode != 0
    assert "should be auto, no or require" in done.stdout + done.stderr


def test_the_source_distribution_brings_the_client(builder, tmp_path):
    hatchling = [Path(sys.prefix) / "bin" / "hatchling", "build", "--target", "sdist", "--directory", tmp_path]
    done = subprocess.run(hatchling, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (made,) = tmp_path.iterdir()
    assert made.name == f"sarai-{sarai.__version__}.tar.gz"
    done = builder.pip_install(made)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "browser client" not in builder.good("sarai", "--version")
    assert "/assets/" in first_page(builder)
