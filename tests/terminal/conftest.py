from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _a_shelf_of_its_own(tmp_path, monkeypatch):
    """No test finds or leaves a game among your own saved games."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
