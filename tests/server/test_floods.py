"""Strangers who send without end, or read nothing of what they ask for: each loses only their own connection."""

from __future__ import annotations

import re
import socket
import struct
import time
from collections.abc import Iterator

import pytest

from tests.server.harness import Guest, Live, Served, serving, until

SMALL = """
import socket
from sarai.server import protocol, run

free_socket = run.free_socket

def small(*asked):
    listening = free_socket(*asked)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    return listening

run.free_socket = small
"""
"""The system buffers little for a client that does not read, so the server soon has enough of it."""
TEXT, BINARY, CONTINUED, PING = 1, 2, 0, 9
LAST = 0x80

pytestmark = pytest.mark.xdist_group("floods")
"""One worker runs them all, so that the server they share starts once."""


@pytest.fixture(scope="module")
def flooded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that is quick to disconnect, with small quotas for what is tried here."""
    words = ["--request-seconds=1.5", "--guest-commands=5", "--address-commands=8"]
    first = SMALL + "protocol.READS_WITHIN = 0.5"
    with serving(tmp_path_factory.mktemp("flooded") / "data", first, words) as one:
        yield one


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits for slow readers, but not for many at one address."""
    first = SMALL + "protocol.MUCH = 1000"
    with serving(tmp_path_factory.mktemp("patient") / "data", first, ["--address-unread=4"]) as one:
        yield one


class Raw:
    """A connection made by hand; its far end may find that nobody reads."""

    def __init__(self, served: Served, address: str = "127.0.0.1") -> None:
        self.served = served
        self.end = socket.socket()
        self.end.bind((address, 0))
        self.end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.end.connect(("127.0.0.1", served.port))

    def ask(self, path: str, **headers: str) -> None:
        words = {"Host": f"127.0.0.1:{self.served.port}"} | headers
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in words.items())
        self.end.sendall(f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode())

    def upgrade(self, path: str) -> None:
        self.ask(
            path,
            Origin=self.served.origin,
            Connection="Upgrade",
            Upgrade="websocket",
            Sec_WebSocket_Version="13",
            Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==",
        )

    def look(self, guest: Guest, table: str) -> None:
        self.upgrade(f"/api/tables/{table}/live")
        assert b" 101 " in self.end.recv(4096)

    def flood(self, data: bytes) -> None:
        """Send the data again and again until the far end has had enough."""
        self.end.settimeout(30)
        ends = time.monotonic() + 30
        while time.monotonic() < ends:
            try:
                self.end.sendall(data)
            except TimeoutError:
                break
            except OSError:
                return
        raise AssertionError("it took everything")

    def has_ended(self) -> bool:
        self.end.settimeout(30)
        try:
            while self.end.recv(65_536):
                pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True

    def read(self) -> bytes:
        """Everything that arrives until the far end closes."""
        self.end.settimeout(30)
        heard = b""
        try:
            while more := self.end.recv(65_536):
                heard += more
        except ConnectionResetError:
            pass
        return heard

    def drop(self) -> None:
        """Disconnect without a word."""
        self.end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.end.close()


def frame(kind: int, data: bytes = b"") -> bytes:
    assert len(data) < 126
    return bytes((kind, 0x80 | len(data))) + bytes(4) + data


def sockets(served: Served) -> int:
    found = re.search(r"^sarai_sockets (\d+)", Guest(served).http.get("/metrics").text, re.MULTILINE)
    assert found
    return int(found[1])


@pytest.mark.parametrize(
    "flood",
    [
        frame(LAST | PING, b"x" * 125),
        frame(LAST | TEXT),
        frame(LAST | TEXT, b'{"id":"1","do":"why"}'),
        frame(BINARY) + frame(CONTINUED) * 50,
    ],
    ids=["pings", "nothing", "questions", "a message that never ends"],
)
def test_a_socket_that_sends_frames_without_end_is_broken_off(flooded, flood):
    ann = flooded.guest()
    raw = Raw(flooded)
    raw.look(ann, ann.table("here", "link")["id"])
    raw.flood(flood * 100)
    until(lambda: sockets(flooded) == 0)


def test_who_has_gone_is_gone_whatever_he_has_said_before(flooded):
    ann = flooded.guest()
    table = ann.table("here", "link")["id"]
    gone = [Raw(flooded) for _ in range(5)]
    for raw in gone:
        raw.look(ann, table)
        raw.end.sendall(frame(LAST | TEXT, b"{}") * 2000)
        raw.drop()
    until(lambda: sockets(flooded) == 0)


def test_text_that_is_none_ends_the_socket_and_is_no_news(flooded):
    ann = flooded.guest()
    raw = Raw(flooded)
    raw.look(ann, ann.table("here", "link")["id"])
    raw.end.sendall(frame(LAST | TEXT, b"\xff\xfe"))
    assert raw.has_ended()
    other = Raw(flooded)
    other.end.sendall(b"this is no request\r\n\r\n")
    assert other.has_ended()
    assert "Traceback" not in flooded.said()
    assert "Invalid" not in flooded.said()


@pytest.mark.parametrize("length", [9_000, 40_000])
def test_an_upgrade_that_is_too_long_is_refused(flooded, length):
    raw = Raw(flooded)
    raw.upgrade("/api/tables/x/live?" + "y" * length)
    assert raw.read().startswith(b"HTTP/1.1 431 ")


def test_an_upgrade_that_comes_to_nothing_ends(flooded):
    raw = Raw(flooded)
    raw.ask("/api/tables/x/live", Origin=flooded.origin, Connection="Upgrade", Upgrade="websocket")
    assert raw.has_ended()


def test_requests_that_wait_for_no_answer_are_not_heard(flooded):
    raw = Raw(flooded)
    one = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{flooded.port}\r\n\r\n".encode()
    raw.end.sendall(one * 4)
    raw.end.settimeout(30)
    heard = b""
    while heard.count(b"HTTP/1.1 200") < 4:  # a few sent ahead are fine
        heard += raw.end.recv(65_536)
    raw.flood(one * 500)


def long_answer(served: Served) -> str:
    """The path of an answer longer than everything that can wait between the two ends."""
    found = re.search(r'src="(/assets/[^"]+\.js)"', served.guest().http.get("/").text)
    assert found
    return found[1]


def test_whoever_reads_nothing_is_broken_off(flooded):
    raw = Raw(flooded)
    raw.ask(long_answer(flooded))
    assert connections(flooded, raw) == 1
    until(lambda: connections(flooded, raw) == 0)


def test_of_one_address_only_so_many_read_slowly(patient):
    path = long_answer(patient)
    slow = [Raw(patient, "127.0.0.2") for _ in range(6)]
    for raw in slow:
        raw.ask(path, Connection="close")
    until(lambda: sum(connections(patient, raw) for raw in slow) == 4)
    other = Raw(patient, "127.0.0.3")
    other.ask(path, Connection="close")
    whole = len(other.read())
    assert sorted(len(raw.read()) == whole for raw in slow) == [False] * 2 + [True] * 4


def connections(served: Served, raw: Raw) -> int:
    """Whether the server still holds its end of the connection; asking the system disturbs nobody."""
    wanted = f"{served.port:04X}", f"{raw.end.getsockname()[1]:04X}"
    with open("/proc/net/tcp") as table:
        ends = [line.split()[1:4] for line in table if line.split()[0] != "sl"]
    established = "01"
    return sum((a[-4:], b[-4:]) == wanted and state == established for a, b, state in ends)


def test_a_guest_sends_so_many_commands_through_all_of_his_sockets(flooded):
    ann = flooded.guest()
    table = ann.table("here", "link")["id"]
    eyes = [ann.look(table, 0) for _ in range(4)]
    assert too_fast(eyes, 6), "24 at once, where 10 are allowed"
    ben = flooded.guest()
    others = [ben.look(table, -1) for _ in range(2)]
    assert not too_fast(others[:1], 1), "others are not affected"
    for one in (*eyes, *others):
        one.close()


def too_fast(eyes: list[Live], each: int) -> bool:
    sent = [(one, one.send("why")) for _ in range(each) for one in eyes]
    answers = [one.wait_for(command) for one, command in sent]
    return any(answer.get("reason", {}).get("key") == "why-too-fast" for answer in answers)


def test_an_address_sends_so_many_commands_under_all_its_names(flooded):
    ann = flooded.guest()
    table = ann.table("here", "link")["id"]
    until(lambda: quiet(flooded, table))
    eyes = [flooded.guest().look(table, -1) for _ in range(6)]
    assert too_fast(eyes, 5), "30 at once, where 16 are allowed, and no guest sent more than 5"
    for one in eyes:
        one.close()


def quiet(served: Served, table: str) -> bool:
    live = served.guest().look(table, -1)
    found = not too_fast([live], 1)
    live.close()
    return found
