"""Adds the browser client and the compiled modules to a wheel, if this machine can build them.

`pip install .` and every other way to make a wheel run this. A part that cannot be built is left out, and the installed
program says so, and why. SARAI_CLIENT and SARAI_COMPILE decide: `no` leaves the part out, `require` fails without it. A
source distribution includes the client, so installing it needs no Node. An editable installation uses what is in the
checkout, where `./sarai` builds it.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent


class Without(Exception):
    """A part is left out; the text says why."""


def load(name: str, path: Path) -> ModuleType:
    """A file of the checkout as a module, without importing the package it belongs to."""
    spec = spec_from_file_location(name, path, loader=SourceFileLoader(name, str(path)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def wanted(setting: str) -> str:
    """`auto`, `no` or `require`, as the environment says."""
    said = os.environ.get(setting, "auto")
    if said not in ("auto", "no", "require"):
        raise ValueError(f"{setting} should be auto, no or require, not {said!r}")
    return said


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the parts to a wheel, and the client to a source distribution."""

    def dependencies(self) -> list[str]:
        """If this machine has a C compiler: what compiles Python, in the versions that the house is tested with."""
        build = load("sarai_build", ROOT / "src" / "sarai" / "build.py")
        if self.target_name != "wheel" or wanted("SARAI_COMPILE") == "no" or build.missing_for_compiling():
            return []
        lock = (ROOT / "locks" / "build.txt").read_text("utf-8").splitlines()
        return [line.removesuffix("\\").strip() for line in lock if line[:1].isalnum()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the parts, or find them built; say what is left out, here and in the wheel."""
        self.scratch = Path(tempfile.mkdtemp())
        if version == "editable":
            return
        left_out = {}
        parts = {"client": self.add_client, "compiled": self.add_compiled}
        settings = {"client": "SARAI_CLIENT", "compiled": "SARAI_COMPILE"}
        for part in parts if self.target_name == "wheel" else ["client"]:
            try:
                if wanted(settings[part]) == "no":
                    raise Without(f"it was built with {settings[part]}=no")
                parts[part](build_data)
            except Without as without:
                if wanted(settings[part]) == "require":
                    raise RuntimeError(f"{settings[part]}=require, but {part}: {without}") from without
                left_out[part] = str(without)
                self.app.display_warning(f"sarai: left out: {part}: {without}")
        if left_out and self.target_name == "wheel":
            build = load("sarai_build", ROOT / "src" / "sarai" / "build.py")
            told = self.scratch / build.LEFT_OUT
            told.write_text("".join(f"{part}: {why}\n" for part, why in left_out.items()), "utf-8")
            build_data["force_include"][str(told)] = f"sarai/{build.LEFT_OUT}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The build leaves nothing behind except the client, so that the next build need not build it again."""
        shutil.rmtree(self.scratch)

    def add_client(self, build_data: dict[str, Any]) -> None:
        """Add the client, built again if its sources have changed."""
        launcher = load("sarai_launcher", ROOT / "sarai")
        if not launcher.has_client():
            raise Without("its sources, web/, were not there")
        if not launcher.ready("web"):
            if launcher.find_node_here() is None:
                oldest = ".".join(map(str, launcher.NODE))
                raise Without(f"there was no Node {oldest} or newer, with npm, to build it with")
            try:
                launcher.make("web")
            except SystemExit as failed:  # the launcher has printed why
                raise Without("Node could not build it; pip install -v shows why") from failed
        build_data["artifacts"].append("/src/sarai/static")  # git ignores it, and so would the wheel

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Add the compiled modules: those that this environment already has, if they match the sources."""
        build = load("sarai_build", ROOT / "src" / "sarai" / "build.py")
        try:
            place = build.folder()
            if not place.is_dir():
                self.app.display_info("sarai: compiling, which takes minutes; SARAI_COMPILE=no leaves it out")
                place = build.compile_hot(self.scratch / build.fingerprint())
        except build.CannotCompile as cannot:
            print(cannot, file=sys.stderr)
            raise Without(str(cannot).splitlines()[0].rstrip(":")) from cannot
        build_data["force_include"][str(place)] = f"sarai/{build.BROUGHT}/{place.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
