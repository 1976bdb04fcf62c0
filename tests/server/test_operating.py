"""For the operator: the server's settings, its lock, blocking, backups beside it, and what it says about itself."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import re
import signal
import socket
import sqlite3
import stat
import time
from http.client import HTTPConnection
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from sarai.bots.process import SCHEDULING, SHORT_TURN, cores
from sarai.server.backup import check
from sarai.server.inn import BEHIND
from tests.server.harness import Guest, Live, Served, closed_with, refusal, serving, token_in, until, workers
from tests.server.test_broken_store import one_sentence, sarai

pytestmark = pytest.mark.xdist_group("operated")
"""One worker runs them all, so that the server they share starts once."""


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory):
    settings = ["--log", "json", "--bots", "1", "--address-new-tables", "0"]
    with serving(tmp_path_factory.mktemp("operated") / "data", settings=settings) as one:
        yield one


def play(guest: Guest, turns: int, *kinds: str) -> Live:
    live = guest.look(guest.table("here", *(kinds or ("random",)))["id"], 0)
    for turn in range(turns):
        assert live.until_asked()
        live.answer(turn)
    live.until_asked()
    return live


# -- starting


def test_a_second_server_on_one_folder_is_refused(operated):
    for how in (["serve"], ["play", "--no-browser"]):
        said = one_sentence(sarai(*how, "--data", operated.folder, "--port", "0"))
        assert f"another server (process {operated.process.pid}) already uses the folder {operated.folder}" in said
    play(operated.guest(), 1)
    assert "restored" not in sarai("restore", operated.folder / "sarai.sqlite", "--data", operated.folder).stdout


def test_a_file_has_the_settings_and_the_command_line_goes_first(tmp_path):
    file = tmp_path / "sarai.toml"
    file.write_text(
        f'data = "{tmp_path}/data"\nport = 0\nhost-name = ["games.example"]\nguest-tables = 2\nmetrics = "nobody"\n'
    )
    with serving(tmp_path / "data", settings=["--config", str(file), "--guest-tables", "3"]) as served:
        ann = served.guest()
        for _ in range(3):
            ann.table("here", "random")
        no = ann.http.post("/api/tables", json={"game": "dunhuang", "seats": [{"kind": "here"}, {"kind": "here"}]})
        assert (no.status_code, no.json()["reason"]["args"]["most"]) == (429, 3)
        by_name = {"host": "games.example", "origin": "https://games.example"}
        assert ann.http.get("/api/games", headers=by_name).status_code == 200
        assert ann.http.post("/api/promises", headers=by_name).status_code == 201
        assert refusal(ann.http.get("/api/games", headers={"host": "other.example"})) == (403, "why-unknown-host")
        assert ann.http.get("/metrics").status_code == 404


def test_a_core_is_for_the_server_alone(tmp_path):
    core = max(cores())
    if len(cores()) == 1:
        said = one_sentence(sarai("serve", "--core", str(core), "--data", tmp_path / "data", "--port", "0"))
        assert "core should be one of at least two" in said
        return
    with serving(tmp_path / "data", settings=["--core", str(core)]) as served:
        play(served.guest(), 1, "greedy")
        assert served.process is not None
        assert os.sched_getaffinity(served.process.pid) == {core}
        started = [pid for module in ("sarai.bots.workers", "sarai.server.writing") for pid in workers(served, module)]
        assert len(started) >= 2
        for pid in started:
            assert os.sched_getaffinity(pid) == cores() - {core}


def test_the_server_and_whoever_writes_take_short_turns(tmp_path):
    """As far as the kernel can: where it cannot, or does not say, turns are as usual."""
    with serving(tmp_path / "data") as served:
        play(served.guest(), 1, "greedy")
        assert served.process is not None
        own, (writes,), (thinks, *_) = (
            served.process.pid, workers(served, "sarai.server.writing"), workers(served, "sarai.bots.workers")
        )  # fmt: skip
        usual = turn(os.getpid())
        short = SHORT_TURN if can_take_short_turns() else usual
        assert [turn(own), turn(writes), turn(thinks)] == [short, short, usual]


def turn(pid: int) -> int:
    """Nanoseconds of a process's turn, by the system call that tells; 0 if there is none."""
    tells = {"x86_64": 315, "aarch64": 275}.get(os.uname().machine)
    told = ctypes.create_string_buffer(SCHEDULING.size)
    if tells is None or ctypes.CDLL(None).syscall(tells, pid, told, SCHEDULING.size, 0):
        return 0
    return int(SCHEDULING.unpack(told.raw)[5])


def can_take_short_turns() -> bool:
    """Linux can since 6.12; before that it does not report turns either."""
    release = [int(part) for part in re.findall(r"\d+", os.uname().release)[:2]]
    return turn(os.getpid()) > 0 and release >= [6, 12]


BAD_FILES = {
    "core = 4096": "core should be one of at least two",
    "grease = 3": "grease",
    "port = 'many'": "port",
    "port = 99999": "port should be 0 to 65535",
    "bot-memory = 3\nguest-sockets = -4": "guest-sockets should be 0 or more",
    "metrics = 'friends'": "metrics",
    "host-name = ['a b']": "is not a host name",
    "port = = 3": "",
}


@pytest.mark.parametrize("text", BAD_FILES)
def test_a_file_that_cannot_be_meant_is_refused_in_one_line(tmp_path, text):
    file = tmp_path / "sarai.toml"
    file.write_text(text + "\n")
    said = one_sentence(sarai("serve", "--check", "--config", file, "--data", tmp_path / "data"))
    assert BAD_FILES[text] in said


def test_check_looks_everything_over_and_serves_nobody(tmp_path, operated):
    assert "sarai.toml" in one_sentence(sarai("serve", "--config", tmp_path / "sarai.toml"))
    well = sarai("serve", "--check", "--data", tmp_path / "data", "--port", "0")
    assert (well.returncode, well.stderr) == (0, "")
    assert "all is well" in well.stdout
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ill = sarai("serve", "--check", "--data", tmp_path / "data", "--port", str(port), "--address", "127.0.0.1")
    assert ill.returncode == 2
    assert f"port {port} cannot be used" in ill.stdout
    (tmp_path / "data" / "sarai.sqlite").write_text("what is this? " * 99)
    ill = sarai("serve", "--check", "--data", tmp_path / "data", "--port", "0", "--address", "0.0.0.0")
    assert (ill.returncode, "Traceback" in ill.stderr) == (2, False)
    assert "is not a database" in ill.stdout
    assert "--host-name" in ill.stdout
    assert sarai("serve", "--check", "--data", operated.folder).returncode == 0, "beside one that runs"


def own_address() -> str:
    """An address of this machine by which another could connect."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked, contextlib.suppress(OSError):
        asked.connect(("192.0.2.1", 9))
        return str(asked.getsockname()[0])
    return "127.0.0.2"


def status_at(address: str, port: int, host: str, path: str = "/api/games") -> int:
    line = HTTPConnection(address, port, timeout=30)
    line.request("GET", path, headers={"host": host})
    return line.getresponse().status


@pytest.mark.parametrize(("everywhere", "metrics"), [("0.0.0.0", "loopback"), ("::", "everybody")])
def test_without_a_name_only_addresses_of_this_machine_are_believed(tmp_path, everywhere, metrics):
    with serving(tmp_path / "data", settings=["--address", everywhere, "--metrics", metrics]) as served:
        mine = own_address()
        for host in (mine, f"{mine}:{served.port}"):
            assert status_at(mine, served.port, host) == 200
        assert status_at("127.0.0.1", served.port, "localhost") == 200
        for host in ("games.example", "203.0.113.7", f"{mine}.evil.example", "", "127.0.0.1.evil.example"):
            assert status_at(mine, served.port, host) == 403, host
        assert status_at("127.0.0.1", served.port, "127.0.0.1", "/metrics") == 200
        is_near = mine.startswith("127.")
        assert status_at(mine, served.port, mine, "/metrics") == (200 if is_near or metrics == "everybody" else 404)


# -- through the folder's socket


def admin(served: Served, *words: str) -> Any:
    done = sarai("admin", *words, "--data", served.folder)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout) if "--json" in words else done.stdout


def test_the_socket_is_for_its_owner_and_gone_without_a_server(operated, tmp_path):
    mode = (operated.folder / "sarai.sock").stat().st_mode
    assert stat.S_ISSOCK(mode)
    assert stat.S_IMODE(mode) == 0o600
    assert "no server is running" in one_sentence(sarai("admin", "list", "--data", tmp_path))


@pytest.mark.parametrize(
    "asked", [b"", b"[]\n", b"7\n", b'{"do": "sing"}\n', b'{"do": "block", "who": 3}\n', b"{" * 20_000]
)
def test_what_the_socket_does_not_understand_is_said(operated, asked):
    with socket.socket(socket.AF_UNIX) as called:
        called.settimeout(30)
        called.connect(str(operated.folder / "sarai.sock"))
        with contextlib.suppress(OSError):
            called.sendall(asked)
            called.shutdown(socket.SHUT_WR)
        with called.makefile("rb") as lines:
            assert "refused" in json.loads(lines.readline())


def test_admin_lists_closes_and_deletes_tables(operated):
    live = play(operated.guest(), 2)
    table = live.hello["table"]["id"]
    (found,) = [one for one in admin(operated, "list", "--json", "--running") if one["id"] == table]
    assert found["lines"] >= 3 or found["here"]
    (here,) = found["here"]
    seat = found["seats"][0]
    assert here == {"guest": seat["guest"], "address": seat["address"]}, "either can be blocked"
    listed = admin(operated, "list")
    assert table in listed
    assert f"(is here)                {here['guest']} from {here['address']}" in listed
    admin(operated, "close", table)
    assert closed_with(live) == ("why-table-shut", 4410)
    again = operated.guest().look(table)
    assert len(again.lines) >= len(live.lines), "it is kept"
    admin(operated, "delete", table)
    assert closed_with(again) == ("why-table-closed", 4410)
    assert operated.guest().http.get(f"/api/tables/{table}").status_code == 404
    for what in ("close", "delete"):
        assert table in one_sentence(sarai("admin", what, table, "--data", operated.folder))


@pytest.mark.parametrize("name", ["-_SWabYwLYVA", "--xTWabYwLYV", "-"])
@pytest.mark.parametrize("what", ["close", "delete"])
def test_a_name_may_begin_with_a_hyphen(operated, what, name):
    """As one in 64 randomly made names does."""
    assert f"no table {name}" in one_sentence(sarai("admin", what, name, "--data", operated.folder))


def test_a_guest_whose_name_begins_with_a_hyphen_is_kept_out_too(operated):
    admin(operated, "block", "-Wab_YwLYVAaaaaa")
    assert "-Wab_YwLYVAaaaaa" in admin(operated, "blocked")
    admin(operated, "unblock", "-Wab_YwLYVAaaaaa")
    assert "nobody is blocked" in admin(operated, "blocked")


@pytest.mark.parametrize("by", ["guest", "address"])
def test_who_is_blocked_is_kept_out_until_he_is_let_in(operated, by):
    eve = operated.guest()
    live = play(eve, 1)
    table = live.hello["table"]["id"]
    (found,) = [one for one in admin(operated, "list", "--json", "--most", "400") if one["id"] == table]
    who = found["seats"][0]["guest"] if by == "guest" else found["address"]
    assert "at most" in one_sentence(sarai("admin", "block", who, "--days", "9" * 14, "--data", operated.folder))
    admin(operated, "block", who, "--days", "3")
    try:
        assert closed_with(live) == ("why-blocked", 4403)
        assert refusal(eve.http.post("/api/promises")) == (403, "why-blocked")
        assert (
            refusal(eve.http.post("/api/tables", json={"game": "dunhuang", "seats": [{"kind": "here"}] * 2}))[0] == 403
        )
        assert refusal(eve.http.get(f"/api/tables/{table}/record?seat=0")) == (403, "why-blocked")
        assert Live(eve, table, 0).hello["reason"]["key"] == "why-blocked"
        assert list(admin(operated, "blocked", "--json")) == [who]
        other = operated.guest()
        assert other.http.post("/api/promises").status_code == (201 if by == "guest" else 403)
    finally:
        admin(operated, "unblock", who)
    assert eve.http.post("/api/promises").status_code == 201
    assert eve.look(table, 0).until_asked()
    assert "nobody is blocked" in admin(operated, "blocked")


def test_a_backup_beside_a_running_server(operated, tmp_path):
    live = play(operated.guest(), 3)
    copy = tmp_path / "copy.sqlite"
    assert sarai("backup", copy, "--data", operated.folder).returncode == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    report = check(copy, replaying=True)
    assert not report.faults
    with contextlib.closing(sqlite3.connect(copy)) as store:
        asked = 'select count(*) from entries where "table" = ?'
        (lines,) = store.execute(asked, (live.hello["table"]["id"],)).fetchone()
    assert lines == len(live.lines)
    said = one_sentence(sarai("restore", copy, "--data", operated.folder))
    assert "another server" in said
    assert sarai("check-store", "--data", operated.folder).returncode == 0
    assert not list(operated.folder.glob(".backup-*"))
    live.answer()


# -- what it says about itself


def numbers(served: Served) -> dict[tuple[str, str], float]:
    """What /metrics says, by name and first label."""
    text = served.guest().get("/metrics")
    families = list(text_string_to_metric_families(text))
    return {
        (sample.name, next(iter(sample.labels.values()), "")): sample.value
        for family in families
        for sample in family.samples
    }


def test_metrics_move_with_what_happens(operated):
    before = numbers(operated)
    ann = operated.guest()
    live = play(ann, 3, "random", "ismcts:1500")
    assert refusal(ann.http.get("/api/tables/none"))[1] == "why-no-table"
    live.wait_for(live.send("resume"))
    live.socket.send("{")
    live.read()
    after = numbers(operated)

    def grew(name: str, label: str = "") -> float:
        return after[name, label] - before.get((name, label), 0)

    assert grew("sarai_moves_total", "dunhuang") >= 3
    assert grew("sarai_move_seconds_count") >= 3
    assert grew("sarai_commit_seconds_count") >= 3
    assert grew("sarai_sockets") == 1
    assert grew("sarai_tables_open") == 1
    assert grew("sarai_lane_work_seconds_count", "search") >= 1
    for reason in ("why-no-table", "why-not-paused", "why-bad-request"):
        assert grew("sarai_refusals_total", reason) >= 1, reason
    assert after["sarai_store_writable", ""] == 1
    assert {label for name, label in after if name == "sarai_lane_waiting"} == {
        "quick",
        "search",
        "unattended",
        "solver",
        "chores",
    }


def test_a_server_that_stands_still_says_so_afterwards(operated):
    lag = "sarai_loop_lag_seconds_sum", ""
    before = numbers(operated)[lag]
    operated.process.send_signal(signal.SIGSTOP)
    time.sleep(0.6)
    operated.process.send_signal(signal.SIGCONT)
    until(lambda: numbers(operated)[lag] - before > 0.4)


@pytest.mark.xdist_group("queue")
def test_the_queue_of_bots_is_seen(tmp_path):
    """One process searches, and is stopped; all further questions wait, until its thought has taken too long."""
    with serving(tmp_path / "data", settings=["--bots", "1", "--bot-seconds", "8"]) as served:
        ann = served.guest()
        level = "ismcts:1500"
        for _ in range(3):
            live = ann.look(ann.table("here", level, level, level)["id"], 0)
            live.until_asked()
            live.answer()
        assert served.process is not None
        behind = min(19, os.getpriority(os.PRIO_PROCESS, served.process.pid) + BEHIND)
        (pid,) = until(lambda: [one for one in workers(served) if os.getpriority(os.PRIO_PROCESS, one) == behind])
        os.kill(pid, signal.SIGSTOP)
        assert until(lambda: numbers(served)["sarai_lane_waiting", "search"]) >= 1
        until(lambda: numbers(served).get(("sarai_thoughts_ended_total", "search"), 0) > 0)


def test_health_is_503_while_no_bot_answers(operated):
    guest = operated.guest()
    play(guest, 2)
    assert guest.get("/health") | {"lanes": {}, "tables": 0} == {
        "ok": True, "store": True, "bots": True, "lanes": {}, "tables": 0, "version": guest.get("/health")["version"],
    }  # fmt: skip

    def is_ill() -> bool:
        for pid in workers(operated):
            os.kill(pid, signal.SIGSTOP)
        answer = guest.http.get("/health")
        return answer.status_code == 503 and answer.json()["store"] and not answer.json()["bots"]

    until(is_ill)
    for pid in workers(operated):
        os.kill(pid, signal.SIGCONT)
    until(lambda: guest.http.get("/health").status_code == 200)
    assert '"ok": true' in admin(operated, "health")


def test_every_line_of_the_log_is_json_and_nothing_hidden_is_in_it(operated):
    ann, ben = operated.guest(), operated.guest()
    table = ann.table("here", "link", "random")
    ben.join(table, "Ben")
    mine, his = ann.look(table["id"], 0), ben.look(table["id"], 1)
    links = [
        token_in(guest.post(f"/api/tables/{table['id']}/link", {"seat": n}, 200)["link"])
        for n, guest in enumerate((ann, ben))
    ]
    for live in (mine, his):
        live.until_asked()
        live.answer()
    for path in ("/api/tables/x/record?seat=7", "/api/none?token=secret-in-a-query", "/api/tables/%00"):
        ann.http.get(path, headers={"cookie": "sarai_guest=forged-cookie"})
    for pid in workers(operated, "sarai.server.writing") + workers(operated):
        os.kill(pid, signal.SIGKILL)
    until(lambda: mine.wait_for(mine.send("pause"))["kind"] == "done")
    until(lambda: "has ended" in operated.said())
    lines = [json.loads(line) for line in operated.said().splitlines()]
    assert lines
    assert all({"time", "level", "event"} <= set(line) for line in lines)
    with contextlib.closing(sqlite3.connect(operated.folder / "sarai.sqlite")) as store:
        seeds = [row[0] for row in store.execute("select seed from tables")]
        keys = [row[0] for row in store.execute("select secret from keys where name = 'signing'")]
        entries = {row[0] for row in store.execute("select line from entries where line like '%>%'")}
    hidden = [secret.hex() for secret in seeds + keys] + links + [token_in(table["join_link"])]
    hidden += [guest.http.cookies["sarai_guest"] for guest in (ann, ben)]
    hidden += ["forged-cookie", "secret-in-a-query", *entries]
    said = operated.said()
    assert not [secret for secret in hidden if secret in said]


# -- many connections, and endless ones


def test_a_head_without_end_is_refused(operated):
    parts = [
        b"GET /" + b"a" * 200_000,
        b"GET /?" + b"a=b&" * 50_000,
        b"GET / HTTP/1.1\r\n" + b"x-y: z\r\n" * 30_000,
        b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: " + b"y" * 200_000,
    ]
    for part in parts:
        with socket.create_connection(("127.0.0.1", operated.port), timeout=30) as line:
            answer = b""
            with contextlib.suppress(OSError):
                line.sendall(part)
                while more := line.recv(4096):
                    answer += more
            assert b" 200 " not in answer
            assert not answer or answer.startswith((b"HTTP/1.1 431", b"HTTP/1.1 4"))
    query = "&".join(f"x{n}=y" for n in range(4000))
    assert operated.guest().http.get(f"/api/games?{query}").status_code == 200, "one that is merely long"


def test_whoever_takes_all_connections_stops_nobody_who_plays(tmp_path):
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (220, 220))"
    with serving(tmp_path / "data", few, ["--request-seconds", "4", "--bots", "1"]) as served:
        live = play(served.guest(), 1)
        idle = []
        for _ in range(300):
            with contextlib.suppress(OSError):
                idle.append(socket.create_connection(("127.0.0.1", served.port), timeout=30))
        for turn in range(3):
            assert live.until_asked()
            live.answer(turn)
        for line in idle:
            with contextlib.suppress(OSError):
                assert line.recv(10) == b"", "a client that sends nothing is not waited for"
            line.close()
        assert until(lambda: served.guest().get("/health")["ok"])
        assert not re.search("Traceback|error", served.said()), served.said()
