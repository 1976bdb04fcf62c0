"""Positions member by member, in the compiled build as in the interpreted one: their identity, and their copies."""

from __future__ import annotations

from typing import Any, Final

SHARED: Final = frozenset(("game", "questions", "options", "terms", "_found", "_open"))
"""What all positions of a game have in common, never changes, or follows from the rest."""

_members: dict[type, tuple[str, ...]] = {}


def key(state: Any) -> bytes:
    """Equal keys, equal positions. Whatever somebody adds to a table is in it without a word."""
    return repr((sorted(state.options.items()), _flat(state))).encode()


def copied(state: Any) -> Any:
    """A position of its own with the same members; rows, lists and piles are copied, numbers and texts shared."""
    twin = type(state)(state.game, state.questions, state.seats, state.options)
    for name in _member_names(type(state)):
        setattr(twin, name, _copied(getattr(state, name)))
    return twin


def _flat(thing: Any) -> Any:
    if isinstance(thing, int | str | None):
        return thing
    names = _member_names(type(thing))
    return [_flat(getattr(thing, name)) for name in names] if names else [_flat(one) for one in thing]


def _copied(thing: Any) -> Any:
    if isinstance(thing, int | str | None):
        return thing
    if hasattr(thing, "clone"):
        return thing.clone()
    row = thing[:]
    for index, one in enumerate(row):
        if not isinstance(one, int):
            row[index] = _copied(one)
    return row


def _member_names(kind: type) -> tuple[str, ...]:
    """What varies in a table, a player or a pile; a row has no members. mypyc has a list of its own."""
    if kind not in _members:
        if kind.__dictoffset__ and not {"__slots__", "__mypyc_attrs__"} & vars(kind).keys():
            raise TypeError(f"{kind.__name__} needs __slots__: what is not named there would not be copied")
        named: set[str] = set()
        for base in kind.__mro__:
            named |= {*vars(base).get("__slots__", ()), *vars(base).get("__mypyc_attrs__", ())}
        _members[kind] = tuple(sorted(name for name in named - SHARED if not name.startswith("__")))
    return _members[kind]
