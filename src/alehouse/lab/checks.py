"""The contract of every state of every title, as checks.

`always` is cheap enough for every action of many thousand games, `thorough` for a sample of them. Both return a list of
problems in words, empty if there are none.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

from alehouse.engine.errors import AlehouseError, IllegalAction
from alehouse.engine.snapshot import dump, restore
from alehouse.engine.state import ALL, OVER, SPECTATOR, State
from alehouse.engine.title import Setup

RULE = re.compile(r"[A-Z]{2}-\d{2,3}")
COMMON = ("title", "seats", "to_act", "decision", "players")
PLAYED_ON = 6  # actions played on a clone or a guess


class Checks:
    """The checks for the states of one setup."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.title = setup.title
        self.codebook = setup.title.codebook(setup.pack)
        self.judge = setup.title.judge()
        self.decisions = set(setup.title.decisions())
        self._good_codes: set[int] = set()

    def always(self, state: State) -> list[str]:
        """Someone can act or the game is over; legal codes; the title's invariants; points."""
        legal = list(state.legal())
        return [
            *self.turn(state, legal),
            *self.codes(state, legal),
            *self.title.invariants(state),
            *self.points(state),
        ]

    def thorough(self, state: State, seed: int) -> list[str]:
        """Checks that are too slow for every action; the same seed makes the same samples."""
        rng = Random(seed)
        parts: list[Callable[[State, Random], list[str]]] = [
            self.looking,
            self.judging,
            self.snapshot,
            self.cloning,
            self.illegal,
            self.guessing,
        ]
        problems: list[str] = []
        for part in parts:
            before = dump(state)
            problems += part(state, rng)
            if dump(state) != before:
                problems.append(f"{part.__name__}: changed the state")
        return problems

    # -- after every action -----------------------------------------------------------------------

    def turn(self, state: State, legal: list[int]) -> list[str]:
        if state.to_act == OVER:
            problems = ["the game is over and something is legal"] if legal else []
            return problems + (["the game is over and a decision is pending"] if state.decision() else [])
        if not 0 <= state.to_act < state.seats:
            return [f"seat {state.to_act + 1} of {state.seats} is to act"]
        problems = [] if legal else [f"seat {state.to_act + 1} is to act and nothing is legal"]
        if state.decision() not in self.decisions:
            problems.append(f"decision '{state.decision()}' is not among the title's decisions")
        return problems

    def codes(self, state: State, legal: list[int]) -> list[str]:
        problems: list[str] = []
        if len(set(legal)) != len(legal):
            problems.append(f"legal codes are not unique: {legal}")
        for code in legal:
            if code not in self._good_codes:
                problems += self._round_trip(code)
                self._good_codes.add(code)
        if legal and state.default() not in legal:
            problems.append(f"the default {state.default()} is not legal")
        return problems

    def _round_trip(self, code: int) -> list[str]:
        try:
            action = self.codebook.describe(code)
            back = self.codebook.code(json.loads(json.dumps(action)))
        except (KeyError, AlehouseError) as error:
            return [f"code {code} is not in the codebook ({error!r})"]
        return [] if back == code else [f"code {code} is {action}, and that is {back}"]

    def points(self, state: State) -> list[str]:
        problems: list[str] = []
        for seat in range(state.seats):
            parts = state.score(seat)
            if sum(points for _, points in parts) != state.total(seat):
                problems.append(f"seat {seat + 1}: {parts} do not sum up to {state.total(seat)}")
        return problems

    # -- now and then -------------------------------------------------------------------------------

    def looking(self, state: State, rng: Random) -> list[str]:
        """Views are plain data and repeatable; places are consistent; refused actions are not legal."""
        problems: list[str] = []
        for viewer in (*range(state.seats), SPECTATOR, ALL):
            view = state.view(viewer)
            if json.loads(json.dumps(view)) != view:
                problems.append(f"the view of {viewer} is not plain JSON")
            if state.view(viewer) != view:
                problems.append(f"the view of {viewer} differs when looked at twice")
            problems += [f"the view of {viewer} lacks '{key}'" for key in COMMON if key not in view]
        for seat in range(state.seats):
            if not 1 <= state.place(seat) <= state.seats:
                problems.append(f"seat {seat + 1} has place {state.place(seat)}")
        return problems + self.refusals(state)

    def judging(self, state: State, rng: Random) -> list[str]:
        """Terms add up to the value."""
        problems: list[str] = []
        for seat in range(state.seats):
            value, terms = self.judge.value(state, seat), self.judge.terms(state, seat)
            if abs(sum(part for _, part in terms) - value) > 1e-6 * max(1.0, abs(value)):
                problems.append(f"seat {seat + 1}: the terms {terms} do not sum up to {value}")
        return problems

    def refusals(self, state: State) -> list[str]:
        problems: list[str] = []
        legal = list(state.legal())
        known = set(self.codebook.codes())
        for code, refusal in state.refused():
            if code in legal or code not in known:
                problems.append(f"code {code} is refused by {refusal.rule} and is legal or unknown")
            if not RULE.fullmatch(refusal.rule) or json.loads(json.dumps(refusal.args)) != refusal.args:
                problems.append(
                    f"code {code} is refused by {refusal.as_dict()}, which is not a rule with plain arguments"
                )
        return problems

    def snapshot(self, state: State, rng: Random) -> list[str]:
        """Dumping and restoring a state reproduces it."""
        data = json.loads(json.dumps(dump(state)))
        back = self.setup.start()
        restore(back, data)
        problems = [] if dump(back) == dump(state) else ["the restored state is another one"]
        if list(back.legal()) != list(state.legal()) or back.view(ALL) != state.view(ALL):
            problems.append("the restored state looks different")
        return problems

    def cloning(self, state: State, rng: Random) -> list[str]:
        """A clone is equal, plays the same game, and leaves the original unchanged."""
        twin, other = state.clone(), state.clone()
        problems = [] if dump(twin) == dump(state) else ["the clone is not equal to its original"]
        seed = rng.getrandbits(32)
        problems += self._play_on(twin, Random(seed))
        problems += self._play_on(other, Random(seed))
        if dump(twin) != dump(other):
            problems.append("two clones that play the same actions come to different states")
        return problems

    def illegal(self, state: State, rng: Random) -> list[str]:
        """An illegal code raises and changes nothing."""
        legal = set(state.legal())
        wrong = [code for code in self.codebook.codes() if code not in legal]
        tried = [*rng.sample(wrong, min(3, len(wrong))), -1, max(self.codebook.codes()) + 1]
        before = dump(state)
        problems: list[str] = []
        for code in tried:
            try:
                state.apply(code)
                problems.append(f"the illegal code {code} was accepted")
            except IllegalAction:
                if dump(state) != before:
                    problems.append(f"the illegal code {code} changed the state")
        return problems

    def guessing(self, state: State, rng: Random) -> list[str]:
        """What a seat cannot know shows in nothing that it gets, and a guess can be played."""
        if state.to_act == OVER:
            return []
        problems: list[str] = []
        for seat in range(state.seats):
            guess = state.clone()
            guess.resample(seat, rng.getrandbits(60))
            if self._knowledge(guess, seat) != self._knowledge(state, seat):
                problems.append(f"resampling what seat {seat + 1} cannot know changes what it gets")
            problems += [f"guess of seat {seat + 1}: {words}" for words in self.title.invariants(guess)]
            problems += [f"guess of seat {seat + 1}: {words}" for words in self._play_on(guess, rng)]
        return problems

    def _knowledge(self, state: State, seat: int) -> list[object]:
        """Everything that a seat gets to know about a state."""
        told: list[object] = [state.view(seat), state.view(SPECTATOR), state.to_act, state.decision()]
        if state.to_act == seat:
            told.append(list(state.legal()))
            told.append([(code, refusal.as_dict()) for code, refusal in state.refused()])
        return told

    def _play_on(self, state: State, rng: Random) -> list[str]:
        for number in range(PLAYED_ON):
            legal = list(state.legal())
            if not legal:
                break
            state.play(rng.choice(legal))
        return self.title.invariants(state)
