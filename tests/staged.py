"""What the tables of all titles share, at which tests try things: a staged position, actions in words, refusals."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any, Generic, Self, TypeVar, cast

from alehouse.engine.codebook import Action, Codebook
from alehouse.engine.events import Event
from alehouse.engine.refusal import Refusal
from alehouse.engine.scenario import Stage
from alehouse.engine.state import ALL, OVER, State
from alehouse.engine.title import Setup
from alehouse.text.speech import Speech

Game = TypeVar("Game", bound=State)
Given = dict[str, Any]


def spoken(action: Action) -> str:
    """An action in words; codebooks name the last argument first."""
    return " ".join(map(str, [action.pop("do"), *reversed(action.values())]))


@cache
def _words(codebook: Codebook) -> dict[int, str]:
    return {code: spoken(codebook.describe(code)) for code in codebook.codes()}


class Staged(Generic[Game]):
    """A game under way, seen with the eyes of its players."""

    def __init__(self, setup: Setup, about: Given) -> None:
        self._stage = Stage(setup, about)
        self.state = cast(Game, self._stage.state)
        self._words = _words(self._stage.codebook)
        self._codes = {words: code for code, words in self._words.items()}

    def play(self, *actions: str) -> Self:
        """Plays actions, each of which must be legal when its turn comes."""
        for action in actions:
            assert action in self.legal, f"'{action}' is not legal at {self.decision}: {sorted(self.legal)}"
            self.state.apply(self._codes[action])
        return self

    # -- deciding -----------------------------------------------------------------------------------

    @property
    def decision(self) -> str:
        return self.state.decision()

    @property
    def obvious(self) -> str:
        """The obvious answer; '' if there is something to decide."""
        return self._words.get(self.state.obvious(), "")

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    @property
    def to_act(self) -> int:
        return self.state.to_act + 1

    @property
    def legal(self) -> set[str]:
        return {self._words[code] for code in self.state.legal()}

    @property
    def verbs(self) -> set[str]:
        """What can be done, without the arguments."""
        return {words.split()[0] for words in self.legal}

    @property
    def default(self) -> str:
        return self._words[self.state.default()]

    @property
    def refusals(self) -> dict[str, Refusal]:
        return {self._words[code]: refusal for code, refusal in self.state.refused()}

    @property
    def because(self) -> list[str]:
        """Why the deciding seat is asked, in English."""
        setup = self._stage.setup
        speech = Speech(setup.title, setup.pack, "en")
        return [speech.because(why.key, why.args, []) for why in self.state.because()]

    def rule_against(self, action: str) -> str:
        """The rule that refuses an action."""
        assert action not in self.legal
        return self.refusals[action].rule

    # -- looking ------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        return self.state.view(ALL)

    @property
    def me(self) -> Any:
        return self.seat(1)

    def seat(self, number: int) -> Any:
        """A player's things as attributes."""
        return SimpleNamespace(**self.in_words(dict(self.view["players"][number - 1])))

    def in_words(self, player: Given) -> Given:
        """A player's things, those in words that tests write so."""
        return player

    @property
    def heard(self) -> list[Event]:
        """All events since the table was set."""
        book = self._stage.setup.title.eventbook(self._stage.setup.pack)
        return [book.read(entry) for entry in self._stage.log.heard]

    def told(self, key: str) -> list[Given]:
        """The arguments of all events of that kind since the table was set."""
        return [event.args for event in self.heard if event.key == key]
