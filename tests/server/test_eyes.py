"""What waits to be sent to one socket."""

from __future__ import annotations

from sarai.server.eyes import COME_BACK, MOST_WAITING, Eyes
from sarai.server.quotas import Who

ANN = Who("ann", "")


class Drawer:
    """A socket that keeps what it is sent; one that is `full` has a reader who takes nothing for now."""

    def __init__(self) -> None:
        self.full = False
        self.sent: list[bytes | int] = []

    def write(self, frame: bytes) -> None:
        assert not self.full
        self.sent.append(frame)

    def end(self, code: int) -> None:
        self.sent.append(code)


def sent(*frames: bytes, reads_at_once: bool) -> list[bytes | int]:
    """What a socket is sent, if its far end reads after each frame or only at the end."""
    socket = Drawer()
    eyes = Eyes(ANN, 0, socket)
    for frame in frames:
        socket.full = not reads_at_once
        eyes.show(frame)
    eyes.close(4410)
    socket.full = False
    eyes.go_on()
    return socket.sent


def test_a_long_game_can_be_opened():
    long = b"x" * (3 * MOST_WAITING)
    assert sent(long, reads_at_once=False) == [long, 4410]
    assert sent(long, b"a line", reads_at_once=True) == [long, b"a line", 4410]


def test_who_does_not_read_is_sent_away():
    part = b"x" * (MOST_WAITING // 3)
    assert sent(*[part] * 3, reads_at_once=False) == [part] * 3 + [4410]
    assert sent(*[part] * 4, reads_at_once=False) == [COME_BACK]
    assert sent(*[part] * 9, reads_at_once=True) == [part] * 9 + [4410]


def test_frames_keep_their_order_while_some_wait():
    socket = Drawer()
    eyes = Eyes(ANN, 0, socket)
    eyes.show(b"1")
    socket.full = True
    eyes.show(b"2")
    socket.full = False
    eyes.show(b"3")
    assert socket.sent == [b"1"]
    eyes.go_on()
    eyes.show(b"4")
    eyes.close(4403)
    eyes.close(4410)
    eyes.show(b"5")
    assert socket.sent == [b"1", b"2", b"3", b"4", 4403]
