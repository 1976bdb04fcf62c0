"""Servers that do less than ours, to measure beside it: one passes messages on, the other stores them first.

The second does what cannot be left out: a move is on disk before anybody hears of it. It keeps the same kind of store,
and commits together what waits, as ours does.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import sys
import threading
from concurrent.futures import Future
from typing import Any


class MessageStore:
    """One table of messages in SQLite, as safe as our own."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._waiting: queue.SimpleQueue[tuple[str, str, Future[None]]] = queue.SimpleQueue()
        threading.Thread(target=self._write, daemon=True).start()

    def add(self, room: str, text: str) -> Future[None]:
        done: Future[None] = Future()
        self._waiting.put((room, text, done))
        return done

    def _write(self) -> None:
        connection = sqlite3.connect(self._file)
        for setting in ("journal_mode=wal", "synchronous=full"):
            connection.execute(f"pragma {setting}")
        connection.execute("create table messages (n integer primary key, room text, text text)")
        while True:
            batch = [self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get())
            connection.executemany(
                "insert into messages (room, text) values (?, ?)", [(room, text) for room, text, _ in batch]
            )
            connection.commit()
            for _, _, done in batch:
                done.set_result(None)


def serve(file: str) -> None:
    """Pass each message on to the other sockets of the same address; with a file, once it is stored there."""
    import socket

    import uvicorn

    store = MessageStore(file) if file else None
    rooms: dict[str, set[Any]] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        room = rooms.setdefault(scope["path"], set())
        room.add(send)
        while (message := await receive())["type"] == "websocket.receive":
            if store is not None:
                await asyncio.wrap_future(store.add(scope["path"], message["text"]))
            for other in room - {send}:
                await other({"type": "websocket.send", "text": message["text"]})
        room.discard(send)

    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(1000)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    config = uvicorn.Config(
        app,
        log_level="error",
        lifespan="off",
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # it must do nothing while another server is measured
    )
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    if sys.argv[1]:
        os.sched_setaffinity(0, {int(sys.argv[1])})
    serve(sys.argv[2] if len(sys.argv) > 2 else "")
