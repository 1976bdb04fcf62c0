"""The server's metrics, for Prometheus: how much, how long, how often refused. None of them is about a person."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

KIND = CONTENT_TYPE_LATEST
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._gauges: dict[str, Gauge] = {}
        self.moves = self._counter("moves", "Lines written, by game.", "game")
        self.refusals = self._counter("refusals", "Requests and commands refused, by reason.", "reason")
        self.requests = self._counter("requests", "HTTP requests answered, by status.", "status")
        self.ended = self._counter("thoughts_ended", "Answers cut short by ending their process, by lane.", "lane")
        self.move_seconds = self._histogram("move_seconds", "Time from a command until its lines are sent out.")
        self.commit_seconds = self._histogram("commit_seconds", "Time from a change until it is on disk.")
        self.request_seconds = self._histogram("request_seconds", "Time from an HTTP request to its answer.")
        self.lag_seconds = self._histogram("loop_lag_seconds", "How late the event loop comes round.")
        self.lane_waits = self._histogram("lane_wait_seconds", "Time that questions wait, by lane.", "lane")
        self.lane_works = self._histogram("lane_work_seconds", "Time that answers take, by lane.", "lane")

    def watch(self, name: str, about: str, now: Callable[[], float], **labels: str) -> None:
        """A gauge whose value is computed when somebody reads it."""
        if name not in self._gauges:
            self._gauges[name] = Gauge(f"sarai_{name}", about, [*labels], registry=self.registry)
        gauge = self._gauges[name]
        (gauge.labels(**labels) if labels else gauge).set_function(now)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"sarai_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(f"sarai_{name}", about, labels, registry=self.registry, buckets=SHORT)
