"""Merchants of Dunhuang.

Read it in the order a player would tell it: `setup`, `turn` (its five steps), `majority`, `characters`, `ending`.
What lies on the table is in `table`, the words it is told in are in `words`, and `game` joins it to the kernel.
"""

from sarai.games.dunhuang.game import Dunhuang as Dunhuang
