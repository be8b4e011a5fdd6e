"""Progress on standard error, only at a terminal and if the work takes longer than a second."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

PATIENCE = 1.0


class Progress:
    """`with Progress("games", 1000) as progress: … progress.at(250)`; a total of 0 is unknown."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self._since = time.monotonic()
        self._seen = sys.stderr.isatty()
        self._bar: Bar | None = None
        self._task: TaskID | None = None

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def at(self, done: int) -> None:
        """Reports the amount done so far."""
        if not self._seen or time.monotonic() - self._since < PATIENCE:
            return
        if self._bar is None:
            self._open()
        if self._bar is not None and self._task is not None:
            self._bar.update(self._task, completed=done)

    def _open(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, Task, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar
        from rich.text import Text

        class Rate(ProgressColumn):
            def render(self, task: Task) -> Text:
                return Text(f"{task.speed:,.1f}/s" if task.speed else "")

        self._bar = Bar(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            Rate(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task = self._bar.add_task(self.what, total=self.total or None)
        self._bar.start()
