"""Whether a table can be drawn on this terminal."""

from __future__ import annotations

import os
import shutil
import sys

from sarai.words import Words

LEAST_WIDTH, LEAST_HEIGHT = 60, 20


def why_not_drawn(words: Words) -> str:
    """Why no table can be drawn here, in a sentence; empty if one can."""
    streams = {"input": sys.stdin, "output": sys.stdout, "error": sys.stderr}  # Textual draws on the last
    for name, stream in streams.items():
        if not stream.isatty():
            return words.text("term-no-terminal", stream=name)
    if os.environ.get("TERM", "dumb") == "dumb":
        return words.text("term-dumb")
    columns, lines = shutil.get_terminal_size()
    return "" if columns >= LEAST_WIDTH and lines >= LEAST_HEIGHT else too_small(words, columns, lines)


def too_small(words: Words, columns: int, lines: int) -> str:
    return words.text("term-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT, now=f"{columns}×{lines}")
