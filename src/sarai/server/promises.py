"""Seeds promised before anybody said what they would add to them, so that neither side can choose the shuffles."""

from __future__ import annotations

import secrets
from collections import OrderedDict

from sarai.kernel.chance import Dealer
from sarai.server.refusals import Declined

MOST_GUESTS = 10_000
MOST_OF_ONE = 8


class Promises:
    """Keeps the last few promises of each guest; of very many guests, the newest."""

    def __init__(self) -> None:
        self._of: dict[str, OrderedDict[str, bytes]] = {}

    def make(self, guest: str) -> str:
        """The hash of a new seed."""
        dealer = Dealer(secrets.token_bytes(32))
        while guest not in self._of and len(self._of) >= MOST_GUESTS:
            del self._of[next(iter(self._of))]
        mine = self._of.setdefault(guest, OrderedDict())
        mine[dealer.commitment] = dealer.seed
        if len(mine) > MOST_OF_ONE:
            mine.popitem(last=False)
        return dealer.commitment

    def keep(self, guest: str, commitment: str) -> bytes:
        """Take the seed of a promise, which is good for one table: at its end everybody knows it. Without a promise, a
        new seed."""
        if not commitment:
            return secrets.token_bytes(32)
        mine = self._of.get(guest, OrderedDict())
        seed = mine.pop(commitment, None)
        if not mine:
            self._of.pop(guest, None)
        if seed is None:
            raise Declined(409, "why-no-promise")
        return seed
