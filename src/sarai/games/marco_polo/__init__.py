"""Marco Polo II: In the Service of the Khan.

Read it in the order a player would tell it: `setup`, `rounds`, `turn`, `spaces` (the seven actions), `travel`,
`contracts`, `cards`, `rewards`, `paying`, `ending`. What lies on the table is in `table`, what the box prints in
`content`, `terms` and `phrases`, and `game` joins it all to the kernel.
"""

from sarai.games.marco_polo.game import MarcoPolo as MarcoPolo
