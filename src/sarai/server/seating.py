"""Coming and going at a table: sitting down, moving a seat to another browser, being removed, closing the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from sarai.kernel.reasons import Reason
from sarai.kernel.state import NOBODY
from sarai.server.names import distinct, person_name
from sarai.server.quotas import Who, check
from sarai.server.refusals import Declined
from sarai.server.sql import now
from sarai.server.store import Owner

if TYPE_CHECKING:
    from sarai.server.hosting import Host


async def sit(host: Host, who: Who, seat: int | None, name: str, invited: bool) -> None:
    """Give a free seat to a guest under that name; `invited` says whether they have the link."""

    async def take() -> None:
        if host.seated(who.guest) and seat is None:
            return
        if who.guest in host.barred:
            raise Declined(403, "why-removed")
        _seat_at(host, 0 if seat is None else seat)
        free = [n for n, owner in enumerate(host.kept.owners) if owner.free]
        if not free or (seat is not None and seat not in free):
            raise Declined(409, "why-seat-taken")
        if not invited:
            _check_seats(host, who)
        check(host.inn.settings.quotas, "game_lines", len(host.table.playing.record.lines))
        number = free[0] if seat is None else seat
        before = len(host.table.playing.record.lines)
        if name and not host.table.over:
            others = [one for n, one in enumerate(host.table.names) if n != number]
            host.table.call(number, distinct(person_name(name), others), host.time())
        if len(free) == 1 and waits_for_all(host):
            host.table.resume(NOBODY, host.time())
        host.presence.expect(who.guest)
        await host.commit(before, owners=_owners(host, number, guest=who.guest, address=who.address, seen=now()))
        host.show_seats()

    await host.in_turn(take)


def _check_seats(host: Host, who: Who) -> None:
    """At an open table nobody takes all the seats."""
    quotas, owners = host.inn.settings.quotas, host.kept.owners
    check(quotas, "guest_open_seats", sum(owner.guest == who.guest for owner in owners))
    check(quotas, "address_open_seats", sum(bool(owner.guest) and owner.address == who.address for owner in owners))


def _seat_at(host: Host, seat: int) -> Owner:
    if not 0 <= seat < len(host.kept.owners):
        raise Declined(404, "why-no-seat")
    return host.kept.owners[seat]


def _owners(host: Host, seat: int, **changes: Any) -> list[Owner]:
    """The owners of all seats, one of them changed."""
    return [replace(owner, **changes) if n == seat else owner for n, owner in enumerate(host.kept.owners)]


def waits_for_all(host: Host) -> bool:
    """Whether the game is paused because a seat is free."""
    pauses = [line for line in host.table.playing.record.lines if line.noted == "pause"]
    free = any(owner.free for owner in host.kept.owners)
    return free and host.table.paused and pauses[-1].seat == NOBODY


# -- leaving


def has_played(host: Host, seat: int) -> bool:
    """Whether anybody has answered a question on the seat, or resigned."""
    return any(line.seat == seat and line.plays for line in host.table.playing.record.lines)


async def remove(host: Host, guest: str, seat: int) -> None:
    """Free the seat of somebody who has not played yet: the table's host may, and whoever has the seat.

    Somebody whom the host removes cannot come back; somebody who gets up can.
    """

    async def free() -> None:
        owner = _seat_at(host, seat)
        mine = host.owns(guest, seat)
        if not mine and guest != host.kept.maker:
            raise Declined(403, "why-not-the-host")
        if owner.kind != "link" or not owner.guest:
            raise Declined(409, "why-nobody-there")
        if host.over:
            raise Declined(409, "why-over")
        if has_played(host, seat):
            raise Declined(409, "why-has-played")
        before = len(host.table.playing.record.lines)
        table = host.table
        if seat in table.bots:
            table.come_back(seat, host.time())
        others = [name for n, name in enumerate(table.names) if n != seat]
        table.call(seat, distinct(table.playing.record.head.seats[seat], others), host.time())
        timed = table.clock.pace.allowance or table.due()
        if timed and not table.paused:
            table.pause(NOBODY, host.time())  # no time runs before everybody has sat down
        if not mine:
            await host.inn.write(host.inn.store.bar(host.kept.id, owner.guest))
            host.barred.add(owner.guest)
        owners = _owners(host, seat, guest="", address="", link=owner.link + 1)
        reason = Reason("why-seat-left" if mine else "why-removed")
        await host.commit(before, owners=owners, when_kept=lambda: host.dismiss_from(seat, owner.guest, reason))
        host.show_seats()

    await host.in_turn(free)


async def close(host: Host, guest: str) -> None:
    """Close a table for good: only its host may, and only as long as nobody else has played."""

    async def end() -> None:
        if guest != host.kept.maker:
            raise Declined(403, "why-not-the-host")
        if host.over:
            raise Declined(409, "why-over")
        if host.kept.begun:
            raise Declined(409, "why-begun")
        await host.inn.write(host.inn.store.delete(host.kept.id))

    await host.in_turn(end)
    host.inn.forget(host, Reason("why-table-closed"))


# -- another browser


def private_link(host: Host, seat: int) -> str:
    """The link that moves the seat to another browser. Like the link to join, its token never reaches a log."""
    token = host.inn.guests.seat_token(host.kept.id, seat, host.kept.owners[seat].link)
    return f"/t/{host.kept.id}#seat={token}"


async def link_of(host: Host, guest: str, seat: int, anew: bool) -> str:
    """The private link of one's own seat; `anew` makes all earlier ones useless."""

    async def tell() -> str:
        owner = _seat_at(host, seat)
        if not host.owns(guest, seat):
            raise Declined(403, "why-not-your-seat")
        if anew:
            await host.keep(replace(host.kept, owners=_owners(host, seat, link=owner.link + 1)))
        return private_link(host, seat)

    return await host.in_turn(tell)


async def take(host: Host, who: Who, token: str) -> int:
    """Move a seat to the browser that opens its private link; the browser that had it loses it."""

    async def move() -> int:
        seat, link = host.inn.guests.read_seat_token(host.kept.id, token)
        if not 0 <= seat < len(host.kept.owners) or host.kept.owners[seat].link != link:
            raise Declined(403, "why-old-link")
        owner = host.kept.owners[seat]
        if owner.guest == who.guest:
            return seat
        if who.guest in host.barred:
            raise Declined(403, "why-removed")
        host.presence.expect(who.guest)
        owners = _owners(host, seat, guest=who.guest, address=who.address, link=link + 1, seen=now())
        was_host = owner.guest == host.kept.maker and not any(one.guest == owner.guest for one in owners)
        maker = who.guest if was_host else host.kept.maker
        await host.keep(replace(host.kept, owners=owners, maker=maker))
        host.dismiss_from(seat, owner.guest, Reason("why-seat-moved"))
        host.show_seats()
        return seat

    return await host.in_turn(move)
