"""Records and positions: `record` writes a game, `replay` checks and shows one, `show` a position."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from sarai import games
from sarai.cli.output import print_board, print_json, print_standings, progress, read, write
from sarai.cli.parameters import (
    Eyes,
    GameName,
    Json,
    Language,
    OptionList,
    PackFile,
    Seats,
    Seed,
    options_in,
    seat_in,
    whole,
)
from sarai.kernel.game import Game
from sarai.kernel.memory import Memory
from sarai.kernel.options import check_seats
from sarai.kernel.plain_data import to_plain
from sarai.kernel.play import replay as replay_record
from sarai.kernel.play import verify as verify_record
from sarai.kernel.position import (
    checked_view,
    game_named_in,
    is_view,
    position_text,
    read_position,
    read_view_text,
    view_text,
)
from sarai.kernel.reasons import BadOption, BadRecord, Refusal
from sarai.kernel.record import Record, parse_record
from sarai.kernel.showing import everything
from sarai.kernel.state import LETTERS, State
from sarai.kernel.view import read_view, view
from sarai.words import Words


def record(
    game: GameName,
    *,
    seats: Seats = 2,
    seed: Seed = 1,
    option: OptionList = None,
    eyes: Annotated[
        str | None, Parameter(allow_leading_hyphen=True, help="Only what this seat (A to H, or -) may know.")
    ] = None,
    out: Annotated[
        Path | None, Parameter(help="File to write; with --cover a folder, whose earlier records are replaced.")
    ] = None,
    cover: Annotated[bool, Parameter(negative="", help="Search for games that between them show everything.")] = False,
    most: Annotated[int, Parameter(converter=whole, help="With --cover: how many games to search at most.")] = 20_000,
    pack: PackFile = None,
    json: Json = False,
) -> int:
    """Record a game of random answers; or search for a set of games that shows every rule."""
    loaded = games.load(game, pack)
    if cover:
        return _record_cover(loaded, out or Path("records") / game, most, json)
    check_seats(loaded, seats)
    from sarai.lab.coverage import record_game

    playing = record_game(loaded, seats, seed, {}, options_in(option))
    text = str(playing.record if eyes is None else playing.redacted(seat_in(eyes, seats)))
    if json:
        print_json({"game": game, "seats": seats, "record": text})
    if out is None:
        sys.stdout.write("" if json else text)
    else:
        write(out, text)
    return 0


def _record_cover(game: Game, folder: Path, most: int, json: bool) -> int:
    from sarai.lab.coverage import cover

    with progress() as bar:
        task = bar.add_task(f"{game.id}: goals shown", total=None)
        found, missing = cover(game, most, lambda tried, shown, goals: bar.update(task, completed=shown, total=goals))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal(f"{folder} cannot be created: {error.strerror}") from error
    for old in folder.glob(f"{game.id}-*.sarai"):
        old.unlink()
    for one in found:
        write(folder / f"{one.name}.sarai", one.record)
    if json:
        shown = {one.name: sorted(one.shows) for one in found}
        print_json({"game": game.id, "records": shown, "missing": sorted(missing)})
    else:
        for one in found:
            print(f"{folder / one.name}.sarai shows {len(one.shows)} things")
    if missing:
        print(f"sarai: no game among {most} shows: {', '.join(sorted(missing))}", file=sys.stderr)
    return 1 if missing else 0


def replay(
    file: Annotated[Path, Parameter(allow_leading_hyphen=True, help="A record; - reads standard input.")],
    *,
    verify: Annotated[bool, Parameter(negative="", help="Check the shuffles against the promised seed.")] = False,
    to: Annotated[int | None, Parameter(converter=whole, help="Stop after this line of the game.")] = None,
    seat: Eyes = None,
    position: Annotated[bool, Parameter(negative="", help="Print the position as text instead of the board.")] = False,
    language: Language = "en",
    pack: PackFile = None,
    json: Json = False,
) -> None:
    """Replay a record: check every line, then show the table where it ends."""
    text = read(file, "record")
    parsed = parse_record(text)
    game = games.load(parsed.head.game, pack) if pack else games.load_as_named(parsed.head.game, parsed.head.pack)
    if to is not None and not 0 <= to < len(parsed.lines):
        raise BadRecord(0, f"the game has lines 0 to {len(parsed.lines) - 1}; there is no line {to}")
    if parsed.head.eyes is not None:
        if verify or (seat is not None and seat_in(seat, len(parsed.head.seats)) != parsed.head.eyes):
            raise BadOption(
                ["this is one seat's record: it can only be shown through that seat's eyes, and not verified"]
            )
        _replay_view(game, parsed, to, language, json, position)
        return
    words = Words(language, game, parsed.head.seats)
    try:
        playing = replay_record(game, parsed, to)
    except BadRecord as bad:
        if bad.reason is None:
            raise
        raise Refusal(f"bad record: {bad.said} {words.why(bad.reason)}") from bad
    if to is None and str(playing.record) != text:
        raise BadRecord(0, "the record replays, but is not written as Sarai writes it")
    if verify:
        verify_record(game, parsed)
    eyes = None if seat is None else seat_in(seat, playing.state.seats)
    if position:
        memories = playing.path[-1].memories
        sys.stdout.write(position_text(playing.state, memories) if eyes is None else view_text(playing.view(eyes)))
        return
    if json:
        told: dict[str, Any] = {"lines": len(playing.record.lines), "over": playing.over, "verified": verify}
        told["standings"] = to_plain(playing.standings()) if playing.over else None
        if eyes is None:
            told["table"] = to_plain(everything(game, playing.state))
        else:
            told["view"] = to_plain(playing.view(eyes))
        print_json(told)
        return
    shown = everything(game, playing.state) if eyes is None else playing.view(eyes).table
    print_board(words, shown, playing.state.options)
    ends = "the game is over" if playing.over else "the game is not over"
    print(f"\n{len(playing.record.lines)} lines replay, and {ends}")
    if verify:
        print("the shuffles are those promised (the promise does not cover names, options and answers)")
    if playing.over:
        print_standings(words, playing.standings())


def _replay_view(game: Game, parsed: Record, to: int | None, language: str, json: bool, position: bool) -> None:
    """One seat's record: show its view, and check that it is one."""
    views = parsed.views()
    last = len(views) - 1 if to is None else to
    seen = checked_view(game, read_view(game, views[last]))
    if seen.seat != parsed.head.eyes:
        raise BadRecord(1, "the views belong to another seat than the head says")
    if json:
        print_json({"lines": len(parsed.lines), "view": to_plain(seen)})
        return
    if position:
        sys.stdout.write(view_text(seen))
        return
    words = Words(language, game, parsed.head.seats)
    print_board(words, seen.table, seen.options)
    print(f"\nwhat seat {parsed.head.seats[seen.seat] if seen.seat >= 0 else '-'} saw after line {last}")
    if seen.standings:
        print_standings(words, seen.standings)


def show(
    position: Annotated[Path, Parameter(allow_leading_hyphen=True, help="A position; - reads standard input.")],
    *,
    seat: Eyes = None,
    language: Language = "en",
    pack: PackFile = None,
    json: Json = False,
) -> None:
    """Show a position: the table, and what the seats that decide may do."""
    text = read(position, "position")
    name, pack_named = game_named_in(text)
    game = games.load(name, pack) if pack else games.load_as_named(name, pack_named)
    if is_view(text):
        seen = read_view_text(game, text)
        if seat is not None and seat_in(seat, seen.seats) != seen.seat:
            raise BadOption([f"this is another seat's view; it cannot be shown through the eyes of {seat}"])
    else:
        state, memories = read_position(game, text)
        if seat is None:
            _show_whole(game, state, memories, language, json)
            return
        seen = view(state, memories[seat_in(seat, state.seats)])
    words = Words(language, game)
    if json:
        print_json(to_plain(seen))
        return
    print_board(words, seen.table, seen.options)
    if seen.prompt:
        print(f"\n{words.asks(seen.prompt)}")
        for choice in seen.prompt.choices:
            print(f"  {choice.action:<16} {words.label(choice)}")


def _show_whole(game: Game, state: State, memories: list[Memory], language: str, json: bool) -> None:
    words = Words(language, game)
    shown = everything(game, state)
    if json:
        print_json({"table": to_plain(shown), "views": [to_plain(view(state, memory)) for memory in memories]})
        return
    print_board(words, shown, state.options)
    for seat in range(state.seats):
        prompt = view(state, memories[seat]).prompt
        if prompt:
            print(f"\n{LETTERS[seat]}: {words.asks(prompt)}")
            for choice in prompt.choices:
                print(f"  {choice.action:<16} {words.label(choice)}")
    if not state.deciding:
        print_standings(words, state.standings())
