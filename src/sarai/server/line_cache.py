"""The lines of a game as each pair of eyes may read them, encoded once and kept as bytes."""

from __future__ import annotations

from collections.abc import Iterable

from sarai.kernel.events import EVERYONE
from sarai.kernel.play import Play
from sarai.kernel.state import NOBODY
from sarai.server import frames
from sarai.server.wire import encode

TellingOfLine = bytes | tuple[bytes, ...]
"""A line as a spectator reads it, and then as each seat does; one text if all read the same."""


def telling(playing: Play, n: int) -> TellingOfLine:
    step = playing.step_after(n)
    public = step.line.n != n or all(event.knows == EVERYONE for event in step.events)
    if public and playing.is_public(n):
        return encode(frames.line(playing, n, NOBODY))
    return tuple(encode(frames.line(playing, n, seat)) for seat in range(NOBODY, playing.state.seats))


def as_told(line: TellingOfLine, seat: int) -> bytes:
    return line if isinstance(line, bytes) else line[seat + 1]


class LineCache:
    """All lines of one game."""

    def __init__(self) -> None:
        self._lines: list[TellingOfLine] = []

    def __len__(self) -> int:
        return len(self._lines)

    def line(self, n: int, seat: int) -> bytes:
        return as_told(self._lines[n], seat)

    def since(self, n: int, seat: int) -> list[bytes]:
        return [as_told(line, seat) for line in self._lines[n:]]

    def add(self, lines: Iterable[TellingOfLine]) -> None:
        self._lines.extend(lines)

    def follow(self, playing: Play) -> None:
        """Add the next line that is new."""
        self._lines.append(telling(playing, len(self._lines)))
