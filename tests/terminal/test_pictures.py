"""The captures in the documentation are what the terminal draws."""

from __future__ import annotations

from tests.terminal.pictures import PAGE, page


def test_the_page_of_captures_is_what_is_drawn():
    assert PAGE.read_text(encoding="utf-8") == page(), "make it anew: .venv/bin/python -m tests.terminal.pictures"
