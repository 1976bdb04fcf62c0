"""The players' words as small numbers: stocks, characters, seals, action spaces, dice.

Plain constants, so that the rules compile to integer tests.
"""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
ROUNDS: Final = 5
NONE: Final = -1
"""No card, tile, place or seal."""

# -- what the box holds
CITIES: Final = 16
CITY_CARDS: Final = 25
CARD_CITIES: Final = 6
SPECIAL_CITIES: Final = 3
CONTRACT_CITIES: Final = 5
OPEN_IN_CITY: Final = 2
MARKERS: Final = 7
OUTPOSTS: Final = 10
RED: Final = 42
BLUE: Final = 7
CONTRACT_TILES: Final = 49
BOOKS: Final = 3
OFFERS_OF_BOOK: Final = 6
GOALS: Final = 14
SHIELDS: Final = 9
POSTS: Final = 11
ACTIVE: Final = 2
"""Contracts that a board has room for."""
DICE: Final = 5

# -- stocks; the row of a reward has one more number, for points
COINS: Final = 0
CAMELS: Final = 1
PEPPER: Final = 2
SILK: Final = 3
GOLD: Final = 4
JADE: Final = 5
POINTS: Final = 6
STOCKS: Final = ("coins", "camels", "pepper", "silk", "gold", "jade")
GOODS: Final = ("pepper", "silk", "gold")
"""Those that can be chosen."""
MONEY: Final = ("coins", "camels", "jade")
"""Those in the money bag."""
ROW: Final = ("coins", "camels", "pepper", "silk", "gold", "jade", "points")
KINDS_OF_STOCK: Final = 6
WIDTH: Final = 7

# -- characters
MONGKE: Final = 0
DE_WU: Final = 1
ABHA: Final = 2
MAILIN: Final = 3
FILIPPO: Final = 4
ISABELLA: Final = 5
GANTULGA: Final = 6
CHARACTERS: Final = (
    "mongke-khan",
    "de-wu",
    "abha-basu",
    "mailin-and-tian-chin",
    "filippo-vitello",
    "isabella-donati",
    "gantulga-od",
)

# -- seals
SEALS: Final = ("farmer", "spicer", "tailor", "jeweler")
BASIC: Final = 1
IMPROVED: Final = 2

# -- action spaces
BOOK_1: Final = 0
BOOK_2: Final = 1
BOOK_3_UPPER: Final = 2
BOOK_3_LOWER: Final = 3
FAVOR: Final = 4
GUILD: Final = 5
TRAVEL_LOWER: Final = 6
TRAVEL_MIDDLE: Final = 7
TRAVEL_UPPER: Final = 8
CONTRACTS: Final = 9
SPECIAL: Final = 10  # three of them
CARD: Final = 13  # six of them
AREA: Final = 19  # two of them
BAG: Final = 21
SPACES: Final = 22
FIXED_SPACES: Final = (
    "book-1",
    "book-2",
    "book-3-upper",
    "book-3-lower",
    "favor",
    "guild",
    "travel-lower",
    "travel-middle",
    "travel-upper",
    "contracts",
)
# what else a die may be asked for
FOR_REROLL: Final = 22
FOR_RAISE: Final = 23
FOR_LOWER: Final = 24

# -- dice: kinds are numbered by value, the player's own before the black one
DIE_KINDS: Final = 12
FACES: Final = 6
FACE_NAMES: Final = ("1", "2", "3", "4", "5", "6")
BLACK: Final = 4  # as the colour of a die on a space, after the four seats
BLOCKING: Final = 5
COLOURS: Final = ("A", "B", "C", "D", "black", "block")
DIE_NAMES: Final = (
    "1",
    "black-1",
    "2",
    "black-2",
    "3",
    "black-3",
    "4",
    "black-4",
    "5",
    "black-5",
    "6",
    "black-6",
)

# -- what a city card does
TRADE: Final = 0  # pay and get, as many times as the die allows
COUNT: Final = 1  # something for each thing counted, at most the die value
GAIN: Final = 2  # something for each pip
TABLE: Final = 3  # read off by die value
SEAL_ACTION: Final = 4  # the Guild Seals action with this one die
MARKERS_AGAIN: Final = 5  # bonuses of one's own markers, all different
MOVEMENT: Final = 6
VERBS: Final = ("trade", "count", "gain", "table", "seal", "markers", "move")

# -- what is counted
COUNT_CONTRACTS: Final = 0
COUNT_POSTS: Final = 1
COUNT_SHIELDS: Final = 2
COUNT_SEALS: Final = 3
COUNT_IMPROVED: Final = 4
COUNTED: Final = ("contracts", "posts", "shields", "seals", "improved-seals")

# -- bonuses of a new post
BONUS_MARKER: Final = 0
BONUS_OUTPOST: Final = 1
BONUS_CONTRACT: Final = 2
BONUS_KINDS: Final = ("marker", "outpost", "contract")

# -- the stages of a game
SETTING_UP: Final = 0
BONUSES: Final = 1
ROLLED: Final = 2
PLAYING: Final = 3
STAGES: Final = ("set-up", "bonuses", "rolled", "turns")

# -- how high actions can count
MOST_JADE: Final = 60  # that one payment can use instead of coins, or of camels
MOST_CAMELS: Final = 15
MOST_TIMES: Final = 12
MOST_TRADES: Final = 3

ENDINGS: Final = ("", "rounds")
