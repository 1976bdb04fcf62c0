"""Memory on small stories: certain, within a group, merged, resolved."""

from __future__ import annotations

import pytest

from sarai import games
from sarai.kernel.events import Moved
from sarai.kernel.memory import Group, Knowledge, Memory


@pytest.fixture
def memory():
    return Memory(games.load("dunhuang"), 0)


def hear(memory: Memory, piece: str | None, source: str, left: int, target: str) -> None:
    kind = None if piece is None else memory.game.pieces.index(piece)
    memory.hear(Moved(kind, source, left, target, 0, 0))


def test_a_card_seen_going_into_a_hand_is_certain_until_it_is_seen_to_leave(memory):
    hear(memory, "tea", "market:1", 0, "hand:1")
    assert memory.knowledge().certain == {"hand:1": {"tea": 1}}
    hear(memory, "tea", "hand:1", 2, "shop:1")
    assert memory.knowledge() == Knowledge()


def test_an_unseen_move_leaves_the_card_in_one_of_two_places(memory):
    hear(memory, "tea", "market:1", 0, "hand:1")
    hear(memory, None, "hand:1", 2, "hand:2")
    assert memory.knowledge().groups == [Group(["hand:1", "hand:2"], {"tea": 1})]
    hear(memory, "tea", "hand:2", 3, "discard")
    assert memory.knowledge() == Knowledge()


def test_when_the_last_card_goes_everything_known_goes_with_it(memory):
    hear(memory, "tea", "market:1", 0, "hand:1")
    hear(memory, None, "hand:1", 0, "hand:2")
    assert memory.knowledge().certain == {"hand:2": {"tea": 1}}


def test_when_the_last_card_goes_its_place_leaves_the_group(memory):
    hear(memory, "tea", "market:1", 0, "hand:1")
    hear(memory, None, "hand:1", 1, "hand:2")
    hear(memory, None, "hand:1", 0, "hand:3")
    assert memory.knowledge().groups == [Group(["hand:2", "hand:3"], {"tea": 1})]


def test_groups_that_share_a_place_merge(memory):
    hear(memory, "tea", "market:1", 0, "hand:1")
    hear(memory, "silk", "market:2", 0, "hand:3")
    hear(memory, None, "hand:1", 2, "hand:2")
    hear(memory, None, "hand:3", 2, "hand:2")
    assert memory.knowledge().groups == [Group(["hand:1", "hand:2", "hand:3"], {"tea": 1, "silk": 1})]


def test_groups_apart_stay_apart(memory):
    hear(memory, "tea", "market:1", 0, "hand:1")
    hear(memory, None, "hand:1", 2, "bag:5")
    hear(memory, "silk", "market:2", 0, "hand:3")
    hear(memory, None, "hand:3", 2, "hand:2")
    assert len(memory.knowledge().groups) == 2


def test_an_emptied_place_leaves_its_group_and_one_place_is_certainty(memory):
    hear(memory, "tea", "market:1", 0, "hand:1")
    hear(memory, None, "hand:1", 1, "hand:2")
    hear(memory, "wool", "hand:1", 0, "shop:1")
    assert memory.knowledge() == Knowledge({"hand:2": {"tea": 1}})


def test_a_move_of_unknown_cards_tells_nothing_and_loses_nothing(memory):
    hear(memory, "tea", "market:1", 0, "hand:2")
    hear(memory, None, "bag:0", 4, "drawn:1")
    hear(memory, None, "drawn:1", 0, "hand:1")
    assert memory.knowledge() == Knowledge({"hand:2": {"tea": 1}})


def test_of_two_the_same_one_leaves_and_one_stays_certain(memory):
    hear(memory, "tea", "market:1", 0, "hand:1")
    hear(memory, "tea", "market:2", 0, "hand:1")
    hear(memory, "tea", "hand:1", 1, "shop:1")
    assert memory.knowledge() == Knowledge({"hand:1": {"tea": 1}})


def test_own_places_need_no_memory(memory):
    hear(memory, "tea", "market:1", 0, "hand:0")
    hear(memory, "tea", "hand:0", 0, "drawn:0")
    assert memory.knowledge() == Knowledge()
    hear(memory, "tea", "drawn:0", 0, "bag:3")
    assert memory.knowledge() == Knowledge({"bag:3": {"tea": 1}})
    assert Memory.of(memory.game, 0, memory.knowledge()).knowledge() == memory.knowledge()
