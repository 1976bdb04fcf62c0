"""The two examples of the rulebook, played as printed."""

from __future__ import annotations

from tests.games.kashgar.scene import Scene


def test_a_turn_the_patriarch_draws_two_and_keeps_one():
    scene = Scene("patriarch grocer | patriarch servant | patriarch prophet")
    assert scene.legal() == ["use 1 1", "use 1 2", "use 2 1", "use 2 2", "use 3 1", "use 3 2"], (
        "a Patriarch never passes"
    )
    before = [scene.has(stock) for stock in ("ginger", "gold", "mules")]
    scene.do("use 1 1", gives="planter baker")
    assert scene.phase == "keep-card"
    assert scene.legal() == ["keep planter", "keep baker"]
    scene.do("keep planter")
    assert scene.caravan(1) == "grocer patriarch planter"
    assert (scene.caravan(2), scene.caravan(3)) == ("patriarch servant", "patriarch prophet")
    assert scene.at("discard") == {"baker": 1}
    assert [scene.has(stock) for stock in ("ginger", "gold", "mules")] == before, "both of its actions are free"
    assert scene.deciding == "B"


def test_a_turn_the_patriarch_could_have_turned_over_without_a_card():
    scene = Scene("patriarch grocer | patriarch | patriarch").do("use 1 2", gives="")
    assert scene.caravan(1) == "grocer matriarch"
    assert scene.at("discard") == {}


def test_fulfilling_a_contract_with_the_grocers_parting_action():
    scene = Scene("grocer patriarch | patriarch | patriarch", have="cinnamon 7, mules 3", market="sea-captain well - -")
    scene.do("part 1 1", "fulfil sea-captain", gives="school")
    assert scene.at("box") == {"grocer": 1}
    assert scene.contracts() == ["sea-captain"]
    assert (scene.has("mules"), scene.has("cinnamon"), scene.points()) == (2, 1, 4)
    assert scene.market()[:2] == ["school", "well"], "four lie open again"
