"""An edition as PDF."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

from alehouse.engine.errors import AlehouseError
from alehouse.extras import command_for
from alehouse.print.document import document
from alehouse.print.edition import Edition

LAYOUT = Path(__file__).parent / "layout"
EXTRA = "print"


def can_print() -> bool:
    """Whether the typesetter is installed."""
    return find_spec("typst") is not None


def pdf(edition: Edition, paper: str, parts: list[str]) -> bytes:
    """The document with its fonts embedded; the same edition gives the same bytes."""
    if not can_print():
        raise AlehouseError(f"PDFs need Typst: {command_for(EXTRA)}.")
    import typst

    data = json.dumps(document(edition, paper, parts), ensure_ascii=False)
    made = typst.compile(
        LAYOUT / "main.typ", root=LAYOUT, ignore_system_fonts=True, format="pdf", sys_inputs={"document": data}
    )
    assert isinstance(made, bytes)
    return made
