"""What every request meets first: a gate, and security headers on every answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from secure import (
    ContentSecurityPolicy,
    CrossOriginOpenerPolicy,
    CrossOriginResourcePolicy,
    PermissionsPolicy,
    ReferrerPolicy,
    Secure,
    XContentTypeOptions,
    XFrameOptions,
)

from sarai.server.quotas import Paces, Who, household
from sarai.server.refusals import Declined, refused
from sarai.server.settings import Settings
from sarai.server.wire import encode

if TYPE_CHECKING:
    from sarai.server.inn import Inn

SAFE = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
READ = (b"host", b"origin", b"content-length")
MOST_BODY = 20_000
MOST_ANY = 10_000_000
ASSETS = 10
"""How many times as many requests may be for parts of the page: a whole club may come at once, and each needs them
all."""


def policy() -> Secure:
    """Everything from our own origin, nothing inline, never in a frame."""
    content = (
        ContentSecurityPolicy()
        .default_src("'none'")
        .script_src("'self'")
        .style_src("'self'")
        .img_src("'self'", "data:")
        .font_src("'self'")
        .connect_src("'self'")
        .manifest_src("'self'")
        .base_uri("'none'")
        .form_action("'self'")
        .frame_ancestors("'none'")
    )
    return Secure(
        csp=content,
        coop=CrossOriginOpenerPolicy().same_origin(),
        corp=CrossOriginResourcePolicy().same_origin(),
        permissions=PermissionsPolicy().camera().geolocation().microphone(),
        referrer=ReferrerPolicy().no_referrer(),
        xcto=XContentTypeOptions().nosniff(),
        xfo=XFrameOptions().deny(),
    )


class Gate:
    """Refuses requests for a foreign host name, changes from a foreign page, and whoever asks too often or sends too
    much.

    The names are the loopback ones and those in the settings. If the settings name none and the server listens beyond
    this machine, the address at which a request arrived counts too: no page elsewhere can have that as its name.
    """

    def __init__(self, app: Any, settings: Settings, inn: Callable[[], Inn | None]) -> None:
        """`inn` returns None until the server has started, which it has before the first request."""
        self.app = app
        self.inn = inn
        self.names = {*LOOPBACK, *(name.lower() for name in settings.host_name)}
        self.by_address = not settings.host_name and not settings.local
        self.paces = Paces(settings.quotas.address_requests, 60.0)
        self.asset_paces = Paces(ASSETS * settings.quotas.address_requests, 60.0)
        self.most_record = 2 * settings.quotas.record_bytes + MOST_BODY if settings.quotas.record_bytes else MOST_ANY
        self.headers = [(name.lower().encode(), value.encode()) for name, value in policy().header_items()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        headers = {name: value for name, value in scope["headers"] if name in READ}
        no = self._no(scope, headers)
        if no is not None:
            self._count(no.status, began, no.reason.key)
            await (_refuse_socket(no, send) if scope["type"] == "websocket" else self._refuse(no, send))
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._pass(scope, headers, receive, send, began)

    def _no(self, scope: Any, headers: dict[bytes, bytes]) -> Declined | None:
        host = headers.get(b"host", b"").decode("latin-1").lower()
        name = _name(host)
        if name not in self.names and not (self.by_address and name == _called((scope.get("server") or ("",))[0])):
            return Declined(403, "why-unknown-host")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and (not host or _netloc(headers.get(b"origin", b"").decode("latin-1")) != host):
            return Declined(403, "why-foreign-origin")
        paces = self.asset_paces if scope["path"].startswith("/assets/") else self.paces
        if not paces.take(_from(scope).address):
            return Declined(429, "why-too-fast")
        most = self._most(scope)
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 12 or int(length) > most:
            return Declined(413, "why-too-big", most=most)
        return None

    def _most(self, scope: Any) -> int:
        return self.most_record if scope["path"] == "/api/records" else MOST_BODY

    async def _pass(self, scope: Any, headers: dict[bytes, bytes], receive: Any, send: Any, began: float) -> None:
        """A body without a length is counted as it arrives."""
        most, came, status = self._most(scope), 0, 500

        async def counted() -> Any:
            nonlocal came
            message = await receive()
            came += len(message.get("body", b""))
            if came > most:
                raise Declined(413, "why-too-big", most=most)
            return message

        async def noted(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        inn = self.inn()
        if inn is not None and not await inn.turnstile.passed(_from(scope), _gone(scope)):
            return
        await self.app(scope, counted, noted)
        self._count(status, began)

    def _count(self, status: int, began: float, reason: str = "") -> None:
        inn = self.inn()
        if inn is None:
            return
        metrics = inn.metrics
        metrics.requests.labels(str(status)).inc()
        metrics.request_seconds.observe(time.perf_counter() - began)
        if reason:
            metrics.refusals.labels(reason).inc()

    async def _refuse(self, no: Declined, send: Any) -> None:
        body = encode(refused(no))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *self.headers]
        if no.status == 413:
            headers.append((b"connection", b"close"))  # nobody reads the rest
        await send({"type": "http.response.start", "status": no.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


async def _refuse_socket(no: Declined, send: Any) -> None:
    await send({"type": "websocket.close", "code": 1008, "reason": no.reason.key})


def _from(scope: Any) -> Who:
    """Whose turn a request takes: its address alone, since cookies have not been read yet."""
    return Who("", household((scope.get("client") or ("",))[0]))


def _gone(scope: Any) -> Callable[[], bool]:
    """Tells whether the client has gone. It is taken out of the scope, to which it refers: left there, neither would be
    freed."""
    gone: Callable[[], bool] = scope["state"].pop("gone", _here)
    return gone


def _here() -> bool:
    return False


def plain_address(address: str) -> str:
    """IPv4 in its usual form, even if it arrived on a dual-stack socket."""
    return address.removeprefix("::ffff:") if "." in address else address


def _called(address: str) -> str:
    """An address as a Host header writes it."""
    plain = plain_address(address)
    return f"[{plain}]" if ":" in plain else plain


def _name(host: str) -> str:
    """A host without its port."""
    name, colon, port = host.lower().rpartition(":")
    return name if colon and port.isdigit() else host.lower()


def _netloc(origin: str) -> str:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return ""
    return parts.netloc.lower() if parts.scheme in ("http", "https") else ""
