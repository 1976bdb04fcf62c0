"""Waiting in turn: nobody is served sooner by asking more often, or by using many names at one address."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

from sarai.server.quotas import Who

Waits = TypeVar("Waits")


class FairQueue(Generic[Waits]):
    """Serves the addresses in rotation, and at each address its guests in rotation."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, OrderedDict[str, deque[Waits]]] = OrderedDict()
        self._all = 0

    def __len__(self) -> int:
        return self._all

    def add(self, who: Who, waits: Waits) -> None:
        self._of.setdefault(who.address, OrderedDict()).setdefault(who.guest, deque()).append(waits)
        self._all += 1

    def next(self) -> tuple[Who, Waits]:
        """Take whoever's turn it is out of the line."""
        address, guests = next(iter(self._of.items()))
        guest, line = next(iter(guests.items()))
        first = line.popleft()
        self._all -= 1
        guests.move_to_end(guest)
        self._of.move_to_end(address)
        if not line:
            del guests[guest]
        if not guests:
            del self._of[address]
        return Who(guest, address), first
