"""One socket, one pair of eyes. It bypasses the framework, because every move passes through here."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from sarai.kernel.reasons import Reason, Refusal
from sarai.kernel.state import NOBODY
from sarai.server import wire
from sarai.server.eyes import Eyes
from sarai.server.guests import COOKIE
from sarai.server.quotas import Who
from sarai.server.refusals import Declined, refused_frame

if TYPE_CHECKING:
    from sarai.server.hosting import Host
    from sarai.server.inn import Inn

log = logging.getLogger("sarai")
MOST_FRAME = 4096
TOO_FAST_WAITS = 0.2


def table_in(path: str) -> str | None:
    """The table whose socket this is; None for other addresses."""
    match path.split("/"):
        case ["", "api", "tables", table, "live"]:
            return table
    return None


async def live(inn: Inn, scope: Any, receive: Any, send: Any) -> None:
    """Serve one socket. If it is refused, it is told why before it closes."""
    socket = scope["state"].pop("socket")  # taken out, since it refers to the scope: left there, neither would be freed
    await receive()
    await send({"type": "websocket.accept"})
    try:
        who = _who(inn, scope)
        socket.hold(inn.sockets.one(who))
        table = table_in(scope["path"])
        if table is None:
            raise Declined(404, "why-no-page")
        asked = parse_qs(scope["query_string"].decode("latin-1"))
        seat, since = _number(asked, "seat", NOBODY), _number(asked, "from", 0)
        host = await inn.host(table, who)
        eyes = Eyes(who, seat, socket)
        socket.read_on = eyes.go_on
        try:
            await host.look(eyes, max(0, since))
            await _receive(inn, receive, host, eyes)
        finally:
            socket.read_on = None
            await asyncio.shield(_leave(host, eyes))
    except (Declined, Refusal) as no:
        await _refuse(inn, send, no if isinstance(no, Declined) else Declined(400, "why-no-table"))


async def _refuse(inn: Inn, send: Any, no: Declined) -> None:
    inn.metrics.refusals.labels(no.reason.key).inc()
    frame = refused_frame("", no.reason)
    await send({"type": "websocket.send", "text": wire.encode(frame).decode()})
    await send({"type": "websocket.close", "code": 4000 + no.status, "reason": no.reason.key})


async def _leave(host: Host, eyes: Eyes) -> None:
    try:
        await host.look_away(eyes)
    except (Declined, asyncio.CancelledError):
        pass  # the table is closing, or could not be stored: nobody is left to tell


def _who(inn: Inn, scope: Any) -> Who:
    cookies = [value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"]
    found = [part.strip().partition("=") for cookie in cookies for part in cookie.split(";")]
    cookie = next((value for name, _, value in found if name == COOKIE), "")
    guest = inn.guests.read(cookie) if cookie else ""
    if guest is None:
        raise Declined(403, "why-bad-cookie")
    who = Who(guest, inn.addresses.of((scope.get("client") or ("", 0))[0]))
    if inn.is_blocked(who):
        raise Declined(403, "why-blocked")
    return who


def _number(asked: dict[str, list[str]], name: str, default: int) -> int:
    text = asked.get(name, [str(default)])[0]
    if not text.removeprefix("-").isdecimal() or not text.isascii() or len(text) > 9:
        raise Declined(400, "why-bad-request", fault=f"{name} should be a number")
    return int(text)


async def _receive(inn: Inn, receive: Any, host: Host, eyes: Eyes) -> None:
    who = Who(eyes.guest, eyes.address)
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        if eyes.gone:
            continue
        came = time.monotonic()
        data = (message.get("text") or "").encode() or message.get("bytes") or b""
        too_fast = not inn.commands.take(who)
        if too_fast:
            await asyncio.sleep(TOO_FAST_WAITS)
        with inn.turnstile.move():
            await inn.turnstile.begin()
            answer = await _answer(inn, host, eyes, data, too_fast)
        eyes.show(wire.encode(answer))
        if isinstance(answer, wire.Done):
            inn.metrics.move_seconds.observe(time.monotonic() - came)


async def _answer(inn: Inn, host: Host, eyes: Eyes, data: bytes, too_fast: bool) -> wire.Answer:
    def no(reason: Reason) -> wire.RefusedFrame:
        inn.metrics.refusals.labels(reason.key).inc()
        return refused_frame(wire.id_in(data), reason)

    if too_fast:
        return no(Reason("why-too-fast"))
    if len(data) > MOST_FRAME:
        return no(Reason("why-too-big", {"most": MOST_FRAME}))
    try:
        command = wire.read_command(data)
    except wire.UNREADABLE as bad:
        return no(Reason("why-bad-request", {"fault": str(bad)[:200]}))
    if isinstance(command, wire.DoPing):
        return wire.Pong(command.id)
    try:
        return await host.obey(eyes.guest, eyes.seat, command)
    except Exception as error:
        if not isinstance(error, Declined):
            log.exception("a command failed", extra={"table": host.kept.id})
        return no(error.reason if isinstance(error, Declined) else Reason("why-our-fault"))
