"""The client's types, generated from the server's: `python -m sarai.server.typescript` writes them into `web/src`."""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from sarai import games
from sarai.kernel.game import Game
from sarai.kernel.view import View
from sarai.server import wire
from sarai.server.encoding import CONSTANT

WEB = Path(__file__).parents[3] / "web" / "src"
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
FRAMES = (*wire.FRAMES, *get_args(wire.AnyCommand))
REQUESTS = (
    wire.TableWish,
    wire.JoinWish,
    wire.BranchWish,
    wire.RecordText,
    wire.SeatChosen,
    wire.LinkWish,
    wire.TakeWish,
)
ANSWERS = (
    wire.Games,
    wire.GameShown,
    wire.Tables,
    wire.LinesShown,
    wire.Verdict,
    wire.Promised,
    wire.SeatLink,
    wire.Refused,
)
Seen = dataclasses.make_dataclass(
    "Seen",
    [(name, hint) for name, hint in typing.get_type_hints(View).items() if name not in CONSTANT],
)
"""The members of a view that can change."""
ENCODED: dict[tuple[type, str], Any] = {
    (wire.Hello, "view"): View,
    (wire.Hello, "lines"): list[wire.LineShown],
    (wire.LineFrame, "view"): Seen,
    (wire.LineFrame, "line"): wire.LineShown,
}
"""Members that are encoded before they go into their frame."""


def write() -> None:
    for path, text in files().items():
        (WEB / path).write_text(text, encoding="utf-8")


def files() -> dict[str, str]:
    """The generated files, by path: what goes over the wire, and the table of each game with a board."""
    made = {"net/wire.ts": _file((*FRAMES, *REQUESTS, *ANSWERS, View), "sarai.server.wire")}
    for name, game in games.GAMES.items():
        if (WEB / "boards" / name).is_dir():
            made[f"boards/{name}/wire.ts"] = _file(
                _drawn(games.load(name)), game.__module__.rpartition(".")[0], game.__name__
            )
    return made


def _drawn(game: Game) -> list[type]:
    """What a board is drawn from: the table, what never changes with the pack, and what a question adds."""
    shown = game.showing
    kinds = [shown.table_type, shown.board_type, *(question.shows_type for question in game.questions)]
    return [kind for kind in kinds if kind is not None]


def _file(roots: Iterable[type], source: str, game: str = "") -> str:
    """In a game's own folder its types go without its name: `Shown` for `KashgarShown`."""
    found: dict[str, str] = {}
    for root in roots:
        _interface(root, found)
    head = f"// Made from {source} by `python -m sarai.server.typescript`; change it there.\n"
    made = [re.sub(rf"\b{game}(?=[A-Z])", "", text) if game else text for text in found.values()]
    return "\n".join([head, *sorted(made)])


def _interface(kind: Any, found: dict[str, str]) -> None:
    """An interface for a struct or dataclass, and for each one that it refers to."""
    if kind.__name__ in found:
        return
    found[kind.__name__] = ""
    members = [f"  {name}{'?' if maybe else ''}: {_type(hint, found)};" for name, hint, maybe in _members(kind)]
    found[kind.__name__] = "\n".join([f"export interface {kind.__name__} {{", *members, "}", ""])


def _members(kind: Any) -> list[tuple[str, Any, bool]]:
    """Name, type, and whether it may be left out."""
    hints = typing.get_type_hints(kind, include_extras=True)
    if dataclasses.is_dataclass(kind):  # a view leaves out what is None
        return [
            (one.name, _without_none(hints[one.name]), _may_be_none(hints[one.name]))
            for one in dataclasses.fields(kind)
        ]
    config = kind.__struct_config__
    asked = config.forbid_unknown_fields
    members: list[tuple[str, Any, bool]] = [(config.tag_field, Literal[config.tag], False)] if config.tag else []
    for one in msgspec.structs.fields(kind):
        hint = ENCODED.get((kind, one.name), hints[one.name])
        omitted = config.omit_defaults and not one.required
        members.append((one.name, _without_none(hint) if omitted else hint, omitted or (asked and not one.required)))
    return members


def _bare(hint: Any) -> Any:
    """A hint without its annotations."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _may_be_none(hint: Any) -> bool:
    return type(None) in get_args(_bare(hint))


def _without_none(hint: Any) -> Any:
    arms = [arm for arm in get_args(_bare(hint)) if arm is not type(None)]
    return typing.Union[tuple(arms)] if _may_be_none(hint) else hint  # noqa: UP007


def _type(hint: Any, found: dict[str, str]) -> str:
    hint = _bare(hint)
    origin, args = get_origin(hint), get_args(hint)
    if hint in SIMPLE:
        return SIMPLE[hint]
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(_type(one, found) for one in args)
    if origin is list:
        item = _type(args[0], found)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {_type(args[1], found)}>"
    _interface(hint, found)
    return str(hint.__name__)


if __name__ == "__main__":
    write()
