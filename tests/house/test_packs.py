"""Published packs stay as they were."""

from __future__ import annotations

import pytest

from sarai import games
from tests.facts import facts


@pytest.mark.parametrize("name", list(games.GAMES))
def test_a_published_pack_is_never_changed(name):
    """Old records stay readable: changed content is a new version, and the old versions stay."""
    packs = [str(games.load(name, path).pack) for path in games.packs(name)]
    published = list(facts(name).published)
    facts_of = f"tests/games/{games.folder(name).name}/facts.py"
    assert packs == published or not published, f"every version should be listed under published in {facts_of}"
