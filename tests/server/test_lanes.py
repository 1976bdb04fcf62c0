"""Lanes: each serves its queue fairly, by guest and by table, with people before everybody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from sarai.bots.process import ThoughtEnded
from sarai.server.eyes import Eyes
from sarai.server.inn import BOTS, Inn
from sarai.server.lanes import MOST_TAGS, Crowded, Lane, Tags
from sarai.server.metrics import Metrics
from sarai.server.promises import MOST_GUESTS, MOST_OF_ONE, Promises
from sarai.server.quotas import Who
from sarai.server.refusals import Declined
from tests.server.test_eyes import Drawer
from tests.server.test_keeping import kept_at, laid

ROOT = Path(__file__).parent.parent.parent


def run(do: Callable[[], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with asyncio.timeout(60):
            await do()

    with ThreadPoolExecutor(1) as thread:  # in the main thread Playwright's loop may be running
        thread.submit(asyncio.run, all_of_it()).result()


# -- tags


def test_the_lowest_tag_comes_next_and_grows_with_what_was_given():
    tags, served = Tags(), []
    costs = {"ann": 1.0, "ben": 3.0, "cem": 1.0}
    for _ in range(70):
        name = min(costs, key=lambda one: (tags.of(one), one))
        tags.begin(name)
        tags.give(name, costs[name])
        served.append(name)
    had = {name: served.count(name) * cost for name, cost in costs.items()}
    assert max(had.values()) - min(had.values()) <= 2 * max(costs.values()), "all got equally much, however they asked"


def test_nobody_saves_up_by_not_asking():
    tags = Tags()
    for _ in range(50):
        tags.begin("ann")
        tags.give("ann", 1.0)
    assert tags.of("late") == tags.clock == 49.0
    tags.begin("late")
    tags.give("late", 1.0)
    assert tags.of("late") == tags.of("ann")


def test_tags_of_those_who_rest_are_forgotten():
    tags = Tags()
    for n in range(3 * MOST_TAGS):
        tags.begin(f"guest {n}")
        tags.give(f"guest {n}", 0.5)
        tags.clock += 1
    assert len(tags._of) <= MOST_TAGS + 1


# -- lanes


class SlowLane(Lane):
    """One process, which answers when it is allowed to and notes the questions it served. It answers with `said`, or
    with the question itself."""

    def __init__(self, said: bytes = b"", **more: Any) -> None:
        super().__init__("slow", "nothing", 1, 60, Metrics(), **more)
        self.served: list[str] = []
        self.said = said

    def _answer(self, question: bytes) -> bytes:
        self.served.append(question.decode())
        return self.said or question


async def answered(lane: SlowLane, *asked: tuple[str, str, str, bool]) -> list[str]:
    """In which order the questions are served, if all come while the first is being answered."""
    tasks = [
        asyncio.create_task(lane.ask(what.encode(), Who(guest, f"home of {guest}"), table, urgent))
        for what, guest, table, urgent in asked
    ]
    await asyncio.gather(*tasks)
    return lane.served


def test_a_guest_with_many_tables_waits_for_himself():
    async def do() -> None:
        lane = SlowLane()
        many = [(f"eve {n}", "eve", f"e{n}", True) for n in range(10)]
        order = await answered(lane, *many, ("ann", "ann", "a", True), ("ben", "ben", "b", True))
        assert {order.index("ann"), order.index("ben")} == {1, 2}, "all others but the one already begun come later"
        lane.close()

    run(do)


def test_an_address_with_many_cookies_waits_for_itself():
    async def do() -> None:
        lane = SlowLane()
        eves = [Who(f"eve {n}", "eve's") for n in range(20)]
        for who in (*eves, Who("ann", "ann's")):
            asyncio.get_running_loop().create_task(lane.ask(who.guest.encode(), who, f"of {who.guest}"))
        async with asyncio.timeout(20):
            while len(lane.served) < 21:
                await asyncio.sleep(0)
        assert lane.served.index("ann") == 1
        lane.close()

    run(do)


def test_a_table_with_many_questions_waits_for_itself():
    async def do() -> None:
        lane = SlowLane()
        many = [(f"busy {n}", "ann", "busy", True) for n in range(8)]
        order = await answered(lane, *many, ("other", "ann", "other", True))
        assert order.index("other") == 1
        lane.close()

    run(do)


def test_whom_somebody_waits_for_comes_first():
    async def do() -> None:
        lane = SlowLane()
        idle = [(f"idle {n}", f"guest {n}", f"t{n}", False) for n in range(6)]
        order = await answered(lane, *idle, ("person", "eve", "p", True), ("person too", "eve", "q", True))
        assert order[1:3] == ["person", "person too"]
        lane.close()

    run(do)


def test_a_lane_that_is_full_says_so_and_who_has_gone_is_not_served():
    async def do() -> None:
        lane = SlowLane(most=3)
        tasks = [asyncio.create_task(lane.ask(f"{n}".encode(), Who("ann", ""), "a")) for n in range(4)]
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(lane.ask(b"in his place", Who("ann", ""), "a")))
        await asyncio.sleep(0)
        with pytest.raises(Crowded, match="3 are already waiting in the slow lane"):
            await lane.ask(b"too much", Who("ben", ""), "b")
        await asyncio.gather(*tasks, return_exceptions=True)
        assert sorted(lane.served) == ["0", "1", "3", "in his place"]
        assert lane.waiting == 0
        lane.close()
        with pytest.raises(ThoughtEnded):
            await lane.ask(b"late", Who("ben", ""), "b")

    run(do)


def test_a_game_that_has_to_go_on_does_not_wait_for_chores():
    """Nor do the rules solve it in place, since everybody on the server would wait for that."""

    class Known:
        known: ClassVar[list[tuple[int, ...]]] = []

        def know(self, riddle: tuple[int, ...], answer: tuple[int, ...]) -> None:
            self.known.append((*riddle, *answer))

    class Game:
        id, pack, riddles = "adventures", "pack", Known()

    async def do() -> None:
        inn: Any = SimpleNamespace(lanes={"chores": SlowLane(most=1), "solver": SlowLane(b'{"answer":[[3, 4]]}')})
        chores = inn.lanes["chores"]
        chores.processes = 0  # all processes are busy with somebody else
        other = asyncio.create_task(chores.ask(b"1", Who("ann", ""), "a"))
        await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await Inn._solve_riddles(inn, Game(), [(1, 2)], Who("ben", ""), "b")  # type: ignore[arg-type]
        assert Known.known == [(1, 2, 3, 4)]
        assert not other.done()
        for lane in inn.lanes.values():
            lane.close()

    run(do)


def test_a_process_that_takes_too_much_memory_is_ended_and_the_next_is_asked(monkeypatch):
    monkeypatch.chdir(ROOT)

    async def do() -> None:
        metrics = Metrics()
        lane = Lane("hungry", "tests.obstinate", 1, 60, metrics, memory=180)
        with pytest.raises(ThoughtEnded, match="more memory than it was allowed"):
            await lane.ask(b'{"do": "eat"}', Who("eve", ""), "e")
        answer = await lane.ask(json.dumps({"do": "say", "word": "camel"}).encode(), Who("ann", ""), "a")
        assert json.loads(answer) == {"answer": "camel"}
        assert b'sarai_thoughts_ended_total{lane="hungry"} 1.0' in metrics.text()
        lane.close()

    run(do)


@pytest.mark.parametrize(
    ("kinds", "here", "lane", "urgent"),
    [
        (("here", "random"), True, "quick", True),
        (("here", "random"), False, "quick", False),
        (("here", "ismcts:1500"), True, "search", True),
        (("here", "ismcts:1500"), False, "search", False),
        (("greedy", "ismcts:1500"), True, "unattended", False),
        (("random", "random"), False, "unattended", False),
    ],
)
def test_which_lane_a_bot_is_asked_in(tmp_path, kinds, here, lane, urgent):
    """At tables where only bots play, even quick ones wait in a lane of their own; onlookers do not make them
    urgent."""
    asked: list[tuple[str, Who, str, bool]] = []

    async def do(inn: Inn, _: object) -> None:
        host = await laid(inn, *kinds)
        if here:
            host.presence.come(Eyes(Who("ann", ""), -1, Drawer()))

        def asks(name: str) -> Callable[..., Awaitable[bytes]]:
            async def ask(question: bytes, who: Who, table: str, waited_for: bool) -> bytes:
                asked.append((name, who, table, waited_for))
                raise ThoughtEnded("that is all we wanted to know")

            return ask

        for name, one in inn.lanes.items():
            one.ask = asks(name)  # type: ignore[method-assign, assignment]
        question = SimpleNamespace(bot=kinds[1], luck=1, view=host.table.playing.view(1))
        with pytest.raises(ThoughtEnded):
            await Inn.think(inn, host, question)  # type: ignore[arg-type]
        assert asked == [(lane, Who("ann", "here"), host.kept.id, urgent)]

    kept_at(tmp_path, do)


def test_no_lane_of_bots_is_without_limits(tmp_path):
    async def do(inn: Inn, _: object) -> None:
        for lane in inn.lanes.values():
            assert 0 < lane.seconds <= 60
            assert lane._memory >= 128
        assert {lane._module for name, lane in inn.lanes.items() if name not in ("solver", "chores")} == {BOTS}
        nice = [inn.lanes[name]._nice for name in ("quick", "search", "unattended")]
        assert nice == sorted(set(nice)), "bots among themselves let everybody go first"

    kept_at(tmp_path, do)


# -- promises


def test_promises_are_bounded_by_guest_and_in_all():
    promises = Promises()
    first = [promises.make("ann") for _ in range(MOST_OF_ONE + 3)]
    for forgotten in first[:3]:
        with pytest.raises(Declined, match="why-no-promise"):
            promises.keep("ann", forgotten)
    assert promises.keep("ann", first[-1])
    with pytest.raises(Declined, match="why-no-promise"):
        promises.keep("ann", first[-1])
    with pytest.raises(Declined, match="why-no-promise"):
        promises.keep("ben", first[-2])
    for n in range(MOST_GUESTS + 50):
        promises.make(f"guest {n}")
    assert len(promises._of) == MOST_GUESTS
