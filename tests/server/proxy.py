"""A connection between a client and the server that can be slow, stand still, or break."""

from __future__ import annotations

import contextlib
import queue
import socket
import threading
import time
from collections.abc import Iterator

CHUNK = 65_536
BACKLOG = 16


class Proxy:
    """TCP from a port of its own to the server's. Data takes `delay` seconds each way, and passes only while `open` is
    set."""

    def __init__(self, port: int, delay: float = 0.0) -> None:
        self.delay = delay
        self.open = threading.Event()
        self.open.set()
        self._goal = port
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=BACKLOG)
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stall(self) -> None:
        """From now on nothing passes, and neither side is told."""
        self.open.clear()

    def flow(self) -> None:
        self.open.set()

    def drop(self) -> None:
        """Break all connections; what was under way is lost. New ones can be made."""
        ends, self._ends = self._ends, []
        for end in ends:
            _shut(end)
        self.open.set()

    def close(self) -> None:
        self._listening.close()
        self.drop()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self._goal))
            self._ends += [near, far]
            for source, target in ((near, far), (far, near)):
                source.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                on_the_way: queue.Queue[tuple[float, bytes]] = queue.Queue()
                threading.Thread(target=self._read, args=(source, on_the_way), daemon=True).start()
                threading.Thread(target=self._write, args=(target, on_the_way), daemon=True).start()

    def _read(self, source: socket.socket, on_the_way: queue.Queue[tuple[float, bytes]]) -> None:
        chunk = b"-"
        while chunk:
            try:
                chunk = source.recv(CHUNK)
            except OSError:
                chunk = b""
            on_the_way.put((time.monotonic() + self.delay, chunk))

    def _write(self, target: socket.socket, on_the_way: queue.Queue[tuple[float, bytes]]) -> None:
        while True:
            due, chunk = on_the_way.get()
            time.sleep(max(0.0, due - time.monotonic()))
            self.open.wait()
            if not chunk or target.fileno() < 0:
                _shut(target)
                return
            try:
                target.sendall(chunk)
            except OSError:
                return


def _shut(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextlib.contextmanager
def between(port: int, delay: float = 0.0) -> Iterator[Proxy]:
    proxy = Proxy(port, delay)
    try:
        yield proxy
    finally:
        proxy.close()
