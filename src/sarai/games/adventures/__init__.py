"""Silk Road Adventures: all build at once against the sandglass, from a rough map; the key shows what was bought.

Read it in the order a player would explain it: `board` and `routes`, `setup`, `rounds`, `market`, `questions`,
`scoring`, `ending`. What lies on the table is in `table`, the search for the best route in `solver`, and `game` joins
it all together.
"""

from sarai.games.adventures.game import Adventures as Adventures
