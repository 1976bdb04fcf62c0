"""Whether a table that somebody wrote can be: names that mean something, numbers that are possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo
    from sarai.games.marco_polo.table import Table
    from sarai.games.marco_polo.view import Shown


def bad_words(game: MarcoPolo, shown: Shown, seats: int) -> list[str]:
    """Names that mean nothing here, and numbers that cannot be."""
    return []


def impossible(game: MarcoPolo, shown: Shown, table: Table) -> list[str]:
    """What the words say but the rules rule out."""
    return []
