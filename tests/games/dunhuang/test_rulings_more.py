"""Details of the rulings; each is pinned because the other tests did not notice a rule turned around there."""

from __future__ import annotations

from typing import Any

import pytest

from sarai.games import packs
from sarai.games.dunhuang import content, ending
from sarai.games.dunhuang.constants import BLIND, CHARACTERS, FIRST, FOUR_AND_FOUR, MARKET_DRY
from sarai.kernel.chance import Fast, Scripted, ScriptEnded
from sarai.kernel.content import read_pack
from sarai.kernel.events import EVERYONE, Moved, Said, eye
from sarai.kernel.options import complete_options
from sarai.kernel.play import Play
from sarai.kernel.reasons import BadPack
from sarai.kernel.state import NOBODY
from tests.games.dunhuang.scene import BUDDHIST, RING, Scene, loaded, on, ring_with

TEA_FIRST = "tea " + "paper " * 7


def moves(scene: Scene, source: str, target: str) -> list[Moved]:
    return [e for e in scene.events if isinstance(e, Moved) and (e.source, e.target) == (source, target)]


def knowers(event: Moved) -> str:
    """Who is told which piece it was; S is a spectator."""
    return "".join(name for name, seat in zip("ABCS", (0, 1, 2, NOBODY)) if event.told_to(seat).piece is not None)


# -- set-up, movement, pick-up


@pytest.mark.parametrize(("seats", "deck", "pile", "coins"), [(2, 35, 21, 34), (3, 44, 27, 26), (4, 55, 35, 16)])
def test_d2_counts_of_cards_coins_and_prestige_at_the_start(seats, deck, pile, coins):
    game = loaded()
    table = game.start(seats, complete_options(game, {}), Fast(1), None)
    assert sum(game.all_pieces(seats)) == deck
    assert sum(table.tally()[good] for good in game.pieces) == deck
    assert table.pile.size == pile
    assert (table.bank, table.prestige_bank) == (coins, 28)
    assert [int(player.coins) for player in table.players] == [seats + 3] * seats


def test_d2_the_pack_says_what_the_rulebook_prints():
    printed = loaded().content
    assert [(good.number, good.count) for good in printed.goods] == [(n, n) for n in range(1, 11)]
    left_out = {row.seats: {good.number for good in printed.goods if good.id in row.without} for row in printed.players}
    assert left_out == {2: {1, 9, 10}, 3: {1, 10}, 4: set()}
    assert {row.seats: row.tokens_to_win for row in printed.players} == {2: 5, 3: 4, 4: 4}
    worth = printed.worth
    assert (worth.majority, worth.prestige, worth.bonus_coins, worth.buddhist_price) == (2, 1, 3, 2)
    assert (printed.supply.coins, printed.supply.prestige) == (44, 28)


def test_d2_only_the_drawer_is_told_what_is_removed():
    playing = Play(loaded(), ["a", "b", "c"], Fast(3))
    events = playing.act(1, playing.state.legal(1)[0])
    removed = [e for e in events if isinstance(e, Moved) and e.source == "drawn:1" and e.target != "hand:1"]
    assert [(e.target, e.left) for e in removed] == [("removed:1", 1), ("removed:1", 0)]
    assert all(knowers(e) == "B" for e in removed)


def test_d3_the_camel_stands_on_the_chosen_tile_until_it_is_moved():
    game = loaded()
    for tile in range(8):
        playing = Play(game, ["a", "b"], Fast(tile))
        for seat in (0, 1):
            playing.act(seat, playing.state.legal(seat)[0])
        [last] = (seat for seat in (0, 1) if playing.state.deciding >> seat & 1)
        choices = playing.state.legal(last)
        assert choices == sorted(choices)
        playing.act(last, choices[tile])
        assert playing.view(0).table.camel == game.actions.arguments(choices[tile])["space"]
        assert playing.view(0).table.phase == "move-camel"


def test_d6_a_tie_is_enough_to_take_a_token_from_the_middle():
    scene = Scene(market=TEA_FIRST, A={"shop": "tea"}, B={"shop": "tea*2"}).do("camel 1", "place shop")
    assert scene.holder("tea") == "A"


@pytest.mark.parametrize(
    ("shops", "holder"),
    [
        ({"B": {"shop": "tea*2"}, "C": {"shop": "tea"}}, "middle"),
        ({"B": {"shop": "tea"}, "C": {"shop": "tea*2"}}, "middle"),
        ({"B": {"shop": "tea"}, "C": {"shop": "tea"}}, "A"),
        ({"A": {"shop": "tea"}, "B": {"shop": "tea"}, "C": {"shop": "tea*2"}}, "A"),
        ({"B": {"shop": "tea", "hand": "tea"}, "C": {"hand": "tea*3"}}, "A"),
    ],
)
def test_d6_the_largest_single_shop_counts_not_the_sum_nor_hands(shops, holder):
    scene = Scene(market=TEA_FIRST, **shops).do("camel 1", "place shop")
    assert scene.holder("tea") == holder


def test_d7_a_token_from_the_middle_is_taken_and_one_of_another_is_stolen():
    taken = Scene(market=TEA_FIRST, turn="B").do("B camel 1", "place shop")
    assert (taken.told("token"), taken.told("steals")) == ([{"seat": 1, "good": 6}], [])
    stolen = Scene(market=TEA_FIRST, turn="B", C={"shop": "tea", "tokens": "tea"}).do("B camel 1", "place shop")
    assert (stolen.told("token"), stolen.told("steals")) == ([], [{"seat": 1, "other": 2, "good": 6}])


@pytest.mark.parametrize("side", ["tokens", "flipped"])
def test_d8_adding_to_an_own_collection_asks_and_tells_nothing(side):
    for ring in (RING, BUDDHIST):
        mine: Any = {"shop": "tea", side: "tea"}
        scene = Scene(ring=ring, market=TEA_FIRST, A=mine).do("camel 1", "place shop")
        assert (scene.phase, scene.deciding) == ("bonus", "A")
        assert scene.told("steals") == scene.told("token") == []


def test_d9_a_stolen_token_that_was_not_flipped_stays_on_its_number_side():
    scene = Scene(market=TEA_FIRST, A={"shop": "tea"}, B={"shop": "tea*2", "tokens": "tea"})
    scene.do("camel 1", "place shop")
    assert (scene.holder("tea"), scene.flipped("tea")) == ("A", False)


# -- the bonus step


@pytest.mark.parametrize(
    ("character", "things", "possible"),
    [
        ("painter", {"A": {"hand": "tea"}, "prestige": 0}, True),
        ("musician", {"A": {"shop": "tea"}, "prestige": 0}, True),
        ("dancer", {"prestige": 1}, True),
        ("princess", {"A": {"shop": "tea silk", "tokens": "tea silk"}, "prestige": 1}, True),
        ("princess", {"B": {"shop": "tea", "tokens": "tea"}}, False),
        ("manichean", {"B": {"shop": "tea", "tokens": "tea"}}, False),
        ("soldier", {"A": {"shop": "tea"}, "market": "- " * 8}, False),
        ("general", {"A": {"hand": "tea"}, "market": "- " * 8}, False),
        ("maid", {"A": {"hand": "tea"}}, False),
        ("trader", {"A": {"hand": "tea"}}, False),
        ("trader", {"options": {"lonely-merchant": "prestige"}}, False),
        ("merchant", {"options": {"lonely-merchant": "prestige"}, "prestige": 0}, False),
        ("merchant", {"options": {"lonely-merchant": "prestige"}, "prestige": 1}, True),
        ("shepherd", {"market": "- - - - - paper - -"}, True),
        ("shepherd", {"market": "- - - - - - - paper"}, True),
        ("farmer", {"market": "- - - - - - - paper"}, True),
    ],
)
def test_d12_what_a_character_needs_and_does_not_need(character, things, possible):
    scene = Scene(ring=ring_with(character), on=character, **things)
    scene.table.market[list(scene.table.ring).index(CHARACTERS.index(character))] = -1
    assert scene.do("camel 1").can("use") == possible
    if possible:
        scene.do("use")


def test_d12_the_interpreter_needs_one_card_not_one_for_each_step():
    scene = Scene(ring=RING, on="painter", pile="tea*2", A={"coins": 5}).do("camel 3", "place shop")
    assert scene.can("use")
    assert scene.do("use").told("draws") == [{"seat": 0, "count": 2}]


def test_d13_one_coin_left_can_still_be_taken():
    scene = Scene(bank=1).do("camel 1", "place hand")
    assert scene.can("coins")
    scene.do("coins")
    assert (scene.coins("A"), int(scene.table.bank)) == (6, 0)


@pytest.mark.parametrize(
    ("character", "mine", "more", "won"),
    [
        ("painter", {"hand": "tea"}, ["discard tea"], 3),
        ("musician", {"shop": "tea"}, ["discard tea"], 3),
        ("princess", {"shop": "tea silk", "tokens": "tea silk"}, [], 2),
        ("dancer", {}, [], 2),
    ],
)
def test_d13_prestige_comes_out_of_the_supply(character, mine, more, won):
    scene = on(character, prestige=10, A=mine).do(*more)
    assert (scene.prestige("A"), int(scene.table.prestige_bank)) == (won, 10 - won)
    assert (scene.phase, scene.deciding) == ("move-camel", "B")
    short = on(character, prestige=won - 1, A=mine).do(*more)
    assert (short.prestige("A"), int(short.table.prestige_bank)) == (won - 1, 0)


def test_d13_unlimited_prestige_is_for_painter_and_princess_too():
    free = {"supply": "unlimited"}
    painter = on("painter", prestige=1, options=free, A={"hand": "tea"}).do("discard tea")
    assert painter.prestige("A") == 3
    assert on("princess", prestige=0, options=free, A={"shop": "tea", "tokens": "tea"}).prestige("A") == 1


def test_d14_everybody_sees_what_is_discarded():
    painter = on("painter", A={"hand": "tea"}).do("discard tea")
    assert [knowers(e) for e in moves(painter, "hand:0", "discard")] == ["ABCS"]
    assert painter.shop("A") == {}


def test_d14_painter_and_musician_discard_from_hand_and_shop_only():
    both = {"hand": "tea", "shop": "silk"}
    assert on("painter", A=both).legal() == ["discard tea", "discard paper"]
    assert on("musician", A=both).legal() == ["discard silk"]


def test_d15_what_goes_under_the_pile_is_counted_aloud():
    scene = Scene(pile="tea*9", A={"coins": 5}).do("camel 3", "place shop", "use", "keep tea")
    assert scene.told("puts-under") == [{"seat": 0, "count": 2}]
    assert [e.left for e in moves(scene, "drawn:0", "bag:1")] == [1, 0]
    assert not any(scene.table.players[0].drawn)
    assert on("diplomat", pile="tea").told("puts-under") == [], "a single card is kept"


def test_d16_the_general_gives_another_type_than_he_takes():
    scene = on("general", take="shop", A={"hand": "paper tea"}).do("take painter")
    assert scene.legal() == ["give tea"]
    assert scene.why_not("give paper").rule == "D16"


def test_d16_a_card_without_a_partner_cannot_be_offered():
    soldier = on("soldier", A={"shop": "paper tea"})
    assert soldier.legal() == ["lift tea"], "the Market has paper only"
    maid = on("maid", A={"shop": "paper tea"})
    assert maid.legal() == ["lift tea"], "the hand has paper only"


def test_d16_a_card_given_to_the_market_lies_where_the_other_was_taken():
    general = on("general", take="shop", pile="wool*9", A={"hand": "tea"}).do("take maid", "give tea")
    assert (general.market("maid"), general.market("general")) == ("tea", "wool")
    soldier = on("soldier", pile="wool*9", A={"shop": "tea"}).do("lift tea", "take maid")
    assert (soldier.market("maid"), soldier.market("soldier")) == ("tea", "wool")
    assert soldier.hand("A") == {"paper": 1}


def test_d16_choices_are_listed_in_the_order_of_the_characters():
    ring = " ".join(reversed(RING.split()))
    for character in ("soldier", "shepherd"):
        scene = Scene(ring=ring, on=character, A={"shop": "tea"}).do("camel 1", "place hand", "use")
        if character == "soldier":
            scene.do("lift tea")
        spaces = [CHARACTERS.index(text.split()[1]) for text in scene.legal()]
        assert spaces == sorted(spaces)


def test_d16_the_domestic_lifts_from_the_shop_and_lays_from_the_hand():
    scene = on("domestic", A={"shop": "tea silk", "hand": "gold"})
    assert scene.legal() == ["lift tea", "lift silk", "lay gold", "lay paper"]
    scene.do("lay gold")
    assert (scene.holder("gold"), scene.deciding) == ("A", "B")


def test_d16_maid_and_domestic_move_just_the_named_cards():
    maid = on("maid", A={"shop": "tea*2 silk", "hand": "wool*2"}).do("lift tea", "lay wool")
    assert maid.shop("A") == {"tea": 1, "silk": 1, "wool": 1}
    assert maid.hand("A") == {"tea": 1, "wool": 1, "paper": 1}
    lifted = on("domestic", A={"shop": "tea*2", "hand": "tea"}).do("lift tea")
    assert (lifted.shop("A"), lifted.hand("A")) == ({"tea": 1}, {"tea": 2, "paper": 1})
    assert (lifted.phase, lifted.deciding) == ("move-camel", "B")
    laid = on("domestic", A={"shop": "tea", "hand": "tea*2"}).do("lay tea")
    assert (laid.shop("A"), laid.hand("A")) == ({"tea": 2}, {"tea": 1, "paper": 1})


def test_d17_the_same_goods_may_go_back_to_who_holds_more_of_them():
    scene = on("trader", take="shop", A={"hand": "glass"}, B={"hand": "tea*3"}).do("trade B", gives="tea tea")
    assert scene.legal() == ["give glass", "give tea"]
    scene.do("give tea", "give tea")
    assert (scene.hand("A"), scene.hand("B")) == ({"glass": 1}, {"tea": 3})


def test_d17_cards_go_back_to_the_chosen_opponent_and_the_trader_earns_no_prestige():
    scene = on("trader", take="shop", B={"hand": "wool"}, C={"hand": "tea silk"})
    assert scene.legal() == ["trade B", "trade C"]
    scene.do("trade C", "give tea", "give silk")
    assert (scene.hand("B"), scene.hand("C")) == ({"wool": 1}, {"tea": 1, "silk": 1})
    assert scene.prestige("A") == 0


def test_d17_the_merchants_lone_card_is_answered_by_one():
    scene = on("merchant", A={"hand": "silk"}, C={"hand": "tea"}).do("trade C").do("C give tea")
    scene.do("give silk")
    assert (scene.hand("C"), scene.deciding) == ({"silk": 1}, "B")
    assert [scene.prestige(seat) for seat in "ABC"] == [1, 0, 0]


def test_d17_every_card_of_the_hand_is_drawn_as_easily():
    scene = on("trader", take="shop", B={"hand": "tea*3 silk"})
    with pytest.raises(ScriptEnded) as asked:
        scene.table.apply(0, scene.game.actions.parse("trade B"), Scripted(), None)
    assert (asked.value.stream, asked.value.counts) == (BLIND, [0, 0, 0, 0, 0, 0, 3, 0, 0, 1])


@pytest.mark.parametrize("character", ["trader", "merchant"])
def test_d17_giver_and_taker_are_told_and_shown_the_card_and_nobody_else(character):
    scene = on(character, take="shop", A={"hand": "silk"}, B={"hand": "tea"}).do("trade B")
    assert scene.knows("give tea") == eye(0) | eye(1)
    if character == "merchant":
        scene.do("B give tea")
    scene.do("give silk")
    whispers = [e for e in scene.events if isinstance(e, Said) and e.kind in ("draws-blind", "gives")]
    told = [(e.kind, e.args["seat"], e.args["other"]) for e in whispers]
    assert told == [("draws-blind", 0, 1) if character == "trader" else ("gives", 1, 0), ("gives", 0, 1)]
    for event in whispers:
        heard = [event.told_to(seat).args["good"] is not None for seat in (0, 1, 2, NOBODY)]
        assert heard == [True, True, False, False]
    for one in moves(scene, "hand:1", "hand:0") + moves(scene, "hand:0", "hand:1"):
        assert knowers(one) == "AB"


@pytest.mark.parametrize("steps", [7, 8, 9, 16])
def test_d18_seven_steps_and_more_bring_the_farmer_to_every_other_space(steps):
    scene = Scene(ring=ring_with("farmer"), A={"coins": 20})
    scene.table.camel = (6 - steps) % 8
    scene.do(f"camel {steps}", "place hand", "use")
    others = sorted(set(ring_with("farmer").split()) - {"farmer"}, key=CHARACTERS.index)
    assert scene.legal() == [f"take {name}" for name in others]


def test_d18_the_shepherd_reaches_the_neighbours_after_any_number_of_steps():
    scene = Scene(on="trader", A={"coins": 5}).do("camel 3", "place hand", "use")
    assert scene.legal() == ["take maid", "take manichean"]


@pytest.mark.parametrize("place", [0, 7])
def test_d18_the_ring_has_no_ends(place):
    others = [name for name in RING.split() if name != "shepherd"]
    ring = " ".join([*others[:place], "shepherd", *others[place:]])
    scene = Scene(ring=ring, on="shepherd").do("camel 1", "place hand", "use")
    assert scene.legal() == ["take painter", "take manichean"]


def test_d19_the_steps_of_a_lap_count_for_the_interpreter():
    scene = Scene(on="interpreter", A={"coins": 9}).do("camel 9", "place shop", "use")
    assert scene.told("draws") == [{"seat": 0, "count": 9}]


def test_d20_the_defence_is_asked_of_the_owner_however_poor_the_thief():
    owner = {"shop": "tea*2", "flipped": "tea"}
    for answer, holder in (("defend", "C"), ("yield", "B")):
        scene = Scene(market=TEA_FIRST, turn="B", B={"shop": "tea", "coins": 0}, C=owner)
        assert scene.do("B camel 1", "place shop").deciding == "C"
        scene.do(f"C {answer}")
        assert (scene.holder("tea"), scene.flipped("tea"), scene.phase) == (holder, False, "bonus")
        assert scene.coins("C") == 5


def test_d21_the_turn_goes_on_paid_left_or_too_poor():
    owner = {"shop": "tea*2", "flipped": "tea"}
    for coins, answer, holder in ((3, "pay", "B"), (3, "leave", "C"), (1, None, "C")):
        scene = Scene(ring=BUDDHIST, market=TEA_FIRST, turn="B", B={"shop": "tea", "coins": coins}, C=owner)
        scene.do("B camel 1", "place shop")
        if answer:
            scene.do(f"B {answer}")
        assert (scene.holder("tea"), scene.phase, scene.deciding) == (holder, "bonus", "B")
        assert scene.flipped("tea") == (holder == "C")
        assert (scene.coins("B"), scene.coins("C")) == ((1, 7) if answer == "pay" else (coins, 5))


@pytest.mark.parametrize("place", range(8))
def test_d21a_the_character_counts_wherever_its_tile_lies(place):
    for name, phase in (("manichean", "manichean-defence"), ("buddhist", "buddhist-price")):
        ring = RING.split()[:7]
        ring.insert(place, name)
        scene = Scene(ring=" ".join(ring), market="tea " * 8, A={"shop": "tea"}, B={"shop": "tea*2", "flipped": "tea"})
        assert scene.do("camel 1", "place shop").phase == phase


def test_d21b_a_single_token_is_flipped():
    scene = on("manichean", A={"shop": "tea silk", "tokens": "tea silk"}).do("flip silk")
    assert (scene.flipped("tea"), scene.flipped("silk")) == (False, True)
    assert (scene.holder("silk"), scene.deciding) == ("A", "B")


@pytest.mark.parametrize(
    ("character", "answers"),
    [("soldier", ["lift tea", "take painter"]), ("maid", ["lift tea", "lay paper"]), ("domestic", ["lift tea"])],
)
def test_d21d_soldier_maid_and_domestic_may_lose_a_token(character, answers):
    mine, more = {"shop": "tea*2", "tokens": "tea"}, {"shop": "tea*2"}
    assert on(character, A=mine, B=more).do(*answers).holder("tea") == "middle"
    assert on(character, A=mine, C={"shop": "tea"}).do(*answers).holder("tea") == "A"


def test_d21d_who_does_not_hold_the_token_cannot_lose_it():
    theirs = {"shop": "tea", "flipped": "tea"}
    scene = on("musician", A={"shop": "tea"}, B=theirs, C={"shop": "tea"}).do("discard tea")
    assert (scene.holder("tea"), scene.flipped("tea")) == ("B", True)


# -- win, refill, end


def test_d22_the_last_round_is_called_once():
    scene = Scene(pile="").do("camel 1", "place hand", "pass").do("B camel 1", "place hand", "pass")
    assert scene.told("last-round") == [{"seat": 0}]


def test_d24_after_the_camel_the_spaces_are_filled_clockwise():
    scene = Scene(on="soldier", market="paper paper - paper - paper paper paper", pile="tea silk wool")
    scene.do("camel 1", "place hand", "pass", gives="tea silk wool")
    assert [scene.market(name) for name in ("soldier", "trader", "interpreter")] == ["tea", "silk", "wool"]


def test_d25_a_hand_completed_by_anothers_trade_waits_for_the_own_step_4():
    full = {"tokens": "tea silk wool paper", "hand": "tea*2 silk*2 wool", "shop": "tea silk wool paper"}
    scene = on("trader", take="shop", market="silver " * 8, A={"hand": "glass lapis"}, B=full)
    scene.do("trade B", gives="tea silk").do("give glass", "give lapis")
    assert ending.has_won(scene.table, 1)
    assert (scene.table.ended, scene.deciding) == (0, "B")
    scene.do("B camel 1", "place shop")
    assert scene.phase == "bonus", "not before the bonus"
    assert scene.do("B pass").table.ended == FOUR_AND_FOUR


def test_d25_more_than_enough_wins_too():
    for tokens, hand in (
        ("tea silk wool paper glass", "tea silk wool glass"),
        ("tea silk wool paper", "tea silk wool glass lapis"),
    ):
        assert ending.has_won(Scene(4, A={"tokens": tokens, "hand": hand}).table, 0)


@pytest.mark.parametrize("seat", ["B", "C"])
def test_d26_every_hand_is_compared_and_no_shop(seat):
    mine = {"hand": "tea", "tokens": "tea"}
    beaten: Any = {seat: {"hand": "tea*2"}}
    assert ending.points(Scene(A=mine, **beaten).table, 0)["goods"] == 0, "also by a hand without tokens"
    level: Any = {seat: {"hand": "tea", "shop": "tea*3"}}
    assert ending.points(Scene(A=mine, **level).table, 0)["goods"] == 7


def test_d27_the_card_of_a_type_counts_once():
    scene = Scene(A={"hand": "tea*3", "tokens": "gold silver lapis"})
    assert ending.points(scene.table, 0) == {"majorities": 6, "prestige": 0, "goods": 7}


def test_d28_coins_are_no_points():
    scene = Scene(A={"prestige": 4, "coins": 0}, B={"prestige": 3, "coins": 9}, C={"prestige": 3, "coins": 8})
    scene.table.ended = MARKET_DRY
    assert scene.table.standings().ranks == [1, 2, 3]


@pytest.mark.parametrize(
    ("character", "answers"),
    [
        ("painter", ["A discard tea"]),
        ("soldier", ["A lift silk", "A take painter", "B defend"]),
        ("maid", ["A lift silk", "A lay tea", "B yield"]),
        ("domestic", ["A lay tea", "B defend"]),
        ("general", ["A take princess", "A give tea"]),
        ("trader", ["A trade C", "A give tea", "A give tea"]),
        ("merchant", ["A trade C", "C give silk", "C give wool", "A give tea", "A give silk"]),
    ],
)
def test_d31_nothing_of_a_settled_question_is_left_over(character, answers):
    """Otherwise two equal positions would differ, and a view would show what nobody is asked about."""
    market = "tea paper paper silk paper paper paper paper"
    mine, theirs = {"shop": "tea silk", "hand": "tea*2"}, {"shop": "tea*2", "flipped": "tea"}
    scene = on(character, market=market, A=mine, B=theirs, C={"hand": "silk wool"})
    for answer in answers:
        scene.do(answer)
    assert (scene.phase, scene.deciding) == ("move-camel", "B")
    assert left_over(scene) == (0, 0, 0, 0, 0, 0, 0)


def test_d31_the_bonus_follows_a_settled_token_with_nothing_left_over():
    for ring, answer in ((RING, "C defend"), (RING, "C yield"), (BUDDHIST, "B pay"), (BUDDHIST, "B leave")):
        scene = Scene(ring=ring, market=TEA_FIRST, turn="B", B={"shop": "tea"}, C={"shop": "tea*2", "flipped": "tea"})
        scene.do("B camel 1", "place shop").do(answer)
        assert scene.phase == "bonus"
        assert left_over(scene) == (1, 0, 0, 0, 0, 0, 0), "only the steps"


def left_over(scene: Scene) -> tuple[int, ...]:
    table = scene.table
    settled = (table.chosen, table.partner, table.exchange, table.owed, table.thief, table.after_token)
    return tuple(int(number) for number in (table.steps, *settled))


# -- what is open and what is hidden


def hands_seen_by_a_spectator(scene: Scene) -> str:
    shown = scene.seen_by(NOBODY)
    return "".join(one.seat for one in shown.merchants if one.hand is not None)


def test_d29_the_size_of_the_pile_is_told_with_every_card_drawn():
    playing = Play(loaded(), ["a", "b", "c"], Fast(1))
    drawn = [e for e in playing.path[0].events if isinstance(e, Moved)]
    assert [(e.source, e.left) for e in drawn] == [("bag:0", left) for left in range(43, 26, -1)]


def test_d29_the_winner_at_once_shows_the_hand_and_nobody_else():
    full = {"tokens": "tea silk wool paper", "hand": "tea silk wool glass"}
    scene = Scene(turn="B", A={"hand": "tea"}, B=full, C={"hand": "silk"}).do("B camel 1", "place shop", "pass")
    assert hands_seen_by_a_spectator(scene) == "B"
    shown = [e for e in scene.events if isinstance(e, Moved) and e.target == "shown"]
    assert [(e.source, e.left, knowers(e)) for e in shown] == [("hand:1", left, "ABCS") for left in (3, 2, 1, 0)]


def test_d29_all_hands_are_shown_for_the_scoring():
    scene = Scene(pile="", turn="C", A={"hand": "tea"}, B={"hand": "silk"}, C={"hand": "wool*2"})
    assert hands_seen_by_a_spectator(scene) == ""
    scene.do("C camel 1", "place shop", "pass")
    assert scene.table.ended == MARKET_DRY
    assert hands_seen_by_a_spectator(scene) == "ABC"
    shown = [e.source for e in scene.events if isinstance(e, Moved) and e.target == "shown"]
    assert shown == ["hand:0", "hand:1", "hand:2", "hand:2"]


def test_d30_every_seat_may_become_the_first_player():
    game = loaded()
    table = game.start(3, complete_options(game, {}), Fast(4), None)
    for seat in (0, 1):
        table.apply(seat, table.legal(seat)[0], Fast(0), None)
    with pytest.raises(ScriptEnded) as asked:
        table.apply(2, table.legal(2)[0], Scripted(), None)
    assert (asked.value.stream, asked.value.counts) == (FIRST, [1, 1, 1])


def test_d33_which_drawn_card_is_kept_is_the_drawers_secret():
    scene = on("diplomat", pile="tea silk", take="shop")
    assert scene.knows("keep tea") == eye(0)
    scene.do("keep tea")
    [kept] = [e for e in scene.events if isinstance(e, Said) and e.kind == "keeps"]
    assert [kept.told_to(seat).args["good"] is not None for seat in (0, 1, 2, NOBODY)] == [True, False, False, False]
    assert [knowers(e) for e in moves(scene, "drawn:0", "hand:0")] == ["A"]


def test_d33_what_goes_to_the_market_is_given_openly():
    scene = on("general", A={"hand": "tea"}, take="shop").do("take painter")
    assert scene.knows("give tea") == EVERYONE


@pytest.mark.parametrize(
    ("character", "mine", "answers", "source", "target"),
    [
        ("soldier", {"shop": "tea"}, ["lift tea", "take painter"], "shop:0", "market:0"),
        ("soldier", {"shop": "tea"}, ["lift tea", "take painter"], "market:0", "shop:0"),
        ("general", {"hand": "tea"}, ["take princess", "give tea"], "hand:0", "market:1"),
        ("general", {"hand": "tea"}, ["take princess", "give tea"], "market:1", "hand:0"),
        ("maid", {"shop": "tea"}, ["lift tea", "lay paper"], "shop:0", "hand:0"),
        ("maid", {"shop": "tea"}, ["lift tea", "lay paper"], "hand:0", "shop:0"),
        ("domestic", {"shop": "tea"}, ["lift tea"], "shop:0", "hand:0"),
        ("shepherd", {}, ["take maid"], "market:5", "hand:0"),
        ("farmer", {}, ["take manichean"], "market:7", "hand:0"),
    ],
)
def test_d33_everybody_sees_each_card_between_market_shop_and_hand(character, mine, answers, source, target):
    scene = on(character, A=mine).do(*answers)
    assert [knowers(e) for e in moves(scene, source, target)] == ["ABCS"]


def test_d34_the_winner_is_whose_turn_it_was():
    full = {"tokens": "tea silk wool paper", "hand": "tea silk wool glass"}
    scene = Scene(4, turn="C", C=full).do("C camel 1", "place hand", "pass")
    assert scene.table.standings().ranks == [2, 2, 1, 2]
    assert scene.phase == "over"
    assert scene.table.steps == 0


# -- what a pack must satisfy


def faults(*changes: tuple[str, str]) -> str:
    """What is wrong with the base pack after these changes, each made where it first applies."""
    text = packs("dunhuang")[-1].read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    try:
        read_pack(text, "dunhuang", content.DunhuangContent, content.check)
    except BadPack as bad:
        return str(bad)
    return ""


ALL_BUT_SILK_AND_POTTERY = '["gold", "silver", "lapis", "glass", "bamboo", "tea", "paper", "wool"]'
TWO_LEAVE_OUT = '["gold", "wool", "silk"]'


@pytest.mark.parametrize(
    "change",
    [
        ("coins = 44", "coins = 1000"),
        ("prestige = 28", "prestige = 0"),
        ("coins = 7", "coins = 11"),
        ("coins = 7", "coins = 0"),
        ("tokens_to_win = 5", "tokens_to_win = 1"),
        ("tokens_to_win = 5", "tokens_to_win = 10"),
        (TWO_LEAVE_OUT, ALL_BUT_SILK_AND_POTTERY.replace("glass", "pottery")),
        ("count = 8", "count = 100"),
        ("count = 8", "count = 1"),
        ("number = 8", "number = 0"),
        ("number = 8", "number = 1000"),
        ('id = "lapis"', 'id = "lapis-lazuli-2"'),
        ("majority = 2\nprestige = 1", "majority = 0\nprestige = 0"),
        ("bonus_coins = 3\nbuddhist_price = 2", "bonus_coins = 0\nbuddhist_price = 0"),
        ('["manichean", "buddhist"]', '["buddhist", "manichean"]'),
    ],
)
def test_d21a_a_pack_may_go_to_the_limits(change):
    assert faults(change) == ""


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("coins = 44", "coins = 1001"), "supply.coins should be 0 to 1000"),
        (("prestige = 28", "prestige = -1"), "supply.prestige should be 0"),
        (("coins = 7", "coins = 12"), "players 4: 12 coins each"),
        (("coins = 7", "coins = -1"), "players[2].coins should be 0"),
        (("tokens_to_win = 5", "tokens_to_win = 0"), "players[0].tokens_to_win should be 1 to 10"),
        (("tokens_to_win = 5", "tokens_to_win = 11"), "players[0].tokens_to_win should be 1 to 10"),
        (("seats = 4", "seats = 3"), "one entry each for 2, 3 and 4"),
        ((TWO_LEAVE_OUT, '["jade"]'), "players 2: without names 'jade'"),
        ((TWO_LEAVE_OUT, ALL_BUT_SILK_AND_POTTERY), "players 2: 14 cards are dealt"),
        (("count = 8", "count = 101"), "goods[7].count should be 1 to 100"),
        (("count = 8", "count = 0"), "goods[7].count should be 1 to 100"),
        (("number = 8", "number = -1"), "goods[7].number should be 0 to 1000"),
        (("number = 8", "number = 1001"), "goods[7].number should be 0 to 1000"),
        (('id = "tea"', 'id = "paper"'), "goods: two entries have the same id"),
        (('id = "tea"', 'id = "green tea"'), "goods 'green tea': an id"),
        (('id = "tea"', 'id = "thé"'), "goods 'thé': an id"),
        (
            ('[[goods]]\nid = "tea"\nnumber = 7\ncount = 7\nprovenance = "rulebook"', ""),
            "goods should have 10 entries, not 9",
        ),
        (("majority = 2", "majority = -1"), "worth.majority should be 0"),
        (("prestige = 1", "prestige = -1"), "worth.prestige should be 0"),
        (("bonus_coins = 3", "bonus_coins = -1"), "worth.bonus_coins should be 0"),
        (("buddhist_price = 2", "buddhist_price = -1"), "worth.buddhist_price should be 0"),
        (('[[tiles]]\nsides = ["maid", "domestic"]\nprovenance = "house"', ""), "tiles should have 8 entries, not 7"),
        (('["maid", "domestic"]', '["maid"]'), "tiles[5].sides should have 2 entries, not 1"),
        (('["maid", "domestic"]', '["maid", "maid"]'), "maid should be on one side, not on 2"),
        (('["maid", "domestic"]', '["maid", "maid"]'), "domestic should be on one side, not on 0"),
        (('["maid", "domestic"]', '["maid", "cook"]'), "tiles[5].sides[1] is 'cook'; there are: painter"),
    ],
)
def test_d21a_every_fault_of_a_pack_is_named(change, fault):
    assert fault in faults(change)
