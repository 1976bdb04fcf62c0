"""The process that measures one subject. It is started with the subject's module and what to measure."""

from __future__ import annotations

import importlib
import sys

from sarai.lab.bench.slices import Subject, own_channel, serve

BOOT = (
    "import sys; sys.path.append(sys.argv.pop(1)); "
    "from sarai.lab.bench.worker import main; main(sys.argv[1], sys.argv[2:])"
)
"""For another engine's Python: our folder comes after all of its own, so that none of our libraries shadows one of
its."""


def main(module: str, wanted: list[str]) -> None:
    """`module` has a function `subject` that takes the words of `wanted`."""

    def make() -> Subject:
        subject: Subject = importlib.import_module(module).subject(*wanted)
        return subject

    channel = own_channel()
    serve(make, sys.stdin, channel)
