"""The server killed at random moments under play: what was acknowledged is there, once, and the game goes on."""

from __future__ import annotations

import contextlib
import os
import random
import threading
import time

import pytest
from websockets.exceptions import WebSocketException

from sarai import games
from sarai.kernel.play import verify
from sarai.kernel.record import parse_record
from tests.server.harness import Live, Served, serving, until
from tests.server.test_strangers import ENDLESS

pytestmark = pytest.mark.xdist_group("killed")
"""One worker runs them all, so that the server they share starts once."""

GONE = (WebSocketException, OSError, EOFError, TimeoutError)


class Player(threading.Thread):
    """Answers whatever it is asked, through any number of deaths; notes what was acknowledged."""

    def __init__(self, served: Served, table: str, guest) -> None:
        super().__init__(daemon=True)
        self.served, self.table, self.guest = served, table, guest
        self.acknowledged: list[tuple[int, str]] = []
        self.seen: dict[int, str] = {}
        self.pending: tuple[str, int, str] | None = None
        self.failed = ""
        self.over = False
        self.made = 0

    def run(self) -> None:
        try:
            while not self.over:
                try:
                    self.sit()
                except GONE:
                    time.sleep(0.05)
        except AssertionError as error:
            self.failed = repr(error)

    def sit(self) -> None:
        live = self.guest.look(self.table, 0, len(self.seen))
        try:
            self.note(live)
            if self.pending:
                self.send_pending(live)
            while live.until_asked():
                self.note(live)
                assert live.asked is not None
                choices = live.asked["choices"]
                self.made += 1
                action = choices[self.made % len(choices)]["action"]
                self.pending = (f"move-{self.made}", live.prompt, action)
                self.send_pending(live)
            self.note(live)
            self.over = True
        finally:
            self.note(live)
            with contextlib.suppress(*GONE):
                live.close()

    def send_pending(self, live: Live) -> None:
        """Send again with the same id if we do not know whether it was carried out; then it is not done twice."""
        assert self.pending is not None
        name, prompt, action = self.pending
        live.send("answer", id=name, prompt=prompt, action=action)
        answer = live.wait_for(name)
        assert answer["kind"] == "done", answer
        self.acknowledged.append((prompt, action))
        self.pending = None

    def note(self, live: Live) -> None:
        for n, line in live.lines.items():
            assert self.seen.setdefault(n, line["text"]) == line["text"], f"line {n} has changed"


def test_killed_at_random_moments(mortal, deep):
    rng = random.Random(int(os.environ["SARAI_SEED"]))
    kills = 50 if deep else 3
    guests = [mortal.guest() for _ in range(3)]
    players: list[Player] = []
    finished: list[Player] = []

    def new_player(guest) -> Player:
        table = guest.table("here", "greedy", "random")
        player = Player(mortal, table["id"], guest)
        player.start()
        return player

    players = [new_player(guest) for guest in guests]
    for _ in range(kills):
        time.sleep(rng.uniform(0.1, 1.0))
        mortal.kill()
        mortal.start()
        for number, player in enumerate(players):
            assert not player.failed, player.failed
            if player.over:
                finished.append(player)
                players[number] = new_player(player.guest)
    for player in players:
        player.join(120)
        assert not player.failed, player.failed
        assert player.over, "the table does not go on"
    game = games.load("dunhuang")
    for player in [*finished, *players]:
        text = player.guest.get(f"/api/tables/{player.table}/record")
        record = parse_record(text)
        verify(game, record)
        mine = [line.text for line in record.lines if line.seat == 0]
        assert mine == [action for _, action in player.acknowledged], "an answer is lost or doubled"


def test_bots_go_on_after_a_restart_without_anybody_looking(mortal):
    guest = mortal.guest()
    table = guest.table("here", "random", "random", "random")
    live = guest.look(table["id"], 0)
    live.until_asked()
    live.do("bot", seat=0, bot="greedy")
    mortal.kill()
    mortal.start()
    until(lambda: guest.get(f"/api/tables/{table['id']}")["over"])


def test_a_graceful_stop_waits_for_no_thought_and_leaves_no_process(tmp_path):
    """The bot would think for ten minutes, longer than anybody here waits for the server to stop."""
    with serving(tmp_path / "data", ENDLESS, ["--bot-seconds", "600"]) as served:
        guest = served.guest()
        live = guest.look(guest.table("here", "ismcts:3000s")["id"], 0)
        live.until_asked()
        live.answer()
        assert served.process is not None
        children = _children(served.process.pid)
        served.stop()
        assert _left(children) == []
        assert "Traceback" not in served.said()


def test_workers_end_with_a_killed_server(mortal):
    guest = mortal.guest()
    live = guest.look(guest.table("here", "random")["id"], 0)
    live.until_asked()
    live.answer()
    live.until_asked()
    children = _children(mortal.process.pid)
    assert children
    mortal.kill()
    assert _left(children) == []


def _left(children: list[int]) -> list[int]:
    """The processes still there after a while."""

    def left() -> list[int]:
        return [pid for pid in children if os.path.exists(f"/proc/{pid}")]

    with contextlib.suppress(AssertionError):
        until(lambda: not left())
    return left()


def _children(pid: int) -> list[int]:
    found = []
    for one in filter(str.isdecimal, os.listdir("/proc")):
        with contextlib.suppress(OSError), open(f"/proc/{one}/stat") as stat:
            if int(stat.read().rpartition(")")[2].split()[1]) == pid:
                found.append(int(one))
    return found
