"""What a question declares: the numbers shared with the rules, where answers point, and where to read more."""

from __future__ import annotations

import pytest

from sarai.games.marco_polo import actions, luck, paying, questions, tasks
from sarai.kernel.showing import phases
from tests.games.marco_polo.scene import Scene, loaded

NAMES = {
    "act": actions.ACT,
    "die": actions.DIE,
    "reroll": actions.REROLL,
    "raise": actions.RAISE,
    "lower": actions.LOWER,
    "buy-die": actions.BUY,
    "end": actions.END,
    "complete": actions.COMPLETE,
    "improve": actions.IMPROVE,
    "spend": actions.SPEND,
    "offer": actions.OFFER,
    "seal": actions.SEAL,
    "figure": actions.FIGURE,
    "stop": actions.STOP,
    "switch": actions.SWITCH,
    "post": actions.POST,
    "lift": actions.LIFT,
    "bonus": actions.BONUS,
    "take": actions.TAKE,
    "drop": actions.DROP,
    "enough": actions.ENOUGH,
    "good": actions.GOOD,
    "copy": actions.COPY,
    "trade": actions.TRADE,
    "times": actions.TIMES,
    "marker": actions.MARKER,
    "get": actions.GET,
    "jade-for-coins": actions.JADE_FOR_COINS,
    "jade-for-camels": actions.JADE_FOR_CAMELS,
    "camels": actions.CAMELS,
    "twice": actions.TWICE,
    "pairs": actions.PAIRS,
    "character": actions.CHARACTER,
    "keep": actions.KEEP,
    "black": actions.BLACK,
    "go": actions.GO,
}


def test_actions_have_the_numbers_by_which_the_rules_speak_of_them():
    declared = loaded().actions
    assert {name: declared.base(name) for name in declared.families if name != "time-up"} == NAMES


@pytest.mark.parametrize(
    ("stream", "name"),
    [
        (luck.FIRST, "first"),
        (luck.CHARACTER, "character"),
        (luck.MARKER, "marker"),
        (luck.OUTPOST, "outpost"),
        (luck.CITY, "city"),
        (luck.RED, "red"),
        (luck.BLUE, "blue"),
        (luck.OFFER, "offer-1"),
        (luck.OFFER + 2, "offer-3"),
        (luck.GOAL, "goal"),
        (luck.DIE, "die"),
        (luck.BLACK_DIE, "black-die"),
        (luck.BLACK_POOL, "black-pool"),
    ],
)
def test_streams_have_the_numbers_by_which_chance_is_asked(stream, name):
    assert loaded().outcomes.stream(name) == stream


def numbers_in(module: object) -> dict[str, int]:
    return {name: number for name, number in vars(module).items() if name.isupper() and type(number) is int}


def test_questions_tasks_and_purposes_are_listed_in_the_order_of_their_numbers():
    game = loaded()
    asked = {name.lower().replace("_", "-"): number for name, number in numbers_in(questions).items()}
    del asked["flow"]
    assert {name: number for number, name in enumerate(phases(game.questions))} == asked
    kinds = {name.lower().replace("_", "-"): number for name, number in numbers_in(tasks).items() if name != "TASK"}
    assert {task.name: number for number, task in enumerate(game.tasks) if task.name} == kinds
    paid = {
        paying.FOR_OFFER: "offer",
        paying.FOR_SEAL: "seal",
        paying.FOR_MOVE: "move",
        paying.FOR_CONTRACTS: "contracts",
        paying.FOR_TRADE: "trade",
        paying.FOR_COMPLETING: "complete",
        paying.FOR_IMPROVING: "improve",
        paying.FOR_REROLL: "reroll",
        paying.FOR_CHANGE: "change",
        paying.FOR_BLACK: "buy",
    }
    assert {number: purpose.name for number, purpose in enumerate(game.purposes) if purpose.name} == paid


@pytest.mark.parametrize(
    ("question", "topic"),
    {
        "character": "goal",
        "goal": "end",
        "turn": "turn",
        "die": "dice",
        "offer": "books",
        "seal": "seals",
        "figure": "travel",
        "walk": "travel",
        "extra-post": "travel",
        "lift": "travel",
        "bonus": "travel",
        "take": "contracts",
        "drop": "contracts",
        "money-bag": "bonus",
        "black": "bonus",
        "compensation": "round",
        "twice": "round",
        "pairs": "round",
        "oases": "dice",
        "pay-coins": "dice",
    }.items(),
)
def test_the_rules_at_hand_open_where_a_question_is_told(question, topic):
    game = loaded()
    assert next(one.topic for one in game.questions if one.name == question) == topic
    assert topic in game.showing.topics


@pytest.mark.parametrize(
    ("question", "answer", "target"),
    [
        ("turn", "act travel-upper", "space:travel-upper"),
        ("turn", "complete red-1", "active:1:red-1"),
        ("turn", "improve tailor", "seals:1:tailor"),
        ("turn", "spend outpost-3", "tiles:1:outpost-3"),
        ("turn", "reroll", ""),
        ("die", "die black-3", "dice:1:black-3"),
        ("walk", "go baghdad", "location:baghdad"),
        ("walk", "stop", ""),
        ("extra-post", "post kashgar", "location:kashgar"),
        ("extra-post", "enough", ""),
        ("lift", "lift kashgar", "location:kashgar"),
        ("marker", "marker kashgar", "location:kashgar"),
        ("bonus", "bonus outpost kashgar", "location:kashgar"),
        ("take", "take red-2", "contract:red-2"),
        ("drop", "drop blue-1", "active:1:blue-1"),
        ("seal", "seal farmer", "seal:farmer"),
        ("offer", "offer 3", "book:3:3"),
        ("good", "good silk", "stocks:1:silk"),
        ("money-bag", "get jade", "stocks:1:jade"),
        ("copy", "copy marker-2", "marker:marker-2"),
        ("twice", "twice farmer", "seals:1:farmer"),
        ("twice", "twice balkh", "location:balkh"),
        ("goal", "keep goal-3", "keep:goal-3"),
        ("character", "character de-wu", "character:de-wu"),
        ("trade", "trade 1", ""),
        ("oases", "camels 2", ""),
    ],
)
def test_an_answer_points_at_its_place_possible_or_not(question, answer, target):
    scene = Scene()
    scene.table.space = scene.game.spaces.index("book-3-lower")
    action = scene.game.actions.parse(answer)
    family, said = scene.game.actions.family(action).name, scene.game.actions.arguments(action)
    asked = next(one for one in scene.game.questions if one.name == question)
    assert family in asked.families
    assert asked.target(scene.table, 1, family, said) == target


def task(kind: int, number: int = 1) -> dict[str, int]:
    return {"task": tasks.task(kind, number)}


@pytest.mark.parametrize(
    ("question", "needs", "lacks"),
    [
        ("twice", task(tasks.TWICE), task(tasks.OASES)),
        ("pairs", task(tasks.PAIRS, 3), task(tasks.OASES)),
        ("compensation", task(tasks.COMPENSATION), task(tasks.OASES)),
        ("oases", task(tasks.OASES), task(tasks.COMPENSATION)),
        ("good", task(tasks.DIFFERENT, 8), task(tasks.OASES)),
        ("take", task(tasks.OPEN_CONTRACT), task(tasks.PILE_CONTRACT)),
        ("marker", {**task(tasks.MARKERS), "choice": 0}, task(tasks.MARKER)),
        ("marker", {**task(tasks.MARKERS), "choice": 0}, {"choice": -1}),
        ("die", {"space": 0}, {"space": -1}),
        ("die", {"space": 0, "picked": []}, {"picked": [0]}),
        ("die", {"space": 8, "picked": [0, 2]}, {"picked": [0, 0]}),
        ("offer", {"space": 3}, {"space": 4}),
        ("trade", {"space": 16, "lowest": 2}, {"space": 14}),
        ("trade", {"space": 16, "lowest": 2}, {"lowest": 0}),
        ("times", {"space": 16, "lowest": 2, "choice": 1}, {"choice": 2}),
        ("seal", {"space": 5, "lowest": 4}, {"lowest": 0}),
        ("seal", {"space": 5, "lowest": 4}, {"space": 4}),
        ("walk", {"walker": 0, "steps": 1}, {"walker": -1}),
        ("figure", {"steps": 1}, {"second": -1}),
        ("lift", {"choice": 3}, {"choice": 16}),
        ("drop", {"incoming": 5}, {"incoming": -1}),
        ("bonus", {"bonuses": [0, 1]}, {"bonuses": [1]}),
        ("pay-coins", {"purpose": 1}, {"purpose": 0}),
        ("pay-camels", {"purpose": 1}, {"purpose": 0}),
    ],
)
def test_a_question_can_only_be_open_where_something_asks_it(question, needs, lacks):
    scene = Scene(character="mailin-and-tian-chin", posts="xian kashgar", seals="farmer*2", contracts="red-11 red-12")
    table = scene.table
    table.ask(phases(scene.game.questions).index(question))
    asked = table.asked(0)

    def lay(members: dict[str, object]) -> list[str]:
        for name, value in members.items():
            setattr(table.players[0] if name == "second" else table, name, value)
        faults: list[str] = asked.faults(table)
        return faults

    assert lay(needs) == []
    assert lay(lacks) == [f"table.doing: what is being carried out does not ask this ({question})"]


def test_a_question_can_only_be_open_where_it_can_be_answered():
    scene = Scene(posts="", contracts="")
    scene.table.task = tasks.task(tasks.OPEN_CONTRACT)
    scene.table.ask(questions.TAKE)
    assert scene.table.asked(0).faults(scene.table) == ["table: seat A has no legal answer (take)"]


@pytest.mark.parametrize(
    ("kind", "can_be", "cannot_be"),
    [
        (tasks.SEAL, {0, 3}, {4}),
        (tasks.OUTPOST, set(loaded().decks["outpost"]), {0, 999}),
        (tasks.DIFFERENT, {8, 24, 18}, {0, 7, 25, 31, 32}),
        (tasks.COMPENSATION, {1, 15}, {0, 16}),
        (tasks.OASES, {1, 15}, {16}),
        (tasks.PAIRS, {1, 56}, {0, 7, 61, 10}),
        (tasks.TWICE, {0}, {1}),
        (tasks.MARKERS, {1}, {0}),
        (tasks.POST, {0, 15}, {16}),
    ],
)
def test_a_task_comes_with_numbers_that_mean_something(kind, can_be, cannot_be):
    game = loaded()
    assert {number for number in can_be | cannot_be if game.tasks[kind].possible(game, number)} == can_be


def test_bonuses_wait_only_in_cities_that_have_them():
    game = loaded()
    for number, place in enumerate(game.content.locations):
        assert game.tasks[tasks.MARKER].possible(game, number) == place.marker
        assert game.tasks[tasks.CONTRACT_AT].possible(game, number) == place.contracts
    assert not game.tasks[tasks.MARKER].possible(game, len(game.locations))
