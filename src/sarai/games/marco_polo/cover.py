"""What recorded games should show between them, so that no rule and no tile goes without an example."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.kernel.play import Play

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo

TEMPERS: tuple[dict[str, float], ...] = ({},)
AGREEMENTS: tuple[dict[str, str], ...] = ({},)


def goals(game: MarcoPolo) -> set[str]:
    return set()


def shown_by(playing: Play) -> set[str]:
    return set()
