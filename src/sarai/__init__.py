"""Sarai: one open table for four board games of the Silk Road."""

__version__ = "0.1.0"
