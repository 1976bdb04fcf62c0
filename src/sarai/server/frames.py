"""What leaves the server about a table: the one place where its bytes are made, from views and events as told."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from msgspec import Raw, structs

from sarai import bots, games
from sarai.kernel.events import Event, Moved
from sarai.kernel.game import Game
from sarai.kernel.options import with_defaults
from sarai.kernel.phrases import Phrase
from sarai.kernel.plain_data import to_plain
from sarai.kernel.play import Play
from sarai.kernel.reasons import Reason
from sarai.kernel.record import Head, parse_head
from sarai.kernel.showing import SEATED
from sarai.kernel.state import NOBODY
from sarai.kernel.view import View
from sarai.server.encoding import changing_view, whole_view
from sarai.server.refusals import why
from sarai.server.store import Owner, TableRow
from sarai.server.wire import (
    BotLevel,
    BranchOf,
    ClocksShown,
    ClockWish,
    EventShown,
    GameBrief,
    Games,
    GameShown,
    LineFrame,
    LineShown,
    Movement,
    OptionShown,
    SeatShown,
    TableShown,
    UndoShown,
    encode,
)
from sarai.table import Table, TimeControl
from sarai.table.clocks import read_pace
from sarai.words import LANGUAGES

log = logging.getLogger("sarai")


def all_games() -> Games:
    return Games([game_brief(games.load(name)) for name in _sound()], list(LANGUAGES))


@cache
def _sound() -> tuple[str, ...]:
    """The games that can be played. One that cannot even be read is logged, and spoils no other."""
    found = []
    for name in games.GAMES:
        try:
            games.load(name)
        except Exception:
            log.exception("a game cannot be played", extra={"game": name})
        else:
            found.append(name)
    return tuple(found)


def game_brief(game: Game) -> GameBrief:
    figures = {name: int(figure) for name, figure in game.showing.figures.items()}
    toy = game.id in games.TOYS
    return GameBrief(game.id, [game.seats[0], game.seats[-1]], list(game.playing_time), figures, toy)


def levels(game: str) -> dict[str, str]:
    """The bots that a table of the game can have, by level."""
    return bots.levels(games.load(game))


def follower(game: str) -> str:
    """The bot that takes over from anybody who resigns or runs out of time."""
    return levels(game)["easy"]


def game_info(name: str) -> GameShown:
    game = games.load(name)
    shown = game.showing
    return GameShown(
        **structs.asdict(game_brief(game)),
        options=[OptionShown(one.name, one.default, list(one.choices), one.rule) for one in game.options],
        pieces=list(game.pieces),
        names={one: list(shown.names_of(one) or ()) for one in (*SEATED, *game.names)},
        arguments=dict(shown.arguments),
        own_names=dict(shown.own_names),
        numbers=dict(shown.numbers),
        left_out={str(seats): _left_out(game, seats) for seats in game.seats},
        topics=list(shown.topics),
        topics_unasked=dict(shown.topics_unasked),
        figures_for={str(seats): _figures(game, seats) for seats in game.seats},
        bots=[BotLevel(level, spec) for level, spec in levels(name).items()],
        timed=game.timed,
    )


def _left_out(game: Game, seats: int) -> list[str]:
    """The pieces that stay in the box with that many seats."""
    return [piece for piece, count in zip(game.pieces, game.all_pieces(seats), strict=True) if not count]


def _figures(game: Game, seats: int) -> dict[str, int]:
    """The figures of texts that depend on the number of seats."""
    shown = game.showing
    return {name: int(figure) for name, figure in shown.figures_for(seats).items() if name not in shown.figures}


def cards(game: Game) -> bytes:
    """What is printed on each card and each of its actions, for a client to turn into words and pictures."""
    return encode({name: _phrase(phrase) for name, phrase in game.showing.phrases.items()})


def board(game: Game) -> bytes:
    """What a client draws that is the same in all games of the pack."""
    return encode(to_plain(game.showing.board()))


def _phrase(phrase: Phrase) -> dict[str, object]:
    """A phrase without its empty parts."""
    shown: dict[str, object] = {"key": phrase.key}
    if phrase.args:
        shown["args"] = phrase.args
    if phrase.parts:
        shown["parts"] = {name: [_phrase(part) for part in parts] for name, parts in phrase.parts.items()}
        shown["joint"] = phrase.joint
    return shown


# -- a table


def table(kept: TableRow, guest: str, link: str, shown: Sequence[SeatShown]) -> TableShown:
    """The table as a guest sees it in a list, with its seats as they see them."""
    head = head_of(kept.head)
    host = guest != "" and guest == kept.maker
    invites = host or (not kept.open and guest != "" and any(owner.guest == guest for owner in kept.owners))
    free = any(owner.free for owner in kept.owners)
    return TableShown(
        id=kept.id,
        game=kept.game,
        seats=list(shown),
        options=with_defaults(games.load(kept.game), head.options),
        clock=clock_wish(read_pace(kept.clock)),
        open=kept.open,
        aid=kept.aid,
        over=kept.over,
        lines=kept.lines,
        started=kept.started,
        host=host,
        begun=kept.begun,
        listed=kept.listed,
        branch_of=None
        if kept.branch_of is None
        else BranchOf(kept.branch_of, kept.branch_n if kept.branch_n is not None else 0, kept.imagined),
        rematch=kept.rematch,
        join_link=f"/t/{kept.id}#join={link}" if free and invites and not kept.over else None,
        pack=head.pack,
        commitment=head.commitment,
        seed=kept.seed.hex() if kept.over and kept.seed else None,
    )


@lru_cache(maxsize=1024)
def head_of(text: str) -> Head:
    """The head of a record; lists ask for the same again and again."""
    return parse_head(text)


def seats(kept: TableRow, guest: str, gone_in: Callable[[Owner], int | None]) -> list[SeatShown]:
    """The seats as a guest sees them; of somebody away `gone_in` says when their seat may be given to a bot."""
    return [seat(owner, guest, None if owner.kind == "bot" else gone_in(owner)) for owner in kept.owners]


def seat(owner: Owner, guest: str, gone_in: int | None) -> SeatShown:
    return SeatShown(
        name=owner.name,
        kind="open" if owner.free else owner.kind,  # type: ignore[arg-type]
        bot=owner.bot,
        mine=bool(guest) and owner.guest == guest,
        away=gone_in is not None,
        gone_in=gone_in or 0,
        resigned=owner.resigned,
    )


def clock_wish(pace: TimeControl) -> ClockWish:
    return ClockWish(pace.kind, pace.minutes, pace.increment, pace.days)  # type: ignore[arg-type]


# -- lines, views and what goes with them


def event(told: Event) -> EventShown:
    if isinstance(told, Moved):
        return EventShown(moved=Movement(told.piece, told.source, told.target))
    return EventShown(told.kind, dict(told.args))


def line(playing: Play, n: int, seat: int) -> LineShown:
    """Line n as the seat may read it, with the events it was told."""
    shown, step = playing.line_as_told(n, seat), playing.step_after(n)
    events = [event(one.told_to(seat)) for one in step.events] if step.line.n == n else []
    return LineShown(n, shown.seat, shown.text, shown.at, events, shown.noted, shown.said if shown.noted else "")


def view(playing: Play, seat: int) -> Raw:
    """All that the seat may know now."""
    return Raw(whole_view(playing.game, playing.view(seat)))


def undo(at: Table, seat: int) -> UndoShown:
    goal = Reason("why-spectator") if seat == NOBODY else at.undo_goes_to(seat)
    return _undo_refused(goal.key) if isinstance(goal, Reason) else UndoShown(to=goal)


@cache
def _undo_refused(key: str) -> UndoShown:
    """Cached, since most seats may not undo, and the reasons have no arguments."""
    return UndoShown(reason=why(Reason(key)))


def clocks(at: Table, now: int) -> ClocksShown:
    timed = at.clock.pace.kind != "none"
    return ClocksShown(
        at.clock.pace.kind,  # type: ignore[arg-type]
        at.clock.left_at(now) if timed else [],
        list(at.clock.running),
        0 if at.over or at.paused else at.playing.state.wakes(),
        now,
    )


def prompt_number(at: Table, seat: int) -> int:
    return 0 if seat == NOBODY else at.playing.numbers[seat]


def line_frame(at: Table, seen: View, line: bytes, shown: ClocksShown) -> bytes:
    """A new line, the view after it, and the clocks, which everybody sees alike."""
    view, seat = Raw(changing_view(at.game, seen)), seen.seat
    return encode(LineFrame(Raw(line), view, prompt_number(at, seat), undo(at, seat), shown))
