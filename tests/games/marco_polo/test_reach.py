"""What a planned movement can still reach, as the prompt tells clients that draw the map."""

from __future__ import annotations

from sarai.kernel.copying import key
from sarai.kernel.prompts import prompt
from tests.games.marco_polo.scene import Scene


def reach(scene: Scene) -> dict[str, tuple[int, int, int]]:
    asked = prompt(scene.table, 0)
    assert asked is not None
    assert asked.kind == "marco-polo-ask-walk"
    return {place: (due.coins, due.camels, due.jade) for place, due in asked.shows.places.items()}


def test_it_is_what_the_steps_and_the_purse_allow():
    scene = Scene(at="yangzhou", have="coins 5, camels 5", dice="3 5", outposts={}).travel("middle")
    found = reach(scene)
    assert found["fuzhou"] == (1, 2, 0)
    assert found["pagan"] == (5, 5, 0)  # the rulebook's own sum, with nothing to spare
    assert "yangzhou" not in found
    assert "kashgar" not in found
    poor = reach(Scene(at="yangzhou", have="coins 5, camels 4", dice="3 5", outposts={}).travel("middle"))
    assert "white-pagoda" in poor
    assert "pagan" not in poor
    assert "pagan" in reach(Scene(at="yangzhou", have="coins 4, camels 4, jade 2", dice="3 5").travel("middle"))


def test_steps_already_planned_are_due_too_and_fewer_are_left():
    scene = Scene(at="yangzhou", dice="3 5").travel("middle", "go fuzhou")
    found = reach(scene)
    assert found["pagan"] == (5, 5, 0)
    assert found["yangzhou"] == (2, 4, 0)
    assert "kabul" not in found
    assert reach(Scene(at="yangzhou", dice="3 3", on="travel-middle: B3 B3").travel("middle"))["fuzhou"] == (4, 2, 0)


def test_it_asks_the_rules_who_pays_and_who_steps():
    free = reach(Scene(at="pagan", character="gantulga-od", have="coins 2, jade 1", dice="3").travel("lower"))
    assert free["kabul"] == (2, 0, 1)  # the space, and the jade of the leg
    assert "calicut" not in free
    sealed = Scene(at="pagan", character="gantulga-od", have="coins 2", dice="3", seals="spicer").travel("lower")
    assert "calicut" in reach(sealed)
    assert "kabul" not in reach(sealed)
    walker = reach(Scene(at="fuzhou", character="mongke-khan", dice="3").travel("lower"))
    assert {"pagan", "jaipur", "lhasa", "tiger-ford"} <= set(walker)  # oases cost Möngke Khan no step
    assert "pagan" not in reach(Scene(at="fuzhou", dice="3").travel("lower"))


def test_it_changes_nothing():
    scene = Scene(at="yangzhou", dice="3 5").travel("middle")
    before = key(scene.table)
    assert len(reach(scene)) > 5
    assert key(scene.table) == before
