"""The players' words as small numbers: stocks, action spaces, phases, actions, verbs, streams of chance.

Plain constants, so that the rules compile to integer tests. `game` declares the actions in this very order; a test
holds the two together. Numbers that the rulebook prints stand here too; what a box prints is in the pack.
"""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
ROUNDS: Final = 5
NONE: Final = -1
"""No card, no tile, no place, no seal."""

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
OFFERS_OF_BOOK: Final = 6
GOALS: Final = 14
SHIELDS: Final = 9
POSTS: Final = 11
ACTIVE: Final = 2
"""Contracts that a board has room for."""
DICE: Final = 5
GOALS_DEALT: Final = 3

# -- stocks; a row of a reward has one number more, for points
COINS: Final = 0
CAMELS: Final = 1
PEPPER: Final = 2
SILK: Final = 3
GOLD: Final = 4
JADE: Final = 5
POINTS: Final = 6
STOCKS: Final = ("coins", "camels", "pepper", "silk", "gold", "jade")
ROW: Final = ("coins", "camels", "pepper", "silk", "gold", "jade", "points")
KINDS_OF_STOCK: Final = 6
WIDTH: Final = 7

# -- numbers of the rulebook
START_CAMELS: Final = 3
START_COINS: Final = 8
FAVOR_COINS: Final = 4
FAVOR_CAMELS: Final = 2
FAVOR_PLACES: Final = 4
SPECIAL_PLACES: Final = 2
BAG_COINS: Final = 3
BAG_CAMELS: Final = 2
BAG_JADE: Final = 1
CONTRACTS_COINS: Final = 3
CONTRACTS_TAKEN: Final = 2
LOWER_COINS: Final = 2
REROLL_CAMELS: Final = 1
CHANGE_CAMELS: Final = 2
BLACK_CAMELS: Final = 3
FAIR_ROLL: Final = 15
NINTH: Final = 5
ELEVENTH: Final = 10
MOST_COMPLETED: Final = 8
SECOND_COMPLETED: Final = 4
GOODS_A_POINT: Final = 2
COINS_A_POINT: Final = 10

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
OASIS_POINTS: Final = 3
OASIS_COINS: Final = 2
MAILIN_COINS: Final = 3
ABHA_COINS: Final = 2
ISABELLA_COINS: Final = 2

# -- seals
FARMER: Final = 0
SPICER: Final = 1
TAILOR: Final = 2
JEWELER: Final = 3
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
# for what else a die may be asked
FOR_REROLL: Final = 22
FOR_RAISE: Final = 23
FOR_LOWER: Final = 24

# -- dice: kinds are numbered by value, the own one before the black one
DIE_KINDS: Final = 12
FACES: Final = 6
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
TRADE: Final = 0  # pay and get, so many times as the die allows
COUNT: Final = 1  # something for each thing counted, at most the die value
GAIN: Final = 2  # something for each pip
TABLE: Final = 3  # read off by die value
SEAL_ACTION: Final = 4  # the Guild Seals action with this one die
MARKERS_AGAIN: Final = 5  # bonuses of own markers, all different
MOVEMENT: Final = 6
VERBS: Final = ("trade", "count", "gain", "table", "seal", "markers", "move")

# -- what is counted
COUNT_CONTRACTS: Final = 0
COUNT_POSTS: Final = 1
COUNT_SHIELDS: Final = 2
COUNT_SEALS: Final = 3
COUNT_IMPROVED: Final = 4
COUNTED: Final = ("contracts", "posts", "shields", "seals", "improved-seals")

# -- what is still to be carried out; each is written as kind * TASK + argument
TASK: Final = 1000
PAID: Final = 10
"""Above a face, in a task about pairs: how many dice of the opposite face were paid for (M27)."""
GET_MARKER: Final = 1  # the bonus of a city's marker
GET_SEAL: Final = 2  # the bonus of an improved seal
GET_TILE: Final = 3  # of an outpost tile
GET_COINS: Final = 4
CHOOSE_GOODS: Final = 5  # so many of gold, silk, pepper
CHOOSE_DIFFERENT: Final = 6  # so many, all different; times 8, plus a bit for each that was chosen
ROLL_BLACK: Final = 7
MOVE: Final = 8
OPEN_CONTRACT: Final = 9
PILE_CONTRACT: Final = 10
TAKE_CONTRACTS: Final = 11  # of the Contracts action, so many are left
CONTRACT_AT: Final = 12  # at a city with a new post
PLACE_POST: Final = 13
EXTRA_POST: Final = 14
OASES: Final = 15
PAIRS: Final = 16  # Isabella's, of a face
COMPENSATE: Final = 17
TWICE: Final = 18  # Mailin and Tian Chin
TAKE_MARKERS: Final = 19  # of a city card, so many are left
TASKS: Final = (
    "",
    "marker",
    "seal",
    "outpost",
    "coins",
    "goods",
    "different",
    "black-die",
    "move",
    "open-contract",
    "pile-contract",
    "contracts",
    "contract-at",
    "post",
    "extra-post",
    "oases",
    "pairs",
    "compensation",
    "twice",
    "markers",
)

# -- bonuses of a new post
BONUS_MARKER: Final = 0
BONUS_OUTPOST: Final = 1
BONUS_CONTRACT: Final = 2
BONUS_KINDS: Final = ("marker", "outpost", "contract")

# -- what a payment is for
FOR_NOTHING: Final = 0
FOR_OFFER: Final = 1
FOR_SEAL: Final = 2
FOR_MOVE: Final = 3
FOR_CONTRACTS: Final = 4
FOR_TRADE: Final = 5
FOR_COMPLETING: Final = 6
FOR_IMPROVING: Final = 7
FOR_NEW_ROLL: Final = 8
FOR_CHANGE: Final = 9
FOR_BLACK: Final = 10
PURPOSES: Final = (
    "",
    "offer",
    "seal",
    "move",
    "contracts",
    "trade",
    "complete",
    "improve",
    "reroll",
    "change",
    "buy",
)

# -- where a game stands: which question is open
CHOOSE_CHARACTER: Final = 0
CHOOSE_GOAL: Final = 1
CHOOSE_TWICE: Final = 2
CHOOSE_PAIRS: Final = 3
CHOOSE_COMPENSATION: Final = 4
TURN: Final = 5
CHOOSE_DIE: Final = 6
CHOOSE_OFFER: Final = 7
CHOOSE_SEAL: Final = 8
CHOOSE_FIGURE: Final = 9
WALK: Final = 10
CHOOSE_POST: Final = 11
LIFT_POST: Final = 12
CHOOSE_BONUS: Final = 13
TAKE_CONTRACT: Final = 14
DROP_CONTRACT: Final = 15
CHOOSE_GOOD: Final = 16
COPY_MARKER: Final = 17
CHOOSE_TRADE: Final = 18
CHOOSE_TIMES: Final = 19
CHOOSE_MARKER: Final = 20
CHOOSE_MONEY: Final = 21
PAY_COINS: Final = 22
PAY_CAMELS: Final = 23
CHOOSE_OASES: Final = 24
CHOOSE_BLACK: Final = 25
OVER: Final = 26
FLOW: Final = 27  # no question is open: what is to be done goes on
PHASES: Final = (
    "character",
    "goal",
    "twice",
    "pairs",
    "compensation",
    "turn",
    "die",
    "offer",
    "seal",
    "figure",
    "walk",
    "extra-post",
    "lift",
    "bonus",
    "take",
    "drop",
    "good",
    "copy",
    "trade",
    "times",
    "marker",
    "money-bag",
    "pay-coins",
    "pay-camels",
    "oases",
    "black",
    "over",
)

# -- the stages of a game
SETTING_UP: Final = 0
BONUSES: Final = 1
ROLLED: Final = 2
PLAYING: Final = 3
STAGES: Final = ("set-up", "bonuses", "rolled", "turns")

# -- actions: the first of each family; number 0 is the kernel's time-up
DO_ACT: Final = 1
DO_DIE: Final = 23
DO_REROLL: Final = 35
DO_RAISE: Final = 36
DO_LOWER: Final = 37
DO_BUY: Final = 38
DO_END: Final = 39
DO_COMPLETE: Final = 40
DO_IMPROVE: Final = 89
DO_SPEND: Final = 93
DO_OFFER: Final = 103
DO_SEAL: Final = 107
DO_FIGURE: Final = 111
DO_STOP: Final = 113
DO_SWITCH: Final = 114
DO_POST: Final = 115
DO_LIFT: Final = 131
DO_BONUS: Final = 147
DO_TAKE: Final = 195
DO_DROP: Final = 244
DO_ENOUGH: Final = 293
DO_GOOD: Final = 294
DO_COPY: Final = 297
DO_TRADE: Final = 304
DO_TIMES: Final = 307
DO_MARKER: Final = 319
DO_GET: Final = 335
DO_JADE_COINS: Final = 338
DO_JADE_CAMELS: Final = 399
DO_CAMELS: Final = 460
DO_TWICE: Final = 476
DO_PAIRS: Final = 496
DO_CHARACTER: Final = 499
DO_KEEP: Final = 506
DO_BLACK: Final = 520
DO_GO: Final = 526  # go location: the pack decides how many there are

MOST_JADE: Final = 60  # that one payment can use in place of coins, or of camels
MOST_CAMELS: Final = 15
MOST_TIMES: Final = 12
MOST_TRADES: Final = 3

# -- streams of chance
FIRST: Final = 0
CHARACTER: Final = 1
MARKER: Final = 2
OUTPOST: Final = 3
CITY_CARD: Final = 4
RED_CONTRACT: Final = 5
BLUE_CONTRACT: Final = 6
OFFER: Final = 7  # three of them, one a book
GOAL: Final = 10
DIE: Final = 11  # one a seat; streams of a family for each seat are eight
BLACK_DIE: Final = 19  # one a seat
BLACK_POOL: Final = 27

ENDINGS: Final = ("", "rounds")
