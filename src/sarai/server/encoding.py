"""Views as bytes: each dataclass of a view has a twin that msgspec encodes directly, leaving out what is None.

Nothing leaves that is not of its declared type: msgspec refuses it. Only what a question shows (`Prompt.shows`) is sent
as it is, with every None in it.
"""

from __future__ import annotations

import types
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from sarai.kernel.game import Game
from sarai.kernel.view import View
from sarai.server.wire import encode

CONSTANT = frozenset(("game", "rules", "pack", "options", "seats", "seat"))
"""The members of a view that never change at a table; only the first frame carries them."""


def whole_view(game: Game, seen: View) -> bytes:
    """All of a view."""
    return encode(msgspec.convert(seen, _view_twin(game.showing.table_type, True), from_attributes=True))


def changing_view(game: Game, seen: View) -> bytes:
    """A view without its constant members, which the first frame has told."""
    return encode(msgspec.convert(seen, _view_twin(game.showing.table_type, False), from_attributes=True))


@cache
def _view_twin(table: type, whole: bool) -> type[msgspec.Struct]:
    return _twin(View, {"table": table}, frozenset() if whole else CONSTANT)


@cache
def _plain_twin(kind: type) -> type[msgspec.Struct]:
    return _twin(kind, {}, frozenset())


def _twin(kind: Any, instead: dict[str, type], without: frozenset[str]) -> type[msgspec.Struct]:
    hints = get_type_hints(kind) | instead
    members: list[Any] = []
    optional: list[Any] = []
    for member in fields(kind):
        hint = hints[member.name]
        if member.name in without:
            continue
        if hint is Any or type(None) in get_args(hint):
            optional.append((member.name, _twin_of(hint), None))
        else:
            members.append((member.name, _twin_of(hint)))
    return msgspec.defstruct(kind.__name__, [*members, *optional], omit_defaults=True)


def _twin_of(hint: Any) -> Any:
    """The type of a member, with the dataclasses in it replaced by their twins."""
    origin, args = get_origin(hint), get_args(hint)
    if is_dataclass(hint) and isinstance(hint, type):
        return _plain_twin(hint)
    if origin in (Union, types.UnionType):
        return Union[tuple(_twin_of(arm) for arm in args)]  # noqa: UP007
    if origin in (list, dict):
        return origin[tuple(_twin_of(arm) for arm in args)]
    return hint
