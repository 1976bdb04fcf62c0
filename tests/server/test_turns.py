"""The bots at a table: each question is asked once, and their answers let people's moves go first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from sarai import bots, games
from sarai.kernel.chance import Dealer
from sarai.server import turnstile
from sarai.server.bot_turns import BotsTurns
from sarai.server.presence import Presence
from sarai.server.quotas import NOBODY_ASKS
from sarai.server.turnstile import Turnstile
from sarai.table import BotQuestion, Seat, Table
from tests.server.harness import in_a_thread

PACE = 60
"""Milliseconds a tile."""


class Waiting:
    """A host that stores nothing and shows nothing; it counts the answers that bots bring."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.presence = Presence()
        self.kept = SimpleNamespace(id="here", owners=[])
        self.maker = NOBODY_ASKS
        self.inn = self
        self.turnstile = Turnstile()
        self.brought = 0
        self.turns = BotsTurns(self)  # type: ignore[arg-type]

    async def think(self, host: Any, question: BotQuestion) -> int:
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


def brought_during_a_move(monkeypatch, *seats: Seat) -> int:
    """How many answers bots bring while somebody's move at another table is under way."""
    monkeypatch.setattr(bots, "pause", lambda *_: 0)
    monkeypatch.setattr(turnstile, "PATIENCE", 60.0)
    host = Waiting(Table.opened(games.load("dunhuang"), list(seats), Dealer(b"sand", ("a", "b"))))

    async def play() -> int:
        with host.turnstile.move():
            host.turns.ask()
            for _ in range(50):
                await asyncio.sleep(0)
            brought = host.brought
        async with asyncio.timeout(20):
            while not host.brought:
                await asyncio.sleep(0)
        host.turns.close()
        return brought

    return int(in_a_thread(asyncio.run, play()))


def test_a_bot_among_bots_waits_for_peoples_moves(monkeypatch):
    assert brought_during_a_move(monkeypatch, Seat("One", "random"), Seat("Two", "random")) == 0


def test_a_bot_that_plays_with_somebody_does_not_wait(monkeypatch):
    assert brought_during_a_move(monkeypatch, Seat("Ann"), Seat("Bot", "random")) > 0
