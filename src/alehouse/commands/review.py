"""`alehouse review`: the decisions of a finished game that cost most, the better moves, and every player's luck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alehouse.commands.output import print_json
from alehouse.commands.parameters import Json, Lang
from alehouse.commands.progress import Progress
from alehouse.commands.recorded import player_names, read_game, speech_of
from alehouse.engine.errors import AlehouseError
from alehouse.extras import program
from alehouse.lab.advice_text import margin, why
from alehouse.lab.review import Mistake, Review, Reviewer

if TYPE_CHECKING:
    from alehouse.text.speech import Speech


def review(file: Path, /, *, seat: int | None = None, lang: Lang = None, json: Json = False) -> None:
    """Show the decisions of a finished game that cost most, the better moves, why, and every player's luck.

    A decision is judged by what its player could know. The same record gives the same review.

    Example: alehouse review game.ale --seat 1

    Parameters
    ----------
    file
        The record of a finished game (.ale).
    seat
        Only this seat's decisions (default: everybody's).
    """
    record = read_game(file)
    seats = record.setup.seats
    if seat is not None and not 1 <= seat <= seats:
        raise AlehouseError(f"--seat takes a seat from 1 to {seats}, not {seat}.")
    reviewer = Reviewer(record)
    with Progress("steps", len(record.steps)) as progress:
        found = reviewer.review(progress=progress.at)
    if seat is not None:
        found["mistakes"] = [one for one in found["mistakes"] if one["seat"] == seat]
    if json:
        print_json({"title": record.setup.title.id, **found})
        return
    speech = speech_of(record, lang)
    names = player_names(record, speech)
    for number in range(1, seats + 1) if seat is None else [seat]:
        print(_luck(found, number, speech, names))
        mistakes = [one for one in found["mistakes"] if one["seat"] == number]
        if not mistakes:
            print(f"  {speech.say('review-none', name=names[number - 1])}")
        for one in mistakes:
            for line in _lines(one, found["unit"], speech, names):
                print(f"  {line}")
            command = f"{program()} play {record.setup.title.id} --resume {file} --at {one['step'] - 1} --seat {number}"
            print(f"    {speech.say('review-play-on', command=command)}")


def _luck(review: Review, seat: int, speech: Speech, names: list[str]) -> str:
    """A seat's luck in a sentence."""
    if not review["chance"]:
        return speech.labeled(names[seat - 1], speech.say("review-no-chance"))
    luck, total = review["luck"][seat - 1], review["totals"][seat - 1]
    key = "review-even" if abs(luck) < 0.05 else "review-lucky" if luck > 0 else "review-unlucky"
    said = speech.say(key, number=abs(luck), unit=review["unit"])
    return speech.say("review-luck", name=names[seat - 1], luck=said, total=total, fair=total - luck)


def _lines(one: Mistake, unit: str, speech: Speech, names: list[str]) -> list[str]:
    """What was played, the better move, and why."""
    name, played = names[one["seat"] - 1], speech.action(one["played"], names)
    half = margin(one["low"], one["high"], unit)
    gain = speech.say("review-gain", number=one["cost"], margin=half, unit=unit)
    reason = why(one["gains"], one["later"], unit, speech)
    return [
        speech.say("review-played", step=str(one["step"]), name=name, action=played),
        speech.say("review-better", action=speech.action(one["better"], names), gain=gain),
        speech.say("review-rule", why=reason, rule=one["rule"]) if one["rule"] else reason,
    ]
