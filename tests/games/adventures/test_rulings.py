"""Every ruling, S1 to S41: each test names the ruling it pins and fails when the ruling is turned around."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from sarai.games.adventures import market, scoring
from sarai.games.adventures.board import EDGE_NAMES, INNER
from sarai.games.adventures.constants import CARDS, ICONS
from sarai.games.adventures.ending import solo_rank
from sarai.games.adventures.table import AdventuresTable
from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.events import Moved, Said, eye
from sarai.kernel.game import why_not
from sarai.kernel.native import i64, vec
from sarai.kernel.options import complete_options
from sarai.kernel.play import Play, replay, resume
from sarai.kernel.playout import first_deciding
from sarai.kernel.position import position_line
from sarai.kernel.reasons import BadOption, BadRecord, IllegalAction
from sarai.kernel.record import parse_record
from sarai.kernel.state import NOBODY
from sarai.kernel.view import foresee, imagine
from sarai.terminal.boards import board_of
from sarai.terminal.boards.board import Canvas
from sarai.terminal.palette import NIGHT
from sarai.words import Words
from tests.games.adventures.scene import LONG, PRICES, SHORT, Scene, layout, loaded, with_goods

OFF_ROUTE = "a3 e-w"
"""A tile that no route here uses."""


def started(seats: int, seed: int, **options: str) -> AdventuresTable:
    game = loaded()
    return game.start(seats, complete_options(game, options), Fast(seed), None)


# -- the market


def market_of(prices: list[int], round_: int) -> AdventuresTable:
    table = AdventuresTable.bare(loaded(), 2, complete_options(loaded(), {}))
    table.round = round_
    table.prices = vec[i64](prices + [0] * (6 - len(prices)))
    return table


def prices_after(icon: str, *prices: int) -> list[int]:
    table = market_of(list(prices), len(prices) - 2)
    market.move_prices(table, ICONS.index(icon))
    return [int(price) for price in table.prices][: len(prices)]


def test_s1_the_lowest_price_of_round_1_is_minus_2():
    table = started(2, 1)
    assert sorted(int(price) for price in table.prices if price) == [-2, 1, 2]
    assert loaded().content.prices(4) == [2, 1, -2, 3, -3, 4]


def test_s2_in_round_1_every_order_of_the_three_prices_comes_up_by_chance():
    found: Counter[tuple[object, ...]] = Counter()
    for seed in range(120):
        playing = Play(loaded(), ["Ann"], Fast(seed))
        comes = [e for e in playing.path[0].events if isinstance(e, Said) and e.kind == "comes"]
        found[tuple(event.args["good"] for event in comes)] += 1
        assert [event.args["price"] for event in comes] == [2, 1, -2]
    assert set(found) == set(permutations(range(3)))
    assert min(found.values()) > 5


def test_s3_a_new_good_takes_the_new_price_whatever_icons_did():
    for seed in range(30):
        table = started(2, seed, mode="turns")
        for round_, price in ((2, 3), (3, -3), (4, 4)):
            before = list(table.prices)
            table.round = round_
            market.add_goods(table, Fast(1), None)
            assert int(table.prices[round_ + 1]) == price
            assert list(table.prices)[: round_ + 1] == before[: round_ + 1], "nobody else's price changes"
            market.move_prices(table, seed % 3)


def test_s4_icons_rank_the_goods_that_are_there_and_the_third_one_is_a_rotation():
    assert prices_after("swap-second", 2, 1, -2) == [1, 2, -2]
    assert prices_after("swap-third", 2, 1, -2) == [-2, 1, 2], "with three goods the third is the cheapest"
    assert prices_after("rotate", 2, 1, -2) == [1, -2, 2]
    assert prices_after("swap-second", -2, 3, 1, 2) == [-2, 2, 1, 3]
    assert prices_after("swap-third", -2, 3, 1, 2) == [-2, 1, 3, 2]
    assert prices_after("rotate", 4, 3, 2, 1, -2, -3) == [3, 2, 1, -2, -3, 4]


def test_s5_good_then_card_then_icon_all_before_any_map_is_open():
    playing = Play(loaded(), ["Ann", "Ben"], Fast(3))
    kinds = [event.kind for event in playing.path[0].events if isinstance(event, Said)]
    assert kinds == ["keys", "round", "comes", "comes", "comes", "card", "icon"]
    seen = playing.view(0).table
    assert seen.phase == "ready"
    assert seen.prices
    assert [city.id for city in seen.cities if city.marked] == loaded().content.cards[playing.state.card].cities  # type: ignore[attr-defined]
    assert not any(one.has_map for one in seen.merchants)
    playing.answer(0, "ready", 10)
    assert not any(one.has_map for one in playing.view(0).table.merchants)
    playing.answer(1, "ready", 20)
    assert playing.view(0).table.merchants[0].map is not None


@pytest.mark.parametrize(
    ("icons", "prices"),
    [
        # dearest, middle, cheapest at 2, 1, -2; swapped 1, 2, -2; then the two dearer ones fall and the last rises
        (["swap-second", "rotate"], [-2, 1, 2]),
        # all one rank cheaper 1, -2, 2; then the dearest, which was the cheapest, changes with the second
        (["rotate", "swap-second"], [2, -2, 1]),
    ],
)
def test_s6_a_card_carries_a_list_of_icons_applied_in_order(icons, prices):
    cards = [type(card)(card.id, card.cities, icons, "house") for card in loaded().content.cards]
    for seed in range(6):
        playing = Play(with_goods("", cards=cards), ["Ann"], Fast(seed))
        told = [event for event in playing.path[0].events if isinstance(event, Said)]
        came = {event.args["price"]: event.args["good"] for event in told if event.kind == "comes"}
        assert [ICONS[int(event.args["icon"] or 0)] for event in told if event.kind == "icon"] == icons
        table = playing.state
        assert isinstance(table, AdventuresTable)
        assert [int(table.prices[int(came[price] or 0)]) for price in (2, 1, -2)] == prices


def test_s6_each_of_our_cards_has_one_icon():
    assert all(len(card.icons) == 1 for card in loaded().content.cards)
    assert Counter(card.icons[0] for card in loaded().content.cards) == dict.fromkeys(ICONS, 5)


def test_s7_one_card_a_round_leaves_and_four_of_fifteen_are_seen():
    scene = Scene("", "", round_=1, mode="turns")
    seen = {scene.game.pieces[scene.table.card]}
    for _ in range(4):
        assert sum(int(scene.table.cards[card]) for card in range(CARDS)) == 15 - len(seen)
        scene.do("A stop", "B stop")
        if scene.phase == "pick":
            scene.do(f"{scene.deciding} pick wide")
        seen.add(scene.game.pieces[scene.table.card])
    assert scene.phase == "over"
    assert len(seen) == 4


# -- maps and keys


def test_s8_no_two_players_share_a_map_and_each_map_of_a_game_has_one_key_by_its_weights():
    for seed in range(20):
        table = started(4, seed, mode="turns")
        maps = [int(player.map) for player in table.players]
        assert len(set(maps)) == 4
        assert all(loaded().content.maps[table.map_number(one)].round == 1 for one in maps)
    game = loaded()
    first = Counter(int(started(1, seed).keys[0]) for seed in range(600))
    weights = [meaning.weight for meaning in game.content.maps[0].circles[0].means]
    for meaning, weight in enumerate(weights):
        assert abs(first[meaning] / 600 - weight / 100) < 0.06
    printed = with_goods("wheat b2-b3")
    assert {int(key) for key in printed.start(1, complete_options(printed, {}), Fast(1), None).keys} == {0}


def test_s8_worlds_are_imagined_with_the_same_weights_and_unused_keys_stay_hidden():
    game = loaded()
    playing = Play(game, ["Ann"], Fast(4), {"mode": "turns"})
    worlds, chance = imagine(game, playing.view(0)), Fast(9)
    drawn = [worlds.draw(chance) for _ in range(600)]
    for number in (0, 7, 100, 215):
        circle = playing.state.terms.circles[number]  # type: ignore[attr-defined]
        found = Counter(int(world.keys[number]) for world in drawn)  # type: ignore[attr-defined]
        for meaning, weight in enumerate(circle.weights):
            assert abs(found[meaning] / 600 - int(weight) / 100) < 0.06
    for _ in range(4):
        playing.answer(0, "stop")
    assert playing.over
    seen = playing.view(0).table
    assert seen.keys is None
    assert sum(seen.maps_left) == 20


def test_s9_a_map_shows_positions_without_edges_until_scoring():
    playing = Play(loaded(), ["Ann", "Ben"], Fast(4), {"mode": "turns"})
    seen = playing.view(0).table
    assert seen.keys is None
    assert set(type(seen.merchants[0].map.circles[0]).__slots__) == {"good", "x", "y"}
    text = repr(playing.view(0))
    assert not any(name in text for name in EDGE_NAMES[:INNER])
    playing.answer(0, "stop")
    playing.answer(1, "stop")
    assert all(good.edges for one in playing.view(0).table.last.arrivals for good in one.goods)


# -- building


def test_s10_place_turn_and_lift_as_one_likes_one_tile_a_hex_no_more_tiles_than_there_are():
    scene = Scene("", "")
    scene.do("A place e3 e-w", "A place a1 ne-sw", "A turn e3 se-nw", "A lift e3", "A place e3 nw-ne")
    assert list(scene.table.players[0].layout) == layout("a1 ne-sw, e3 nw-ne")
    assert scene.why_not("place a1 e-w").key == "adventures-why-taken"
    assert scene.why_not("lift c3").key == "adventures-why-empty"
    assert scene.why_not("turn c3 e-w").key == "adventures-why-empty"
    assert scene.why_not("turn a1 ne-se").key == "adventures-why-other-shape"
    assert scene.why_not("turn a1 ne-sw").key == "adventures-why-lies-so"
    assert scene.why_not("bonus c3 e-w").key == "adventures-why-no-bonus"
    straight = ", ".join(f"{hex_} e-w" for hex_ in ("a1", "a2", "a3", "b1", "b2", "b3", "b4"))
    scene = Scene(straight, "", bonus=("straight", ""))
    assert scene.why_not("place c3 ne-sw").key == "adventures-why-no-tile"
    scene.do("A place c3 ne-se", "A bonus c4 ne-sw")
    assert scene.why_not("bonus c5 ne-sw").key == "adventures-why-no-bonus"
    scene.do("A lift a1", "A place c5 ne-sw")


def test_s10_a_board_can_be_changed_four_hundred_times_a_round():
    scene = Scene("c3 e-w", mode="relaxed")
    scene.table.players[0].commands = 398
    scene.do("A lift c3")
    assert scene.can("place c3 e-w"), "the last time"
    scene.do("A place c4 e-w")
    assert scene.legal() == ["declare"]
    assert scene.why_not("place c3 e-w").rule == "S10"


def test_s11_declaring_unfinished_is_legal_final_and_disqualifies():
    scene = Scene("b1 nw-e", LONG).do("A declare")
    assert scene.doing("A") == "declared"
    assert scene.legal("A") == []
    assert scene.why_not("place b2 e-w").key == "why-not-your-turn"
    assert scene.do("B declare").causes() == ["gap", ""]


def test_s12_one_unbroken_chain_qualifies_and_tiles_beside_it_count_for_nothing():
    beside = f"{SHORT}, {OFF_ROUTE}, e1 e-w, e2 e-w, e3 e-w"
    scene = Scene(beside, LONG, goods="lamps e1-e2; wheat b1-b2").do("A declare", "B declare")
    assert scene.causes() == ["", ""]
    assert scene.results("goods") == [2, 0], "no goods beside the route"
    assert scene.results("length") == [0, 1], "five tiles are on it, not nine"


@pytest.mark.parametrize(
    ("board", "cause"),
    [
        ("", "no-start"),
        ("b1 e-sw", "no-start"),
        ("b1 nw-e, b2 e-w", "gap"),
        ("b1 nw-e, b2 e-w, b3 ne-sw", "mismatch"),
        ("b1 w-nw", "off-board"),
        ("b1 se-nw, c2 nw-e, c3 e-w, c4 w-ne, b4 e-sw", "wrong-city"),
    ],
)
def test_s12_what_does_not_join_the_cities_is_out(board, cause):
    scene = Scene(board, SHORT).do("A declare", "B declare")
    assert scene.causes() == [cause, ""]


def test_s13_each_city_has_one_entry_so_there_is_never_a_choice_of_chains():
    table = started(1, 1)
    entries = [int(entry) for entry in table.terms.entries]
    assert len(set(entries)) == 6
    assert all(hasattr(city, "side") and city.side for city in loaded().content.cities)


def test_s14_a_third_city_is_a_dead_end():
    through = "b1 se-nw, c2 nw-e, c3 e-w, c4 w-ne, b4 e-sw, c5 sw-w, d4 ne-se"
    scene = Scene(through, SHORT).do("A declare", "B declare")
    assert scene.causes() == ["wrong-city", ""]
    assert scene.scores[0] == 0


# -- goods


def test_s15_a_good_is_bought_only_where_its_edge_is_crossed_and_once_if_it_has_several():
    scene = Scene(SHORT, "", goods="lamps b2-c2; silk b3-c3").do("A declare", "B declare")
    assert scene.results("goods")[0] == 0, "in the hex or touching is not enough"
    scene = Scene(SHORT, "", goods="lamps b2-b3; silk b3-c4 c4-d4 e1-e2").do("A declare", "B declare")
    assert scene.results("goods")[0] == 7


def test_s16_every_good_passed_is_bought_bad_ones_too():
    scene = Scene(SHORT, "", goods="porcelain b1-b2; wheat b2-b3").do("A declare", "B declare")
    assert scene.results("goods")[0] == -1


def test_s17_a_bonus_tile_doubles_gains_and_losses_and_two_of_them_no_more():
    stars = SHORT.replace("b2 e-w", "b2 e-w*")
    scene = Scene(stars, "", goods="lamps b1-b2; porcelain b2-b3; wheat c4-d4", bonus=("straight", ""))
    assert scene.do("A declare", "B declare").results("goods")[0] == 8 - 6 + 2
    stars = SHORT.replace("b2 e-w", "b2 e-w*").replace("b3 se-w", "b3 se-w*")
    scene = Scene(stars, "", goods="lamps b2-b3", bonus=("straight wide", ""))
    assert scene.do("A declare", "B declare").results("goods")[0] == 8, "the sum in the third question: 4 becomes 8"
    scene = Scene(SHORT.replace("b2 e-w", "b2 e-w*"), "", goods="silk b2-b3 c4-d4", bonus=("straight", ""))
    assert scene.do("A declare", "B declare").results("goods")[0] == 6, "any crossed edge at a bonus tile will do"


def test_s18_of_several_goods_of_a_kind_each_counts():
    scene = Scene(SHORT, "", goods="lamps b1-b2; lamps b2-b3").do("A declare", "B declare")
    assert scene.results("goods")[0] == 8


def test_s19_the_score_never_falls_below_0_and_bonuses_come_first():
    scene = Scene(SHORT, LONG, goods="porcelain b1-b2", scores=(5, 5)).do("A declare", "B declare", at=3000)
    assert scene.results("rank") == [2, 0]
    assert scene.scores == [4, 6], "a bad round costs points that were there: 5 + 2 - 3"
    scene = Scene(SHORT, LONG, goods="porcelain b1-b2; jewels b2-b3", scores=(1, 5)).do("A declare", "B declare")
    assert scene.scores[0] == 0, "1 + 2 - 5"
    assert list(scene.table.players[0].won) == [1 - 5, 2, 0, 2]
    bad = {"goods": "porcelain b1-b2; jewels b2-b3", "scores": (4, 5), "options": {"floor": "round"}}
    scene = Scene(SHORT, LONG, **bad).do("A declare", "B declare")  # type: ignore[arg-type]
    assert scene.scores[0] == 4, "by the other reading a round counts 0 at least"


def test_s20_who_is_out_neither_gains_nor_loses():
    scene = Scene("b1 nw-e, b2 e-w", SHORT, goods="porcelain b1-b2; lamps b2-b3", scores=(9, 3))
    scene.do("A declare", "B declare")
    assert scene.scores[0] == 9
    assert (scene.results("rank")[0], scene.results("length")[0], scene.results("place")[0]) == (0, 0, 0)
    scene = Scene("", "", scores=(2, 1)).do("A declare", "B declare")
    assert scene.scores == [2, 1], "nobody arrives: nobody gets anything (the second question)"


# -- bonuses


def ranks(*boards: str, declare: str, **more: object) -> list[int]:
    """The rank points, when these seats declare one after another and time is up for the rest."""
    scene = Scene(*boards, **more)  # type: ignore[arg-type]
    for number, seat in enumerate(declare):
        scene.do(f"{seat} declare", at=2000 + number)
    if scene.phase == "trading" and scene.deciding:
        scene.do("- time-up", at=121_000)
    return scene.results("rank")


def test_s21_only_those_who_qualify_are_ranked():
    assert ranks("b1 nw-e", SHORT, LONG, declare="ABC") == [0, 2, 0], "first place passes on"


def test_s22_first_2_last_0_those_between_1():
    assert ranks(SHORT, LONG, declare="BA") == [0, 2]
    assert ranks(SHORT, LONG, SHORT, declare="CAB") == [1, 0, 2]
    assert ranks(SHORT, LONG, SHORT, LONG, declare="DCBA") == [0, 1, 1, 2]
    assert ranks(SHORT, LONG, SHORT, LONG, declare="CA") == [1, 0, 2, 0], "four qualified, two declared"
    assert ranks(SHORT, LONG, SHORT, declare="B") == [0, 2, 0], "three qualified, one declared"


def test_s23_the_figure_for_the_first_is_an_option_and_2_unless_agreed():
    assert ranks(SHORT, LONG, declare="AB", options={"first-place": "4"}) == [4, 0]
    assert complete_options(loaded(), {})["first-place"] == "2"


def test_s24_the_only_one_who_arrives_gets_an_extra_point_and_the_length_point():
    scene = Scene(SHORT, "", "", goods="lamps b2-b3").do("A declare", "B declare", "C declare")
    assert (scene.results("rank")[0], scene.results("length")[0], scene.scores[0]) == (3, 1, 8)
    assert ranks(SHORT, "", declare="AB", options={"lone-finisher": "0"}) == [2, 0]
    assert ranks(SHORT, "", declare="AB", options={"lone-finisher": "2"}) == [4, 0]


def test_s25_complete_but_undeclared_counts_after_all_who_declared():
    scene = Scene(SHORT, LONG, goods="lamps c5-d4").do("A declare", at=100_000).do("- time-up", at=121_000)
    assert scene.causes() == ["", ""]
    assert scene.results("place") == [1, 2]
    assert scene.results("rank") == [2, 0]
    assert scene.results("length") == [0, 1]
    assert scene.scores == [2, 5]
    assert ranks(SHORT, LONG, declare="") == [0, 0], "nobody declared, so nobody is first"
    scene = Scene(SHORT, "", goods="lamps b2-b3").do("- time-up", at=121_000)
    assert scene.scores == [5, 0], "alone and undeclared: length and goods"
    scene = Scene(SHORT, LONG, options={"late": "out"}).do("A declare", at=100_000).do("- time-up", at=121_000)
    assert scene.causes() == ["", "late"]
    assert scene.results("rank") == [3, 0]


def test_s26_at_the_same_moment_the_lower_score_is_first_then_the_younger_then_the_seat():
    def places(*scores: int, **options: str) -> list[int]:
        scene = Scene(SHORT, LONG, SHORT, scores=scores, options=options)
        return scene.do("B declare", "A declare", "C declare", at=5000).results("place")

    assert places(9, 5, 7) == [3, 1, 2]
    assert places(5, 5, 5) == [1, 2, 3]
    assert places(5, 5, 5, ages="C,B") == [3, 2, 1]
    assert places(9, 5, 5, ages="C,B") == [3, 2, 1]
    for wrong in ("C,C", "E", "A B", ""):
        with pytest.raises(BadOption):
            complete_options(loaded(), {"ages": wrong})


def test_s27_the_longest_route_counts_its_tiles_with_bonus_tiles_and_all_who_tie_get_the_point():
    assert Scene(SHORT, LONG).do("A declare", "B declare").results("length") == [0, 1]
    assert Scene(LONG, SHORT, LONG).do("A declare", "B declare", "C declare").results("length") == [1, 0, 1]
    stars = LONG.replace("c3 e-w", "c3 e-w*")
    assert Scene(stars, LONG, bonus=("straight", "")).do("A declare", "B declare").results("length") == [1, 1]


def after_round(*scores: int, round_: int = 1) -> Scene:
    """Nobody arrives, so the scores stay the same."""
    scene = Scene(*[""] * len(scores), round_=round_, scores=scores, mode="turns")
    for seat in "ABCD"[: len(scores)]:
        scene.do(f"{seat} stop")
    return scene


def test_s28_a_sole_last_by_score_gets_a_bonus_tile_after_rounds_1_to_3():
    scene = after_round(4, 1, 2)
    assert (scene.phase, scene.deciding) == ("pick", "B"), "though out in this round"
    assert after_round(4, 1, 1).phase == "trading"
    assert after_round(4, 1, 2, round_=4).phase == "over"
    assert after_round(3, 1, round_=3).deciding == "B"


def test_s29_there_is_one_bonus_tile_of_each_shape_and_the_receiver_picks():
    scene = after_round(4, 1)
    assert scene.legal("B") == ["pick straight", "pick wide", "pick tight"]
    scene.do("B pick wide")
    assert scene.holds("B") == ["wide"]
    for seat in "AB":
        scene.do(f"{seat} stop")
    assert scene.legal("B") == ["pick straight", "pick tight"]
    assert scene.why_not("B pick wide").rule == "S29"
    scene.do("B pick straight", "A stop", "B stop")
    assert scene.holds("B") == ["straight", "wide", "tight"], "the last one is not asked about"
    assert scene.phase == "trading"


def test_s30_a_bonus_tile_is_spent_if_it_lies_on_the_board_at_the_end_wherever_it_lies():
    for board in (SHORT.replace("b2 e-w", "b2 e-w*"), f"{SHORT}, a3 e-w*", "a3 e-w*"):
        scene = Scene(board, LONG, bonus=("straight", ""), round_=2).do("A declare", "B declare")
        assert scene.holds("A") == [] or scene.phase == "pick"
        assert list(scene.table.gone) == [1, 0, 0]
    scene = Scene("a3 e-w*", LONG, bonus=("straight", ""), round_=2)
    scene.do("A lift a3", "A declare", "B declare")
    assert list(scene.table.gone) == [0, 0, 0]
    assert "straight" in scene.holds("A"), "taken back in time it is unspent"


def test_s31_tiles_come_back_unused_bonus_tiles_stay_and_used_ones_leave_the_game():
    stars = SHORT.replace("b2 e-w", "b2 e-w*")
    scene = Scene(stars, LONG, bonus=("straight wide", ""), round_=3, mode="turns", scores=(9, 9))
    scene.do("A declare", "B declare")
    if scene.phase == "pick":
        scene.do(f"{scene.deciding} pick tight")
    assert scene.phase == "trading"
    assert not any(scene.table.players[0].layout)
    assert "wide" in scene.holds("A")
    assert "straight" not in scene.holds("A")
    assert scene.why_not("bonus c3 e-w").key == "adventures-why-no-bonus"
    assert scene.can("place c3 e-w")


def test_s32_equal_scores_are_a_draw():
    scene = after_round(7, 7, 3, round_=4)
    assert scene.table.standings().winners() == [0, 1]
    assert scene.table.standings().ranks == [1, 1, 3]


def test_s33_there_is_no_cap_and_above_50_one_is_a_millionaire():
    assert solo_rank(73) == "millionaire"
    scene = Scene(SHORT, "", goods="lamps b1-b2; lamps b2-b3; lamps b3-c4; lamps c4-d4", scores=(60, 0))
    assert scene.do("A declare", "B declare").scores[0] == 60 + 16 + 3 + 1


def test_s34_alone_only_goods_count_and_nobody_needs_to_declare():
    for end in ("A declare", "- time-up"):
        scene = Scene(SHORT, goods="lamps b2-b3", scores=(10,)).do(end, at=121_000 if end[0] == "-" else 2000)
        assert scene.scores == [14]
        assert (scene.results("rank"), scene.results("length")) == ([0], [0])
    assert scene.table.standings().reason == "flea-market"
    assert Scene("", goods="lamps b2-b3", scores=(10,)).do("A declare").scores == [10]
    assert Scene(SHORT, goods="porcelain b2-b3", scores=(1,)).do("A declare").scores == [0]
    assert Scene("", scores=(0,), round_=1).do("A declare").phase == "ready", "no bonus tile either"
    ranks_at = [solo_rank(points) for points in (0, 10, 11, 20, 21, 35, 36, 45, 46, 50)]
    assert ranks_at == [
        name for name in ("errand-boy", "flea-market", "average", "first-class", "millionaire") for _ in "ab"
    ]


def test_s34_par_is_what_the_best_routes_would_have_brought():
    scene = Scene(SHORT, goods="lamps b2-b3; silk c2-c3; porcelain b1-b2").do("A declare")
    assert int(scene.table.players[0].par) == 7
    assert scene.told("best")[0]["count"] == 7


def test_s34_par_is_shown_to_who_plays_alone_and_to_nobody_else():
    for names, drawn in ((["Ann"], True), (["Ann", "Ben"], False)):
        playing = Play(loaded(), names, Fast(1), {"mode": "turns"})
        assert (playing.view(0).table.merchants[0].par is not None) == drawn
        for language in ("en", "nl"):
            canvas = Canvas(Words(language, loaded(), names), NIGHT, 100, False, {})
            assert ("par 0" in board_of(loaded()).draw(canvas, playing.view(0)).plain) == drawn


# -- time


def test_s35_live_commands_carry_the_servers_stamps_and_replay_repeats_them():
    game = loaded()
    playing = Play(game, ["Ann", "Ben"], Dealer(b"sand", ("a", "b")))
    playing.answer(0, "ready", 500)
    playing.answer(1, "ready", 4000)
    assert playing.state.wakes() == 124_000
    playing.answer(0, "place c3 e-w", 9000)
    playing.answer(1, "declare", 20_500)
    assert playing.view(0).table.merchants[1].time == 16_500
    playing.time_up(124_000)
    assert [one.doing for one in playing.view(0).table.last.arrivals] == ["stopped", "declared"]
    text = str(playing.record)
    assert str(replay(game, parse_record(text)).record) == text


def test_s35_own_time_runs_from_opening_the_map_and_results_are_sealed_until_all_are_done():
    playing = Play(loaded(), ["Ann", "Ben"], Fast(2), {"mode": "own-time"})
    assert playing.state.wakes() == 0
    declare = loaded().actions.parse("declare")
    assert declare not in playing.state.legal(0)
    assert why_not(playing.state, 0, declare).key == "adventures-why-map-closed"  # type: ignore[union-attr]
    playing.answer(0, "open", 10_000)
    assert playing.state.wakes() == 130_000
    playing.answer(1, "open", 60_000)
    playing.answer(0, "declare", 75_000)
    assert playing.view(1).table.merchants[0].time == 65_000
    assert playing.view(1).table.last is None
    assert playing.state.wakes() == 180_000
    playing.time_up(180_000)
    assert playing.view(1).table.last is not None


def test_s35_own_time_up_is_only_for_those_whose_sand_has_run_out():
    playing = Play(loaded(), ["Ann", "Ben"], Fast(2), {"mode": "own-time"})
    playing.answer(0, "open", 10_000)
    playing.answer(1, "open", 60_000)
    playing.time_up(130_000)
    assert [one.doing for one in playing.view(0).table.merchants] == ["stopped", "building"]
    playing.answer(1, "place c3 e-w", 131_000)


@pytest.mark.parametrize(("mode", "beginning"), [("live", "ready"), ("own-time", "open")])
def test_s35_a_game_that_begins_in_the_middle_of_a_round_has_what_is_left_of_the_glass(mode, beginning):
    game = loaded()
    playing = Play(game, ["Ann", "Ben"], Fast(2), {"mode": mode})
    for seat, at in ((0, 400_000), (1, 405_000)):
        playing.answer(seat, beginning, at)
    playing.answer(0, "place c3 e-w", 430_000)
    line = position_line(playing.state, [playing.memory(seat) for seat in (0, 1, NOBODY)])
    again = Play(game, ["Ann", "Ben"], Dealer(b"sand"), {"mode": mode}, line, playing.at)
    assert again.state.wakes() == playing.state.wakes()
    again.answer(1, "declare", 431_000)
    again.answer(0, "declare", 435_000)
    times = [one.time for one in again.view(0).table.last.arrivals]
    assert times == ([30_000, 26_000] if mode == "live" else [35_000, 26_000])
    text = str(again.record)
    assert "\n0 - start @430000\n" in text
    assert str(replay(game, parse_record(text)).record) == text
    assert str(resume(game, parse_record(text), b"sand").record) == text
    with pytest.raises(BadRecord):
        replay(game, parse_record(str(playing.record).replace("0 - start", "0 - start @5")))


def test_s35_a_call_is_foreseen_with_the_time_it_is_made():
    playing = Play(loaded(), ["Ann", "Ben"], Fast(2))
    for seat in (0, 1):
        playing.answer(seat, "ready", 9000)
    (called,) = foresee(loaded(), playing.view(0), loaded().actions.parse("declare"), 20_000)
    assert isinstance(called, Said)
    assert called.args["time"] == 11_000


def test_s35_relaxed_has_no_glass_and_no_rank_bonus():
    scene = Scene(SHORT, LONG, mode="relaxed")
    assert scene.table.wakes() == 0
    assert not scene.can("stop")
    scene.do("A declare", "B declare")
    assert scene.results("rank") == [0, 0]
    assert scene.results("length") == [0, 1]


def test_s35_in_turn_mode_each_change_costs_3_seconds_and_declaring_takes_their_sum():
    scene = Scene("", "", mode="turns")
    scene.do("A place c3 e-w", "A turn c3 ne-sw", "A lift c3", "B place c3 e-w", at=77_777)
    scene.do("A declare", "B declare", at=99_999)
    assert scene.results("time") == [9000, 3000]
    scene = Scene("c3 e-w", mode="turns")
    assert scene.table.wakes() == 0
    for number in range(39):
        scene.do("A lift c3" if number % 2 == 0 else "A place c3 e-w")
    assert scene.legal() == ["declare", "stop"]
    assert scene.why_not("place c3 e-w").rule == "S35"
    assert scene.do("A stop").results("doing") == [4], "stopping is time-up"
    assert Scene("", "").why_not("stop").rule == "S35", "against a real glass nobody stops time"


def test_s36_at_the_last_millisecond_time_up_wins():
    scene = Scene(SHORT, LONG, since=1000)
    assert scene.table.wakes() == 121_000
    assert scene.why_not("declare", at=121_000).key == "why-too-late"
    with pytest.raises(IllegalAction):
        scene.do("A declare", at=121_000)
    scene.do("A declare", at=120_999)
    with pytest.raises(IllegalAction):
        scene.do("- time-up", at=120_999)
    scene.do("- time-up", at=121_000)
    assert scene.phase == "over"


def test_s37_the_glass_is_turned_when_the_last_one_is_ready():
    playing = Play(loaded(), ["Ann", "Ben", "Cem"], Fast(2))
    for seat, at in ((2, 100), (0, 200)):
        playing.answer(seat, "ready", at)
        assert playing.state.wakes() == 0
        assert playing.state.deciding
    playing.answer(1, "ready", 300)
    assert playing.state.wakes() == 120_300


def test_s38_one_to_four_play():
    assert list(loaded().seats) == [1, 2, 3, 4]
    for seats in (1, 2, 3, 4):
        table = started(seats, 3, mode="turns")
        chance = Fast(1)
        while table.deciding:
            legal = table.legal(first_deciding(table))
            table.apply(first_deciding(table), legal[chance.below(len(legal))], chance, None)
        assert table.standings().ranks


def test_s39_every_good_in_play_stands_twice_on_each_house_map():
    content = loaded().content
    for one in content.maps:
        wanted = {good.id: 2 for good in content.goods if good.round <= one.round}
        assert Counter(circle.good for circle in one.circles) == wanted
    sums = [sum(price for price in content.prices(round_) if price > 0) for round_ in (1, 2, 3, 4)]
    assert sums == [3, 6, 6, 10]


def test_s40_maps_and_boards_are_their_owners_until_scoring_numbers_are_open():
    playing = Play(loaded(), ["Ann", "Ben"], Fast(2), {"mode": "turns"})
    playing.answer(0, "place c3 e-w")
    line = playing.record.lines[-1].n
    assert playing.line_as_told(line, 1).text == "?"
    assert playing.line_as_told(line, 0).text == "place c3 e-w"
    for eyes in (1, NOBODY):
        ann = playing.view(eyes).table.merchants[0]
        assert (ann.tiles, ann.layout, ann.map, ann.has_map) == (1, None, None, True)
    assert playing.view(0).table.merchants[0].layout == {"c3": "e-w"}
    playing.answer(0, "declare")
    assert playing.view(1).table.merchants[0].doing == "declared"
    assert playing.view(1).table.merchants[0].layout is None
    playing.answer(1, "stop")
    opened = [e for e in playing.path[-1].events if isinstance(e, Moved) and e.target == "open" and "map" in e.source]
    assert len(opened) == 2
    assert all(event.knows & eye(NOBODY) for event in opened)
    assert playing.view(1).table.last.arrivals[0].layout == {"c3": "e-w"}


def test_s41_key_edges_are_inner_ones_of_one_good_each_and_entries_differ():
    content = loaded().content
    for one in content.maps:
        taken = [edge for circle in one.circles for meaning in circle.means for edge in meaning.edges]
        assert set(taken) <= set(EDGE_NAMES[:INNER])
        by_circle = [{edge for meaning in circle.means for edge in meaning.edges} for circle in one.circles]
        assert sum(len(edges) for edges in by_circle) == len(set().union(*by_circle))
    assert len({(city.hex, city.side) for city in content.cities}) == 6


# -- the sums of the questions and answers


def test_both_sums_of_the_questions_and_answers():
    """A player who alone arrives: 2 + 1 for the rank, 1 for the length. A good of 4 between two bonus tiles: 8."""
    stars = SHORT.replace("b2 e-w", "b2 e-w*").replace("b3 se-w", "b3 se-w*")
    scene = Scene(stars, "", "", goods="lamps b2-b3", bonus=("straight wide", "", ""))
    scene.do("A declare", "B declare", "C declare")
    assert scene.scores[0] == 3 + 1 + 8


def test_the_scene_has_the_prices_it_says():
    scene = Scene("", "")
    assert {good.id: int(p) for good, p in zip(scene.game.content.goods, scene.table.prices, strict=True)} == PRICES
    assert scoring.sole_last(scene.table) == -1
