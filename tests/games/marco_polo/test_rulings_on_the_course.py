"""Rulings on set-up, turns, rounds, the end, characters and the variant, each pinned by what would change otherwise."""

from __future__ import annotations

import pytest

from sarai.games.marco_polo import ending, thinking
from sarai.games.marco_polo.constants import CHARACTERS
from sarai.kernel.chance import Fast
from tests.games.marco_polo.scene import FAIR, NEW_ROUND, Scene, dealt, loaded, table_of

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
    """The other reading: without this, two stuck players would end their turns for ever."""
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
    after = thinking.play_on(scene.table.clone(), 1, Fast(1))
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
