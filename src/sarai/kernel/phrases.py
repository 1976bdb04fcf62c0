"""What is printed on a card, as data: keys and arguments from which a text is made in each language."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text key with its arguments. Each of `parts` is an argument too: phrases, with `joint` between them."""

    key: str
    args: dict[str, int | str] = field(default_factory=dict)
    parts: dict[str, list[Phrase]] = field(default_factory=dict)
    joint: str = ", "
