"""Bots in processes of their own. A worker is handed the bytes of a view and nothing else, so no bot can cheat.

A worker reads one question a line from its input and writes one answer a line. It ends when its input does, so none
outlives the program that asked.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import LifoQueue
from typing import Any, TextIO

from sarai import games
from sarai.bots import bot
from sarai.bots.ismcts import Alternative, IsmctsBot, merge
from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.reasons import Refusal
from sarai.kernel.view import View, read_view, view_bytes


class WorkerDied(Refusal):
    """A worker ended in the middle of its thought, and so did the one that took over."""


class Workers:
    """A few processes for all tables. Asking waits for the answer; several threads may ask at the same time."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or os.cpu_count() or 1
        self._free: LifoQueue[_Worker | None] = LifoQueue()  # the one that worked last works next
        for _ in range(self.processes):
            self._free.put(None)  # it is started when it is first needed
        self._started: list[_Worker] = []
        self._closed = False
        self._askers = ThreadPoolExecutor(self.processes)

    def answer(self, game: Game, spec: str, seed: int, seen: View) -> int:
        """The action that the bot takes for the view's seat. The same view and seed give the same answer."""
        asked = bot(spec, game, Fast(seed))
        if isinstance(asked, IsmctsBot) and asked.budget.parts > 1 and len(asked.legal(seen)) > 1:
            return game.actions.parse(self.consider(game, spec, seed, seen)[0].action)
        return game.actions.parse(self._ask(_question(game, spec, seed, seen)))

    def consider(self, game: Game, spec: str, seed: int, seen: View) -> list[Alternative]:
        """What a searching bot makes of each alternative, the parts of its budget side by side."""
        searcher = bot(spec, game, Fast(seed))
        if not isinstance(searcher, IsmctsBot):
            raise Refusal(f"the bot {spec!r} does not search, so it has no alternatives to tell")
        seed = searcher.chance.below(2**30)
        questions = [_question(game, spec, seed, seen, part) for part in range(searcher.budget.parts)]
        return merge([Alternative(*one) for one in found] for found in self._askers.map(self._ask, questions))

    def close(self) -> None:
        """End the workers at once; what they think about is no longer wanted."""
        self._closed = True
        self._askers.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._started):
            worker.end()

    def _ask(self, question: bytes) -> Any:
        """Ask a free worker; one that was killed is replaced, and nobody's move is lost."""
        worker = self._free.get()
        try:
            for _ in range(2):
                worker = worker or self._start()
                answer = worker.ask(question)
                if answer is not None:
                    break
                self._started.remove(worker)
                worker.end()
                worker = None
            else:
                raise WorkerDied("a bot's process ended twice while it thought; ask it again")
        finally:
            self._free.put(worker)
        if "failed" in answer:
            raise Refusal(f"the bot failed: {answer['failed']}")
        return answer["answer"]

    def _start(self) -> _Worker:
        if self._closed:
            raise WorkerDied("the bots have been sent home")
        worker = _Worker()
        self._started.append(worker)
        return worker


class _Worker:
    """The near end of one process."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # what goes wrong comes as an answer
            start_new_session=True,  # Ctrl-C at the terminal is for the program that asks
        )

    def ask(self, question: bytes) -> dict[str, Any] | None:
        """The answer, or None when the process has ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(question + b"\n")
            self._process.stdin.flush()
        except OSError:
            return None
        line = self._process.stdout.readline()
        answer: dict[str, Any] | None = json.loads(line) if line.endswith(b"\n") else None
        return answer

    def end(self) -> None:
        """End the process; somebody who waits for its answer gets None."""
        self._process.terminate()
        self._process.wait()


@cache
def shared() -> Workers:
    """The workers of this program."""
    workers = Workers()
    atexit.register(workers.close)
    return workers


def _question(game: Game, spec: str, seed: int, seen: View, part: int | None = None) -> bytes:
    asked = {"bot": spec, "seed": seed, "part": part, "pack": str(game.pack.file) if game.pack.file else None}
    return json.dumps(asked).encode()[:-1] + b',"view":' + view_bytes(seen) + b"}"


# -- the far end


def serve(questions: TextIO, answers: TextIO) -> None:
    for line in questions:
        try:
            said: dict[str, object] = {"answer": _think(json.loads(line))}
        except Exception as error:
            said = {"failed": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(said) + "\n")
        answers.flush()


def _think(asked: dict[str, Any]) -> object:
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
    serve(sys.stdin, sys.stdout)
