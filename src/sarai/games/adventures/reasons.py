"""Why not: for every action that is not possible now, the rule that forbids it. Slow, and apart from `legal`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.adventures.board import SHAPES
from sarai.games.adventures.view import lay_out, shape_of
from sarai.games.adventures.words import DOINGS, MODES, PHASES
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.adventures.table import Table


def why_not(table: Table, seat: int, action: int) -> Reason | None:
    """The rule that forbids an action to a seat that owes an answer; None when it is legal."""
    space = table.rules.actions
    family, said = space.family(action).name, space.arguments(action)
    asked = _asked(table, seat)
    if family not in asked:
        return _other_question(table, family, asked)
    if family == "pick":
        left = table.box[SHAPES.index(said["tile"])]
        return None if left else Reason("adventures-why-bonus-taken", {"tile": said["tile"]}, "S29")
    if family in ("place", "bonus", "turn", "lift"):
        return _change(table, seat, family, said)
    return None


def _asked(table: Table, seat: int) -> tuple[str, ...]:
    """The families that answer what the seat is asked."""
    phase = PHASES[table.phase]
    if phase == "pick":
        return ("pick",)
    if phase == "ready":
        return ("ready",)
    if DOINGS[table.players[seat].doing] == "waiting":
        return ("open",)
    build = ("place", "bonus", "turn", "lift", "declare")
    return (*build, "stop") if MODES[table.terms.mode] == "turns" else build


def _other_question(table: Table, family: str, asked: tuple[str, ...]) -> Reason:
    if family == "stop" and "declare" in asked:
        return Reason("adventures-why-no-stop", {}, "S35")
    if asked == ("open",):
        return Reason("adventures-why-map-closed", {}, "S35")
    if asked == ("ready",):
        return Reason("adventures-why-not-started", {}, "S5")
    return Reason("adventures-why-step", {"phase": PHASES[table.phase]})


def _change(table: Table, seat: int, family: str, said: dict[str, str]) -> Reason | None:
    """A change of the own board (S10)."""
    player = table.players[seat]
    if player.commands >= table.terms.moves:
        rule = "S35" if MODES[table.terms.mode] == "turns" else "S10"
        return Reason("adventures-why-no-time", {"count": int(table.terms.moves)}, rule)
    laid = lay_out(player.layout)
    hex_ = said["hex"]
    if family in ("lift", "turn") and hex_ not in laid:
        return Reason("adventures-why-empty", {"hex": hex_}, "S10")
    if family == "lift":
        return None
    shape = shape_of(said["way"])
    if family == "turn":
        if shape_of(laid[hex_]) != shape:
            return Reason("adventures-why-other-shape", {"hex": hex_, "tile": shape_of(laid[hex_])}, "S10")
        same = laid[hex_].removesuffix("*") == said["way"]
        return Reason("adventures-why-lies-so", {"hex": hex_}, "S10") if same else None
    if hex_ in laid:
        return Reason("adventures-why-taken", {"hex": hex_}, "S10")
    star = family == "bonus"
    lying = sum(shape_of(lies) == shape and lies.endswith("*") == star for lies in laid.values())
    if star and lying >= player.bonus[SHAPES.index(shape)]:
        return Reason("adventures-why-no-bonus", {"tile": shape}, "S29")
    if not star and lying >= table.terms.tiles:
        return Reason("adventures-why-no-tile", {"tile": shape, "count": int(table.terms.tiles)}, "S10")
    return None
