"""Positions as text: a whole state with everybody's memories, or one seat's view.

Both are TOML in the players' words. Only a seat's view leaves a live table.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from typing import Any, Final

from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.memory import Knowledge, Memory
from sarai.kernel.options import complete_options
from sarai.kernel.plain_data import changed, from_plain, to_plain, to_toml
from sarai.kernel.reasons import BadOption, BadPosition
from sarai.kernel.showing import everything, read_table
from sarai.kernel.state import LETTERS, NOBODY, State, letter
from sarai.kernel.view import View, imagine, read_view, view

FORMAT: Final = "position 1"


def position_text(state: State, memories: list[Memory]) -> str:
    """Everything: the state, and what everybody knows about it."""
    game: Game = state.game
    head = {
        "sarai": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "pack": str(game.pack),
        "seats": state.seats,
        "options": dict(state.options),
        "table": to_plain(everything(game, state)),
    }
    known = {letter(memory.seat): to_plain(memory.knowledge()) for memory in memories}
    return to_toml({**head, "memory": {seat: what for seat, what in known.items() if any(what.values())}})


def position_line(state: State, memories: list[Memory]) -> str:
    """Table and memories as JSON on one line, for the head of a record that begins there."""
    told = tomllib.loads(position_text(state, memories))
    return json.dumps(
        {key: told[key] for key in ("table", "memory") if key in told}, ensure_ascii=False, separators=(",", ":")
    )


def read_position_line(game: Game, seats: int, options: dict[str, str], text: str) -> tuple[State, list[Memory]]:
    """The position in the head of a record; raises `BadPosition` with every fault."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as bad:
        raise BadPosition([f"it is not JSON: {bad}"]) from bad
    if not isinstance(told, dict) or not set(told) <= {"table", "memory"}:
        raise BadPosition(["it should have a table, and perhaps a memory"])
    head = {"game": game.id, "rules": game.rules_version, "pack": str(game.pack), "seats": seats, "options": options}
    return _position(game, {**head, **told})


def view_text(seen: View) -> str:
    """One seat's view."""
    return to_toml({"sarai": FORMAT, **{key: value for key, value in to_plain(seen).items() if key != "prompt"}})


def game_named_in(text: str) -> tuple[str, str]:
    """The game and the pack that a position names, which are needed to read it."""
    data = _toml(text)
    game, pack = data.get("game"), data.get("pack")
    if not isinstance(game, str) or not isinstance(pack, str):
        raise BadPosition(["game and pack should be text at the head of the position"])
    return game, pack


def read_position(game: Game, text: str) -> tuple[State, list[Memory]]:
    """A whole position; raises `BadPosition` with every fault."""
    data = _toml(text)
    if "view" in data or "seat" in data:
        raise BadPosition(["this is one seat's view; a whole position is needed here"])
    return _position(game, data)


def _position(game: Game, data: dict[str, Any]) -> tuple[State, list[Memory]]:
    faults = [
        f"{key} should be {ours!r}, not {data.get(key)!r}"
        for key, ours in (("game", game.id), ("rules", game.rules_version), ("pack", str(game.pack)))
        if data.get(key) != ours
    ]
    if faults:
        raise BadPosition(faults)
    known = {"sarai", "game", "rules", "pack", "seats", "options", "table", "memory"}
    faults += [f"{key} is not known in a position" for key in data if key not in known]
    seats = data.get("seats")
    if type(seats) is not int or seats not in game.seats:
        raise BadPosition([*faults, f"seats should be {game.seats[0]} to {game.seats[-1]}"])
    options = _options(game, data.get("options", {}), faults)
    table: Any = from_plain(game.showing.table_type, data.get("table"), faults, "table", game.showing.lists(seats))
    memory = from_plain(dict[str, Knowledge], data.get("memory", {}), faults, "memory")
    if table is None or memory is None or faults:
        raise BadPosition(faults)
    state = read_table(game, table, seats, options, faults)
    hidden = game.showing.hidden(table)
    faults += [f"the contents of {place} are missing: this is not a whole position" for place in hidden]
    if state is None or faults:
        raise BadPosition(faults)
    faults += _unanswerable(state, range(seats))
    if faults:
        raise BadPosition(faults)
    return state, _memories(game, state, memory)


def _unanswerable(state: State, seats: Iterable[int]) -> list[str]:
    """Faults: seats that are asked something they cannot answer."""
    asked = [seat for seat in seats if seat != NOBODY and state.deciding >> seat & 1]
    return [f"seat {letter(seat)} has no legal answer to its question" for seat in asked if not state.legal(seat)]


def read_view_text(game: Game, text: str) -> View:
    """One seat's view with its prompt rebuilt; raises `BadPosition` with every fault."""
    seen = read_view(game, {key: value for key, value in _toml(text).items() if key != "sarai"})
    return checked_view(game, seen)


def checked_view(game: Game, seen: View) -> View:
    """The view with its prompt rebuilt, if it is the view of some world; raises `BadPosition` otherwise."""
    world = imagine(game, seen).draw(Fast(0))
    faults = _unanswerable(world, [seen.seat])
    if faults:
        raise BadPosition(faults)
    again = view(world, Memory.of(game, seen.seat, seen.memory))
    ours, theirs = to_plain(again), to_plain(changed(seen, prompt=again.prompt))
    differing = [key for key in ours.keys() | theirs.keys() if ours.get(key) != theirs.get(key)]
    if differing:
        raise BadPosition([f"{key} does not fit the rest of the view" for key in sorted(differing)])
    return again


def is_view(text: str) -> bool:
    """Whether a position's text is one seat's view."""
    return "seat" in _toml(text)


def _options(game: Game, chosen: Any, faults: list[str]) -> dict[str, str]:
    read = from_plain(dict[str, str], chosen, faults, "options")
    try:
        return complete_options(game, read or {})
    except BadOption as bad:
        faults += bad.faults
        return {}


def _memories(game: Game, state: State, known: dict[str, Knowledge]) -> list[Memory]:
    """Everybody's memory, checked against the truth: nobody can know what is not true."""
    faults: list[str] = []
    memories = []
    places = set(state.places())
    for seat in (*range(state.seats), NOBODY):
        knowledge = known.pop(letter(seat), Knowledge())
        try:
            memory = Memory.of(game, seat, knowledge)
        except KeyError as unknown:
            faults.append(f"memory.{letter(seat)} names {unknown}, which is not a piece of this game")
            continue
        for told_in, pieces in (
            *((frozenset((place,)), held) for place, held in memory.certain.items()),
            *memory.groups,
        ):
            strange = sorted(told_in - places)
            if strange:
                faults.append(f"memory.{letter(seat)} names {strange[0]}, where no pieces lie now")
                continue
            rows = [state.at(place) for place in told_in]
            there = [sum(int(row[kind]) for row in rows) for kind in range(len(game.pieces))]
            where = ", ".join(sorted(told_in))
            faults += [
                f"memory.{letter(seat)} says {count} {game.pieces[kind]} in {where}; there are {there[kind]}"
                for kind, count in pieces.items()
                if not 1 <= count <= there[kind]
            ]
        memories.append(memory)
    faults += [f"memory.{name} belongs to no seat; there are {LETTERS[: state.seats]} and -" for name in known]
    if faults:
        raise BadPosition(faults)
    return memories


def _toml(text: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition([f"not TOML: {error}"]) from error
    if data.get("sarai") != FORMAT:
        raise BadPosition([f"a position begins with sarai = {FORMAT!r}"])
    return data
