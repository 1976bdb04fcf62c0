"""Marco Polo II: In the Service of the Khan.

Read it in the order a player would explain it: `setup`, `rounds`, `dice`, `turn`, `spaces` (the actions), `books`,
`seals`, `travel`, `posts`, `contracts`, `cards`, `rewards`, `paying`, `ending`. What lies on the table is in `table`,
what the box prints in `content` and `terms`, how that is worded in `phrases` and drawn in `board` and `signs`, what
seats see of a game in `showing`; and `game` joins it all to the kernel.
"""

from sarai.games.marco_polo.game import MarcoPolo as MarcoPolo
