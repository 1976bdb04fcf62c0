"""A server's folder: its store, the lock that says who uses it, and the operator's socket."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sarai.kernel.reasons import Refusal

STORE = "sarai.sqlite"
LOCK = "sarai.lock"
SOCKET = "sarai.sock"
MOST_SOCKET_PATH = 100


class FolderTaken(Refusal):
    """Another server uses the folder."""


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder alone; raises `FolderTaken` while another server holds it. The lock ends with its process."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise Refusal(f"the folder {folder} cannot be used: {error.strerror}") from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            other = os.read(lock, 20).decode("ascii", "replace").strip() or "unknown"
            raise FolderTaken(
                f"another server (process {other}) already uses the folder {folder}; stop it, or choose another "
                "folder with --data"
            ) from None
        os.ftruncate(lock, 0)
        os.pwrite(lock, f"{os.getpid()}\n".encode(), 0)
        yield
    finally:
        os.close(lock)


@contextmanager
def socket_path(folder: Path) -> Iterator[str]:
    """A path to the socket that also works where the plain one is too long for a socket."""
    path = str(folder / SOCKET)
    if len(path) <= MOST_SOCKET_PATH or not Path("/proc/self/fd").is_dir():
        yield path
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{handle}/{SOCKET}"
    finally:
        os.close(handle)
