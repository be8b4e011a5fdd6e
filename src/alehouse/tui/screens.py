"""Screens over the table: something to read, a question, a file name, the hand-over between people."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from alehouse.tui.palette import LIT_INK
from alehouse.tui.words import Words

Answer = TypeVar("Answer")


class Reading(ModalScreen[None]):
    """Text parts to read and scroll, optionally opened at one of them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,question_mark,r,h", "dismiss", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup,b", "scroll(-12)", show=False),
        Binding("pagedown,space", "scroll(12)", show=False),
    ]

    def __init__(self, title: str, parts: list[Text], words: Words, at: int = 0) -> None:
        super().__init__()
        self.heading = title
        self.parts = parts
        self.words = words
        self.at = at

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog reading"):
            yield Static(Text(self.heading, f"bold {LIT_INK}"), classes="heading")
            with VerticalScroll(id="reading", can_focus=False):
                for index, part in enumerate(self.parts):
                    yield Static(part, id=f"part-{index}", classes="part at" if index == self.at > 0 else "part")
            yield Static(Text(self.words("reading-keys")), classes="hint")

    def on_mount(self) -> None:
        if self.at:
            wanted = self.query_one(f"#part-{self.at}")
            self.call_after_refresh(wanted.scroll_visible, animate=False, top=True)

    def action_scroll(self, rows: int) -> None:
        self.query_one("#reading", VerticalScroll).scroll_relative(y=rows, animate=False)


class Question(ModalScreen[Answer]):
    """A question in a box, with a line that lists the keys that answer it."""

    def __init__(self, question: str, keys: str, classes: str = "") -> None:
        super().__init__(classes=classes)
        self.question = question
        self.keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self.question))
            yield from self.field()
            yield Static(Text(self.keys), classes="hint")

    def field(self) -> ComposeResult:
        """The input field, if any."""
        yield from ()

    def action_answer(self, answer: Answer) -> None:
        self.dismiss(answer)


class Confirm(Question[bool]):
    """Confirmed with Enter or y, dismissed with Escape or n."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y,o,s", "answer(True)", show=False),
        Binding("escape,n", "answer(False)", show=False),
    ]

    def __init__(self, question: str, words: Words) -> None:
        super().__init__(question, words("confirm-keys"))


class AskFile(Question[str]):
    """Asks for a file name; '' means not to write one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "answer('')", show=False)]

    def __init__(self, proposed: str, words: Words) -> None:
        super().__init__(words("save-question"), words("save-keys"))
        self.proposed = proposed

    def field(self) -> ComposeResult:
        yield Input(self.proposed)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class HandOver(Question[None]):
    """Covers the table until the next person takes over."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,escape", "dismiss", show=False)]

    def __init__(self, name: str, words: Words) -> None:
        super().__init__(words("hand-over", name=name), words("hand-over-keys"), classes="covering")
