"""What a browser draws from a pack: the map, the action spaces, the tracks, and signs where others read words."""

from __future__ import annotations

import pytest

from sarai.games.marco_polo import ending
from sarai.games.marco_polo.board import MarcoPoloBoard
from sarai.games.marco_polo.constants import CHARACTERS
from sarai.games.marco_polo.signs import Sign
from tests.games.marco_polo.scene import Scene, loaded
from tests.games.marco_polo.test_pack import HOUSE, read


def board() -> MarcoPoloBoard:
    drawn: MarcoPoloBoard = loaded().showing.board()
    return drawn


def row(signs: list[Sign]) -> str:
    """A row of signs as a line: what is paid in round brackets, die values in square ones."""
    brackets = {"cost": "({})", "die": "[{}]"}
    return " ".join(
        brackets.get(sign.look or "", "{}").format((sign.icon or sign.shield or "") + (sign.text or ""))
        for sign in signs
    )


def test_the_map_is_that_of_the_tables_own_pack():
    game = read(HOUSE.replace('between = ["beijing", "xanadu"]', 'between = ["beijing", "xanadu"]\nvia = [[870, 90]]'))
    drawn = game.showing.board()
    assert list(drawn.locations) == list(game.locations)
    for one in game.content.locations:
        there = drawn.locations[one.id]
        assert (there.kind, there.x, there.y, there.shield) == (one.kind, one.x, one.y, one.shield)
        assert (there.marker, there.outpost) == (one.marker, one.outpost)
        has = {"card": one.card, "contracts": one.contracts, "special": one.special is not None}
        assert [there.action] == ([name for name, there_is in has.items() if there_is] or [""])
    legs = {tuple(leg.ends): leg for leg in drawn.legs}
    assert set(legs) == {tuple(sorted(leg.between)) for leg in game.content.legs}
    assert legs["beijing", "xanadu"].via == [[870, 90]]
    assert legs["beijing", "xian"].via == []


def test_what_is_said_of_a_place_is_what_is_drawn_there():
    game = loaded()
    for name, there in board().locations.items():
        said = game.showing.phrases[f"location.{name}"]
        assert said.args == {"kind": there.kind}
        assert [part.args["shield"] for part in said.parts["items"] if "shield" in part.args] == (
            [there.shield] if there.shield else []
        )
        has = {part.key.rpartition("-has-")[2] for part in said.parts["items"] if "-has-" in part.key}
        drawn = {"marker": there.marker, "outpost": there.outpost, there.action: there.action in ("card", "contracts")}
        assert has == {what for what, there_is in drawn.items() if there_is}
    for leg in board().legs:
        assert f"leg.{'.'.join(leg.ends)}" in game.showing.phrases


def test_all_that_is_printed_has_words_and_signs():
    drawn = {*board().signs, *board().contracts}
    said = {name for name in loaded().showing.phrases if not name.startswith(("location.", "leg.")) and name != "track"}
    assert drawn == said
    assert all(board().signs.values())


@pytest.mark.parametrize(
    ("name", "signs"),
    [
        ("jade-carver", "(camels1) (jade1) → points3 · × die"),
        ("money-changer", "(points1) → coins2 / (coins3) → points1 · × die"),
        ("governor", "(camels2) → points2 / (pepper1) → points2 · [1–2] ×1 [3–4] ×2 [5–6] ×3"),
        ("monastery", "points2 × improved ≤ die"),
        ("mint", "coins2 × die"),
        ("caravanserai", "[1] camels2 · [2–3] camels3 · [4–5] camels4 · [6] camels5"),
        ("guild-hall", "(camels1) → guild"),
        ("customs-house", "marker post · [1–2] marker1 [3–4] marker2 [5–6] marker3"),
        ("stables", "move (coins1) · [1–2] move1 [3–4] move2 [5–6] move3"),
        ("offer-1-a", "(jade1) → pepper3 · (jade2) → coins3 camels2 gold1"),
        ("offer.offer-1-a.3", "(jade1) → pepper3"),
        ("goal-1", "farmer points3 spicer points5 horse elephant"),
        ("marker-5", "different-goods2"),
        ("marker-6", "copy"),
        ("outpost-10", "coins2 pile-contracts1"),
        ("seal.farmer", "[1+] · improved (coins3) (pepper1) → again coins1"),
        ("bonus.tailor", "coins1 camels1"),
        ("city.baghdad", "coins3 gold1 points1 · jeweler [3+] [5+] ×2"),
    ],
)
def test_signs_say_what_words_say(name, signs):
    assert row(board().signs[name]) == signs


def test_spaces_are_those_of_the_rules():
    """From which die on, for whom, and whether one may still come when others are there."""
    spaces = board().spaces
    assert set(spaces) == set(loaded().spaces)
    market = next(name for name, there in board().locations.items() if there.action == "contracts")
    have = "coins 20, camels 20, pepper 9, silk 9, gold 9, jade 9"
    for space, printed in spaces.items():

        def open_to(dice: str, city: str, on: str = "", space: str = space) -> bool:
            laid = f"{space}: {on}" if on else ""
            posts = f"{city} {market}".strip()
            return Scene(dice=dice, have=have, posts=posts, done="blue-1", seals="farmer", on=laid).can(f"act {space}")

        assert open_to(" ".join([str(max(printed.least, 2))] * 3), printed.city), space
        assert printed.least == 1 or not open_to(" ".join([str(printed.least - 1)] * 3), printed.city)
        assert not printed.city or not open_to("6 6 6", "")
        others = " ".join(["B1"] * max(printed.places, printed.dice))
        assert open_to("6 6 6", printed.city, on=others) == (printed.places == 0), space


def test_favor_rises():
    assert [space for space, printed in board().spaces.items() if printed.rising] == ["favor"]
    scene = Scene(dice="2 3 4", on="favor: B3").do("act favor")
    assert (scene.can("die 2"), scene.can("die 3")) == (False, True)


def test_tracks_are_those_of_the_rulebook():
    assert board().posts == [0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 10]
    assert board().track == loaded().content.board.shield_track
    assert board().costs == {
        "reroll": {"camels": 1},
        "raise": {"camels": 2},
        "lower": {"camels": 2},
        "buy-die": {"camels": 3},
    }


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_has_the_shields_that_its_board_prints(character):
    player = Scene(character=character).player()
    assert ending.shields_of(Scene(character=character).table, player) == board().shields.get(character, 0)
