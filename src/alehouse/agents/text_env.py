"""A text environment: one seat of a game as plain text, `reset` and `step` as agents' frameworks know them.

game = TextEnv("moonlight", bots=["regular"])
text, info = game.reset(seed=1)
while True:
    text, reward, terminated, truncated, info = game.step(answer_to(text))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alehouse.agents import prompt
from alehouse.agents.state_view import StateView
from alehouse.bots.batch import REWARDS, WIN, won
from alehouse.bots.bot import Bot
from alehouse.bots.foreign import guarded
from alehouse.bots.levels import bot
from alehouse.bots.match import choice
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.events import EVERYONE, EventLog
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import OVER, State
from alehouse.games import LIBRARY
from alehouse.text.languages import ENGLISH, language

PATIENCE = 3
USUAL_SEATS = 2


class TextEnv:
    """One game of an agent against bots. Observations are everything the seat may know, in words.

    An answer is the number of a choice, its words, or the action as JSON. One that is not understood or not allowed
    changes nothing: the text says why. After `patience` of them in a row the decision's default is played.
    `bots` are levels (or bots) for the seats to the agent's left; one is for all. `seat` counts from 1.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: Sequence[str | Bot] = ("regular",),
        seat: int = 1,
        options: dict[str, Any] | None = None,
        pack: str | None = None,
        rewards: str | None = None,
        lang: str = ENGLISH,
        patience: int = PATIENCE,
    ) -> None:
        title = LIBRARY.get(game)
        wanted = max(title.min_seats, USUAL_SEATS) if seats is None else seats
        self.setup = title.setup(wanted, options, title.pack(pack) if pack is not None else None)
        others = self.setup.seats - 1
        players = list(bots) * others if len(bots) == 1 else list(bots)
        if len(players) != others:
            raise AlehouseError(f"{self.setup.seats} seats need {others} bots besides the agent, not {len(players)}.")
        if not 1 <= seat <= self.setup.seats:
            raise AlehouseError(f"the agent's seat is 1 to {self.setup.seats}, not {seat}.")
        self.rewards = rewards or (WIN if others else "points")
        if self.rewards not in REWARDS:
            raise AlehouseError(unknown("rewards", self.rewards, REWARDS))
        if self.rewards == WIN and not others:
            raise AlehouseError("a solo game has no winner; the rewards must be 'points'.")
        self.bots = [bot(one, title, self.setup.pack) if isinstance(one, str) else guarded(one) for one in players]
        self.seat = seat
        self.lang = language(lang)
        self.patience = patience
        self._state: State | None = None

    def reset(self, seed: int = 0) -> tuple[str, dict[str, Any]]:
        """Deals a game and plays up to the agent's first decision."""
        self._ears = EventLog()
        self._state = self.setup.with_seed(seed).start(self._ears)
        self._random = seed_state(seed + 1)
        self._refused = 0
        self._let_bots_move()
        self._total = self.state.total(self.seat - 1)
        return self._text(self._happened()), self._info(False)

    def step(self, answer: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        """Plays an answer and what follows up to the agent's next decision."""
        if self.state.to_act == OVER:
            raise AlehouseError("the game is over; call reset().")
        book = self.setup.title.codebook(self.setup.pack)
        try:
            code = book.code(prompt.chosen(self.view(), answer))
        except prompt.NotAllowed as refused:
            self._refused += 1
            if self._refused < self.patience:
                lines = [str(refused), "", *prompt.turn(self.view()), *prompt.choices(self.view())]
                return "\n".join(lines), 0.0, False, False, self._info(True)
            code = self.state.default()
        self._refused = 0
        self.state.play(code)
        self._let_bots_move()
        return self._text(self._happened()), self._reward(), self.over, False, self._info(False)

    @property
    def state(self) -> State:
        if self._state is None:
            raise AlehouseError("the environment has no game yet; call reset() first.")
        return self._state

    @property
    def over(self) -> bool:
        return bool(self.state.to_act == OVER)

    def view(self) -> StateView:
        """The position in words, part by part."""
        return StateView(self.setup, self.state, self.seat - 1, self.lang)

    def _let_bots_move(self) -> None:
        state, seats = self.state, self.setup.seats
        while state.to_act not in (self.seat - 1, OVER):
            self._random = next_state(self._random)
            player = self.bots[(state.to_act - self.seat) % seats]
            state.play(choice(player, state, self._random))

    def _happened(self) -> list[str]:
        view, book = self.view(), self.setup.title.eventbook(self.setup.pack)
        events = [book.read(heard) for heard in self._ears.take()]
        return [view.speech.event(event, view.names) for event in events if event.audience in (EVERYONE, self.seat - 1)]

    def _text(self, happened: list[str]) -> str:
        view = self.view()
        lines = [prompt.say(self.lang, "you-are", name=view.names[self.seat - 1], seat=self.seat)]
        if happened:
            lines += [prompt.say(self.lang, "what-happened"), *(f"- {line}" for line in happened)]
        if self.over:
            return "\n".join([*lines, "", prompt.say(self.lang, "game-over"), *prompt.position(view)])
        return "\n".join([*lines, "", prompt.whole(view)])

    def _reward(self) -> float:
        seat = self.seat - 1
        if self.rewards == WIN:
            return won(self.state)[seat] if self.over else 0.0
        before, self._total = self._total, self.state.total(seat)
        return float(self._total - before)

    def _info(self, refused: bool) -> dict[str, Any]:
        view = self.view()
        info: dict[str, Any] = {
            "refused": refused,
            "choices": [choice.label for choice in view.choices()],
            "actions": view.player_view().legal,
        }
        if self.over:
            seat = self.seat - 1
            info |= {"place": int(self.state.place(seat)), "points": int(self.state.total(seat))}
        return info
