"""What holds for a whole game: the pack's numbers for this number of players, and what the table has agreed on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sarai.games.dunhuang.constants import CAMEL, CHARACTERS
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.dunhuang.content import DunhuangContent


class DunhuangTerms:
    """Never changes during a game, so that all clones of a table share it."""

    __slots__ = (
        "agreed_ring",
        "bonus_coins",
        "cards",
        "coins",
        "coins_each",
        "keep_bare_token",
        "lonely_prestige",
        "majority_points",
        "moves",
        "numbers",
        "prestige",
        "prestige_points",
        "price",
        "reverse_side",
        "to_win",
        "unlimited",
    )

    cards: vec[i64]  # in the game, by good
    numbers: vec[i64]  # on the cards, by good
    reverse_side: vec[i64]  # for each character, the one on the other side of its tile
    agreed_ring: vec[i64]  # empty when the tiles are laid at random (D1)
    moves: list[list[int]]  # what the camel may do, by how many coins the player can pay (D4)
    coins: i64  # in the game
    coins_each: i64  # at the start
    prestige: i64
    to_win: i64  # tokens
    price: i64  # of a token under the Buddhist's protection
    bonus_coins: i64
    majority_points: i64
    prestige_points: i64
    unlimited: bool  # D13
    lonely_prestige: bool  # D17
    keep_bare_token: bool  # D21e

    def __init__(self, content: DunhuangContent, options: Mapping[str, str], seats: int) -> None:
        players, worth = content.players_of(seats), content.worth
        agreed = [] if options["tiles"] == "random" else options["tiles"].split(",")
        self.cards = vec[i64](content.counts(seats))
        self.numbers = vec[i64]([good.number for good in content.goods])
        self.reverse_side = vec[i64](content.reverse_sides())
        self.agreed_ring = vec[i64]([CHARACTERS.index(name) for name in agreed])
        self.moves = [[CAMEL + step for step in range(paid + 1)] for paid in range(content.supply.coins + 1)]
        self.coins = content.supply.coins
        self.coins_each = players.coins
        self.prestige = content.supply.prestige
        self.to_win = players.tokens_to_win
        self.price = worth.buddhist_price
        self.bonus_coins = worth.bonus_coins
        self.majority_points = worth.majority
        self.prestige_points = worth.prestige
        self.unlimited = options["supply"] == "unlimited"
        self.lonely_prestige = options["lonely-merchant"] == "prestige"
        self.keep_bare_token = options["bare-token"] == "keep"
