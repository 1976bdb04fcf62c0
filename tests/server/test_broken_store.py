"""A store that cannot be used: one clear sentence, exit code 2 and no service; `check-store` finds it."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest

from sarai.cli import main
from sarai.server import sql
from sarai.server.backup import check
from tests.server.harness import serving

NOBODY = 65534
BECOME_NOBODY = f"""
import os, sarai.cli.serve, sarai.server.run, sqlalchemy.dialects.sqlite  # as nobody we may not even read our sources
if not os.getuid(): os.setgid({NOBODY}); os.setuid({NOBODY})
"""


def sarai(*words: str | Path, as_nobody: bool = False) -> subprocess.CompletedProcess[str]:
    """Run a command of ours: in this process unless it serves, and on request as a user with few rights."""
    if words[0] not in ("serve", "play") or "--check" in words:
        return _sarai_here([str(word) for word in words])
    program = f"from sarai.cli import main\n{BECOME_NOBODY if as_nobody else ''}main()"
    environment = {k: v for k, v in os.environ.items() if k != "SARAI_LAUNCHER"}
    command = [sys.executable, "-c", program, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment, check=False)


def _sarai_here(words: list[str]) -> subprocess.CompletedProcess[str]:
    out, err = StringIO(), StringIO()
    with (
        patch.object(sys, "argv", ["sarai", *words]),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        main()
    code = ended.value.code
    return subprocess.CompletedProcess(words, code if isinstance(code, int) else 0, out.getvalue(), err.getvalue())


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    assert done.stdout == "", "nobody is served"
    (line,) = [line for line in done.stderr.splitlines() if line.startswith("sarai:")]
    assert line == done.stderr.splitlines()[-1]
    return line


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The store of a server that has stopped, with some tables in it."""
    folder = tmp_path_factory.mktemp("good") / "data"
    with serving(folder) as served:
        ann = served.guest()
        for _ in range(12):
            ann.table("here", "random", game="kashgar")
        live = ann.look(ann.table("here", "random")["id"], 0)
        for turn in range(6):
            live.until_asked()
            live.answer(turn)
    return folder / "sarai.sqlite"


def garble(file: Path) -> None:
    data = bytearray(file.read_bytes())
    for at in range(3 * 4096, len(data) - 4096, 2 * 4096):
        data[at : at + 1500] = os.urandom(1500)
    file.write_bytes(data)


def cut(file: Path) -> None:
    with file.open("rb+") as store:
        store.truncate(file.stat().st_size * 2 // 5)


def execute(*statements: str) -> Callable[[Path], None]:
    def change(file: Path) -> None:
        with contextlib.closing(sqlite3.connect(file)) as store, store:
            for statement in statements:
                store.execute(statement)

    return change


def anothers(file: Path) -> None:
    file.unlink()
    execute("create table songs (name text)", "insert into songs values ('x')")(file)


BROKEN: dict[str, tuple[Callable[[Path], object], str]] = {
    "garbage in the middle": (garble, "is damaged"),
    "cut short": (cut, "is damaged"),
    "another file": (lambda file: file.write_text("Dear diary, " * 900), "is not a database"),
    "another program's": (anothers, "is not a Sarai store"),
    "newer": (execute("update alembic_version set version_num = 'a907'"), "was written by a newer Sarai"),
    "a form of nobody's": (
        execute("update alembic_version set version_num = 'a001-mine'"),
        "no version of Sarai has written",
    ),
    "no form at all": (execute("delete from alembic_version"), "no version of Sarai has written"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_store_gives_one_sentence(good, tmp_path, how):
    file = tmp_path / "data" / "sarai.sqlite"
    file.parent.mkdir()
    shutil.copy(good, file)
    spoil, sentence = BROKEN[how]
    spoil(file)
    before = file.read_bytes()
    said = one_sentence(sarai("serve", "--data", file.parent, "--port", "0"))
    assert sentence in said
    assert str(file) in said
    report = check(file)
    assert report.faults
    assert sentence.removeprefix("is ") in report.faults[0]
    assert file.read_bytes() == before, "nobody has touched it"


def test_check_store_says_it_on_the_command_line(good, tmp_path):
    assert sarai("check-store", good, "--replay").stdout.startswith(f"{good} is sound: 13 tables, 13 in play")
    spoilt = tmp_path / "spoilt.sqlite"
    shutil.copy(good, spoilt)
    garble(spoilt)
    done = sarai("check-store", spoilt)
    assert (done.returncode, done.stderr) == (1, "")
    assert "is damaged" in done.stdout
    assert sarai("check-store", tmp_path / "none.sqlite").returncode == 1


FAULTS = {
    "delete from entries where n = 1 and line like '%bot%'": "lacks lines of table",
    "update entries set line = '2 A fly moon' where n = 2": "cannot be replayed",
    "update entries set line = 'nonsense' where n = 1": "cannot be replayed",
    "update tables set head = 'sarai record 99'": "cannot be replayed",
    "update tables set seed = x'00'": "cannot be replayed",
    "delete from seats where seat = 1": "lacks seats of table",
}


@pytest.mark.parametrize("statement", FAULTS)
def test_check_store_finds_what_is_wrong_with_a_table(good, tmp_path, statement):
    file = tmp_path / "sarai.sqlite"
    shutil.copy(good, file)
    execute(statement)(file)
    assert FAULTS[statement] in " ".join(check(file, replaying=True).faults)


@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_store_that_may_only_be_read(good, what):
    with tempfile.TemporaryDirectory() as place:  # not below the tests' own folder, which others may not enter
        Path(place).chmod(0o755)
        folder = Path(place) / "data"
        folder.mkdir()
        file = folder / "sarai.sqlite"
        shutil.copy(good, file)
        file.chmod(0o444)
        if what == "file" and os.getuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
        if what == "folder":
            folder.chmod(0o555)
        said = one_sentence(sarai("serve", "--data", folder, "--port", "0", as_nobody=True))
        assert "is read-only" in said if what == "file" else "cannot be used: Permission denied" in said
        folder.chmod(0o755)


def test_a_backup_is_for_its_owner_and_comes_back(good, tmp_path):
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    folder.mkdir()
    shutil.copy(good, folder / "sarai.sqlite")
    assert sarai("backup", copy, "--data", folder).returncode == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "already exists" in one_sentence(sarai("backup", copy, "--data", folder))
    execute("delete from tables")(folder / "sarai.sqlite")
    for _ in range(2):
        assert sarai("restore", copy, "--data", folder).returncode == 0
    assert check(folder / "sarai.sqlite", replaying=True).replayed == 13
    assert stat.S_IMODE((folder / "sarai.sqlite").stat().st_mode) == 0o600
    aside = sorted(check(one).tables for one in folder.glob("sarai.sqlite.before-*") if one.name[-1].isdigit())
    assert aside == [0, 13], "what was there is kept, each time"


def test_what_is_no_sound_backup_changes_nothing(good, tmp_path):
    folder, bad = tmp_path / "data", tmp_path / "bad.sqlite"
    folder.mkdir()
    shutil.copy(good, folder / "sarai.sqlite")
    for spoil in (garble, cut, anothers, execute("update alembic_version set version_num = 'b001'")):
        shutil.copy(good, bad)
        spoil(bad)
        assert str(bad) in one_sentence(sarai("restore", bad, "--data", folder))
    one_sentence(sarai("restore", tmp_path / "none", "--data", folder))
    assert check(folder / "sarai.sqlite").tables == 13
    assert not list(folder.glob("*before*"))
    garble(folder / "sarai.sqlite")
    assert "is damaged" in one_sentence(sarai("backup", tmp_path / "new.sqlite", "--data", folder))
    assert not (tmp_path / "new.sqlite").exists(), "a damaged store gives no copy"
    one_sentence(sarai("backup", tmp_path / "new.sqlite", "--data", tmp_path / "nowhere"))


def test_every_form_is_one_we_know():
    assert all(not sql.unknown_form(form) for form in sql.FORMS)
