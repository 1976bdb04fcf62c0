"""What `sarai load` measures: many tables, alone, beside bots, and beside clients that ask for more than their
share."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import os
import random
import resource
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, NamedTuple, TypeVar

from sarai import games as all_games
from sarai.bots import levels
from sarai.bots.process import take_short_turns
from sarai.lab.load.server_process import CHORES, Server, bare, off, ours, stolen_seconds
from sarai.lab.load.strangers import CLIENTS, Strangers, strangers
from sarai.lab.load.tables import SEATS, Crowd, Times, crowd_at, rooms_at

MOST_TABLES = 5000
MOST_SECONDS = 3600
ROUNDS = 4
"""How many turns everything takes: a machine may be slower for a while, and what is compared should fare alike."""
LONG = 120.0
"""Seconds beyond which a run is one round, since it is about what becomes of a server that gets no rest."""
FLOOR_SECONDS = 10.0
MESSAGE = 2500
"""Bytes of a message at the servers that do less: about as many as in a frame of ours."""
WARM_UP = 3.0
MINUTE = 60.0
CORES = os.cpu_count() or 1
REQUESTS = 1000

Result = TypeVar("Result")
Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class LoadPlan:
    """What is played: at how many tables, for how long, how many seconds after each move, and which games in turn."""

    tables: int
    seconds: float
    every: float
    games: Sequence[str]
    seed: int
    tell: Tell
    core: int | None = None
    """The core that each server has to itself; the clients, and what the servers start, keep off it."""


@dataclass(slots=True)
class Shares:
    """How long moves took until the other sockets showed them, in milliseconds."""

    p50: float
    p99: float
    most: float
    moves: int
    late: int

    @classmethod
    def of(cls, rounds: Sequence[Times]) -> Shares:
        times = Times()
        for one in rounds:
            times.add(one)
        return cls(times.share(0.5), times.share(0.99), times.most, times.moves, times.late)


@dataclass(slots=True)
class Slowdown:
    """How much longer something took than something else: the median over the rounds, and each round."""

    p50: float
    p99: float
    p50_by_round: list[float]
    p99_by_round: list[float]

    @classmethod
    def of(cls, ours: Sequence[Times], others: Sequence[Times]) -> Slowdown:
        by_round = [
            [one.share(share) / max(other.share(share), 1e-6) for one, other in zip(ours, others, strict=True)]
            for share in (0.5, 0.99)
        ]
        return cls(median(by_round[0]), median(by_round[1]), *by_round)


@dataclass(slots=True)
class Minute:
    """One minute of a long run."""

    memory: float
    """Megabytes of the server's process at the end of the minute."""
    p99: float
    stolen: float


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
    to_bare: Slowdown
    to_committing: Slowdown
    idle_table: float
    """Megabytes of a table that nobody looks at, beyond the first of its game."""
    watched_table: float
    """Megabytes of a table with its four sockets."""
    games_request: float
    """Milliseconds of the server's computing for one `GET /api/games`."""
    cpu: float
    """The share of one core that the server's process took."""
    stolen: float
    """The share of the machine's cores that others had while we wanted them."""
    minutes: list[Minute]
    finished: int
    refused: int


@dataclass(slots=True)
class Beside:
    """The same moves without something and beside it."""

    what: str
    quiet: Shares
    with_it: Shares
    ratio: Slowdown
    done: int
    """How many answers the bots gave meanwhile, or how often the clients were given what they asked for."""
    refused: int = 0
    """How often the clients were told that it was too much."""
    answers: list[float] = field(default_factory=list)
    """How long a quick bot took to answer a person meanwhile, in milliseconds."""

    def answer_share(self, share: float) -> float:
        found = sorted(self.answers)
        return found[min(len(found) - 1, int(len(found) * share))] if found else 0.0


def _run(work: Coroutine[Any, Any, Result]) -> Result:
    """Run on the quicker loop if there is one, with as many open files as allowed.

    Garbage is not collected meanwhile: the measuring must not stop for it, and is over soon. Nor must it wait for bots
    and strangers on the same core.
    """
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()
    take_short_turns()
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


def _turns(plan: LoadPlan) -> tuple[int, float]:
    """How many rounds there are, and how many seconds a turn takes."""
    rounds = ROUNDS if plan.seconds <= LONG else 1
    return rounds, plan.seconds / rounds


def measure(plan: LoadPlan) -> Load:
    """Play at the tables of our server and of the servers that do less, which take turns."""
    core = plan.core
    with bare(core, commits=False) as passing, bare(core, commits=True) as committing, ours(core) as server, off(core):
        return _run(_measure(plan, server, passing, committing))


async def _measure(plan: LoadPlan, server: Server, *lesser: Server) -> Load:
    async with contextlib.AsyncExitStack() as stack:
        plan.tell(f"opening {plan.tables} tables at each of three servers")
        floors = [await stack.enter_async_context(rooms_at(one, plan.tables, plan.seed, MESSAGE)) for one in lesser]
        crowd = await stack.enter_async_context(crowd_at(server, plan.games, plan.seed))
        games_request = await _games_request(crowd)
        idle = await _idle_table(crowd, plan.games, max(20, min(plan.tables, 200)))
        before = server.memory()
        await crowd.fill(plan.tables)
        watched = (server.memory() - before) / plan.tables
        rounds, turn = _turns(plan)
        if plan.seconds > LONG:
            plan.tell("playing the tables to different points of their games")
            await crowd.spread()
        await asyncio.sleep(1)
        await crowd.play(WARM_UP, plan.every)
        crowd.start_anew()
        found: list[list[Times]] = [[], [], []]
        watches: list[Watch] = []
        for number in range(rounds):
            plan.tell(f"round {number + 1} of {rounds}")
            for one, rooms in enumerate(floors):
                await rooms.play(min(turn, FLOOR_SECONDS), plan.every)
                found[one + 1].append(rooms.start_anew())
            watches.append(Watch(server, crowd.times))
            watching = asyncio.create_task(watches[-1].by_minute(plan.tell))
            await crowd.play(turn, plan.every)
            watching.cancel()
            watches[-1].end()
            found[0].append(crowd.start_anew())
        took = sum(watch.took for watch in watches)
        mine, bare_times, committed = found
        return Load(
            plan.tables, list(plan.games), plan.every, plan.seconds,
            Shares.of(mine), Shares.of(bare_times), Shares.of(committed),
            Slowdown.of(mine, bare_times), Slowdown.of(mine, committed),
            idle, watched, games_request,
            sum(watch.computed for watch in watches) / took, sum(watch.stolen for watch in watches) / took / CORES,
            [minute for watch in watches for minute in watch.minutes()],
            sum(one.games for one in mine), sum(one.refused for one in mine),
        )  # fmt: skip


async def _games_request(crowd: Crowd) -> float:
    """Milliseconds of computing for one request, by a browser that has no cookie yet."""
    await crowd.ask_for_games(20)
    before = crowd.server.cpu()
    await crowd.ask_for_games(REQUESTS)
    return (crowd.server.cpu() - before) / REQUESTS * 1000


async def _idle_table(crowd: Crowd, games: Sequence[str], tables: int) -> float:
    """Megabytes of a table that nobody looks at; of several games, the largest."""
    found = []
    for game in games:
        for _ in range(3):  # what the first table of a game brings with it is not counted
            await crowd.lay(game)
        before = crowd.server.memory()
        for _ in range(tables):
            await crowd.lay(game)
        found.append((crowd.server.memory() - before) / tables)
    return max(found)


class Look(NamedTuple):
    """How things stand at one moment."""

    at: float
    shown: int
    memory: float
    computed: float
    stolen: float


class Watch:
    """Looks at the beginning, once a minute and at the end, and counts when all is over: the measuring side must not
    compute meanwhile."""

    def __init__(self, server: Server, times: Times) -> None:
        self._server = server
        self._times = times
        self._looks = [self._look()]
        self._last = self._looks[0]

    def _look(self) -> Look:
        return Look(
            time.perf_counter(), len(self._times.shown), self._server.memory(), self._server.cpu(), stolen_seconds()
        )

    async def by_minute(self, tell: Tell) -> None:
        while True:
            await asyncio.sleep(MINUTE)
            self._looks.append(self._look())
            tell(f"minute {len(self._looks) - 1}: {self._looks[-1].memory:.0f} MB")

    def end(self) -> None:
        self._last = self._look()

    @property
    def took(self) -> float:
        return self._last.at - self._looks[0].at

    @property
    def computed(self) -> float:
        return self._last.computed - self._looks[0].computed

    @property
    def stolen(self) -> float:
        return self._last.stolen - self._looks[0].stolen

    def minutes(self) -> list[Minute]:
        return [
            Minute(
                after.memory,
                Times(self._times.shown[before.shown : after.shown]).share(0.99),
                (after.stolen - before.stolen) / (after.at - before.at) / CORES,
            )
            for before, after in itertools.pairwise(self._looks)
        ]


# -- beside bots


def beside_bots(plan: LoadPlan, bot_tables: int) -> Beside:
    """Moves of people without and then beside that many tables of hard bots alone."""
    with ours(plan.core) as server, off(plan.core):
        return _run(_beside_bots(server, plan, bot_tables))


async def _beside_bots(server: Server, plan: LoadPlan, bot_tables: int) -> Beside:
    """Between two turns the bots' tables are closed, then opened again, whereupon their bots go on."""
    async with crowd_at(server, plan.games, plan.seed) as crowd, crowd_at(server, plan.games, plan.seed + 1) as others:
        laid: list[str] = []
        answers: list[float] = []

        async def play_beside(seconds: float) -> int:
            for n in range(bot_tables):
                if len(laid) < bot_tables:
                    game = plan.games[n % len(plan.games)]
                    hard = {"kind": "bot", "bot": levels(all_games.load(game))["hard"]}
                    laid.append(await others.lay(game, [hard] * SEATS))
                else:
                    await others.show(laid[n])
            before = await crowd.answers_of_bots()
            asked = asyncio.create_task(_ask_quick_bots(crowd, plan.games[0], seconds))
            await crowd.play(seconds, plan.every)
            answers.extend(await asked)
            given = await crowd.answers_of_bots() - before
            for table in laid:
                await server.close(table)
            return given

        found = await _in_turns(crowd, plan, play_beside, f"{bot_tables} tables of hard bots")
        found.answers = answers
        return found


async def _in_turns(crowd: Crowd, plan: LoadPlan, play_beside: Callable[[float], Awaitable[int]], what: str) -> Beside:
    """Alternate turns without and beside something."""
    await crowd.fill(plan.tables)
    await crowd.play(WARM_UP, plan.every)
    crowd.start_anew()
    rounds, turn = _turns(plan)
    quiet, beside, done = [], [], 0
    for number in range(rounds):
        plan.tell(f"round {number + 1} of {rounds}: undisturbed, then beside {what}")
        await crowd.play(turn, plan.every)
        quiet.append(crowd.start_anew())
        done += await play_beside(turn)
        beside.append(crowd.start_anew())
        await asyncio.sleep(1)
    return Beside(what, Shares.of(quiet), Shares.of(beside), Slowdown.of(beside, quiet), done)


async def _ask_quick_bots(crowd: Crowd, game: str, seconds: float) -> list[float]:
    """How long the bot that answers at once takes at a table with a person: from their answer to the bot's."""
    import msgspec

    answers: list[float] = []
    ends = time.perf_counter() + seconds
    quick = levels(all_games.load(game))["beginner"]
    rng = random.Random(3)
    while time.perf_counter() < ends:
        table = await crowd.lay(game, [{"kind": "here"}, {"kind": "bot", "bot": quick}])
        socket = await crowd.connect(f"/api/tables/{table}/live?seat=0")
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


# -- beside clients that ask for more than their share


def beside_attack(plan: LoadPlan, attack: str) -> Beside:
    """Moves of people without and then beside some clients that keep asking for the same costly thing."""
    with ours(plan.core, CHORES) as server, off(plan.core), strangers(server, attack) as others:
        return _run(_beside_attack(server, plan, attack, others))


async def _beside_attack(server: Server, plan: LoadPlan, attack: str, others: Strangers) -> Beside:
    async with crowd_at(server, plan.games, plan.seed) as crowd:
        refused = 0

        async def play_beside(seconds: float) -> int:
            nonlocal refused
            asking = asyncio.create_task(others.ask(seconds))
            await crowd.play(seconds, plan.every)
            asked = await asking
            refused += asked.refused
            return asked.done

        found = await _in_turns(crowd, plan, play_beside, f"{CLIENTS} clients that ask for {attack}")
        found.refused = refused
        return found
