"""Longer texts about a game: the rules that matter now, what is not possible and why, how it ended."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from sarai.kernel.prompts import Choice
from sarai.kernel.reasons import Reason
from sarai.kernel.standings import Standings
from sarai.kernel.view import View
from sarai.terminal.palette import SHAPES, Palette, sized
from sarai.terminal.sitting import Sitting
from sarai.terminal.widgets import fitted
from sarai.words import Words

WIDEST = 70
"""A table of points that is wider does not fit a small screen."""


def rules_at_hand(words: Words, seen: View, choice: Choice | None, colours: Palette) -> Text:
    """The rules on what is in focus first, then on the game's topics, then on the characters in play."""
    game = words.game
    said = Text()
    characters = game.names.get("character", ())
    pointed: list[str] = []
    if choice is not None:
        pointed += [value for value in choice.args.values() if value in characters]
        for value in choice.args.values():
            if value in game.pieces and words.has(f"{game.id}-about-good"):
                said.append(f"{words.about_good(value, seen.seats)}\n\n", style="bold")
    if seen.prompt is not None and not pointed:
        pointed += [str(value) for value in seen.prompt.args.values() if value in characters]
    in_play = [space.character for space in getattr(seen.table, "ring", [])]
    for topic in dict.fromkeys((*pointed, *game.showing.topics, *in_play)):
        name, rule = words.topic(topic), words.rule(topic)
        said.append(f"{name[:1].upper()}{name[1:]}\n", style=f"bold {colours.lapis}")
        said.append(f"{rule.removeprefix(f'{name}: ')}\n\n")
    if not said:
        said.append(f"{words.text(f'{game.id}-about')}\n\n")
    said.append(words.text("term-how-to"))
    return said


def why_nots(words: Words, reasons: Sequence[Reason], colours: Palette) -> Text:
    """A sentence for each rule that forbids something now, with what else it forbids; obvious reasons are left out."""
    groups: dict[str, list[Reason]] = {}
    for reason in reasons:
        if reason.key not in ("why-clock-only", f"{words.game.id}-why-step"):
            groups.setdefault(reason.key, []).append(reason)
    said = Text()
    for group in groups.values():
        said.append("✗ ", style=f"bold {colours.cinnabar}")
        said.append(f"{words.why(group[0])}\n")
        others = list(dict.fromkeys(name for reason in group[1:] for name in words.names_in(reason)))
        named = [name for name in others if name not in words.names_in(group[0])]
        if named:
            said.append(f"  {words.text('term-likewise', names=', '.join(named))}\n", style=colours.faint)
        elif len(group) > 1:
            said.append(f"  {words.text('term-likewise-more', count=len(group) - 1)}\n", style=colours.faint)
        said.append("\n")
    return said if groups else Text(words.text("term-all-possible"))


def result(words: Words, sitting: Sitting, colours: Palette) -> Text:
    """Why the game ended, who won, the points in each category, and how to check the shuffles."""
    game, table = words.game, sitting.table
    standings = table.playing.state.standings()
    said = Text(f"{words.text(f'{game.id}-end-{standings.reason}')}\n\n")
    winners = ", ".join(words.seats[seat] for seat in standings.winners())
    key = "play-winner" if len(standings.winners()) == 1 else "play-shared-win"
    said.append(f"{words.text(key, names=winners)}\n\n", style=f"bold {colours.jade}")
    said.append_text(_points(words, standings, table.playing.state.seats, colours))
    seed = table.playing.record.lines[-1].said
    said.append(f"\n{words.text('play-seed', seed=seed)}\n", style=colours.faint)
    record = sitting.keeper.record
    if record is not None and sitting.lost is None:
        said.append(f"{words.text('play-saved', file=str(record))}\n", style=colours.faint)
        command = f"sarai replay {shlex.quote(str(record))} --verify"
        said.append(f"{words.text('term-verify', command=command)}\n", style=colours.faint)
    return said


def _points(words: Words, standings: Standings, seats: int, colours: Palette) -> Text:
    """A line for each player with the points by category; a line for each category where that is too wide."""
    categories = list(standings.points[0]) if standings.points else []
    titles = [words.text(f"{words.game.id}-points-{name}") for name in categories]
    titles += [words.text("play-total")] if titles else []
    order = sorted(range(len(standings.ranks)), key=lambda one: standings.ranks[one])
    wide = max(cell_len(name) for name in words.seats[:seats]) + 2
    points = {seat: [*standings.points[seat].values(), standings.total(seat)] for seat in order if titles}
    names = [_ranked(words, standings, seat, wide, colours) for seat in order]
    said = Text()
    if wide + sum(cell_len(title) + 2 for title in titles) <= WIDEST:
        if titles:
            said.append(f"{' ' * (wide + 6)}{'  '.join(titles)}\n", style=colours.faint)
        for seat, name in zip(order, names, strict=True):
            counts = zip(points.get(seat, []), titles, strict=True)
            said.append_text(name + Text("  ".join(str(n).rjust(cell_len(t)) for n, t in counts)))
            said.append("\n")
        return said
    longest = max(cell_len(title) for title in titles) + 2
    column = max(10, (WIDEST - longest) // len(order))
    said.append_text(Text(" " * longest) + Text().join(sized(name, column) for name in names))
    said.append("\n")
    for row, title in enumerate(titles):
        said.append(title.ljust(longest), style=colours.faint)
        said.append("".join(str(points[seat][row]).rjust(5).ljust(column) for seat in order))
        said.append("\n")
    return said


def _ranked(words: Words, standings: Standings, seat: int, wide: int, colours: Palette) -> Text:
    drawn = Text(f"{words.text('play-place', rank=standings.ranks[seat]):<3} ")
    drawn.append(f"{SHAPES[seat % 4]} ", style=colours.seat(seat))
    drawn.append(fitted(words.seats[seat], wide), style="bold" if standings.ranks[seat] == 1 else "")
    return drawn
