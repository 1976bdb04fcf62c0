"""RLCard: card games for learning agents; each step also makes the next player's observation."""

from __future__ import annotations

import rlcard

from sarai.lab.bench.slices import Subject, dice, playouts


def subject(name: str) -> Subject:
    env, rolled = rlcard.make(name), dice()

    def play() -> tuple[int, int]:
        decisions = choices = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[next(rolled) % len(legal)])
            decisions += 1
            choices += len(legal) > 1
        return decisions, choices

    return Subject({"driven": playouts(lambda: play()[0], 100, play)})
