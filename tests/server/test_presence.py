"""Who is at a table: counted by guest, however many windows each has open."""

from __future__ import annotations

from typing import Any

from sarai.server.eyes import Eyes
from sarai.server.presence import Presence
from sarai.server.quotas import Who

SOCKET: Any = None
"""Nothing is sent here."""


def eyes_of(guest: str) -> Eyes:
    return Eyes(Who(guest, "home"), 0, SOCKET)


def test_a_guest_is_here_until_the_last_window_closes():
    presence, first, second = Presence(), eyes_of("ann"), eyes_of("ann")
    assert [presence.come(first), presence.come(second)] == [True, False], "the second window brings nobody"
    assert not presence.go(first)
    assert presence.is_here("ann")
    assert presence.away("ann") == 0.0
    assert not presence.go(first), "a window closes once"
    assert presence.go(second)
    assert not presence.is_here("ann")


def test_spectators_without_a_cookie_are_nobody():
    presence, eyes = Presence(), eyes_of("")
    assert not presence.come(eyes)
    assert not presence.is_here("")
    assert not presence.go(eyes)
    assert presence.eyes == set()
