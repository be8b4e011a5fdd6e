"""`alehouse analyze`: who was winning when, where the points came from, and the turning points."""

from __future__ import annotations

import json as plain_json
from pathlib import Path
from typing import TYPE_CHECKING

from alehouse.commands.output import print_json
from alehouse.commands.parameters import Json, Lang, RecordFile
from alehouse.commands.progress import Progress
from alehouse.commands.recorded import player_names, read_game, speech_of
from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import Record
from alehouse.engine.state import ALL, SPECTATOR
from alehouse.lab.analysis import Analysis, analyse, analysis_data
from alehouse.lab.charts import need_matplotlib, save

if TYPE_CHECKING:
    from alehouse.text.speech import Speech


def analyze(
    file: RecordFile,
    /,
    *,
    seat: int | None = None,
    all: bool = False,  # noqa: A002 (the option's name)
    out: Path | None = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show how a recorded game went: chances to win and points by source over time, and its turning points.

    By default it uses only what everyone could know.

    Example: alehouse analyze game.ale --all --out analysis

    Parameters
    ----------
    seat
        Use what this seat could know.
    all
        Use everything, including hidden information; for finished games.
    out
        A folder to write the curves (.json) and their picture (.svg and .png) to.
    """
    if seat is not None and all:
        raise AlehouseError("--seat and --all cannot be combined; give one of them.")
    if out is not None:
        need_matplotlib()
    record = read_game(file)
    if seat is not None and not 1 <= seat <= record.setup.seats:
        raise AlehouseError(f"--seat takes a seat from 1 to {record.setup.seats}, not {seat}.")
    viewer = ALL if all else SPECTATOR if seat is None else seat - 1
    with Progress("steps", len(record.steps)) as progress:
        analysis = analyse(record, viewer, progress.at)
    speech = speech_of(record, lang)
    written = [] if out is None else _write(record, analysis, speech, out, file.stem)
    if json:
        print_json(analysis_data(record, analysis))
        return
    _print(record, analysis, speech)
    if written:
        print(speech.say("analyse-written", files=", ".join(str(path) for path in written)))


def _write(record: Record, analysis: Analysis, speech: Speech, folder: Path, name: str) -> list[Path]:
    from alehouse.lab.analysis_chart import analysis_chart

    folder.mkdir(parents=True, exist_ok=True)
    data = folder / f"{name}.json"
    text = plain_json.dumps(analysis_data(record, analysis), ensure_ascii=False, indent=1)
    data.write_text(text + "\n", encoding="utf-8")
    return [data, *save(analysis_chart(record, analysis, speech, player_names(record, speech)), folder, name)]


def _print(record: Record, analysis: Analysis, speech: Speech) -> None:
    names = player_names(record, speech)
    whose = {ALL: "analyse-known-all", SPECTATOR: "analyse-known-spectator"}.get(analysis.viewer, "analyse-known-seat")
    print(speech.say(whose, name=names[max(0, analysis.viewer)]))
    if not analysis.turning_points:
        print(speech.say("analyse-no-turning-point"))
        return
    print(speech.say("analyse-turning-points"))
    key = "analyse-points-swing" if record.setup.seats == 1 else "analyse-chance-swing"
    factor = 1 if record.setup.seats == 1 else 100
    for point in analysis.turning_points:
        step = record.steps[point.first - 1]
        action = speech.action(step.action, names)
        print(speech.say("replay-step", step=str(point.first), name=names[step.seat - 1], action=action))
        before, after = factor * point.before[point.seat], factor * point.after[point.seat]
        print(f"    {speech.say(key, name=names[point.seat], before=before, after=after)}")
