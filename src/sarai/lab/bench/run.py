"""One run of the bench, from the choice of subjects to the report."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from sarai import build, games
from sarai.kernel.reasons import BadOption
from sarai.lab.bench.environment import OWN, PEERS, Environment, Peer, versions
from sarai.lab.bench.games import BOARDS
from sarai.lab.bench.report import COMPILED, GOALS, INTERPRETED, Report, Reporter, Subjects, subject_of
from sarai.lab.bench.rounds import Crew, Start
from sarai.lab.bench.worker import BOOT

Progress = Callable[[str, int, int], None]
"""What is being done, and how many steps of how many are done."""


def bench(
    names: Sequence[str],
    peers: bool,
    rounds: int,
    seconds: float,
    say: Callable[[str], None] = lambda line: None,
    progress: Progress = lambda doing, done, of: None,
) -> Report:
    """Measure the named games, or all, in both builds; with `peers` also the other engines."""
    if not 1 <= rounds <= 1000:
        raise BadOption([f"rounds should be 1 to 1000, not {rounds}"])
    if not 0.001 <= seconds <= 60:
        raise BadOption([f"a slice should be 1 to 60000 milliseconds, not {1000 * seconds:g}"])
    tables = tuple((name, seats) for name in chosen(names) for seats in seats_of(name))
    missing: dict[str, str] = {}
    builds = (COMPILED, INTERPRETED) if compiled(say, missing) else (INTERPRETED,)
    subjects = Subjects(tables, builds)
    starts = [our_start(game, seats, which) for game, seats in tables for which in builds]
    facts: dict[str, object] = {
        "python": platform.python_version(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "builds": list(builds),
    }
    if peers:
        environment = Environment(Path(sys.prefix) / "sarai-peers", say)
        environment.make()
        missing |= environment.missing
        wanted = [peer for peer in PEERS if peer.package not in missing and _beside(peer, tables)]
        starts += [environment.start(peer) for peer in wanted]
        facts["peers"] = versions()
    number = 0

    def starting(name: str) -> None:
        nonlocal number
        progress(f"starting: {name}", number, len(starts))
        number += 1

    with Crew(starts, starting) as crew:
        steps = (rounds + 1) * sum(len(worker.lanes) for worker in crew.workers.values())
        taken = 0

        def taking() -> None:
            nonlocal taken
            taken += 1
            progress("measuring", taken, steps)

        slices = crew.take_turns(rounds, seconds, taking)
        reporter = Reporter(subjects, crew, slices)
        return Report(rounds, seconds, facts, reporter.rows(), reporter.ratios(), missing | crew.missing)


def chosen(names: Sequence[str]) -> list[str]:
    """The games to measure: those named, or all."""
    known = [*games.GAMES, *BOARDS]
    unknown = [name for name in names if name not in known]
    if unknown:
        raise games.UnknownGame(f"there is no game {unknown[0]!r} to measure; there are: {', '.join(known)}")
    return list(dict.fromkeys(names)) or known


def seats_of(name: str) -> range:
    return BOARDS[name].seats if name in BOARDS else games.GAMES[name].seats


def compiled(say: Callable[[str], None], missing: dict[str, str]) -> bool:
    """Whether the compiled build exists or could be made now; if not, it is listed as missing."""
    if not build.folder().is_dir():
        if not build.missing_for_compiling():
            say("compiling")
        try:
            build.compile_hot()
        except build.CannotCompile as cannot:
            missing["the compiled build"] = " ".join(str(cannot).split())[:300]
            return False
    return True


def our_start(game: str, seats: int, which: str) -> Start:
    command = (sys.executable, "-c", BOOT, str(build.PACKAGE.parent), "sarai.lab.bench.ours", game, str(seats))
    beside = OWN if (game, seats) in GOALS else game if game in BOARDS else f"{game} {seats}"
    return Start(subject_of(game, seats, which), command, {**os.environ, "SARAI_BUILD": which}, beside)


def _beside(peer: Peer, tables: Sequence[tuple[str, int]]) -> bool:
    """Whether a game of ours is measured with which the peer is compared."""
    if peer.group == OWN:
        return any(table in GOALS for table in tables)
    return any(peer.game == name for name, _ in tables)
