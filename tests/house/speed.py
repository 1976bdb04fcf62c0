"""`bench` of two checkouts side by side, as one Markdown table of ratios.

    .venv/bin/python -m tests.house.speed ../before .
    .venv/bin/python -m tests.house.speed --turns 9 --games dunhuang ../before .

Both have to be set up and compiled. They take turns, with a different one first each time, and each turn yields a
ratio: what the second checkout does per second divided by what the first one does. The table shows the median, with the
lowest and the highest.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

MEASURED = {
    "decisions": "decisions_per_second",
    "driven": "driven_decisions_per_second",
    "clones": "clones_per_second",
    "views": "views_per_second",
    "search": "iterations_per_second",
}
Rates = dict[tuple[str, str], float]


def rates(checkout: Path, wanted: Sequence[str]) -> Rates:
    """What a checkout does per second, by subject and by what is measured."""
    command = [str(checkout / ".venv" / "bin" / "sarai"), "bench", "--json", *wanted]
    told = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    if not told.stdout.startswith("{"):
        raise RuntimeError(f"{checkout}: bench failed\n{told.stderr[-2000:]}")
    rows = [row for row in json.loads(told.stdout)["rows"] if row["group"] == "ours"]
    return {(row["name"], what): row[key] for row in rows for what, key in MEASURED.items() if row.get(key)}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.house.speed", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("checkouts", type=Path, nargs=2, metavar="CHECKOUT")
    parser.add_argument("--turns", type=int, default=5, help="how often each takes its turn")
    parser.add_argument("--games", default="", help="only these, separated by commas")
    parser.add_argument("--slice", default="100", help="milliseconds of a slice of bench")
    asked = parser.parse_args(arguments)
    before, after = (path.resolve() for path in asked.checkouts)
    wanted = ["--rounds", "1", "--slice", asked.slice, *(["--games", asked.games] if asked.games else [])]
    found: dict[tuple[str, str], list[float]] = {}
    for turn in range(asked.turns):
        order = (before, after) if turn % 2 == 0 else (after, before)
        told = {checkout: rates(checkout, wanted) for checkout in order}
        for key in told[before].keys() & told[after].keys():
            found.setdefault(key, []).append(told[after][key] / told[before][key])
        print(f"turn {turn + 1} of {asked.turns}", file=sys.stderr, flush=True)
    print("| | " + " | ".join(MEASURED) + " |")
    print("| --- |" + " --- |" * len(MEASURED))
    for name in sorted({name for name, _ in found}):
        cells = [_told(found.get((name, what), [])) for what in MEASURED]
        print(f"| {name} | " + " | ".join(cells) + " |")
    for what in MEASURED:
        every = [ratio for (_, one), ratios in found.items() if one == what for ratio in ratios]
        print(f"{what}: {statistics.median(every):.2f} over all subjects and turns", file=sys.stderr)
    return 0


def _told(ratios: Sequence[float]) -> str:
    if not ratios:
        return "–"
    return f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
