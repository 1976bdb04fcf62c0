"""Waiting in turn, by address first: no address gains by sending more, or under more names."""

from __future__ import annotations

import asyncio
from collections.abc import Generator

from sarai.server.fair_queue import FairQueue
from sarai.server.quotas import Who
from sarai.server.slices import Slices
from sarai.server.turnstile import Turnstile
from tests.server.harness import in_a_thread

EVE = [Who(f"eve {n}", "eve's") for n in range(50)]
ANN = Who("ann", "ann's")
BEN = Who("ben", "ann's")


def test_one_of_each_address_and_there_of_each_guest():
    line: FairQueue[str] = FairQueue()
    for who in EVE[:3]:
        for n in range(2):
            line.add(who, f"{who.guest}, {n}")
    line.add(ANN, "ann, 0")
    line.add(ANN, "ann, 1")
    line.add(BEN, "ben, 0")
    order = []
    while line:
        who, said = line.next()
        assert said.startswith(who.guest)
        order.append(said)
    assert order == [
        "eve 0, 0", "ann, 0", "eve 1, 0", "ben, 0", "eve 2, 0", "ann, 1", "eve 0, 1", "eve 1, 1", "eve 2, 1",
    ]  # fmt: skip


def test_a_request_waits_for_one_of_each_other_address(monkeypatch):
    async def run() -> list[str]:
        gate, passed = Turnstile(), []

        async def ask(who: Who) -> None:
            if await gate.passed(who):
                passed.append(who.guest)

        asked = [asyncio.create_task(ask(who)) for who in (*EVE, ANN)]
        await asyncio.gather(*asked)
        return passed

    passed = in_a_thread(asyncio.run, run())
    assert passed.index("ann") <= 2
    assert len(passed) == 51


def test_requests_of_those_who_have_gone_are_passed_over():
    async def run() -> None:
        gate = Turnstile()
        first = asyncio.create_task(gate.passed(ANN))
        gone = [asyncio.create_task(gate.passed(who, lambda: True)) for who in EVE]
        here = asyncio.create_task(gate.passed(ANN))
        assert await first
        assert not any(await asyncio.gather(*gone))
        assert await here
        assert await gate.passed(ANN), "the gate is not stuck"

    in_a_thread(asyncio.run, run())


def test_an_address_has_two_works_under_way_and_no_more(monkeypatch):
    """So asking for more takes up no more room, and does not leave fewer slices for others."""
    monkeypatch.setattr("sarai.server.slices.SLICE", 0)

    async def run() -> None:
        slices = Slices()
        begun: dict[str, set[int]] = {"eve's": set(), "ann's": set()}
        most, done = {"eve's": 0, "ann's": 0}, []

        def work(who: Who, n: int) -> Generator[None, None, int]:
            begun[who.address].add(n)
            for _ in range(5):
                most[who.address] = max(most[who.address], len(begun[who.address]))
                yield None
            begun[who.address].discard(n)
            done.append(who.guest)
            return n

        asked = [asyncio.create_task(slices.do(who, work(who, n))) for n, who in enumerate(EVE)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(slices.do(ANN, work(ANN, 50))))
        assert await asyncio.gather(*asked) == list(range(51))
        assert most == {"eve's": 2, "ann's": 1}
        assert done.index("ann") < 5
        await asyncio.sleep(0)
        assert not slices._counts

    in_a_thread(asyncio.run, run())


def test_a_work_that_fails_or_is_given_up_lets_the_next_begin():
    async def run() -> None:
        slices = Slices()

        def fails() -> Generator[None, None, None]:
            yield None
            raise ValueError("as it should")

        def lasts() -> Generator[None, None, None]:
            while True:
                yield None

        failing = [asyncio.create_task(slices.do(ANN, fails())) for _ in range(4)]
        failed = await asyncio.gather(*failing, return_exceptions=True)
        assert all(isinstance(one, ValueError) for one in failed)
        lasting = [asyncio.create_task(slices.do(ANN, lasts())) for _ in range(3)]
        await asyncio.sleep(0.01)
        for one in lasting:
            one.cancel()
        after = asyncio.create_task(slices.do(ANN, fails()))
        assert isinstance((await asyncio.gather(after, return_exceptions=True))[0], ValueError)

    in_a_thread(asyncio.run, run())
