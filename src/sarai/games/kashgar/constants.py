"""The players' words as small numbers: stocks, phases, actions, verbs, streams of chance.

Plain constants, so that the rules compile to integer tests. `game` declares the actions in the same order; a test
checks that.
"""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
CARAVANS: Final = 3
"""Of each player."""
OPEN: Final = 4
"""Contracts that lie open."""
MOST_DEEDS: Final = 3
"""The most caravan actions that a person may offer, and the most parting actions."""

# -- the seven stocks; the first five are spices
SPICES: Final = 5
GOLD: Final = 5
MULES: Final = 6
STOCKS: Final = ("ginger", "cloves", "pepper", "anise", "cinnamon", "gold", "mules")
KINDS_OF_STOCK: Final = 7

# -- the two faces that every pack begins with
PATRIARCH: Final = 0
MATRIARCH: Final = 1
FACES: Final = ("patriarch", "matriarch")

# -- decks
STANDARD: Final = 0
SPECIAL: Final = 1
CONTRACTS: Final = 2
DECKS: Final = ("standard", "special", "contract")
NO_DECK: Final = -1

# -- sizes of contracts
SIZES: Final = ("small", "large", "special")

# -- what a step of an action does
INCREASE: Final = 0  # everything shown
INCREASE_ONE: Final = 1  # one of those between slashes (K7)
INCREASE_SPICES: Final = 2  # a separate choice for each symbol S (K22)
INCREASE_PER_CARD: Final = 3  # one of those, for each card in the caravan
SET: Final = 4
SET_ONE: Final = 5
EXCHANGE: Final = 6
DRAW: Final = 7
TAKE: Final = 8
COMPLETE: Final = 9  # an open contract
COMPLETE_DRAWN: Final = 10
REMOVE: Final = 11
MOVE: Final = 12
TURN_OVER: Final = 13
OTHERS_INCREASE: Final = 14
OTHERS_SET: Final = 15
OTHERS_LOSE: Final = 16
ROB: Final = 17
PASS_ON: Final = 18
READY_PATRIARCH: Final = 19

# -- which end of a caravan
FRONT: Final = 0
BACK: Final = 1
ANYWHERE: Final = 2
ENDS: Final = ("front", "back", "any")

# -- which question is open, in the order in which `game` lists them
CHOOSE: Final = 0  # a front card and what it does
PAY: Final = 1  # a symbol S in an action's cost
RAISE: Final = 2
SET_STOCK: Final = 3
AMOUNT: Final = 4
KEEP_CARD: Final = 5
TAKE_CARD: Final = 6
FULFIL_OPEN: Final = 7
FULFIL_DRAWN: Final = 8
PAY_PRICE: Final = 9  # a symbol S in a contract's price
CHOOSE_RIVAL: Final = 10
CHOOSE_CARAVAN: Final = 11
REMOVE_CARD: Final = 12
OVER: Final = 13

# -- actions: the first of each family; number 0 is the kernel's time-up. From KEEP on, their number depends on the pack
USE: Final = 1  # use caravan deed
PART: Final = 10  # part caravan deed
PASS: Final = 19  # pass caravan
PAY_SPICE: Final = 22  # pay spice
RAISE_STOCK: Final = 27  # raise stock
SET_TO: Final = 34  # set stock
TRADE: Final = 41  # trade count, from 0
ENOUGH: Final = 51
CARAVAN: Final = 52  # caravan number
RIVAL: Final = 55  # rival seat
KEEP: Final = 59  # keep person

# -- streams of chance: one for each deck, in the order of DECKS, then those of set-up
START_CARDS: Final = 3
EXPANSION: Final = 4

# -- why a game ended
NOT_YET: Final = 0
GOAL: Final = 1
ROUNDS: Final = 2
ENDINGS: Final = ("", "goal", "rounds")

NO_CARD: Final = -1
