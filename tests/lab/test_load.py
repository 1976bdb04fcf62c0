"""`sarai load` on a small scale: what it counts is there, and it ends by itself. No time is judged here."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sarai import games
from sarai.kernel.play import verify
from sarai.kernel.reasons import Refusal
from sarai.kernel.record import parse_record
from sarai.lab.load import measure, server_process, strangers
from sarai.lab.load.strangers import ATTACKS, CLIENTS
from sarai.lab.load.tables import Crowd, LoadedTable
from sarai.server.hosting import IDLE_OVER
from sarai.server.inn import SWEEP
from sarai.server.metrics import Metrics
from tests.server.harness import in_a_thread

PLAYED = [name for name in games.GAMES if name not in games.TOYS]


@pytest.fixture(autouse=True)
def _warm_at_once(monkeypatch):
    """No time is judged here, so there is no need to warm up for long, or to ask often."""
    monkeypatch.setattr(measure, "WARM_UP", 0.3)
    monkeypatch.setattr(measure, "REQUESTS", 50)


def load(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from sarai.cli import main; main()", "load", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, env={**os.environ}, check=False)


def plan(tables: int, seconds: float, every: float, game: str = "dunhuang") -> measure.LoadPlan:
    return measure.LoadPlan(tables, seconds, every, [game], 5, lambda _: None)


def answered(status: int) -> httpx.Response:
    return httpx.Response(status, text="so", request=httpx.Request("GET", "http://here/api/tea"))


def test_all_games_side_by_side_beside_both_floors():
    told = load("--tables", "8", "--seconds", "3", "--every", "400ms", "--game", "all", "--json")
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    assert found["games"] == PLAYED
    assert found["refused"] < found["ours"]["moves"], "building at random tries what is impossible"
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

    async def noted(crowd: Crowd, group: LoadedTable, most: int) -> int:
        moves = await hurry(crowd, group, most)
        hurried.append((most, moves))
        return moves

    monkeypatch.setattr(Crowd, "_hurry", noted)
    found = in_a_thread(measure.measure, plan(8, 2, 0.3, "sealed-bid"))
    (_, whole), *tables = hurried
    assert whole > 10, "one game was played to its end, to see how long games are"
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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """An ordinary run measures beside one attack, a deep one beside all."""
    if "measured" in metafunc.fixturenames:
        metafunc.parametrize("measured", ATTACKS if metafunc.config.getoption("--deep") else ["views"])


def test_people_beside_somebody_who_asks_for_more_than_his_share(measured, monkeypatch):
    """The clients give up at the first answer that is not what they asked for."""
    monkeypatch.setattr(measure, "ROUNDS", 1)
    found = in_a_thread(measure.beside_attack, plan(3, 2, 0.3), measured)
    assert min(found.quiet.moves, found.with_it.moves) >= 6
    assert found.done + found.refused >= CLIENTS
    assert found.done > 0


@pytest.fixture(scope="module")
def asked() -> Iterator[server_process.Server]:
    with server_process.ours(None, server_process.CHORES) as one:
        yield one


@pytest.mark.xdist_group("asked")
@pytest.mark.parametrize("attack", ATTACKS)
def test_every_attack_is_given_what_it_asks_for(attack, asked, monkeypatch):
    """With a single client and few tables; it stops at any other answer."""
    monkeypatch.setattr(strangers, "MANY", 2)
    monkeypatch.setattr(strangers, "PUT_AWAY", 0.0)
    prepare, _ = ATTACKS[attack]
    records = [strangers.finished_record(strangers.SHORT, seed) for seed in range(2)]

    async def ask_some() -> None:
        async with strangers._stranger(asked.origin, 0, records) as one:
            ask = await prepare(one)
            for _ in range(3):
                await ask()

    in_a_thread(asyncio.run, ask_some())


def test_what_somebody_is_refused_is_counted_by_itself():
    answers = itertools.cycle([200, 429, 503])

    async def ask() -> None:
        await asyncio.sleep(0.001)
        strangers._expected(answered(next(answers)), 200)

    asked = in_a_thread(asyncio.run, strangers._ask_until(time.perf_counter() + 1, ask))
    assert asked.done > 0
    assert abs(asked.refused - 2 * asked.done) <= 2


def test_who_builds_too_fast_sends_the_same_command_again():
    sent: list[dict[str, Any]] = []
    view = {"prompt": {"workbench": {"place": {"hex": ["a1", "b2"]}, "declare": {}}}}

    class Socket:
        frames: list[dict[str, Any]] = [{"kind": "hello", "prompt": 7, "view": view}]

        async def send(self, text: str) -> None:
            sent.append(command := json.loads(text))
            answers: dict[str, dict[str, Any]] = {
                "why": {"kind": "why", "reasons": {"place a1": {}}},
                "foresee": {"kind": "foreseen"},
                "answer": {"kind": "refused", "reason": {"key": "why-stale"}},
            }
            too_fast = {"kind": "refused", "reason": {"key": "why-too-fast"}, "said": "too fast"}
            answer = too_fast if len(sent) == 2 else answers[command["do"]]
            self.frames.append({"id": command["id"], **answer})

        async def recv(self) -> str:
            return json.dumps(self.frames.pop(0))

    async def build() -> None:
        builder = strangers.Builder(Socket(), random.Random(1))
        await builder.ask()
        with pytest.raises(strangers.TurnedAway, match="too fast"):
            await builder.ask()
        await builder.ask()
        with pytest.raises(strangers.Unexpected, match="answer was answered with"):
            await builder.ask()

    in_a_thread(asyncio.run, build())
    assert [command["do"] for command in sent] == ["why", "foresee", "foresee", "answer"]
    assert {command["action"] for command in sent[1:]} == {"place b2"}, "the one that is possible"
    assert sent[3]["prompt"] == 7


@pytest.mark.parametrize(
    ("asks", "said"),
    [
        ("print('ready'); input(); print(0, 12)", "all who asked for tea were refused, 12 times"),
        ("print('ready'); input(); print('GET /tea was answered with 418, not 200')", "ask for tea: GET /tea was answ"),
        ("print('ready'); input()", "nobody could ask for tea: they have gone"),
        ("", "nobody could ask for tea: they have gone"),
    ],
)
def test_an_attack_that_measures_nothing_fails(asks, said):
    command = [sys.executable, "-uc", asks]
    with (
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process,
        pytest.raises(RuntimeError, match=said),
    ):
        in_a_thread(asyncio.run, strangers.Strangers(process, "tea").ask(1))


def test_any_other_answer_is_the_end_of_it():
    assert strangers._expected(answered(201), 201).text == "so"
    for status in (429, 503):
        with pytest.raises(strangers.TurnedAway):
            strangers._expected(answered(status), 201)
    with pytest.raises(strangers.Unexpected, match="GET /api/tea was answered with 200, not 201: so"):
        strangers._expected(answered(200), 201)


def test_a_record_that_is_brought_can_be_verified():
    record = parse_record(strangers.finished_record(strangers.SHORT, 1))
    verify(games.load(strangers.SHORT), record)


def test_a_table_is_taken_for_put_away_when_it_is():
    assert strangers.PUT_AWAY > IDLE_OVER + SWEEP


def test_cores_are_kept_awake_as_long_as_somebody_measures(tmp_path, monkeypatch):
    """A real measurement needs root for this; here a file stands in for the kernel's."""
    file = tmp_path / "latency"
    monkeypatch.setattr(server_process, "LATENCY", file)
    with server_process.awake(False):
        assert not file.exists()
    with (
        pytest.raises(Refusal, match=r"the cores cannot be kept awake: .*latency: No such file"),
        server_process.awake(True),
    ):
        pass
    file.touch()
    with server_process.awake(True):
        assert file.read_bytes() == bytes(4)
        (held,) = [one for one in Path("/proc/self/fd").iterdir() if one.resolve() == file]
    assert held.resolve() != file, "and no longer"


def test_help_names_everything_that_can_be_asked_for():
    told = " ".join(load("--help").stdout.replace("│", " ").split())
    assert f"that keep asking for: {', '.join(ATTACKS)}." in told


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--tables", "6000"), "tables should be 1 to 5000"),
        (("--every", "2"), "write it like 2s or 500ms"),
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
