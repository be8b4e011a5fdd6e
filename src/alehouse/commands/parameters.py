"""Arguments and options that several commands share, each with its line of help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Game = Annotated[str, Parameter(help="The title, as in `alehouse games`.")]
RecordFile = Annotated[Path, Parameter(help="A game record (.ale).")]
PackName = Annotated[str, Parameter(help="A content pack by name, or its folder or file (default: house).")]
ChosenOptions = Annotated[
    list[str] | None,
    Parameter(name="--option", help="An option of the title as NAME=VALUE; may be given several times."),
]
Seed = Annotated[int | None, Parameter(help="The seed of all random numbers (default: a random one).")]
Lang = Annotated[str | None, Parameter(help="A language, as in `alehouse languages` (default: the terminal's).")]
Workers = Annotated[int | None, Parameter(help="How many processes to use (default: one per processor).")]
Cluster = Annotated[str, Parameter(help="The address of a Ray cluster to play on, or local to start one for this run.")]
Json = Annotated[bool, Parameter(help="Print one JSON object.")]
