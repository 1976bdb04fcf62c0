"""Things made once and kept, up to a limit, because whoever asks may be a stranger."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Thing = TypeVar("Thing")

MOST = 64


def once(kept: dict[Key, Thing], key: Key, make: Callable[[], Thing], most: int = MOST) -> Thing:
    """The thing kept under the key, made if it is missing; beyond `most` the oldest is dropped."""
    found = kept.get(key)
    if found is None:
        while len(kept) >= most:
            del kept[next(iter(kept))]
        found = kept[key] = make()
    return found


class ByAgreement(Generic[Thing]):
    """Something that depends on the options agreed on before a game: made once for each way to play."""

    def __init__(self, make: Callable[..., Thing]) -> None:
        self._make = make
        self._made: dict[tuple[int | str, ...], Thing] = {}

    def __call__(self, options: Mapping[str, str], *more: int) -> Thing:
        """`more` is whatever else it depends on, such as the number of seats."""
        agreed: tuple[int | str, ...] = (*options.values(), *more)
        return once(self._made, agreed, lambda: self._make(options, *more))
