"""Every example of the rulebook and of the restated supplement, played."""

from __future__ import annotations

import pytest

from tests.games.marco_polo.scene import Scene, leg, loaded

NEW_ROUND = "offer-1-b offer-2-b offer-3-b harbour stables"


def test_a_free_offer_of_a_book():
    scene = Scene(have="", dice="4").do("act book-2", "offer 1")
    assert (scene.has("pepper"), scene.has("jade")) == (2, 1)


def test_khans_favor_asks_for_no_lower_a_die():
    scene = Scene(seats=4, have="", dice="3 1", others_dice="2 4", others_have="").do("act favor", "die 3", "end")
    assert (scene.has("coins"), scene.has("camels")) == (4, 2)
    scene.do("B act favor")
    assert (scene.has("coins", "B"), scene.has("camels", "B")) == (4, 2)
    assert scene.dice("B") == "2", "the 4 was the only die that could follow the 3"


def test_a_marker_gives_its_bonus_at_once_and_stays():
    scene = Scene(at="wind-tower", dice="3", posts="xian").travel("lower", "go baghdad")
    paid_coins, paid_camels, _ = leg(loaded(), "wind-tower", "baghdad")
    assert scene.has("camels") == 20 - paid_camels + 1
    assert scene.has("coins") == 20 - 2 - paid_coins + 3 + 3, "3 of the marker, 3 of the outpost tile"
    assert scene.table.markers[scene.location("baghdad")] == scene.kind("marker-3")


def test_a_city_card_serves_from_the_next_turn():
    scene = Scene(dice="3 4", others_dice="3").travel("lower", "die 3", "go xanadu")
    assert not scene.can("act card-xanadu")
    scene.do("end").do("B act favor", "end")
    assert scene.can("act card-xanadu")


def test_a_new_post_in_a_city_with_contracts_lets_take_one():
    scene = Scene(dice="3", contracts="blue-1").travel("lower", "go xian")
    assert scene.legal() == ["take red-1", "take red-2", "enough"]
    scene.do("take red-2")
    assert scene.contracts() == ["blue-1", "red-2"]
    scene.do("end", gives="red-20")
    assert scene.table.market[1] == scene.kind("red-20")


def test_three_camels_in_a_special_city():
    scene = Scene(at="wind-tower", dice="3", outposts={}).travel("lower", "go hormuz")
    assert scene.has("camels") == 20 - leg(loaded(), "wind-tower", "hormuz")[1] + 3
    assert not scene.can("act action-hormuz")


def test_kashgar_gives_its_bonus_and_later_its_card():
    scene = Scene(at="samarkand", dice="3 3", others_dice="", posts="xian").travel("lower", "go kashgar")
    coins, _, _ = leg(loaded(), "samarkand", "kashgar")
    assert scene.has("coins") == 20 - 2 - coins + 5 + 5, "marker and outpost tile"
    scene.do("end")
    assert scene.table.turn == 0
    assert scene.player().has_post(scene.location("kashgar"))


def test_the_long_travel_example():
    scene = Scene(at="yangzhou", have="coins 5, camels 5", dice="3 5", outposts={})
    scene.travel("middle", "go fuzhou", "go white-pagoda", "go pagan")
    assert scene.posts() == {"pagan"}
    assert (scene.has("coins"), scene.has("camels")) == (0, 0)
    scene = Scene(at="yangzhou", have="coins 5, camels 5", dice="3 5 5", outposts={})
    scene.travel("upper", "go fuzhou", "go white-pagoda", "go pagan", "post fuzhou")
    assert scene.posts() == {"pagan", "fuzhou"}


def test_contracts_from_two_cities_then_coins():
    scene = Scene(dice="1", posts="xian lhasa", have="coins 0").do("act contracts")
    assert scene.legal() == ["take red-1", "take red-2", "take red-3", "take red-4"]
    scene.do("take red-1", "take red-4")
    assert scene.contracts() == ["red-1", "red-4"]
    assert scene.has("coins") == 3


def test_a_displaced_contract_goes_under_the_pile():
    scene = Scene(dice="1", posts="xian", contracts="red-30 blue-1").do("act contracts", "take red-1", "drop red-30")
    scene.do("enough")
    assert scene.contracts() == ["blue-1", "red-1"]
    assert [int(bag.size) for bag in scene.table.red_pile.bags] == [4, 1]
    assert scene.table.red_pile.bags[1].cards[scene.kind("red-30")] == 1


def test_baghdad_with_a_three_and_the_improved_jewelers_seal():
    scene = Scene(have="", dice="3", posts="baghdad", seals="jeweler*2").do("act action-baghdad")
    assert scene.has("camels") == 2
    plain = Scene(have="", dice="3", posts="baghdad", seals="jeweler").do("act action-baghdad")
    assert plain.has("camels") == 0
    twice = Scene(have="", dice="5", posts="baghdad", seals="jeweler*2").do("act action-baghdad")
    assert twice.has("camels") == 4
    assert scene.has("gold") == plain.has("gold") == twice.has("gold") == 1


def test_the_city_card_for_camel_and_jade():
    scene = Scene(have="camels 4, jade 4", dice="5", posts="kashgar").do("act card-kashgar")
    assert scene.legal() == ["times 1", "times 2", "times 3", "times 4"]
    scene.do("times 2", "jade-for-camels 0")
    assert scene.points() == 6
    assert (scene.has("camels"), scene.has("jade")) == (2, 2)


def test_completing_the_known_contract():
    scene = Scene(have="camels 2, silk 1, pepper 2", contracts="red-1").do("complete red-1")
    assert (scene.has("coins"), scene.points()) == (4, 3)
    assert (scene.has("camels"), scene.has("silk"), scene.has("pepper")) == (0, 0, 0)
    assert scene.contracts() == []
    assert len(scene.player().completed) == 1


def test_improving_the_jewelers_seal():
    scene = Scene(have="coins 9, gold 2", seals="jeweler").do("improve jeweler")
    assert (scene.has("coins"), scene.has("gold"), scene.has("camels")) == (0, 0, 2)
    assert scene.player().seals[3] == 2


def test_the_money_bag():
    for get, stock, count in (("coins", "coins", 3), ("camels", "camels", 2), ("jade", "jade", 1)):
        scene = Scene(have="", dice="6").do("act bag", f"get {get}")
        assert scene.has(stock) == count
        assert scene.dice() == ""


def test_reroll_change_and_black_die():
    scene = Scene(have="camels 1", dice="2").do("reroll", "die 2", gives="6")
    assert (scene.dice(), scene.has("camels")) == ("6", 0)
    scene = Scene(have="camels 2", dice="2").do("raise")
    assert (scene.dice(), scene.has("camels")) == ("3", 0)
    assert not Scene(dice="6").can("raise")
    assert not Scene(dice="1").can("lower")
    scene = Scene(have="camels 3", dice="2").do("buy-die", gives="5")
    assert (scene.dice(), scene.has("camels")) == ("2 b5", 0)
    assert scene.table.black_left == 3


def test_a_seal_on_an_occupied_space():
    scene = Scene(have="coins 1", dice="1 3", on="guild: B2 B6").do("act guild")
    assert scene.has("coins") == 0
    assert scene.player().seals[0] == 1, "with a 1 only the farmer's seal could be taken"


def test_a_black_die_takes_contracts_again():
    scene = Scene(dice="4", posts="xian", on="contracts: A3")
    assert scene.why_not("act contracts").rule == "M6"
    scene = Scene(dice="4 b2", posts="xian", on="contracts: A3", have="coins 2").do("act contracts")
    assert scene.dice() == "4"
    assert scene.has("coins") == 0, "the fee of 2"


def test_compensation_for_thirteen():
    scene = Scene(dice="6", others_dice="", have="", others_have="").do("act favor")
    scene.do("end", gives=f"{NEW_ROUND} 1 2 3 3 4 6 6 6 6 6")
    assert scene.legal() == ["camels 0", "camels 1", "camels 2"]
    before = scene.has("coins"), scene.has("camels")
    scene.do("camels 1")
    assert (scene.has("coins"), scene.has("camels")) == (before[0] + 1, before[1] + 1)
    assert scene.phase == "turn"


def test_an_equal_travel_space_takes_the_hourglass():
    scene = Scene(seats=3, dice="2 2", others_dice="2 2", first="C").travel("middle", "go xanadu", "stop")
    assert scene.table.hourglass == 0
    scene.do("end").do("B act travel-middle", "go xanadu", "stop")
    assert scene.table.hourglass == 1


def test_isabellas_published_roll_by_the_letter():
    """1 2 4 4 6: 2 coins each for the 1 and the 6, 1 point, then 1 gold or 2 camels (M27)."""
    gives = f"{NEW_ROUND} 1 2 4 4 6 3 3 3 3 3"
    for answer, gold, camels in (("pairs 1", 1, 0), ("pairs 0", 0, 2)):
        scene = Scene(character="isabella-donati", dice="6", others_dice="", have="").do(
            "act favor", "end", gives=gives
        )
        assert scene.legal() == ["pairs 0", "pairs 1"]
        scene.do(answer)
        assert scene.points() == 1
        assert scene.has("coins") == 4 + 4
        assert (scene.has("gold"), scene.has("camels")) == (gold, 2 + camels)
    once = Scene(character="isabella-donati", dice="6", others_dice="", have="", options={"isabella-rows": "once"}).do(
        "act favor", "end", gives=gives
    )
    assert once.do("pairs 1").has("coins") == 4 + 2


@pytest.mark.parametrize(("pairs", "jade", "coins"), [("1 0", 1, 4), ("0 1", 1, 4), ("0 0", 0, 4), ("1 1", 2, 0)])
def test_in_the_example_a_row_pays_once_for_the_dice_that_make_no_pair(pairs, jade, coins):
    """1 1 6 6 5: whichever face makes the pair, two dice of the row are left, with no opposite ones beside them."""
    scene = Scene(character="isabella-donati", dice="6", others_dice="", have="", options={"isabella-rows": "once"})
    scene.do("act favor", "end", gives=f"{NEW_ROUND} 1 1 5 6 6 3 3 3 3 3")
    for count in pairs.split():
        scene.do(f"pairs {count}")
    assert (scene.has("jade"), scene.has("coins")) == (jade, 4 + coins)
