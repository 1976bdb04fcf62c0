"""Tests of the slow checker itself: the rulebook's examples, worked cases of the rulings, and its own strictness."""

import random

import pytest

from tests.games.dunhuang.slow import NUMBERS, MajorityTokens, Purse, final_points, final_ranks, wins_at_once


def purse(
    tokens: list[str] | None = None, prestige: int = 0, coins: int = 0, hand: dict[str, int] | None = None
) -> Purse:
    return Purse(tokens or [], prestige, coins, hand or {})


def place(tokens: MajorityTokens, seat: int, good: str, times: int = 1) -> None:
    """Add cards that must raise no question."""
    for _ in range(times):
        assert tokens.added(seat, good, coins=9) is None


def where(tokens: MajorityTokens, good: str) -> int | None:
    """The seat that holds a token; a call, so that mypy does not take the last answer for the next one."""
    return tokens.holder[good]


# --- Scoring ---------------------------------------------------------------------------------------------------------


def example() -> list[Purse]:
    adrien = purse(["silver", "paper"], 0, 3, {"glass": 3, "tea": 2, "silk": 2})
    nicole = purse(["lapis", "bamboo", "wool"], 2, 0, {"glass": 1, "tea": 1, "bamboo": 1, "wool": 2})
    return [adrien, nicole]


def test_scoring_example() -> None:
    adrien, nicole = final_points(example())
    assert adrien == {"majorities": 4, "prestige": 0, "goods": 17}
    assert nicole == {"majorities": 6, "prestige": 2, "goods": 15}
    assert (sum(adrien.values()), sum(nicole.values())) == (21, 23)
    assert final_ranks(example()) == [2, 1]


def test_numbers() -> None:
    assert list(NUMBERS.values()) == list(range(1, 11))
    assert sum(NUMBERS.values()) == 55


def test_all_who_share_the_most_keep_a_card() -> None:
    hands = [{"tea": 2}, {"tea": 2}, {"tea": 1}]
    purses = [purse([good], hand=hand) for good, hand in zip(["silver", "lapis", "pottery"], hands)]
    assert [points["goods"] for points in final_points(purses)] == [7, 7, 0]


def test_no_tokens_no_goods() -> None:
    assert final_points([purse(hand={"silk": 3}), purse()])[0] == {"majorities": 0, "prestige": 0, "goods": 0}


def test_goods_with_no_card_score_nothing() -> None:
    assert final_points([purse(["tea"], hand={"silk": 0}), purse()])[0]["goods"] == 0


def test_a_card_beaten_by_a_player_without_tokens_is_lost_all_the_same() -> None:
    points = final_points([purse(["tea"], hand={"silk": 1}), purse(hand={"silk": 2})])
    assert [each["goods"] for each in points] == [0, 0]


def test_ranks() -> None:
    assert final_ranks([purse(prestige=5, coins=1), purse(prestige=5, coins=2)]) == [2, 1]
    assert final_ranks([purse(prestige=5, coins=2), purse(prestige=5, coins=2)]) == [1, 1]
    tied = [purse(prestige=5, coins=2), purse(prestige=4, coins=9), purse(prestige=5, coins=2), purse()]
    assert final_ranks(tied) == [1, 3, 1, 4]


def test_impossible_purses() -> None:
    for wrong in (
        [purse(prestige=-1)],
        [purse(coins=-1)],
        [purse(hand={"tea": -1})],
        [purse(hand={"salt": 1})],
        [purse(["salt"])],
        [purse(["tea", "tea"])],
        [purse(["tea"]), purse(["tea"])],
    ):
        with pytest.raises(ValueError):
            final_points(wrong)


def test_winning_at_once() -> None:
    four = ["tea", "glass", "paper", "bamboo"]
    hand = {"tea": 1, "silver": 1, "lapis": 2, "glass": 1}
    assert wins_at_once(purse(four, hand=hand), 4)
    assert wins_at_once(purse(four, hand=hand), 3)
    assert not wins_at_once(purse(four, hand=hand), 2)
    assert wins_at_once(purse([*four, "silver"], hand=hand), 2)
    assert wins_at_once(purse([*four, "silver"], hand={**hand, "paper": 1}), 4)
    assert not wins_at_once(purse(four[:3], hand=hand), 4)
    assert not wins_at_once(purse(four, hand={"tea": 4, "silver": 1, "lapis": 1, "glass": 0}), 4)
    for seats in (1, 5):
        with pytest.raises(ValueError):
            wins_at_once(purse(four, hand=hand), seats)


# --- Placing cards ---------------------------------------------------------------------------------------------------

ADRIEN, NICOLE, ANTONY = 0, 1, 2


@pytest.mark.parametrize("manichean", [True, False])
def test_tea_examples(manichean: bool) -> None:
    tokens = MajorityTokens(4, manichean)
    place(tokens, NICOLE, "tea")
    assert where(tokens, "tea") == NICOLE
    place(tokens, ANTONY, "tea")
    assert where(tokens, "tea") == ANTONY
    place(tokens, NICOLE, "tea")
    assert where(tokens, "tea") == NICOLE
    assert [shop["tea"] for shop in tokens.shops] == [0, 2, 1, 0]
    place(tokens, ANTONY, "tea")
    assert where(tokens, "tea") == ANTONY
    assert not tokens.flipped["tea"]


def test_fewer_cards_leave_the_token_where_it_is() -> None:
    tokens = MajorityTokens(2, True)
    place(tokens, 0, "tea", 2)
    place(tokens, 1, "tea")
    assert where(tokens, "tea") == 0


def bamboo(manichean: bool) -> MajorityTokens:
    """Adrien has 2 Bamboo and the flipped token, Nicole 1."""
    tokens = MajorityTokens(4, manichean)
    place(tokens, ADRIEN, "bamboo", 2)
    tokens.flip(ADRIEN, "bamboo")
    place(tokens, NICOLE, "bamboo")
    assert tokens.flipped["bamboo"]
    return tokens


def test_bamboo_manichean_defended() -> None:
    tokens = bamboo(manichean=True)
    assert tokens.added(NICOLE, "bamboo", coins=0) == "defence"
    tokens.answered(True)
    assert where(tokens, "bamboo") == ADRIEN
    assert not tokens.flipped["bamboo"]
    assert tokens.shops[NICOLE]["bamboo"] == 2
    # The protection is spent: the next player to draw level takes the token.
    place(tokens, ANTONY, "bamboo", 2)
    assert where(tokens, "bamboo") == ANTONY


def test_bamboo_manichean_yielded_and_taken_back() -> None:
    tokens = bamboo(manichean=True)
    assert tokens.added(NICOLE, "bamboo", coins=0) == "defence"
    tokens.answered(False)
    assert where(tokens, "bamboo") == NICOLE
    assert not tokens.flipped["bamboo"]
    tokens.flip(NICOLE, "bamboo")
    place(tokens, ADRIEN, "bamboo")
    assert where(tokens, "bamboo") == ADRIEN
    assert not tokens.flipped["bamboo"]


def test_bamboo_buddhist_paid_and_taken_back() -> None:
    tokens = bamboo(manichean=False)
    assert tokens.added(NICOLE, "bamboo", coins=2) == "price"
    tokens.answered(True)
    assert where(tokens, "bamboo") == NICOLE
    assert not tokens.flipped["bamboo"]
    tokens.flip(NICOLE, "bamboo")
    place(tokens, ADRIEN, "bamboo")
    assert where(tokens, "bamboo") == ADRIEN
    assert not tokens.flipped["bamboo"]


def test_bamboo_buddhist_left_alone() -> None:
    tokens = bamboo(manichean=False)
    assert tokens.added(NICOLE, "bamboo", coins=5) == "price"
    tokens.answered(False)
    assert where(tokens, "bamboo") == ADRIEN
    assert tokens.flipped["bamboo"]
    # Still flipped, but a third card is more than two and needs no payment.
    assert tokens.added(NICOLE, "bamboo", coins=0) is None
    assert where(tokens, "bamboo") == NICOLE


def test_bamboo_buddhist_too_poor() -> None:
    tokens = bamboo(manichean=False)
    assert tokens.added(NICOLE, "bamboo", coins=1) is None
    assert where(tokens, "bamboo") == ADRIEN
    assert tokens.flipped["bamboo"]


def test_own_card_keeps_the_side() -> None:
    tokens = bamboo(manichean=True)
    place(tokens, ADRIEN, "bamboo")
    assert where(tokens, "bamboo") == ADRIEN
    assert tokens.flipped["bamboo"]


# --- Losing cards ----------------------------------------------------------------------------------------------------


def test_majority_while_the_token_lies_in_the_middle() -> None:
    """The D6 sequence."""
    a, b, c = 0, 1, 2
    tokens = MajorityTokens(3, True)
    place(tokens, b, "tea", 2)
    place(tokens, a, "tea", 2)
    assert where(tokens, "tea") == a
    tokens.flip(a, "tea")
    tokens.removed(a, "tea")
    assert where(tokens, "tea") is None
    assert not tokens.flipped["tea"]
    place(tokens, c, "tea")
    assert where(tokens, "tea") is None
    place(tokens, b, "tea")
    assert where(tokens, "tea") == b


def test_level_with_another_is_enough_to_take_from_the_middle() -> None:
    tokens = MajorityTokens(3, True)
    place(tokens, 1, "tea", 2)
    place(tokens, 0, "tea", 2)
    tokens.removed(0, "tea")
    place(tokens, 0, "tea")
    assert where(tokens, "tea") == 0


def test_equal_after_a_loss_keeps_the_token_and_its_side() -> None:
    tokens = bamboo(manichean=True)
    tokens.removed(ADRIEN, "bamboo")
    assert where(tokens, "bamboo") == ADRIEN
    assert tokens.flipped["bamboo"]


def test_a_loss_elsewhere_moves_nothing() -> None:
    tokens = bamboo(manichean=True)
    tokens.removed(NICOLE, "bamboo")
    assert where(tokens, "bamboo") == ADRIEN
    assert tokens.flipped["bamboo"]


def test_the_last_card_leaves_and_the_token_returns() -> None:
    tokens = MajorityTokens(2, True)
    place(tokens, 0, "tea")
    tokens.flip(0, "tea")
    tokens.removed(0, "tea")
    assert where(tokens, "tea") is None
    assert not tokens.flipped["tea"]


@pytest.mark.parametrize("manichean", [True, False])
def test_the_last_card_leaves_and_the_token_is_kept(manichean: bool) -> None:
    tokens = MajorityTokens(2, manichean, bare_token="keep")
    place(tokens, 0, "tea")
    tokens.flip(0, "tea")
    tokens.removed(0, "tea")
    assert where(tokens, "tea") == 0
    assert tokens.flipped["tea"]
    # One card is more than none: the bare token is taken without a question.
    place(tokens, 1, "tea")
    assert where(tokens, "tea") == 1
    assert not tokens.flipped["tea"]


@pytest.mark.parametrize("bare_token", ["return", "keep"])
def test_the_last_card_leaves_while_another_has_one(bare_token: str) -> None:
    tokens = MajorityTokens(2, True, bare_token)
    place(tokens, 1, "tea")
    place(tokens, 0, "tea")
    tokens.removed(0, "tea")
    assert where(tokens, "tea") is None


# --- Misuse ----------------------------------------------------------------------------------------------------------


def test_flipping_is_for_the_holder_once() -> None:
    tokens = bamboo(manichean=True)
    for seat, good in ((ADRIEN, "bamboo"), (NICOLE, "bamboo"), (ADRIEN, "tea")):
        with pytest.raises(ValueError):
            tokens.flip(seat, good)
    assert where(tokens, "bamboo") == ADRIEN
    assert tokens.flipped["bamboo"]


def test_only_an_answer_while_a_question_is_open() -> None:
    tokens = bamboo(manichean=True)
    place(tokens, ADRIEN, "tea")
    with pytest.raises(ValueError):
        tokens.answered(True)
    assert tokens.added(NICOLE, "bamboo", coins=3) == "defence"
    with pytest.raises(ValueError):
        tokens.added(NICOLE, "tea", coins=3)
    with pytest.raises(ValueError):
        tokens.removed(NICOLE, "bamboo")
    with pytest.raises(ValueError):
        tokens.flip(ADRIEN, "tea")
    tokens.answered(True)
    with pytest.raises(ValueError):
        tokens.answered(True)
    assert [shop["bamboo"] for shop in tokens.shops] == [2, 2, 0, 0]


def test_cards_that_cannot_be() -> None:
    tokens = MajorityTokens(2, True)
    place(tokens, 0, "silver", 2)
    for seat, good, coins in ((1, "silver", 0), (0, "gold", 0), (0, "salt", 0), (2, "tea", 0), (-1, "tea", 0)):
        with pytest.raises(ValueError):
            tokens.added(seat, good, coins)
    with pytest.raises(ValueError):
        tokens.added(0, "tea", -1)
    with pytest.raises(ValueError):
        tokens.removed(1, "silver")
    assert tokens.shops[0]["tea"] == 0
    assert tokens.shops[1]["silver"] == 0


def test_set_up() -> None:
    for seats, goods in ((2, 7), (3, 8), (4, 10)):
        tokens = MajorityTokens(seats, True)
        assert len(tokens.holder) == len(tokens.flipped) == goods
        assert len(tokens.shops) == seats
        assert set(tokens.holder.values()) == {None}
    for seats in (1, 5):
        with pytest.raises(ValueError):
            MajorityTokens(seats, True)
    with pytest.raises(ValueError):
        MajorityTokens(2, True, "maybe")


# --- Long random games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bare_token", ["return", "keep"])
@pytest.mark.parametrize("manichean", [True, False])
def test_a_holder_is_never_behind(manichean: bool, bare_token: str) -> None:
    """Whatever happens, no other Shop has more of a good than the holder of its token."""
    dice = random.Random(7)
    tokens = MajorityTokens(4, manichean, bare_token)
    questions = 0
    for _ in range(5000):
        seat, good = dice.randrange(4), dice.choice(["glass", "bamboo", "tea"])
        what = dice.choice(["add", "remove", "flip"])
        on_table = sum(shop[good] for shop in tokens.shops)
        if what == "add" and on_table < NUMBERS[good]:
            asked = tokens.added(seat, good, dice.randrange(5))
            if asked is not None:
                assert asked == ("defence" if manichean else "price")
                questions += 1
                tokens.answered(dice.random() < 0.5)
        elif what == "remove" and tokens.shops[seat][good] > 0:
            tokens.removed(seat, good)
        elif what == "flip" and tokens.holder[good] == seat and not tokens.flipped[good]:
            tokens.flip(seat, good)
        for each, holder in tokens.holder.items():
            if holder is None:
                assert not tokens.flipped[each]
            else:
                assert tokens.shops[holder][each] == max(shop[each] for shop in tokens.shops)
                assert bare_token == "keep" or tokens.shops[holder][each] > 0
    assert questions > 20  # otherwise the random games hardly ever raised a question
