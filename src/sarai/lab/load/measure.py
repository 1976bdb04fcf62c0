"""What `sarai load` measures: many tables, beside bots, and beside somebody who asks for more than his share."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
import resource
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sarai import games as all_games
from sarai.lab.load.served import AS_EVER, Server, bare, ours
from sarai.lab.load.strangers import CLIENTS, Strangers, strangers
from sarai.lab.load.tables import SEATS, Crowd, Times, crowd_at, floor

MOST_TABLES = 5000
MOST_SECONDS = 3600
FLOOR_SECONDS = 10.0
MESSAGE = 2500
"""Bytes of a message at the servers that do less: as many as a frame of ours, about."""
WARM_UP = 3.0
REQUESTS = 1000

Result = TypeVar("Result")
Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: how many tables for how long, a move at each every so many seconds, the games in turn."""

    tables: int
    seconds: float
    every: float
    games: Sequence[str]
    seed: int
    tell: Tell


@dataclass(slots=True)
class Shares:
    """How long moves took until the other sockets showed them, in milliseconds."""

    p50: float
    p99: float
    most: float
    moves: int
    late: int

    @classmethod
    def of(cls, times: Times) -> Shares:
        return cls(times.share(0.5), times.share(0.99), times.most, times.moves, times.late)


@dataclass(slots=True)
class Load:
    """One run of many tables."""

    tables: int
    games: list[str]
    every: float
    seconds: float
    ours: Shares
    bare: Shares
    committing: Shares
    idle_table: float
    """Megabytes that a table takes that nobody looks at, beyond the first of its game."""
    watched_table: float
    """Megabytes of a table with its four sockets."""
    games_request: float
    """Milliseconds of the server's computing for one `GET /api/games`."""
    memory: dict[int, float]
    """Megabytes of the server's process after so many minutes."""
    cpu: float
    """The share of one core that the server's process took."""
    finished: int
    refused: int


@dataclass(slots=True)
class Beside:
    """The same moves without something and with it."""

    what: str
    quiet: Shares
    with_it: Shares
    done: int
    """How much of it was done meanwhile."""
    answers: list[float] = field(default_factory=list)
    """How long a quick bot took to answer a person meanwhile, in milliseconds."""

    def answer_share(self, share: float) -> float:
        found = sorted(self.answers)
        return found[min(len(found) - 1, int(len(found) * share))] if found else 0.0


def _run(work: Coroutine[Any, Any, Result]) -> Result:
    """On the quicker loop where there is one, with as many files as may be open.

    Nobody looks for garbage meanwhile: whoever measures must not stop for it, and it is over soon.
    """
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=_loop()) as runner:
            return runner.run(work)
    finally:
        gc.enable()


def _loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def measure(plan: Plan) -> Load:
    """Play at the tables: first at the servers that do less, then at ours."""
    floors = []
    for commits in (False, True):
        plan.tell("a server that commits each message" if commits else "a bare server")
        with bare(commits) as server:
            found = _run(floor(server, plan.tables, min(plan.seconds, FLOOR_SECONDS), plan.every, plan.seed, MESSAGE))
        floors.append(Shares.of(found))
    plan.tell("our server")
    with ours() as server:
        return _run(_measure_ours(server, plan, floors))


async def _measure_ours(server: Server, plan: Plan, floors: list[Shares]) -> Load:
    async with crowd_at(server, plan.games, plan.seed) as crowd:
        games_request = await _games_request(crowd)
        idle = await _idle_table(crowd, plan.games, max(20, min(plan.tables, 200)))
        before = server.memory()
        plan.tell(f"opening {plan.tables} tables")
        await crowd.fill(plan.tables)
        watched = (server.memory() - before) / plan.tables
        await asyncio.sleep(1)
        await crowd.play(WARM_UP, plan.every)
        crowd.start_anew()
        memory: dict[int, float] = {}
        watching = asyncio.create_task(_watch(server, memory, plan.tell))
        computed, began = server.cpu(), time.perf_counter()
        times = await crowd.play(plan.seconds, plan.every)
        took = time.perf_counter() - began
        watching.cancel()
        cpu = (server.cpu() - computed) / took
        return Load(
            plan.tables, list(plan.games), plan.every, plan.seconds, Shares.of(times), floors[0], floors[1], idle,
            watched, games_request, memory, cpu, times.games, times.refused,
        )  # fmt: skip


async def _games_request(crowd: Crowd) -> float:
    """Milliseconds of computing for one request, by a browser that has no cookie yet."""
    await crowd.ask_for_games(20)
    before = crowd.server.cpu()
    await crowd.ask_for_games(REQUESTS)
    return (crowd.server.cpu() - before) / REQUESTS * 1000


async def _idle_table(crowd: Crowd, games: Sequence[str], tables: int) -> float:
    """Megabytes of a table that nobody looks at; of several games the one that takes most."""
    found = []
    for game in games:
        for _ in range(3):  # what the first one of a game brings with it is not counted
            await crowd.lay(game)
        before = crowd.server.memory()
        for _ in range(tables):
            await crowd.lay(game)
        found.append((crowd.server.memory() - before) / tables)
    return max(found)


async def _watch(server: Server, memory: dict[int, float], tell: Tell) -> None:
    for minute in range(1, MOST_SECONDS // 60 + 1):
        await asyncio.sleep(60)
        memory[minute] = server.memory()
        tell(f"minute {minute}: {memory[minute]:.0f} MB")


# -- beside bots


def beside_bots(plan: Plan, bot_tables: int) -> Beside:
    """Moves of people without, and then beside, so many tables at which only hard bots play."""
    with ours() as server:
        return _run(_beside_bots(server, plan, bot_tables))


async def _beside_bots(server: Server, plan: Plan, bot_tables: int) -> Beside:
    async with crowd_at(server, plan.games, plan.seed) as crowd:
        quiet = await _quiet(crowd, plan)
        plan.tell(f"{bot_tables} tables at which only hard bots play")
        async with crowd_at(server, plan.games, plan.seed + 1) as others:  # another guest's
            for n in range(bot_tables):
                game = plan.games[n % len(plan.games)]
                hard = {"kind": "bot", "bot": all_games.named(game).levels["hard"]}
                await others.lay(game, [hard] * SEATS)
            asked = asyncio.create_task(_ask_quick_bots(crowd, plan.games[0], plan.seconds))
            times = await crowd.play(plan.seconds, plan.every)
            answers = await asked
        return Beside(f"{bot_tables} tables of hard bots", quiet, Shares.of(times), bot_tables, answers)


async def _quiet(crowd: Crowd, plan: Plan) -> Shares:
    plan.tell(f"{plan.tables} tables in quiet")
    await crowd.fill(plan.tables)
    await crowd.play(WARM_UP, plan.every)
    crowd.start_anew()
    await crowd.play(plan.seconds, plan.every)
    return Shares.of(crowd.start_anew())


async def _ask_quick_bots(crowd: Crowd, game: str, seconds: float) -> list[float]:
    """How long the bot that answers at once takes at a table with a person: from his answer to the bot's."""
    import msgspec

    answers: list[float] = []
    ends = time.perf_counter() + seconds
    quick = all_games.named(game).levels["beginner"]
    rng = random.Random(3)
    while time.perf_counter() < ends:
        table = await crowd.lay(game, [{"kind": "here"}, {"kind": "bot", "bot": quick}])
        socket = await crowd.connect(f"ws://127.0.0.1:{crowd.server.port}/api/tables/{table}/live?seat=0")
        sent, number = 0.0, 0
        async for data in socket:
            frame = msgspec.json.decode(data)
            if frame["kind"] == "line" and frame["line"]["seat"] == 1 and sent:
                answers.append((time.perf_counter() - sent) * 1000)
                sent = 0.0
            view = frame.get("view")
            if view is None:
                continue
            if not view["deciding"] or time.perf_counter() > ends:
                break
            if view.get("prompt"):
                await asyncio.sleep(0.2)
                number += 1
                action = rng.choice(view["prompt"]["choices"])["action"]
                command = {"id": str(number), "do": "answer", "prompt": frame["prompt"], "action": action}
                sent = time.perf_counter()
                await socket.send(msgspec.json.encode(command).decode())
        await socket.close()
    return answers


# -- beside somebody who asks for more than his share


def beside_attack(plan: Plan, attack: str) -> Beside:
    """Moves of people without, and then beside, some clients that ask for the same costly thing again and again."""
    with ours(AS_EVER) as server, strangers(server, attack) as others:
        return _run(_beside_attack(server, plan, attack, others))


async def _beside_attack(server: Server, plan: Plan, attack: str, others: Strangers) -> Beside:
    async with crowd_at(server, plan.games, plan.seed) as crowd:
        quiet = await _quiet(crowd, plan)
        plan.tell(f"{CLIENTS} clients ask for {attack}, again and again")
        others.begin(plan.seconds)
        times = await crowd.play(plan.seconds, plan.every)
        done = await asyncio.to_thread(others.done)
        return Beside(f"{CLIENTS} clients that ask for {attack}", quiet, Shares.of(times), done)
