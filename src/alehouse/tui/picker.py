"""The title picker of plain `alehouse`: a title, then seats, opponents and options with sensible defaults."""

from __future__ import annotations

from typing import ClassVar, Literal, NamedTuple

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Label, OptionList, Select, Static, Switch
from textual.widgets.option_list import Option as Row

from alehouse.bots.levels import LEVELS, STYLED, offered
from alehouse.engine.errors import AlehouseError
from alehouse.engine.options import Option
from alehouse.engine.title import Library, Title
from alehouse.text.speech import Speech
from alehouse.tui.opening import HUMAN, USUAL_BOT
from alehouse.tui.palette import INK_2, LIT
from alehouse.tui.style import CSS, PICKER_CSS, THEME
from alehouse.tui.words import Words, next_language


class Picked(NamedTuple):
    """The choices made; `options` as they would be typed."""

    title: Title
    seats: int
    bots: list[str]
    options: dict[str, str]
    lang: str


class PickerApp(App[Picked]):
    """Returns the choices, or None if the person quit."""

    CSS = CSS + PICKER_CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, library: Library, lang: str) -> None:
        super().__init__()
        self.titles = [library.get(name) for name in library.ids()]
        self.lang = lang

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        self.push_screen(Titles(self.titles, self.lang))


class Titles(Screen[None]):
    """The list of games."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "language", show=False),
        Binding("q,escape,ctrl+c", "app.quit", show=False),
    ]

    def __init__(self, titles: list[Title], lang: str) -> None:
        super().__init__()
        self.titles = titles
        self.words = Words(lang)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(id="greeting")
            yield OptionList(id="titles")
            yield Static(id="title-keys", classes="hint")

    def on_mount(self) -> None:
        self._fill()
        self.query_one(OptionList).focus()

    def _fill(self) -> None:
        words = self.words
        greeting = Text()
        greeting.append("Alehouse\n", f"bold {LIT}")
        greeting.append(words("pick-title"), INK_2)
        self.query_one("#greeting", Static).update(greeting)
        rows = self.query_one(OptionList)
        rows.clear_options()
        for title in self.titles:
            label = Text()
            label.append(title.name, "bold")
            label.append("  " + words("pick-seats", low=title.min_seats, high=title.max_seats), INK_2)
            rows.add_option(Row(label, id=title.id))
        rows.highlighted = 0
        self.query_one("#title-keys", Static).update(words("pick-keys", lang=words.lang.upper()))

    def action_language(self) -> None:
        self.words = Words(next_language(self.words.lang))
        self._fill()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.app.push_screen(Settings(self.titles[event.option_index], self.words))


class Settings(Screen[None]):
    """Seats, opponents and options of a title."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen", show=False),
        Binding("ctrl+c", "app.quit", show=False),
    ]

    def __init__(self, title: Title, words: Words) -> None:
        super().__init__()
        self.game = title
        self.words = words
        self.speech = Speech(title, title.house(), words.lang)
        self.options = title.options()

    def compose(self) -> ComposeResult:
        words = self.words
        usual = self.game.manifest().seats
        with Vertical(classes="dialog reading"):
            yield Static(Text(self.game.name, f"bold {LIT}"), classes="heading")
            with Horizontal(classes="row"):
                yield Label(words("pick-players"))
                seats = range(self.game.min_seats, self.game.max_seats + 1)
                yield Select([(str(n), n) for n in seats], value=usual, allow_blank=False, id="seats", compact=True)
            with Horizontal(classes="row"):
                yield Label(words("pick-opponents"))
                levels = [(words("pick-bots", level=words(f"level-{level}")), level) for level in LEVELS]
                levels += [(words("pick-people"), HUMAN)]
                levels += [(level, level) for level in offered() if level not in LEVELS]
                yield Select(levels, value=USUAL_BOT, allow_blank=False, id="bots", compact=True)
            if self.game.styles():
                with Horizontal(classes="row"):
                    yield Label(words("pick-style"))
                    styles = [(words(f"style-{style or 'none'}"), style) for style in ["", *self.game.styles()]]
                    yield Select(styles, value="", allow_blank=False, id="style", compact=True)
            with VerticalScroll(id="options", can_focus=False):
                for option in self.options:
                    with Horizontal(classes="row option"):
                        yield _control(option, self.speech)
                        about = Text()
                        about.append(self.speech.option(option.id) + "  ", "bold")
                        about.append(self.speech.option_about(option.id), INK_2)
                        yield Label(about, classes="about")
            yield Static(id="problem")
            yield Button(words("pick-play"), variant="primary", id="play")
            yield Static(words("pick-settings-keys"), classes="hint")

    def on_mount(self) -> None:
        self.query_one("#play").focus()

    def on_button_pressed(self) -> None:
        """Leaves with the choices, or says why they cannot be combined."""
        seats = int(str(self.query_one("#seats", Select).value))
        level = str(self.query_one("#bots", Select).value)
        style = str(self.query_one("#style", Select).value) if self.game.styles() else ""
        if style and level in STYLED:
            level = f"{level}+{style}"
        options = {option.id: self._value(option) for option in self.options}
        try:
            self.game.setup(seats, options)
        except AlehouseError as error:
            self.query_one("#problem", Static).update(str(error))
            return
        self.app.exit(Picked(self.game, seats, [level] * (seats - 1), options, self.words.lang))

    def _value(self, option: Option) -> str:
        control = self.query_one(f"#option-{option.id}")
        if isinstance(control, Switch):
            return "on" if control.value else "off"
        if isinstance(control, Select):
            return str(control.value)
        assert isinstance(control, Input)
        return control.value


def _control(option: Option, speech: Speech) -> Switch | Select[str] | Input:
    name = f"option-{option.id}"
    if option.kind() == "flag":
        return Switch(bool(option.default), id=name)
    if option.kind() == "word":
        words = [(speech.option_value(option.id, word), word) for word in option.allowed]
        return Select(words, value=str(option.default), allow_blank=False, id=name, compact=True)
    kind: Literal["text", "integer"] = "integer" if option.kind() == "number" else "text"
    return Input(str(option.default), type=kind, id=name, compact=True)
