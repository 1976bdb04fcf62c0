"""What recorded games of a game should show between them, and how to find games that show it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic

from sarai.kernel.events import Said
from sarai.kernel.native import T

if TYPE_CHECKING:
    from sarai.kernel.play import Play


class Covering(Generic[T]):
    """Recorded games always show every number of seats, every question and every family of actions; `told` names events
    that should happen somewhere besides."""

    tempers: ClassVar[Sequence[Mapping[str, float]]] = ({},)
    """Ways to play that make rare things likelier: the weight of an action, by its text or family."""
    agreements: ClassVar[Sequence[Mapping[str, str]]] = ({},)
    """Options of the table with which games are recorded, in turn."""

    def __init__(self, *told: str) -> None:
        self.told = told

    def goals(self) -> set[str]:
        """What else there is to show."""
        return {f"tells-{kind}" for kind in self.told}

    def shown_by(self, playing: Play) -> set[str]:
        """Which of the goals a finished game shows."""
        events = [event for step in playing.path for event in step.events]
        return {f"tells-{event.kind}" for event in events if isinstance(event, Said) and event.kind in self.told}

    def habit(self, state: T, seat: int, temper: Mapping[str, float]) -> int | None:
        """What a player of this temper does where chance alone gets nowhere; `TIME_UP`: waits; None: anything."""
        return None
