"""Start the server: find a free port, say where it is, open the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from threading import Thread

import uvicorn

from sarai.kernel.reasons import Refusal
from sarai.server import pages
from sarai.server.app import make_app
from sarai.server.guards import LOOPBACK

PORTS_TRIED = 50
MOST_SOCKET_FRAME = 65_536


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "sarai"


def free_socket(address: str, port: int) -> socket.socket:
    """A listening socket on the port, or on the next that is free; port 0 takes any."""
    for candidate in range(port, port + PORTS_TRIED if port else 1):
        taken = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind((address, candidate))
        except OSError as error:
            taken.close()
            if not isinstance(error, PermissionError) and candidate < 65535 and candidate < port + PORTS_TRIED - 1:
                continue
            raise Refusal(f"port {port} cannot be used: {error.strerror}") from error
        return taken
    raise Refusal(f"no port from {port} to {port + PORTS_TRIED - 1} is free")


def serve(
    folder: Path,
    port: int,
    browser: bool,
    address: str = "127.0.0.1",
    names: Sequence[str] = (),
    processes: int | None = None,
    path: str = "/",
) -> None:
    """Serve until somebody stops it."""
    listening = free_socket(address, port)
    found = listening.getsockname()[1]
    if port and found != port:
        print(f"sarai: port {port} is taken, so this is port {found}", file=sys.stderr)
    local = address in ("127.0.0.1", "::1", "localhost")
    hosts = {*LOOPBACK, *names} if local or names else set()
    at = f"http://{'127.0.0.1' if address in ('0.0.0.0', '::') else address}:{found}"
    config = uvicorn.Config(
        make_app(folder, hosts, processes),
        log_level="warning",
        ws_max_size=MOST_SOCKET_FRAME,
        timeout_graceful_shutdown=2,
        server_header=False,
        forwarded_allow_ips="127.0.0.1",
    )
    server = _Announcing(config, at, path if browser else None)
    server.run([listening])


class _Announcing(uvicorn.Server):
    """Says its address, and opens the browser on it, when the first page can be had."""

    def __init__(self, config: uvicorn.Config, address: str, path: str | None) -> None:
        super().__init__(config)
        self.address = address
        self.path = path

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Sarai is at {self.address}/ (Ctrl+C stops it)", flush=True)
        if not pages.built():
            print(
                "The browser client is not built yet; the page there says how. In the terminal: sarai term", flush=True
            )
        if self.path is not None:
            Thread(target=webbrowser.open, args=(self.address + self.path,), daemon=True).start()
