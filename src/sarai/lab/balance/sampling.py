"""Games for a balance: played in any order by several processes, kept line by line, resumed after an interruption."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from sarai import games
from sarai.bots import bot
from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.options import check_seats, complete_options
from sarai.kernel.reasons import BadOption, Refusal
from sarai.lab.simulate import live_with_the_parent, play_out

FORMAT = "balance 2"
LINES = "games.jsonl"

Trait = tuple[str, str]
"""A group and a name in it."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """One way to play: a number of seats, and these options."""

    seats: int
    options: dict[str, str]


@dataclass(frozen=True, slots=True)
class BalancePlan:
    """What is played: the tables take turns, and a game's number and the seed determine it."""

    game: str
    rules_version: int
    pack: str
    bot: str
    seed: int
    tables: list[TableSetup]

    def table(self, number: int) -> int:
        return number % len(self.tables)

    def head(self) -> dict[str, Any]:
        tables = [{"seats": table.seats, "options": table.options} for table in self.tables]
        said = {"game": self.game, "rules": self.rules_version, "pack": self.pack, "bot": self.bot, "seed": self.seed}
        return {"sarai": FORMAT, **said, "tables": tables}


@dataclass(frozen=True, slots=True)
class Played:
    """One game: who won it and with how many points, how many turns each had, and what each seat had."""

    number: int
    table: int
    winners: list[int]
    points: int
    turns: float
    end: str
    bounded: bool
    had: list[list[Trait]]

    def line(self) -> str:
        had = [[f"{group}:{name}" for group, name in traits] for traits in self.had]
        said = {"n": self.number, "table": self.table, "winners": self.winners, "points": self.points}
        said |= {"turns": self.turns}
        return json.dumps({**said, "end": self.end, "bounded": self.bounded, "had": had}, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Played:
        said = json.loads(line)
        had: list[list[Trait]] = []
        for traits in said["had"]:
            parts = [text.partition(":") for text in traits]
            had.append([(group, name) for group, _, name in parts])
        ended = said["turns"], said["end"], said["bounded"]
        return cls(said["n"], said["table"], said["winners"], said["points"], *ended, had)


def plan(
    game: Game, bot_name: str, seed: int, seats: Sequence[int], options: Mapping[str, Sequence[str]]
) -> BalancePlan:
    """Every number of seats with every combination of the options; an option with several values is played with
    each."""
    if not seats or not all(options.values()):
        raise BadOption(["a balance needs a number of seats, and a value for each option"])
    for number in seats:
        check_seats(game, number)
    bot(bot_name, game, Fast(0))
    mixes = [dict(zip(options, values, strict=True)) for values in product(*options.values())]
    tables = [TableSetup(number, complete_options(game, mix)) for mix in mixes for number in seats]
    return BalancePlan(game.id, game.rules_version, str(game.pack), bot_name, seed, tables)


def play_number(game: Game, planned: BalancePlan, number: int) -> Played:
    """The game with this number; the same whoever plays it, and when."""
    which = planned.table(number)
    table = planned.tables[which]
    chance = Fast(planned.seed * 1_000_003 + number)
    players = [bot(planned.bot, game, Fast(chance.below(2**30))) for _ in range(table.seats)]
    observer = game.counting.observer(game, table.seats)
    state, answers = play_out(game, players, table.options, chance, observer)
    standings = state.standings()
    return Played(
        number,
        which,
        standings.winners(),
        standings.total(standings.winners()[0]),
        observer.turns(state, answers),
        standings.reason,
        observer.bounded(state),
        [sorted(traits) for traits in observer.had],
    )


def play_all(
    game: Game,
    planned: BalancePlan,
    count: int,
    folder: Path,
    processes: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Played]:
    """The first `count` games, in order. Those already in the folder are not played again; a new one is written at
    once."""
    if count < 1 or processes < 1:
        raise BadOption([f"at least 1 game and 1 process are needed, not {count} and {processes}"])
    file = folder / LINES
    known = {one.number: one for one in kept(file, planned)}
    missing = [number for number in range(count) if number not in known]
    done = count - len(missing)
    progress(done)
    with file.open("a", encoding="utf-8") as lines:
        for one in _play(game, planned, missing, processes):
            known[one.number] = one
            lines.write(one.line() + "\n")
            lines.flush()
            done += 1
            progress(done)
    return [known[number] for number in range(count)]


def _play(game: Game, planned: BalancePlan, numbers: list[int], processes: int) -> Iterator[Played]:
    if processes == 1 or len(numbers) < 2:
        for number in numbers:
            yield play_number(game, planned, number)
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), live_with_the_parent) as pool:
        try:
            playing = [pool.submit(_play_one, game.id, game.pack.file, planned, number) for number in numbers]
            for one in as_completed(playing):
                yield one.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


_loaded = cache(games.load)


def _play_one(name: str, pack: Path | None, planned: BalancePlan, number: int) -> Played:
    """In a process of its own, which loads the game once."""
    return play_number(_loaded(name, pack), planned, number)


def kept(file: Path, planned: BalancePlan) -> list[Played]:
    """The games of this plan in a file, which is started if need be. A half-written last line is cut off."""
    head = json.dumps(planned.head(), ensure_ascii=False)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if not whole:
            whole = head + "\n"
        if whole != text:
            file.write_text(whole, encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal(f"{file} cannot be used for the games: {error}") from error
    first, *lines = whole.splitlines()
    _check_head(file, first, planned)
    found = []
    for number, line in enumerate(lines, 2):
        try:
            found.append(Played.read(line))
        except (ValueError, KeyError, TypeError) as error:
            raise Refusal(f"{file}: line {number} is not a game of a balance; remove it and start again") from error
    return found


def _check_head(file: Path, first: str, planned: BalancePlan) -> None:
    try:
        said = json.loads(first)
        assert isinstance(said, dict)
    except (ValueError, AssertionError) as error:
        raise Refusal(f"{file} does not hold games of a balance; choose another folder with --out") from error
    ours = planned.head()
    other = [name for name in ours if said.get(name) != ours[name]]
    if other:
        raise Refusal(
            f"{file} holds games with another {' and '.join(other)}, which cannot be counted together with these; "
            "choose another folder with --out"
        )
