"""The sand that a builder has left, for a board to draw."""

from __future__ import annotations

from typing import Annotated

from sarai.kernel.plain import Whole, plain


@plain
class Sand:
    """How long somebody may build (S35).

    `ends` is when their sandglass runs out, in the milliseconds of the table; 0: none runs. Where changes use up the
    sand instead, a round has `seconds` of it and each change takes `step` of them; elsewhere both are 0.
    """

    ends: Annotated[int, Whole(0, 10**13)]
    seconds: Annotated[int, Whole()]
    step: Annotated[int, Whole()]
