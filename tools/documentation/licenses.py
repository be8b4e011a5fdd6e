"""Licenses of everything that the pages of the site carry with them: the generator's scripts, styles and icons."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from tools.documentation.outline import Page

ICONS = ("fontawesome", "lucide")  # in the styles, and in zensical.toml
LINE = "\n\n" + "-" * 80 + "\n\n"


def licenses_page() -> Iterator[Page]:
    zensical = distribution("zensical")
    texts = {str(file): Path(str(file.locate())) for file in zensical.files or [] if file.stem.upper() == "LICENSE"}
    wanted = ["dist-info/licenses/LICENSE", "assets/javascripts/LICENSE", *(f".icons/{name}/LICENSE" for name in ICONS)]
    parts = []
    for end in wanted:
        (path,) = [path for name, path in texts.items() if end in name]
        parts.append(path.read_text(encoding="utf-8").strip())
    about = f"Made with Zensical {zensical.version}. Its license, and those of the scripts and icons in these pages:"
    text = f"# Licenses of these pages\n\n{about}\n\n~~~~text\n{LINE.join(parts)}\n~~~~\n"
    yield Page("licenses.md", "Explanation", "Licenses of these pages", text)
