"""The games on the table. A game is a folder here: rules, view, `content/*.toml`, `text/{en,nl}.ftl`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sarai.kernel.content import read_pack_file
from sarai.kernel.game import Game, unsaid
from sarai.kernel.reasons import BadPack, Refusal
from sarai.kernel.registry import Registry

GAMES = Registry[type[Game]](
    {
        "dunhuang": "sarai.games.dunhuang:Dunhuang",
        "kashgar": "sarai.games.kashgar:Kashgar",
        "adventures": "sarai.games.adventures:Adventures",
        "marco-polo": "sarai.games.marco_polo:MarcoPolo",
        "sealed-bid": "sarai.games.sealed_bid:SealedBid",
    }
)
FIRST = next(iter(GAMES))
"""The game that is played where nobody names one."""
TOYS = frozenset(("sealed-bid",))
"""Games for learning the kernel rather than for playing."""


class UnknownGame(Refusal):
    """A name that no game here has."""


class UnfinishedGame(Refusal):
    """A game that leaves out what every game must define."""


def folder(name: str) -> Path:
    """Where a game's content and texts are."""
    return Path(__file__).parent / named(name).__module__.split(".")[2]


@cache
def packs(name: str) -> tuple[Path, ...]:
    """The versions of a game's own pack, the newest last."""
    own = (folder(name) / "content").glob(f"{named(name).own_pack}-*.toml")
    return tuple(sorted(own, key=lambda path: int(path.stem.rpartition("-")[2])))


def load(name: str, pack: Path | None = None) -> Game:
    """The game with the pack in a file, or else with the newest of its own packs.

    A pack of ours is read once and shared by all tables; any other file is read each time.
    """
    if pack is None:
        return _own(name, packs(name)[-1])
    return _own(name, pack) if pack in packs(name) else _read(name, pack)


def _read(name: str, path: Path) -> Game:
    game = named(name)
    made = game(read_pack_file(path, name, game.content_type, game.check_content))
    missing = unsaid(made)
    if missing:
        raise UnfinishedGame(f"the game {name} does not define: {', '.join(missing)}")
    return made


_own = cache(_read)


def load_as_named(name: str, pack: str) -> Game:
    """The game with exactly the pack that a record or a position names, however old."""
    for path in reversed(packs(name)):
        game = _own(name, path)
        if str(game.pack) == pack:
            return game
    raise BadPack([f"{name} has no pack {pack!r} here; give its file with --pack"])


def named(name: str) -> type[Game]:
    """The game with that name, without a pack."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]
