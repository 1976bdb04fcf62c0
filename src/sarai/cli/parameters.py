"""Parameters that several commands share, and how they are read: a bad value is refused in one line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sarai.kernel.reasons import BadOption
from sarai.kernel.record import seat_of
from sarai.kernel.state import LETTERS
from sarai.server.settings import whole as whole

OptionList = Annotated[
    list[str] | None, Parameter(name="--option", negative="", help="A table option, as NAME=VALUE; may be repeated.")
]
Language = Annotated[str, Parameter(help="Language of the texts: en or nl.")]
Json = Annotated[bool, Parameter(negative="", help="Print JSON for programs.")]
PackFile = Annotated[Path | None, Parameter(help="A pack file of your own instead of ours.")]
Seats = Annotated[int, Parameter(converter=whole, help="Number of seats.")]
Seed = Annotated[int, Parameter(converter=whole, help="The same seed gives the same result.")]
Eyes = Annotated[
    str | None,
    Parameter(allow_leading_hyphen=True, help="Show it through this seat's eyes (A to H, - for a spectator)."),
]
GameName = Annotated[str, Parameter(help="A game's id; `sarai games` lists them.")]


def one_for_each(text: str, seats: int) -> list[str]:
    """One bot for each seat; a single name stands for all."""
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadOption([f"--bots names {len(names)}, but bots take {seats} seats; give one for each, or one for all"])
    return names


def options_in(given: list[str] | None) -> dict[str, str]:
    options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption([f"--option is written NAME=VALUE, not {text!r}"])
        options[name] = value
    return options


def seat_in(text: str, seats: int) -> int:
    if text not in ("-", *LETTERS[:seats]):
        raise BadOption([f"seat should be {' or '.join(LETTERS[:seats])}, or - for a spectator, not {text!r}"])
    return seat_of(text)
