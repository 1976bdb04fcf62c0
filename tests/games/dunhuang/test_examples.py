"""Every example of the two rulebooks, in the order in which they are printed."""

from __future__ import annotations

from sarai.games.dunhuang import ending
from sarai.games.dunhuang.constants import MARKET_DRY
from tests.games.dunhuang.scene import Scene

SOLDIER_SHEPHERD = "painter princess interpreter trader maid soldier shepherd manichean"
FARMER = "painter princess interpreter trader maid soldier farmer buddhist"
BUDDHIST = "painter princess interpreter trader maid soldier shepherd buddhist"


def test_moving_past_the_soldier_to_the_shepherd_costs_one_coin():
    scene = Scene(ring=SOLDIER_SHEPHERD, on="soldier", A={"coins": 4})
    scene.do("camel 2")
    assert scene.told("camel")[0]["coins"] == 1
    assert scene.coins("A") == 3
    assert scene.whole().camel == "shepherd"


def test_nicole_takes_the_tea_token_with_her_second_tea():
    scene = Scene(market="tea " + "paper " * 7, A={"shop": "tea"}, B={"shop": "tea"})
    scene.do("camel 1", "place shop")
    assert scene.shop("A") == {"tea": 2}
    assert scene.holder("tea") == "A"


def test_antony_takes_it_from_her_with_as_many():
    scene = Scene(market="tea " + "paper " * 7, A={"shop": "tea"}, B={"shop": "tea*2", "tokens": "tea"})
    scene.do("camel 1", "place shop")
    assert scene.holder("tea") == "A"
    assert scene.told("steals") == [{"seat": 0, "other": 1, "good": 6}]


def test_four_tokens_and_four_goods_in_hand_win_at_once():
    scene = Scene(A={"tokens": "tea silk wool paper", "hand": "tea silk wool", "shop": "tea silk wool paper"})
    scene.do("camel 1", "place hand", "pass")
    assert scene.told("wins") == [{"seat": 0}]
    assert scene.table.standings().winners() == [0]


def test_the_scoring_example_gives_21_to_adrien_and_23_to_nicole():
    """The Dutch rulebook prints the sums; two of the four players of its table are shown."""
    scene = Scene(
        4,
        A={"tokens": "gold silver", "hand": "glass*2 tea*2 silk*2", "prestige": 0},
        B={"tokens": "lapis pottery bamboo", "hand": "glass bamboo tea wool*2", "prestige": 2},
    )
    assert ending.points(scene.table, 0) == {"majorities": 4, "prestige": 0, "goods": 7 + 10}
    assert ending.points(scene.table, 1) == {"majorities": 6, "prestige": 2, "goods": 6 + 9}
    scene.table.ended = MARKET_DRY
    standings = scene.table.standings()
    assert (standings.total(0), standings.total(1)) == (21, 23)
    assert standings.winners() == [1]


def test_after_two_steps_the_farmer_offers_the_next_two_spaces():
    scene = Scene(ring=FARMER, on="soldier", market="paper glass wool silk silk silk tea paper", A={"coins": 3})
    scene.table.market[7] = scene.game.pieces.index("glass")
    scene.table.market[0] = scene.game.pieces.index("paper")
    scene.do("camel 2")
    assert scene.asked().args["good"] == "tea"
    scene.do("place hand", "use")
    assert scene.legal() == ["take painter", "take buddhist"]
    scene.do("take buddhist")
    assert scene.hand("A") == {"tea": 1, "glass": 1}


def _bamboo(ring: str, **nicole: int) -> Scene:
    """Nicole (A) adds a second bamboo; Adrien (B) has two and the flipped token."""
    scene = Scene(ring=ring, market="bamboo " + "paper " * 7, A={"shop": "bamboo", **nicole}, B={"shop": "bamboo*2"})
    bamboo = scene.game.pieces.index("bamboo")
    scene.table.holder[bamboo], scene.table.flipped[bamboo] = 1, 1
    return scene.do("camel 1", "place shop")


def test_with_the_manichean_adrien_may_turn_the_token_and_keep_it():
    scene = _bamboo(SOLDIER_SHEPHERD)
    assert scene.deciding == "B"
    scene.do("B defend")
    assert (scene.holder("bamboo"), scene.flipped("bamboo")) == ("B", False)
    assert scene.shop("A") == {"bamboo": 2}


def test_with_the_manichean_adrien_may_also_let_her_have_it():
    scene = _bamboo(SOLDIER_SHEPHERD).do("B yield")
    assert (scene.holder("bamboo"), scene.flipped("bamboo")) == ("A", False)


def test_with_the_buddhist_nicole_pays_two_coins_for_it():
    scene = _bamboo(BUDDHIST, coins=5)
    assert scene.deciding == "A"
    scene.do("pay")
    assert (scene.holder("bamboo"), scene.flipped("bamboo")) == ("A", False)
    assert (scene.coins("A"), scene.coins("B")) == (3, 7)


def test_with_the_buddhist_nicole_may_also_keep_her_coins():
    scene = _bamboo(BUDDHIST, coins=5).do("leave")
    assert (scene.holder("bamboo"), scene.flipped("bamboo")) == ("B", True)
    assert (scene.coins("A"), scene.coins("B")) == (5, 5)


def test_adriens_third_bamboo_takes_the_token_back_whatever_its_side():
    for ring in (SOLDIER_SHEPHERD, BUDDHIST):
        scene = Scene(
            ring=ring,
            turn="B",
            market="bamboo " + "paper " * 7,
            A={"shop": "bamboo*2", "flipped": "bamboo"},
            B={"shop": "bamboo*2"},
        )
        scene.do("B camel 1", "place shop")
        assert (scene.holder("bamboo"), scene.flipped("bamboo")) == ("B", False)
        assert scene.phase == "bonus"
