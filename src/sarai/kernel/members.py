"""Between a state and the table that is shown: members that say the same, in numbers there and in words here."""

from __future__ import annotations

import dataclasses
import functools
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from sarai.kernel.plain import Among, Lists, Once, Whole
from sarai.kernel.state import LETTERS

Seat = Annotated[str, Among("seat")]
Seats = Annotated[list[Annotated[str, Among("seat")]], Once()]
Phase = Annotated[str, Among("phase")]
Count = Annotated[int, Whole()]
Some = Annotated[int, Whole(1)]

NOTHING: Final = -1
"""In a state: no card, no place, nobody."""


@dataclass(frozen=True, slots=True)
class Lies:
    """Of a member with the pieces in a place: which kind of place, where its number stands, and how many lie there.

    Where the pieces are not shown, the member is None and the place a hidden one.
    """

    kind: str
    by: str
    counted: str

    def fault(self, value: Any, lists: Lists) -> str | None:
        return None  # how many there are stands beside it: `miscounted`

    def place(self, holder: Any) -> str:
        number = getattr(holder, self.by)
        return f"{self.kind}:{LETTERS.index(number) if isinstance(number, str) else number}"


def hidden_places(shown: Any) -> dict[str, int]:
    """The places whose pieces are not shown, with how many lie there."""
    return {
        lies.place(holder): getattr(holder, lies.counted)
        for holder, name, lies in _lying(shown)
        if getattr(holder, name) is None
    }


def miscounted(shown: Any) -> list[str]:
    """Places of which another number of pieces is listed than is counted, or which are named twice."""
    faults, seen = [], set()
    for holder, name, lies in _lying(shown):
        pieces, count, place = getattr(holder, name), getattr(holder, lies.counted), lies.place(holder)
        listed = sum(pieces.values()) if isinstance(pieces, dict) else count if pieces is None else len(pieces)
        if listed != count:
            faults.append(f"table: {count} are counted in {place}, others are listed")
        if place in seen:
            faults.append(f"table: there are two of {place}")
        seen.add(place)
    return faults


def _lying(shown: Any) -> Iterator[tuple[Any, str, Lies]]:
    """Every member that lies somewhere, with what holds it."""
    if isinstance(shown, list):
        for one in shown:
            yield from _lying(one)
    elif dataclasses.is_dataclass(shown):
        kind: type = type(shown)
        for name, lies in _lies_of(kind).items():
            if lies is not None:
                yield shown, name, lies
            else:
                yield from _lying(getattr(shown, name))


@functools.cache
def _lies_of(kind: type) -> dict[str, Lies | None]:
    """The members of a dataclass that may lie somewhere, or hold some that do."""
    found: dict[str, Lies | None] = {}
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        bare, checks = _bare(hint)
        lies = [check for check in checks if isinstance(check, Lies)]
        if lies or _may_lie(bare):
            found[name] = lies[0] if lies else None
    return found


def _may_lie(hint: Any) -> bool:
    """Whether something in it may lie somewhere. Most of what a table shows need not be looked through."""
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return bool(_lies_of(hint))
    return any(_may_lie(part) for part in typing.get_args(hint))


class Members:
    """Pairs of members that hold the same thing: of a shown dataclass, and of what in the state it shows.

    Each is named once, `coins="bank"` where the two have different names. What is between follows from the type hint:

    - a number, or true and false, stays what it is;
    - a name of a list is its place in it; nothing (`None`, or an empty text where that may stand) is -1;
    - a list of names with `Once` is a mask with a bit for each, without it a list of their places;
    - a dict of names is a row of counts, with noughts where the count may be nought.
    """

    def __init__(self, shown: type, lists: Lists, *same: str, **renamed: str) -> None:
        hints = typing.get_type_hints(shown, include_extras=True)
        pairs = {**{name: name for name in same}, **renamed}
        given: dict[str, Any] = {"fill": fill, "NOTHING": NOTHING}
        show, lay = [], ["    pass"]
        for number, (name, own) in enumerate(pairs.items()):
            word, back = _between(hints[name], f"state.{own}", f"shown.{name}", f"names{number}")
            names = _names_of(hints[name])
            if names is not None:
                given[f"names{number}"] = list(names.listed(lists))
            show.append(f"{name!r}: {word}")
            lay.append(f"    fill(state, {own!r}, {back})" if back[0] == "[" else f"    state.{own} = {back}")
        source = "def show(state):\n    return {" + ", ".join(show) + "}\ndef lay(shown, state):\n" + "\n".join(lay)
        exec(source, given)
        self.show: Callable[[Any], dict[str, Any]] = given["show"]
        """The shown members of a state, by name."""
        self.lay: Callable[[Any, Any], None] = given["lay"]
        """Give a state the members that are shown."""


def fill(state: Any, name: str, values: list[int]) -> None:
    """A row of a state is filled, for one of interpreted code would never be given back; a list is replaced."""
    row = getattr(state, name)
    if isinstance(row, list):
        setattr(state, name, values)
    else:
        for index, value in enumerate(values):
            row[index] = value


def _bare(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A hint without what it is annotated with, and that; without `| None` too."""
    checks: tuple[Any, ...] = ()
    if typing.get_origin(hint) is Annotated:
        hint, *said = typing.get_args(hint)
        checks = tuple(said)
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        (hint,) = (arm for arm in typing.get_args(hint) if arm is not type(None))
        inner, more = _bare(hint)
        return inner, (*checks, *more)
    return hint, checks


def _names_of(hint: Any) -> Among | None:
    """The names that a member, or each entry of it, may say."""
    hint, checks = _bare(hint)
    for check in checks:
        if isinstance(check, Among):
            return check
    return _names_of(typing.get_args(hint)[0]) if typing.get_origin(hint) in (list, dict) else None


def _between(hint: Any, state: str, shown: str, names: str) -> tuple[str, str]:
    """How a member is made from the state, and back, as expressions."""
    optional = type(None) in typing.get_args(typing.get_args(hint)[0] if typing.get_origin(hint) is Annotated else hint)
    bare, checks = _bare(hint)
    if bare is int:
        return f"int({state})", shown
    if bare is bool:
        return f"bool({state})", f"int({shown})"
    if bare is str:
        known = _names_of(hint)
        assert known is not None, f"{shown} says names of no list"
        named_empty = "" in known.names and not isinstance(known.names, str)
        if not optional and (named_empty or not known.empty):
            return f"{names}[{state}]", f"{names}.index({shown})"
        nothing = "None" if optional else "''"
        return (
            f"({nothing} if {state} == NOTHING else {names}[{state}])",
            f"({names}.index({shown}) if {shown} else NOTHING)",
        )
    if typing.get_origin(bare) is list and any(isinstance(check, Once) for check in checks):
        return (
            f"[name for number, name in enumerate({names}) if {state} >> number & 1]",
            f"sum(1 << {names}.index(name) for name in {shown})",
        )
    if typing.get_origin(bare) is list:
        return f"[{names}[one] for one in {state}]", f"[{names}.index(name) for name in {shown}]"
    if typing.get_origin(bare) is not dict:
        raise TypeError(f"{shown} is of the type {bare}, which has to be carried over by hand")
    counts = next(check for check in _bare(typing.get_args(bare)[1])[1] if isinstance(check, Whole))
    kept = "" if counts.least == 0 else " if count"
    return (
        f"{{name: int(count) for name, count in zip({names}, {state}){kept}}}",
        f"[{shown}.get(name, 0) for name in {names}]",
    )


def named(row: Iterable[int], names: Sequence[str]) -> dict[str, int]:
    """What lies in a row of counts, by name."""
    return {name: int(count) for name, count in zip(names, row, strict=True) if count}


def counts(shown: Mapping[str, int] | None, names: Sequence[str]) -> list[int]:
    """The row of counts that is shown so; a row that is not shown is empty."""
    return [shown.get(name, 0) for name in names] if shown else [0] * len(names)
