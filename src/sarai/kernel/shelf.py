"""What is taken from its module when it is first asked for: who plays one game does not wait for the others to load."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Shelf(Mapping[str, Thing], Generic[Thing]):
    """Things by their names; each lies in a module under a name of its own, written as `module:name`."""

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
