"""What a group may agree on before a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sarai.kernel.reasons import BadOption

if TYPE_CHECKING:
    from sarai.kernel.game import Game


@dataclass(frozen=True, slots=True)
class TableOption:
    """Something a group may choose; `rule` is the ruling it changes, `default` what we play."""

    name: str
    default: str
    choices: tuple[str, ...]
    rule: str
    fault: Callable[[str], str | None]

    @classmethod
    def among(cls, name: str, *choices: str, rule: str) -> TableOption:
        """A choice among words; the first is the default."""
        return cls(name, choices[0], choices, rule, _any_of(choices))


def _any_of(choices: tuple[str, ...]) -> Callable[[str], str | None]:
    return lambda value: None if value in choices else f"should be one of {', '.join(choices)}"


def complete_options(game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
    """The chosen options, the rest filled in with defaults; raises `BadOption` with every fault."""
    known = {option.name: option for option in game.options}
    faults = [
        f"{name!r} is no option of {game.id}; there are: {', '.join(known)}" for name in chosen if name not in known
    ]
    for name, option in known.items():
        fault = option.fault(chosen.get(name, option.default))
        if fault:
            faults.append(f"{name}={chosen[name]} {fault}" + (f" [{option.rule}]" if option.rule else ""))
    if faults:
        raise BadOption(faults)
    return with_defaults(game, chosen)


def with_defaults(game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option of the game: as chosen, or by default, as in the head of a record that is older than the option."""
    return {option.name: chosen.get(option.name, option.default) for option in game.options}


def check_seats(game: Game, seats: int) -> None:
    if seats not in game.seats:
        raise BadOption([f"{game.id} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}"])
