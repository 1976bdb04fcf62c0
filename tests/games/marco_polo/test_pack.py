"""The house pack agrees with what is known of the printed game, and anybody's own pack is checked and played."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from sarai import games
from sarai.games.marco_polo import MarcoPolo, content
from sarai.games.marco_polo.constants import VERBS
from sarai.kernel.chance import Fast
from sarai.kernel.content import entries, read_pack
from sarai.kernel.options import complete_options
from sarai.kernel.playout import playout
from sarai.kernel.reasons import BadPack
from sarai.words import Words
from tests.games.marco_polo.scene import leg

HOUSE = games.packs("marco-polo")[-1].read_text(encoding="utf-8")


def read(text: str) -> MarcoPolo:
    return MarcoPolo(read_pack(text, "marco-polo", content.MarcoPoloContent, content.check))


@pytest.fixture(params=games.packs("marco-polo"), ids=lambda path: path.stem)
def game(request: pytest.FixtureRequest) -> MarcoPolo:
    """With each version of the pack."""
    found = games.load("marco-polo", request.param)
    assert isinstance(found, MarcoPolo)
    return found


def test_the_house_map_is_inside_what_is_known(game: MarcoPolo) -> None:
    pack = game.content
    kinds = Counter(one.kind for one in pack.locations)
    assert kinds == {"city": 16, "start": 1, "oasis": 10}
    assert 30 <= len(pack.legs) <= 50
    assert all(leg.coins and leg.camels for leg in pack.legs), "legs cost coins and camels together"
    assert {leg.seal for leg in pack.legs if leg.seal} == {"farmer", "spicer", "tailor", "jeweler"}
    assert any(leg.jade for leg in pack.legs)
    places = {one.id: one for one in pack.locations}
    assert places["beijing"].kind == "start"
    assert places["beijing"].x > 800
    assert places["beijing"].y < 200
    kashgar = places["kashgar"]
    assert (kashgar.marker, kashgar.card, kashgar.outpost) == (True, True, True)
    assert kashgar.x < 250
    assert kashgar.y < 200
    assert {one.id for one in pack.locations if one.special} == {"baghdad", "balkh", "hormuz"}
    assert places["hormuz"].shield == "monkey"
    assert {one.shield for one in pack.cities()} == set(pack.board.shields)
    assert {"xanadu", "yangzhou", "fuzhou", "pagan", "xian", "jaipur", "kabul"} <= set(places)
    apart = [
        (one.id, other.id)
        for one in pack.locations
        for other in pack.locations
        if one.id < other.id and (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < 60**2
    ]
    assert apart == [], "no two places lie so near that they cannot be pointed at"


def test_the_known_sums_hold_on_our_map(game: MarcoPolo) -> None:
    for names, coins, camels, jade in (
        ("yangzhou fuzhou white-pagoda pagan", 5, 5, 0),
        ("xian tea-terrace fuzhou palm-shore jaipur", 8, 4, 0),
        ("pagan kabul", 6, 2, 1),
    ):
        legs = [leg(game, one, other) for one, other in pairwise(names.split())]
        assert tuple(map(sum, zip(*legs, strict=True))) == (coins, camels, jade)
    kinds = {one.id: one.kind for one in game.content.locations}
    assert [kinds[name] for name in ("tea-terrace", "palm-shore", "white-pagoda")] == ["oasis"] * 3


def test_nothing_is_cheaper_in_the_far_west(game: MarcoPolo) -> None:
    pack = game.content
    places = {one.id: one for one in pack.locations}

    def mean(west: bool) -> float:
        legs = [leg for leg in pack.legs if all((places[name].x < 350) == west for name in leg.between)]
        return sum(leg.coins + leg.camels for leg in legs) / len(legs)

    assert mean(True) > mean(False)


def test_seals_and_special_cities_rise(game: MarcoPolo) -> None:
    pack = game.content
    assert [(seal.die, seal.jade) for seal in pack.seals] == [(1, 0), (2, 1), (3, 2), (4, 3)]
    costs = [sum(seal.improve.values()) for seal in pack.seals]
    assert costs == sorted(costs)
    assert pack.seals[3].improve == {"coins": 9, "gold": 2}
    assert pack.seals[3].gives == content.PrintedReward(camels=2)
    baghdad = next(one for one in pack.locations if one.id == "baghdad").special
    assert baghdad is not None
    assert (baghdad.seal, baghdad.once <= 3 < baghdad.twice) == ("jeweler", True), "a 3 brings it once"
    assert len({one.special.seal for one in pack.locations if one.special}) == 3
    assert pack.board.shield_track[-1] == 43
    assert len(set(pack.board.shield_track)) == 13


def test_known_tiles_and_cards_are_as_known(game: MarcoPolo) -> None:
    pack = game.content
    words = Words("en", game)
    assert words.rule("jade-carver") == (
        "Jade Carver: 3 points for 1 camel, 1 jade; up to as many times as the die shows"
    )
    assert words.rule("mint") == "Mint: 2 coins for each pip of the die"
    assert content.PrintedReward(pepper=2, jade=1) in [reward for book in pack.books for reward in book.free]
    gives = [one.gives for one in pack.markers]
    assert content.PrintedReward(camels=3) in gives
    assert content.PrintedReward(camels=1, coins=3) in gives
    assert sum(reward.copy for reward in gives) == 1
    assert content.PrintedReward(gold=2) in [one.gives for one in pack.outposts]
    assert {card.do for card in pack.cards} == set(VERBS)
    assert all({priced.jade for priced in offer.offers} == {1, 2} for offer in pack.offers)
    for one in pack.contracts:
        assert 1 <= one.asks["camels"] <= 3
        assert 1 <= one.gives.points <= 9


def test_every_entry_says_where_it_comes_from(game: MarcoPolo) -> None:
    found = Counter(entry.provenance for entry in entries(game.content))
    assert set(found) == {"rulebook", "public", "house"}
    assert sum(found.values()) > 200


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ('do = "gain"', 'do = "win"', "there is no verb 'win'"),
        ('id = "red-2"', 'id = "red-1"', "contracts: two entries have the same id"),
        ('id = "red-2"', 'id = "goal-1"', "goal-1: is there 2 times"),
        ('id = "red-2"', 'id = "Red-2"', "lower-case letters"),
        ('colour = "blue"', 'colour = "red"', "7 blue ones, not 0"),
        ("coins = 6\ncamels = 2\njade = 1", "jade = 1", "should cost coins or camels"),
        ('between = ["beijing", "xanadu"]', 'between = ["beijing", "atlantis"]', "two locations of this pack"),
        ('between = ["beijing", "xanadu"]', 'between = ["beijing", "xian"]', "is there twice"),
        ('shield = "monkey"', 'shield = "unicorn"', "shield is 'unicorn'"),
        ("middle_limit = 3", "middle_limit = 0", "middle_limit"),
        ("34, 43]", "34, 3]", "shield_track should be 13 numbers"),
        ('seal = "jeweler", gives', 'seal = "baker", gives', "seal should be one of"),
        ("times = [1, 1, 2, 2, 3, 3]", "times = [1, 1, 2, 2, 3]", "times should be 6 numbers"),
        ("gives = {copy = true}", "gives = {move = 1}", "no movement, contract, black die"),
        ("gives = {gold = 2}", "gives = {}", "gives nothing"),
        ('counts = "posts"', 'counts = "camps"', "counts should be one of"),
        ("asks = {camels = 1, pepper = 2}", "asks = {coins = 1}", "there is no 'coins' here"),
        ('shields = ["horse", "elephant"]', 'shields = ["horse"]', "four icons"),
        ('provenance = "rulebook"', 'provenance = "rumour"', "provenance"),
        ('kind = "oasis"\nx = 715', 'kind = "city"\nx = 715', "should be 16 cities, not 17"),
        ("y = 120", "y = 1200", "y 0 to 640"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_pack_is_named(before, after, fault):
    assert before in HOUSE
    with pytest.raises(BadPack, match=re.escape(fault)):
        read(HOUSE.replace(before, after))


def test_a_city_that_only_a_seal_reaches_is_named():
    closed = re.sub(
        r'(between = \[[^\]]*"calicut"[^\]]*\]\ncoins = \d\ncamels = \d)\nprov', r'\1\nseal = "tailor"\nprov', HOUSE
    )
    with pytest.raises(BadPack, match="calicut: cannot be reached without a seal"):
        read(closed)


def test_an_owners_cards_and_cities_are_played_and_told_without_a_line_of_code():
    mine = HOUSE.replace('"xanadu"', '"shang-du"').replace('pack = "house"', 'pack = "mine"')
    mine = mine.replace(
        'id = "mint"\ndo = "gain"\ngives = {coins = 2}', 'id = "old-mint"\ndo = "gain"\ngives = {silk = 1}'
    )
    game = read(mine)
    assert Words("en", game).rule("old-mint") == "old mint: 1 silk for each pip of the die"
    assert Words("nl", game).name("location", "shang-du") == "Shang Du"
    for seed in range(4):
        table = game.start(3, complete_options(game, {}), Fast(seed), None)
        playout(table, Fast(seed))
        assert sum(table.tally()[name] for name in game.pieces) == len(game.pieces)
