"""Who counts as one, and how much one may take up."""

from __future__ import annotations

import pytest

from sarai.server import quotas
from sarai.server.quotas import Addresses, Paces, household


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("somewhere", "elsewhere", False),
    ],
)
def test_a_household_counts_as_one(one, other, same):
    """One household has all IPv6 addresses with the same first half."""
    assert (household(one) == household(other)) == same
    addresses = Addresses(b"key")
    assert (addresses.of(one) == addresses.of(other)) == same


def test_an_address_is_not_to_be_read_from_what_is_kept():
    assert Addresses(b"key").of("203.0.113.7") != Addresses(b"another").of("203.0.113.7")
    assert "203" not in Addresses(b"key").of("203.0.113.7")


def test_so_many_at_once_for_each():
    paces = Paces(3, 3600)
    assert [paces.take("ann") for _ in range(5)] == [True, True, True, False, False]
    assert paces.take("ben")
    assert all(Paces(0, 60).take("ann") for _ in range(1000))


def test_strangers_without_number_take_no_more_room_and_whoever_goes_on_asking_is_not_forgotten(monkeypatch):
    """A provider's network has more addresses than anybody can count."""
    monkeypatch.setattr(quotas, "MOST_BUCKETS", 10)
    paces = Paces(3, 3600)
    taken = []
    for stranger in range(5):
        taken.append(paces.take("ann"))
        for number in range(9):
            paces.take(f"{stranger} {number}")
    assert taken == [True, True, True, False, False]
    assert len(paces._of) == 10
