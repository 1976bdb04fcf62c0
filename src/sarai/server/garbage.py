"""Garbage collection without making anybody wait.

To find cycles, Python scans every object it holds, which takes half a second with a thousand tables. So only new
objects are scanned, many times a second; survivors are frozen and not scanned again. Code that closes something breaks
its cycles, so that it is freed at once. In a quiet moment everything is scanned.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

EVERY = 0.05
WHOLE = 600.0
"""Seconds after which everything may be scanned, if it is quiet."""
AT_LAST = 6 * 3600.0
"""Seconds after which everything is scanned, even if somebody has to wait."""


async def tidy(is_quiet: Callable[[], bool]) -> None:
    """Collect garbage this way for as long as the server runs."""
    gc.disable()
    gc.collect()
    gc.freeze()
    last = time.monotonic()
    try:
        while True:
            await asyncio.sleep(EVERY)
            waited = time.monotonic() - last
            if waited > AT_LAST or (waited > WHOLE and is_quiet()):
                gc.unfreeze()
                last = time.monotonic()
            gc.collect()
            gc.freeze()
    finally:
        gc.unfreeze()
        gc.enable()
