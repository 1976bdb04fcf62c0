"""What the tests of all games have to know of one: a game says it in its own folder, `tests/games/FOLDER/facts.py`.

A game that says nothing gets what suits a short one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from sarai import games


@dataclass(frozen=True)
class Facts:
    """What stands in a game's `FACTS`."""

    long: bool = False
    """Whether a game takes long. An interpreted run looks at one number of seats then, at another each time, and a deep
    run at one game in 25 of the large counts."""
    brief: Sequence[Mapping[str, str]] = ({},)
    """Options, in turn, where random games would be too long to look at every position."""
    whole: Mapping[str, str] = field(default_factory=dict)
    """Options with which each fifth game is long enough to come to its end by itself."""
    served: Mapping[str, str] = field(default_factory=dict)
    """Options for a whole game on a server, where it has to be short and nobody waits for sand."""
    unseen_exchanges: Sequence[int] = ()
    """With so many seats pieces change hands behind somebody's back."""
    many_worlds: Sequence[int] = ()
    """With so many seats unseen pieces are never few enough to list every arrangement."""
    published: Sequence[str] = ()
    """Name, version and hash of each pack that people may have records of."""
    texts: Sequence[str] = ()
    """Keys, without the game's name, that are put together where they are asked for, so that no source has them."""
    perft: Mapping[tuple[int, int], list[int]] = field(default_factory=dict)
    """By seats and seed of a new game: how many sequences of one answer there are, of two, and so on."""
    middles: Mapping[tuple[int, int, int], list[int]] = field(default_factory=dict)
    """The same by seats, seed and number of random answers, from there on; each at another question."""
    middles_options: Mapping[str, str] = field(default_factory=dict)


def facts(name: str) -> Facts:
    """What a game of the registry says of itself here."""
    folder = games.folder(name).name
    if not (Path(__file__).parent / "games" / folder / "facts.py").exists():
        return Facts()
    told = import_module(f"tests.games.{folder}.facts").FACTS
    assert isinstance(told, Facts)
    return told
