"""Who is at a table, and for how long somebody has been away from it."""

from __future__ import annotations

import time

from sarai.server.eyes import Eyes


class Presence:
    """The eyes at one table. A guest counts as away from the moment the last of their sockets closed.

    Nobody counts as away for longer than this object has existed.
    """

    def __init__(self) -> None:
        self.eyes: set[Eyes] = set()
        self._since = time.monotonic()
        self._left: dict[str, float] = {}
        self._here: dict[str, int] = {}

    def come(self, eyes: Eyes) -> bool:
        """Add a pair of eyes; whether that brings a guest who was not here."""
        self.eyes.add(eyes)
        if not eyes.guest:
            return False
        self._here[eyes.guest] = self._here.get(eyes.guest, 0) + 1
        self._left.pop(eyes.guest, None)
        return self._here[eyes.guest] == 1

    def go(self, eyes: Eyes) -> bool:
        """Remove a pair of eyes; whether its guest has gone with it."""
        if eyes not in self.eyes:
            return False
        self.eyes.discard(eyes)
        if not eyes.guest:
            return False
        self._here[eyes.guest] -= 1
        if self._here[eyes.guest]:
            return False
        del self._here[eyes.guest]
        self._left[eyes.guest] = time.monotonic()
        return True

    def expect(self, guest: str) -> None:
        """Somebody has just sat down: they count as away from now on, and not from long before they came."""
        if guest not in self._here:
            self._left[guest] = time.monotonic()

    def forget(self, guest: str) -> None:
        """Forget somebody without a seat: nobody will ask how long they have been away."""
        self._left.pop(guest, None)

    def is_here(self, guest: str) -> bool:
        return guest in self._here

    def away(self, guest: str) -> float:
        """How many seconds a guest has been away; 0 for one who is here."""
        return 0.0 if guest in self._here else time.monotonic() - self._left.get(guest, self._since)
