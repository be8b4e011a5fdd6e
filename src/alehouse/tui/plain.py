"""The text mode: reads typed commands and prints plain sentences; needs no color and no terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from alehouse.engine.codebook import spelled
from alehouse.engine.errors import AlehouseError
from alehouse.text.languages import language, languages
from alehouse.text.rulebook import find_rule, rulebook, rules_of
from alehouse.tui.boards import describe, hints, standings
from alehouse.tui.cards import bare, cards_page
from alehouse.tui.session import Session
from alehouse.tui.viewpoint import Choice

COMMANDS = ["why", "hint", "board", "cards", "log", "score", "rules", "undo", "save", "lang", "help", "quit"]
MOST_REFUSED = 6  # refused choices that are listed; more are counted, and "why" lists them


class Plain:
    """One game in text mode. `run` returns when the game is over, the player quits, or the input ends."""

    def __init__(self, session: Session, source: TextIO, out: TextIO) -> None:
        self.session = session
        self.source = source
        self.out = out
        self.printed = -1  # the last step whose events were printed; 0 is the opening
        self.handed_to = -1

    def run(self) -> None:
        session = self.session
        words = session.words
        self.say(words("welcome", title=session.title.name))
        self.say(words("kept-at", path=str(session.path)))
        self.say(words("plain-start"))
        if session.steps:
            self.printed = session.steps
            self.say(words("resumed", count=session.steps))
        while self._advance():
            self._show_choices()
            if not self._obey():
                self.say(session.farewell())
                return
        self._show_end()

    def say(self, line: str = "") -> None:
        self.out.write(line + "\n")

    def say_all(self, lines: list[str]) -> None:
        for line in lines:
            self.say(line)

    # -- one decision ----------------------------------------------------------------------

    def _advance(self) -> bool:
        """Lets bots move and prints what happened; False when the game is over."""
        session = self.session
        while session.table.bot_to_move:
            session.play_bot(session.bot_choice())
            self._tell()
        self._tell()
        if session.trouble:
            self.say(session.trouble)
        if session.over:
            return False
        if session.several_persons() and session.acting != self.handed_to:
            self.handed_to = session.acting
            self.say()
            self.say(session.words("hand-over", name=session.names[session.acting]))
        return True

    def _tell(self) -> None:
        self.say_all(["- " + line for line in self.session.lines(self.printed)])
        self.printed = self.session.steps

    def _show_choices(self) -> None:
        session = self.session
        self.say()
        self.say(session.speech.labeled(session.names[session.acting], session.prompt()))
        choices = session.choices()
        for choice, hint in zip(choices, hints(session, choices), strict=True):
            self.say(f"{choice.number}. {choice.label}" + (f" ({hint})" if hint else ""))
        grayed = sorted(session.grayed(), key=lambda gray: gray.number)
        if len(grayed) > MOST_REFUSED:
            self.say(session.words("not-now-many", count=len(grayed)))
        elif grayed:
            refused = session.speech.clauses([f"{gray.number}. {gray.label}" for gray in grayed])
            self.say(session.words("not-now", refused=refused, number=grayed[0].number))

    def _obey(self) -> bool:
        """Reads commands until one changes the game; False when the player quits."""
        while True:
            line = self._ask()
            if line is None:
                self.say(self.session.words("input-ended"))
                return False
            try:
                done = self._command(line)
            except AlehouseError as error:  # a rule, a file or a language that does not exist
                self.say(str(error))
                continue
            if done:
                return done == "played"

    def _ask(self) -> str | None:
        typed = self.source.isatty()
        if typed:
            self.out.write("> ")
        self.out.flush()
        try:
            line = self.source.readline()
        except UnicodeDecodeError:
            line = "\ufffd\n"  # not text: handled like any other unknown command
        if not line:
            return None
        if not typed:
            self.say("> " + line.strip())
        return line.strip()

    # -- commands ---------------------------------------------------------------------------

    def _command(self, line: str) -> str:
        """Executes one line; 'played' if the position changed, 'quit' to quit, '' to ask again."""
        word, _, rest = line.partition(" ")
        name = self._command_name(word)
        rest = rest.strip()
        if name == "quit":
            return "quit"
        if name == "undo":
            return self._undo()
        if name == "why":
            self._why(rest)
        elif name == "hint":
            self._hint()
        elif name == "board":
            self.say_all(describe(self.session))
        elif name == "cards":
            self.say_all(cards_page(self.session, rest))
        elif name == "log":
            self.say_all(["- " + line for line in self.session.lines()])
        elif name == "score":
            self.say_all(standings(self.session))
        elif name == "rules":
            self._rules(rest)
        elif name == "save":
            self._save(rest)
        elif name == "lang":
            self._language(rest)
        elif name == "help" or not line:
            commands, known = ", ".join(self._own_words()), "|".join(languages())
            self.say(self.session.words("plain-help", commands=commands, languages=known))
        else:
            return self._choose(line)
        return ""

    def _own_words(self) -> list[str]:
        return [self.session.words(f"command-{command}") for command in COMMANDS]

    def _command_name(self, word: str) -> str:
        """The command for a word in the session's language or in English."""
        for command, own in zip(COMMANDS, self._own_words(), strict=True):
            if bare(word) in (command, bare(own)):
                return command
        return ""

    def _choose(self, line: str) -> str:
        session = self.session
        found = matching(session.choices(), line)
        if len(found) == 1:
            warning = session.warning(found[0].action)
            if not warning:
                session.play(found[0].action)
                return "played"
            self.say(warning)
        elif found:
            self.say(session.words("several-fit", typed=line))
            self.say_all([f"{choice.number}. {choice.label}" for choice in found])
        elif any(str(gray.number) == line for gray in session.grayed()):
            self._why(line)
        else:
            self.say(session.words("not-understood", typed=line))
        return ""

    def _why(self, number: str) -> None:
        words = self.session.words
        grayed = self.session.grayed()
        if number:
            wanted = [gray for gray in grayed if str(gray.number) == number]
            if not wanted:
                self.say(words("why-unknown", typed=number))
            grayed = wanted
        elif not grayed:
            self.say(words("why-nothing"))
        for gray in grayed:
            reason = self.session.speech.say("refused-choice", choice=gray.label, reason=gray.reason)
            self.say(f"{gray.number}? {reason} ({words('rule', id=gray.rule)})")

    def _hint(self) -> None:
        for first, *rest in self.session.advice():
            self.say_all([first, *(f"   {line}" for line in rest)])

    def _rules(self, rule: str) -> None:
        sections = rulebook(self.session.title, self.session.lang)
        if not rule:
            self.say(self.session.words("rules-contents"))
            for section in sections:
                told = rules_of([section])
                self.say(self.session.speech.labeled(section.heading, ", ".join(told)))
            return
        section, paragraphs = find_rule(sections, rule)
        self.say(f"{section.heading} ({', '.join(paragraphs[0].rules)})")
        for paragraph in paragraphs:
            self.say(f"{paragraph.text} ({self.session.speech.say(f'source-{paragraph.source}')})")

    def _undo(self) -> str:
        session = self.session
        before = session.steps
        if not session.undo():
            self.say(session.words("undo-refused"))
            return ""
        if session.asked:
            self.say(session.asked)
            answer = bare(self._ask() or "")
            session.answer(answer in ("y", "yes", bare(session.words("yes"))))
        undone = session.steps < before
        self.printed = session.steps
        self.say(session.words("undone" if undone else "undo-declined"))
        return "played" if undone else ""

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.session.path
        self.session.write(path)
        self.say(self.session.words("saved", path=str(path)))

    def _language(self, lang: str) -> None:
        self.session.speak(language(lang))
        self.say(self.session.words("language-now"))
        self._show_choices()

    # -- results ----------------------------------------------------------------------------

    def _show_end(self) -> None:
        session = self.session
        self.say()
        self.say(session.words("game-over"))
        self.say_all([*standings(session), session.farewell()])


def matching(choices: list[Choice], typed: str) -> list[Choice]:
    """The choices that a number or some words match: one exact label, else labels that contain all the words."""
    wanted = bare(typed)
    for choice in choices:
        if typed == str(choice.number) or wanted in (bare(choice.label), bare(spelled(choice.action))):
            return [choice]
    if wanted.isdigit():
        return []
    return [choice for choice in choices if all(part in bare(choice.label) for part in wanted.split())]
