"""A table at this terminal, with all its people and bots; no input, no output."""

from __future__ import annotations

import hashlib
import shlex
import time
from pathlib import Path

from alehouse.bots.bot import ask
from alehouse.bots.hints import TABLE_PLAYOUTS, TABLE_SAMPLES
from alehouse.bots.levels import bot
from alehouse.engine.codebook import Action
from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import Heard
from alehouse.engine.state import NOT_OBVIOUS
from alehouse.extras import program
from alehouse.lab.advice import advise
from alehouse.lab.advice_text import advice_lines
from alehouse.table import play, proposals
from alehouse.table.entries import Acted
from alehouse.table.names import shown_name
from alehouse.table.projection import PlayerView, heard_by, player_view
from alehouse.table.record import saved
from alehouse.table.table import Draft, Sender, Table
from alehouse.tui.boards import unused
from alehouse.tui.numbering import Numbering
from alehouse.tui.viewpoint import Viewpoint


class Session(Viewpoint):
    """Plays on a table and saves it after every decision. `acting` counts seats from 0, like the names."""

    def __init__(self, table: Table, lang: str, path: Path) -> None:
        if table.game is None:
            raise AlehouseError(table.trouble)
        self.table = table
        self.game = table.game
        self.path = path
        self.trouble = ""  # why the last save failed
        self.title = self.game.setup.title
        self.pack = self.game.setup.pack
        self.names = [shown_name(seat) for seat in table.seats]
        self._heard: list[list[Heard]] = [self.game.opening(), *self.game.told()]  # before and in every step
        self._player_view: PlayerView | None = None
        self._numbering = Numbering()
        self._warned: tuple[int, Action] | None = None  # the step and the choice of the last warning
        table.one_screen = self.several_persons()
        self.speak(lang)
        self._answer_itself()

    # -- what is pending ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.table.status == "over"

    @property
    def steps(self) -> int:
        return self.table.steps

    @property
    def acting(self) -> int:
        """The seat that decides, -1 when the game is over."""
        return self.table.waiting - 1

    def waits_for_person(self) -> bool:
        return not self.over and not self.table.bot_to_move

    def several_persons(self) -> bool:
        """Whether people share this terminal, so that it is handed over between them."""
        return len(self.table.voices()) > 1

    def _eyes(self) -> list[int]:
        """The seats that may see the screen: the deciding person's, the only person's, or none."""
        if self.waits_for_person():
            return [self.table.waiting]
        return [self.you] if self.you else []

    @property
    def you(self) -> int:
        """The seat of the only person at this terminal."""
        persons = [seat.number for seat in self.table.seats if seat.kind == "person"]
        return persons[0] if len(persons) == 1 else 0

    def player_view(self) -> PlayerView:
        """The position as the people at this terminal may know it."""
        if self._player_view is None:
            self._player_view = player_view(self.table, self._eyes())
            assert self._player_view is not None  # the game has begun
        return self._player_view

    def numbers(self, offered: list[Action]) -> list[int]:
        return self._numbering.numbers(self.player_view().decision, offered)

    def warning(self, action: Action) -> str:
        """What a choice would waste, said only once; '' if nothing, or if the choice is repeated."""
        if self._warned == (self.steps, action):
            return ""
        self._warned = (self.steps, action)
        return unused(self, action)

    def advice(self) -> list[list[str]]:
        """Good moves for the deciding person, the best first: a line with the move, then lines about it.

        Changes nothing, so it may run while the screen is drawn.
        """
        setup, state = self.game.setup, self.game.state
        found = advise(setup, state, self._seed("hint"), TABLE_PLAYOUTS, TABLE_SAMPLES)
        return advice_lines(found, self.speech, self.names)

    # -- playing --------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        """Plays for the person to act, then obvious answers up to the next real decision."""
        self._do(play.act(self.table, _now(), self._sender(), self.table.version, action))
        self._answer_itself()

    def _answer_itself(self) -> None:
        while self.table.automatic != NOT_OBVIOUS:
            self._do(play.act_itself(self.table, _now(), self.table.version))

    def bot_choice(self) -> int:
        """The choice of the bot to act; changes nothing, so it may run while the screen is drawn."""
        return ask(bot(self.table.bot_to_move, self.title, self.game.setup.pack), self.game.state, self._seed("bot"))

    def _seed(self, purpose: str) -> int:
        """A seed for a search; hashed, because one like the game's own would foresee its dice."""
        pinned = self.table.spec.pinned
        text = f"{pinned.secret or pinned.seed} {purpose} {self.steps}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")

    def play_bot(self, code: int) -> None:
        """Plays for the bot to act."""
        self._do(play.act_for(self.table, _now(), self.table.version, code, "bot"))
        self._answer_itself()

    def let_bots_move(self) -> None:
        """Lets bots play until a person must decide or the game is over."""
        while self.table.bot_to_move:
            self.play_bot(self.bot_choice())

    def _sender(self) -> Sender:
        return Sender(self.table.seat(self.table.waiting).holder)

    def _do(self, draft: Draft) -> None:
        heard = self.table.commit(draft)
        if isinstance(draft.entry.what, Acted):
            self._heard.append(heard)
        del self._heard[self.steps + 1 :]
        self._player_view = None
        self.save()

    # -- undo ----------------------------------------------------------------------

    def undo(self) -> bool:
        """Undoes the deciding person's last decision, or asks the others if the table requires it (`asked`).

        False: there is none.
        """
        to = self.player_view().undo
        if not self.waits_for_person() or to is None or to.last < 0:
            return False
        self._do(play.undo(self.table, _now(), self._sender(), self.table.version, to.last))
        # a saved game does not record whose answers they were
        if self.table.automatic != NOT_OBVIOUS and not self.undo():
            self._answer_itself()
        return True

    @property
    def asked(self) -> str:
        """The question that the other people have to answer, '' if none."""
        proposal = self.table.proposal
        if proposal is None:
            return ""
        asked = proposal.asked
        return self.words("undo-question", name=self.names[asked.seat - 1], count=self.steps - asked.to)

    def answer(self, yes: bool) -> None:
        """All other people answer the question; a single no is enough to reject it."""
        table = self.table
        for holder in sorted(table.voices()):
            if table.proposal is not None and holder not in table.proposal.agreed:
                self._do(proposals.answer(table, _now(), Sender(holder), table.version, yes))

    # -- what was said --------------------------------------------------------------------

    def lines(self, since: int = -1) -> list[str]:
        """The log after step `since` (-1: from the opening on) as the viewer may read it, in the current language."""
        heard = [one for step in self._heard[since + 1 :] for one in step]
        renewed = [source.since for source in self.table.sources[1:]] if since < 0 else []
        marks = [self.words("from-record", step=str(step)) for step in renewed]
        return marks + [self.line(told) for told in heard_by(self.table, self._eyes(), heard)]

    # -- keeping --------------------------------------------------------------------------

    def save(self) -> None:
        """Saves the game to its file; a failure does not stop the game but is reported in `trouble`."""
        try:
            self.write(self.path)
            self.trouble = ""
        except AlehouseError as error:
            self.trouble = str(error)

    def write(self, path: Path) -> None:
        """Writes the game completely or not at all; an error becomes a sentence."""
        part = path.with_name(path.name + ".part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(saved(self.table), encoding="utf-8")
            part.replace(path)
        except OSError as error:
            raise AlehouseError(f"the game cannot be saved as '{path}': {error.strerror or error}.") from None

    def farewell(self) -> str:
        """Where the game is saved, and how to resume it."""
        path = shlex.quote(str(self.path))
        if self.over:
            return self.words("goodbye-over", path=str(self.path), command=f"{program()} review {path}")
        return self.words("goodbye", command=f"{program()} play {self.title.id} --resume {path}")


def _now() -> int:
    return int(time.time() * 1000)
