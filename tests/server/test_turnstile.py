"""Requests over HTTP let moves go first, and one another too."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from sarai.server import turnstile
from sarai.server.turnstile import Turnstile
from tests.server.harness import in_a_thread

TURNS = 20


def passing(do: Callable[[Turnstile, list[int]], Awaitable[None]], requests: int = 3) -> list[int]:
    """Which requests have passed when something has been done, of some that came at once."""

    async def run() -> list[int]:
        gate, passed = Turnstile(), []

        async def request(number: int) -> None:
            await gate.passed()
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
            await gate.passed()
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
        assert passed == [0], "the others rest"

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
            gone = asyncio.create_task(gate.passed())
            await some_turns()
            gone.cancel()
            await some_turns()
        await asyncio.wait_for(gate.passed(), 20)

    in_a_thread(asyncio.run, run())
