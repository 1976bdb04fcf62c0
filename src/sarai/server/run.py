"""Start the server: take the folder and a port, say where it is, open the browser."""

from __future__ import annotations

import contextlib
import logging
import resource
import socket
import sys
import webbrowser
from threading import Thread

import uvicorn

from sarai import __version__
from sarai.bots.process import keep_to, take_short_turns
from sarai.kernel.reasons import Refusal
from sarai.server import pages
from sarai.server.app import make_app
from sarai.server.backup import check
from sarai.server.folder import STORE, FolderTaken, locked
from sarai.server.logs import write_log
from sarai.server.protocol import direct, patient
from sarai.server.settings import EVERYWHERE, PROXY, Settings
from sarai.server.sql import SqlStore

log = logging.getLogger("sarai")
PORTS_TRIED = 50
MOST_SOCKET_FRAME = 65_536
SWITCH_INTERVAL = 0.001
"""Seconds after which the thread that writes gets its turn, and the loop gets it back."""


def free_socket(address: str, port: int, tries: int) -> socket.socket:
    """A socket bound to the port, or to the next of `tries` ports that is free; port 0 takes any."""
    tries = tries if port else 1
    for candidate in range(port, min(port + tries, 65536)):
        taken = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind((address, candidate))
        except OSError as error:
            taken.close()
            if isinstance(error, PermissionError) or candidate == port + tries - 1 or tries == 1:
                raise Refusal(f"port {port} cannot be used: {error.strerror}") from error
            continue
        return taken
    raise Refusal(f"no port from {port} to {port + tries - 1} is free")


def serve(settings: Settings, *, browser: bool = False, path: str = "/", next_port: bool = False) -> None:
    """Serve until stopped; raises `Refusal` for whatever prevents that."""
    write_log(settings.log, logging.WARNING if next_port else logging.INFO)
    with locked(settings.data):
        if settings.core is not None:
            keep_to(settings.core)
        store = SqlStore.at(settings.data, beside=True)
        try:
            listening = free_socket(settings.address, settings.port, PORTS_TRIED if next_port else 1)
        except Refusal:
            store.close()
            raise
        found = listening.getsockname()[1]
        if settings.port and found != settings.port:
            print(f"sarai: port {settings.port} is taken; using port {found}", file=sys.stderr)
        _settle()
        config = uvicorn.Config(
            make_app(settings, store),
            http=patient(settings.request_seconds, settings.quotas),
            ws=direct(settings.quotas),
            log_config=None,
            access_log=False,
            ws_max_size=MOST_SOCKET_FRAME,
            ws_per_message_deflate=False,  # a frame is small, and each socket would hold buffers for it
            ws_ping_interval=_half_of(settings.grace),
            ws_ping_timeout=_half_of(settings.grace),
            timeout_graceful_shutdown=2,
            server_header=False,
            forwarded_allow_ips=PROXY,
        )
        _Announcing(config, f"http://{_shown(settings.address)}:{found}", path if browser else None).run([listening])
        log.info("the server has stopped")


def _half_of(grace: float) -> float:
    """The ping interval, and the ping timeout: together they take less than the grace time, so a dead connection is
    noticed within it."""
    return min(15.0, max(0.5, 0.4 * grace))


def _shown(address: str) -> str:
    if address in EVERYWHERE:
        return "127.0.0.1"
    return f"[{address}]" if ":" in address else address


def _settle() -> None:
    """Allow many open files, and keep turns short among processes and among threads."""
    take_short_turns()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    sys.setswitchinterval(SWITCH_INTERVAL)


def looked_over(settings: Settings) -> list[str]:
    """What would keep a server with these settings from running well; empty if all is well."""
    faults = [] if pages.built() else [f"there is no browser client: {pages.why_missing()}"]
    try:
        with locked(settings.data):
            file = settings.data / STORE
            if file.exists():
                faults += [f"the store {file} {fault}" for fault in check(file).faults]
            free_socket(settings.address, settings.port, 1).close()
    except FolderTaken:
        pass  # it is running already
    except Refusal as no:
        faults.append(str(no))
    if not settings.local and not settings.host_name:
        faults.append("no host name is set, so nobody can reach the server by one: give it with --host-name")
    return faults


class _Announcing(uvicorn.Server):
    """Says its address, and opens the browser on it, once the first page can be served."""

    def __init__(self, config: uvicorn.Config, address: str, path: str | None) -> None:
        super().__init__(config)
        self.address = address
        self.path = path

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Sarai is at {self.address}/ (Ctrl+C stops it)", flush=True)
        log.info("the server is running", extra={"version": __version__, "address": self.address})
        if not pages.built():
            print(
                "The browser client is not built yet; the page there says how. In the terminal: sarai term", flush=True
            )
        if self.path is not None:
            Thread(target=webbrowser.open, args=(self.address + self.path,), daemon=True).start()
