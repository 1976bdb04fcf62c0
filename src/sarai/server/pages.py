"""The browser client's files, as Vite built them; if they are missing, a page that says so."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path

from sarai.build import left_out

STATIC = Path(__file__).parent.parent / "static"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sarai</title>
<h1>Sarai</h1>
<p>The server is running, but without the browser client: {reason}.</p>
{remedy}
<p>In a terminal you can play at once: <code>sarai term</code>, or <code>sarai play --plain</code>.</p>
</html>
"""
IN_A_CHECKOUT = """<p>From a checkout, <code>./sarai play</code> builds it. To build it by hand:
<code>cd web &amp;&amp; npm install --no-save &amp;&amp; npx vite build</code>.</p>"""
INSTALLED = """<p>A wheel that <code>./sarai wheel</code> makes in a checkout has it: <code>pip install</code> that, or
<code>pip install</code> the checkout again where there is Node.</p>"""


@dataclass(frozen=True, slots=True)
class StaticFile:
    body: bytes
    packed: bytes
    kind: str
    tag: str
    """Changes with the content: a browser that has this tag has the page."""
    lasting: bool = False
    """Its name changes with its content, so it can be kept for good."""


def page(body: bytes, kind: str, lasting: bool = False) -> StaticFile:
    text = kind.startswith("text/") or kind.endswith(("json", "xml"))
    packed = gzip.compress(body, mtime=0) if text and len(body) > 500 else b""
    return StaticFile(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', lasting)


def built() -> bool:
    return (STATIC / "index.html").is_file()


def index() -> StaticFile:
    return file("index.html") or page(missing().encode(), "text/html")


def missing() -> str:
    """The page that stands in for the client: why it is not here, and what to do."""
    remedy = INSTALLED if "client" in left_out() else IN_A_CHECKOUT
    return MISSING.format(reason=escape(why_missing()), remedy=remedy)


def why_missing() -> str:
    """Why there is no client, in words."""
    reason = left_out().get("client")
    return "it has not been built" if reason is None else f"it was left out when Sarai was installed, since {reason}"


def file(name: str) -> StaticFile | None:
    """A file of the client, by its path; None if there is none, and for anything outside the folder."""
    try:
        path = (STATIC / name).resolve()
        if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
            return None
    except (OSError, ValueError):  # a name that no file can have
        return None
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _read(path: Path, _: int) -> StaticFile:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return page(body, kind, "assets" in path.relative_to(STATIC.resolve()).parts)


def is_page(path: str) -> bool:
    """Whether the client draws this address itself."""
    parts = [part for part in path.split("/") if part]
    return not parts or (parts[0] in ("t", "replay") and len(parts) <= 2)
