"""What ./sarai says at the end of a run."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

LAUNCHER = Path(__file__).parents[2] / "sarai"


def launcher() -> Any:
    spec = spec_from_file_location("launcher", LAUNCHER, loader=SourceFileLoader("launcher", str(LAUNCHER)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_file_that_took_as_long_in_both_builds_is_named_twice(tmp_path, capsys):
    ours = launcher()
    times = tmp_path / "times.xml"
    times.write_text('<testsuite><testcase file="tests/test_one.py" time="1.5"/></testsuite>', encoding="utf-8")
    checks = [ours.Checked(f"pytest, {build}", True, 2, str(times)) for build in ("interpreted", "compiled")]
    assert ours.say_where_time_went([*checks, ours.Checked("mypy", False, 1)], 5) == ["mypy"]
    said = capsys.readouterr().out
    assert "1.5  tests/test_one.py, interpreted" in said
    assert "1.5  tests/test_one.py, compiled" in said
