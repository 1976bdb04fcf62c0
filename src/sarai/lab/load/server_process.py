"""A server in a process of its own, on a free port and in an empty folder, and what it takes up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sarai.bots.process import cores
from sarai.kernel.reasons import Refusal

NO_LIMITS = {
    f"{whose}-{what}": 0
    for whose in ("guest", "address")
    for what in ("tables", "open-tables", "bot-tables", "new-tables", "sockets", "chores", "commands")
} | {"address-requests": 0}
"""The measuring side comes from one address, with one cookie, and takes up what thousands of guests would."""
LATENCY = Path("/dev/cpu_dma_latency")
CHORES = ("guest-chores", "address-chores")
"""The limits that stay, for clients that ask for more than their share."""


@dataclass(frozen=True, slots=True)
class Server:
    port: int
    pid: int
    data: Path

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def close(self, table: str) -> None:
        """Close a table as the operator does: everybody is disconnected, and the table can be opened again."""
        reader, writer = await asyncio.open_unix_connection(self.data / "sarai.sock")
        writer.write(json.dumps({"do": "close", "table": table}).encode() + b"\n")
        answer = json.loads(await reader.readline())
        writer.close()
        if "answer" not in answer:
            raise RuntimeError(f"the table was not closed: {answer}")

    def memory(self) -> float:
        """Megabytes of its process in memory, without its workers; 0 where the system does not tell."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        except OSError:
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def cpu(self) -> float:
        """Seconds that its process has computed; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen_seconds() -> float:
    """Seconds, over all cores, in which they had work but the host machine ran somebody else's (`steal`).

    0 on a machine of one's own, and where the system does not tell.
    """
    try:
        fields = Path("/proc/stat").read_text().partition("\n")[0].split()
        return int(fields[8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError):
        return 0.0


def own_core() -> int | None:
    """The core that each measured server may have to itself; None where there is only one."""
    return min(cores()) if len(cores()) > 1 else None


@contextlib.contextmanager
def off(core: int | None) -> Iterator[None]:
    """Keep this program, and what it starts from now on, off a core."""
    everywhere = cores()
    if core is not None:
        os.sched_setaffinity(0, everywhere - {core})
    try:
        yield
    finally:
        if core is not None:
            os.sched_setaffinity(0, everywhere)


@contextlib.contextmanager
def awake(wanted: bool) -> Iterator[None]:
    """If wanted, keep the machine's cores from falling asleep: a rented machine may wake them late."""
    if not wanted:
        yield
        return
    try:
        file = LATENCY.open("r+b", buffering=0)
        file.write(struct.pack("i", 0))  # microseconds within which a core must wake, as long as this is open
    except OSError as error:
        raise Refusal(f"the cores cannot be kept awake: {LATENCY}: {error.strerror}") from error
    with file:
        yield


@contextlib.contextmanager
def ours(core: int | None, limits: Sequence[str] = ()) -> Iterator[Server]:
    """`sarai serve` without limits for guests, except that those named keep their defaults."""
    with tempfile.TemporaryDirectory() as folder:
        code = "from sarai.cli import main; main()"
        quotas = [f"--{name}={most}" for name, most in NO_LIMITS.items() if name not in limits]
        kept_to = [] if core is None else ["--core", str(core)]
        args = ["serve", "--port", "0", "--data", folder, *kept_to, *quotas]
        with _started([sys.executable, "-c", code, *args], folder) as server:
            yield server


@contextlib.contextmanager
def bare(core: int | None, commits: bool) -> Iterator[Server]:
    """A server that passes messages on; one that `commits` stores them first."""
    with tempfile.TemporaryDirectory() as folder:
        file = [str(Path(folder) / "floor.sqlite")] if commits else []
        kept_to = "" if core is None else str(core)
        with _started([sys.executable, "-m", "sarai.lab.load.baselines", kept_to, *file], folder) as server:
            yield server


@contextlib.contextmanager
def _started(command: Sequence[str], data: str) -> Iterator[Server]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        for line in process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                yield Server(int(found[1]), process.pid, Path(data))
                return
        raise RuntimeError("the server did not start")
    finally:
        process.terminate()
        process.wait(20)
        if process.stdout:
            process.stdout.close()
