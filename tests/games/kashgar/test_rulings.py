"""Every ruling, K1 to K25: each test names the ruling it pins and fails when the ruling is turned around."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sarai.games.kashgar import Kashgar, ending
from sarai.games.kashgar.constants import GOAL, ROUNDS
from sarai.games.kashgar.content import PrintedDeed, PrintedStep
from sarai.kernel.chance import Fast
from sarai.kernel.events import Moved, Said
from sarai.kernel.options import complete_options
from sarai.kernel.play import Play
from sarai.kernel.playout import playout
from sarai.kernel.reasons import BadOption
from sarai.kernel.state import NOBODY
from sarai.words import Words
from tests.games.kashgar.scene import Scene, loaded


def with_person(name: str, **changes: object) -> Kashgar:
    """The game with one person changed, as in somebody's own pack."""
    game = loaded()
    persons = [replace(one, **changes) if one.id == name else one for one in game.content.persons]  # type: ignore[arg-type]
    return Kashgar(replace(game.pack, content=replace(game.content, persons=persons)))


# -- decks


def test_k1_the_discard_pile_is_shuffled_when_a_card_must_be_drawn_and_not_earlier():
    scene = Scene("patriarch | patriarch | patriarch", standard="planter*2", discard="elder quack")
    scene.do("use 1 1", gives="planter planter")
    assert scene.at("discard") == {"elder": 1, "quack": 1, "planter": 1}, "an empty deck alone shuffles nothing"
    scene = Scene("patriarch | patriarch | patriarch", standard="planter", discard="elder quack")
    scene.do("use 1 1", gives="planter quack")
    assert scene.told("reshuffles") == [{"count": 2}], "in the middle of a draw, without the card just drawn"
    scene.do("keep quack")
    assert scene.at("discard") == {"planter": 1}
    assert scene.at("standard:1") == {"elder": 1}


def test_k1_with_both_empty_there_is_what_there_is_and_the_other_reading_is_an_option():
    scene = Scene(standard="", discard="").do("use 1 1", gives="")
    assert scene.told("draws")[0]["count"] == 0
    assert scene.deciding == "B"
    scene = Scene(standard="elder", discard="quack", options={"empty-deck": "stays-empty"}).do("use 1 1", gives="elder")
    assert scene.caravan(1) == "patriarch elder", "a single card is kept"
    assert scene.at("discard") == {"quack": 1}


def test_k2_the_matriarch_turns_over_even_when_nothing_is_discarded():
    scene = Scene("matriarch grocer | patriarch | patriarch", discard="")
    assert not scene.can("pass 1")
    scene.do("use 1 1")
    assert scene.caravan(1) == "grocer patriarch"
    scene = Scene("matriarch grocer | patriarch | patriarch", discard="elder quack").do("use 1 1", "take elder")
    assert scene.caravan(1) == "grocer patriarch elder"
    assert scene.at("discard") == {"quack": 1}


def test_k3_without_a_contract_deck_fewer_lie_open_and_play_goes_on():
    scene = Scene("spice-dealer | patriarch | patriarch", market="tea-house garrison - -", contracts="")
    scene.do("use 1 1")  # only the tea house can be completed, so nothing is asked
    assert scene.market() == ["-", "garrison", "-", "-"]
    assert scene.deciding == "B"


def test_k4_unchosen_specials_and_contracts_go_under_their_decks_unseen_and_persons_to_the_discard_pile():
    scene = Scene("prophet | patriarch | patriarch").do("part 1 1", "keep sage", gives="sage vizier")
    assert scene.at("special:1") == {"vizier": 1}
    assert scene.at("discard") == {}
    moved = [event for event in scene.events if isinstance(event, Moved) and event.target == "special:1"]
    assert [event.told_to(1).piece for event in moved] == [None], "nobody else learns which"
    assert moved[0].told_to(0).piece is not None
    scene = Scene("farrier | patriarch | patriarch", have="mules 0, ginger 0, cloves 0, pepper 0, anise 0, cinnamon 0")
    scene.do("use 1 1", gives="school wedding school")
    assert scene.at("contract:1") == {"school": 2, "wedding": 1}


# -- actions


def test_k5_front_card_to_the_back_then_cost_then_effect_and_gains_behind_it():
    scene = Scene("noblewoman elder | patriarch | patriarch")
    scene.do("use 1 1", "keep baker", gives="baker planter planter")
    assert scene.caravan(1) == "elder noblewoman baker"
    assert scene.has("gold") == 2
    scene = Scene("elder noblewoman | patriarch | patriarch")
    assert scene.legal("use 1") == [], "only the front card acts"
    assert scene.do("pass 1").caravan(1) == "noblewoman elder"
    scene = Scene("noblewoman elder | patriarch | patriarch")
    scene.do("part 1 1", "keep baker", gives="baker planter planter planter")
    assert scene.caravan(1) == "elder baker planter", "a parting card's gains stand at the back"
    assert scene.at("box") == {"noblewoman": 1}


def test_k5_a_parting_cards_points_leave_before_its_effect():
    scene = Scene("elder | patriarch | patriarch", done="baghdad xian emperors-gift well well", have="mules 6")
    assert scene.points() == 23
    scene.do("part 1 1")
    assert (scene.phase, scene.points()) == ("fulfil-open", 20), "3 are gone while it is asked which contract comes"
    scene.do("fulfil tea-house")
    assert scene.points() == 22
    assert not scene.told("reaches-goal"), "there never were 25: first 3 go, then 2 come"


def test_k6_an_action_is_legal_when_its_whole_cost_can_be_paid():
    scene = Scene("noblewoman | patriarch | patriarch", have="gold 0")
    assert scene.why_not("use 1 1").rule == "K6"
    assert scene.can("part 1 1"), "its parting action is free"
    scene = Scene("beggar | patriarch | patriarch", have="ginger 1, cloves 0, pepper 0, anise 0, cinnamon 0")
    assert scene.why_not("part 1 1").key == "kashgar-why-spices"


def test_k6_a_stock_at_its_cap_is_no_hindrance():
    scene = Scene("baker | patriarch | patriarch", have="ginger 9, cinnamon 9")
    assert scene.can("use 1 1")
    assert scene.do("use 1 1", "raise ginger").has("ginger") == 9


def test_k6_nobody_parts_with_a_grocer_for_nothing():
    poor = "ginger 0, cloves 0, pepper 0, anise 0, cinnamon 0, gold 0, mules 0"
    scene = Scene("grocer | patriarch | patriarch", have=poor)
    assert scene.why_not("part 1 1").key == "kashgar-why-none-to-complete"
    assert Scene("grocer | patriarch | patriarch", have=poor.replace("gold 0", "gold 2")).can("part 1 1")


def test_k6_the_cost_counts_first_and_may_only_be_paid_in_a_mix_that_leaves_the_action_possible():
    game = with_person("vizier", caravan=[PrintedDeed([PrintedStep("complete")], spices=[1])])
    have = "ginger 2, anise 3, cloves 0, pepper 0, cinnamon 0, gold 0"
    scene = Scene("vizier | patriarch | patriarch", market="tea-house - - -", have=have, game=game)
    scene.do("use 1 1")  # only star anise can be spared, so nothing is asked
    assert (scene.has("ginger"), scene.has("anise"), scene.contracts()) == (0, 0, ["tea-house"])
    have = have.replace("anise 3", "anise 2")
    scene = Scene("vizier | patriarch | patriarch", market="tea-house - - -", have=have, game=game)
    assert scene.why_not("use 1 1").key == "kashgar-why-none-to-complete"
    both = "ginger 3, anise 3, cloves 0, pepper 2, cinnamon 0, gold 0"
    scene = Scene("vizier | patriarch | patriarch", market="tea-house fish-market - -", have=both, game=game)
    scene.do("use 1 1", "pay anise")
    assert scene.phase == "fulfil-open"


def test_k6_completing_from_drawn_contracts_needs_a_deck_and_may_come_to_nothing():
    assert not Scene("farmer | patriarch | patriarch", contracts="").can("use 1 1")
    scene = Scene("farmer | patriarch | patriarch", contracts="school*4")
    scene.do("use 1 1", gives="school school school school")
    assert scene.contracts() == []
    assert scene.deciding == "B"


def test_k7_one_action_once_and_a_slash_is_one_of_them():
    scene = Scene("baker | patriarch | patriarch").do("use 1 1")
    assert scene.legal() == ["raise ginger", "raise cinnamon"]
    scene.do("raise cinnamon")
    assert (scene.has("ginger"), scene.has("cinnamon"), scene.deciding) == (3, 6, "B")
    scene = Scene("baker | patriarch | patriarch").do("part 1 1")
    assert (scene.has("ginger"), scene.has("cinnamon")) == (7, 7), "no slash means all"
    assert Scene("baker | patriarch | patriarch").why_not("use 1 2").rule == "K7"


def test_k8_a_card_with_the_mark_cannot_be_passed():
    scene = Scene("gate-keeper | patriarch | baker")
    assert scene.legal("pass") == ["pass 3"]
    assert {"use 1 1", "part 1 1", "use 2 1", "use 2 2"} <= set(scene.legal())
    assert scene.why_not("pass 1").rule == scene.why_not("pass 2").rule == "K8"


# -- contracts


def test_k9_the_mules_are_checked_before_paying_and_not_paid():
    scene = Scene("spice-dealer | patriarch | patriarch", market="stable - - -", have="mules 5")
    scene.do("use 1 1")
    assert (scene.has("mules"), scene.contracts()) == (2, ["stable"]), "the price may take you below the condition"
    scene = Scene("spice-dealer | patriarch | patriarch", market="stable - - -", have="mules 4")
    assert not scene.can("use 1 1")
    scene = Scene("spice-dealer | patriarch | patriarch", market="tea-house - - -", have="mules 1")
    assert scene.do("use 1 1").has("mules") == 1


def test_k9_free_waives_the_price_and_not_the_mules_unless_the_table_agrees():
    market, have = "caravanserai - - -", "gold 0, mules 3"
    scene = Scene("scribe | patriarch | patriarch", market=market, have=have)
    assert not scene.can("part 1 1")
    agreed = {"free-contracts": "no-mules"}
    scene = Scene("scribe | patriarch | patriarch", market=market, have=have, options=agreed).do("part 1 1")
    assert (scene.contracts(), scene.has("mules"), scene.has("gold")) == (["caravanserai"], 3, 0)
    scene = Scene("spice-dealer | patriarch | patriarch", market="stable - - -", have="mules 4", options=agreed)
    assert not scene.can("use 1 1"), "a contract that is paid for needs its mules all the same"


def test_k10_a_completed_contract_is_replaced_at_once():
    scene = Scene("spice-dealer | patriarch | patriarch", market="tea-house well - -")
    scene.do("use 1 1", "fulfil well", gives="school")
    assert scene.market()[:2] == ["tea-house", "school"]


# -- points and the end


def test_k11_points_are_contracts_and_persons_at_every_moment_negative_ones_too():
    scene = Scene("spice-dealer elder farmer | beggar | patriarch", done="grain-field grain-field tea-house")
    assert scene.points() == (-1 + 3 + 2) - 2 + (2 + 2 + 2)
    scene = Scene("spice-dealer elder | patriarch | patriarch").do("part 1 1", "raise ginger", "raise ginger")
    assert scene.points() == 3, "a parted person's points are gone"


def test_k12_the_goal_ends_the_game_with_the_round():
    done = "baghdad xian emperors-gift sea-captain"  # 22
    scene = Scene("patriarch | patriarch | patriarch", done=done + " well well", seats=3, standard="baker*4")
    scene.do("use 1 1", gives="baker baker")
    assert scene.points() == 25
    assert scene.told("reaches-goal")
    assert scene.deciding == "B", "the round is played to its end"
    scene.do("B use 1 2")
    assert scene.deciding == "C"
    scene.do("C use 1 2")
    assert (scene.deciding, scene.table.ended) == ("", GOAL)


@pytest.mark.parametrize(("value", "over"), [("ends", True), ("plays-on", False)])
def test_k12_points_that_drop_again_still_end_the_game_unless_the_table_agrees(value, over):
    scene = _drops(value)
    assert scene.points() == 22
    assert (scene.table.ended == GOAL) == over


def _drops(value: str) -> Scene:
    """Last in the round, A completes a contract worth 3 with 22 points, then loses an Elder's 3 in the same turn."""
    game = with_person(
        "guard",
        points=0,
        parting=[PrintedDeed([PrintedStep("complete"), PrintedStep("remove", whose="own", end="front")])],
    )
    done = "baghdad xian emperors-gift well"  # 19
    options = {"goal-lost-again": value}
    scene = Scene(
        "guard | elder | patriarch", done=done, market="physician - - -", first="B", game=game, options=options
    )
    assert scene.points() == 22
    return scene.do("part 1 1")


def test_k13_a_tie_goes_to_the_one_whose_points_rose_last_and_a_fall_is_no_earning():
    scene = Scene(others=CARAVANS_OF_TWO)
    a, b = scene.table.players
    scene.table.ended = GOAL
    a.points, b.points = 25, 25
    for rose, won in (((4, 9), [1]), ((9, 4), [0]), ((0, 0), [0, 1])):
        a.rose, b.rose = rose
        assert scene.table.winners() == won
        assert scene.table.standings().winners() == won
    a.points = 26
    assert scene.table.winners() == [0]


CARAVANS_OF_TWO = "patriarch | patriarch | patriarch"


def test_k13_what_counts_as_a_rise():
    scene = Scene("spice-dealer elder | patriarch | patriarch", standard="baker*4")
    scene.do("part 1 1", "raise ginger", "raise ginger")
    negative_gone = scene.table.players[0].rose
    assert negative_gone > 0
    scene.do("B use 1 1", gives="baker baker")
    gained = scene.table.players[1].rose
    assert gained > negative_gone
    scene.do("part 1 1", "fulfil tea-house")
    assert scene.points() == 2, "the turn as a whole lost a point"
    assert scene.table.players[0].rose > gained, "and yet the contract was an earning"
    scene = Scene("baker | patriarch | patriarch").do("part 1 1")
    assert scene.table.players[0].rose == 0, "a fall is none"


def test_k14_the_lowest_rank_begins_and_one_patriarch_stays_ready():
    game = loaded()
    ranks = {person.id: person.rank for person in game.content.persons}
    for seats in (2, 3, 4):
        for seed in range(20):
            table = game.start(seats, complete_options(game, {}), Fast(seed), None)
            dealt = {
                ranks[game.pieces[caravan[1]]]: seat
                for seat, player in enumerate(table.players)
                for caravan in player.caravans
            }
            assert len(dealt) == 3 * seats
            assert table.first == table.turn == dealt[min(dealt)]
            assert table.ready == 1
            assert table.box[0] == 13 - 1 - 3 * seats
            assert sum(int(count) for count in table.box) == 12 - 3 * seats + 12 - 3 * seats + 12


def test_k14_the_aristocrat_brings_the_patriarch_once_to_the_back_of_her_caravan():
    scene = Scene("aristocrat elder | patriarch | patriarch", have="gold 5").do("use 1 1")
    assert scene.caravan(1) == "elder aristocrat patriarch"
    assert scene.table.ready == 0
    scene = Scene("aristocrat elder | patriarch | patriarch", have="gold 5", ready=False).do("use 1 1")
    assert scene.caravan(1) == "elder aristocrat"
    assert scene.told("finds-nothing")


def test_k15_removed_cards_are_out_and_discarded_ones_open_to_all():
    scene = Scene("guide elder | patriarch | patriarch").do("part 1 1", gives="baker planter planter")
    scene.do("keep baker")
    assert scene.at("box") == {"guide": 1, "elder": 1}
    assert scene.at("discard") == {"planter": 2}
    game = loaded()
    assert game.places.seers("discard") == game.places.seers("box") == game.places.seers("market")


def test_k16_an_empty_caravan_cannot_be_chosen_and_gains_go_to_the_card_that_gained():
    scene = Scene("baker | noblewoman | patriarch").do("part 1 1")
    scene.do("B use 1 2")
    assert not [text for text in scene.legal() if text.split()[1] == "1"]
    assert scene.why_not("pass 1").rule == "K16"
    scene.do("part 2 1", "keep baker", gives="baker planter planter planter")
    assert (scene.caravan(1), scene.caravan(2)) == ("", "baker planter")


def test_k17_who_has_no_action_at_all_is_passed_over():
    scene = Scene("baker | patriarch | patriarch", others=" | | ")
    scene.do("part 1 1")
    assert scene.deciding == "A"
    assert scene.told("cannot-act") == [{"seat": 1}]
    assert scene.table.round == 6


def test_k17_who_can_only_pass_is_not_passed_over():
    nothing = "gold 0, mules 0, ginger 0, cloves 0, pepper 0, anise 0, cinnamon 0"
    scene = Scene("baker | patriarch | patriarch", others=" | elder | ", others_have=nothing).do("part 1 1")
    assert scene.deciding == "B"
    assert scene.legal("B") == ["pass 2"]


def test_k18_the_expansion_is_an_option_and_a_number_is_drawn_unseen():
    game = loaded()
    whole = [number for number, one in enumerate(game.content.persons) if one.deck == "expansion"]

    def in_deck(value: str, seed: int = 1) -> list[int]:
        table = game.start(2, complete_options(game, {"expansion": value}), Fast(seed), None)
        return [int(table.standard.bags[0].cards[kind]) for kind in whole]

    assert sum(in_deck("none")) == sum(in_deck("0")) == 0
    assert in_deck("all") == [2] * 6
    assert sum(in_deck("5")) == 5
    assert len({tuple(in_deck("5", seed)) for seed in range(10)}) > 5, "at random"
    assert in_deck("beggar,beggar,envoy") == [2, 1, 0, 0, 0, 0]
    for wrong in ("13", "beggar,beggar,beggar", "grocer", "-1", "", "00", "04", "\N{ARABIC-INDIC DIGIT FOUR}"):
        with pytest.raises(BadOption, match="K18"):
            complete_options(game, {"expansion": wrong})
    playing = Play(game, ["a", "b"], Fast(2), {"expansion": "5"})
    for seat in (0, 1, NOBODY):
        seen = playing.view(seat).table
        assert (seen.unused, seen.unused_cards) == (None, 7)
        assert not [name for name in seen.box if game.pieces.index(name) in whole]


def test_k19_the_game_ends_after_the_agreed_rounds_sixty_by_default():
    game = loaded()
    assert {option.name: option.default for option in game.options}["rounds"] == "60"
    for rounds in (1, 7):
        table = game.start(3, complete_options(game, {"rounds": str(rounds)}), Fast(3), None)
        playout(table, Fast(4))
        assert (table.ended, table.round) == (ROUNDS, rounds)
    scene = Scene(seats=2, round_=60, first="B", others=CARAVANS_OF_TWO).do("use 1 2")
    assert scene.table.ended == ROUNDS
    for wrong in ("0", "201", "many", "060", "\N{ARABIC-INDIC DIGIT FOUR}"):
        with pytest.raises(BadOption, match="K19"):
            complete_options(game, {"rounds": wrong})


def test_k20_an_empty_special_deck_gives_nothing_and_is_never_refilled():
    scene = Scene("prophet | patriarch | patriarch", special="").do("part 1 1", gives="")
    assert scene.told("draws")[0]["count"] == 0
    scene = Scene("prophet | patriarch | patriarch", special="sage").do("part 1 1", gives="sage")
    assert scene.caravan(1) == "sage"


# -- stocks


def test_k21_increase_is_by_the_number_and_forfeits_beyond_the_cap_and_set_is_exact():
    scene = Scene("muleteer | patriarch | patriarch", have="mules 5, gold 8").do("part 1 1")
    assert (scene.has("mules"), scene.has("gold")) == (6, 9)
    scene = Scene("money-changer | patriarch | patriarch", have="gold 9").do("part 1 1")
    assert scene.has("gold") == 6, "to set may lower"
    scene = Scene("planter | patriarch | patriarch").do("use 1 1", "raise pepper", "raise pepper")
    assert scene.has("pepper") == 6, "by 2 and by 1, not to 2"


def test_an_increase_for_each_card_counts_all_in_the_caravan_the_card_itself_too():
    scene = Scene("patroness elder quack | patriarch baker | patriarch", have="ginger 0").do("use 1 1")
    assert scene.caravan(1) == "elder quack patroness"
    scene.do("raise ginger", "raise mules")
    assert scene.deciding == "A", "the third choice is open"
    scene.do("raise ginger")
    assert (scene.has("ginger"), scene.has("mules"), scene.has("gold"), scene.deciding) == (2, 4, 2, "B")


def test_k22_each_symbol_is_a_choice_of_its_own_and_its_number_goes_to_one_spice():
    scene = Scene("money-changer | patriarch | patriarch").do("use 1 1", "raise ginger")
    assert scene.legal() == [f"raise {spice}" for spice in ("ginger", "cloves", "pepper", "anise", "cinnamon")]
    assert scene.do("raise ginger").has("ginger") == 7, "two may be the same"
    scene = Scene("beggar | patriarch | patriarch").do("part 1 1", "pay ginger", "pay ginger")
    assert scene.has("ginger") == 1
    have = "ginger 4, cloves 1, pepper 1, anise 1, cinnamon 1"
    scene = Scene("spice-dealer | patriarch | patriarch", market="school - - -", have=have).do("use 1 1")
    assert (scene.contracts(), scene.has("ginger")) == (["school"], 0)
    have = "ginger 3, cloves 1, pepper 1, anise 1, cinnamon 1"
    scene = Scene("spice-dealer | patriarch | patriarch", market="school - - -", have=have)
    assert not scene.can("use 1 1"), "2 of one S cannot be parted among spices"


def test_k23_drawn_cards_are_seen_by_the_drawer_alone_and_keeping_is_compulsory():
    game = loaded()
    for seed in range(3):
        playing = Play(game, ["a", "b"], Fast(seed))
        (first,) = [seat for seat in (0, 1) if playing.state.deciding == 1 << seat]
        playing.answer(first, "use 1 1")
        if playing.state.deciding != 1 << first:
            continue  # both were alike, so nothing was asked
        assert sum(playing.view(first).table.drawn.cards.values()) == 2
        for other in (1 - first, NOBODY):
            assert playing.view(other).table.drawn.cards is None
            assert playing.view(other).table.drawn.count == 2
        asked = playing.view(first).prompt
        assert asked is not None
        assert all(choice.action.startswith("keep ") for choice in asked.choices)
        break
    else:
        pytest.fail("in no game two different cards were drawn")
    scene = Scene("sage | patriarch | patriarch", have="ginger 9, cinnamon 9, gold 9, mules 6")
    scene.do("use 1 1", gives="school wedding wedding")
    assert scene.legal() == ["enough", "fulfil school", "fulfil wedding"], "unless the card says may"
    game = with_person("sage", caravan=[PrintedDeed([PrintedStep("complete", source="drawn", draw=3)])])
    scene = Scene("sage | patriarch | patriarch", have="ginger 9, cinnamon 9, gold 9, mules 6", game=game)
    scene.do("use 1 1", gives="school wedding wedding")
    assert scene.legal() == ["fulfil school", "fulfil wedding"]
    assert scene.why_not("enough").rule == "K23"


def test_k23_a_draw_that_comes_to_nothing_is_told_to_the_drawer_and_what_it_was_to_nobody_else():
    scene = Scene("farmer | patriarch | patriarch", contracts="school*2 wedding*2")
    scene.do("use 1 1", gives="school school wedding wedding")
    assert scene.deciding == "B", "nothing was asked, so no question showed the cards"
    under = [event for event in scene.events if isinstance(event, Said) and event.kind == "puts-contract-under"]
    assert [scene.game.pieces[int(event.args["contract"] or 0)] for event in under] == ["school"] * 2 + ["wedding"] * 2
    own, others = Words("en", scene.game, ["You", "Bo"]), Words("en", scene.game, ["Al", "You"])
    assert own.says(under[0].told_to(0)) == "You put the contract School under the deck."
    assert others.says(under[0].told_to(1)) == "Al put a contract under the deck."
    assert under[0].told_to(NOBODY).args["contract"] is None


def test_k24_patriarch_and_matriarch_have_no_parting_action_and_no_effect_removes_one():
    scene = Scene("patriarch | matriarch | patriarch")
    assert scene.legal("part") == []
    assert scene.why_not("part 1 1").rule == "K24"
    scene = Scene("guide | patriarch | elder matriarch", standard="").do("part 1 1")
    assert scene.caravan(3) == "matriarch", "only the Elder could be removed, so nothing was asked"
    scene = Scene("guide | patriarch | matriarch", standard="").do("part 1 1")
    assert scene.told("finds-nothing")


def test_k24_where_a_pack_gives_the_matriarch_a_parting_action_she_leaves_as_the_patriarch_she_is():
    game = with_person("matriarch", parting=[PrintedDeed([PrintedStep("increase", all={"mules": 1})])])
    scene = Scene("matriarch elder | patriarch | patriarch", game=game).do("part 1 1")
    assert (scene.caravan(1), scene.has("mules"), scene.at("box")) == ("elder", 4, {"patriarch": 1})


def test_k25_what_a_card_says_beats_the_rules():
    scene = Scene("caravan-master | patriarch | patriarch", market="stable - - -", have="mules 3")
    scene.do("part 1 1")
    assert scene.contracts() == ["stable"], "this card asks for no mules to be there, only for the price"
    assert ending.contract_points(scene.table, 0) == 2
