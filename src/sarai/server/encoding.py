"""Views as bytes: each dataclass of a view has a twin that msgspec writes at once, without what is None in it.

What is not of the declared type does not leave: msgspec refuses it. Only what a question shows (`Prompt.shows`) goes as
it is, with each None in it.
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
"""What of a view never changes at a table, so that one frame at the beginning tells it."""


def whole_view(game: Game, seen: View) -> bytes:
    """All of a view."""
    return encode(msgspec.convert(seen, _view_twin(game.showing.table_type, True), from_attributes=True))


def changing_view(game: Game, seen: View) -> bytes:
    """A view without what the first one has told already."""
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
    """The type of a member, dataclasses in it replaced by their twins."""
    origin, args = get_origin(hint), get_args(hint)
    if is_dataclass(hint) and isinstance(hint, type):
        return _plain_twin(hint)
    if origin in (Union, types.UnionType):
        return Union[tuple(_twin_of(arm) for arm in args)]  # noqa: UP007
    if origin in (list, dict):
        return origin[tuple(_twin_of(arm) for arm in args)]
    return hint
