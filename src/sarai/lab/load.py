"""How the server bears many tables: moves at a steady pace, and the time until the other sockets show them.

Bounded, and on this machine only: it starts a server of its own on a free port and an empty folder, and stops it.
Beside it stands a bare server that hands each message to the other sockets and does nothing else; the ratio says what
our own work costs.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

MOST_TABLES = 500
MOST_SECONDS = 600
SEATS = 4


@dataclass(frozen=True, slots=True)
class Load:
    """What was measured, in milliseconds from the command to each of the other sockets."""

    tables: int
    seconds: float
    moves: int
    p50: float
    p99: float
    most: float
    bare_p50: float
    bare_p99: float
    behind: int
    """Moves that were due and not made, because the one before had not been shown yet."""


@dataclass(slots=True)
class _Group:
    """One table: its sockets, and when its last move was sent."""

    sockets: list[Any]
    sent: float = 0.0
    waiting: int = 0
    owing: dict[int, tuple[int, list[str]]] = field(default_factory=dict)
    over: bool = False


def measure(tables: int, seconds: float, seed: int = 1) -> Load:
    """Play at so many tables for so long, a move a second each; first on the bare server, then on ours."""
    bare = asyncio.run(_bare(tables, min(seconds, 10.0), seed))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from sarai.cli import main; main()", "play", "--no-browser", "--port", "0"]
        served = subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, text=True)
        try:
            port = _port(served)
            ours, moves, behind = asyncio.run(_ours(port, tables, seconds, seed))
        finally:
            served.terminate()
            served.wait(10)
    return Load(
        tables,
        seconds,
        moves,
        _share(ours, 0.5),
        _share(ours, 0.99),
        max(ours) * 1000,
        _share(bare, 0.5),
        _share(bare, 0.99),
        behind,
    )


def _port(served: subprocess.Popen[str]) -> int:
    assert served.stdout is not None
    for line in served.stdout:
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        if found:
            return int(found[1])
    raise RuntimeError("the server did not start")


def _share(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


# -- ours


async def _ours(port: int, tables: int, seconds: float, seed: int) -> tuple[list[float], int, int]:
    import httpx
    from websockets.asyncio.client import connect
    from websockets.typing import Origin

    origin = f"http://127.0.0.1:{port}"
    wish = {"game": "dunhuang", "seats": [{"kind": "here"}] * SEATS}
    times: list[float] = []
    async with httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=30) as http:
        await http.get("/")
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        groups = []
        for _ in range(tables):
            table = (await http.post("/api/tables", json=wish)).raise_for_status().json()["id"]
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/live?seat="
            sockets = [
                await connect(
                    f"{address}{seat}", origin=Origin(origin), additional_headers={"Cookie": cookie}, compression=None
                )
                for seat in range(SEATS)
            ]
            groups.append(_Group(sockets))
    listening = [asyncio.create_task(_listen(group, seat, times)) for group in groups for seat in range(SEATS)]
    await asyncio.sleep(1)
    moves, behind = await _at_a_pace(groups, seconds, seed, _move)
    await asyncio.sleep(1)
    for task in listening:
        task.cancel()
    return times, moves, behind


async def _listen(group: _Group, seat: int, times: list[float]) -> None:
    async for frame in group.sockets[seat]:
        came = time.perf_counter()
        told = json.loads(frame)
        if told["kind"] == "line" and told["line"]["seat"] >= 0 and told["line"]["seat"] != seat:
            times.append(came - group.sent)
            group.waiting -= 1
        if told["kind"] in ("hello", "line"):
            asked = told["view"].get("prompt")
            group.owing.pop(seat, None)
            group.over |= "standings" in told["view"]
            if asked:
                group.owing[seat] = (told["prompt"], [choice["action"] for choice in asked["choices"]])


async def _move(group: _Group, rng: random.Random, number: int) -> bool:
    if not group.owing or group.over:
        return False
    seat, (prompt, actions) = rng.choice(sorted(group.owing.items()))
    del group.owing[seat]
    command = {"id": str(number), "do": "answer", "prompt": prompt, "action": rng.choice(actions)}
    group.sent, group.waiting = time.perf_counter(), SEATS - 1
    await group.sockets[seat].send(json.dumps(command))
    return True


async def _at_a_pace(
    groups: list[_Group], seconds: float, seed: int, move: Callable[[_Group, random.Random, int], Awaitable[bool]]
) -> tuple[int, int]:
    """One move a second at every table, each at its own moment of the second."""
    rng = random.Random(seed)
    began = time.perf_counter()
    due = sorted((began + rng.random(), index) for index in range(len(groups)))
    moves = behind = 0
    while due and due[0][0] < began + seconds:
        moment, index = due.pop(0)
        await asyncio.sleep(max(0.0, moment - time.perf_counter()))
        if groups[index].waiting > 0 or not await move(groups[index], rng, moves):
            behind += 1
        else:
            moves += 1
        due.append((moment + 1, index))
    return moves, behind


# -- the bare server


async def _bare(tables: int, seconds: float, seed: int) -> list[float]:
    from websockets.asyncio.client import connect

    code = "from sarai.lab.load import serve_bare; serve_bare()"
    served = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    times: list[float] = []
    try:
        port = _port(served)
        groups = [
            _Group([await connect(f"ws://127.0.0.1:{port}/{table}", compression=None) for _ in range(SEATS)])
            for table in range(tables)
        ]
        listening = [asyncio.create_task(_hear(group, seat, times)) for group in groups for seat in range(SEATS)]

        async def say(group: _Group, rng: random.Random, number: int) -> bool:
            group.sent, group.waiting = time.perf_counter(), SEATS - 1
            await group.sockets[rng.randrange(SEATS)].send("x" * 5000)
            return True

        await _at_a_pace(groups, seconds, seed, say)
        await asyncio.sleep(0.5)
        for task in listening:
            task.cancel()
    finally:
        served.terminate()
        served.wait(10)
    return times


async def _hear(group: _Group, seat: int, times: list[float]) -> None:
    async for _ in group.sockets[seat]:
        times.append(time.perf_counter() - group.sent)
        group.waiting -= 1


def serve_bare() -> None:
    """Hands each message to the other sockets of the same address; no rules, no store, no seats."""
    import socket

    import uvicorn

    rooms: dict[str, set[Any]] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        room = rooms.setdefault(scope["path"], set())
        room.add(send)
        while (message := await receive())["type"] == "websocket.receive":
            for other in room - {send}:
                await other({"type": "websocket.send", "text": message["text"]})
        room.discard(send)

    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(1000)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(uvicorn.Config(app, log_level="error", lifespan="off")).run([listening])
