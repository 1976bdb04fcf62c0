"""The players' words as small numbers: questions, modes, icons, streams of chance, families of actions.

Plain constants, so that the rules compile to integer tests. `game` declares the actions in the same order; a test
checks that.
"""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
ROUNDS: Final = 4
CITIES: Final = 6
CARDS: Final = 15
MAPS: Final = 24
MAPS_A_ROUND: Final = 6
PIECES: Final = CARDS + MAPS
"""Trade cards, then maps in the order of their rounds."""
NOTHING: Final = -1

# -- the four ways to play (S35)
LIVE: Final = 0  # one sandglass for all
OWN_TIME: Final = 1  # each player's time runs from when they open their map
RELAXED: Final = 2  # no sandglass, no rank bonus
TURNS: Final = 3  # each change of the board costs seconds
MODES: Final = ("live", "own-time", "relaxed", "turns")

# -- what the table waits for: the numbers of its questions
READY: Final = 0  # card and prices lie open, the maps are still face down (S5)
TRADING: Final = 1
PICK: Final = 2  # the only player in last place picks a bonus tile (S29)
OPENING: Final = 3  # while others trade: whoever has not opened their map is asked to (S35)

# -- what a player is doing
WAITING: Final = 0  # has not opened the map
SET: Final = 1  # is ready, but others are not (live)
BUILDING: Final = 2
DECLARED: Final = 3
STOPPED: Final = 4  # time-up came first
DOINGS: Final = ("waiting", "set", "building", "declared", "stopped")

# -- market icons (S4)
SWAP_SECOND: Final = 0
SWAP_THIRD: Final = 1
ROTATE: Final = 2
ICONS: Final = ("swap-second", "swap-third", "rotate")

# -- streams of chance
KEY_STREAM: Final = 0
PRICE_STREAM: Final = 1
CARD_STREAM: Final = 2
MAP_STREAM: Final = 3

# -- the first action of each family; `time-up` is 0, and a way on a hex is numbered hex * 15 + way
A_PLACE: Final = 1
A_BONUS: Final = 286
A_TURN: Final = 571
A_LIFT: Final = 856
A_DECLARE: Final = 875
A_STOP: Final = 876
A_READY: Final = 877
A_OPEN: Final = 878
A_PICK: Final = 879

MOST_COMMANDS: Final = 400
"""The most changes of a board in a round that no sandglass limits: far more than anybody needs (S10)."""
