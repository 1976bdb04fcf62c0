"""Records: a game as text that people can read, write and post.

A record is a head (format, game, rules, pack, seats, options, commitment) and numbered lines, each an answer with what
chance gave for it and when:

    12 B camel 3 > tea wool @41200
    13 - undo 11

It is append-only: undo is a line too. It replays byte for byte without a generator. While a game runs, it gives out
only one seat's record, in which `?` stands for what that seat may not know and every line carries the change of its
view.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

from sarai.kernel.plain_data import plain_data
from sarai.kernel.reasons import BadRecord
from sarai.kernel.state import LETTERS, NOBODY, letter

FORMAT: Final = "sarai record 1"
_LINE: Final = re.compile(
    r"(?P<n>0|[1-9]\d{0,8}) (?P<seat>[-A-H]) (?P<text>[^>@\s]+(?: [^>@\s]+)*)"
    r"(?: > (?P<outcomes>[^>@\s]+(?: [^>@\s]+)*))?(?: @(?P<at>[1-9]\d{0,14}))?"
)
_HEAD: Final = re.compile(r"(?P<key>[a-z]+)(?: (?P<name>[\w-]+))?: (?P<value>.*\S)")
_PATCH: Final = "  ~ "
NOTES: Final = {
    "bot": re.compile(r"[A-H] bot [^ >@]+"),
    "person": re.compile(r"[A-H] person"),
    "name": re.compile(r"[A-H] name [^>@]+"),
    "resign": re.compile(r"[A-H] resign"),
    "out-of-time": re.compile(r"[A-H] out-of-time"),
    "clock": re.compile(r"- clock (?:none|minutes [1-9]\d{0,3} (?:0|[1-9]\d{0,3})|days [1-9]\d{0,2})"),
    "pause": re.compile(r"[-A-H] pause"),
    "resume": re.compile(r"[-A-H] resume"),
}
"""What a table writes between the answers, each with its seat; no game may have actions with these names."""
NOBODYS: Final = frozenset(("start", "undo", "seed"))
"""First words of lines that belong to no seat and are not answers."""


@plain_data
class Line:
    """One answer, or something the table did: its number, who, what, what chance gave, and when (ms)."""

    n: int
    seat: int
    text: str
    outcomes: tuple[str, ...] = ()
    at: int = 0

    @property
    def noted(self) -> str:
        """What the table did, one of `NOTES` or `NOBODYS`; empty where the line is an answer."""
        verb = self.text.partition(" ")[0]
        return verb if verb in NOTES or (verb in NOBODYS and self.seat == NOBODY) else ""

    @property
    def said(self) -> str:
        """What follows the first word: the bot, the name, the clock, the line to go back to, the seed."""
        return self.text.partition(" ")[2]

    @property
    def plays(self) -> bool:
        """Whether it is a seat's answer or resignation."""
        return self.seat != NOBODY and self.noted in ("", "resign")

    def __str__(self) -> str:
        chance = f" > {' '.join(self.outcomes)}" if self.outcomes else ""
        return f"{self.n} {letter(self.seat)} {self.text}{chance}" + (f" @{self.at}" if self.at else "")


@dataclass(slots=True)
class Head:
    """What a record says before its lines. `eyes` is the seat whose redacted record it is, or None for a whole one.

    `branch` is the last line that was taken over from another game; the commitment covers what follows it. `position`
    is where the game begins, if not with the set-up.
    """

    game: str
    rules_version: int
    pack: str
    seats: list[str]
    options: dict[str, str]
    commitment: str = ""
    nonces: list[str] = field(default_factory=list)
    eyes: int | None = None
    branch: int | None = None
    position: str = ""

    def __str__(self) -> str:
        lines = [FORMAT, f"game: {self.game}", f"rules: {self.rules_version}", f"pack: {self.pack}"]
        if self.eyes is not None:
            lines.append(f"eyes: {letter(self.eyes)}")
        if self.branch is not None:
            lines.append(f"branch: {self.branch}")
        if self.position:
            lines.append(f"position: {self.position}")
        lines += [f"seat {letter(seat)}: {name}" for seat, name in enumerate(self.seats)]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        lines += [f"nonce {letter(seat)}: {nonce}" for seat, nonce in enumerate(self.nonces)]
        return "\n".join(lines)


@dataclass(slots=True)
class Record:
    """A whole game, or, with `patches`, what one seat saw of it: the change of its view after each line."""

    head: Head
    lines: list[Line]
    patches: list[Any] = field(default_factory=list)

    def __str__(self) -> str:
        text = [str(self.head), ""]
        for index, line in enumerate(self.lines):
            text.append(str(line))
            if self.patches:
                text.append(_PATCH + json.dumps(self.patches[index], ensure_ascii=False, separators=(",", ":")))
        return "\n".join(text) + "\n"

    def file_line(self, index: int) -> int:
        """The line of the file, counted from 1, on which the record's line with this index stands."""
        return str(self.head).count("\n") + 3 + index * (2 if self.patches else 1)

    def views(self) -> list[Any]:
        """The plain views of a redacted record, one after each line."""
        views: list[Any] = []
        seen: Any = {}
        for patch in self.patches:
            seen = patched(seen, patch)
            views.append(seen)
        return views


def parse_record(text: str) -> Record:
    """Read a record's text; raises `BadRecord` naming the line. Whether the lines make sense is for `replay` to say."""
    if "\r" in text or text.startswith("\ufeff"):
        raise BadRecord(
            1, "the file has Windows line ends or a byte-order mark at its start; save it as plain UTF-8 text"
        )
    rows = text.split("\n")
    if rows and rows[-1] == "":
        rows.pop()
    else:
        raise BadRecord(len(rows), "the record is cut off: its last line does not end")
    if not rows or rows[0] != FORMAT:
        raise BadRecord(1, f"a record begins with {FORMAT!r}")
    blank = rows.index("") if "" in rows else len(rows)
    head = _parse_head(rows[1:blank])
    lines: list[Line] = []
    patches: list[Any] = []
    for number, row in enumerate(rows[blank + 1 :], blank + 2):
        if row.startswith(_PATCH):
            if len(patches) != len(lines) - 1:
                raise BadRecord(number, "a change of view follows the line it belongs to")
            patches.append(_parse_patch(number, row[len(_PATCH) :]))
        else:
            lines.append(_parse_line(number, row, len(lines)))
    if not lines:
        raise BadRecord(len(rows), "the record has no lines")
    if len(patches) != (0 if head.eyes is None else len(lines)):
        raise BadRecord(len(rows), "one seat's record has a change of view after each line, a whole record has none")
    return Record(head, lines, patches)


def parse_head(text: str) -> Head:
    """Read the head of a record, in the form that `str` gives it; raises `BadRecord`."""
    return _parse_head(text.split("\n")[1:])


def _parse_head(rows: list[str]) -> Head:
    single: dict[str, str] = {}
    named: dict[str, dict[str, str]] = {"seat": {}, "option": {}, "nonce": {}}
    for number, row in enumerate(rows, 2):
        found = _HEAD.fullmatch(row)
        if not found:
            raise BadRecord(number, f"the head has lines 'key: value', not {row[:40]!r}")
        key, name, value = found["key"], found["name"], found["value"]
        if (key in named) != (name is not None) or key not in (*named, *_SINGLE):
            raise BadRecord(number, f"{row.partition(':')[0]!r} is not known in the head of a record")
        if name in named.get(key, {}) or (name is None and key in single):
            raise BadRecord(number, f"{row.partition(':')[0]!r} is there twice")
        if name is None:
            single[key] = value
        else:
            named[key][name] = value
    missing = [key for key in ("game", "rules", "pack") if key not in single]
    if missing:
        raise BadRecord(1, f"the head lacks {', '.join(missing)}")
    if not re.fullmatch(r"[1-9]\d{0,5}", single["rules"]):
        raise BadRecord(1, f"rules should be a version, not {single['rules']!r}")
    for key in ("seat", "nonce"):
        if list(named[key]) != list(LETTERS[: len(named[key])]):
            raise BadRecord(1, f"the {key} lines should be for seats A, B, C … in order")
    if not named["seat"]:
        raise BadRecord(1, "the head names no seats")
    if not re.fullmatch(r"[0-9a-f]{64}|", single.get("commitment", "")):
        raise BadRecord(1, "the commitment should be 64 digits of lower-case hexadecimal")
    eyes = single.get("eyes")
    if eyes is not None and eyes not in ("-", *named["seat"]):
        raise BadRecord(1, f"eyes should be a seat of the game or -, not {eyes!r}")
    branch = single.get("branch")
    if branch is not None and not re.fullmatch(r"0|[1-9]\d{0,8}", branch):
        raise BadRecord(1, f"branch should be the number of a line, not {branch!r}")
    return Head(
        single["game"],
        int(single["rules"]),
        single["pack"],
        list(named["seat"].values()),
        named["option"],
        single.get("commitment", ""),
        list(named["nonce"].values()),
        None if eyes is None else seat_of(eyes),
        None if branch is None else int(branch),
        single.get("position", ""),
    )


_SINGLE: Final = ("game", "rules", "pack", "eyes", "branch", "position", "commitment")


def _parse_line(number: int, row: str, expected: int) -> Line:
    found = _LINE.fullmatch(row)
    if not found:
        raise BadRecord(number, f"a line reads 'N seat action > outcomes @ms', not {row[:60]!r}")
    if int(found["n"]) != expected:
        raise BadRecord(number, f"this should be line number {expected} of the game, not {found['n']}")
    return Line(
        expected,
        seat_of(found["seat"]),
        found["text"],
        tuple((found["outcomes"] or "").split()),
        int(found["at"] or 0),
    )


def _parse_patch(number: int, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(number, f"the change of view is not JSON: {error}") from error


def seat_of(text: str) -> int:
    """The seat a letter names; - is nobody."""
    return NOBODY if text == "-" else LETTERS.index(text)


def difference(before: Any, after: Any) -> Any:
    """The patch from `before` to `after`: members to set, None for those to drop; anything else is replaced whole."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    patch = {key: None for key in before if key not in after}
    patch |= {
        key: difference(before.get(key), value)
        for key, value in after.items()
        if key not in before or before[key] != value
    }
    return patch


def patched(before: Any, patch: Any) -> Any:
    """Apply a patch made by `difference`. Plain views have no None members, so None can mean that one is dropped."""
    if not isinstance(patch, dict):
        return patch
    after = dict(before) if isinstance(before, dict) else {}
    for key, change in patch.items():
        if change is None:
            after.pop(key, None)
        else:
            after[key] = patched(after.get(key), change)
    return after
