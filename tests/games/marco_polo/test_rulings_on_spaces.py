"""Rulings on action spaces, dice and contracts, each pinned by what would change if it were turned around."""

from __future__ import annotations

from typing import Any

from sarai.games.marco_polo import contracts
from sarai.games.marco_polo.constants import BLACK, BLOCKING
from tests.games.marco_polo.scene import CITY_CARDS, ELEVEN, FAIR, NEW_ROUND, Scene, dealt, loaded, table_of

ROUND_ABOUT = ("end", "B act favor", "end")


# -- spaces and dice


def test_m6_a_colour_once_per_space_but_black_dice_again():
    scene = Scene(dice="3 4 b4").do("act book-1", "die 3", "offer 1", *ROUND_ABOUT)
    scene.do("act book-1", "offer 1")
    assert scene.on("book-1") == [3, BLACK * 10 + 4], "the 4 of A's own was no choice, so none was asked"
    scene = Scene(dice="3 4").do("act book-1", "die 3", "offer 1", *ROUND_ABOUT)
    assert scene.why_not("act book-1").rule == "M6"
    scene = Scene(dice="3", on="book-1: B2 b2")
    assert scene.can("act book-1"), "dice of others and black ones are no hindrance"


def test_m6_a_set_with_an_own_die_counts_as_own():
    scene = Scene(dice="2 4 b3 b5", on="guild: A2 b3").do("act guild")
    assert scene.on("guild")[2:] == [BLACK * 10 + 3, BLACK * 10 + 5], "no other two would do, so none was asked"
    assert Scene(dice="3 b4", on="guild: A2 b3").why_not("act guild").rule == "M6"
    assert Scene(dice="3 b4", on="guild: b2 b3").can("act guild"), "black dice alone have no colour"


def test_m6_the_money_bag_is_excepted():
    scene = Scene(dice="3 4").do("act bag", "die 3", "get coins", "act bag", "get coins")
    assert scene.on("bag") == [3, 4]


def test_m6_the_two_places_of_a_special_city_count_as_one_and_favor_goes_on():
    hormuz: dict[str, Any] = {"posts": "hormuz", "others_posts": "hormuz"}
    scene = Scene(dice="3 4 b3", **hormuz).do("act action-hormuz", "die 3", *ROUND_ABOUT)
    assert scene.do("act action-hormuz").on("action-hormuz") == [3, BLACK * 10 + 3], "the 4 was not to be had"
    assert Scene(dice="3", on="action-hormuz: A2", **hormuz).why_not("act action-hormuz").rule == "M6"
    assert Scene(dice="3", on="action-hormuz: B2", **hormuz).can("act action-hormuz"), "the second place"
    assert (
        Scene(dice="b3", on="action-hormuz: A2 B1", **hormuz).why_not("act action-hormuz").key == "marco-polo-why-full"
    )
    assert Scene(seats=4, dice="3 b3", on="favor: A2").do("act favor").on("favor") == [2, BLACK * 10 + 3]
    assert Scene(seats=4, dice="3", on="favor: A2").why_not("act favor").rule == "M6"


def test_m6_an_occupied_brown_space_is_closed_to_every_die():
    scene = Scene(dice="3 b4", posts="xanadu")
    assert scene.can("act card-xanadu")
    assert scene.can("act area-1")
    scene = Scene(dice="3 b4", posts="xanadu", on="card-xanadu: B1; area-1: B2")
    assert scene.why_not("act card-xanadu").rule == "M6"
    assert scene.why_not("act area-1").rule == "M6"


def test_m7_the_lowest_die_decides_and_is_picked_first():
    scene = Scene(dice="2 5").do("act guild")
    assert scene.legal() == ["seal farmer", "seal spicer"]
    scene = Scene(dice="2 5 6").do("act guild")
    assert scene.legal() == ["die 2", "die 5"]
    scene.do("die 5")
    assert scene.legal() == ["seal farmer", "seal spicer", "seal tailor", "seal jeweler"]


def test_m7_fewer_is_allowed_but_once_is_a_must():
    scene = Scene(dice="4", have="coins 40", posts="dunhuang", city_cards=CITY_CARDS).do("act card-dunhuang")
    assert scene.legal() == ["times 1", "times 2", "times 3", "times 4"]
    broke = Scene(dice="4", have="", posts="dunhuang")
    assert not broke.can("act card-dunhuang")
    walking = Scene(dice="3 3").travel("middle")
    assert not walking.can("stop")
    assert walking.do("go xanadu").can("stop")


def test_m7_an_action_that_could_do_nothing_may_not_be_chosen():
    everything = "farmer spicer tailor jeweler"
    assert Scene(dice="5 6", seals=everything).why_not("act guild").rule == "M7"
    assert Scene(dice="1 1", seals="farmer").why_not("act guild").key == "marco-polo-why-no-seal"
    assert Scene(dice="1 1", seals="spicer tailor jeweler").can("act guild")
    assert Scene(posts="kabul").can("act card-kabul")
    assert not Scene(posts="yangzhou").can("act card-yangzhou"), "the notary counts completed contracts"
    assert Scene(posts="yangzhou", done="red-30").can("act card-yangzhou")
    assert Scene(dice="3").why_not("act contracts").rule == "M7"
    assert Scene(dice="3", posts="xian").can("act contracts")


FREIGHT = "coins 30, camels 30, pepper 1, gold 2"
"""For red-17, which moves its owner one step, so that a post can be placed before the action of the turn."""


def test_m12_a_city_serves_from_the_next_turn_after_its_post_was_placed():
    scene = Scene(at="salt-lake", dice="3 b6", others_dice="3", outposts={}, contracts="red-17", have=FREIGHT)
    scene.do("complete red-17", "go hormuz")
    assert (scene.posts(), scene.phase) == ({"hormuz"}, "turn")
    assert scene.can("act favor"), "the action of the turn is still to be done"
    assert scene.why_not("act action-hormuz").rule == "M12"
    scene.do("act favor", "die 3", *ROUND_ABOUT)
    assert scene.can("act action-hormuz")
    scene.do("act action-hormuz")
    assert scene.on("action-hormuz") == [BLACK * 10 + 6]


def test_m12_a_city_serves_at_once_where_the_post_stood_before():
    scene = Scene(at="salt-lake", dice="3", outposts={}, posts="hormuz", contracts="red-17", have=FREIGHT)
    scene.do("complete red-17", "go hormuz")
    assert scene.can("act action-hormuz"), "nothing was placed there"
    assert not Scene(dice="3").can("act action-hormuz"), "a post must stand there"


def test_m12_a_moved_post_serves_from_the_next_turn_too_and_its_old_city_no_more():
    said: dict[str, Any] = {"dice": "3 b6", "others_dice": "3", "contracts": "red-17", "have": FREIGHT}
    scene = Scene(at="salt-lake", outposts={}, posts=ELEVEN, **said)
    assert scene.can("act action-hormuz")
    scene.do("complete red-17", "go kabul", "lift hormuz")
    assert scene.can("act favor")
    assert scene.why_not("act card-kabul").rule == "M12"
    assert scene.why_not("act action-hormuz").key == "marco-polo-why-no-post"
    scene.do("act favor", "die 3", *ROUND_ABOUT)
    assert scene.can("act card-kabul")


def test_m16_blocking_dice_and_black_dice_by_seats():
    for seats, favor, special, book in ((2, 2, 1, 1), (3, 1, 0, 0), (4, 0, 0, 0)):
        table = table_of(dealt(seats))
        where = loaded().spaces
        laid = [len(dice) for dice in table.spaces]
        assert laid[where.index("favor")] == favor
        assert laid[where.index("action-hormuz")] == special
        assert laid[where.index("book-3-lower")] == book
        assert table.black_left == seats + 2


def test_m16_a_blocking_die_makes_a_blue_space_cost_and_stays():
    scene = Scene(dice="5", have="coins 5", on="book-3-lower: x5").do("act book-3-lower", "offer 1")
    assert scene.has("coins") == 0
    scene = Scene(dice="6", others_dice="", on="favor: x1 x1; book-3-lower: x5").do("act favor")
    scene.do("end", gives=f"{NEW_ROUND} {FAIR}")
    assert scene.on("favor") == [BLOCKING * 10 + 1] * 2
    assert scene.on("book-3-lower") == [BLOCKING * 10 + 5]


def test_m16_khans_favor_compares_with_the_last_die():
    assert Scene(dice="1", on="favor: x1 x1").can("act favor")
    scene = Scene(dice="2", on="favor: x1 B3")
    assert scene.why_not("act favor").rule == "M16"
    assert Scene(dice="3", on="favor: x1 B3 b3").can("act favor")
    assert Scene(dice="6", on="favor: x1 x1 B3 b3").why_not("act favor").rule == "M22"


def test_m22_which_spaces_are_blue():
    fee = {space: Scene(dice="6 6 6", on=f"{space}: B1 B1 B1", posts="xian", have="coins 40, camels 9") for space in
           ("book-1", "book-2", "book-3-upper", "book-3-lower", "guild", "travel-lower", "travel-middle",
            "travel-upper", "contracts")}  # fmt: skip
    for space, scene in fee.items():
        assert scene.can(f"act {space}"), space
        scene.do(f"act {space}")
        paid = 40 - scene.has("coins") + int(scene.table.coins_due)
        assert paid == 6 + (2 if space == "travel-lower" else 0), space


# -- contracts


def test_m11_the_second_contract_cannot_push_out_the_first():
    scene = Scene(dice="1", posts="xian", contracts="red-30 red-31").do("act contracts", "take red-1", "drop red-30")
    scene.do("take red-2")
    assert scene.contracts() == ["red-1", "red-2"], "only the old one could go, so it was not asked"


def test_m11_nor_does_the_contract_of_a_second_post_of_the_same_movement():
    scene = Scene(at="xian", dice="4 4 4", contracts="red-30 red-31", outposts={})
    scene.travel("upper", "go tiger-ford", "go lhasa", "go tiger-ford", "go pagan")
    scene.do("post lhasa", "bonus contract lhasa", "take red-3", "drop red-30", "take red-5")
    assert scene.contracts() == ["red-3", "red-5"], "only the old one could go, so it was not asked"


def test_m11_where_both_places_hold_contracts_of_the_action_no_other_is_taken():
    scene = Scene(contracts="red-30 red-31", posts="xian")
    assert contracts.has_place(scene.table, 0)
    scene.table.taken = [scene.kind("red-30"), scene.kind("red-31")]
    assert not contracts.has_place(scene.table, 0)
    scene.table.players[0].contracts.pop()
    assert contracts.has_place(scene.table, 0)


def test_m11_red_goes_under_the_pile_blue_to_the_box():
    scene = Scene(dice="1", posts="xian", contracts="red-30 blue-2").do("act contracts", "take red-1", "drop blue-2")
    assert scene.table.box[scene.kind("blue-2")] == 1
    assert len(scene.table.red_pile.bags) == 1


def test_m11_cities_refill_at_the_end_of_the_turn_while_the_pile_lasts():
    scene = Scene(dice="1", posts="xian", pile="red-20").do("act contracts", "take red-1", "take red-2")
    assert [int(one) for one in scene.table.market[:2]] == [-1, -1]
    scene.do("end", gives="red-20")
    assert [int(one) for one in scene.table.market[:2]] == [scene.kind("red-20"), -1]


def test_m11_the_contract_of_a_new_post_may_be_declined_that_of_the_action_not():
    scene = Scene(dice="3").travel("lower", "go xian")
    assert scene.can("enough")
    scene = Scene(dice="3", posts="xian").do("act contracts")
    assert scene.why_not("enough").key == "marco-polo-why-must-take"
    assert scene.asked() == {"second": "no"}
    assert scene.do("take red-1").can("enough")
    assert scene.asked() == {"second": "yes"}


def test_m11_one_contract_only_still_brings_the_coins():
    scene = Scene(dice="1", posts="xian", have="").do("act contracts", "take red-1", "enough")
    assert scene.has("coins") == 3


def test_a_contract_from_the_pile_may_itself_be_given_up():
    scene = Scene(posts="kabul", tiles="outpost-10", contracts="red-30 red-31").do("spend outpost-10", gives="red-22")
    assert scene.legal() == ["drop red-22", "drop red-30", "drop red-31"]
    scene.do("drop red-22")
    assert scene.contracts() == ["red-30", "red-31"]
