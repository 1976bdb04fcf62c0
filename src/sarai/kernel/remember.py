"""What is made once and kept, but not without end: whoever asks may be a stranger."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Generic, TypeVar

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


class ByAgreement(Generic[Thing]):
    """What holds for a whole game, by what was agreed on before it: made once for each way to play."""

    def __init__(self, make: Callable[..., Thing]) -> None:
        self._make = make
        self._made: dict[tuple[int | str, ...], Thing] = {}

    def __call__(self, options: Mapping[str, str], *more: int) -> Thing:
        """`more` is what it depends on besides the options, such as the number of seats."""
        agreed: tuple[int | str, ...] = (*options.values(), *more)
        return once(self._made, agreed, lambda: self._make(options, *more))
