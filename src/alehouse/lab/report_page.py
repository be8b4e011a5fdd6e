"""A report as a folder: one page with everything in it, its pictures as files, and its figures as JSON."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alehouse.lab.charts import save

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INDENT = "    "
STYLE = """
:root { color-scheme: light dark; --ink: #1d2440; --paper: #fffdf7; --line: #d9d4c5; --amber: #b36b0a;
  --soft: #f4efe2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece6d6; --paper: #141a30; --line: #3a4263; --amber: #f0b050; --soft: #1d2544; }
}
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 62rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { line-height: 1.15; margin-bottom: .2rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
figure { margin: 1rem 0; }
figure svg { width: 100%; height: auto; border-radius: 6px; }
figcaption { font-size: .85rem; }
a { color: var(--amber); }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
thead th { background: var(--soft); position: sticky; top: 0; }
.warns::marker { content: "⚠ "; }
.warns { font-weight: 600; }
summary { cursor: pointer; color: var(--amber); }
"""


def write_page(folder: Path, name: str, title: str, body: list[str], report: dict[str, Any]) -> Path:
    """Writes index.html and NAME.json; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    page = folder / "index.html"
    page.write_text(
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<main>\n" + "\n".join(body) + "\n</main>\n</html>\n",
        encoding="utf-8",
    )
    return page


def picture(folder: Path, name: str, heading: str, drawn: Figure) -> str:
    """Saves a picture; returns its part of the page."""
    folder.mkdir(parents=True, exist_ok=True)
    svg, png = save(drawn, folder, name)
    drawing = svg.read_text(encoding="utf-8")
    drawing = drawing[drawing.index("<svg") :].replace("<svg", f'<svg role="img" aria-label="{escape(heading)}"', 1)
    links = f'<a href="{svg.name}">SVG</a> · <a href="{png.name}">PNG</a>'
    return f"<h2>{escape(heading)}</h2>\n<figure>{drawing}<figcaption>{links}</figcaption></figure>\n"


def table(rows: list[list[str]], head: bool) -> str:
    """An HTML table; the first row is its head if `head` is set."""
    body = rows[1:] if head else rows
    lines = ['<div class="table"><table>']
    if head:
        lines.append("<thead><tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in rows[0]) + "</tr></thead>")
    for row in body:
        lines.append("<tr>" + "".join(f"<td>{escape(cell).replace(INDENT, '&emsp;')}</td>" for cell in row) + "</tr>")
    return "\n".join([*lines, "</table></div>"])
