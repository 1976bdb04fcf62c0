"""Kashgar: Merchants of the Silk Road.

Read it in the order a player would explain it: `setup`, `turn`, `deeds` (what persons do), then what they do it with
and what is asked about that: `stocks`, `drawing`, `contracts`, `caravans`; and `ending`. What lies on the table is in
`table`, what the cards say in `content`, `terms` and `phrases`, and `game` joins it all to the kernel.
"""

from sarai.games.kashgar.game import Kashgar as Kashgar
