"""A game being played at a terminal: who plays, what is pending, what was said; no input, no output."""

from __future__ import annotations

import hashlib
import shlex
from pathlib import Path

from alehouse.bots.bot import ask
from alehouse.engine.codebook import Action
from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import EVERYONE, Event, EventLog
from alehouse.engine.record import Record
from alehouse.engine.state import ALL, OVER, SPECTATOR, State
from alehouse.text.speech import Speech
from alehouse.tui.keep import keep
from alehouse.tui.players import Player
from alehouse.tui.undo import showed_something
from alehouse.tui.words import Words


class Choice:
    """Something that may be done now, under the number that chooses it."""

    __slots__ = ("action", "code", "label", "number")

    def __init__(self, number: int, label: str, code: int, action: Action) -> None:
        self.number = number
        self.label = label
        self.code = code
        self.action = action


class Greyed:
    """Something that may not be done now, with the reason and the rule behind it."""

    __slots__ = ("label", "number", "reason", "rule")

    def __init__(self, number: int, label: str, reason: str, rule: str) -> None:
        self.number = number
        self.label = label
        self.reason = reason
        self.rule = rule


class Standing:
    """One seat's points: place, total and where they come from."""

    __slots__ = ("parts", "place", "seat", "total")

    def __init__(self, seat: int, place: int, total: int, parts: list[tuple[str, int]]) -> None:
        self.seat = seat
        self.place = place
        self.total = total
        self.parts = parts


class Session:
    """The record is the truth; the state and the log follow from it and are made anew after an undo."""

    def __init__(self, record: Record, players: list[Player], lang: str, path: Path) -> None:
        self.record = record
        self.players = players
        self.path = path
        self.trouble = ""  # why the last save failed
        self.title = record.setup.title
        self.pack = record.setup.pack
        self.codebook = self.title.codebook(self.pack)
        self.names = [player.name for player in players]
        record.names = [player.full_name() for player in players]
        self.speak(lang)
        self._replay()

    def speak(self, lang: str) -> None:
        """From now on everything is told in this language, what was said before too."""
        self.words = Words(lang)
        self.speech = Speech(self.title, self.pack, lang)

    @property
    def lang(self) -> str:
        return self.words.lang

    # -- what is pending ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    @property
    def player(self) -> Player:
        """Who has to decide."""
        return self.players[self.state.to_act]

    def waits_for_person(self) -> bool:
        return not self.over and self.player.bot is None

    def several_persons(self) -> bool:
        """Whether persons share this terminal, so that it is handed over between them."""
        return sum(player.bot is None for player in self.players) > 1

    def viewer(self) -> int:
        """Whose eyes the table is shown through: the deciding person's, the only person's, a bystander's."""
        if self.over:
            return ALL
        if self.waits_for_person():
            return self.state.to_act
        persons = [seat for seat, player in enumerate(self.players) if player.bot is None]
        return persons[0] if len(persons) == 1 else SPECTATOR

    def view(self) -> dict[str, object]:
        return self.state.view(self.viewer())

    def prompt(self) -> str:
        """The sentence that tells the deciding player what to do."""
        return self.speech.decision(self.state.decision())

    def choices(self) -> list[Choice]:
        """What may be done, in the order of the rules' list; none when the game is over."""
        found: list[Choice] = []
        if not self.over:
            for number, code in enumerate(self.state.legal(), 1):
                action = self.codebook.describe(code)
                found.append(Choice(number, self.speech.action(action, self.names), code, action))
        return found

    def greyed(self) -> list[Greyed]:
        """What one would expect to be able to do and cannot; numbered on from the choices."""
        found: list[Greyed] = []
        if not self.over:
            for number, (code, refusal) in enumerate(self.state.refused(), len(self.state.legal()) + 1):
                label = self.speech.action(self.codebook.describe(code), self.names)
                found.append(Greyed(number, label, self.speech.refusal(refusal, self.names), refusal.rule))
        return found

    # -- playing --------------------------------------------------------------------------

    def play(self, code: int) -> None:
        """Plays for the seat to act, keeps the record, and hears what happened."""
        self.record.add(self.state, code)
        self._listen()
        self.save()

    def bot_choice(self) -> int:
        """What the bot to act would play; changes nothing, so it may run beside the screen."""
        bot = self.player.bot
        if bot is None:
            raise AlehouseError(f"{self.player.name} is no bot.")
        return ask(bot, self.state, self._bot_seed())

    def let_bots_move(self) -> None:
        """Lets bots play until a person must decide or the game is over."""
        while not self.over and not self.waits_for_person():
            self.play(self.bot_choice())

    def _bot_seed(self) -> int:
        # hashed: a bot seeded like the game itself would foresee its dice
        text = f"{self.record.setup.seed} bot {len(self.record.steps)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")

    # -- taking back ----------------------------------------------------------------------

    def may_undo(self) -> bool:
        """Whether the deciding person made the last decision too and learnt nothing by it."""
        steps = self.record.steps
        if not steps or not self.waits_for_person() or steps[-1].seat != self.state.to_act + 1:
            return False
        before = self.record.replay(len(steps) - 1)
        return not showed_something(before, self.codebook.code(steps[-1].action), self.state)

    def undo(self) -> bool:
        """Takes the last decision back if that is allowed, and says whether it was."""
        if not self.may_undo():
            return False
        self.record.steps.pop()
        self._replay()
        self.save()
        return True

    def farewell(self) -> str:
        """Where the game is kept, and how to go on with it."""
        if self.over:
            return self.words("goodbye-over", path=str(self.path))
        command = f"alehouse play {self.title.id} --resume {shlex.quote(str(self.path))}"
        return self.words("goodbye", command=command)

    # -- what was said --------------------------------------------------------------------

    def lines(self, since: int = 0) -> list[str]:
        """The log from an index on, as the present viewer may read it, in the present language."""
        viewer = self.viewer()
        return [
            self.speech.event(event, self.names)
            for event in self.log[since:]
            if viewer == ALL or event.audience in (EVERYONE, viewer)
        ]

    def standings(self) -> list[Standing]:
        """All seats with their points, the one in front first."""
        state = self.state
        found: list[Standing] = []
        for seat in range(len(self.players)):
            parts = [(self.speech.score(source), points) for source, points in state.score(seat) if points]
            found.append(Standing(seat, state.place(seat), state.shown_total(seat), parts))
        return sorted(found, key=lambda standing: standing.place)

    # -- keeping --------------------------------------------------------------------------

    def save(self) -> None:
        """Keeps the game at its place; a failure does not stop the game but is told by `trouble`."""
        try:
            keep(self.record, self.path)
            self.trouble = ""
        except AlehouseError as error:
            self.trouble = str(error)

    def _replay(self) -> None:
        record = self.record
        self.state: State = record.start()
        self.log: list[Event] = []
        self._ears = EventLog()
        self.state.log = self._ears
        for index in range(len(record.steps)):
            record.play(self.state, index)
            self._listen()

    def _listen(self) -> None:
        book = self.title.eventbook(self.pack)
        self.log += [book.read(heard) for heard in self._ears.take()]
