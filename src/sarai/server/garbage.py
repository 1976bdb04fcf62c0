"""Looking for garbage without making anybody wait.

Python looks through everything it holds to find what only holds itself, and with a thousand tables that takes half a
second. So only what is new is looked through, several times a second; what survives is put aside and not looked at
again. Whoever closes something breaks its circles, so that it goes at once. In a quiet moment everything is looked
through.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

EVERY = 0.05
WHOLE = 600.0
"""Seconds after which everything may be looked through, if it is quiet."""
AT_LAST = 6 * 3600.0
"""Seconds after which everything is looked through, whoever waits."""


async def tidy(is_quiet: Callable[[], bool]) -> None:
    """Do that for as long as the server runs."""
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
