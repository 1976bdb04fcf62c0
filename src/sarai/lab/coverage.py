"""Find games to record that between them show everything: every family of actions and every goal of the game.

They are searched anew when a pack changes. The games are dealt, so that each record can also be verified.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sarai.kernel.actions import TIME_UP
from sarai.kernel.chance import Dealer, Fast, pick_weighted
from sarai.kernel.game import Game
from sarai.kernel.play import Play
from sarai.kernel.state import LETTERS, State

BY_ESTIMATE = "by-estimate"
"""In a temper: the share of answers that are the best by the game's own estimate."""


@dataclass(frozen=True, slots=True)
class Found:
    """A recorded game and what it shows."""

    name: str
    record: str
    shows: frozenset[str]


def all_goals(game: Game) -> set[str]:
    """Every number of seats, every question, every family of actions, and the game's own goals."""
    families = {name for name in game.actions.families if name != "time-up" or game.timed}
    asked = {f"asks-{question.name}" for question in game.questions}
    done = {f"does-{name}" for name in families}
    return {f"seats-{seats}" for seats in game.seats} | asked | done | game.covering.goals()


def shown_by(playing: Play) -> set[str]:
    done = {f"does-{step.line.text.split()[0]}" for step in playing.path[1:]}
    asked = {f"asks-{one.asked(seat).name}" for one in (step.state for step in playing.path) for seat in deciding(one)}
    return {f"seats-{playing.state.seats}"} | asked | done | playing.game.covering.shown_by(playing)


def deciding(state: State) -> list[int]:
    """The seats that owe an answer."""
    return [seat for seat in range(state.seats) if state.deciding >> seat & 1]


def record_game(game: Game, seats: int, seed: int, temper: Mapping[str, float], options: Mapping[str, str]) -> Play:
    """One dealt game of tempered random answers, with its seed revealed; the same seed gives the same game."""
    dealer = Dealer(hashlib.sha256(f"{game.id} {seats} {seed}".encode()).digest(), tuple(LETTERS[:seats]))
    playing = Play(game, [f"Player {letter}" for letter in LETTERS[:seats]], dealer, options)
    chance = Fast(seed)
    while not playing.over:
        state = playing.state
        wakes = state.wakes()
        waiting = deciding(state)
        patience = 60 if state.asked(waiting[0]).builds(state, waiting[0]) else 4
        if wakes and (chance.below(patience * seats) == 0 or playing.at + 250 >= wakes):
            playing.time_up(wakes)
            continue
        seat = waiting[chance.below(len(waiting))]
        legal = state.legal(seat)
        answer = game.covering.habit(state, seat, temper)
        if answer == TIME_UP:
            if all(game.covering.habit(state, other, temper) == TIME_UP for other in waiting):
                playing.time_up(wakes)
            continue
        if answer is None and len(legal) > 1 and chance.below(1000) < round(1000 * temper.get(BY_ESTIMATE, 0)):
            answer = _best(game, state, seat, legal, chance)
        if answer is None:
            answer = _tempered(game, legal, temper, chance)
        playing.act(seat, answer, playing.at + 250)
    playing.reveal_seed()
    return playing


def _best(game: Game, state: State, seat: int, legal: list[int], chance: Fast) -> int:
    """The answer after which the game's own estimate is best, for what only purposeful play brings about."""
    found = []
    for action in legal:
        after = state.clone()
        after.apply(seat, action, chance, None)
        found.append((game.thinking.evaluate(after, seat), -action))
    return -max(found)[1]


def _tempered(game: Game, legal: list[int], temper: Mapping[str, float], chance: Fast) -> int:
    weights = []
    for action in legal:
        text = game.actions.text(action)
        weight = temper.get(text, temper.get(text.split()[0], 1))
        weights.append(max(1, round(100 * weight)))
    return legal[pick_weighted(chance, TIME_UP, weights)]


def cover(
    game: Game, most: int, progress: Callable[[int, int, int], None] = lambda tried, found, goals: None
) -> tuple[list[Found], set[str]]:
    """Search up to `most` games; the games kept, and the goals that none of them shows."""
    wanted = all_goals(game)
    missing = set(wanted)
    kept: list[Found] = []
    tempers = game.covering.tempers
    for seed in range(most):
        if not missing:
            break
        seats = game.seats[seed % len(game.seats)]
        temper = tempers[seed // len(game.seats) % len(tempers)]
        agreements = game.covering.agreements
        agreed = agreements[seed // len(game.seats) // len(tempers) % len(agreements)]
        playing = record_game(game, seats, seed, temper, agreed)
        shows = shown_by(playing) & wanted
        if shows & missing:
            missing -= shows
            kept.append(Found(f"{game.id}-{seats}-{seed:05d}", str(playing.record), frozenset(shows)))
        progress(seed + 1, len(wanted) - len(missing), len(wanted))
    return _needed(kept), missing


def _needed(kept: list[Found]) -> list[Found]:
    """A small set that still shows everything: repeatedly takes the game that shows most of what is missing."""
    missing = set().union(*(found.shows for found in kept))
    needed: list[Found] = []
    while missing:
        best = max(kept, key=lambda found: (len(found.shows & missing), -len(found.record)))
        needed.append(best)
        missing -= best.shows
    return [found for found in kept if found in needed]
