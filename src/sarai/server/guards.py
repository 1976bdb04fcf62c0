"""What stands before everything else: headers on every answer, and nobody but the page itself may post or connect."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any
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
from secure.middleware import SecureASGIMiddleware

from sarai.server.refusing import Declined, refused
from sarai.server.wire import encode

SAFE = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


def policy() -> Secure:
    """Everything from ourselves, nothing inline, nobody's frame."""
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


def guarded(app: Any, hosts: Collection[str]) -> Any:
    """The app behind its guards; `hosts` are the names under which it may be called, any if there are none."""
    return SecureASGIMiddleware(OriginGuard(app, hosts), secure=policy())


class OriginGuard:
    """Refuses requests for other hosts, and posts and sockets that come from other pages."""

    def __init__(self, app: Any, hosts: Collection[str]) -> None:
        self.app = app
        self.hosts = set(hosts)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        fault = self._fault(scope) if scope["type"] in ("http", "websocket") else None
        if fault is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": fault})
        else:
            body = encode(refused(Declined(403, fault)))
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": 403, "headers": headers})
            await send({"type": "http.response.body", "body": body})

    def _fault(self, scope: Any) -> str | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"host", b"origin")}
        host = headers.get(b"host", "")
        if self.hosts and _name(host) not in self.hosts:
            return "why-unknown-host"
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        return None if host and _netloc(headers.get(b"origin", "")) == host.lower() else "why-foreign-origin"


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
