"""A real server in a process of its own, on real SQLite, and a client that keeps every raw frame it gets."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sarai import games
from sarai.bots import levels
from sarai.server.encoding import CONSTANT
from tests.facts import facts

WAIT = 60.0

Result = TypeVar("Result")


def in_a_thread(do: Callable[..., Result], *args: Any) -> Result:
    """For code that runs a loop of its own: the main thread may be running Playwright's."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(do, *args).result()


class Served:
    """`sarai play` on a free port, in a folder of its own; it can be killed and started again.

    With `settings` it is `sarai serve` with those settings, and with the limits for strangers. `first` is Python that
    its process runs before it serves.
    """

    def __init__(self, folder: Path, first: str = "", settings: Sequence[str] | None = None) -> None:
        self.folder = folder
        self.first = first
        self.settings = settings
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", f"{self.first}\nfrom sarai.cli import main; main()"]
        how = ["play", "--no-browser"] if self.settings is None else ["serve", *self.settings]
        args = [*how, "--port", str(self.port), "--data", str(self.folder)]
        environment = {k: v for k, v in os.environ.items() if k != "SARAI_LAUNCHER"}
        self.process = subprocess.Popen(
            [*command, *args], stdout=subprocess.PIPE, stderr=(self.folder.parent / "server.log").open("a"),
            text=True, env=environment,
        )  # fmt: skip
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError(f"the server did not start:\n{self.said()}")

    def said(self) -> str:
        return (self.folder.parent / "server.log").read_text()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()

    def stop(self) -> float:
        """As Ctrl+C does; returns how long it took."""
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        self.process.wait(WAIT)
        if self.process.stdout:
            self.process.stdout.close()
        return time.monotonic() - began

    def guest(self) -> Guest:
        return Guest(self)


BRIEF = {name: dict(facts(name).served) for name in games.GAMES}
"""Options for games that would be long to play at random."""


def bots(game: str) -> tuple[str, str]:
    """Two bots that answer at once, from those that a table of this game may have."""
    known = levels(games.load(game))
    return known["beginner"], known["easy"]


class Guest:
    """One browser, so to speak: a cookie, requests with the page's own Origin, sockets."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.http = httpx.Client(base_url=served.origin, headers={"origin": served.origin}, timeout=WAIT)
        assert self.http.get("/").status_code == 200

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def post(self, path: str, body: Any = None, status: int = 201) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def table(self, *kinds: str, game: str = "dunhuang", **more: Any) -> dict[str, Any]:
        """A table whose seats are `here`, `link`, or a bot by its name."""
        seats = [
            {"kind": kind} if kind in ("here", "link") else {"kind": "bot", "bot": kind, "name": f"Bot {n}"}
            for n, kind in enumerate(kinds)
        ]
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return made

    def join(self, table: dict[str, Any], name: str = "") -> dict[str, Any]:
        token = table["join_link"].partition("#join=")[2]
        joined: dict[str, Any] = self.post(f"/api/tables/{table['id']}/join", {"token": token, "name": name})
        return joined

    def look(self, table: str, seat: int = -1, since: int = 0) -> Live:
        return Live(self, table, seat, since)


class Refusal(AssertionError):
    def __init__(self, frame: dict[str, Any]) -> None:
        super().__init__(frame["said"])
        self.key: str = frame["reason"]["key"]


class Live:
    """A socket. `raw` are all frames as they came; `view`, `prompt` and `lines` are what they add up to."""

    def __init__(self, guest: Guest, table: str, seat: int, since: int = 0, origin: str | None = None) -> None:
        self.seat = seat
        self.raw: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.lines: dict[int, dict[str, Any]] = {}
        self.answers: dict[str, list[dict[str, Any]]] = {}
        self.view: dict[str, Any] = {}
        self.undo: dict[str, Any] = {}
        self.clocks: dict[str, Any] = {}
        self.prompt = 0
        self.paused = False
        self._made = 0
        address = f"ws://127.0.0.1:{guest.served.port}/api/tables/{table}/live?seat={seat}&from={since}"
        headers = {"Cookie": guest.cookie} if guest.cookie else {}
        opened = connect(
            address,
            origin=Origin(origin or guest.served.origin),
            additional_headers=headers,
            open_timeout=WAIT,
            max_size=None,
        )
        self._stack = contextlib.ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(opened)
        self.hello = self.read()

    def read(self, wait: float = WAIT) -> dict[str, Any]:
        raw = self.socket.recv(wait)
        assert isinstance(raw, str)
        self.raw.append(raw)
        frame: dict[str, Any] = json.loads(raw)
        self.frames.append(frame)
        if frame["kind"] in ("hello", "line"):
            self.view = {key: self.view[key] for key in CONSTANT if key in self.view} | frame["view"]
            self.prompt, self.undo, self.clocks = (frame[key] for key in ("prompt", "undo", "clocks"))
            for line in frame.get("lines", [frame.get("line")]):
                self.lines[line["n"]] = line
        if frame["kind"] == "hello":
            self.paused = frame["paused"]
        if frame["kind"] == "paused":
            self.paused = frame["paused"]
        if "id" in frame:
            self.answers.setdefault(frame["id"], []).append(frame)
        return frame

    def send(self, do: str, **more: Any) -> str:
        self._made += 1
        command = more.pop("id", f"{id(self)}-{self._made}")
        self.socket.send(json.dumps({"id": command, "do": do, **more}))
        return str(command)

    def wait_for(self, command: str, times: int = 1) -> dict[str, Any]:
        while len(self.answers.get(command, [])) < times:
            self.read()
        return self.answers[command][-1]

    def do(self, do: str, **more: Any) -> dict[str, Any]:
        """Send a command and wait for its answer; raises `Refusal`."""
        answer = self.wait_for(self.send(do, **more))
        if answer["kind"] == "refused":
            raise Refusal(answer)
        return answer

    @property
    def asked(self) -> dict[str, Any] | None:
        return self.view.get("prompt")

    @property
    def over(self) -> bool:
        return "standings" in self.view

    def until_asked(self) -> bool:
        """Read until the seat is asked something; False when the game is over first."""
        while not self.asked and not self.over:
            self.read()
        return not self.over

    def until(self, n: int) -> None:
        while n not in self.lines:
            self.read()

    def answer(self, which: int = 0) -> None:
        assert self.asked is not None
        choices = self.asked["choices"]
        if choices:
            self.do("answer", prompt=self.prompt, action=choices[which % len(choices)]["action"])
        else:
            self.change(which)

    def change(self, which: int) -> None:
        """Where one builds freely, do anything: it may not be possible just now."""
        assert self.asked is not None
        family, domains = list(self.asked["workbench"].items())[which % len(self.asked["workbench"])]
        words = [domain[(which // 5 + 3 * n) % len(domain)] for n, domain in enumerate(domains.values())]
        with contextlib.suppress(Refusal):
            self.do("answer", prompt=self.prompt, action=" ".join([family, *words]))

    def drain(self, wait: float = 0.3) -> None:
        with contextlib.suppress(TimeoutError):
            while True:
                self.read(wait)

    def close(self) -> None:
        self._stack.close()


@contextlib.contextmanager
def serving(folder: Path, first: str = "", settings: Sequence[str] | None = None) -> Iterator[Served]:
    served = Served(folder, first, settings)
    try:
        yield served
    finally:
        if served.process is not None and served.process.poll() is None:
            served.stop()


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["key"]


def workers(served: Served, module: str = "sarai.bots.workers") -> list[int]:
    """The processes of one kind that the server has started."""
    assert served.process is not None
    found = []
    for task in Path(f"/proc/{served.process.pid}/task").iterdir():
        with contextlib.suppress(OSError):
            found += [int(pid) for pid in (task / "children").read_text().split()]
    named = {pid: Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0") for pid in found if is_alive(pid)}
    return [pid for pid, words in named.items() if module.encode() in words]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def until(holds: Callable[[], Any], wait: float = WAIT) -> Any:
    """The first truthy result of `holds`."""
    ends = time.monotonic() + wait
    while time.monotonic() < ends:
        if found := holds():
            return found
        time.sleep(0.05)
    raise AssertionError("it never came to that")


def closed_with(live: Live) -> tuple[str, int]:
    """The reason that a socket is told at its end, and the code with which it closes; other frames may come before."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            live.read()
    reasons = [frame["reason"]["key"] for frame in live.frames if frame["kind"] == "refused" and not frame["id"]]
    return reasons[-1] if reasons else "", live.socket.close_code or 0


def why_refused(live: Live, do: str, **more: Any) -> str:
    """The key of the reason for which a command is refused; empty if it is carried out."""
    answer = live.wait_for(live.send(do, **more))
    return str(answer["reason"]["key"]) if answer["kind"] == "refused" else ""


def token_in(link: str) -> str:
    """The token in a link to join, or in a private one."""
    return link.partition("#")[2].partition("=")[2]
