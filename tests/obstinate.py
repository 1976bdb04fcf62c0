"""A process that does what tests ask of it, most of it nothing that a worker should."""

from __future__ import annotations

import os
import resource
import time
from typing import Any

from sarai.bots import process


def think(asked: dict[str, Any]) -> object:
    match asked["do"]:
        case "say":
            return asked["word"]
        case "sleep":
            time.sleep(600)
        case "spin":
            while True:
                pass
        case "toil":
            before, ends = resource.getrusage(resource.RUSAGE_SELF).ru_nvcsw, time.process_time() + 0.1
            while time.process_time() < ends:
                pass
            return resource.getrusage(resource.RUSAGE_SELF).ru_nvcsw - before
        case "eat":
            eaten = []
            while True:
                eaten.append(bytearray(2**20))
        case "leave":
            os._exit(1)
        case "fail":
            raise ValueError("as asked")
    return None


if __name__ == "__main__":
    if "OBSTINATE_KERNEL" in os.environ:
        process.end_with_parent = lambda parent: False  # as where no kernel ends a process with its parent
    process.work(think)
