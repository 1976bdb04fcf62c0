"""Names: which bots a table may have, and how people may be called."""

from __future__ import annotations

from collections.abc import Sequence

from sarai.kernel.play import is_name
from sarai.kernel.state import LETTERS
from sarai.server import showing, wire
from sarai.server.refusing import Declined


def known_bot(spec: str, game: str) -> str:
    """A bot that a table of the game may have: any other would let a guest take the machine for himself."""
    levels = showing.levels(game).values()
    if spec not in levels:
        raise Declined(400, "why-no-bot", bots=", ".join(levels))
    return spec


def admitted(spec: str, game: str) -> str:
    """The bot itself if a table may have it, else the one that follows everybody.

    For names that come from what is written: records that somebody brought, and tables of an older Sarai.
    """
    return spec if spec in showing.levels(game).values() else showing.follower(game)


def person_name(name: str) -> str:
    """A name as a record can hold it."""
    name = " ".join(name.split())
    if not is_name(name) or set(name) & set("<>@") or len(name) > 40:
        raise Declined(400, "why-bad-name")
    return name


def distinct(name: str, others: Sequence[str]) -> str:
    """The name, with a number where another is called so already."""
    numbered = (f"{name[:37].rstrip()} {number}" for number in range(2, 99))
    return next(one for one in (name, *numbered) if one not in others)


def called(wishes: Sequence[wire.SeatWish]) -> list[str]:
    """The name somebody chose, or the seat's letter; who is called as another was already gets a number."""
    names: list[str] = []
    for letter, wish in zip(LETTERS, wishes, strict=False):
        names.append(distinct(person_name(wish.name) if wish.name.strip() else letter, names))
    return names
