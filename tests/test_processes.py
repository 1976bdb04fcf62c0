"""Processes that answer questions: each question has its limits, and no process outlives whoever asked."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from sarai.bots import process
from sarai.bots.process import RESTFUL, Process, ThoughtEnded

ROOT = Path(__file__).parent.parent
MODULE = "tests.obstinate"


@pytest.fixture
def started(monkeypatch):
    monkeypatch.chdir(ROOT)
    made = []

    def start(**limits: int) -> Process:
        made.append(Process(MODULE, **limits))
        return made[-1]

    yield start
    for one in made:
        one.end()


def ask(one: Process, do: str, seconds: float | None = 30, **more: str) -> object:
    return json.loads(one.ask(json.dumps({"do": do, **more}).encode(), seconds))


def test_it_answers_and_goes_on_after_a_failure(started):
    one = started()
    assert ask(one, "say", word="camel") == {"answer": "camel"}
    assert ask(one, "fail") == {"failed": "ValueError: as asked"}
    assert ask(one, "say", word="x" * 500_000) == {"answer": "x" * 500_000}


@pytest.mark.parametrize("do", ["sleep", "spin"])
def test_a_thought_past_its_time_is_ended(started, do):
    one = started()
    ask(one, "say", word="ready")
    with pytest.raises(ThoughtEnded, match=r"longer than 0\.3 seconds"):
        ask(one, do, 0.3)
    assert not one.alive


def test_a_thought_that_takes_too_much_memory_is_ended(started):
    one = started(memory=200)
    with pytest.raises(ThoughtEnded, match="more memory than it was allowed"):
        ask(one, "eat")
    assert not one.alive


def test_a_stopped_process_is_noticed_before_its_time_is_up(started, monkeypatch):
    monkeypatch.setattr(process, "LOOKS", 0.1)
    one = started()
    ask(one, "say", word="ready")
    os.kill(one.pid, signal.SIGSTOP)
    with pytest.raises(ThoughtEnded, match="it was stopped"):
        ask(one, "say", seconds=600, word="nothing")
    assert not one.alive


def test_a_stopped_process_does_not_hold_up_whoever_sends_it_more_than_it_takes(started):
    one = started()
    ask(one, "say", word="ready")
    os.kill(one.pid, signal.SIGSTOP)
    with pytest.raises(ThoughtEnded):
        ask(one, "say", seconds=0.5, word="x" * 5_000_000)


def test_a_process_that_ends_by_itself_is_told_and_so_is_whoever_waits_for_one_that_is_ended(started):
    with pytest.raises(ThoughtEnded, match="its process has ended"):
        ask(started(), "leave")
    one = started()
    ask(one, "say", word="ready")
    threading.Timer(0.2, one.end).start()
    with pytest.raises(ThoughtEnded, match="its process has ended"):
        ask(one, "sleep")


def test_a_process_that_steps_back_rests_now_and_then(started):
    """So that a core falls idle, and a process that waits on another core is moved over."""

    def rests(nice: int) -> int:
        answered = ask(started(nice=nice), "toil")
        assert isinstance(answered, dict)
        return int(answered["answer"])

    assert rests(RESTFUL) > 5
    assert rests(RESTFUL - 1) <= 5


@pytest.mark.parametrize("kernel", [True, False], ids=["by the kernel", "by itself"])
def test_it_ends_with_a_killed_parent_in_the_middle_of_a_thought(kernel):
    code = f"""
import json, threading
from sarai.bots.process import Process
one = Process({MODULE!r})
one.ask(b'{{"do": "say", "word": "ready"}}')
print(one.pid, flush=True)
one.ask(b'{{"do": "spin"}}')
"""
    environment = {**os.environ} | ({} if kernel else {"OBSTINATE_KERNEL": "1"})
    parent = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
    )
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    for _ in range(150):
        if _gone(pid):
            return
        time.sleep(0.1)
    raise AssertionError("it goes on thinking for nobody")


def test_it_does_not_end_with_the_thread_that_wanted_it(started):
    """Linux ends a process with the thread that started it; the thread that asked for it may end."""
    made: list[Process] = []
    thread = threading.Thread(target=lambda: made.append(started()))
    thread.start()
    thread.join()
    assert ask(made[0], "say", word="here") == {"answer": "here"}


def _gone(pid: int) -> bool:
    """Whether it has ended, even if it has not been reaped yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
