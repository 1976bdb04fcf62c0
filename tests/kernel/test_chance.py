"""The four kinds of chance, and piles that have no order until they are drawn."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from sarai.kernel.chance import Dealer, Fast, Listening, OffScript, Playback, Scripted, ScriptEnded, commitment
from sarai.kernel.native import i64, vec
from sarai.kernel.outcomes import Outcomes, streams
from sarai.kernel.piles import Pile


def row(*counts: int) -> vec[i64]:
    return vec[i64](list(counts))


@pytest.mark.parametrize("chance", [Fast(11), Dealer(b"seed", ("x", "y"))], ids=["fast", "dealer"])
def test_kinds_turn_up_as_often_as_there_are(chance):
    counts = row(1, 0, 3, 6)
    found = Counter(chance.pick(0, counts) for _ in range(20_000))
    assert found[1] == 0
    expected = {0: 2000, 2: 6000, 3: 12_000}
    assert sum((found[kind] - n) ** 2 / n for kind, n in expected.items()) < 20


def test_pairs_of_fast_draws_are_even():
    chance = Fast(5)
    found = Counter((chance.below(6), chance.below(6)) for _ in range(36_000))
    assert sum((found[i, j] - 1000) ** 2 / 1000 for i in range(6) for j in range(6)) < 80


def test_fast_keeps_below_two_to_the_62_and_repeats_with_its_seed():
    one, two = Fast(3), Fast(3)
    for _ in range(1000):
        assert one.below(1000) == two.below(1000)
        assert 0 < one.state < 2**62
    assert Fast(3).below(2**30) != Fast(4).below(2**30)


def test_the_dealer_can_be_checked_by_hand_and_its_streams_do_not_shift_each_other():
    seed, nonces = b"\x01\x02", ("a", "b")
    key = hashlib.sha256(seed + b"\na\nb").digest()
    number = int.from_bytes(hashlib.sha256(key + b"4:0").digest()[:8], "big") % 10
    dealer = Dealer(seed, nonces)
    dealer.pick(1, row(5, 5))
    assert dealer.pick(4, row(*[1] * 10)) == number
    assert dealer.counters == {1: 1, 4: 1}
    assert dealer.commitment == commitment(seed) == hashlib.sha256(seed).hexdigest()
    assert [Dealer(seed, ("a", "c")).pick(4, row(*[1] * 1000)), Dealer(seed).pick(4, row(*[1] * 1000))] != [
        Dealer(seed, nonces).pick(4, row(*[1] * 1000))
    ] * 2


def first_eight_bytes(seed: bytes, nonces: tuple[str, ...], stream: int, counter: int) -> int:
    """The number of the third rule in docs/formats.md, computed without the dealer."""
    key = hashlib.sha256(b"\n".join([seed, *(nonce.encode() for nonce in nonces)])).digest()
    return int.from_bytes(hashlib.sha256(key + f"{stream}:{counter}".encode()).digest()[:8], "big")


def test_the_dealer_draws_again_from_the_last_whole_multiple_on():
    """So many pieces that their last whole multiple is the very first number, or the one after it."""
    seed, nonces, stream = b"12", ("a",), 2
    first = first_eight_bytes(seed, nonces, stream, 0)
    for pieces, draws in ((first // 2, 2), ((first + 1) // 3, 1)):
        assert 2**64 - 2**64 % pieces == first + draws % 2, "so the first number is thrown away, or just not"
        low = first_eight_bytes(seed, nonces, stream, draws - 1) % pieces
        dealer = Dealer(seed, nonces)
        assert dealer.pick(stream, row(low, 1, pieces - low - 1)) == 1
        assert dealer.counters == {stream: draws}, "what is thrown away is counted"


def test_where_a_fourth_of_all_numbers_is_thrown_away_the_dealers_kinds_are_still_even():
    dealer = Dealer(b"even", ("a", "b"))
    found = Counter(dealer.pick(0, row(2**61, 2**61, 2**61)) for _ in range(6000))
    assert sum((found[kind] - 2000) ** 2 / 2000 for kind in range(3)) < 20
    assert 7600 < dealer.counters[0] < 8400


def test_a_script_says_what_happens_and_then_asks():
    script = Scripted(2, 0)
    assert [script.pick(0, row(1, 1, 1)), script.pick(0, row(1, 1, 1))] == [2, 0]
    with pytest.raises(ScriptEnded) as asked:
        script.pick(7, row(1, 0, 4))
    assert (asked.value.stream, asked.value.counts) == (7, [1, 0, 4])
    with pytest.raises(ValueError, match="none"):
        Scripted(1).pick(0, row(1, 0))


def test_playback_repeats_names_and_refuses_what_cannot_be():
    playback = Playback(Outcomes(streams("coin", ("heads", "tails")), streams("die", "123456", each_seat=True)))
    assert playback.outcomes.stream("die", 3) == 4
    playback.waiting = ["tails", "heads", "nothing", "6"]
    assert playback.pick(0, row(1, 1)) == 1
    for wrong in (lambda: playback.pick(0, row(0, 1)), lambda: playback.pick(0, row(1, 1))):
        with pytest.raises(OffScript):
            wrong()
    assert playback.pick(4, row(*[1] * 6)) == 5
    with pytest.raises(OffScript, match="more outcomes"):
        playback.pick(0, row(1, 1))


def test_listening_writes_down_what_came():
    listening = Listening(Scripted(1, 0))
    listening.pick(3, row(1, 1))
    listening.pick(4, row(1, 1))
    assert listening.heard == [(3, 1), (4, 0)]


def test_a_pile_draws_its_bags_one_after_another():
    pile = Pile()
    assert [pile.put_under(row(1, 1)), pile.put_under(row(0, 2)), pile.put_under(row(0, 0))] == [0, 1, 2]
    assert (pile.size, pile.bags[0].number, pile.bags[0].size) == (4, 0, 2)
    twin = pile.clone()
    chance = Fast(1)
    assert sorted(pile.draw(0, chance) for _ in range(2)) == [0, 1]
    assert pile.bags[0].number == 1
    assert [pile.draw(0, chance) for _ in range(2)] == [1, 1]
    assert pile.size == 0
    assert pile.put_under(row(1, 0)) == 2
    assert twin.size == 4
