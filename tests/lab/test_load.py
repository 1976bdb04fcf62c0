"""`sarai load` on a small scale: what it counts is there, and it ends by itself. No time is judged here."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from sarai import games
from sarai.kernel.reasons import Refusal
from sarai.lab.load import measure, served
from sarai.lab.load.strangers import CLIENTS
from sarai.lab.load.tables import Crowd, Group
from sarai.server.metrics import Metrics
from tests.server.harness import in_a_thread

PLAYED = [name for name in games.GAMES if name != "sealed-bid"]


def load(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from sarai.cli import main; main()", "load", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, env={**os.environ}, check=False)


def plan(tables: int, seconds: float, every: float, game: str = "dunhuang") -> measure.Plan:
    return measure.Plan(tables, seconds, every, [game], 5, lambda _: None)


def test_all_games_side_by_side_beside_both_floors():
    told = load("--tables", "8", "--seconds", "3", "--every", "400ms", "--game", "all", "--json")
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    assert found["games"] == PLAYED
    assert found["refused"] < found["ours"]["moves"], "who builds at random tries what cannot be"
    for server in ("ours", "bare", "committing"):
        assert found[server]["moves"] >= 8, server
        assert 0 < found[server]["p50"] <= found[server]["p99"] <= found[server]["most"], server
    assert found["idle_table"] < found["watched_table"]
    assert found["games_request"] > 0
    assert 0 <= found["stolen"] <= 1


def test_a_finished_table_is_replaced():
    found = in_a_thread(measure.measure, plan(2, 6, 0.1, "sealed-bid"))
    assert found.finished > 0
    assert found.ours.moves > 20


def test_the_games_of_a_long_run_do_not_all_end_at_once(monkeypatch):
    monkeypatch.setattr(measure, "LONG", 1.0)
    monkeypatch.setattr(measure, "MINUTE", 0.5)
    hurried: list[tuple[int, int]] = []
    hurry = Crowd._hurry

    async def noted(crowd: Crowd, group: Group, most: int) -> int:
        moves = await hurry(crowd, group, most)
        hurried.append((most, moves))
        return moves

    monkeypatch.setattr(Crowd, "_hurry", noted)
    found = in_a_thread(measure.measure, plan(8, 2, 0.3, "sealed-bid"))
    (_, whole), *tables = hurried
    assert whole > 10, "one game was played to its end, to see how long they are"
    assert len({most for most, _ in tables}) > 2, tables
    assert all(0 <= most < whole for most, _ in tables), tables
    assert found.ours.moves > 0
    assert len(found.minutes) >= 3, "of half a second each"
    assert all(minute.memory > 10 and minute.stolen >= 0 for minute in found.minutes), found.minutes
    assert 0 < max(minute.p99 for minute in found.minutes) <= found.ours.most


def test_people_beside_bots():
    found = in_a_thread(measure.beside_bots, plan(3, 3, 0.3), 4)
    assert min(found.quiet.moves, found.with_it.moves) >= 9
    assert found.answers
    assert found.answer_share(0.5) <= found.answer_share(0.95) <= max(found.answers)


def test_what_bots_among_themselves_do_meanwhile_is_counted():
    metrics = Metrics()
    for lane in ("unattended", "quick", "unattended", "search"):
        metrics.lane_works.labels(lane).observe(0.5)

    class Http:
        async def get(self, path: str) -> httpx.Response:
            return httpx.Response(200, content=metrics.text(), request=httpx.Request("GET", f"http://here{path}"))

    crowd = Crowd(None, Http(), ["dunhuang"], 1)  # type: ignore[arg-type]
    assert in_a_thread(asyncio.run, crowd.answers_of_bots()) == 2


@pytest.mark.parametrize("attack", ["games", "views"])
def test_people_beside_somebody_who_asks_for_more_than_his_share(attack):
    found = in_a_thread(measure.beside_attack, plan(3, 2, 0.3), attack)
    assert min(found.quiet.moves, found.with_it.moves) >= 6
    assert found.done >= CLIENTS


def test_cores_are_kept_awake_as_long_as_somebody_measures(tmp_path, monkeypatch):
    """A real measurement needs root for it; here a file takes the place of the kernel's."""
    file = tmp_path / "latency"
    monkeypatch.setattr(served, "LATENCY", file)
    with served.awake(False):
        assert not file.exists()
    with pytest.raises(Refusal, match=r"the cores cannot be kept awake: .*latency: No such file"), served.awake(True):
        pass
    file.touch()
    with served.awake(True):
        assert file.read_bytes() == bytes(4)
        (held,) = [one for one in Path("/proc/self/fd").iterdir() if one.resolve() == file]
    assert held.resolve() != file, "and no longer"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--tables", "6000"), "tables should be 1 to 5000"),
        (("--every", "2"), "write it as in 2s or 500ms"),
        (("--every", "20ms"), "every should be 100ms to 600s"),
        (("--beside", "tea"), "beside should be one of games, verify"),
        (("--game", "chess"), "chess"),
    ],
)
def test_what_cannot_be_measured_is_said(args, said):
    told = load(*args)
    assert told.returncode == 2
    assert said in " ".join(told.stderr.replace("│", " ").split())
    assert "Traceback" not in told.stderr
