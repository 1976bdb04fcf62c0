"""What the recordings of a game should show between them, and how to find games that show it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic

from sarai.kernel.events import Said
from sarai.kernel.native import T

if TYPE_CHECKING:
    from sarai.kernel.play import Play


class Covering(Generic[T]):
    """Recorded games always show every number of seats, every question and every family of actions; `told` names
    events that must occur in them as well."""

    tempers: ClassVar[Sequence[Mapping[str, float]]] = ({},)
    """Ways of playing that make rare things likelier: the weights of actions, by text or family."""
    agreements: ClassVar[Sequence[Mapping[str, str]]] = ({},)
    """The table options to record games with, in turn."""

    def __init__(self, *told: str) -> None:
        self.told = told

    def goals(self) -> set[str]:
        """What else recorded games should show."""
        return {f"tells-{kind}" for kind in self.told}

    def shown_by(self, playing: Play) -> set[str]:
        """Which of the goals a finished game shows."""
        events = [event for step in playing.path for event in step.events]
        return {f"tells-{event.kind}" for event in events if isinstance(event, Said) and event.kind in self.told}

    def habit(self, state: T, seat: int, temper: Mapping[str, float]) -> int | None:
        """The action a player of this temper takes where random play gets nowhere; `TIME_UP`: wait; None: any."""
        return None
