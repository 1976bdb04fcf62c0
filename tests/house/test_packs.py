"""What has been published stays as it was."""

from __future__ import annotations

import pytest

from sarai import games
from tests.facts import facts


@pytest.mark.parametrize("name", list(games.GAMES))
def test_a_published_pack_is_never_changed(name):
    """Who kept a record can still read it: a change of the content is a new version, and the old ones stay."""
    packs = [str(games.load(name, path).pack) for path in games.packs(name)]
    published = list(facts(name).published)
    assert packs == published or not published, "every version stands in tests/games/FOLDER/facts.py"
