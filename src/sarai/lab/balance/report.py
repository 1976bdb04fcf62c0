"""The report of a balance: Markdown with plots for people, CSV and JSON for programs. Repeated, it is the same."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sarai.kernel.plain_data import to_plain
from sarai.kernel.reasons import Refusal
from sarai.lab.balance.estimates import ALL, Balance, Interval, TraitShare, percent
from sarai.lab.balance.plots import Mark, histogram, intervals

COLUMNS = ("scope", "group", "name", "seats", "wins", "share", "low", "high", "fair")
SORTS = {"above": "points above the fair share", "apart": "points above those without"}


def files(found: Balance) -> dict[str, str]:
    """Everything a report is made of, by its file's name."""
    texts = {"README.md": markdown(found), "balance.csv": csv_text(found), "balance.json": json_text(found)}
    return {**texts, **plots(found)}


def write(found: Balance, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files(found).items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refusal(f"the report cannot be written to {folder}: {error.strerror}") from error


# -- for programs


def csv_text(found: Balance) -> str:
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\n")
    ends = [f"{sort}{end}" for sort in SORTS for end in ("", "_low", "_high")]
    table.writerow([*COLUMNS, *ends, "limit", "broken"])
    for row in found.rows:
        cells: list[Any] = [_short(getattr(row, name)) for name in COLUMNS]
        for each in (row.above, row.apart):
            cells += ["", "", ""] if each is None else [_short(each.value), _short(each.low), _short(each.high)]
        table.writerow([*cells, "" if row.limit is None else row.limit, int(row.broken)])
    return written.getvalue()


def json_text(found: Balance) -> str:
    told = {
        **found.plan.head(),
        "games": found.games,
        "kept": found.kept,
        "findings": to_plain(found.findings),
        "lengths": [{**to_plain(one), "turns": {str(n): c for n, c in one.turns.items()}} for one in found.lengths],
        "rows": [{**_rounded(to_plain(row)), "broken": row.broken} for row in found.rows],
    }
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def _short(value: Any) -> Any:
    return round(value, 5) if isinstance(value, float) else value


def _rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _rounded(one) for name, one in value.items()}
    return _short(value)


# -- for people


def markdown(found: Balance) -> str:
    plan = found.plan
    ways = "; ".join(f"{table.seats} seats" + _unusual(found, table.options) for table in plan.tables)
    lines = [
        f"# Balance of {plan.game} among `{plan.bot}`",
        "",
        f"{found.games} games, pack {plan.pack}, rules {plan.rules_version}, seed {plan.seed}; in turn with {ways}.",
        "Every seat is played by the same bot. A shared win counts in part. Intervals are 95 %; those of differences",
        "count a game as one trial and are computed within each way to play. A limit is broken when the whole interval",
        "lies beyond it.",
        "",
        f"To repeat this run: `{command(found)}`",
        "",
    ]
    if found.findings:
        lines += ["| limit | kept | |", "|---|---|---|"]
        lines += [f"| {one.limit} | {'yes' if one.kept else '**no**'} | {one.worst} |" for one in found.findings]
        lines.append("")
    lines += _lengths(found)
    for group in dict.fromkeys(row.group for row in found.rows):
        lines += _group(found, group)
    return "\n".join(lines).rstrip() + "\n"


def command(found: Balance) -> str:
    plan = found.plan
    seats = ",".join(dict.fromkeys(str(table.seats) for table in plan.tables))
    options = dict.fromkeys(
        f"--option {name}={value}"
        for table in plan.tables
        for name, value in table.options.items()
        if len({other.options[name] for other in plan.tables}) > 1
    )
    said = ["./sarai balance", plan.game, f"--bots {plan.bot}", f"--games {found.games}", f"--seats {seats}"]
    return " ".join([*said, *options, f"--seed {plan.seed}"])


def _unusual(found: Balance, options: dict[str, str]) -> str:
    """The options in which the tables differ."""
    varied = [n for n in options if len({table.options[n] for table in found.plan.tables}) > 1]
    return "".join(f", {name} {options[name]}" for name in varied)


def _lengths(found: Balance) -> Iterable[str]:
    yield "## Length"
    yield ""
    yield "![turns a player](turns.svg)"
    yield ""
    yield "| games | number | median turns a player | shortest | longest | ended at the bound |"
    yield "|---|---|---|---|---|---|"
    for one in found.lengths:
        bound = f"{one.bounded} ({percent(one.bounded_low, one.bounded_high)})"
        yield f"| {one.scope} | {one.games} | {one.median:g} | {one.shortest:g} | {one.longest:g} | {bound} |"
    yield ""


def _group(found: Balance, group: str) -> Iterable[str]:
    rows = [row for row in found.rows if row.group == group]
    yield f"## By {group}"
    yield ""
    if any(row.held for row in rows):
        yield f"![{group}]({group}.svg)"
        yield ""
    sort = rows[0].sort
    yield f"| {group} | seats | share of wins | fair | {SORTS[sort]} |"
    yield "|---|---|---|---|---|"
    for row in shown(found, group):
        where = "" if row.scope == ALL else f" ({row.scope})"
        mark = " **broken**" if row.broken else " beyond" if row.beyond else ""
        share = f"{100 * row.share:.1f} % ({percent(row.low, row.high)})"
        yield f"| {row.name}{where} | {row.seats} | {share} | {100 * row.fair:.1f} % | {_said(row.held)}{mark} |"
    yield ""


def shown(found: Balance, group: str) -> list[TraitShare]:
    """The rows to print: seats and their order for each scope; cards for all games, and for any part that is beyond the
    limit."""
    rows = [row for row in found.rows if row.group == group]
    if group in ("seat", "order"):
        return [row for row in rows if row.scope != ALL] or rows
    whole = sorted((row for row in rows if row.scope == ALL), key=_value, reverse=True)
    return whole + [row for row in rows if row.scope != ALL and row.beyond]


def _value(row: TraitShare) -> float:
    return row.held.value if row.held else -1.0


def _said(each: Interval | None) -> str:
    return "too few" if each is None else str(each)


def plots(found: Balance) -> dict[str, str]:
    drawn = {}
    head = f"{found.plan.game}, {found.games} games among {found.plan.bot}"
    for group in dict.fromkeys(row.group for row in found.rows):
        rows = [row for row in shown(found, group) if row.held is not None]
        if not rows:
            continue
        sort, limit = rows[0].sort, rows[0].limit
        limits = [] if limit is None else [100 * limit] if sort == "above" else [100 * limit, -100 * limit]
        marks = [_mark(row) for row in rows]
        drawn[f"{group}.svg"] = intervals(f"By {group}: {head}", f"{SORTS[sort]}, 95 %", marks, limits)
    whole = found.lengths[0]
    turns = f"turns a player; median {whole.median:g}"
    drawn["turns.svg"] = histogram(f"Length: {head}", turns, whole.turns, [])
    return drawn


def _mark(row: TraitShare) -> Mark:
    assert row.held is not None
    name = row.name.replace("-", " ") + ("" if row.scope == ALL else f" ({row.scope})")
    return Mark(name, 100 * row.held.value, 100 * row.held.low, 100 * row.held.high, row.broken)
