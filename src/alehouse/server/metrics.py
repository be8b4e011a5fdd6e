"""Prometheus metrics. In a browser nobody collects them, so nothing is counted there."""

from __future__ import annotations

import os
import sys
from functools import cache

if sys.platform == "emscripten":
    from alehouse.server.no_metrics import Counter, Gauge, Histogram
else:
    from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
    from prometheus_client.multiprocess import MultiProcessCollector

BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

ENTRIES = Counter("alehouse_entries_total", "Log entries written", ["kind"])
REFUSED = Counter("alehouse_refused_total", "Requests refused", ["code"])
SOCKETS = Gauge("alehouse_sockets", "Open sockets", multiprocess_mode="livesum")
CONNECTIONS = Gauge("alehouse_connections", "Open connections", multiprocess_mode="livesum")
TURNED_AWAY = Counter("alehouse_connections_refused_total", "Connections closed at once, because there were too many")
TASKS = Gauge("alehouse_tasks", "Tasks of the event loop, when it was last asked", multiprocess_mode="livesum")
LIVE_TABLES = Gauge("alehouse_tables_loaded", "Tables in memory", multiprocess_mode="livesum")
BROKEN = Gauge("alehouse_tables_broken", "Open tables that no longer replay", multiprocess_mode="max")
COMMIT = Histogram("alehouse_commit_seconds", "Writing a group of rows to disk", buckets=BUCKETS)
GROUP = Histogram("alehouse_commit_rows", "Rows written in one group", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256))
BROADCAST = Histogram("alehouse_broadcast_seconds", "Sending an update to all viewers of a table", buckets=BUCKETS)
THINKING = Histogram("alehouse_bot_seconds", "A bot's choice, waiting included", ["level"], buckets=BUCKETS)
HTTP = Histogram("alehouse_http_seconds", "Answering a request, waiting included", ["call", "status"], buckets=BUCKETS)
QUEUE = Gauge("alehouse_bot_queue", "Bot moves and analyses that wait", ["lane"], multiprocess_mode="livesum")
THINKER_FAILURES = Counter(
    "alehouse_bot_process_failures_total", "Bot processes that died or took too long", ["reason"]
)
BOTS_FAILED = Counter("alehouse_bot_errors_total", "Bots that failed, so that the default was played", ["level"])
PAUSED = Counter("alehouse_tables_paused_total", "Tables of bots that nobody watches, paused")
WRITE_FAILURES = Counter("alehouse_commit_failures_total", "Writes that failed")
NOTICES = Counter("alehouse_notices_total", "Notifications sent", ["kind", "result"])
LAGGED = Counter("alehouse_lagged_total", "Viewers that were too slow and got a full update")


entries_of = cache(ENTRIES.labels)  # finding the counter of a kind would cost as much as counting


def observe_commit(rows: int, seconds: float) -> None:
    COMMIT.observe(seconds)
    GROUP.observe(rows)


def told() -> bytes:
    """All metrics, summed over worker processes if there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest(REGISTRY)
