"""The sand that a builder has left, for a board to draw."""

from __future__ import annotations

from typing import Annotated

from sarai.kernel.plain_data import WholeNumber, plain_data


@plain_data
class Sand:
    """How long somebody may build (S35).

    `ends` is when their sandglass runs out, in the milliseconds of the table; 0: none runs. Where changes use up the
    sand instead, a round has `seconds` of it and each change takes `step` of them; elsewhere both are 0.
    """

    ends: Annotated[int, WholeNumber(0, 10**13)]
    seconds: Annotated[int, WholeNumber()]
    step: Annotated[int, WholeNumber()]
