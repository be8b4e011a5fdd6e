"""A bot that asks a text agent: a Python function from text to text, or a command that answers lines."""

from __future__ import annotations

import atexit
import contextlib
import json
import shlex
import subprocess
from collections.abc import Callable

from alehouse.agents import prompt
from alehouse.agents.state_view import StateView
from alehouse.agents.text_env import PATIENCE
from alehouse.bots.bot import Bot
from alehouse.bots.foreign import failure
from alehouse.engine.errors import AlehouseError
from alehouse.engine.state import State
from alehouse.engine.title import Setup

Answerer = Callable[[str], str]


class Answers:
    """How often an agent was asked, was refused, and left a decision to its default."""

    def __init__(self, asked: int = 0, refused: int = 0, defaults: int = 0) -> None:
        self.asked = asked
        self.refused = refused
        self.defaults = defaults

    def __add__(self, other: Answers) -> Answers:
        return Answers(self.asked + other.asked, self.refused + other.refused, self.defaults + other.defaults)


class TextBot(Bot):
    """Shows the position in words and plays the answer. A refusal says why and asks again, a few times."""

    def __init__(self, setup: Setup, answer: Answerer, lang: str, answers: Answers) -> None:
        self.setup = setup
        self.answer = answer
        self.lang = lang
        self.answers = answers
        self.level = "agent"

    def choose(self, guess: State, seed: int) -> int:
        view = StateView(self.setup, guess, guess.to_act, self.lang)
        text = prompt.whole(view)
        self.answers.asked += 1
        for attempt in range(PATIENCE):
            try:
                action = prompt.chosen(view, self._ask(text))
            except prompt.NotAllowed as refused:
                self.answers.refused += 1
                text = "\n".join([str(refused), "", *prompt.turn(view), *prompt.choices(view)])
            else:
                return self.setup.title.codebook(self.setup.pack).code(action)
        self.answers.defaults += 1
        return guess.default()

    def _ask(self, text: str) -> str:
        try:
            return str(self.answer(text))
        except AlehouseError:
            raise
        except Exception as error:
            raise AlehouseError(failure("agent", error)) from error


class Command:
    """A program that reads a line of JSON, {"text": …}, for each decision and writes a line with its answer."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise AlehouseError(f"the agent '{command}' cannot be started: {error}.") from None
        atexit.register(self.close)

    def __call__(self, text: str) -> str:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        line = ""
        with contextlib.suppress(OSError):  # it has already ended
            process.stdin.write(json.dumps({"text": text}, ensure_ascii=False) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        if not line:
            raise AlehouseError(f"the agent '{self.command}' ended with code {process.wait()} instead of answering.")
        return line

    def close(self) -> None:
        """Closes the program's input, and kills it if it does not end."""
        atexit.unregister(self.close)
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
