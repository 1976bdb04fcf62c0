"""The program as people start it: what it prints, what it refuses, and that a refusal changes nothing."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from sarai import __version__, build, games

RECORDS = Path(__file__).parent.parent / "records" / "dunhuang"


def sarai(*args: str, stdin: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1"}
    if home is not None:
        environment["XDG_DATA_HOME"] = str(home)
    return subprocess.run(
        [sys.executable, "-c", "from sarai.cli import main; main()", *args],
        input=stdin,
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
    )


def good(*args: str, **more) -> str:
    done = sarai(*args, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(*args: str, **more) -> str:
    """One clear message on the error channel, nothing on the other, exit code 2, no traceback."""
    done = sarai(*args, **more)
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert done.stdout == ""
    assert done.stderr.startswith("sarai: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A record for all who only read it."""
    path = tmp_path_factory.mktemp("recorded") / "game.sarai"
    good("record", "dunhuang", "--seats", "3", "--seed", "5", "--out", str(path))
    return path


@pytest.mark.parametrize(
    "command", ["", "games", "sim", "show", "perft", "record", "replay", "content", "play", "term", "bench", "balance"]
)
def test_help_with_examples(command):
    text = good(*command.split(), "--help")
    assert "Usage: sarai" in text
    if command != "games":
        assert "sarai play" in text if not command else "Example" in text
    if not command:
        assert "Play many games among bots" in text, "the list of commands says what they do"


def test_games_lists_what_there_is():
    listed = json.loads(good("games", "--json"))["games"]
    assert [row["id"] for row in listed] == list(games.GAMES)
    assert "Merchants of Dunhuang" in good("games")


def test_sim_counts_and_repeats_with_its_seed():
    args = (
        "sim",
        "dunhuang",
        "--seats",
        "3",
        "--bots",
        "random,random,random",
        "--games",
        "40",
        "--seed",
        "9",
        "--json",
    )
    one, two = json.loads(good(*args)), json.loads(good(*args))
    assert (one["games"], one["ended"], sum(one["ends"].values())) == (40, 40, 40)
    assert len(one["wins"]) == 3
    assert sum(one["wins"]) == pytest.approx(40)
    assert one["decisions"] > 40 * 60
    assert one["seconds"] > 0
    for share in one["shares"]:
        assert share["low"] <= share["rate"] <= share["high"]
        assert set(share["mean_points"]) == {"majorities", "prestige", "goods"}
    for changing in ("seconds", "decisions_per_second"):
        one.pop(changing), two.pop(changing)
    assert one == two
    assert "95 % interval" in good("sim", "sealed-bid", "--games", "20")


def test_sim_refuses_what_cannot_be():
    assert "there are: random, greedy, ismcts" in refused("sim", "dunhuang", "--bots", "genius", "--games", "1")
    assert "2 to 4" in refused("sim", "dunhuang", "--seats", "5")
    assert "names 3, but bots take 2 seats" in refused("sim", "dunhuang", "--bots", "random,random,random")
    assert "no game" in refused("sim", "chess")
    assert "at least 1" in refused("sim", "dunhuang", "--games", "0")
    assert "D13" in refused("sim", "dunhuang", "--option", "supply=much")
    assert "NAME=VALUE" in refused("sim", "dunhuang", "--option", "supply")
    assert "no option" in refused("sim", "dunhuang", "--option", "colour=red")
    refused("sim", "dunhuang", "--seats", "many")
    refused("sim")
    refused("frobnicate")


def test_a_record_replays_verifies_and_shows_any_line(record):
    assert "the shuffles are those promised" in good("replay", str(record), "--verify")
    whole = good("replay", str(record), "--to", "20")
    blind = good("replay", str(record), "--to", "20", "--seat", "-")
    assert "Hand" in whole
    assert blind != whole
    told = json.loads(good("replay", str(record), "--json", "--verify"))
    assert (told["over"], told["verified"]) == (True, True)
    assert min(told["standings"]["ranks"]) == 1
    assert "kameel" in good("replay", str(record), "--to", "20", "--language", "nl")
    assert good("replay", "-", "--to", "3", stdin=record.read_text()) == good("replay", str(record), "--to", "3")


def test_a_seats_record_shows_its_views(tmp_path, record):
    mine = tmp_path / "mine.sarai"
    good("record", "dunhuang", "--seats", "3", "--seed", "5", "--eyes", "B", "--out", str(mine))
    assert " keep " in record.read_text()
    assert " A keep " not in mine.read_text()
    assert " A ?" in mine.read_text()
    ours, theirs = (
        json.loads(good("replay", str(p), "--to", "20", "--json", *a))
        for p, a in ((mine, ()), (record, ("--seat", "B")))
    )
    assert ours["view"] == theirs["view"]


def test_broken_records_are_refused_by_line(tmp_path, record):
    text = record.read_text()
    camel = next(row for row in text.splitlines() if " camel " in row)
    number = text.splitlines().index(camel) + 1
    broken = tmp_path / "broken.sarai"
    steps = camel.split()[3]
    broken.write_text(text.replace(camel, camel.replace(f"camel {steps}", "camel 33")))
    said = refused("replay", str(broken))
    assert f"line {number}" in said
    assert "[D4]" in said
    assert "[D4]" in refused("replay", str(broken), "--language", "nl")
    broken.write_text(text.replace(camel, camel.replace("camel", "goat")))
    assert f"line {number}" in refused("replay", str(broken))
    broken.write_bytes(b"\xff\xfe")
    assert "not text" in refused("replay", str(broken))
    assert "cannot be read" in refused("replay", str(tmp_path / "none"))
    assert "no line 9999" in refused("replay", str(record), "--to", "9999")
    assert "seat should be" in refused("replay", str(record), "--seat", "Q")
    assert "not the one" in refused("replay", "-", "--verify", stdin=text.replace("seed ", "seed 00"))


def test_positions_are_shown_whole_or_through_a_seats_eyes(tmp_path, record):
    whole, view = tmp_path / "whole.toml", tmp_path / "view.toml"
    whole.write_text(good("replay", str(record), "--to", "30", "--position"))
    view.write_text(good("replay", str(record), "--to", "30", "--position", "--seat", "A"))
    assert good("show", str(whole), "--seat", "A") == good("show", str(view))
    assert good("show", str(whole)) != good("show", str(view))
    assert json.loads(good("show", str(whole), "--seat", "A", "--json")) == json.loads(
        good("show", str(view), "--json")
    )
    assert "another seat" in refused("show", str(view), "--seat", "B")
    broken = tmp_path / "broken.toml"
    broken.write_text(whole.read_text().replace('phase = "', 'phase = "un'))
    assert "table.phase" in refused("show", str(broken))
    assert "begins with" in refused("show", "-", stdin="hello = 1")


def test_perft_counts():
    counted = json.loads(good("perft", "sealed-bid", "2", "--json"))
    assert counted["counts"] == [18, 198]
    assert good("perft", "dunhuang", "1", "--seats", "2").split() == ["0", "1", "1", "5"]
    assert "depth" in refused("perft", "dunhuang", "99")


def test_content_shows_cards_in_words_and_checks_an_owners_cards(tmp_path):
    shown = " ".join(good("content", "kashgar").split())
    assert "persons gate-keeper public deck expansion, copies 2 3 points. Cannot be passed (!)." in shown
    assert "price: 6 cinnamon, 1 mule." in shown
    assert "Deed(" not in shown
    assert "prijs: 6 kaneel, 1 muildier." in " ".join(good("content", "kashgar", "--language", "nl").split())
    mine = tmp_path / "mine.toml"
    text = games.packs("kashgar")[-1].read_text(encoding="utf-8").replace('pack = "house"', 'pack = "mine"')
    mine.write_text(text, encoding="utf-8")
    version = games.load("kashgar").pack.version
    assert f"is a good pack for kashgar: mine {version}" in good("content", "kashgar", "--check", str(mine))
    mine.write_text(text.replace('do = "draw", deck = "special"', 'do = "grab", deck = "special"'), encoding="utf-8")
    wrong = refused("content", "kashgar", "--check", str(mine))
    assert "persons prophet parting 1 step 1: there is no verb 'grab'" in wrong
    assert "persons poet parting 1 step 1" in wrong, "every fault is named at once"


def test_content_shows_provenance_and_checks_packs(tmp_path):
    shown = good("content", "dunhuang")
    for words in ("tea", "rulebook", "house", "manichean/buddhist"):
        assert words in shown
    for language in ("en", "nl"):
        shown = good("content", "marco-polo", "--language", language)
        assert "special (seal jeweler, gives (coins 3, gold 1), once 1, twice 5)" in shown
        assert not re.search(r"[A-Z]\w*\(|\b(True|False|None)\b|['{]\w+'?[:=]", shown), (
            "nothing is printed as Python writes it"
        )
    told = json.loads(good("content", "dunhuang", "--json"))
    assert {entry["provenance"] for entry in told["entries"]} == {"rulebook", "house"}
    pack = tmp_path / "mine.toml"
    source = Path(__file__).parents[2] / "src/sarai/games/dunhuang/content/base-1.toml"
    pack.write_text(source.read_text().replace('pack = "base"', 'pack = "mine"').replace("coins = 44", "coins = 60"))
    assert "good pack" in good("content", "dunhuang", "--check", str(pack))
    assert json.loads(good("sim", "dunhuang", "--pack", str(pack), "--games", "5", "--json"))["ended"] == 5
    pack.write_text(pack.read_text().replace('["maid", "domestic"]', '["maid", "buddhist"]'))
    assert "buddhist should be on one side, not on 2" in refused("content", "dunhuang", "--check", str(pack))
    assert "cannot be read" in refused("content", "dunhuang", "--check", str(tmp_path / "none.toml"))


def test_cover_writes_records(tmp_path):
    told = json.loads(good("record", "--cover", "sealed-bid", "--out", str(tmp_path), "--json"))
    assert told["missing"] == []
    assert {path.stem for path in tmp_path.glob("*.sarai")} == set(told["records"])
    few = sarai("record", "--cover", "dunhuang", "--most", "3", "--out", str(tmp_path / "few"))
    assert few.returncode == 1
    assert "no game among 3 shows" in few.stderr


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_whole_game_in_plain_lines(language, tmp_path):
    """Always the first option: a whole game by typing, with its record on disk and its shuffles verifiable."""
    path = tmp_path / "played.sarai"
    typed = "why camel 44\nrules\nlog\nboard\n?\nnonsense\n\n" + "1\n" * 400
    args = ("play", "dunhuang", "--bots", "random", "--seed", "4", "--language", language, "--record", str(path))
    text = good(*args, stdin=typed)
    assert ("Winner" if language == "en" else "Winnaar") in text
    assert "the shuffles are those promised" in good("replay", str(path), "--verify")


def test_quitting_keeps_the_game_and_the_record_replays(tmp_path):
    text = good("play", "--bots", "random", "--seed", "4", stdin="1\n1\nundo\n1\nquit\n", home=tmp_path)
    (kept,) = (tmp_path / "sarai" / "records").glob("dunhuang-*.sarai")
    assert str(kept) in text
    assert "undo" in kept.read_text()
    good("replay", str(kept))
    again = good("play", "--bots", "random", "--seed", "4", stdin="", home=tmp_path)
    assert "Until next time" in again


def test_a_game_left_in_plain_lines_goes_on_as_if_it_had_not_been(tmp_path):
    """Left after every few answers and resumed as the program says: the same record as in one sitting."""
    args = ("--seats", "2", "--bots", "greedy", "--seed", "6", "--name", "Ann")
    whole = tmp_path / "whole.sarai"
    good("play", *args, "--record", str(whole), stdin="1\n" * 400)
    kept = tmp_path / "kept.sarai"
    told = good("play", "--plain", *args, "--record", str(kept), stdin="1\n" * 5 + "quit\n").replace("\n", " ")
    save = tmp_path / "kept.sarai.save"
    assert f"sarai play --resume {save}" in told
    good("play", "--resume", str(save), stdin="1\n" * 9)
    assert save.exists()
    good("play", "--resume", str(save), "--language", "nl", stdin="1\n" * 400)
    assert kept.read_text() == whole.read_text()
    assert "seat A: Ann" in kept.read_text()
    assert not save.exists()


def test_a_save_that_is_no_game_is_refused_and_left_alone(tmp_path):
    kept, save = tmp_path / "kept.sarai", tmp_path / "kept.sarai.save"
    good("play", "--bots", "random", "--seed", "6", "--record", str(kept), stdin="1\n1\nquit\n")
    broken = save.read_text().replace(" keep ", " weep ")
    save.write_text(broken)
    before = kept.read_text()
    number = next(n for n, row in enumerate(broken.splitlines(), 1) if " weep " in row)
    assert f"bad save: line {number}" in refused("play", "--resume", str(save))
    assert (save.read_text(), kept.read_text()) == (broken, before)
    assert "ends with .save" in refused("play", "--resume", str(kept))
    assert "cannot be read" in refused("play", "--resume", str(tmp_path / "none.save"))
    assert "people at the table" in refused("play", "--name", "Ann", "--name", "Ben")
    assert "sarai play --plain" in refused("term")


def on_a_terminal(
    home: Path,
    *args: str,
    answers: dict[str, str],
    size: tuple[int, int] = (80, 24),
    kind: str = "xterm-256color",
    errors: Path | None = None,
) -> str:
    """The program on a terminal of its own, as people start it: what it showed, without spaces, until it ended.

    Each answer is typed once, when what it answers has been shown.
    """
    screen, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    environment = {**os.environ, "TERM": kind, "XDG_DATA_HOME": str(home)}
    environment.pop("COLUMNS", None)
    environment.pop("LINES", None)
    elsewhere = errors.open("wb") if errors else None
    started = subprocess.Popen(
        [sys.executable, "-c", "from sarai.cli import main; main()", *args],
        stdin=theirs,
        stdout=theirs,
        stderr=elsewhere or theirs,
        env=environment,
        start_new_session=True,
    )
    os.close(theirs)
    if elsewhere:
        elsewhere.close()
    seen, waiting, ends = b"", dict(answers), time.monotonic() + 180
    while time.monotonic() < ends:
        if select.select([screen], [], [], 1)[0]:
            try:
                seen += os.read(screen, 65536)
            except OSError:  # the other end is closed
                break
        for asked in [asked for asked in waiting if asked.encode() in seen]:
            os.write(screen, waiting.pop(asked).encode())
    os.close(screen)
    assert started.wait(timeout=60) == 0, seen
    assert not waiting, (waiting, seen)
    return re.sub(r"\s+", "", seen.decode(errors="replace"))


def test_on_a_terminal_play_draws_the_table_and_leaving_says_how_to_go_on(tmp_path):
    told = on_a_terminal(tmp_path, "play", "dunhuang", "--bots", "random", answers={"Which of your three cards": "q"})
    (save,) = (tmp_path / "sarai" / "records").glob("dunhuang-*.sarai.save")
    assert f"saraiterm--resume{save}" in told


@pytest.mark.parametrize(
    ("why", "size", "kind", "errors"),
    [
        ("cannot move its cursor", (80, 24), "dumb", False),
        ("at least 60×20", (50, 24), "xterm-256color", False),
        ("standard error output", (80, 24), "xterm-256color", True),
    ],
)
def test_where_nothing_can_be_drawn_plain_lines_are_offered(why, size, kind, errors, tmp_path):
    into = tmp_path / "errors" if errors else None
    answers = {"Play in plain lines instead?": "\n", "Type a number, the words": "quit\n"}
    told = on_a_terminal(
        tmp_path, "term", "dunhuang", "--bots", "random", answers=answers, size=size, kind=kind, errors=into
    )
    assert why.replace(" ", "") in told
    assert "saraiplay--resume" in told
    answers = {"In gewone regels spelen?": "n\n"}
    told = on_a_terminal(tmp_path, "term", "--language", "nl", answers=answers, size=size, kind=kind, errors=into)
    assert "spelen?" in told


def test_in_plain_lines_the_game_is_chosen_when_none_was_named(tmp_path):
    answers = {"Play in plain lines instead?": "\n", "What would you like to play?": "kashgar\n", "words": "quit\n"}
    told = on_a_terminal(tmp_path, "term", answers=answers, kind="dumb")
    assert "WelcometoKashgar" in told


def test_two_people_hand_over_the_screen(tmp_path):
    text = good("play", "--people", "2", "--seats", "2", "--seed", "4", stdin="1\n\n1\n\n1\nquit\n", home=tmp_path)
    assert "Pass the screen to Player 2" in text
    assert "people should be 1 to 2" in refused("play", "--people", "3", "--seats", "2")


def test_the_toy_game_is_playable_without_a_board(tmp_path):
    text = good("play", "sealed-bid", "--bots", "greedy", "--seed", "4", stdin="1\n" * 40, home=tmp_path)
    assert "Winner" in text or "Shared win" in text


def test_play_without_a_place_for_the_record_still_plays(tmp_path):
    (tmp_path / "file").write_text("")
    text = good("play", "--bots", "random", "--seed", "4", stdin="1\nquit\n", home=tmp_path / "file")
    assert "could not be saved" in text
    taken = tmp_path / "taken.sarai"
    taken.write_text("mine")
    assert "already exists" in refused("play", "--record", str(taken))
    assert taken.read_text() == "mine"
    assert "cannot be written" in refused("play", "--record", str(tmp_path / "no" / "where.sarai"))
    assert "cannot be created" in refused("record", "--cover", "sealed-bid", "--out", str(taken))


def test_the_rules_are_at_hand_while_playing(tmp_path):
    asked = "rules goal\nrules soldier\nrules\nrules nonsense\nWHY CAMEL 3\n" + "9" * 5000 + "\n\x1b[31mred\nquit\n"
    text = good("play", "--bots", "random", "--seed", "4", "--seats", "2", stdin=asked, home=tmp_path)
    assert "5 majority tokens" in text
    assert "Soldier: " in text
    assert "rules on: goal, turn, tokens, end, points, painter" in text.replace("\n", " ")
    assert "\x1b" not in text


@pytest.mark.parametrize("arguments", ["sim dunhuang --seats 2.5", "sim dunhuang --games 2.9", "replay x --to 1e1"])
def test_whole_numbers_are_whole(arguments):
    assert "not a whole number" in refused(*arguments.split())


def test_a_number_of_too_many_digits_is_said_to_be_that():
    assert "has 23 digits; a number may have 15" in refused("sim", "dunhuang", "--seed", "12345678901234567890123")


def test_hostile_files_are_refused_in_one_line(tmp_path, record):
    text = record.read_text()
    nines = "9" * 5000
    bad = tmp_path / "bad"
    for content, command in (
        (text.replace("\n", "\r\n"), "replay"),
        ("\ufeff" + text, "replay"),
        (text.replace("\n5 ", f"\n5 - undo {nines}\n5 ", 1), "replay"),
        (text.replace("seat A: Player A", "seat A: \x1b[31mred"), "replay"),
        (f'sarai = "position 1"\ngame = "dunhuang"\npack = "x"\nseats = {nines}', "show"),
        ('sarai = "position 1"\n' + "a." * 20_000 + "b = 1", "show"),
    ):
        bad.write_text(content, encoding="utf-8", newline="")
        assert "\x1b" not in refused(command, str(bad))
    mine = tmp_path / "mine.sarai"
    good("record", "dunhuang", "--seats", "3", "--seed", "5", "--eyes", "B", "--out", str(mine))
    lies = mine.read_text()
    for content in (lies.replace('"coins":', '"coins":9'), lies.replace("eyes: B", "eyes: A")):
        bad.write_text(content)
        refused("replay", str(bad))


def test_the_version_is_told():
    assert good("--version").strip() == f"{__version__} ({build.running()})"
