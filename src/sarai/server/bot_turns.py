"""The bots at a table: each is asked an open question of its own once, and its answer is carried out in turn."""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING

from sarai import bots
from sarai.bots.process import ThoughtEnded, ThoughtFailed
from sarai.kernel.plain_data import changed
from sarai.server import frames, wire
from sarai.server.refusals import Declined
from sarai.table import BotQuestion

if TYPE_CHECKING:
    from sarai.server.hosting import Host

log = logging.getLogger("sarai")
STROLL = 1.5
"""Seconds that a bot takes to answer while only bots play, and somebody looks on who may take their seat back."""


class BotsTurns:
    """The questions that the bots of one table are thinking about."""

    def __init__(self, host: Host) -> None:
        self.host: Host = weakref.proxy(host)  # it refers to us: this way it is freed as soon as nobody else holds it
        self._asking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._shown: list[int] = []
        self._closed = False

    def ask(self) -> None:
        """Ask every bot that owes an answer, once for each question; forget those whose question is closed."""
        if self._closed:
            return
        open_questions = {(seat, self.host.table.playing.numbers[seat]): seat for seat in self.host.table.bots_asked()}
        for key in [key for key in self._asking if key not in open_questions]:
            self._forget(key)
        for key, seat in open_questions.items():
            if key not in self._asking:
                self._asking[key] = asyncio.create_task(self._have_answered(self.host.table.question_to(seat)))
        thinking = self.thinking()
        if self.host.presence.eyes and thinking != self._shown:
            self.host.show_all(wire.ThinkingFrame(thinking))
        self._shown = thinking

    def _forget(self, key: tuple[int, int]) -> None:
        """Drop a question that is closed, ending its task, unless that task closed it by answering."""
        task = self._asking.pop(key)
        if task is not asyncio.current_task():
            task.cancel()

    def thinking(self) -> list[int]:
        return sorted({seat for seat, _ in self._asking})

    async def _have_answered(self, question: BotQuestion) -> None:
        key = (question.seat, question.number)
        try:
            if self._may_come_back():
                await asyncio.sleep(STROLL)
            pause = bots.pause(self.host.table.game, question.bot, question.view, question.luck)
            action, _ = await asyncio.gather(self._thought(question), asyncio.sleep(pause / 1000))
            if not self.host.table.people:
                await self.host.inn.turnstile.passed(self.host.maker)
            task = asyncio.current_task()
            await self.host.in_turn(lambda: self._answer(question, action, task))
        except asyncio.CancelledError:
            pass  # its question is closed; a task that ends so refers to nothing
        except Exception as error:
            if not isinstance(error, Declined):
                log.exception("a bot gave no answer", extra=self._about(question))
            await asyncio.sleep(1)
            if self._asking.get(key) is asyncio.current_task():
                del self._asking[key]
                self.ask()

    async def _thought(self, question: BotQuestion) -> int:
        """The bot's answer; if it took too much time or memory, the follower's."""
        host = self.host
        try:
            return await host.inn.think(host, question)
        except (ThoughtEnded, ThoughtFailed) as ended:
            reason = str(ended)
        follower = frames.follower(host.kept.game)
        instead = follower if question.bot != follower else "random"
        log.warning("a bot's thought was ended", extra=self._about(question) | {"reason": reason, "instead": instead})
        return await host.inn.think(host, changed(question, bot=instead))

    def _about(self, question: BotQuestion) -> dict[str, object]:
        return {"table": self.host.kept.id, "seat": question.seat, "bot": question.bot}

    def _may_come_back(self) -> bool:
        """Whether only bots play, one of them for somebody who looks on."""
        if self.host.table.people:
            return False
        here = self.host.presence.is_here
        return any(here(owner.guest) and not owner.resigned for owner in self.host.kept.owners if owner.guest)

    async def _answer(self, question: BotQuestion, action: int, task: asyncio.Task[None] | None) -> None:
        """Carry out a task's answer, unless its question was closed.

        The number alone does not tell: at a workbench it stays the same.
        """
        await self.host.act_on_time()
        key = (question.seat, question.number)
        if self._asking.get(key) is not task:
            return
        await self.host.inn.solved(self.host.table.game, self.host.table.playing.state, self.host)
        before = len(self.host.table.playing.record.lines)
        if self.host.table.bot_answers(question, action, self.host.time()):
            await self.host.commit(before)  # if that fails the question is still the bot's, and is asked again
        if self._asking.get(key) is task:
            del self._asking[key]
        self.ask()

    def close(self) -> None:
        self._closed = True
        for task in self._asking.values():
            task.cancel()
        self._asking.clear()
