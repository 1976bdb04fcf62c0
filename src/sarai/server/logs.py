"""The server's log, as lines for people or lines of JSON. It holds no secrets: no seeds, no tokens, no cookies."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

FACTS = ("table", "game", "seat", "bot", "instead", "reason", "chore", "days", "address", "version", "limit")
"""What a line may say besides its event; anything else handed to the log is left out."""


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    return {name: getattr(record, name) for name in FACTS if hasattr(record, name)}


class ForPeople(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        facts = " ".join(f"{name}={value}" for name, value in facts_of(record).items())
        line = f"{stamp} {record.levelname.lower()}: {record.getMessage()}" + (f" ({facts})" if facts else "")
        return line + ("\n" + self.formatException(record.exc_info) if record.exc_info else "")


class ForPrograms(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def write_log(how: str, level: int) -> None:
    """Send everything that the server logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ForPrograms() if how == "json" else ForPeople())
    logging.captureWarnings(True)
    levels = {"sarai": level, "uvicorn": logging.ERROR, "": logging.WARNING}
    for name, least in levels.items():  # uvicorn warns of unreadable requests: strangers would fill the log
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
