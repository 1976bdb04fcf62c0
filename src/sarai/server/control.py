"""The operator's socket: a file in the server's folder that nobody else can open. One request per connection.

{"do": "list"}                     {"answer": …}, or {"refused": "why not"}
{"do": "backup"}                   {"answer": {"bytes": N}}, and then that many bytes
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sarai.kernel.reasons import Reason, Refusal
from sarai.server import backup
from sarai.server.folder import SOCKET, socket_path
from sarai.server.refusals import Declined, said
from sarai.server.sql import now, spoken
from sarai.server.store import TableRow

if TYPE_CHECKING:
    from sarai.server.inn import Inn

log = logging.getLogger("sarai")
MOST_REQUEST = 10_000
SECONDS = 20.0
CHUNK = 1 << 20
MOST_DAYS = 36_500


@asynccontextmanager
async def controlled(inn: Inn) -> AsyncIterator[None]:
    """Listen as long as the server runs. If the socket cannot be opened, the server logs that and runs without it."""
    folder = inn.settings.data

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await _serve(inn, reader, writer)
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    with socket_path(folder) as path:
        Path(path).unlink(missing_ok=True)
        before = os.umask(0o177)
        try:
            server = await asyncio.start_unix_server(meet, path, limit=MOST_REQUEST)
        except OSError as error:
            log.warning("the socket for admin and backup cannot be opened: %s", error)
            server = None
        finally:
            os.umask(before)
        try:
            yield
        finally:
            if server is not None:
                server.close()
            Path(path).unlink(missing_ok=True)


async def _serve(inn: Inn, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        async with asyncio.timeout(SECONDS):
            asked = dict(json.loads(await reader.readline()))
        if asked.get("do") == "backup":
            await _send_backup(inn, writer)
            return
        answer: dict[str, Any] = {"answer": await COMMANDS[asked.pop("do")](inn, **asked)}
    except Declined as no:
        answer = {"refused": said(no.reason)}
    except Refusal as no:
        answer = {"refused": str(no)}
    except (KeyError, TypeError, ValueError, TimeoutError) as bad:
        answer = {"refused": f"the request was not understood: {bad!r}"}
    except OSError as error:
        answer = {"refused": f"the server's folder {spoken(error)}"}
    writer.write(json.dumps(answer).encode() + b"\n")
    await writer.drain()


async def _send_backup(inn: Inn, writer: asyncio.StreamWriter) -> None:
    """Send a copy through the socket, so that the file belongs to whoever asked for it."""
    folder = inn.settings.data
    with tempfile.TemporaryDirectory(dir=folder, prefix=".backup-") as place:
        copy = Path(place) / "copy.sqlite"
        await asyncio.to_thread(backup.copy, folder, copy)
        writer.write(json.dumps({"answer": {"bytes": copy.stat().st_size}}).encode() + b"\n")
        with copy.open("rb") as file:
            while chunk := await asyncio.to_thread(file.read, CHUNK):
                writer.write(chunk)
                await writer.drain()
    log.info("a backup was made")


# -- the commands


async def list_tables(inn: Inn, most: int = 60, running: bool = False) -> list[dict[str, Any]]:
    found = await asyncio.to_thread(inn.store.newest, most, running)
    return [_about(kept, inn) for kept in found]


def _about(kept: TableRow, inn: Inn | None) -> dict[str, Any]:
    host = inn.hosts.get(kept.id) if inn else None
    return {
        "id": kept.id,
        "game": kept.game,
        "lines": kept.lines,
        "over": kept.over,
        "changed": kept.changed,
        "maker": kept.maker,
        "address": kept.address,
        "seats": [
            {"name": owner.name, "guest": owner.guest, "address": owner.address, "bot": owner.bot}
            for owner in kept.owners
        ],
        "here": [
            {"guest": guest, "address": address}
            for guest, address in sorted({(eyes.guest, eyes.address) for eyes in host.presence.eyes} if host else ())
        ],
    }


async def close_table(inn: Inn, table: str) -> str:
    """Disconnect everybody; the table is kept, and anybody with a seat can open it again."""
    host = inn.hosts.get(table)
    if host is None:
        raise Refusal(f"no table {table} is open")
    inn.forget(host, Reason("why-table-shut"))
    log.info("a table was closed by the operator", extra={"table": table})
    return table


async def delete_table(inn: Inn, table: str) -> str:
    if await asyncio.to_thread(inn.store.whole, table) is None:
        raise Refusal(f"there is no table {table}")
    await inn.write(inn.store.delete(table))
    await inn.gone(table, Reason("why-table-closed"))
    log.info("a table was deleted", extra={"table": table})
    return table


async def block(inn: Inn, who: str, days: int) -> str:
    """Block a guest or an address, named as `list` names them; 0 days unblocks."""
    if not 0 <= days <= MOST_DAYS:
        raise Refusal(f"a block lasts at most {MOST_DAYS} days, not {days}")
    await inn.block(who, now() + days * 24 * 3600 * 1000 if days else 0)
    log.info("somebody was blocked" if days else "somebody was unblocked", extra={"days": days})
    return who


async def list_blocked(inn: Inn) -> dict[str, int]:
    return inn.blocked


async def health(inn: Inn) -> dict[str, Any]:
    found = await inn.health()
    return {"ok": found.ok, "store": found.store, "bots": found.bots, "lanes": found.lanes, "tables": found.tables}


COMMANDS: dict[str, Callable[..., Awaitable[Any]]] = {
    "list": list_tables,
    "close": close_table,
    "delete": delete_table,
    "block": block,
    "blocked": list_blocked,
    "health": health,
}


# -- the asking side


def ask(folder: Path, **asked: Any) -> Any:
    """Ask the server that uses the folder. Raises `Refusal` with the server's words, and `NoServer` if none is
    running."""
    with _called(folder) as called:
        called.sendall(json.dumps(asked).encode() + b"\n")
        with called.makefile("rb") as lines:
            return _answer(lines.readline())


def ask_for_backup(folder: Path, target: Path) -> None:
    """Have the server send a copy of its store, into a file that only its owner can read."""
    with _called(folder) as called:
        called.sendall(b'{"do": "backup"}\n')
        with called.makefile("rb") as lines, backup.beside(target) as new:
            left = int(_answer(lines.readline())["bytes"])
            with new.open("wb") as file:
                while left and (chunk := lines.read(min(left, CHUNK))):
                    file.write(chunk)
                    left -= len(chunk)
            if left:
                raise Refusal("the server stopped in the middle of the copy; try again")
            backup.sound(new)


class NoServer(Refusal):
    """Nobody listens at the folder's socket."""


@contextlib.contextmanager
def _called(folder: Path) -> Any:
    called = socket.socket(socket.AF_UNIX)
    called.settimeout(600)
    with called, socket_path(folder) as path:
        try:
            called.connect(path)
        except PermissionError as error:
            raise Refusal(
                f"{folder / SOCKET} is for its owner only: run this as the user who runs the server"
            ) from error
        except OSError as error:
            raise NoServer(f"no server is running on {folder}") from error
        yield called


def _answer(line: bytes) -> Any:
    if not line:
        raise Refusal("the server closed the connection without an answer; see its log")
    answer = json.loads(line)
    if "refused" in answer:
        raise Refusal(answer["refused"])
    return answer["answer"]
