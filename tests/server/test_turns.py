"""The bots at a table are asked once for each question, also when a pause closes it and opens it again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from sarai import bots, games
from sarai.kernel.chance import Dealer
from sarai.server.presence import Presence
from sarai.server.turns import BotsTurns
from sarai.table import Question, Seat, Table
from tests.server.harness import in_a_thread

PACE = 60
"""Milliseconds a tile."""


class Waiting:
    """A host that keeps nothing and shows nothing; it counts what the bots bring."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.presence = Presence()
        self.kept = SimpleNamespace(id="here", owners=[])
        self.inn = self
        self.brought = 0
        self.turns = BotsTurns(self)  # type: ignore[arg-type]

    async def think(self, host: Any, question: Question) -> int:
        return bots.ask(self.table.game, question.bot, question.view, question.luck)

    async def solved(self, *_: Any) -> None: ...

    async def in_turn(self, do: Callable[[], Any]) -> Any:
        self.brought += 1
        return await do()

    async def act_on_time(self) -> None: ...

    async def commit(self, before: int) -> None:
        self.turns.ask()

    def time(self) -> int:
        return self.table.playing.at


def test_a_bot_that_builds_goes_on_once_after_a_pause(monkeypatch, caplog):
    monkeypatch.setattr(bots, "pause", lambda *_: PACE)
    seats = [Seat("Ann"), Seat("Bot", "merchant:4")]
    table = Table.opened(games.load("adventures"), seats, Dealer(b"sand", ("a", "b")))
    for seat in (0, 1):
        table.answer(seat, "ready")
    host = Waiting(table)

    async def play() -> None:
        host.turns.ask()
        for _ in range(3):
            await asyncio.sleep(PACE / 1500)
            table.pause(0)
            host.turns.ask()
            assert not host.turns.thinking()
            table.resume(0)
            host.turns.ask()
        while table.owed != [0]:
            await asyncio.sleep(PACE / 1000)
        host.turns.close()

    in_a_thread(asyncio.run, play())
    built = [
        line for line in table.playing.record.lines if line.seat == 1 and line.text.startswith(("place", "declare"))
    ]
    assert host.brought == len(built), "nothing was brought for a question that was closed"
    assert not caplog.records
