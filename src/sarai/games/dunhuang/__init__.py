"""Merchants of Dunhuang.

Read it in the order a player would tell it: `setup`, `turn` (its five steps), `majority`, `characters`, `ending`. Each
question stands where it is asked, with what may be answered, what the answer does and why others are refused; what
all of them have in common is in `asking`. What lies on the table is in `table`, how it is shown in `view`, what bots
think of it in `judging`, and `game` joins it to the kernel.
"""

from sarai.games.dunhuang.game import Dunhuang as Dunhuang
