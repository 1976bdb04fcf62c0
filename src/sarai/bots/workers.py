"""Bots in processes of their own. A worker gets the bytes of a view and nothing else, so no bot can cheat."""

from __future__ import annotations

import atexit
import json
import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import LifoQueue
from typing import Any

from sarai import games
from sarai.bots import bot
from sarai.bots.ismcts import Alternative, IsmctsBot, merge
from sarai.bots.process import Process, ThoughtEnded, found_in, work
from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.reasons import Refusal
from sarai.kernel.view import View, read_view, view_bytes


class WorkerDied(Refusal):
    """A worker ended while it was thinking, and so did the one that took over."""


class Workers:
    """A few processes for the bots of one program. Asking waits for the answer; several threads may ask at once.

    Nothing limits how long they think, since whoever asks has chosen the budget.
    """

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or os.cpu_count() or 1
        self._free: LifoQueue[Process | None] = LifoQueue()  # the most recent worker goes first
        for _ in range(self.processes):
            self._free.put(None)  # started when first needed
        self._started: list[Process] = []
        self._closed = False
        self._askers = ThreadPoolExecutor(self.processes)

    def answer(self, game: Game, spec: str, seed: int, seen: View) -> int:
        """The action that the bot takes for the view's seat. The same view and seed give the same answer."""
        asked = bot(spec, game, Fast(seed))
        if isinstance(asked, IsmctsBot) and asked.budget.parts > 1 and len(asked.legal(seen)) > 1:
            return game.actions.parse(self.consider(game, spec, seed, seen)[0].action)
        return game.actions.parse(self._ask(question(game, spec, seed, view_bytes(seen))))

    def consider(self, game: Game, spec: str, seed: int, seen: View) -> list[Alternative]:
        """What a searching bot thinks of each alternative; the parts of its budget run side by side."""
        searcher = bot(spec, game, Fast(seed))
        if not isinstance(searcher, IsmctsBot):
            raise Refusal(f"the bot {spec!r} does not search, so it has no alternatives to show")
        seed, told = searcher.chance.below(2**30), view_bytes(seen)
        questions = [question(game, spec, seed, told, part) for part in range(searcher.budget.parts)]
        return merge([Alternative(*one) for one in found] for found in self._askers.map(self._ask, questions))

    def close(self) -> None:
        """End the workers at once; their answers are no longer wanted."""
        self._closed = True
        self._askers.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._started):
            worker.end()

    def _ask(self, asked: bytes) -> Any:
        """Ask a free worker; one that was killed is replaced, and nobody's move is lost."""
        worker = self._free.get()
        try:
            for _ in range(2):
                worker = worker or self._start()
                try:
                    return json.loads(found_in(worker.ask(asked)))
                except ThoughtEnded:
                    self._started.remove(worker)
                    worker = None
            raise WorkerDied("a bot's process ended twice while it was thinking; ask it again")
        finally:
            self._free.put(worker)

    def _start(self) -> Process:
        if self._closed:
            raise WorkerDied("the bots have been sent home")
        worker = Process(__name__)
        self._started.append(worker)
        return worker


@cache
def shared() -> Workers:
    """The workers of this program."""
    workers = Workers()
    atexit.register(workers.close)
    return workers


def question(game: Game, spec: str, seed: int, told: bytes, part: int | None = None) -> bytes:
    """The line that asks a worker; `told` is the view."""
    asked = {"bot": spec, "seed": seed, "part": part, "pack": str(game.pack.file) if game.pack.file else None}
    return json.dumps(asked).encode()[:-1] + b',"view":' + told + b"}"


# -- the far end


def think(asked: dict[str, Any]) -> object:
    if "ping" in asked:  # a health check
        return "pong"
    plain = asked["view"]
    game = _game(plain["game"], plain["pack"], asked["pack"])
    seen = read_view(game, plain)
    thinker = bot(asked["bot"], game, Fast(asked["seed"]))
    if asked["part"] is None:
        return game.actions.text(thinker.answer(seen))
    assert isinstance(thinker, IsmctsBot)
    return [[one.action, one.visits, one.value] for one in thinker.look(seen, asked["seed"], asked["part"])]


@cache
def _game(name: str, pack: str, file: str | None) -> Game:
    return games.load(name, Path(file)) if file else games.load_as_named(name, pack)


if __name__ == "__main__":
    work(think)
