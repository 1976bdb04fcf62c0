"""PettingZoo: environments for several agents, stepped one agent after the other with a mask of legal actions."""

from __future__ import annotations

from typing import Any

from pettingzoo.classic import connect_four_v3, tictactoe_v3

from sarai.lab.bench.slices import Subject, dice, playouts

OURS = {"tic-tac-toe": tictactoe_v3, "connect-four": connect_four_v3}


def subject(name: str) -> Subject:
    """`env` is what its documentation uses; `raw_env` lacks the wrappers that check each call."""
    module = OURS[name]
    rolled = dice()

    def play(env: Any) -> tuple[int, int]:
        decisions = choices = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]  # far quicker than sampling from the masked space
            env.step(int(legal[next(rolled) % len(legal)]))
            decisions += 1
            choices += len(legal) > 1
        return decisions, choices

    env, raw = module.env(), module.raw_env()
    return Subject(
        {
            "driven": playouts(lambda: play(env)[0], 100, lambda: play(env)),
            "driven, unchecked": playouts(lambda: play(raw)[0], 100, lambda: play(raw)),
        }
    )
