"""Play many games among bots and count the results."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread

from sarai import games
from sarai.bots import bot
from sarai.bots.base import Bot, RandomBot
from sarai.kernel.chance import Fast
from sarai.kernel.counting import Observer
from sarai.kernel.events import Moved, Teller
from sarai.kernel.game import Game
from sarai.kernel.memory import Memory
from sarai.kernel.options import check_seats, complete_options
from sarai.kernel.playout import first_deciding, playout
from sarai.kernel.reasons import BadOption
from sarai.kernel.state import State
from sarai.kernel.view import view
from sarai.lab.statistics import interval


@dataclass(frozen=True, slots=True)
class Share:
    """A bot's wins among its games; a shared win counts in part. `low` to `high` is the 95 % interval.

    `mean_points` is over the games that were scored: an instant win has no points.
    """

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    mean_points: dict[str, float]


@dataclass(slots=True)
class Tally:
    """What `sim` reports; `wins` is in the order of the bots given."""

    games: int
    seats: int
    ended: dict[str, int]
    decisions: int
    seconds: float
    wins: list[Share] = field(default_factory=list)
    shortest: int = 0
    mean_length: float = 0.0
    longest: int = 0
    seat_wins: list[float] = field(default_factory=list)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended; winners are named by their place among the bots, not by their seat."""

    reason: str
    length: int
    winners: list[int]
    winning_seats: list[int]
    points: list[dict[str, int]]


def simulate(
    game: Game,
    bots: Sequence[str],
    count: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] = lambda done: None,
    processes: int = 1,
) -> Tally:
    """Play `count` games, the bots moving one seat on after each; the same seed gives the same games.

    Several processes share the games, with the same result.
    """
    check_seats(game, len(bots))
    if count < 1:
        raise BadOption([f"at least 1 game must be played, not {count}"])
    if processes < 1:
        raise BadOption([f"at least 1 process is needed, not {processes}"])
    chosen = complete_options(game, options or {})
    for name in bots:
        bot(name, game, Fast(0))
    began = time.perf_counter()
    outcomes = []
    if processes == 1:
        for number in range(count):
            outcomes.append(play_one(game, bots, number, seed, chosen))
            progress(number + 1)
    else:
        share = max(1, min(1000, count // (8 * processes)))
        first = range(0, count, share)
        with ProcessPoolExecutor(processes, get_context("spawn"), live_with_the_parent) as pool:
            work = partial(_play_some, game.id, game.pack.file, list(bots), seed, chosen)
            for some in pool.map(work, first, [min(share, count - start) for start in first]):
                outcomes += some
                progress(len(outcomes))
    return _tally(outcomes, bots, time.perf_counter() - began)


def play_one(game: Game, bots: Sequence[str], number: int, seed: int, options: dict[str, str]) -> Outcome:
    """The game with this number among those of a seed."""
    seats = len(bots)
    chance = Fast(seed * 1_000_003 + number)
    players = [bot(name, game, Fast(chance.below(2**30))) for name in bots]
    owner = [(seat + number) % seats for seat in range(seats)]
    state, length = play_out(game, [players[one] for one in owner], options, chance)
    standings = state.standings()
    points: list[dict[str, int]] = [{} for _ in standings.points]
    for seat, won in enumerate(standings.points):
        points[owner[seat]] = won
    winners = standings.winners()
    return Outcome(standings.reason, length, [owner[seat] for seat in winners], winners, points)


def live_with_the_parent() -> None:
    """Make sure that a killed simulation leaves no process behind that plays on."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _play_some(
    name: str, pack: Path | None, bots: list[str], seed: int, options: dict[str, str], first: int, count: int
) -> list[Outcome]:
    """The share of one process."""
    game = games.load(name, pack)
    return [play_one(game, bots, number, seed, options) for number in range(first, first + count)]


def _tally(outcomes: list[Outcome], bots: Sequence[str], seconds: float) -> Tally:
    count, seats = len(outcomes), len(bots)
    wins = [0.0] * seats
    seat_wins = [0.0] * seats
    points: list[Counter[str]] = [Counter() for _ in bots]
    for outcome in outcomes:
        for one, seat in zip(outcome.winners, outcome.winning_seats, strict=True):
            wins[one] += 1 / len(outcome.winners)
            seat_wins[seat] += 1 / len(outcome.winners)
        for one, won in enumerate(outcome.points):
            points[one].update(won)
    scored = sum(bool(outcome.points) for outcome in outcomes)
    lengths = [outcome.length for outcome in outcomes]
    shares = [
        Share(
            name,
            count,
            wins[one],
            wins[one] / count,
            *interval(wins[one], count),
            {category: total / scored for category, total in points[one].items()},
        )
        for one, name in enumerate(bots)
    ]
    return Tally(
        count,
        seats,
        dict(Counter(outcome.reason for outcome in outcomes)),
        sum(lengths),
        seconds,
        shares,
        min(lengths),
        sum(lengths) / count,
        max(lengths),
        seat_wins,
    )


def play_out(
    game: Game, players: list[Bot], options: dict[str, str], chance: Fast, observer: Observer | None = None
) -> tuple[State, int]:
    """Play one game to its end. If nobody watches, no events are told."""
    if observer is None and all(isinstance(player, RandomBot) for player in players):
        return play_blind(game, len(players), options, chance)
    teller = Teller(game)
    state = game.start(len(players), options, chance, teller)
    memories = [Memory(game, seat) for seat in range(len(players))]
    length = 0
    while True:
        for event in teller.events:
            if observer is not None:
                observer.hear(event)
            if isinstance(event, Moved):  # nothing else is remembered
                for memory in memories:
                    memory.hear(event.told_to(memory.seat))
        teller.events.clear()
        if not state.deciding:
            return state, length
        seat = first_deciding(state)
        state.apply(seat, players[seat].answer(view(state, memories[seat])), chance, teller, 0)
        length += 1


def play_blind(game: Game, seats: int, options: dict[str, str], chance: Fast) -> tuple[State, int]:
    """One game of random answers, without views."""
    state = game.start(seats, options, chance, None)
    return state, playout(state, chance)
