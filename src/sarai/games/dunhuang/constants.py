"""The players' words as small numbers: characters, questions, actions, streams of chance.

Plain constants, so that the rules compile to integer tests. `game` lists questions and actions in the same order; a
test checks that.
"""

from __future__ import annotations

from typing import Final

from sarai.kernel.native import i64

SPACES: Final[i64] = 8
"""Tiles in the ring, and Market spaces beside them."""
KINDS: Final[i64] = 10
"""Types of goods."""
MOST_SEATS: Final = 4

# -- the sixteen characters, numbered in this order
CHARACTERS: Final = (
    "painter",
    "musician",
    "princess",
    "dancer",
    "interpreter",
    "diplomat",
    "soldier",
    "general",
    "trader",
    "merchant",
    "maid",
    "domestic",
    "shepherd",
    "farmer",
    "manichean",
    "buddhist",
)
PRINCESS: Final = 2
DIPLOMAT: Final = 5
SOLDIER: Final = 6
MERCHANT: Final = 9
MAID: Final = 10
SHEPHERD: Final = 12
MANICHEAN: Final = 14

# -- the questions; the open one is the phase of the game
KEEP_ONE: Final = 0  # set-up: one of three cards
PLACE_CAMEL: Final = 1  # set-up: the last player
MOVE_CAMEL: Final = 2  # step 1
PICK_UP: Final = 3  # step 2
BUDDHIST_PRICE: Final = 4  # pay for a flipped token, or leave it
MANICHEAN_DEFENCE: Final = 5  # the owner keeps a flipped token, or lets it go
BONUS: Final = 6  # step 3
DISCARD_FROM_HAND: Final = 7  # Painter
DISCARD_FROM_SHOP: Final = 8  # Musician
KEEP_DRAWN: Final = 9  # Interpreter, Diplomat
LIFT_FROM_SHOP: Final = 10  # Soldier, Maid
TAKE_FOR_SHOP: Final = 11  # Soldier: the other half of the exchange
TAKE_FOR_HAND: Final = 12  # General
LAY_IN_SHOP: Final = 13  # Maid: the other half of the exchange
GIVE_TO_MARKET: Final = 14  # General: the other half of the exchange
LIFT_OR_LAY: Final = 15  # Domestic
CHOOSE_OPPONENT: Final = 16  # Trader, Merchant
VICTIM_GIVES: Final = 17  # Merchant: the opponent, out of turn
GIVE_BACK: Final = 18  # Trader, Merchant
COLLECT: Final = 19  # Shepherd, Farmer
FLIP_TOKEN: Final = 20  # Manichean, Buddhist
OVER: Final = 21

# -- actions: the first of each family; number 0 is the kernel's time-up
KEEP: Final = 1  # keep good
PLACE: Final = 11  # place where
SHOP: Final = 11
HAND: Final = 12
PAY: Final = 13
LEAVE: Final = 14
DEFEND: Final = 15
YIELD: Final = 16
USE: Final = 17
COINS: Final = 18
PASS: Final = 19
DISCARD: Final = 20  # discard good
LIFT: Final = 30  # lift good: from the Shop
LAY: Final = 40  # lay good: into the Shop
GIVE: Final = 50  # give good
FLIP: Final = 60  # flip good
TAKE: Final = 70  # take space, a Market space being named by its character
START: Final = 86  # start space
TRADE: Final = 102  # trade seat
CAMEL: Final = 106  # camel steps, from 1

# -- streams of chance
TILES: Final = 0
PILE: Final = 1
FIRST: Final = 2
BLIND: Final = 3

# -- why a game ended
NOT_YET: Final = 0
FOUR_AND_FOUR: Final = 1
MARKET_DRY: Final = 2
ENDINGS: Final = ("", "four-and-four", "market-dry")

NO_CARD: Final = -1
NO_SPACE: Final = -1
MIDDLE: Final = -1
