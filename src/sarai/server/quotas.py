"""How much a guest, and an address from which guests come, may take up: counted, and beyond that refused with the
reason."""

from __future__ import annotations

import hashlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from sarai.server.refusals import Declined
from sarai.server.settings import Quotas
from sarai.server.store import Count

MOST_BUCKETS = 20_000
DAY = 24 * 3600.0


class Who(NamedTuple):
    """The asker: a guest, empty until they have a cookie, and their address, kept only as something to tell apart."""

    guest: str
    address: str


NOBODY_ASKS = Who("", "")
"""For what the server does of its own accord."""


def check(quotas: Quotas, name: str, taken: int) -> None:
    """Raise `Declined` unless one more may be taken besides those already taken."""
    most: int = getattr(quotas, name)
    if not most or taken < most:
        return
    whose, _, what = name.partition("_")
    keys = {"guest": "why-quota-guest", "address": "why-quota-address", "game": "why-game-lines"}
    args = {} if whose == "game" else {"what": what.replace("_", "-")}
    raise Declined(429, keys[whose], most=most, **args)


def check_tables(quotas: Quotas, whose: str, count: Count, listed: bool = False, unattended: bool = False) -> None:
    """Raise `Declined` unless one more table may be made; `whose` is guest or address."""
    check(quotas, f"{whose}_tables", count.tables)
    if listed:
        check(quotas, f"{whose}_open_tables", count.listed)
    if unattended:
        check(quotas, f"{whose}_bot_tables", count.unattended)


class Holding:
    """How many of something each guest and each address holds at the moment."""

    def __init__(self, quotas: Quotas, what: str) -> None:
        self.quotas = quotas
        self.what = what
        self._held: dict[str, int] = {}

    @property
    def all(self) -> int:
        return sum(held for whose, held in self._held.items() if whose.startswith("address "))

    def room(self, who: Who) -> list[str]:
        """The names under which the holdings are counted; raises `Declined` if one more is too many."""
        names = [f"{whose} {name}" for whose, name in who._asdict().items() if name]
        for name in names:
            check(self.quotas, f"{name.partition(' ')[0]}_{self.what}", self._held.get(name, 0))
        return names

    @contextmanager
    def one(self, who: Who) -> Iterator[None]:
        """Hold one more; raises `Declined` if that is one too many."""
        names = self.room(who)
        for name in names:
            self._held[name] = self._held.get(name, 0) + 1
        try:
            yield
        finally:
            for name in names:
                self._held[name] -= 1
                if not self._held[name]:
                    del self._held[name]


class Pace:
    """`rate` a second, and up to `burst` at once after a quiet time."""

    __slots__ = ("allowed", "burst", "counted", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.allowed = burst
        self.counted = time.monotonic()

    def take(self, many: int = 1) -> bool:
        """Take that many; False, and none taken, if they exceed the pace."""
        moment = time.monotonic()
        self.allowed = min(self.burst, self.allowed + (moment - self.counted) * self.rate)
        self.counted = moment
        if self.allowed < many:
            return False
        self.allowed -= many
        return True


class Paces:
    """At most `most` in `seconds` for each asker; 0: no limit. If there are too many askers, whoever asked longest ago
    is forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._of: OrderedDict[str, Pace] = OrderedDict()

    def take(self, whose: str) -> bool:
        if not self.most:
            return True
        pace = self._of.get(whose)
        if pace is None:
            if len(self._of) >= MOST_BUCKETS:
                self._of.popitem(last=False)
            pace = self._of[whose] = Pace(self.most / self.seconds, self.most)
        else:
            self._of.move_to_end(whose)
        return pace.take()


class Commands:
    """How many commands each guest and address sends in a second, over all their sockets."""

    def __init__(self, quotas: Quotas) -> None:
        self._guests = Paces(2 * quotas.guest_commands, 2.0)
        self._addresses = Paces(2 * quotas.address_commands, 2.0)

    def take(self, who: Who) -> bool:
        """Whether one more is within the pace; an onlooker without a cookie has only their address's."""
        return (not who.guest or self._guests.take(who.guest)) and self._addresses.take(who.address)


class Making:
    """The tables being made. They count before they are stored, or asking for many at once would get around the
    quota."""

    def __init__(self) -> None:
        self._of: dict[str, Count] = {}

    @contextmanager
    def one(self, who: Who, like: Count) -> Iterator[dict[str, Count]]:
        """Count one more; yields those begun before, by the guest and at their address."""
        names = {whose: f"{whose} {name}" for whose, name in who._asdict().items()}
        before = {whose: self._of.get(name, Count()) for whose, name in names.items()}
        for whose, name in names.items():
            self._of[name] = before[whose] + like
        try:
            yield before
        finally:
            for name in names.values():
                self._of[name] -= like
                if not self._of[name].tables:
                    del self._of[name]


class NewTables:
    """How many tables each makes in a day, whatever becomes of them; counted from the start of the server."""

    def __init__(self, quotas: Quotas) -> None:
        self.quotas = quotas
        self._guests = Paces(quotas.guest_new_tables, DAY)
        self._addresses = Paces(quotas.address_new_tables, DAY)

    def take(self, who: Who) -> None:
        if not self._guests.take(who.guest):
            check(self.quotas, "guest_new_tables", self.quotas.guest_new_tables)
        if not self._addresses.take(who.address):
            check(self.quotas, "address_new_tables", self.quotas.address_new_tables)


class Addresses:
    """Where requests come from, told apart without being known."""

    def __init__(self, key: bytes) -> None:
        self._key = hashlib.sha256(b"addresses" + key).digest()

    def of(self, host: str) -> str:
        """The household as a keyed hash: always the same, and it tells nobody where it is."""
        return hashlib.blake2b(household(host).encode(), key=self._key, digest_size=12).hexdigest()


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """An IPv4 address, or the half of an IPv6 address that one household has to itself."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        found = found.ipv4_mapped or ipaddress.ip_network((int(found), 64), strict=False).network_address
    return str(found)
