"""A bot that looks one step ahead."""

from __future__ import annotations

from sarai.bots.base import Bot
from sarai.kernel.view import View, imagine


class GreedyBot(Bot):
    """One step ahead: the action after which the game's own estimate is best, over some imagined worlds."""

    name = "greedy"
    worlds = 3

    def answer(self, seen: View) -> int:
        legal = self.legal(seen)
        if len(legal) == 1:
            return legal[0]
        imagined = imagine(self.game, seen)
        drawn = [imagined.draw(self.chance) for _ in range(self.worlds)]
        best, chosen = -1e9, legal[0]
        for action in legal:
            worth = 0.0
            for world in drawn:
                after = world.clone()
                after.apply(seen.seat, action, self.chance, None, seen.wakes and seen.wakes - 1)
                worth += self.game.thinking.evaluate(after, seen.seat)
            if worth > best:
                best, chosen = worth, action
        return chosen
