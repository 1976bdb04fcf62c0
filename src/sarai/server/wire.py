"""What goes over the wire, as types: requests, answers and frames. No tuples: the client's types are generated from
these.

Whatever a client sends has a limit here, in size and in number, so that nothing beyond it is even looked at.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

Name = Annotated[str, Meta(max_length=40)]
Spec = Annotated[str, Meta(max_length=40)]
Action = Annotated[str, Meta(max_length=120)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=-1, le=7)]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]
"""What a guest adds to the seed, or the hash of a seed, in hexadecimal digits."""
LineNumber = Annotated[int, Meta(ge=0, le=999_999_999)]
PromptNumber = Annotated[int, Meta(ge=0, le=999_999_999)]
OptionName = Annotated[str, Meta(max_length=40)]
OptionValue = Annotated[str, Meta(max_length=600)]
Token = Annotated[str, Meta(max_length=400)]
MOST_RECORD = 2_000_000


# -- refusals


class Why(Struct):
    """The rule that refuses: a text key, its arguments, and the number of the ruling, if one decides it; and where on
    the board the refused action would be pointed at."""

    key: str
    args: dict[str, int | str]
    rule: str
    target: str = ""


class Refused(Struct):
    """Every refusal over HTTP: the reason as data, and the same in an English sentence."""

    reason: Why
    said: str


# -- requests


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: Literal["here", "link", "bot"]
    name: Name = ""
    bot: Spec = ""


class ClockWish(Struct, forbid_unknown_fields=True):
    kind: Literal["none", "minutes", "days"] = "none"
    minutes: Annotated[int, Meta(ge=0, le=9999)] = 0
    increment: Annotated[int, Meta(ge=0, le=9999)] = 0
    days: Annotated[int, Meta(ge=0, le=999)] = 0


class TableWish(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=24)] = {}
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    open: bool = False
    aid: bool = False
    promise: Share = ""
    nonce: Share = ""


class JoinWish(Struct, forbid_unknown_fields=True):
    token: Token = ""
    seat: SeatNumber | None = None
    name: Name = ""


class SeatChosen(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class LinkWish(Struct, forbid_unknown_fields=True):
    """The private link of one's seat; `anew` makes all earlier ones useless."""

    seat: SeatNumber
    anew: bool = False


class TakeWish(Struct, forbid_unknown_fields=True):
    token: Token


class BranchWish(Struct, forbid_unknown_fields=True):
    n: LineNumber
    seat: SeatNumber = 0
    bots: Annotated[list[Spec | None], Meta(max_length=8)] = []


class RecordText(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=MOST_RECORD)]


# -- answers


class OptionShown(Struct):
    name: str
    default: str
    choices: list[str]
    rule: str


class BotLevel(Struct):
    level: str
    spec: str


class GameBrief(Struct):
    """What a list of games says about each."""

    id: str
    seats: list[int]
    playing_time: list[int]
    figures: dict[str, int]
    toy: bool
    """Whether it is an example for learning the kernel, rather than a game to stay with."""


class GameShown(GameBrief):
    options: list[OptionShown]
    pieces: list[str]
    names: dict[str, list[str]]
    arguments: dict[str, str]
    """Arguments of texts whose values have names of their own, each with the family of keys that holds those names."""
    own_names: dict[str, bool]
    """The families whose things a pack may name as it likes, and whether each word then begins with a capital."""
    numbers: dict[str, int]
    left_out: dict[str, list[str]]
    topics: list[str]
    topics_unasked: dict[str, str]
    """The topic for somebody who is asked nothing: while the game goes on (``), by the reason of its end, or `over`."""
    figures_for: dict[str, dict[str, int]]
    bots: list[BotLevel]
    timed: bool


class Games(Struct):
    games: list[GameBrief]
    languages: list[str]


class SeatShown(Struct):
    name: str
    kind: Literal["here", "link", "bot", "open"]
    bot: str
    mine: bool
    away: bool
    gone_in: int
    """For a seat whose guest is away: milliseconds until a bot may be given to it; 0: it may."""
    resigned: bool = False


class BranchOf(Struct):
    id: str
    n: int
    imagined: bool


class TableShown(Struct):
    id: str
    game: str
    seats: list[SeatShown]
    options: dict[str, str]
    clock: ClockWish
    open: bool
    aid: bool
    over: bool
    lines: int
    started: int
    host: bool
    """Whether it is the guest's own: they can close it, and remove somebody, until it has begun."""
    begun: bool
    """Whether somebody besides the host has played."""
    listed: bool
    """Whether the lobby shows it."""
    branch_of: BranchOf | None
    rematch: str | None
    join_link: str | None
    pack: str
    commitment: str
    seed: str | None


class Tables(Struct):
    mine: list[TableShown]
    open: list[TableShown]


class Movement(Struct):
    piece: int | None
    source: str
    target: str


class EventShown(Struct, omit_defaults=True):
    """A sentence of the log (`kind` and `args`), or a movement to be drawn (`moved`)."""

    kind: str = ""
    args: dict[str, int | str | None] = {}
    moved: Movement | None = None


class LineShown(Struct, omit_defaults=True):
    n: int
    seat: int
    text: str
    at: int
    events: list[EventShown]
    noted: str = ""
    """What the table did, if the line is not an answer: a bot was seated, somebody resigned, a line was taken back."""
    said: str = ""
    """For such a line: the bot, the name, the line to go back to."""


class LinesShown(Struct):
    lines: list[LineShown]


class ViewAfter(Struct):
    n: int
    view: dict[str, Any]


class Views(Struct):
    views: list[ViewAfter]


class Promised(Struct):
    """The hash of a seed that is made already; whoever deals with it adds a share of their own."""

    commitment: str


class Verdict(Struct):
    ok: bool
    said: str


class SeatLink(Struct):
    """Moves a seat to another browser; only for whoever has the seat."""

    link: str


class Closed(Struct):
    closed: bool = True


class Health(Struct):
    """Whether everything works: changes can be stored, and the bots' processes answer."""

    ok: bool
    store: bool
    bots: bool
    lanes: dict[str, int]
    """How many questions wait in each lane."""
    tables: int
    version: str


# -- frames to the client


class UndoShown(Struct, omit_defaults=True):
    """The line to which undo would go, or why it may not."""

    to: int | None = None
    reason: Why | None = None


class ClocksShown(Struct):
    kind: Literal["none", "minutes", "days"]
    left: list[int]
    running: list[int]
    wakes: int
    now: int


class Frame(Struct, tag_field="kind"):
    pass


class Offered(Frame, tag="offered"):
    what: Literal["pause", "bot"]
    by: int
    seat: int
    bot: str


class Hello(Frame, tag="hello"):
    table: TableShown
    seat: int
    lines: list[Raw]
    view: Raw
    prompt: int
    undo: UndoShown
    clocks: ClocksShown
    paused: bool
    thinking: list[int]
    offers: list[Offered]


class LineFrame(Frame, tag="line"):
    """A new line, and the view without its constant members, which were in `hello`."""

    line: Raw
    view: Raw
    prompt: int
    undo: UndoShown
    clocks: ClocksShown


class Done(Frame, tag="done"):
    id: str


class RefusedFrame(Frame, tag="refused"):
    id: str
    reason: Why
    said: str


class WhyFrame(Frame, tag="why"):
    id: str
    reasons: dict[str, Why]


class Pong(Frame, tag="pong"):
    """The server is there."""

    id: str


class Foreseen(Frame, tag="foreseen"):
    id: str
    action: str
    events: list[EventShown]


class SeatsFrame(Frame, tag="seats"):
    seats: list[SeatShown]


class ThinkingFrame(Frame, tag="thinking"):
    seats: list[int]


class Paused(Frame, tag="paused"):
    paused: bool
    by: int


class Rematched(Frame, tag="rematch"):
    """Somebody has laid the same table again."""

    table: str


Answer = Done | RefusedFrame | WhyFrame | Foreseen | Pong
FRAMES = (
    Hello,
    LineFrame,
    Done,
    RefusedFrame,
    WhyFrame,
    Foreseen,
    Pong,
    SeatsFrame,
    ThinkingFrame,
    Paused,
    Offered,
    Rematched,
)


# -- commands from the client


class Command(Struct, tag_field="do", forbid_unknown_fields=True):
    id: CommandId


class DoAnswer(Command, tag="answer"):
    prompt: PromptNumber
    action: Action


class DoUndo(Command, tag="undo"):
    prompt: PromptNumber


class DoResign(Command, tag="resign"):
    pass


class DoPause(Command, tag="pause"):
    pass


class DoResume(Command, tag="resume"):
    pass


class DoBot(Command, tag="bot"):
    """A bot for a seat: for one's own any that a table may have, for that of somebody who has gone always the same
    one."""

    seat: SeatNumber
    bot: Spec = ""


class DoBack(Command, tag="back"):
    pass


class DoWhy(Command, tag="why"):
    family: Annotated[str, Meta(max_length=40)] = ""


class DoForesee(Command, tag="foresee"):
    action: Action


class DoPing(Command, tag="ping"):
    """Asks whether the server is there; it changes nothing, and does not reach the game."""


AnyCommand = DoAnswer | DoUndo | DoResign | DoPause | DoResume | DoBot | DoBack | DoWhy | DoForesee | DoPing
read_command = msgspec.json.Decoder(AnyCommand).decode
read_text = msgspec.json.Decoder(str).decode
read_verdict = msgspec.json.Decoder(Verdict).decode
encode = msgspec.json.Encoder().encode
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading JSON raises: for what is not JSON, for what is not UTF-8, and for what is nested too deep."""


class _JustId(Struct):
    id: str = ""


def id_in(data: bytes) -> str:
    """The id of a command that is otherwise unreadable, so that its refusal can name it."""
    try:
        return msgspec.json.decode(data, type=_JustId).id[:64]
    except UNREADABLE:
        return ""
