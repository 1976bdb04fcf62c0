"""What docs/hosting.md tells an operator to do, done: its files and commands are taken from the page and run.

There is no systemd here, so its units are checked by systemd's own checker, and their commands run by hand. nginx is
real, in front of a real server: the page's commands are run on a copy of Debian's own settings, with the page's site;
only ports, paths and the user differ. What is not run is named in NOT_RUN, with the reason.
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
import tomllib
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
FILES_ALLOWED = 1024  # how many files systemd lets a service open that asks for no more

CLONED = "the tests already run in a clone, and need no network"
WHOLE_MACHINE = "it would change the machine that runs the tests"
SYSTEMD = "there is no systemd; the tests themselves start and stop what the page's units say"
NOT_RUN = {
    "apt update": WHOLE_MACHINE,
    "apt install sudo git curl python3-venv gcc libc6-dev python3-dev nginx certbot": WHOLE_MACHINE,
    "adduser --system --group --home /opt/sarai sarai": WHOLE_MACHINE,
    "sudo -Hu sarai git clone URL app": CLONED,
    "sudo -Hu sarai git -C app pull": CLONED,
    "sudo -Hu sarai app/sarai compile": "./sarai test runs it before it starts the tests",
    f'certbot certonly --webroot -w /var/www/html -d {NAME} --deploy-hook "systemctl reload nginx"': (
        "it needs the name and the network; the tests make a certificate of their own"
    ),
    "systemctl daemon-reload": SYSTEMD,
    "systemctl enable --now sarai": SYSTEMD,
    "systemctl status sarai": SYSTEMD,
    "systemctl start sarai": SYSTEMD,
    "systemctl stop sarai": SYSTEMD,
    "systemctl reload nginx": SYSTEMD,
    "systemctl enable --now sarai-backup.timer": SYSTEMD,
    "systemctl start sarai-backup.service": SYSTEMD,
    "journalctl -u sarai -o cat": SYSTEMD,
}
"""The commands of the page that no test runs, word for word, and why."""


def blocks() -> Iterator[tuple[str, str, str]]:
    """Each block of the page: the file that it is, or ""; its language; its text."""
    for found in re.finditer(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        named = re.search(r"^`(/[^`\n]+)`[^\n]*:\n\n\Z", PAGE[: found.start()], re.MULTILINE)
        yield (named[1] if named and found[1] != "sh" else ""), found[1], found[2]


FILES = {name: text for name, _, text in blocks() if name}
COMMANDS = [line for _, language, text in blocks() if language == "sh" for line in text.splitlines()]
OURS = [line for line in COMMANDS if re.search(r"app/sarai ", line)]
NGINX = next(text.splitlines() for _, _, text in blocks() if "nginx -t\n" in text)


def program(name: str, *places: str) -> str:
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", os.defpath), *places]))
    assert found, f"{name} is missing; ./sarai test fetches it where it may, or:  sudo apt install nginx-light systemd"
    return found


def nginx() -> str:
    return program("nginx", "/usr/sbin", str(Path(sys.prefix) / "nginx" / "usr" / "sbin"))


def debian_nginx() -> Path:
    """/etc/nginx as Debian ships it: the one that ./sarai test fetched, or else this machine's."""
    places = [Path(sys.prefix) / "nginx" / "etc" / "nginx", Path("/etc/nginx")]
    found = [place for place in places if (place / "nginx.conf").exists()]
    assert found, "Debian's settings of nginx are missing; ./sarai test fetches them where it may"
    return found[0]


def sarai() -> Path:
    """The program in the environment in which the tests run, as it lies beside the page's source."""
    return Path(sys.executable).parent / "sarai"


def free_ports(many: int) -> list[int]:
    """All held at the same time, so that no two are equal."""
    with contextlib.ExitStack() as held:
        taken = [held.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(many)]
        return [int(one.getsockname()[1]) for one in taken]


class Machine:
    """A folder that stands for the machine: every path of the page has its place in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = self.at = folder
        (self.port,) = free_ports(1)
        self.paths = {
            f"{APP}/.venv/bin/sarai": str(sarai()),
            f"{APP}/sarai": str(sarai()),
            "/opt/sarai": str(folder / "home"),
            **{path: str(folder / path.strip("/").replace("/", "-")) for path in ("/var/lib/sarai", SETTINGS)},
            "/var/backups/sarai": str(folder / "backups"),
            "/etc/systemd/system": str(folder / "units"),
            f"/etc/letsencrypt/live/{NAME}": str(folder / "live"),
            "/var/www/html": str(folder / "html"),
            "/etc/nginx": str(folder / "nginx"),
            "/run/nginx.pid": str(folder / "nginx.pid"),
            "/var/log/nginx": str(folder / "log"),
        }
        made = ("/etc/systemd/system", f"/etc/letsencrypt/live/{NAME}", "/var/www/html", "/var/log/nginx")
        for name in made:  # by Debian's packages
            Path(self.paths[name]).mkdir()
        app = Path(self.paths["/opt/sarai"]) / "app"
        app.mkdir(parents=True)  # by adduser and git
        app.joinpath("sarai").symlink_to(sarai())
        self.run(next(line for line in COMMANDS if line.startswith("install ")))
        self.write(SETTINGS)

    def here(self, text: str) -> str:
        """The page's text, with this machine's paths and port."""
        named = "|".join(re.escape(path) for path in sorted(self.paths, key=len, reverse=True))
        text = re.sub(named, lambda found: self.paths[found[0]], text)
        return re.sub(r"(port = |127\.0\.0\.1:)8000\b", rf"\g<1>{self.port}", text)

    def write(self, name: str) -> Path:
        place = Path(self.here(name))
        place.write_text(self.here(FILES[name]))
        return place

    def run(self, line: str, status: int = 0) -> str:
        """Run a command of the page as its user would; returns its output. An unknown command is not run."""
        words = shlex.split(self.here(line.removeprefix("sudo -Hu sarai ")))
        inside = all(not word.startswith("/") or Path(word).is_relative_to(self.folder) for word in words[1:])
        assert inside, f"{line}: the test knows no place for one of its paths"
        match words:
            case ["cd", folder]:
                self.at = Path(folder)
                words = ["true"]
            case ["install", "-d", "-o", "sarai", "-g", "sarai", *others]:
                words = ["install", "-d", *others]  # there is no such user
            case ["nginx", "-t"]:
                words = self.nginx("-t")
            case [("ln" | "rm" | "sed" | "grep" | "curl"), *_]:
                pass
            case _:
                assert words[0] in ("app/sarai", str(sarai())), f"{line}: neither run by a test, nor in NOT_RUN"
        done = subprocess.run(
            words, capture_output=True, text=True, timeout=300, check=False, env=environment(), cwd=self.at
        )
        assert done.returncode == status, f"{line}\n{done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    def nginx(self, *how: str) -> list[str]:
        """The command for nginx with this machine's settings, and with as few open files as systemd allows a
        service."""
        limited = ["sh", "-c", f'ulimit -S -n {FILES_ALLOWED} && exec "$0" "$@"', nginx()]
        log = Path(self.paths["/var/log/nginx"]) / "error.log"
        return [*limited, "-p", str(self.folder), "-e", str(log), "-c", str(self.nginx_conf), *how]

    def install_nginx(self, ports: dict[int, int]) -> None:
        """Debian's settings as its package installs them, and the page's site, with these ports instead of its own.

        The folders for temporary files are built into Debian's nginx, so others are named in an extra file.
        """
        place = self.nginx_conf.parent
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(debian_nginx(), place, symlinks=True)
        for name in ("conf.d", "modules-enabled", "sites-enabled"):
            shutil.rmtree(place / name, ignore_errors=True)
            (place / name).mkdir()
        (place / "sites-enabled" / "default").symlink_to(place / "sites-available" / "default")
        for debian, ours in {
            "user www-data;\n": "user root root;\n" if os.geteuid() == 0 else "",
            "/var/log/nginx/error.log;": "/var/log/nginx/error.log warn;",  # or `nginx -t` keeps its warnings to itself
        }.items():
            settings = self.nginx_conf.read_text()
            assert settings.count(debian) == 1
            self.nginx_conf.write_text(settings.replace(debian, ours))
        self.nginx_conf.write_text(self.here(self.nginx_conf.read_text()))
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        (place / "conf.d" / "places.conf").write_text("".join(f"{kind}_temp_path {place}/{kind};\n" for kind in kinds))
        written = self.write(SITE)
        site = re.sub(r"\n *listen \[::\].*", "", written.read_text())  # not every machine speaks IPv6
        for named, port in ports.items():
            site, count = re.subn(rf"listen {named}\b", f"listen 127.0.0.1:{port}", site)
            assert count == 1
        written.write_text(site)

    def certify(self) -> None:
        """A certificate, where certbot would put it."""
        asked = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}"
        key = self.certificate.with_name("privkey.pem")
        command = [program("openssl"), *asked.split(), "-keyout", str(key), "-out", str(self.certificate)]
        subprocess.run(command, capture_output=True, check=True, timeout=WAIT)

    def back_up(self) -> None:
        """Do what systemd does for the page's backup."""
        for command in unit_lines(BACKUP, "ExecStart"):
            words = shlex.split(self.here(command))
            done = subprocess.run(words, capture_output=True, text=True, check=False, env=environment())
            assert done.returncode == 0, done.stderr

    @property
    def store(self) -> Path:
        return Path(self.paths["/var/lib/sarai"])

    @property
    def backups(self) -> Path:
        return Path(self.paths["/var/backups/sarai"])

    @property
    def certificate(self) -> Path:
        return Path(self.paths[f"/etc/letsencrypt/live/{NAME}"]) / "fullchain.pem"

    @property
    def nginx_conf(self) -> Path:
        return Path(self.paths["/etc/nginx"]) / "nginx.conf"


def environment() -> dict[str, str]:
    ours = {name: value for name, value in os.environ.items() if name != "SARAI_LAUNCHER"}
    return {**ours, "no_proxy": "*", "NO_PROXY": "*"}


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def only(start: str) -> str:
    """The one command of the page that begins like this."""
    found = [line for line in dict.fromkeys(OURS) if line.startswith(f"sudo -Hu sarai {APP}/sarai {start}")]
    assert len(found) == 1, found
    return found[0]


def unit_lines(name: str, key: str) -> list[str]:
    """The values of a key in a unit, unescaped as systemd runs them."""
    values = re.findall(rf"^{key}=(.*)$", FILES[name], re.MULTILINE)
    return [value.replace("%%", "%").replace("$$", "$") for value in values]


# -- the page itself


def test_the_page_has_all_its_files():
    assert set(FILES) >= {SETTINGS, UNIT, SITE, BACKUP, TIMER}
    assert all(line.startswith("sudo -Hu sarai ") for line in OURS), (
        "never as root: the server could not open the files"
    )


def test_no_block_of_the_page_is_overlooked():
    assert len(re.findall(r"^\s*(?:```|~~~)", PAGE, re.MULTILINE)) == 2 * len(list(blocks()))
    assert all((language == "sh") != bool(name) for name, language, _ in blocks()), "commands, or a file"


def test_the_page_is_followed_from_top_to_bottom(machine):
    """Each command is run in its turn, or is in NOT_RUN; where systemd or certbot would act, this test does."""
    assert set(NOT_RUN) <= set(COMMANDS), "what the page no longer says"
    machine.install_nginx(dict(zip((80, 443), free_ports(2), strict=True)))
    names = {"TABLE": "", "GUEST": "", "COPY": ""}
    with contextlib.ExitStack() as running:
        for line in COMMANDS:
            if line in ("systemctl enable --now sarai", "systemctl start sarai"):
                served = running.enter_context(unit(machine))
                names["TABLE"] = served.guest().table("here", "random")["id"]
            elif line == "systemctl stop sarai":
                running.close()
            elif line == "systemctl start sarai-backup.service":
                machine.back_up()
                names["COPY"] = max(machine.backups.iterdir()).stem
            elif line.startswith("certbot "):
                machine.certify()
            if line not in NOT_RUN:
                said = machine.run(re.sub("|".join(names), lambda found: names[found[0]], line))
                if " admin list " in line:
                    names["GUEST"] = guest_in(said)


def test_a_command_that_nobody_knows_is_not_run(machine):
    for line in ("chown sarai /etc/nginx", "rm /etc/hosts", "sudo -Hu sarai touch x", "cd /opt/sarai && rm /etc/nginx"):
        with pytest.raises(AssertionError):
            machine.run(line)


def test_the_folders_are_their_owners_alone(machine):
    for folder in (machine.store, machine.backups):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


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
    """Checked by systemd's own checker, which needs the programs that they start to exist."""
    units = sorted(str(machine.write(name)) for name in (UNIT, BACKUP, TIMER))
    command = [program("systemd-analyze"), "verify", "--man=no", *units]
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
            (machine.port,) = free_ports(1)
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
    """nginx, set up by the page's own commands. Guests reach it as `https://games.example`."""

    origin = f"https://{NAME}"

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        machine.certify()
        for _ in range(5):  # somebody else may take a port in between
            self.ports = dict(zip((80, 443), free_ports(2), strict=True))
            self.process = self._start()
            if self._answers():
                return
            self.stop()
        raise AssertionError(self.log)

    @property
    def port(self) -> int:
        return self.ports[443]

    @property
    def log(self) -> str:
        return (Path(self.machine.paths["/var/log/nginx"]) / "error.log").read_text()

    def _start(self) -> subprocess.Popen[bytes]:
        self.machine.install_nginx(self.ports)
        said = [self.machine.run(line) for line in NGINX if line not in NOT_RUN]
        assert "test is successful" in said[-1]
        assert "[" not in "".join(said), "it warns of something"
        command = self.machine.nginx("-g", "daemon off;")
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

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

    def files_allowed(self) -> list[int]:
        """How many files each worker may open."""
        main = self.process.pid
        workers = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        limits = [Path(f"/proc/{worker}/limits").read_text() for worker in workers]
        return [int(found) for found in re.findall(r"^Max open files +(\d+)", "\n".join(limits), re.MULTILINE)]

    def guest(self) -> Guest:
        return Guest(self)  # type: ignore[arg-type]


@contextlib.contextmanager
def coming_from(address: str) -> Iterator[None]:
    """Connections to the site's name come from that address of this machine."""
    FROM.append(address)
    try:
        yield
    finally:
        FROM.pop()


FROM = ["127.0.0.1"]


@contextlib.contextmanager
def site_of(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """The site, in a world where its name leads to it and its certificate is trusted."""
    site = Site(machine)
    really = socket.create_connection

    def connected(address: tuple[str, int], *args: Any, **more: Any) -> socket.socket:
        if address[0] == NAME:
            address, more["source_address"] = ("127.0.0.1", site.ports[address[1]]), (FROM[-1], 0)
        return really(address, *args, **more)

    def secured(address: str, **more: Any) -> Any:
        address = re.sub(r"^ws://127\.0\.0\.1:\d+", f"wss://{NAME}", address)
        trust = ssl.create_default_context(cafile=str(machine.certificate))
        # This client reads in one thread and writes in another, which Python 3.11 allows OpenSSL to mix up while the
        # tickets of TLS 1.3 come in: one request in some hundreds was never sent. httpx still comes by TLS 1.3.
        trust.maximum_version = ssl.TLSVersion.TLSv1_2
        return connect(address, ssl=trust, **more)

    monkeypatch.setattr(socket, "create_connection", connected)
    monkeypatch.setattr(harness, "connect", secured)
    monkeypatch.setenv("SSL_CERT_FILE", str(machine.certificate))
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


def test_nginx_has_room_for_whom_it_lets_in(site):
    def number(text: str, key: str) -> int:
        (value,) = re.findall(rf"\b{key} (?:\w+ )?(\d+);", text)
        return int(value)

    settings = site.machine.nginx_conf
    before = settings.read_text()
    connections, files = number(before, "worker_connections"), number(before, "worker_rlimit_nofile")
    each = number(FILES[SITE], "limit_conn")
    assert each > tomllib.loads(FILES[SETTINGS])["address-sockets"], "the server counts first"
    assert 2 * each < connections // 2, "even if they all go to one worker"
    assert connections + connections // 2 < files, "a file for each, and one for a long answer to each browser"
    assert httpx.get(f"{site.origin}/health", timeout=WAIT).status_code == 200
    ends = time.monotonic() + WAIT
    while set(site.files_allowed()) != {files} and time.monotonic() < ends:
        if "setrlimit(RLIMIT_NOFILE" in site.log:  # this machine allows nobody that many
            break
        time.sleep(0.05)
    else:
        assert set(site.files_allowed()) == {files}
    for line in NGINX:
        if line.startswith("sed "):
            site.machine.run(line)
    assert settings.read_text() == before, "doing it twice does no harm"
    settings.write_text(re.sub(r"worker_rlimit_nofile \d+;", "", before))
    assert f"exceed open file resource limit: {FILES_ALLOWED}" in site.machine.run("nginx -t"), "it warns of nothing"


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
    assert outside.status_code == 404, "even when a proxy passes it on"


def test_http_leads_to_https(site):
    with httpx.Client(base_url=f"http://{NAME}", timeout=WAIT) as http:
        moved = http.get("/t/abc?x=1")
        assert (moved.status_code, moved.headers["location"]) == (301, f"{site.origin}/t/abc?x=1")
        elsewhere = http.get("/", headers={"host": "elsewhere.example"})
        assert elsewhere.headers["location"] == f"{site.origin}/", "whatever host a request claims"
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
                "what a client says about itself does not count"
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


# -- maintenance


def test_the_server_is_watched_as_the_page_says(machine):
    curls = [line for line in COMMANDS if line.startswith("curl ")]
    assert len(curls) == 2
    with unit(machine) as served:
        health, metrics = (machine.run(line) for line in curls)
        assert '"ok"' in health
        assert "sarai_moves" in metrics
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
        guest = guest_in(said)
        for line in admin:
            said = machine.run(line.replace("TABLE", table).replace("GUEST", guest))
            if " close " in line:
                with contextlib.suppress(Exception):
                    live.drain(WAIT)
                assert live.frames[-1]["reason"]["key"] == "why-table-shut"
            if " block " in line:
                assert ann.http.post("/api/promises").status_code == 403
            if " blocked " in line:
                assert guest in said
            if " unblock " in line:
                assert ann.http.post("/api/promises").status_code == 201
        assert ann.http.get(f"/api/tables/{table}").status_code == 404, "the last of them deletes it"


def guest_in(said: str) -> str:
    """The guest in the first seat, as `sarai admin list` names them."""
    found = re.search(r"^ +A +(\S+) from \S+$", said, re.MULTILINE)
    assert found, said
    return found[1]


def test_a_copy_is_made_beside_the_server_and_brought_back(machine):
    with unit(machine) as served:
        ann = served.guest()
        table = ann.table("here", "link")
        live = ann.look(table["id"], 0)
        (machine.backups / "old.sqlite").write_text("")
        os.utime(machine.backups / "old.sqlite", (0, 0))
        machine.back_up()
        (copy,) = machine.backups.iterdir()
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
    assert "the old store is in" in machine.run(restore)
    assert list(machine.store.glob("sarai.sqlite.before-*"))
    with unit(machine) as served:
        ann = Guest(served)
        ann.http.cookies = cookie
        assert [one["id"] for one in ann.get("/api/tables")["mine"]] == [table["id"]]
        assert ann.look(table["id"], 0).hello["table"]["seats"][0]["mine"]


def test_nobody_restores_under_a_running_server(machine):
    with unit(machine):
        copy = machine.backups / "COPY.sqlite"
        subprocess.run([str(sarai()), "backup", str(copy), "--data", str(machine.store)], check=True, env=environment())
        assert "another server" in machine.run(only("restore"), 2)
