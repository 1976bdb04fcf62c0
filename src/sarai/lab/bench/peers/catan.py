"""catanatron: Catan with four random players. Rolling, or ending a turn when nothing else can be done, counts too."""

from __future__ import annotations

from typing import Any

from catanatron import Color, Game, RandomPlayer

from sarai.lab.bench.slices import Subject, playouts


def subject() -> Subject:
    def start() -> Any:
        return Game([RandomPlayer(color) for color in Color])

    def play() -> int:
        game = start()
        game.play()
        return len(game.state.actions)

    def counted() -> tuple[int, int]:
        sizes: list[int] = []

        def decide(player: Any, game: Any, actions: Any) -> Any:
            sizes.append(len(actions))
            return player.decide(game, actions)

        start().play(decide_fn=decide)
        return len(sizes), sum(size > 1 for size in sizes)

    return Subject({"driven": playouts(play, 20, counted)})
