"""The documents of the project as pages: links lead to pages of the site, files that they mention become pages too."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from tools.documentation import ROOT
from tools.documentation.outline import Page

INDEX = "docs/index.md"
LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s]+)(\))")
FENCE = re.compile(r"^```(\w+) example$", re.MULTILINE)
CODE = re.compile(r"(^```.*?^```$|`[^`\n]*`)", re.DOTALL | re.MULTILINE)
BREAKS = {  # code that lines are broken in nowhere, although it has hyphens, and code that is too long for that
    "nowhere": re.compile(r"`--[\w-]+`"),
    "anywhere": re.compile(r"`(GET|POST) /\S+`"),
}
LANGUAGES = {
    ".py": "python",
    ".toml": "toml",
    ".mjs": "javascript",
    ".conf": "nginx",
    ".service": "ini",
    ".yml": "yaml",
}


def project_pages() -> Iterator[Page]:
    """Every document that docs/index.md lists, in its order, then what they link to."""
    listed = list(index_entries())
    waiting = [INDEX, *(path for _, _, path in listed)]
    places = {path: (section, name) for section, name, path in listed}
    done: set[str] = set()
    while waiting:
        path = waiting.pop(0)
        if path in done:
            continue
        done.add(path)
        text, links = with_site_links(path) if path.endswith(".md") else (as_code(path), [])
        waiting += links
        section, name = places.get(path, ("", path))
        yield Page(place(path), section, name, text)


def index_entries() -> Iterator[tuple[str, str, str]]:
    """Section, name and path of every document that the index lists."""
    section = ""
    for line in (ROOT / INDEX).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:]
        elif found := re.match(r"- \[([^\]]+)\]\(([^)]+)\)", line):
            yield section, found[1], posixpath.normpath(f"docs/{found[2]}")


def place(path: str) -> str:
    """Where a file of the project is in the site."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if path.endswith(".md"):
        return f"project/{path.removesuffix('.md').replace('/', '-').lower()}.md"
    return f"files/{path.replace('/', '-')}.md"


def with_site_links(path: str) -> tuple[str, list[str]]:
    """A document with links for the site, and the files that must become pages for that."""
    wanted: list[str] = []

    def for_site(link: re.Match[str]) -> str:
        address, _, anchor = link[2].partition("#")
        if not address or ":" in address:
            return link[0]
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), address))
        if (ROOT / target).is_dir():
            there = "screens.md" if target == "docs/screens" else ""
            assert there, f"{path} links to the folder {target}, which has no page"
        else:
            there = place(target)
            if not target.startswith("docs/screens/"):
                wanted.append(target)
        relative = posixpath.relpath(there, posixpath.dirname(place(path)) or ".")
        return f"{link[1]}{relative}{'#' if anchor else ''}{anchor}{link[3]}"

    text = (ROOT / path).read_text(encoding="utf-8")
    parts = CODE.split(text)  # code at odd places stays as it is
    parts[::2] = [LINK.sub(for_site, part) for part in parts[::2]]
    parts[1::2] = [part + line_breaks(part) for part in parts[1::2]]
    return FENCE.sub(r"```\1", "".join(parts)), wanted


def line_breaks(code: str) -> str:
    """The class of style.css that code gets, as Markdown."""
    return "".join(f"{{ .breaks-{where} }}" for where, kind in BREAKS.items() if kind.fullmatch(code))


def as_code(path: str) -> str:
    """A file of the project as a page."""
    language = LANGUAGES.get(Path(path).suffix, "dockerfile" if path == "Dockerfile" else "text")
    text = (ROOT / path).read_text(encoding="utf-8")
    return f"# `{path}`\n\n~~~~{language}\n{text}\n~~~~\n"
