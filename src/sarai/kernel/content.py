"""Content packs: what is printed on cards, tiles and boards, kept apart from the rules.

A pack is a TOML file with `game`, `pack` and `version` at its head and the game's own tables below. Every entry says
where it comes from: `rulebook` (printed there), `public` (a public source reports it) or `house` (ours). A pack's
hash covers what it says, not its layout. Superseded versions stay in the folder, so that old records
replay.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from pathlib import Path
from typing import Any, Generic, TypeVar

from sarai.kernel.plain_data import from_plain
from sarai.kernel.reasons import BadPack

PROVENANCES = ("rulebook", "public", "house")
_HEAD = ("game", "pack", "version")

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Pack(Generic[C]):
    """A pack that has passed its checks."""

    game: str
    name: str
    version: int
    hash: str
    content: C
    file: Path | None = field(default=None, compare=False)
    """Where it was read from, so that another process can read it too."""

    def __str__(self) -> str:
        """How records and views name it."""
        return f"{self.name} {self.version} {self.hash}"


def read_pack(text: str, game: str, content: type[C], check: Callable[[C], list[str]]) -> Pack[C]:
    """Read a pack and check it by the game's own rules; raises `BadPack` with every fault."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPack([f"not TOML: {error}"]) from error
    faults: list[str] = []
    for key, kind in zip(_HEAD, (str, str, int), strict=True):
        if type(data.get(key)) is not kind:
            faults.append(f"{key} should be {'a whole number' if kind is int else 'text'} at the head of the pack")
    if not faults and data["game"] != game:
        faults.append(f"this is a pack for {data['game']!r}, not for {game!r}")
    if not faults and not re.fullmatch(r"[a-z0-9][a-z0-9-]*", data["pack"]):
        faults.append("pack should be one word of lower-case letters, digits and hyphens")
    if not faults and data["version"] < 1:
        faults.append("version should be at least 1")
    body = {key: value for key, value in data.items() if key not in _HEAD}
    read = from_plain(content, body, faults)
    if read is not None:
        faults += _provenance_faults(read) + _twins(read)
    if read is not None and not faults:
        faults += check(read)
    if faults or read is None:
        raise BadPack(faults)
    digest = hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]
    return Pack(game, data["pack"], data["version"], digest, read)


def read_pack_file(path: Path, game: str, content: type[C], check: Callable[[C], list[str]]) -> Pack[C]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadPack([f"{path} cannot be read: {error.strerror}"]) from error
    except UnicodeDecodeError as error:
        raise BadPack([f"{path} is not text: {error}"]) from error
    return replace(read_pack(text, game, content, check), file=path)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a pack: its table, its name, what it says and where that comes from."""

    table: str
    name: str
    says: dict[str, Any]
    provenance: str


def entries(content: Any) -> Iterator[Entry]:
    """Every entry of a pack, in the pack's order."""
    for member in fields(content):
        value = getattr(content, member.name)
        listed = value if isinstance(value, list) else [value]
        for number, item in enumerate(listed, 1):
            if is_dataclass(item) and not isinstance(item, type):
                says = {part.name: getattr(item, part.name) for part in fields(item)}
                provenance = str(says.pop("provenance", ""))
                name = str(says.get("id", number if isinstance(value, list) else member.name))
                yield Entry(member.name, name, says, provenance)


def _twins(content: Any) -> list[str]:
    """Faults: ids that several entries of one table share."""
    ids = Counter((entry.table, entry.name) for entry in entries(content) if "id" in entry.says)
    return [f"{table}: two entries have the same id, {name}" for (table, name), count in ids.items() if count > 1]


def _provenance_faults(content: Any) -> list[str]:
    return [
        f"{entry.table} {entry.name}: provenance should be one of {', '.join(PROVENANCES)}"
        for entry in entries(content)
        if entry.provenance not in PROVENANCES
    ]
