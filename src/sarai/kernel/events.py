"""What happened, as data. Events feed memory, log, animation, statistics and undo.

The rules report two things: that a piece moved (`move`), and what a person would say aloud (`say`). Who may know a
moved piece follows from the two places; a saying names its own secret parts. The rules report each outcome of chance
in the very next event, if need be as known to nobody, because that event tells a redacted record who may read it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.kernel.plain_data import plain_data
from sarai.kernel.state import NOBODY

if TYPE_CHECKING:
    from sarai.kernel.game import Game
    from sarai.kernel.native import i64, vec

EVERYONE: Final = 0xFFFF
_SPECTATORS: Final = 15


def eye(seat: int) -> int:
    """The bit of one seat, or of the spectators, in a mask of those who know."""
    return 1 << (_SPECTATORS if seat == NOBODY else seat)


@plain_data
class Said:
    """Something a log would say. Only those in `knows` learn the `secret` arguments; the others hear it happened."""

    kind: str
    args: dict[str, int | str | None]
    secret: list[str]
    knows: int
    reveals: int

    def told_to(self, seat: int) -> Said:
        """The event as this seat may know it."""
        if self.knows & eye(seat):
            return Said(self.kind, self.args, [], 0, 0)
        return Said(self.kind, {n: None if n in self.secret else v for n, v in self.args.items()}, [], 0, 0)


@plain_data
class Moved:
    """One piece went from one place to another, and `left` stayed behind. Who may not see the piece has None."""

    piece: int | None
    source: str
    left: int
    target: str
    knows: int
    reveals: int

    def told_to(self, seat: int) -> Moved:
        return Moved(self.piece if self.knows & eye(seat) else None, self.source, self.left, self.target, 0, 0)


Event = Said | Moved


class Teller:
    """Collects what the rules report. Where nobody listens (simulation) there is no teller, and it costs nothing."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []

    def move(self, piece: int, source: str, left: int, target: str) -> None:
        """A piece moves; whoever sees either place knows which, and it is news to those who could not see it before."""
        sources = self.game.places.seers(source)
        knows = sources | self.game.places.seers(target)
        self.tell(Moved(piece, source, left, target, knows, knows & ~sources))

    def move_all(self, row: vec[i64], source: str, target: str) -> None:
        """All pieces of a row move, one after another."""
        left = sum(int(count) for count in row)
        for piece, count in enumerate(row):
            for _ in range(int(count)):
                left -= 1
                self.move(piece, source, left, target)

    def say(self, kind: str, **args: int | str | None) -> None:
        """Something that everybody may know and that reveals nothing new."""
        self.tell(Said(kind, args, [], EVERYONE, 0))

    def reveal(self, kind: str, **args: int | str | None) -> None:
        """Something that was hidden or undecided until now and is now known to all; it cannot be undone."""
        self.tell(Said(kind, args, [], EVERYONE, EVERYONE))

    def whisper(self, kind: str, knows: int, secret: str, **args: int | str | None) -> None:
        """Everybody hears that it happened; only those in `knows` learn the arguments named in `secret`."""
        self.tell(Said(kind, args, secret.split(), knows, 0))

    def tell(self, event: Event) -> None:
        self.events.append(event)
