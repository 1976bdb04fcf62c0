"""What waits to be sent to one socket."""

from __future__ import annotations

import asyncio

from sarai.server.eyes import COME_BACK, MOST_WAITING, Eyes
from tests.server.harness import in_a_thread


def sent(*frames: bytes, reads_at_once: bool) -> list[bytes | int]:
    """What a socket is sent, if it reads after each frame or only at the end."""

    async def show() -> list[bytes | int]:
        eyes, got = Eyes("ann", 0), []
        for frame in frames:
            eyes.show(frame)
            if reads_at_once:
                got.append(await eyes.next())
        eyes.close(4410)
        while not got or isinstance(got[-1], bytes):
            got.append(await eyes.next())
        return got

    return in_a_thread(asyncio.run, show())


def test_a_long_game_can_be_opened():
    long = b"x" * (3 * MOST_WAITING)
    assert sent(long, reads_at_once=False) == [long, 4410]
    assert sent(long, b"a line", reads_at_once=True) == [long, b"a line", 4410]


def test_who_does_not_read_is_sent_away():
    part = b"x" * (MOST_WAITING // 3)
    assert sent(*[part] * 3, reads_at_once=False) == [part] * 3 + [4410]
    assert sent(*[part] * 4, reads_at_once=False) == [COME_BACK]
    assert sent(*[part] * 9, reads_at_once=True) == [part] * 9 + [4410]
