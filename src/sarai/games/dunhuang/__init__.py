"""Merchants of Dunhuang.

Read it in the order a player would explain it: `setup`, `turn` (its five steps), `majority`, `characters`, `ending`.
Each question is in the module that asks it, with the possible answers, what they do and why others are refused; what
all questions have in common is in `questions`. What lies on the table is in `table`, how it is shown in `showing`, what
bots think of it in `thinking`, and `game` joins it to the kernel.
"""

from sarai.games.dunhuang.game import Dunhuang as Dunhuang
