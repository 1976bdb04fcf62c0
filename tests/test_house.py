"""The house: who may import whom, what every language must say, which numbers are pinned."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sarai import games
from sarai.kernel.actions import TIME_UP
from sarai.kernel.chance import Fast
from sarai.kernel.events import Said
from sarai.kernel.game import why_not
from sarai.kernel.options import complete_options
from sarai.kernel.playout import first_deciding
from sarai.kernel.position import read_position
from sarai.kernel.prompts import Choice, Prompt
from sarai.kernel.reasons import Reason
from sarai.kernel.standings import Standings
from sarai.lab.perft import perft
from sarai.words import LANGUAGES, Words, text_files
from tests.laws.driver import GAMES, LONG, random_play

SOURCE = Path(__file__).parent.parent / "src" / "sarai"
ROOMS = {  # room: the rooms it may import from
    "build.py": set(),
    "kernel": {"build"},
    "games": {"kernel"},
    "words": {"kernel", "games"},
    "table": {"kernel", "games"},
    "bots": {"kernel", "games"},
    "lab": {"build", "kernel", "games", "bots", "words"},
    "terminal": {"kernel", "games", "table", "bots", "words"},
    "server": {"kernel", "games", "table", "bots", "words"},
    "cli": {"build", "kernel", "games", "table", "bots", "words", "lab", "terminal", "server"},
    "__init__.py": {"build"},
}
COMPILERS_TYPES = {"librt", "mypy_extensions"}


def modules():
    return sorted(SOURCE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """The modules a source imports; `from sarai.games import x` is of the room games."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path):
    room = path.relative_to(SOURCE).parts[0]
    for name in imports(path):
        if name.startswith("sarai."):
            other = name.split(".")[1]
            assert other in (room, "__version__") or other in ROOMS[room], f"{room} must not import {name}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_kernel_and_games_need_the_standard_library_only(path):
    if path.relative_to(SOURCE).parts[0] not in ("kernel", "games"):
        return
    allowed = set(sys.stdlib_module_names) | {"sarai"}
    if path.name == "native.py":
        allowed |= COMPILERS_TYPES
    assert {name.split(".")[0] for name in imports(path)} <= allowed


def test_games_do_not_know_each_other():
    for path in (SOURCE / "games").rglob("*.py"):
        own = path.relative_to(SOURCE / "games").parts[0]
        others = {f"sarai.games.{folder.name}" for folder in (SOURCE / "games").iterdir() if folder.is_dir()}
        others.discard(f"sarai.games.{own}")
        if own != "__init__.py":
            assert not any(name.startswith(tuple(others)) for name in imports(path)), path


# -- words


def messages(path: Path) -> dict[str, set[str]]:
    """Every key of a Fluent file, attributes as `key.attribute`, with the variables its text uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            for key, node in (
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a) for a in entry.attributes),
            ):
                if node is not None:
                    assert key not in found, f"{key} stands twice in {path}"
                    found[key] = set(re.findall(r"VariableReference\(id=Identifier\(name='(\w+)'", repr_of(node)))
    return found


def repr_of(node: object) -> str:
    """A text of a syntax tree in which its variables can be found."""
    if isinstance(node, ftl.VariableReference):
        return f"VariableReference(id=Identifier(name='{node.id.name}'))"
    if isinstance(node, ftl.BaseNode):
        return " ".join(repr_of(value) for value in vars(node).values())
    if isinstance(node, list):
        return " ".join(repr_of(value) for value in node)
    return ""


@pytest.mark.parametrize("name", list(GAMES))
def test_every_language_has_the_same_keys_with_the_same_variables(name):
    spoken = [
        {k: v for path in text_files(language, name) for k, v in messages(path).items()} for language in LANGUAGES
    ]
    for other in spoken[1:]:
        assert set(other) == set(spoken[0])
        assert {k: v for k, v in other.items() if v != spoken[0][k]} == {}


@cache
def needed_keys(name: str) -> frozenset[str]:
    """Every key the program can ask for in a game: from its declarations, its source, and how forty games of it end."""
    game = GAMES[name]
    sources = [SOURCE / "kernel", games.folder(name)]
    text = "\n".join(path.read_text(encoding="utf-8") for folder in sources for path in folder.rglob("*.py"))
    keys = {f"{name}-title", f"{name}-about"}
    keys |= {f"{name}-do-{known}" for known in game.actions.families if known != "time-up"}
    keys |= {f"{name}-tells-{kind}" for kind in re.findall(r'tell\.(?:say|reveal|whisper)\(\s*"([a-z-]+)"', text)}
    keys |= set(re.findall(r'"((?:[a-z-]+-)?why-[a-z-]+[a-z])"', text))
    keys |= set(re.findall(r'"([a-z-]+-ask-[a-z-]+[a-z])"', text))
    keys |= {f"{name}-good-{good}" for good in game.pieces}
    for option in game.options:
        keys |= {f"{name}-option-{option.name}", f"{name}-option-{option.name}.does"}
        keys |= {f"{name}-option-{option.name}-{choice}" for choice in option.choices}
    for argument, family in (("character", "character"), ("where", "where")):
        keys |= {f"{name}-{family}-{value}" for value in game.names.get(argument, ())}
    keys |= {f"{name}-{stem}-{topic}" for topic in game.showing.topics for stem in ("rules", "topic")}
    keys |= {f"{name}-character-{one}.does" for one in game.names.get("character", ())}
    endings = [_ending(name, seed) for seed in range(40)]
    keys |= {f"{name}-end-{ending.reason}" for ending in endings}
    keys |= {f"{name}-points-{category}" for ending in endings for won in ending.points for category in won}
    return frozenset(keys)


def _ending(name: str, seed: int) -> Standings:
    *_, playing = random_play(GAMES[name], 2 + seed % 3, seed)
    return playing.state.standings()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_every_key_has_a_text(name, language):
    known = {key for path in text_files(language, name) for key in messages(path)}
    needed = set(needed_keys(name))
    if name == "dunhuang":
        from sarai.games.dunhuang.words import CHARACTERS, PHASES

        needed |= {f"dunhuang-phase-{phase}" for phase in PHASES} | {f"dunhuang-ask-{p}" for p in PHASES if p != "over"}
        needed |= {f"dunhuang-why-no-{one}" for one in CHARACTERS if one != "dancer"}
        needed |= {f"dunhuang-why-not-in-{where}" for where in ("hand", "shop", "drawn")}
    if name == "kashgar":
        from sarai.games.kashgar.words import DECKS as KASHGARS_DECKS
        from sarai.games.kashgar.words import PHASES as KASHGARS_PHASES
        from sarai.games.kashgar.words import STOCKS

        needed |= {f"kashgar-phase-{one}" for one in KASHGARS_PHASES}
        needed |= {f"kashgar-ask-{one}" for one in KASHGARS_PHASES if one != "over"}
        needed |= {f"kashgar-stock-{one}" for one in STOCKS} | {f"kashgar-deck-{one}" for one in KASHGARS_DECKS}
        needed |= {f"kashgar-why-{one}" for one in ("no-such-use", "no-such-part", "not-to-raise", "not-to-set")}
    if name == "marco-polo":
        from sarai.games.marco_polo.words import PHASES as POLOS_PHASES
        from sarai.games.marco_polo.words import ROW
        from sarai.games.marco_polo.words import SEALS as POLOS_SEALS

        game = games.load(name)
        needed |= {f"marco-polo-phase-{one}" for one in POLOS_PHASES}
        needed |= {f"marco-polo-ask-{one}" for one in POLOS_PHASES if one != "over"}
        needed |= {f"marco-polo-stock-{one}" for one in ROW} | {f"marco-polo-seal-{one}" for one in POLOS_SEALS}
        needed |= {f"marco-polo-location-{one}" for one in game.names["location"]}
    if name == "adventures":
        from sarai.games.adventures import words as adventures
        from sarai.games.adventures.board import SHAPES
        from sarai.games.adventures.ending import SOLO_RANKS
        from sarai.games.adventures.routes import CAUSES

        needed |= {f"adventures-phase-{one}" for one in adventures.PHASES}
        needed |= {f"adventures-end-{one}" for one in (*SOLO_RANKS, "four-rounds")}
        needed |= {f"adventures-cause-{one}" for one in CAUSES[1:]}
        needed |= {f"adventures-icon-{one}" for one in adventures.ICONS}
        needed |= {f"adventures-tile-{one}" for one in (*SHAPES, *(f"bonus-{shape}" for shape in SHAPES))}
        needed |= {f"adventures-city-{one}" for one in GAMES[name].names["city"]}
    assert needed - known == set()


@pytest.mark.parametrize("name", list(GAMES))
def test_no_text_is_dead(name):
    """A key that nothing asks for is a text that nobody keeps true."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in modules())
    stems = {
        f"{name}-{stem}-"
        for stem in ("good", "character", "phase", "where", "do", "tells", "option", "points", "end", "ask")
    }
    stems |= {
        "dunhuang-why-no-",
        "dunhuang-why-not-in-",
        f"{name}-rules-",
        f"{name}-topic-",
        f"{name}-table-",
        f"{name}-about-",
    }
    stems |= {f"dunhuang-board-{place}" for place in ("hand", "drawn", "removed")}
    stems |= {"kashgar-board-drawn", "kashgar-board-discard", "kashgar-column-"}
    stems |= {"dunhuang-column-", "term-key-", "term-do-", "term-bot-"}
    stems |= {f"marco-polo-{stem}-" for stem in ("stock", "seal", "location", "shield", "says")}
    stems |= {f"adventures-{stem}-" for stem in ("city", "tile", "icon", "cause")}
    stems |= {"kashgar-stock-", "kashgar-deck-", "kashgar-says-", "kashgar-why-no-such-", "kashgar-why-not-to-"}
    for path in text_files("en", name):
        for key in messages(path):
            plain = key.partition(".")[0]
            assert plain in source or plain.startswith(tuple(stems)) or plain in (f"{name}-title", f"{name}-about"), key


def brought_up(name: str) -> tuple[list[Said], list[Prompt], list[Choice], list[Reason]]:
    """Every log sentence, question, option and reason that whole games bring up, each once."""
    game = GAMES[name]
    said: dict[str, Said] = {}
    asked: dict[str, Prompt] = {}
    offered: dict[str, Choice] = {}
    refused: dict[str, Reason] = {}
    for seed in range(2 if name in LONG else 6):
        for playing in random_play(game, 2 + seed % 3, seed):
            for seat in range(playing.state.seats):
                for event in playing.path[-1].events:
                    told = event.told_to(seat)
                    if isinstance(told, Said):
                        said[f"{told.kind} {told.args}"] = told
                prompt = playing.view(seat).prompt
                if prompt:
                    asked[f"{prompt.kind} {prompt.args}"] = prompt
                    offered |= {f"{choice.label} {choice.args}": choice for choice in prompt.choices}
                    for action in game.actions:
                        reason = why_not(playing.state, seat, action) if action != TIME_UP else None
                        if reason:
                            refused[str(reason)] = reason
    return [*said.values()], [*asked.values()], [*offered.values()], [*refused.values()]


@pytest.mark.parametrize("name", list(GAMES))
def test_whole_games_can_be_told_in_every_language(name):
    said, asked, offered, refused = brought_up(name)
    assert all((said, asked, offered, refused))
    for language in LANGUAGES:
        words = Words(language, GAMES[name])
        assert all(words.says(one) for one in said)
        assert all(words.asks(one) for one in asked)
        assert all(words.label(one) for one in offered)
        assert all(words.why(one) for one in refused)


# -- pinned numbers


def test_dunhuangs_actions_are_numbered_as_its_rules_say():
    from sarai.games.dunhuang import words

    space = GAMES["dunhuang"].actions
    named = {
        "keep": words.KEEP,
        "place": words.PLACE,
        "pay": words.PAY,
        "leave": words.LEAVE,
        "defend": words.DEFEND,
        "yield": words.YIELD,
        "use": words.USE,
        "coins": words.COINS,
        "pass": words.PASS,
        "discard": words.DISCARD,
        "lift": words.LIFT,
        "lay": words.LAY,
        "give": words.GIVE,
        "flip": words.FLIP,
        "take": words.TAKE,
        "start": words.START,
        "trade": words.TRADE,
        "camel": words.CAMEL,
        "time-up": TIME_UP,
    }
    assert {name: known.base for name, known in space.families.items()} == named
    assert (space.text(words.SHOP), space.text(words.HAND)) == ("place shop", "place hand")
    assert space.text(words.CAMEL) == "camel 1"
    streams = GAMES["dunhuang"].outcomes
    assert [streams.stream(name) for name in ("tiles", "pile", "first", "blind")] == [
        words.TILES,
        words.PILE,
        words.FIRST,
        words.BLIND,
    ]
    assert len(words.PHASES) == words.OVER + 1


def test_kashgars_actions_are_numbered_as_its_rules_say():
    from sarai.games.kashgar import Kashgar, words

    game = GAMES["kashgar"]
    assert isinstance(game, Kashgar)
    persons = len(game.content.persons)
    space = game.actions
    assert {name: known.base for name, known in space.families.items()} == {
        "time-up": TIME_UP,
        "use": words.USE,
        "part": words.PART,
        "pass": words.PASS,
        "pay": words.PAY_SPICE,
        "raise": words.RAISE_STOCK,
        "set": words.SET_TO,
        "trade": words.TRADE,
        "enough": words.ENOUGH,
        "caravan": words.CARAVAN,
        "rival": words.RIVAL,
        "keep": words.KEEP,
        "take": game.default_terms.take,
        "remove": game.default_terms.remove,
        "fulfil": game.default_terms.fulfil + persons,
    }
    assert [game.outcomes.stream(name) for name in (*words.DECKS, "start", "expansion")] == [0, 1, 2, 3, 4]
    assert (words.STANDARD, words.SPECIAL, words.CONTRACTS) == (0, 1, 2)
    assert (words.START_CARDS, words.EXPANSION) == (3, 4)
    assert len(words.PHASES) == words.OVER + 1
    assert (words.STOCKS.index("gold"), words.STOCKS.index("mules")) == (words.GOLD, words.MULES)


def test_marco_polos_actions_are_numbered_as_its_rules_say():
    from sarai.games.marco_polo import words

    game = GAMES["marco-polo"]
    named = {
        name: getattr(words, f"DO_{name.upper().replace('-DIE', '').replace('-FOR-', '_').replace('-', '_')}")
        for name in game.actions.families
        if name != "time-up"
    }
    assert {name: known.base for name, known in game.actions.families.items()} == {"time-up": TIME_UP, **named}
    streams = {name: game.outcomes.stream(name) for name in ("first", "character", "marker", "outpost", "goal", "die")}
    assert list(streams.values()) == [
        words.FIRST,
        words.CHARACTER,
        words.MARKER,
        words.OUTPOST,
        words.GOAL,
        words.DIE,
    ]
    assert [game.outcomes.stream(name) for name in ("city", "red", "blue", "offer-1", "black-die", "black-pool")] == [
        words.CITY_CARD,
        words.RED_CONTRACT,
        words.BLUE_CONTRACT,
        words.OFFER,
        words.BLACK_DIE,
        words.BLACK_POOL,
    ]
    assert len(words.PHASES) == words.OVER + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_of_marco_polo_says_what_it_does(language):
    """Cards, contracts, offers and goals have texts of their own, made from what they do; no two say the same."""
    game = GAMES["marco-polo"]
    words = Words(language, game)
    said = {name: words.phrase(phrase) for name, phrase in game.showing.phrases.items()}
    assert all(said.values())
    pieces = [text for name, text in said.items() if name in game.pieces]
    assert len(set(pieces)) >= len(game.pieces) - 3, "an outpost tile and a marker may give the same"
    assert {words.rule(name) for name in game.pieces}
    assert {words.rule(topic) for topic in game.showing.topics}


def test_adventures_actions_are_numbered_as_its_rules_say():
    from sarai.games.adventures import words

    space = GAMES["adventures"].actions
    assert {name: known.base for name, known in space.families.items()} == {
        "time-up": TIME_UP,
        "place": words.A_PLACE,
        "bonus": words.A_BONUS,
        "turn": words.A_TURN,
        "lift": words.A_LIFT,
        "declare": words.A_DECLARE,
        "stop": words.A_STOP,
        "ready": words.A_READY,
        "open": words.A_OPEN,
        "pick": words.A_PICK,
    }
    assert space.text(words.A_PLACE + 15 * 9 + 1) == "place c3 e-w"
    streams = GAMES["adventures"].outcomes
    assert [streams.stream(name) for name in ("key", "price", "card", "map")] == [
        words.KEY_STREAM,
        words.PRICE_STREAM,
        words.CARD_STREAM,
        words.MAP_STREAM,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_kashgar_says_what_it_does(language):
    """Each action of each card has a text of its own, made from its effect; no two cards say the same."""
    game = GAMES["kashgar"]
    words = Words(language, game)
    said = {name: words.phrase(phrase) for name, phrase in game.showing.phrases.items()}
    assert all(said.values())
    cards = [text for name, text in said.items() if "." not in name]
    assert len(set(cards)) == len(cards)
    assert {words.rule(name) for name in game.pieces}


PUBLISHED = {
    "dunhuang": ["base 1 53c06d275743d968"],
    "kashgar": ["house 1 fb64a510ba97ef10", "house 2 4bb23cd0b7934d95"],
    "adventures": ["house 1 085e45c317ab4915"],
    "marco-polo": ["house 1 499d318c87712764", "house 2 11b445d18dadfbaa", "house 3 b01f37e252323e17"],
    "sealed-bid": ["toy 1 05c9d7d58f8c7d17"],
}


@pytest.mark.parametrize("name", list(GAMES))
def test_a_published_pack_is_never_changed(name):
    """Who kept a record can still read it: a change of the content is a new version, and the old ones stay."""
    assert [str(games.load(name, path).pack) for path in games.packs(name)] == PUBLISHED[name]


PERFT = {
    ("dunhuang", 2, 1): [5, 24, 192, 1152],
    ("dunhuang", 3, 2): [7, 32, 216, 1728],
    ("dunhuang", 4, 3): [11, 90, 486, 5184, 41472],
    ("kashgar", 2, 1): [1086],
    ("kashgar", 4, 3): [1086, 67212],
    ("marco-polo", 2, 1): [3, 6, 36, 108],
    ("marco-polo", 4, 3): [5, 20, 60],
    ("sealed-bid", 2, 1): [18, 198, 3996, 47988],
    ("sealed-bid", 3, 2): [27, 486, 5076],
}


@pytest.mark.parametrize("position", list(PERFT), ids=lambda key: "-".join(map(str, key)))
def test_the_number_of_sequences_is_pinned(position):
    name, seats, seed = position
    game = games.load(name, games.packs(name)[0])  # the rules are pinned, not what is tuned
    state = game.start(seats, complete_options(game, {}), Fast(seed), None)
    assert [perft(state, depth) for depth in range(1, len(PERFT[position]) + 1)] == PERFT[position]


MIDDLES_OF_MARCO_POLO = {
    (3, 1, 13): [2, 24],
    (3, 1, 15): [24, 360],
    (3, 1, 20): [2, 6],
    (3, 1, 29): [3, 10],
    (3, 1, 48): [3, 6],
    (3, 1, 52): [2, 8],
    (3, 1, 64): [4, 12],
    (3, 1, 69): [2, 9],
    (3, 1, 71): [2, 5],
    (3, 1, 166): [3, 18],
    (4, 2, 38): [2, 4],
    (4, 2, 60): [3, 77],
    (4, 2, 110): [2, 6],
    (3, 4, 91): [2, 6],
    (2, 6, 186): [2, 4],
    (3, 16, 114): [2, 4],
}
"""Each at another question, none where a round is about to end: all that ten dice may show is too much."""


@pytest.mark.parametrize("way", list(MIDDLES_OF_MARCO_POLO), ids=lambda way: "-".join(map(str, way)))
def test_the_number_of_sequences_from_the_middle_of_marco_polo_is_pinned(way):
    seats, seed, lines = way
    state = some_answers_into("marco-polo", {}, seats, seed, lines)
    assert [perft(state, depth) for depth in (1, 2)] == MIDDLES_OF_MARCO_POLO[way]


def some_answers_into(name: str, options: dict[str, str], seats: int, seed: int, lines: int):
    """A position in a random game. The rules are pinned, so with the first pack, not with what is tuned."""
    game = games.load(name, games.packs(name)[0])
    state = game.start(seats, complete_options(game, options), Fast(seed), None)
    chance = Fast(seed)
    for _ in range(lines):
        seat = first_deciding(state)
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))], chance, None)
    return state


MIDDLES_OF_KASHGAR = {
    (2, 2, 34): [2, 2302],
    (2, 3, 41): [9, 3179],
    (2, 5, 55): [8, 157],
    (2, 6, 62): [5, 25],
    (2, 12, 104): [3, 15],
    (3, 1, 27): [5, 3290],
    (3, 8, 76): [5, 3135],
    (3, 9, 83): [2, 6],
}


def test_the_number_of_sequences_from_the_middle_of_games_is_pinned():
    """Positions of recorded games, each at another question."""
    folder = Path(__file__).parent / "records" / "positions"
    counted = {}
    for path in sorted(folder.glob("*.toml")):
        state, _ = read_position(GAMES["dunhuang"], path.read_text(encoding="utf-8"))
        counted[path.stem] = [perft(state, depth) for depth in range(1, 6)]
    assert counted == MIDDLES


@pytest.mark.parametrize("way", list(MIDDLES_OF_KASHGAR), ids=lambda way: "-".join(map(str, way)))
def test_the_number_of_sequences_from_the_middle_of_kashgar_is_pinned(way):
    """From its beginning all that chance may give is too much, so some answers into a random game."""
    seats, seed, lines = way
    state = some_answers_into("kashgar", {"expansion": "all"}, seats, seed, lines)
    assert [perft(state, depth) for depth in (1, 2)] == MIDDLES_OF_KASHGAR[way]


MIDDLES = {
    "bonus": [12, 72, 144, 1836, 9120],
    "choose-opponent": [1, 6, 32, 170, 856],
    "keep-drawn": [6, 6, 12, 68, 182],
    "lift-from-shop": [5, 5, 15, 30, 80],
    "manichean-defence": [2, 18, 24, 40, 288],
    "move-camel": [6, 12, 140, 860, 2647],
}
