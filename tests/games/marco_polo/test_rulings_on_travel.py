"""Rulings on figures, posts and payments, each pinned by what would change if it were turned around."""

from __future__ import annotations

from tests.games.marco_polo.scene import ELEVEN, Scene

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
