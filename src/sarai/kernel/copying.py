"""Keys and copies of positions, made member by member, in the compiled build as in the interpreted one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sarai.build import running
from sarai.kernel.native import i64, vec

SHARED: Final = frozenset(("game", "questions", "options", "terms"))
"""Members that all positions of a game share, that never change, or that follow from the others."""

PLAIN: Final = frozenset((int, str, bool, float, type(None)))
"""Types whose values cannot change."""

ROW: Final = type(vec[i64]([]))
ROWS_ARE_LISTS: Final = running() == "interpreted"
FLAT: Final = "found is list and (not value or type(value[0]) is int)" if ROWS_ARE_LISTS else "found is ROW"
"""An expression: whether `value` is a row of numbers."""

_members: dict[type, tuple[str, ...]] = {}
_copiers: dict[type, Callable[[Any], Any]] = {}


def key(state: Any) -> bytes:
    """Equal keys, equal positions. A member added to a table is included without further code."""
    return repr((sorted(state.options.items()), _flat(state))).encode()


def copied(state: Any) -> Any:
    """An independent position with the same members; rows, lists and piles are copied, numbers and texts shared."""
    kind = type(state)
    copier = _copiers.get(kind)
    if copier is None:
        copier = _copiers[kind] = _copier(kind)
    return copier(state)


def _copier(kind: type) -> Callable[[Any], Any]:
    """A copy function as one would write it by hand: member by member, without a call for numbers and rows."""
    lines = ["def copy(state):", "    twin = kind(state.game, state.questions, state.seats, state.options)"]
    for name in _member_names(kind):
        if name != "seats":
            lines += [f"    value = state.{name}", "    found = type(value)"]
            lines.append(f"    twin.{name} = value if found is int else value[:] if {FLAT} else copied(value)")
    given: dict[str, Any] = {"kind": kind, "ROW": ROW, "copied": _copied}
    exec("\n".join([*lines, "    return twin"]), given)
    copier: Callable[[Any], Any] = given["copy"]
    return copier


def _copied(thing: Any) -> Any:
    """A list that begins with a number or a text holds nothing else."""
    kind = type(thing)
    if kind in PLAIN:
        return thing
    if kind is list:
        if not thing or type(thing[0]) in (int, str):
            return thing[:]
        return [
            one[:] if type(one) is ROW and (not ROWS_ARE_LISTS or (one and type(one[0]) is int)) else _copied(one)
            for one in thing
        ]
    return thing.clone() if hasattr(kind, "clone") else thing[:]


def _flat(thing: Any) -> Any:
    if isinstance(thing, int | str | None):
        return thing
    names = _member_names(type(thing))
    return [_flat(getattr(thing, name)) for name in names] if names else [_flat(one) for one in thing]


def _member_names(kind: type) -> tuple[str, ...]:
    """The members that vary in a table, a player or a pile; a row has none. mypyc keeps a list of its own."""
    if kind not in _members:
        if kind.__dictoffset__ and not {"__slots__", "__mypyc_attrs__"} & vars(kind).keys():
            raise TypeError(f"{kind.__name__} needs __slots__: what is not named there would not be copied")
        named: set[str] = set()
        for base in kind.__mro__:
            named |= {*vars(base).get("__slots__", ()), *vars(base).get("__mypyc_attrs__", ())}
        _members[kind] = tuple(sorted(name for name in named - SHARED if not name.startswith("__")))
    return _members[kind]
