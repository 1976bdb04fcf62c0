"""Why not: for every action that is not possible now, the rule that forbids it. Slow, and apart from `legal`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.dunhuang.words import (
    CHARACTERS,
    FARMER,
    LAY_IN_SHOP,
    LIFT_FROM_SHOP,
    MAID,
    NO_CARD,
    PHASES,
    SHEPHERD,
    SOLDIER,
    SPACES,
    TAKE_FOR_HAND,
    TAKE_FOR_SHOP,
)
from sarai.kernel.native import i64, vec
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.dunhuang.table import Table

ANSWERS = {
    "keep-one": {"keep"},
    "place-camel": {"start"},
    "move-camel": {"camel"},
    "pick-up": {"place"},
    "buddhist-price": {"pay", "leave"},
    "manichean-defence": {"defend", "yield"},
    "bonus": {"use", "coins", "pass"},
    "discard-from-hand": {"discard"},
    "discard-from-shop": {"discard"},
    "keep-drawn": {"keep"},
    "lift-from-shop": {"lift"},
    "take-for-shop": {"take"},
    "take-for-hand": {"take"},
    "lay-in-shop": {"lay"},
    "give-to-market": {"give"},
    "lift-or-lay": {"lift", "lay"},
    "choose-opponent": {"trade"},
    "victim-gives": {"give"},
    "give-back": {"give"},
    "collect": {"take"},
    "flip-token": {"flip"},
}
"""Which families of actions answer which question."""


def why_not(table: Table, seat: int, action: int) -> Reason | None:
    """The rule that forbids an action to a seat that owes an answer; None when it is legal."""
    family = table.rules.actions.family(action).name
    said = table.rules.actions.arguments(action)
    phase = PHASES[table.phase]
    if family not in ANSWERS[phase]:
        return Reason("dunhuang-why-step", {"phase": phase})
    if family == "camel":
        return _camel(table, seat, int(said["steps"]))
    if family in ("use", "coins"):
        return _bonus(table, seat, family)
    if family == "trade":
        return _trade(table, seat, "ABCD".index(said["seat"]))
    if family in ("take", "start"):
        return _space(table, seat, CHARACTERS.index(said["space"]), family)
    if family == "flip":
        return _flip(table, seat, said["good"])
    return _card(table, seat, family, said["good"]) if "good" in said else None


def _camel(table: Table, seat: int, steps: int) -> Reason | None:
    coins = int(table.players[seat].coins)
    return Reason("dunhuang-why-coins", {"cost": steps - 1, "coins": coins}, "D4") if steps - 1 > coins else None


def _bonus(table: Table, seat: int, family: str) -> Reason | None:
    if family == "coins":
        return None if table.terms.unlimited or table.bank > 0 else Reason("dunhuang-why-no-coins", {}, "D13")
    return why_no_character(table, seat, int(table.ring[table.camel]))


def why_no_character(table: Table, seat: int, character: int) -> Reason | None:
    """Why a character could do nothing for a seat on whose turn the camel stands there (D12)."""
    name = CHARACTERS[character]
    player = table.players[seat]
    hand, shop = _types(player.hand), _types(player.shop)
    market = {int(card) for card in table.market} - {NO_CARD}
    no_prestige = not table.terms.unlimited and table.prestige_bank <= 0
    lacks = {
        "painter": not hand,
        "musician": not shop,
        "princess": no_prestige or table.tokens(seat) == 0,
        "dancer": no_prestige,
        "interpreter": not table.pile.size,
        "diplomat": not table.pile.size,
        "soldier": not _differ(shop, market),
        "general": not _differ(hand, market),
        "trader": not _rich_in_cards(table, seat),
        "merchant": not _rich_in_cards(table, seat) and (no_prestige or not table.terms.lonely_prestige),
        "maid": not _differ(shop, hand),
        "domestic": not shop and not hand,
        "shepherd": not _reach(table, SHEPHERD),
        "farmer": not _reach(table, FARMER),
        "manichean": not _unflipped(table, seat),
        "buddhist": not _unflipped(table, seat),
    }
    if not lacks[name]:
        return None
    rule = {"soldier": "D16", "general": "D16", "trader": "D17", "merchant": "D17"}.get(name, "D12")
    if name in ("princess", "dancer") and no_prestige:
        return Reason("dunhuang-why-no-prestige", {"character": name}, "D13")
    return Reason(f"dunhuang-why-no-{name}", {}, rule)


def _card(table: Table, seat: int, family: str, good: str) -> Reason | None:
    """Actions that name a card: it must be where they take it from, and have a partner where they exchange it."""
    kind = table.rules.pieces.index(good)
    player = table.players[seat]
    phase = PHASES[table.phase]
    sources = {"keep": player.drawn, "lift": player.shop, "lay": player.hand, "give": player.hand}
    source = player.shop if phase == "discard-from-shop" else sources.get(family, player.hand)
    if not source[kind]:
        where = "drawn" if source is player.drawn else "shop" if source is player.shop else "hand"
        return Reason(f"dunhuang-why-not-in-{where}", {"good": good})
    character = int(table.ring[table.camel])
    if table.phase == LIFT_FROM_SHOP and character in (SOLDIER, MAID):
        others = _types(player.hand) if character == MAID else {int(c) for c in table.market} - {NO_CARD}
        return None if others - {kind} else Reason("dunhuang-why-same-type", {"good": good}, "D16")
    if table.phase == LAY_IN_SHOP and kind == table.chosen:
        return Reason("dunhuang-why-same-type", {"good": good}, "D16")
    if phase == "give-to-market" and kind == table.market[table.chosen]:
        return Reason("dunhuang-why-same-type", {"good": good}, "D16")
    return None


def _space(table: Table, seat: int, character: int, family: str) -> Reason | None:
    named: dict[str, int | str] = {"space": CHARACTERS[character]}
    if character not in [int(there) for there in table.ring]:
        return Reason("dunhuang-why-not-in-ring", named, "D1")
    if family == "start":
        return None
    space = [int(there) for there in table.ring].index(character)
    card = int(table.market[space])
    if card == NO_CARD:
        return Reason("dunhuang-why-empty-space", named)
    if table.phase == TAKE_FOR_SHOP:
        same = card == table.chosen
        return Reason("dunhuang-why-same-type", {"good": table.rules.pieces[card]}, "D16") if same else None
    if table.phase == TAKE_FOR_HAND:
        lone = not _types(table.players[seat].hand) - {card}
        return Reason("dunhuang-why-same-type", {"good": table.rules.pieces[card]}, "D16") if lone else None
    return None if space in _reach(table, int(table.ring[table.camel])) else Reason("dunhuang-why-reach", named, "D18")


def _trade(table: Table, seat: int, other: int) -> Reason | None:
    if other == seat or other >= table.seats:
        return Reason("dunhuang-why-not-opponent", {}, "D17")
    return (
        None
        if other in _rich_in_cards(table, seat)
        else Reason("dunhuang-why-empty-hand", {"seat": "ABCD"[other]}, "D17")
    )


def _flip(table: Table, seat: int, good: str) -> Reason | None:
    kind = table.rules.pieces.index(good)
    if table.holder[kind] != seat:
        return Reason("dunhuang-why-not-your-token", {"good": good}, "D21b")
    return Reason("dunhuang-why-flipped", {"good": good}, "D21b") if table.flipped[kind] else None


def _types(row: vec[i64]) -> set[int]:
    return {good for good, count in enumerate(row) if count}


def _differ(ones: set[int], others: set[int]) -> bool:
    """Whether a card of the one and a card of the other can be of different types."""
    return bool(ones) and bool(others) and len(ones | others) > 1


def _rich_in_cards(table: Table, seat: int) -> list[int]:
    return [other for other in range(table.seats) if other != seat and _types(table.players[other].hand)]


def _unflipped(table: Table, seat: int) -> list[int]:
    return [good for good, owner in enumerate(table.holder) if owner == seat and not table.flipped[good]]


def _reach(table: Table, character: int) -> list[int]:
    """Market spaces with a card that Shepherd or Farmer reaches from the camel."""
    camel = int(table.camel)
    ahead = 1 if character == SHEPHERD else min(int(table.steps), SPACES - 1)
    spaces = {(camel + step) % SPACES for step in range(1, ahead + 1)}
    if character == SHEPHERD:
        spaces.add((camel - 1) % SPACES)
    return [space for space in spaces if table.market[space] != NO_CARD]
