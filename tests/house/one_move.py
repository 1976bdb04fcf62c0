"""Counts the calls that one move takes; runs as a program, with the `src` of a checkout on its path.

    PYTHONPATH=CHECKOUT/src SARAI_BUILD=interpreted python tests/house/one_move.py FOLDER

A whole server runs here, as `sarai play` starts it, with its tables in an empty FOLDER. Two guests play Dunhuang with
each other in a thread of their own, through sockets. From the moment when the frame with the counted answer can be read
to the moment when the last frame that it causes has been written, every call of a Python function in `sarai` counts, in
all threads of the process: once, however often a coroutine is resumed, and without the unnamed ones inside a function
(comprehensions). The store is written by another process, which is not counted.

Everything random is drawn from a fixed seed, and the same answer always counts, so that the figures can be repeated.
Each person's first answers are not counted: they fill caches. What a server does from time to time anyway may coincide
with the move, so for a reliable figure take the lowest of several runs.
"""

from __future__ import annotations

import contextlib
import dis
import hashlib
import http.cookiejar
import io
import itertools
import json
import os
import queue
import re
import secrets
import sys
import threading
import urllib.request
from collections import Counter
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

COUNTED = "camel"
"""The family of the answer that counts."""
WHICH = 2
"""Which one of these: the first one warms the caches."""
WAIT = 60.0
QUIET = 0.5
"""Seconds without a frame after which all of them must have come."""


class Passed:
    """Notes the calls below a folder while it is `armed`: those between the first reading and the last writing."""

    def __init__(self, below: Path) -> None:
        self.below = f"{below}{os.sep}"
        self.armed = False
        self._calls: list[CodeType] = []
        self._read = False
        self._written = 0

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call" or not self.armed:
            return
        code = frame.f_code
        if code.co_filename.startswith(self.below):
            if self._read and frame.f_lasti <= beginning(code):
                self._calls.append(code)
        elif code.co_filename.endswith("selector_events.py"):
            if code.co_name == "_read_ready":
                self._read = True  # only what comes after it can belong to the counted frame
            elif code.co_name == "write":
                self._written = len(self._calls)

    def told(self) -> dict[str, Any]:
        calls = self._calls[: self._written]
        named = [code for code in calls if not code.co_name.startswith("<")]
        by_file = Counter(code.co_filename.removeprefix(self.below) for code in named)
        return {"files": len(by_file), "calls": len(named), "with_unnamed": len(calls), "by_file": by_file}


@cache
def beginning(code: CodeType) -> int:
    """Where a call begins; a resumed coroutine continues further down."""
    return next(one.offset for one in dis.get_instructions(code) if one.opname == "RESUME")


class Announced(io.TextIOBase):
    """Stands in for standard output until the server has said where it is."""

    def __init__(self) -> None:
        self.address: queue.Queue[str] = queue.Queue()

    def write(self, text: str) -> int:
        found = re.search(r"http://127\.0\.0\.1:\d+", text)
        if found:
            self.address.put(found[0])
        return len(text)


def draw_from_a_seed() -> None:
    """Make every game the same: the server takes its seeds and names from `secrets`.

    Seeds are the same whenever they are drawn; names have to differ.
    """
    numbers = itertools.count()

    def token_bytes(nbytes: int | None = None) -> bytes:
        return hashlib.shake_256(b"sarai").digest(nbytes or 32)

    def token_hex(nbytes: int | None = None) -> str:
        return token_bytes(nbytes).hex()

    def token_urlsafe(nbytes: int | None = None) -> str:
        return f"{next(numbers):0{nbytes or 32}}"

    secrets.token_bytes, secrets.token_hex, secrets.token_urlsafe = token_bytes, token_hex, token_urlsafe


class Person:
    """Stands in for a browser: a cookie, and a socket on one seat."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.cookies = http.cookiejar.CookieJar()
        self.browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        self.ask("/")
        self.prompt = 0
        self.asked: dict[str, Any] = {}
        self.line, self.done, self.frames = -1, "", 0
        self.open = contextlib.ExitStack()

    def ask(self, path: str, body: Any = None) -> str:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Origin": self.origin, "Content-Type": "application/json"}
        with self.browser.open(urllib.request.Request(self.origin + path, data, headers), timeout=WAIT) as answer:
            text: str = answer.read().decode()
            return text

    def look(self, table: str, seat: int) -> None:
        from websockets.sync.client import connect
        from websockets.typing import Origin

        cookie = "; ".join(f"{one.name}={one.value}" for one in self.cookies)
        opened = connect(
            f"{self.origin.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}&from=0",
            origin=Origin(self.origin), additional_headers={"Cookie": cookie}, open_timeout=WAIT, max_size=None,
        )  # fmt: skip
        self.socket = self.open.enter_context(opened)
        self.read()

    def read(self, wait: float = WAIT) -> None:
        frame = json.loads(self.socket.recv(wait))
        self.frames += 1
        if frame["kind"] == "refused":
            raise AssertionError(frame)
        if "view" in frame:
            self.prompt, self.asked = frame["prompt"], frame["view"].get("prompt") or {}
            self.line = max(line["n"] for line in frame.get("lines", [frame.get("line")]))
        self.done = frame.get("id", self.done)

    def until(self, line: int) -> None:
        while self.line < line:
            self.read()

    def answer(self, action: str) -> None:
        """Give an answer, and wait until it has been carried out and shown."""
        line, told = self.line + 1, f"answer-{self.line}"
        self.socket.send(json.dumps({"id": told, "do": "answer", "prompt": self.prompt, "action": action}))
        self.until(line)
        while self.done != told:
            self.read()

    def nothing_more(self) -> None:
        with contextlib.suppress(TimeoutError):
            while True:
                self.read(QUIET)


def two_at_a_table(origin: str) -> list[Person]:
    host, guest = Person(origin), Person(origin)
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "link"}]
    table = json.loads(host.ask("/api/tables", {"game": "dunhuang", "seats": seats}))
    token = table["join_link"].partition("#join=")[2]
    guest.ask(f"/api/tables/{table['id']}/join", {"token": token, "name": "Ben"})
    for seat, person in enumerate((host, guest)):
        person.look(table["id"], seat)
    return [host, guest]


def play(origin: str, passed: Passed) -> dict[str, Any]:
    """Play until the answer that counts has been given; returns what was counted."""
    people = two_at_a_table(origin)
    before = 0
    while before < WHICH:
        one, other = sorted(people, key=lambda person: not person.asked)
        action = one.asked["choices"][0]["action"]
        before += action.partition(" ")[0] == COUNTED
        frames = one.frames + other.frames
        passed.armed = before == WHICH
        one.answer(action)
        other.until(one.line)
    for person in people:
        person.nothing_more()
    passed.armed = False
    return {"action": action, "line": one.line, "frames": one.frames + other.frames - frames, **passed.told()}


def main() -> None:
    folder = sys.argv[1]
    draw_from_a_seed()
    modules: dict[str, Any] = sys.modules
    modules["uvloop"] = None  # only asyncio's own loop shows when it reads and writes
    import sarai
    from sarai.cli import main as command_line

    passed = Passed(Path(sarai.__file__).parent)
    announced = Announced()
    output, sys.stdout = sys.stdout, announced

    def count() -> None:
        code = 1
        try:
            counted = play(announced.address.get(timeout=WAIT), passed)
            output.write(json.dumps(counted))
            output.flush()
            code = 0
        finally:
            os._exit(code)  # the other processes of a server end with it

    threading.Thread(target=count, daemon=True).start()
    threading.setprofile(passed)
    sys.setprofile(passed)
    sys.argv = ["sarai", "play", "--no-browser", "--port", "0", "--data", folder]
    command_line()


if __name__ == "__main__":
    main()
