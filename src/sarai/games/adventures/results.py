"""The last scored round, which stays on the table until the next one is scored."""

from __future__ import annotations

from sarai.kernel.native import i64, vec


class Result:
    """How one player did in the last scored round. It never changes, so clones share it."""

    __slots__ = ("before", "cause", "doing", "goods", "key", "layout", "length", "map", "place", "rank", "time")

    map: i64
    layout: vec[i64]
    key: vec[i64]  # which of its meanings each of the map's circles has
    doing: i64
    time: i64
    cause: i64  # 0: qualified
    place: i64  # among those who qualified, from 1; 0: none
    before: i64  # the score before this round
    goods: i64
    rank: i64
    length: i64

    def __init__(self, map_: i64, layout: vec[i64], key: vec[i64]) -> None:
        self.map = map_
        self.layout = layout
        self.key = key
        self.doing = 0
        self.time = 0
        self.cause = 0
        self.place = 0
        self.before = 0
        self.goods = 0
        self.rank = 0
        self.length = 0


class Scored:
    """The last scored round: everything in it is open."""

    __slots__ = ("card", "prices", "results", "round")

    round: i64
    card: i64
    prices: vec[i64]
    results: list[Result]

    def __init__(self, round_: i64, card: i64, prices: vec[i64], results: list[Result]) -> None:
        self.round = round_
        self.card = card
        self.prices = prices
        self.results = results


def result_of(map_: i64, layout: list[int], key: list[int]) -> Result:
    """A result from lists."""
    return Result(map_, vec[i64](layout), vec[i64](key))


def scored_of(round_: i64, card: i64, prices: list[int], results: list[Result]) -> Scored:
    return Scored(round_, card, vec[i64](prices), results)
