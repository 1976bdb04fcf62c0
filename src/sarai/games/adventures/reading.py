"""Reading a rough map: at which edges a good may be bought, judging by where its circle is drawn.

The house maps are drawn with this: a circle's weights follow from its position. Bots read the position as people do,
with better or worse eyes, and never look into the pack.
"""

from __future__ import annotations

import math
from typing import Final

from sarai.games.adventures.board import INNER, middle_of_edge

BLUR: Final = 1728.0
"""Twice the square of how far a circle usually is from its edge, in units of the board (a hex is 200 wide)."""
FAINTEST: Final = 4
"""Readings below this many per cent are left out."""
_MIDDLES: Final = tuple(middle_of_edge(edge) for edge in range(INNER))


def plausible(x: int, y: int, blur: float = BLUR) -> list[tuple[int, int]]:
    """The inner edges that a circle at x, y may mean, the likeliest first, with weights that add up to 100."""
    near = sorted(((x - a) ** 2 + (y - b) ** 2, edge) for edge, (a, b) in enumerate(_MIDDLES))[:6]
    closest = near[0][0]
    shares = [(math.exp((closest - far) / blur), edge) for far, edge in near]
    total = sum(share for share, _ in shares)
    kept = [(share, edge) for share, edge in shares if 100 * share >= FAINTEST * total]
    total = sum(share for share, _ in kept)
    weights = [(edge, round(100 * share / total)) for share, edge in kept]
    rest = 100 - sum(weight for _, weight in weights[1:])
    return [(weights[0][0], rest), *weights[1:]]
