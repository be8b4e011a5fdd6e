"""`python -m tools.documentation [FOLDER]`: build the site (default: build/docs/site), or say what is wrong."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools.documentation import ROOT
from tools.documentation.check import problems
from tools.documentation.licenses import licenses_page
from tools.documentation.outline import Outline, toml
from tools.documentation.project import project_pages
from tools.documentation.reference import reference_pages
from tools.documentation.rules import rules_pages
from tools.documentation.screens import screens_page

WORK = ROOT / "build" / "docs"
SETTINGS = Path(__file__).with_name("zensical.toml")
STYLE = Path(__file__).with_name("style.css")
ICON = ROOT / "web" / "public" / "icon.svg"


def main(arguments: list[str]) -> int:
    if len(arguments) > 1:
        print("usage: ./alehouse docs [FOLDER]", file=sys.stderr)
        return 2
    site = build(WORK)
    if arguments:
        shutil.copytree(site, arguments[0], dirs_exist_ok=True)
        site = Path(arguments[0])
    wrong = problems(site)
    for line in wrong:
        print(line, file=sys.stderr)
    pages = len(list(site.rglob("*.html")))
    print(f"{pages} pages in {site}; open {site / 'index.html'}, or with search: python -m http.server -d {site}")
    return 1 if wrong else 0


def build(folder: Path) -> Path:
    """The site, built in a folder of its own; a warning of the generator is an error."""
    shutil.rmtree(folder, ignore_errors=True)
    outline = Outline()
    for pages in (project_pages(), reference_pages(), rules_pages(), screens_page(), licenses_page()):
        outline.add(pages)
    for name, text in outline.pages.items():
        path = folder / "source" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "docs" / "screens", folder / "source" / "screens", dirs_exist_ok=True)
    for part in (STYLE, ICON):
        shutil.copy(part, folder / "source")
    nav = f"[project]\nnav = {toml(outline.nav())}\n"
    settings = SETTINGS.read_text(encoding="utf-8").replace("[project]\n", nav, 1)
    (folder / "zensical.toml").write_text(settings, encoding="utf-8")
    zensical = Path(sys.executable).with_name("zensical")
    done = subprocess.run([zensical, "build", "--strict"], cwd=folder, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nThe site was not built.")
    return folder / "site"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
