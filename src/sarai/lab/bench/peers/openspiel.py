"""OpenSpiel: games in C++, driven from Python, and rolled out at random without leaving C++."""

from __future__ import annotations

from typing import Any

import pyspiel

from sarai.lab.bench.slices import Subject, Workload, dice, playouts

ROLLOUTS = 1000
"""Rollouts in one call; with fewer, the call itself begins to cost."""
OURS = {"tic-tac-toe": "tic_tac_toe", "connect-four": "connect_four"}


def subject(name: str) -> Subject:
    game, rolled = pyspiel.load_game(OURS.get(name, name)), dice()

    def driven() -> int:
        decisions = 0
        for _ in range(20):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[next(rolled) % len(legal)])
                decisions += 1
        return decisions

    def counted() -> tuple[int, int]:
        state, decisions, choices = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[next(rolled) % len(legal)])
            decisions += 1
            choices += len(legal) > 1
        return decisions, choices

    lane = playouts(driven, 500, counted)
    assert lane.length is not None
    inside = rollouts(game, lane.length)
    return Subject({"driven": lane, "in C++": Workload(inside, lane.length, lane.choices)})


def rollouts(game: Any, length: float) -> Any:
    """A search of a single step evaluates its root by that many random games. It does not tell their lengths, so its
    decisions are these games times the mean length of driven ones."""
    start = game.new_initial_state()
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 7, False)
    root = bot.mcts_search(start)
    if root.explore_count != 1 or root.children:
        raise RuntimeError("the search looks further than its root, so its rollouts cannot be counted")

    def inside() -> int:
        bot.mcts_search(start)
        return round(ROLLOUTS * length)

    return inside
