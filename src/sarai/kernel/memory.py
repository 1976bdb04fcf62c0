"""What one seat, or a spectator, knows about hidden pieces, folded only from what it was told.

It holds the pieces that are certainly in a place and, after a move it did not see, those that are certainly within a
group of places. Groups that share a place merge. A mark on each card would tell third seats too much; mere lower bounds
would forget too much. Only places hidden from the seat are remembered: the others can be looked at.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from sarai.kernel.events import Event, Moved, eye
from sarai.kernel.plain_data import plain_data

if TYPE_CHECKING:
    from sarai.kernel.game import Game


@plain_data
class Group:
    """Pieces that lie somewhere in these places; which piece is where is not known."""

    places: list[str]
    pieces: dict[str, int]


@plain_data
class Knowledge:
    """A memory as plain data, part of a view: pieces by name, places and groups in a fixed order."""

    certain: dict[str, dict[str, int]] = field(default_factory=dict)
    groups: list[Group] = field(default_factory=list)


class Memory:
    """Folds events into knowledge. `certain[place]` and each group's pieces are counts by kind."""

    __slots__ = ("_knowledge", "certain", "game", "groups", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.certain: dict[str, dict[int, int]] = {}
        self.groups: list[tuple[frozenset[str], dict[int, int]]] = []
        self._knowledge: Knowledge | None = None

    def hear(self, event: Event) -> None:
        """Fold one event, as it was told to this seat."""
        if not isinstance(event, Moved):
            return
        self._knowledge = None
        hidden_source = self._hidden(event.source)
        if event.piece is not None:
            if hidden_source:
                self._gone(event.piece, event.source)
                if event.left == 0:
                    self._vacated(event.source)
            if self._hidden(event.target):
                pieces = self.certain.setdefault(event.target, {})
                pieces[event.piece] = pieces.get(event.piece, 0) + 1
        elif event.left == 0:
            self._all_moved(event.source, event.target)
        else:
            self._one_moved(event.source, event.target)

    def clone(self) -> Memory:
        twin = Memory(self.game, self.seat)
        twin.certain = {place: dict(pieces) for place, pieces in self.certain.items()}
        twin.groups = [(places, dict(pieces)) for places, pieces in self.groups]
        return twin

    def knowledge(self) -> Knowledge:
        """The memory as plain data; the same object until something new is heard."""
        if self._knowledge is None:
            self._knowledge = self._told()
        return self._knowledge

    def _told(self) -> Knowledge:
        def named(pieces: dict[int, int]) -> dict[str, int]:
            return {self.game.pieces[kind]: pieces[kind] for kind in sorted(pieces)}

        groups = sorted((sorted(places), named(pieces)) for places, pieces in self.groups)
        return Knowledge(
            {place: named(self.certain[place]) for place in sorted(self.certain)},
            [Group(places, pieces) for places, pieces in groups],
        )

    @classmethod
    def of(cls, game: Game, seat: int, knowledge: Knowledge) -> Memory:
        """The memory that a view carries."""
        memory = cls(game, seat)
        kind_of = {name: kind for kind, name in enumerate(game.pieces)}
        memory.certain = {
            place: {kind_of[name]: count for name, count in pieces.items()}
            for place, pieces in knowledge.certain.items()
        }
        memory.groups = [
            (frozenset(group.places), {kind_of[name]: count for name, count in group.pieces.items()})
            for group in knowledge.groups
        ]
        return memory

    def _hidden(self, place: str) -> bool:
        return not self.game.places.seers(place) & eye(self.seat)

    def _gone(self, piece: int, place: str) -> None:
        """A known piece left: take one off what is known of the place, or else of its group."""
        for pieces in (self.certain.get(place, {}), *(held for places, held in self.groups if place in places)):
            if piece in pieces:
                pieces[piece] -= 1
                if pieces[piece] == 0:
                    del pieces[piece]
                break
        self._tidy()

    def _vacated(self, place: str) -> None:
        """The place is empty, so its group's pieces are in the group's other places."""
        self.groups = [(places - {place}, pieces) for places, pieces in self.groups]
        self._tidy()

    def _all_moved(self, source: str, target: str) -> None:
        """The last piece went unseen: what was known of the source is now known of the target."""
        for piece, count in self.certain.pop(source, {}).items():
            pieces = self.certain.setdefault(target, {})
            pieces[piece] = pieces.get(piece, 0) + count
        self._join(source, target, {})
        self._vacated(source)

    def _one_moved(self, source: str, target: str) -> None:
        """One of several went unseen: each known piece of the source may be in either place."""
        self._join(source, target, self.certain.pop(source, {}))
        self._tidy()

    def _join(self, source: str, target: str, pieces: dict[int, int]) -> None:
        """Merge source, target, these pieces and every group that shares a place with them into one group."""
        touched = bool(pieces) or any(source in places for places, _ in self.groups)
        if not touched:
            return
        joined, held = frozenset((source, target)), dict(pieces)
        apart = []
        for places, others in self.groups:
            if places & {source, target}:
                joined |= places
                for piece, count in others.items():
                    held[piece] = held.get(piece, 0) + count
            else:
                apart.append((places, others))
        self.groups = [*apart, (joined, held)]

    def _tidy(self) -> None:
        """Drop what is empty; a group of one place is certainty."""
        for places, pieces in self.groups:
            if len(places) == 1 and pieces:
                (place,) = places
                known = self.certain.setdefault(place, {})
                for piece, count in pieces.items():
                    known[piece] = known.get(piece, 0) + count
        self.groups = [(places, pieces) for places, pieces in self.groups if len(places) > 1 and pieces]
        self.certain = {place: pieces for place, pieces in self.certain.items() if pieces}
