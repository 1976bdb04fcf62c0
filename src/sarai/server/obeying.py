"""What people at a table can ask for, and what it takes: their own seat, an open question, the others' consent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sarai.kernel.reasons import Reason
from sarai.kernel.state import NOBODY
from sarai.kernel.view import foresee
from sarai.server import showing, wire
from sarai.server.refusing import Declined, why
from sarai.server.seating import known_bot

if TYPE_CHECKING:
    from sarai.server.hosting import Host


def carry_out(host: Host, seat: int, command: wire.AnyCommand) -> None:
    table, at = host.table, host.time()
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
            table.resign(seat, showing.follower(host.kept.game), at)
        case wire.DoPause():
            if table.over or table.paused or _agreed(host, seat, "pause", _pausing(host)):
                table.pause(seat, at)
        case wire.DoResume():
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
    """Everybody may leave his own seat to a bot; that of a leaver is given by all who are still here."""
    table, seat = host.table, command.seat
    if not 0 <= seat < len(table.names):
        raise Declined(400, "why-no-seat")
    known_bot(command.bot, host.kept.game)
    if seat not in table.people:
        raise Declined(409, "why-bot-sits-there")
    if host.kept.owners[seat].guest == host.kept.owners[by].guest:
        table.take_over(seat, command.bot, at)
        return
    if host.kept.owners[seat].guest in host.present():
        raise Declined(409, "why-not-away")
    if _agreed(host, by, f"bot {seat} {command.bot}", _here(host)):
        table.take_over(seat, command.bot, at)


def _here(host: Host) -> list[int]:
    """The people who look at the table now."""
    present = host.present()
    return [seat for seat in host.table.people if host.kept.owners[seat].guest in present]


def _pausing(host: Host) -> list[int]:
    """Who must agree to a pause. With days for each answer nobody need be there, so those who are do not decide."""
    return host.table.people if host.table.clock.pace.days else _here(host)


def _agreed(host: Host, by: int, what: str, among: Sequence[int]) -> bool:
    """Whether all agree; until then the offer stands. Seats of one guest speak with one voice."""
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
    """What waits for others to agree; a bot for somebody who is here again is not on offer any more."""
    present = host.present()
    offers = [_offered(what, by) for what, by in host.table.offers.items()]
    return [one for one in offers if one.seat == NOBODY or host.kept.owners[one.seat].guest not in present]


def why_nots(host: Host, seat: int, family: str) -> dict[str, wire.Why]:
    """Why what belongs to the open question is impossible now; asked of every action of its families."""
    asked = None if seat == NOBODY else host.table.playing.prompts[seat]
    if asked is None:
        raise Declined(409, "why-not-asked")
    space = host.table.game.actions
    possible = {choice.action for choice in asked.choices}
    families = {family} if family else set(asked.bench or ()) or {action.partition(" ")[0] for action in possible}
    reasons = {}
    at = host.time()
    for number in space:
        if space.family(number).name in families and (text := space.text(number)) not in possible:
            reason = host.table.why_not(seat, number, at)
            if reason is not None:
                reasons[text] = why(reason)
    return reasons


def foreseen(host: Host, seat: int, command: wire.DoForesee) -> wire.Foreseen:
    action = host.table.game.actions.parse(command.action)
    if seat == NOBODY:
        raise Declined(409, "why-not-asked")
    at = host.time()
    reason = host.table.why_not(seat, action, at)
    if reason is not None:
        raise _because(reason)
    events = foresee(host.table.game, host.table.playing.view(seat), action, at)
    return wire.Foreseen(command.id, command.action, [showing.event(one) for one in events])


def _because(reason: Reason) -> Declined:
    declined = Declined(409, reason.key)
    declined.reason = reason
    return declined
