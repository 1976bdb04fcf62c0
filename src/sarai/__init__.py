"""Sarai: one open table for four board games of the Silk Road."""

from sarai import build

__version__ = "0.2.0"

build.choose()
