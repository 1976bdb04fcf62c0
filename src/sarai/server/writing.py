"""The store's only writer, so that everything has its order. What waits is committed together.

In tests and tools it is a thread. A server has a process for it: the disk then writes while the server prepares what it
will show, and neither waits for the other's turn in Python. Like all our processes it ends with its parent. If it ends
before that, a new one takes its place, and what it has not answered may or may not be stored. A process that was
stopped, or takes longer than any disk should, is ended: whoever waits for it learns that, and nobody waits forever.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import socket
import sqlite3
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa

from sarai.bots.process import end_with_parent, is_stopped, start, take_short_turns, watch_parent
from sarai.server.schema import OFTEN, ORDER, engine_for
from sarai.server.store import LineTaken
from sarai.server.wire import encode

log = logging.getLogger("sarai")
MOST_TOGETHER = 256
BUFFER = 4 << 20
"""Bytes that may be under way between the two ends."""
PART = 1 << 16
"""Bytes read at once: Python makes room for all of them each time."""
WRITE_SECONDS = 20.0
"""Longer than the store waits for another program that has locked it."""
LOOKS = 1.0
"""Seconds between two checks of a process that has not answered yet."""

Row = dict[str, Any]
Change = Sequence[tuple[int, Sequence[Row]]]
"""Statements by their numbers in `ORDER`, each with its rows."""
Job = tuple[Change, Future[None]]


class Text:
    """A statement as the driver takes it: SQLAlchemy compiles it once, and is not asked again for every row."""

    def __init__(self, statement: sa.Executable, engine: sa.Engine) -> None:
        compiled = statement.compile(engine)  # type: ignore[attr-defined]
        self.text = str(compiled)
        self.order: list[str] = list(compiled.positiontup or ())

    def run(self, cursor: Any, rows: Sequence[Row]) -> None:
        values = [tuple(row[name] for name in self.order) for row in rows]
        if len(values) == 1:
            cursor.execute(self.text, values[0])
        else:
            cursor.executemany(self.text, values)


class AtOnce(Text):
    """The same for statements that come with every move: several rows go as one JSON text, which SQLite takes apart.

    Row by row, the writing thread would have to wait for its turn after each of them.
    """

    def __init__(self, statement: sa.Insert | sa.Update, engine: sa.Engine) -> None:
        super().__init__(statement, engine)
        quoted = engine.dialect.identifier_preparer.quote
        table = quoted(statement.table.name)  # type: ignore[union-attr]
        parts = [f"json_extract(value, '$[{n}]')" for n in range(len(self.order))]
        if isinstance(statement, sa.Insert):
            columns = ", ".join(quoted(name) for name in self.order)
            self.together = f"insert into {table} ({columns}) select {', '.join(parts)} from json_each(?)"
            return
        named = ", ".join(f"{part} as {name}" for part, name in zip(parts, self.order, strict=True))
        changes = ", ".join(f"{name.removeprefix('new_')} = new.{name}" for name in self.order if name != "of")
        self.together = (
            f"update {table} set {changes} from (select {named} from json_each(?)) as new where {table}.id = new.of"
        )

    def run(self, cursor: Any, rows: Sequence[Row]) -> None:
        if len(rows) == 1:
            super().run(cursor, rows)
        else:
            cursor.execute(self.together, (encode([[row[name] for name in self.order] for row in rows]).decode(),))


class Pen:
    """Writes changes down. `before_commit` is called before each commit: tests make disks slow with it."""

    def __init__(self, engine: sa.Engine, before_commit: Callable[[], None] | None = None) -> None:
        self.commits = 0
        self._before_commit = before_commit
        self._engine = engine
        self._connection: Any = None
        self._texts = [AtOnce(one, engine) if one in OFTEN else Text(one, engine) for one in ORDER]

    def write(self, changes: Sequence[Change]) -> list[Exception | None]:
        """Write the changes in one commit, or each in one of its own if that fails; returns what went wrong with
        each."""
        try:
            self._write_down(changes)
            return [None] * len(changes)
        except Exception as error:
            with contextlib.suppress(Exception):
                self._connection.rollback()
            if len(changes) == 1:
                return [LineTaken() if isinstance(error, sqlite3.IntegrityError) else error]
        return [self.write([change])[0] for change in changes]

    def _write_down(self, changes: Sequence[Change]) -> None:
        """Group the rows of all changes by statement, so that each statement runs once."""
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        rows: dict[int, list[Row]] = {}
        for change in changes:
            for number, more in change:
                rows.setdefault(number, []).extend(more)
        cursor = self._connection.cursor()
        for number in sorted(rows):
            self._texts[number].run(cursor, rows[number])
        cursor.close()
        if self._before_commit:
            self._before_commit()
        self._connection.commit()
        self.commits += 1

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


class Writer(Protocol):
    @property
    def commits(self) -> int: ...

    def submit(self, change: Change) -> Future[None]:
        """Returns at once; the future is done when the change is on disk, even if nobody waits for it any more."""

    def attend(self, loop: asyncio.AbstractEventLoop | None) -> None:
        """Deliver answers on this loop."""

    def close(self) -> None:
        """Write everything that waits, then stop."""


def _handed_over() -> Future[None]:
    done: Future[None] = Future()
    done.set_running_or_notify_cancel()  # it will be written, even if nobody waits for it any more
    return done


def _settle(done: Future[None], error: Exception | None) -> None:
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class WritingThread:
    """A thread of this program that holds the pen."""

    def __init__(self, pen: Pen) -> None:
        self._pen = pen
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    @property
    def commits(self) -> int:
        return self._pen.commits

    def submit(self, change: Change) -> Future[None]:
        done = _handed_over()
        self._jobs.put((change, done))
        return done

    def _write(self) -> None:
        stop = False
        while not stop:
            jobs = [self._jobs.get()]
            with contextlib.suppress(queue.Empty):
                while len(jobs) < MOST_TOGETHER and jobs[-1] is not None:
                    jobs.append(self._jobs.get_nowait())
            if jobs[-1] is None:
                stop = True
            waiting = [job for job in jobs if job is not None]
            for (_, done), error in zip(waiting, self._pen.write([change for change, _ in waiting]), strict=True):
                _settle(done, error)
        self._pen.close()

    def attend(self, loop: asyncio.AbstractEventLoop | None) -> None:
        return

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()


# -- a process

LENGTH = struct.Struct("!I")


class WriterGone(Exception):
    """The writing process ended before it answered."""


class Channel:
    """Messages over one end of a socket, each preceded by its length."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end
        self._buffer = bytearray()
        self._unsent = bytearray()

    def send(self, message: object) -> None:
        self.put(message)
        self.end.sendall(self._unsent)
        self._unsent.clear()

    def put(self, message: object) -> None:
        """Queue a message for the next `push`."""
        data = msgspec.msgpack.encode(message)
        self._unsent += LENGTH.pack(len(data)) + data

    def push(self) -> bool:
        """Send what the other end takes without waiting for it; whether that was everything."""
        try:
            while self._unsent:
                del self._unsent[: self.end.send(self._unsent, socket.MSG_DONTWAIT)]
        except BlockingIOError:
            return False
        return True

    def receive(self) -> list[Any]:
        """Wait for data, and return the messages that are complete; raises `EOFError` when no more come."""
        messages: list[Any] = []
        part = self.end.recv(PART)
        if not part:
            raise EOFError
        self._buffer += part
        at = 0
        while len(self._buffer) - at >= LENGTH.size:
            (length,) = LENGTH.unpack_from(self._buffer, at)
            first, at = at + LENGTH.size, at + LENGTH.size + length
            if at > len(self._buffer):
                at = first - LENGTH.size
                break
            messages.append(msgspec.msgpack.decode(memoryview(self._buffer)[first:at]))
        del self._buffer[:at]
        return messages


class WritingProcess:
    """A process that holds the pen: changes go to it with numbers, and it reports each number when it is written.

    Sending never waits for it. What it has not answered after `seconds` is given up, and so is the process.
    """

    def __init__(self, file: Path, seconds: float = WRITE_SECONDS) -> None:
        self._file = file
        self._seconds = seconds
        self._waiting: dict[int, tuple[Future[None], float]] = {}
        self._next = 0
        self._closing = threading.Event()
        self._sending = threading.RLock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._held_up = False
        """Whether the loop watches for the process to take more."""
        self.commits = 0
        self._begin()
        self._listen_in_thread()
        threading.Thread(target=self._watch, name="watching the writer", daemon=True).start()

    def _listen_in_thread(self) -> None:
        self._thread = threading.Thread(target=self._listen, name="written", daemon=True)
        self._thread.start()

    def _begin(self) -> None:
        ours, theirs = socket.socketpair()
        for kind in (socket.SO_SNDBUF, socket.SO_RCVBUF):
            ours.setsockopt(socket.SOL_SOCKET, kind, BUFFER)
            theirs.setsockopt(socket.SOL_SOCKET, kind, BUFFER)
        self._channel = Channel(ours)
        command = [sys.executable, "-m", __name__, str(os.getpid()), str(self._file)]
        self._process: subprocess.Popen[bytes] = start(command, theirs)
        theirs.close()

    @property
    def pid(self) -> int:
        return self._process.pid

    def submit(self, change: Change) -> Future[None]:
        done = _handed_over()
        with self._sending:
            self._next += 1
            self._channel.put([self._next, change])  # first, so that nobody waits for what cannot be sent
            self._waiting[self._next] = done, time.monotonic()
            self._push()
        _let_begin()
        return done

    def _push(self) -> None:
        """Send what waits. The rest goes when the process has taken some of it: on the loop, or with the next check."""
        with self._sending:
            try:
                held_up = not self._channel.push()
            except OSError:  # it has gone; the listening side learns that too
                self._process.kill()
                held_up = False
            if self._loop is not None and held_up != self._held_up:
                self._held_up = held_up
                if held_up:
                    self._loop.add_writer(self._channel.end, self._push)
                    self._channel.end.setblocking(True)
                else:
                    self._loop.remove_writer(self._channel.end)

    def _watch(self) -> None:
        """End a process that is stopped at two checks in a row, or does not answer in time."""
        stopped_before = 0
        while not self._closing.wait(LOOKS):
            with self._sending:
                oldest = next(iter(self._waiting.values()), None)
                if oldest is None:
                    continue
                if self._loop is None:
                    self._push()
                stopped = self.pid if is_stopped(self.pid) else 0
                late = time.monotonic() - oldest[1] > self._seconds
                if late or (stopped and stopped == stopped_before):
                    log.error("the process that writes the store %s", "took too long" if late else "was stopped")
                    self._process.kill()
                    with contextlib.suppress(OSError):
                        self._channel.end.shutdown(socket.SHUT_RDWR)  # even if the disk keeps it from ending
                stopped_before = stopped

    def attend(self, loop: asyncio.AbstractEventLoop | None) -> None:
        """Read the answers on a loop, which saves a thread switch for each; None: in a thread again."""
        if loop is not None:
            self._loop = loop
            self.submit([])  # its answer ends the thread
            assert self._thread is not None
            self._thread.join()
            self._read_on(loop)
        elif self._loop is not None:
            self._stop_attending()
            self._loop = None
            self._listen_in_thread()

    def _stop_attending(self) -> None:
        if self._loop is not None:
            self._loop.remove_reader(self._channel.end)
            if self._held_up:
                self._loop.remove_writer(self._channel.end)
        self._held_up = False

    def _hear_on_loop(self) -> None:
        loop, before = self._loop, self._channel.end
        assert loop is not None
        self._hear()
        if self._channel.end is not before:  # the process was replaced
            self._read_on(loop)

    def _read_on(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.add_reader(self._channel.end, self._hear_on_loop)
        self._channel.end.setblocking(True)  # uvloop makes it non-blocking, and a thread may listen again

    def _listen(self) -> None:
        while self._hear() and self._loop is None:
            pass

    def _hear(self) -> bool:
        """Take in what was answered; False when all is over."""
        try:
            for answers in self._channel.receive():
                self.commits += 1
                with self._sending:
                    found = [(self._waiting.pop(number)[0], said) for number, said in answers]
                for done, said in found:
                    _settle(done, None if not said else _as_said(said))
            return True
        except (OSError, EOFError):
            return self._replace()

    def _replace(self) -> bool:
        """Start a new process. What was not answered may or may not be stored: whoever asked must read what is."""
        with self._sending:
            self._process.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(LOOKS)
            lost, self._waiting = self._waiting, {}
            self._stop_attending()
            self._channel.end.close()
            if not self._closing.is_set():
                log.error("the process that writes the store has ended; a new one takes its place")
                self._begin()
        for done, _ in lost.values():
            done.set_exception(WriterGone("the process that writes the store has ended"))
        return not self._closing.is_set()

    def close(self) -> None:
        self._finish_sending()
        with self._sending:
            self._closing.set()
            with contextlib.suppress(OSError):
                self._channel.end.shutdown(socket.SHUT_WR)
        assert self._thread is not None
        self._thread.join(self._seconds)
        if self._thread.is_alive():
            self._process.kill()

    def _finish_sending(self) -> None:
        """Send what is still here; a process that does not take it is ended by `_watch`."""
        while True:
            with self._sending, contextlib.suppress(OSError):
                if not self._waiting or self._channel.push():
                    return
            time.sleep(LOOKS / 20)


def _let_begin() -> None:
    """Let the writing process go first: the operating system tends to wake it on the very core on which we are at work.
    It soon waits for the disk, and we work on meanwhile; otherwise it would begin only when we are done."""
    if hasattr(os, "sched_yield"):
        os.sched_yield()


def _as_said(said: str) -> Exception:
    return LineTaken() if said == TAKEN else OSError(said)


def main() -> None:
    """The far end: take what has come, write it in one commit, answer, and again."""
    parent, file = int(sys.argv[1]), Path(sys.argv[2])
    if not end_with_parent(parent):
        threading.Thread(target=watch_parent, args=(parent,), daemon=True).start()
    take_short_turns()
    pen, channel = Pen(engine_for(file)), Channel(socket.socket(fileno=0))
    with contextlib.suppress(OSError, EOFError):
        while True:
            jobs = channel.receive()
            if not jobs:
                continue
            found = pen.write([change for _, change in jobs])
            channel.send([[number, _told(error)] for (number, _), error in zip(jobs, found, strict=True)])
    pen.close()


TAKEN = "taken"


def _told(error: Exception | None) -> str:
    return "" if error is None else TAKEN if isinstance(error, LineTaken) else str(error) or type(error).__name__


if __name__ == "__main__":
    main()
