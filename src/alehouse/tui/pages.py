"""Texts of the full screen, built from the session: bar, prompt, log, reasons, rules, help, result."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from alehouse.text.languages import languages
from alehouse.text.rulebook import rulebook
from alehouse.tui.boards import board_of, scene_of
from alehouse.tui.boards.canvas import broken, fitted
from alehouse.tui.palette import BEER, GOOD, INK, INK_2, INK_OFF, KEY, LIT, LIT_INK, color, sign
from alehouse.tui.session import Session
from alehouse.tui.viewpoint import Grayed

# the last ones are left out if there is little space
COMMAND_KEYS = [
    ("?", "why"), ("!", "hint"), ("u", "undo"), ("h", "help"), ("q", "quit"), ("r", "rules"), ("*", "cards"),
    ("s", "save"), ("l", "language"),
]  # fmt: skip
MOST_LOG_LINES = 200
BAR_WIDTH = 24


def bar_line(session: Session, status: Text, width: int) -> Text:
    """Title, state of the game and language; without the title if there is no space."""
    line = Text(" ", no_wrap=True)
    line.append("▙▟ ", LIT)
    if line.cell_len + cell_len(session.title.name) + status.cell_len + 5 <= width:
        line.append(session.title.name + " ", "bold")
    room = width - line.cell_len - 4
    status.truncate(room, overflow="ellipsis")
    line.append(" " * ((room - status.cell_len) // 2))
    line.append_text(status)
    line.append(" " * (width - cell_len(line.plain) - 3))
    line.append(session.lang.upper(), f"bold {INK_2}")
    return line


def keys_line(session: Session, width: int) -> Text:
    """The command keys with their meaning, as many as fit."""
    line = Text(no_wrap=True)
    for key, command in COMMAND_KEYS:
        label = session.words(f"key-{command}")
        if cell_len(line.plain) + cell_len(label) + 4 > width:
            break
        line.append(f" {key} ", f"bold {INK}")
        line.append(label + " ", INK_2)
    return line


def prompt_line(session: Session, choice: str, hint: str, width: int) -> Text:
    """Who decides, what is asked, and the details of the choice under the cursor."""
    if session.over:
        winners = [session.names[score.seat - 1] for score in session.standings() if score.place == 1]
        return Text(session.words("winners", count=len(winners), names=", ".join(winners)), f"bold {LIT_INK}")
    seat = session.acting
    line = Text()
    line.append(f"{sign(seat)} {session.names[seat]}  ", f"bold {color(seat)}")
    if session.waits_for_person():
        line.append(session.prompt(), "bold")
        if hint:
            line.append(f"\n{choice} ({hint})", INK_2)
    else:
        line.append(session.words("is-playing"), INK_2)
    return broken(line, width)


def log_page(session: Session, seen: int, width: int) -> Text:
    """The log, oldest line first; what is new since step `seen` is bright."""
    lines = session.lines()[-MOST_LOG_LINES:]
    old = len(lines) - len(session.lines(seen))
    page: list[Text] = []
    for number, line in enumerate(lines):
        text = Text(line, INK_OFF if number < old else INK)
        for seat, name in enumerate(session.names):
            text.highlight_words([name], f"bold {color(seat)}")
        page.append(broken(text, width))
    return Text("\n").join(page)


def reason_page(session: Session, grayed: Grayed, width: int) -> Text:
    """Why one grayed choice is not allowed now."""
    page = Text()
    page.append(session.speech.say("refused-choice", choice=grayed.label, reason=grayed.reason))
    page.stylize("bold", 0, len(grayed.label))
    page.append(f"  {session.words('rule', id=grayed.rule)}", "bold #7a4406")
    return broken(page, width)


def why_page(session: Session) -> list[Text]:
    """All grayed choices with their reasons."""
    parts: list[Text] = []
    for gray in session.grayed():
        rule = (f"  {session.words('rule', id=gray.rule)}", f"bold {LIT_INK}")
        parts.append(Text.assemble((f"? {gray.label}\n", "bold"), (gray.reason, INK), rule))
    return parts or [Text(session.words("why-nothing"))]


def hint_page(advice: list[list[str]]) -> list[Text]:
    """Good moves, each with its explanation."""
    lines = [(first, "".join(f"\n   {line}" for line in rest)) for first, *rest in advice]
    return [Text(first, "bold").append(rest, f"not bold {INK}") for first, rest in lines]


def rules_page(session: Session, wanted: str) -> tuple[list[Text], int]:
    """The rules by paragraph, and the index of the wanted rule's paragraph (0: the beginning)."""
    parts: list[Text] = []
    at = 0
    for section in rulebook(session.title, session.lang):
        for number, paragraph in enumerate(section.paragraphs):
            if wanted in paragraph.rules and not paragraph.part:
                at = len(parts)
            part = Text()
            if number == 0:
                part.append(section.heading + "\n", f"bold {LIT}")
            part.append(paragraph.text, INK)
            source = session.speech.say(f"source-{paragraph.source}")
            part.append(f"  {', '.join(paragraph.rules)} · {source}", INK_OFF)
            parts.append(part)
    return parts, at


def help_page(session: Session) -> list[Text]:
    """What the keys do and how to read the screen."""
    words = session.words
    keys = Text()
    for key, command in COMMAND_KEYS:
        keys.append(f" {key} ", KEY)
        keys.append(f"  {words(f'help-{command}')}\n")
    keys.append(words("help-choose"))
    about = Text(words("help-screen"))
    kept = Text(words("kept-at", path=str(session.path)), INK_2)
    signs = board_of(session.title.id).signs(scene_of(session, []))
    if signs:
        about.append("\n\n" + words("help-signs", list=" · ".join(f"{sign} {meaning}" for sign, meaning in signs)))
    return [keys, about, kept, Text(words("help-languages", list=", ".join(languages())))]


def standings_page(session: Session, width: int) -> Text:
    """The result: each seat's bar, points by source and verdict, and how ties are broken."""
    standings = session.standings()
    scene, board = scene_of(session, []), board_of(session.title.id)
    longest = max(1, *(abs(score.total) for score in standings))
    page = Text(no_wrap=True)
    for number, score in enumerate(standings):
        seat = score.seat - 1
        page.append(("\n" if number else "") + f" {score.place}. ", "bold")
        page.append(f"{sign(seat)} {fitted(session.names[seat], 14)}", f"bold {color(seat)}")
        page.append(f"{score.total:>4} ", f"bold {GOOD}" if score.place == 1 else "bold")
        filled = max(0, score.total) * BAR_WIDTH // longest
        page.append("█" * filled + "·" * (BAR_WIDTH - filled), BEER)
        told = " ".join(part for part in (board.verdict(scene, seat), session.points(score)) if part)
        fits = cell_len(told) <= width - 14 - 14 - BAR_WIDTH
        page.append_text(Text(f"  {told}", INK_2) if fits else broken(Text(f"\n    {told}", INK_2), width))
    ties = session.ties()
    if ties:
        page.append_text(broken(Text("\n " + session.speech.labeled(session.words("ties"), ties), INK_2), width))
    return page
