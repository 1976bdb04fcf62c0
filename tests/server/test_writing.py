"""The process that writes the store: killed or stopped under play, and a full disk. Nothing that was acknowledged is
lost, whoever cannot be served is told so, and the game goes on."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
from pathlib import Path

import pytest

from sarai import games
from sarai.kernel.play import verify
from sarai.kernel.record import parse_record
from sarai.server.schema import engine_for
from sarai.server.sql import SqlStore, migrate
from sarai.server.writing import WriterGone, WritingProcess
from tests.server.harness import Guest, Live, Served, refusal, serving, until, workers
from tests.server.test_store import kept, line

pytestmark = pytest.mark.xdist_group("written")
"""One worker runs them all, so that the server they share starts once."""
NO_ANSWERS = ("resign", "pause", "resume")
WRITER = "sarai.server.writing"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory):
    with serving(tmp_path_factory.mktemp("written") / "data", settings=["--request-seconds", "60"]) as one:
        yield one


class Careful:
    """Answers what it is asked, again with the same id if that was not stored, and notes what was acknowledged."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.table = guest.table("here", "random")["id"]
        self.live = guest.look(self.table, 0)
        self.acknowledged: list[str] = []
        self.refused = 0

    def play(self, turns: int) -> None:
        for _ in range(turns):
            if not self.live.until_asked():
                return
            assert self.live.asked is not None
            choices, prompt = self.live.asked["choices"], self.live.prompt
            action = choices[len(self.acknowledged) % len(choices)]["action"]
            self.send(f"move-{len(self.acknowledged)}", prompt, action)
            self.acknowledged.append(action)
            while self.live.prompt == prompt and not self.live.over:
                self.live.read()

    def send(self, name: str, prompt: int, action: str) -> None:
        def is_done() -> bool:
            times = len(self.live.answers.get(name, [])) + 1
            self.live.send("answer", id=name, prompt=prompt, action=action)
            answer = self.live.wait_for(name, times)
            if answer["kind"] == "refused":
                assert answer["reason"]["key"] == "why-not-kept", answer
                self.refused += 1
            return bool(answer["kind"] == "done")

        until(is_done)

    def check(self) -> None:
        """Nothing acknowledged is lost or doubled; the record is sound to its end."""
        self.live.do("resign")
        record = parse_record(self.guest.get(f"/api/tables/{self.table}/record"))
        verify(games.load("dunhuang"), record)
        mine = [line.text for line in record.lines if line.seat == 0 and line.text not in NO_ANSWERS]
        assert mine == self.acknowledged


def test_the_writer_is_killed_in_the_middle_of_moves(written):
    ann = Careful(written.guest())
    ann.play(2)
    killed = set()
    for _ in range(3):
        (pid,) = until(lambda: workers(written, WRITER))
        os.kill(pid, signal.SIGKILL)
        killed.add(pid)
        ann.play(3)
    assert len(killed) == 3
    ann.check()
    assert "the process that writes the store has ended" in written.said()


def test_a_writer_that_is_stopped_is_noticed_and_replaced(written):
    ann = Careful(written.guest())
    ann.play(2)
    (pid,) = workers(written, WRITER)
    os.kill(pid, signal.SIGSTOP)
    ann.play(3)
    assert ann.refused, "somebody waited for it, and was told"
    assert workers(written, WRITER) != [pid]
    ann.check()
    assert "the process that writes the store was stopped" in written.said()


def test_a_stopped_writer_holds_up_nobody_who_hands_it_more_than_it_takes(tmp_path):
    engine = engine_for(tmp_path / "sarai.sqlite")
    migrate(engine)
    writer = WritingProcess(tmp_path / "sarai.sqlite")
    store = SqlStore(engine, writer=writer)
    try:
        one = kept("t")
        store.add(one, [line(0)]).result(30)
        os.kill(writer.pid, signal.SIGSTOP)
        one.owners[0].name = "x" * 100_000
        jobs = [store.append(one, []) for _ in range(100)]  # ten megabytes
        for job in jobs:
            with pytest.raises(WriterGone):
                job.result(30)
        one.owners[0].name = "Anna"
        store.append(one, [line(1)]).result(30)
        whole = store.whole("t")
        assert whole is not None
        assert (whole.kept.owners[0].name, len(whole.lines)) == ("Anna", 2)
        big = "y" * 3_000_000  # more than the channel takes at once
        one.owners[0].name = big
        store.append(one, []).result(30)
        whole = store.whole("t")
        assert whole is not None
        assert whole.kept.owners[0].name == big
    finally:
        store.close()


def test_a_write_that_takes_too_long_is_given_up(tmp_path):
    """Another program locks the store for as long as it likes."""
    engine = engine_for(tmp_path / "sarai.sqlite")
    migrate(engine)
    writer = WritingProcess(tmp_path / "sarai.sqlite", seconds=1.5)
    store = SqlStore(engine, writer=writer)
    try:
        one = kept("t")
        store.add(one, [line(0)]).result(30)
        with engine.connect() as connection:
            connection.exec_driver_sql("begin immediate")
            with pytest.raises(WriterGone):
                store.append(one, [line(1)]).result(8)
            connection.rollback()
        store.append(one, [line(1)]).result(30)
    finally:
        store.close()


# -- a full disk


@contextlib.contextmanager
def small_disk(place: Path, megabytes: int):
    """A folder on a disk of its own if we may mount one; yields whether we could."""
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(place)]
    mounted = subprocess.run(mount, check=False, capture_output=True).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(place)], check=True)


class FullDisk:
    """Fills up and makes room: a real small disk, or else the writer's limit on file sizes."""

    def __init__(self, served: Served, is_real: bool) -> None:
        self.served, self.is_real = served, is_real
        self.stuff = served.folder / "stuff"

    def fill(self) -> None:
        if self.is_real:
            with contextlib.suppress(OSError), self.stuff.open("wb", buffering=0) as file:
                while True:
                    file.write(b"x" * 4096)
            return
        self._limit(1)

    def make_room(self) -> None:
        if self.is_real:
            self.stuff.unlink()
        else:
            self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        for pid in workers(self.served, WRITER):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(tmp_path):
    with small_disk(tmp_path / "disk", 12) as is_real, serving(tmp_path / "disk" / "data", settings=[]) as served:
        ann, ben = Careful(served.guest()), served.guest()
        ann.play(3)
        disk = FullDisk(served, is_real)
        disk.fill()
        keys = until_full(ann.live)
        assert keys == {"why-not-kept"}
        wish = {"game": "dunhuang", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}]}
        no = until(lambda: (made := ben.http.post("/api/tables", json=wish)).status_code != 201 and made)
        assert refusal(no) == (503, "why-not-kept")
        until(lambda: served.guest().http.get("/health").status_code == 503)
        assert not served.guest().http.get("/health").json()["store"]
        lines = dict(ann.live.lines)
        disk.make_room()
        again = ann.guest.look(ann.table, 0)
        assert {n: again.lines[n]["text"] for n in lines} == {n: line["text"] for n, line in lines.items()}
        ann.live = again
        if again.hello["paused"]:
            until(lambda: again.wait_for(again.send("resume"))["kind"] == "done")
        ann.play(3)
        until(lambda: served.guest().http.get("/health").status_code == 200)
        assert ben.http.post("/api/tables", json=wish).status_code == 201
        ann.check()


def until_full(live: Live) -> set[str]:
    """Pause and resume until that can no longer be stored; returns why each was refused. Nothing closes the socket."""
    refused: set[str] = set()
    for turn in range(3000):
        answer = live.wait_for(live.send("pause" if turn % 2 == 0 else "resume"))
        if answer["kind"] == "refused" and answer["reason"]["key"] != "why-too-fast":
            refused.add(answer["reason"]["key"])
            return refused
    return refused
