"""The server keeps to the description of its interface: schemathesis tries everything it allows, and more, and finds no
fault of ours."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as hypothesis_seed
from schemathesis.checks import not_a_server_error

from sarai import games
from sarai.kernel.phrases import Phrase
from sarai.kernel.plain_data import to_plain
from sarai.server.app import make_app
from sarai.server.guards import Gate
from sarai.server.settings import Quotas, Settings
from sarai.server.sql import SqlStore
from sarai.words import LANGUAGES, text_files
from tests.server.harness import in_a_thread


def test_no_request_is_our_fault(served, deep):
    guest, ann = served.guest(), served.guest()
    schema = schemathesis.openapi.from_dict(guest.get("/api/schema/openapi.json"))
    examples = 200 if deep else 6
    asked = 0
    table = ann.table("here", "link", "random")
    known = guest.join(table)["id"]
    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]

        @hypothesis_seed(int(os.environ["SARAI_SEED"]))
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case):
            nonlocal asked
            asked += 1
            if "table" in (case.path_parameters or {}) and asked % 2:
                case.path_parameters["table"] = known
            response = case.call(
                base_url=served.origin, headers={"Origin": served.origin, "Cookie": guest.cookie}, timeout=30
            )
            case.validate_response(response, checks=[not_a_server_error])
            assert response.status_code < 500
            if response.status_code >= 400:
                assert set(response.json()) == {"reason", "said"}

        given(case=operation.as_strategy())(ask)()
    assert asked >= 13
    assert ann.look(known, 0).until_asked()


def test_every_refusal_is_described(served):
    """Even the refusal when nothing can be stored."""
    described = served.guest().get("/api/schema/openapi.json")["paths"]
    for path, operations in described.items():
        for one in operations.values():
            assert {"400", "403", "404", "409", "413", "429", "503"} <= set(one["responses"]), path


def test_games_and_words(served):
    guest = served.guest()
    told = guest.get("/api/games")
    assert [one["id"] for one in told["games"]] == list(games.GAMES)
    for one in told["games"]:
        for least, most in (one["seats"], one["playing_time"]):
            assert 1 <= least < most <= 120
    assert told["languages"] == ["en", "nl"]
    shared, own = guest.get("/api/words/nl/shared"), guest.get("/api/words/nl/dunhuang")
    reasons = guest.get("/api/words/nl/shared/later")
    assert "why-no-table = " in reasons
    assert "why-" not in shared
    assert "why-over = " not in reasons + own
    assert "why-over = " in guest.get("/api/words/nl/dunhuang/later")
    assert "term-" not in shared
    for one in told["games"]:
        for text in ("title", "about"):
            assert f"{one['id']}-{text} = " in shared
    assert "kashgar-" not in own
    assert "dunhuang-option-tiles" not in shared


def test_a_games_details_and_later_words(served):
    guest = served.guest()
    for brief in guest.get("/api/games")["games"]:
        game = guest.get(f"/api/games/{brief['id']}")
        assert brief.items() <= game.items()
        assert game["pieces"]
        assert game["bots"]
    assert guest.get("/api/games/nothing", 404)["reason"]["key"] == "why-no-game"
    assert guest.get("/api/words/nl/nothing/later", 404)["reason"]["key"] == "why-no-game"
    assert guest.get("/api/words/xx/dunhuang/later", 404)["reason"]["key"] == "why-no-language"


@pytest.mark.parametrize("game", games.GAMES)
def test_a_games_words_come_whole_in_their_parts(served, game):
    """With the board, later, and in the lobby: each text of the game comes exactly once."""
    guest = served.guest()
    for language in LANGUAGES:
        shared = guest.get(f"/api/words/{language}/shared")
        parts = [guest.get(f"/api/words/{language}/{game}"), guest.get(f"/api/words/{language}/{game}/later"), shared]
        found = [key for part in parts for key in re.findall(r"(?m)^([\w-]+) =", part) if key.startswith(f"{game}-")]
        whole = text_files(language, game)[1].read_text(encoding="utf-8")
        assert sorted(found) == sorted(re.findall(r"(?m)^([\w-]+) =", whole))


def test_cards_say_what_the_pack_of_the_table_has(served):
    """Phrases for every card and every action, the very ones from which the game makes its texts."""
    guest = served.guest()
    cards = guest.get(f"/api/tables/{guest.table('here', 'random', game='kashgar')['id']}/cards")
    game = games.load("kashgar")
    assert set(cards) == set(game.showing.phrases)
    assert cards["grocer.parting.1"] == {
        "key": "kashgar-says-free",
        "parts": {
            "does": [
                {
                    "key": "kashgar-says-list",
                    "parts": {
                        "items": [
                            {
                                "key": "kashgar-says-complete-open",
                                "args": {"count": 0, "most": 1, "may": "no"},
                                "parts": {"kinds": [{"key": "kashgar-says-any-contract"}]},
                                "joint": " / ",
                            }
                        ]
                    },
                    "joint": ", ",
                }
            ]
        },
        "joint": "; ",
    }

    def read(phrase):
        parts = {name: [read(part) for part in parts] for name, parts in phrase.get("parts", {}).items()}
        return Phrase(phrase["key"], phrase.get("args", {}), parts, phrase.get("joint", ", "))

    assert {name: read(phrase) for name, phrase in cards.items()} == dict(game.showing.phrases)
    assert guest.get(f"/api/tables/{guest.table('here', 'random')['id']}/cards") == {}
    assert guest.get("/api/tables/none/cards", 404)["reason"]["key"] == "why-no-table"


def test_the_board_of_a_table_is_that_of_its_pack(served):
    guest = served.guest()
    board = to_plain(games.load("marco-polo").showing.board())
    assert board["locations"]
    table = guest.table("here", "random", game="marco-polo")["id"]
    assert guest.get(f"/api/tables/{table}/board") == board
    assert guest.get(f"/api/tables/{guest.table('here', 'random', game='sealed-bid')['id']}/board") is None
    assert guest.get("/api/tables/none/board", 404)["reason"]["key"] == "why-no-table"


def test_parts_of_the_page_have_a_pace_of_their_own():
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    gate = Gate(app, Settings(quotas=Quotas(address_requests=3)), lambda: None)

    async def ask(path: str, times: int) -> list[int]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(gate), base_url="http://localhost") as http:
            return [(await http.get(path)).status_code for _ in range(times)]

    assert in_a_thread(asyncio.run, ask("/assets/a.js", 31)) == [200] * 30 + [429], "ten times as many"
    assert in_a_thread(asyncio.run, ask("/api/games", 4)) == [200] * 3 + [429]


def test_too_many_requests_are_refused_with_a_reason(tmp_path):
    settings = Settings(data=tmp_path, quotas=Quotas(address_requests=3))
    store = SqlStore.at(tmp_path)
    app = make_app(settings, store)

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
            return [await http.get("/api/words/en/shared") for _ in range(5)]

    with ThreadPoolExecutor(1) as thread:  # in the main thread Playwright's loop may be running
        answers = thread.submit(asyncio.run, ask()).result()
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[-1].json()["reason"]["key"] == "why-too-fast"
    assert "content-security-policy" in answers[-1].headers
    store.close()


def test_a_taken_port_gives_the_next_and_the_address_is_said(served, tmp_path):
    command = [sys.executable, "-c", "from sarai.cli import main; main()", "play", "--no-browser"]
    second = subprocess.Popen(
        [*command, "--port", str(served.port), "--data", str(tmp_path)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert second.stdout is not None
    assert second.stderr is not None
    said = second.stdout.readline()
    second.send_signal(signal.SIGTERM)
    warned = second.communicate(timeout=20)[1]
    assert re.match(r"Sarai is at http://127\.0\.0\.1:\d+/ ", said)
    assert f":{served.port}/" not in said
    assert f"port {served.port} is taken" in warned
