"""`alehouse replay`: shows, inspects or verifies a recorded game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alehouse.commands.host import changed_options
from alehouse.commands.output import note, print_json
from alehouse.commands.parameters import Json, Lang, RecordFile
from alehouse.commands.progress import Progress
from alehouse.commands.recorded import player_names, read_game, speech_of
from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import Event, EventLog
from alehouse.engine.record import Record, read_record, record_text
from alehouse.engine.state import ALL, OVER, State
from alehouse.games import LIBRARY
from alehouse.table.projection import PlayerView, position
from alehouse.tui.boards import describe, hints, standings
from alehouse.tui.viewpoint import Viewpoint

if TYPE_CHECKING:
    from alehouse.text.speech import Speech


def replay(
    file: RecordFile, /, *, at: int | None = None, verify: bool = False, lang: Lang = None, json: Json = False
) -> int:
    """Show a recorded game: actions, events, and where the points come from.

    Example: alehouse replay game.ale --at 12

    Parameters
    ----------
    at
        Show the position after this many steps instead.
    verify
        Check every action, every invariant, the result and the dice; exit with 1 if something is wrong.
    """
    if at is not None and verify:
        raise AlehouseError("--at and --verify cannot be combined; give one of them.")
    if verify:
        return _verify(record_text(file), json)
    record = read_game(file)
    if at is not None:
        state = record.replay(at)
        if json:
            print_json(_position_data(record, at, state))
        else:
            _print_position(record, at, state, speech_of(record, lang))
        return 0
    state, told = _played(record)
    if json:
        print_json(_story_data(record, state, told))
    else:
        _print_story(record, state, told, speech_of(record, lang))
    return 0


# -- verifying ------------------------------------------------------------------------------------


def _verify(text: str, json: bool) -> int:
    from alehouse.lab.verify import verify

    error = ""
    steps = 0
    chance: dict[str, Any] = {}
    try:
        record = read_record(LIBRARY, text)
        steps = len(record.steps)
        chance = _chance(record)
        with Progress("steps", steps) as progress:
            verify(record, progress.at)
    except AlehouseError as problem:
        error = str(problem)
    if json:
        print_json({"verified": not error, "steps": steps, "error": error, **chance})
    elif error:
        note(f"alehouse: not verified: {error}")
    else:
        finished = ", the result follows from them" if record.result is not None else ""
        print(f"verified: every step follows the rules ({steps} in all){finished}{_dice(chance)}.")
    return 1 if error else 0


def _chance(record: Record) -> dict[str, Any]:
    """What a record proves about its chance."""
    return {
        "committed": any(source.secret for source in record.sources),
        "chosen": sum(step.number > 0 for step in record.steps),  # their dice could be chosen by the secret's holder
        "nonces": len([nonce for nonce in record.sources[-1].nonces if nonce]),
        "renewed": [source.since for source in record.sources[1:]],
        "undone": record.undone,
    }


def _dice(chance: dict[str, Any]) -> str:
    if not chance["committed"]:
        return ""
    said = ", the dice are those that were committed to"
    if chance["chosen"]:
        said += f" (but for steps of format 1 the secret's holder could choose among them: {chance['chosen']} in all)"
    if chance["nonces"]:
        said += f" with the players' nonces ({chance['nonces']})"
    for since in chance["renewed"]:
        said += f", with a new secret after step {since}"
    if chance["undone"]:
        said += f"; steps undone after they had revealed something: {chance['undone']}"
    return said


# -- the whole game -------------------------------------------------------------------------------


def _played(record: Record) -> tuple[State, list[list[Event]]]:
    """The last state, and what happened before the first decision and in each step."""
    book = record.setup.title.eventbook(record.setup.pack)
    ears = EventLog()
    state = record.start(ears)
    told = [[book.read(heard) for heard in ears.take()]]
    for index in range(len(record.steps)):
        record.play(state, index)
        told.append([book.read(heard) for heard in ears.take()])
    record.replay()  # checks that the result, too, follows from the actions
    return state, told


def _story_data(record: Record, state: State, told: list[list[Event]]) -> dict[str, Any]:
    steps: list[dict[str, Any]] = []
    for number, (step, events) in enumerate(zip(record.steps, told[1:], strict=True), 1):
        heard = [event.as_dict() for event in events]
        steps.append({"step": number, "seat": step.seat, "action": step.action, "events": heard})
    return {
        "header": record.header(),
        "opening": [event.as_dict() for event in told[0]],
        "steps": steps,
        "over": state.to_act == OVER,
        "scores": _scores(state),
    }


def _scores(state: State) -> list[dict[str, Any]]:
    return [
        {
            "seat": seat + 1,
            "place": state.place(seat),
            "total": state.total(seat),
            "sources": dict(state.score(seat)),
        }
        for seat in range(state.seats)
    ]


def _print_header(record: Record, speech: Speech) -> None:
    setup, head = record.setup, record.header()
    title = setup.title
    print(
        speech.say("replay-setup", title=title.name, seats=setup.seats, pack=speech.pack(), rules=title.rules_version)
    )
    if "seed" in head:
        print(speech.say("replay-seed", seed=str(head["seed"])))
    for shown in head.get("chance", []):
        if shown["since"]:
            print(speech.say("replay-from-record", step=str(shown["since"])))
        if "commitment" in shown:
            print(speech.say("replay-commitment", commitment=shown["commitment"]))
    if record.undone:
        print(speech.say("replay-undone", count=record.undone))
    options = [
        f"{speech.option(name)} ({speech.option_value(name, value)})" for name, value in changed_options(setup).items()
    ]
    if options:
        print(speech.say("replay-options", options=", ".join(options)))
    print()


def _print_story(record: Record, state: State, told: list[list[Event]], speech: Speech) -> None:
    names = player_names(record, speech)
    _print_header(record, speech)
    for event in told[0]:
        print(speech.event(event, names))
    for number, (step, events) in enumerate(zip(record.steps, told[1:], strict=True), 1):
        action = speech.action(step.action, names)
        print(speech.say("replay-step", step=str(number), name=names[step.seat - 1], action=action))
        for event in events:
            print(f"    {speech.event(event, names)}")
    print()
    if state.to_act == OVER:
        print(speech.say("replay-over"))
    else:
        print(speech.say("replay-unfinished", name=names[state.to_act]))
    for entry in sorted(_scores(state), key=lambda entry: entry["place"]):
        name = names[entry["seat"] - 1]
        total = str(state.shown_total(entry["seat"] - 1))
        print(speech.say("replay-place", place=str(entry["place"]), name=name, total=total))
        for source, points in entry["sources"].items():
            print(f"    {points:+d}  {speech.score(source)}")


# -- one position ---------------------------------------------------------------------------------


def _position_data(record: Record, at: int, state: State) -> dict[str, Any]:
    book = record.setup.title.codebook(record.setup.pack)
    return {
        "header": record.header(),
        "at": at,
        "steps": len(record.steps),
        "to_act": state.to_act + 1,
        "decision": state.decision(),
        "legal": [book.describe(code) for code in state.legal()],
        "refused": [{"action": book.describe(code), **refusal.as_dict()} for code, refusal in state.refused()],
        "view": state.view(ALL),
        "scores": _scores(state),
    }


class _Position(Viewpoint):
    """A recorded position including everything hidden."""

    def __init__(self, record: Record, state: State, speech: Speech) -> None:
        self.title, self.pack = record.setup.title, record.setup.pack
        self.names = player_names(record, speech)
        self.speak(speech.lang)
        self._seen = position(self.title, self.pack, state, state.to_act, everything=True)

    def player_view(self) -> PlayerView:
        return self._seen


def _print_position(record: Record, at: int, state: State, speech: Speech) -> None:
    position = _Position(record, state, speech)
    _print_header(record, speech)
    print(speech.say("replay-at", step=str(at), steps=str(len(record.steps))))
    if state.to_act == OVER:
        print(speech.say("replay-over"))
    else:
        print(speech.say("replay-asks", name=position.names[state.to_act], decision=position.prompt()))
        print(speech.say("replay-choices"))
        choices = position.choices()
        for choice, hint in zip(choices, hints(position, choices), strict=True):
            print(f"    {choice.label}" + (f" ({hint})" if hint else ""))
        grayed = position.grayed()
        if grayed:
            print(speech.say("replay-refused"))
        for gray in grayed:
            print(f"    {speech.say('refused-choice', choice=gray.label, reason=gray.reason)} ({gray.rule})")
    print()
    print(speech.say("replay-board"))
    for line in describe(position):
        print(f"    {line}")
    print()
    for line in standings(position):
        print(line)
