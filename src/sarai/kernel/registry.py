"""Things imported when they are first asked for: whoever plays one game does not wait for the others to load."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Registry(Mapping[str, Thing], Generic[Thing]):
    """Things by name; `module:name` says in which module each one is, and its name there."""

    def __init__(self, places: dict[str, str]) -> None:
        self._places = places
        self._taken: dict[str, Thing] = {}

    def __getitem__(self, name: str) -> Thing:
        if name not in self._taken:
            module, _, own = self._places[name].partition(":")
            self._taken[name] = getattr(import_module(module), own)
        return self._taken[name]

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)
