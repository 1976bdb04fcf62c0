"""What docs/hosting.md tells an operator to do, done: its files and commands are taken out of the page and run.

systemd itself is not there, so its units are checked by systemd's own checker, and their commands run by hand. nginx
is real, with the page's configuration, in front of a real server; only ports and paths are others.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server import harness
from tests.server.harness import WAIT, Guest, Served

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
NAME = "games.example"
APP = "/opt/sarai/app"
UNIT = "/etc/systemd/system/sarai.service"
BACKUP = "/etc/systemd/system/sarai-backup.service"
TIMER = "/etc/systemd/system/sarai-backup.timer"
SITE = "/etc/nginx/sites-available/sarai"
SETTINGS = "/etc/sarai.toml"


def blocks() -> Iterator[tuple[str, str, str]]:
    """Each block of the page: the file it is, or nothing; its language; its text."""
    for found in re.finditer(r"^([^\n]*)\n\n```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        named = re.match(r"`(/[^`]+)`.*:$", found[1])
        yield (named[1] if named and found[2] != "sh" else ""), found[2], found[3]


FILES = {name: text for name, _, text in blocks() if name}
COMMANDS = [line for _, language, text in blocks() if language == "sh" for line in text.splitlines()]
OURS = [line for line in COMMANDS if re.search(r"app/sarai ", line)]


def program(name: str, *places: str) -> str:
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", os.defpath), *places]))
    assert found, f"{name} is missing; ./sarai test fetches it where it may, or:  sudo apt install nginx-light systemd"
    return found


def nginx() -> str:
    return program("nginx", "/usr/sbin", str(Path(sys.prefix) / "nginx" / "usr" / "sbin"))


def sarai() -> Path:
    """The program of the environment in which the tests run, as it is beside the page's source."""
    return Path(sys.executable).parent / "sarai"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


class Machine:
    """A folder that stands for the machine: each path of the page has its place in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.paths = {
            f"{APP}/.venv/bin/sarai": str(sarai()),
            f"{APP}/sarai": str(sarai()),
            **{path: str(folder / path.strip("/").replace("/", "-")) for path in ("/var/lib/sarai", SETTINGS)},
            "/var/backups/sarai": str(folder / "backups"),
            f"/etc/letsencrypt/live/{NAME}": str(folder / "live"),
            "/var/www/html": str(folder / "html"),
        }
        for name in ("/var/backups/sarai", f"/etc/letsencrypt/live/{NAME}", "/var/www/html"):
            Path(self.paths[name]).mkdir()
        self.write(SETTINGS)

    def here(self, text: str) -> str:
        """What the page says, with this machine's paths and port."""
        for path, place in self.paths.items():
            text = text.replace(path, place)
        return re.sub(r"(port = |127\.0\.0\.1:)8000\b", rf"\g<1>{self.port}", text)

    def write(self, name: str) -> Path:
        place = Path(self.here(name) if name in self.paths else self.folder / Path(name).name)
        place.write_text(self.here(FILES[name]))
        return place

    def run(self, line: str, status: int = 0) -> str:
        """A command of the page, as its user would run it; what it says."""
        words = shlex.split(self.here(line.removeprefix("sudo -Hu sarai ")))
        if words[0] == "app/sarai":
            words[0] = str(sarai())
        done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False, env=environment())
        assert done.returncode == status, f"{line}\n{done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    @property
    def store(self) -> Path:
        return Path(self.paths["/var/lib/sarai"])


def environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "SARAI_LAUNCHER"}


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def only(start: str) -> str:
    """The one command of the page that begins like this."""
    found = [line for line in dict.fromkeys(OURS) if line.startswith(f"sudo -Hu sarai {APP}/sarai {start}")]
    assert len(found) == 1, found
    return found[0]


def unit_lines(name: str, key: str) -> list[str]:
    """The values of a key in a unit, with what systemd escapes as it runs them."""
    values = re.findall(rf"^{key}=(.*)$", FILES[name], re.MULTILINE)
    return [value.replace("%%", "%").replace("$$", "$") for value in values]


# -- the page itself


def test_the_page_has_all_its_files():
    assert set(FILES) >= {SETTINGS, UNIT, SITE, BACKUP, TIMER}
    assert all(line.startswith("sudo -Hu sarai ") for line in OURS), (
        "never as root: the server could not open the files"
    )


def test_every_command_of_ours_in_the_page_is_one_that_is_run_here():
    """Whoever adds a command adds it to a test."""
    run = ("compile", "serve --config", "check-store", "restore", "admin")
    for line in OURS:
        assert line.split("app/sarai ")[1].startswith(run), line


# -- settings and units


def test_the_settings_are_looked_over(machine):
    said = machine.run(only("serve"))
    assert "all is well" in said
    assert str(machine.store) in said


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('no-such-setting = "x"', "no-such-setting"),
        ("guest-sockets = -4", "guest-sockets"),
        ("bot-seconds = 0", "bot-seconds"),
        ('guest-chores = "many"', "guest-chores"),
    ],
)
def test_what_is_wrong_in_the_settings_is_told_in_a_line(machine, line, told):
    settings = Path(machine.paths[SETTINGS])
    settings.write_text(settings.read_text() + line + "\n")
    said = machine.run(only("serve"), 2)
    assert told in said
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) == 1


def test_the_units_are_sound(machine):
    """By systemd's own checker, which wants the programs they start to be there."""
    place = machine.folder / "units"
    place.mkdir()
    for name in (UNIT, BACKUP, TIMER):
        (place / Path(name).name).write_text(machine.here(FILES[name]))
    command = [program("systemd-analyze"), "verify", "--man=no", *(str(file) for file in sorted(place.iterdir()))]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=WAIT)
    about_ours = [line for line in done.stderr.splitlines() if "sarai" in line]
    assert not about_ours, done.stderr
    wrong = machine.folder / "units" / "sarai.service"
    wrong.write_text(wrong.read_text().replace("ProtectSystem=strict", "ProtectSystems=strict"))
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=WAIT)
    assert "ProtectSystems" in done.stderr, "the checker looks at nothing"


def test_the_server_runs_as_its_own_user_with_little_in_its_hands():
    keys = dict(line.split("=", 1) for line in FILES[UNIT].splitlines() if "=" in line)
    wanted = {
        "User": "sarai",
        "ProtectSystem": "strict",
        "StateDirectory": "sarai",
        "NoNewPrivileges": "yes",
        "Restart": "on-failure",
        "RestartPreventExitStatus": "2",
    }
    assert wanted.items() <= keys.items()
    assert int(keys["LimitNOFILE"]) >= 65536


# -- a site


class Unit(Served):
    """The server as its unit starts it; `more` are settings for one test."""

    def __init__(self, machine: Machine, more: list[str]) -> None:
        self.machine = machine
        self.more = more
        super().__init__(machine.store)

    def start(self) -> None:
        (command,) = unit_lines(UNIT, "ExecStart")
        self.port = self.machine.port
        self.process = subprocess.Popen(
            [*shlex.split(self.machine.here(command)), *self.more],
            stdout=subprocess.PIPE,
            stderr=(self.folder.parent / "server.log").open("a"),
            text=True,
            env=environment(),
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if f"http://127.0.0.1:{self.port}/" in line:
                return
        raise AssertionError(f"the server did not start:\n{self.said()}")

    def end(self) -> None:
        """As systemd ends it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(WAIT) in (0, -signal.SIGTERM)
        assert '"level": "error"' not in self.said()
        if self.process.stdout:
            self.process.stdout.close()


def started(machine: Machine, more: list[str]) -> Unit:
    """Somebody else may take the port before the server does; then it gets another."""
    for _ in range(4):
        try:
            return Unit(machine, more)
        except AssertionError as failed:
            if "cannot be used" not in str(failed):
                raise
            machine.port = free_port()
            machine.write(SETTINGS)
    raise AssertionError("no port is free for long enough")


@contextlib.contextmanager
def unit(machine: Machine, *more: str) -> Iterator[Unit]:
    one = started(machine, list(more))
    try:
        yield one
    finally:
        if one.process is not None and one.process.poll() is None:
            one.end()


class Site:
    """nginx with the page's configuration. Guests come to it as to `https://games.example`."""

    origin = f"https://{NAME}"

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.folder = machine.folder / "nginx"
        self.folder.mkdir()
        self._certify()
        for _ in range(5):  # somebody else may take a port in between
            self.ports = {80: free_port(), 443: free_port()}
            self.process = self._start()
            if self._answers():
                return
            self.stop()
        raise AssertionError((self.folder / "error.log").read_text())

    @property
    def port(self) -> int:
        return self.ports[443]

    @property
    def certificate(self) -> Path:
        return self.machine.folder / "live" / "fullchain.pem"

    def _certify(self) -> None:
        key = self.certificate.with_name("privkey.pem")
        asked = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}"
        command = [program("openssl"), *asked.split(), "-keyout", str(key), "-out", str(self.certificate)]
        subprocess.run(command, capture_output=True, check=True, timeout=WAIT)

    def _start(self) -> subprocess.Popen[bytes]:
        site = self.machine.here(FILES[SITE])
        site = re.sub(r"^\s*listen \[::\].*\n", "", site, flags=re.MULTILINE)  # not every machine speaks IPv6
        for named, port in self.ports.items():
            site, count = re.subn(rf"listen {named}\b", f"listen 127.0.0.1:{port}", site)
            assert count == 1
        (self.folder / "site").write_text(site)
        temporary = "".join(
            f"    {kind}_temp_path {self.folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        whole = (
            ("user root root;\n" if os.geteuid() == 0 else "")
            + f"daemon off;\nworker_processes 1;\npid {self.folder}/nginx.pid;\nerror_log {self.folder}/error.log;\n"
            + "events {\n    worker_connections 512;\n}\n"
            + f"http {{\n    access_log {self.folder}/access.log;\n{temporary}    include {self.folder}/site;\n}}\n"
        )
        (self.folder / "nginx.conf").write_text(whole)
        where = ["-p", str(self.folder), "-e", str(self.folder / "error.log"), "-c", str(self.folder / "nginx.conf")]
        checked = subprocess.run([nginx(), "-t", *where], capture_output=True, text=True, check=False, timeout=WAIT)
        assert checked.returncode == 0, checked.stderr
        return subprocess.Popen([nginx(), *where], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def _answers(self) -> bool:
        ends = time.monotonic() + WAIT
        while self.process.poll() is None and time.monotonic() < ends:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return self.process.poll() is None
            time.sleep(0.05)
        return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(WAIT)

    def guest(self) -> Guest:
        return Guest(self)  # type: ignore[arg-type]


@contextlib.contextmanager
def coming_from(address: str) -> Iterator[None]:
    """Connections to the site's name reach it from that address of this machine."""
    FROM.append(address)
    try:
        yield
    finally:
        FROM.pop()


FROM = ["127.0.0.1"]


@contextlib.contextmanager
def site_of(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """The site, and a world in which its name leads to it and its certificate is good."""
    site = Site(machine)
    really = socket.create_connection

    def connected(address: tuple[str, int], *args: Any, **more: Any) -> socket.socket:
        if address[0] == NAME:
            address, more["source_address"] = ("127.0.0.1", site.ports[address[1]]), (FROM[-1], 0)
        return really(address, *args, **more)

    def secured(address: str, **more: Any) -> Any:
        address = re.sub(r"^ws://127\.0\.0\.1:\d+", f"wss://{NAME}", address)
        trust = ssl.create_default_context(cafile=str(site.certificate))
        # This client reads in one thread and writes in another, which Python 3.11 allows OpenSSL to mix up while the
        # tickets of TLS 1.3 come in: one request in some hundreds was never sent. httpx still comes by TLS 1.3.
        trust.maximum_version = ssl.TLSVersion.TLSv1_2
        return connect(address, ssl=trust, **more)

    monkeypatch.setattr(socket, "create_connection", connected)
    monkeypatch.setattr(harness, "connect", secured)
    monkeypatch.setenv("SSL_CERT_FILE", str(site.certificate))
    monkeypatch.setenv("NO_PROXY", "*")
    try:
        yield site
    finally:
        site.stop()


@pytest.fixture
def site(machine, monkeypatch):
    with unit(machine), site_of(machine, monkeypatch) as one:
        yield one


def test_a_game_is_played_through_the_site(site):
    ann, ben = site.guest(), site.guest()
    table = ann.table("here", "link")
    ben.join(table, "Ben")
    lives = [ann.look(table["id"], 0), ben.look(table["id"], 1)]
    while not lives[0].over:
        mover = next(live for live in lives if live.asked)
        mover.answer(len(mover.lines))
        for live in lives:
            live.until(max(mover.lines))
    assert lives[1].over
    assert len(lives[0].lines) > 20
    assert ann.post(f"/api/tables/{table['id']}/verify", status=200)["ok"]


def test_the_first_page_comes_over_tls_with_a_cookie_for_tls_alone(site):
    with httpx.Client(base_url=site.origin, timeout=WAIT) as http:
        first = http.get("/")
        assert first.status_code == 200
        assert first.headers["strict-transport-security"].startswith("max-age=")
        assert "default-src 'none'" in first.headers["content-security-policy"]
        cookie = first.headers["set-cookie"]
        assert "secure" in cookie.lower()
        assert "httponly" in cookie.lower()
        assert http.get("/health").json()["ok"]
        games = http.get("/api/games")
        assert http.get("/api/games", headers={"if-none-match": games.headers["etag"]}).status_code == 304
        refused = http.post("/api/tables", json={}, headers={"origin": site.origin})
        assert refused.status_code == 400
        assert refused.headers["strict-transport-security"], "on refusals too"


def test_metrics_stay_on_the_machine(site):
    with httpx.Client(base_url=site.origin, timeout=WAIT) as http:
        for path in ("/metrics", "/metrics/", "/%6detrics", f"{site.origin}//metrics", "/x/../metrics"):
            answer = http.get(path)
            assert "sarai_moves" not in answer.text
            assert answer.status_code == 404
    inside = httpx.get(f"http://127.0.0.1:{site.machine.port}/metrics", timeout=WAIT)
    assert "sarai_moves" in inside.text
    outside = httpx.get(
        f"http://127.0.0.1:{site.machine.port}/metrics", headers={"x-forwarded-for": "192.0.2.7"}, timeout=WAIT
    )
    assert outside.status_code == 404, "also where a proxy passes it on"


def test_http_leads_to_https(site):
    with httpx.Client(base_url=f"http://{NAME}", timeout=WAIT) as http:
        moved = http.get("/t/abc?x=1")
        assert (moved.status_code, moved.headers["location"]) == (301, f"{site.origin}/t/abc?x=1")
        elsewhere = http.get("/", headers={"host": "elsewhere.example"})
        assert elsewhere.headers["location"] == f"{site.origin}/", "wherever somebody says he is"
        proof = site.machine.folder / "html" / ".well-known" / "acme-challenge"
        proof.mkdir(parents=True)
        (proof / "token").write_text("it is ours")
        assert http.get("/.well-known/acme-challenge/token").text == "it is ours"


def test_another_name_is_refused(site):
    with httpx.Client(base_url=site.origin, timeout=WAIT) as http:
        no = http.get("/", headers={"host": "elsewhere.example"})
        assert (no.status_code, no.json()["reason"]["key"]) == (403, "why-unknown-host")
        http.get("/")
        no = http.post("/api/promises", headers={"origin": "https://elsewhere.example"})
        assert (no.status_code, no.json()["reason"]["key"]) == (403, "why-foreign-origin")


def test_whoever_comes_through_the_site_is_counted_by_his_own_address(machine, monkeypatch):
    with unit(machine, "--address-tables", "2", "--address-sockets", "2"), site_of(machine, monkeypatch) as site:
        with coming_from("127.0.0.5"):
            tables = [site.guest().table("here", "random") for _ in range(2)]
            no = site.guest().http.post("/api/tables", json=wish())
            assert (no.status_code, no.json()["reason"]["key"]) == (429, "why-quota-address")
            metrics = httpx.get(f"http://127.0.0.1:{machine.port}/metrics", timeout=WAIT).text
            assert 'sarai_refusals_total{reason="why-quota-address"} 1.0' in metrics
            forged = site.guest()
            forged.http.headers["x-forwarded-for"] = "192.0.2.9"
            assert forged.http.post("/api/tables", json=wish()).status_code == 429, (
                "what he says himself does not count"
            )
            lives = [forged.look(tables[0]["id"]) for _ in range(2)]
            assert forged.look(tables[0]["id"]).hello["reason"]["key"] == "why-quota-address"
        with coming_from("127.0.0.6"):
            other = site.guest()
            assert other.http.post("/api/tables", json=wish()).status_code == 201
            assert other.look(tables[0]["id"]).hello["kind"] == "hello"
        for live in lives:
            live.close()


def wish() -> dict[str, Any]:
    return {"game": "dunhuang", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}]}


# -- looking after it


def test_the_server_is_watched_as_the_page_says(machine):
    curls = [line for line in COMMANDS if line.startswith("curl ")]
    assert len(curls) == 2
    with unit(machine) as served:
        for line in curls:
            address = machine.here(line).split()[-1]
            assert httpx.get(address, timeout=WAIT).status_code == 200
        served.guest().table("here", "random")
        for line in served.said().splitlines():
            assert {"time", "level", "event"} <= set(json.loads(line))


def test_tables_are_looked_after_as_the_page_says(machine):
    admin = [line for line in OURS if " admin " in line]
    with unit(machine) as served:
        ann = served.guest()
        table = ann.table("here", "random")["id"]
        live = ann.look(table, 0)
        said = machine.run(only("admin list"))
        assert table in said
        guest = re.search(r"^ +A +(\S+)$", said, re.MULTILINE)
        assert guest
        for line in admin:
            said = machine.run(line.replace("TABLE", table).replace("GUEST", guest[1]))
            if " close " in line:
                with contextlib.suppress(Exception):
                    live.drain(WAIT)
                assert live.frames[-1]["reason"]["key"] == "why-table-shut"
            if " block " in line:
                assert ann.http.post("/api/promises").status_code == 403
            if " blocked " in line:
                assert guest[1] in said
            if " unblock " in line:
                assert ann.http.post("/api/promises").status_code == 201
        assert ann.http.get(f"/api/tables/{table}").status_code == 404, "the last of them deletes it"


def test_a_copy_is_made_beside_the_server_and_brought_back(machine, tmp_path):
    with unit(machine) as served:
        ann = served.guest()
        table = ann.table("here", "link")
        live = ann.look(table["id"], 0)
        backup, tidy = unit_lines(BACKUP, "ExecStart")
        (tmp_path / "backups" / "old.sqlite").write_text("")
        os.utime(tmp_path / "backups" / "old.sqlite", (0, 0))
        for command in (backup, tidy):
            done = subprocess.run(
                shlex.split(machine.here(command)), capture_output=True, text=True, check=False, env=environment()
            )
            assert done.returncode == 0, done.stderr
        (copy,) = (tmp_path / "backups").iterdir()
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        live.close()
        ann.table("here", "random")
        cookie = ann.http.cookies
    machine.store.joinpath("sarai.sqlite").write_bytes(b"rubbish" * 1000)
    restore = only("restore").replace("COPY", copy.stem)
    machine.run(only("serve"), 2)
    (start,) = unit_lines(UNIT, "ExecStart")
    said = machine.run(start, 2)
    assert len(said.strip().splitlines()) == 1, "systemd leaves it stopped, and the log says why"
    looks = [line for line in OURS if " check-store " in line]
    assert [machine.run(line.replace("COPY", copy.stem), 0 if "COPY" in line else 1) for line in looks]
    assert "what was there before is in" in machine.run(restore)
    assert list(machine.store.glob("sarai.sqlite.before-*"))
    with unit(machine) as served:
        ann = Guest(served)
        ann.http.cookies = cookie
        assert [one["id"] for one in ann.get("/api/tables")["mine"]] == [table["id"]]
        assert ann.look(table["id"], 0).hello["table"]["seats"][0]["mine"]


def test_nobody_restores_under_a_running_server(machine, tmp_path):
    with unit(machine):
        copy = tmp_path / "backups" / "COPY.sqlite"
        subprocess.run([str(sarai()), "backup", str(copy), "--data", str(machine.store)], check=True, env=environment())
        assert "another server" in machine.run(only("restore"), 2)
