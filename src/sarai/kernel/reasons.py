"""Why something is refused: the rule that was broken, as data, for people to read in their language."""

from __future__ import annotations

from dataclasses import field

from sarai.kernel.plain_data import plain_data


@plain_data
class Reason:
    """A text key with its arguments, and the number of the ruling behind it (`D12`), if one decides it.

    `target` is where on the board one would point to choose the refused action, for those who ask from there.
    """

    key: str
    args: dict[str, int | str] = field(default_factory=dict)
    rule: str = ""
    target: str = ""

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return self.key + (f" ({told})" if told else "") + (f" [{self.rule}]" if self.rule else "")


class Refusal(ValueError):
    """Something from outside that cannot be accepted; nothing has changed. Its text is for people."""


class IllegalAction(Refusal):
    """An action that the rules do not allow here."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Faulty(Refusal):
    """A text that does not say what it should; `faults` names every fault, each with its place."""

    what = "text"

    def __init__(self, faults: list[str]) -> None:
        super().__init__((f"bad {self.what}: " if self.what else "") + "; ".join(faults))
        self.faults = faults


class BadPosition(Faulty):
    what = "position"


class BadPack(Faulty):
    what = "pack"


class BadOption(Faulty):
    """Something asked for that the game or the program does not offer."""

    what = ""


class BadRecord(Faulty):
    """`line` is the number of the line in the file, counted from 1; 0 when the whole file is meant.

    `reason` is the rule a line breaks, for those who can say it in the reader's language.
    """

    what = "record"

    def __init__(self, line: int, fault: str, reason: Reason | None = None) -> None:
        self.line = line
        self.said = (f"line {line}: " if line else "") + fault
        self.reason = reason
        super().__init__([self.said + (f" {reason}" if reason else "")])


class Unsaid(TypeError):
    """A game was asked for something that it does not define. Compiled classes cannot be checked any earlier."""

    def __init__(self, thing: object, what: str) -> None:
        super().__init__(f"{type(thing).__name__} does not define {what}")
