"""A position in words: what its viewer sees, may do, and may not do."""

from __future__ import annotations

from typing import NamedTuple

from alehouse.engine.codebook import Action
from alehouse.engine.events import EVERYONE, Event
from alehouse.engine.pack import Pack
from alehouse.engine.refusal import Refusal
from alehouse.engine.title import Title
from alehouse.table.projection import PlayerView, Reason, Score, Told
from alehouse.text.catalogue import signed
from alehouse.text.rulebook import find_rule, rulebook
from alehouse.text.speech import Speech
from alehouse.tui.words import Words


class Choice(NamedTuple):
    """A possible action, under the number that chooses it."""

    number: int
    label: str
    action: Action


class Grayed(NamedTuple):
    """An action that is not allowed now, with the reason and its rule."""

    number: int
    label: str
    reason: str
    rule: str


class Viewpoint:
    """One viewer's position in one language, independent of where the game is played. `names` are in seat order."""

    title: Title
    pack: Pack
    names: list[str]

    def speak(self, lang: str) -> None:
        """Switches the language of everything, including earlier lines."""
        self.words = Words(lang)
        self.speech = Speech(self.title, self.pack, lang)

    @property
    def lang(self) -> str:
        return self.words.lang

    @property
    def you(self) -> int:
        """The seat (counted from 1) that the log addresses in the second person; 0: none."""
        return 0

    def player_view(self) -> PlayerView:
        """The position as the viewer may know it."""
        raise NotImplementedError

    def prompt(self) -> str:
        """The question for the deciding player, and why it is asked."""
        seen = self.player_view()
        whys = [self.speech.because(why.key, why.args, self.names) for why in seen.because]
        return " ".join([self.speech.decision(seen.decision), *whys])

    def choices(self) -> list[Choice]:
        """The actions of the deciding person, in the order of their numbers."""
        seen = self.player_view()
        numbers = self.numbers([*seen.legal, *(refused.action for refused in seen.refused)])
        found = [
            Choice(number, self.speech.action(action, self.names), action)
            for number, action in zip(numbers, seen.legal, strict=False)
        ]
        return sorted(found, key=lambda choice: choice.number)

    def numbers(self, offered: list[Action]) -> list[int]:
        """The numbers of choices and of refused actions, in the order of `offered`."""
        return list(range(1, len(offered) + 1))

    def grayed(self) -> list[Grayed]:
        """Actions that one might expect and that are not allowed, in the order of the rules' list."""
        found: list[Grayed] = []
        seen = self.player_view()
        numbers = self.numbers([*seen.legal, *(refused.action for refused in seen.refused)])
        for number, refused in zip(numbers[len(seen.legal) :], seen.refused, strict=True):
            label = self.speech.action(refused.action, self.names)
            found.append(Grayed(number, label, self.why_not(refused.reason), refused.reason.rule))
        return found

    def why_not(self, reason: Reason) -> str:
        """A reason as a sentence."""
        return self.speech.refusal(Refusal(reason.rule, reason.key, reason.args), self.names)

    def line(self, told: Told) -> str:
        """An event as a line of the log."""
        args = {name: value for name, value in told.items() if name not in ("event", "only")}
        return self.speech.event(Event(told["event"], args, EVERYONE), self.names, self.you)

    def standings(self) -> list[Score]:
        """All seats with their points, the leader first."""
        return sorted(self.player_view().scores, key=lambda score: score.place)

    def ties(self) -> str:
        """How ties are broken, if there are any."""
        totals = [score.total for score in self.player_view().scores]
        if len(set(totals)) == len(totals):
            return ""
        sections = rulebook(self.title, self.lang)
        told = [find_rule(sections, rule)[1] for rule in self.title.manifest().ties]
        return " ".join(paragraph.text for paragraphs in told for paragraph in paragraphs)

    def points(self, score: Score) -> str:
        """A seat's points by source."""
        return ", ".join(f"{self.speech.score(source)} {signed(points)}" for source, points in score.sources if points)
