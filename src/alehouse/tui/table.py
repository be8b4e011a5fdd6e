"""The game screen: table and sheet on the left, players and log on the right, choices below. Needs textual."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from alehouse.engine.errors import AlehouseError
from alehouse.tui import pages
from alehouse.tui.boards import board_of, hints, scene_of
from alehouse.tui.cards import cards_page
from alehouse.tui.choices import Choices
from alehouse.tui.numbering import KEYS
from alehouse.tui.screens import AskFile, Confirm, HandOver, Reading
from alehouse.tui.session import Session
from alehouse.tui.style import CSS, THEME
from alehouse.tui.viewpoint import Choice, Grayed
from alehouse.tui.words import next_language

WIDE, TALL = 120, 36
WIDE_SIDE, NARROW_SIDE = 56, 30  # cells of the right column, including its border
MOST_CHOICE_ROWS, MOST_CHOICE_ROWS_TALL = 5, 12
BELOW_TABLE = 3  # status bar, line above the prompt, line of keys


class TableScreen(Screen[None]):
    """Shows a session and handles its keys; bots move on their own."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, command, show=False) for key, command in pages.COMMAND_KEYS),
        Binding("ctrl+c,ctrl+q", "quit", show=False),
        Binding("left", "step(-1, 0)", show=False),
        Binding("right", "step(1, 0)", show=False),
        Binding("up", "step(0, -1)", show=False),
        Binding("down", "step(0, 1)", show=False),
        Binding("enter", "take", show=False),
        Binding("escape", "close_reason", show=False),
        Binding("pageup", "turn('#log', -6)", show=False),
        Binding("pagedown", "turn('#log', 6)", show=False),
        Binding("minus", "turn('#board', -3)", show=False),
        Binding("plus", "turn('#board', 3)", show=False),
    ]

    def __init__(self, session: Session, speed: float) -> None:
        super().__init__()
        self.session = session
        self.speed = speed
        self.board = board_of(session.title.id)
        self.reason: Grayed | None = None  # the grayed choice whose reason is open
        self.seen_log = session.steps or -1  # the last step before a person's last decision; 0 is the opening
        self.sitting = -1  # the person who decided last

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                with VerticalScroll(id="board", can_focus=False):
                    yield Static(id="table")
                yield Static(id="sheet")
            with Vertical(id="right"):
                yield Static(id="players")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="lines")
        with Vertical(id="bottom"):
            yield Static(id="why")
            yield Static(id="prompt")
            yield Choices()
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.go_on()

    def on_resize(self) -> None:
        self.redraw()

    # -- drawing ----------------------------------------------------------------------------

    def redraw(self) -> None:
        """Redraws everything from the session, within the available space."""
        session = self.session
        width, height = self.app.size
        side = WIDE_SIDE if width >= WIDE else NARROW_SIDE
        left = width - side
        choices, grayed = session.choices(), session.grayed()
        scene = scene_of(session, choices)
        below = self._draw_bottom(choices, grayed, width, height)
        sheet = self.board.sheet(scene, left - 2, height - below)
        space = height - below - BELOW_TABLE - rows_of(sheet)
        self._draw("#bar", pages.bar_line(session, self.board.status(scene), width))
        self._draw("#sheet", sheet)
        self._draw("#table", self.board.table(scene, left - 1, space))
        self.query_one("#right").styles.width = side
        self._draw("#players", self.board.strips(scene, side - 3))
        self._draw("#lines", pages.log_page(session, self.seen_log, side - 4))
        self.query_one("#log", VerticalScroll).anchor()
        self._draw("#keys", pages.keys_line(session, width))

    def _draw_bottom(self, choices: list[Choice], grayed: list[Grayed], width: int, height: int) -> int:
        """Draws prompt, reason and choices; returns how many rows they take."""
        session = self.session
        most = MOST_CHOICE_ROWS_TALL if height >= TALL or session.over else MOST_CHOICE_ROWS
        grid = self.query_one("#choices", Choices)
        grid.styles.max_height = most
        if session.over:
            grid.show_page(pages.standings_page(session, width - 2))
        else:
            grid.show([*choices, *grayed], hints(session, choices), width - 2, most)
        prompt = pages.prompt_line(session, *grid.hint(), width - 2)
        self._draw("#prompt", prompt)
        bubble = self.query_one("#why", Static)
        bubble.set_class(self.reason is not None, "open")
        reason = pages.reason_page(session, self.reason, width - 4) if self.reason is not None else Text()
        bubble.update(reason)
        return rows_of(reason) + rows_of(prompt) + min(grid.rows(), most)

    def _draw(self, selector: str, text: Text) -> None:
        self.query_one(selector, Static).update(text)

    # -- the course of the game -------------------------------------------------------------

    def go_on(self) -> None:
        """Shows the position and lets bots move; the next person sees it only after the hand-over."""
        session = self.session
        self.reason = None
        if session.trouble:
            self.notify(session.trouble, severity="error")
        if not session.waits_for_person():
            self.redraw()
            if not session.over:
                self.let_bots_move()
            return
        before, self.sitting = self.sitting, session.acting
        if session.several_persons() and before not in (-1, self.sitting):
            self.app.push_screen(HandOver(session.names[session.acting], session.words), lambda _: self.redraw())
        else:
            self.redraw()

    @work(exclusive=True)
    async def let_bots_move(self) -> None:
        session = self.session
        while session.table.bot_to_move:
            since = time.monotonic()
            code = await asyncio.to_thread(session.bot_choice)
            await asyncio.sleep(max(0.0, self.speed - (time.monotonic() - since)))
            session.play_bot(code)
            if not session.waits_for_person():
                self.redraw()
        self.go_on()

    def pick(self, item: Choice | Grayed) -> None:
        """Plays a choice, or opens the reason of a grayed one."""
        if isinstance(item, Grayed):
            self.reason = item
            self.redraw()
            return
        warning = self.session.warning(item.action)
        if warning:
            self.notify(warning, severity="warning")
            return
        self.seen_log = self.session.steps
        self.session.play(item.action)
        self.go_on()

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character in KEYS:
            number = KEYS.index(event.character) + 1
            for item in self.query_one(Choices).items:
                if isinstance(item, Choice) and item.number == number:
                    event.stop()
                    self.pick(item)
                    return

    def on_click(self, event: events.Click) -> None:
        item = self.query_one(Choices).clicked(event)
        if item is not None:
            self.pick(item)

    # -- keys ---------------------------------------------------------------------------------

    def action_take(self) -> None:
        grid = self.query_one(Choices)
        if grid.items:
            self.pick(grid.items[grid.cursor])

    def action_step(self, columns: int, rows: int) -> None:
        grid = self.query_one(Choices)
        grid.step(columns, rows)
        self._draw("#prompt", pages.prompt_line(self.session, *grid.hint(), self.app.size.width - 2))

    def action_turn(self, part: str, rows: int) -> None:
        self.query_one(part, VerticalScroll).scroll_relative(y=rows, animate=False)

    def action_close_reason(self) -> None:
        self.reason = None
        self.redraw()

    def _read(self, title: str, parts: list[Text], at: int = 0) -> None:
        self.app.push_screen(Reading(title, parts, self.session.words, at))

    def action_why(self) -> None:
        self._read(self.session.words("why-title"), pages.why_page(self.session))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Thinks about the position and opens good moves, unless it has changed meanwhile."""
        session = self.session
        if not session.waits_for_person():
            return
        before = session.table.version
        self.notify(session.words("hint-thinking"))
        advice = await asyncio.to_thread(session.advice)
        if session.table.version == before:
            self._read(session.words("hint-title"), pages.hint_page(advice))

    def action_rules(self) -> None:
        """Opens the rules, at the rule of the open reason, if any."""
        parts, at = pages.rules_page(self.session, self.reason.rule if self.reason is not None else "")
        self._read(self.session.words("rules-title", title=self.session.title.name), parts, at)

    def action_cards(self) -> None:
        self._read(self.session.words("cards-title"), [Text(line) for line in cards_page(self.session)])

    def action_help(self) -> None:
        self._read(self.session.words("help-title"), pages.help_page(self.session))

    def action_undo(self) -> None:
        session, before = self.session, self.session.steps
        if not session.undo():
            self.notify(session.words("undo-refused"), severity="warning")
        elif session.asked:
            self.app.push_screen(Confirm(session.asked, session.words), lambda yes: self._undone(before, bool(yes)))
        else:
            self._undone(before)

    def _undone(self, before: int, agreed: bool = True) -> None:
        session = self.session
        session.answer(agreed)
        self.notify(session.words("undone" if session.steps < before else "undo-declined"))
        self.seen_log = min(self.seen_log, session.steps)
        self.go_on()

    def action_language(self) -> None:
        self.session.speak(next_language(self.session.lang))
        self.reason = None
        self.redraw()

    def action_save(self) -> None:
        proposed = Path.cwd() / self.session.path.name
        self.app.push_screen(AskFile(str(proposed), self.session.words), self._save_as)

    def _save_as(self, name: str | None) -> None:
        if not name:
            return
        path = Path(name).expanduser()
        try:
            self.session.write(path)
        except AlehouseError as error:
            self.notify(str(error), severity="error")
            return
        self.notify(self.session.words("saved", path=str(path)))

    def action_quit(self) -> None:
        words = self.session.words
        if self.session.over:
            self.app.exit()
            return
        self.app.push_screen(Confirm(words("quit-question", path=str(self.session.path)), words), self._left)

    def _left(self, yes: bool | None) -> None:
        if yes:
            self.app.exit()


class TableApp(App[None]):
    """One game on the full screen; `speed` is the pause in seconds before a bot's move is shown."""

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


def rows_of(text: Text) -> int:
    return text.plain.count("\n") + 1 if text.plain else 0
