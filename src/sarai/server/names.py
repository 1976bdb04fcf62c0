"""Names: which bots a table may have, and how people may be called."""

from __future__ import annotations

from collections.abc import Sequence

from sarai.kernel.play import is_name
from sarai.kernel.state import LETTERS
from sarai.server import frames, wire
from sarai.server.refusals import Declined


def known_bot(spec: str, game: str) -> str:
    """The bot, if a table of the game may have it; any other is declined, since it could let a guest hog the
    machine."""
    levels = frames.levels(game).values()
    if spec not in levels:
        raise Declined(400, "why-no-bot", bots=", ".join(levels))
    return spec


def admitted(spec: str, game: str) -> str:
    """The bot itself if a table may have it, else the game's follower.

    For bots named in stored text: uploaded records, and tables of an older Sarai.
    """
    return spec if spec in frames.levels(game).values() else frames.follower(game)


def person_name(name: str) -> str:
    """A name as a record can hold it; raises `Declined` for one that it cannot."""
    name = " ".join(name.split())
    if not is_name(name) or set(name) & set("<>@") or len(name) > 40:
        raise Declined(400, "why-bad-name")
    return name


def distinct(name: str, others: Sequence[str]) -> str:
    """The name, numbered if somebody else has it already."""
    numbered = (f"{name[:37].rstrip()} {number}" for number in range(2, 99))
    return next(one for one in (name, *numbered) if one not in others)


def called(wishes: Sequence[wire.SeatWish]) -> list[str]:
    """The names that people chose, or their seats' letters; a repeated name gets a number."""
    names: list[str] = []
    for letter, wish in zip(LETTERS, wishes, strict=False):
        names.append(distinct(person_name(wish.name) if wish.name.strip() else letter, names))
    return names
