"""`alehouse print`: a title to print and play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from alehouse.commands.host import find_pack, read_options
from alehouse.commands.output import note
from alehouse.commands.parameters import Game, Lang, PackName
from alehouse.engine.pack import HOUSE
from alehouse.games import LIBRARY


def print(  # noqa: A001  # the command's name
    game: Game,
    /,
    *,
    out: Path,
    pack: PackName = HOUSE,
    option: Annotated[list[str] | None, Parameter(name="--option")] = None,
    lang: Lang = None,
    paper: Literal["a4", "letter"] = "a4",
    parts: str = "",
) -> None:
    """Write cards, boards, sheets, tokens and rules as a PDF to print, cut and play.

    Cards have their exact size and cut marks; their backs are on the following page, for two-sided printing that flips
    on the long edge.

    Example: alehouse print moonlight --lang fr --out moonlight.pdf

    Parameters
    ----------
    out
        The file to write.
    option
        An option of the variant to print, as NAME=VALUE; repeat for more (default: the whole box).
    paper
        The paper (default: a4).
    parts
        Any of cards, boards, sheets, tokens, scores and rules, separated by commas (default: all).
    """
    from alehouse.print.document import chosen_parts
    from alehouse.print.edition import Edition
    from alehouse.print.render import pdf
    from alehouse.text.languages import language

    title = LIBRARY.get(game)
    named = [part.strip() for part in parts.split(",") if part.strip()]
    edition = Edition(title, find_pack(title, pack), language(lang), read_options(option or []))
    made = pdf(edition, paper, chosen_parts(named))
    out.write_bytes(made)
    note(f"Wrote {out} ({len(made) / 1e6:.1f} MB). Print it at actual size, on both sides, flipped on the long edge.")
