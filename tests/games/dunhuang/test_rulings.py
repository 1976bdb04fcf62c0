"""Every ruling: each test names the ruling it pins and fails when the ruling is turned around."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sarai.games.dunhuang import content, ending
from sarai.games.dunhuang.constants import CHARACTERS, FOUR_AND_FOUR, MARKET_DRY
from sarai.games.dunhuang.table import DunhuangTable
from sarai.kernel.chance import Fast
from sarai.kernel.content import read_pack_file
from sarai.kernel.events import Moved
from sarai.kernel.options import complete_options
from sarai.kernel.play import Play
from sarai.kernel.playout import first_deciding
from sarai.kernel.reasons import BadOption, BadPack, IllegalAction
from sarai.kernel.state import NOBODY
from tests.games.dunhuang.scene import BUDDHIST, RING, Scene, loaded, on, ring_with

# -- set-up, movement, pick-up


def test_d1_ring_is_random_in_order_and_side_with_one_side_of_each_tile():
    game = loaded()
    rings = []
    for seed in range(60):
        table = game.start(2, complete_options(game, {}), Fast(seed), None)
        rings.append(tuple(int(c) for c in table.ring))
        assert len({frozenset((c, game.content.reverse_sides()[c])) for c in rings[-1]}) == 8
    assert len(set(rings)) == 60
    for place in range(8):
        assert len({ring[place] for ring in rings}) > 8, "order and side both vary"


def test_d1_an_agreed_ring_is_used_as_it_is_and_checked():
    game = loaded()
    agreed = RING.replace(" ", ",")
    table = game.start(2, complete_options(game, {"tiles": agreed}), Fast(1), None)
    assert [CHARACTERS[c] for c in table.ring] == RING.split()
    for wrong in ("painter", agreed.replace("princess", "musician"), agreed.replace("princess", "queen")):
        with pytest.raises(BadOption, match="D1"):
            complete_options(game, {"tiles": wrong})


def test_d2_removed_cards_are_out_and_seen_by_their_drawer_only_and_the_market_is_dealt_first():
    game = loaded()
    playing = Play(game, ["a", "b"], Fast(3))
    targets = [event.target.split(":")[0] for event in playing.path[0].events if isinstance(event, Moved)]
    assert targets == ["market"] * 8 + ["drawn"] * 6
    playing.act(0, playing.state.legal(0)[0])
    assert sum(playing.view(0).table.merchants[0].removed.values()) == 2
    for seat in (1, NOBODY):
        assert playing.view(seat).table.merchants[0].removed is None
        assert playing.view(seat).table.merchants[0].removed_cards == 2


def test_d3_the_last_player_places_the_camel_on_any_tile_and_the_first_turn_must_move_it():
    game = loaded()
    for seed in range(8):
        playing = Play(game, ["a", "b", "c"], Fast(seed))
        for seat in range(3):
            playing.act(seat, playing.state.legal(seat)[0])
        assert isinstance(playing.state, DunhuangTable)
        first = int(playing.state.first)
        assert playing.state.deciding == 1 << (first + 2) % 3
        assert len(playing.state.legal((first + 2) % 3)) == 8
        playing.act((first + 2) % 3, playing.state.legal((first + 2) % 3)[3])
        assert playing.state.deciding == 1 << first
        assert game.actions.text(playing.state.legal(first)[0]) == "camel 1"


def test_d4_a_move_is_one_step_and_one_more_for_each_coin_with_laps_and_coins_to_the_supply():
    scene = Scene(on="painter", A={"coins": 9}, bank=10)
    assert scene.legal() == [f"camel {steps}" for steps in range(1, 11)]
    assert scene.why_not("camel 11").rule == "D4"
    started = int(scene.table.camel)
    scene.do("camel 8")
    assert int(scene.table.camel) == started
    assert (scene.coins("A"), int(scene.table.bank)) == (2, 17)


def test_d4_empty_spaces_count_as_steps():
    scene = Scene(on="painter", market="- - paper paper paper paper paper paper", A={"coins": 2})
    scene.do("camel 3")
    assert scene.coins("A") == 0
    assert CHARACTERS[scene.table.ring[scene.table.camel]] == "interpreter"


def test_d5_the_card_must_be_taken_to_shop_or_hand_and_hands_have_no_limit():
    scene = Scene(A={"hand": "silk*10 wool*9 paper*7"}).do("camel 1")
    assert scene.legal() == ["place shop", "place hand"]
    with pytest.raises(IllegalAction):
        scene.do("pass")
    assert scene.do("place hand").hand("A")["paper"] == 8


def test_d6_a_token_in_the_middle_goes_only_to_who_has_at_least_as_many_as_everybody():
    """A discards one of two tea and returns the token; C's first tea gets nothing; B's next tea takes it."""
    ring = ring_with("musician")
    scene = Scene(
        ring=ring,
        on="musician",
        market="tea tea tea paper paper paper paper paper",
        A={"shop": "tea*2", "tokens": "tea"},
        B={"shop": "tea*2"},
        C={"coins": 9},
    )
    scene.do("camel 1", "place hand", "use", "discard tea")
    assert scene.holder("tea") == "middle"
    scene.do("B camel 1", "place hand", "pass")
    scene.do("C camel 1", "place shop")
    assert scene.shop("C") == {"tea": 1}
    assert scene.holder("tea") == "middle"
    scene.do("C pass").do("camel 1", "place hand", "pass")
    scene.table.market[4] = scene.game.pieces.index("tea")
    scene.do("B camel 1", "place shop")
    assert scene.holder("tea") == "B"


def test_d7_the_token_is_taken_without_a_question():
    scene = Scene(market="tea " + "paper " * 7).do("camel 1", "place shop")
    assert scene.holder("tea") == "A"
    assert scene.phase == "bonus"


def test_d8_adding_to_an_own_collection_keeps_the_token_and_its_side():
    scene = Scene(market="tea " + "paper " * 7, A={"shop": "tea", "flipped": "tea"})
    scene.do("camel 1", "place shop")
    assert (scene.holder("tea"), scene.flipped("tea")) == ("A", True)
    assert scene.told("token") == []


def test_d9_a_token_lies_number_side_up_when_taken_stolen_or_returned():
    stolen = Scene(market="tea " + "paper " * 7, A={"shop": "tea"}, B={"shop": "tea", "flipped": "tea"})
    stolen.do("camel 1", "place shop")
    assert (stolen.holder("tea"), stolen.flipped("tea")) == ("A", False)
    returned = on("musician", A={"shop": "tea", "flipped": "tea"}, B={"shop": "tea"}).do("discard tea")
    assert (returned.holder("tea"), returned.flipped("tea")) == ("middle", False)


# -- the bonus step


def test_d10_both_bonuses_may_be_passed():
    scene = Scene(A={"hand": "tea"}).do("camel 1", "place hand")
    assert scene.legal() == ["use", "coins", "pass"]
    scene.do("pass")
    assert (scene.coins("A"), scene.prestige("A"), scene.deciding) == (5, 0, "B")


def test_d11_an_empty_space_denies_the_card_not_the_bonus():
    scene = Scene(market="- " + "paper " * 7, A={"hand": "tea"}).do("camel 1")
    assert scene.phase == "bonus"
    assert scene.legal() == ["use", "coins", "pass"]
    scene.do("coins")
    assert scene.coins("A") == 8


@pytest.mark.parametrize(
    ("character", "useless", "useful"),
    [
        ("painter", {}, {"A": {"hand": "tea"}}),
        ("musician", {"A": {"hand": "tea"}}, {"A": {"shop": "tea"}}),
        ("princess", {}, {"A": {"shop": "tea", "tokens": "tea"}}),
        ("princess", {"A": {"shop": "tea", "tokens": "tea"}, "prestige": 0}, {"A": {"shop": "tea", "tokens": "tea"}}),
        ("dancer", {"prestige": 0}, {}),
        ("interpreter", {"pile": ""}, {"pile": "tea"}),
        ("diplomat", {"pile": ""}, {"pile": "tea"}),
        ("soldier", {"A": {"hand": "tea"}}, {"A": {"shop": "tea"}}),
        ("soldier", {"A": {"shop": "paper"}}, {"A": {"shop": "paper tea"}}),
        ("general", {"A": {"shop": "tea"}}, {"A": {"hand": "tea"}}),
        ("general", {"A": {"hand": "paper"}}, {"A": {"hand": "paper tea"}}),
        ("trader", {}, {"C": {"hand": "tea"}}),
        ("merchant", {}, {"B": {"hand": "tea"}}),
        ("maid", {"A": {"shop": "tea"}}, {"A": {"shop": "tea", "hand": "silk"}}),
        ("maid", {"A": {"shop": "tea", "hand": "tea"}}, {"A": {"shop": "tea silk", "hand": "tea"}}),
        ("domestic", {}, {"A": {"shop": "tea"}}),
        ("domestic", {}, {"A": {"hand": "tea"}}),
        ("shepherd", {"market": "paper paper paper paper paper - - -"}, {}),
        ("farmer", {"market": "paper paper paper paper paper paper - -"}, {}),
        ("manichean", {}, {"A": {"shop": "tea", "tokens": "tea"}}),
        ("manichean", {"A": {"shop": "tea", "flipped": "tea"}}, {"A": {"shop": "tea", "tokens": "tea"}}),
        ("buddhist", {}, {"A": {"shop": "tea", "tokens": "tea"}}),
    ],
)
def test_d12_a_character_is_legal_only_when_it_can_do_something(character, useless, useful):
    for things, possible in ((useless, False), (useful, True)):
        scene = Scene(ring=ring_with(character), on=character, **things)
        space = list(scene.table.ring).index(CHARACTERS.index(character))
        scene.table.market[space] = -1  # so that no card reaches hand or Shop before the bonus
        scene.do("camel 1")
        assert scene.can("use") == possible
        assert {"coins", "pass"} <= set(scene.legal())
        if not possible:
            assert scene.why_not("use").rule in ("D12", "D13", "D16", "D17")


def test_d13_a_limited_supply_gives_what_is_left_and_then_no_coins():
    short = Scene(bank=2).do("camel 1", "place hand", "coins")
    assert (short.coins("A"), int(short.table.bank)) == (7, 0)
    empty = Scene(bank=0).do("camel 1", "place hand")
    assert empty.why_not("coins").rule == "D13"
    assert on("dancer", prestige=1).prestige("A") == 1


def test_d13_painter_and_musician_pay_their_card_even_without_prestige():
    painter = on("painter", prestige=0, A={"hand": "tea"}).do("discard tea")
    assert (painter.prestige("A"), painter.hand("A")) == (0, {"paper": 1})
    musician = on("musician", prestige=2, A={"shop": "tea"}).do("discard tea")
    assert (musician.prestige("A"), musician.shop("A")) == (2, {})


def test_d13_the_merchants_exchange_needs_no_prestige():
    scene = on("merchant", prestige=0, B={"hand": "tea"}).do("trade B").do("B give tea").do("give tea")
    assert scene.prestige("A") == 0
    assert scene.deciding == "B"


def test_d13_unlimited_supply_is_an_option():
    scene = Scene(bank=0, prestige=0, options={"supply": "unlimited"}, ring=ring_with("dancer"), on="dancer")
    scene.do("camel 1", "place hand")
    assert scene.legal() == ["use", "coins", "pass"]
    assert scene.do("use").prestige("A") == 2
    rich = Scene(bank=1, options={"supply": "unlimited"}).do("camel 1", "place hand", "coins")
    assert rich.coins("A") == 8


def test_d14_discards_lie_open_and_never_come_back():
    scene = on("painter", pile="", A={"hand": "tea"}).do("discard tea")
    shown = scene.seen_by(NOBODY)
    assert shown.discard == {"tea": 1}
    assert scene.table.last_round, "the discard does not become a pile"


def test_d15_a_short_pile_gives_what_it_has_and_exactly_one_is_kept_in_hand():
    scene = Scene(ring=ring_with("interpreter"), on="princess", pile="tea silk", A={"coins": 9})
    scene.table.camel = 5  # five steps to the interpreter
    scene.do("camel 5", "place shop", "use")
    assert scene.legal() == ["keep tea", "keep silk"]
    scene.do("keep silk")
    assert scene.hand("A") == {"silk": 1}
    assert scene.market("interpreter") == "tea", "the other one was the whole pile"
    lone = on("diplomat", pile="tea", take="shop")
    assert lone.hand("A") == {"tea": 1}, "a single card is kept without a question"
    assert lone.deciding == "B"


def test_d15_the_rest_goes_under_the_pile():
    scene = on("diplomat", pile="tea silk wool*6", take="shop")
    drawn = scene.whole().merchants[0].drawn
    keep, *rest = sorted(Counter(drawn).elements())
    scene.do(f"keep {keep}")
    assert [bag.number for bag in scene.table.pile.bags] == [0, 1]
    assert list(scene.table.pile.bags[1].cards)[scene.game.pieces.index(rest[0])] == 1


def test_d16_exchanges_are_never_within_a_type_and_take_any_occupied_space():
    market = "silk paper tea paper - paper paper paper"
    scene = on("soldier", market=market, A={"shop": "tea silk"}, take="hand")
    assert scene.legal() == ["lift tea", "lift silk"]
    scene.do("lift tea")
    assert not scene.can("take interpreter"), "the same type"
    assert scene.why_not("take interpreter").rule == "D16"
    assert not scene.can("take trader"), "an empty space"
    assert not scene.can("take soldier"), "the camel's own space is empty"
    assert scene.can("take painter")
    scene.do("take painter")
    assert scene.market("painter") == "tea"
    assert scene.shop("A") == {"silk": 2}


def test_d16_the_general_and_the_maid_exchange_different_types_too():
    general = on("general", market="tea paper paper paper paper paper paper paper", take="shop", A={"hand": "tea"})
    assert not general.can("take painter")
    general.do("take princess")
    assert general.legal() == ["give tea"]
    general.do("give tea")
    assert (general.hand("A"), general.market("princess")) == ({"paper": 1}, "tea")
    maid = on("maid", take="hand", A={"shop": "tea paper", "hand": "tea"})
    assert maid.legal() == ["lift tea", "lift paper"]
    maid.do("lift tea")
    assert maid.legal() == ["lay paper"]
    assert maid.why_not("lay tea").rule == "D16"


def test_d17_the_exchange_is_of_two_or_of_what_the_opponent_has():
    one = on("trader", B={"hand": "tea"}, C={"hand": ""}, A={"hand": "silk"}, take="shop")
    assert one.legal() == ["trade B"]
    assert one.why_not("trade C").rule == "D17"
    one.do("trade B", gives="tea")
    assert one.hand("A") == {"tea": 1, "silk": 1}
    one.do("give silk")
    assert (one.hand("A"), one.hand("B"), one.deciding) == ({"tea": 1}, {"silk": 1}, "B")


def test_d17_two_are_drawn_blind_and_any_two_come_back():
    scene = on("trader", B={"hand": "tea silk wool"}, take="shop", A={"hand": "glass"})
    scene.do("trade B", gives="wool tea")
    assert scene.hand("B") == {"silk": 1}
    scene.do("give wool", "give glass")
    assert scene.hand("A") == {"tea": 1}
    assert scene.hand("B") == {"silk": 1, "wool": 1, "glass": 1}


def test_d17_the_merchants_victim_chooses_and_prestige_comes_last():
    scene = on("merchant", B={"hand": "tea silk wool"}, take="shop")
    scene.do("trade B")
    assert (scene.phase, scene.deciding) == ("victim-gives", "B")
    scene.do("B give tea", "give wool")
    assert (scene.phase, scene.deciding, scene.prestige("A")) == ("give-back", "A", 0)
    scene.do("give tea", "give wool")
    assert (scene.hand("A"), scene.hand("B")) == ({}, {"tea": 1, "silk": 1, "wool": 1})
    assert scene.prestige("A") == 1


def test_d17_only_the_two_concerned_see_the_cards():
    scene = on("trader", B={"hand": "tea"}, take="shop").do("trade B")
    moved = next(e for e in scene.events if isinstance(e, Moved) and e.source == "hand:1")
    assert moved.told_to(0).piece is not None
    assert moved.told_to(1).piece is not None
    assert moved.told_to(2).piece is None
    assert moved.told_to(NOBODY).piece is None


def test_d17_without_any_card_the_merchant_is_closed_unless_the_table_says_otherwise():
    scene = Scene(ring=ring_with("merchant"), on="merchant").do("camel 1", "place shop")
    assert scene.why_not("use").rule == "D17"
    alone = {"lonely-merchant": "prestige"}
    open_to = Scene(ring=ring_with("merchant"), on="merchant", options=alone).do("camel 1", "place shop", "use")
    assert (open_to.prestige("A"), open_to.deciding) == (1, "B")


def test_d18_the_farmer_reaches_as_many_spaces_as_steps_empty_ones_included():
    market = "paper - silk tea paper paper wool glass"
    two = Scene(ring=ring_with("farmer"), on="maid", market=market, A={"coins": 9})
    two.do("camel 2", "place hand", "use")
    assert two.legal() == ["take painter", "take manichean"]
    assert two.why_not("take princess").key == "dunhuang-why-empty-space"
    assert two.why_not("take interpreter").rule == "D18"
    two.do("take painter")
    assert two.hand("A") == {"wool": 1, "paper": 1}
    seven = Scene(ring=ring_with("farmer"), on="manichean", market=market, A={"coins": 9})
    seven.table.camel = 7
    seven.do("camel 7", "place hand", "use")
    assert len(seven.legal()) == 6, "all other spaces but the empty one"


def test_d18_the_shepherd_reaches_the_two_neighbours_only():
    scene = on("shepherd", market="paper paper paper paper paper silk paper wool")
    assert scene.legal() == ["take maid", "take manichean"]
    assert scene.why_not("take painter").rule == "D18"


def test_d19_steps_are_all_steps_of_the_turn():
    scene = Scene(ring=ring_with("interpreter"), on="painter", market="paper - paper paper paper paper paper paper")
    scene.do("camel 3", "place shop", "use")
    assert scene.told("draws") == [{"seat": 0, "count": 3}]


def test_d20_the_manicheans_defence_is_the_owners_choice_with_yes_as_default():
    scene = Scene(market="tea " + "paper " * 7, A={"shop": "tea"}, B={"shop": "tea*2", "flipped": "tea"})
    scene.do("camel 1", "place shop")
    assert (scene.deciding, scene.legal("B")) == ("B", ["defend", "yield"])
    assert scene.asked("B").default == "defend"
    scene.do("B defend")
    assert (scene.holder("tea"), scene.flipped("tea"), scene.shop("A")) == ("B", False, {"tea": 2})
    assert scene.deciding == "A"
    assert scene.phase == "bonus"


def test_d20_the_defence_helps_only_against_equals():
    scene = Scene(market="tea " + "paper " * 7, A={"shop": "tea*2"}, B={"shop": "tea*2", "flipped": "tea"})
    scene.do("camel 1", "place shop")
    assert (scene.holder("tea"), scene.phase) == ("A", "bonus")


def test_d21_the_buddhists_thief_pays_exactly_two_or_leaves_it_and_needs_the_coins():
    for coins, asked in ((2, True), (1, False)):
        scene = Scene(
            ring=BUDDHIST,
            market="tea " + "paper " * 7,
            A={"shop": "tea", "coins": coins},
            B={"shop": "tea*2", "flipped": "tea", "coins": 0},
        )
        scene.do("camel 1", "place shop")
        assert (scene.phase == "buddhist-price") == asked
        if not asked:
            assert (scene.holder("tea"), scene.flipped("tea")) == ("B", True)
            continue
        assert (scene.deciding, scene.legal()) == ("A", ["pay", "leave"])
        scene.do("pay")
        assert (scene.coins("A"), scene.coins("B")) == (0, 2)
        assert (scene.holder("tea"), scene.flipped("tea")) == ("A", False)


def test_d21a_a_pack_must_print_manichean_and_buddhist_on_one_tile(tmp_path):
    from sarai.games import packs

    text = packs("dunhuang")[-1].read_text()
    swapped = text.replace('["shepherd", "farmer"]', '["shepherd", "buddhist"]')
    swapped = swapped.replace('["manichean", "buddhist"]', '["manichean", "farmer"]')
    (tmp_path / "p.toml").write_text(swapped)
    with pytest.raises(BadPack, match="D21a"):
        read_pack_file(tmp_path / "p.toml", "dunhuang", content.DunhuangContent, content.check)


def test_d21b_one_own_number_side_token_is_flipped_and_never_back():
    scene = on(
        "manichean", A={"shop": "tea silk", "tokens": "tea", "flipped": "silk"}, B={"shop": "wool", "tokens": "wool"}
    )
    assert scene.legal() == ["flip tea"]
    assert scene.why_not("flip silk").rule == "D21b"
    assert scene.why_not("flip wool").rule == "D21b"
    scene.do("flip tea")
    assert scene.flipped("tea")


def test_d21b_flipped_tokens_count_for_the_win_the_points_and_the_limit():
    scene = Scene(A={"flipped": "tea silk wool paper", "hand": "tea silk wool glass"})
    assert ending.has_won(scene.table, 0)
    assert ending.points(scene.table, 0) == {"majorities": 8, "prestige": 0, "goods": 7 + 10 + 9 + 5}
    princess = on("princess", A={"shop": "tea silk", "tokens": "tea", "flipped": "silk"})
    assert princess.prestige("A") == 2


@pytest.mark.parametrize("ring", [RING, BUDDHIST])
@pytest.mark.parametrize(
    ("character", "moves"),
    [("soldier", ("lift silk", "take princess")), ("maid", ("lift silk", "lay tea")), ("domestic", ("lay tea",))],
)
def test_d21c_defences_apply_to_soldier_maid_and_domestic_too(character, moves, ring):
    ring = ring.replace("maid", "domestic") if character == "domestic" else ring
    scene = Scene(
        ring=ring,
        on=character,
        market="paper tea paper paper paper paper paper paper",
        A={"shop": "tea silk", "hand": "tea"},
        B={"shop": "tea*2", "flipped": "tea"},
    )
    scene.do("camel 1", "place hand", "use", *moves)
    assert scene.phase == ("manichean-defence" if ring.endswith("manichean") else "buddhist-price")
    seat, answer = ("B", "yield") if ring.endswith("manichean") else ("A", "pay")
    scene.do(f"{seat} {answer}")
    assert scene.holder("tea") == "A"
    assert (scene.deciding, scene.phase) == ("B", "move-camel"), "the bonus was the end of the turn"


def test_d21d_losing_cards_returns_the_token_to_the_middle_only_when_another_has_more():
    equal = on("musician", A={"shop": "tea*2", "tokens": "tea"}, B={"shop": "tea"}).do("discard tea")
    assert equal.holder("tea") == "A"
    fewer = on("musician", A={"shop": "tea*2", "tokens": "tea"}, B={"shop": "tea*2"}).do("discard tea")
    assert fewer.holder("tea") == "middle", "not to the opponent who now has more"


def test_d21e_the_last_card_takes_the_token_with_it_unless_the_table_says_otherwise():
    scene = on("domestic", A={"shop": "tea", "tokens": "tea"}).do("lift tea")
    assert scene.holder("tea") == "middle"
    kept = on("domestic", A={"shop": "tea", "tokens": "tea"}, options={"bare-token": "keep"}).do("lift tea")
    assert kept.holder("tea") == "A"


def test_d21f_a_first_card_from_the_hand_counts_as_a_new_card():
    scene = on("domestic", A={"hand": "tea"}).do("lay tea")
    assert scene.holder("tea") == "A"


# -- win, refill, end


def test_d22_the_game_ends_when_a_space_stays_empty_not_when_the_pile_does():
    exact = Scene(pile="tea").do("camel 1", "place hand", "pass")
    assert (exact.table.pile.size, bool(exact.table.last_round)) == (0, False)
    assert exact.market("painter") == "tea"
    short = Scene(pile="").do("camel 1", "place hand", "pass")
    assert short.table.last_round
    assert short.told("last-round") == [{"seat": 0}]


@pytest.mark.parametrize(("turn", "turns_left"), [("A", 1), ("B", 0), ("C", 2)])
def test_d23_the_round_is_finished_through_the_player_right_of_the_first(turn, turns_left):
    scene = Scene(pile="", first="C", turn=turn).do(f"{turn} camel 1", "place hand", "pass")
    for _ in range(turns_left):
        assert scene.deciding
        scene.do(f"{scene.deciding} camel 1", "place hand", "pass")
    assert scene.deciding == ""
    assert scene.table.ended == MARKET_DRY


def test_d24_refill_begins_at_the_camel_and_goes_clockwise():
    scene = on("shepherd", pile="tea", market="paper paper paper paper paper silk paper paper").do("take maid")
    assert scene.market("shepherd") == "tea", "the camel's space before the one behind it"
    assert scene.market("maid") is None
    both = on("shepherd", market="paper paper paper paper paper silk paper paper", pile="tea silk")
    both.do("take manichean", gives="silk tea")
    assert (both.market("shepherd"), both.market("manichean")) == ("silk", "tea")


def test_d24_refill_comes_after_the_win_check():
    scene = Scene(A={"tokens": "tea silk wool paper", "hand": "tea silk wool glass"})
    scene.do("camel 1", "place hand", "pass")
    assert scene.table.ended == FOUR_AND_FOUR
    assert scene.market("painter") is None


def test_d25_the_win_needs_four_tokens_five_with_two_players_and_four_types():
    for seats, tokens, hand, wins in (
        (3, "tea silk wool paper", "tea silk wool glass", True),
        (3, "tea silk wool", "tea silk wool glass", False),
        (3, "tea silk wool paper", "tea*3 silk wool", False),
        (2, "tea silver lapis paper", "tea silver lapis glass", False),
        (2, "tea silver lapis paper glass", "tea silver lapis glass", True),
    ):
        scene = Scene(seats, A={"tokens": tokens, "hand": hand})
        assert ending.has_won(scene.table, 0) == wins


def test_d25_a_win_also_ends_the_last_round_at_once():
    rich = {"tokens": "tea silk wool paper", "hand": "tea silk wool glass"}
    scene = Scene(pile="", last_round=True, A=rich).do("camel 1", "place hand", "pass")
    assert (scene.deciding, scene.table.ended) == ("", FOUR_AND_FOUR)


def test_d26_all_who_tie_for_the_most_keep_one_card():
    hands: Any = {"A": {"hand": "tea*2", "tokens": "gold"}, "B": {"hand": "tea*2", "tokens": "silver"}}
    scene = Scene(**hands, C={"hand": "tea silk", "tokens": "lapis pottery"})
    assert [ending.points(scene.table, seat)["goods"] for seat in range(3)] == [7, 7, 10]


def test_d27_at_most_as_many_cards_as_tokens_the_best_ones():
    scene = Scene(A={"hand": "tea silk glass", "tokens": "gold silver"}, B={"hand": "wool"})
    assert ending.points(scene.table, 0)["goods"] == 17
    assert ending.points(scene.table, 1)["goods"] == 0


def test_d28_coins_break_a_tie_and_then_the_win_is_shared():
    for coins, ranks in (((3, 5, 0), [2, 1, 3]), ((5, 5, 0), [1, 1, 3])):
        players: Any = {s: {"prestige": p, "coins": c} for s, p, c in zip("ABC", (4, 4, 1), coins, strict=True)}
        scene = Scene(**players)
        scene.table.ended = MARKET_DRY
        assert scene.table.standings().ranks == ranks
        assert scene.table.winners() == [seat for seat, rank in enumerate(ranks) if rank == 1]


# -- what is open and what is hidden


def test_d29_all_is_open_but_hands_and_what_was_drawn_or_removed():
    scene = Scene(A={"hand": "tea"}, B={"hand": "silk*2", "shop": "wool", "tokens": "wool", "prestige": 2})
    shown = scene.seen_by(0)
    other = shown.merchants[1]
    assert (other.coins, other.prestige, other.shop, other.cards) == (5, 2, {"wool": 1}, 2)
    assert [token.good for token in other.tokens] == ["wool"]
    assert other.hand is None
    assert shown.merchants[0].hand == {"tea": 1}
    assert sum(bag.size for bag in shown.pile) == 20
    assert all(bag.goods is None for bag in shown.pile)


def test_d30_every_random_thing_is_asked_from_chance_and_recorded():
    game = loaded()
    playing = Play(game, ["a", "b"], Fast(5))
    assert len(playing.record.lines[0].outcomes) == 8 + 8 + 6, "tiles, Market, three cards each"
    playing.act(0, playing.state.legal(0)[0])
    assert not playing.record.lines[-1].outcomes
    playing.act(1, playing.state.legal(1)[0])
    assert " ".join(playing.record.lines[-1].outcomes) in ("A", "B"), "the first player"
    scene = on("trader", B={"hand": "tea silk wool"})
    with pytest.raises(AssertionError, match="not asked"):
        scene.do("trade B", gives="tea silk wool")


def test_d31_only_the_manichean_owner_and_the_merchants_victim_answer_out_of_turn():
    game = loaded()
    out_of_turn = set()
    for seed in range(120):
        table = game.start(3, complete_options(game, {}), Fast(seed), None)
        chance = Fast(seed)
        while table.deciding:
            seat = first_deciding(table)
            phase = table.asked(seat).name
            if phase not in ("keep-one", "place-camel") and seat != table.turn:
                out_of_turn.add(phase)
            legal = table.legal(seat)
            table.apply(seat, legal[chance.below(len(legal))], chance, None)
    assert out_of_turn == {"manichean-defence", "victim-gives"}


def test_d32_all_keep_at_once_then_the_first_player_is_drawn_then_the_camel_is_placed():
    game = loaded()
    playing = Play(game, ["a", "b", "c"], Fast(2))
    assert playing.state.deciding == 0b111
    playing.act(2, playing.state.legal(2)[0])
    assert playing.view(0).table.merchants[2].hand is None, "hidden from those who still choose"
    assert playing.state.deciding == 0b011
    playing.act(0, playing.state.legal(0)[0])
    assert not playing.record.lines[-1].outcomes
    playing.act(1, playing.state.legal(1)[0])
    assert len(playing.record.lines[-1].outcomes) == 1
    assert playing.view(0).table.phase == "place-camel"


def test_d33_the_drawer_alone_sees_drawn_cards_and_knows_what_goes_under_the_pile():
    scene = on("diplomat", pile="tea silk wool*6", take="shop")
    drawn = [e for e in scene.events if isinstance(e, Moved) and e.target == "drawn:0"]
    assert len(drawn) == 2
    assert all(e.told_to(0).piece is not None and e.told_to(1).piece is None for e in drawn)
    scene.do(scene.legal()[0])
    under = [e for e in scene.events if isinstance(e, Moved) and e.target.startswith("bag:")]
    assert [e.told_to(0).piece is None for e in under] == [False]
    assert [e.told_to(2).piece is None for e in under] == [True]


def test_d33_cards_between_market_shop_and_hand_are_seen_by_all():
    for scene in (
        on("shepherd").do("take maid"),
        on("general", A={"hand": "tea"}, take="shop").do("take painter", "give tea"),
        on("domestic", A={"hand": "tea"}).do("lay tea"),
    ):
        moves = [e for e in scene.events if isinstance(e, Moved) and "hand:0" in (e.source, e.target)]
        assert moves
        assert all(e.told_to(2).piece is not None for e in moves)


def test_d34_after_a_win_at_once_all_others_share_second_place_without_scores():
    scene = Scene(A={"tokens": "tea silk wool paper", "hand": "tea silk wool glass"}, B={"prestige": 20})
    scene.do("camel 1", "place hand", "pass")
    standings = scene.table.standings()
    assert (standings.ranks, standings.points) == ([1, 2, 2], [])
