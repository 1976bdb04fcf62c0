"""Moves begin a few at a time; HTTP requests let moves go first, and one another too."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

from sarai.server import table_socket, turnstile, wire
from sarai.server.metrics import Metrics
from sarai.server.quotas import NOBODY_ASKS, Commands
from sarai.server.settings import Quotas
from sarai.server.turnstile import Turnstile
from tests.server.harness import in_a_thread

TURNS = 20


def passing(do: Callable[[Turnstile, list[int]], Awaitable[None]], requests: int = 3) -> list[int]:
    """Which of some simultaneous requests have passed when something has been done."""

    async def run() -> list[int]:
        gate, passed = Turnstile(), []

        async def request(number: int) -> None:
            await gate.passed(NOBODY_ASKS)
            passed.append(number)

        asking = [asyncio.create_task(request(number)) for number in range(requests)]
        await do(gate, passed)
        for one in asking:
            one.cancel()
        return list(passed)

    return in_a_thread(asyncio.run, run())


async def some_turns() -> None:
    for _ in range(TURNS):
        await asyncio.sleep(0)


async def all_pass(passed: list[int], requests: int = 3) -> None:
    async with asyncio.timeout(20):
        while len(passed) < requests:
            await asyncio.sleep(0)


def test_one_request_passes_in_a_turn_of_the_loop(monkeypatch):
    monkeypatch.setattr(turnstile, "LEAST_REST", 0.0)

    async def do(gate: Turnstile, passed: list[int]) -> None:
        before = 0
        async with asyncio.timeout(20):
            while len(passed) < 3:
                await asyncio.sleep(0)
                assert len(passed) <= before + 1
                before = len(passed)

    assert passing(do) == [0, 1, 2]


def test_the_next_request_waits_for_as_long_as_the_last_one_took():
    """Never shorter, however busy the machine is."""
    began: list[float] = []

    async def run() -> None:
        gate = Turnstile()

        async def request() -> None:
            await gate.passed(NOBODY_ASKS)
            began.append(time.perf_counter())
            time.sleep(0.02)

        await asyncio.gather(*(request() for _ in range(3)))

    in_a_thread(asyncio.run, run())
    first, second, third = began
    assert second - first >= 0.039
    assert third - second >= 0.039


def test_whoever_comes_after_a_quiet_time_does_not_wait(monkeypatch):
    monkeypatch.setattr(turnstile, "LEAST_REST", 600)

    async def do(gate: Turnstile, passed: list[int]) -> None:
        await some_turns()
        assert passed == [0], "the others still wait"

    assert passing(do) == [0]


def test_requests_wait_for_a_move_that_is_under_way(monkeypatch):
    monkeypatch.setattr(turnstile, "PATIENCE", 600)

    async def do(gate: Turnstile, passed: list[int]) -> None:
        with gate.move():
            with gate.move():
                await some_turns()
            await some_turns()
            assert passed == []
        await all_pass(passed)

    assert passing(do) == [0, 1, 2]


def test_requests_pass_also_where_moves_never_end(monkeypatch):
    monkeypatch.setattr(turnstile, "PATIENCE", 0.001)

    async def do(gate: Turnstile, passed: list[int]) -> None:
        async with asyncio.timeout(20):
            with gate.move():
                while len(passed) < 3:
                    await asyncio.sleep(0.001)

    assert passing(do) == [0, 1, 2]


def test_whoever_gives_up_waiting_holds_up_nobody(monkeypatch):
    monkeypatch.setattr(turnstile, "PATIENCE", 600)

    async def run() -> None:
        gate = Turnstile()
        with gate.move():
            gone = asyncio.create_task(gate.passed(NOBODY_ASKS))
            await some_turns()
            gone.cancel()
            await some_turns()
        await asyncio.wait_for(gate.passed(NOBODY_ASKS), 20)

    in_a_thread(asyncio.run, run())


def begun_by_turn(moves: int, gone: frozenset[int] = frozenset()) -> list[list[int]]:
    """Which of some simultaneous moves begin in each turn of the loop; some of those who wait go away."""

    async def run() -> list[list[int]]:
        gate, begun = Turnstile(), []

        async def move(number: int) -> None:
            await gate.begin()
            begun.append(number)

        coming = [asyncio.create_task(move(number)) for number in range(moves)]
        await asyncio.sleep(0)
        turns = [list(begun)]
        for number in gone:
            coming[number].cancel()
        async with asyncio.timeout(20):
            while not all(one.done() for one in coming):
                before = len(begun)
                await asyncio.sleep(0)
                if begun[before:]:
                    turns.append(begun[before:])
        await gate.begin()  # later moves wait for nobody
        return turns

    return in_a_thread(asyncio.run, run())


def test_of_many_moves_that_come_together_a_few_begin_in_each_turn_of_the_loop(monkeypatch):
    monkeypatch.setattr(turnstile, "BEGIN_TOGETHER", 3)
    assert begun_by_turn(8) == [[0, 1, 2], [3, 4, 5], [6, 7]]


def test_a_move_that_comes_alone_begins_at_once():
    assert begun_by_turn(1) == [[0]]


def test_whoever_goes_away_while_moves_wait_holds_up_nobody(monkeypatch):
    monkeypatch.setattr(turnstile, "BEGIN_TOGETHER", 2)
    assert begun_by_turn(8, gone=frozenset((3, 4))) == [[0, 1], [2, 5], [6, 7]]


def test_commands_that_come_by_many_sockets_begin_a_few_at_a_time(monkeypatch):
    """If `live` bypassed the turnstile, all of them would begin at once."""
    monkeypatch.setattr(turnstile, "BEGIN_TOGETHER", 2)

    async def run() -> list[int]:
        inn: Any = SimpleNamespace(turnstile=Turnstile(), metrics=Metrics(), commands=Commands(Quotas()))
        begun: list[int] = []
        most: list[int] = []

        async def obey(guest: str, seat: int, command: object) -> wire.Answer:
            begun.append(seat)
            return wire.Done("1")

        async def sit(seat: int) -> None:
            said = iter([{"type": "websocket.receive", "text": '{"id": "1", "do": "resume"}'}, {"type": "gone"}])

            async def receive() -> object:
                return next(said)

            host: Any = SimpleNamespace(obey=obey)
            eyes: Any = SimpleNamespace(guest="", address="", gone=False, seat=seat, show=lambda frame: None)
            await table_socket._receive(inn, receive, host, eyes)

        sitting = [asyncio.create_task(sit(seat)) for seat in range(6)]
        async with asyncio.timeout(20):
            while not all(one.done() for one in sitting):
                before = len(begun)
                await asyncio.sleep(0)
                most.append(len(begun) - before)
        assert begun == list(range(6))
        return most

    assert max(in_a_thread(asyncio.run, run())) == 2
