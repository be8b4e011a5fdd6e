"""A page with the screenshots; the name of a file says what it shows, on which device and in which colors."""

from __future__ import annotations

from collections.abc import Iterator

from tools.documentation import ROOT
from tools.documentation.outline import Page

from alehouse.games import LIBRARY

SHOWN = ("desktop-light", "phone-dark")


def screens_page() -> Iterator[Page]:
    folder = ROOT / "docs" / "screens"
    lines = [
        "# Screenshots",
        "Made by `python -m tests.browser.screens`: on a desktop in light, on a phone in dark colors.",
    ]
    titles = {id: LIBRARY.get(id).name for id in LIBRARY.ids()}
    moments = sorted({path.stem.rsplit("-", 2)[0] for path in folder.glob("*.jpg")})
    for id, heading in {**titles, "": "The house"}.items():
        lines.append(f"## {heading}")
        for moment in moments:
            owner = moment.partition("-")[0]
            if (owner if owner in titles else "") != id:
                continue
            name = (moment.removeprefix(f"{id}-") if id else moment).replace("-", " ").capitalize()
            lines.append(f"### {name}")
            files = [f"{moment}-{how}.jpg" for how in SHOWN if (folder / f"{moment}-{how}.jpg").is_file()]
            lines.append(" ".join(f"![{heading}: {name}](screens/{file}){{ loading=lazy }}" for file in files))
    yield Page("screens.md", "Explanation", "Screenshots", "\n\n".join(lines) + "\n")
