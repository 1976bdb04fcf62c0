"""Clients that keep asking for the same costly thing. They have a process of their own, so that what they compute
themselves is not mistaken for what they do to others, and each comes from an address of its own.

    python -m sarai.lab.load.strangers ORIGIN ATTACK

It says when it is ready, is told for how many seconds to ask, says how often it was given what it asked for and how
often it was refused, and so on. Any unexpected answer ends it: what is not done must not be measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import re
import subprocess
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from sarai import games
from sarai.lab.coverage import record_game
from sarai.lab.load.server_process import Server
from sarai.lab.load.tables import OPTIONS, SEATS, connected

CLIENTS = 10
COMMANDS = 40
"""Commands a second from one guest: as many as a server takes that sets no other quota."""
READY = "ready"
SHORT, LONG = "dunhuang", "adventures"
"""A game whose record is uploaded and checked in a moment, so that it can be asked for often; and the longest."""
TURNED_AWAY = (429, 503)
TOO_FAST = ("why-too-fast", "why-crowded")
"""How the server says, over HTTP and on a socket, that it was too much."""
SEVERAL = 3
"""Tables that one stranger takes in turn, so that no process has just played the game that is asked about."""
KEPT_ALIVE = 2.0
"""Seconds after which a connection is not used again: the server is about to close it."""
MANY = 20
PUT_AWAY = 20.0
"""Seconds after which the server has certainly put away a table that is over: ten, and some until it looks."""

Ask = Callable[[], Awaitable[Any]]


class TurnedAway(Exception):
    """The server was too busy, or a quota was used up."""


class Unexpected(Exception):
    """An answer that shows that something else is being measured than was meant."""


class AskTally(NamedTuple):
    """How often all of them together were given what they asked for, and how often they were refused."""

    done: int
    refused: int


class Strangers:
    """The directing end."""

    def __init__(self, process: subprocess.Popen[str], attack: str) -> None:
        self._process = process
        self._attack = attack
        self._hear(READY)

    def _hear(self, pattern: str) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        if not re.fullmatch(pattern, line):
            raise RuntimeError(f"nobody could ask for {self._attack}: {line or 'they have gone'}")
        return line

    async def ask(self, seconds: float) -> AskTally:
        """What all of them were told meanwhile; raises `RuntimeError` if that was nothing, or not what was expected."""
        assert self._process.stdin is not None
        print(seconds, file=self._process.stdin, flush=True)
        found = AskTally(*map(int, (await asyncio.to_thread(self._hear, r"\d+ \d+")).split()))
        if not found.done:
            raise RuntimeError(f"all who asked for {self._attack} were refused, {found.refused} times")
        return found


@contextlib.contextmanager
def strangers(server: Server, attack: str) -> Iterator[Strangers]:
    command = [sys.executable, "-m", __name__, server.origin, attack]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Strangers(process, attack)
        finally:
            process.kill()


# -- the asking end


async def ask_all(origin: str, attack: str) -> None:
    prepare, brought = ATTACKS[attack]
    records = brought()  # before anybody connects: it takes long, and no connection waits that long for a request
    async with contextlib.AsyncExitStack() as stack:
        them = [
            await stack.enter_async_context(_stranger(origin, number, records[number::CLIENTS] or records[:1]))
            for number in range(CLIENTS)
        ]
        asks = await asyncio.gather(*(prepare(one) for one in them))
        print(READY, flush=True)
        while told := await asyncio.to_thread(sys.stdin.readline):
            ends = time.perf_counter() + float(told)
            found = await asyncio.gather(*(_ask_until(ends, ask) for ask in asks))
            print(sum(one.done for one in found), sum(one.refused for one in found), flush=True)


async def _ask_until(ends: float, ask: Ask) -> AskTally:
    done = refused = 0
    while time.perf_counter() < ends:
        try:
            await ask()
            done += 1
        except TurnedAway:
            refused += 1
    return AskTally(done, refused)


class Stranger:
    """A client with a cookie, an address of its own, and records to upload."""

    def __init__(self, http: Any, number: int, records: Sequence[str]) -> None:
        self.number = number
        self.records = records
        self._http = http
        self._sockets = contextlib.AsyncExitStack()

    async def get(self, path: str, status: int = 200) -> Any:
        return _expected(await self._http.get(path), status)

    async def post(self, path: str, wish: object, status: int = 201) -> Any:
        return _expected(await self._http.post(path, json=wish), status)

    async def lay(self, game: str, *seats: dict[str, str]) -> str:
        """The path of a new table."""
        wish = {"game": game, "seats": seats, "options": OPTIONS.get(game, {})}
        return _path((await self.post("/api/tables", wish)).json())

    async def bring(self, record: str) -> str:
        """The path of a table of a finished game; the table is not opened yet."""
        return _path((await self.post("/api/records", {"text": record})).json())

    async def branch(self, table: str, n: int) -> str:
        """The path of a table that goes on from there, with every seat the client's own: bots would play on when it is
        quiet."""
        branched = (await self.post(f"{table}/branch", {"n": n, "seat": 0, "bots": [None] * SEATS})).json()
        if branched["over"] or branched["lines"] != n + 1:
            raise Unexpected(f"a branch from line {n} has {branched['lines']} lines")
        return _path(branched)

    async def sit_down(self, table: str) -> Any:
        """The socket of the first seat."""
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        headers = {"cookie": cookie, "x-forwarded-for": self._http.headers["x-forwarded-for"]}
        socket = await connected(self._http.headers["origin"], f"{table}/live?seat=0", headers)
        self._sockets.push_async_callback(socket.close)
        return socket

    async def go(self) -> None:
        await self._sockets.aclose()


@contextlib.asynccontextmanager
async def _stranger(origin: str, number: int, records: Sequence[str]) -> AsyncIterator[Stranger]:
    import httpx

    headers = {"origin": origin, "x-forwarded-for": f"192.0.2.{number + 1}"}
    limits = httpx.Limits(keepalive_expiry=KEPT_ALIVE)
    async with httpx.AsyncClient(base_url=origin, headers=headers, timeout=60, limits=limits) as http:
        one = Stranger(http, number, records)
        await one.get("/")
        try:
            yield one
        finally:
            await one.go()


def _path(table: dict[str, Any]) -> str:
    return f"/api/tables/{table['id']}"


def _expected(answer: Any, status: int) -> Any:
    if answer.status_code in TURNED_AWAY:
        raise TurnedAway(answer.text)
    if answer.status_code != status:
        asked = f"{answer.request.method} {answer.request.url.path}"
        raise Unexpected(f"{asked} was answered with {answer.status_code}, not {status}: {answer.text[:300]}")
    return answer


def finished_record(game: str, seed: int) -> str:
    """A whole game of random answers with the seed of its shuffles, as somebody would upload it."""
    return str(record_game(games.load(game), SEATS, seed, {}, OPTIONS.get(game, {})).record)


def nothing() -> list[str]:
    return []


def short_games() -> list[str]:
    """Different games for each."""
    return [finished_record(SHORT, seed) for seed in range(CLIENTS * SEVERAL)]


def long_game() -> list[str]:
    """The same game for all: each upload becomes a table of its own."""
    return [finished_record(LONG, 0)]


# -- what they ask for: each is prepared once, and returns what is asked again and again


async def _games(one: Stranger) -> Ask:
    return lambda: one.get("/api/games")


async def _verify(one: Stranger) -> Ask:
    """The server remembers the verdict on a table, so each ask is about one that was just uploaded."""

    async def ask() -> None:
        table = await one.bring(one.records[0])
        verdict = (await one.post(f"{table}/verify", {}, 200)).json()
        if not verdict["ok"]:
            raise Unexpected(verdict["said"])

    return ask


async def _upload(one: Stranger) -> Ask:
    return lambda: one.bring(one.records[0])


async def _views(one: Stranger) -> Ask:
    tables = itertools.cycle([await one.bring(record) for record in one.records])
    return lambda: one.get(f"{next(tables)}/views?seat=0&from=0&to=119")


async def _tables(one: Stranger) -> Ask:
    return lambda: one.lay(SHORT, {"kind": "here"}, {"kind": "bot", "bot": "random"})


async def _options(one: Stranger) -> Ask:
    """As many options as may be named, as long as they may be; none of them exists."""
    odd = {f"{n:02}".ljust(40, "x"): "y" * 600 for n in range(24)}
    wish = {"game": SHORT, "seats": [{"kind": "here"}] * 2, "options": odd}

    async def ask() -> None:
        answer = await one.post("/api/tables", wish, 400)
        if "is no option of" not in answer.text:
            raise Unexpected(answer.text[:300])

    return ask


async def _branch(one: Stranger) -> Ask:
    table = await one.bring(one.records[0])
    middle = (await one.get(table)).json()["lines"] // 2
    return lambda: one.branch(table, middle)


async def _record(one: Stranger) -> Ask:
    """Shortly before the end of a long game."""
    table = await one.bring(one.records[0])
    lines = (await one.get(table)).json()["lines"]
    running = itertools.cycle([await one.branch(table, lines - 10 - n) for n in range(SEVERAL)])

    async def ask() -> None:
        text = (await one.get(f"{next(running)}/record?seat=0")).text
        if "\nseed " in text or "\neyes" not in text:
            raise Unexpected("the record is not one seat's of a running game")

    return ask


async def _open(one: Stranger) -> Ask:
    """The table not looked at for longest; if it may still be open, another is uploaded first."""
    tables = deque([(-PUT_AWAY, await one.bring(one.records[0])) for _ in range(MANY)])

    async def ask() -> None:
        looked_at, table = tables[0]
        if time.perf_counter() - looked_at < PUT_AWAY:
            tables.appendleft((-PUT_AWAY, table := await one.bring(one.records[0])))
        await one.get(table)
        tables.popleft()
        tables.append((time.perf_counter(), table))

    return ask


async def _commands(one: Stranger) -> Ask:
    """One ask is one command: why everything else is impossible, what a step would do, and the step.

    Without the step the server would know from the second time on why not.
    """
    return Builder(await one.sit_down(await one.lay(LONG, {"kind": "here"})), random.Random(one.number)).ask


class Builder:
    """Somebody who builds alone, and never comes to an end."""

    def __init__(self, socket: Any, rng: random.Random) -> None:
        self._socket = socket
        self._rng = rng
        self._ids = itertools.count(1)
        self._prompt = 0
        self._workbench: dict[str, dict[str, list[str]]] = {}
        self._step = ""
        self._due = 0.0
        self._next = itertools.cycle((self._why, self._foresee, self._build))
        self._now = next(self._next)

    async def ask(self) -> None:
        """As many a second as a guest may send: the measured server lets those who play here send any number."""
        await asyncio.sleep(self._due - time.perf_counter())
        self._due = time.perf_counter() + 1 / COMMANDS
        await self._now()  # if turned away, the same is asked again
        self._now = next(self._next)

    async def _why(self) -> None:
        if not self._workbench:
            self._see(await self._hear())  # how things stand at the start
        reasons = (await self._command("why", "why"))["reasons"]
        all_steps = (
            " ".join((verb, *words))
            for verb, domains in self._workbench.items()
            for words in itertools.product(*domains.values())
        )
        self._step = self._rng.choice([step for step in all_steps if step not in reasons and step != "declare"])

    async def _foresee(self) -> None:
        await self._command("foreseen", "foresee", action=self._step)

    async def _build(self) -> None:
        await self._command("done", "answer", action=self._step, prompt=self._prompt)

    async def _command(self, expected: str, do: str, **what: object) -> dict[str, Any]:
        number = str(next(self._ids))
        await self._socket.send(msgspec.json.encode({"id": number, "do": do, **what}).decode())
        while (frame := await self._hear()).get("id") != number:
            self._see(frame)
        if frame["kind"] == "refused" and frame["reason"]["key"] in TOO_FAST:
            raise TurnedAway(frame["said"])
        if frame["kind"] != expected:
            raise Unexpected(f"{do} was answered with {frame}")
        return frame

    async def _hear(self) -> dict[str, Any]:
        frame: dict[str, Any] = msgspec.json.decode(await self._socket.recv())
        return frame

    def _see(self, frame: dict[str, Any]) -> None:
        if frame["kind"] in ("hello", "line"):
            self._prompt, self._workbench = frame["prompt"], frame["view"]["prompt"]["workbench"]


ATTACKS: dict[str, tuple[Callable[[Stranger], Awaitable[Ask]], Callable[[], list[str]]]] = {
    "games": (_games, nothing),
    "verify": (_verify, short_games),
    "upload": (_upload, short_games),
    "views": (_views, short_games),
    "tables": (_tables, nothing),
    "options": (_options, nothing),
    "branch": (_branch, long_game),
    "record": (_record, long_game),
    "open": (_open, long_game),
    "commands": (_commands, nothing),
}
"""How each is prepared, and what they upload."""


if __name__ == "__main__":
    try:
        asyncio.run(ask_all(sys.argv[1], sys.argv[2]))
    except (TurnedAway, Unexpected) as wrong:
        print(" ".join(str(wrong).split()), flush=True)
        sys.exit(1)
