"""The full-screen program around a table. Needs the extra `tui` (textual)."""

from __future__ import annotations

from textual.app import App

from alehouse.tui.session import Session
from alehouse.tui.style import CSS, THEME
from alehouse.tui.table import TableScreen


class TableApp(App[None]):
    """One game on the whole screen; `speed` is the pause in seconds before a bot's move is seen."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, speed: float) -> None:
        super().__init__()
        self.session = session
        self.speed = speed

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        self.title = self.session.title.name
        self.push_screen(TableScreen(self.session, self.speed))
