"""How long people may think. Pure: whoever runs a table says what time it is.

1 - clock minutes 15 10      fifteen minutes for the whole game, plus ten seconds for every answer
1 - clock days 3             three days for every answer
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sarai.kernel.reasons import BadOption

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


@dataclass(frozen=True, slots=True)
class TimeControl:
    """What was agreed: no clock, `minutes` for the game plus `increment` seconds an answer, or `days` an answer."""

    minutes: int = 0
    increment: int = 0
    days: int = 0

    def __post_init__(self) -> None:
        if not (0 <= self.minutes <= 9999 and 0 <= self.increment <= 9999 and 0 <= self.days <= 999):
            raise BadOption(["a clock has 1 to 9999 minutes plus 0 to 9999 seconds an answer, or 1 to 999 days"])
        if (bool(self.minutes) and bool(self.days)) or (self.increment and not self.minutes):
            raise BadOption(["a clock counts minutes, perhaps with an increment, or days; not both"])

    @property
    def kind(self) -> str:
        return "minutes" if self.minutes else "days" if self.days else "none"

    @property
    def allowance(self) -> int:
        """What a seat starts with, in milliseconds."""
        return self.minutes * MINUTE + self.days * DAY

    def __str__(self) -> str:
        return {
            "minutes": f"clock minutes {self.minutes} {self.increment}",
            "days": f"clock days {self.days}",
            "none": "clock none",
        }[self.kind]


def read_pace(text: str) -> TimeControl:
    """The pace that a `clock` line of a record names."""
    match text.split():
        case ["clock", "minutes", minutes, increment]:
            return TimeControl(minutes=int(minutes), increment=int(increment))
        case ["clock", "days", days]:
            return TimeControl(days=int(days))
    return TimeControl()


class Clock:
    """The time that each seat has left. `asked` are the seats that owe an answer, `running` those whose time runs."""

    def __init__(self, pace: TimeControl, seats: int, at: int = 0) -> None:
        self.pace = pace
        self.left = [pace.allowance] * seats
        self.asked: list[int] = []
        self.running: list[int] = []
        self.since = at
        self._had = [0] * seats
        """How many answers of each seat have been undone: giving them again brings no more time."""

    def count(self, at: int) -> None:
        """Take off the time that has passed."""
        self.left = self.left_at(at)
        self.since = at

    def run(self, asked: Sequence[int], running: Sequence[int]) -> None:
        """From now on these seats are asked, and time runs for those in `running`."""
        self.asked = list(asked)
        self.running = list(running) if self.pace.allowance else []

    def reward(self, seat: int) -> None:
        """A person has answered. An answer given again after an undo brings no more time."""
        if self._had[seat]:
            self._had[seat] -= 1
            return
        self.left[seat] += self.pace.increment * 1000
        self.asked = [one for one in self.asked if one != seat]

    def ask(self, asked: Sequence[int]) -> None:
        """With days for each answer, whoever is asked something new has all of them again."""
        for seat in asked if self.pace.days else ():
            if seat not in self.asked:
                self.left[seat] = self.pace.allowance

    def refresh(self, seat: int) -> None:
        """A bot has answered for the seat. Days that it missed are forgiven; minutes that are used up stay used up."""
        if self.pace.days:
            self.left[seat] = self.pace.allowance

    def take_back(self, seat: int) -> None:
        """An answer is undone: the time it took stays spent, and the time it brought will not be added twice."""
        self._had[seat] += 1

    def out_of_time(self, seat: int) -> bool:
        return self.pace.allowance > 0 and not self.left[seat]

    def left_at(self, at: int) -> list[int]:
        gone = max(0, at - self.since)
        return [max(0, left - gone) if seat in self.running else left for seat, left in enumerate(self.left)]

    def falls(self) -> int:
        """When the first of the running times runs out; 0: never."""
        return self.since + min(self.left[seat] for seat in self.running) if self.running else 0

    def fallen(self, at: int) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat in self.running if at >= self.since + self.left[seat]]
