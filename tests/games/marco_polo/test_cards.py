"""What each verb of the city cards does, and what rewards can give."""

from __future__ import annotations

import pytest

from tests.games.marco_polo.scene import Scene

FILLED = "coins 20, camels 20, pepper 9, silk 9, gold 9"


def use(card: str, die: int, **said: str) -> Scene:
    return Scene(dice=str(die), area=f"{card} treasury", **said).do("act area-1")  # type: ignore[arg-type]


@pytest.mark.parametrize(("die", "coins"), [(1, 2), (4, 8), (6, 12)])
def test_gain_counts_the_pips(die, coins):
    assert use("mint", die, have="").has("coins") == coins


@pytest.mark.parametrize(
    ("card", "said", "die", "points"),
    [
        ("notary", {"done": "red-30 red-31 red-32"}, 2, 2),
        ("notary", {"done": "red-30 red-31 red-32"}, 6, 3),
        ("surveyor", {"posts": "xian lhasa fuzhou balkh"}, 6, 4),
        ("watchtower", {"posts": "xian balkh fuzhou"}, 6, 2),
        ("monastery", {"seals": "farmer*2 spicer*2 tailor"}, 6, 4),
        ("monastery", {"seals": "farmer*2 spicer*2 tailor"}, 1, 2),
        ("harbour", {"seals": "farmer*2 spicer tailor"}, 5, 3),
    ],
)
def test_count_is_limited_by_the_die(card, said, die, points):
    assert use(card, die, **said).points() == points


@pytest.mark.parametrize(("die", "pepper", "gold"), [(2, 1, 0), (5, 0, 1)])
def test_a_table_is_read_off_by_the_die(die, pepper, gold):
    scene = use("bazaar", die, have="")
    assert (scene.has("pepper"), scene.has("gold")) == (pepper, gold)


def test_a_trade_goes_one_direction_per_use():
    scene = use("camel-market", 3, have="coins 5, camels 2")
    assert scene.legal() == ["trade 1", "trade 2"]
    scene.do("trade 1")
    assert scene.legal() == ["times 1", "times 2"], "two camels, though the die would allow three"
    assert scene.do("times 2").has("coins") == 11
    weaver = use("silk-weaver", 2, have=FILLED).do("trade 1", "times 2")
    assert (weaver.has("pepper"), weaver.has("silk")) == (7, 11)


def test_a_trade_may_have_a_limit_of_its_own():
    scene = use("banquet", 4, have=FILLED)
    assert scene.points() == 6, "once only, so it was not asked how often"
    assert use("banquet", 5, have=FILLED).legal() == ["times 1", "times 2"]


def test_the_guild_hall_takes_one_die_and_a_camel():
    scene = use("guild-hall", 3, have="camels 1")
    assert scene.legal() == ["seal farmer", "seal spicer", "seal tailor"]
    scene.do("seal tailor")
    assert (scene.has("camels"), scene.has("jade")) == (0, 2)


def test_the_customs_house_gives_as_many_markers_as_the_die_allows():
    posts = "hormuz fuzhou kashgar"
    scene = use("customs-house", 3, posts=posts, have="")
    assert scene.legal() == ["marker kashgar", "marker hormuz", "marker fuzhou"]
    scene.do("marker fuzhou")
    assert scene.legal() == ["enough", "marker kashgar", "marker hormuz"]
    assert scene.why_not("marker fuzhou").key == "marco-polo-why-chosen"
    scene.do("marker kashgar")
    assert (scene.points(), scene.has("coins"), scene.phase) == (3, 5, "turn")
    every = use("customs-house", 6, posts=posts, have="")
    assert (every.points(), every.has("coins"), every.has("camels")) == (3, 5, 3)


def test_the_stables_move_for_a_coin_and_what_the_legs_cost():
    scene = use("stables", 3, have="coins 9, camels 9")
    scene.do("go xian", "go dunhuang")
    assert scene.where() == ["dunhuang"]
    assert (scene.has("coins"), scene.has("camels")) == (9 - 1 - 1 - 2, 9 - 2 - 2)
    assert use("stables", 3, have="coins 9, camels 9").why_not("stop").rule == "M7"


def test_the_barracks_bring_a_black_die_while_there_is_one():
    scene = Scene(dice="1", area="barracks treasury").do("act area-1", gives="6")
    assert scene.dice() == "b6"
    none = Scene(dice="1", area="barracks treasury", black=0)
    assert (none.why_not("act area-1").key, none.why_not("act area-1").rule) == ("marco-polo-why-no-black", "M7")
    assert not none.can("act area-1")


def test_the_scriptorium_draws_from_the_pile():
    scene = Scene(dice="6", area="scriptorium treasury", have="").do("act area-1", gives="red-21")
    assert scene.contracts() == ["red-21"]
    assert scene.has("jade") == 2


def test_goods_of_choice_are_gold_silk_and_pepper_and_different_ones_differ():
    scene = Scene(dice="3", have="jade 1", offers="offer-1-f offer-2-a offer-3-a").do("act book-1", "offer 3")
    assert scene.legal() == ["good pepper", "good silk", "good gold"]
    scene.do("good gold", "good gold")
    assert scene.has("gold") == 2
    marker = Scene(at="eagle-rock", dice="1", outposts={}).travel("lower", "go karakorum", "good silk")
    assert marker.legal() == ["good pepper", "good gold"]
    assert marker.why_not("good silk").key == "marco-polo-why-different"


def test_a_reward_that_moves_may_be_left_and_places_a_post():
    scene = Scene(tiles="outpost-9", dice="3").do("spend outpost-9")
    assert scene.can("stop")
    assert scene.do("stop").where() == ["beijing"]
    scene = Scene(tiles="outpost-9", dice="3").do("spend outpost-9", "go xanadu")
    assert scene.posts() == {"xanadu"}
    assert scene.table.hourglass == 0
    assert scene.table.highest == -1, "only the travel spaces count for the hourglass"


def test_a_contract_as_reward_comes_from_a_city_with_an_own_post():
    have = "camels 9, jade 1, gold 1"
    scene = Scene(contracts="red-25", have=have, posts="xian", dice="3").do("complete red-25")
    assert scene.legal() == ["take red-1", "take red-2"]
    scene.do("take red-1")
    assert scene.contracts() == ["red-1"]
    none = Scene(contracts="red-25", have=have, dice="3").do("complete red-25")
    assert none.phase == "turn"


def test_a_shield_as_reward_counts_at_the_end():
    from sarai.games.marco_polo import ending

    scene = Scene(contracts="red-41", have="camels 3, pepper 5", dice="3", posts="xanadu").do("complete red-41")
    assert scene.player().shields == 1
    assert ending.shields_of(scene.table, scene.player()) == 2
