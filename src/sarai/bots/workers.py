"""Bots in processes of their own. A worker is handed the bytes of a view and nothing else, so no bot can cheat."""

from __future__ import annotations

import atexit
import json
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from threading import Lock
from typing import TypeVar

from sarai import games
from sarai.bots import bot
from sarai.bots.ismcts import Alternative, IsmctsBot, merge
from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.reasons import Refusal
from sarai.kernel.view import View, read_view, view_bytes

Result = TypeVar("Result")


class WorkerDied(Refusal):
    """A worker ended in the middle of its thought, and so did the one that took over."""


class Workers:
    """A few processes for all tables. Asking waits for the answer; several threads may ask at the same time."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or os.cpu_count() or 1
        self._lock = Lock()
        self._pool = self._new_pool()

    def answer(self, game: Game, spec: str, seed: int, seen: View) -> int:
        """The action that the bot takes for the view's seat. The same view and seed give the same answer."""
        asked = bot(spec, game, Fast(seed))
        if isinstance(asked, IsmctsBot) and asked.budget.parts > 1 and len(asked.legal(seen)) > 1:
            return game.actions.parse(self.consider(game, spec, seed, seen)[0].action)
        work = (_answer, spec, seed, view_bytes(seen), game.pack.file)
        return game.actions.parse(self._result(self._submit(*work), *work))

    def consider(self, game: Game, spec: str, seed: int, seen: View) -> list[Alternative]:
        """What a searching bot makes of each alternative, the parts of its budget side by side."""
        searcher = bot(spec, game, Fast(seed))
        if not isinstance(searcher, IsmctsBot):
            raise Refusal(f"the bot {spec!r} does not search, so it has no alternatives to tell")
        seed = searcher.chance.below(2**30)
        parts = range(searcher.budget.parts)
        works = [(_look, spec, seed, part, view_bytes(seen), game.pack.file) for part in parts]
        jobs = [self._submit(*work) for work in works]
        return merge(self._result(job, *work) for job, work in zip(jobs, works, strict=True))

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, get_context("spawn"), _leave_interrupts_to_the_parent)

    def _submit(self, work: Callable[..., Result], *args: object) -> Future[Result]:
        with self._lock:
            try:
                return self._pool.submit(work, *args)
            except BrokenProcessPool:
                self._pool = self._new_pool()
                return self._pool.submit(work, *args)

    def _result(self, job: Future[Result], work: Callable[..., Result], *args: object) -> Result:
        """What came of the job; a worker that was killed is replaced once, and nobody's move is lost."""
        try:
            return job.result()
        except BrokenProcessPool:
            try:
                return self._submit(work, *args).result()
            except BrokenProcessPool as died:
                raise WorkerDied("a bot's process ended twice while it thought; ask it again") from died


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def shared() -> Workers:
    """The workers of this program, started when they are first needed."""
    workers = Workers()
    atexit.register(workers.close)
    return workers


@cache
def _game(name: str, pack: str, file: Path | None) -> Game:
    """The game with its pack; with the newer one where the file has changed since, and the view then says so."""
    return games.load(name, file) if file else games.load_as_named(name, pack)


def _seen(data: bytes, file: Path | None) -> tuple[Game, View]:
    plain = json.loads(data)
    game = _game(plain["game"], plain["pack"], file)
    return game, read_view(game, plain)


def _answer(spec: str, seed: int, data: bytes, file: Path | None) -> str:
    game, seen = _seen(data, file)
    return game.actions.text(bot(spec, game, Fast(seed)).answer(seen))


def _look(spec: str, seed: int, part: int, data: bytes, file: Path | None) -> list[Alternative]:
    game, seen = _seen(data, file)
    searcher = bot(spec, game, Fast(0))
    assert isinstance(searcher, IsmctsBot)
    return searcher.look(seen, seed, part)
