"""What one seat may know, and what it can make of it: views, imagined worlds, previews.

`view` is the only exit by which anything about a position reaches a seat. A view is plain data with no way back to the
state. From it alone, `imagine` gives worlds that the seat cannot tell from the true one.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sarai.kernel.chance import Fast, Scripted, ScriptEnded
from sarai.kernel.events import Event, Teller, eye
from sarai.kernel.memory import Knowledge, Memory
from sarai.kernel.options import complete_options
from sarai.kernel.plain_data import changed, from_plain, plain_data, to_plain
from sarai.kernel.prompts import Prompt, prompt
from sarai.kernel.reasons import BadOption, BadPosition
from sarai.kernel.showing import read_table
from sarai.kernel.standings import Standings
from sarai.kernel.state import NOBODY, State
from sarai.kernel.worlds import HiddenPlace, SpreadPiece, Worlds

if TYPE_CHECKING:
    from sarai.kernel.game import Game


@plain_data
class View:
    """Public state, and the secrets and memory of one seat, or of a spectator (`seat` -1)."""

    game: str
    rules: int
    pack: str
    options: dict[str, str]
    seats: int
    seat: int
    deciding: int
    wakes: int
    table: Any
    memory: Knowledge
    prompt: Prompt | None = None
    standings: Standings | None = None


def view(state: State, memory: Memory) -> View:
    """What the owner of the memory may know of the state."""
    return views(state, [memory])[0]


def views(state: State, memories: Sequence[Memory], asked: Sequence[Prompt | None] = ()) -> list[View]:
    """What the owner of each memory may know of the state; `asked` are the prompts of all seats, if they have been
    made already."""
    game: Game = state.game
    options, wakes = dict(state.options), state.wakes()
    standings = None if state.deciding else state.standings()
    tables = game.showing.tables(state, [game.places.sight(memory.seat) for memory in memories])
    return [
        View(
            game.id,
            game.rules_version,
            str(game.pack),
            options,
            state.seats,
            memory.seat,
            state.deciding,
            wakes,
            table,
            memory.knowledge(),
            None if memory.seat == NOBODY else asked[memory.seat] if asked else prompt(state, memory.seat),
            standings,
        )
        for memory, table in zip(memories, tables, strict=True)
    ]


def view_bytes(seen: View) -> bytes:
    """The canonical bytes of a view; equal bytes, equal views."""
    return json.dumps(to_plain(seen), ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def read_view(game: Game, data: Any) -> View:
    """A view from its plain form; raises `BadPosition`."""
    faults: list[str] = []
    read = from_plain(View, data, faults)
    if read is None or faults:
        raise BadPosition(faults)
    faults += [
        f"{key} should be {ours!r}, not {said!r}"
        for key, said, ours in (
            ("game", read.game, game.id),
            ("rules", read.rules, game.rules_version),
            ("pack", read.pack, str(game.pack)),
        )
        if said != ours
    ]
    if read.seats not in game.seats:
        faults.append(f"seats should be {game.seats[0]} to {game.seats[-1]}, not {read.seats}")
    elif not NOBODY <= read.seat < read.seats:
        faults.append(f"seat should be 0 to {read.seats - 1}, or {NOBODY} for a spectator, not {read.seat}")
    options = dict(read.options)
    try:
        options = complete_options(game, options)
    except BadOption as bad:
        faults += bad.faults
    if faults:
        raise BadPosition(faults)
    table = from_plain(game.showing.table_type, read.table, faults, "table", game.showing.lists(read.seats))
    if faults:
        raise BadPosition(faults)
    return changed(read, table=table, options=options)


def imagine(game: Game, seen: View) -> Worlds:
    """The worlds that the view leaves possible; raises `BadPosition` for a hand-written one that leaves none."""
    faults: list[str] = []
    bare = read_table(game, seen.table, seen.seats, seen.options, faults)
    if bare is None or faults:
        raise BadPosition(faults)
    try:
        memory = Memory.of(game, seen.seat, seen.memory)
    except KeyError as unknown:
        raise BadPosition([f"the memory names {unknown}, which is not a piece of this game"]) from unknown
    hidden = game.showing.hidden(seen.table)
    unseen = game.all_pieces(seen.seats)
    for kind, count in enumerate(bare.lying()):
        unseen[kind] -= count
    for known in (*memory.certain.values(), *(pieces for _, pieces in memory.groups)):
        for kind, count in known.items():
            unseen[kind] -= count
    _check_possible(game, memory, hidden, unseen)

    decks = whole_decks(game)
    places = []
    narrow = {name for name in hidden if deck_of(game, name) not in decks}
    for name in sorted(hidden, key=lambda name: (name not in narrow, hidden[name], name)):  # the last one gets the rest
        certain = memory.certain.get(name, {})
        row = [0] * len(unseen)
        for kind, count in certain.items():
            row[kind] = count
        kinds = deck_of(game, name)
        whole = next(number for number, deck in enumerate(decks) if kinds[0] in deck)
        places.append(HiddenPlace(name, row, hidden[name] - sum(certain.values()), whole))
        if name in narrow:
            places[-1].take_only(kinds[0], kinds[-1] + 1)
    number = {place.name: index for index, place in enumerate(places)}
    spreads = [
        SpreadPiece(kind, [number[name] for name in sorted(names) if name in number])
        for names, pieces in memory.groups
        for kind, count in pieces.items()
        for _ in range(count)
    ]
    rows = [[0] * deck.start + unseen[deck.start : deck.stop] + [0] * (len(unseen) - deck.stop) for deck in decks]
    return Worlds(bare, seen.seat, places, spreads, rows)


def deck_of(game: Game, place: str) -> range:
    """The kinds that a place takes."""
    return game.decks[game.places.of(place).deck]


def whole_decks(game: Game) -> list[range]:
    """The decks that are not part of another one."""
    decks = list(game.decks.values())

    def part(deck: range, other: range) -> bool:
        return deck != other and other.start <= deck.start and deck.stop <= other.stop

    return [deck for deck in decks if not any(part(deck, other) for other in decks)]


def _check_possible(game: Game, memory: Memory, hidden: dict[str, int], unseen: list[int]) -> None:
    """A hand-written view may know more than is possible; one made by the kernel never does."""
    free = dict(hidden)
    faults = []
    for known in (*memory.certain.values(), *(pieces for _, pieces in memory.groups)):
        faults += [f"the memory counts {count} of a piece" for count in known.values() if count < 1]
    for place, pieces in memory.certain.items():
        if place not in free:
            faults.append(f"the memory names {place}, where nothing is hidden")
        else:
            free[place] -= sum(pieces.values())
    for places, pieces in memory.groups:
        faults += [f"the memory names {place}, where nothing is hidden" for place in sorted(places - set(free))]
        room = sum(free.get(place, 0) for place in places)
        if sum(pieces.values()) > room:
            faults.append(f"the memory knows more in {', '.join(sorted(places))} than lies there")
    faults += [f"the memory knows more in {place} than lies there" for place, room in free.items() if room < 0]
    for kind, count in enumerate(unseen):
        if count < 0:
            faults.append(f"{-count} {game.pieces[kind]} too many are seen or known")
    whole = whole_decks(game)
    for name, deck in game.decks.items():
        grouped = sum(n for _, pieces in memory.groups for kind, n in pieces.items() if kind in deck)
        left = sum(unseen[kind] for kind in deck)
        mine = sum(free[place] for place in free if deck_of(game, place) == deck)
        room = sum(free[place] for place in free if deck_of(game, place)[0] in deck) - grouped
        if not faults and (room != left if deck in whole else mine > left):
            faults.append(f"the {name or 'pieces'} unseen do not fill the hidden places: count them again")
    if faults:
        raise BadPosition(faults)


class _Preview(Teller):
    """Listens with one seat's ears and stops at the first thing that is news to it."""

    class Revealed(Exception):
        pass

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game)
        self.seat = seat

    def tell(self, event: Event) -> None:
        if event.reveals & eye(self.seat):
            raise self.Revealed
        super().tell(event.told_to(self.seat))


def foresee(game: Game, seen: View, action: int, at: int = 0) -> list[Event]:
    """What is sure to happen if the view's seat takes the action now: up to the first random or hidden thing."""
    world = imagine(game, seen).draw(Fast(0))
    preview = _Preview(game, seen.seat)
    try:
        world.apply(seen.seat, action, Scripted(), preview, at)
    except (ScriptEnded, _Preview.Revealed):
        pass
    return preview.events
