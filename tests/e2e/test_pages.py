"""What holds for every page: axe has nothing serious to say, it is small, it is in both languages, with nothing
inline."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.e2e.visitor import ASKED, OVER, Visitor, expect
from tests.web.test_client import BOARDS

BUDGET = 80_000
BOTH: tuple[Literal["light", "dark"], ...] = ("light", "dark")
VIOLATIONS = {"resultTypes": ["violations"]}
COLOURS = ["color-contrast", "link-in-text-block"]
POLICY = "content-security-policy"
LIGHT_ALL = "([all, on]) => document.querySelectorAll(all).forEach(one => one.classList.toggle('hot', on))"


def faults(
    visitor: Visitor, scheme: Literal["light", "dark"], within: str | None = None, **options: object
) -> list[dict[str, Any]]:
    """What axe finds on the page as it is, or on a part of it."""
    visitor.page.emulate_media(color_scheme=scheme)
    axe = Axe("true") if visitor.page.evaluate("'axe' in window") else Axe()  # its script is injected once
    found: list[dict[str, Any]] = axe.run(visitor.page, within, VIOLATIONS | options).response["violations"]
    return found


def grave(visitor: Visitor, *schemes: Literal["light", "dark"], within: str | None = None) -> list[str]:
    """What axe finds serious or critical on the page as it is, by day and by night, which differ in colours only.

    A large board is checked once, and after that only what has changed beside it.
    """
    first, *others = schemes or BOTH
    found = [(first, fault) for fault in faults(visitor, first, within)]
    found += [(scheme, fault) for scheme in others for fault in faults(visitor, scheme, within, runOnly=COLOURS)]
    return [
        f"{scheme}: {fault['id']}: {node['html'][:160]}"
        for scheme, fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def pale(visitor: Visitor, also: str = "") -> list[str]:
    """What axe cannot read while everything that can be chosen is lit, as under a pointer.

    `also` are parts that only a rare question would light: they are lit too, so that no deal has to bring it up.
    """
    lit = f".can, .choice, {also}" if also else ".can, .choice"
    visitor.page.evaluate(LIGHT_ALL, [lit, True])
    assert visitor.page.locator(".hot").count()
    found = [
        f"{scheme}: {node['html'][:160]}"
        for scheme in BOTH
        for fault in faults(visitor, scheme, ".hot", runOnly=COLOURS[:1])
        for node in fault["nodes"]
    ]
    visitor.page.evaluate(LIGHT_ALL, [lit, False])
    return found


def test_axe_would_find_something(visitor):
    ann = visitor()
    ann.page.goto("/")
    ann.play_button().wait_for()
    ann.page.evaluate("document.querySelector('button.main').replaceChildren()")
    assert any("button-name" in fault for fault in grave(ann))


def test_axe_in_the_lobby_and_before_a_game(visitor):
    ann = visitor()
    ann.page.goto("/")
    ann.play_button().wait_for()
    assert grave(ann) == []
    ann.play_button().click()
    ann.page.locator("details.more summary").click()
    ann.page.get_by_label("Who sits in seat 2").select_option("link")
    assert grave(ann) == []


@pytest.mark.parametrize("width", [360, 1440])
def test_axe_at_the_table(visitor, width):
    ann = visitor(viewport={"width": width, "height": 900})
    ann.table("here", "greedy", aid=True)
    for _ in range(6):
        assert ann.asked()
        with ann.answering():
            ann.page.locator(ASKED).first.click()
        assert ann.asked()
        if width < 400:
            assert pale(ann) == []
    assert grave(ann) == []
    if width > 1000:
        for sheet in ("?", "Shift+R"):
            ann.page.keyboard.press(sheet)
            expect(ann.page.get_by_role("dialog")).to_be_visible()
            assert grave(ann, "light") == []
            ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Menu").click()
    assert grave(ann, "dark") == []
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.locator("button.danger").click()
    expect(ann.page.locator(OVER)).to_be_visible()
    assert grave(ann) == []
    ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator("main.board.past")).to_be_visible()
    assert grave(ann) == []


def test_axe_on_the_way_to_a_table(visitor):
    """Where one sits down, where the screen is passed on, and where there is no table."""
    ann, ben = visitor(), visitor()
    table = ann.table("here", "here", "link")
    expect(ann.page.locator("main.hand-over")).to_be_visible()
    assert grave(ann) == []
    ann.page.locator("main.hand-over .main").click()
    expect(ann.page.get_by_label("Link to a free seat")).to_be_visible()
    assert grave(ann, within=".panel") == []
    ben.page.goto(table["join_link"])
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()
    assert grave(ben) == []
    ben.page.goto("/t/nowhere")
    expect(ben.page.get_by_text("There is no such table.")).to_be_visible()
    assert grave(ben) == []
    ben.faults.clear()  # the browser reports the missing table itself


def test_axe_on_the_sheets_of_a_table(visitor):
    ann = visitor()
    ann.table("here", "greedy")
    assert ann.asked()
    for sheet in ("Share", "Play on from here"):
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_role("dialog").get_by_role("button", name=sheet).click()
        expect(ann.page.get_by_role("dialog", name=sheet)).to_be_visible()
        assert grave(ann, within="dialog") == []
        ann.page.keyboard.press("Escape")


@pytest.mark.parametrize("language", ["en", "nl"])
def test_nothing_is_wider_than_a_narrow_phone(visitor, language):
    ann = visitor(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale=language)
    for game in ("dunhuang", "kashgar", "sealed-bid"):
        ann.table("here", "link", "greedy", game=game)
        expect(ann.page.locator("main.board")).to_be_visible()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
        expect(ann.page.locator(".seat-strip li").nth(1)).to_contain_text("free" if language == "en" else "vrij")
        marks = ann.page.locator(".top-bar > :not(h1)")
        edges = [box for box in (marks.nth(n).bounding_box() for n in range(marks.count())) if box and box["width"] > 1]
        for left, right in pairwise(edges):
            assert left["x"] + left["width"] <= right["x"] + 1, "the top bar's parts overlap"
        assert edges[-1]["x"] + edges[-1]["width"] <= 360


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 900), (1440, 900)])
def test_a_newcomer_sees_what_to_click_first(visitor, width, height):
    ann = visitor(viewport={"width": width, "height": height})
    ann.page.goto("/")
    play = ann.play_button()
    play.wait_for()
    box = play.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height


def test_the_language_changes_at_once_and_is_remembered(visitor):
    ann = visitor()
    ann.page.goto("/")
    ann.play_button().wait_for()
    ann.page.evaluate("document.body.dataset.same = 'page'")
    ann.page.get_by_role("radio", name=re.compile("Nederlands|NL")).or_(
        ann.page.get_by_role("button", name=re.compile("Nederlands|NL"))
    ).first.click()
    expect(ann.play_button()).to_have_text("Spelen")
    assert ann.page.evaluate("document.documentElement.lang") == "nl"
    assert ann.page.evaluate("document.body.dataset.same") == "page"
    ann.table("here", "greedy")
    assert ann.asked()
    expect(ann.page.locator(".prompt h2")).to_contain_text("Welke")


@pytest.mark.parametrize("game", BOARDS)
def test_a_first_game_is_small(visitor, game):
    """Lobby, one board and one language, in bytes as they came over the wire."""
    ann = visitor()
    sent: dict[str, int] = {}

    def weigh(request) -> None:
        path = request.url.removeprefix(ann.served.origin).partition("?")[0]
        if not path.startswith("/api/tables") or path.endswith("/cards"):
            sent[path] = request.sizes()["responseBodySize"]

    ann.page.on("requestfinished", weigh)
    ann.page.goto("/")
    ann.play_button(game).click()
    ann.page.get_by_role("button", name="Start").click()
    assert ann.asked()
    ann.page.wait_for_load_state("networkidle")
    assert len(sent) > 5
    assert not [path for path in sent if path.endswith("sealed-bid")], "what nobody plays is not fetched"
    assert 20_000 < sum(sent.values()) <= BUDGET, "\n".join(f"{size:6} {path}" for path, size in sent.items())


@pytest.mark.parametrize("path", ["/", "/t/x", "/replay/x", "/favicon.svg", "/weave.svg", "/api/games", "/nowhere"])
def test_every_answer_has_a_policy(visitor, path):
    ann = visitor()
    answer = ann.context.request.get(path)
    assert answer.status == (404 if path == "/nowhere" else 200)
    policy = answer.headers[POLICY]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    if path == "/":
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', answer.text())
        assert scripts
        for script in scripts:
            assert "unsafe" not in ann.context.request.get(script).headers[POLICY]


def test_the_policy_refuses_what_is_inline(visitor):
    ann = visitor()
    ann.page.goto("/")
    ann.play_button().wait_for()
    ann.page.evaluate(
        "() => { const script = document.createElement('script'); script.textContent = 'window.broken = 1';"
        " document.head.append(script) }"
    )
    assert ann.page.evaluate("window.broken") is None
    assert any("Content Security Policy" in fault for fault in ann.faults)
    ann.faults.clear()
