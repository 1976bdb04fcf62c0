"""Between dataclasses and plain data (dicts, lists, texts, numbers), and plain data as TOML that people can write.

Reading checks everything against the type hints and names each fault with its place, so that a pack or a position that
somebody typed gets one useful answer instead of a traceback.
"""

from __future__ import annotations

import dataclasses
import functools
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

T = TypeVar("T")

if typing.TYPE_CHECKING:

    @typing.dataclass_transform(frozen_default=True)
    def plain_data(kind: type[T]) -> type[T]:
        """A dataclass that never changes once it is made: a view and all that is in it, events, lines.

        Only the type checker enforces that. A hundred of them are made for each move, and a frozen dataclass takes
        eight times as long to make.
        """
else:
    plain_data = dataclasses.dataclass(slots=True, unsafe_hash=True)


Lists = Mapping[str, Sequence[str]]
"""The names that a text may be, by what they are names of."""


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """Of a number: from `least` to `most`."""

    least: int = 0
    most: int = 10**6

    def fault(self, value: int, lists: Lists) -> str | None:
        if self.least <= value <= self.most:
            return None
        said = str(value) if abs(value) < 10**18 else "a number of over 18 digits"
        return f"should be {self.least} to {self.most}, not {said}"


@dataclass(frozen=True, slots=True)
class Among:
    """Of a text: one of these names, or of the list with this name; with `empty` also an empty text, for nothing."""

    names: str | tuple[str, ...]
    empty: bool = False

    def listed(self, lists: Lists) -> Sequence[str]:
        return lists[self.names] if isinstance(self.names, str) else self.names

    def fault(self, value: str, lists: Lists) -> str | None:
        known = self.listed(lists)
        if value in known or (self.empty and not value):
            return None
        return f"is {value!r}; there are: {', '.join(known)}"


@dataclass(frozen=True, slots=True)
class Once:
    """Of a list: nothing is in it twice."""

    def fault(self, value: list[Any], lists: Lists) -> str | None:
        return None if len(set(value)) == len(value) else "lists something twice"


@dataclass(frozen=True, slots=True)
class Exactly:
    """Of a list: exactly this many entries; of a table: a member for each of these names, in any order."""

    names: int | str | tuple[str, ...]

    def fault(self, value: Any, lists: Lists) -> str | None:
        if isinstance(self.names, int):
            return None if len(value) == self.names else f"should have {self.names} entries, not {len(value)}"
        wanted = lists[self.names] if isinstance(self.names, str) else self.names
        return None if set(value) == set(wanted) else f"should have {', '.join(wanted)}, each once"


NO_LISTS: Lists = {}


def to_plain(thing: Any) -> Any:
    """Dataclasses become dicts without their None members; everything else stays as it is."""
    kind = type(thing)
    if kind in _SIMPLE:
        return thing
    if kind is dict:
        return {key: to_plain(value) for key, value in thing.items()}
    if kind is list or kind is tuple:
        return [to_plain(value) for value in thing]
    members = {name: getattr(thing, name) for name in _member_names(kind)}
    return {name: to_plain(value) for name, value in members.items() if value is not None}


_SIMPLE = frozenset((int, str, bool, float, type(None)))


_members: dict[type, tuple[str, ...]] = {}


def _member_names(kind: type) -> tuple[str, ...]:
    if kind not in _members:
        _members[kind] = tuple(member.name for member in dataclasses.fields(kind))
    return _members[kind]


def changed(thing: T, **changes: Any) -> T:
    """A copy of a dataclass with other values for some members: `dataclasses.replace`, but several times faster."""
    kind = type(thing)
    copy = _copiers.get(kind)
    if copy is None:
        copy = _copiers[kind] = _copier(kind)
    twin: T = copy(thing)
    for name, value in changes.items():
        setattr(twin, name, value)
    return twin


_copiers: dict[type, Callable[[Any], Any]] = {}


def _copier(kind: type) -> Callable[[Any], Any]:
    """A function that copies all members, generated as source, as dataclasses generate their methods."""
    made: dict[str, Any] = {"kind": kind}
    exec(f"def copy(thing):\n    return kind({', '.join(f'thing.{name}' for name in _member_names(kind))})\n", made)
    copy: Callable[[Any], Any] = made["copy"]
    return copy


def from_plain(cls: type[T], data: Any, faults: list[str], where: str = "", lists: Lists = NO_LISTS) -> T | None:
    """Read a dataclass; every fault is added to `faults` with its place, and then the result is None.

    The annotations of a type hint (`WholeNumber`, `Among`, …) are checked too, against the names in `lists`.
    """
    before = len(faults)
    value = _read(cls, data, faults, where, lists)
    return value if len(faults) == before else None


def _read(hint: Any, data: Any, faults: list[str], where: str, lists: Lists) -> Any:
    origin = typing.get_origin(hint)
    if origin is Annotated:
        hint, *checks = typing.get_args(hint)
        before = len(faults)
        value = _read(hint, data, faults, where, lists)
        if value is not None and len(faults) == before:
            said = (check.fault(value, lists) for check in checks)
            faults += [f"{where} {fault}" for fault in said if fault]
        return value
    if origin in (typing.Union, types.UnionType):
        arms = [arm for arm in typing.get_args(hint) if arm is not type(None)]
        return _read(_arm_for(data, arms), data, faults, where, lists)
    if dataclasses.is_dataclass(hint):
        return _read_members(hint, data, faults, where, lists)
    if origin is list:
        (item,) = typing.get_args(hint)
        if not isinstance(data, list):
            return _fault(faults, where, "a list", data)
        return [_read(item, value, faults, f"{where}[{index}]", lists) for index, value in enumerate(data)]
    if origin is dict:
        name, item = typing.get_args(hint)
        if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
            return _fault(faults, where, "a table", data)
        if name is not str:
            for key in data:
                _read(name, key, faults, where, lists)
        prefix = f"{where}." if where else ""
        return {key: _read(item, value, faults, prefix + key, lists) for key, value in data.items()}
    if hint is Any:
        return data
    if type(data) is not hint:
        return _fault(faults, where, {int: "a whole number", str: "text", bool: "true or false"}[hint], data)
    return data


def _arm_for(data: Any, arms: list[Any]) -> Any:
    """The arm of a union that fits the type of the data."""
    fitting = [arm for arm in arms if type(data) is (typing.get_args(arm)[0] if _is_annotated(arm) else arm)]
    return fitting[0] if fitting else arms[0]


def _is_annotated(hint: Any) -> bool:
    return typing.get_origin(hint) is Annotated


def _read_members(cls: Any, data: Any, faults: list[str], where: str, lists: Lists) -> Any:
    if not isinstance(data, dict):
        return _fault(faults, where, "a table", data)
    hints = _type_hints(cls)
    prefix = f"{where}." if where else ""
    members = {}
    complete = True
    for member in dataclasses.fields(cls):
        if member.name in data:
            members[member.name] = _read(hints[member.name], data[member.name], faults, prefix + member.name, lists)
        elif member.default is dataclasses.MISSING and member.default_factory is dataclasses.MISSING:
            if _may_be_none(hints[member.name]):
                members[member.name] = None
            else:
                faults.append(f"{prefix}{member.name} is missing")
                complete = False
    unknown = [str(key) for key in data if key not in hints]
    faults += [f"{prefix}{key} is not known here; there are: {', '.join(hints)}" for key in unknown]
    return cls(**members) if complete else None


@functools.cache
def _type_hints(cls: Any) -> dict[str, Any]:
    """Cached: a pack has hundreds of entries of few kinds, and resolving a kind's hints is the slow part of reading."""
    return typing.get_type_hints(cls, include_extras=True)


def _may_be_none(hint: Any) -> bool:
    return type(None) in typing.get_args(typing.get_args(hint)[0] if _is_annotated(hint) else hint)


def _fault(faults: list[str], where: str, wanted: str, data: Any) -> None:
    try:
        shown = repr(data)
    except (RecursionError, ValueError):
        shown = "something endless"
    faults.append(f"{where or 'the text'} should be {wanted}, not {shown if len(shown) <= 40 else shown[:37] + '...'}")


def to_toml(data: dict[str, Any]) -> str:
    """TOML of plain data: simple members first, then a section for each table; tables inside lists are inline."""
    lines: list[str] = []
    _section(data, (), lines)
    return "\n".join(lines) + "\n"


def _section(data: dict[str, Any], path: tuple[str, ...], lines: list[str]) -> None:
    sections = {key: value for key, value in data.items() if isinstance(value, dict) and not _is_flat(value)}
    simple = {key: value for key, value in data.items() if key not in sections}
    if path and (simple or not sections):
        lines += ["", f"[{'.'.join(_key(part) for part in path)}]"]
    lines += [f"{_key(key)} = {_member(value)}" for key, value in simple.items()]
    for key, value in sections.items():
        _section(value, (*path, key), lines)


def _is_flat(table: dict[str, Any]) -> bool:
    return not any(isinstance(value, dict | list) for value in table.values())


def _member(value: Any) -> str:
    """A list of tables gets a line for each table."""
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        return "[\n" + "".join(f"  {_inline(item)},\n" for item in value) + "]"
    return _inline(value)


def _inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(_inline(item) for item in value)}]"
    return "{" + ", ".join(f"{_key(key)} = {_inline(item)}" for key, item in value.items()) + "}"


def _key(key: str) -> str:
    return key if key and all(char.isascii() and (char.isalnum() or char in "-_") for char in key) else _text(key)


def _text(text: str) -> str:
    escaped = "".join(
        f"\\u{ord(char):04x}" if ord(char) < 32 or ord(char) == 127 else "\\" + char if char in '\\"' else char
        for char in text
    )
    return f'"{escaped}"'
