"""What people at a table can ask for, and what it takes: their own seat, an open question, the others' consent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sarai.kernel.game import reasons
from sarai.kernel.reasons import Reason
from sarai.kernel.state import NOBODY
from sarai.kernel.view import foresee
from sarai.server import frames, wire
from sarai.server.names import known_bot
from sarai.server.quotas import check
from sarai.server.refusals import Declined, why
from sarai.server.seating import waits_for_all
from sarai.server.slices import Work

if TYPE_CHECKING:
    from sarai.server.hosting import Host


def carry_out(host: Host, seat: int, command: wire.AnyCommand) -> None:
    table, at = host.table, host.time()
    if isinstance(command, wire.DoUndo | wire.DoPause | wire.DoBot) and not table.over:
        check(host.inn.settings.quotas, "game_lines", len(table.playing.record.lines))
    match command:
        case wire.DoAnswer():
            _fresh(host, seat, command.prompt)
            if seat in table.bots:
                raise Declined(409, "why-bot-sits-there")
            table.answer(seat, command.action, at)
        case wire.DoUndo():
            _fresh(host, seat, command.prompt)
            table.undo(seat, at)
        case wire.DoResign():
            if len(table.names) - len(table.playing.resigned) > 2:  # else the game ends
                _check_left(host, seat)
            table.resign(seat, frames.follower(host.kept.game), at)
        case wire.DoPause():
            if table.over or table.paused or _may_pause(host, seat):
                table.pause(seat, at)
        case wire.DoResume():
            if waits_for_all(host):
                raise Declined(409, "why-seat-free")
            table.resume(seat, at)
        case wire.DoBack():
            table.come_back(seat, at)
        case wire.DoBot():
            _give_to_bot(host, seat, command, at)


def _fresh(host: Host, seat: int, prompt: int) -> None:
    """An answer names the question it is for, so that it cannot be taken for the answer to another."""
    asked = host.table.playing.numbers[seat]
    if not host.table.over and prompt != asked:
        raise Declined(409, "why-stale", prompt=prompt, asked=asked)


def _give_to_bot(host: Host, by: int, command: wire.DoBot, at: int) -> None:
    """Everybody may leave their own seat to a bot; a leaver's seat is given to one if all who have not gone themselves
    agree.

    Nobody chooses how well an opponent's seat is played: a leaver always gets the game's follower.
    """
    table, seat, follower = host.table, command.seat, frames.follower(host.kept.game)
    if not 0 <= seat < len(table.names):
        raise Declined(400, "why-no-seat")
    bot = known_bot(command.bot or follower, host.kept.game)
    if seat not in table.people:
        raise Declined(409, "why-bot-sits-there")
    owner = host.kept.owners[seat]
    if owner.guest == host.kept.owners[by].guest:
        _check_left(host, seat)
        table.take_over(seat, bot, at)
        return
    gone_in = host.gone_in(owner)
    if gone_in is None:
        raise Declined(409, "why-not-away")
    if gone_in:
        raise Declined(409, "why-not-gone", seconds=-(-gone_in // 1000))
    if bot != follower:
        raise Declined(409, "why-follower-only", bot=follower)
    if _agreed(host, by, f"bot {seat} {bot}", _not_gone(host)):
        table.take_over(seat, bot, at)


def _check_left(host: Host, seat: int) -> None:
    """Leaving a table to bots alone counts against the quota of such tables."""
    if not host.table.over and host.table.people == [seat]:
        host.inn.check_unattended(host)


def _here(host: Host) -> list[int]:
    """The people who look at the table now."""
    return [seat for seat in host.table.people if host.presence.is_here(host.kept.owners[seat].guest)]


def _not_gone(host: Host) -> list[int]:
    """The people who are here, or lost the connection only a moment ago: reloading a page costs nobody their vote."""
    return [seat for seat in host.table.people if host.gone_in(host.kept.owners[seat]) != 0]


def withdraw_bots(host: Host, guest: str) -> None:
    """Drop what others had agreed on for the seats of a guest who is back: they must agree on it anew."""
    for seat, owner in enumerate(host.kept.owners):
        if owner.guest == guest:
            host.table.withdraw(f"bot {seat} ")


def _may_pause(host: Host, by: int) -> bool:
    """Whether everybody who must agree does. With days for each answer that is all people, since nobody need be there.

    Nobody stops their own clock alone: whoever is to move can pause only with somebody else who is here.
    """
    table, owners = host.table, host.kept.owners
    here = table.people if table.clock.pace.days else _here(host)
    others = {owners[seat].guest for seat in table.people} - {owners[by].guest}
    alone = {owners[seat].guest for seat in here} <= {owners[by].guest}
    if alone and others and any(owners[seat].guest == owners[by].guest for seat in table.owed):
        raise Declined(409, "why-pause-alone")
    return _agreed(host, by, "pause", here)


def _agreed(host: Host, by: int, what: str, among: Sequence[int]) -> bool:
    """Whether all agree; until then the offer stands. Seats of one guest have one vote."""
    mine = host.kept.owners[by].guest
    agreed = False
    for seat in [one for one in among if host.kept.owners[one].guest == mine] or [by]:
        agreed = host.table.agreed(what, seat, among)
        if agreed:
            return True
    host.show_all(_offered(what, by))
    return agreed


def _offered(what: str, by: int) -> wire.Offered:
    verb, _, rest = what.partition(" ")
    seat, _, bot = rest.partition(" ")
    return wire.Offered(verb, by, int(seat or NOBODY), bot)  # type: ignore[arg-type]


def open_offers(host: Host) -> list[wire.Offered]:
    """The offers that wait for others to agree; a bot for somebody who is here again is no longer on offer."""
    offers = [_offered(what, by) for what, by in host.table.offers.items()]
    return [one for one in offers if one.seat == NOBODY or host.gone_in(host.kept.owners[one.seat]) is not None]


def why_nots(host: Host, seat: int, family: str) -> Work[dict[str, wire.Why]]:
    """Why the actions that belong to the open question are impossible now; every action of its families is tried."""
    if seat == NOBODY or host.table.playing.prompts[seat] is None:
        raise Declined(409, "why-not-asked")
    found = {}
    for action, reason in reasons(host.table.playing.state, seat, host.time(), family):
        if reason is not None:
            found[host.table.game.actions.text(action)] = why(reason)
        yield None
    return found


def foreseen(host: Host, seat: int, command: wire.DoForesee) -> wire.Foreseen:
    action = host.table.game.actions.parse(command.action)
    if seat == NOBODY:
        raise Declined(409, "why-not-asked")
    at = host.time()
    reason = host.table.why_not(seat, action, at)
    if reason is not None:
        raise _because(reason)
    events = foresee(host.table.game, host.table.playing.view(seat), action, at)
    return wire.Foreseen(command.id, command.action, [frames.event(one) for one in events])


def _because(reason: Reason) -> Declined:
    declined = Declined(409, reason.key)
    declined.reason = reason
    return declined
