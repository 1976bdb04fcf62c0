"""Our own subjects: every game at each number of seats, in the build that runs."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator

from sarai import build, games
from sarai.bots.ismcts import IsmctsBot
from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.options import complete_options
from sarai.kernel.play import Play
from sarai.kernel.playout import first_deciding, playout
from sarai.kernel.state import LETTERS, State
from sarai.kernel.view import view
from sarai.lab.bench.games import BOARDS
from sarai.lab.bench.loops import clones, rollouts
from sarai.lab.bench.slices import Subject, Workload, dice, playouts

IN_MODULE = "in module"
DRIVEN = "driven"
CLONES = "clones"
VIEWS = "views"
ITERATIONS = "ismcts iterations"


def unit(lane: str) -> str:
    """What a lane counts."""
    return "decisions" if lane in (IN_MODULE, DRIVEN) else lane


KEPT = 5_000
"""How many clones are kept at once to weigh one."""
LOWEST = [(deciding & -deciding).bit_length() - 1 for deciding in range(1 << len(LETTERS))]
"""The lowest seat in each mask of seats that owe an answer."""


def subject(name: str, seats: str) -> Subject:
    if name in BOARDS:
        return board(name)
    return registered(games.load(name), int(seats))


def board(name: str) -> Subject:
    """Playouts only, as the other engines have them; in module a start is cloned, as in their rollouts."""
    game, chance = BOARDS[name](), Fast(1)
    start = game.start(2, {}, chance, None)
    rolled = dice()
    lanes = {
        IN_MODULE: playouts(lambda: rollouts(start, 100, chance), 500, lambda: counted(game, 2, chance, rolled)),
        DRIVEN: playouts(lambda: driven(game, 2, chance, rolled, 20), 500, lambda: counted(game, 2, chance, rolled)),
    }
    return Subject(lanes, {"build": build.running(), "bytes": weigh(start)})


def registered(game: Game, seats: int) -> Subject:
    chance, rolled = Fast(1), dice()
    options = complete_options(game, {})
    middle = middle_of_a_game(game, seats)
    seat = first_deciding(middle.state)
    state, memory = middle.state, middle.path[-1].memories[seat]
    seen = middle.view(seat)
    bot = IsmctsBot(game, chance, "1000")

    def whole_games() -> int:
        decisions = 0
        for _ in range(4):
            decisions += playout(game.start(seats, options, chance, None), chance)
        return decisions

    def search() -> int:
        bot.consider(seen)
        return bot.budget.iterations

    def views() -> int:
        for _ in range(20):
            view(state, memory)
        return 20

    lanes = {
        IN_MODULE: playouts(whole_games, 60, lambda: counted(game, seats, chance, rolled)),
        DRIVEN: playouts(
            lambda: driven(game, seats, chance, rolled, 4), 60, lambda: counted(game, seats, chance, rolled)
        ),
        CLONES: Workload(lambda: clones(state, 500)),
        VIEWS: Workload(views),
        ITERATIONS: Workload(search),
    }
    return Subject(lanes, {"build": build.running(), "bytes": weigh(state)})


def driven(game: Game, seats: int, chance: Fast, rolled: Iterator[int], count: int) -> int:
    """That many games by a plain loop in Python; returns how many decisions they took."""
    options = complete_options(game, {})
    decisions = 0
    for _ in range(count):
        state = game.start(seats, options, chance, None)
        while deciding := state.deciding:
            seat = LOWEST[deciding]
            legal = state.legal(seat)
            state.apply(seat, legal[next(rolled) % len(legal)], chance, None)
            decisions += 1
    return decisions


def counted(game: Game, seats: int, chance: Fast, rolled: Iterator[int]) -> tuple[int, int]:
    """One game: its decisions, and those with at least two options."""
    state = game.start(seats, complete_options(game, {}), chance, None)
    decisions = choices = 0
    while state.deciding:
        seat = first_deciding(state)
        legal = state.legal(seat)
        state.apply(seat, legal[next(rolled) % len(legal)], chance, None)
        decisions += 1
        choices += len(legal) > 1
    return decisions, choices


def middle_of_a_game(game: Game, seats: int) -> Play:
    """A game of random answers, stopped halfway where somebody has a choice: always the same position."""
    whole = _random_play(game, seats, None)
    return _random_play(game, seats, len(whole.path) // 2)


def _random_play(game: Game, seats: int, stop: int | None) -> Play:
    playing, chance = Play(game, list(LETTERS[:seats]), Fast(7)), Fast(8)
    while not playing.over:
        seat = first_deciding(playing.state)
        legal = playing.state.legal(seat)
        if stop is not None and len(playing.path) > stop and len(legal) > 1:
            break
        playing.act(seat, legal[chance.below(len(legal))], 0)
    return playing


def weigh(state: State) -> float:
    """Bytes that a clone takes, by the interpreter's own account of memory; what clones share is not counted."""
    tracemalloc.start()
    kept = [None] * KEPT
    before = tracemalloc.get_traced_memory()[0]
    kept[:] = [state.clone() for _ in range(KEPT)]  # type: ignore[misc]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round((after - before) / KEPT, 1)
