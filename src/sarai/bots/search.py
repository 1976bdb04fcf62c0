"""Information-set Monte Carlo tree search: one tree of answers over many imagined worlds.

Each iteration takes one world, walks the tree through answers that are legal there, adds one node, plays the world
out at random and credits every answer on the way with what its seat got. A node counts how often it was available,
because not every answer is legal in every world. A tree never grows beyond a fixed number of nodes, however long the
search.
"""

from __future__ import annotations

import math
from typing import Final

from sarai.kernel.chance import Fast
from sarai.kernel.game import Game
from sarai.kernel.native import i64
from sarai.kernel.playout import first_deciding, playout
from sarai.kernel.state import State

MOST_NODES: Final = 400_000
"""About 150 megabytes."""


class Node:
    """An answer of `seat` in the tree."""

    __slots__ = ("available", "children", "seat", "value", "visits")

    seat: i64
    visits: i64
    available: i64
    value: float
    children: dict[int, Node]

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.value = 0.0
        self.children = {}

    def mean(self) -> float:
        """The share of the win it brought."""
        return self.value / float(self.visits)


class Search:
    """A tree whose root is a question to `seat`; where others owe an answer at the same time, they come after it."""

    __slots__ = ("chance", "exploration", "horizon", "most", "nodes", "root")

    most: i64
    nodes: i64
    chance: Fast
    exploration: float
    horizon: i64  # random answers before a world is judged as it stands; 0: it is played to the end
    root: Node

    def __init__(self, seat: i64, chance: Fast, exploration: float, horizon: i64 = 0, most: i64 = MOST_NODES) -> None:
        self.most = most
        self.nodes = 0
        self.chance = chance
        self.exploration = exploration
        self.horizon = horizon
        self.root = Node(seat)

    def iterate(self, world: State) -> None:
        """Use up one imagined world."""
        node = self.root
        path = [node]
        seat = node.seat
        while world.deciding:
            legal = world.legal(seat)
            untried: list[int] = []
            children = node.children
            for action in legal:
                child = children.get(action)
                if child is None:
                    untried.append(action)
                else:
                    child.available += 1
            grows = len(untried) > 0 and self.nodes < self.most
            if grows:
                action = untried[self.chance.below(len(untried))]
                node = Node(seat)
                node.available = 1
                children[action] = node
                self.nodes += 1
            else:
                if untried:
                    legal = [action for action in legal if action in children]
                    if not legal:
                        break
                action = self.best(node, legal)
                node = children[action]
            world.apply(seat, action, self.chance, None)
            path.append(node)
            if grows or not world.deciding:
                break
            seat = first_deciding(world)
        playout(world, self.chance, self.horizon)
        if world.deciding:
            shares = judged(world)
            for node in path:
                node.visits += 1
                node.value += shares[node.seat]
            return
        winners = world.winners()
        share = 1.0 / float(len(winners))
        for node in path:
            node.visits += 1
            if node.seat in winners:
                node.value += share

    def best(self, node: Node, legal: list[int]) -> int:
        """The child with the best upper bound among those that are legal in this world."""
        chosen = legal[0]
        highest = -1.0
        for action in legal:
            child = node.children[action]
            unsure = math.sqrt(math.log(float(child.available)) / float(child.visits))
            bound = child.mean() + self.exploration * unsure
            if bound > highest:
                highest = bound
                chosen = action
        return chosen


def judged(world: State) -> list[float]:
    """Each seat's share of the win in a game that is not over, by the game's own estimate."""
    game: Game = world.game
    thinking = game.thinking
    lead = thinking.clear_lead
    worth = [thinking.evaluate(world, seat) / lead for seat in range(world.seats)]
    best = max(worth)
    weights = [math.exp(max(-50.0, one - best)) for one in worth]
    total = sum(weights)
    return [weight / total for weight in weights]
