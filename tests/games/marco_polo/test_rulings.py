"""Every ruling, M1 to M28, each pinned by what would change if it were turned around."""

from __future__ import annotations

from typing import Any, cast

import pytest

from sarai.games.marco_polo import contracts, ending, judging
from sarai.games.marco_polo.table import Table
from sarai.games.marco_polo.words import BLACK, BLOCKING, CHARACTERS
from sarai.kernel.chance import Fast
from sarai.kernel.play import Play
from sarai.kernel.state import LETTERS
from tests.games.marco_polo.scene import CITY_CARDS, Scene, loaded

NEW_ROUND = "offer-1-b offer-2-b offer-3-b harbour stables"
FAIR = "3 3 3 3 3 3 3 3 3 3"
ROUND_ABOUT = ("end", "B act favor", "end")
"""The turn of A ends, B uses a 3, and it is A's turn again."""
ELEVEN = "kashgar baghdad balkh hormuz xanadu yangzhou xian karakorum dunhuang lhasa samarkand"


def dealt(seats: int = 3, seed: int = 1, **options: str) -> Play:
    return Play(loaded(), list(LETTERS[:seats]), Fast(seed), options)


def table_of(playing: Play) -> Table:
    return cast("Table", playing.state)


# -- set-up


def test_m1_the_roll_comes_first_and_characters_from_the_last_player_backwards():
    playing = dealt()
    table = table_of(playing)
    assert all(sum(player.own) == 5 for player in table.players)
    first = int(table.first)
    order = []
    while playing.view(0).table.phase == "character":
        seat = int(table.turn)
        order.append(seat)
        playing.act(seat, table.legal(seat)[0])
        table = table_of(playing)
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert table.deciding == 7, "goals are kept at the same time"
    late = table_of(dealt(3, 1, **{"first-roll": "after-characters"}))
    assert all(sum(player.own) == 0 for player in late.players)


def test_m1_everybody_has_camels_coins_a_starting_contract_and_three_goals():
    table = table_of(dealt())
    for player in table.players:
        assert [int(count) for count in player.stocks] == [8, 3, 0, 0, 0, 0]
        assert loaded().pieces[player.contracts[0]].startswith("blue")
        assert sum(player.goals) == 3
    assert sum(table.characters) == 4


def test_m2_a_bonus_at_the_start_of_a_round_also_in_the_first():
    for seed in range(40):
        playing = dealt(2, seed)
        table = table_of(playing)
        abha = CHARACTERS.index("abha-basu")
        if not table.characters[abha]:
            continue
        chooser = int(table.turn)
        playing.answer(chooser, "character abha-basu")
        other = 1 - chooser
        playing.act(other, table_of(playing).legal(other)[0])
        for seat in (0, 1):
            playing.act(seat, table_of(playing).legal(seat)[0])
        assert table_of(playing).players[chooser].stocks[0] == 10
        return
    pytest.fail("Abha Basu was never to be chosen")


def test_m24_anybody_may_be_first():
    assert {int(table_of(dealt(3, seed)).first) for seed in range(30)} == {0, 1, 2}


# -- figures and posts


def test_m3_two_figures_may_place_two_posts():
    said = ("act travel-middle", "figure 1", "go xanadu", "switch", "go yangzhou")
    scene = Scene(character="mailin-and-tian-chin", dice="2 2").do(*said)
    assert scene.posts() == {"xanadu", "yangzhou"}
    assert scene.where() == ["xanadu", "yangzhou"]
    scene = Scene(character="mailin-and-tian-chin", dice="2 2", options={"split-movement": "one-post"}).do(*said)
    assert scene.posts() == {"yangzhou"}


def test_m3_the_upper_space_gives_one_extra_post_to_both_together():
    scene = Scene(character="mailin-and-tian-chin", dice="4 4 4", outposts={}).travel(
        "upper", "figure 1", "go xian", "go dunhuang", "switch", "go yangzhou", "go fuzhou"
    )
    assert scene.legal() == ["post yangzhou", "post xian", "enough"]
    scene.do("post xian")
    assert scene.phase == "bonus", "marker of Fuzhou, contract of Xian"
    assert scene.posts() == {"dunhuang", "fuzhou", "xian"}


def test_m3_a_step_alone_cannot_be_split_and_each_half_moves():
    scene = Scene(character="mailin-and-tian-chin", dice="1").travel("lower", "figure 2")
    assert scene.legal() == ["go xanadu", "go yangzhou", "go xian"]
    scene.do("go xanadu")
    assert scene.where() == ["beijing", "xanadu"]
    scene = Scene(character="mailin-and-tian-chin", dice="3 3").travel("middle", "figure 1", "go xanadu", "switch")
    assert scene.why_not("stop").key == "marco-polo-why-must-move"
    assert scene.do("go yangzhou").can("stop")


def test_m8_steps_are_the_lowest_die_and_the_limit():
    scene = Scene(dice="2 6", have="coins 50, camels 50").travel("middle", "go xian", "go dunhuang")
    assert scene.where() == ["dunhuang"]
    scene = Scene(dice="6 6", have="coins 50, camels 50").travel("middle", "go xian", "go beijing", "go xian")
    assert scene.where() == ["xian"], "the middle space ends after 3, and going back and forth is allowed"


def test_m8_nothing_happens_on_an_oasis_or_in_beijing():
    scene = Scene(at="xanadu", dice="1").travel("lower", "go beijing")
    assert scene.posts() == set()
    scene = Scene(at="xanadu", dice="1").travel("lower", "go eagle-rock")
    assert (scene.posts(), scene.where(), scene.phase) == (set(), ["eagle-rock"], "turn")


def test_m8_all_is_paid_before_anything_is_received():
    """Karakorum's outpost would pay for nothing on the way there."""
    scene = Scene(at="eagle-rock", dice="1", have="coins 2, camels 1")
    assert not scene.can("act travel-lower")
    scene = Scene(at="eagle-rock", dice="1", have="coins 3, camels 1")
    assert scene.can("act travel-lower")


def test_m8_for_mongke_an_oasis_costs_no_step_and_is_a_movement_alone():
    scene = Scene(character="mongke-khan", at="xanadu", dice="1").travel("lower", "go eagle-rock")
    assert scene.legal() == ["stop", "go xanadu", "go xian", "go karakorum", "go dunhuang"]
    scene.do("stop", "camels 1")
    assert (scene.points(), scene.where()) == (3, ["eagle-rock"])
    assert scene.has("camels") == 20 - 1 + 1
    scene = Scene(character="mongke-khan", at="xanadu", dice="1", have="coins 30, camels 30")
    scene.travel("lower", "go eagle-rock", "go karakorum", "go moon-spring")
    assert (scene.where(), scene.points()) == (["moon-spring"], 6), "two different oases"
    assert scene.legal() == ["camels 0", "camels 1", "camels 2"]
    assert scene.posts() == set()


def test_m8_a_leg_over_sea_needs_its_seal_and_does_not_spend_it():
    scene = Scene(at="pagan", dice="1").travel("lower")
    assert scene.why_not("go calicut").key == "marco-polo-why-leg-seal"
    scene = Scene(at="pagan", dice="1", seals="spicer", outposts={}).travel("lower", "go calicut")
    assert scene.posts() == {"calicut"}
    assert scene.player().seals[1] == 1


def test_m9_the_extra_post_is_optional_and_the_start_counts_only_when_passed_again():
    scene = Scene(at="xian", dice="4 4 4", outposts={}).travel("upper", "go beijing", "go yangzhou", "stop")
    assert scene.phase == "turn", "Xian was left, not passed, and Beijing takes no post"
    scene = Scene(at="xian", dice="4 4 4").travel("upper", "go beijing", "go xian", "go beijing", "go yangzhou")
    assert scene.legal() == ["post xian", "enough"]
    assert scene.do("enough").posts() == {"yangzhou"}


def test_m9_the_extra_post_also_where_the_end_takes_none():
    said = ("go xanadu", "go beijing", "stop")
    scene = Scene(dice="4 4 4").travel("upper", *said)
    assert scene.do("post xanadu").posts() == {"xanadu"}
    scene = Scene(dice="4 4 4", options={"extra-post": "with-end-post"}).travel("upper", *said)
    assert (scene.phase, scene.posts()) == ("turn", set())


def test_m9_all_posts_first_then_bonuses_in_the_order_chosen():
    scene = Scene(at="tea-terrace", dice="4 4 4", have="coins 30, camels 30", contracts="")
    scene.travel("upper", "go tiger-ford", "go pagan", "go tiger-ford", "go lhasa", "post pagan")
    assert scene.posts() == {"pagan", "lhasa"}
    assert scene.legal() == ["bonus outpost pagan", "bonus contract lhasa", "bonus contract pagan"]
    gold = scene.has("gold")
    scene.do("bonus contract pagan", "take red-5")
    assert scene.legal() == ["bonus outpost pagan", "bonus contract lhasa"]
    scene.do("bonus outpost pagan")
    assert scene.has("gold") == gold + 2


def test_m10_with_all_posts_placed_one_moves_and_counts_but_scores_nothing():
    scene = Scene(at="white-pagoda", dice="1", posts=ELEVEN).travel("lower", "go pagan")
    assert scene.phase == "lift"
    assert len(scene.legal()) == 11
    assert scene.why_not("lift pagan").key == "marco-polo-why-no-post"
    scene.do("lift xian")
    assert "xian" not in scene.posts()
    assert "pagan" in scene.posts()
    assert scene.points() == 0
    assert scene.legal() == ["bonus outpost pagan", "bonus contract pagan"]
    plain = Scene(at="white-pagoda", dice="1", posts=ELEVEN, options={"moved-posts": "bring-nothing"})
    plain.travel("lower", "go pagan", "lift xian")
    assert plain.phase == "turn"


def test_m10_a_post_of_this_movement_is_not_moved_again():
    scene = Scene(at="white-pagoda", dice="4 4 4", posts=ELEVEN, outposts={}, have="coins 40, camels 40", market="")
    scene.travel("upper", "go fuzhou", "go palm-shore", "go jaipur", "stop", "lift xian")
    assert scene.posts() >= {"jaipur"}
    scene.do("post fuzhou")
    assert scene.why_not("lift jaipur").rule == "M10"


def test_m10_ninth_tenth_and_eleventh_post_score():
    names = ELEVEN.split()
    for before, points in ((8, 5), (9, 5), (10, 10), (7, 0)):
        scene = Scene(at="white-pagoda", dice="1", posts=" ".join(names[:before]), outposts={}, market="")
        assert scene.travel("lower", "go pagan").points() == points


# -- paying


def test_m4_jade_stands_for_coins_and_camels_in_any_mix():
    scene = Scene(dice="1", have="coins 3, camels 2, jade 2").travel("lower", "go xanadu")
    assert scene.legal() == ["jade-for-coins 0", "jade-for-coins 1", "jade-for-coins 2"]
    scene.do("jade-for-coins 1")
    assert scene.legal() == ["jade-for-camels 0", "jade-for-camels 1"]
    scene.do("jade-for-camels 1")
    assert (scene.has("coins"), scene.has("camels"), scene.has("jade")) == (1, 2, 0)


def test_m4_where_there_is_no_choice_none_is_asked():
    scene = Scene(dice="1", have="coins 2, camels 0, jade 2").travel("lower", "go xanadu")
    assert scene.phase == "turn"
    assert (scene.has("coins"), scene.has("jade")) == (0, 0)


def test_m4_where_jade_is_asked_only_jade_serves():
    scene = Scene(at="pagan", dice="1", have="coins 30, camels 30, jade 0")
    scene.travel("lower")
    assert not scene.can("go kabul")
    scene = Scene(at="pagan", dice="1", have="coins 30, camels 1, jade 1").travel("lower")
    assert not scene.can("go kabul"), "the one jade cannot be both"
    scene = Scene(at="pagan", dice="1", have="coins 8, camels 1, jade 2", outposts={}).travel("lower", "go kabul")
    assert [scene.has(stock) for stock in ("coins", "camels", "jade")] == [0, 0, 0]


def test_m5_the_fee_is_the_lowest_die_also_where_only_own_dice_lie():
    scene = Scene(dice="4 b2", have="coins 2, camels 9", on="book-1: A3").do("act book-1", "offer 1")
    assert scene.has("coins") == 2 - 2 + 1
    favor = Scene(seats=4, dice="4", have="", on="favor: B3").do("act favor")
    assert favor.has("coins") == 4
    bag = Scene(dice="4", have="", on="bag: B3").do("act bag", "get coins")
    assert bag.has("coins") == 3


def test_m26_what_would_leave_the_compulsory_part_unpayable_cannot_be_begun():
    scene = Scene(dice="3 4", have="coins 2, camels 2", on="travel-lower: B3")
    assert scene.why_not("act travel-lower").key == "marco-polo-why-cost"
    scene = Scene(dice="1 4", have="coins 4, camels 2", on="travel-lower: B3").do("act travel-lower")
    assert scene.legal("go") == ["go xanadu", "go yangzhou", "go xian"]
    assert scene.dice() == "4", "with the 4 the fee would have been too much, so the 1 was placed"


def test_m26_a_mix_that_leaves_the_jade_of_an_offer_unpaid_is_not_offered():
    scene = Scene(dice="4", have="coins 4, jade 2", on="book-1: B2").do("act book-1", "offer 3")
    assert scene.legal() == ["jade-for-coins 0", "jade-for-coins 1"]
    scene = Scene(dice="4", have="coins 3, jade 2", on="book-1: B2").do("act book-1")
    assert not scene.can("offer 4"), "2 jade for the offer leave none for the fee"


def test_m23_coins_goods_and_camels_have_no_end():
    scene = Scene(dice="6", have="coins 500, camels 300").do("act bag", "get camels")
    assert scene.has("camels") == 302


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
"""For red-17, which moves its owner by one step: so a post can be placed before the action of the turn."""


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


# -- turns


def test_m13_bonus_actions_before_and_after_never_inside():
    scene = Scene(dice="3 4", contracts="red-2", have="camels 9, pepper 2, coins 20").do("act book-1", "die 3")
    assert scene.phase == "offer"
    assert scene.why_not("complete red-2").key == "marco-polo-why-step"
    scene.do("offer 1")
    assert scene.can("complete red-2")
    assert scene.can("reroll")
    assert scene.can("end")
    assert scene.why_not("act favor").rule == "M13"


def test_m13_one_black_die_for_camels_a_turn():
    scene = Scene(have="camels 9").do("buy-die", gives="3")
    assert scene.why_not("buy-die").rule == "M13"
    assert scene.can("reroll")


def test_m13_the_same_die_may_be_changed_again_but_no_placed_one():
    scene = Scene(dice="3", have="camels 9").do("raise", "raise", "lower")
    assert scene.dice() == "4"
    scene.do("act favor")
    assert scene.why_not("reroll").key == "marco-polo-why-no-dice"


def test_m14_the_money_bag_is_no_action_and_the_turn_ends_only_after_one():
    scene = Scene(dice="3 4").do("act bag", "die 3", "get coins")
    assert scene.why_not("end").rule == "M14"
    assert scene.do("act favor").can("end")
    assert Scene(dice="3").do("act bag", "get jade").can("end")


STUCK = "book-1: B1 A1; book-2: B1 A1; favor: A1; guild: A1; travel-lower: A1; area-1: B1; area-2: B1"


def test_m14_who_can_take_no_action_puts_one_die_on_the_bag():
    scene = Scene(dice="4 4", have="", on=STUCK)
    assert scene.legal() == ["act bag"]
    assert scene.why_not("end").key == "marco-polo-why-must-bag"
    scene.do("act bag", "get coins")
    assert scene.can("end")
    assert scene.can("act bag"), "more dice may go there"
    assert scene.do("end").deciding == "B"
    assert scene.dice() == "4", "the turn ended with a die kept"


def test_m14_where_nobody_must_use_a_die_the_turn_may_end_at_once():
    scene = Scene(dice="4 4", have="", on=STUCK, options={"no-action": "may-pass"})
    assert scene.legal() == ["act bag", "end"]
    scene = Scene(dice="4 4", options={"no-action": "may-pass"})
    assert scene.why_not("end").key == "marco-polo-why-must-act", "but not where an action is possible"


def test_m14_who_is_stuck_has_bonus_actions_and_what_they_open_must_be_done():
    scene = Scene(dice="4 4", have="camels 3", on=STUCK)
    assert scene.legal() == ["act bag", "reroll", "raise", "lower", "buy-die"]
    scene.do("buy-die", gives="4")
    assert scene.can("act favor"), "a black die may follow there"
    assert scene.do("act bag", "die black-4", "get coins").can("end"), "the black one is gone, and one lies on the bag"


def test_m14_where_nobody_must_use_a_die_the_round_ends_when_none_is_used_any_more():
    """The other reading: without it two who are stuck would end their turns for ever."""
    passing = {"no-action": "may-pass"}
    stuck = STUCK.replace("favor: A1", "favor: B6 A6").replace("guild: A1", "guild: A1 B1")
    stuck = stuck.replace("travel-lower: A1", "travel-lower: A1 B1")
    scene = Scene(dice="4 4", others_dice="4", have="", others_have="", on=stuck, options=passing)
    scene.do("end")
    assert (scene.deciding, scene.table.round) == ("B", 2)
    bagged = Scene(dice="4 4", others_dice="4 4", have="", others_have="", on=stuck, options=passing)
    bagged.do("end").do("B act bag", "get coins", "end")
    assert (bagged.deciding, bagged.table.round) == ("A", 2), "B used a die"
    scene.do("B end", gives=f"{NEW_ROUND} {FAIR}")
    assert scene.table.round == 3


def test_m14_looking_ahead_comes_to_an_end_where_everybody_is_stuck():
    scene = Scene(dice="4 4", others_dice="", have="", on=STUCK, round_=5, options={"no-action": "may-pass"})
    after = judging.play_on(scene.table.clone(), 1, Fast(1))
    assert not after.deciding


def test_m14_what_the_bag_opens_must_be_done():
    scene = Scene(dice="3 4", have="", on=STUCK.replace("book-1: B1 A1", "book-1: B1"))
    assert scene.why_not("end").key == "marco-polo-why-must-bag"
    scene.do("act bag", "die 4", "get coins")
    assert scene.why_not("end").key == "marco-polo-why-must-act", "3 coins pay the fee of the 3"


def test_m14_who_has_no_dice_passes():
    scene = Scene(seats=3, dice="3 3", others_dice="").do("act favor", "end")
    assert scene.deciding == "A"


def test_m15_the_highest_travel_space_used_last_only_spaces_count():
    scene = Scene(seats=2, dice="2 2 2", first="B", have="coins 30, camels 30").travel("lower", "go xanadu")
    assert scene.table.hourglass == 0
    scene.do("end").do("B act travel-middle", "go xanadu", "stop", "end")
    assert scene.table.hourglass == 1
    scene.table.spaces[loaded().spaces.index("travel-lower")] = []
    scene.travel("lower", "go beijing")
    assert scene.table.hourglass == 1, "a lower space does not take it back"
    card = Scene(dice="3", first="B", area="stables bazaar").do("act area-1", "go xanadu", "stop")
    assert card.table.hourglass == 1
    nobody = Scene(dice="6", others_dice="", first="B").do("act favor", "end", gives=f"{NEW_ROUND} {FAIR}")
    assert nobody.table.first == 1


# -- rounds


def test_m17_the_copy_copies_any_other_marker_of_this_game():
    scene = Scene(at="kabul", dice="1", outposts={}).travel("lower", "go balkh")
    assert scene.legal() == ["copy marker-1", "copy marker-2", "copy marker-3", "copy marker-4", "copy marker-5"]
    assert scene.why_not("copy marker-7").rule == "M17"
    assert scene.why_not("copy marker-6").rule == "M17"
    before = scene.points()
    assert scene.do("copy marker-4").points() == before + 3


def test_m21_any_mix_in_every_round():
    scene = Scene(dice="6", others_dice="", have="").do("act favor")
    scene.do("end", gives=f"{NEW_ROUND} 1 1 1 1 1 1 2 3 4 4")
    assert scene.legal() == [f"camels {count}" for count in range(11)]
    scene.do("camels 4")
    assert (scene.has("coins"), scene.has("camels")) == (4 + 6, 2 + 4)
    assert (scene.deciding, scene.legal("B")) == ("B", ["camels 0", "camels 1"])


def test_m25_bonuses_clockwise_from_the_new_first_player_own_dice_only_for_compensation():
    scene = Scene(seats=2, dice="6 b6", others_dice="", first="B", posts="hormuz", others_posts="fuzhou")
    scene.do("act favor", "die 6", "end")
    scene.do("act bag", "get coins", "end", gives=f"{NEW_ROUND} {FAIR}")
    order = [event["seat"] for event in scene.told("receives-marker")]
    assert order == [1, 0]
    assert scene.points("B") == 3
    assert scene.table.black_left == 5, "the black die of the scene came back to the four of the board"


def test_m25_after_the_last_round_nothing_more_is_awarded():
    scene = Scene(dice="6", others_dice="", posts="hormuz", round_=5, have="").do("act favor", "end", gives="")
    assert scene.deciding == ""
    assert scene.has("camels") == 2


def test_m28_goals_are_hidden_until_the_end_and_one_tile_of_each_pile_is_seen():
    playing = dealt()
    for seat in range(3):
        seen = playing.view(seat).table
        assert [one.goals is not None for one in seen.travellers] == [other == seat for other in range(3)]
        assert all(bag.cards is None for deck in seen.offer_piles for bag in deck.bags)
        assert all(seen.offers)
        assert all(seen.next_offers)
    over = Scene(dice="6", others_dice="", round_=5).do("act favor", "end")
    assert [bool(sum(over.table.at(f"shown:{seat}"))) for seat in range(2)] == [True, False]


# -- the end


def test_m18_goods_together_coins_by_tens_rounded_down():
    scene = Scene(have="coins 29, camels 9, pepper 1, silk 1, gold 2, jade 3")
    assert ending.goods_points(scene.player()) == 3
    assert ending.coin_points(scene.player()) == 2


def test_m18_most_contracts():
    def points(*done: int, **options: str) -> list[int]:
        scene = Scene(seats=len(done), options=options)
        for seat, count in enumerate(done):
            scene.table.players[seat].completed = list(range(count))
        return [int(ending.contract_points(scene.table, seat)) for seat in range(len(done))]

    assert points(3, 2, 1, 1) == [8, 4, 0, 0]
    assert points(3, 3, 2, 2) == [8, 8, 4, 4], "second place also after a tie"
    assert points(3, 3, 2, 2, **{"second-place": "not-after-a-tie"}) == [8, 8, 0, 0]
    assert points(3, 2, 2, **{"second-place": "not-after-a-tie"}) == [8, 4, 4]
    assert points(2, 1) == [8, 0], "no second place for two players"
    assert points(0, 0, 0) == [0, 0, 0]
    assert points(1, 0, 0) == [8, 0, 0]


def test_m18_shields_and_goals():
    scene = Scene(posts="xian balkh hormuz", goal="goal-1", seals="farmer*2 spicer")
    player = scene.player()
    assert ending.shields_of(scene.table, player) == 3, "horse twice counts once; monkey; and the goal's horse"
    assert ending.goal_points(scene.table, player) == 3, "the spicer's seal is not improved"
    wu = Scene(character="de-wu", posts="xian")
    assert ending.shields_of(wu.table, wu.player()) == 3
    track = loaded().content.board.shield_track
    assert ending.shield_points(wu.table, wu.player()) == track[2]
    wu.player().shields = 40
    assert ending.shield_points(wu.table, wu.player()) == 43


def test_m19_ties_go_to_camels_then_are_shared():
    scene = Scene(others_have="coins 20, camels 21")
    scene.player("B").goals[0] = 1
    assert ending.winners(scene.table) == [1]
    scene.player().stocks[1] = 21
    assert ending.winners(scene.table) == [0, 1]


def test_m20_points_start_at_0_and_may_fall_below():
    assert all(player.points == 0 for player in table_of(dealt()).players)
    scene = Scene(dice="4", area="money-changer bazaar").do("act area-1", "trade 1", "times 4")
    assert scene.points() == -4
    assert scene.has("coins") == 28


# -- characters


def test_de_wu():
    scene = Scene(character="de-wu", dice="4").do("act guild", "seal jeweler")
    assert scene.player().seals[3] == 1
    assert scene.has("jade") == 3
    scene = Scene(character="de-wu", have="coins 9, gold 2", seals="jeweler").do("improve jeweler")
    assert scene.has("jade") == 1


def test_abha_basu():
    scene = Scene(character="abha-basu", have="camels 9, pepper 2", contracts="red-2", dice="3").do("complete red-2")
    assert (scene.has("jade"), scene.points()) == (1, 2 + 1)
    scene.do("act bag", "get jade")
    assert scene.points() == 4
    scene = Scene(character="abha-basu", dice="6", others_dice="", have="").do("act favor")
    scene.do("end", gives=f"{NEW_ROUND} {FAIR}")
    assert scene.has("coins") == 4 + 2


def test_mailin_and_tian_chin_receive_one_bonus_twice():
    scene = Scene(character="mailin-and-tian-chin", dice="6", others_dice="", posts="hormuz fuzhou", seals="jeweler*2")
    scene.do("act favor", "end", gives=NEW_ROUND.rsplit(" ", 2)[0])
    assert scene.legal() == ["twice hormuz", "twice fuzhou", "twice jeweler"]
    scene.do("twice fuzhou", gives=f"harbour stables {FAIR}")
    assert scene.points() == 6
    start = next(p for seed in range(60) if (p := _with_character(seed, "mailin-and-tian-chin")) is not None)
    assert start.stocks[0] == 8 + 3
    assert start.second == start.figure


def _with_character(seed: int, character: str):
    playing = dealt(2, seed)
    seat = int(table_of(playing).turn)
    if playing.game.actions.parse(f"character {character}") not in table_of(playing).legal(seat):
        return None
    playing.answer(seat, f"character {character}")
    return table_of(playing).players[seat]


def test_filippo_keeps_every_claimed_tile_and_spends_it():
    scene = Scene(at="white-pagoda", dice="1", market="").travel("lower", "go pagan")
    assert scene.has("gold") == 2
    scene.do("spend outpost-1")
    assert scene.has("gold") == 4
    assert scene.why_not("spend outpost-1").key == "marco-polo-why-not-kept"
    assert scene.table.box[scene.kind("outpost-1")] == 1
    other = Scene(character="de-wu", others="filippo-vitello", at="white-pagoda", dice="1", market="")
    other.travel("lower", "go pagan")
    assert other.player("B").tiles == [other.kind("outpost-1")]
    none = Scene(character="de-wu", others="abha-basu", at="white-pagoda", dice="1", market="").travel(
        "lower", "go pagan"
    )
    assert none.table.box[none.kind("outpost-1")] == 1


def test_only_the_first_post_claims_the_outpost():
    scene = Scene(character="de-wu", at="white-pagoda", dice="1", market="", outposts={}).travel("lower", "go pagan")
    assert scene.has("gold") == 0


def test_m27_isabella_is_paid_for_rerolls_and_black_dice_not_for_changes():
    scene = Scene(character="isabella-donati", dice="3", have="camels 20").do("reroll", "die 3", gives="6")
    assert scene.has("coins") == 2
    scene.do("buy-die", gives="2")
    assert scene.points() == 1
    scene.do("lower", "die 6")
    assert (scene.has("coins"), scene.points()) == (2, 1)
    unpaid = Scene(character="isabella-donati", dice="3", options={"isabella-rerolls": "not-paid"})
    assert unpaid.do("reroll", "die 3", gives="6").has("coins") == 20


def test_m27_a_pair_is_two_dice_of_one_face_and_each_die_pays_once():
    gives = f"{NEW_ROUND} 5 5 5 2 2 {FAIR[:9]}"
    scene = Scene(character="isabella-donati", dice="6", others_dice="", have="").do("act favor", "end", gives=gives)
    assert scene.legal() == ["pairs 0", "pairs 1"], "the twos"
    scene.do("pairs 1")
    assert (scene.has("silk"), scene.points()) == (1, 0)
    assert scene.legal() == ["pairs 0", "pairs 1"], "three fives make one pair"
    scene.do("pairs 1")
    assert (scene.has("silk"), scene.points()) == (2, 1)


def test_gantulga_pays_no_coins_or_camels_for_legs_but_jade_and_seals():
    scene = Scene(character="gantulga-od", dice="1 2 3", have="coins 2")
    assert scene.why_not("act travel-middle").key == "marco-polo-why-gantulga"
    scene.travel("lower", "die 1", "go xian")
    assert scene.has("coins") == 0
    jade = Scene(character="gantulga-od", at="pagan", dice="1", have="coins 2").travel("lower")
    assert not jade.can("go kabul")
    assert not jade.can("go calicut")
    card = Scene(character="gantulga-od", dice="6", have="coins 1", area="stables bazaar").do("act area-1", "go xian")
    card.do("go dunhuang", "stop")
    assert card.where() == ["dunhuang"]


# -- the variant with black dice


def test_black_dice_rolled_at_the_start_are_chosen_and_keep_their_value():
    scene = Scene(dice="6", others_dice="", options={"black-dice": "rolled-at-start"}).do("act favor")
    scene.do("end", gives=f"{NEW_ROUND} {FAIR} 1 1 4 6")
    assert [int(count) for count in scene.table.pool] == [0, 2, 0, 0, 1, 0, 1]
    scene.do("buy-die", gives="")
    assert scene.legal() == ["black 1", "black 4", "black 6"]
    scene.do("black 6")
    assert scene.dice() == "3 3 3 3 3 b6"
    assert scene.table.black_left == 3
