"""What is made once and kept, but not without end: whoever asks may be a stranger."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)
Thing = TypeVar("Thing")

MOST = 64


def once(kept: dict[Key, Thing], key: Key, make: Callable[[], Thing], most: int = MOST) -> Thing:
    """What is kept under the key, made if it is not there; beyond `most` the oldest goes."""
    found = kept.get(key)
    if found is None:
        while len(kept) >= most:
            del kept[next(iter(kept))]
        found = kept[key] = make()
    return found
