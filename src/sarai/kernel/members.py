"""Between a state and the table that is shown: members that hold the same, as numbers there and as words here."""

from __future__ import annotations

import dataclasses
import functools
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from sarai.kernel.plain_data import Among, Lists, Once, WholeNumber
from sarai.kernel.state import LETTERS

Seat = Annotated[str, Among("seat")]
Seats = Annotated[list[Annotated[str, Among("seat")]], Once()]
Phase = Annotated[str, Among("phase")]
Count = Annotated[int, WholeNumber()]
Some = Annotated[int, WholeNumber(1)]

NOTHING: Final = -1
"""In a state: no card, no place, nobody."""


@dataclass(frozen=True, slots=True)
class Lies:
    """Marks a member that holds the pieces in a place: the kind of place, and the members with its number and count.

    Where the pieces are not shown, the member is None and the place is hidden.
    """

    kind: str
    by: str
    counted: str

    def fault(self, value: Any, lists: Lists) -> str | None:
        return None  # `miscounted` checks it, since the count is in another member

    def place(self, holder: Any) -> str:
        number = getattr(holder, self.by)
        return f"{self.kind}:{LETTERS.index(number) if isinstance(number, str) else number}"


def hidden_places(shown: Any) -> dict[str, int]:
    """The places whose pieces are not shown, with the number of pieces there."""
    return {
        lies.place(holder): getattr(holder, lies.counted)
        for holder, name, lies in _lying(shown)
        if getattr(holder, name) is None
    }


def miscounted(shown: Any) -> list[str]:
    """Faults: places whose listed pieces do not match their count, or that are named twice."""
    faults, seen = [], set()
    for holder, name, lies in _lying(shown):
        pieces, count, place = getattr(holder, name), getattr(holder, lies.counted), lies.place(holder)
        listed = sum(pieces.values()) if isinstance(pieces, dict) else count if pieces is None else len(pieces)
        if listed != count:
            faults.append(f"table: {place} should list {count} pieces, not {listed}")
        if place in seen:
            faults.append(f"table: {place} is there twice")
        seen.add(place)
    return faults


def _lying(shown: Any) -> Iterator[tuple[Any, str, Lies]]:
    """Every member marked with `Lies`, with the object that holds it."""
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
    """The members of a dataclass that are marked with `Lies`, or (as None) that may hold such members."""
    found: dict[str, Lies | None] = {}
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        bare, checks = _bare(hint)
        lies = [check for check in checks if isinstance(check, Lies)]
        if lies or _may_lie(bare):
            found[name] = lies[0] if lies else None
    return found


def _may_lie(hint: Any) -> bool:
    """Whether anything in it is marked with `Lies`. Most of what a table shows need not be searched."""
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return bool(_lies_of(hint))
    return any(_may_lie(part) for part in typing.get_args(hint))


class Members:
    """Pairs of members that hold the same thing: one of a shown dataclass, one of the part of the state it shows.

    Each pair is named once, or as `coins="bank"` where the names differ. The conversion follows from the type hint:

    - a number or a truth value stays as it is;
    - a name from a list becomes its index; nothing (`None`, or an empty text where allowed) becomes -1;
    - a list of names becomes a list of indices, or with `Once` a mask with a bit for each;
    - a dict of names becomes a row of counts; it shows zeros where a count may be zero.
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
        """Set a state's members to what is shown."""


def fill(state: Any, name: str, values: list[int]) -> None:
    """Fill a row of a state in place, since a row made by interpreted code is never freed; replace a list."""
    row = getattr(state, name)
    if isinstance(row, list):
        setattr(state, name, values)
    else:
        for index, value in enumerate(values):
            row[index] = value


def _bare(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A hint without its annotations and `| None`, and those annotations."""
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
    """The names that a member, or each of its entries, may have."""
    hint, checks = _bare(hint)
    for check in checks:
        if isinstance(check, Among):
            return check
    return _names_of(typing.get_args(hint)[0]) if typing.get_origin(hint) in (list, dict) else None


def _between(hint: Any, state: str, shown: str, names: str) -> tuple[str, str]:
    """The expressions that make a member from the state, and back."""
    optional = type(None) in typing.get_args(typing.get_args(hint)[0] if typing.get_origin(hint) is Annotated else hint)
    bare, checks = _bare(hint)
    if bare is int:
        return f"int({state})", shown
    if bare is bool:
        return f"bool({state})", f"int({shown})"
    if bare is str:
        known = _names_of(hint)
        assert known is not None, f"{shown} takes its names from no list"
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
        raise TypeError(f"{shown} has the type {bare}, which has to be converted by hand")
    counts = next(check for check in _bare(typing.get_args(bare)[1])[1] if isinstance(check, WholeNumber))
    kept = "" if counts.least == 0 else " if count"
    return (
        f"{{name: int(count) for name, count in zip({names}, {state}){kept}}}",
        f"[{shown}.get(name, 0) for name in {names}]",
    )


def named(row: Iterable[int], names: Sequence[str]) -> dict[str, int]:
    """A row of counts as a dict by name, without zeros."""
    return {name: int(count) for name, count in zip(names, row, strict=True) if count}


def counts(shown: Mapping[str, int] | None, names: Sequence[str]) -> list[int]:
    """The row of counts behind what is shown; all zeros if it is hidden."""
    return [shown.get(name, 0) for name in names] if shown else [0] * len(names)
