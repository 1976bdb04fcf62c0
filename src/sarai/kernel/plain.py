"""Between dataclasses and plain data (dicts, lists, texts, numbers), and plain data as TOML that people can write.

Reading checks everything against the type hints and names each fault with its place, so that a pack or a position that
somebody typed gets one useful answer instead of a traceback.
"""

from __future__ import annotations

import dataclasses
import functools
import types
import typing
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

if typing.TYPE_CHECKING:

    @typing.dataclass_transform(frozen_default=True)
    def plain(kind: type[T]) -> type[T]:
        """A dataclass that is made, shown, compared, and never changed: a view and all that is in it, events, lines.

        The type checker sees to that. A hundred of them are made for each move, and a dataclass that defends itself at
        run time takes eight times as long to make.
        """
else:
    plain = dataclasses.dataclass(slots=True, unsafe_hash=True)


def to_plain(thing: Any) -> Any:
    """Dataclasses become dicts without their None members; everything else stays what it is."""
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
    """A copy of a dataclass with other values for some members: `dataclasses.replace`, several times as quick."""
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
    """A function that copies all members, written out as dataclasses write their own methods."""
    made: dict[str, Any] = {"kind": kind}
    exec(f"def copy(thing):\n    return kind({', '.join(f'thing.{name}' for name in _member_names(kind))})\n", made)
    copy: Callable[[Any], Any] = made["copy"]
    return copy


def from_plain(cls: type[T], data: Any, faults: list[str], where: str = "") -> T | None:
    """Read a dataclass; every fault is added to `faults` with its place, and then there is no result."""
    before = len(faults)
    value = _read(cls, data, faults, where)
    return value if len(faults) == before else None


def _read(hint: Any, data: Any, faults: list[str], where: str) -> Any:
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        arms = [arm for arm in typing.get_args(hint) if arm is not type(None)]
        return _read(type(data) if type(data) in arms else arms[0], data, faults, where)
    if dataclasses.is_dataclass(hint):
        return _read_members(hint, data, faults, where)
    if origin is list:
        (item,) = typing.get_args(hint)
        if not isinstance(data, list):
            return _fault(faults, where, "a list", data)
        return [_read(item, value, faults, f"{where}[{index}]") for index, value in enumerate(data)]
    if origin is dict:
        _, item = typing.get_args(hint)
        if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
            return _fault(faults, where, "a table", data)
        return {key: _read(item, value, faults, f"{where}.{key}" if where else key) for key, value in data.items()}
    if hint is Any:
        return data
    if type(data) is not hint:
        return _fault(faults, where, {int: "a whole number", str: "a text", bool: "true or false"}[hint], data)
    return data


def _read_members(cls: Any, data: Any, faults: list[str], where: str) -> Any:
    if not isinstance(data, dict):
        return _fault(faults, where, "a table", data)
    hints = _type_hints(cls)
    prefix = f"{where}." if where else ""
    members = {}
    complete = True
    for member in dataclasses.fields(cls):
        if member.name in data:
            members[member.name] = _read(hints[member.name], data[member.name], faults, prefix + member.name)
        elif member.default is dataclasses.MISSING and member.default_factory is dataclasses.MISSING:
            if type(None) in typing.get_args(hints[member.name]):
                members[member.name] = None
            else:
                faults.append(f"{prefix}{member.name} is missing")
                complete = False
    unknown = [str(key) for key in data if key not in hints]
    faults += [f"{prefix}{key} is not known here; there are: {', '.join(hints)}" for key in unknown]
    return cls(**members) if complete else None


@functools.cache
def _type_hints(cls: Any) -> dict[str, Any]:
    """A pack has hundreds of entries of a few kinds, and to find out what a kind asks is the slow part of reading."""
    return typing.get_type_hints(cls)


def _fault(faults: list[str], where: str, wanted: str, data: Any) -> None:
    try:
        shown = repr(data)
    except (RecursionError, ValueError):
        shown = "something without end"
    faults.append(f"{where or 'the text'} should be {wanted}, not {shown if len(shown) <= 40 else shown[:37] + '...'}")


def to_toml(data: dict[str, Any]) -> str:
    """TOML of plain data: simple members first, then a section for each table; tables inside lists stand inline."""
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
    """A list of tables takes a line for each."""
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
