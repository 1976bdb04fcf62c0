"""Actions are small ints with names.

A game declares its families once (`camel steps`, `place where`, `give good` …). From that one declaration come the int
that rules and learners use, the text that records and people use, and the JSON form that programs use.

>>> space = ActionSpace(family("camel", steps=range(1, 4)), family("place", where=("shop", "hand")), family("pass"))
>>> space.text(space.number("place", where="hand"))
'place hand'
>>> space.parse("camel 3") == space.number("camel", steps=3)
True
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

TIME_UP: Final = 0
"""The sandglass has run out: the one action that every game has. Only the clock may take it."""


class UnknownAction(ValueError):
    """A text, a JSON form or a number that names no action of this game."""


@dataclass(frozen=True, slots=True)
class Family:
    """Actions that differ only in their arguments; `domains` gives each argument's values, by name, in order."""

    name: str
    domains: dict[str, tuple[str, ...]]
    size: int
    base: int = 0


def family(name: str, **domains: Sequence[str] | range) -> Family:
    """Declare a family; a range stands for the numbers in it."""
    named = {argument: tuple(str(value) for value in values) for argument, values in domains.items()}
    size = 1
    for values in named.values():
        size *= len(values)
    return Family(name, named, size)


class ActionSpace:
    """All actions of a game, numbered from 0 in the order of their families; number 0 is always `time-up`."""

    families: dict[str, Family]
    size: int

    def __init__(self, *families: Family) -> None:
        self.families = {}
        self.size = 0
        for declared in (family("time-up"), *families):
            if declared.name in self.families:
                raise ValueError(f"family {declared.name!r} is declared twice")
            self.families[declared.name] = Family(declared.name, declared.domains, declared.size, self.size)
            self.size += declared.size
        self._family_of = [known for known in self.families.values() for _ in range(known.size)]
        self._arguments = [self._named(action) for action in range(self.size)]
        self._texts = [self._worded(action) for action in range(self.size)]
        self._numbers = {text: action for action, text in enumerate(self._texts)}

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.size))

    def base(self, name: str) -> int:
        """The number of a family's first action; the others follow without a gap."""
        return self.families[name].base

    def of_family(self, name: str) -> range:
        """The actions of a family."""
        known = self.families[name]
        return range(known.base, known.base + known.size)

    def family(self, action: int) -> Family:
        if not 0 <= action < self.size:
            raise UnknownAction(f"{action} is no action; there are {self.size}")
        return self._family_of[action]

    def arguments(self, action: int) -> dict[str, str]:
        """The names of an action's argument values, by argument."""
        if not 0 <= action < self.size:
            raise UnknownAction(f"{action} is no action; there are {self.size}")
        return dict(self._arguments[action])

    def _named(self, action: int) -> dict[str, str]:
        chosen = self._family_of[action]
        index = action - chosen.base
        values: dict[str, str] = {}
        for argument in reversed(chosen.domains):
            domain = chosen.domains[argument]
            index, place = divmod(index, len(domain))
            values[argument] = domain[place]
        return {argument: values[argument] for argument in chosen.domains}

    def number(self, name: str, **values: str | int) -> int:
        if name not in self.families:
            raise UnknownAction(f"there is no action {name!r}; there are: {', '.join(self.families)}")
        chosen = self.families[name]
        if set(values) != set(chosen.domains):
            raise UnknownAction(f"{name!r} takes {self._takes(chosen)}")
        index = 0
        for argument, domain in chosen.domains.items():
            value = str(values[argument])
            if value not in domain:
                raise UnknownAction(f"{name!r} takes {self._takes(chosen)}; {value!r} is none of them")
            index = index * len(domain) + domain.index(value)
        return chosen.base + index

    def text(self, action: int) -> str:
        if not 0 <= action < self.size:
            raise UnknownAction(f"{action} is no action; there are {self.size}")
        return self._texts[action]

    def parts(self, action: int) -> tuple[str, dict[str, str], str]:
        """The name of an action's family, the names of its argument values, and its text."""
        if not 0 <= action < self.size:
            raise UnknownAction(f"{action} is no action; there are {self.size}")
        return self._family_of[action].name, dict(self._arguments[action]), self._texts[action]

    def _worded(self, action: int) -> str:
        return " ".join((self._family_of[action].name, *self._arguments[action].values()))

    def parse(self, text: str) -> int:
        """The action a text names; raises `UnknownAction`, which says what would be understood."""
        if text in self._numbers:
            return self._numbers[text]
        words = text.split()
        if not words:
            raise UnknownAction("an action needs a name")
        name = words[0]
        if name not in self.families:
            raise UnknownAction(f"there is no action {name!r}; there are: {', '.join(self.families)}")
        chosen = self.families[name]
        if len(words) - 1 != len(chosen.domains):
            raise UnknownAction(f"{name!r} takes {self._takes(chosen)}")
        return self.number(name, **dict(zip(chosen.domains, words[1:], strict=True)))

    def to_json(self, action: int) -> dict[str, str]:
        return {"do": self.family(action).name, **self.arguments(action)}

    def from_json(self, form: object) -> int:
        if not isinstance(form, dict) or not all(isinstance(word, str) for pair in form.items() for word in pair):
            raise UnknownAction("an action in JSON is an object of strings with a member 'do'")
        values = dict(form)
        name = values.pop("do", None)
        if name is None:
            raise UnknownAction("an action in JSON needs a member 'do' with its name")
        return self.number(name, **values)

    @staticmethod
    def _takes(chosen: Family) -> str:
        if not chosen.domains:
            return "nothing after it"
        return " and ".join(f"{argument} ({_abridged(domain)})" for argument, domain in chosen.domains.items())


def _abridged(domain: tuple[str, ...]) -> str:
    return f"{domain[0]} to {domain[-1]}" if domain[0].isdigit() and len(domain) > 3 else ", ".join(domain)
