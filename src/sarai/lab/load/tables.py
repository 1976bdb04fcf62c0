"""Many tables at once: moves at a steady pace, and the time until the other sockets show them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import deque
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sarai.lab.load.server_process import Server

SEATS = 4
OPTIONS = {"adventures": {"mode": "relaxed"}}
"""Without a sandglass: nobody waits for it here."""
SHOWN_WITHIN = 20.0
OPENED_AT_ONCE = 8
HURRIED_AT_ONCE = 24
HURRIED_PAUSE = 0.03
"""Tables that are played ahead at the same time, and the seconds between two moves: nobody may send frames faster."""
LONGEST = 2000


class HeardChoice(msgspec.Struct):
    action: str


class HeardPrompt(msgspec.Struct):
    choices: list[HeardChoice] = []
    workbench: dict[str, dict[str, list[str]]] | None = None


class HeardView(msgspec.Struct):
    deciding: int = 1
    prompt: HeardPrompt | None = None


class HeardLine(msgspec.Struct):
    seat: int = -1


class HeardFrame(msgspec.Struct):
    """The parts of a frame that matter here."""

    kind: str
    prompt: int = 0
    line: HeardLine | None = None
    view: HeardView | None = None
    id: str = ""


read = msgspec.json.Decoder(HeardFrame).decode


@dataclass(slots=True)
class Times:
    """Seconds from a command to each of the other sockets."""

    shown: list[float] = field(default_factory=list)
    moves: int = 0
    late: int = 0
    """Moves that were due but not made, because the one before had not been shown yet."""
    refused: int = 0
    games: int = 0

    def share(self, share: float) -> float:
        """In milliseconds."""
        times = sorted(self.shown)
        return times[min(len(times) - 1, int(len(times) * share))] * 1000 if times else 0.0

    @property
    def most(self) -> float:
        return max(self.shown, default=0.0) * 1000

    def add(self, more: Times) -> None:
        self.shown += more.shown
        self.moves += more.moves
        self.late += more.late
        self.refused += more.refused
        self.games += more.games


class LoadedTable:
    """One table with its sockets: who owes an answer, and when its last move was sent."""

    def __init__(self, crowd: Crowd, game: str) -> None:
        self.crowd = crowd
        self.game = game
        self.sockets: list[Any] = []
        self.sent = 0.0
        self.waiting = 0
        self.owing: dict[int, tuple[int, HeardPrompt]] = {}
        self.over = False
        self._listening: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        table = await self.crowd.lay(self.game)
        self.sockets = [await self.crowd.connect(f"/api/tables/{table}/live?seat={seat}") for seat in range(SEATS)]
        self._listening = [asyncio.create_task(self._listen(seat)) for seat in range(SEATS)]

    async def _listen(self, seat: int) -> None:
        with contextlib.suppress(OSError, EOFError):
            async for data in self.sockets[seat]:
                self._hear(seat, read(data), time.perf_counter())

    def _hear(self, seat: int, frame: HeardFrame, came: float) -> None:
        times = self.crowd.times
        if frame.kind == "refused":
            self.waiting = 0
            times.refused += 1
            return
        if frame.view is None:
            return
        if frame.line is not None and frame.line.seat >= 0 and frame.line.seat != seat and self.waiting:
            times.shown.append(came - self.sent)
            self.waiting -= 1
        self.owing.pop(seat, None)
        self.over |= not frame.view.deciding
        if frame.view.prompt is not None:
            self.owing[seat] = (frame.prompt, frame.view.prompt)

    async def move(self, rng: random.Random, number: int) -> bool:
        if not self.owing:
            return False
        seat = rng.choice(sorted(self.owing))
        prompt, asked = self.owing[seat]
        if not asked.workbench:
            del self.owing[seat]
        self.waiting = SEATS - 1
        self.sent = time.perf_counter()
        await self.sockets[seat].send(
            msgspec.json.encode(
                {"id": str(number), "do": "answer", "prompt": prompt, "action": _any(asked, rng)}
            ).decode()
        )
        return True

    async def close(self) -> None:
        for task in self._listening:
            task.cancel()
        for socket in self.sockets:
            await socket.close()


def _any(asked: HeardPrompt, rng: random.Random) -> str:
    """Any answer; where one builds freely, a tile somewhere, or the end of building."""
    if not asked.workbench:
        return rng.choice(asked.choices).action
    if "place" not in asked.workbench or rng.random() < 0.15:
        return "declare"
    return " ".join(["place", *(rng.choice(domain) for domain in asked.workbench["place"].values())])


async def connected(origin: str, path: str, headers: Mapping[str, str]) -> Any:
    """A socket of ours, as a browser opens one."""
    from websockets.asyncio.client import connect
    from websockets.typing import Origin

    return await connect(
        origin.replace("http", "ws", 1) + path,
        origin=Origin(origin),
        additional_headers=headers,
        compression=None,
        ping_interval=None,
        max_queue=None,
        open_timeout=60,
    )


class Crowd:
    """All tables of a measurement, as one guest."""

    def __init__(self, server: Server, http: Any, games: Sequence[str], seed: int) -> None:
        self.server = server
        self.games = games
        self.rng = random.Random(seed)
        self.times = Times()
        self.groups: list[LoadedTable] = []
        self._http = http
        self._cookie = ""
        self._commands = 0
        self._replacing: set[asyncio.Task[None]] = set()
        self._opening = asyncio.Semaphore(OPENED_AT_ONCE)

    async def enter(self) -> None:
        await self._http.get("/")
        self._cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())

    async def ask_for_games(self, times: int) -> None:
        """As first-time visitors do, one after another."""
        for _ in range(times):
            self._http.cookies.clear()
            await self._http.get("/api/games", headers={"accept-encoding": "gzip"})
        self._http.cookies.clear()
        await self.enter()

    async def lay(self, game: str, seats: Sequence[dict[str, str]] = ({"kind": "here"},) * SEATS) -> str:
        wish = {"game": game, "seats": list(seats), "options": OPTIONS.get(game, {})}
        answer = await self._http.post("/api/tables", json=wish)
        return str(answer.raise_for_status().json()["id"])

    async def answers_of_bots(self) -> int:
        """How many answers bots have given so far at tables where only bots play."""
        from prometheus_client.parser import text_string_to_metric_families as read_metrics

        told = (await self._http.get("/metrics")).raise_for_status().text
        return sum(
            int(sample.value)
            for family in read_metrics(told)
            for sample in family.samples
            if sample.name == "sarai_lane_work_seconds_count" and sample.labels["lane"] == "unattended"
        )

    async def show(self, table: str) -> None:
        """Have the server open a table, if it is not open."""
        (await self._http.get(f"/api/tables/{table}")).raise_for_status()

    async def connect(self, path: str) -> Any:
        return await connected(self.server.origin, path, {"Cookie": self._cookie} if self._cookie else {})

    async def fill(self, tables: int) -> None:
        """Open that many tables, the games in turn."""
        self.groups = [LoadedTable(self, self.games[n % len(self.games)]) for n in range(tables)]
        await asyncio.gather(*(self._open(group) for group in self.groups))

    async def _open(self, group: LoadedTable) -> None:
        async with self._opening:
            await group.open()

    async def spread(self) -> None:
        """Bring the tables to different points of their games; otherwise all would end, and be replaced, in one
        minute."""
        lengths = {game: await self._length(game) for game in self.games}
        some = asyncio.Semaphore(HURRIED_AT_ONCE)

        async def hurry(group: LoadedTable, moves: int) -> None:
            async with some:
                await self._hurry(group, moves)

        await asyncio.gather(*(hurry(group, self.rng.randrange(lengths[group.game])) for group in self.groups))

    async def _length(self, game: str) -> int:
        """About how many moves a game takes."""
        group = LoadedTable(self, game)
        await group.open()
        moves = await self._hurry(group, LONGEST)
        await group.close()
        return moves

    async def _hurry(self, group: LoadedTable, most: int) -> int:
        """Make up to `most` moves one after another, or play to the end of the game; returns how many there were."""
        for moves in range(most):
            if group.over:
                return moves
            self._commands += 1
            await group.move(self.rng, self._commands)
            await asyncio.sleep(HURRIED_PAUSE)
            while group.waiting > 0:
                await asyncio.sleep(HURRIED_PAUSE)
        return most

    def start_anew(self) -> Times:
        """What was measured so far; measuring starts anew."""
        before, self.times = self.times, Times()
        return before

    async def play(self, seconds: float, every: float) -> Times:
        """Make a move at every table every `every` seconds, for `seconds`; a table whose game is over is replaced."""
        async for index in paced(len(self.groups), seconds, every, self.rng):
            await self._move(index)
        for _ in range(int(SHOWN_WITHIN * 10)):  # what is under way counts too
            if not any(group.waiting for group in self.groups):
                break
            await asyncio.sleep(0.1)
        return self.times

    async def _move(self, index: int) -> None:
        group = self.groups[index]
        self._commands += 1
        if group.over:
            if group.sockets and not group.waiting:
                self._replace(index)
        elif group.waiting > 0:
            self.times.late += 1
        elif group.sockets and await group.move(self.rng, self._commands):
            self.times.moves += 1

    def _replace(self, index: int) -> None:
        """A game that is over makes room for a new one."""
        old = self.groups[index]
        new = self.groups[index] = LoadedTable(self, old.game)
        self.times.games += 1

        async def replaced() -> None:
            await old.close()
            await self._open(new)

        task = asyncio.create_task(replaced())
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._replacing, return_exceptions=True)
        for group in self.groups:
            await group.close()


@contextlib.asynccontextmanager
async def crowd_at(server: Server, games: Sequence[str], seed: int) -> AsyncIterator[Crowd]:
    import httpx

    headers = {"origin": server.origin}
    async with httpx.AsyncClient(base_url=server.origin, headers=headers, timeout=60) as http:
        crowd = Crowd(server, http, games, seed)
        await crowd.enter()
        try:
            yield crowd
        finally:
            await crowd.close()


# -- beside it, the servers that do less


class Room:
    """Four sockets that hear what one of them says."""

    def __init__(self, rooms: Rooms, sockets: list[Any]) -> None:
        self.rooms = rooms
        self.sockets = sockets
        self.sent = 0.0
        self.waiting = 0

    async def hear(self, seat: int) -> None:
        async for _ in self.sockets[seat]:
            self.rooms.times.shown.append(time.perf_counter() - self.sent)
            self.waiting -= 1

    async def say(self, rng: random.Random, size: int) -> None:
        self.sent, self.waiting = time.perf_counter(), SEATS - 1
        await self.sockets[rng.randrange(SEATS)].send("x" * size)


class Rooms:
    """The same pace at a server that passes on messages of some size."""

    def __init__(self, server: Server, seed: int, size: int) -> None:
        self.times = Times()
        self._server = server
        self._rng = random.Random(seed)
        self._size = size
        self._rooms: list[Room] = []
        self._hearing: list[asyncio.Task[None]] = []

    async def fill(self, tables: int) -> None:
        from websockets.asyncio.client import connect

        for table in range(tables):
            address = f"ws://127.0.0.1:{self._server.port}/{table}"
            sockets = [await connect(address, compression=None, ping_interval=None) for _ in range(SEATS)]
            room = Room(self, sockets)
            self._rooms.append(room)
            self._hearing += [asyncio.create_task(room.hear(seat)) for seat in range(SEATS)]

    def start_anew(self) -> Times:
        before, self.times = self.times, Times()
        return before

    async def play(self, seconds: float, every: float) -> None:
        async for index in paced(len(self._rooms), seconds, every, self._rng):
            if self._rooms[index].waiting > 0:
                self.times.late += 1
            else:
                self.times.moves += 1
                await self._rooms[index].say(self._rng, self._size)
        await asyncio.sleep(0.5)

    async def close(self) -> None:
        for task in self._hearing:
            task.cancel()
        for room in self._rooms:
            for socket in room.sockets:
                await socket.close()


async def paced(tables: int, seconds: float, every: float, rng: random.Random) -> AsyncIterator[int]:
    """Which table is to move next: each at its own moment, every `every` seconds."""
    began = time.perf_counter()
    due = deque(sorted((began + every * rng.random(), index) for index in range(tables)))
    while due and due[0][0] < began + seconds:
        moment, index = due.popleft()
        await asyncio.sleep(max(0.0, moment - time.perf_counter()))
        yield index
        due.append((moment + every, index))


@contextlib.asynccontextmanager
async def rooms_at(server: Server, tables: int, seed: int, size: int) -> AsyncIterator[Rooms]:
    rooms = Rooms(server, seed, size)
    try:
        await rooms.fill(tables)
        yield rooms
    finally:
        await rooms.close()
