"""A process that answers questions, one per line: its near end, in the program that asks, and its far end.

Whoever asks may limit time and memory. A process that exceeds its limits, was stopped or has died is ended, and whoever
asked learns why. It never outlives the program that started it: the operating system ends it with its parent where it
can; elsewhere the process watches its parent itself.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

from sarai.kernel.reasons import Refusal

LOOKS = 1.0
"""Seconds between checks of a process that has not answered yet."""
START_SECONDS = 60.0
READY = b"ready\n"
FOUND = b'{"answer":'
PARENT_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG in Linux's prctl.h
SET_SCHEDULING = {"x86_64": 314, "aarch64": 274}
"""The number of the system call sched_setattr, for which most C libraries have no name yet."""
SCHEDULING = struct.Struct("=IIQiIQQQ")
"""Its argument: size, policy, flags, nice, priority, nanoseconds per turn, and two fields for other policies."""
RESET_ON_FORK = 1
SHORT_TURN = 100_000
OUT_OF_MEMORY = 3
LAST = 19
"""The highest `nice`."""
RESTFUL = 15
"""A `nice` with which a process also rests now and then."""
WORKS = 0.001
RESTS = {RESTFUL: 0.001, LAST: 0.003}
"""Seconds of work, then of rest, by `nice`."""


class ThoughtFailed(Refusal):
    """Something went wrong while a process was thinking; the process is still there."""


class ThoughtEnded(Refusal):
    """A process was ended before it had answered; the text says why."""


class Process:
    """The near end. `memory` is in megabytes, 0 means no limit; with a higher `nice` it lets others go first."""

    def __init__(self, module: str, memory: int = 0, nice: int = 0) -> None:
        self._socket, theirs = socket.socketpair()
        command = [sys.executable, "-m", module, str(os.getpid()), str(memory), str(nice)]
        self._process = start(command, theirs)
        theirs.close()
        self._buffer = b""
        self._stopped_before = False
        self._ready = False

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def ask(self, question: bytes, seconds: float | None = None) -> bytes:
        """The line with the answer; raises `ThoughtEnded` when the process is gone, or had to be ended.

        `seconds` are counted from the moment the process is ready.
        """
        try:
            return self._answer_to(question, seconds)
        except ThoughtEnded:
            self._socket.close()
            raise

    def _answer_to(self, question: bytes, seconds: float | None) -> bytes:
        try:
            if not self._ready:
                self._line(time.monotonic() + START_SECONDS)
                self._ready = True
            ends = None if seconds is None else time.monotonic() + seconds
            self._socket.settimeout(seconds)
            self._socket.sendall(question + b"\n")
            return self._line(ends)
        except TimeoutError:
            self.end()
            raise ThoughtEnded(f"it took longer than {seconds or START_SECONDS:g} seconds") from None
        except OSError:
            raise self._gone() from None

    def _line(self, ends: float | None) -> bytes:
        while b"\n" not in self._buffer:
            left = LOOKS if ends is None else ends - time.monotonic()
            if left <= 0:
                raise TimeoutError
            self._socket.settimeout(min(LOOKS, left))
            try:
                more = self._socket.recv(65_536)
            except TimeoutError:
                self._look()
                continue
            if not more:
                raise self._gone()
            self._buffer += more
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def _look(self) -> None:
        """A stopped process will not answer: nobody should have to wait until its time is up."""
        stopped = is_stopped(self.pid)
        if stopped and self._stopped_before:
            self.end()
            raise ThoughtEnded("it was stopped")
        self._stopped_before = stopped

    def _gone(self) -> ThoughtEnded:
        self.end()
        if self._process.returncode == OUT_OF_MEMORY:
            return ThoughtEnded("it took more memory than it was allowed")
        return ThoughtEnded("its process has ended")

    def end(self) -> None:
        """End the process, even if it is stopped; whoever waits for its answer is told."""
        self._process.kill()
        self._process.wait()
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)


def start(command: list[str], theirs: socket.socket) -> subprocess.Popen[bytes]:
    """Start a process whose input and output are one end of a socket, and that does not end with the calling thread."""
    return _starter().submit(_start, command, theirs).result()


def _start(command: list[str], theirs: socket.socket) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command,
        stdin=theirs.fileno(),
        stdout=theirs.fileno(),
        stderr=subprocess.DEVNULL,  # errors come as answers
        start_new_session=True,  # Ctrl-C at the terminal is for the program that asks
    )


@cache
def _starter() -> ThreadPoolExecutor:
    """One lasting thread starts all processes, because Linux ends a process with the *thread* that started it."""
    return ThreadPoolExecutor(1, "starting")


@cache
def cores() -> frozenset[int]:
    """The cores this program could run on when first asked; none where the system does not tell."""
    return frozenset(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else ())


def keep_to(core: int) -> None:
    """Pin this thread to one core, and let processes that are started later use only the others.

    Linux likes to wake a process on the core of whoever wakes it, even if that one goes on working and another core is
    idle.
    """
    _starter().submit(os.sched_setaffinity, 0, cores() - {core}).result()
    os.sched_setaffinity(0, {core})


def take_short_turns() -> None:
    """Let this thread run as soon as it is woken: Linux (from 6.12 on) lets those who ask for short turns interrupt
    those who are in the middle of a long one. Processes it starts have normal turns. Elsewhere nothing happens."""
    number = SET_SCHEDULING.get(os.uname().machine) if sys.platform == "linux" else None
    if number is not None:
        nice = os.getpriority(os.PRIO_PROCESS, 0)
        asked = SCHEDULING.pack(SCHEDULING.size, os.SCHED_OTHER, RESET_ON_FORK, nice, 0, SHORT_TURN, 0, 0)
        ctypes.CDLL(None).syscall(number, 0, asked, 0)


def is_stopped(pid: int) -> bool:
    """Whether a process is stopped; False where the system does not tell."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in ("T", "t")
    except (OSError, IndexError):
        return False


# -- the far end


def work(think: Callable[[Any], object]) -> None:
    """The main program of a process that `Process` has started: answer questions until there are no more."""
    parent, memory, nice = (int(word) for word in sys.argv[1:4])
    if not end_with_parent(parent):
        threading.Thread(target=watch_parent, args=(parent,), daemon=True).start()
    if memory:
        limit_memory(memory)
    step_back(nice)
    answer(resting(think, RESTS[nice]) if nice in RESTS else think, sys.stdin.buffer, sys.stdout.buffer)


def answer(think: Callable[[Any], object], questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line of questions with a line; `think` may return bytes that are already JSON."""
    answers.write(READY)
    answers.flush()
    for line in questions:
        try:
            found = think(json.loads(line))
            said = FOUND + (found if isinstance(found, bytes) else json.dumps(found).encode()) + b"}"
        except MemoryError:
            os._exit(OUT_OF_MEMORY)  # frees its memory at once
        except Exception as error:
            said = json.dumps({"failed": f"{type(error).__name__}: {error}"}).encode()
        answers.write(said + b"\n")
        answers.flush()


def found_in(line: bytes) -> bytes:
    """The JSON of an answer; raises `ThoughtFailed`."""
    if line.startswith(FOUND):
        return line[len(FOUND) : -1]
    raise ThoughtFailed(str(json.loads(line)["failed"]))


def end_with_parent(parent: int) -> bool:
    """Have the operating system end this process with its parent; False where it cannot."""
    try:
        done = bool(ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL) == 0)
    except (OSError, AttributeError):
        return False
    if done and os.getppid() != parent:  # the parent ended before that
        os._exit(0)
    return done


def watch_parent(parent: int, every: float = 0.5) -> None:
    while os.getppid() == parent:
        time.sleep(every)
    os._exit(0)


def step_back(nice: int) -> None:
    """Let others go first; with the highest `nice`, run only when nobody else wants to."""
    os.nice(nice)
    if nice >= LAST and hasattr(os, "SCHED_IDLE"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def resting(think: Callable[[Any], object], rests: float) -> Callable[[Any], object]:
    """The same with a short rest now and then. A process that waits for its turn on another core is moved over only
    when a core falls idle; otherwise it waits for the next tick of the operating system, some milliseconds."""
    signal.signal(signal.SIGALRM, lambda *_: time.sleep(rests))

    def think_and_rest(asked: Any) -> object:
        signal.setitimer(signal.ITIMER_REAL, WORKS, WORKS + rests)
        try:
            return think(asked)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    return think_and_rest


def limit_memory(megabytes: int) -> None:
    import resource

    for kind in (resource.RLIMIT_DATA, resource.RLIMIT_AS):
        most = megabytes * 2**20 * (1 if kind == resource.RLIMIT_DATA else 4)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(kind, (most, most))
