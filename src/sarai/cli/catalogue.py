"""The games and their packs: `games` lists the games, `content` shows a game's pack or checks one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from sarai import games
from sarai.cli.output import print_json, print_wrapped
from sarai.cli.parameters import GameName, Json, Language
from sarai.kernel.content import entries
from sarai.kernel.plain_data import to_plain
from sarai.words import Words


def list_games(*, json: Json = False, language: Language = "en") -> None:
    """List the games."""
    rows: list[dict[str, Any]] = []
    for name in games.GAMES:
        loaded = games.load(name)
        words = Words(language, loaded)
        rows.append(
            {
                "id": name,
                "title": words.text(f"{name}-title"),
                "about": words.text(f"{name}-about"),
                "seats": [loaded.seats[0], loaded.seats[-1]],
                "rules": loaded.rules_version,
                "pack": str(loaded.pack),
                "options": [
                    {
                        "name": option.name,
                        "default": option.default,
                        "choices": list(option.choices),
                        "rule": option.rule,
                        "does": words.text(f"{name}-option-{option.name}.does"),
                    }
                    for option in loaded.options
                ],
            }
        )
    if json:
        print_json({"games": rows})
        return
    for row in rows:
        print(f"{row['id']:<12} {row['title']} ({row['seats'][0]} to {row['seats'][1]} seats)")
        print_wrapped(row["about"])
        for option in row["options"]:
            rule = f" [{option['rule']}]" if option["rule"] else ""
            print_wrapped(f"--option {option['name']}={'|'.join(option['choices'])}: {option['does']}{rule}")


def content(
    game: GameName,
    *,
    check: Annotated[Path | None, Parameter(help="Check this pack file and say what is wrong with it.")] = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Show a game's pack, each entry with where it comes from; or check a pack of your own."""
    loaded = games.load(game, check)
    rows = list(entries(loaded.pack.content))
    if json:
        pack = loaded.pack
        head = {"game": pack.game, "pack": pack.name, "version": pack.version, "hash": pack.hash}
        print_json({**head, "entries": [to_plain(entry) for entry in rows]})
        return
    if check:
        print(f"{check} is a good pack for {game}: {loaded.pack}, {len(rows)} entries")
        return
    words = Words(language, loaded)
    print(f"{game}: pack {loaded.pack}")
    for entry in rows:
        plain = {name: value for name, value in entry.says.items() if name != "id"}
        printed = loaded.showing.phrases.get(entry.name)
        if printed is not None:  # the card's words say what is printed on it; these members are not
            plain = {name: plain[name] for name in ("deck", "copies", "rank") if plain.get(name)}
        print(f"  {entry.table:<9} {entry.name:<17} {entry.provenance:<9} {_says(to_plain(plain))}")
        if printed is not None:
            print_wrapped(words.phrase(printed))


def _says(members: dict[str, Any]) -> str:
    """The members that are set, one by one; the others are left out."""
    there = {name: value for name, value in members.items() if value is not False and value not in ("", [], {}, None)}
    return ", ".join(name if value is True else f"{name} {_plainly(value)}" for name, value in there.items())


def _plainly(value: Any) -> str:
    """A value as one would write it by hand; inside another value, zeros are left out too."""
    if isinstance(value, dict):
        return f"({_says({name: inner for name, inner in value.items() if inner})})"
    return "/".join(_plainly(item) for item in value) if isinstance(value, list) else str(value)
