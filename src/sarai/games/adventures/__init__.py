"""Silk Road Adventures: all build at once against the glass, from a rough map; the key shows what was bought.

Read it in the order a player would tell it: `board` and `routes`, `setup`, `rounds`, `market`, `questions`, `scoring`,
`ending`. What lies on the table is in `table`, the best route there is in `solver`, and `game` joins it all together.
"""

from sarai.games.adventures.game import Adventures as Adventures
