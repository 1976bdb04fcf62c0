"""Some clients that ask for the same costly thing again and again. They have a process of their own, so that nothing
that they compute themselves is taken for what they do to others, and each comes from an address of its own.

    python -m sarai.lab.load.strangers ORIGIN ATTACK

It says when it is ready, is told for how many seconds to ask, says how often it did, and so on.
"""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

from sarai import games
from sarai.kernel.chance import Fast
from sarai.kernel.play import Play
from sarai.kernel.state import LETTERS
from sarai.lab.load.served import Server

CLIENTS = 10
ATTACKS = ("games", "verify", "upload", "views", "tables")
READY = "ready"

Ask = Callable[[], Awaitable[Any]]


class Strangers:
    """The near end."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        assert process.stdout is not None
        if process.stdout.readline().strip() != READY:
            raise RuntimeError("nobody came to ask")

    async def ask(self, seconds: float) -> int:
        """How many requests all of them have made meanwhile, however they were answered."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(seconds, file=self._process.stdin, flush=True)
        return int(await asyncio.to_thread(self._process.stdout.readline))


@contextlib.contextmanager
def strangers(server: Server, attack: str) -> Iterator[Strangers]:
    command = [sys.executable, "-m", __name__, server.origin, attack]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Strangers(process)
        finally:
            process.kill()


# -- the far end


async def ask_all(origin: str, attack: str) -> None:
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(_stranger(origin, attack, n)) for n in range(CLIENTS)]
        print(READY, flush=True)
        while told := await asyncio.to_thread(sys.stdin.readline):
            ends = time.perf_counter() + float(told)
            print(sum(await asyncio.gather(*(_ask_until(ends, ask) for ask in clients))), flush=True)


async def _ask_until(ends: float, ask: Ask) -> int:
    done = 0
    while time.perf_counter() < ends:
        await ask()
        done += 1
    return done


@contextlib.asynccontextmanager
async def _stranger(origin: str, attack: str, number: int) -> AsyncIterator[Ask]:
    """Somebody with a game that he has brought; asking is one request."""
    import httpx

    record = finished_record("dunhuang", number)
    wish = {"game": "dunhuang", "seats": [{"kind": "here"}] * 2, "options": {"x" * 40: "y"}}
    headers = {"origin": origin, "x-forwarded-for": f"192.0.2.{number + 1}"}
    async with httpx.AsyncClient(base_url=origin, headers=headers, timeout=60) as http:
        await http.get("/")
        brought = await http.post("/api/records", json={"text": record})
        table = f"/api/tables/{brought.raise_for_status().json()['id']}"
        requests: dict[str, Ask] = {
            "games": lambda: http.get("/api/games"),
            "verify": lambda: http.post(f"{table}/verify", json={}),
            "upload": lambda: http.post("/api/records", json={"text": record}),
            "views": lambda: http.get(f"{table}/views?seat=0&from=0&to=119"),
            "tables": lambda: http.post("/api/tables", json=wish),
        }
        yield requests[attack]


def finished_record(game: str, seed: int) -> str:
    """A whole game of random answers, as somebody would bring it."""
    loaded, chance = games.load(game), Fast(seed)
    playing = Play(loaded, LETTERS[:4], Fast(seed + 1000))
    while not playing.over:
        seat = next(seat for seat in range(4) if playing.state.deciding >> seat & 1)
        legal = playing.state.legal(seat)
        playing.act(seat, legal[chance.below(len(legal))])
    return str(playing.record)


if __name__ == "__main__":
    asyncio.run(ask_all(sys.argv[1], sys.argv[2]))
